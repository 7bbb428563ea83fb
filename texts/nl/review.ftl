### De terugblik op een gespeeld spel: kansen, oordelen, geluk en kunde, en eigen fouten als opgaven.

## Kansen.

review-chances = Kansen om te winnen
review-chance-line = { $seat }: { $before }% aan het begin, { $after }% aan het einde
review-unfinished = Het spel is niet uitgespeeld; de rekening stopt bij de laatste kansen.
review-nothing = In dit spel heeft niemand iets beslist; er valt niets terug te kijken.
review-no-seat = Er is geen stoel ‘{ $value }’ in dit spel; kies uit: { $known }.

## Oordelen.

review-marks = Zetten met een oordeel
review-marks-none = Hier valt niets te leren. Bravo!
review-mark-blunder = Blunder
review-mark-mistake = Fout
review-mark-slip = Slordigheid
review-mark-praise = Uitstekend
review-mark-none = Een goede zet
review-head = { $when }: { $mark } ({ $sign })
review-when-round = Ronde { $round }, zet { $number }
review-when = Zet { $number }
review-cost = { $loss ->
    [one] geeft { $loss } procentpunt weg
   *[other] geeft { $loss } procentpunten weg
}
review-played = { $seat-you ->
    [true] Jij speelde: { $move }
   *[other] { $seat } speelde: { $move }
}
review-better = Beter: { $move }. Dat wint in { $after }% van de gevallen in plaats van { $before }%.
review-praised = Beter dan wat hier meestal gespeeld wordt.
review-why = Waarom, in punten: { $reasons }.
review-rival = { $points ->
    [one] { $seat } mag daarna { $points } punt meer verwachten.
   *[other] { $seat } mag daarna { $points } punten meer verwachten.
}
review-seen = Beoordeeld met wat deze speler toen kon zien.
review-forced = Hier viel niets te kiezen.
review-equal = Wat hier ook gespeeld werd, het maakte nauwelijks verschil.
review-options = Alles wat vergeleken is
review-given = Weggegeven kans per beslissing die telt, in procentpunten
review-given-seat = { $count ->
    [one] { $seat }: { $value } in één beslissing
   *[other] { $seat }: { $value } in { $count } beslissingen
}
review-scale = Onze bots, ter vergelijking: { $levels }
review-scale-level = { $bot } { $value }

## Geluk en kunde.

review-ledger = Waar de uitslag vandaan kwam
review-ledger-measure = in procentpunten winstkans; elke kolom telt precies op
review-start = begin
review-fortune = geluk
review-choice = eigen keuzes
review-veil = achter de schermen
review-others = keuzes van anderen
review-drift = bijstelling van de coach
review-result = uitslag
review-fortune-why = wat er van de stapel kwam, vergeleken met alles wat had kunnen komen
review-choice-why = eigen zetten, vergeleken met wat de coach gemiddeld speelt
review-veil-why = wat de speler niet kon weten bij het kiezen
review-others-why = wat de anderen kozen
review-drift-why = waar de coach zelf van mening veranderde: zijn eigen fout, niemands verdienste

## De pagina.

review-graph = Kansen om te winnen, moment na moment
review-moment = Moment { $at } van { $last }
review-moment-shares = Moment { $at } van { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = De beslissing
review-moves = Zetten
review-show = Geluk en kunde
review-panel = Wat de coach ervan zegt
review-working = De coach is bij zet { $done } van { $all }.
review-failed = De coach kon dit spel niet beoordelen. Bord en zetten zijn er wel.
review-previous = Vorig oordeel
review-next = Volgend oordeel
review-whose = Wiens oordelen
review-learn = Leer van je fouten

## Opgaven.

review-puzzle = Zoek een betere zet
review-puzzle-game = In het spel speelde je: { $move }
review-puzzle-of = Opgave { $at } van { $last }
review-puzzle-best = Dat is hem! Beter kan het hier niet.
review-puzzle-better = Beter, maar het kan nog beter.
review-puzzle-same = Niet beter dan in het spel. Probeer iets anders.
review-puzzle-worse = Dat is nog slechter. Probeer iets anders.
review-puzzle-hint = Geef me een hint
review-puzzle-hint-move = Het begint zo: { $move }
review-puzzle-show = Laat zien
review-puzzle-again = Nog eens
review-puzzle-next = Volgende fout
review-puzzle-done = Dat was de laatste.
review-puzzle-solved = opgelost
review-puzzle-back = Terug naar de terugblik

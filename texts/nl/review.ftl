### De terugblik op een gespeeld spel: kansen, oordelen, geluk en kunde, en eigen fouten als opgaven.

## Kansen.

review-chances = Kansen om te winnen
review-chance-line = { $seat }: { $before }% aan het begin, { $after }% aan het einde
review-unfinished = Het spel is niet uitgespeeld; de rekening stopt bij de laatste kansen.
review-nothing = In dit spel heeft niemand iets beslist; er valt niets terug te kijken.
review-no-seat = Er is geen plaats ‘{ $value }’ in dit spel; kies uit: { $known }.

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
review-played = { $seat-you ->
    [true] Jij speelde: { $move }
   *[other] { $seat } speelde: { $move }
}
review-better = Beter: { $move }. Dat wint in { $after }% van de gevallen in plaats van { $before }%.
review-praised = Beter dan wat hier meestal gespeeld wordt.
review-side-played = { $seat-you ->
    [true] Jij speelde
   *[other] { $seat } speelde
}
review-side-coach = De coach
review-side-wins = wint in { $percent }% van de gevallen
review-side-points = { $points ->
    [one] { $points } punt verwacht
   *[other] { $points } punten verwacht
}
review-cost = winstkans, in punten
review-why = Waarom, in punten: { $reasons }.
review-rival = { $points ->
    [one] { $seat } mag daarna { $points } punt meer verwachten.
   *[other] { $seat } mag daarna { $points } punten meer verwachten.
}
review-seen = Beoordeeld met wat deze speler toen kon zien.
review-forced = Hier viel niets te kiezen.
review-equal = Wat hier ook gespeeld werd, het maakte nauwelijks verschil.
review-options = Alles wat vergeleken is
review-options-more = { $count ->
    [one] Nog één zet
   *[other] Nog { $count } zetten
}
review-given = Weggegeven kans per beslissing die telt, in procentpunten
review-given-seat = { $count ->
    [one] { $seat }: { $value } in één beslissing
   *[other] { $seat }: { $value } in { $count } beslissingen
}
review-scale = Onze bots, ter vergelijking: { $levels }
review-scale-level = { $bot } { $value }
review-decimal-sign = { "," }

## Geluk en kunde.

review-ledger = Waar de uitslag vandaan kwam
review-ledger-measure = in procentpunten winstkans; elke kolom telt precies op
review-ledger-how = Kies een regel om de momenten ervan in de grafiek te zien.
review-start = begin
review-fortune = geluk
review-choice = eigen keuzes
review-veil = achter de schermen
review-others = keuzes van anderen
review-drift = bijstelling van de coach
review-result = uitslag
review-rest = de rest
review-fortune-why = wat er van de stapel kwam, vergeleken met alles wat had kunnen komen
review-choice-why = eigen zetten, vergeleken met wat de coach gemiddeld speelt
review-veil-why = wat de speler niet kon weten bij het kiezen
review-others-why = wat de anderen kozen
review-drift-why = waar de coach zelf van mening veranderde: zijn eigen fout, niemands verdienste

## De pagina.

review-graph = Kansen om te winnen, moment na moment
review-moment-shares = Moment { $at } van { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = De beslissing
review-moves = Zetten
review-show = Geluk en kunde
review-panel = Wat de coach ervan zegt
review-working = De coach is bij zet { $done } van { $all }.
review-working-round = De coach is bij ronde { $round }.
review-working-left = { $seconds ->
    [one] Nog ongeveer een seconde.
   *[other] Nog ongeveer { $seconds } seconden.
}
review-failed = De coach kon dit spel niet beoordelen. Bord en zetten zijn er wel.
review-previous = Vorig oordeel
review-next = Volgend oordeel
review-learn = Leer van je fouten
review-learn-these = Leer van deze fouten

## Opgaven.

review-puzzle = Zoek een betere zet
review-puzzle-of = Opgave { $at } van { $last }
review-puzzle-best = Dat is hem! Beter kan het hier niet.
review-puzzle-better = Beter, maar het kan nog beter.
review-puzzle-found = { $all ->
    [one] { $found } van { $all } punt gevonden
   *[other] { $found } van { $all } punten gevonden
}
review-puzzle-same = Niet beter dan in het spel. Probeer iets anders.
review-puzzle-worse = Dat is nog slechter. Probeer iets anders.
review-puzzle-beside = De zet uit het spel is beter dan deze.
review-puzzle-hint = Geef me een hint
review-puzzle-hint-move = Het begint zo: { $move }
review-puzzle-show = Laat zien
review-puzzle-again = Nog eens
review-puzzle-next = Volgende fout
review-puzzle-solved = opgelost
review-puzzle-remember = Om te onthouden
review-puzzle-reason = Wat hier het meest telde: { $why }.
review-puzzle-slips = Sla slordigheden over
review-puzzle-back = Terug naar de terugblik

## Wat als: varianten van een afgelopen spel.

review-what-if = Wat als?
review-what-if-here = Wat als? Speel vanaf hier verder
review-what-if-all = Alle varianten
review-what-if-why = Je speelt verder vlak voor deze zet, aan een eigen tafel. Het spel zelf blijft zoals het is.
review-what-if-seat = Jouw plaats
review-what-if-level = De bots op de andere plaatsen
review-what-if-hidden = Wat verborgen is
review-what-if-hidden-true = Zoals het was
review-what-if-hidden-imagined = Zoals deze plaats het zich voorstelt
review-what-if-name = Naam van de variant
review-what-if-play = Verder spelen
review-branches = { $count ->
    [0] Nog geen varianten
    [one] Eén variant
   *[other] { $count } varianten
}
review-branches-why = Een spel, en wat er nog meer van had kunnen komen
review-branches-none = Open de terugblik, ga naar een zet en kies ‘Wat als? Speel vanaf hier verder’.
review-branch-game = Het spel
review-branch-name = { $letter }: { $name }
review-branch-this = Variant { $letter }
review-branch-unnamed = zonder naam
review-branch-open = nog niet afgelopen
review-branch-broken = afgebroken
review-branch-go-on = Verder spelen
review-branch-rename = Naam wijzigen
review-branch-renamed = De variant heeft een nieuwe naam.
review-branch-compared = Vergeleken met het spel
review-branch-choose = Kies een variant om die met het spel te vergelijken.
review-branch-unfinished = Is deze variant uitgespeeld, dan wordt die hier met het spel vergeleken.
review-branch-alone = Het spel zelf is privé, dus er valt niets te vergelijken.
review-branch-chance = Kans om te winnen: { $seat }
review-branch-course-game = in het spel: van { $before }% naar { $after }%
review-branch-course-branch = in de variant: van { $before }% naar { $after }%
review-branch-points = Punten vanaf daar, variant min spel
review-branch-sum = samen

## Samen: opmerkingen, leiden en volgen, delen.

review-together = Samen
review-here = { $count ->
    [one] Behalve jij is hier niemand.
   *[other] Nu hier: { $names }
}
review-lead = Rondleiden
review-lead-stop = Stoppen met rondleiden
review-leading = Jij leidt rond: wie volgt, ziet wat jij ziet.
review-led-by = { $name } leidt rond.
review-follow = { $name } volgen
review-follow-stop = Zelf rondkijken
review-following = Je volgt { $name }.
review-lead-ended = Niemand leidt nog rond.
review-comments = Opmerkingen
review-comments-here = { $count ->
    [0] Geen opmerkingen bij dit moment
    [one] Eén opmerking bij dit moment
   *[other] { $count } opmerkingen bij dit moment
}
review-comments-none = Niemand heeft nog iets over dit spel geschreven.
review-comment-write = Schrijf iets over dit moment
review-comment-remove = Deze opmerking verwijderen
review-comment-at = Zet { $number }
review-comment-start = Het begin
review-share-link = Delen
review-share-private = Dit is een besloten spel: alleen wie meedeed, kan de link openen.
review-share-copied = De link is gekopieerd.
review-export = Meenemen
review-export-text = Als tekst
review-export-json = Als gegevens (JSON)
review-screens-open = Alle schermen open

## Oefenen met je eigen fouten.

review-training = Oefenen
review-training-why = Je eigen fouten, tot je het beter weet
review-training-due = { $count ->
    [0] Er staat niets klaar
    [one] Er staat één fout klaar
   *[other] Er staan { $count } fouten klaar
}
review-training-how = Zoek een betere zet dan die je speelde. Wat je oplost, komt na een dag terug en daarna steeds later; wat je niet oplost, komt snel terug.
review-training-start = Begin met oefenen
review-training-later = Je bent even klaar. De volgende komt terug op { $time }.
review-training-none = Er is nog niets om te oefenen. Na elk spel verzamelt de coach hier je fouten.
review-training-next = Verder
review-training-back = Terug naar het oefenen
review-theme = Thema
review-theme-due = aan de beurt
review-theme-known = onder de knie
review-theme-of = { $known } van { $all }
review-theme-practise = Oefenen
review-theme-try = Oefenen: { $theme }
review-theme-other = Overig
review-theme-opera-bid = Biedingen
review-theme-opera-hire = Welk personage je inhuurt
review-theme-opera-buy = Stukken kopen
review-theme-opera-programme = Programma’s
review-theme-opera-build = Bouwen
review-theme-opera-sell = Verkopen
review-theme-opera-move = Waarheen
review-theme-opera-raise = De Critico
review-theme-opera-lower = De Critico
review-theme-opera-claim = De Esperto
review-theme-opera-end = Timing: wanneer je stopt
review-theme-opera-stop = Timing: wanneer je stopt
review-theme-opera-intermezzo = Timing: wanneer je stopt
review-theme-opera-decline = Timing: wanneer je stopt
review-theme-operaopoly-draw = Kaarten trekken
review-theme-operaopoly-hire = Inhuren
review-theme-operaopoly-direct = Componisten sturen
review-theme-operaopoly-sponsor = Sponsoren
review-theme-operaopoly-take = Een categorie overnemen
review-theme-operaopoly-discard = Afleggen
review-theme-operaopoly-change = Je kaarten veranderen
review-theme-operaopoly-recast = Je kaarten veranderen
review-theme-operaopoly-oust = Een plek overnemen
review-theme-operaopoly-rehearse = Repeteren
review-theme-operaopoly-end = Timing: wanneer je stopt
review-theme-operaopoly-reshuffle = Timing: wanneer je stopt

### De coach: raad aan de tafel en in de terugblik, de waarschuwing voor een blunder, en waar een spel gewonnen werd.

## Het paneel.

coach-title = De coach
coach-thinking = De coach denkt na…
coach-nothing-asked = Er wordt je nu niets gevraagd. Ben je aan de beurt, dan kijkt de coach met je mee.
coach-measure = Zoals een bot het inschat die weet wat jij weet, en niet meer. Verwachte punten zijn die aan het einde van het spel.
coach-here = { $count ->
    [one] De coach ziet één zet.
   *[other] De coach ziet { $count } goede zetten. De beste: { $move }, { $percent }% kans om te winnen.
}
coach-best = beste
coach-chance = { $percent }% kans om te winnen
coach-points = { $points ->
    [one] { $points } punt verwacht
   *[other] { $points } punten verwacht
}
coach-compared = Vergeleken met een gemiddelde zet, in punten:
coach-reason = { $points } { $why }
coach-no-reasons = Nauwelijks anders dan wat er verder nog kan.
coach-show = Toon op het spelbord
coach-play = Speel dit
coach-failed = De coach heeft even geen antwoord.
coach-again = Vraag het nog eens

## Zetten in woorden.

coach-opera-sell = { $price ->
    [ducats] Verkoop { $composer } ({ $from }) voor dukaten
   *[points] Verkoop { $composer } ({ $from }) voor punten
}
coach-opera-raise = { $levels ->
    [one] Laat { $composer } één niveau stijgen
   *[other] Laat { $composer } { $levels } niveaus stijgen
}
coach-opera-lower = { $levels ->
    [one] Laat { $composer } één niveau zakken
   *[other] Laat { $composer } { $levels } niveaus zakken
}
coach-opera-programme = { $houses ->
    [none] Laat het programma zoals het is
   *[other] Programmeer { $houses }
}
coach-opera-stock = persoonlijke voorraad
coach-operaopoly-move = { $doing }: { $what }

## Voor een blunder.

coach-warning = Weet je het zeker?
coach-warning-why = Met { $move } heb je { $percent }% kans om te winnen. Met de beste zet die de coach ziet is het { $best }%.
coach-warning-better = De coach zou kiezen: { $move }.
coach-warning-anyway = Toch spelen
coach-warning-back = Nog eens nadenken
coach-warning-never = Speel het, en waarschuw me niet meer

## Na het spel.

coach-moments = Beslissende momenten
coach-moments-measure = hoeveel ze de winstkansen veranderden, zoals een bot de open tafel inschat
coach-moments-none = Geen enkele zet besliste dit spel.
coach-moments-working = De coach bekijkt het spel nog eens…
coach-moment-round = { $seat-you ->
    [true] Ronde { $round }, jij
   *[other] Ronde { $round }, { $seat }
}
coach-moment-move = { $seat-you ->
    [true] Zet { $number }, jij
   *[other] Zet { $number }, { $seat }
}
coach-moment-chance = van { $before }% naar { $after }%
coach-moment-better = { $gain ->
    [one] De coach had gekozen: { $move } ({ $gain } procentpunt beter).
   *[other] De coach had gekozen: { $move } ({ $gain } procentpunten beter).
}
coach-moment-open = Bekijk het in de terugblik

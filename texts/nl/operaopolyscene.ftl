### Een laatste voorstelling van Operaopoly, en het einde van het spel, als scène.

## Titels.

operaopolyscene-abandoned = Het seizoen wordt afgebroken
operaopolyscene-finale = Het einde van het seizoen
operaopolyscene-turns = Daarna wordt het gebouw omgedraaid: { $name }
operaopolyscene-leaves = Daarna verlaat { $composer } het spel

## Stappen.

operaopolyscene-step-producer = Producent
operaopolyscene-step-cards = Rollen
operaopolyscene-step-house = Gebouw
operaopolyscene-step-bonus = Bonus
operaopolyscene-step-plus = Bezoek
operaopolyscene-step-sponsor = Sponsors
operaopolyscene-step-closing = Slot
operaopolyscene-step-standing = Stand
operaopolyscene-step-suspense = Het laatste doek
operaopolyscene-step-curtain = Markers
operaopolyscene-step-laurel = De winnaar

## De afrekening.

operaopolyscene-row-producer = Uitvoerend producent
operaopolyscene-row-cards = Rollen
operaopolyscene-row-house = Het operagebouw
operaopolyscene-row-bonus = Bonuskaarten
operaopolyscene-row-plus = Componisten op bezoek
operaopolyscene-row-sponsor = Sponsors
operaopolyscene-row-closing = Slot
operaopolyscene-row-markers = Operamarkers
operaopolyscene-note-producer = houdt de operamarker
operaopolyscene-note-cards = de kaarten op elke plek
operaopolyscene-note-house = per plek, opera in zijn taal
operaopolyscene-note-bonus = nu vervuld, elk { $points }
operaopolyscene-note-plus = waar een componist helpt
operaopolyscene-note-sponsor = { $points } per categorie
operaopolyscene-note-closing = de waarde van elke categorie
operaopolyscene-note-markers = tot het einde bewaard
operaopolyscene-this = Deze voorstelling
operaopolyscene-before-now = punten voor en na
operaopolyscene-keeps = houdt de operamarker
operaopolyscene-part = { $what }: { $points }

## Bonuskaarten.

operaopolyscene-turned-up = omgedraaid
operaopolyscene-hidden = { $cards ->
    [one] Eén kaart blijft dicht tot ze uitbetaalt.
   *[other] { $cards } kaarten blijven dicht tot ze uitbetalen.
}
operaopolyscene-bonus-at-house = Impresario van { $composer }, die het gebouw bezoekt
operaopolyscene-bonus-at-mat = Impresario van { $composer }, die het blad bezoekt van de componist die gespeeld wordt
operaopolyscene-bonus-rating = { $slot }: waarde { $least } of meer
operaopolyscene-bonus-producer = Uitvoerend producent

## Het einde van het spel.

operaopolyscene-segment-performance = opera
operaopolyscene-segment-closing = slot
operaopolyscene-segment-markers = markers
operaopolyscene-tie = Met ieder { $points } wint wie meer operamarkers heeft.
operaopolyscene-equal = Bij gelijke punten wint wie meer operamarkers heeft.

## Voor schermlezers: één zin per speler.

operaopolyscene-seat = { $seat-you ->
    [true] { $parts ->
        [none] Je scoort niets en hebt { $points }.
       *[other] Je scoort { $gain } en hebt { $points }. { $parts }.
    }
   *[other] { $parts ->
        [none] { $seat } scoort niets en heeft { $points }.
       *[other] { $seat } scoort { $gain } en heeft { $points }. { $parts }.
    }
}

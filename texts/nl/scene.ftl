### Scènes: het einde van een ronde, een telling, een laatste voorstelling. Wat die van alle spellen zeggen.

## Hoe het verdergaat.

scene-continue = Verder
scene-pause = Pauze
scene-speed = Tempo
scene-speed-slow = Half tempo
scene-speed-normal = Gewoon tempo
scene-speed-fast = Dubbel tempo
scene-next-is = hierna: { $what }
scene-by-itself = vanzelf over { $seconds } s
scene-to-result = naar de uitslag
scene-to-table = terug naar de tafel

## Wie waar staat.

scene-seats = Spelers
scene-standing = Stand
scene-standing-is = Stand: { $seats }.
scene-standing-seat = { $seat-you ->
    [true] jij { $points }
   *[other] { $seat } { $points }
}
scene-before = { $points } ervoor
scene-was = was { $place }
scene-so-far = tot nu toe
scene-next = hierna
scene-later = nog niet geteld
scene-to-beat = te kloppen
scene-runner-up = { $seat-you ->
    [true] { $place } jij
   *[other] { $place } { $seat }
}
scene-between = {" "}·{" "}

## Het hele blad, en het laatste doek.

scene-whole-sheet = het hele scoreblad
scene-raise = Doek op
scene-needs = { $seat-you ->
    [true] Je hebt er { $points } nodig
   *[other] { $seat } heeft er { $points } nodig
}
scene-ahead = { $seat-you ->
    [true] Je staat al { $lead } voor
   *[other] { $seat } staat al { $lead } voor
}
scene-curtains-left = { $curtains ->
    [one] Nog één doek
   *[other] Nog { $curtains } doeken
}

### Le scene: la fine di un round, una conta, un’ultima recita. Che cosa dicono quelle di tutti i giochi.

## Come si va avanti.

scene-continue = Continua
scene-pause = Pausa
scene-speed = Velocità
scene-speed-slow = Velocità dimezzata
scene-speed-normal = Velocità normale
scene-speed-fast = Velocità doppia
scene-next-is = poi: { $what }
scene-by-itself = in automatico tra { $seconds } s
scene-to-result = al risultato
scene-to-table = torna al tavolo

## Chi è a che punto.

scene-seats = Giocatori
scene-standing = Classifica
scene-standing-is = Classifica: { $seats }.
scene-standing-seat = { $seat-you ->
    [true] tu { $points }
   *[other] { $seat } { $points }
}
scene-before = { $points } prima
scene-was = era { $place }
scene-so-far = finora
scene-next = tra poco
scene-later = non ancora contato
scene-to-beat = da battere
scene-runner-up = { $seat-you ->
    [true] { $place } tu
   *[other] { $place } { $seat }
}
scene-between = {" "}·{" "}

## Il foglio intero, e l’ultimo sipario.

scene-whole-sheet = tutto il segnapunti
scene-raise = Alza il sipario
scene-needs = { $seat-you ->
    [true] Te ne servono { $points }
   *[other] { $seat }: ne servono { $points }
}
scene-ahead = { $seat-you ->
    [true] Hai già { $lead } di vantaggio
   *[other] { $seat } ha già { $lead } di vantaggio
}
scene-curtains-left = { $curtains ->
    [one] Resta un sipario
   *[other] Restano { $curtains } sipari
}

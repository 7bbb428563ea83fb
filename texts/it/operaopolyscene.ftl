### Un’ultima recita di Operaopoly, e la fine della partita, in scena.

## Titoli.

operaopolyscene-abandoned = La stagione viene abbandonata
operaopolyscene-finale = La fine della stagione
operaopolyscene-turns = Poi la carta del teatro si gira: { $name }
operaopolyscene-leaves = Poi { $composer } esce dal gioco

## Passi.

operaopolyscene-step-producer = Produttore
operaopolyscene-step-cards = Ruoli
operaopolyscene-step-house = Teatro
operaopolyscene-step-bonus = Bonus
operaopolyscene-step-plus = Visite
operaopolyscene-step-sponsor = Sponsor
operaopolyscene-step-closing = Chiusura
operaopolyscene-step-standing = Classifica
operaopolyscene-step-suspense = L’ultimo sipario
operaopolyscene-step-curtain = Segnalini
operaopolyscene-step-laurel = Chi vince

## Il conto.

operaopolyscene-row-producer = Produttore esecutivo
operaopolyscene-row-cards = Ruoli
operaopolyscene-row-house = Il teatro
operaopolyscene-row-bonus = Carte bonus
operaopolyscene-row-plus = Compositori in visita
operaopolyscene-row-sponsor = Sponsor
operaopolyscene-row-closing = Chiusura
operaopolyscene-row-markers = Segnalini Opera
operaopolyscene-note-producer = tiene il segnalino Opera
operaopolyscene-note-cards = le carte di ogni posto
operaopolyscene-note-house = per posto, se è la sua lingua
operaopolyscene-note-bonus = soddisfatte ora, { $points } ciascuna
operaopolyscene-note-plus = dove un compositore aiuta
operaopolyscene-note-sponsor = { $points } per categoria
operaopolyscene-note-closing = il valore di ogni categoria
operaopolyscene-note-markers = tenuti fino alla fine
operaopolyscene-this = Questa recita
operaopolyscene-before-now = punti prima e dopo
operaopolyscene-keeps = tiene il segnalino Opera
operaopolyscene-part = { $what }: { $points }

## Carte bonus.

operaopolyscene-turned-up = scoperte
operaopolyscene-hidden = { $cards ->
    [one] Una carta resta coperta finché non paga.
   *[other] { $cards } carte restano coperte finché non pagano.
}
operaopolyscene-bonus-at-house = Impresario di { $composer }, che visita il teatro
operaopolyscene-bonus-at-mat = Impresario di { $composer }, che visita la plancia del compositore in scena
operaopolyscene-bonus-rating = { $slot }: valore { $least } o più
operaopolyscene-bonus-producer = Produttore esecutivo

## La fine della partita.

operaopolyscene-segment-performance = recita
operaopolyscene-segment-closing = chiusura
operaopolyscene-segment-markers = segnalini
operaopolyscene-tie = Con { $points } a testa vince chi ha più segnalini Opera.
operaopolyscene-equal = A parità di punti contano i segnalini Opera.

## Per chi ascolta: una frase per posto.

operaopolyscene-seat = { $seat-you ->
    [true] { $parts ->
        [none] Non fai punti, totale { $points }.
       *[other] Punti fatti: { $gain }, totale { $points }. { $parts }.
    }
   *[other] { $parts ->
        [none] { $seat } non fa punti, totale { $points }.
       *[other] { $seat }, punti fatti: { $gain }, totale { $points }. { $parts }.
    }
}

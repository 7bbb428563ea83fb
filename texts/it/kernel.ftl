### Ciò che dicono tutti i giochi.

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola
seat-orange = Arancione
seat-chance = Caso
seat-name = { $seat-you ->
    [true] Tu
   *[other] { $seat }
}
seat-listed = tu

## Come si dicono gli elenchi.

join-parts = {"; "}
join-owner = { $name }: { $items }

## Mosse rifiutate.

refusal-game-over = La partita è finita.
refusal-not-offered = «{ $move }» ora non è possibile.
refusal-not-your-turn = { $seat-you ->
    [true] Non è il tuo turno; si aspetta: { $waiting }.
   *[other] Non è il turno di { $seat }; si aspetta: { $waiting }.
}
refusal-unfinished = «{ $move }» è solo una parte di una mossa; completala.
refusal-unknown-move = «{ $move }» non è una mossa di questo gioco.

## File che non possono essere giusti.

malformed-at = { $path }: { $text }
malformed-length = Qui il numero giusto è { $expected }.
malformed-missing = Manca questa parte.
malformed-not-flag = { $value } non è né vero (true) né falso (false).
malformed-not-integer = { $value } non è un numero intero.
malformed-not-list = { $value } non è un elenco.
malformed-not-object = { $value } non è un oggetto con campi.
malformed-not-pair = { $value } non è una coppia.
malformed-not-text = { $value } non è un testo.
malformed-out-of-range = { $value } non è tra { $low } e { $high }.
malformed-players = Questo gioco è per { $low }–{ $high } giocatori.
malformed-refused = La mossa «{ $move }» di { $seat } è rifiutata: { $why }
malformed-result = La partita finisce con { $actual }, non con { $value }.
malformed-too-long = Il testo è troppo lungo: caratteri { $count }, al massimo { $most }.
malformed-twice = { $value } c’è due volte.
malformed-unknown-field = Nessun campo si chiama «{ $name }».
malformed-unknown-word = { $value } non è tra: { $known }.
malformed-view = Da una vista senza memoria non si può immaginare nulla.
unknown-game = Qui non c’è il gioco «{ $game }»; scegli tra: { $known }.
unknown-bot = Non c’è un bot «{ $bot }»; scegli tra: { $known }.

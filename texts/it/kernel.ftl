### Ciò che dice ogni gioco della casa.

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola
seat-orange = Arancione
seat-chance = Caso

## Come si dicono gli elenchi.

join-parts = {"; "}
join-owner = { $name }: { $items }

## Mosse rifiutate.

refusal-game-over = La partita è finita.
refusal-not-offered = «{ $move }» ora non è possibile.
refusal-not-your-turn = Non tocca a { $seat }; si aspetta: { $waiting }.
refusal-unfinished = «{ $move }» è solo una parte di una mossa; completala.
refusal-unknown-move = «{ $move }» non è una mossa di questo gioco.

## File che non possono essere giusti.

malformed-at = { $path }: { $text }
malformed-length = Qui ce ne vogliono { $expected }.
malformed-missing = Questo manca.
malformed-not-flag = { $value } non è né vero (true) né falso (false).
malformed-not-integer = { $value } non è un numero intero.
malformed-not-list = { $value } non è un elenco.
malformed-not-object = { $value } non è un oggetto con parti che hanno un nome.
malformed-not-pair = { $value } non è una coppia.
malformed-not-text = { $value } non è un testo.
malformed-out-of-range = { $value } non è tra { $low } e { $high }.
malformed-players = Si gioca in { $low } fino a { $high }.
malformed-refused = La mossa «{ $move }» di { $seat } è rifiutata: { $why }
malformed-result = La partita finisce con { $actual }, non con { $value }.
malformed-twice = { $value } c’è due volte.
malformed-unknown-field = Nessuna parte si chiama «{ $name }».
malformed-unknown-word = { $value } non è tra: { $known }.
malformed-view = Da una vista senza memoria non si può immaginare nulla.
unknown-game = In questa casa non c’è il gioco «{ $game }»; c’è: { $known }.
unknown-bot = Non c’è un bot «{ $bot }»; c’è: { $known }.

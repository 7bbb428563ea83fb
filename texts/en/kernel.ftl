### What any game of the house says.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-orange = Orange
seat-chance = Chance

## How lists are put into words.

join-parts = {"; "}
join-owner = { $name }: { $items }

## Moves that are refused.

refusal-game-over = The game is over.
refusal-not-offered = “{ $move }” is not possible now.
refusal-not-your-turn = It is not the turn of { $seat }; asked: { $waiting }.
refusal-unfinished = “{ $move }” is only a part of a move; make it whole.
refusal-unknown-move = “{ $move }” is not a move of this game.

## Files that cannot be right.

malformed-at = { $path }: { $text }
malformed-length = There must be { $expected } of them.
malformed-missing = This is missing.
malformed-not-flag = { $value } is neither true nor false.
malformed-not-integer = { $value } is not a whole number.
malformed-not-list = { $value } is not a list.
malformed-not-object = { $value } is not an object with named parts.
malformed-not-pair = { $value } is not a pair.
malformed-not-text = { $value } is not a text.
malformed-out-of-range = { $value } is not between { $low } and { $high }.
malformed-players = From { $low } to { $high } players can play.
malformed-refused = The move “{ $move }” of { $seat } is refused: { $why }
malformed-result = The game ends with { $actual }, not with { $value }.
malformed-twice = { $value } stands there twice.
malformed-unknown-field = Nobody knows a part named “{ $name }”.
malformed-unknown-word = { $value } is not one of: { $known }.
malformed-view = Nothing can be imagined from a view without memory.
unknown-game = There is no game “{ $game }” in this house; there is: { $known }.
unknown-bot = There is no bot “{ $bot }”; there is: { $known }.

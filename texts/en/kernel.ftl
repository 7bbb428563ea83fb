### What any game of the house says.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-orange = Orange
seat-chance = Chance
seat-name = { $seat-you ->
    [true] You
   *[other] { $seat }
}
seat-listed = you

## How lists are put into words.

join-parts = {"; "}
join-owner = { $name }: { $items }

## Moves that are refused.

refusal-game-over = The game is over.
refusal-not-offered = “{ $move }” isn’t possible now.
refusal-not-your-turn = { $seat-you ->
    [true] It isn’t your turn; waiting for { $waiting }.
   *[other] It isn’t { $seat }’s turn; waiting for { $waiting }.
}
refusal-unfinished = “{ $move }” is only part of a move; complete it.
refusal-unknown-move = “{ $move }” isn’t a move of this game.

## Files that cannot be right.

malformed-at = { $path }: { $text }
malformed-length = There must be { $expected } of them.
malformed-missing = This is missing.
malformed-not-flag = { $value } is neither true nor false.
malformed-not-integer = { $value } isn’t a whole number.
malformed-not-list = { $value } isn’t a list.
malformed-not-object = { $value } isn’t an object with named parts.
malformed-not-pair = { $value } isn’t a pair.
malformed-not-text = { $value } isn’t text.
malformed-out-of-range = { $value } isn’t between { $low } and { $high }.
malformed-players = { $low } to { $high } players can play.
malformed-refused = { $seat }’s move “{ $move }” is refused: { $why }
malformed-result = The game ends with { $actual }, not with { $value }.
malformed-too-long = That’s { $count } characters long; the limit is { $most }.
malformed-twice = { $value } is there twice.
malformed-unknown-field = There’s no part called “{ $name }” here.
malformed-unknown-word = { $value } isn’t one of: { $known }.
malformed-view = This view has no memory, so nothing can be filled in.
unknown-game = There’s no game “{ $game }” here; choose from: { $known }.
unknown-bot = There’s no bot “{ $bot }”; choose from: { $known }.

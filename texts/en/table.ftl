### Live matches: what the table refuses, and what happens at it.

## Sitting down.

table-wrong-players = This game is for { $low } to { $high } players.
table-unknown-option = This game has no option “{ $option }”; it has: { $known }.
table-unknown-seat = There is no seat “{ $seat }” here; there is: { $known }.
table-seat-taken = Somebody already sits at { $seat }.
table-seat-empty = Nobody sits at { $seat }.
table-seats-free = These seats are still free: { $seats }.
table-already-seated = You already sit at { $seat }.
table-barred = The host has asked you to leave this table.
table-kick-self = You cannot send yourself away; stand up instead.
table-not-host = Only the host of the table may do that.
table-no-seat = You have no seat at this table.
table-no-spectators = This table does not want spectators.

## The course of the match.

table-begun = The game has begun.
table-not-begun = The game has not begun yet.
table-over = The match is over.
table-paused = The match is paused.
table-away = A bot plays for you; come back first.
table-not-away = You are not away.
table-out-of-time = Your time has run out.
table-moves-many = That is { $count } moves at once; { $most } are allowed.
table-bot-late = The bot’s move answers a question that is no longer asked.
table-undo-nothing = You have made no move yet.
table-undo-others = Somebody has moved after you: your move stands.
table-undo-revealed = Somebody has learned something since: your move stands.
table-not-now = { $wish ->
    [pause] A pause
    [resume] The end of a pause
   *[rematch] A rematch
} cannot be agreed on now.
table-wished-already = You have already said so.
table-not-agreed = Not everybody has agreed to a rematch.
table-screens-closed = You may look behind a screen only after the game.
table-no-such-moment = The story of this match goes up to { $last }; there is no { $number }.
table-nothing-asked = Nobody was asked anything at { $number }.

## Talking, notes and orders.

table-stranger = Say who you are before you speak: sit down, or watch under a name.
table-mute-self = You cannot mute yourself.
table-text-empty = There is nothing written there.
table-text-long = That is { $count } characters long; { $most } are allowed.
table-text-unprintable = There are characters in it that cannot be shown.
table-order-exists = You already have an order “{ $name }”.
table-orders-full = You may have { $most } standing orders at most.
table-no-such-order = You have no order “{ $name }”.
table-order = Play “{ $move }”
table-order-is = { $what } is { $value }
table-order-is-not = { $what } is not { $value }
table-order-at-least = { $what } is at least { $value }
table-order-at-most = { $what } is at most { $value }
table-order-has = { $value } is among { $what }

## Logs, requests and proofs.

table-nameless = A request needs a person and a name of its own.
table-overtaken = Somebody else was quicker: entry { $number } of { $match } is already written.
table-unknown-rules = This match is played by the rules { $rules } of { $game } ({ $edition }), which are not known here.
table-malformed-first = A log begins with the opening of a match.
table-malformed-number = Number { $expected } should follow, not { $number }.
table-malformed-entry = This cannot have happened here. { $why }
table-malformed-seed = A seed is written in { $low } to { $high } small hexadecimal digits.
table-malformed-conditions = An order may have { $most } conditions at most.
table-verify-seed = This is not the seed whose hash was published before the game.
table-verify-deal = The seed deals this otherwise.
table-verify-luck = Luck did “{ $move }”, but the seed says “{ $drawn }”.

## What happened at the table.

table-event-sat-down = { $name } sits down at { $seat }.
table-event-bot-seated = A bot ({ $bot }) sits down at { $seat }.
table-event-unseated = { $kicked ->
    [true] The host has emptied { $seat }.
   *[false] { $seat } is free again.
}
table-event-watched = { $watching ->
    [true] { $name } is watching.
   *[false] { $name } no longer watches.
}
table-event-started = The game begins. In order of play: { $seats }.
table-event-undone = { $seat } takes a move back.
table-event-ended = { $outcome ->
    [resigned] The match is over: it was given up. Its seed was { $seed }.
    [abandoned] The match is over: everybody was away. Its seed was { $seed }.
   *[finished] The game is over. Its seed was { $seed }.
}
table-event-left = { $why ->
    [time] { $seat } is out of time; a bot ({ $bot }) plays on.
   *[left] { $seat } has left; a bot ({ $bot }) plays on.
}
table-event-returned = { $seat } is back.
table-event-resigned = { $seat } resigns; a bot ({ $bot }) plays on.
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat } would like a pause.
        [resume] { $seat } is ready to go on.
       *[rematch] { $seat } would like a rematch.
    }
   *[false] { $seat } has changed its mind.
}
table-event-paused = Everybody agreed: the match is paused.
table-event-resumed = The match goes on.
table-event-continued = The rematch is open.
table-event-said = { $name }: { $text }

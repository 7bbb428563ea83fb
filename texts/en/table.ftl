### Live matches: what the table refuses, and what happens at it.

## Sitting down.

table-wrong-players = This game is for { $low } to { $high } players.
table-unknown-option = This game has no option “{ $option }”; it has: { $known }.
table-unknown-seat = There’s no seat “{ $seat }” here; choose from: { $known }.
table-seat-taken = Somebody is already sitting at { $seat-colour }.
table-seat-empty = Nobody sits at { $seat-colour }.
table-seats-free = These seats are still free: { $seats }.
table-share-early = Secret numbers for the deal are opened once every seat is taken.
table-share-unwanted = Your seat has no secret number to open now.
table-share-wrong = This isn’t the secret number that was sealed when this seat was taken.
table-already-seated = You’re already sitting at { $seat-colour }.
table-barred = The host has asked you to leave this table.
table-kick-self = You can’t send yourself away; stand up instead.
table-name-taken = Somebody at this table is already called { $name }. Choose another name.
table-not-host = Only the host of the table can do that.
table-no-seat = You don’t have a seat at this table.
table-no-spectators = This table doesn’t want spectators.

## The course of the match.

table-begun = The game has begun.
table-not-begun = The game hasn’t begun yet.
table-over = The game is over.
table-paused = The game is paused.
table-away = A bot is playing for you; come back first.
table-not-away = You aren’t away.
table-stand-in-here = { $seat } is here, or was a moment ago.
table-stand-in-nobody = There’s nobody there for whom a bot could play.
table-stand-in-clock = The clock decides here how long everybody waits.
table-out-of-time = Your time has run out.
table-moves-many = That’s { $count } moves at once; the limit is { $most }.
table-bot-late = The bot’s move answers a question that no longer stands.
table-fixed-deal = In the deal of the day everybody plays under the same terms, so this isn’t possible.
table-bots-first = The bots are still deciding. Try again in a moment.
table-undo-nothing = You haven’t made a move yet.
table-undo-others = Somebody has moved after you: your move stands.
table-undo-revealed = Somebody has learned something since: your move stands.
table-rewind-people = Only in a game against bots can a whole turn be taken back.
table-not-now = { $wish ->
    [pause] A pause
    [resume] The end of a pause
   *[rematch] A rematch
} can’t be agreed on now.
table-wished-already = You’ve already said so.
table-not-agreed = Not everybody has agreed to a rematch.
table-screens-closed = You can only look behind a screen after the game.
table-no-such-moment = The story of this game goes up to { $last }; there’s no { $number }.
table-nothing-asked = Nobody was asked anything at { $number }.

## Talking, notes and orders.

table-stranger = Before you speak, tell us your name: sit down, or watch under a name.
table-mute-self = You can’t mute yourself.
table-text-empty = You haven’t written anything.
table-text-long = That’s { $count } characters long; the limit is { $most }.
table-text-unprintable = It contains characters that can’t be shown.
table-name-marks = A letter of a name can have { $most } marks at most.
table-order-exists = You already have an order “{ $name }”.
table-orders-full = You can have { $most } standing orders at most.
table-no-such-order = You don’t have an order “{ $name }”.
table-order = Play “{ $move }”
table-order-is = { $what } is { $value }
table-order-is-not = { $what } isn’t { $value }
table-order-at-least = { $what } is at least { $value }
table-order-at-most = { $what } is at most { $value }
table-order-has = { $value } is among { $what }

## Logs, requests and proofs.

table-enough = You’ve said and done enough at this table. You can still make your moves.
table-nameless = A request needs a person and a name of its own.
table-overtaken = Somebody else was quicker: entry { $number } of { $match } is already written.
table-unknown-rules = This match is played by the rules { $rules } of { $game } ({ $edition }), which we don’t know.
table-malformed-first = A log begins with the opening of a match.
table-malformed-number = Number { $expected } should follow, not { $number }.
table-handover-people = Only games against bots can be handed over: others have played at this device too.
table-handover-long = That’s more moves than a game can have: at most { $most }.
table-handover-seats = These aren’t the seats of this game.
table-handover-parent = The game it continues was never in that position.
table-malformed-entry = This can’t have happened here. { $why }
table-malformed-seed = A seed is written in { $low } to { $high } small hexadecimal digits.
table-malformed-share = A secret number for the deal, or its seal, is written in { $digits } small hexadecimal digits.
table-malformed-conditions = An order can have { $most } conditions at most.
table-verify-seed = This isn’t the seed whose hash was published before the game.
table-verify-deal = The seed deals this differently.
table-verify-luck = Chance did “{ $move }”, but the seed says “{ $drawn }”.

## Games with the box, entered by hand.

by-hand-among-friends = A game with the box is among friends: not public, not rated, without a clock.
by-hand-not-this-game = This game can’t be entered by hand.
by-hand-only = That’s only for games with the box.
by-hand-not-here = That’s not possible in a game with the box.
by-hand-not-at-this-depth = That isn’t entered at the moment. Change first what you enter.
by-hand-lay-out-first = First tell us how the table is laid out.
by-hand-other-options = This position has other players or options than the table, or is in the middle of a shuffle.
by-hand-malformed-seats = Name every seat once, clockwise from the one that begins.
by-hand-malformed-ladder = Each composer stands on the fame ladder once.
by-hand-malformed-century = The pieces of the Century are by different composers: { $count } of them.
by-hand-malformed-offer = These pieces don’t make the first offer.
by-hand-malformed-hands = These aren’t the cards a bot gets: { $count } from each deck, none twice.
by-hand-bot-moves = A bot plays here and chooses its moves itself.
by-hand-tell-first = First tell us what came to light.
by-hand-nothing-to-tell = Nothing has come to light.
by-hand-not-that-card = It can’t be { $card }: from what you entered, that’s somewhere else.
by-hand-not-these-bonus-cards = It can’t be these bonus cards: from what you entered, somebody holds others.
by-hand-no-such-back = This player has no card with that back.
by-hand-no-hands = In this game nobody holds cards.
by-hand-no-scorer = There’s no score sheet for this game.
by-hand-wrong-count = That’s the wrong number of cards: { $count } came to light.
by-hand-wrong-offer = These pieces can’t be the new offer: { $count } in all, at most { $limit } by one composer.
by-hand-none-left = There are no more pieces by { $composer } in the deck.
by-hand-old-deck-first = The old deck is used up first, and { $composer } was still in it.
by-hand-own-secret = That’s another player’s secret.
by-hand-no-such-line = That line isn’t there any more.
by-hand-other-kind = A move can only be replaced by a move, and what you told us by something else you tell us.
by-hand-not-over = The game isn’t over yet.
by-hand-no-bids = This game has no secret bids.
by-hand-bids-are-open = The bids are open. Go on to the next round.
by-hand-bids-are-sealed = Not everybody has sealed a bid yet.
by-hand-nothing-to-verify = This game was played with the box and entered by hand, so there’s no deal to verify.

## What happened at the table.

table-event-sat-down = { $seat-you ->
    [true] You sit down at { $seat-colour }.
   *[other] { $name } sits down at { $seat-colour }.
}
table-event-bot-seated = A bot ({ $bot }) sits down at { $seat-colour }.
table-event-unseated = { $kicked ->
    [true] The host has emptied { $seat-colour }.
   *[false] { $seat-colour } is free again.
}
table-event-watched = { $watching ->
    [true] { $name } is watching.
   *[false] { $name } has stopped watching.
}
table-event-renamed = { $before } is now called { $name }.
table-event-started = The game begins. In order of play: { $seats }.
table-event-undone = { $seat-you ->
    [true] You take a move back.
   *[other] { $seat } takes a move back.
}
table-event-branched = { $imagined ->
    [true] What if? Played on from here, with hidden things as this seat imagines them.
   *[false] What if? Played on from here, with hidden things as they were.
}
table-event-handed-over = Everything up to here was played without the server, on the player’s own device. The server has played it again.
table-event-depth = { $depth ->
    [record] From now on every move is entered.
    [bids] From now on only bids are entered.
   *[scorer] From now on only what counts is entered.
}
table-event-corrected = A line was corrected. Everything after it was played again.
table-event-crossed-out = A line was crossed out. Everything after it was played again.
table-event-bid-sealed = { $seat-you ->
    [true] You have sealed your bid.
   *[other] { $seat } has sealed a bid.
}
table-event-bids-cleared = The next round of bids begins.
table-event-scored = The score sheet was filled in.
table-event-rewound = { $revealed ->
    [true] { $seat-you ->
        [true] You take your last turn back, though you have seen more since. What followed doesn’t count.
       *[other] { $seat } takes a turn back, though more has come to light since. What followed doesn’t count.
    }
   *[false] { $seat-you ->
        [true] You take your last turn back. What followed doesn’t count.
       *[other] { $seat } takes a turn back. What followed doesn’t count.
    }
}
table-event-ended = { $outcome ->
    [resigned] The game is over: somebody resigned. Its seed was { $seed }.
    [closed] The table was closed. Its seed was { $seed }.
    [abandoned] The game is over: everybody was away. Its seed was { $seed }.
   *[finished] The game is over. Its seed was { $seed }.
}
table-event-left = { $why ->
    [time] { $seat-you ->
        [true] You’re out of time; a bot ({ $bot }) plays on.
       *[other] { $seat } is out of time; a bot ({ $bot }) plays on.
    }
    [vote] { $seat-you ->
        [true] You were gone, and the others let a bot ({ $bot }) play for you.
       *[other] { $seat } is gone; a bot ({ $bot }) plays on, as everybody agreed.
    }
    [holiday] { $seat-you ->
        [true] You’re on holiday; a bot ({ $bot }) plays until you’re back.
       *[other] { $seat } is on holiday; a bot ({ $bot }) plays meanwhile.
    }
   *[left] { $seat-you ->
        [true] You’ve left; a bot ({ $bot }) plays on.
       *[other] { $seat } has left; a bot ({ $bot }) plays on.
    }
}
table-event-returned = { $seat-you ->
    [true] You’re back.
   *[other] { $seat } is back.
}
table-event-resigned = { $seat-you ->
    [true] You resign; a bot ({ $bot }) plays on.
   *[other] { $seat } resigns; a bot ({ $bot }) plays on.
}
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat-you ->
            [true] You’d like a pause.
           *[other] { $seat } would like a pause.
        }
        [resume] { $seat-you ->
            [true] You’re ready to go on.
           *[other] { $seat } is ready to go on.
        }
       *[rematch] { $seat-you ->
            [true] You’d like a rematch.
           *[other] { $seat } would like a rematch.
        }
    }
   *[false] { $seat-you ->
        [true] You’ve changed your mind.
       *[other] { $seat } has changed their mind.
    }
}
table-event-stand-in = { $on ->
    [true] { $seat-you ->
        [true] You’d like a bot to play for { $absent }.
       *[other] { $seat } would like a bot to play for { $absent }.
    }
   *[false] { $seat-you ->
        [true] You’d rather wait for { $absent }.
       *[other] { $seat } would rather wait for { $absent }.
    }
}
table-event-paused = Everybody agreed: the game is paused.
table-event-resumed = The game goes on.
table-event-continued = The rematch is open.
table-event-said = { $name }: { $text }

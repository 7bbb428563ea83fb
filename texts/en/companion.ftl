### A game at a real table: what the companion says.

## Opening it.

companion-title = Beside the box
companion-lead = You play with the box on a real table. The phone keeps bids secret, does the sums, and says what to do next.
companion-game = Game
companion-players = Who sits at the table
companion-depth = What the phone does
companion-depth-record = Full record
companion-depth-record-why = You enter every move. It counts, checks the rules, and afterwards there’s a replay and a review.
companion-depth-bids = Secret bids
companion-depth-bids-why = Everybody seals a bid; all are opened together.
companion-depth-scorer = Score sheet
companion-depth-scorer-why = You tap what lies on the table; it counts and explains every sum.
companion-phones = Phones
companion-phones-one = One for all
companion-phones-one-why = This phone goes round, and works without a network too.
companion-phones-each = Everybody’s own
companion-phones-each-why = The others come with a code, a QR code or a link.
companion-open = Clear the table
companion-menu = Beside the box: settings
companion-leave = To the first page
companion-leave-why = The game stays as it is: you’ll find it on the first page under “My games”.
companion-with-the-box = With the box

## What lies on the table, and what comes off a pile.

companion-step = Step { $step } of { $steps }
companion-next = Continue
companion-back = Back
companion-begin = Begin the game
companion-lay-first = Who sits where?
companion-lay-first-why = Draw lots for who begins and tap that player first, then the others clockwise.
companion-lay-ladder = The fame ladder
companion-lay-ladder-why = Shuffle the six composers onto the ladder. Tap them from fame 1 at the bottom to 6 at the top.
companion-lay-offer = The first offer
companion-lay-offer-why = Draw the offer and tap each piece in the order drawn. What is too many of one composer is put aside here too.
companion-lay-century = Composers of the Century
companion-lay-century-why = Draw until three different composers lie there, one for each episode, and tap each piece.
companion-lay-faces = Which sides are up?
companion-lay-faces-why = Look at the three houses on the table.
companion-lay-hands = Cards for { $seat }
companion-lay-hands-why = A bot can’t see its cards: deal them to it and tap them, unseen by the others.
companion-lay-bonus = A bonus card for { $seat }
companion-lay-bonus-why = Draw it for the bot and tap it, unseen by the others.
companion-house = House { $number }
companion-draw-offer = The new offer
companion-draw-offer-why = Draw until the offer is complete, at most { $limit } of each composer, and tap the pieces in the order drawn.
companion-draw-audition = The audition
companion-draw-audition-why = Turn the cards up and tap them.
companion-draw-hand = Cards for { $seat }
companion-draw-hand-why = The bot can’t see what it drew: tap it, unseen by the others.
companion-draw-bonus = Bonus cards
companion-draw-bonus-why = Tap every bonus card that is shown now; none is fine too.
companion-bonus-of = { $seat }: { $card }
companion-tapped = Tapped so far
companion-to-tap = To be tapped
companion-take-back = Take { $what } back
companion-took-back = Taken back: { $what }
companion-put-aside = aside
companion-left = { $count } to go
companion-rest = { $count } left
companion-search = Search
companion-done = Done, as on the table

## Secret bids.

companion-bids-for = { $seat } bids
companion-your-bid = Your bid
companion-bid = bid { $bid }
companion-bid-leaves = { $ducats } ♦ left
companion-own-ducats = { $ducats } ♦ yours
companion-to-level = up to level { $level }
companion-sealed = sealed
companion-choosing = choosing
companion-cord = The cord: hold it, and the curtain opens
companion-cord-hold = { $seat }: hold the cord to choose your bid
companion-cord-why = Thumb on the cord: you see your bid. Let go, and the curtain falls.
companion-cord-slide = Slide up or down to choose, or tap.
companion-curtain-falls = The curtain falls.
companion-bid-chosen = Your bid is behind the curtain
companion-bid-none = No bid yet
companion-nobody-learns = Nobody learns a bid before all are sealed.
companion-seal = Seal my bid
companion-bids-round = Bids of round { $round }
companion-bids-opened = The bids are open
companion-bids-waiting = Waiting for the bids
companion-bids-pay = On the table: everybody pays the bid, and the markers go up, from the left column to the right.
companion-bids-anew = Next bids
companion-has-bid = { $seat }: { $bid }

## Entering, and what to do with the box.

companion-on-the-table = On the table
companion-nothing-to-do = Nothing to do on the table.
companion-more-tasks = and { $count } more
companion-pays = { $ducats ->
    [one] { $seat }: pay { $ducats } ducat to the bank
   *[other] { $seat }: pay { $ducats } ducats to the bank
}
companion-takes = { $ducats ->
    [one] { $seat }: take { $ducats } ducat from the bank
   *[other] { $seat }: take { $ducats } ducats from the bank
}
companion-scores = { $seat }: on the points track from { $before } to { $points }
companion-opera-marker = { $seat }: budget marker to level { $level }, column { $column }
companion-round = Round { $round }
companion-what = What was done
companion-choose = Tap what was done
companion-undo = Take the last entry back
companion-see-table = See the table
companion-go-on = Back to entering
companion-over = The game is over
companion-over-why = Look once more whether everything is right: after that the result stands.
companion-finish = Finish the game

## Correcting.

companion-lines = What was entered
companion-lines-why = Tap a line to correct it. Everything after it is played again.
companion-no-lines = Nothing has been entered yet.
companion-secret-line = secret
companion-change = Change
companion-cross-out = Cross out
companion-insert = Something forgotten before it
companion-insert-why = Whose move is missing before “{ $what }”?
companion-insert-before = before “{ $what }”
companion-correct = Correct a line
companion-correct-why = So far: { $was }. Tap what really came.
companion-correct-done = Correct it
companion-misfits = { $count ->
    [one] { $count } line no longer fits
   *[other] { $count } lines no longer fit
}
companion-why-rule = { $why } (rule { $rule })

## The score sheet.

companion-counting = Counting
companion-after-round = after round { $round }
companion-total = { $seat }, together
companion-in-hand = The piece in your hand
companion-tap-hall = { $what }: tap the halls where it plays, a second time to take it away.
companion-wing-more = { $place }: one more wing
companion-house-less = { $place }: take the last part away
companion-ladder-and-figures = Fame ladder and Maestro
companion-raise = { $what }: one step up
companion-no-scorer = There’s no score sheet for this game.

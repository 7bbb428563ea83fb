### The drawn table of Opera: what the browser shows around the words of the game itself.

## The board.

operatable-budget-table = Budget table
operatable-budget = Budget
operatable-order-of-play = order of play
operatable-budget-level = { $players ->
    [none] Level { $level }
   *[other] Level { $level }: { $players }
}
operatable-budget-bid = Bid { $bid }: level { $level }
operatable-palazzo = Palazzo
operatable-palazzo-holds = { $pieces ->
    [none] Palazzo: empty; free places: { $free }
   *[other] Palazzo: { $pieces }; free places: { $free }
}
operatable-of = { $count } of { $most }
operatable-stage = The six cities
operatable-city = { $figures ->
    [none] { $city }: { $supply }, places free for figures: { $free }
   *[other] { $city }: { $supply }, figures here: { $figures }, places free for figures: { $free }
}
operatable-supply = { $main ->
    [0] { $wing ->
        [0] nothing left
       *[other] { operatable-wings }
    }
   *[other] { operatable-mains }{ operatable-both }{ operatable-wings }
}
operatable-supply-short = { operatable-mains }{ operatable-both }{ operatable-wings }
operatable-mains = { $main ->
    [0] { "" }
    [one] { $main } building
   *[other] { $main } buildings
}
operatable-wings = { $wing ->
    [0] { "" }
    [one] { $wing } wing
   *[other] { $wing } wings
}
operatable-both = { $main ->
    [0] { "" }
   *[other] { $wing ->
        [0] { "" }
       *[other] {", "}
    }
}
operatable-opens = Opens in round { $round }
operatable-from-round = from round { $round }
operatable-parts = { $main ->
    [one] { $main } hall, wing of { $wing }
   *[other] { $main } halls, wing of { $wing }
}
operatable-a-wing = { $halls ->
    [one] wing, { $halls } hall
   *[other] wing, { $halls } halls
}
operatable-none-left = none left
operatable-roles = Roles
operatable-employee = Employee: others can play along
operatable-character = Character: moves its figure
operatable-does-impresario = Buy up to two pieces, then programme.
operatable-does-architetto = Build up to two parts, { $ducats } ♦ a hall.
operatable-does-signora = Sell one piece to the Palazzo.
operatable-does-maestro = Double the income of one city.
operatable-does-critico = Move a composer on the ladder.
operatable-does-esperto = Score a city, give up your best piece.
operatable-hire-role = Hire the { $role }, fee { $fee }
operatable-hired-by = { $player-you ->
    [true] { $role }, hired by you
   *[other] { $role }, hired by { $player }
}
operatable-fee-above = fee { $fee }, you’re on { $level }
operatable-can-pay = you can afford
operatable-only-programme = programme only
operatable-part-in = { $part } in { $city }
operatable-for-your = for your { $composer }
operatable-or = or
operatable-for = for
operatable-best-in = best in { $city }
operatable-of-income = income
operatable-nothing-now = nothing to gain now
operatable-stands = stands in { $city }
operatable-stands-nowhere = not on the map yet
operatable-others-may = others can play along
operatable-critico-reach = up or down, at most { $reach }
operatable-ladder = Fame ladder and offer
operatable-fame = Fame
operatable-on-offer = { $pieces } on offer, price = fame ♦
operatable-on-offer-short = { $pieces } on offer
operatable-rung = Level { $level }: { $composer }, on offer: { $offered }
operatable-performed = { $shown ->
    [true] { $pieces } performed
   *[false] performed
}
operatable-rises = rises
operatable-to-fame = to fame { $fame }
operatable-not-offered = not offered
operatable-buy-piece = { $ducats ->
    [one] Buy { $composer } for { $ducats } ducat
   *[other] Buy { $composer } for { $ducats } ducats
}
operatable-judge = Move { $composer } on the ladder
operatable-opponents = Opponents
operatable-opponent = { $ended ->
    [true] { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, budget level { $level }, end of performance
   *[false] { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, budget level { $level }, hired: { $hires } of { $most }
}
operatable-screen = Ducats and stock are behind the screen
operatable-hires = hired { $count } of { $most }
operatable-hires-word = hired
operatable-sealed = has bid
operatable-ended = has ended
operatable-your-box = Your box
operatable-points = points
operatable-of-budget = budget
operatable-only-you = Only you can see this
operatable-watching = You’re watching
operatable-ducats = { $ducats ->
    [one] ducat
   *[other] ducats
}
operatable-stock = Stock
operatable-stock-empty = Stock empty.
operatable-stock-waits = The pieces you buy wait here.
operatable-income-now = Income as it stands
operatable-counting-now = Counting as it stands
operatable-doubled = The Maestro doubles the income here
operatable-sell-piece = Sell { $composer } from your stock
operatable-sell-from = Sell { $composer } from { $city }, hall { $hall }
operatable-round = Round { $round }
operatable-rounds = Round { $round } of { $last }
operatable-century = Composer of the Century
operatable-century-is = Composer of the Century: { $composer }
operatable-phase-budget = Budget
operatable-phase-action = Action
operatable-phase-income = Income
operatable-phase-end = End
operatable-phase-counting = Counting
operatable-phase-over = The game is over
operatable-hall-of = { $city }, hall { $hall }
operatable-panes = Parts of the table
operatable-pane-stage = Stage
operatable-pane-ladder = Ladder
operatable-pane-houses = Houses
operatable-pane-players = Players
operatable-pane-log = Log

## The footlights: what is asked.

operatable-ask-bid = How much do you bid?
operatable-ask-hire = Hire a role, or end your performance.
operatable-ask-buy = Buy a music piece?
operatable-ask-programme = Programme your houses.
operatable-ask-build = Build something?
operatable-ask-sell = Sell a piece to the Palazzo?
operatable-ask-move = { $role }: to which city?
operatable-ask-critique = Move a composer on the fame ladder?
operatable-ask-claim = Score your pieces in { $city }, and give up the best one?
operatable-ask-shuffle = The discard pile is being shuffled.
operatable-ask-over = The game is over.
operatable-along-buy = { $role }: do you play along?
operatable-along-build = { $role }: do you play along?
operatable-along-sell = { $role }: do you play along?
operatable-along-programme = Programme your houses.
operatable-along-claim = Score your pieces in { $city }, and give up the best one?
operatable-hint-bid = You pay it in ducats, and your marker goes up by as many levels. Nobody can see your bid.
operatable-hint-hire = Pick a playbill on the table, or an answer here.
operatable-hint-buy = The price is the fame of the composer.
operatable-hint-programme = The desk is waiting for you.
operatable-hint-build = Each new hall costs { $ducats } ♦ and gives { $points } ★ at once.
operatable-hint-sell = First the piece, then ducats or points.
operatable-hint-move = Only cities with a free place are lit.
operatable-hint-critique = First the composer, then how far.
operatable-hint-claim = It doesn’t cost any budget.
operatable-opened-piece = { $composer } ({ $place }): for ducats or for points?
operatable-opened-where = { $composer }: from where?
operatable-opened-composer = { $composer } has fame { $fame }. How far?
operatable-you-bid = You bid { $bid }. Nobody can see it yet.
operatable-level-pays = { $kind ->
    [none] Level { $level } pays for no role.
    [one] Level { $level } pays for one role ({ $role } at most).
    [any] Level { $level } pays for any { $roles } roles.
   *[some] Level { $level } pays for { $roles } cheap roles, or one expensive role ({ $role }).
}
operatable-then = Then { $player }, on { $level }, has the initiative.
operatable-you-keep = You keep the initiative, on { $level }.
operatable-gives = gives up { $composer }
operatable-gives-to = { $to ->
    [discard] { $composer } goes to the discard pile.
    [removed] { $composer } leaves the game.
   *[other] { $composer } goes to { $to }.
}
operatable-counting-less = The next counting round gives you { $points } ★ less.

## The footlights: answers.

operatable-another = Something else
operatable-reach = on { $fame }, to { $levels }
operatable-for-ducats = for ducats
operatable-for-points = for points
operatable-raise = up { $levels }
operatable-lower = down { $levels }
operatable-claim = Score
operatable-rearrange = Only programme
operatable-keep-programme = Keep everything
operatable-open-desk = To the desk
operatable-stop-buy = Enough: programme
operatable-stop-build = Nothing more
operatable-stop-sell = Sell nothing
operatable-stop-critique = Change nothing
operatable-end = End performance
operatable-end-note = ends playing along too
operatable-intermezzo = Intermezzo
operatable-intermezzo-note = don’t play along
operatable-decline = Keep your pieces
operatable-decline-note = score nothing
operatable-do-bid = Bid { $bid }
operatable-do-bid-none = Bid
operatable-leaves = leaves { $ducats } ♦
operatable-do-hire = Hire the { $role }
operatable-do-buy = Buy { $composer }
operatable-do-sell = Sell { $composer }
operatable-do-raise = { $composer } up { $levels }
operatable-do-lower = { $composer } down { $levels }
operatable-do-end = End my performance
operatable-build-part = Build: { $part } in { $city }
operatable-move-to = Go to { $city }

## The programme desk.

operatable-desk = Programme desk
operatable-desk-how = Drag a piece, or pick a piece and a hall. Nobody can see your plan.
operatable-see-table = See the table
operatable-best-by-bot = The bot’s choice
operatable-take-all-back = Undo everything
operatable-raise-curtain = Raise the curtain
operatable-no-hint = The bot gives no advice here.
operatable-changes = Changes
operatable-no-changes = none yet
operatable-drop-here = Drop a piece here to take it off the programme.
operatable-to-stock = to the stock
operatable-undo-change = Undo the change: { $place }
operatable-take-stock = Take { $composer } from the stock
operatable-take-from = { $place }: { $composer }
operatable-put-in = Put { $composer } into { $place } (now: { $now })
operatable-key-back = puts the piece back
operatable-key-house = next house
operatable-may-take = free
operatable-ledger = The ledger
operatable-ledger-if = If the round ended with this programme
operatable-sum = Total
operatable-this-drop = Just this change
operatable-ducats-after = Ducats after income
operatable-points-after = Points after the counting
operatable-fame-at-end = Fame at the end of the round
operatable-will-rise = { $count ->
    [one] { $composers } is performed most and rises.
   *[other] { $composers } are performed most and rise.
}
operatable-stay-empty = { $halls ->
    [one] One hall stays empty: −1 at the counting.
   *[other] { $halls } halls stay empty: −1 each at the counting.
}
operatable-counting-later = The next counting round comes after round { $round }.
operatable-others-may-hire = As it stands: others can still act.
operatable-sending = On its way…

### The coach: advice at the table and in the replay, the warning before a blunder, and where a game was won.

## The panel.

coach-title = The coach
coach-thinking = The coach is thinking…
coach-nothing-asked = There’s nothing to decide right now. When it’s your turn, the coach looks at the table with you.
coach-measure = This is how a bot sees it that knows what you know and no more. Expected points are those at the end of the game.
coach-here = { $count ->
    [one] The coach sees one move.
   *[other] The coach sees { $count } good moves. The best: { $move }, a { $percent }% chance to win.
}
coach-best = best
coach-chance = { $percent }% chance to win
coach-points = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
coach-compared = Compared with an average move, in points:
coach-reason = { $points } { $why }
coach-no-reasons = Hardly any different from the other moves.
coach-show = Show on the board
coach-play = Play this
coach-failed = The coach has no answer right now.
coach-again = Ask again

## Moves in words.

coach-opera-sell = { $price ->
    [ducats] Sell { $composer } ({ $from }) for ducats
   *[points] Sell { $composer } ({ $from }) for points
}
coach-opera-raise = { $levels ->
    [one] Raise { $composer } by one level
   *[other] Raise { $composer } by { $levels } levels
}
coach-opera-lower = { $levels ->
    [one] Lower { $composer } by one level
   *[other] Lower { $composer } by { $levels } levels
}
coach-opera-programme = { $houses ->
    [none] Keep the programme as it is
   *[other] Programme { $houses }
}
coach-opera-stock = personal stock
coach-operaopoly-move = { $doing }: { $what }

## Before a blunder.

coach-warning = Are you sure?
coach-warning-why = { $move } leaves you a { $percent }% chance to win. With the coach’s best move it’s { $best }%.
coach-warning-better = The coach would choose: { $move }.
coach-warning-anyway = Play it anyway
coach-warning-back = Think again
coach-warning-never = Play it, and don’t warn me again

## After the game.

coach-moments = Decisive moments
coach-moments-measure = sorted by how much they changed somebody’s chance to win, as a bot sees it with everything open
coach-moments-none = No single move decided this game.
coach-moments-working = The coach is looking at the game again…
coach-moment-round = { $seat-you ->
    [true] Round { $round }, you
   *[other] Round { $round }, { $seat }
}
coach-moment-move = { $seat-you ->
    [true] Move { $number }, you
   *[other] Move { $number }, { $seat }
}
coach-moment-chance = from { $before }% to { $after }%
coach-moment-better = { $gain ->
    [one] The coach would have chosen: { $move } ({ $gain } percentage point better).
   *[other] The coach would have chosen: { $move } ({ $gain } percentage points better).
}
coach-moment-open = See it in the replay

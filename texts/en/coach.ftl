### The coach: advice at the table and in the replay, the warning before a blunder, and where a game was won.

## The panel.

coach-title = The coach
coach-thinking = The coach is thinking…
coach-nothing-asked = You are not asked anything now. When it is your turn, the coach looks at the table with you.
coach-measure = As a bot judges it that knows what you know, and no more. Expected points are those at the end of the game.
coach-here = { $count ->
    [one] The coach sees one move.
   *[other] The coach sees { $count } good moves. The best: { $move }, { $percent }% to win.
}
coach-best = best
coach-chance = { $percent }% to win
coach-points = { $points } points expected
coach-compared = Compared with an average move, in points:
coach-reason = { $points } { $why }
coach-no-reasons = Hardly different from what else there is.
coach-show = Show on the board
coach-play = Play this
coach-failed = The coach has no answer just now.
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
coach-warning-why = { $move } leaves you { $percent }% to win. With the best move the coach sees it is { $best }%.
coach-warning-better = The coach would choose: { $move }.
coach-warning-anyway = Play it anyway
coach-warning-back = Think again

## After the game.

coach-moments = Decisive moments
coach-moments-measure = by how much they changed a chance of winning, as a bot judges the open table
coach-moments-none = No single move decided this game.
coach-moments-working = The coach looks at the game again…
coach-moment-round = Round { $round }, { $seat }
coach-moment-move = Move { $number }, { $seat }
coach-moment-chance = from { $before }% to { $after }%
coach-moment-better = The coach would have chosen: { $move } ({ $gain } percentage points better).
coach-moment-open = See it in the replay
coach-comment = What would the coach have done?
coach-comment-played = { $seat } played: { $move }
coach-comment-best = That was the best move the coach sees, too.
coach-comment-loss = { $loss } percentage points fewer to win than the best move.
coach-comment-measure = As a bot judges it that knows what this seat knew then, and no more.
coach-comment-nothing = Nobody chose anything here.

### The review of a finished game: chances, marks, luck and skill, and one’s own mistakes as puzzles.

## Chances.

review-chances = Chances to win
review-chance-line = { $seat }: { $before }% at the start, { $after }% at the end
review-unfinished = The game wasn’t played to the end, so the accounts stop at the last chances.
review-nothing = Nobody decided anything in this game, so there’s nothing to review.
review-no-seat = There’s no seat “{ $value }” in this game; choose from: { $known }.

## Marks.

review-marks = Moves with a mark
review-marks-none = Nothing to learn here. Bravo!
review-mark-blunder = Blunder
review-mark-mistake = Mistake
review-mark-slip = Slip
review-mark-praise = Excellent
review-mark-none = A sound move
review-head = { $when }: { $mark } ({ $sign })
review-when-round = Round { $round }, move { $number }
review-when = Move { $number }
review-cost = { $loss ->
    [one] gives away { $loss } percentage point
   *[other] gives away { $loss } percentage points
}
review-played = { $seat-you ->
    [true] You played: { $move }
   *[other] { $seat } played: { $move }
}
review-better = Better: { $move }. That wins { $after }% of the time instead of { $before }%.
review-praised = Better than what is usually played here.
review-why = Why, in points: { $reasons }.
review-rival = { $points ->
    [one] { $seat } expects { $points } point more after it.
   *[other] { $seat } expects { $points } points more after it.
}
review-seen = Judged with what this player could see then.
review-forced = There was no choice here.
review-equal = Whatever was played here, it made hardly any difference.
review-options = All that was compared
review-given = Chance given away for each decision that counts, in percentage points
review-given-seat = { $count ->
    [one] { $seat }: { $value } in one decision
   *[other] { $seat }: { $value } in { $count } decisions
}
review-scale = Our bots, for comparison: { $levels }
review-scale-level = { $bot } { $value }

## Luck and skill.

review-ledger = Where the result came from
review-ledger-measure = in percentage points of the chance to win; every column adds up exactly
review-start = start
review-fortune = fortune
review-choice = own choices
review-veil = behind the screens
review-others = others’ choices
review-drift = the coach’s drift
review-result = result
review-fortune-why = what came out of the deck, compared with all that could have come
review-choice-why = own moves, compared with what the coach plays on average
review-veil-why = what the seat couldn’t know when it chose
review-others-why = what the others chose
review-drift-why = where the coach changed its own mind: its error, not anybody’s merit

## The page.

review-graph = Chances to win, moment by moment
review-moment = Moment { $at } of { $last }
review-moment-shares = Moment { $at } of { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = The decision
review-moves = Moves
review-show = Luck and skill
review-panel = What the coach says
review-working = The coach is at move { $done } of { $all }.
review-failed = The coach couldn’t review this game. Board and moves are all here.
review-previous = Earlier mark
review-next = Next mark
review-whose = Whose marks
review-learn = Learn from your mistakes

## Puzzles.

review-puzzle = Find a better move
review-puzzle-game = In the game you played: { $move }
review-puzzle-of = Puzzle { $at } of { $last }
review-puzzle-best = That’s it! There’s nothing better here.
review-puzzle-better = Better, but there’s a better one still.
review-puzzle-same = No better than in the game. Try another.
review-puzzle-worse = That’s worse still. Try another.
review-puzzle-hint = Give me a hint
review-puzzle-hint-move = It begins like this: { $move }
review-puzzle-show = Show me
review-puzzle-again = Again
review-puzzle-next = Next mistake
review-puzzle-done = That was the last one.
review-puzzle-solved = solved
review-puzzle-back = Back to the review

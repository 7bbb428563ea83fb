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
review-played = { $seat-you ->
    [true] You played: { $move }
   *[other] { $seat } played: { $move }
}
review-better = Better: { $move }. That wins { $after }% of the time instead of { $before }%.
review-praised = Better than what is usually played here.
review-side-played = { $seat-you ->
    [true] You played
   *[other] { $seat } played
}
review-side-coach = The coach
review-side-wins = wins { $percent }% of the time
review-side-points = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
review-cost = chance to win, in points
review-why = Why, in points: { $reasons }.
review-rival = { $points ->
    [one] { $seat } expects { $points } point more after it.
   *[other] { $seat } expects { $points } points more after it.
}
review-seen = Judged with what this player could see then.
review-forced = There was no choice here.
review-equal = Whatever was played here, it made hardly any difference.
review-options = All that was compared
review-options-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}
review-given = Chance given away for each decision that counts, in percentage points
review-given-seat = { $count ->
    [one] { $seat }: { $value } in one decision
   *[other] { $seat }: { $value } in { $count } decisions
}
review-scale = Our bots, for comparison: { $levels }
review-scale-level = { $bot } { $value }
review-decimal-sign = { "." }

## Luck and skill.

review-ledger = Where the result came from
review-ledger-measure = in percentage points of the chance to win; every column adds up exactly
review-ledger-how = Choose a line to see its moments in the graph.
review-start = start
review-fortune = luck
review-choice = own choices
review-veil = behind the screens
review-others = others’ choices
review-drift = the coach’s drift
review-result = result
review-rest = the rest
review-fortune-why = what came out of the deck, compared with all that could have come
review-choice-why = own moves, compared with what the coach plays on average
review-veil-why = what the seat couldn’t know when it chose
review-others-why = what the others chose
review-drift-why = where the coach changed its own mind: its error, not anybody’s merit

## The page.

review-graph = Chances to win, moment by moment
review-moment-shares = Moment { $at } of { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = The decision
review-moves = Moves
review-show = Luck and skill
review-panel = What the coach says
review-working = The coach is at move { $done } of { $all }.
review-working-round = The coach is at round { $round }.
review-working-left = { $seconds ->
    [one] About a second to go.
   *[other] About { $seconds } seconds to go.
}
review-failed = The coach couldn’t review this game. Board and moves are all here.
review-previous = Earlier mark
review-next = Next mark
review-learn = Learn from your mistakes
review-learn-these = Learn from these mistakes

## Puzzles.

review-puzzle = Find a better move
review-puzzle-of = Puzzle { $at } of { $last }
review-puzzle-best = That’s it! There’s nothing better here.
review-puzzle-better = Better, but there’s a better one still.
review-puzzle-found = { $all ->
    [one] { $found } of { $all } point found
   *[other] { $found } of { $all } points found
}
review-puzzle-same = No better than in the game. Try another.
review-puzzle-worse = That’s worse still. Try another.
review-puzzle-beside = The move of the game is better than that.
review-puzzle-hint = Give me a hint
review-puzzle-hint-move = It begins like this: { $move }
review-puzzle-show = Show me
review-puzzle-again = Again
review-puzzle-next = Next mistake
review-puzzle-solved = solved
review-puzzle-remember = To remember
review-puzzle-reason = What counted most here: { $why }.
review-puzzle-slips = Leave out slips
review-puzzle-back = Back to the review

## What if: branches of a finished game.

review-what-if = What if?
review-what-if-here = What if? Play on from here
review-what-if-all = All branches
review-what-if-why = You play on just before this move, at a table of your own. The game itself stays as it is.
review-what-if-seat = Your seat
review-what-if-level = The bots at the other seats
review-what-if-hidden = What is hidden
review-what-if-hidden-true = As it was
review-what-if-hidden-imagined = As this seat imagines it
review-what-if-name = Name of the branch
review-what-if-play = Play on
review-branches = { $count ->
    [0] No branches yet
    [one] One branch
   *[other] { $count } branches
}
review-branches-why = A game, and what else could have come of it
review-branches-none = Open the review, go to any move, and choose “What if? Play on from here”.
review-branch-game = The game
review-branch-name = { $letter }: { $name }
review-branch-this = Branch { $letter }
review-branch-unnamed = without a name
review-branch-open = not finished yet
review-branch-broken = broken off
review-branch-go-on = Go on playing
review-branch-rename = Rename
review-branch-renamed = The branch has its new name.
review-branch-compared = Compared with the game
review-branch-choose = Choose a branch to compare it with the game.
review-branch-unfinished = Once this branch is played to the end, it’s compared with the game here.
review-branch-alone = The game itself is private, so there’s nothing to compare with.
review-branch-chance = Chance to win: { $seat }
review-branch-course-game = in the game: from { $before }% to { $after }%
review-branch-course-branch = in the branch: from { $before }% to { $after }%
review-branch-points = Points from there on, branch less game
review-branch-sum = together

## Together: comments, leading and following, sharing.

review-together = Together
review-here = { $count ->
    [one] You’re the only one here.
   *[other] Here now: { $names }
}
review-lead = Guide the others
review-lead-stop = Stop guiding
review-leading = You’re the guide: everybody who follows sees what you see.
review-led-by = { $name } is the guide.
review-follow = Follow { $name }
review-follow-stop = Look around by yourself
review-following = You’re following { $name }.
review-lead-ended = Nobody is guiding any more.
review-comments = Comments
review-comments-here = { $count ->
    [0] No comments at this moment
    [one] One comment at this moment
   *[other] { $count } comments at this moment
}
review-comments-none = Nobody has written anything about this game yet.
review-comment-write = Write about this moment
review-comment-remove = Remove this comment
review-comment-at = Move { $number }
review-comment-start = The beginning
review-share-link = Share
review-share-private = This is a private game: only those who took part can open the link.
review-share-copied = The link is copied.
review-export = Take it with you
review-export-text = As text
review-export-json = As data (JSON)
review-screens-open = All screens open

## Training with one’s own mistakes.

review-training = Training
review-training-why = Your own mistakes, until you know better
review-training-due = { $count ->
    [0] Nothing is due
    [one] One mistake is due
   *[other] { $count } mistakes are due
}
review-training-how = Find a better move than the one you played. What you solve comes back after a day, then ever later; what you don’t solve comes back soon.
review-training-start = Start training
review-training-later = You’re done for now. The next one comes back on { $time }.
review-training-none = There’s nothing to train yet. After every game the coach collects your mistakes here.
review-training-next = Go on
review-training-back = Back to training
review-theme = Theme
review-theme-due = due
review-theme-known = known
review-theme-of = { $known } of { $all }
review-theme-practise = Practise
review-theme-try = Practise: { $theme }
review-theme-other = Other
review-theme-opera-bid = Bids
review-theme-opera-hire = Which role to hire
review-theme-opera-buy = Buying pieces
review-theme-opera-programme = Programmes
review-theme-opera-build = Building
review-theme-opera-sell = Selling
review-theme-opera-move = Where to go
review-theme-opera-raise = The Critico
review-theme-opera-lower = The Critico
review-theme-opera-claim = The Esperto
review-theme-opera-end = Timing: when to stop
review-theme-opera-stop = Timing: when to stop
review-theme-opera-intermezzo = Timing: when to stop
review-theme-opera-decline = Timing: when to stop
review-theme-operaopoly-draw = Drawing cards
review-theme-operaopoly-hire = Hiring
review-theme-operaopoly-direct = Sending composers
review-theme-operaopoly-sponsor = Sponsoring
review-theme-operaopoly-take = Taking over a category
review-theme-operaopoly-discard = Discarding
review-theme-operaopoly-change = Changing your cards
review-theme-operaopoly-recast = Changing your cards
review-theme-operaopoly-oust = Taking over a slot
review-theme-operaopoly-rehearse = Rehearsing
review-theme-operaopoly-end = Timing: when to stop
review-theme-operaopoly-reshuffle = Timing: when to stop

### Scenes: the end of a round, a counting, a last performance. What those of all games say.

## The way on.

scene-continue = Continue
scene-pause = Pause
scene-speed = Speed
scene-speed-slow = Half speed
scene-speed-normal = Normal speed
scene-speed-fast = Double speed
scene-next-is = next: { $what }
scene-by-itself = by itself in { $seconds } s
scene-to-result = to the result
scene-to-table = back to the table

## Who stands where.

scene-seats = Players
scene-standing = Standing
scene-standing-is = Standing: { $seats }.
scene-standing-seat = { $seat-you ->
    [true] you { $points }
   *[other] { $seat } { $points }
}
scene-before = { $points } before
scene-was = was { $place }
scene-so-far = so far
scene-next = next
scene-later = not counted yet
scene-to-beat = to beat
scene-runner-up = { $seat-you ->
    [true] { $place } you
   *[other] { $place } { $seat }
}
scene-between = {" "}·{" "}

## The whole sheet, and the last curtain.

scene-whole-sheet = the whole score sheet
scene-raise = Raise the curtain
scene-needs = { $seat-you ->
    [true] You need { $points }
   *[other] { $seat } needs { $points }
}
scene-ahead = { $seat-you ->
    [true] You’re already { $lead } ahead
   *[other] { $seat } is already { $lead } ahead
}
scene-curtains-left = { $curtains ->
    [one] One curtain left
   *[other] { $curtains } curtains left
}

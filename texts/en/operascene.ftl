### The end of a round of Opera as a scene.

## Titles and steps.

operascene-title = { $last ->
    [true] The last counting
   *[false] { $counting ->
        [0] Round { $round } ends
       *[other] Counting round { $counting }
    }
}
operascene-round = Round { $round }
operascene-counting = Counting
operascene-end = End of the round
operascene-ends = Round { $round } ends
operascene-from-last = Counted from the last to the first
operascene-to-round = on to round { $round }
operascene-fame = Fame
operascene-standing = Standing
operascene-losses = Empty halls
operascene-hall = Great halls
operascene-suspense = The last curtain
operascene-curtain = The curtains
operascene-laurel = The winner

## Accounts.

operascene-income = Income
operascene-level-zero = On level 0
operascene-great-halls = Great halls
operascene-of-century = of the Century
operascene-of-fame = fame
operascene-empty-halls = Empty halls
operascene-this-counting = This counting
operascene-together = In all
operascene-ducats = Ducats
operascene-points = Points
operascene-account = { $label }: { $value }
operascene-no-houses = No opera houses yet
operascene-tell-hall = { $city }:
operascene-tell-fame = { $composer }, fame

## Fame, and what goes with it.

operascene-performed = { $pieces } performed
operascene-most-performed = { $composers ->
    [none] No composer is performed.
   *[other] Most performed: { $composers }.
}
operascene-changes = { $up ->
    [none] The ladder stays as it is.
   *[other] Up: { $up }. Down: { $down }.
}
operascene-palazzo = { $full ->
    [true] The Palazzo was full and is emptied.
   *[false] The Palazzo is emptied for the next episode.
}
operascene-opened = From now on you can build in: { $cities }.

## The last counting.

operascene-last-counting = The last counting
operascene-hall-of = { $city }, great hall
operascene-no-hall = No great hall counts
operascene-tie = With { $points } each, the better budget position wins.
operascene-equal = With equal points the better budget position wins.

## For screen readers: one sentence a seat.

operascene-seat-earns = { $ducats ->
    [0] { $seat-you ->
        [true] You earn nothing.
       *[other] { $seat } earns nothing.
    }
    [one] { $seat-you ->
        [true] You earn { $ducats } ducat.
       *[other] { $seat } earns { $ducats } ducat.
    }
   *[other] { $seat-you ->
        [true] You earn { $ducats } ducats.
       *[other] { $seat } earns { $ducats } ducats.
    }
}
operascene-seat-counts = { $seat-you ->
    [true] You: great halls { $fame }, Composer of the Century { $century }, empty halls { $empty }; { $gain } in all, total { $points }. Ducats earned: { $ducats }.
   *[other] { $seat }: great halls { $fame }, Composer of the Century { $century }, empty halls { $empty }; { $gain } in all, total { $points }. Ducats earned: { $ducats }.
}

### A Last Performance of Operaopoly, and the end of the game, as scenes.

## Titles.

operaopolyscene-abandoned = The season is abandoned
operaopolyscene-finale = The end of the season
operaopolyscene-turns = Then the house turns over: { $name }
operaopolyscene-leaves = Then { $composer } leaves the game

## Steps.

operaopolyscene-step-producer = Producer
operaopolyscene-step-cards = Roles
operaopolyscene-step-house = House
operaopolyscene-step-bonus = Bonus
operaopolyscene-step-plus = Visitors
operaopolyscene-step-sponsor = Sponsors
operaopolyscene-step-closing = Closing
operaopolyscene-step-standing = Standing
operaopolyscene-step-suspense = The last curtain
operaopolyscene-step-curtain = Markers
operaopolyscene-step-laurel = The winner

## The account.

operaopolyscene-row-producer = Executive Producer
operaopolyscene-row-cards = Roles
operaopolyscene-row-house = The house
operaopolyscene-row-bonus = Bonus cards
operaopolyscene-row-plus = Visiting composers
operaopolyscene-row-sponsor = Sponsors
operaopolyscene-row-closing = Closing
operaopolyscene-row-markers = Opera markers
operaopolyscene-note-producer = keeps the Opera marker
operaopolyscene-note-cards = the cards in each slot
operaopolyscene-note-house = per slot, if in its language
operaopolyscene-note-bonus = met now, { $points } each
operaopolyscene-note-plus = where a composer helps
operaopolyscene-note-sponsor = { $points } for each category
operaopolyscene-note-closing = the rating of each category
operaopolyscene-note-markers = kept to the end
operaopolyscene-this = This performance
operaopolyscene-before-now = points before and now
operaopolyscene-keeps = keeps the Opera marker
operaopolyscene-part = { $what }: { $points }

## Bonus cards.

operaopolyscene-turned-up = turned up
operaopolyscene-hidden = { $cards ->
    [one] One card stays hidden until it pays.
   *[other] { $cards } cards stay hidden until they pay.
}
operaopolyscene-bonus-at-house = Impresario of { $composer }, who visits the house
operaopolyscene-bonus-at-mat = Impresario of { $composer }, who visits the mat of the composer performed
operaopolyscene-bonus-rating = { $slot } rated { $least } or more
operaopolyscene-bonus-producer = Executive Producer

## The end of the game.

operaopolyscene-segment-performance = show
operaopolyscene-segment-closing = closing
operaopolyscene-segment-markers = markers
operaopolyscene-tie = With { $points } each, more Opera markers win.
operaopolyscene-equal = With equal points, more Opera markers win.

## For screen readers: one sentence a seat.

operaopolyscene-seat = { $seat-you ->
    [true] { $parts ->
        [none] You score nothing and have { $points }.
       *[other] You score { $gain } and have { $points }. { $parts }.
    }
   *[other] { $parts ->
        [none] { $seat } scores nothing and has { $points }.
       *[other] { $seat } scores { $gain } and has { $points }. { $parts }.
    }
}

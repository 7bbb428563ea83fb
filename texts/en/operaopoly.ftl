### Operaopoly. The words are those of the glossary. Forms of a name that sentences need stand below it.

## Names.

operaopoly-name-bizet = Bizet
operaopoly-name-verdi = Verdi
operaopoly-name-wagner = Wagner
operaopoly-name-funding = Funding
operaopoly-name-education = Education
operaopoly-name-publicity = Publicity
operaopoly-name-community = Community
operaopoly-name-female = Female Roles
operaopoly-name-male = Male Roles
operaopoly-name-orchestra = Orchestra
operaopoly-name-opera = Opera card
    .a = an Opera card
    .deck = Opera deck
    .deck-of = of the Opera deck
operaopoly-name-patron = Patron card
    .a = a Patron card
    .deck = Patron deck
    .deck-of = of the Patron deck
operaopoly-name-Milano = Milano
operaopoly-name-Dresden = Dresden
operaopoly-name-Paris = Paris
operaopoly-name-Venezia = Venezia
operaopoly-name-Bayreuth = Bayreuth
operaopoly-name-fr = French
operaopoly-name-it = Italian
operaopoly-name-de = German
operaopoly-kind-cast = Cast
operaopoly-kind-special = special artist
operaopoly-kind-orchestra = Orchestra
operaopoly-kind-rehearsal-cast = Rehearsal for a Cast
operaopoly-kind-rehearsal-orchestra = Rehearsal for an Orchestra
operaopoly-kind-audition = Audition
operaopoly-kind-patron = Patron card

## Amounts, used by the texts below.

operaopoly-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
operaopoly-tokens = { $tokens ->
    [one] { $tokens } Resource Token
   *[other] { $tokens } Resource Tokens
}
operaopoly-markers = { $markers ->
    [one] { $markers } Opera marker
   *[other] { $markers } Opera markers
}
operaopoly-left = { $left ->
    [one] { $left } turn
   *[other] { $left } turns
}

## What points are given for.

operaopoly-why-cards = cards at a Last Performance
operaopoly-why-house = opera in the language of the house
operaopoly-why-bonus = bonus cards
operaopoly-why-plus = visiting composers
operaopoly-why-sponsor = sponsoring a Last Performance
operaopoly-why-closing = closing
operaopoly-why-markers = Opera markers

## What is asked.

operaopoly-question-act = Your turn: take an action, make a free move, or end your turn.
operaopoly-question-stack = Which card comes next? Say “done” when there are enough.
operaopoly-question-pick = Audition: which of the cards turned up do you use?
operaopoly-question-discard = You have too many cards in hand: discard one.
operaopoly-question-shuffle = A deck is being shuffled.
operaopoly-question-over = The game is over.

## What may be decided beforehand, and what it may depend on.

operaopoly-of-opera = the Opera deck
operaopoly-of-patron = the Patron deck
operaopoly-order-act = Your turn: what do you do?
operaopoly-order-pick = { operaopoly-question-pick }
operaopoly-order-discard = { operaopoly-question-discard }
operaopoly-order-if-actions-at-least = { $value ->
    [one] you have at least one action left
   *[other] you have { $value } or more actions left
}
operaopoly-order-if-actions-at-most = { $value ->
    [0] you have no actions left
    [one] you have one action left or none
   *[other] you have { $value } or fewer actions left
}
operaopoly-order-if-tokens-at-least = { $value ->
    [one] you have at least one Resource Token
   *[other] you have { $value } or more Resource Tokens
}
operaopoly-order-if-tokens-at-most = { $value ->
    [0] you have no Resource Tokens
    [one] you have one Resource Token or none
   *[other] you have { $value } or fewer Resource Tokens
}
operaopoly-order-if-cards-at-least = { $value ->
    [one] you have at least one card in hand
   *[other] you have { $value } or more cards in hand
}
operaopoly-order-if-cards-at-most = { $value ->
    [0] you have no cards in hand
    [one] you have one card in hand or none
   *[other] you have { $value } or fewer cards in hand
}
operaopoly-order-if-deck-at-least = { $value ->
    [one] { $of } has at least one card
   *[other] { $of } has { $value } or more cards
}
operaopoly-order-if-deck-at-most = { $value ->
    [0] { $of } has no cards
    [one] { $of } has one card or none
   *[other] { $of } has { $value } or fewer cards
}

## A few words about each move.

operaopoly-move-draw = draw { $one-a }
operaopoly-move-end = end your turn
operaopoly-move-done = these cards, no more
operaopoly-move-audition = turn up three Opera cards for this house
operaopoly-move-pick-none = use none of them

## What happened.

operaopoly-event-turn = { $seat-you ->
    [true] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
operaopoly-event-ended = { $seat-you ->
    [true] You end your turn.
   *[other] { $seat } ends the turn.
}
operaopoly-event-drew = { $seat-you ->
    [true] You draw { $deck-a }.
   *[other] { $seat } draws { $deck-a }.
}
operaopoly-event-drew-card = The card drawn is { $card }.
operaopoly-event-discarded = { $seat-you ->
    [true] You discard { $deck-a }.
   *[other] { $seat } discards { $deck-a }.
}
operaopoly-event-discarded-card = The card discarded is { $card }.
operaopoly-event-sponsored = { $seat-you ->
    [true] You sponsor { $composer }, { $category }, with { $cards }.
   *[other] { $seat } sponsors { $composer }, { $category }, with { $cards }.
}
operaopoly-event-changed = { $seat-you ->
    [true] { $returned ->
        [none] You change { $composer }, { $category }, to { $cards }.
       *[other] You change { $composer }, { $category }, to { $cards } and take back { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } changes { $composer }, { $category }, to { $cards }.
       *[other] { $seat } changes { $composer }, { $category }, to { $cards } and takes back { $returned }.
    }
}
operaopoly-event-withdrew = { $seat-you ->
    [true] You no longer sponsor { $composer }, { $category }, and take back { $returned }.
   *[other] { $seat } no longer sponsors { $composer }, { $category }, and takes back { $returned }.
}
operaopoly-event-took-over = { $seat-you ->
    [true] You take over { $composer }, { $category }, from { $from } with { $cards }.
   *[other] { $from-you ->
        [true] { $seat } takes over { $composer }, { $category }, from you with { $cards }.
       *[other] { $seat } takes over { $composer }, { $category }, from { $from } with { $cards }.
    }
} Discarded: { $lost }.
operaopoly-event-began = { $seat-you ->
    [true] You begin an opera by { $composer } at { $house }.
   *[other] { $seat } begins an opera by { $composer } at { $house }.
}
operaopoly-event-hired = { $seat-you ->
    [true] You hire { $cards } at { $house }, { $slot }.
   *[other] { $seat } hires { $cards } at { $house }, { $slot }.
}
operaopoly-event-rehearsed = { $seat-you ->
    [true] You add the Rehearsal { $cards } at { $house }, { $slot }.
   *[other] { $seat } adds the Rehearsal { $cards } at { $house }, { $slot }.
}
operaopoly-event-recast = { $seat-you ->
    [true] { $returned ->
        [none] You change { $house }, { $slot }, to { $cards }.
       *[other] You change { $house }, { $slot }, to { $cards } and take back { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } changes { $house }, { $slot }, to { $cards }.
       *[other] { $seat } changes { $house }, { $slot }, to { $cards } and takes back { $returned }.
    }
}
operaopoly-event-dismissed = { $seat-you ->
    [true] You remove the hire at { $house }, { $slot }, and take back { $returned }.
   *[other] { $seat } removes the hire at { $house }, { $slot }, and takes back { $returned }.
}
operaopoly-event-freed = { $house } is free again; the marker goes back to { $composer }.
operaopoly-event-ousted = { $seat-you ->
    [true] You take over { $house }, { $slot }, from { $from } with { $cards }.
   *[other] { $from-you ->
        [true] { $seat } takes over { $house }, { $slot }, from you with { $cards }.
       *[other] { $seat } takes over { $house }, { $slot }, from { $from } with { $cards }.
    }
} Discarded: { $lost }.
operaopoly-event-auditioned = { $seat-you ->
    [true] You hold an Audition for { $house }.
   *[other] { $seat } holds an Audition for { $house }.
}
operaopoly-event-turned-up = Turned up: { $cards }.
operaopoly-event-picked-none = { $seat-you ->
    [true] You use none of the cards.
   *[other] { $seat } uses none of the cards.
}
operaopoly-event-shuffled = { $count ->
    [one] The { $count } card { $deck-deck-of } is shuffled.
   *[other] The { $count } cards { $deck-deck-of } are shuffled.
}
operaopoly-event-directed = { $seat-you ->
    [true] { $where ->
        [mat] You send { $composer } to { $to }’s mat.
        [house] You send { $composer } to { $to }.
       *[home] You send { $composer } home.
    }
   *[other] { $where ->
        [mat] { $seat } sends { $composer } to { $to }’s mat.
        [house] { $seat } sends { $composer } to { $to }.
       *[home] { $seat } sends { $composer } home.
    }
}
operaopoly-event-impresario = { $seat-you ->
    [true] You’re now { $composer }’s Impresario.
   *[other] { $seat } is now { $composer }’s Impresario.
}
operaopoly-event-no-impresario = { $composer } has no Impresario now.
operaopoly-event-went-home = { $composer } goes home.
operaopoly-event-last-round = { $seat-you ->
    [true] You’ve set off the last round of { $composer } at { $house }.
   *[other] { $seat } has set off the last round of { $composer } at { $house }.
}
operaopoly-event-performance = Last Performance: { $composer } at { $house }.
operaopoly-event-producer = { $seat-you ->
    [true] You’re Executive Producer and keep the Opera marker.
   *[other] { $seat } is Executive Producer and keeps the Opera marker.
}
operaopoly-event-no-producer = Nobody is Executive Producer; the Opera marker leaves the game.
operaopoly-event-points = { operaopoly-who }: { operaopoly-points } ({ $why }).
operaopoly-event-bonus = { $seat-you ->
    [true] You show the bonus card { $bonus }.
   *[other] { $seat } shows the bonus card { $bonus }.
}
operaopoly-event-turned-over = { $house } is turned over: { $name }.
operaopoly-event-closed = Closing: { $composer } leaves the game.
operaopoly-event-woke = { $composer } wakes up.
operaopoly-event-quiet = No performance has been scored for { $turns } turns; { operaopoly-left } more and the season is abandoned.
operaopoly-event-abandoned = After { $turns } turns without a scored performance the season is abandoned.
operaopoly-event-over = The game is over.
operaopoly-who = { $seat-you ->
    [true] You
   *[other] { $seat }
}

## The board in words.

operaopoly-board-turn = { $phase ->
    [over] The game is over
   *[other] { $seat }’s turn, actions left: { $actions }{ operaopoly-board-quiet }
}
operaopoly-board-quiet = { $left ->
    [none] { "" }
   *[other] . { operaopoly-left } more without a performance, and the season is abandoned
}
operaopoly-board-reconstructed = Many figures on the cards are our reconstruction: the rulebook doesn’t print them.
operaopoly-board-composer = { $state ->
    [dormant] { $composer } ({ $opera }): dormant
    [closed] { $composer } ({ $opera }): closed
   *[active] { $composer } ({ $opera }): { operaopoly-markers }, { operaopoly-board-at }, { operaopoly-board-impresario }
}
operaopoly-board-at = { $at ->
    [home] at home
   *[other] visiting { $at }
}
operaopoly-board-impresario = { $impresario ->
    [none] no Impresario
   *[other] Impresario { $impresario }
}
operaopoly-board-house = { $house } { $name }, { $city } (bonus for { $bonus }): { operaopoly-board-opera }
operaopoly-board-opera = { $composer ->
    [none] no opera
   *[other] opera by { $composer }{ operaopoly-board-starter }
}
operaopoly-board-starter = { $starter ->
    [none] { "" }
   *[other] , last round, started by { $starter }
}
operaopoly-board-stack = { $owner ->
    [none] { $place }: free{ operaopoly-board-limit }{ operaopoly-board-plus }
   *[other] { $place }: { $owner } with { $cards }, rated { $value }{ operaopoly-board-plus }{ operaopoly-board-limit }
}
operaopoly-board-plus = { $plus ->
    [none] { "" }
   *[other] {" "}+{ $plus }
}
operaopoly-board-limit = { $limit ->
    [none] { "" }
   *[other] , at most { $limit }
}
operaopoly-board-deck = { $deck-deck }: { $cards }; discard pile: { $discards }
operaopoly-board-audition = Audition for { $house }: { $cards }
operaopoly-board-player = { $seat }{ operaopoly-board-own }: { operaopoly-points }, { operaopoly-markers }, { operaopoly-tokens }, { operaopoly-board-hand }{ operaopoly-board-paid }
operaopoly-board-own = { $own ->
    [true] {" "}(you)
   *[false] { "" }
}
operaopoly-board-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
operaopoly-board-paid = { $paid ->
    [none] { "" }
   *[other] , bonus cards paid: { $paid }
}
operaopoly-board-card = { $card }, { $kind } { $rating }{ operaopoly-board-female }{ operaopoly-board-male }{ operaopoly-board-categories }{ operaopoly-board-name }
operaopoly-board-female = { $female ->
    [none] { "" }
   *[other] ; Female Roles for { $female }
}
operaopoly-board-male = { $male ->
    [none] { "" }
   *[other] ; Male Roles for { $male }
}
operaopoly-board-categories = { $categories ->
    [none] { "" }
   *[other] ; { $categories } for { $composers }
}
operaopoly-board-name = { $name ->
    [none] { "" }
   *[other] {" "}({ $name })
}
operaopoly-board-bonus = { $test ->
    [at-house] { $card }: { operaopoly-points } if you’re { $composer }’s Impresario and he visits the house of a Last Performance
    [at-mat] { $card }: { operaopoly-points } if you’re { $composer }’s Impresario and he visits the mat of the composer performed
    [rating] { $card }: { operaopoly-points } if your hire at a Last Performance, { $slot }, is rated at least { $least }
   *[producer] { $card }: { operaopoly-points } if you’re Executive Producer of an opera by { $composer }
}

## Moves that are refused.

operaopoly-refusal-not-the-question = That isn’t what you’re asked now.
operaopoly-refusal-move-unfinished = First finish the move you’ve begun: add cards, or say “done”.
operaopoly-refusal-audition-open = While the Audition is open, only “pick” moves are possible.
operaopoly-refusal-only-discards = Your turn has ended: you can only discard.
operaopoly-refusal-no-action-left = You don’t have any actions left this turn.
operaopoly-refusal-no-token = You don’t have any Resource Tokens left.
operaopoly-refusal-no-card-to-draw = There’s no card left to draw: deck and discard pile are empty.
operaopoly-refusal-card-not-in-hand = You don’t have { $card } in hand.
operaopoly-refusal-composer-dormant = { $composer } is dormant until another composer closes.
operaopoly-refusal-composer-closed = { $composer } has closed and left the game.
operaopoly-refusal-category-sponsored = { $owner-you ->
    [true] You already sponsor { $composer }, { $category }.
   *[other] { $owner } already sponsors { $composer }, { $category }.
}
operaopoly-refusal-category-empty = Nobody sponsors { $composer }, { $category }.
operaopoly-refusal-category-not-own = { $composer }, { $category }, isn’t yours: { $owner } sponsors it.
operaopoly-refusal-category-own = You sponsor { $composer }, { $category }, yourself: you can only change it.
operaopoly-refusal-no-patron-for-it = You have no Patron card for { $composer }, { $category }, that would change anything.
operaopoly-refusal-patron-does-not-fit = { $card } can’t sponsor { $composer }, { $category }.
operaopoly-refusal-above-limit = { $composer }, { $category }, holds at most { $limit } cards.
operaopoly-refusal-same-stack = Nothing would change: those cards are already there.
operaopoly-refusal-not-rated-higher = That isn’t rated high enough: you need more than { $beat }.
operaopoly-refusal-last-round = In a last round you can’t remove anything, only replace it.
operaopoly-refusal-opera-to-name = There’s no opera at { $house } yet: name a composer, for instance “for verdi”.
operaopoly-refusal-opera-under-way = An opera is already under way at { $house }: don’t name a composer.
operaopoly-refusal-no-marker = { $composer } has no Opera marker left on the mat.
operaopoly-refusal-not-sponsored = Nobody is sponsoring { $composer } at the moment.
operaopoly-refusal-house-played = An opera by { $composer } has already been played at { $name }.
operaopoly-refusal-slot-hired = { $owner-you ->
    [true] You’ve already hired for { $house }, { $slot }.
   *[other] { $owner } has already hired for { $house }, { $slot }.
}
operaopoly-refusal-slot-empty = Nobody is hired at { $house }, { $slot }.
operaopoly-refusal-slot-not-own = { $house }, { $slot }, isn’t yours: it belongs to { $owner }.
operaopoly-refusal-slot-own = { $house }, { $slot }, is already yours: you can only change it.
operaopoly-refusal-no-card-for-it = You don’t have a card that fits there.
operaopoly-refusal-base-first = A Rehearsal never stands alone: name the singer or Orchestra first.
operaopoly-refusal-one-base = There’s room for only one singer or Orchestra; { $card } is one too many.
operaopoly-refusal-wrong-role = { $card } can’t be hired for { $slot }.
operaopoly-refusal-wrong-language = { $card } doesn’t sing the language of { $composer } there.
operaopoly-refusal-wrong-rehearsal = { $card } isn’t a matching Rehearsal card.
operaopoly-refusal-one-rehearsal = Only one Rehearsal card can be added with an action.
operaopoly-refusal-old-base-gains-nothing = With the card that’s there you can only take Rehearsals away; use “rehearse” to add { $card }.
operaopoly-refusal-not-turned-up = { $card } wasn’t turned up in the Audition.
operaopoly-refusal-not-impresario = You aren’t { $composer }’s Impresario.
operaopoly-refusal-directed-already = You’ve already sent { $composer } somewhere this turn.
operaopoly-refusal-stands-there = { $composer } is already there.
operaopoly-refusal-own-mat = { $composer } can’t visit his own mat; say “home”.
operaopoly-refusal-no-audition-card = You don’t have the Audition card.
operaopoly-refusal-out-of-order = Name the cards in the order of their ids, each once: { $card } comes earlier.
operaopoly-refusal-nothing-chosen = You haven’t named any card yet.
operaopoly-refusal-not-in-pile = { $card } isn’t among the cards left to shuffle.
operaopoly-refusal-mat-dormant = This mat is dormant until a composer closes.
operaopoly-refusal-mat-closed = This mat’s composer has closed and left the game.
operaopoly-refusal-shuffle-deck = Write a new deck like this: reshuffle opera C01+O02
operaopoly-refusal-shuffle-count = The new deck has { $expected } cards, not { $count }.
operaopoly-refusal-unknown-card = There’s no card “{ $card }”.
operaopoly-refusal-cards-missing = Name the cards too: { $move } …

## Positions and boxes that cannot be right.

operaopoly-malformed-audition = In the phase audition, and only there, an audition is open and has cost an action.
operaopoly-malformed-bonus = A player has one Impresario and one Producer bonus card.
operaopoly-malformed-card-count = { $value ->
    [one] There’s { $value } card; there must be { $expected }.
   *[other] There are { $value } cards; there must be { $expected }.
}
operaopoly-malformed-closed = A composer is closed if both runs are scored, and only then.
operaopoly-malformed-deck = { $card } doesn’t belong to this deck.
operaopoly-malformed-directed = A composer who isn’t active can’t have been sent anywhere.
operaopoly-malformed-discard = Somebody who must discard has more than { $limit } cards in hand.
operaopoly-malformed-dormant = With two players, and only then, Bizet is dormant until another composer closes.
operaopoly-malformed-empty-stack = A token never stands without cards.
operaopoly-malformed-hand = Only the player whose turn it is can have more than { $limit } cards in hand.
operaopoly-malformed-kept = The markers kept and those out of the game must be { $expected } together.
operaopoly-malformed-limit = There can be at most { $limit } cards there.
operaopoly-malformed-markers = There must be { $expected } markers on this mat.
operaopoly-malformed-mat-size = A mat has { $expected } categories.
operaopoly-malformed-missing = These cards are missing: { $cards }.
operaopoly-malformed-no-hire = An opera under way has at least one hire.
operaopoly-malformed-no-opera = Nobody can be hired at a house without an opera.
operaopoly-malformed-opera-not-active = { $composer } isn’t active and can’t have an opera.
operaopoly-malformed-over = All composers have closed, so the game is over.
operaopoly-malformed-own-mat = A composer on his own mat is at home.
operaopoly-malformed-paid = A player’s paid bonus cards must be their own.
operaopoly-malformed-patron = These cards can’t sponsor this category: { $cards }.
operaopoly-malformed-pending = This move can’t be under way in this position.
operaopoly-malformed-played = This composer has already been played at { $name }.
operaopoly-malformed-slot = A slot holds one card that fits the role and the opera, and matching Rehearsals.
operaopoly-malformed-sponsored = A composer who isn’t active can’t be sponsored.
operaopoly-malformed-starter = A last round is under way if all slots are hired and all categories sponsored, and only then.
operaopoly-malformed-tokens = A player only has { $limit } Resource Tokens.
operaopoly-malformed-turned-up = { $expected } cards are turned up, or all there are.
operaopoly-malformed-visit = Only an active composer can be away, and only active mats can be visited.

# What a bot names as a reason for an option.
operaopoly-reason-constant = the game as a whole
operaopoly-reason-points-now = victory points at once
operaopoly-reason-marker-points = Opera markers you keep
operaopoly-reason-tokens = Resource Tokens in hand
operaopoly-reason-opera-hand = Opera cards in hand
operaopoly-reason-patron-hand = Patron cards in hand
operaopoly-reason-hand-rating = the value of your hand
operaopoly-reason-slots = roles and orchestras you hold
operaopoly-reason-slot-cards = ratings of the cards you hired
operaopoly-reason-slot-plus = composers who help your hires
operaopoly-reason-house-language = operas in the language of their house
operaopoly-reason-sure-slots = points you’re sure of at a Last Performance
operaopoly-reason-sponsored = categories you sponsor
operaopoly-reason-sponsored-rating = ratings of your patrons
operaopoly-reason-sponsored-second-run = patrons of composers near closing
operaopoly-reason-sure-sponsored = sponsor points you’re sure of
operaopoly-reason-sure-closing = a closing you’re sure of
operaopoly-reason-impresario = composers whose Impresario you are
operaopoly-reason-produces = operas you’d produce
operaopoly-reason-sure-producer = a marker you’re sure of
operaopoly-reason-opera-complete = operas near completion
operaopoly-reason-bonus-open = bonus cards still open
operaopoly-reason-sure-bonus = a bonus you’re sure of
operaopoly-reason-cards-over-limit = cards over the hand limit
operaopoly-reason-out-of-tokens = having no Resource Tokens left
operaopoly-reason-last-rounds = last rounds you started
operaopoly-reason-can-sponsor = a category you can sponsor
operaopoly-reason-can-take = a category you can take over
operaopoly-reason-can-hire = somebody you can hire
operaopoly-reason-can-oust = a role you can take over
operaopoly-reason-can-begin = an opera you can begin
operaopoly-reason-actions-left = actions you still have this turn
operaopoly-reason-near-slots = your hires in operas that are nearly complete
operaopoly-reason-sponsored-runs = performances your patrons will still pay for
operaopoly-reason-weak-slots = hires of yours that are easy to take over
operaopoly-reason-can-oust-sure = a role you can take over in its last round
operaopoly-reason-near-bonus = a bonus within reach
operaopoly-reason-within-reach = an opera you can complete yourself
operaopoly-reason-fills-gaps = cards that fill its gaps
operaopoly-reason-idle-tokens = idle Resource Tokens

## What a person’s page counts.

operaopoly-use-composer = Categories sponsored
operaopoly-use-slot = Hired for

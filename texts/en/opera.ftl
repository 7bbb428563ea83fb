### Opera. The words are those of the glossary. Forms of a name that sentences need stand below it.

## Names.

opera-name-monteverdi = Monteverdi
opera-name-handel = Handel
opera-name-mozart = Mozart
opera-name-beethoven = Beethoven
opera-name-verdi = Verdi
opera-name-wagner = Wagner
opera-name-house = house composer
opera-name-empty = empty

opera-name-venezia = Venezia
opera-name-wien = Wien
opera-name-berlin = Berlin
opera-name-london = London
opera-name-paris = Paris
opera-name-milano = Milano

opera-name-impresario = Impresario
    .the = the Impresario
opera-name-architetto = Architetto
    .the = the Architetto
opera-name-signora = Signora
    .the = the Signora
opera-name-maestro = Maestro
    .the = the Maestro
opera-name-critico = Critico
    .the = the Critico
opera-name-esperto = Esperto
    .the = the Esperto

opera-name-main = main building
    .a = a main building
    .no = no main building
opera-name-wing = wing
    .a = a wing
    .no = no wing

opera-name-stock = personal stock
opera-name-budget = budget phase
opera-name-action = action phase
opera-name-over = the game is over
opera-name-episode-1 = Baroque
opera-name-episode-2 = Classicism
opera-name-episode-3 = Romanticism

opera-place = { $name }, hall { $number }

## Amounts, used by the texts below.

opera-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
opera-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
opera-halls = { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
}

## What points are given for.

opera-why-building = new halls
opera-why-signora = sold to the Palazzo
opera-why-esperto = the Esperto
opera-why-great-halls = great halls
opera-why-century = Composer of the Century
opera-why-empty-halls = empty halls

## What is asked.

opera-question-bid = How much do you bid? You pay it in ducats, and your budget marker goes up by as many levels.
opera-question-hire = You have the initiative: hire a role, or end your performance.
opera-question-buy = Impresario: do you buy a music piece?
opera-question-programme = Impresario: programme your halls.
opera-question-build = Architetto: do you build?
opera-question-sell = Signora: do you sell a music piece to the Palazzo?
opera-question-move = Which city does { $role-the } go to?
opera-question-critique = Critico: do you move a composer on the fame ladder?
opera-question-claim = Esperto: do you score your music pieces here and give up the best one?
opera-question-shuffle = The discard pile is shuffled into a new deck.
opera-question-over = The game is over.
# Where moves are typed, it follows the question.
opera-typed-programme = Enter keeps everything as it is. To change an opera house, write what goes into its halls, great hall first, for instance: programme venezia=verdi,-,house

## What may be decided beforehand, and what it may depend on.

opera-of-impresario = { opera-name-impresario.the }
opera-of-architetto = { opera-name-architetto.the }
opera-of-signora = { opera-name-signora.the }
opera-of-maestro = { opera-name-maestro.the }
opera-of-critico = { opera-name-critico.the }
opera-of-esperto = { opera-name-esperto.the }
opera-order-bid = How much do you bid?
opera-order-hire = Which role do you hire?
opera-order-buy = { opera-question-buy }
opera-order-programme = Impresario: how do you programme your halls?
opera-order-build = { opera-question-build }
opera-order-sell = { opera-question-sell }
opera-order-move = Which city does the figure go to?
opera-order-critique = { opera-question-critique }
opera-order-claim = { opera-question-claim }
opera-order-if-level-at-least = your budget level is { $value } or higher
opera-order-if-level-at-most = your budget level is { $value } or lower
opera-order-if-ducats-at-least = { $value ->
    [one] you have at least one ducat
   *[other] you have { $value } ducats or more
}
opera-order-if-ducats-at-most = { $value ->
    [0] you have no ducats
    [one] you have one ducat or none
   *[other] you have { $value } ducats or fewer
}
opera-order-if-offer-at-least = { $value ->
    [one] a music piece by { $of } is on offer
   *[other] { $value } or more music pieces by { $of } are on offer
}
opera-order-if-stock-at-least = { $value ->
    [one] you have a music piece by { $of } in your personal stock
   *[other] you have { $value } or more music pieces by { $of } in your personal stock
}
opera-order-if-hired-is = you hired { $of } yourself
opera-order-if-figure-is = { $of } is in { $value }
opera-order-if-top-is = { $value } is at the top of the fame ladder
opera-order-if-round-at-least = it’s round { $value } or later
opera-order-if-round-at-most = it’s round { $value } or earlier

## A few words about each move.

opera-move-hire-impresario = buy up to two music pieces, then programme
opera-move-hire-architetto = build up to two parts
opera-move-hire-signora = sell a music piece to the Palazzo
opera-move-hire-maestro = double the income of a city
opera-move-hire-critico = move a composer on the fame ladder
opera-move-hire-esperto = score a city, give up a music piece
opera-move-end = end your performance for the rest of the round
opera-move-buy = a music piece by { $one }
opera-move-rearrange = only programme, for 1 budget level
opera-move-stop = nothing more
opera-move-intermezzo = don’t play along
opera-move-programme = keep everything as it is
opera-move-build = { $two-a } in { $one }
opera-move-move = go to { $one }
opera-move-raise = up by { $two }
opera-move-lower = down by { $two }
opera-move-claim = score, and give up your best music piece here
opera-move-decline = keep your music piece
opera-move-sell = from { $two }

## What happened. An empty text is told by another event.

opera-event-sealed = { $seat-you ->
    [true] You’ve made a secret bid.
   *[other] { $seat } has made a secret bid.
}
opera-event-bid = { $seat-you ->
    [true] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
opera-event-paid = { $rule ->
    [AA1] { $seat-you ->
        [true] You pay { opera-ducats }.
       *[other] { $seat } pays { opera-ducats }.
    }
   *[other] { "" }
}
opera-event-marker = { $rule ->
    [A8] { $seat-you ->
        [true] You play along and are now on budget level { $level }.
       *[other] { $seat } plays along and is now on budget level { $level }.
    }
    [AI4] { $seat-you ->
        [true] You play along, rearranging, and are now on budget level { $level }.
       *[other] { $seat } plays along, rearranging, and is now on budget level { $level }.
    }
   *[other] { "" }
}
opera-event-hired = { $seat-you ->
    [true] You hire { $role-the } for a fee of { $fee }.
   *[other] { $seat } hires { $role-the } for a fee of { $fee }.
}
opera-event-ended = { $rule ->
    [A2] { $seat-you ->
        [true] You’ve hired as many roles as the rules allow: end of performance.
       *[other] { $seat } has hired as many roles as the rules allow: end of performance.
    }
   *[other] { opera-who }: end of performance.
}
opera-event-intermezzo = { opera-who }: intermezzo.
opera-event-bought = { $seat-you ->
    [true] You buy a music piece by { $composer } for { opera-ducats }.
   *[other] { $seat } buys a music piece by { $composer } for { opera-ducats }.
}
opera-event-programmed = { $seat-you ->
    [true] You programme { $houses }.
   *[other] { $seat } programmes { $houses }.
}
opera-event-built = { $seat-you ->
    [true] You build { $part-a } with { opera-halls } in { $city }.
   *[other] { $seat } builds { $part-a } with { opera-halls } in { $city }.
}
opera-event-points = { $rule ->
    [C1] { opera-who }: { opera-points } (great hall in { $city }: { $composer }).
    [C2] { opera-who }: { opera-points } (Composer of the Century in { $city }: { $composer }).
   *[other] { opera-who }: { opera-points } ({ $why }).
}
opera-event-sold = { $seat-you ->
    [true] You sell a music piece by { $composer } to the Palazzo (from { $where }).
   *[other] { $seat } sells a music piece by { $composer } to the Palazzo (from { $where }).
}
opera-event-earned = { $rule ->
    [I1] { "" }
    [E5] { $seat-you ->
        [true] You get { opera-ducats } for being on level 0.
       *[other] { $seat } gets { opera-ducats } for being on level 0.
    }
   *[other] { $seat-you ->
        [true] You get { opera-ducats }.
       *[other] { $seat } gets { opera-ducats }.
    }
}
opera-event-moved = { $from ->
    [none] { $seat-you ->
        [true] You move { $figure-the } to { $city }.
       *[other] { $seat } moves { $figure-the } to { $city }.
    }
   *[other] { $seat-you ->
        [true] You move { $figure-the } from { $from } to { $city }.
       *[other] { $seat } moves { $figure-the } from { $from } to { $city }.
    }
}
opera-event-fame = { $composer } goes from fame { $from } to { $fame }.
opera-event-gave-up = { $to ->
    [discard] { $seat-you ->
        [true] You put a music piece by { $composer } on the discard pile.
       *[other] { $seat } puts a music piece by { $composer } on the discard pile.
    }
    [removed] { $seat-you ->
        [true] You take a music piece by { $composer } out of the game.
       *[other] { $seat } takes a music piece by { $composer } out of the game.
    }
   *[other] { $seat-you ->
        [true] You give a music piece by { $composer } to { $to }.
       *[other] { $to-you ->
            [true] { $seat } gives you a music piece by { $composer }.
           *[other] { $seat } gives a music piece by { $composer } to { $to }.
        }
    }
}
opera-event-declined = { $seat-you ->
    [true] You keep everything and score nothing.
   *[other] { $seat } keeps everything and scores nothing.
}
opera-event-income = { $doubled ->
    [true] { opera-who }: income of { opera-ducats } in { $city }, doubled by the Maestro.
   *[false] { opera-who }: income of { opera-ducats } in { $city }.
}
opera-event-offer = { $aside ->
    [none] New offer: { $offer }.
   *[other] New offer: { $offer }. Set aside: { $aside }.
}
opera-event-shuffled = { $pieces ->
    [one] The one music piece in the discard pile becomes the new deck.
   *[other] The { $pieces } music pieces in the discard pile are shuffled into a new deck.
}
opera-event-palazzo = The Palazzo is emptied: { $composers }.
opera-event-counting = Counting round { $counting }.
opera-event-opened = { $city } opens.
opera-event-round = Round { $round } begins.
opera-event-over = The game is over.
opera-who = { $seat-you ->
    [true] You
   *[other] { $seat }
}

## The board in words.

opera-board-round = Round { $round } of { $last }, { $phase } ({ $era })
opera-board-century = Composers of the Century: { $composers } (in this episode { $now })
opera-board-ladder = Fame ladder with the offer (fame is the price in ducats):
opera-board-offered = { $count ->
    [0] { "" }
   *[other] { $count } on offer
}
opera-board-marker = { $seat } level { $level } column { $column }
opera-board-budget = Budget table: { $places }
opera-board-role = { $hirer ->
    [none] { $role } { $fee }
   *[other] { $role } { $fee } ({ $hirer })
}
opera-board-roles = Roles with fee (and hirer): { $roles }
opera-board-palazzo = { $composers ->
    [none] Palazzo: empty, { opera-board-free }. Deck: { $deck ->
        [one] { $deck } music piece
       *[other] { $deck } music pieces
    }
   *[other] Palazzo: { $composers }, { opera-board-free }. Deck: { $deck ->
        [one] { $deck } music piece
       *[other] { $deck } music pieces
    }
}
opera-board-cities = Cities, with the parts left, their halls ({ $cost } ducats each) and the figures:
opera-board-opens = opens in round { $round }
opera-board-supply = { opera-board-mains }, { opera-board-wings }
opera-board-mains = { $main ->
    [0] no main building
    [one] { $main } main building of { $main_halls }
   *[other] { $main } main buildings of { $main_halls }
}
opera-board-wings = { $wing ->
    [0] no wing
    [one] { $wing } wing of { $wing_halls }
   *[other] { $wing } wings of { $wing_halls }
}
opera-board-figures = { $figures ->
    [none] { opera-board-free }
   *[other] { $figures }, { opera-board-free }
}
opera-board-free = { $free ->
    [0] no place free
    [one] { $free } place free
   *[other] { $free } places free
}
opera-board-player = { $seat }{ opera-board-own }: { opera-points }{ opera-board-screen }{ opera-board-status }
opera-board-own = { $own ->
    [true] {" "}(you)
   *[false] { "" }
}
opera-board-screen = { $ducats ->
    [none] { "" }
   *[other] , { opera-ducats }, personal stock { opera-board-stock }
}
opera-board-stock = { $stock ->
    [none] empty
   *[other] { $stock }
}
opera-board-status = { $acts ->
    [true] {"; "}to act
   *[false] { $ended ->
        [true] {"; "}end of performance
       *[false] { "" }
    }
}
opera-board-house = { $halls ->
    [none] { $city }: great hall { $great }
   *[other] { $city }: great hall { $great }; { $halls }
}

## Moves that are refused.

opera-refusal-house-piece-sold = Your house composer can’t be sold.
opera-refusal-house-composer-judged = House composers aren’t on the fame ladder, so the Critico can’t judge them.
opera-refusal-not-the-question = That isn’t what you’re asked now.
opera-refusal-bid-above-table = A bid of { $bid } is too high: you’re on level { $level }, and the budget table ends at { $top }.
opera-refusal-bid-above-ducats = You can’t bid { $bid }: you have { opera-ducats }.
opera-refusal-role-taken = Somebody has already hired { $role-the } this round.
opera-refusal-fee-above-level = The fee of { $role-the } is { $fee }, and you’re on budget level { $level }.
opera-refusal-no-free-place = You can’t hire { $role-the }: no other city has a free place for the figure.
opera-refusal-not-offered = No music piece by { $composer } is on offer.
opera-refusal-price-above-ducats = A music piece by { $composer } costs { $price }, and you have { opera-ducats }.
opera-refusal-level-too-low = Playing along costs a budget level, and you’re on level { $level }.
opera-refusal-enough-done = You’ve done as much as this role allows.
opera-refusal-no-such-piece = You don’t have that music piece left to put there: { $composer }.
opera-refusal-composer-twice = One opera house can’t have two music pieces by the same composer: { $composer }.
opera-refusal-city-closed = { $city } opens for building in round { $opens }.
opera-refusal-house-exists = You already have a main building in { $city }.
opera-refusal-no-main-building = You need a main building in { $city } first.
opera-refusal-enough-wings = Your opera house in { $city } can’t have another wing.
opera-refusal-supply-empty = There’s { $part-no } left for { $city }.
opera-refusal-cost-above-ducats = Building { $part-a } in { $city } costs { $cost }, and you have { opera-ducats }.
opera-refusal-piece-not-there = You don’t have a music piece by { $composer } there.
opera-refusal-palazzo-full = The Palazzo is full: it only holds { $size } music pieces.
opera-refusal-palazzo-has-composer = The Palazzo already holds a music piece by { $composer }.
opera-refusal-stands-there = The figure is already in { $city } and has to go somewhere else.
opera-refusal-city-occupied = { $city } has no free place for a figure.
opera-refusal-not-performed = Nobody is performing { $composer } in the Critico’s city.
opera-refusal-off-the-ladder = { $composer } can’t go that far on the fame ladder.
opera-refusal-already-begun = You can only rearrange if you’re playing along and haven’t bought anything.
opera-refusal-not-in-discard = No music piece by { $composer } is left in the discard pile.
opera-refusal-played-along = You haven’t played along yet: say “intermezzo” if you don’t want to.
opera-refusal-nothing-to-decline = It’s too late for an intermezzo, because you’ve already played along: say “stop”.
opera-refusal-city-twice = { $city } is named twice.
opera-refusal-hall-count = { $count ->
    [one] Your opera house in { $city } has { opera-halls }; you’ve named { $count } music piece.
   *[other] Your opera house in { $city } has { opera-halls }; you’ve named { $count } music pieces.
}
opera-refusal-no-house = You don’t have an opera house in { $city }.
opera-refusal-programme-word = I can’t read “{ $word }”; write an opera house like this: wien=verdi,-
opera-refusal-unknown-piece = There’s no composer “{ $piece }”.
opera-refusal-shuffle-word = Write a new deck as a list of composers with commas between them.
opera-refusal-shuffle-count = The new deck has { $expected } music pieces, not { $count }.

## Positions that cannot be right.

opera-malformed-closed = { $city } isn’t open in round { $round }.
opera-malformed-composer-twice = This opera house has two music pieces by the same composer: { $composer }.
opera-malformed-ended = A performance can only have ended in the action phase.
opera-malformed-figures = { $city } doesn’t have room for that many figures.
opera-malformed-hires = A player can hire at most { $limit } roles in a round.
opera-malformed-house-piece = Each player has exactly one piece by their house composer, in a hall or in their personal stock.
opera-malformed-marker = Another budget marker is already there.
opera-malformed-no-venezia = Every player has a main building in Venezia.
opera-malformed-offer = The offer has at most { $size } music pieces, and at most { $limit } by the same composer.
opera-malformed-over = A game is only over after round { $round }.
opera-malformed-palazzo = The Palazzo holds at most { $size } music pieces.
opera-malformed-pending = Nobody can be asked this question in this position.
opera-malformed-pieces = { $count ->
    [one] There’s { $count } music piece by { $composer }; there must be { $expected }.
   *[other] There are { $count } music pieces by { $composer }; there must be { $expected }.
}
opera-malformed-removed = Music pieces only leave the game with the option esperto_piece_leaves_game.
opera-malformed-roles = Roles are only hired in the action phase.
opera-malformed-supply = What isn’t built is in the supply: here { $expected }.

# What a bot names as a reason for an option.
opera-reason-constant = the game as a whole
opera-reason-points-now = victory points at once
opera-reason-ducats = ducats in hand
opera-reason-ducats-beyond-ten = ducats beyond ten
opera-reason-level = your budget level
opera-reason-initiative = the initiative
opera-reason-performing = still being in play this round
opera-reason-hires-left = roles you can still hire
opera-reason-income = income of your opera houses
opera-reason-maestro-income = the Maestro’s doubled income
opera-reason-great-halls = number of great halls
opera-reason-great-hall-fame = fame in your great halls
opera-reason-century-now = this episode’s Composer of the Century
opera-reason-century-later = later Composers of the Century
opera-reason-empty-halls = empty halls
opera-reason-halls = number of halls
opera-reason-pieces = music pieces performed
opera-reason-fame-performed = fame of everything you perform
opera-reason-best-city = what the Esperto would pay you
opera-reason-rising = composers about to rise
opera-reason-stock-fame = fame in your personal stock
opera-reason-stock-pieces = music pieces in your personal stock
opera-reason-stock-variety = variety of your personal stock
opera-reason-palazzo-sale = a good sale to the Palazzo
opera-reason-offer-cheap = pieces on offer that you can afford

## What a person’s page counts.

opera-use-role = Roles hired
opera-use-composer = Pieces bought

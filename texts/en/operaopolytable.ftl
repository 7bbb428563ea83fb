### The drawn table of Operaopoly. Words for games and cards are in operaopoly.ftl.

## The room.

operaopolytable-stage = Composer Mats and opera houses
operaopolytable-decks = Decks
operaopolytable-box = Your box
operaopolytable-hand = Your hand
operaopolytable-bonus-cards = Your bonus cards
operaopolytable-happened = What happened
operaopolytable-nothing-yet = Nothing has happened yet.
operaopolytable-since = Since your last move
operaopolytable-track = Turns to come
operaopolytable-panes = Parts of the table
operaopolytable-pane-mats = Mats
operaopolytable-pane-houses = Houses
operaopolytable-pane-box = Your box
operaopolytable-pane-players = Players
operaopolytable-pane-log = Log
operaopolytable-turn-of = { $seat-you ->
    [true] Your turn
   *[other] { $seat }
}
operaopolytable-points = victory points
operaopolytable-lit = You can choose this.
operaopolytable-moving = Pieces are moving.
operaopolytable-reconstructed = Some cards are reconstructed

## Names and figures.

operaopolytable-place = { $row }, { $column }
operaopolytable-mat = { $composer }’s mat
operaopolytable-home = home
operaopolytable-deck = { $deck ->
    [opera] Opera deck
   *[patron] Patron deck
}
operaopolytable-deck-short = { $deck ->
    [opera] Opera
   *[patron] Patron
}
operaopolytable-discards = discard { $count }
operaopolytable-language = { $code ->
    [fr] French
    [it] Italian
   *[de] German
}
operaopolytable-two-ends = { $male } / { $female }
operaopolytable-end = { $name }, { $role }, sings { $sings }
operaopolytable-rated = { $kind }, rated { $rating }
operaopolytable-kind-cast = Cast
operaopolytable-kind-special = Special artist
operaopolytable-kind-orchestra = Orchestra
operaopolytable-kind-rehearsal-cast = Rehearsal
operaopolytable-kind-rehearsal-orchestra = Rehearsal
operaopolytable-kind-audition = Audition
operaopolytable-any-category = any category
operaopolytable-rehearsal-cast = with a Cast
operaopolytable-rehearsal-orchestra = with an Orchestra
operaopolytable-three-cards = three cards for one house
operaopolytable-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
operaopolytable-of-limit = { $count } of { $limit }
operaopolytable-up-to = up to { $limit }
operaopolytable-each = +{ $points } each
operaopolytable-will-pay = Will pay
operaopolytable-dark = Dark. The first hire begins an opera here.
operaopolytable-house = { $name }, { $city }. An opera in { $language } pays { $points } more for each slot
operaopolytable-last-round = Last round
operaopolytable-lacks = Needs
operaopolytable-lacks-what = The last round begins once { $composer } has a sponsor for { $categories }
operaopolytable-last-performance = Last Performance
operaopolytable-last-performance-of = { $seat-you ->
    [true] Last Performance, then you
   *[other] Last Performance, then { $seat }
}
operaopolytable-impresario = Impresario
operaopolytable-no-impresario = No Impresario
operaopolytable-dormant = { $composer } is dormant until another composer closes.
operaopolytable-closed = { $composer } has closed and left the game.
operaopolytable-state-dormant = dormant
operaopolytable-state-closed = closed
operaopolytable-at-home = at home
operaopolytable-at = at { $at }
operaopolytable-open-mat = Open { $composer }’s mat: { $status }
operaopolytable-niche = { $composer } at home. As a guest he adds { $plus } to { $influence } on a mat, or to { $ability } at a house
operaopolytable-niche-away = { $composer }’s niche, empty: he’s at { $at }
operaopolytable-visitor = { $composer }, guest at { $at }: { $plus } more for { $column }
operaopolytable-audition-for = Audition for { $house }: turned up for all to see
operaopolytable-only-you = Only you can see this. Cards in hand: { $cards }, at most { $limit } when your turn ends
operaopolytable-empty-hand = Your hand is empty.
operaopolytable-tokens = { $here ->
    [one] { $here } Resource Token here, { $out } on the table
   *[other] { $here } Resource Tokens here, { $out } on the table
}
operaopolytable-markers-kept = { $markers ->
    [0] No Opera marker kept yet
    [one] { $markers } Opera marker kept
   *[other] { $markers } Opera markers kept
}
operaopolytable-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
operaopolytable-left-short = { $actions } left

## Bonus cards.

operaopolytable-bonus-impresario = Impresario
operaopolytable-bonus-producer = Producer
operaopolytable-bonus-name-at-house = Impresario: { $composer } at a house
operaopolytable-bonus-name-at-mat = Impresario: { $composer } at a mat
operaopolytable-bonus-name-rating = Producer: { $slot } of { $least }
operaopolytable-bonus-name-producer = Producer: opera by { $composer }
operaopolytable-bonus-when = At a Last Performance
operaopolytable-bonus-paid = Paid
operaopolytable-condition-impresario = you’re { $composer }’s Impresario
operaopolytable-condition-at-house = { $composer } visits that house
operaopolytable-condition-at-mat = { $composer } visits the mat of the composer performed
operaopolytable-condition-rating = { $slot ->
    [female] your Female Roles there are rated { $least } or more
    [male] your Male Roles there are rated { $least } or more
   *[orchestra] your Orchestra there is rated { $least } or more
}
operaopolytable-condition-producer = you’re Executive Producer of an opera by { $composer }
operaopolytable-best = { $best ->
    [none] yours: none yet
   *[other] yours: { $best }
}
operaopolytable-with-this-move = with this move
operaopolytable-tick-met = Met.
operaopolytable-tick-half = Met by this move.
operaopolytable-tick-open = Not met.

## What the footlights ask.

operaopolytable-ask-act = { $actions ->
    [0] No action left. A free move, or end your turn?
    [one] Your turn: { $actions } action left
   *[other] Your turn: { $actions } actions left
}
operaopolytable-hint-act = Pick a card, a place or a composer that’s lit.
operaopolytable-hint-audition = Pick one of the cards turned up, or a place in that house.
operaopolytable-hint-discard = Pick a card in your hand.
operaopolytable-hint-lit = Whatever you can choose is lit on the table.
operaopolytable-ask-where = Where does { $picked } go?
operaopolytable-ask-which-card = Which card for { $picked }?
operaopolytable-ask-opera = Which opera begins?
operaopolytable-ask-stays = Which card stays there?
operaopolytable-ask-draw = { $deck ->
    [opera] Draw an Opera card?
   *[patron] Draw a Patron card?
}
operaopolytable-ask-sponsor = Sponsor { $row }’s { $column }?
operaopolytable-ask-change = Change your { $column } on { $row }’s mat?
operaopolytable-ask-removal = Take back your cards from { $place }?
operaopolytable-ask-take = Take over { $column } from { $owner }?
operaopolytable-ask-hire = Hire { $cards } at { $row }?
operaopolytable-ask-rehearse = Rehearse at { $row }, { $column }?
operaopolytable-ask-recast = Change your { $column } at { $row }?
operaopolytable-ask-oust = Take over { $column } from { $owner }?
operaopolytable-ask-audition = Hold an Audition for { $house }?
operaopolytable-ask-direct = Send { $composer }: { $to }?
operaopolytable-ask-discard = Discard { $cards }?
operaopolytable-ask-none = Use none of the cards?
operaopolytable-ask-end = End your turn?
operaopolytable-ask-other = Make this move?
operaopolytable-about-draw = It goes to your hand.
operaopolytable-about-sponsor = With { $cards }.
operaopolytable-about-change = New stack: { $cards }. The rest comes back to your hand.
operaopolytable-about-removal = The cards come back to your hand, the Resource Token too.
operaopolytable-about-take = On { $row }’s mat. { $owner }’s cards there are discarded, the Resource Token goes back.
operaopolytable-about-hire = { $opera ->
    [none] For { $column }.
   *[other] For { $column }. { $opera } begins there.
}
operaopolytable-about-rehearse = With { $cards }.
operaopolytable-about-recast = New stack: { $cards }. The rest comes back to your hand.
operaopolytable-about-oust = At { $row }, with { $cards }. { $owner }’s cards there are discarded.
operaopolytable-about-audition = You turn up three Opera cards for all to see, and can use them at this house.
operaopolytable-about-direct = { $plus ->
    [0] At home he helps nobody.
   *[other] +{ $plus } there for { $helps }.
}
operaopolytable-about-discard = It goes face down to the discard pile.
operaopolytable-about-none = They’re shuffled back into the Opera deck.
operaopolytable-about-end = The next player’s turn begins.
operaopolytable-about-other = It’s in the list of all moves.
operaopolytable-do-draw = { $deck ->
    [opera] Draw an Opera card
   *[patron] Draw a Patron card
}
operaopolytable-do-sponsor = Sponsor
operaopolytable-do-change = Change
operaopolytable-do-removal = Take back
operaopolytable-do-take = Take over
operaopolytable-do-hire = Hire
operaopolytable-do-rehearse = Rehearse
operaopolytable-do-recast = Change
operaopolytable-do-oust = Take over
operaopolytable-do-audition = Hold an Audition
operaopolytable-do-direct = Send
operaopolytable-do-discard = Discard
operaopolytable-do-none = Use none
operaopolytable-do-end = End your turn
operaopolytable-discard = Discard
operaopolytable-put-back = Put back
operaopolytable-all-moves = All moves
operaopolytable-ask-bot = Ask a bot
operaopolytable-advised = A bot would do this: { $move }.
operaopolytable-no-advice = There’s no advice at this table.
operaopolytable-stays = Still there:

## Prices, sums and what follows.

operaopolytable-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
operaopolytable-token = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
operaopolytable-token-back = { $tokens ->
    [one] { $tokens } token back
   *[other] { $tokens } tokens back
}
operaopolytable-free = free
operaopolytable-unused = { $actions ->
    [one] { $actions } action unused
   *[other] { $actions } actions unused
}
operaopolytable-then-discard = { $count ->
    [one] then discard { $count } card
   *[other] then discard { $count } cards
}
operaopolytable-adds = +{ $plus } { $column }
operaopolytable-sum = { $plus ->
    [0] { $own } against { $against }
   *[other] { $own } + { $plus } against { $against }
}
operaopolytable-with-more = with more cards
operaopolytable-against = against
operaopolytable-your-cards = { $cards ->
    [one] your card
   *[other] your cards
}
operaopolytable-you-may = you can
operaopolytable-impresario-of = { $composer }’s Impresario
operaopolytable-your = your { $composer }
operaopolytable-when-scored = when scored
operaopolytable-become-impresario = you become { $composer }’s Impresario
operaopolytable-new-impresario = { $seat ->
    [none] { $composer } will have no Impresario
   *[other] { $seat-you ->
        [true] You become { $composer }’s Impresario
       *[other] { $seat } becomes { $composer }’s Impresario
    }
}
operaopolytable-last-round-begins = the last round at { $house } begins

## Patrons as short as a mat has room for; the whole name comes on focus.

operaopolytable-brief-PF1 = Académie
operaopolytable-brief-PF2 = Casa Ricordi
operaopolytable-brief-PF3 = Wesen­donck
operaopolytable-brief-PF4 = Schott’s Söhne
operaopolytable-brief-PF5 = Choudens
operaopolytable-brief-PF6 = Monte di Pietà
operaopolytable-brief-PE1 = Conserv. de Paris
operaopolytable-brief-PE2 = Villa Médicis
operaopolytable-brief-PE3 = Conserv. di Milano
operaopolytable-brief-PE4 = Conserv. Leipzig
operaopolytable-brief-PE5 = San Pietro
operaopolytable-brief-PE6 = Musik­schule
operaopolytable-brief-PP1 = Neue Zeitschrift
operaopolytable-brief-PP2 = Le Figaro
operaopolytable-brief-PP3 = Gazzetta musicale
operaopolytable-brief-PP4 = Bayreuther Blätter
operaopolytable-brief-PP5 = Le Ménestrel
operaopolytable-brief-PP6 = Corriere della Sera
operaopolytable-brief-PC1 = Casa di Riposo
operaopolytable-brief-PC2 = Società Filarm.
operaopolytable-brief-PC3 = Wagner-Verein
operaopolytable-brief-PC4 = Société nationale
operaopolytable-brief-PC5 = Musik­verein
operaopolytable-brief-PC6 = Concerts popul.
operaopolytable-brief-PS1 = Léon Carvalho
operaopolytable-brief-PS2 = Antonio Barezzi
operaopolytable-brief-PS3 = Ludwig II

### Help at the questions of Operaopoly: what is asked, what answers mean, what players weigh; and what things are.

## A turn.

operaopolyhelp-act-short = Up to { $most } actions, in any order. Patrons sponsor a composer; then singers and orchestra can be hired for his opera. Once a house is full and its composer fully sponsored, it’s scored a round later.
operaopolyhelp-act-what = Take up to { $most } actions, in any order, any of them as often as you like; free moves come on top.
operaopolyhelp-act-answers = What you can do now
operaopolyhelp-act-draw = Draw: Patron cards sponsor composers, Opera cards are singers, orchestras and rehearsals.
operaopolyhelp-act-sponsor = Sponsor: lay Patron cards and a token on an empty category. It pays { $pays } ★ at each of his Last Performances, and its rating at his closing.
operaopolyhelp-act-hire = Hire: a singer who sings in the opera’s language, or an orchestra, for an empty slot with a token. Somebody has to sponsor the composer, no matter who.
operaopolyhelp-act-rehearse = Rehearse: add a Rehearsal to a slot of yours; it’s rated higher and pays more.
operaopolyhelp-act-change = Change: swap your own cards in a slot, or take them back with the token.
operaopolyhelp-act-take = Take over: cards rated higher than an opponent’s drive them out. Equal isn’t enough.
operaopolyhelp-act-audition = Audition: turn up three Opera cards and use them at one house, without having them in hand.
operaopolyhelp-act-direct = Send a composer, free: his Impresario can, once a turn. Away from home he adds { $plus } where he helps.
operaopolyhelp-act-discard = Discard, free: a card you don’t need any more.
operaopolyhelp-act-end = End your turn: actions left are lost, and you keep { $hand } cards at most.
operaopolyhelp-act-think-1 = Who becomes Impresario? It takes two of the three categories, or else the single highest.
operaopolyhelp-act-think-2 = Which house lacks just one card? The player who fills it sets off its last round.
operaopolyhelp-act-think-3 = Do I have tokens for it? You have { $tokens }; they come back when a house is scored.

## What comes up for the first time in a turn.

operaopolyhelp-sponsor-short = You can sponsor: pick a Patron card, then a lit category on a mat. A composer’s strongest sponsor becomes his Impresario.
operaopolyhelp-hire-short = You can hire: pick a singer or an orchestra, then a lit slot in a house. The first hire in a dark house begins an opera there.
operaopolyhelp-direct-short = You’re an Impresario: once a turn you may send your composer to a mat or a house. There he adds { $plus } to the slot or category he helps.
operaopolyhelp-take-short = You could take over somebody’s slot or category: your cards have to be rated higher than theirs. They lose the cards and get the token back.
operaopolyhelp-rehearse-short = You can rehearse: a Rehearsal in a slot of your own makes it worth more, and harder to take over.
operaopolyhelp-audition-short = You can hold an Audition: three Opera cards are turned up, and you may use them at one house at once.

## Auditions and discards.

operaopolyhelp-pick-short = Three cards lie open. Use them for one hire, change, take-over or rehearsal at this house, or use none.
operaopolyhelp-pick-what = The cards turned up are for this house alone. Use at least one of them for a single action, or none.
operaopolyhelp-pick-1 = A slot and cards: all rules of that action hold. Cards in your hand can’t help.
operaopolyhelp-pick-2 = Use none: they’re shuffled back into the Opera deck.
operaopolyhelp-pick-think-1 = Everybody sees these cards. What would the next player do with the slot?
operaopolyhelp-discard-short = Your hand holds { $hand } cards at most when your turn ends. Choose what goes; it lies face down.
operaopolyhelp-discard-what = You have more than { $hand } cards in hand at the end of your turn. Discard one after another until { $hand } are left.
operaopolyhelp-discard-1 = A card: it goes face down to its discard pile, where nobody sees it.
operaopolyhelp-discard-think-1 = Which card couldn’t I play next turn anyway?

## What things on the table are.

operaopolyhelp-about-category = Category of a mat
operaopolyhelp-about-category-1 = Here a composer is sponsored, with Patron cards of this category and a token.
operaopolyhelp-about-category-2 = It pays its sponsor { $pays } ★ at each of his Last Performances, and its rating at his closing.
operaopolyhelp-about-slot = Slot of a house
operaopolyhelp-about-slot-1 = One card of this kind, with Rehearsals, and the token of its owner.
operaopolyhelp-about-slot-2 = At the Last Performance it pays its rating, and the house’s bonus if the language is right.
operaopolyhelp-about-impresario = Impresario
operaopolyhelp-about-impresario-1 = The player who sponsors two of a composer’s three categories, or else has the single highest; if that’s a tie, nobody.
operaopolyhelp-about-impresario-2 = An Impresario may send the composer to a mat or a house once a turn.
operaopolyhelp-about-composer = A composer away from home
operaopolyhelp-about-composer-1 = On a mat he adds { $plus } to one category, at a house { $plus } to one slot.
operaopolyhelp-about-composer-2 = At home he helps nobody.
operaopolyhelp-about-marker = Opera markers
operaopolyhelp-about-marker-1 = Each composer has two runs, one marker each. The Executive Producer of a Last Performance keeps the marker; at the end they bring points.
operaopolyhelp-about-tokens = Resource Tokens
operaopolyhelp-about-tokens-1 = One marks each slot and category you hold. You have { $tokens }; they come back when a house is scored, a composer closes, or you lose a slot or category.
operaopolyhelp-about-house = Opera house
operaopolyhelp-about-house-1 = Once it’s full and its composer fully sponsored, its last round begins; it’s scored when the player who filled it has the next turn.
operaopolyhelp-about-house-2 = An opera in the language of the house pays more for each slot.
operaopolyhelp-about-decks = Decks
operaopolyhelp-about-decks-1 = Drawing costs an action. Opera cards fill houses, Patron cards fill mats.
operaopolyhelp-about-bonus = Bonus cards
operaopolyhelp-about-bonus-1 = Secret. If the condition is met at a Last Performance, a card pays { $bonus } ★, once.
operaopolyhelp-about-points = Victory points
operaopolyhelp-about-points-1 = The player with the most after the third closing wins.
operaopolyhelp-about-end = End your turn
operaopolyhelp-about-end-1 = Actions you have left are lost; then it’s the next player’s turn.

## In a first game.

operaopolyhelp-hasty-end = { $actions ->
    [one] You have { $actions } action left. If you end your turn now, it’s lost.
   *[other] You have { $actions } actions left. If you end your turn now, they’re lost.
}

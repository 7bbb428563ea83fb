### The rulebook of Operaopoly in our own words. The order of this file is the order of the book.
### Every figure is a blank, filled from the box; a note follows the rule it belongs to.

operaopolyrules-title = Operaopoly: the rules in our own words
operaopolyrules-introduction =
    You make opera happen. You find patrons for composers, hire singers and orchestras, and send the composers themselves where they help you most. Points come with each Last Performance and with each closing, and the most victory points win.

    These rules are for { $players-low } to { $players-high } players. Each has a number, which the game quotes whenever it refuses a move or gives points. There’s one printed rulebook, in English; the words of the other languages are ours. Where it leaves a question open, our ruling comes right after the rule. It doesn’t print much of what’s on the cards: we reconstructed that, and say so where it matters.

operaopolyrules-section-S = Setting up
operaopolyrules-S1 = Shuffle the { $opera-cards } Opera cards and the { $patron-cards } Patron cards into a deck each. Lay out the { $houses } house cards, letting chance decide which side is up, and draw lots for who begins.
operaopolyrules-source-S1 = The rulebook shows only a few of the cards and houses. Most names and ratings are our reconstruction, made to fit every example it gives.
operaopolyrules-S2 = Everybody takes { $tokens } Resource Tokens, { $start-opera } Opera cards, { operaopolyrules-amount-patron } and a bonus card of each kind, Impresario and Producer. The bonus cards left over go back to the box unseen.
operaopolyrules-source-S2 = What the bonus cards ask for at a Last Performance is our reconstruction. For an Impresario card, the composer it names visits that house, or the mat of the composer performed. For a Producer card, a slot of yours there is rated at least this high ({ $bonus-ratings }), visitors included, or you’re Executive Producer of the composer it names.
operaopolyrules-S3 = Each composer waits at home on his Composer Mat with { $runs } Opera markers: { $operas }. Each opera is sung in its own language: { $opera-languages }. With { $dormant-players } players { $dormant-composer } is dormant: nobody can sponsor, visit or send him, or begin his opera, until another composer’s closing wakes him up.

operaopolyrules-section-T = Your turn
operaopolyrules-T1 = Your turn opens with applause: the Last Performances you set off on your previous turn are scored first (L3), in the order of the house cards.
operaopolyrules-T2 = Then you have { $actions } actions. Choose freely, the same one again if you like, and slip in free moves at any moment. You can stop earlier; your turn only ends when you say so.
operaopolyrules-ruling-T2 = The rulebook gives you { $actions } actions. That you may stop earlier is our ruling.
operaopolyrules-T3 = When your turn ends you may keep { $hand-limit } Opera and Patron cards in hand, counted together; discard the others. Bonus cards don’t count. You may also discard at any other moment of your turn, free of charge.
operaopolyrules-T4 = To sponsor, to hire or to take over from an opponent you need a Resource Token, which stays there. When you change or add to your own, the token that’s already there does the job. A token that is removed or ousted returns to its owner. You never have more than { $tokens }.
operaopolyrules-T5 = If a deck is empty when you draw, its discard pile is shuffled into a new deck first. If there’s no discard pile either, you can’t draw.
operaopolyrules-ruling-T5 = The rulebook doesn’t say what to do when a deck runs out.

operaopolyrules-section-P = Actions with Patron cards
operaopolyrules-P1 = Draw a Patron card.
operaopolyrules-P2 = Sponsor an empty category of an active composer: put Patron cards of that category there, at least one, together with a token. A special patron fits any category on his own composer’s mat, and no other mat. The most cards a category holds: { $limits }.
operaopolyrules-source-P2 = Printed are the categories of Bizet’s mat and one limit, that of his Publicity. The other limits, the mats of Verdi and Wagner and what the special patrons can do are our reconstruction.
operaopolyrules-P3 = Change a category of your own. Make a new stack out of the cards there and those in your hand, within the limit and not the same as before; whatever is left over goes to your hand. Or clear it altogether and take your token back.
operaopolyrules-ruling-P3 = The rulebook doesn’t say so, but a change has to change something.
operaopolyrules-P4 = Take over an opponent’s category with Patron cards from your hand, within the limit and rated higher (R1) than what’s there. The opponent’s cards are discarded and the token goes back. It’s all or nothing: you can neither take part of a stack nor add to somebody else’s.

operaopolyrules-section-O = Actions with Opera cards
operaopolyrules-O1 = Draw an Opera card.
operaopolyrules-O2 = Hire for an empty slot of a house: a Cast card or a special artist for Female Roles or Male Roles, an Orchestra card for the Orchestra. Put a token there, and as many matching Rehearsal cards from your hand as you like. The end of the card you use must sing in the language of the opera (S3); an Orchestra plays anything.
operaopolyrules-O3 = Hire somebody at a house where nothing is on, and you begin an opera there. You choose the composer: an active one whose language suits your card, who still has an Opera marker on his mat and has a sponsor. The marker moves to the house. Several runs of one composer may be under way together, but he never returns to a house of the same name.
operaopolyrules-O4 = You can only hire, by Audition too, while at least one category of that composer is sponsored. You don’t need that to rehearse, change or take over.
operaopolyrules-O5 = Rehearse: add a matching Rehearsal card to a slot of your own. There’s room for more than one.
operaopolyrules-source-O5 = How much a Rehearsal adds follows from a worked example for the Orchestra; for the singers it’s our reconstruction.
operaopolyrules-O6 = Change a slot of your own. Either bring another singer or Orchestra from your hand that suits the role and the opera, with any matching Rehearsals from the slot and your hand; or keep the card there and take away some of its Rehearsals. What’s left over goes to your hand. Or clear the slot altogether and take your token back. A Rehearsal never stays alone.
operaopolyrules-ruling-O6 = As in P3, a change has to change something.
operaopolyrules-O7 = Take over an opponent’s slot with a card from your hand that suits the role and the opera and any matching Rehearsals, rated higher (R1). Everything the opponent had there is discarded.
operaopolyrules-O8 = Play the Audition card and name a house. Turn up { $audition-draw } Opera cards for all to see, or as many as there are after a reshuffle; without any, no Audition. With those cards only, none from your hand, you may make a single hire, change, take-over or rehearsal at that house, by all the rules of that action. Rehearsals turned up may join a singer or Orchestra turned up, and your own in the slot may stay. You decide before you do anything else. The cards not used are shuffled back into the Opera deck, then the Audition card is discarded. All of this is one action.
operaopolyrules-O9 = When nobody is hired at a house any longer and its last round hasn’t begun, the opera is called off: the Opera marker returns to the mat, and the house is free.
operaopolyrules-ruling-O9 = The rulebook doesn’t say what becomes of an opera that loses its last card. We give the marker back, so the composer loses nothing.

operaopolyrules-section-R = Ratings and Impresarios
operaopolyrules-R1 = Rated higher means more, never equal. Your attack is the ratings of the cards you play, and { $composer-plus } for each matching visitor whose Impresario you are. The defence is the ratings of the cards there, and { $composer-plus } for each other matching visitor. On a mat a visiting composer matches by Influence: { $influences }. At a house he matches by Ability: { $abilities }. Wherever these rules speak of the rating of a category or slot, they mean its cards and what visitors add.
operaopolyrules-ruling-R1 = The rulebook doesn’t say whose side a visitor is on. Here he fights for the attacker if that’s his Impresario, and otherwise for the defender.
operaopolyrules-source-R1 = Printed are Verdi’s Influence and Ability. Those of the others are our reconstruction.
operaopolyrules-R2 = You’re a composer’s Impresario if you sponsor the majority of his categories. If nobody does, it’s the player with the highest rating, visitors included, in a single category of his; a tie makes nobody Impresario. So if you’re his only sponsor, it’s you.
operaopolyrules-R3 = Look at this after every move and after every scored performance. All composers whose Impresario has changed go home at the same moment. Then look again, until nothing changes any more.
operaopolyrules-ruling-R3 = The rulebook doesn’t say when to look, nor in which order composers go home. We look after every move and send them home together, so no order can matter.
operaopolyrules-R4 = As Impresario you may send your composer once a turn, as a free move, to a place where he isn’t yet: the mat of another active composer, any house, or home. If you have several composers, you may send them all. Going home because of R3 doesn’t count as being sent. At home he helps nobody.
operaopolyrules-R5 = A composer on a visit stays until you send him somewhere else, R3 sends him home, the house he visits is scored or the mat he visits closes.
operaopolyrules-ruling-R5 = The rulebook doesn’t say how long a visit lasts.

operaopolyrules-section-L = Last Performance
operaopolyrules-L1 = Once every slot of a house is hired and every category of its composer is sponsored, the last round of that house begins. The player whose turn it is has set it off, and finishes that turn.
operaopolyrules-ruling-L1 = The rulebook doesn’t say when to look. We look after every move, so the last round can begin in the middle of a turn.
operaopolyrules-L2 = From then on, until it’s scored, nobody may clear a slot of that house or a category of that composer. Anything else goes; you may even replace your own cards with lower ones.
operaopolyrules-L3 =
    The Last Performance is scored when the player who set it off has the next turn, step by step:
    – The Executive Producer is the player who holds the majority of the slots; if nobody does, the one with the highest rated slot, visitors included. The Opera marker goes to that player. After a tie there’s none, and the marker leaves the game.
    – In each slot, the ratings of the cards are points for its owner.
    – If the opera is in the language of the house, the owner of each slot gets the points the house pays: { $house-bonuses }.
    – Your bonus cards not yet paid bring { $bonus-points } points each if what they ask for is true now; for an Impresario card you must be the Impresario of the composer it names. It’s fine if both pay.
    – For each visitor who matches a slot, its owner gets { $composer-plus } points.
    – Each category of this composer brings its sponsor { $sponsor-points } points.
    – The Opera cards are discarded, the tokens return, visitors to the house go home, and the house card is turned over.
    – If that was the composer’s last run, he closes (C1).
operaopolyrules-ruling-L3 = The rulebook doesn’t say where the marker goes after a tie, nor where visitors go afterwards. We take the marker out of the game and send the visitors home.
operaopolyrules-source-L3 = Of the houses, the rulebook prints La Scala and what one house pays for an opera in French. The others, and what they pay, are our reconstruction.

operaopolyrules-section-C = Closing, and the end
operaopolyrules-C1 = At a closing, each category brings its sponsor its rating, with what visitors add. The Patron cards are discarded, the tokens return, visitors to the mat go home, and the composer leaves the game. If { $dormant-composer } is dormant, he wakes up.
operaopolyrules-C2 = When the last composer closes, the game is over at once. The Opera markers you kept bring points, and beyond { $most-markers } no more. Markers → points: { $marker-points }.
operaopolyrules-C3 = The most victory points win. If they’re equal, the most Opera markers do; if those are equal too, you share the win.
operaopolyrules-ruling-C3 = When points and markers are both equal, the rulebook names no winner. We let you share the win.
operaopolyrules-C4 = If { $stall-turns } turns in a row go by without a scored performance, the season is abandoned. The game ends, operas under way and composers not closed bring nothing, and the markers are scored. We warn you from turn { $stall-told-from } on. A scored performance sets the count back to zero, and that turn is the first to count again.
operaopolyrules-ruling-C4 = The rulebook has no end for a game in which nobody wants to move on. This one is ours.

operaopolyrules-section-H = What’s hidden
operaopolyrules-H1 = Hidden are hands, bonus cards until they’re paid, the order of the decks, and the discard piles, which lie face down. Everything else is open, even how many cards are in a hand or a pile. And everybody saw the cards that were ousted or came back from the table to a hand.

## Amounts, used by the rules above.

operaopolyrules-amount-patron = { $start-patron ->
    [one] { $start-patron } Patron card
   *[other] { $start-patron } Patron cards
}

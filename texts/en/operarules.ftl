### The rulebook of Opera in our own words. The order of this file is the order of the book.
### Every figure is a blank, filled from the box; a note follows the rule it belongs to.

operarules-title = Opera: the rules in our own words
operarules-introduction =
    You’re a patron of music. Over { $episodes } episodes and { $rounds } rounds you build opera houses across Europe, fill their halls with music pieces, and hire the roles that make composers famous. If you have the most victory points after the last counting round, you win.

    These rules are for { $players-2 } to { $players-4 } players. Each has a number, which the game quotes whenever it refuses a move or gives points. There are printed rulebooks in English, Dutch and French, and an Italian translation made by a player. They all tell the same game in their own words, and we mostly use the words of the one in your language (only the French one has its own names for cities and roles). Where they leave a question open, our ruling comes right after the rule; where they differ, a note tells you; and figures they don’t print are marked as ours.

operarules-section-S = Setting up
operarules-S1 = Shuffle the { $composers } composers and stand one on each level of the fame ladder. His level is his fame, up to { $top-fame } at the top. Your house composer isn’t on the ladder and never will be: he has no fame.
operarules-edition-S1 = The rulebooks don’t all spell one composer the same way: Handel in English and French, Händel in Dutch and Italian. Only the Dutch one gives the composers’ colours, and even there Verdi’s is missing: his is our assumption.
operarules-S2 = Shuffle all { $pieces } music pieces, { $pieces-each } by each composer, into one deck. The pieces of the house composers are kept out of it.
operarules-S3 = Now draw the offer: { $offer-4 } music pieces with { $players-4 } players, { $offer-3 } with { $players-3 }, { $offer-2 } with { $players-2 }. One composer has at most { $offer-limit-4 } pieces in it, or { $offer-limit-2 } with { $players-2 } players: set aside any piece beyond that and draw again. Once the offer is complete, the pieces set aside go to the discard pile.
operarules-ruling-S3 = Surplus pieces wait until the offer is complete, so none of them can come back in the same draw.
operarules-edition-S3 = The Dutch rulebook discards surplus pieces at once; the others don’t say when.
operarules-S4 = Go on drawing until you have music pieces by { $episodes } different composers: the Composers of the Century, one for each episode. If somebody comes up again, that piece goes to the discard pile. The chosen pieces lie on the board for the whole game.
operarules-edition-S4 = Only the Dutch rulebook says what to do when a composer comes up again.
operarules-S5 = Draw lots for the starting player. Everybody takes { $start-ducats } ducats and on top of that, clockwise from the starting player, { $extra-ducats }.
operarules-edition-S5 = The French rulebook lets the players decide who starts. We draw lots, as the others say.
operarules-S6 = All budget markers begin on level { $level-zero } of the budget table, the starting player’s in the first column and the others’ beside it, clockwise.
operarules-edition-S6 = The Italian rulebook lines the markers up from right to left. We follow the others: from left to right.
operarules-S7 = You own a main building in Venezia from the start. It cost you nothing and gave no points, and your house composer’s piece is playing in its great hall. Everybody starts without points.
operarules-S8 = Maestro, Critico and Esperto are still on their way: their figures begin outside the map.
operarules-S9 = You can build in { $cities-1 } at once, in { $cities-2 } from round { $opens-2 }, and in { $cities-3 } from round { $opens-3 }. Building parts meant for a larger table go back into the box.
operarules-edition-S9 = Only the French rulebook has names of its own for the cities: Venise, Vienne, Londres and Milan. The others leave them as they are.
operarules-S10 = You play { $rounds } rounds in { $episodes } episodes: Baroque, Classicism and Romanticism. Every round has a budget phase, an action phase, an income phase and an end phase. After rounds { $counting-after } there’s a counting round.
operarules-option-S10 = With seven_rounds you play the author’s shorter game: { $shorter-rounds } rounds, and counting rounds after rounds { $shorter-counting-after }. Cities still open when their episode begins.

operarules-section-B = Budget phase
operarules-B1 = Everybody secretly chooses a bid at the same time. Nothing at all is fine; but you can’t bid more ducats than you have, nor more than it takes to lift your budget marker to level { $max-level }. Until the last player has chosen, nobody learns anything.
operarules-B2 = Everybody pays the bid to the bank, and the budget markers climb in turn. The player who was ahead before the bids climbs first. For each ducat you go up one level, and where you arrive you take the lowest column that is free just then.
operarules-edition-B2 = In the French rulebook the marker moves back here. That must be a slip: in the others it climbs.
operarules-B3 = If you bid nothing, your marker doesn’t move, not even to another column.
operarules-ruling-B3 = A place to your left may fall vacant in this phase, and somebody climbing from below may take it and get ahead of you. That’s what the rule literally says, so we play it that way.
operarules-B4 = In budget order, a higher level comes before a lower one, and on the same level a lower column before a higher one.

operarules-section-A = Action phase
operarules-A1 = The first player in budget order who’s still performing has the initiative. If you have it, hire a role that is still free this round and whose fee your level can cover, or end your performance.
operarules-edition-A1 = The English, Dutch and Italian rulebooks keep the Italian names of all roles; the French one says Architecte, Critique and Expert. Where a rulebook has several words for one thing, we chose one and stick to it: the glossary lists the ones we chose.
operarules-A2 = You hire at most { $hires-4 } roles a round, or { $hires-2 } with { $players-2 } players. Once you have, your performance ends by itself when you next get the initiative. It never does so earlier: as long as you can still hire, the choice is yours.
operarules-A3 = After the end of performance you’re out for this round: no hiring, and no playing along.
operarules-A4 = Fees are paid in levels of the budget table, not in ducats. Your budget marker drops, and lands just to the right of all markers on its new level; on an empty level it takes the first column. There’s always room for one more column.
operarules-A5 = The action phase is over when nobody can hire any more. Either everybody has ended their performance, or every role is taken, or the player with the initiative can afford none of the roles left; then nobody else can either.
operarules-A6 = You can hire a role and use only part of it, or nothing. Only one thing is a must: a character’s figure has to move.
operarules-ruling-A6 = The rulebooks don’t say whether you must use all that a role offers. We leave that to you; only the figure has to travel.
operarules-A7 = Employees work for everybody. After the hirer, all the others who are still performing are asked once, in budget order, whether they play along. If you would rather not, you have an intermezzo: it’s free and you stay in the round. If you have no way to play along, you aren’t asked.
operarules-ruling-A7 = In the rulebooks everybody is asked. We skip players who could only say no.
operarules-A8 = Playing along costs { operarules-amount-along } for each action, be it a music piece bought, a part built or a piece sold. With { $players-2 } players { operarules-amount-free }; only what you do beyond that is paid for. Playing along never counts as hiring.
operarules-A9 = When a role is finished, look again who has the initiative. It may well be you several times in a row.

operarules-section-AI = Impresario (fee { $fee-impresario })
operarules-AI1 = Buy up to { $actions-impresario } music pieces from the offer. The price is the composer’s fame in ducats, paid on the spot. What you buy goes behind your stage screen, to your personal stock.
operarules-AI2 = Then you may programme: place the music pieces from your personal stock and your halls wherever you like, at most one in a hall. All your halls in a city are one opera house, and no composer may play there more than once. Your house composer counts as a composer like any other, and his piece may fill a hall or rest in your stock. There’s no limit to your stock, and what others perform doesn’t bind you.
operarules-AI3 = If you hired the Impresario, you may programme without buying anything.
operarules-ruling-AI3 = The rulebooks say so only for players who play along. It would be odd if they could do more than the player who brought him in.
operarules-AI4 = When you play along, buy up to { $actions-impresario } music pieces and then programme. Or buy nothing and only programme: that is called rearranging and costs { operarules-amount-along }. With { $players-2 } players it costs that too, because only a purchase can be free.

operarules-section-AA = Architetto (fee { $fee-architetto })
operarules-AA1 = Build up to { $actions-architetto } parts in open cities, if the supply still has them. You pay { $ducats-per-hall } ducats for each hall and score { $points-per-hall } victory points for it, both right away. Halls in a main building: { $halls-main }. Halls in a wing: { $halls-wing }.
operarules-source-AA1 = The rulebooks print how many halls a whole opera house has in Wien, Paris and Milano, and a few parts in their examples; the rest we worked out, and for London it’s our assumption. They don’t print how many copies of each part there are either: we worked that out from the number of all parts.
operarules-AA2 = In each city you have one opera house at most. It starts as a main building; a wing can only join a main building of yours, though you may have built that a moment ago. Wings an opera house can have: { $wings }. The first hall of the main building is the great hall, and the halls of a wing come after those already there.
operarules-AA3 = New halls stand empty. To fill them you need the Impresario, because only he moves music pieces into halls.
operarules-AA4 = When you play along, you may also build up to { $actions-architetto } parts, paying for each as A8 says.

operarules-section-AS = Signora (fee { $fee-signora })
operarules-AS1 = Sell { operarules-amount-sold } to the Palazzo, out of your personal stock or straight from a hall. Take your pick: { $ducats-per-fame } ducats for each level of fame, or the fame itself in victory points.
operarules-AS2 = The Palazzo has room for { $palazzo-4 } music pieces with { $players-4 } players, { $palazzo-3 } with { $players-3 }, and { $palazzo-2 } with { $players-2 }. It takes each composer only once, and never a house composer.
operarules-AS3 = When you play along, you sell { operarules-amount-sold } too, unless the Palazzo is full.

operarules-section-AM = Maestro (fee { $fee-maestro })
operarules-AM1 = Send the figure to another city that has a free place. What he does there is in I2.

operarules-section-AC = Critico (fee { $fee-critico })
operarules-AC1 = Send the figure to another city that has a free place. Then, if you like, praise or pan a composer who is performed in that city, no matter in whose opera house: he moves up or down the fame ladder by at most { $critico-reach } levels, without leaving it. Everybody he passes moves one level the other way.
operarules-ruling-AC1 = You may send the Critico anywhere and leave the fame ladder as it is.
operarules-edition-AC1 = Only the Dutch rulebook says “may” here; the others don’t say whether the Critico can leave the ladder as it is.
operarules-AC2 = The Critico isn’t interested in house composers: you can’t choose them.

operarules-section-AE = Esperto (fee { $fee-esperto })
operarules-AE1 = Send the figure to another city that has a free place. You score at once: add up the fame of all your music pieces performed in that city.
operarules-AE2 = That has its price. If a composer of the fame ladder is among them, you give up your most famous piece there. Your house composer’s piece stays with you.
operarules-ruling-AE2 = If only your house composer is performed there, you give up nothing. The rulebooks don’t mention this case.
operarules-AE3 = The piece is a gift for the player who was last in points before you scored, and goes to that player’s personal stock. If you were last yourself, alone or not, it goes to the discard pile. If several others were last, it goes to the one lowest in budget order.
operarules-ruling-AE3 = If they’re on the same level too, the column decides: the highest comes last in budget order (B4). The rulebooks leave that open.
operarules-edition-AE3 = If you were last yourself, the Dutch rulebook takes the piece out of the game; the English, French and Italian ones put it on the discard pile, and so do we. The Italian one doesn’t say what happens if you shared last place.
operarules-option-AE3 = With esperto_piece_leaves_game you play as the Dutch rulebook says: if you were last yourself, the piece leaves the game instead of going to the discard pile.
operarules-AE4 = Then everybody else who has a music piece by a ladder composer in that city can follow, in budget order: score in the same way, and put your best piece there on the discard pile. It takes no budget, and you can do it even after your end of performance.
operarules-ruling-AE4 = The rulebooks don’t say in which order the others follow, nor whether you still can once your performance has ended. We go by budget order, and everybody can.

operarules-section-F = Figures
operarules-F1 = A figure can only enter a city with a free place. Places in each city: { $places }.
operarules-source-F1 = The rulebooks say that not all cities have the same number of places, but not how many each one has. That’s our assumption.
operarules-F2 = If nobody hires a character, its figure stays put, round after round. The Maestro does his work wherever he stands.
operarules-F3 = A figure may go to any city, even where building hasn’t begun. If no other city has a place for it, its character can’t be hired.
operarules-ruling-F3 = All the rulebooks ask for is a free place in another city. We add no further condition.

operarules-section-I = Income phase
operarules-I1 = Each of your opera houses pays you ducats for the music pieces performed in it, your house composer’s included. Pieces → ducats: { $income }.
operarules-I2 = Where the Maestro stands, every opera house pays double, no matter whose it is.

operarules-section-E = End phase
operarules-E1 = First the audience speaks. Count each composer’s music pieces in all halls of all players, but not those in the Palazzo or behind stage screens. The one performed most moves up a level; if several tie, they all do, at the same time. Go down the fame ladder from the top: each of them changes places with the composer above, unless that one is rising too. So neighbours who rise together pass the composer above them together. Nobody rises without a performance.
operarules-ruling-E1 = The rulebooks don’t say how neighbours rise together. If you swap from the top down, everybody gets the right level and nobody overtakes a composer who is rising too.
operarules-E2 = Music pieces nobody bought go to the discard pile, and a new offer is drawn as in S3. If the deck runs out, shuffle the discard pile into a new one, without the pieces set aside in this very draw. If even that isn’t enough, the offer is smaller. After the last round no offer is drawn.
operarules-ruling-E2 = The rulebooks don’t say what to do when too few music pieces are left, nor whether to draw an offer after the last round. Nobody could buy from it any more, so we don’t.
operarules-E3 = All roles are free to be hired again.
operarules-E4 = If the Palazzo is full, empty it onto the discard pile.
operarules-E5 = Everybody may perform again. On each level the budget markers close ranks to the left, in the same order. Everybody on level { $level-zero } gets { operarules-amount-bottom }.
operarules-E6 = On to the next round; after rounds { $counting-after } a counting round comes first.

operarules-section-C = Counting round
operarules-C1 = Every great hall of yours brings you the fame of the music piece in it. Your house composer brings nothing.
operarules-C2 = If that piece is by this episode’s Composer of the Century, it brings extra victory points. From the first counting round to the last: { $century-bonus }.
operarules-C3 = For each empty hall you lose a victory point, even if that takes you below zero.
operarules-ruling-C3 = The rulebooks don’t say whether you can go below zero. Here you can; otherwise some players would get away with it.
operarules-C4 = Then the Palazzo is emptied onto the discard pile, full or not, and the next cities open: first { $cities-2 }, one counting round later { $cities-3 }.

operarules-section-W = Winning
operarules-W1 = The last counting round ends the game. The most victory points win. Among equals the better place in budget order decides (B4), so there’s one winner, and everybody has a place of their own.

operarules-section-H = What’s hidden
operarules-H1 = Behind your stage screen are your ducats and your personal stock, for your eyes only, and so is your bid until all are revealed. Nobody knows the order of the deck. All the rest is open to everybody: the offer, the discard pile, halls, points, budget, the Palazzo, figures, hires and prices.
operarules-H2 = With the option open_screens everybody sees all ducats and stocks. It’s off unless you agree on it. Anybody who keeps count could know them anyway, but a good memory is part of the game.

## Amounts, used by the rules above.

operarules-amount-along = { $along-cost ->
    [one] { $along-cost } budget level
   *[other] { $along-cost } budget levels
}
operarules-amount-free = { $free-actions-2 ->
    [one] your first action is free
   *[other] your first { $free-actions-2 } actions are free
}
operarules-amount-sold = { $actions-signora ->
    [one] { $actions-signora } music piece
   *[other] up to { $actions-signora } music pieces
}
operarules-amount-bottom = { $level-zero-ducats ->
    [one] { $level-zero-ducats } ducat
   *[other] { $level-zero-ducats } ducats
}

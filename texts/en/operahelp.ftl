### Help at the questions of Opera: what is asked, what answers mean, what players weigh; and what things are.

## Bidding.

operahelp-bid-short = Everybody bids at once, in secret. Each ducat lifts you one level, and levels pay for roles. The highest marker acts first.
operahelp-bid-what = Everybody bids at once, in secret. You pay your bid in ducats and climb as many levels on the budget table.
operahelp-bid-answers = What a level is for
operahelp-bid-1 = The highest marker acts first, time and again.
operahelp-bid-2 = Roles are paid in levels; { $hires } a round at most.
operahelp-bid-3 = { $free ->
    [0] Playing along costs 1 level for each action.
   *[other] Playing along: the first action is free, a second one costs 1 level.
}
operahelp-bid-4 = Levels you don’t use are yours next round too.
operahelp-bid-think-1 = Which role do I need before anybody else takes it?
operahelp-bid-think-2 = How many ducats do I still need for pieces and halls?

## Hiring.

operahelp-hire-short = Your marker is highest, so you choose: hire one role and pay its fee in levels. If you end your performance, you can’t play along any more either.
operahelp-hire-what = You have the initiative: of everybody still performing, your marker is highest. Hire one role, or end your performance.
operahelp-hire-1 = A role: you pay its fee in levels and act at once. Then the highest marker chooses again, and that may be you.
operahelp-hire-2 = Employees work for everybody: after you, the others can play along.
operahelp-hire-3 = Characters work for you alone: their figure goes to another city.
operahelp-hire-4 = End performance: you don’t hire or play along any more this round. You keep your levels.
operahelp-hire-think-1 = If I leave this role, who’ll take it, and what for?
operahelp-hire-think-2 = Somebody else may hire an employee: do I keep a level to play along?
operahelp-hire-think-3 = Are the levels better spent now, or next round?

## Buying.

operahelp-buy-short = A piece costs its composer’s fame in ducats. Buy up to two, then put your pieces into your halls.
operahelp-buy-what = Buy up to two pieces from the offer. Each costs its composer’s fame in ducats. Then you programme.
operahelp-buy-1 = A piece: it goes to your stock, and from there into a hall.
operahelp-buy-2 = Enough: you buy nothing more and programme, even if you’ve bought nothing.
operahelp-buy-think-1 = In the counting round a piece in a great hall scores its composer’s fame. Who’ll be high by then?
operahelp-buy-think-2 = The more pieces in one house, the more it pays; but never two by one composer.
operahelp-buy-think-3 = The composer performed most in all houses rises at the end of the round.
operahelp-buy-along-short = { $player } hired the Impresario, and you can play along: buy and programme for levels instead of a fee. An intermezzo costs nothing.
operahelp-buy-along-what = { $player } hired the Impresario. You can play along: buy up to two pieces, then programme.
operahelp-buy-along-1 = { $free ->
    [0] A piece: its fame in ducats, and 1 level.
   *[other] A piece: its fame in ducats. The first takes no level, a second takes 1.
}
operahelp-buy-along-2 = Only programme: 1 level, and you rearrange what you have.
operahelp-along-no = Intermezzo: you pay nothing and stay in the round.
operahelp-along-think = Will I miss those levels for a role of my own?

## Programming.

operahelp-programme-short = Put your pieces into your halls as you like. A great hall scores in the counting round; every hall with a piece brings ducats.
operahelp-programme-what = Put your pieces, from your stock and your halls, into your halls as you like. One to a hall, and never two by one composer in one house.
operahelp-programme-answers = What a place is worth
operahelp-programme-1 = Great hall: in the counting round its piece scores its fame, and the Composer of the Century scores more.
operahelp-programme-2 = Any hall: every piece performed brings ducats at the end of the round; the more in one house, the more each brings.
operahelp-programme-3 = Stock: a piece there waits and brings nothing.
operahelp-programme-4 = Keep everything: every piece stays where it is.
operahelp-programme-think-1 = An empty hall costs a point in the counting round.
operahelp-programme-think-2 = Which composer can I get performed most, so that he rises?
operahelp-programme-think-3 = Where does the Maestro stand? There every house pays double.

## Building.

operahelp-build-short = Each hall costs { $cost } ♦ and gives { $gain } ★ at once. New halls are empty until an Impresario fills them.
operahelp-build-what = Build up to two parts. Every hall costs { $cost } ♦ and gives { $gain } ★, both at once.
operahelp-build-1 = Main building: the first part in a city. Its first hall is the great hall, the one that scores.
operahelp-build-2 = Wing: more halls for a main building of your own.
operahelp-build-3 = Nothing more: you keep your ducats.
operahelp-build-think-1 = Can I fill the halls before the counting round? An empty one costs a point.
operahelp-build-think-2 = How many of these parts are left, and who else wants one?
operahelp-build-along-short = { $player } hired the Architetto, and you can play along: build for levels instead of a fee. An intermezzo costs nothing.
operahelp-build-along-what = { $player } hired the Architetto. You can play along: build one or two parts, { $cost } ♦ a hall, { $gain } ★ a hall.
operahelp-along-price = { $free ->
    [0] Each part also takes 1 level.
   *[other] The first part takes no level, a second takes 1.
}

## Selling.

operahelp-sell-short = Sell one piece to the Palazzo: for twice its fame in ducats, or for its fame in points. One or the other, never both.
operahelp-sell-what = Sell one piece to the Palazzo, out of your stock or straight from a hall.
operahelp-sell-1 = For ducats: { $per } times the fame of its composer.
operahelp-sell-2 = Or for points: the fame itself.
operahelp-sell-3 = Sell nothing: you keep your pieces.
operahelp-sell-think-1 = A piece sold from a hall leaves it empty: less income, and a point lost in the counting round.
operahelp-sell-think-2 = The Palazzo has { $palazzo } places and takes each composer once.
operahelp-sell-along-short = { $player } hired the Signora, and you can play along: sell one piece for 1 level. Ducats or points, never both.
operahelp-sell-along-what = { $player } hired the Signora. You can play along and sell one piece too.
operahelp-sell-along-3 = { $free ->
    [0] It takes 1 level.
   *[other] It takes no level: with two players the first action is free.
}

## Characters.

operahelp-maestro-short = Where the Maestro goes, every house pays double at the end of the round: yours and everybody else’s.
operahelp-maestro-what = Send the Maestro to another city with a free place. There every opera house pays double, yours and everybody else’s.
operahelp-move-1 = A city: the number beside it says what changes for you.
operahelp-maestro-think-1 = Where do I earn more than the others?
operahelp-figure-stays = The figure stays there until somebody hires that role again.
operahelp-critico-short = Where the Critico goes, you can move one composer who is performed there up or down the ladder.
operahelp-critico-what = Send the Critico to another city with a free place. Then you can move a composer performed there, by { $reach } levels at most.
operahelp-critico-1 = A city: only composers performed there, in anybody’s house, can be moved.
operahelp-critico-think-1 = Whose fame helps me most, and whose helps the others?
operahelp-esperto-short = Where the Esperto goes, you score the fame of all your pieces there at once, and give up the best one.
operahelp-esperto-what = Send the Esperto to another city with a free place. You score the fame of all your pieces there at once, then give up the best one.
operahelp-esperto-1 = A city: what you score, which piece you give up, and what you’ll miss in the counting round.
operahelp-esperto-2 = The piece goes to the player with the fewest points; if that’s you, it’s discarded.
operahelp-esperto-think-1 = What would that piece still bring in the next counting round, and in income?
operahelp-esperto-think-2 = Who else has pieces there? They can do the same, free of charge.
operahelp-critique-short = Move one composer who is performed here up or down. Fame is price and points: his pieces are worth more or less at once.
operahelp-critique-what = Move one composer performed in this city up or down the ladder, by { $reach } levels at most; or change nothing.
operahelp-critique-1 = A composer: first who, then how far. Those he passes move one level the other way.
operahelp-critique-2 = Change nothing: the ladder stays as it is.
operahelp-critique-think-1 = Fame is what pieces cost, what great halls score, and what the Palazzo pays.
operahelp-critique-think-2 = The composer performed most rises anyway at the end of the round.
operahelp-claim-short = The Esperto has come to a city where you have pieces. You can score there too, free of charge; but your best piece there is discarded.
operahelp-claim-what = { $player } sent the Esperto to a city where you have pieces. You can score there as well; it costs no budget.
operahelp-claim-1 = Score: the fame of all your pieces there in points. Your best one goes to the discard pile.
operahelp-claim-2 = Keep your pieces: nothing changes.
operahelp-claim-think-1 = How many rounds until the counting round? Can I fill the hall again by then?

## Roles, and what they would bring now.

operahelp-role-employee = employee, works for everybody
operahelp-role-character = character, moves its figure
operahelp-role-impresario-1 = Buy up to two pieces, each for its composer’s fame in ducats.
operahelp-role-impresario-2 = Then put your pieces into your halls as you like.
operahelp-role-impresario-3 = Others can play along after you.
operahelp-role-architetto-1 = Build up to two parts: { $cost } ♦ and { $gain } ★ for each hall.
operahelp-role-architetto-2 = One house in each city; wings only onto your own main building.
operahelp-role-architetto-3 = Others can play along after you.
operahelp-role-signora-1 = Sell one piece: { $per } times its fame in ducats, or its fame in points.
operahelp-role-signora-2 = The Palazzo has { $palazzo } places and takes each composer once.
operahelp-role-signora-3 = Others can play along after you.
operahelp-role-maestro-1 = Goes to another city. Every house there pays double.
operahelp-role-maestro-2 = Stays there until somebody hires him again.
operahelp-role-critico-1 = Goes to another city. You can move a composer performed there, by { $reach } levels at most.
operahelp-role-critico-2 = Those he passes move one level the other way.
operahelp-role-esperto-1 = Goes to another city. You score the fame of all your pieces there.
operahelp-role-esperto-2 = Your best piece there goes to the player with the fewest points.
operahelp-role-esperto-3 = Others with pieces there can do the same, free of charge.
operahelp-now-hired = { $player } has hired it this round.
operahelp-now-hired-own = you’ve hired it this round.
operahelp-now-offer = { $count ->
    [0] nothing is on offer; you can still programme.
    [one] { $count } piece on offer, { $low } ♦.
   *[other] { $count } pieces on offer, { $low } to { $high } ♦.
}
operahelp-now-building = { $part } in { $city }: { $ducats } ♦, { $points } ★.
operahelp-now-hall = a hall costs { $cost } ♦ and gives { $gain } ★.
operahelp-now-selling = your { $composer } would bring { $ducats } ♦, or { $points } ★ instead.
operahelp-now-palazzo = { $free ->
    [0] the Palazzo is full.
    [one] one place is free in the Palazzo.
   *[other] { $free } places are free in the Palazzo.
}
operahelp-now-doubling = best for you in { $city }: income { $income } ♦.
operahelp-now-scoring = best for you in { $city }: { $points } ★ for giving up { $composer }. In the counting round you’d then have { $counting } ★ less.
operahelp-now-to = { $to ->
    [discard] You have the fewest points, so it’s discarded.
    [removed] You have the fewest points, so it leaves the game.
   *[other] It goes to { $player }.
}
operahelp-now-critico = { $city ->
    [none] not on the map yet, so every city is open to him.
   *[other] stands in { $city }, so he goes to another city.
}
operahelp-now-nothing = no city would bring you anything.

## What things on the table are.

operahelp-about-ducats = Ducats
operahelp-about-ducats-1 = Money behind your screen: for bids, pieces and halls. Your houses earn it.
operahelp-about-points = Victory points
operahelp-about-points-1 = The player with the most after the last counting round wins.
operahelp-about-budget = Budget levels
operahelp-about-budget-1 = Bids buy levels; roles and playing along cost levels.
operahelp-about-budget-2 = The highest marker acts first; on one level, the one furthest left.
operahelp-about-palazzo = Palazzo
operahelp-about-palazzo-1 = Here the Signora sells pieces. Each composer only once, and never a house composer.
operahelp-about-palazzo-2 = Once full, it’s emptied at the end of the round; after a counting round it’s emptied anyway.
operahelp-about-century = Composer of the Century
operahelp-about-century-1 = In the counting round of this episode, his pieces in great halls score extra points.
operahelp-about-round = Rounds
operahelp-about-round-1 = Each round: bids, roles, income. A dashed line marks a counting round: great halls score, empty halls cost a point.
operahelp-about-ladder = Fame ladder
operahelp-about-ladder-1 = A composer’s level is his fame: what a piece costs, and what it scores in a great hall.
operahelp-about-ladder-2 = The composer performed most rises one level at the end of the round.
operahelp-about-stock = Personal stock
operahelp-about-stock-1 = Pieces waiting for a hall. Only you see them; they bring nothing here.
operahelp-about-screen = Stage screen
operahelp-about-screen-1 = The ducats and stock of the others are hidden behind it. If you keep count, you know them anyway.
operahelp-about-income = Income as it stands
operahelp-about-income-1 = What your houses pay at the end of the round. Pieces in one house: { $income } ducats for 1, 2, 3 and so on.
operahelp-about-counting = Counting as it stands
operahelp-about-counting-1 = What the next counting round would give you with today’s fame: great halls, less a point for each empty hall.
operahelp-about-hires = Hires
operahelp-about-hires-1 = Roles hired this round; { $hires } at most.
operahelp-about-city = { $city }
operahelp-about-city-1 = { $main ->
    [one] The main building has one hall,
   *[other] The main building has { $main } halls,
} { $wing ->
    [one] a wing one.
   *[other] a wing { $wing }.
}
operahelp-about-city-2 = What’s left to build: { $supply }.
operahelp-about-city-3 = Figures can enter a city with a free place, open for building or not.
operahelp-about-end = End performance
operahelp-about-end-1 = You don’t hire or play along any more this round.
operahelp-about-end-2 = You keep the levels you have left for the next round.
operahelp-about-intermezzo = Intermezzo
operahelp-about-intermezzo-1 = You don’t play along this time. It costs nothing, and you can still hire and play along later.

### The lessons of Opera: what the prompter says. Figures of the box are blanks; figures of the moment come from the lesson.

## Overture: the game in a minute.

operalessons-overture-title = Overture: the game in a minute

operalessons-overture-1-title = Curtain up!
operalessons-overture-1-say = You own **opera houses** in the great cities of Europe, and so do your rivals. After { $rounds } rounds the most **victory points** win.
operalessons-overture-1-alt = The stage: six cities with their opera houses, and the figures of Maestro, Critico and Esperto.

operalessons-overture-2-title = Where points come from
operalessons-overture-2-say = Every **hall** you build gives { $points-per-hall } points at once. Three times a game, in a **counting round**, each **great hall** scores the fame of the composer who’s played there.
operalessons-overture-2-alt = One player’s opera houses, with a music piece in each hall.

operalessons-overture-3-title = What fame is worth
operalessons-overture-3-say = The **fame ladder** ranks the composers. Fame is what a piece costs, in **ducats**, and what it scores. The composer performed most climbs.
operalessons-overture-3-alt = The fame ladder, with the pieces on offer beside their composers.

operalessons-overture-4-title = First you bid
operalessons-overture-4-say = Each round begins with the **budget phase**: you bid ducats in secret. Each ducat lifts your marker a **level**, and the highest acts first.
operalessons-overture-4-alt = The budget table: a marker for each player, on levels from zero to ten.

operalessons-overture-5-title = Then you act
operalessons-overture-5-say = In the **action phase** you pay levels to hire roles. Others can **play along** with the three **employees**. The three **characters** work for you alone.
operalessons-overture-5-alt = Six playbills: Impresario, Architetto and Signora are employees; Maestro, Critico and Esperto are characters.

operalessons-overture-6-title = Then it pays
operalessons-overture-6-say = In the **income phase** your houses pay ducats, and in the **end phase** new music arrives.

    Against two bots a game takes about { $game-minutes } minutes.
operalessons-overture-6-alt = The rounds of a game in three episodes, with the Composer of the Century of each.

## Lesson 1: Budget and bids.

operalessons-budget-title = Budget and bids
operalessons-budget-done = You know what ducats and levels are for, who has the initiative, and how a fee is paid. What the Impresario can do for you comes next.

operalessons-budget-1-title = Two kinds of wealth
operalessons-budget-1-say = Psst! Down here, in the prompter’s box. Behind your screen are **{ $ducats } ducats** that nobody else can see.

    But you don’t pay roles in ducats: they want **budget levels**. So every round begins with a secret **bid**. For each ducat you bid, your budget marker climbs one level.

operalessons-budget-2-title = How much do you bid?
operalessons-budget-2-say = The figure on a role is its **fee**, in levels. Tonight we want two of them: the **Maestro** for { $fee-maestro } and the **Impresario** for { $fee-impresario }.

    You have { $ducats } ducats, but go easy: music costs ducats too. Bid what the two roles cost together, and nothing more.
operalessons-budget-2-task = Bid exactly enough for the Maestro and the Impresario.
operalessons-budget-2-1-item = enough for both roles
operalessons-budget-2-1-hint = Add the two fees: { $fee-maestro } and { $fee-impresario }.
operalessons-budget-2-1-wrong = Bid the sum of the two fees, no more and no less.
operalessons-budget-2-1-wrong-nothing = Then you stay on level zero: no levels, no roles. Your ducats would be safe, but they can’t conduct.
operalessons-budget-2-1-wrong-little = That pays for one of the two at best. Add up both fees.
operalessons-budget-2-1-wrong-much = Bold! But those ducats would be gone, and you need some for music. The sum of the two fees will do tonight.

operalessons-budget-3-title = Who goes first?
operalessons-budget-3-say = The bids are open. Bruno is on level { $first }, you’re on { $own }, Rosa on { $last }.

    Remember: **the highest level has the initiative**; on one level it’s the marker furthest left. So Bruno hires first. Keep an eye on his marker: paying a fee brings it down.

operalessons-budget-4-title = Your initiative
operalessons-budget-4-say = Bruno paid the Critico and sank to { $other }. You’re on { $own }: first in line!

    The **Maestro** doubles what the opera houses of one city pay. Only one of you can have him this round, so be quick.
operalessons-budget-4-task = Hire the Maestro.
operalessons-budget-4-1-item = Maestro hired
operalessons-budget-4-1-hint = Look for the white wig. His fee is { $fee-maestro }.
operalessons-budget-4-1-wrong = You could pay for that, but then you no longer have the levels for the two roles we came for. The Maestro first.
operalessons-budget-4-1-wrong-impresario = His turn will come. If somebody else hires the Impresario, you can still join in; nobody shares the Maestro. Take him first.
operalessons-budget-4-1-wrong-esperto = The Esperto takes { $fee-esperto } levels: too little would be left for the Impresario.
operalessons-budget-4-1-wrong-end = The final curtain, already? You haven’t spent a single level. Hire first.

operalessons-budget-5-title = Where should he go?
operalessons-budget-5-say = The Maestro has a figure on the map, and you send it to a city with a free place. At the end of this round **every house in that city pays double**: yours, and everybody else’s.
operalessons-budget-5-choice = Send the Maestro to a city.
operalessons-budget-5-chose-venezia = In Venezia everybody has a house, so everybody gains.
operalessons-budget-5-chose-wien = In Wien he works for you alone. A fine choice!
operalessons-budget-5-chose-empty = Nobody has a house there yet, so he conducts on an empty square.
operalessons-budget-5-better = Ask two questions: what do I gain, and what do the others? In **Wien** you’re the only one with a house. It pays { $yield } ducats, and with the Maestro twice that, while nobody else gets a single ducat more. We go on from Wien.

operalessons-budget-6-title = Where did your marker go?
operalessons-budget-6-say = You paid { $fee-maestro } and came down to level { $own }. Bruno was there already, and **newcomers go to the right**.

    So he’s ahead of you on the same level, and has the initiative again. After every role we look again.

operalessons-budget-7-title = Bruno stops. And you?
operalessons-budget-7-say = Bruno has **ended his performance**: he hires nobody else this round. His { $other } levels aren’t lost: **they’re still there next round**.

    Now it’s your initiative. You have { $own } levels left, exactly what the **Impresario** asks. That’s what I call planning. Spend them!
operalessons-budget-7-task = Hire the Impresario.
operalessons-budget-7-1-item = Impresario hired
operalessons-budget-7-1-hint = His fee is { $fee-impresario }: exactly your level.
operalessons-budget-7-1-wrong = You could pay for that. But it was the Impresario we bid for: he brings music into your halls.
operalessons-budget-7-1-wrong-end = Saving levels like Bruno can be wise. But you bid these for the Impresario, and he’s still free.

## Lesson 2: Music for your halls.

operalessons-programme-title = Music for your halls
operalessons-programme-done = You can buy music, keep a composer from playing twice in one house, and put the right piece into a great hall.

operalessons-programme-1-title = What does music cost?
operalessons-programme-1-say = Look at the **fame ladder**. The higher a composer stands, the more famous he is, and his fame is the **price** of a piece in ducats.

    The pieces beside the names are this round’s offer. You have { $ducats } ducats and two silent halls in Wien.

operalessons-programme-2-title = Who brings the music?
operalessons-programme-2-say = Only the **Impresario** puts pieces into halls. Hire him, and you buy up to { $actions-impresario } pieces, and you buy **first**: the others choose from what’s left.

    His fee is { $fee-impresario }, and you’re on level { $level }. An empty hall earns nothing, so off you go.
operalessons-programme-2-task = Hire the Impresario.
operalessons-programme-2-1-item = Impresario hired
operalessons-programme-2-1-hint = The gentleman with the top hat.
operalessons-programme-2-1-wrong = Your halls are silent, and nobody but the Impresario can change that.
operalessons-programme-2-1-wrong-architetto = More halls? You have two empty ones already. First some music, then some bricks.
operalessons-programme-2-1-wrong-signora = The Signora buys pieces from you, and you have none to sell yet. Music first.
operalessons-programme-2-1-wrong-end = And leave Wien silent for a whole round? Hire the Impresario first.

operalessons-programme-3-title = Which piece first?
operalessons-programme-3-say = A game has three **episodes** of three rounds each, and each episode has its **Composer of the Century**. Just now it’s Mozart.

    In a **great hall**, the first hall of a house, he’ll count { $bonus } extra. Take him first.
operalessons-programme-3-task = Buy Mozart.
operalessons-programme-3-1-item = Mozart bought
operalessons-programme-3-1-hint = Mozart. He’s the Composer of the Century, too.
operalessons-programme-3-1-wrong = Not a bad piece, but only Mozart brings the bonus of this episode. Take him first.
operalessons-programme-3-1-wrong-verdi = More famous, yes, but he eats more than half your purse. Mozart costs less and has a bonus coming.
operalessons-programme-3-1-wrong-wagner = With the bonus, Mozart counts just as much as Wagner, and he’s cheaper.
operalessons-programme-3-1-wrong-stop = Leaving empty-handed? You’ve hired the man, so let him buy.

operalessons-programme-4-title = And the second?
operalessons-programme-4-say = An opera house never plays **two pieces by the same composer**, so if you want both halls of Wien to sound, you need somebody else as well.

    You have { $ducats } ducats left. Do you spend them all, or keep a few to bid with next round?
operalessons-programme-4-choice = Buy a second piece, or stop.
operalessons-programme-4-chose-beethoven = The cheapest of all: more ducats for your next bid, less fame for a great hall.
operalessons-programme-4-chose-mozart = He can’t play beside the first one in Wien; but Venezia has a great hall too.
operalessons-programme-4-chose-wagner = A fine piece, but it leaves you a single ducat. What will you bid next round?
operalessons-programme-4-chose-verdi = Your purse is empty now, and next round you’ll watch the others bid.
operalessons-programme-4-chose-stop = One hall in Wien stays empty. A cheap piece earns its price back.
operalessons-programme-4-better = A great hall wants fame, and your next bid wants ducats. **Handel and Beethoven** leave you some of both: they’re cheap, and all your halls will play. (Beethoven’s century comes at the end of the game, too.) Verdi and Wagner take nearly all you have, and without a piece one hall stays silent. We go on with **Handel**.

operalessons-programme-5-title = Who plays where?
operalessons-programme-5-say = Three pieces, three halls. Only **great halls** score in a **counting round**, which comes at the end of each episode: they bring the fame of their piece. For income, { $yield } as it stands, only the number of pieces matters.

    Your **house composer** has no fame. So does he deserve the great hall of Venezia? The ledger shows what each plan brings.
operalessons-programme-5-task = Fill all halls, with fame in both great halls.
operalessons-programme-5-1-item = all halls full, fame in both great halls
operalessons-programme-5-1-hint = Send the house composer to the second hall of Wien, and a bought piece to Venezia.
operalessons-programme-5-1-wrong = Try again: every hall filled, and a famous name in each great hall.
operalessons-programme-5-1-wrong-income = A hall is still empty. All three pieces belong on stage: two in Wien, one in Venezia.
operalessons-programme-5-1-wrong-great = Full houses, well done. But your house composer sits in a great hall and scores nothing there. Let him change places with a piece that has fame.

operalessons-programme-6-title = The others buy too
operalessons-programme-6-say = Your houses now earn { $yield } ducats a round, and in a counting round they’d bring { $points } points.

    Did you see? The Impresario is one of the three **employees**, with the Architetto and the Signora. If you hire one, the others can **play along**: Rosa bought Verdi. Each action costs her { $along-cost } level, so she’s on { $level } now. It’s cheaper than hiring, but you had first choice.

## Lesson 3: Building opera houses.

operalessons-building-title = Building opera houses
operalessons-building-done = You know what a hall costs and gives, why a new city beats a new wing, and that bricks alone make no music.

operalessons-building-1-title = What’s a house?
operalessons-building-1-say = An **opera house** is a main building, with wings if you like: all your halls in one city. Its first hall is the **great hall**, and each house has only one.

    You own a single hall in Venezia, while Verdi and Handel wait behind your screen with nowhere to play. A scandal!

operalessons-building-2-title = Who builds?
operalessons-building-2-say = The **Architetto** builds up to { $actions-architetto } parts. Each hall costs { $ducats-per-hall } ducats and gives { $points-per-hall } points **at once**.

    Mind the order, though: you’re on level { $level }. Architetto { $fee-architetto }, Impresario { $fee-impresario }: it just fits. Build first, then fill: music needs a hall to play in.
operalessons-building-2-task = Hire the Architetto.
operalessons-building-2-1-item = Architetto hired
operalessons-building-2-1-hint = The one with the compasses, for { $fee-architetto } levels.
operalessons-building-2-1-wrong = Another time. Today two pieces are waiting for a hall, and only the Architetto builds.
operalessons-building-2-1-wrong-impresario = He’d find a single hall to programme. Let the Architetto build first; you can pay for both.
operalessons-building-2-1-wrong-signora = Sell Verdi before anybody has heard him? Build him a hall first.
operalessons-building-2-1-wrong-end = With all those levels left? Build something!

operalessons-building-3-title = Where do you build?
operalessons-building-3-say = A wing adds ordinary halls. A main building in a **new city** brings another **great hall**, and only great halls score in a counting round.

    You have { $ducats } ducats. Wien gives two halls for your two pieces: begin there.
operalessons-building-3-task = Build the main building in Wien.
operalessons-building-3-1-item = main building in Wien
operalessons-building-3-1-hint = Wien: two halls, one of them a great hall.
operalessons-building-3-1-wrong = Start with the main building in Wien: two halls for two pieces.
operalessons-building-3-1-wrong-wing = A wing gives points as well, but no great hall. For those you go to another city.
operalessons-building-3-1-wrong-berlin = Berlin is a good idea, but a small one: a single hall. Start with Wien, and then come back here.
operalessons-building-3-1-wrong-stop = Sent home with the plans still rolled up? Build first.

operalessons-building-4-title = And the second part?
operalessons-building-4-say = You can build one more part. You have { $ducats } ducats left, and two pieces and your house composer for your halls.

    Look at what’s on the map: a wing in Venezia, a wing in Wien, a main building in Berlin. Or keep your ducats.
operalessons-building-4-choice = Build another part, or stop.
operalessons-building-4-chose-venezia = It costs the same as Berlin and gives the same points. But Berlin’s hall is a great one.
operalessons-building-4-chose-wien = Two halls give the most points at once. But it takes nearly all your ducats, and you have no music for them.
operalessons-building-4-chose-stop = Thrifty! You keep your ducats, and no hall stays empty.
operalessons-building-4-better = At once a hall is worth the same everywhere. But **Berlin’s is a great hall**: with a famous piece in it, it scores in every counting round from now on. A hall without music costs a point there, so build what you can fill. We go on with **Berlin**.

operalessons-building-5-title = Halls without music
operalessons-building-5-say = You already have { $points } points. (Rosa played along and built herself a wing.) But look at the counting: { $counting }. **Each empty hall costs a point**, and a counting round follows this very round.

    So call the Impresario with your last { $level } levels. Four halls, three pieces: with { $ducats } ducats buy one more, and keep it cheap.
operalessons-building-5-task = Hire the Impresario and buy the cheapest piece.
operalessons-building-5-1-item = Impresario hired
operalessons-building-5-1-hint = Nobody else can fill your halls.
operalessons-building-5-1-wrong = Three halls are empty, and the counting is near. Only the Impresario can fill them.
operalessons-building-5-1-wrong-end = Then three halls stay empty and each costs you a point. The Impresario, quick!
operalessons-building-5-2-item = one cheap piece bought
operalessons-building-5-2-hint = Look at the bottom of the ladder.
operalessons-building-5-2-wrong = Take the cheapest one: Monteverdi.
operalessons-building-5-2-wrong-mozart = He takes your last ducat. Monteverdi fills the hall as well, and you can still bid next round.
operalessons-building-5-2-wrong-stop = One hall would stay empty: a point lost. Monteverdi costs next to nothing.

operalessons-building-6-title = Opening night
operalessons-building-6-say = Now fill everything. Three great halls want three names with fame; the house composer, who has none, is happy in the second hall of Wien.

    As it stands the counting brings you { $counting }. Let’s see what you can make of that.
operalessons-building-6-task = Fill all four halls, with fame in every great hall.
operalessons-building-6-1-item = no hall empty, fame in every great hall
operalessons-building-6-1-hint = House composer to Wien’s second hall; Verdi, Handel and Monteverdi into the great halls.
operalessons-building-6-1-wrong = Not quite: four pieces, four halls, and a composer from the ladder in every great hall.
operalessons-building-6-1-wrong-empty = A hall is still empty, and that costs a point. You have a piece for each.
operalessons-building-6-1-wrong-great = All full! But the house composer has no fame and sits in a great hall. Put him into the second hall of Wien.

operalessons-building-7-title = The reward
operalessons-building-7-say = The round is over and counted: you have { $points } points. Some came with the bricks, some with the great halls.

    Great halls pay again in every counting round, and empty ones cost again. So build what you can fill.

## Lesson 4: The Signora and the Palazzo.

operalessons-palazzo-title = The Signora and the Palazzo
operalessons-palazzo-done = You know when a piece is worth more in the Palazzo than in a hall, and when to ask for ducats and when for points.

operalessons-palazzo-1-title = An exclusive address
operalessons-palazzo-1-say = The **Palazzo** collects music. It has room for { $palazzo-3 } pieces when three play, and takes each composer **only once**. There’s a Mozart in it already, so nobody can sell another.

    Fame pays well there: { $ducats-per-fame } ducats for each level of fame, or the fame itself in points.

operalessons-palazzo-2-title = An empty purse
operalessons-palazzo-2-say = The last round is near, and all you have to bid with is { $ducats } ducat. You won’t get far on that.

    But behind your screen a second **Verdi** lies idle. He earns nothing there. The **Signora** sells for you: { $fee-signora } levels, one piece.
operalessons-palazzo-2-task = Hire the Signora.
operalessons-palazzo-2-1-item = Signora hired
operalessons-palazzo-2-1-hint = The only lady in the company.
operalessons-palazzo-2-1-wrong = Tempting, but next round you’d have next to nothing to bid. First some ducats.
operalessons-palazzo-2-1-wrong-impresario = Buying, with that purse? First sell something.
operalessons-palazzo-2-1-wrong-architetto = He wants ducats for every hall, and you have none to speak of. Sell first.
operalessons-palazzo-2-1-wrong-end = Then you go into the last round with an empty purse. The Signora can fix that.

operalessons-palazzo-3-title = Which piece, and for what?
operalessons-palazzo-3-say = You can sell from your stock or straight out of a hall. From a hall you lose income, and an empty hall costs a point in the counting round. So look behind your screen first: **fame sets the price**, and nobody is more famous than Verdi.

    Ducats or points? You have { $ducats } ducat, and another round is still to come.
operalessons-palazzo-3-task = Sell the Verdi from your stock for ducats.
operalessons-palazzo-3-1-item = Verdi from the stock, for ducats
operalessons-palazzo-3-1-hint = Stock, Verdi, ducats.
operalessons-palazzo-3-1-wrong = That piece works for you in its hall. The idle one is behind your screen.
operalessons-palazzo-3-1-wrong-points = Points never rust, true. But without ducats you’ll hardly act in the last round, and ducats you can still turn into more.
operalessons-palazzo-3-1-wrong-hall = The same price, but you’d empty your great hall in Venezia. Sell the idle Verdi.
operalessons-palazzo-3-1-wrong-cheap = Monteverdi fetches little: his fame is small. Sell the famous one while the Palazzo takes him.
operalessons-palazzo-3-1-wrong-stop = You’ve already paid the Signora. Let her sell something!

operalessons-palazzo-4-title = Full house
operalessons-palazzo-4-say = That makes { $ducats } ducats. Rosa played along and sold a Wagner, and with that the Palazzo is **full**: Bruno wasn’t even asked. At the Palazzo, latecomers stay outside.

    At the end of a round a full Palazzo is emptied. I’ll finish this round for you and make your next bid; just watch.

operalessons-palazzo-5-title = The last sale
operalessons-palazzo-5-say = Round { $round } of { $rounds }. Rosa has the Signora; playing along costs { $along-cost } of your { $level } levels. After tonight ducats buy nothing.

    A piece in a great hall will score its fame in the final counting. One in a side hall won’t: sell it, and only the empty hall costs you a point. One behind your screen scores nothing at all.
operalessons-palazzo-5-choice = Sell a piece, or don’t.
operalessons-palazzo-5-chose-ducats = And what will you buy with them? The game is nearly over.
operalessons-palazzo-5-chose-intermezzo = A level kept is worth less than points made.
operalessons-palazzo-5-chose-stock = Safe, but small. Mozart brings more, even after the point for the empty hall. And should the Impresario come, Monteverdi can take that hall.
operalessons-palazzo-5-chose-great = In its great hall that piece would have scored its fame anyway. Sold, it scores just once too, and the empty hall costs you a point. Nothing gained.
operalessons-palazzo-5-better = Add up points and counting. **Mozart** from his side hall, for points, leads: his fame at once, and just one point less for the empty hall. Monteverdi from your stock costs nothing and brings little, and a piece from a great hall pays you only what it would have scored anyway. We go on with **Mozart**.

operalessons-palazzo-6-title = Taken at the right moment
operalessons-palazzo-6-say = You have { $points } points now. Remember the Signora’s two questions.

    What does this piece bring me **where it is**? And what do I need more: **ducats** to act with, or **points** to win with? Early in the game it’s mostly the one, in the last round always the other.

## Lesson 5: Maestro, Critico, Esperto.

operalessons-characters-title = Maestro, Critico, Esperto
operalessons-characters-done = You can make a composer famous, move the Maestro to where it pays you most, and let the Esperto score without hurting yourself.

operalessons-characters-1-title = Three travellers
operalessons-characters-1-say = The Impresario, the Architetto and the Signora are employees. The other three roles are **characters**: each has a figure on the map, and if you hire one, you send it to **another city with a free place**. Nobody plays along with a character.

    You’re on level { $level }. That pays for all three, and { $hires-3 } is also the most you can hire in a round.

operalessons-characters-2-title = First the praise
operalessons-characters-2-say = In which order? The Esperto pays by fame, so first make somebody famous. The **Critico** writes about a composer who is **performed in his city**.

    Handel plays in two of your great halls, in Wien and Berlin. So that’s where the Critico should listen.
operalessons-characters-2-task = Hire the Critico and send him where Handel is played.
operalessons-characters-2-1-item = Critico hired
operalessons-characters-2-1-hint = The sharp pen, for { $fee-critico } levels.
operalessons-characters-2-1-wrong = Employees another time. Today it’s the travellers, and the Critico goes first.
operalessons-characters-2-1-wrong-esperto = Patience! Right now he’d score Handel at his old fame. First let the Critico praise him.
operalessons-characters-2-1-wrong-maestro = He’ll come too. But begin with the Critico: fame first, the rest follows.
operalessons-characters-2-1-wrong-end = On level { $level }, and going home? Three figures are waiting for you.
operalessons-characters-2-2-item = Critico where Handel is played
operalessons-characters-2-2-hint = Wien or Berlin: look where your Handels play.
operalessons-characters-2-2-wrong = Nobody plays Handel there, and the Critico writes only about what he hears. Wien or Berlin.

operalessons-characters-3-title = What does he write?
operalessons-characters-3-say = He may now **raise or lower** one composer who is played there, by up to { $critico-reach } levels. Those he passes move one level the other way.

    On his way up Handel passes Beethoven and Mozart. Who plays those? Rosa and Bruno.
operalessons-characters-3-choice = Raise somebody, lower somebody, or change nothing.
operalessons-characters-3-chose-one = { $critico-reach } levels cost you no more than one.
operalessons-characters-3-chose-lower = Careful: Handel plays in your own great halls, so you lower yourself.
operalessons-characters-3-chose-stop = You’re free to change nothing, but you’ve paid the critic.
operalessons-characters-3-better = See what a counting round would bring now. **Handel** counts twice for you, because he’s in two of your great halls, and those he passes are the others’. So raise him, and raise him all the way. We go on with Handel { $critico-reach } levels up.

operalessons-characters-4-title = Then the music
operalessons-characters-4-say = The **Maestro** doubles the income of all houses in his city, even in rounds when nobody hires him. He stands in London, where Rosa earns { $london } ducats thanks to him.

    Your best house is in Paris: { $paris } ducats, and nobody else plays there. Move him, and you gain as much as she loses.
operalessons-characters-4-task = Hire the Maestro and send him where he’s worth most to you.
operalessons-characters-4-1-item = Maestro hired
operalessons-characters-4-1-hint = The white wig, { $fee-maestro } levels.
operalessons-characters-4-1-wrong = You could, but then you can no longer pay for both the Maestro and the Esperto.
operalessons-characters-4-1-wrong-esperto = Soon. But his fee would put you behind Rosa, and she could take the Maestro from under your nose. So him first.
operalessons-characters-4-1-wrong-end = While Rosa’s London pays double? Fetch the Maestro first.
operalessons-characters-4-2-item = Maestro in your best city
operalessons-characters-4-2-hint = Paris: three pieces, all yours.
operalessons-characters-4-2-wrong = You have no house there. He should go where you earn most: Paris.
operalessons-characters-4-2-wrong-venezia = In Venezia everybody has a house: you’d gain little, and the others at least as much.
operalessons-characters-4-2-wrong-wien = Wien would pay you a bit more. But Paris has more pieces, so doubling brings more there.

operalessons-characters-5-title = Last, the harvest
operalessons-characters-5-say = The **Esperto** gives you the fame of **all your pieces in one city** as points. The price: your best piece there goes, as a gift, to the player with the fewest points. That’s Bruno with { $yellow }; you have { $points }.

    So choose a city with a lot of fame whose best piece is **not** in the great hall.
operalessons-characters-5-task = Hire the Esperto and score in the right city.
operalessons-characters-5-1-item = Esperto hired
operalessons-characters-5-1-hint = He’s the most expensive: { $fee-esperto } levels, just what you have.
operalessons-characters-5-1-wrong = We came for the Esperto: he turns the fame you just made into points.
operalessons-characters-5-1-wrong-end = And leave the points lying there? Hire the Esperto.
operalessons-characters-5-2-item = Esperto in the right city
operalessons-characters-5-2-hint = In Wien Wagner goes, but Handel stays in the great hall.
operalessons-characters-5-2-wrong = There’s little or nothing of yours there. Look for two famous pieces in one house.
operalessons-characters-5-2-wrong-paris = Fewer points than in Wien, and you’d lose Verdi from your great hall.
operalessons-characters-5-2-wrong-venezia = A single piece, and it would be gone, great hall and all. There’s a better city.

operalessons-characters-6-title = Who follows?
operalessons-characters-6-say = You’re on { $points }, Rosa is on { $red }. She **could have followed** the Esperto: anybody with a piece there can score too and discard the best one. For a little Beethoven out of her great hall it wasn’t worth it.

    The figures stay where they are. Next round the Maestro still plays in Paris, unless somebody fetches him.

## Lesson 6: Income and fame.

operalessons-income-title = Income and fame
operalessons-income-done = You know what a full house pays, what the Maestro adds, and how the audience makes a composer famous.

operalessons-income-1-title = What does a house pay?
operalessons-income-1-say = At the end of every round each opera house pays for the pieces performed in it: { $income }.

    See how it grows? **The fuller a house, the more another piece brings.** One full house beats two half-empty ones. You earn { $yield } as it stands, and with { $ducats } ducats in your purse you could do with more.

operalessons-income-2-title = Double, please
operalessons-income-2-say = The **Maestro** doubles all houses in his city. In London he plays for Rosa: { $red } ducats. Your Paris earns { $paris }, and nobody else has a house there.

    Be quick about it: Rosa has just enough levels to hire him herself.
operalessons-income-2-task = Hire the Maestro and send him to Paris.
operalessons-income-2-1-item = Maestro hired
operalessons-income-2-1-hint = { $fee-maestro } levels for the man with the baton.
operalessons-income-2-1-wrong = Nice, but it fills no purse tonight. The Maestro, before Rosa gets him.
operalessons-income-2-1-wrong-impresario = We need him too, but second. His fee would put you behind Rosa, and she can pay for the Maestro.
operalessons-income-2-1-wrong-end = With an empty purse? First let’s do something about the income.
operalessons-income-2-2-item = Maestro in Paris
operalessons-income-2-2-hint = Where do most of your pieces play?
operalessons-income-2-2-wrong = Nobody plays there yet; he’d conduct an empty square. Paris!
operalessons-income-2-2-wrong-venezia = There he doubles a single piece of yours, and the houses of both others as well.
operalessons-income-2-2-wrong-wien = In Wien only Bruno has a house. How generous! But Paris is yours.

operalessons-income-3-title = No ducats, no matter
operalessons-income-3-say = That makes { $yield } already. You have { $level } levels left, and no ducats at all. Behind your screen three pieces are waiting, and two halls of Paris are empty.

    Who helps you most? It’s good to know that with the Impresario you can **programme without buying**.
operalessons-income-3-choice = Hire a role, or end your performance.
operalessons-income-3-chose-end = Two halls of Paris stay dark, right under the Maestro’s nose.
operalessons-income-3-chose-signora = She turns a piece into ducats or points, and that’s something. But two halls of Paris stay dark.
operalessons-income-3-chose-architetto = He builds for ducats, and you have none.
operalessons-income-3-chose-critico = Fame for later days; your purse stays empty.
operalessons-income-3-better = The **Impresario** puts two more pieces on stage in Paris, under the Maestro’s baton, and that costs you not a single ducat. A full house pays again in every round to come. We go on with him.

operalessons-income-4-title = Two halls, three pieces
operalessons-income-4-say = For the income any two pieces will do. But after the income the audience speaks: **the composer performed most often rises a level**.

    Performances so far: Beethoven { $beethoven }, Mozart { $mozart }, others just as many. One more decides. Beethoven is in your great hall in Venezia; Mozart plays for Rosa. You earn { $yield } now; let’s have more.
operalessons-income-4-task = Fill Paris so that Beethoven alone rises.
operalessons-income-4-1-item = Paris full, only Beethoven rising
operalessons-income-4-1-hint = Beethoven and Monteverdi into the empty halls. Mozart stays behind the screen.
operalessons-income-4-1-wrong = Fill both empty halls of Paris, and leave Mozart behind your screen.
operalessons-income-4-1-wrong-income = You can earn more: keep every hall filled, in Venezia and in Paris.
operalessons-income-4-1-wrong-rising = Good income, but Beethoven wouldn’t be the only one to rise. Give him one more performance, and Mozart none: his fame only pleases Rosa.

operalessons-income-5-title = Rich and famous
operalessons-income-5-say = You had nothing, and now you have { $ducats } ducats: Paris paid double. Of these, { $level-zero-ducats } is for being on level zero, a small comfort if you’ve spent it all.

    And Beethoven has climbed past Verdi. In the next counting round your great hall in Venezia will be worth more, and you didn’t pay a ducat for it.

## Lesson 7: From round to round.

operalessons-rounds-title = From round to round
operalessons-rounds-done = You know what a first bid is worth, that the offer is new every round, and what a bid of zero does.

operalessons-rounds-1-title = The very first bid
operalessons-rounds-1-say = A new game! You have { $ducats } ducats and one hall in Venezia. Everybody needs halls and music now, and everybody pays for them in levels.

    The box gives beginners a tip: in the first rounds don’t bid less than **five**. A house that stands early pays for itself again and again.
operalessons-rounds-1-choice = Make your first bid.
operalessons-rounds-1-chose-low = Your ducats are safe, but they build nothing by themselves. With so few levels you’ll watch the others open their houses.
operalessons-rounds-1-chose-high = Bold! You act first, and the levels you don’t use stay yours.
operalessons-rounds-1-better = **Five or more** pays for two roles, or for one and some playing along. Levels that are left over you keep for the next round; a round without building never comes back. But leave yourself ducats for bricks and music. We go on with six.

operalessons-rounds-2-title = Everything’s new
operalessons-rounds-2-say = I’ve played the round for you. You built in Wien, and bought Handel and Beethoven.

    Now look at the ladder: **the whole offer is new**. What nobody bought was discarded, and { $offer-3 } other pieces came out of the deck. So if you see a bargain, take it: next round it’s gone. The roles are free again too, and everybody is back in play.

operalessons-rounds-3-title = Do you have to bid?
operalessons-rounds-3-say = No! You still have { $own } levels from last round, just like Rosa, who stands to your left. And your { $ducats } ducats will buy music.

    A **bid of zero** costs nothing, and your marker stays exactly where it is.
operalessons-rounds-3-task = Bid zero.
operalessons-rounds-3-1-item = a bid of zero
operalessons-rounds-3-1-hint = Zero is a bid as well.
operalessons-rounds-3-1-wrong = Another time. You have levels enough for a role, so keep your ducats: bid zero.

operalessons-rounds-4-title = Somebody slipped past
operalessons-rounds-4-say = Rosa climbed, and her place was free. Bruno came up from below, **into the gap to your left**. So on level { $own } he’s ahead of you now.

    A bid of zero is free, but it closes no gap. A single ducat would have kept you ahead of him.

## Lesson 8: The counting round.

operalessons-counting-title = The counting round
operalessons-counting-done = You know what a counting round rewards and punishes, and you look at the fame ladder before the end of an episode.

operalessons-counting-1-title = What’s counted?
operalessons-counting-1-say = This is the last round of the Baroque: after it comes a **counting round**. Each **great hall** brings the fame of its piece; if it’s by the **Composer of the Century**, { $bonus } extra. Each **empty hall** costs a point.

    Side halls bring nothing, and the house composer has no fame. If we counted now, you’d get { $counting }. Hm.

operalessons-counting-2-title = Who helps you now?
operalessons-counting-2-say = Three great halls: the house composer plays in Venezia, Beethoven in Wien, nobody in Berlin. You have { $ducats } ducats and { $level } levels, enough for one role.
operalessons-counting-2-choice = Hire a role, or end your performance.
operalessons-counting-2-chose-architetto = More halls, when two are already empty? Each would cost you a point.
operalessons-counting-2-chose-signora = She’d sell a piece out of one of your halls, and then even more of them are empty when it counts.
operalessons-counting-2-chose-figure = Useful some other day. It brings no fame into your great halls.
operalessons-counting-2-chose-end = Your levels stay yours, but your great halls bring you next to nothing.
operalessons-counting-2-better = Just before a counting round it’s the **Impresario** you want: nobody else brings fame into great halls and fills the empty ones. He takes all your levels, and he’s worth it. We go on with him.

operalessons-counting-3-title = Shopping with a plan
operalessons-counting-3-say = The Composer of the Century is **Handel**: he counts { $bonus } more than he costs. With **Wagner** beside him, all your { $ducats } ducats are gone; but income comes before the next bid, so now is the time to spend.
operalessons-counting-3-task = Buy Handel and Wagner.
operalessons-counting-3-1-item = Handel bought
operalessons-counting-3-1-hint = The Composer of the Century first.
operalessons-counting-3-1-wrong = There’s something better for your ducats: Handel and Wagner together. Handel first.
operalessons-counting-3-1-wrong-wagner = Him too, in a moment. But take the bonus first: Handel.
operalessons-counting-3-1-wrong-verdi = The most famous of all, but then only small change is left for the second great hall. Handel and Wagner together bring more.
operalessons-counting-3-1-wrong-stop = Three great halls, and hardly any fame in them. Buy!
operalessons-counting-3-2-item = Wagner bought
operalessons-counting-3-2-hint = He costs exactly the ducats you have left.
operalessons-counting-3-2-wrong = Now Wagner: much more fame for a great hall, and you can just pay for him.
operalessons-counting-3-2-wrong-stop = What are you saving for? Your houses pay before the next bid. Take Wagner too.

operalessons-counting-4-title = First fame, then counting
operalessons-counting-4-say = Mind the order of things: the round ends first, and **the composer performed most rises before the counting**. That’ll be Handel, and he passes Mozart. The ledger already takes that into account.

    So give the three best names a great hall, and put the rest in side halls. Now { $counting }; soon a good deal more.
operalessons-counting-4-task = Fill all five halls, the three most famous pieces in great halls.
operalessons-counting-4-1-item = all halls full, the best in great halls
operalessons-counting-4-1-hint = Wagner, Handel and Mozart into the great halls; Beethoven and the house composer beside them.
operalessons-counting-4-1-wrong = Try again: no hall empty, and the three most famous in the great halls.
operalessons-counting-4-1-wrong-empty = A hall is still empty: a point lost. Five pieces, five halls.
operalessons-counting-4-1-wrong-great = Nothing is empty, good. But a great hall has a small name while a bigger one plays in a side hall. Swap them.

operalessons-counting-5-title = And on to the next episode
operalessons-counting-5-say = { $points } points! Handel rose, Mozart sank a level, and both were counted in great halls of yours.

    With the new episode **new cities open**, and a new Composer of the Century is in fashion, worth { $bonus } extra next time. It’s Mozart; and who already has one in a great hall? Look ahead, and buy before he gets expensive.

## Lesson 9: Playing along and stopping.

operalessons-ending-title = Playing along and stopping
operalessons-ending-done = You know when to play along, when an intermezzo is the better choice, and that the levels you keep are levels for the next round.

operalessons-ending-1-title = Waiting is playing too
operalessons-ending-1-say = Rosa is on level { $first }, you’re on { $own }, Bruno on { $last }. So she has the initiative, and you wait.

    But **employees work for everybody**: when Rosa hires the Impresario, the Architetto or the Signora, you’re asked whether you **play along**. Each action then costs { $along-cost } level. Let’s see what she does.

operalessons-ending-2-title = Do you build as well?
operalessons-ending-2-say = Rosa has hired the Architetto and built in Paris. Now you’re asked. A part would cost you { $along-cost } level, and { $ducats-per-hall } ducats for each hall. You have { $own } levels and { $ducats } ducats, and in Berlin a hall without music.

    Saying no is an **intermezzo**: it costs nothing, and you **stay in the round**.
operalessons-ending-2-choice = Build something, or say intermezzo.
operalessons-ending-2-chose-wing = Points at once, true; but it takes a level and ducats, and one hall more stays empty.
operalessons-ending-2-chose-main = Points at once, and another great hall. But your purse is as good as empty, and the hall too.
operalessons-ending-2-better = Bricks give points at once, and London would be a new great hall. But a hall without music costs a point when it’s counted, and the ducats that build it are the ones that would fill Berlin. So there’s a lot to be said for an **intermezzo**, and that’s how we go on: for music.

operalessons-ending-3-title = Hire, or let others hire?
operalessons-ending-3-say = The fee brought Rosa down to { $red }, to your right: now **you** have the initiative. You can’t skip a turn: hire, or end your performance. (The box calls that passing.)

    You want a piece for Berlin. But Rosa has four empty halls and will surely hire the Impresario herself. Then you play along for { $along-cost } level instead of { $fee-impresario }! From your { $own } levels pay the Maestro: he doubles your { $wien } in Wien.
operalessons-ending-3-task = Hire the Maestro and send him to Wien.
operalessons-ending-3-1-item = Maestro hired
operalessons-ending-3-1-hint = White wig, { $fee-maestro } levels.
operalessons-ending-3-1-wrong = The Maestro: cheap, useful, and nobody plays along with him.
operalessons-ending-3-1-wrong-impresario = For { $fee-impresario } levels you’d have first choice. But your ducats only buy one piece, and you can get that for { $along-cost } level when Rosa hires him.
operalessons-ending-3-1-wrong-end = Careful! Once your performance has ended you can’t play along either, and you want to be there when Rosa hires the Impresario.
operalessons-ending-3-1-wrong-signora = You’ve nothing to spare: every piece you own is in a good hall. The Maestro, please.
operalessons-ending-3-1-wrong-critico = A pleasure, but it leaves you fewer levels and brings no ducats. The Maestro pays.
operalessons-ending-3-1-wrong-esperto = He’d take your best piece with him, from a great hall. The Maestro pays, and takes nothing.
operalessons-ending-3-2-item = Maestro in Wien
operalessons-ending-3-2-hint = Your two pieces play in Wien.
operalessons-ending-3-2-wrong = You earn little or nothing there. In Wien he doubles two pieces.

operalessons-ending-4-title = Now play along!
operalessons-ending-4-say = There she goes: Rosa has paid for the Impresario, and bought Verdi and Wagner. Now it’s you: every piece costs { $along-cost } of your { $own } levels, and its price in ducats.

    Your { $ducats } ducats are just enough for **Mozart**. In Berlin he fills a great hall, and income comes before the next bid.
operalessons-ending-4-task = Buy Mozart and let him play in Berlin.
operalessons-ending-4-1-item = Mozart bought
operalessons-ending-4-1-hint = Buy Mozart: { $ducats } ducats.
operalessons-ending-4-1-wrong = Buy a piece, and take Mozart: he’s the best you can afford.
operalessons-ending-4-1-wrong-handel = A good buy too, but a ducat saved is a point lost in Berlin’s great hall. Mozart!
operalessons-ending-4-1-wrong-rearrange = Just moving pieces around costs { $along-cost } level too, and what Berlin gains another hall loses. Buy.
operalessons-ending-4-1-wrong-intermezzo = Not this time! It’s what you were waiting for: a piece for Berlin, for { $along-cost } level.
operalessons-ending-4-1-wrong-cheap = The cheapest fills the hall as well. But a great hall scores fame, and you can pay for Mozart.
operalessons-ending-4-2-item = Mozart in Berlin
operalessons-ending-4-2-hint = Into Berlin’s great hall, everything else as it is.
operalessons-ending-4-2-wrong = Leave the others where they are, and put Mozart into the great hall of Berlin.

operalessons-ending-5-title = When is it enough?
operalessons-ending-5-say = Rosa has ended her performance, and you have the initiative on level { $own }. You could still hire the Signora. But what would you sell?

    Look at Bruno: on level { $last } he can’t pay for any role. So there’s nothing left that you could miss. **End your performance**, and your levels come with you into the next round.
operalessons-ending-5-task = End your performance.
operalessons-ending-5-1-item = performance ended
operalessons-ending-5-1-hint = The curtain, please.
operalessons-ending-5-1-wrong = Enough for tonight: end your performance.
operalessons-ending-5-1-wrong-signora = She’d take a piece out of a hall where it plays well, and all your levels with it. Keep both.

operalessons-ending-6-title = A head start
operalessons-ending-6-say = Round { $round }. You still have { $own } levels, and Bruno fewer: you’re ahead of him before anybody has bid. And { $ducats } ducats came in.

    So ask yourself two things every time: **what can I still miss** if I stop now? And **what is a level worth** to me next round?

## Lesson 10: A tie at the end.

operalessons-tie-title = A tie at the end
operalessons-tie-done = You know that a tie is settled on the budget table, and that a level is worth something to the very end.

operalessons-tie-1-title = The last round
operalessons-tie-1-say = Round { $round } of { $rounds }. After it comes the final counting. You have { $mine } points and { $counting } to come; Rosa has { $red } and { $rosa } to come.

    The most points win. And if two players are **equal**? Then it’s the better place on the budget table: the higher level, or on the same level the marker further left. So there’s always one winner.

operalessons-tie-2-title = What are ducats good for?
operalessons-tie-2-say = Tomorrow your { $ducats } ducats won’t buy a thing. Today the **Architetto** turns them into points: { $points-per-hall } at once for each hall, and one less if it stays empty. You’re on level { $own }.
operalessons-tie-2-task = Hire the Architetto.
operalessons-tie-2-1-item = Architetto hired
operalessons-tie-2-1-hint = The one with the compasses.
operalessons-tie-2-1-wrong = That brings you no points tonight. The Architetto does.
operalessons-tie-2-1-wrong-esperto = He’d score a piece and take it away from its great hall, where it scores as well. Nothing gained.
operalessons-tie-2-1-wrong-critico = A clever thought, but your ducats would go to waste. The Architetto!
operalessons-tie-2-1-wrong-end = Behind on points, with ducats in your purse? Build first.

operalessons-tie-3-title = What do you build?
operalessons-tie-3-say = Nobody will fill these halls any more, and an empty great hall scores nothing either. So tonight one hall is as good as another.

    You have { $ducats } ducats, and you can build two parts if they’re small. Rosa and Bruno are too poor to play along.
operalessons-tie-3-choice = Build something, or stop.
operalessons-tie-3-chose-stop = Then your ducats stay in your purse, where nobody counts them.
operalessons-tie-3-chose-small = That’s one hall; with the ducats that are left you could add another part.
operalessons-tie-3-better = Add up points and counting: **every hall is worth one point** in the end. So build as many as your ducats pay for. That’s three halls, all in Milano or in two places. We go on with **Milano**.

operalessons-tie-4-title = Stop in time
operalessons-tie-4-say = Do the sums: you have { $mine } and { $counting } to come, Rosa { $red } and { $rosa }. **Equal!** But she has just paid for the Maestro and is on level { $other }; you’re on { $own }.

    You could still hire the Signora. But the Palazzo is full, so she’d sell nothing for you, and your levels would be gone.
operalessons-tie-4-task = End your performance.
operalessons-tie-4-1-item = performance ended
operalessons-tie-4-1-hint = The curtain, please.
operalessons-tie-4-1-wrong = Keep your levels: end your performance.
operalessons-tie-4-1-wrong-signora = She can’t sell anything, and your marker would sink below Rosa’s. That marker wins you the game!

operalessons-tie-5-title = By a marker’s breadth
operalessons-tie-5-say = { $mine } points for you, { $red } for Rosa, { $yellow } for Bruno. A tie, and **you win it**: your marker is the higher one.

    So in the last round look at the levels too. What buys you no points any more may still win you the game.

## Lesson 11: Just the two of you.

operalessons-two-players-title = Just the two of you
operalessons-two-players-done = You know what changes with two players: a smaller offer, fewer buildings, a fourth hire, and a first action that costs no level.

operalessons-two-players-1-title = Smaller and sharper
operalessons-two-players-1-say = With two players the offer has { $offer-2 } pieces, and no more than { $offer-limit-2 } by one composer.

    There are **fewer buildings**, too: outside Venezia each city has just one main building. If you build it, your rival never will.

operalessons-two-players-2-title = The first one’s free
operalessons-two-players-2-say = Rosa has hired the Impresario, and you can play along. With two players your **first action costs no level**; a second one costs { $along-cost }, as always. You’re on level { $level }.

    One hall in Wien is empty. (Careful: only programming, without buying, costs { $along-cost } level even with two.)
operalessons-two-players-2-task = Play along: buy Beethoven.
operalessons-two-players-2-1-item = Beethoven bought
operalessons-two-players-2-1-hint = Beethoven, at the price of his fame.
operalessons-two-players-2-1-wrong = Take Beethoven: some fame, and a fair price.
operalessons-two-players-2-1-wrong-intermezzo = A purchase that costs no level, and you say no? Buy!
operalessons-two-players-2-1-wrong-rearrange = Only programming costs a level, even with two. Buying first doesn’t.

operalessons-two-players-3-title = One more, for a level?
operalessons-two-players-3-say = Still on level { $level }: that cost nothing. A second piece would take { $along-cost } level and some of your { $ducats } ducats.

    Think ahead: after this it’s your initiative, and the Architetto, at { $fee-architetto } levels, hasn’t been hired yet.
operalessons-two-players-3-choice = Buy another piece, or stop.
operalessons-two-players-3-chose-mozart = He’s the Composer of the Century just now, and you already play one in Venezia. A second one wants another great hall.
operalessons-two-players-3-chose-piece = A piece for later; it waits behind your screen until there’s a hall for it.
operalessons-two-players-3-better = Here **both are sound**. A piece now is a piece your rival won’t get, and on the level below you can still pay for the Architetto. If you stop, you keep a level for the next round, and ducats for bricks. What matters is that a first action is free, and that a second one should be worth a level. We go on without.

operalessons-two-players-4-title = On stage with him
operalessons-two-players-4-say = Now let Beethoven play in the empty hall in Wien, beside Verdi. Two pieces in one house pay better than two in two.
operalessons-two-players-4-task = Fill the empty hall in Wien.
operalessons-two-players-4-1-item = both halls of Wien full
operalessons-two-players-4-1-hint = Beethoven into the second hall of Wien; everything else stays.
operalessons-two-players-4-1-wrong = Put Beethoven into the second hall of Wien.
operalessons-two-players-4-1-wrong-empty = A hall in Wien is still empty. You have a piece for it behind your screen.

operalessons-two-players-5-title = The fourth hire
operalessons-two-players-5-say = Maestro, Critico, Signora: you’ve hired three roles this round. With more players your performance would be over. With two you may hire **{ $hires-2 }**.

    Paris has just opened, with a single main building, and Rosa wants it too.
operalessons-two-players-5-task = Hire the Architetto and build in Paris.
operalessons-two-players-5-1-item = Architetto hired
operalessons-two-players-5-1-hint = Your fourth role this round: { $fee-architetto } levels.
operalessons-two-players-5-1-wrong = The Architetto, before Rosa hires him.
operalessons-two-players-5-1-wrong-end = You still have a hire, and Rosa is looking at Paris. Hire the Architetto!
operalessons-two-players-5-2-item = main building in Paris
operalessons-two-players-5-2-hint = Three halls in Paris, and nobody beside you.
operalessons-two-players-5-2-wrong = Paris, please: the only main building there.
operalessons-two-players-5-2-wrong-wing = A wing can wait. The main building in Paris can’t: there’s only one.
operalessons-two-players-5-2-wrong-stop = You’ve paid the Architetto. Let him build in Paris!

## Lesson 12: The famous round six.

operalessons-round-six-title = The famous round six
operalessons-round-six-done = You’ve played a whole round from three chairs. If you can think for the others too, you’re ready for the real stage. Toi, toi, toi!

operalessons-round-six-1-title = Bruno bets everything
operalessons-round-six-1-say = Round { $round }, and a counting round follows. You play all three today, one after another. First you’re **Bruno**, yellow: level { $own }, { $ducats } ducats.

    Rosa is on { $red }, Nina on { $blue }, and both can climb. You need the Signora for ducats, and then the Impresario: two Wagners are on offer. That only works if you **go first**.
operalessons-round-six-1-task = Bid so high that nobody can get above you.
operalessons-round-six-1-1-item = the highest bid there is
operalessons-round-six-1-1-hint = The table ends at level { $max-level }.
operalessons-round-six-1-1-wrong = Go all the way: nobody can climb above the top.
operalessons-round-six-1-1-wrong-behind = Then you wouldn’t be above Rosa even if she bid nothing. Higher!
operalessons-round-six-1-1-wrong-risk = Close, but Rosa only needs a few ducats to be above you, and you can’t see her bid. Leave her no chance.

operalessons-round-six-2-title = First money, then music
operalessons-round-six-2-say = Level { $own }, Rosa { $red }: it worked, but only { $ducats } ducats are left. So first the **Signora**.

    Nobody is more famous than **Verdi** in Wien: nothing fetches more. Of Wagner, who will take his place, the offer has two, and they’re cheaper. Hurry: the Palazzo takes one Verdi, and Nina has one too.
operalessons-round-six-2-task = Hire the Signora and sell Verdi for ducats.
operalessons-round-six-2-1-item = Signora hired
operalessons-round-six-2-1-hint = { $fee-signora } levels, and you can still pay for the Impresario.
operalessons-round-six-2-1-wrong = Later, or not at all. First you need ducats, and only the Signora brings them now.
operalessons-round-six-2-1-wrong-impresario = With { $ducats } ducats? You could buy next to nothing. Sell first.
operalessons-round-six-2-1-wrong-maestro = He’ll come, but first the ducats for the music he’ll conduct.
operalessons-round-six-2-1-wrong-end = After that bid? Your turn has only just begun.
operalessons-round-six-2-2-item = Verdi sold for ducats
operalessons-round-six-2-2-hint = Verdi from Wien, for { $ducats-per-fame } ducats a level of fame.
operalessons-round-six-2-2-wrong = Sell Verdi, and take ducats.
operalessons-round-six-2-2-wrong-points = Points now, or Wagners in your great halls, in this counting and the next? Take the ducats.
operalessons-round-six-2-2-wrong-beethoven = Beethoven fetches next to nothing. Verdi!
operalessons-round-six-2-2-wrong-stop = The Signora is paid already. Sell!

operalessons-round-six-3-title = Nina does sums
operalessons-round-six-3-say = Rosa didn’t play along: she wants to keep what she has. Now you’re **Nina**, blue, on level { $own } with { $ducats } ducats. There’s one place left in the Palazzo.

    In Venezia **Mozart** plays in your second hall: there he brings income, but no points. For his price you can soon buy Verdi, for your great hall in Paris.
operalessons-round-six-3-task = Play along: sell Mozart for ducats.
operalessons-round-six-3-1-item = Mozart sold for ducats
operalessons-round-six-3-1-hint = The last place in the Palazzo, { $along-cost } level.
operalessons-round-six-3-1-wrong = Not that one. Mozart sits in a side hall and fetches more.
operalessons-round-six-3-1-wrong-points = A few points, and then no Verdi for Paris? Take the ducats: they become more.
operalessons-round-six-3-1-wrong-intermezzo = Then the place stays empty, and you can’t pay for Verdi later. Play along.
operalessons-round-six-3-1-wrong-other = He fetches less, and Mozart sits in a side hall where he scores nothing. Sell Mozart.

operalessons-round-six-4-title = Rosa’s favourite
operalessons-round-six-4-say = Now you’re **Rosa**, red. Bruno is down to { $yellow }, and on { $own } you have the initiative.

    At the bottom of the ladder is **Monteverdi**, but he plays in three great halls of yours, and he’s Composer of the Century: { $bonus } extra each time. Every level he climbs is worth three points to you. So fetch the Critico!
operalessons-round-six-4-task = Let the Critico raise Monteverdi as far as possible.
operalessons-round-six-4-1-item = Critico hired
operalessons-round-six-4-1-hint = { $fee-critico } levels for six points.
operalessons-round-six-4-1-wrong = First Monteverdi’s fame: nothing brings you more just now.
operalessons-round-six-4-1-wrong-impresario = Bruno is waiting to hire him. Let him pay; you play along for { $along-cost } level a piece.
operalessons-round-six-4-1-wrong-esperto = Too early: Wien has two empty halls, and the Esperto only counts what’s played. Later he brings far more.
operalessons-round-six-4-1-wrong-maestro = He stands in Wien, and that suits you well enough. Monteverdi first.
operalessons-round-six-4-1-wrong-end = With all those levels? You still have big plans.
operalessons-round-six-4-2-item = Critico in Venezia
operalessons-round-six-4-2-hint = Monteverdi plays in your great hall in Venezia.
operalessons-round-six-4-2-wrong = Nobody plays Monteverdi there. Venezia.
operalessons-round-six-4-2-wrong-wien = He plays there too. But the Maestro already stands in Wien, and you want the other place for the Esperto. Venezia.
operalessons-round-six-4-3-item = Monteverdi up as far as possible
operalessons-round-six-4-3-hint = Up by { $critico-reach }.
operalessons-round-six-4-3-wrong = It’s about Monteverdi: he plays in three great halls of yours.
operalessons-round-six-4-3-wrong-one = Two levels are worth twice as much. All the way!
operalessons-round-six-4-3-wrong-stop = Then he came for nothing. Praise Monteverdi.

operalessons-round-six-5-title = Three times Wagner
operalessons-round-six-5-say = **Bruno** again: level { $own }, { $ducats } ducats, and the initiative. Three great halls, and two of them without fame.

    With both Wagners on offer, one can play in each. Then nobody is performed more often, and he **rises before the counting**: three times the top fame. For the next episode he’s Composer of the Century as well.
operalessons-round-six-5-task = Hire the Impresario, buy both Wagners and fill your great halls with them.
operalessons-round-six-5-1-item = Impresario hired
operalessons-round-six-5-1-hint = Before Rosa takes first choice: { $fee-impresario } levels.
operalessons-round-six-5-1-wrong = The offer won’t wait. The Impresario now.
operalessons-round-six-5-1-wrong-maestro = In a moment. First the music, or Rosa chooses before you.
operalessons-round-six-5-1-wrong-end = Two great halls without fame, right before the counting? No!
operalessons-round-six-5-2-item = a Wagner
operalessons-round-six-5-2-hint = Wagner.
operalessons-round-six-5-2-wrong = Not now: both Wagners.
operalessons-round-six-5-2-wrong-verdi = He costs more, and Wagner is about to pass him. And you sold a Verdi a moment ago!
operalessons-round-six-5-2-wrong-stop = You sold Verdi for this very moment. Buy!
operalessons-round-six-5-3-item = another Wagner
operalessons-round-six-5-3-hint = And once more Wagner.
operalessons-round-six-5-3-wrong = The second Wagner: one for each great hall.
operalessons-round-six-5-3-wrong-verdi = Only with three of yours is Wagner sure to be performed most. Take the second.
operalessons-round-six-5-3-wrong-stop = One great hall would go without. The second Wagner too.
operalessons-round-six-5-4-item = Wagner in all three great halls
operalessons-round-six-5-4-hint = Wagner first everywhere; the house composer moves to Paris, Beethoven stays.
operalessons-round-six-5-4-wrong = A Wagner in each great hall, and every other piece in some hall as well: empty halls cost points.

operalessons-round-six-6-title = Rosa cashes in
operalessons-round-six-6-say = As **Rosa** you played along, bought Verdi and filled Wien. Bruno then fetched the Maestro to Paris. You’re on { $own }: just what the **Esperto** asks. There’s plenty of fame in your houses.
operalessons-round-six-6-task = Hire the Esperto.
operalessons-round-six-6-1-item = Esperto hired
operalessons-round-six-6-1-hint = Your last { $fee-esperto } levels.
operalessons-round-six-6-1-wrong = The Esperto: four famous pieces are waiting for him.
operalessons-round-six-6-1-wrong-architetto = Empty halls, just before the counting? The Esperto brings many times that.
operalessons-round-six-6-1-wrong-end = With a house full of fame in Wien? The Esperto first!

operalessons-round-six-7-title = Where does he listen?
operalessons-round-six-7-say = He scores the fame of **all your pieces in one city**. Then your best one there goes to the player with the fewest points: Nina with { $blue }; you have { $red }.

    So look for a city with a lot of fame, where you can do without your best piece.
operalessons-round-six-7-choice = Send the Esperto to a city.
operalessons-round-six-7-chose-berlin = One small piece, and it’s gone, great hall and all.
operalessons-round-six-7-chose-wien = Four pieces at once: that’s a harvest!
operalessons-round-six-7-chose-nothing = You play nothing there, so he scores nothing and takes nothing.
operalessons-round-six-7-better = In **Wien** all four of your pieces score. Verdi, the best, goes to Nina; but he only sat in a side hall, so your counting hardly suffers. That’s a price you can pay. We go on from Wien.

operalessons-round-six-8-title = Nina has the last word
operalessons-round-six-8-say = Bruno could have scored in Wien as well, but Wagner would have left his great hall, so he declined. Now you’re **Nina** once more: level { $own }, { $ducats } ducats, and a Verdi as a gift.

    You can still pay for one thing: the **Architetto**. A wing in Paris gives points at once, more than two empty halls will cost. And there the Maestro stands.
operalessons-round-six-8-task = Hire the Architetto and build a wing in Paris.
operalessons-round-six-8-1-item = Architetto hired
operalessons-round-six-8-1-hint = { $fee-architetto } levels: all you have.
operalessons-round-six-8-1-wrong = The Architetto is the only one you can pay for.
operalessons-round-six-8-1-wrong-end = You could save your levels. But a wing pays: { $points-per-hall } points a hall, and only one lost for each while it’s empty.
operalessons-round-six-8-2-item = wing in Paris
operalessons-round-six-8-2-hint = Your house in Paris grows, right beside the Maestro.
operalessons-round-six-8-2-wrong = Better in Paris: the Maestro stands there, and it’s the last wing.
operalessons-round-six-8-2-wrong-london = A new great hall is tempting. But the Maestro stands in Paris, and the fuller one house, the more each piece pays.
operalessons-round-six-8-2-wrong-stop = Now that he’s paid, let him build.

operalessons-round-six-9-title = The counting
operalessons-round-six-9-say = Rosa has { $red } points, Bruno { $yellow }, Nina { $blue }. Rosa raised Monteverdi and cashed in at the right moment. Bruno has Wagner in three great halls, just when his century begins. Nina stays in the race with a gift and a new wing.

    Three plans, and each had its reasons. Which would have been yours?

## What a move would bring, after a free choice.

operalessons-compare-income = { $value ->
    [one] income { $value } ducat
   *[other] income { $value } ducats
}
operalessons-compare-income-rosa = Rosa { $value }
operalessons-compare-income-bruno = Bruno { $value }
operalessons-compare-ducats = { $value ->
    [one] { $value } ducat left
   *[other] { $value } ducats left
}
operalessons-compare-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
operalessons-compare-counting = counting { $value }
operalessons-compare-counting-rosa = Rosa { $value }
operalessons-compare-counting-bruno = Bruno { $value }
operalessons-compare-level = level { $value }

### The lessons of Operaopoly, as the prompter gives them.
### Figures are blanks: those of the box, and those that a step of the lesson names.

## Overture: the game in a minute.

operaopolylessons-overture-title = Overture: the game in a minute

operaopolylessons-overture-1-title = Three operas
operaopolylessons-overture-1-say = Bizet’s Carmen, Verdi’s La traviata, Wagner’s Der fliegende Holländer: you pay for them, cast them and score **victory points**. You have { $actions } **actions** a turn.
operaopolylessons-overture-1-alt = Bizet’s Composer Mat, with three categories and two Opera markers.

operaopolylessons-overture-2-title = Somebody has to pay
operaopolylessons-overture-2-say = Every composer has a mat with three **categories**. **Sponsor** one with Patron cards. Without a sponsor nobody sings him; the strongest sponsor becomes his **Impresario**.
operaopolylessons-overture-2-alt = Verdi’s Composer Mat: two of its categories are sponsored.

operaopolylessons-overture-3-title = Somebody has to sing
operaopolylessons-overture-3-say = Every house has three **slots**: Female Roles, Male Roles and Orchestra. You **hire** for them with Opera cards, in the language of the opera.
operaopolylessons-overture-3-alt = La Scala plays La traviata: Female and Male Roles are hired, the Orchestra is missing.

operaopolylessons-overture-4-title = The Last Performance
operaopolylessons-overture-4-say = All slots hired, all categories sponsored? The others have one more turn. Then comes the **Last Performance**: everybody who sings, plays or pays gets points.
operaopolylessons-overture-4-alt = La Scala with all three slots hired: the last round has begun.

operaopolylessons-overture-5-title = The closing
operaopolylessons-overture-5-say = After his second one a composer **closes**: his sponsors are paid once more, and he leaves. The third closing ends the game, and the most points win.
operaopolylessons-overture-5-alt = Verdi’s Composer Mat: all three categories are sponsored.

operaopolylessons-overture-6-title = Nothing is safe
operaopolylessons-overture-6-say = Anything on the table can be **taken over** with cards that are rated higher.

    Against two bots a game takes about { $game-minutes } minutes.
operaopolylessons-overture-6-alt = Wagner’s Composer Mat: nobody sponsors him yet.

## Lesson 1: Find patrons.

operaopolylessons-sponsor-title = Find patrons
operaopolylessons-sponsor-done = You can draw, sponsor and strengthen. Verdi has a sponsor now, so somebody can sing him.

operaopolylessons-sponsor-1-title = Who pays for all this?
operaopolylessons-sponsor-1-say = Psst, down here! I’m the prompter. Behind every aria there’s a **patron**.

    On these **Composer Mats** each category is looking for somebody to pay. **Sponsor** one: whenever an opera of that composer has its **Last Performance** and is scored, you get { $sponsor-points } points. He has two of them; then he **closes**, and pays you once more. And as long as nobody sponsors him, nobody sings him.

operaopolylessons-sponsor-2-title = Together they’re stronger
operaopolylessons-sponsor-2-say = You have { $actions } **actions** a turn. In your hand are an Education patron, a weak Funding patron, and Luisa Tetrazzini, who sings Italian.

    A single card is easily pushed aside, a stack isn’t. So find your Education patron some company first.
operaopolylessons-sponsor-2-task = Draw a Patron card.
operaopolylessons-sponsor-2-1-item = Patron card drawn
operaopolylessons-sponsor-2-1-hint = The Patron deck, not the Opera deck.
operaopolylessons-sponsor-2-1-wrong = That can wait. Draw a Patron card first.
operaopolylessons-sponsor-2-1-wrong-opera = Another singer? The one you have is still waiting for somebody to pay her. Take the Patron deck.
operaopolylessons-sponsor-2-1-wrong-sponsor = That’s allowed, but be patient: what you draw now can go there with it, in the same action.

operaopolylessons-sponsor-3-title = Who do you sponsor?
operaopolylessons-sponsor-3-say = Another **Education** patron, how obliging! Both fit into one stack, for one action. But with Bizet or with Verdi?

    Ask your singer. Her card sings Italian at one end and German at the other, but no French. Verdi wants Italian.
operaopolylessons-sponsor-3-choice = Sponsor a category, or do something else.
operaopolylessons-sponsor-3-chose-both = Two cards, one place, and a composer your singer can sing. Well done!
operaopolylessons-sponsor-3-chose-bizet = Bizet is delighted, but your singer has no French. With Verdi your patrons pay for what you can sing.
operaopolylessons-sponsor-3-chose-funding = A weak card all alone is an invitation to your opponents.
operaopolylessons-sponsor-3-chose-one = Only one of them? Two together cost no more, and they’re far harder to push aside.
operaopolylessons-sponsor-3-chose-draw = Another card is never wrong. But until somebody is sponsored, nobody can be sung.
operaopolylessons-sponsor-3-chose-discard = Gone is gone! You only have to discard at the end of your turn, and only beyond { $hand-limit } cards.
operaopolylessons-sponsor-3-better = **Both cards in one stack**, wherever it is: same action, same token, and anybody who wants that place has to beat the two of them. Between the composers you’re free. The coach counts points; I count voices, and your singer has Italian. So we go on with **Verdi**.

operaopolylessons-sponsor-4-title = Impresario at once
operaopolylessons-sponsor-4-say = Together your cards are **rated** { $rating }, not bad! Your **Resource Token** shows whose they are. As his only sponsor you’re Verdi’s **Impresario**.

    Will it last? If you sponsor the majority of his categories, nobody can outbid you; they’d have to take one from you. Even your weak Funding card will do for that.
operaopolylessons-sponsor-4-task = Sponsor Verdi’s Funding too.
operaopolylessons-sponsor-4-1-item = Verdi, Funding
operaopolylessons-sponsor-4-1-hint = Your Funding card, on Verdi’s mat.
operaopolylessons-sponsor-4-1-wrong = You have one action left. Use it for Verdi’s Funding.
operaopolylessons-sponsor-4-1-wrong-elsewhere = There it would pay too, some day. But with Verdi it gives you the majority, and that keeps you Impresario.
operaopolylessons-sponsor-4-1-wrong-hire = I like your style! That’s the next lesson. Secure Verdi first.

operaopolylessons-sponsor-5-title = Tokens are few
operaopolylessons-sponsor-5-say = No actions left. Look at your purse: of { $tokens } tokens you still have { $left }, and every category and every singer takes one.

    When your turn ends you can keep { $hand-limit } cards in hand. You have fewer, so nothing is lost. Let’s see what the others do.
operaopolylessons-sponsor-5-task = End your turn.
operaopolylessons-sponsor-5-1-item = turn ended
operaopolylessons-sponsor-5-1-hint = It says so at the footlights: end your turn.
operaopolylessons-sponsor-5-1-wrong = Keep that for later. Your actions are used up: end your turn.

operaopolylessons-sponsor-6-title = Make the weak one strong
operaopolylessons-sponsor-6-say = Bruno has joined Verdi: Community, rated { $bruno }. Your Funding is only rated { $funding }; a single higher card, and he takes it over.

    To **change** what’s yours costs an action but no token, because yours is already there. Look for another Funding patron and put it with the first.
operaopolylessons-sponsor-6-task = Draw a Patron card and strengthen your Funding.
operaopolylessons-sponsor-6-1-item = Patron card drawn
operaopolylessons-sponsor-6-1-hint = The Patron deck again. Luck loves the prompter’s pupils.
operaopolylessons-sponsor-6-1-wrong = First see what the Patron deck has for you.
operaopolylessons-sponsor-6-1-wrong-opera = Money comes from patrons: take the other deck.
operaopolylessons-sponsor-6-2-item = Funding strengthened
operaopolylessons-sponsor-6-2-hint = Pick your new card, choose your Funding on Verdi’s mat, and leave the old card there.
operaopolylessons-sponsor-6-2-wrong = A strong Funding card is waiting in your hand. Put it with your Funding for Verdi.
operaopolylessons-sponsor-6-2-wrong-alone = Nearly! But then the old card goes back to your hand. There’s room for both, so leave it there.
operaopolylessons-sponsor-6-2-wrong-elsewhere = That costs you a token, and Verdi’s Funding stays as weak as it is. Strengthen it first.

## Lesson 2: Begin an opera.

operaopolylessons-begin-title = Begin an opera
operaopolylessons-begin-done = You can begin an opera, cast it, and ask for the language before you ask for the rating.

operaopolylessons-begin-1-title = All the houses are dark
operaopolylessons-begin-1-say = These are the **opera houses**. Each has three **slots**: Female Roles, Male Roles and Orchestra. The first **hire** lights a house up and **begins** an opera there, by a composer somebody sponsors. You’re paying for Verdi, so make it La traviata.

    Each house loves one language: an opera in it pays extra for each slot. La Scala loves Italian.

operaopolylessons-begin-2-title = A Violetta for Verdi
operaopolylessons-begin-2-say = Luisa Tetrazzini sings Italian: a Violetta, for **Female Roles**. At La Scala she earns you extra points.

    And take the **Rehearsal** along. Together with a hire it costs nothing; afterwards it costs an action of its own.
operaopolylessons-begin-2-task = Begin La traviata at La Scala, with Tetrazzini and the Rehearsal.
operaopolylessons-begin-2-1-item = Tetrazzini hired, and well rehearsed
operaopolylessons-begin-2-1-hint = Pick Tetrazzini, choose Female Roles at La Scala, and add the Rehearsal before you hire her.
operaopolylessons-begin-2-1-wrong = First light up a house: hire Tetrazzini at La Scala.
operaopolylessons-begin-2-1-wrong-alone = The right place, but she doesn’t know her part yet! Take the Rehearsal along: now it’s free, later it costs an action.
operaopolylessons-begin-2-1-wrong-orchestra = That works too: an Orchestra plays anything. But let your best card open the evening.
operaopolylessons-begin-2-1-wrong-house = This house doesn’t love Italian. The same singer brings you more points at La Scala.

operaopolylessons-begin-3-title = Who has the majority?
operaopolylessons-begin-3-say = Curtain up! An **Opera marker** moved from Verdi’s mat to La Scala. Your Violetta is rated { $rating }: that’s { $rating } points for you at the Last Performance.

    Then the player with the majority of the slots becomes **Executive Producer** and keeps the marker. You have { $left } actions left, and an Orchestra in your hand, which plays any opera.
operaopolylessons-begin-3-choice = Use your second action as you like.
operaopolylessons-begin-3-chose-together = Two of three slots are yours: the majority.
operaopolylessons-begin-3-chose-house = There you begin another opera, and your forces are scattered: a house only pays when it’s full.
operaopolylessons-begin-3-chose-draw = A new card is something. But the Orchestra you already have is worth points as soon as it plays.
operaopolylessons-begin-3-chose-direct = That’s even free: it costs no action. You’ll learn about it soon.
operaopolylessons-begin-3-better = **The Orchestra at La Scala** brings points for itself and for the language of the house, and two slots out of three make you Executive Producer, as things stand. One full house is better than two half-empty ones. We go on from there.

operaopolylessons-begin-4-title = A man is missing
operaopolylessons-begin-4-say = Female Roles and Orchestra are yours, and so is the majority. Anybody who wants it has to take a slot from you.

    Only the **Male Roles** are empty, and so is your hand. With your last action you can look for a tenor or a baritone.
operaopolylessons-begin-4-task = Draw an Opera card, then end your turn.
operaopolylessons-begin-4-1-item = Opera card drawn
operaopolylessons-begin-4-1-hint = Singers come from the Opera deck.
operaopolylessons-begin-4-1-wrong = Not now. Your hand is empty: draw an Opera card.
operaopolylessons-begin-4-1-wrong-patron = Patrons pay, but they don’t sing. Take the Opera deck.
operaopolylessons-begin-4-2-item = turn ended
operaopolylessons-begin-4-2-hint = Your actions are used up: end your turn.
operaopolylessons-begin-4-2-wrong = That can wait for your next turn. End this one.

operaopolylessons-begin-5-title = Strong, but in which language?
operaopolylessons-begin-5-say = Anton van Rooy, what a voice! But he sings German. The other end of the card, Emma Calvé, sings French. Verdi wants Italian.

    So **language comes before rating**: this card can’t be hired at La Scala. Try your luck again, and take somebody who fits.
operaopolylessons-begin-5-task = Draw an Opera card and fill the Male Roles at La Scala.
operaopolylessons-begin-5-1-item = Opera card drawn
operaopolylessons-begin-5-1-hint = The Opera deck. Van Rooy won’t learn Italian overnight.
operaopolylessons-begin-5-1-wrong = First look for a man who sings Italian: draw an Opera card.
operaopolylessons-begin-5-1-wrong-patron = Patrons pay, but they don’t sing. Take the Opera deck.
operaopolylessons-begin-5-2-item = Male Roles filled
operaopolylessons-begin-5-2-hint = Victor Maurel sings French and Italian. Use that end of his card.
operaopolylessons-begin-5-2-wrong = Somebody in your hand sings Italian. Hire him for the Male Roles at La Scala.
operaopolylessons-begin-5-2-wrong-elsewhere = There you’d begin another opera. Fill La Scala first: only a full house pays.

operaopolylessons-begin-6-title = What’s still missing?
operaopolylessons-begin-6-say = All slots at La Scala are yours! If this were the Last Performance, they and your patrons would bring you { $pays } points.

    But look at Verdi’s mat: **Community** is empty. Only when every slot is hired **and** every category sponsored does the **last round** begin, the one before the Last Performance. And mind: the player who sponsors Community sets it off.

## Lesson 3: Change, clear, discard.

operaopolylessons-change-title = Change, clear, discard
operaopolylessons-change-done = You can make a slot of yours stronger, clear one to get your token back, and you know when you have to discard.

operaopolylessons-change-1-title = Everything is taken
operaopolylessons-change-1-say = At La Scala you have the Male Roles: Theodor Wachtel with a Rehearsal, rated { $rating }. You’d like to do more, but look at your purse: { $left } **Resource Tokens**. All of them are on the table.

    For a new hire or a new category you need a token. To **change** what’s already yours, you don’t.

operaopolylessons-change-2-title = A better voice
operaopolylessons-change-2-say = Antonio Cotogni in your hand sings Italian too, and he’s rated higher. Let him take Wachtel’s place: **one action, no token**. Wachtel comes back to your hand.

    The Rehearsal can stay where it is, and helps the new man.
operaopolylessons-change-2-task = Replace Wachtel with Cotogni, and keep the Rehearsal.
operaopolylessons-change-2-1-item = Cotogni at La Scala, well rehearsed
operaopolylessons-change-2-1-hint = Pick Cotogni, choose your Male Roles at La Scala, and leave the Rehearsal there.
operaopolylessons-change-2-1-wrong = First a better voice for La Scala: Cotogni, in place of Wachtel.
operaopolylessons-change-2-1-wrong-alone = Nearly! But then the Rehearsal goes back to your hand. Leave it with the Male Roles.
operaopolylessons-change-2-1-wrong-less = That makes your slot weaker. It’s Cotogni you want there.
operaopolylessons-change-2-1-wrong-mat = A mat can be changed just like that, true. But first the Male Roles.
operaopolylessons-change-2-1-wrong-draw = You already hold the card you need: Cotogni.

operaopolylessons-change-3-title = Give up to gain
operaopolylessons-change-3-say = Rated { $rating } now! But at the Festspielhaus your Orchestra, Gaetano Mares, plays to nobody: Wagner’s opera isn’t going anywhere, and a token of yours is stuck in it.

    So **clear** the slot: cards and token come back. If nobody else is hired there, the Opera marker goes home too, and the house is free.
operaopolylessons-change-3-task = Clear your Orchestra at the Festspielhaus.
operaopolylessons-change-3-1-item = Orchestra cleared, token back
operaopolylessons-change-3-1-hint = Choose your Orchestra at the Festspielhaus, and take everything back.
operaopolylessons-change-3-1-wrong = It’s the Orchestra at the Festspielhaus that helps you least. Clear it.
operaopolylessons-change-3-1-wrong-mat = A patron brings you points at a Last Performance. An Orchestra all alone brings none. Clear that one.
operaopolylessons-change-3-1-wrong-scala = Don’t touch Cotogni, he’s fine where he is. Clear the Festspielhaus.
operaopolylessons-change-3-1-wrong-draw = In a moment. First get your token back.

operaopolylessons-change-4-title = A token in hand
operaopolylessons-change-4-say = You have { $left } token again, and Wagner has { $markers } markers on his mat. You have one action left: look for a card to use that token with.

    Then end your turn. But count your cards first!
operaopolylessons-change-4-task = Draw an Opera card, then end your turn.
operaopolylessons-change-4-1-item = Opera card drawn
operaopolylessons-change-4-1-hint = The Opera deck.
operaopolylessons-change-4-1-wrong = Keep what you have. Draw an Opera card.
operaopolylessons-change-4-1-wrong-patron = La Scala still lacks an Orchestra, and patrons don’t play. Take the Opera deck.
operaopolylessons-change-4-2-item = turn ended
operaopolylessons-change-4-2-hint = No action left: end your turn.
operaopolylessons-change-4-2-wrong = Your actions are used up: end your turn.

operaopolylessons-change-5-title = One too many
operaopolylessons-change-5-say = Hans Richter, what a catch! But when your turn ends you can keep only **{ $hand-limit } cards**, and you have one more than that.

    So one goes. Nobody sees which: the discard pile lies face down.
operaopolylessons-change-5-choice = Discard one of your cards.
operaopolylessons-change-5-chose-richter = The strongest card you have! La Scala needs an Orchestra, and Richter would fit.
operaopolylessons-change-5-chose-patron = A weak patron can still make a stack with another one.
operaopolylessons-change-5-chose-mares = The weakest card of all, and Richter does what he does, only better.
operaopolylessons-change-5-chose-wachtel = He sings, but Cotogni has his place.
operaopolylessons-change-5-better = Ask what you’ll do with each card next turn. Richter can go to La Scala at once; the patron can strengthen Funding. **Mares and Wachtel** are the ones you’ve just replaced by somebody better, and Mares is the weaker of the two. Keep what has a place to go.

## Lesson 4: Take over.

operaopolylessons-take-over-title = Take over
operaopolylessons-take-over-done = You can take over what’s rated lower, and you see your own weak spots before the others do.

operaopolylessons-take-over-1-title = Nothing lasts for ever
operaopolylessons-take-over-1-say = Bruno sponsors the majority of Bizet’s categories and is his Impresario. And at the Opéra-Comique, where Carmen is on, Clara has the Orchestra.

    Does that annoy you? Then **take over**: play cards **rated higher** than those that are there. The others’ cards are discarded, their token goes back, and the place is yours.

operaopolylessons-take-over-2-title = Push Bruno aside
operaopolylessons-take-over-2-say = Bruno’s **Publicity** with Bizet is rated { $against }. Your Publicity patron, the Neue Zeitschrift für Musik, is rated higher.

    With the Education you have already, that gives you the majority and makes **you** Impresario. It costs one action and one token.
operaopolylessons-take-over-2-task = Take over Bizet’s Publicity.
operaopolylessons-take-over-2-1-item = Publicity taken over
operaopolylessons-take-over-2-1-hint = Your Publicity card, on Bizet’s mat, where Bruno’s lies.
operaopolylessons-take-over-2-1-wrong = Bruno first: your Publicity card beats his on Bizet’s mat.
operaopolylessons-take-over-2-1-wrong-sponsor = An empty category brings you something. Bruno’s brings you the majority and costs him his. Take that one.
operaopolylessons-take-over-2-1-wrong-oust = Well seen! Clara’s turn comes in a moment. Bruno first.

operaopolylessons-take-over-3-title = Equal isn’t enough
operaopolylessons-take-over-3-say = Now Clara’s Orchestra, rated { $against }. Your André Messager is rated just as high, and **equal isn’t enough**. But a **Rehearsal** can come along, and together they’re higher.

    The Male Roles at the Opéra-Comique are already yours.
operaopolylessons-take-over-3-choice = Use your second action as you like.
operaopolylessons-take-over-3-chose-oust = Hers is discarded, yours plays, and the majority is yours.
operaopolylessons-take-over-3-chose-hire = There you begin another Carmen, all alone. Clara keeps her place.
operaopolylessons-take-over-3-chose-draw = You already have in hand what you need: Orchestra and Rehearsal.
operaopolylessons-take-over-3-chose-direct = Sending a composer is free, so you can do that and still act. More about it in the next lesson.
operaopolylessons-take-over-3-better = **Taking over** counts twice: your points go up, and Clara’s are gone. With two slots out of three you’re Executive Producer, as things stand. And a Rehearsal that’s played along with a card costs no action of its own. We go on with Clara’s Orchestra.

operaopolylessons-take-over-4-title = Where are you weak?
operaopolylessons-take-over-4-say = What an evening! But now look through Bruno’s opera glasses. Your Education with Bizet is only rated { $weak }. If it falls, your majority falls with it.

    Your hand is empty. Use your last action to look for reinforcements.
operaopolylessons-take-over-4-task = Draw a Patron card, then end your turn.
operaopolylessons-take-over-4-1-item = Patron card drawn
operaopolylessons-take-over-4-1-hint = Reinforcements for a mat are in the Patron deck.
operaopolylessons-take-over-4-1-wrong = Don’t give anything away. Draw a Patron card.
operaopolylessons-take-over-4-1-wrong-opera = No singer can hold your Education for you. Take the Patron deck.
operaopolylessons-take-over-4-2-item = turn ended
operaopolylessons-take-over-4-2-hint = No action left, so your new card has to wait. End your turn.
operaopolylessons-take-over-4-2-wrong = Leave things as they are, and end your turn.

operaopolylessons-take-over-5-title = Bruno strikes back
operaopolylessons-take-over-5-say = There you are: Bruno took your Education, rated { $against } now, and is Impresario again. You have an Education patron in hand, rated exactly as high.

    What did we say about equal? You know the remedy.
operaopolylessons-take-over-5-task = Draw a Patron card and take Education back.
operaopolylessons-take-over-5-1-item = Patron card drawn
operaopolylessons-take-over-5-1-hint = Your patron needs company. There’s some in the Patron deck.
operaopolylessons-take-over-5-1-wrong = Your card alone isn’t higher than Bruno’s. Draw a Patron card first.
operaopolylessons-take-over-5-1-wrong-opera = Only patrons help against a patron. Take the Patron deck.
operaopolylessons-take-over-5-2-item = Education taken back
operaopolylessons-take-over-5-2-hint = Both Education cards together, against Bruno’s on Bizet’s mat.
operaopolylessons-take-over-5-2-wrong = You have what it takes: play both Education cards against Bruno’s.
operaopolylessons-take-over-5-2-wrong-sponsor = With Verdi they would be welcome, but Bizet would stay with Bruno. Take your Education back.

operaopolylessons-take-over-6-title = Build high, and not too wide
operaopolylessons-take-over-6-say = Rated { $rating }, and Impresario once more! Anybody who wants this category now has to beat that with no more cards than fit there.

    So **strong and full is safe**. Weak cards all alone are presents for others. Look after yours before the turn ends, and keep an eye on theirs.

## Lesson 5: The Impresario.

operaopolylessons-impresario-title = The Impresario
operaopolylessons-impresario-done = You can send your composer to where he helps you, and you know when he goes home.

operaopolylessons-impresario-1-title = A composer on a visit
operaopolylessons-impresario-1-say = You sponsor the majority of Verdi’s categories: you’re his **Impresario**. So he goes where you send him, once a turn, **free of charge**.

    At a house he lends his **Ability**: { $composer-plus } more for the Orchestra. On another composer’s mat he lends his **Influence**: { $composer-plus } more for Publicity. At home he helps nobody.

operaopolylessons-impresario-2-title = Too weak? Bring Verdi!
operaopolylessons-impresario-2-say = Carmen is on at the Opéra-Comique, and Clara’s Orchestra is rated { $against }. Hans von Bülow in your hand is rated lower, and you have one action left.

    But you’re Verdi’s Impresario, so his { $composer-plus } count for **your** attack if he stands there. Sending him costs nothing.
operaopolylessons-impresario-2-task = Send Verdi to the Opéra-Comique and take over the Orchestra.
operaopolylessons-impresario-2-1-item = Verdi at the Opéra-Comique
operaopolylessons-impresario-2-1-hint = Pick Verdi himself, then the Opéra-Comique.
operaopolylessons-impresario-2-1-wrong = Keep your action and your cards. First send Verdi: that’s free.
operaopolylessons-impresario-2-1-wrong-house = Nobody plays there. Send him where you want to attack: the Opéra-Comique.
operaopolylessons-impresario-2-1-wrong-mat = On a mat he helps Publicity. You want an Orchestra: that’s his Ability, at a house.
operaopolylessons-impresario-2-1-wrong-change = A careful thought! But the prize at the Opéra-Comique is bigger now. Send Verdi first.
operaopolylessons-impresario-2-2-item = Orchestra taken over
operaopolylessons-impresario-2-2-hint = Your Orchestra card, against Clara’s. With Verdi it’s high enough.
operaopolylessons-impresario-2-2-wrong = Verdi stands ready. Use your action for Clara’s Orchestra.
operaopolylessons-impresario-2-2-wrong-change = You only have one action, and Verdi is waiting at the Opéra-Comique. Take the Orchestra.

operaopolylessons-impresario-3-title = He isn’t picky
operaopolylessons-impresario-3-say = Your Orchestra card alone is rated { $cards }, with Verdi { $rating }, as long as he stays. He helps **the owner of the slot**, and at a Last Performance that means { $composer-plus } points.

    One worry: your Funding with Verdi is only rated { $weak }. And all this works only while you’re Impresario.
operaopolylessons-impresario-3-task = End your turn and see what happens.
operaopolylessons-impresario-3-1-item = turn ended
operaopolylessons-impresario-3-1-hint = Your actions are used up: end your turn.
operaopolylessons-impresario-3-1-wrong = You may need that card soon. Keep it, and end your turn.

operaopolylessons-impresario-4-title = Gone home
operaopolylessons-impresario-4-say = Ouch! Bruno took your Funding and is Verdi’s Impresario now. **When his Impresario changes, a composer goes home.** So your Orchestra was weak again, and Clara took it back.

    Take Funding back: it’s rated { $against } now.
operaopolylessons-impresario-4-task = Become Verdi’s Impresario again.
operaopolylessons-impresario-4-1-item = Funding taken back
operaopolylessons-impresario-4-1-hint = Your strong Funding card, against Bruno’s on Verdi’s mat.
operaopolylessons-impresario-4-1-wrong = First become Impresario again: take over Verdi’s Funding.
operaopolylessons-impresario-4-1-wrong-elsewhere = Then Verdi stays with Bruno. Your card is higher than his: take Funding back.

operaopolylessons-impresario-5-title = Where does he help you?
operaopolylessons-impresario-5-say = Verdi is yours again, and he’s at home. Where would he help **you** now? Your Publicity with Bizet is rated { $publicity }, and the Orchestra at the Opéra-Comique is Clara’s.
operaopolylessons-impresario-5-choice = Send Verdi somewhere, or do something else.
operaopolylessons-impresario-5-chose-bizet = His Influence meets your Publicity: exactly.
operaopolylessons-impresario-5-chose-wagner = You have nothing there that he could help.
operaopolylessons-impresario-5-chose-house = There the Orchestra is Clara’s: you help her!
operaopolylessons-impresario-5-chose-dark = Nothing is on there, so he helps nobody.
operaopolylessons-impresario-5-better = A visiting composer helps **the player who holds the place that suits him**: Publicity on a mat, an Orchestra at a house. Yours is **on Bizet’s mat**. And it’s free: you keep your actions. We go on from there.

operaopolylessons-impresario-6-title = And there’s a bonus
operaopolylessons-impresario-6-say = Your Publicity with Bizet is rated { $rating } now. That makes it hard to take, and it’s what you’d get for it at Bizet’s closing.

    Look at your two **bonus cards** too; only you see them. One wants just this: at a Last Performance your Verdi visits the mat of the composer performed. If he’s still there when Carmen is scored, that’s { $bonus-points } points.

## Lesson 6: The audition.

operaopolylessons-audition-title = The audition
operaopolylessons-audition-done = You can hold an audition: three cards, one house, one use, one action.

operaopolylessons-audition-1-title = A very special card
operaopolylessons-audition-1-say = There’s one like it in the whole Opera deck, and it’s in your hand: the **Audition**. It doesn’t sing and it doesn’t play. It lets **{ $audition-draw } cards** step forward.

    You name a house, { $audition-draw } Opera cards are turned up for all to see, and you may use them for **one thing at that house**: a hire, a change, a take-over or a Rehearsal.

operaopolylessons-audition-2-title = Where are you casting?
operaopolylessons-audition-2-say = At the Opéra-Comique Carmen is on. You have the Female Roles, Bruno has the Orchestra, and the Male Roles are empty. You’re one of Bizet’s sponsors, and without a sponsor there’d be no hiring.

    All of it together costs **one action**. Your other cards stay out of it.
operaopolylessons-audition-2-task = Hold the audition at the Opéra-Comique.
operaopolylessons-audition-2-1-item = audition at the Opéra-Comique
operaopolylessons-audition-2-1-hint = Pick the Audition card, then the Opéra-Comique.
operaopolylessons-audition-2-1-wrong = That can wait. Play the Audition card, for the Opéra-Comique.
operaopolylessons-audition-2-1-wrong-elsewhere = In an empty house you’d have to begin something. At the Opéra-Comique a place is waiting.
operaopolylessons-audition-2-1-wrong-draw = One card instead of { $audition-draw }, and you don’t get to choose. Hold the audition.
operaopolylessons-audition-2-1-wrong-patron = Patrons don’t sing. Hold the audition.

operaopolylessons-audition-3-title = Who gets the part?
operaopolylessons-audition-3-say = Jacques Bouhy, who sings French; Arturo Toscanini with his orchestra; and a Rehearsal for singers. Bruno’s Orchestra is rated { $against }.

    You may use them for one place only. A Rehearsal can go along with a singer.
operaopolylessons-audition-3-choice = Use what was turned up, or nothing.
operaopolylessons-audition-3-chose-both = Bouhy, well rehearsed: as strong as it gets tonight.
operaopolylessons-audition-3-chose-alone = A good choice. The Rehearsal could have gone along, at no extra cost.
operaopolylessons-audition-3-chose-oust = Bruno’s Orchestra is gone, and yours plays. The Male Roles stay empty for now.
operaopolylessons-audition-3-chose-rehearse = It makes your Carmen a little stronger. But a place of your own would have been worth more.
operaopolylessons-audition-3-chose-none = You’re free to. Then all of them go back into the deck.
operaopolylessons-audition-3-better = **A second slot** is the thing: it pays for its card, and for the language of the house, and it gives you the majority. Bouhy with the Rehearsal brings the most points. Toscanini takes a place from Bruno instead; that’s less for you, but less for him as well. We go on with **Bouhy and the Rehearsal**.

operaopolylessons-audition-4-title = Thank you, next!
operaopolylessons-audition-4-say = What you didn’t use was **shuffled back** into the Opera deck, and the Audition card is discarded. As it stands, the Opéra-Comique would pay you { $pays } points.

    And you still have { $left } actions: an audition doesn’t end your turn. If you see a card you’d like, remember it. It’s still in the deck.

## Lesson 7: Special cards.

operaopolylessons-specials-title = Special cards
operaopolylessons-specials-done = You know where special artists and special patrons can go, and why they’re worth keeping.

operaopolylessons-specials-1-title = Two stars in your hand
operaopolylessons-specials-1-say = Some cards can do more than others. A **special artist** sings French, Italian and German, at both ends of the card: Lilli Lehmann or Jean de Reszke, whichever you need.

    A **special patron** like Antonio Barezzi fits **any category**, but only with his own composer: Barezzi is Verdi’s.

operaopolylessons-specials-2-title = Whatever he’s needed for
operaopolylessons-specials-2-say = Verdi still lacks a Community patron. You have one, a weak one. Barezzi can join it: as long as he lies there, he counts as **Community**, and he goes into the same stack.

    One action, one token, two cards.
operaopolylessons-specials-2-task = Sponsor Verdi’s Community with both patrons.
operaopolylessons-specials-2-1-item = Verdi, Community: both cards
operaopolylessons-specials-2-1-hint = Pick Barezzi, choose Community on Verdi’s mat, and add the other patron.
operaopolylessons-specials-2-1-wrong = First the patrons: both on Verdi’s Community.
operaopolylessons-specials-2-1-wrong-alone = The right place, but take both along: it costs no more.
operaopolylessons-specials-2-1-wrong-take = Barezzi could push Bruno aside, true. But a category that nobody sponsors costs you no fight, and your weak patron gets company.
operaopolylessons-specials-2-1-wrong-change = There he’d make a strong place stronger. Community is still empty.
operaopolylessons-specials-2-1-wrong-hire = The star has her turn in a moment. First see that she’s paid.
operaopolylessons-specials-2-1-wrong-elsewhere = With Wagner Barezzi can’t follow. Keep the two together, on Verdi’s Community.

operaopolylessons-specials-3-title = Where should the star sing?
operaopolylessons-specials-3-say = Community is rated { $rating }. Now for the special artist. At La Scala, where you have the Female Roles, the Male Roles are empty. At the Opéra-Comique Carmen is on, and the Male Roles are empty there as well.

    The star fits everywhere. So where is it worth most?
operaopolylessons-specials-3-choice = Use your second action as you like.
operaopolylessons-specials-3-chose-scala = Two slots of three, in a house that loves the language.
operaopolylessons-specials-3-chose-comique = A foot in the door at the Opéra-Comique. But there you’re one of several.
operaopolylessons-specials-3-chose-begin = There you’d begin a new opera, all alone.
operaopolylessons-specials-3-chose-draw = New cards are welcome. But the star earns nothing in your hand.
operaopolylessons-specials-3-chose-direct = Free of charge, so you can still act afterwards.
operaopolylessons-specials-3-better = The same card brings more **where you already have a slot**: points for the rating, for the language of the house, and the majority, which makes you Executive Producer. That’s La Scala. We go on from there.

operaopolylessons-specials-4-title = Worth waiting for
operaopolylessons-specials-4-say = La Scala would pay you { $pays } points as it stands. And your star could have gone to any house, to sing any opera.

    That’s why special cards are worth keeping until they’re needed. Mind your hand, though: { $hand-limit } cards are all you can keep at the end of a turn.

## Lesson 8: The Last Performance.

operaopolylessons-last-performance-title = The Last Performance
operaopolylessons-last-performance-done = You can set off a Last Performance, get ready for its last round, and read the bill.

operaopolylessons-last-performance-1-title = What’s missing at La Scala?
operaopolylessons-last-performance-1-say = La traviata at La Scala: you have the Female Roles, Bruno the Male Roles. On Verdi’s mat you have Funding, Bruno has Education.

    As soon as **every slot is hired and every category sponsored**, the **last round** of the house begins, and at its end comes the **Last Performance**. The player who fills the last gap sets it off. Only Orchestra and Community are missing. Why not you?

operaopolylessons-last-performance-2-title = Money first
operaopolylessons-last-performance-2-say = You have a patron for **Community**. At the Last Performance each category of Verdi’s brings its sponsor { $sponsor-points } points.

    And there’s more: with Community you have the majority on his mat, and that makes you Impresario. That’ll come in handy before the turn is over.
operaopolylessons-last-performance-2-task = Sponsor Verdi’s Community.
operaopolylessons-last-performance-2-1-item = Community sponsored
operaopolylessons-last-performance-2-1-hint = Your Community card, on Verdi’s mat.
operaopolylessons-last-performance-2-1-wrong = Fill the gap on Verdi’s mat first: Community.
operaopolylessons-last-performance-2-1-wrong-elsewhere = Wagner has nothing on. With Verdi this card fills a gap, and soon pays.
operaopolylessons-last-performance-2-1-wrong-hire = That gap is yours too, in a moment. First the mat: it makes you Impresario.
operaopolylessons-last-performance-2-1-wrong-rehearse = Good idea, for the end of your turn. First fill the gaps.

operaopolylessons-last-performance-3-title = The last gap
operaopolylessons-last-performance-3-say = Now only the **Orchestra** is missing. With it you hold the majority of the slots: you’ll be **Executive Producer** and keep the Opera marker.

    And since it’s your turn, you set off the last round. Everybody else has one more turn; then, when it’s yours again, La traviata is scored before anything else.
operaopolylessons-last-performance-3-task = Hire the Orchestra at La Scala.
operaopolylessons-last-performance-3-1-item = Orchestra hired
operaopolylessons-last-performance-3-1-hint = Arturo Toscanini is waiting in your hand.
operaopolylessons-last-performance-3-1-wrong = Only the Orchestra is missing. Fill the last gap.
operaopolylessons-last-performance-3-1-wrong-elsewhere = Begin yet another opera? This one is nearly complete. Hire the Orchestra at La Scala.
operaopolylessons-last-performance-3-1-wrong-rehearse = In a moment! First fill the last gap, the Orchestra.

operaopolylessons-last-performance-4-title = Read your bonus cards
operaopolylessons-last-performance-4-say = The last round has begun, and you have one action left. Now look at your **bonus cards**. One pays { $bonus-points } points if your Female Roles are rated { $least } or more at the Last Performance.

    Tetrazzini is rated { $rating }. And what’s that in your hand?
operaopolylessons-last-performance-4-choice = Use your last action as you like.
operaopolylessons-last-performance-4-chose-rehearse = There it is: the rating the bonus card asks for.
operaopolylessons-last-performance-4-chose-draw = A new card is of no use tonight.
operaopolylessons-last-performance-4-chose-direct = A good idea, and free: you can do that and use your action as well.
operaopolylessons-last-performance-4-better = The **Rehearsal** is worth its own rating, and { $bonus-points } points for the bonus card on top of that, which the figures below leave out. A bonus is paid only if it’s met at a Last Performance: so read your cards before it. Sending Verdi is free, and we’ll do that next. We go on with the Rehearsal.

operaopolylessons-last-performance-5-title = A free move is left
operaopolylessons-last-performance-5-say = As it stands you’d get { $cards } points for your cards, { $house } because La Scala loves Italian, and { $patrons } as a sponsor, besides the bonus.

    No actions left? But you’re Verdi’s **Impresario**! His Ability adds { $composer-plus } points to an Orchestra, and makes it harder to take over. In a last round nobody can clear anything, but taking over goes on.
operaopolylessons-last-performance-5-task = Send Verdi to where he helps you, then end your turn.
operaopolylessons-last-performance-5-1-item = Verdi at La Scala
operaopolylessons-last-performance-5-1-hint = His Ability is the Orchestra, and yours plays at La Scala.
operaopolylessons-last-performance-5-1-wrong = Wait! Verdi is sitting at home. Send him first, it’s free.
operaopolylessons-last-performance-5-1-wrong-elsewhere = There you have nothing that suits him. Where does your Orchestra play?
operaopolylessons-last-performance-5-2-item = turn ended
operaopolylessons-last-performance-5-2-hint = Everything is ready: end your turn.
operaopolylessons-last-performance-5-2-wrong = Everything is ready: end your turn.

operaopolylessons-last-performance-6-title = The bill, please
operaopolylessons-last-performance-6-say = Bruno rehearsed once more, Clara took Education from him. Then came the applause: { $mine } points for you, { $bruno } for Bruno, { $clara } for Clara. And the marker is yours!

    The Opera cards are discarded, the tokens from the house are back, and its card is turned over. But **the patrons stay**, and will pay again at Verdi’s next run.

## Lesson 9: Closing and the end.

operaopolylessons-closing-title = Closing and the end
operaopolylessons-closing-done = Patrons, voices, visitors and the last curtain: now you know it all. Off to the table with you! I’ll be whispering.

operaopolylessons-closing-1-title = The very last evening
operaopolylessons-closing-1-say = Bizet and Wagner have closed. Verdi is in his last run, at La Fenice. With its Last Performance he **closes** too, and then the game is over at once.

    You have { $mine } points, Bruno { $bruno }. Beaten? Not yet! At a **closing** each category pays its whole rating to its sponsor.

operaopolylessons-closing-2-title = Now patrons are points
operaopolylessons-closing-2-say = Your Education with Verdi is rated { $rating }. For a Last Performance that never mattered: a category brings { $sponsor-points } points, high or low.

    At the closing every bit of rating is a point. So put your strong patron there. The one that’s already there can stay.
operaopolylessons-closing-2-task = Strengthen your Education with Verdi.
operaopolylessons-closing-2-1-item = Education strengthened
operaopolylessons-closing-2-1-hint = Pick your Education card, choose your Education on Verdi’s mat, and leave the old card there.
operaopolylessons-closing-2-1-wrong = First see to your own Education: you have a strong card for it.
operaopolylessons-closing-2-1-wrong-alone = Higher, but not as high as it can be. Your old card would go back to your hand, where it pays nothing. Leave it there.
operaopolylessons-closing-2-1-wrong-take = Well seen, that comes next! First your own Education.
operaopolylessons-closing-2-1-wrong-hire = The finale comes in a moment. First see to it that it pays.

operaopolylessons-closing-3-title = Aim at the leader
operaopolylessons-closing-3-say = Your Education is rated { $rating } now. And Bruno? His Funding with Verdi is rated { $against }, and he’s in the lead. In your hand are a strong Funding patron and an Orchestra.
operaopolylessons-closing-3-choice = Use your second action as you like.
operaopolylessons-closing-3-chose-take = More for you, nothing for him.
operaopolylessons-closing-3-chose-hire = That sets off the last round, and it has to come. You still have an action left for Bruno.
operaopolylessons-closing-3-chose-draw = There isn’t much time left for new cards. What you have in hand is strong.
operaopolylessons-closing-3-better = Against the leader a **take-over** counts on both sides of the bill: the points of the closing go to you, and not to him. The Orchestra has to be hired too, but you have an action for each. We go on with Verdi’s Funding.

operaopolylessons-closing-4-title = The last gap, another marker
operaopolylessons-closing-4-say = Now the Orchestra at La Fenice. It sets off the last round and makes you **Executive Producer**. You have { $markers } Opera markers; this gets you another. They pay at the very end. Markers → points: { $marker-points }.

    And don’t forget whose Impresario you are.
operaopolylessons-closing-4-task = Hire the Orchestra, then send Verdi to help it.
operaopolylessons-closing-4-1-item = Orchestra hired
operaopolylessons-closing-4-1-hint = Hans Richter, for the Orchestra at La Fenice.
operaopolylessons-closing-4-1-wrong = Your last action is for the Orchestra at La Fenice.
operaopolylessons-closing-4-1-wrong-direct = Right idea! But there’s no Orchestra yet for him to help. Hire it first.
operaopolylessons-closing-4-2-item = Verdi at La Fenice
operaopolylessons-closing-4-2-hint = Sending a composer is free: Verdi, to La Fenice.
operaopolylessons-closing-4-2-wrong = Your Orchestra plays at La Fenice. Send Verdi there.
operaopolylessons-closing-4-2-wrong-end = Wait! Verdi is sitting at home. At La Fenice he adds { $composer-plus } points, free of charge.

operaopolylessons-closing-5-title = Do your sums
operaopolylessons-closing-5-say = As it stands, the Last Performance brings you { $pays } points and the closing { $closing }, and then come the markers.

    The others have one more turn each. To get at your Orchestra they’d have to beat { $against }. You’ve done what you could. Breathe in, and let the curtain rise.
operaopolylessons-closing-5-task = End your turn.
operaopolylessons-closing-5-1-item = turn ended
operaopolylessons-closing-5-1-hint = Nothing is left to do: end your turn.
operaopolylessons-closing-5-1-wrong = Nothing is left to do: end your turn.

operaopolylessons-closing-6-title = Curtain!
operaopolylessons-closing-6-say = You { $mine }, Bruno { $bruno }, Clara { $clara }: **you win!** The closing and the markers turned the tide. If points are equal, more markers win; if those are equal too, you share the win.

    One warning: if { $stall-turns } turns go by without a Last Performance, the season is abandoned, and operas under way pay nothing.

## Lesson 10: Two players, and a sleeper.

operaopolylessons-two-players-title = Two players, and a sleeper
operaopolylessons-two-players-done = You know that with two players Bizet sleeps until another composer has closed, and what to have in hand when he wakes.

operaopolylessons-two-players-1-title = Shh!
operaopolylessons-two-players-1-say = With two players Bizet starts **dormant**. Nobody can sponsor him, begin Carmen, send him anywhere, or send anybody to him. French is little use until he wakes.

    What wakes him? The first **closing** of another composer. Verdi is in his second run, at La Fenice, and all that’s missing is the Orchestra.

operaopolylessons-two-players-2-title = The last gap
operaopolylessons-two-players-2-say = You have the Male Roles, Bruno the Female Roles, and every category of Verdi’s is sponsored. Fill the last slot, and the last round begins. With two players that’s quick: Bruno has one turn, and then it’s scored.
operaopolylessons-two-players-2-task = Hire the Orchestra at La Fenice.
operaopolylessons-two-players-2-1-item = Orchestra hired
operaopolylessons-two-players-2-1-hint = Angelo Mariani, for the Orchestra at La Fenice.
operaopolylessons-two-players-2-1-wrong = Only the Orchestra is missing at La Fenice. Hire it.
operaopolylessons-two-players-2-1-wrong-elsewhere = There you’d begin one of Wagner’s. Finish La Fenice first.
operaopolylessons-two-players-2-1-wrong-draw = You already hold what’s missing: an Orchestra.
operaopolylessons-two-players-2-1-wrong-direct = Good idea, but he helps an Orchestra, and there isn’t one yet. Hire it first.

operaopolylessons-two-players-3-title = Before he wakes
operaopolylessons-two-players-3-say = The last round has begun, and you have { $left } actions left. When it’s your turn again, La traviata is scored, Verdi closes, and Bizet wakes. And you’ll be the first to stand at his bedside.

    What would you like to have in your hand then?
operaopolylessons-two-players-3-choice = Use the rest of your turn as you like.
operaopolylessons-two-players-3-chose-verdi = Free of charge, and it makes your Orchestra stronger.
operaopolylessons-two-players-3-chose-direct = Free of charge; but there he helps you little.
operaopolylessons-two-players-3-chose-patron = A patron to be ready with: good thinking.
operaopolylessons-two-players-3-chose-opera = A singer can come in handy. But first somebody has to pay for Bizet.
operaopolylessons-two-players-3-chose-end = There was more in it: an action you don’t use is gone.
operaopolylessons-two-players-3-better = Nobody has sponsored Bizet yet, so the first patrons find **every category empty**. A Patron card prepares you for that. Sending Verdi to La Fenice is free besides: it’s worth points there, and you keep your action. We go on with the **Patron card**.

operaopolylessons-two-players-4-title = Let the curtain fall
operaopolylessons-two-players-4-say = You have an Education patron now, and one for Publicity. Bizet’s mat wants both. Verdi’s categories and your slots will be paid in a moment.
operaopolylessons-two-players-4-task = End your turn.
operaopolylessons-two-players-4-1-item = turn ended
operaopolylessons-two-players-4-1-hint = Everything is ready: end your turn.
operaopolylessons-two-players-4-1-wrong = Keep that for Bizet. End your turn.

operaopolylessons-two-players-5-title = Good morning, Maestro!
operaopolylessons-two-players-5-say = La traviata was scored, Verdi has closed: { $mine } points for you, { $blue } for Bruno. And **Bizet is awake**, with all his categories empty.

    If you’re his only sponsor you’re his Impresario at once. So be the first!
operaopolylessons-two-players-5-task = Sponsor one of Bizet’s categories.
operaopolylessons-two-players-5-1-item = a category of Bizet’s sponsored
operaopolylessons-two-players-5-1-hint = Education or Publicity: you have a patron for each.
operaopolylessons-two-players-5-1-wrong = Bizet first, before Bruno gets there.
operaopolylessons-two-players-5-1-wrong-draw = You already hold two patrons he needs. Sponsor him.

## What a move would bring, after a free choice.

operaopolylessons-compare-rating-bizet = Education with Bizet rated { $value }
operaopolylessons-compare-rating-verdi = with Verdi { $value }
operaopolylessons-compare-tokens = { $value ->
    [one] { $value } token left
   *[other] { $value } tokens left
}
operaopolylessons-compare-pays = { $value ->
    [one] the house would pay you { $value } point
   *[other] the house would pay you { $value } points
}
operaopolylessons-compare-rating-publicity = your Publicity rated { $value }
operaopolylessons-compare-pays-scala = { $value ->
    [one] La Scala would pay you { $value } point
   *[other] La Scala would pay you { $value } points
}
operaopolylessons-compare-pays-comique = the Opéra-Comique { $value }
operaopolylessons-compare-rating-female = Female Roles rated { $value }
operaopolylessons-compare-closing = the closing { $value }
operaopolylessons-compare-closing-bruno = and Bruno { $value }
operaopolylessons-compare-hand = { $value ->
    [one] { $value } card in hand
   *[other] { $value } cards in hand
}

### The lessons of Operaopoly, as the prompter gives them.
### Figures are blanks: those of the box, and those that a step of the lesson names.

## Lesson 1: Find patrons.

operaopolylessons-sponsor-title = Find patrons
operaopolylessons-sponsor-done = You can draw, sponsor and strengthen. Verdi has a sponsor now, so somebody can sing him.

operaopolylessons-sponsor-1-title = Who pays for all this?
operaopolylessons-sponsor-1-say = Psst, down here! I’m the prompter. Behind every aria there’s a **patron**.

    On these **Composer Mats** each category is looking for somebody to pay. **Sponsor** one, and you get { $sponsor-points } points at each Last Performance of that composer, and its whole rating when he closes. And as long as nobody sponsors him, nobody sings him.

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
operaopolylessons-sponsor-3-say = Another **Education** patron, how obliging! Both fit into one stack. But with Bizet or with Verdi?

    Ask your singer. Her card sings Italian at one end and German at the other, but no French. So she’s useful to Verdi, but not to Bizet. Sponsor a composer you can cast.
operaopolylessons-sponsor-3-task = Put both Education cards on Verdi’s mat.
operaopolylessons-sponsor-3-1-item = Verdi, Education: both cards
operaopolylessons-sponsor-3-1-hint = Pick an Education card, choose Education on Verdi’s mat, and add the other card.
operaopolylessons-sponsor-3-1-wrong = Your Education cards are ready. Put both with Verdi.
operaopolylessons-sponsor-3-1-wrong-one = The right place! But take both: together they cost one action and one Resource Token, just like one alone, and they’re far harder to push aside.
operaopolylessons-sponsor-3-1-wrong-bizet = Bizet would be delighted, but your singer has no French. With Verdi your patrons pay for what you can sing.
operaopolylessons-sponsor-3-1-wrong-funding = A weak card all alone is an invitation to your opponents. First the stack, in Education.

operaopolylessons-sponsor-4-title = Impresario at once
operaopolylessons-sponsor-4-say = Rated { $rating }, not bad! Your **Resource Token** shows whose it is. As his only sponsor you’re Verdi’s **Impresario**.

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
operaopolylessons-begin-1-say = These are the **opera houses**. The first **hire** lights one up and **begins** an opera there. It has to be by a composer somebody sponsors. You’re paying for Verdi, so make it La traviata.

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

    Then the player with the majority of the slots becomes **Executive Producer** and keeps the marker. Secure it: your Orchestra plays any opera.
operaopolylessons-begin-3-task = Hire the Orchestra at La Scala.
operaopolylessons-begin-3-1-item = Orchestra hired
operaopolylessons-begin-3-1-hint = Your Orchestra card, in the Orchestra slot of La Scala.
operaopolylessons-begin-3-1-wrong = You have { $left } actions left. Use one for the Orchestra at La Scala.
operaopolylessons-begin-3-1-wrong-house = There you’d begin another La traviata and scatter your forces. Keep them together at La Scala.
operaopolylessons-begin-3-1-wrong-draw = New cards later. The Orchestra in your hand gives you the majority now.

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

    But look at Verdi’s mat: **Community** is empty. The last round only begins when every slot is hired **and** every category sponsored. And mind: the player who sponsors Community sets it off.

## Lesson 3: Take over.

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
operaopolylessons-take-over-3-say = Now Clara’s Orchestra, rated { $against }. Your André Messager is rated just as high, and **equal isn’t enough**.

    But a **Rehearsal** can come along, and together they’re higher. The Male Roles are already yours, so this gives you the majority of the slots at the Opéra-Comique.
operaopolylessons-take-over-3-task = Take over the Orchestra, with the Rehearsal.
operaopolylessons-take-over-3-1-item = Orchestra taken over
operaopolylessons-take-over-3-1-hint = Pick the Orchestra card, choose Clara’s Orchestra, and add the Rehearsal.
operaopolylessons-take-over-3-1-wrong = Clara’s Orchestra is within reach: play your Orchestra card and the Rehearsal together.
operaopolylessons-take-over-3-1-wrong-hire = There you’d begin another Carmen. Here the majority is waiting for you.
operaopolylessons-take-over-3-1-wrong-draw = You already have in hand what you need: Orchestra and Rehearsal.

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

## Lesson 4: The Impresario.

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

    Take Funding back; it’s rated { $against } now. And then: where does Verdi help **you**? You have Publicity with Bizet.
operaopolylessons-impresario-4-task = Become Verdi’s Impresario again and send him to where he helps you.
operaopolylessons-impresario-4-1-item = Funding taken back
operaopolylessons-impresario-4-1-hint = Your strong Funding card, against Bruno’s on Verdi’s mat.
operaopolylessons-impresario-4-1-wrong = First become Impresario again: take over Verdi’s Funding.
operaopolylessons-impresario-4-1-wrong-elsewhere = Then Verdi stays with Bruno. Your card is higher than his: take Funding back.
operaopolylessons-impresario-4-2-item = Verdi helps your Publicity
operaopolylessons-impresario-4-2-hint = On Bizet’s mat his Influence counts for Publicity, and that’s yours.
operaopolylessons-impresario-4-2-wrong = Verdi is still at home, where he helps nobody. Send him, it’s free.
operaopolylessons-impresario-4-2-wrong-house = There the Orchestra is Clara’s again: he’d help her! Where do you have something that suits him?
operaopolylessons-impresario-4-2-wrong-dark = Nothing is on there, so he’d help nobody. Look at Bizet’s mat.
operaopolylessons-impresario-4-2-wrong-wagner = You have nothing there. Your Publicity is on another mat.

operaopolylessons-impresario-5-title = And there’s a bonus
operaopolylessons-impresario-5-say = Your Publicity with Bizet is rated { $rating } now. That makes it hard to take, and it’s what you’d get for it at Bizet’s closing.

    Look at your bonus cards too. One wants just this: at a Last Performance your Verdi visits the mat of the composer performed. If he’s still there when Carmen is scored, that’s { $bonus-points } points.

## Lesson 5: The Last Performance.

operaopolylessons-last-performance-title = The Last Performance
operaopolylessons-last-performance-done = You can set off a Last Performance, get ready for its last round, and read the bill.

operaopolylessons-last-performance-1-title = What’s missing at La Scala?
operaopolylessons-last-performance-1-say = La traviata at La Scala: you have the Female Roles, Bruno the Male Roles. On Verdi’s mat you have Funding, Bruno has Education.

    As soon as **every slot is hired and every category sponsored**, the **last round** begins. The player who fills the last gap sets it off. Only Orchestra and Community are missing. Why not you?

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
operaopolylessons-last-performance-4-task = Get Tetrazzini ready for the bonus.
operaopolylessons-last-performance-4-1-item = bonus card fulfilled
operaopolylessons-last-performance-4-1-hint = The Rehearsal adds to her rating.
operaopolylessons-last-performance-4-1-wrong = Wait, you have one action left. Use the Rehearsal on Tetrazzini.
operaopolylessons-last-performance-4-1-wrong-draw = A new card is of no use tonight. The Rehearsal is worth { $bonus-points } points and a little more.

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

## Lesson 6: Closing and the end.

operaopolylessons-closing-title = Closing and the end
operaopolylessons-closing-done = Patrons, voices, visitors and the last curtain: now you know it all. Off to the table with you! I’ll be whispering.

operaopolylessons-closing-1-title = The very last evening
operaopolylessons-closing-1-say = Bizet and Wagner have closed. Verdi is in his last run, at La Fenice. With its Last Performance he **closes** too, and then the game is over at once.

    You have { $mine } points, Bruno { $bruno }. Beaten? Not yet! At a closing **each category pays its whole rating** to its sponsor.

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
operaopolylessons-closing-3-say = Your Education is rated { $rating } now. And Bruno? His Funding with Verdi is rated { $against }, and he’s in the lead.

    So **take it over**: then the points of the closing go to you, and he gets nothing. Against the leader a take-over counts on both sides of the bill.
operaopolylessons-closing-3-task = Take over Verdi’s Funding.
operaopolylessons-closing-3-1-item = Funding taken over
operaopolylessons-closing-3-1-hint = Your Funding card, against Bruno’s.
operaopolylessons-closing-3-1-wrong = Your Funding card beats Bruno’s. That’s the action you want now.
operaopolylessons-closing-3-1-wrong-hire = One more moment. First take those points from Bruno.

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

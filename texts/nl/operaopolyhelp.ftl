### Help at the questions of Operaopoly: what is asked, what answers mean, what players weigh; and what things are.

## A turn.

operaopolyhelp-act-short = Hoogstens { $most } acties, in elke volgorde. Mecenassen sponsoren een componist; dan kun je voor zijn opera zangers en een orkest inhuren. Is een gebouw vol en de componist helemaal gesponsord, dan wordt het een ronde later geteld.
operaopolyhelp-act-what = Doe hoogstens { $most } acties, in elke volgorde, elke zo vaak als je wilt; vrije zetten komen erbij.
operaopolyhelp-act-answers = Wat je nu kunt doen
operaopolyhelp-act-draw = Trekken: mecenaskaarten sponsoren componisten, operakaarten zijn zangers, orkesten en repetities.
operaopolyhelp-act-sponsor = Sponsoren: leg mecenaskaarten en een fiche op een lege categorie. Die geeft { $pays } ★ bij elke laatste voorstelling van hem, en haar waarde bij zijn slot.
operaopolyhelp-act-hire = Inhuren: een zanger die in de taal van de opera zingt, of een orkest, op een lege plek met een fiche. De componist moet een sponsor hebben, wie dan ook.
operaopolyhelp-act-rehearse = Repeteren: leg een repetitie bij een plek van jou; die is dan meer waard en brengt meer op.
operaopolyhelp-act-change = Veranderen: vervang je eigen kaarten op een plek, of neem ze terug met het fiche.
operaopolyhelp-act-take = Overnemen: kaarten die meer waard zijn dan die van een ander verdringen ze. Gelijk is niet genoeg.
operaopolyhelp-act-audition = Auditie: leg drie operakaarten open en gebruik ze in één gebouw, zonder ze in je hand te hebben.
operaopolyhelp-act-direct = Een componist sturen, gratis: als zijn impresario, één keer per beurt. Op bezoek voegt hij { $plus } toe waar hij helpt.
operaopolyhelp-act-discard = Afleggen, gratis: een kaart die je niet meer nodig hebt.
operaopolyhelp-act-end = Beurt beëindigen: acties die je overhoudt vervallen, en je houdt hoogstens { $hand } kaarten.
operaopolyhelp-act-think-1 = Wie wordt impresario? Daarvoor heb je twee van de drie categorieën nodig, en anders de hoogste.
operaopolyhelp-act-think-2 = Welk gebouw mist nog maar één kaart? Wie het vult, zet de laatste ronde in.
operaopolyhelp-act-think-3 = Heb ik er fiches voor? Je hebt er { $tokens }; ze komen terug als een gebouw geteld wordt.

## What comes up for the first time in a turn.

operaopolyhelp-sponsor-short = Je kunt sponsoren: kies een mecenaskaart, dan een verlichte categorie op een blad. De sterkste sponsor van een componist wordt zijn impresario.
operaopolyhelp-hire-short = Je kunt inhuren: kies een zanger of een orkest, dan een verlichte plek in een gebouw. De eerste in een donker gebouw begint daar een opera.
operaopolyhelp-direct-short = Je bent impresario: één keer per beurt mag je je componist naar een blad of gebouw sturen. Daar voegt hij { $plus } toe aan de plek of categorie die hij helpt.
operaopolyhelp-take-short = Je zou iemands plek of categorie kunnen overnemen: je kaarten moeten meer waard zijn. De ander verliest de kaarten en krijgt het fiche terug.
operaopolyhelp-rehearse-short = Je kunt repeteren: een repetitie op een eigen plek maakt die meer waard, en moeilijker over te nemen.
operaopolyhelp-audition-short = Je kunt een auditie houden: drie operakaarten gaan open, en je mag ze meteen in één gebouw gebruiken.

## Auditions and discards.

operaopolyhelp-pick-short = Drie kaarten liggen open. Gebruik ze om in dit gebouw één keer in te huren, te veranderen, over te nemen of te repeteren, of gebruik er geen.
operaopolyhelp-pick-what = De opengelegde kaarten zijn alleen voor dit gebouw. Gebruik er minstens één voor één enkele actie, of geen.
operaopolyhelp-pick-1 = Een plek en kaarten: alle regels van die actie gelden. Kaarten uit je hand kunnen niet helpen.
operaopolyhelp-pick-2 = Geen gebruiken: ze worden teruggeschud in de operastapel.
operaopolyhelp-pick-think-1 = Iedereen ziet deze kaarten. Wat zou de volgende speler met de plek doen?
operaopolyhelp-discard-short = Aan het eind van je beurt heb je hoogstens { $hand } kaarten in je hand. Kies wat weggaat; niemand ziet het.
operaopolyhelp-discard-what = Je hebt aan het eind van je beurt meer dan { $hand } kaarten. Leg er één voor één af tot je er { $hand } over hebt.
operaopolyhelp-discard-1 = Een kaart: die gaat gedekt naar de aflegstapel, zodat niemand ziet welke.
operaopolyhelp-discard-think-1 = Welke kaart kan ik in mijn volgende beurt toch niet spelen?

## What things on the table are.

operaopolyhelp-about-category = Categorie op een blad
operaopolyhelp-about-category-1 = Hier wordt een componist gesponsord, met mecenaskaarten van deze categorie en een fiche.
operaopolyhelp-about-category-2 = De sponsor krijgt { $pays } ★ bij elke laatste voorstelling van hem, en de waarde bij zijn slot.
operaopolyhelp-about-slot = Plek in een gebouw
operaopolyhelp-about-slot-1 = Eén kaart van deze soort, met repetities, en het fiche van de eigenaar.
operaopolyhelp-about-slot-2 = Bij de laatste voorstelling brengt de plek haar waarde op, en de bonus van het gebouw als de taal klopt.
operaopolyhelp-about-impresario = Impresario
operaopolyhelp-about-impresario-1 = Wie twee van de drie categorieën van een componist sponsort, en anders wie de hoogste heeft; bij gelijke stand niemand.
operaopolyhelp-about-impresario-2 = Die mag zijn componist één keer per beurt naar een blad of gebouw sturen.
operaopolyhelp-about-composer = Een componist op bezoek
operaopolyhelp-about-composer-1 = Op een blad voegt hij { $plus } toe aan één categorie, in een gebouw { $plus } aan één plek.
operaopolyhelp-about-composer-2 = Thuis helpt hij niemand.
operaopolyhelp-about-marker = Operamarkers
operaopolyhelp-about-marker-1 = Elke componist heeft twee reeksen, elk met een marker. De uitvoerend producent van een laatste voorstelling houdt de marker; aan het eind brengen ze punten op.
operaopolyhelp-about-tokens = Hulpbronfiches
operaopolyhelp-about-tokens-1 = Eén op elke plek en elke categorie van jou. Je hebt er { $tokens }; ze komen terug als een gebouw geteld wordt, bij het slot van een componist, of als je een plek of categorie verliest.
operaopolyhelp-about-house = Operagebouw
operaopolyhelp-about-house-1 = Is het vol en de componist helemaal gesponsord, dan begint de laatste ronde; er wordt geteld als wie het vulde weer aan de beurt is.
operaopolyhelp-about-house-2 = Een opera in de taal van het gebouw brengt meer op voor elke plek.
operaopolyhelp-about-decks = Stapels
operaopolyhelp-about-decks-1 = Trekken kost een actie. Operakaarten vullen gebouwen, mecenaskaarten bladen.
operaopolyhelp-about-bonus = Bonuskaarten
operaopolyhelp-about-bonus-1 = Geheim. Is de voorwaarde bij een laatste voorstelling vervuld, dan geeft een kaart { $bonus } ★, één keer.
operaopolyhelp-about-points = Overwinningspunten
operaopolyhelp-about-points-1 = Wie er na het derde slot de meeste heeft, wint.
operaopolyhelp-about-end = Beurt beëindigen
operaopolyhelp-about-end-1 = Acties die je overhoudt vervallen; dan is de volgende speler aan de beurt.

## In a first game.

operaopolyhelp-hasty-end = { $actions ->
    [one] Je hebt nog { $actions } actie. Beëindig je nu je beurt, dan vervalt die.
   *[other] Je hebt nog { $actions } acties. Beëindig je nu je beurt, dan vervallen die.
}

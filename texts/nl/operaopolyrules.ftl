### De spelregels van Operaopoly in onze eigen woorden. De volgorde van dit bestand is die van het boek.
### Elk getal is een open plek, gevuld uit de doos; een toelichting volgt op de regel waar ze bij hoort.

operaopolyrules-title = Operaopoly: de spelregels in onze eigen woorden
operaopolyrules-introduction =
    Jij brengt opera tot leven. Je zoekt mecenassen voor componisten, huurt zangers en orkesten in, en stuurt de componisten zelf naar waar je het meest aan ze hebt. Punten krijg je bij elke laatste voorstelling en bij elk slot, en wie de meeste overwinningspunten heeft, wint.

    Deze regels zijn voor { $players-low } tot en met { $players-high } spelers. Elke regel heeft een nummer, dat het spel noemt als het een zet weigert of punten geeft. De gedrukte spelregels zijn er alleen in het Engels; de woorden van de andere talen zijn van ons. Waar ze een vraag openlaten, staat meteen onder de regel wat wij besloten. Veel van wat op de kaarten staat, is er niet in te vinden: dat hebben we gereconstrueerd, en we zeggen het waar het ertoe doet.

operaopolyrules-section-S = Voorbereiding
operaopolyrules-S1 = Schud de { $opera-cards } operakaarten en de { $patron-cards } mecenaskaarten, elk tot een eigen stapel. Leg de { $houses } kaarten met operagebouwen neer, laat het toeval beslissen welke kant boven ligt, en loot wie er begint.
operaopolyrules-source-S1 = De gedrukte spelregels laten maar enkele kaarten en operagebouwen zien. De meeste namen en waarden zijn onze reconstructie, gemaakt om bij elk voorbeeld te passen.
operaopolyrules-S2 = Iedereen neemt { $tokens } hulpbronfiches, { $start-opera } operakaarten, { operaopolyrules-amount-patron } en van elke soort een bonuskaart: impresario en producent. De bonuskaarten die overblijven bekijkt niemand; ze zijn uit het spel.
operaopolyrules-source-S2 = Wat de bonuskaarten bij een laatste voorstelling vragen, is onze reconstructie. Bij een impresariokaart is de genoemde componist op bezoek in dat operagebouw, of op het componistenblad van de componist die gespeeld wordt. Bij een producentkaart is een plek van jou daar minstens zoveel waard ({ $bonus-ratings }), bezoekers meegeteld, of ben je uitvoerend producent van de genoemde componist.
operaopolyrules-S3 = Elke componist wacht thuis op zijn componistenblad met { $runs } operamarkers: { $operas }. Elke opera wordt in zijn eigen taal gezongen: { $opera-languages }. Met { $dormant-players } spelers slaapt { $dormant-composer }: niemand kan hem sponsoren, bezoeken of sturen of zijn opera beginnen, tot het slot van een andere componist hem wekt.

operaopolyrules-section-T = Je beurt
operaopolyrules-T1 = Je beurt opent met applaus: de laatste voorstellingen die je in je vorige beurt inzette worden eerst geteld (L3), in de volgorde van de operagebouwen.
operaopolyrules-T2 = Daarna heb je { $actions } acties. Kies vrij, gerust nog eens dezelfde, en doe er op elk moment vrije zetten tussendoor. Je mag eerder stoppen; je beurt eindigt pas als jij het zegt.
operaopolyrules-ruling-T2 = De spelregels geven je { $actions } acties. Dat je eerder mag stoppen, hebben wij besloten.
operaopolyrules-T3 = Aan het eind van je beurt mag je { $hand-limit } kaarten in je hand houden, operakaarten en mecenaskaarten samen; leg de andere af. Bonuskaarten tellen niet mee. Afleggen mag ook op elk ander moment van je beurt, en het is gratis.
operaopolyrules-T4 = Om te sponsoren, in te huren of iets van een tegenstander over te nemen heb je een hulpbronfiche nodig, dat er blijft liggen. Verander je iets van jezelf of leg je er iets bij, dan dient het fiche dat er al ligt. Een fiche dat weggehaald of verdrongen wordt gaat terug naar de eigenaar. Meer dan { $tokens } heb je er nooit.
operaopolyrules-T5 = Is een stapel leeg als je trekt, dan wordt eerst de aflegstapel tot een nieuwe stapel geschud. Is er ook geen aflegstapel, dan kun je niet trekken.
operaopolyrules-ruling-T5 = De spelregels zeggen niet wat je doet als een stapel op is.

operaopolyrules-section-P = Acties met mecenaskaarten
operaopolyrules-P1 = Trek een mecenaskaart.
operaopolyrules-P2 = Sponsor een lege categorie van een actieve componist: leg er mecenaskaarten van die categorie, minstens één, samen met een fiche. Een bijzondere mecenas past bij elke categorie op het componistenblad van zijn eigen componist, en op geen ander. Zoveel kaarten gaan er hoogstens in een categorie: { $limits }.
operaopolyrules-source-P2 = Gedrukt staan de categorieën van het blad van Bizet en één limiet, die van zijn Publiciteit. De andere limieten, de bladen van Verdi en Wagner en wat de bijzondere mecenassen kunnen, zijn onze reconstructie.
operaopolyrules-P3 = Verander een eigen categorie. Stel een nieuwe stapel samen uit de kaarten die er liggen en die in je hand, binnen de limiet en anders dan eerst; wat overblijft gaat naar je hand. Of haal alles weg en neem je fiche terug.
operaopolyrules-ruling-P3 = De spelregels zeggen het niet, maar wie verandert, moet echt iets veranderen.
operaopolyrules-P4 = Neem de categorie van een tegenstander over met mecenaskaarten uit je hand, binnen de limiet en meer waard (R1) dan wat er ligt. De kaarten van de tegenstander worden afgelegd en het fiche gaat terug. Het is alles of niets: je kunt niet een deel overnemen en niets bij andermans kaarten leggen.

operaopolyrules-section-O = Acties met operakaarten
operaopolyrules-O1 = Trek een operakaart.
operaopolyrules-O2 = Huur in voor een lege plek van een operagebouw: een bezettingskaart of een bijzondere artiest voor de vrouwenrollen of de mannenrollen, een orkestkaart voor het orkest. Leg er een fiche bij, en zoveel passende repetities uit je hand als je wilt. De helft van de kaart die je gebruikt moet in de taal van de opera zingen (S3); een orkest speelt alles.
operaopolyrules-O3 = Met de eerste die je in een leeg operagebouw inhuurt begint een opera. Jij zegt van wie: een actieve componist bij wiens taal je kaart past, die nog een operamarker op zijn blad heeft en die door iemand gesponsord wordt. De marker gaat naar het operagebouw. Van één componist mogen meer reeksen tegelijk lopen, maar hij komt nooit terug in een operagebouw met dezelfde naam.
operaopolyrules-O4 = Inhuren, ook bij een auditie, kan alleen zolang minstens één categorie van die componist gesponsord is. Om te repeteren, te veranderen of over te nemen is dat niet nodig.
operaopolyrules-O5 = Repeteer: leg een passende repetitie bij een eigen plek. Er is ruimte voor meer dan één.
operaopolyrules-source-O5 = Hoeveel een repetitie toevoegt, volgt voor het orkest uit een voorbeeld; voor de zangers is het onze reconstructie.
operaopolyrules-O6 = Verander een eigen plek. Zet er een andere zanger of een ander orkest uit je hand neer, passend bij de rol en de opera, met passende repetities van de plek en uit je hand; of houd de kaart die er ligt en haal er repetities af. Wat overblijft gaat naar je hand. Of maak de plek helemaal leeg en neem je fiche terug. Een repetitie blijft nooit alleen.
operaopolyrules-ruling-O6 = Net als bij P3: wie verandert, moet echt iets veranderen.
operaopolyrules-O7 = Neem de plek van een tegenstander over met een kaart uit je hand die bij de rol en de opera past en met passende repetities, samen meer waard (R1). Alles wat de tegenstander daar had wordt afgelegd.
operaopolyrules-O8 = Speel de auditiekaart en noem een operagebouw. Leg { $audition-draw } operakaarten open voor iedereen, of zoveel als er na het schudden zijn; zijn er geen, dan is er geen auditie. Alleen met die kaarten, zonder kaarten uit je hand, mag je in dat operagebouw één keer inhuren, veranderen, overnemen of repeteren, volgens alle regels van die actie. Opengelegde repetities mogen mee met een opengelegde zanger of een opengelegd orkest, en je eigen repetities op die plek mogen blijven. Je beslist voordat je iets anders doet. De ongebruikte kaarten worden terug in de operastapel geschud en de auditiekaart wordt afgelegd. Alles samen is één actie.
operaopolyrules-O9 = Verliest een operagebouw zijn laatste ingehuurde kaart voordat zijn laatste ronde begint, dan gaat de operamarker terug naar het componistenblad en is het operagebouw vrij.
operaopolyrules-ruling-O9 = De spelregels zeggen niet wat er van een opera wordt die zijn laatste kaart verliest. Wij geven de marker terug, zodat de componist niets kwijtraakt.

operaopolyrules-section-R = Waarden en impresario’s
operaopolyrules-R1 = Meer waard is echt meer, nooit gelijk. Je aanval is de waarde van de kaarten die je speelt, en { $composer-plus } voor elke passende bezoeker van wie jij de impresario bent. De verdediging is de waarde van de kaarten die er liggen, en { $composer-plus } voor elke andere passende bezoeker. Op een componistenblad past een componist op bezoek door zijn invloed: { $influences }. In een operagebouw past hij door zijn talent: { $abilities }. Waar deze regels de waarde van een categorie of plek noemen, bedoelen ze de kaarten en wat bezoekers toevoegen.
operaopolyrules-ruling-R1 = De spelregels zeggen niet aan wiens kant een bezoeker staat. Bij ons helpt hij de aanvaller als die zijn impresario is, en anders de verdediger.
operaopolyrules-source-R1 = Invloed en talent van Verdi staan in druk. Die van de anderen zijn onze reconstructie.
operaopolyrules-R2 = Je bent impresario van een componist als je de meerderheid van zijn categorieën sponsort. Heeft niemand die, dan is het wie in één categorie van hem de hoogste waarde heeft, bezoekers meegeteld; is die gelijk, dan is niemand het. Ben je zijn enige sponsor, dan ben jij het dus.
operaopolyrules-R3 = Kijk hiernaar na elke zet en na elke getelde voorstelling. Alle componisten van wie de impresario veranderd is gaan op hetzelfde moment naar huis. Kijk dan opnieuw, tot er niets meer verandert.
operaopolyrules-ruling-R3 = De spelregels zeggen niet wanneer je kijkt en in welke volgorde componisten naar huis gaan. Wij kijken na elke zet en sturen ze samen naar huis, zodat de volgorde niets uitmaakt.
operaopolyrules-R4 = Als impresario mag je je componist één keer per beurt sturen, als vrije zet, naar een plaats waar hij nog niet is: het blad van een andere actieve componist, een operagebouw naar keuze, of naar huis. Heb je meer componisten, dan mag je ze allemaal sturen. Door R3 naar huis gaan is geen sturen. Thuis helpt hij niemand.
operaopolyrules-R5 = Een componist op bezoek blijft waar hij is tot hij opnieuw gestuurd wordt, R3 hem naar huis brengt, het operagebouw dat hij bezoekt geteld wordt of het slot volgt van de componist die hij bezoekt.
operaopolyrules-ruling-R5 = De spelregels zeggen niet hoelang een bezoek duurt.

operaopolyrules-section-L = Laatste voorstelling
operaopolyrules-L1 = Zodra elke plek van een operagebouw bezet is en elke categorie van zijn componist gesponsord, begint de laatste ronde van dat operagebouw. Wie aan de beurt is, heeft die ingezet en speelt gewoon verder tot het eind van de beurt.
operaopolyrules-ruling-L1 = De spelregels zeggen niet wanneer je kijkt. Wij kijken na elke zet; de laatste ronde kan dus midden in een beurt beginnen.
operaopolyrules-L2 = Vanaf dat moment, tot er geteld is, mag niemand een plek van dat operagebouw of een categorie van die componist leegmaken. Al het andere mag; je mag zelfs je eigen kaarten door lagere vervangen.
operaopolyrules-L3 =
    De laatste voorstelling wordt geteld zodra de speler die de laatste ronde inzette weer aan de beurt komt, stap voor stap:
    – Uitvoerend producent is wie de meerderheid van de plekken heeft; is er geen meerderheid, dan wie de plek met de hoogste waarde heeft, bezoekers meegeteld. Die speler krijgt de operamarker. Bij gelijke stand is niemand het, en verlaat de marker het spel.
    – Op elke plek levert de waarde van de kaarten de eigenaar evenveel punten op.
    – Is de opera in de taal van het operagebouw, dan krijgt de eigenaar van elke plek de punten die het operagebouw betaalt: { $house-bonuses }.
    – Je bonuskaarten die nog niet betaald zijn leveren elk { $bonus-points } punten op als nu klopt wat ze vragen; bij een impresariokaart moet je de impresario van de genoemde componist zijn. Ze mogen best allebei betalen.
    – Voor elke bezoeker die bij een plek past krijgt de eigenaar { $composer-plus } punten.
    – Elke categorie van deze componist levert de sponsor { $sponsor-points } punten op.
    – De operakaarten worden afgelegd, de fiches gaan terug, bezoekers van het operagebouw gaan naar huis, en de kaart van het operagebouw wordt omgedraaid.
    – Was dit de laatste reeks van de componist, dan volgt zijn slot (C1).
operaopolyrules-ruling-L3 = De spelregels zeggen niet waar de marker blijft bij een gelijke stand, en ook niet waar bezoekers daarna heen gaan. Wij nemen de marker uit het spel en sturen de bezoekers naar huis.
operaopolyrules-source-L3 = Van de operagebouwen noemen de gedrukte spelregels La Scala, en wat één operagebouw betaalt voor een opera in het Frans. De andere, en wat ze betalen, zijn onze reconstructie.

operaopolyrules-section-C = Slot, en het einde
operaopolyrules-C1 = Bij een slot krijgt de sponsor van elke categorie haar waarde in punten, met wat bezoekers toevoegen. De mecenaskaarten worden afgelegd, de fiches gaan terug, bezoekers van het blad gaan naar huis en de componist verlaat het spel. Slaapt { $dormant-composer } nog, dan ontwaakt hij.
operaopolyrules-C2 = Met het slot van de laatste componist is het spel meteen afgelopen. De operamarkers die je hebt leveren punten op; heb je er meer dan { $most-markers }, dan wordt het niet meer. Markers → punten: { $marker-points }.
operaopolyrules-C3 = Wie de meeste overwinningspunten heeft, wint. Is dat gelijk, dan wint wie de meeste operamarkers heeft; is ook dat gelijk, dan delen jullie de overwinning.
operaopolyrules-ruling-C3 = Zijn punten en markers allebei gelijk, dan noemen de spelregels geen winnaar. Bij ons delen jullie de overwinning.
operaopolyrules-C4 = Gaan er { $stall-turns } beurten achter elkaar voorbij zonder getelde voorstelling, dan wordt het seizoen afgebroken. Het spel eindigt, lopende opera’s en componisten zonder slot leveren niets op, en de markers worden geteld. Vanaf beurt { $stall-told-from } word je gewaarschuwd. Een getelde voorstelling laat het tellen opnieuw beginnen, en de beurt waarin dat gebeurt is de eerste die weer meetelt.
operaopolyrules-ruling-C4 = De gedrukte spelregels kennen geen einde voor een spel waarin niemand verder wil. Dit einde is van ons.

operaopolyrules-section-H = Wat verborgen is
operaopolyrules-H1 = Verborgen zijn handkaarten, bonuskaarten tot ze betaald zijn, de volgorde van de stapels, en de aflegstapels, die gedekt liggen. Al het andere ligt open, ook hoeveel kaarten een hand of een stapel telt. En iedereen zag de kaarten die verdrongen werden of van tafel naar een hand teruggingen.

## Hoeveelheden, gebruikt door de regels hierboven.

operaopolyrules-amount-patron = { $start-patron ->
    [one] { $start-patron } mecenaskaart
   *[other] { $start-patron } mecenaskaarten
}

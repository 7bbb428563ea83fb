### De lessen van Operaopoly, zoals de souffleur ze geeft.
### Getallen zijn open plekken: die van de doos, en die welke een stap van de les noemt.

## Les 1: Mecenassen vinden.

operaopolylessons-sponsor-title = Mecenassen vinden
operaopolylessons-sponsor-done = Je kunt trekken, sponsoren en versterken. Er wordt nu voor Verdi betaald, dus mag er ook gezongen worden.

operaopolylessons-sponsor-1-title = Wie betaalt dat allemaal?
operaopolylessons-sponsor-1-say = Psst, hier beneden! Ik ben de souffleur. Achter elke aria staat een **mecenas**.

    Op deze **componistenbladen** zoekt elke categorie iemand die betaalt. **Sponsor** je er één, dan krijg je { $sponsor-points } punten bij elke laatste voorstelling van die componist, en de hele waarde bij zijn slot. En zolang niemand hem sponsort, wordt hij niet gezongen.

operaopolylessons-sponsor-2-title = Samen staan ze sterker
operaopolylessons-sponsor-2-say = Je hebt { $actions } **acties** per beurt. In je hand: een mecenas voor Opleiding, een zwakke voor Financiering, en Luisa Tetrazzini, die in het Italiaans zingt.

    Eén losse kaart is zo verdrongen, een stapeltje niet. Zoek dus eerst gezelschap voor je Opleiding.
operaopolylessons-sponsor-2-task = Trek een mecenaskaart.
operaopolylessons-sponsor-2-1-item = mecenaskaart getrokken
operaopolylessons-sponsor-2-1-hint = De mecenasstapel, niet de operastapel.
operaopolylessons-sponsor-2-1-wrong = Dat kan wachten. Trek eerst een mecenaskaart.
operaopolylessons-sponsor-2-1-wrong-opera = Nog een zanger? De zangeres die je hebt, wacht nog op iemand die haar betaalt. Neem de mecenasstapel.
operaopolylessons-sponsor-2-1-wrong-sponsor = Het mag, maar geduld: wat je nu trekt kan er misschien bij, in dezelfde actie.

operaopolylessons-sponsor-3-title = Wie ga je sponsoren?
operaopolylessons-sponsor-3-say = Nog een mecenas voor **Opleiding**, dat treft! Ze passen samen in één categorie. Maar bij wie: Bizet of Verdi?

    Vraag het je zangeres. De ene helft van haar kaart zingt Italiaans, de andere Duits, maar geen van beide Frans. Verdi heeft er dus iets aan, Bizet niet. Sponsor een componist voor wie je stemmen hebt.
operaopolylessons-sponsor-3-task = Leg allebei je kaarten voor Opleiding op het blad van Verdi.
operaopolylessons-sponsor-3-1-item = Verdi, Opleiding: beide kaarten
operaopolylessons-sponsor-3-1-hint = Pak een kaart voor Opleiding, kies Opleiding op Verdi’s blad, en leg de andere erbij.
operaopolylessons-sponsor-3-1-wrong = Je kaarten voor Opleiding liggen klaar. Leg ze allebei bij Verdi.
operaopolylessons-sponsor-3-1-wrong-one = De goede plek! Maar neem ze allebei: samen kosten ze één actie en één hulpbronfiche, net zoveel als één kaart, en ze zijn veel moeilijker te verdringen.
operaopolylessons-sponsor-3-1-wrong-bizet = Bizet zou dolblij zijn, maar je zangeres kent geen Frans. Bij Verdi betalen je mecenassen voor wat je kunt laten zingen.
operaopolylessons-sponsor-3-1-wrong-funding = Een zwakke kaart helemaal alleen is een uitnodiging aan je tegenstanders. Eerst je Opleiding.

operaopolylessons-sponsor-4-title = Meteen impresario
operaopolylessons-sponsor-4-say = Waarde { $rating }, niet slecht! Je **hulpbronfiche** laat zien van wie het is. Als enige sponsor ben je **impresario** van Verdi.

    Blijft dat zo? Sponsor je de meerderheid van zijn categorieën, dan kan niemand je overbieden; dan moeten ze er een van je afpakken. Daarvoor is zelfs je zwakke Financiering goed genoeg.
operaopolylessons-sponsor-4-task = Sponsor ook Verdi’s Financiering.
operaopolylessons-sponsor-4-1-item = Verdi, Financiering
operaopolylessons-sponsor-4-1-hint = Je kaart voor Financiering, op het blad van Verdi.
operaopolylessons-sponsor-4-1-wrong = Je hebt nog één actie. Gebruik die voor Verdi’s Financiering.
operaopolylessons-sponsor-4-1-wrong-elsewhere = Daar levert die kaart ooit ook wel iets op. Maar bij Verdi geeft die je de meerderheid, en zo blijf je impresario.
operaopolylessons-sponsor-4-1-wrong-hire = Je hebt stijl! Maar dat is de volgende les. Stel eerst Verdi veilig.

operaopolylessons-sponsor-5-title = Fiches zijn schaars
operaopolylessons-sponsor-5-say = Geen acties meer. Even in je beurs kijken: van je { $tokens } fiches heb je er nog { $left }, en elke categorie en elke zanger kost er één.

    Aan het eind van je beurt mag je { $hand-limit } kaarten in je hand houden. Je hebt er minder, dus je verliest niets. Eens zien wat de anderen doen.
operaopolylessons-sponsor-5-task = Beëindig je beurt.
operaopolylessons-sponsor-5-1-item = beurt beëindigd
operaopolylessons-sponsor-5-1-hint = Het staat bij het voetlicht: beëindig je beurt.
operaopolylessons-sponsor-5-1-wrong = Bewaar dat voor later. Je acties zijn op: beëindig je beurt.

operaopolylessons-sponsor-6-title = Versterk je zwakke plek
operaopolylessons-sponsor-6-say = Bruno is bij Verdi aangeschoven: Gemeenschap, waarde { $bruno }. Jouw Financiering is maar { $funding } waard; één hogere kaart en hij neemt die over.

    Iets van jezelf **veranderen** kost een actie maar geen fiche, want dat ligt er al. Zoek nog een mecenas voor Financiering en leg hem bij de eerste.
operaopolylessons-sponsor-6-task = Trek een mecenaskaart en versterk je Financiering.
operaopolylessons-sponsor-6-1-item = mecenaskaart getrokken
operaopolylessons-sponsor-6-1-hint = Weer de mecenasstapel. Het geluk is met de leerlingen van de souffleur.
operaopolylessons-sponsor-6-1-wrong = Kijk eerst wat de mecenasstapel voor je heeft.
operaopolylessons-sponsor-6-1-wrong-opera = Geld komt van mecenassen: neem de andere stapel.
operaopolylessons-sponsor-6-2-item = Financiering versterkt
operaopolylessons-sponsor-6-2-hint = Pak je nieuwe kaart, kies je Financiering op Verdi’s blad, en laat de oude kaart liggen.
operaopolylessons-sponsor-6-2-wrong = Er wacht een sterke Financiering in je hand. Leg die bij je Financiering voor Verdi.
operaopolylessons-sponsor-6-2-wrong-alone = Bijna! Maar dan gaat de oude kaart terug naar je hand. Er is plaats voor allebei, dus laat die liggen.
operaopolylessons-sponsor-6-2-wrong-elsewhere = Dat kost je een fiche, en Verdi’s Financiering blijft zo zwak als die is. Versterk die eerst.

## Les 2: Een opera beginnen.

operaopolylessons-begin-title = Een opera beginnen
operaopolylessons-begin-done = Je kunt een opera beginnen en bezetten, en je vraagt eerst naar de taal en dan pas naar de waarde.

operaopolylessons-begin-1-title = Overal is het donker
operaopolylessons-begin-1-say = Dit zijn de **operagebouwen**. Wie er als eerste **inhuurt**, steekt het licht aan en **begint** er een opera. Die moet van een componist zijn die door iemand gesponsord wordt. Jij betaalt voor Verdi, dus het mag La traviata worden.

    Elk operagebouw houdt van één taal: een opera in die taal levert per plek extra punten op. La Scala houdt van Italiaans.

operaopolylessons-begin-2-title = Een Violetta voor Verdi
operaopolylessons-begin-2-say = Luisa Tetrazzini zingt in het Italiaans: een Violetta, voor de **vrouwenrollen**. In La Scala levert ze je extra punten op.

    En neem de **repetitie** mee. Bij het inhuren kost die niets; later kost die een eigen actie.
operaopolylessons-begin-2-task = Begin La traviata in La Scala, met Tetrazzini en de repetitie.
operaopolylessons-begin-2-1-item = Tetrazzini ingehuurd, en goed voorbereid
operaopolylessons-begin-2-1-hint = Pak Tetrazzini, kies de vrouwenrollen van La Scala, en leg de repetitie erbij voordat je inhuurt.
operaopolylessons-begin-2-1-wrong = Steek eerst ergens het licht aan: huur Tetrazzini in voor La Scala.
operaopolylessons-begin-2-1-wrong-alone = De goede plek, maar ze kent haar rol nog niet! Neem de repetitie mee: nu is die gratis, later kost die een actie.
operaopolylessons-begin-2-1-wrong-orchestra = Dat kan ook, want een orkest speelt alles. Maar laat je beste kaart de avond openen.
operaopolylessons-begin-2-1-wrong-house = Hier houdt men niet van Italiaans. In La Scala levert dezelfde zangeres je meer punten op.

operaopolylessons-begin-3-title = Wie heeft de meerderheid?
operaopolylessons-begin-3-say = Doek op! Er ging een **operamarker** van Verdi’s blad naar La Scala. Je Violetta heeft waarde { $rating }: zoveel punten krijg je voor haar bij de laatste voorstelling.

    Wie dan de meerderheid van de plekken heeft, wordt **uitvoerend producent** en houdt de marker. Zorg dat jij dat bent: je orkest speelt elke opera.
operaopolylessons-begin-3-task = Huur het orkest in voor La Scala.
operaopolylessons-begin-3-1-item = orkest ingehuurd
operaopolylessons-begin-3-1-hint = Je orkestkaart, op de orkestplek van La Scala.
operaopolylessons-begin-3-1-wrong = Je hebt nog { $left } acties. Gebruik er een voor het orkest van La Scala.
operaopolylessons-begin-3-1-wrong-house = Daar begin je nog een La traviata, en zo versnipper je je krachten. Houd ze bij elkaar, in La Scala.
operaopolylessons-begin-3-1-wrong-draw = Nieuwe kaarten komen later. Het orkest in je hand geeft je nu de meerderheid.

operaopolylessons-begin-4-title = Er ontbreekt een man
operaopolylessons-begin-4-say = Vrouwenrollen en orkest zijn van jou, en de meerderheid dus ook. Wie die wil hebben, moet jou een plek afnemen.

    Alleen de **mannenrollen** zijn nog leeg, net als je hand. Met je laatste actie kun je een tenor of bariton gaan zoeken.
operaopolylessons-begin-4-task = Trek een operakaart en beëindig dan je beurt.
operaopolylessons-begin-4-1-item = operakaart getrokken
operaopolylessons-begin-4-1-hint = Zangers komen van de operastapel.
operaopolylessons-begin-4-1-wrong = Nu niet. Je hand is leeg: trek een operakaart.
operaopolylessons-begin-4-1-wrong-patron = Mecenassen betalen wel, maar zingen niet. Neem de operastapel.
operaopolylessons-begin-4-2-item = beurt beëindigd
operaopolylessons-begin-4-2-hint = Je acties zijn op: beëindig je beurt.
operaopolylessons-begin-4-2-wrong = Dat kan wachten tot je volgende beurt. Beëindig deze.

operaopolylessons-begin-5-title = Sterk, maar in welke taal?
operaopolylessons-begin-5-say = Anton van Rooy, wat een stem! Maar hij zingt in het Duits. Op de andere helft van de kaart staat Emma Calvé, en zij zingt in het Frans. Verdi wil Italiaans.

    Dus **de taal gaat voor de waarde**: deze kaart kun je in La Scala niet inhuren. Waag nog een kans, en neem wie er past.
operaopolylessons-begin-5-task = Trek een operakaart en bezet de mannenrollen van La Scala.
operaopolylessons-begin-5-1-item = operakaart getrokken
operaopolylessons-begin-5-1-hint = De operastapel. Van Rooy leert niet in één nacht Italiaans.
operaopolylessons-begin-5-1-wrong = Zoek eerst een man die in het Italiaans zingt: trek een operakaart.
operaopolylessons-begin-5-1-wrong-patron = Mecenassen betalen wel, maar zingen niet. Neem de operastapel.
operaopolylessons-begin-5-2-item = mannenrollen bezet
operaopolylessons-begin-5-2-hint = Victor Maurel zingt in het Frans en in het Italiaans. Gebruik die helft van de kaart.
operaopolylessons-begin-5-2-wrong = Iemand in je hand zingt Italiaans. Huur hem in voor de mannenrollen van La Scala.
operaopolylessons-begin-5-2-wrong-elsewhere = Daar begin je weer een andere opera. Maak eerst La Scala vol: alleen een volle bezetting levert punten op.

operaopolylessons-begin-6-title = Wat ontbreekt er nog?
operaopolylessons-begin-6-say = Alle plekken in La Scala zijn van jou! Was dit de laatste voorstelling, dan leverden ze je, samen met je mecenassen, { $pays } punten op.

    Maar kijk op Verdi’s blad: **Gemeenschap** is leeg. Pas als elke plek bezet is **en** elke categorie gesponsord, begint de laatste ronde. Wie Gemeenschap sponsort, zet die dus in.

## Les 3: Overnemen.

operaopolylessons-take-over-title = Overnemen
operaopolylessons-take-over-done = Je kunt overnemen wat minder waard is, en je ziet je eigen zwakke plekken eerder dan de anderen.

operaopolylessons-take-over-1-title = Niets is hier voor eeuwig
operaopolylessons-take-over-1-say = Bruno sponsort de meerderheid van Bizets categorieën en is zijn impresario. En in de Opéra-Comique, waar Carmen loopt, heeft Clara het orkest.

    Stoort je dat? **Neem over**: speel kaarten die samen **meer waard** zijn dan wat er ligt. De kaarten van de ander worden afgelegd, het fiche gaat terug, en de plek is van jou.

operaopolylessons-take-over-2-title = Opzij, Bruno
operaopolylessons-take-over-2-say = Bruno’s **Publiciteit** bij Bizet is { $against } waard. Jouw mecenas voor Publiciteit, de Neue Zeitschrift für Musik, is meer waard.

    Met de Opleiding die je al hebt, geeft dat je de meerderheid en word **jij** impresario. Het kost één actie en één fiche.
operaopolylessons-take-over-2-task = Neem Bizets Publiciteit over.
operaopolylessons-take-over-2-1-item = Publiciteit overgenomen
operaopolylessons-take-over-2-1-hint = Je kaart voor Publiciteit, op Bizets blad, waar die van Bruno ligt.
operaopolylessons-take-over-2-1-wrong = Eerst Bruno: je kaart voor Publiciteit wint het op Bizets blad van de zijne.
operaopolylessons-take-over-2-1-wrong-sponsor = Een lege categorie levert jou iets op. Die van Bruno levert je de meerderheid op en kost hem de zijne. Neem die.
operaopolylessons-take-over-2-1-wrong-oust = Goed gezien! Clara komt zo aan de beurt. Eerst Bruno.

operaopolylessons-take-over-3-title = Gelijk is niet genoeg
operaopolylessons-take-over-3-say = Nu het orkest van Clara, { $against } waard. Jouw André Messager is precies evenveel waard, en **gelijk is niet genoeg**.

    Maar er mag een **repetitie** mee, en samen zijn ze meer waard. De mannenrollen heb je al: zo krijg je in de Opéra-Comique de meerderheid van de plekken.
operaopolylessons-take-over-3-task = Neem het orkest over, met de repetitie.
operaopolylessons-take-over-3-1-item = orkest overgenomen
operaopolylessons-take-over-3-1-hint = Pak de orkestkaart, kies het orkest van Clara, en leg de repetitie erbij.
operaopolylessons-take-over-3-1-wrong = Clara’s orkest ligt binnen bereik: speel je orkestkaart en de repetitie samen.
operaopolylessons-take-over-3-1-wrong-hire = Daar begin je nog een Carmen. Hier ligt een meerderheid op je te wachten.
operaopolylessons-take-over-3-1-wrong-draw = Wat je nodig hebt, heb je al in je hand: orkest en repetitie.

operaopolylessons-take-over-4-title = Waar ben je zwak?
operaopolylessons-take-over-4-say = Wat een avond! Maar kijk nu eens door Bruno’s toneelkijker. Je Opleiding bij Bizet is maar { $weak } waard. Valt die weg, dan ben je ook je meerderheid kwijt.

    Je hand is leeg. Gebruik je laatste actie om versterking te zoeken.
operaopolylessons-take-over-4-task = Trek een mecenaskaart en beëindig dan je beurt.
operaopolylessons-take-over-4-1-item = mecenaskaart getrokken
operaopolylessons-take-over-4-1-hint = Versterking voor een componistenblad ligt op de mecenasstapel.
operaopolylessons-take-over-4-1-wrong = Geef niets weg als het niet hoeft. Trek een mecenaskaart.
operaopolylessons-take-over-4-1-wrong-opera = Geen zanger kan je Opleiding verdedigen. Neem de mecenasstapel.
operaopolylessons-take-over-4-2-item = beurt beëindigd
operaopolylessons-take-over-4-2-hint = Je acties zijn op, dus je nieuwe kaart moet wachten. Beëindig je beurt.
operaopolylessons-take-over-4-2-wrong = Laat het zo, en beëindig je beurt.

operaopolylessons-take-over-5-title = Bruno slaat terug
operaopolylessons-take-over-5-say = Daar heb je het al: Bruno nam je Opleiding over, nu { $against } waard, en is weer impresario. Jij hebt een mecenas voor Opleiding in je hand die precies evenveel waard is.

    Wat zeiden we ook weer over gelijke waarden? Je weet wat je te doen staat.
operaopolylessons-take-over-5-task = Trek een mecenaskaart en neem Opleiding terug.
operaopolylessons-take-over-5-1-item = mecenaskaart getrokken
operaopolylessons-take-over-5-1-hint = Je mecenas heeft gezelschap nodig. Dat vind je op de mecenasstapel.
operaopolylessons-take-over-5-1-wrong = Je kaart alleen is niet meer waard dan die van Bruno. Trek eerst een mecenaskaart.
operaopolylessons-take-over-5-1-wrong-opera = Tegen een mecenas helpen alleen mecenassen. Neem de mecenasstapel.
operaopolylessons-take-over-5-2-item = Opleiding teruggenomen
operaopolylessons-take-over-5-2-hint = Beide kaarten voor Opleiding samen, tegen die van Bruno op Bizets blad.
operaopolylessons-take-over-5-2-wrong = Je hebt wat je nodig hebt: speel allebei je kaarten voor Opleiding tegen die van Bruno.
operaopolylessons-take-over-5-2-wrong-sponsor = Bij Verdi zijn ze welkom, maar dan blijft Bizet bij Bruno. Neem je Opleiding terug.

operaopolylessons-take-over-6-title = Liever hoog dan breed
operaopolylessons-take-over-6-say = Waarde { $rating }, en weer impresario! Wie deze categorie nu wil hebben, moet daar overheen, met niet meer kaarten dan er passen.

    Dus **sterk en vol is veilig**. Zwakke kaarten in hun eentje zijn cadeautjes voor anderen. Zorg voor de jouwe voordat je beurt om is, en houd die van hen in de gaten.

## Les 4: De impresario.

operaopolylessons-impresario-title = De impresario
operaopolylessons-impresario-done = Je kunt je componist sturen naar waar hij jou helpt, en je weet wanneer hij naar huis gaat.

operaopolylessons-impresario-1-title = Een componist op bezoek
operaopolylessons-impresario-1-say = Je sponsort de meerderheid van Verdi’s categorieën: je bent zijn **impresario**. Dus gaat hij waar jij hem stuurt, één keer per beurt, **gratis**.

    In een operagebouw brengt hij zijn **talent** mee: { $composer-plus } extra voor het orkest. Op het blad van een ander zijn **invloed**: { $composer-plus } extra voor Publiciteit. Thuis helpt hij niemand.

operaopolylessons-impresario-2-title = Te zwak? Haal Verdi erbij!
operaopolylessons-impresario-2-say = In de Opéra-Comique loopt Carmen, en het orkest van Clara is { $against } waard. Hans von Bülow in je hand is minder waard, en je hebt nog maar één actie.

    Maar jij bent Verdi’s impresario. Staat hij daar, dan tellen zijn { $composer-plus } mee voor **jouw** aanval. Hem sturen kost niets.
operaopolylessons-impresario-2-task = Stuur Verdi naar de Opéra-Comique en neem het orkest over.
operaopolylessons-impresario-2-1-item = Verdi in de Opéra-Comique
operaopolylessons-impresario-2-1-hint = Pak Verdi zelf, en dan de Opéra-Comique.
operaopolylessons-impresario-2-1-wrong = Bewaar je actie en je kaarten. Stuur eerst Verdi, dat is gratis.
operaopolylessons-impresario-2-1-wrong-house = Daar wordt niets gespeeld. Stuur hem naar waar je wilt aanvallen: de Opéra-Comique.
operaopolylessons-impresario-2-1-wrong-mat = Op een componistenblad helpt hij Publiciteit. Jij wilt een orkest: dat is zijn talent, in een operagebouw.
operaopolylessons-impresario-2-1-wrong-change = Voorzichtig gedacht! Maar in de Opéra-Comique is nu meer te halen. Stuur eerst Verdi.
operaopolylessons-impresario-2-2-item = orkest overgenomen
operaopolylessons-impresario-2-2-hint = Je orkestkaart, tegen die van Clara. Met Verdi erbij is die hoog genoeg.
operaopolylessons-impresario-2-2-wrong = Verdi staat klaar. Gebruik je actie voor Clara’s orkest.
operaopolylessons-impresario-2-2-wrong-change = Je hebt maar één actie, en Verdi wacht in de Opéra-Comique. Neem het orkest.

operaopolylessons-impresario-3-title = Hij helpt wie er zit
operaopolylessons-impresario-3-say = De kaart van je orkest is { $cards } waard, maar met Verdi erbij { $rating }, zolang hij blijft. Hij helpt **wie de plek heeft**, en bij een laatste voorstelling levert dat { $composer-plus } punten op.

    Eén zorg: je Financiering bij Verdi is maar { $weak } waard. En dit alles kan alleen zolang jij impresario bent.
operaopolylessons-impresario-3-task = Beëindig je beurt en kijk wat er gebeurt.
operaopolylessons-impresario-3-1-item = beurt beëindigd
operaopolylessons-impresario-3-1-hint = Je acties zijn op: beëindig je beurt.
operaopolylessons-impresario-3-1-wrong = Die kaart heb je misschien gauw nodig. Bewaar die, en beëindig je beurt.

operaopolylessons-impresario-4-title = Naar huis
operaopolylessons-impresario-4-say = Au! Bruno nam je Financiering over en is nu impresario van Verdi. **Krijgt een componist een andere impresario, dan gaat hij naar huis.** Dus was je orkest weer zwak, en nam Clara het terug.

    Haal je Financiering terug, nu { $against } waard. En dan: waar helpt Verdi **jou**? Bij Bizet heb je Publiciteit.
operaopolylessons-impresario-4-task = Word weer impresario van Verdi en stuur hem naar waar hij jou helpt.
operaopolylessons-impresario-4-1-item = Financiering teruggenomen
operaopolylessons-impresario-4-1-hint = Je sterke kaart voor Financiering, tegen die van Bruno op Verdi’s blad.
operaopolylessons-impresario-4-1-wrong = Word eerst weer impresario: neem Verdi’s Financiering over.
operaopolylessons-impresario-4-1-wrong-elsewhere = Dan blijft Verdi bij Bruno. Jouw kaart is meer waard dan de zijne: haal je Financiering terug.
operaopolylessons-impresario-4-2-item = Verdi helpt je Publiciteit
operaopolylessons-impresario-4-2-hint = Op Bizets blad telt zijn invloed bij Publiciteit, en die is van jou.
operaopolylessons-impresario-4-2-wrong = Verdi is nog thuis, waar hij niemand helpt. Stuur hem, het is gratis.
operaopolylessons-impresario-4-2-wrong-house = Daar is het orkest weer van Clara: hij zou haar helpen! Waar heb jij iets dat bij hem past?
operaopolylessons-impresario-4-2-wrong-dark = Daar wordt niets gespeeld, dus helpt hij er niemand. Kijk eens naar Bizets blad.
operaopolylessons-impresario-4-2-wrong-wagner = Daar heb je niets. Jouw Publiciteit ligt op een ander blad.

operaopolylessons-impresario-5-title = En er is een bonus
operaopolylessons-impresario-5-say = Je Publiciteit bij Bizet is nu { $rating } waard. Zo is die moeilijk over te nemen, en zoveel zou die bij Bizets slot opleveren.

    Kijk ook naar je bonuskaarten. Eén wil precies dit: bij een laatste voorstelling is jouw Verdi te gast op het blad van de componist die gespeeld wordt. Staat hij er nog als Carmen geteld wordt: { $bonus-points } punten.

## Les 5: De laatste voorstelling.

operaopolylessons-last-performance-title = De laatste voorstelling
operaopolylessons-last-performance-done = Je kunt een laatste voorstelling inzetten, je op de laatste ronde voorbereiden en de rekening lezen.

operaopolylessons-last-performance-1-title = Wat ontbreekt er in La Scala?
operaopolylessons-last-performance-1-say = La traviata in La Scala: jij hebt de vrouwenrollen, Bruno de mannenrollen. Op Verdi’s blad heb jij Financiering, en Bruno Opleiding.

    Zodra **elke plek bezet is en elke categorie gesponsord**, begint de **laatste ronde**. Wie het laatste gat vult, zet die in. Alleen orkest en Gemeenschap ontbreken nog. Waarom zou jij het niet doen?

operaopolylessons-last-performance-2-title = Eerst het geld
operaopolylessons-last-performance-2-say = Je hebt een mecenas voor **Gemeenschap**. Bij de laatste voorstelling levert elke categorie van Verdi haar sponsor { $sponsor-points } punten op.

    En er is meer: met Gemeenschap heb je de meerderheid op zijn blad, en zo word je impresario. Dat komt nog deze beurt van pas.
operaopolylessons-last-performance-2-task = Sponsor Verdi’s Gemeenschap.
operaopolylessons-last-performance-2-1-item = Gemeenschap gesponsord
operaopolylessons-last-performance-2-1-hint = Je kaart voor Gemeenschap, op het blad van Verdi.
operaopolylessons-last-performance-2-1-wrong = Vul eerst het gat op Verdi’s blad: Gemeenschap.
operaopolylessons-last-performance-2-1-wrong-elsewhere = Van Wagner loopt er niets. Bij Verdi vult deze kaart een gat, en levert die gauw iets op.
operaopolylessons-last-performance-2-1-wrong-hire = Dat gat vul je ook, zo meteen. Eerst het blad: dat maakt je impresario.
operaopolylessons-last-performance-2-1-wrong-rehearse = Goed idee, voor het eind van je beurt. Vul eerst de gaten.

operaopolylessons-last-performance-3-title = Het laatste gat
operaopolylessons-last-performance-3-say = Nu ontbreekt alleen het **orkest** nog. Daarmee heb je de meerderheid van de plekken: je wordt **uitvoerend producent** en houdt de operamarker.

    En omdat jij aan de beurt bent, zet jij de laatste ronde in. Ieder ander krijgt nog één beurt; ben je weer aan de beurt, dan wordt eerst La traviata geteld.
operaopolylessons-last-performance-3-task = Huur het orkest in voor La Scala.
operaopolylessons-last-performance-3-1-item = orkest ingehuurd
operaopolylessons-last-performance-3-1-hint = Arturo Toscanini zit in je hand te wachten.
operaopolylessons-last-performance-3-1-wrong = Alleen het orkest ontbreekt. Vul het laatste gat.
operaopolylessons-last-performance-3-1-wrong-elsewhere = Nog een opera beginnen? Deze is bijna compleet. Huur het orkest in voor La Scala.
operaopolylessons-last-performance-3-1-wrong-rehearse = Zo meteen! Vul eerst het laatste gat, het orkest.

operaopolylessons-last-performance-4-title = Lees je bonuskaarten
operaopolylessons-last-performance-4-say = De laatste ronde is begonnen, en je hebt nog één actie. Kijk nu naar je **bonuskaarten**. Eén levert { $bonus-points } punten op als je vrouwenrollen bij de laatste voorstelling minstens { $least } waard zijn.

    Tetrazzini is { $rating } waard. En wat heb je daar in je hand?
operaopolylessons-last-performance-4-task = Maak Tetrazzini klaar voor de bonus.
operaopolylessons-last-performance-4-1-item = aan de bonuskaart voldaan
operaopolylessons-last-performance-4-1-hint = De repetitie verhoogt haar waarde.
operaopolylessons-last-performance-4-1-wrong = Wacht, je hebt nog een actie. Gebruik de repetitie voor Tetrazzini.
operaopolylessons-last-performance-4-1-wrong-draw = Aan een nieuwe kaart heb je vanavond niets. De repetitie is { $bonus-points } punten waard, en nog iets meer.

operaopolylessons-last-performance-5-title = Er is nog een vrije zet
operaopolylessons-last-performance-5-say = Zoals het nu staat krijg je { $cards } punten voor je kaarten, { $house } omdat La Scala van Italiaans houdt en { $patrons } als sponsor, nog zonder de bonus.

    Geen acties meer? Maar je bent Verdi’s **impresario**! Zijn talent geeft een orkest { $composer-plus } punten extra en maakt het moeilijker over te nemen. In een laatste ronde mag niemand iets leegmaken, maar overnemen mag nog wel.
operaopolylessons-last-performance-5-task = Stuur Verdi naar waar hij jou helpt en beëindig dan je beurt.
operaopolylessons-last-performance-5-1-item = Verdi in La Scala
operaopolylessons-last-performance-5-1-hint = Zijn talent is het orkest, en het jouwe speelt in La Scala.
operaopolylessons-last-performance-5-1-wrong = Wacht! Verdi zit thuis. Stuur hem eerst, het is gratis.
operaopolylessons-last-performance-5-1-wrong-elsewhere = Daar heb je niets dat bij hem past. Waar speelt jouw orkest?
operaopolylessons-last-performance-5-2-item = beurt beëindigd
operaopolylessons-last-performance-5-2-hint = Alles staat klaar: beëindig je beurt.
operaopolylessons-last-performance-5-2-wrong = Alles staat klaar: beëindig je beurt.

operaopolylessons-last-performance-6-title = De rekening, graag
operaopolylessons-last-performance-6-say = Bruno repeteerde nog eens, Clara nam hem Opleiding af. Toen kwam het applaus: { $mine } punten voor jou, { $bruno } voor Bruno, { $clara } voor Clara. En de marker is van jou!

    De operakaarten zijn afgelegd, de fiches van het operagebouw zijn terug, en de kaart ervan is omgedraaid. Maar **de mecenassen blijven**, en betalen bij Verdi’s volgende reeks opnieuw.

## Les 6: Slot en einde.

operaopolylessons-closing-title = Slot en einde
operaopolylessons-closing-done = Mecenassen, stemmen, bezoek en het laatste doek: nu ken je alles. Vooruit, aan tafel, ik fluister wel mee.

operaopolylessons-closing-1-title = De allerlaatste avond
operaopolylessons-closing-1-say = Bizet en Wagner hebben hun slot gehad. Verdi is aan zijn laatste reeks bezig, in La Fenice. Na die laatste voorstelling volgt ook **zijn slot**, en dan is het spel meteen afgelopen.

    Je hebt { $mine } punten, Bruno { $bruno }. Verslagen? Nog niet! Bij een slot levert **elke categorie haar hele waarde** op.

operaopolylessons-closing-2-title = Nu zijn mecenassen punten
operaopolylessons-closing-2-say = Je Opleiding bij Verdi is { $rating } waard. Voor een laatste voorstelling maakte dat nooit uit: een categorie levert dan { $sponsor-points } punten op, hoog of laag.

    Bij het slot krijg je haar hele waarde in punten. Leg er dus je sterke mecenas bij. De kaart die er al ligt, mag blijven.
operaopolylessons-closing-2-task = Versterk je Opleiding bij Verdi.
operaopolylessons-closing-2-1-item = Opleiding versterkt
operaopolylessons-closing-2-1-hint = Pak je kaart voor Opleiding, kies je Opleiding op Verdi’s blad, en laat de oude kaart liggen.
operaopolylessons-closing-2-1-wrong = Zorg eerst voor je eigen Opleiding: je hebt er een sterke kaart voor.
operaopolylessons-closing-2-1-wrong-alone = Hoger, maar niet zo hoog als het kan. Je oude kaart gaat terug naar je hand, en daar levert die niets op. Laat die liggen.
operaopolylessons-closing-2-1-wrong-take = Goed gezien, dat komt zo! Eerst je eigen Opleiding.
operaopolylessons-closing-2-1-wrong-hire = De finale komt zo. Zorg eerst dat die iets oplevert.

operaopolylessons-closing-3-title = Mik op de koploper
operaopolylessons-closing-3-say = Je Opleiding is nu { $rating } waard. En Bruno? Zijn Financiering bij Verdi is { $against } waard, en hij staat voor.

    Dus **neem die over**: dan gaan de punten van het slot naar jou en heeft hij het nakijken. Tegen wie voorstaat telt overnemen aan beide kanten van de rekening.
operaopolylessons-closing-3-task = Neem Verdi’s Financiering over.
operaopolylessons-closing-3-1-item = Financiering overgenomen
operaopolylessons-closing-3-1-hint = Je kaart voor Financiering, tegen die van Bruno.
operaopolylessons-closing-3-1-wrong = Je kaart voor Financiering wint het van die van Bruno. Dat is nu de beste actie.
operaopolylessons-closing-3-1-wrong-hire = Nog heel even. Pak Bruno eerst die punten af.

operaopolylessons-closing-4-title = Het laatste gat, nog een marker
operaopolylessons-closing-4-say = Nu het orkest van La Fenice. Het zet de laatste ronde in en maakt je **uitvoerend producent**. Je hebt { $markers } operamarkers en krijgt er dan een bij. Die leveren helemaal aan het eind iets op. Markers → punten: { $marker-points }.

    En vergeet niet van wie je impresario bent.
operaopolylessons-closing-4-task = Huur het orkest in en stuur Verdi erheen om te helpen.
operaopolylessons-closing-4-1-item = orkest ingehuurd
operaopolylessons-closing-4-1-hint = Hans Richter, voor het orkest van La Fenice.
operaopolylessons-closing-4-1-wrong = Je laatste actie is voor het orkest van La Fenice.
operaopolylessons-closing-4-1-wrong-direct = Goed idee! Maar er is nog geen orkest om te helpen. Huur het eerst in.
operaopolylessons-closing-4-2-item = Verdi in La Fenice
operaopolylessons-closing-4-2-hint = Een componist sturen is gratis: Verdi, naar La Fenice.
operaopolylessons-closing-4-2-wrong = Je orkest speelt in La Fenice. Stuur Verdi daarheen.
operaopolylessons-closing-4-2-wrong-end = Wacht! Verdi zit thuis. In La Fenice levert hij { $composer-plus } punten extra op, helemaal gratis.

operaopolylessons-closing-5-title = Reken het even na
operaopolylessons-closing-5-say = Zoals het nu staat levert de laatste voorstelling je { $pays } punten op en het slot { $closing }, en dan komen de markers nog.

    De anderen hebben elk nog één beurt. Om je orkest over te nemen moeten ze boven de { $against } uitkomen. Je hebt gedaan wat je kon. Adem in, en laat het doek opgaan.
operaopolylessons-closing-5-task = Beëindig je beurt.
operaopolylessons-closing-5-1-item = beurt beëindigd
operaopolylessons-closing-5-1-hint = Er valt niets meer te doen: beëindig je beurt.
operaopolylessons-closing-5-1-wrong = Er valt niets meer te doen: beëindig je beurt.

operaopolylessons-closing-6-title = Doek!
operaopolylessons-closing-6-say = Jij { $mine }, Bruno { $bruno }, Clara { $clara }: **je wint!** Het slot en de markers keerden de kansen. Bij evenveel punten winnen de meeste markers; zijn ook die gelijk, dan delen jullie de overwinning.

    Eén waarschuwing: gaan er { $stall-turns } beurten voorbij zonder laatste voorstelling, dan wordt het seizoen afgebroken en leveren lopende opera’s niets op.

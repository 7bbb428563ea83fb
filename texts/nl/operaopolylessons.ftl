### De lessen van Operaopoly, zoals de souffleur ze geeft.
### Getallen zijn open plekken: die van de doos, en die welke een stap van de les noemt.

## Ouverture: het spel in één minuut.

operaopolylessons-overture-title = Ouverture: het spel in één minuut

operaopolylessons-overture-1-title = Drie opera’s
operaopolylessons-overture-1-say = Bizets Carmen, Verdi’s La traviata, Wagners Der fliegende Holländer: je betaalt ervoor, bezet ze en scoort **overwinningspunten**. Je hebt { $actions } **acties** per beurt.
operaopolylessons-overture-1-alt = Het componistenblad van Bizet, met drie categorieën en twee operamarkers.

operaopolylessons-overture-2-title = Iemand moet betalen
operaopolylessons-overture-2-say = Elke componist heeft een blad met drie **categorieën**. **Sponsor** er een met mecenaskaarten. Zonder sponsor zingt niemand hem; de sterkste sponsor wordt zijn **impresario**.
operaopolylessons-overture-2-alt = Het componistenblad van Verdi: twee van zijn categorieën zijn gesponsord.

operaopolylessons-overture-3-title = Iemand moet zingen
operaopolylessons-overture-3-say = Elk operagebouw heeft drie **plekken**: vrouwenrollen, mannenrollen en orkest. Daarvoor **huur** je **in** met operakaarten, in de taal van de opera.
operaopolylessons-overture-3-alt = In La Scala loopt La traviata: de vrouwen- en mannenrollen zijn bezet, het orkest ontbreekt.

operaopolylessons-overture-4-title = De laatste voorstelling
operaopolylessons-overture-4-say = Alle plekken bezet, alle categorieën gesponsord? De anderen hebben nog één beurt. Dan komt de **laatste voorstelling**: wie zingt, speelt of betaalt, krijgt punten.
operaopolylessons-overture-4-alt = La Scala met alle drie de plekken bezet: de laatste ronde is begonnen.

operaopolylessons-overture-5-title = Het slot
operaopolylessons-overture-5-say = Na de tweede volgt het **slot** van een componist: zijn sponsors krijgen nog eens punten, en hij vertrekt. Het derde slot beëindigt het spel, en de meeste punten winnen.
operaopolylessons-overture-5-alt = Het componistenblad van Verdi: alle drie de categorieën zijn gesponsord.

operaopolylessons-overture-6-title = Niets is veilig
operaopolylessons-overture-6-say = Alles op tafel kan **overgenomen** worden met kaarten die meer waard zijn.

    Tegen twee bots duurt een spel ongeveer { $game-minutes } minuten.
operaopolylessons-overture-6-alt = Het componistenblad van Wagner: niemand sponsort hem nog.

## Les 1: Mecenassen vinden.

operaopolylessons-sponsor-title = Mecenassen vinden
operaopolylessons-sponsor-done = Je kunt trekken, sponsoren en versterken. Verdi heeft nu een sponsor, dus mag er ook gezongen worden.

operaopolylessons-sponsor-1-title = Wie betaalt dat allemaal?
operaopolylessons-sponsor-1-say = Psst, hier beneden! Ik ben de souffleur. Achter elke aria staat een **mecenas**.

    Op deze **componistenbladen** zoekt elke categorie iemand die betaalt. **Sponsor** er een: telkens als een opera van die componist haar **laatste voorstelling** heeft en geteld wordt, krijg je { $sponsor-points } punten. Dat gebeurt twee keer; dan volgt zijn **slot**, en krijg je nog eens punten. En zolang niemand hem sponsort, wordt hij niet gezongen.

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
operaopolylessons-sponsor-3-say = Nog een mecenas voor **Opleiding**, dat treft! Samen passen ze in één categorie, voor één actie. Maar bij wie: Bizet of Verdi?

    Vraag het je zangeres. De ene helft van haar kaart zingt Italiaans, de andere Duits, maar geen van beide Frans. Verdi wil Italiaans.
operaopolylessons-sponsor-3-choice = Sponsor een categorie, of doe iets anders.
operaopolylessons-sponsor-3-chose-both = Twee kaarten, één plek, en een componist die je zangeres kan zingen. Heel goed!
operaopolylessons-sponsor-3-chose-bizet = Bizet is dolblij, maar je zangeres kent geen Frans. Bij Verdi betalen je mecenassen voor wat je kunt laten zingen.
operaopolylessons-sponsor-3-chose-funding = Een zwakke kaart helemaal alleen is een uitnodiging aan je tegenstanders.
operaopolylessons-sponsor-3-chose-one = Maar één van de twee? Samen kosten ze niet meer, en ze zijn veel moeilijker te verdringen.
operaopolylessons-sponsor-3-chose-draw = Nog een kaart is nooit weg. Maar zolang niemand sponsort, kan er niemand gezongen worden.
operaopolylessons-sponsor-3-chose-discard = Weg is weg! Afleggen hoeft pas aan het eind van je beurt, en alleen als je meer dan { $hand-limit } kaarten hebt.
operaopolylessons-sponsor-3-better = **Allebei de kaarten op één plek**, waar dan ook: dezelfde actie, hetzelfde fiche, en wie die plek wil hebben, moet ze samen verslaan. Tussen de componisten ben je vrij. De coach telt punten; ik tel stemmen, en je zangeres kan Italiaans. We gaan dus verder met **Verdi**.

operaopolylessons-sponsor-4-title = Meteen impresario
operaopolylessons-sponsor-4-say = Samen hebben je kaarten **waarde** { $rating }, niet slecht! Je **hulpbronfiche** laat zien van wie ze zijn. Als enige sponsor ben je **impresario** van Verdi.

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
operaopolylessons-begin-1-say = Dit zijn de **operagebouwen**. Elk heeft drie **plekken**: vrouwenrollen, mannenrollen en orkest. Wie er als eerste **inhuurt**, steekt het licht aan en **begint** er een opera, van een componist die door iemand gesponsord wordt. Jij betaalt voor Verdi, dus het mag La traviata worden.

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

    Wie dan de meerderheid van de plekken heeft, wordt **uitvoerend producent** en houdt de marker. Je hebt nog { $left } acties, en een orkest in je hand, dat elke opera speelt.
operaopolylessons-begin-3-choice = Doe met je tweede actie wat je wilt.
operaopolylessons-begin-3-chose-together = Twee van de drie plekken zijn van jou: de meerderheid.
operaopolylessons-begin-3-chose-house = Daar begin je nog een opera, en zo versnipper je je krachten: een gebouw levert pas iets op als het vol is.
operaopolylessons-begin-3-chose-draw = Een nieuwe kaart is mooi. Maar het orkest dat je al hebt, is punten waard zodra het speelt.
operaopolylessons-begin-3-chose-direct = Dat is zelfs gratis: het kost geen actie. Daarover straks meer.
operaopolylessons-begin-3-better = **Het orkest in La Scala** levert punten op voor zichzelf en voor de taal van het gebouw, en met twee van de drie plekken ben je, zoals het nu staat, uitvoerend producent. Eén vol gebouw is beter dan twee halflege. Zo gaan we verder.

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

    Maar kijk op Verdi’s blad: **Gemeenschap** is leeg. Pas als elke plek bezet is **en** elke categorie gesponsord, begint de **laatste ronde**, die aan de laatste voorstelling voorafgaat. Wie Gemeenschap sponsort, zet die dus in.

## Les 3: Veranderen, leegmaken, afleggen.

operaopolylessons-change-title = Veranderen, leegmaken, afleggen
operaopolylessons-change-done = Je kunt een plek van jezelf sterker maken, er een leegmaken om je fiche terug te krijgen, en je weet wanneer je moet afleggen.

operaopolylessons-change-1-title = Alles is op
operaopolylessons-change-1-say = In La Scala heb je de mannenrollen: Theodor Wachtel met een repetitie, waarde { $rating }. Je zou wel meer willen, maar kijk in je beurs: { $left } **hulpbronfiches**. Ze liggen allemaal op tafel.

    Om opnieuw in te huren of te sponsoren heb je een fiche nodig. Om te **veranderen** wat al van jou is, niet.

operaopolylessons-change-2-title = Een betere stem
operaopolylessons-change-2-say = Antonio Cotogni in je hand zingt ook in het Italiaans, en is meer waard. Zet hem op de plek van Wachtel: **één actie, geen fiche**. Wachtel komt terug in je hand.

    De repetitie mag blijven liggen, en helpt de nieuwe man.
operaopolylessons-change-2-task = Vervang Wachtel door Cotogni, en houd de repetitie.
operaopolylessons-change-2-1-item = Cotogni in La Scala, goed voorbereid
operaopolylessons-change-2-1-hint = Pak Cotogni, kies je mannenrollen in La Scala, en laat de repetitie liggen.
operaopolylessons-change-2-1-wrong = Eerst een betere stem voor La Scala: Cotogni, in plaats van Wachtel.
operaopolylessons-change-2-1-wrong-alone = Bijna! Maar dan gaat de repetitie terug naar je hand. Laat die bij de mannenrollen.
operaopolylessons-change-2-1-wrong-less = Zo wordt je plek zwakker. Je wilt er Cotogni hebben.
operaopolylessons-change-2-1-wrong-mat = Een blad verander je net zo, dat klopt. Maar eerst de mannenrollen.
operaopolylessons-change-2-1-wrong-draw = De kaart die je nodig hebt, heb je al: Cotogni.

operaopolylessons-change-3-title = Opgeven om te winnen
operaopolylessons-change-3-say = Nu { $rating } waard! Maar in het Festspielhaus speelt je orkest, Gaetano Mares, voor niemand: met Wagners opera wordt het niets, en er zit een fiche van je in vast.

    Dus **maak** de plek **leeg**: kaarten en fiche komen terug. Is er verder niemand ingehuurd, dan gaat ook de operamarker naar huis, en is het gebouw vrij.
operaopolylessons-change-3-task = Maak de orkestplek in het Festspielhaus leeg.
operaopolylessons-change-3-1-item = orkest weg, fiche terug
operaopolylessons-change-3-1-hint = Kies je orkest in het Festspielhaus, en neem alles terug.
operaopolylessons-change-3-1-wrong = Aan het orkest in het Festspielhaus heb je het minst. Maak die plek leeg.
operaopolylessons-change-3-1-wrong-mat = Een mecenas levert je punten op bij een laatste voorstelling. Een orkest in zijn eentje niet. Maak die plek leeg.
operaopolylessons-change-3-1-wrong-scala = Blijf van Cotogni af, hij zit goed. Maak het Festspielhaus leeg.
operaopolylessons-change-3-1-wrong-draw = Zo meteen. Haal eerst je fiche terug.

operaopolylessons-change-4-title = Een fiche in de hand
operaopolylessons-change-4-say = Je hebt weer { $left } fiche, en Wagner heeft { $markers } markers op zijn blad. Je hebt nog één actie: zoek een kaart waar je dat fiche voor kunt gebruiken.

    Beëindig dan je beurt. Maar tel eerst je kaarten!
operaopolylessons-change-4-task = Trek een operakaart en beëindig dan je beurt.
operaopolylessons-change-4-1-item = operakaart getrokken
operaopolylessons-change-4-1-hint = De operastapel.
operaopolylessons-change-4-1-wrong = Houd wat je hebt. Trek een operakaart.
operaopolylessons-change-4-1-wrong-patron = In La Scala ontbreekt nog een orkest, en mecenassen spelen niet. Neem de operastapel.
operaopolylessons-change-4-2-item = beurt beëindigd
operaopolylessons-change-4-2-hint = Geen actie meer: beëindig je beurt.
operaopolylessons-change-4-2-wrong = Je acties zijn op: beëindig je beurt.

operaopolylessons-change-5-title = Eén te veel
operaopolylessons-change-5-say = Hans Richter, wat een vangst! Maar aan het eind van je beurt mag je maar **{ $hand-limit } kaarten** houden, en je hebt er één meer.

    Eén moet er dus weg. Niemand ziet welke: de aflegstapel ligt gedekt.
operaopolylessons-change-5-choice = Leg een van je kaarten af.
operaopolylessons-change-5-chose-richter = De sterkste kaart die je hebt! La Scala heeft een orkest nodig, en Richter past daar.
operaopolylessons-change-5-chose-patron = Ook een zwakke mecenas kan met een andere samen sterk worden.
operaopolylessons-change-5-chose-mares = De zwakste kaart van allemaal, en wat hij kan, kan Richter beter.
operaopolylessons-change-5-chose-wachtel = Hij zingt wel, maar op zijn plek zit Cotogni.
operaopolylessons-change-5-better = Vraag je af wat je volgende beurt met elke kaart doet. Richter kan meteen naar La Scala; de mecenas kan je Financiering versterken. **Mares en Wachtel** zijn net vervangen door iemand die beter is, en Mares is de zwakste van de twee. Houd wat ergens heen kan.

## Les 4: Overnemen.

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
operaopolylessons-take-over-3-say = Nu het orkest van Clara, { $against } waard. Jouw André Messager is precies evenveel waard, en **gelijk is niet genoeg**. Maar er mag een **repetitie** mee, en samen zijn ze meer waard.

    De mannenrollen van de Opéra-Comique heb je al.
operaopolylessons-take-over-3-choice = Doe met je tweede actie wat je wilt.
operaopolylessons-take-over-3-chose-oust = Dat van haar is afgelegd, dat van jou speelt, en de meerderheid is van jou.
operaopolylessons-take-over-3-chose-hire = Daar begin je nog een Carmen, helemaal alleen. En Clara houdt haar plek.
operaopolylessons-take-over-3-chose-draw = Wat je nodig hebt, heb je al in je hand: orkest en repetitie.
operaopolylessons-take-over-3-chose-direct = Een componist sturen is gratis, dus je kunt daarna nog iets doen. Daarover meer in de volgende les.
operaopolylessons-take-over-3-better = **Overnemen** telt dubbel: jij krijgt er punten bij, en Clara is de hare kwijt. Met twee van de drie plekken ben je, zoals het nu staat, uitvoerend producent. En een repetitie die met een kaart meekomt, kost geen eigen actie. We gaan verder met het orkest van Clara.

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

## Les 5: De impresario.

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

    Haal je Financiering terug: die is nu { $against } waard.
operaopolylessons-impresario-4-task = Word weer impresario van Verdi.
operaopolylessons-impresario-4-1-item = Financiering teruggenomen
operaopolylessons-impresario-4-1-hint = Je sterke kaart voor Financiering, tegen die van Bruno op Verdi’s blad.
operaopolylessons-impresario-4-1-wrong = Word eerst weer impresario: neem Verdi’s Financiering over.
operaopolylessons-impresario-4-1-wrong-elsewhere = Dan blijft Verdi bij Bruno. Jouw kaart is meer waard dan de zijne: haal je Financiering terug.

operaopolylessons-impresario-5-title = Waar helpt hij jou?
operaopolylessons-impresario-5-say = Verdi is weer van jou, en hij zit thuis. Waar zou hij **jou** nu helpen? Je Publiciteit bij Bizet is { $publicity } waard, en het orkest in de Opéra-Comique is van Clara.
operaopolylessons-impresario-5-choice = Stuur Verdi ergens heen, of doe iets anders.
operaopolylessons-impresario-5-chose-bizet = Zijn invloed en jouw Publiciteit: precies goed.
operaopolylessons-impresario-5-chose-wagner = Daar heb je niets wat hij zou kunnen helpen.
operaopolylessons-impresario-5-chose-house = Daar is het orkest van Clara: je helpt haar!
operaopolylessons-impresario-5-chose-dark = Daar wordt niets gespeeld, dus helpt hij er niemand.
operaopolylessons-impresario-5-better = Een componist op bezoek helpt **wie de plek heeft die bij hem past**: Publiciteit op een blad, een orkest in een gebouw. Die van jou ligt **op Bizets blad**. En het is gratis: je houdt je acties. Zo gaan we verder.

operaopolylessons-impresario-6-title = En er is een bonus
operaopolylessons-impresario-6-say = Je Publiciteit bij Bizet is nu { $rating } waard. Zo is die moeilijk over te nemen, en zoveel zou die bij Bizets slot opleveren.

    Kijk ook naar je twee **bonuskaarten**; die zie jij alleen. Eén wil precies dit: bij een laatste voorstelling is jouw Verdi te gast op het blad van de componist die gespeeld wordt. Staat hij er nog als Carmen geteld wordt: { $bonus-points } punten.

## Les 6: De auditie.

operaopolylessons-audition-title = De auditie
operaopolylessons-audition-done = Je kunt een auditie houden: drie kaarten, één gebouw, één keer gebruiken, één actie.

operaopolylessons-audition-1-title = Een heel bijzondere kaart
operaopolylessons-audition-1-say = Er is er maar één in de hele operastapel, en jij hebt hem: de **auditie**. Hij zingt niet en speelt niet. Hij laat **{ $audition-draw } kaarten** naar voren komen.

    Je noemt een operagebouw, { $audition-draw } operakaarten worden voor iedereen opengelegd, en je mag ze gebruiken voor **één ding in dat gebouw**: inhuren, veranderen, overnemen of repeteren.

operaopolylessons-audition-2-title = Waar zoek je iemand?
operaopolylessons-audition-2-say = In de Opéra-Comique loopt Carmen. Jij hebt de vrouwenrollen, Bruno het orkest, en de mannenrollen zijn leeg. Je bent een van de sponsors van Bizet, en zonder sponsor mag er niet ingehuurd worden.

    Alles samen kost **één actie**. Je andere kaarten doen niet mee.
operaopolylessons-audition-2-task = Houd de auditie voor de Opéra-Comique.
operaopolylessons-audition-2-1-item = auditie voor de Opéra-Comique
operaopolylessons-audition-2-1-hint = Pak de auditiekaart, en dan de Opéra-Comique.
operaopolylessons-audition-2-1-wrong = Dat kan wachten. Speel de auditiekaart, voor de Opéra-Comique.
operaopolylessons-audition-2-1-wrong-elsewhere = In een leeg gebouw moet je eerst iets beginnen. In de Opéra-Comique wacht er een plek.
operaopolylessons-audition-2-1-wrong-draw = Eén kaart in plaats van { $audition-draw }, en je mag niet kiezen. Houd de auditie.
operaopolylessons-audition-2-1-wrong-patron = Mecenassen zingen niet. Houd de auditie.

operaopolylessons-audition-3-title = Wie krijgt de rol?
operaopolylessons-audition-3-say = Jacques Bouhy, die in het Frans zingt; Arturo Toscanini met zijn orkest; en een repetitie voor zangers. Het orkest van Bruno is { $against } waard.

    Je mag ze voor één plek gebruiken. Met een zanger mag een repetitie mee.
operaopolylessons-audition-3-choice = Gebruik wat er openligt, of niets.
operaopolylessons-audition-3-chose-both = Bouhy, goed voorbereid: sterker kan het vanavond niet.
operaopolylessons-audition-3-chose-alone = Goed gekozen. De repetitie had mee gekund, en dat kost niets extra.
operaopolylessons-audition-3-chose-oust = Bruno’s orkest is weg, en dat van jou speelt. De mannenrollen blijven voorlopig leeg.
operaopolylessons-audition-3-chose-rehearse = Je Carmen wordt iets sterker. Maar een plek erbij was meer waard geweest.
operaopolylessons-audition-3-chose-none = Dat mag. Dan gaan ze allemaal terug in de stapel.
operaopolylessons-audition-3-better = Het gaat om **een tweede plek**: die levert punten op voor de kaart en voor de taal van het gebouw, en geeft je de meerderheid. Bouhy met de repetitie brengt de meeste punten. Toscanini pakt Bruno een plek af; dat is minder voor jou, maar ook minder voor hem. We gaan verder met **Bouhy en de repetitie**.

operaopolylessons-audition-4-title = Dank u, volgende!
operaopolylessons-audition-4-say = Wat je niet gebruikte, is **teruggeschud** in de operastapel, en de auditiekaart is afgelegd. Zoals het nu staat, levert de Opéra-Comique je { $pays } punten op.

    En je hebt nog { $left } acties: een auditie beëindigt je beurt niet. Zag je een kaart die je graag had gehad? Onthoud hem. Hij zit nog in de stapel.

## Les 7: Bijzondere kaarten.

operaopolylessons-specials-title = Bijzondere kaarten
operaopolylessons-specials-done = Je weet waar bijzondere artiesten en bijzondere mecenassen terechtkunnen, en waarom je ze bewaart.

operaopolylessons-specials-1-title = Twee sterren in je hand
operaopolylessons-specials-1-say = Sommige kaarten kunnen meer dan andere. Een **bijzondere artiest** zingt in het Frans, Italiaans en Duits, op beide helften van de kaart: Lilli Lehmann of Jean de Reszke, wie je maar nodig hebt.

    Een **bijzondere mecenas** als Antonio Barezzi past bij **elke categorie**, maar alleen van zijn eigen componist: Barezzi hoort bij Verdi.

operaopolylessons-specials-2-title = Waar hij maar nodig is
operaopolylessons-specials-2-say = Verdi heeft nog geen mecenas voor Gemeenschap. Jij hebt er een, een zwakke. Barezzi kan erbij: zolang hij daar ligt, telt hij als **Gemeenschap**, op dezelfde plek.

    Eén actie, één fiche, twee kaarten.
operaopolylessons-specials-2-task = Sponsor Verdi’s Gemeenschap met allebei je mecenassen.
operaopolylessons-specials-2-1-item = Verdi, Gemeenschap: beide kaarten
operaopolylessons-specials-2-1-hint = Pak Barezzi, kies Gemeenschap op Verdi’s blad, en leg de andere mecenas erbij.
operaopolylessons-specials-2-1-wrong = Eerst de mecenassen: allebei op Verdi’s Gemeenschap.
operaopolylessons-specials-2-1-wrong-alone = De goede plek, maar neem ze allebei: het kost niet meer.
operaopolylessons-specials-2-1-wrong-take = Barezzi zou Bruno kunnen verdringen, dat klopt. Maar om een categorie die niemand sponsort hoef je niet te vechten, en je zwakke mecenas krijgt gezelschap.
operaopolylessons-specials-2-1-wrong-change = Daar maakt hij een sterke plek sterker. Gemeenschap is nog leeg.
operaopolylessons-specials-2-1-wrong-hire = De ster komt zo. Zorg eerst dat ze betaald wordt.
operaopolylessons-specials-2-1-wrong-elsewhere = Naar Wagner kan Barezzi niet mee. Houd ze bij elkaar, op Verdi’s Gemeenschap.

operaopolylessons-specials-3-title = Waar moet de ster zingen?
operaopolylessons-specials-3-say = Gemeenschap is { $rating } waard. Nu de bijzondere artiest. In La Scala, waar jij de vrouwenrollen hebt, zijn de mannenrollen leeg. In de Opéra-Comique loopt Carmen, en ook daar zijn de mannenrollen leeg.

    De ster past overal. Waar is die het meest waard?
operaopolylessons-specials-3-choice = Doe met je tweede actie wat je wilt.
operaopolylessons-specials-3-chose-scala = Twee van de drie plekken, in een gebouw dat van de taal houdt.
operaopolylessons-specials-3-chose-comique = Een voet tussen de deur van de Opéra-Comique. Maar daar ben je een van de velen.
operaopolylessons-specials-3-chose-begin = Daar begin je een nieuwe opera, helemaal alleen.
operaopolylessons-specials-3-chose-draw = Nieuwe kaarten zijn welkom. Maar in je hand levert de ster niets op.
operaopolylessons-specials-3-chose-direct = Gratis, dus je kunt daarna nog iets doen.
operaopolylessons-specials-3-better = Dezelfde kaart brengt meer op **waar je al een plek hebt**: punten voor de waarde en voor de taal van het gebouw, en de meerderheid, die je uitvoerend producent maakt. Dat is La Scala. Zo gaan we verder.

operaopolylessons-specials-4-title = Het wachten waard
operaopolylessons-specials-4-say = Zoals het nu staat levert La Scala je { $pays } punten op. En je ster had naar elk gebouw gekund, om elke opera te zingen.

    Daarom loont het om bijzondere kaarten te bewaren tot ze nodig zijn. Let wel op je hand: meer dan { $hand-limit } kaarten mag je aan het eind van een beurt niet houden.

## Les 8: De laatste voorstelling.

operaopolylessons-last-performance-title = De laatste voorstelling
operaopolylessons-last-performance-done = Je kunt een laatste voorstelling inzetten, je op de laatste ronde voorbereiden en de rekening lezen.

operaopolylessons-last-performance-1-title = Wat ontbreekt er in La Scala?
operaopolylessons-last-performance-1-say = La traviata in La Scala: jij hebt de vrouwenrollen, Bruno de mannenrollen. Op Verdi’s blad heb jij Financiering, en Bruno Opleiding.

    Zodra **elke plek bezet is en elke categorie gesponsord**, begint de **laatste ronde** van dat gebouw, en aan het eind daarvan komt de **laatste voorstelling**. Wie het laatste gat vult, zet die in. Alleen orkest en Gemeenschap ontbreken nog. Waarom zou jij het niet doen?

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
operaopolylessons-last-performance-4-choice = Doe met je laatste actie wat je wilt.
operaopolylessons-last-performance-4-chose-rehearse = Daar is de waarde waar de bonuskaart om vraagt.
operaopolylessons-last-performance-4-chose-draw = Aan een nieuwe kaart heb je vanavond niets.
operaopolylessons-last-performance-4-chose-direct = Goed idee, en gratis: je kunt daarna je actie nog gebruiken.
operaopolylessons-last-performance-4-better = De **repetitie** levert haar eigen waarde op, en daarbovenop { $bonus-points } punten voor de bonuskaart, die in de getallen hieronder niet meetellen. Een bonus wordt alleen betaald als er bij een laatste voorstelling aan voldaan is: lees je kaarten dus van tevoren. Verdi sturen is gratis, en dat doen we hierna. We gaan verder met de repetitie.

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

## Les 9: Slot en einde.

operaopolylessons-closing-title = Slot en einde
operaopolylessons-closing-done = Mecenassen, stemmen, bezoek en het laatste doek: nu ken je alles. Vooruit, aan tafel, ik fluister wel mee.

operaopolylessons-closing-1-title = De allerlaatste avond
operaopolylessons-closing-1-say = Bizet en Wagner hebben hun slot gehad. Verdi is aan zijn laatste reeks bezig, in La Fenice. Na die laatste voorstelling volgt ook **zijn slot**, en dan is het spel meteen afgelopen.

    Je hebt { $mine } punten, Bruno { $bruno }. Verslagen? Nog niet! Bij een **slot** levert elke categorie haar sponsor haar hele waarde op.

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
operaopolylessons-closing-3-say = Je Opleiding is nu { $rating } waard. En Bruno? Zijn Financiering bij Verdi is { $against } waard, en hij staat voor. In je hand heb je een sterke mecenas voor Financiering en een orkest.
operaopolylessons-closing-3-choice = Doe met je tweede actie wat je wilt.
operaopolylessons-closing-3-chose-take = Meer voor jou, niets voor hem.
operaopolylessons-closing-3-chose-hire = Dat zet de laatste ronde in, en dat moet ook gebeuren. Je hebt nog een actie over voor Bruno.
operaopolylessons-closing-3-chose-draw = Voor nieuwe kaarten is er niet veel tijd meer. Wat je in je hand hebt, is sterk.
operaopolylessons-closing-3-better = Tegen wie voorstaat, telt **overnemen** aan beide kanten van de rekening: de punten van het slot gaan naar jou, en niet naar hem. Ook het orkest moet ingehuurd worden, maar je hebt voor allebei een actie. We gaan verder met Verdi’s Financiering.

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

## Les 10: Twee spelers en een slaper.

operaopolylessons-two-players-title = Twee spelers en een slaper
operaopolylessons-two-players-done = Je weet dat Bizet met twee spelers slaapt tot het slot van een andere componist, en wat je in je hand wilt hebben als hij wakker wordt.

operaopolylessons-two-players-1-title = Sst!
operaopolylessons-two-players-1-say = Met twee spelers **slaapt** Bizet aan het begin. Niemand kan hem sponsoren, Carmen beginnen, hem ergens heen sturen of iemand naar hem toe. Aan Frans heb je weinig zolang hij slaapt.

    Wat maakt hem wakker? Het eerste **slot** van een andere componist. Verdi is aan zijn tweede reeks bezig, in La Fenice, en alleen het orkest ontbreekt nog.

operaopolylessons-two-players-2-title = Het laatste gat
operaopolylessons-two-players-2-say = Jij hebt de mannenrollen, Bruno de vrouwenrollen, en elke categorie van Verdi is gesponsord. Vul de laatste plek, en de laatste ronde begint. Met zijn tweeën gaat dat snel: Bruno heeft één beurt, en dan wordt er geteld.
operaopolylessons-two-players-2-task = Huur het orkest in voor La Fenice.
operaopolylessons-two-players-2-1-item = orkest ingehuurd
operaopolylessons-two-players-2-1-hint = Angelo Mariani, voor het orkest van La Fenice.
operaopolylessons-two-players-2-1-wrong = In La Fenice ontbreekt alleen het orkest. Huur het in.
operaopolylessons-two-players-2-1-wrong-elsewhere = Daar begin je er een van Wagner. Maak eerst La Fenice af.
operaopolylessons-two-players-2-1-wrong-draw = Wat er ontbreekt, heb je al: een orkest.
operaopolylessons-two-players-2-1-wrong-direct = Goed idee, maar hij helpt een orkest, en dat is er nog niet. Huur het eerst in.

operaopolylessons-two-players-3-title = Voordat hij wakker wordt
operaopolylessons-two-players-3-say = De laatste ronde is begonnen, en je hebt nog { $left } acties. Als je weer aan de beurt bent, wordt La traviata geteld, volgt Verdi’s slot, en wordt Bizet wakker. En jij staat als eerste aan zijn bed.

    Wat wil je dan in je hand hebben?
operaopolylessons-two-players-3-choice = Doe met de rest van je beurt wat je wilt.
operaopolylessons-two-players-3-chose-verdi = Gratis, en het maakt je orkest sterker.
operaopolylessons-two-players-3-chose-direct = Gratis; maar daar helpt hij je weinig.
operaopolylessons-two-players-3-chose-patron = Een mecenas om klaar te staan: goed bedacht.
operaopolylessons-two-players-3-chose-opera = Een zanger kan van pas komen. Maar eerst moet er iemand voor Bizet betalen.
operaopolylessons-two-players-3-chose-end = Er zat meer in: een actie die je niet gebruikt, ben je kwijt.
operaopolylessons-two-players-3-better = Niemand sponsort Bizet nog, dus de eerste mecenassen vinden **elke categorie leeg**. Een mecenaskaart bereidt je daarop voor. Verdi naar La Fenice sturen is bovendien gratis: dat is daar punten waard, en je houdt je actie. We gaan verder met de **mecenaskaart**.

operaopolylessons-two-players-4-title = Laat het doek vallen
operaopolylessons-two-players-4-say = Je hebt nu een mecenas voor Opleiding, en een voor Publiciteit. Op Bizets blad zijn ze allebei welkom. Verdi’s categorieën en je plekken worden zo betaald.
operaopolylessons-two-players-4-task = Beëindig je beurt.
operaopolylessons-two-players-4-1-item = beurt beëindigd
operaopolylessons-two-players-4-1-hint = Alles staat klaar: beëindig je beurt.
operaopolylessons-two-players-4-1-wrong = Bewaar dat voor Bizet. Beëindig je beurt.

operaopolylessons-two-players-5-title = Goedemorgen, maestro!
operaopolylessons-two-players-5-say = La traviata is geteld, Verdi heeft zijn slot gehad: { $mine } punten voor jou, { $blue } voor Bruno. En **Bizet is wakker**, met al zijn categorieën leeg.

    Ben je zijn enige sponsor, dan ben je meteen zijn impresario. Wees dus de eerste!
operaopolylessons-two-players-5-task = Sponsor een van Bizets categorieën.
operaopolylessons-two-players-5-1-item = een categorie van Bizet gesponsord
operaopolylessons-two-players-5-1-hint = Opleiding of Publiciteit: je hebt voor allebei een mecenas.
operaopolylessons-two-players-5-1-wrong = Eerst Bizet, voordat Bruno er is.
operaopolylessons-two-players-5-1-wrong-draw = Je hebt al twee mecenassen die hij kan gebruiken. Sponsor hem.

## Wat een zet oplevert, na een vrije keuze.

operaopolylessons-compare-rating-bizet = Opleiding bij Bizet: waarde { $value }
operaopolylessons-compare-rating-verdi = bij Verdi: { $value }
operaopolylessons-compare-tokens = { $value ->
    [one] nog { $value } fiche
   *[other] nog { $value } fiches
}
operaopolylessons-compare-pays = { $value ->
    [one] het gebouw levert je { $value } punt op
   *[other] het gebouw levert je { $value } punten op
}
operaopolylessons-compare-rating-publicity = je Publiciteit: waarde { $value }
operaopolylessons-compare-pays-scala = { $value ->
    [one] La Scala levert je { $value } punt op
   *[other] La Scala levert je { $value } punten op
}
operaopolylessons-compare-pays-comique = de Opéra-Comique { $value }
operaopolylessons-compare-rating-female = vrouwenrollen: waarde { $value }
operaopolylessons-compare-closing = het slot { $value }
operaopolylessons-compare-closing-bruno = en Bruno { $value }
operaopolylessons-compare-hand = { $value ->
    [one] { $value } kaart in je hand
   *[other] { $value } kaarten in je hand
}

### De lessen van Opera: wat de souffleur zegt. Getallen uit de doos zijn open plekken; die van het moment komen uit de les.

## Ouverture: het spel in één minuut.

operalessons-overture-title = Ouverture: het spel in één minuut

operalessons-overture-1-title = Doek op!
operalessons-overture-1-say = Je hebt **operagebouwen** in de grote steden van Europa, en je rivalen ook. Na { $rounds } rondes winnen de meeste **overwinningspunten**.
operalessons-overture-1-alt = Het toneel: zes steden met hun operagebouwen, en de figuren van Maestro, Critico en Esperto.

operalessons-overture-2-title = Waar punten vandaan komen
operalessons-overture-2-say = Elke **zaal** die je bouwt, geeft meteen { $points-per-hall } punten. Drie keer per spel, in een **telronde**, levert elke **grote zaal** de roem op van de componist die er klinkt.
operalessons-overture-2-alt = De operagebouwen van één speler, met een muziekstuk in elke zaal.

operalessons-overture-3-title = Wat roem waard is
operalessons-overture-3-say = Op de **roemladder** staan de componisten. Roem is wat een stuk kost, in **dukaten**, en wat het oplevert. Wie het meest opgevoerd wordt, klimt.
operalessons-overture-3-alt = De roemladder, met naast de componisten de stukken die te koop zijn.

operalessons-overture-4-title = Eerst bied je
operalessons-overture-4-say = Elke ronde begint met de **budgetfase**: je biedt in het geheim dukaten. Elke dukaat tilt je marker een **niveau** hoger, en de hoogste is het eerst.
operalessons-overture-4-alt = De budgettabel: een marker van elke speler, op niveaus van nul tot tien.

operalessons-overture-5-title = Dan doe je iets
operalessons-overture-5-say = In de **actiefase** betaal je niveaus en huur je personages in. Met de drie **functionarissen** kunnen anderen **meespelen**. De drie **karakters** werken alleen voor jou.
operalessons-overture-5-alt = Zes affiches: Impresario, Architetto en Signora zijn functionarissen; Maestro, Critico en Esperto zijn karakters.

operalessons-overture-6-title = En dan wordt er betaald
operalessons-overture-6-say = In de **inkomstenfase** leveren je gebouwen dukaten op, en in de **eindfase** komt er nieuwe muziek.

    Tegen twee bots duurt een spel ongeveer { $game-minutes } minuten.
operalessons-overture-6-alt = De rondes van een spel in drie episodes, elk met zijn Componist van de Eeuw.

## Les 1: Budget en bieden.

operalessons-budget-title = Budget en bieden
operalessons-budget-done = Je weet waar dukaten en niveaus voor zijn, wie het initiatief heeft en hoe je een honorarium betaalt. Wat de Impresario voor je doet, leer je hierna.

operalessons-budget-1-title = Twee soorten rijkdom
operalessons-budget-1-say = Psst! Hier beneden, in het souffleurshokje. Achter je scherm liggen **{ $ducats } dukaten** die verder niemand ziet.

    Maar personages betaal je niet in dukaten: ze willen **budgetniveaus**. Daarom begint elke ronde met een geheim **bod**. Voor elke dukaat die je biedt, klimt je budgetmarker één niveau.

operalessons-budget-2-title = Hoeveel bied je?
operalessons-budget-2-say = Het getal op een personage is het **honorarium**, in niveaus. Vanavond willen we er twee: de **Maestro** voor { $fee-maestro } en de **Impresario** voor { $fee-impresario }.

    Je hebt { $ducats } dukaten, maar kalm aan: muziek kost ook dukaten. Bied wat de twee samen kosten, en niets meer.
operalessons-budget-2-task = Bied precies genoeg voor de Maestro en de Impresario.
operalessons-budget-2-1-item = genoeg voor allebei
operalessons-budget-2-1-hint = Tel de honoraria op: { $fee-maestro } en { $fee-impresario }.
operalessons-budget-2-1-wrong = Bied de som van de twee honoraria, niet meer en niet minder.
operalessons-budget-2-1-wrong-nothing = Dan blijf je op niveau nul: geen niveaus, geen personages. Je dukaten zijn veilig, maar dirigeren kunnen ze niet.
operalessons-budget-2-1-wrong-little = Daarmee betaal je er hoogstens één. Tel de twee honoraria bij elkaar op.
operalessons-budget-2-1-wrong-much = Wat een lef! Maar die dukaten ben je kwijt, en je hebt er nog nodig voor muziek. Vanavond is de som van de twee honoraria genoeg.

operalessons-budget-3-title = Wie mag het eerst?
operalessons-budget-3-say = De biedingen liggen open. Bruno staat op niveau { $first }, jij op { $own }, Rosa op { $last }.

    Onthoud: **het hoogste niveau heeft het initiatief**; op hetzelfde niveau de marker die het meest links staat. Bruno huurt dus als eerste in. Let op zijn marker: van een honorarium zakt hij.

operalessons-budget-4-title = Jouw initiatief
operalessons-budget-4-say = Bruno betaalde de Critico en zakte naar { $other }. Jij staat op { $own }: vooraan!

    De **Maestro** verdubbelt wat de operagebouwen van één stad opleveren. Deze ronde kan maar één van jullie hem krijgen, dus wees er snel bij.
operalessons-budget-4-task = Huur de Maestro in.
operalessons-budget-4-1-item = Maestro ingehuurd
operalessons-budget-4-1-hint = Zoek de witte pruik. Zijn honorarium is { $fee-maestro }.
operalessons-budget-4-1-wrong = Je kunt het betalen, maar dan heb je niet genoeg niveaus meer voor de twee waar we voor kwamen. Eerst de Maestro.
operalessons-budget-4-1-wrong-impresario = Die komt nog. Huurt een ander de Impresario in, dan kun je altijd nog meespelen; de Maestro deel je met niemand. Neem hem eerst.
operalessons-budget-4-1-wrong-esperto = De Esperto kost { $fee-esperto } niveaus: dan blijft er te weinig over voor de Impresario.
operalessons-budget-4-1-wrong-end = Nu al het slotapplaus? Je hebt nog geen niveau uitgegeven. Huur eerst iemand in.

operalessons-budget-5-title = Waar moet hij heen?
operalessons-budget-5-say = De Maestro heeft een figuur op het spelbord, en die stuur je naar een stad met een vrije plaats. Aan het eind van deze ronde betaalt **elk operagebouw in die stad dubbel**: dat van jou, en dat van alle anderen.
operalessons-budget-5-choice = Stuur de Maestro naar een stad.
operalessons-budget-5-chose-venezia = In Venezia heeft iedereen een gebouw, dus iedereen profiteert mee.
operalessons-budget-5-chose-wien = In Wien werkt hij alleen voor jou. Goed gekozen!
operalessons-budget-5-chose-empty = Daar heeft nog niemand een gebouw, dus dirigeert hij een leeg plein.
operalessons-budget-5-better = Stel jezelf twee vragen: wat win ik, en wat winnen de anderen? In **Wien** heb jij als enige een gebouw. Het levert { $yield } dukaten op, en met de Maestro twee keer zoveel, terwijl niemand anders er een dukaat bij krijgt. We gaan verder met Wien.

operalessons-budget-6-title = Waar staat je marker nu?
operalessons-budget-6-say = Je betaalde { $fee-maestro } en zakte naar niveau { $own }. Daar stond Bruno al, en **wie aankomt, sluit rechts aan**.

    Op hetzelfde niveau staat hij dus vóór je, en heeft hij weer het initiatief. Na elk personage wordt daar opnieuw naar gekeken.

operalessons-budget-7-title = Bruno stopt. En jij?
operalessons-budget-7-say = Bruno heeft **zijn voorstelling beëindigd**: hij huurt deze ronde niemand meer in. Zijn { $other } niveaus is hij niet kwijt: **die staan er volgende ronde nog**.

    Nu heb jij het initiatief. Je hebt nog { $own } niveaus, precies wat de **Impresario** vraagt. Dat noem ik plannen: geef ze uit!
operalessons-budget-7-task = Huur de Impresario in.
operalessons-budget-7-1-item = Impresario ingehuurd
operalessons-budget-7-1-hint = Zijn honorarium is { $fee-impresario }: precies jouw niveau.
operalessons-budget-7-1-wrong = Betalen kun je het. Maar we boden voor de Impresario: hij brengt muziek in je zalen.
operalessons-budget-7-1-wrong-end = Niveaus sparen zoals Bruno kan slim zijn. Maar deze bood je voor de Impresario, en hij is nog vrij.

## Les 2: Muziek voor je zalen.

operalessons-programme-title = Muziek voor je zalen
operalessons-programme-done = Je kunt muziek kopen, je zorgt dat een componist niet twee keer in één operagebouw wordt opgevoerd, en je legt het juiste stuk in de grote zaal.

operalessons-programme-1-title = Wat kost muziek?
operalessons-programme-1-say = Kijk naar de **roemladder**. Hoe hoger een componist staat, hoe beroemder hij is, en zijn roem is de **prijs** van een stuk in dukaten.

    De stukken naast de namen zijn het aanbod van deze ronde. Je hebt { $ducats } dukaten, en in Wien twee zalen waar geen noot klinkt.

operalessons-programme-2-title = Wie brengt de muziek?
operalessons-programme-2-say = Alleen de **Impresario** brengt stukken in een zaal. Wie hem inhuurt koopt hoogstens { $actions-impresario } stukken, en koopt **als eerste**: de anderen kiezen uit wat er overblijft.

    Zijn honorarium is { $fee-impresario } en jij staat op niveau { $level }. Een lege zaal levert niets op, dus vooruit.
operalessons-programme-2-task = Huur de Impresario in.
operalessons-programme-2-1-item = Impresario ingehuurd
operalessons-programme-2-1-hint = De heer met de hoge hoed.
operalessons-programme-2-1-wrong = Het is stil in je zalen, en alleen de Impresario kan daar iets aan doen.
operalessons-programme-2-1-wrong-architetto = Nog meer zalen? Je hebt er al twee leegstaan. Eerst muziek, dan stenen.
operalessons-programme-2-1-wrong-signora = De Signora koopt stukken van jou, en je hebt nog niets te verkopen. Eerst muziek.
operalessons-programme-2-1-wrong-end = En het in Wien een hele ronde stil laten? Huur eerst de Impresario in.

operalessons-programme-3-title = Welk stuk eerst?
operalessons-programme-3-say = Een spel heeft drie **episodes** van drie rondes, en elke episode heeft een **Componist van de Eeuw**. Nu is dat Mozart.

    In een **grote zaal**, de eerste zaal van een gebouw, telt hij straks { $bonus } extra. Neem hem eerst.
operalessons-programme-3-task = Koop Mozart.
operalessons-programme-3-1-item = Mozart gekocht
operalessons-programme-3-1-hint = Mozart. Hij is ook de Componist van de Eeuw.
operalessons-programme-3-1-wrong = Geen slecht stuk, maar alleen Mozart geeft de bonus van deze episode. Neem hem eerst.
operalessons-programme-3-1-wrong-verdi = Beroemder, jazeker, maar hij kost meer dan de helft van je dukaten. Mozart is goedkoper en krijgt nog een bonus.
operalessons-programme-3-1-wrong-wagner = Met de bonus telt Mozart evenveel als Wagner, en hij is goedkoper.
operalessons-programme-3-1-wrong-stop = Met lege handen naar huis? Je hebt hem ingehuurd, laat hem dan ook kopen.

operalessons-programme-4-title = En het tweede?
operalessons-programme-4-say = In één operagebouw voer je nooit **twee stukken van dezelfde componist** op. Wil je dat het in beide zalen van Wien klinkt, dan heb je dus nog iemand anders nodig.

    Je hebt nog { $ducats } dukaten. Geef je ze allemaal uit, of houd je er een paar over om volgende ronde te bieden?
operalessons-programme-4-choice = Koop een tweede stuk, of stop.
operalessons-programme-4-chose-beethoven = De goedkoopste van allemaal: meer dukaten voor je volgende bod, minder roem voor een grote zaal.
operalessons-programme-4-chose-mozart = In Wien mag hij niet naast de eerste klinken; maar Venezia heeft ook een grote zaal.
operalessons-programme-4-chose-wagner = Een mooi stuk, maar je houdt één dukaat over. Wat bied je volgende ronde?
operalessons-programme-4-chose-verdi = Nu is je beurs leeg, en kijk je volgende ronde toe hoe de anderen bieden.
operalessons-programme-4-chose-stop = In Wien blijft een zaal leeg. Een goedkoop stuk verdient zichzelf terug.
operalessons-programme-4-better = Een grote zaal wil roem, je volgende bod wil dukaten. Met **Händel of Beethoven** houd je van beide iets over: ze zijn goedkoop, en al je zalen klinken. (En aan het eind van het spel komt Beethovens eeuw.) Verdi en Wagner kosten bijna alles wat je hebt, en zonder stuk blijft het in één zaal stil. We gaan verder met **Händel**.

operalessons-programme-5-title = Wie speelt waar?
operalessons-programme-5-say = Drie stukken, drie zalen. Alleen **grote zalen** tellen in een **telronde**, en die komt aan het eind van elke episode: ze leveren de roem van hun stuk op. Voor de inkomsten, nu { $yield }, telt alleen hoeveel stukken er klinken.

    Je **huiscomponist** heeft geen roem. Verdient hij dan de grote zaal van Venezia? Het kasboek laat zien wat elk plan oplevert.
operalessons-programme-5-task = Vul alle zalen, met roem in beide grote zalen.
operalessons-programme-5-1-item = alle zalen vol, roem in beide grote zalen
operalessons-programme-5-1-hint = Stuur de huiscomponist naar de tweede zaal van Wien, en leg een gekocht stuk in Venezia.
operalessons-programme-5-1-wrong = Probeer het nog eens: elke zaal gevuld, en een beroemde naam in elke grote zaal.
operalessons-programme-5-1-wrong-income = Er is nog een zaal leeg. Alle drie de stukken horen op het toneel: twee in Wien, één in Venezia.
operalessons-programme-5-1-wrong-great = Volle zalen, heel goed. Maar je huiscomponist zit in een grote zaal en scoort daar niets. Laat hem ruilen met een stuk dat wel roem heeft.

operalessons-programme-6-title = De anderen kopen ook
operalessons-programme-6-say = Je gebouwen leveren nu { $yield } dukaten per ronde op, en zou er nu geteld worden, dan leverden ze { $points } punten op.

    Zag je het? De Impresario is een van de drie **functionarissen**, met de Architetto en de Signora. Huur je er een in, dan kunnen de anderen **meespelen**: Rosa kocht Verdi. Elke actie kost haar { $along-cost } niveau, dus staat ze op { $level }. Goedkoper dan inhuren, maar jij had de eerste keus.

## Les 3: Operagebouwen bouwen.

operalessons-building-title = Operagebouwen bouwen
operalessons-building-done = Je weet wat een zaal kost en oplevert, waarom een nieuwe stad beter is dan een nieuwe vleugel, en dat stenen alleen geen muziek maken.

operalessons-building-1-title = Wat is een operagebouw?
operalessons-building-1-say = Een **operagebouw** is een hoofdgebouw, met vleugels als je wilt: al je zalen in één stad. De eerste zaal is de **grote zaal**, en daarvan heeft elk gebouw er maar één.

    Jij bezit één zaal in Venezia, terwijl Verdi en Händel achter je scherm wachten en nergens opgevoerd kunnen worden. Een schandaal!

operalessons-building-2-title = Wie bouwt er?
operalessons-building-2-say = De **Architetto** bouwt hoogstens { $actions-architetto } delen. Elke zaal kost { $ducats-per-hall } dukaten en geeft **meteen** { $points-per-hall } punten.

    Let wel op de volgorde: je staat op niveau { $level }. Architetto { $fee-architetto }, Impresario { $fee-impresario }: dat past net. Eerst bouwen, dan vullen, want muziek heeft een zaal nodig.
operalessons-building-2-task = Huur de Architetto in.
operalessons-building-2-1-item = Architetto ingehuurd
operalessons-building-2-1-hint = Die met de passer, voor { $fee-architetto } niveaus.
operalessons-building-2-1-wrong = Een andere keer. Vandaag wachten er twee stukken op een zaal, en alleen de Architetto bouwt.
operalessons-building-2-1-wrong-impresario = Hij zou één zaal vinden om te programmeren. Laat eerst de Architetto bouwen; je kunt ze allebei betalen.
operalessons-building-2-1-wrong-signora = Verdi verkopen voordat iemand hem gehoord heeft? Bouw eerst een zaal voor hem.
operalessons-building-2-1-wrong-end = Met al die niveaus nog over? Bouw iets!

operalessons-building-3-title = Waar bouw je?
operalessons-building-3-say = Een vleugel geeft je gewone zalen. Een hoofdgebouw in een **nieuwe stad** geeft je nog een **grote zaal**, en alleen die tellen in een telronde.

    Je hebt { $ducats } dukaten. Wien heeft twee zalen voor je twee stukken: begin daar.
operalessons-building-3-task = Bouw het hoofdgebouw in Wien.
operalessons-building-3-1-item = hoofdgebouw in Wien
operalessons-building-3-1-hint = Wien: twee zalen, waarvan één grote zaal.
operalessons-building-3-1-wrong = Begin met het hoofdgebouw in Wien: twee zalen voor twee stukken.
operalessons-building-3-1-wrong-wing = Een vleugel geeft ook punten, maar geen grote zaal. Daarvoor moet je naar een andere stad.
operalessons-building-3-1-wrong-berlin = Berlin is een goed idee, maar een klein idee: één zaal. Begin met Wien en kom daarna hier terug.
operalessons-building-3-1-wrong-stop = Hem naar huis sturen met de tekeningen nog opgerold? Bouw eerst.

operalessons-building-4-title = En het tweede deel?
operalessons-building-4-say = Je mag nog een deel bouwen. Je hebt nog { $ducats } dukaten, en voor je zalen twee stukken en je huiscomponist.

    Kijk op de kaart wat er te bouwen valt: een vleugel in Venezia, een vleugel in Wien, een hoofdgebouw in Berlin. Of houd je dukaten.
operalessons-building-4-choice = Bouw nog een deel, of stop.
operalessons-building-4-chose-venezia = Dat kost evenveel als Berlin en geeft evenveel punten. Maar de zaal in Berlin is een grote zaal.
operalessons-building-4-chose-wien = Twee zalen geven meteen de meeste punten. Maar het kost je bijna al je dukaten, en je hebt er geen muziek voor.
operalessons-building-4-chose-stop = Zuinig! Je houdt je dukaten, en geen zaal blijft leeg.
operalessons-building-4-better = Op het moment zelf is een zaal overal evenveel waard. Maar **die in Berlin is een grote zaal**: met een beroemd stuk erin levert die vanaf nu in elke telronde iets op. Een zaal zonder muziek kost dan een punt, dus bouw wat je kunt vullen. We gaan verder met **Berlin**.

operalessons-building-5-title = Zalen zonder muziek
operalessons-building-5-say = Je hebt al { $points } punten. (Rosa speelde mee en bouwde een vleugel.) Maar kijk naar de telling: { $counting }. **Elke lege zaal kost een punt**, en meteen na deze ronde komt een telronde.

    Roep dus met je laatste { $level } niveaus de Impresario. Vier zalen, drie stukken: koop er voor je { $ducats } dukaten nog een bij, en houd het goedkoop.
operalessons-building-5-task = Huur de Impresario in en koop het goedkoopste stuk.
operalessons-building-5-1-item = Impresario ingehuurd
operalessons-building-5-1-hint = Niemand anders kan je zalen vullen.
operalessons-building-5-1-wrong = Er staan drie zalen leeg, en er wordt zo geteld. Alleen de Impresario kan ze vullen.
operalessons-building-5-1-wrong-end = Dan blijven er drie zalen leeg, en elke lege zaal kost je een punt. De Impresario, vlug!
operalessons-building-5-2-item = één goedkoop stuk gekocht
operalessons-building-5-2-hint = Kijk onder aan de ladder.
operalessons-building-5-2-wrong = Neem het goedkoopste: Monteverdi.
operalessons-building-5-2-wrong-mozart = Hij kost je je laatste dukaat. Monteverdi vult die zaal ook, en dan kun je volgende ronde nog bieden.
operalessons-building-5-2-wrong-stop = Dan blijft er een zaal leeg: een punt kwijt. Monteverdi kost bijna niets.

operalessons-building-6-title = Première
operalessons-building-6-say = Vul nu alles. Drie grote zalen vragen om drie namen met roem; de huiscomponist, die geen roem heeft, zit prima in de tweede zaal van Wien.

    Zoals het er nu voor staat, levert de telling je { $counting } op. Eens kijken wat jij ervan maakt.
operalessons-building-6-task = Vul alle vier de zalen, met roem in elke grote zaal.
operalessons-building-6-1-item = geen zaal leeg, roem in elke grote zaal
operalessons-building-6-1-hint = De huiscomponist naar de tweede zaal van Wien; Verdi, Händel en Monteverdi in de grote zalen.
operalessons-building-6-1-wrong = Nog niet helemaal: vier stukken, vier zalen, en in elke grote zaal een componist van de ladder.
operalessons-building-6-1-wrong-empty = Er is nog een zaal leeg, en dat kost een punt. Je hebt voor elke zaal een stuk.
operalessons-building-6-1-wrong-great = Alles vol! Maar de huiscomponist heeft geen roem en zit in een grote zaal. Zet hem in de tweede zaal van Wien.

operalessons-building-7-title = De beloning
operalessons-building-7-say = De ronde is voorbij en er is geteld: je hebt { $points } punten. Een deel kwam van de stenen, een deel van de grote zalen.

    Grote zalen leveren in elke telronde opnieuw iets op, en lege zalen kosten opnieuw. Bouw dus wat je kunt vullen.

## Les 4: De Signora en het Palazzo.

operalessons-palazzo-title = De Signora en het Palazzo
operalessons-palazzo-done = Je weet wanneer een stuk in het Palazzo meer waard is dan in een zaal, en wanneer je dukaten vraagt en wanneer punten.

operalessons-palazzo-1-title = Een exclusief adres
operalessons-palazzo-1-say = Het **Palazzo** verzamelt muziek. Met drie spelers is er plaats voor { $palazzo-3 } stukken, en elke componist komt er **maar één keer** in. Mozart is al binnen, dus verder kan niemand er een verkopen.

    Wie beroemd is, wordt daar goed betaald: { $ducats-per-fame } dukaten per niveau roem, of de roem zelf in punten.

operalessons-palazzo-2-title = Een lege beurs
operalessons-palazzo-2-say = De laatste ronde komt eraan, en alles wat je hebt om te bieden is { $ducats } dukaat. Daar kom je niet ver mee.

    Maar achter je scherm ligt een tweede **Verdi** niets te doen. Daar levert hij niets op. De **Signora** verkoopt voor je: { $fee-signora } niveaus, één stuk.
operalessons-palazzo-2-task = Huur de Signora in.
operalessons-palazzo-2-1-item = Signora ingehuurd
operalessons-palazzo-2-1-hint = De enige dame van het gezelschap.
operalessons-palazzo-2-1-wrong = Verleidelijk, maar volgende ronde heb je dan bijna niets om te bieden. Eerst dukaten.
operalessons-palazzo-2-1-wrong-impresario = Kopen, met die beurs? Verkoop eerst iets.
operalessons-palazzo-2-1-wrong-architetto = Hij wil dukaten voor elke zaal, en die heb je niet. Eerst verkopen.
operalessons-palazzo-2-1-wrong-end = Dan ga je met een lege beurs de laatste ronde in. De Signora kan daar iets aan doen.

operalessons-palazzo-3-title = Welk stuk, en waarvoor?
operalessons-palazzo-3-say = Je mag uit je voorraad verkopen of rechtstreeks uit een zaal. Uit een zaal kost het je inkomsten, en een lege zaal kost een punt als er geteld wordt. Kijk dus eerst achter je scherm: **de roem bepaalt de prijs**, en niemand is beroemder dan Verdi.

    Dukaten of punten? Je hebt { $ducats } dukaat, en er komt nog een ronde.
operalessons-palazzo-3-task = Verkoop de Verdi uit je voorraad voor dukaten.
operalessons-palazzo-3-1-item = Verdi uit de voorraad, voor dukaten
operalessons-palazzo-3-1-hint = Voorraad, Verdi, dukaten.
operalessons-palazzo-3-1-wrong = Dat stuk werkt voor je in zijn zaal. Het luie stuk ligt achter je scherm.
operalessons-palazzo-3-1-wrong-points = Punten roesten niet, dat is waar. Maar zonder dukaten doe je in de laatste ronde weinig, en van dukaten kun je nog meer maken.
operalessons-palazzo-3-1-wrong-hall = Dezelfde prijs, maar dan staat je grote zaal in Venezia leeg. Verkoop de Verdi die niets doet.
operalessons-palazzo-3-1-wrong-cheap = Monteverdi brengt weinig op: zijn roem is klein. Verkoop de beroemde, nu het Palazzo hem nog neemt.
operalessons-palazzo-3-1-wrong-stop = Je hebt de Signora al betaald. Laat haar iets verkopen!

operalessons-palazzo-4-title = Vol huis
operalessons-palazzo-4-say = Dat maakt { $ducats } dukaten. Rosa speelde mee en verkocht een Wagner, en daarmee is het Palazzo **vol**: Bruno werd niet eens iets gevraagd. Wie te laat komt, staat bij het Palazzo voor een dichte deur.

    Aan het eind van een ronde wordt een vol Palazzo leeggemaakt. Ik maak deze ronde voor je af en geef je volgende bod door; kijk maar toe.

operalessons-palazzo-5-title = De laatste verkoop
operalessons-palazzo-5-say = Ronde { $round } van { $rounds }. Rosa heeft de Signora; meespelen kost { $along-cost } van je { $level } niveaus. Na vanavond koop je niets meer voor dukaten.

    Een stuk in een grote zaal levert bij de laatste telling zijn roem op. Een stuk in een gewone zaal niet: verkoop je dat, dan kost alleen de lege zaal een punt. En een stuk achter je scherm levert helemaal niets op.
operalessons-palazzo-5-choice = Verkoop een stuk, of niet.
operalessons-palazzo-5-chose-ducats = En wat koop je ervoor? Het spel is bijna afgelopen.
operalessons-palazzo-5-chose-intermezzo = Een bewaard niveau is minder waard dan gemaakte punten.
operalessons-palazzo-5-chose-stock = Veilig, maar klein. Mozart brengt meer op, zelfs met het punt voor de lege zaal eraf. En komt de Impresario nog, dan kan Monteverdi in die zaal.
operalessons-palazzo-5-chose-great = In zijn grote zaal had dat stuk zijn roem toch al opgeleverd. Verkocht doet het dat ook maar één keer, en de lege zaal kost je een punt. Niets gewonnen.
operalessons-palazzo-5-better = Tel de punten en de telling bij elkaar op. **Mozart** uit zijn gewone zaal, voor punten, staat bovenaan: meteen zijn roem, en maar één punt eraf voor de lege zaal. Monteverdi uit je voorraad kost je niets en brengt weinig op, en voor een stuk uit een grote zaal krijg je alleen wat het toch al had opgeleverd. We gaan verder met **Mozart**.

operalessons-palazzo-6-title = Op het juiste moment
operalessons-palazzo-6-say = Je hebt nu { $points } punten. Onthoud de twee vragen die de Signora altijd stelt.

    Wat levert dit stuk me op **waar het nu is**? En wat heb ik harder nodig: **dukaten** om iets te doen, of **punten** om te winnen? Vroeg in het spel is het meestal het een, in de laatste ronde altijd het ander.

## Les 5: Maestro, Critico, Esperto.

operalessons-characters-title = Maestro, Critico, Esperto
operalessons-characters-done = Je kunt een componist beroemd maken, de Maestro zetten waar hij jou het meest oplevert, en de Esperto laten scoren zonder jezelf te benadelen.

operalessons-characters-1-title = Drie reizigers
operalessons-characters-1-say = De Impresario, de Architetto en de Signora zijn functionarissen. De drie andere personages zijn **karakters**: elk heeft een figuur op het spelbord, en huur je er een in, dan stuur je die naar **een andere stad met een vrije plaats**. Met een karakter speelt niemand mee.

    Je staat op niveau { $level }. Dat is genoeg voor alle drie, en meer dan { $hires-3 } mag je er per ronde ook niet inhuren.

operalessons-characters-2-title = Eerst de lof
operalessons-characters-2-say = In welke volgorde? De Esperto betaalt naar roem, dus maak eerst iemand beroemd. De **Critico** schrijft over een componist die **in zijn stad opgevoerd wordt**.

    Händel klinkt in twee van je grote zalen, in Wien en Berlin. Daar moet de Critico dus gaan luisteren.
operalessons-characters-2-task = Huur de Critico in en stuur hem waar Händel klinkt.
operalessons-characters-2-1-item = Critico ingehuurd
operalessons-characters-2-1-hint = De scherpe pen, voor { $fee-critico } niveaus.
operalessons-characters-2-1-wrong = Functionarissen een andere keer. Vandaag gaat het om de reizigers, en de Critico is de eerste.
operalessons-characters-2-1-wrong-esperto = Geduld! Nu telt hij Händel nog met zijn oude roem. Laat de Critico hem eerst prijzen.
operalessons-characters-2-1-wrong-maestro = Die komt ook nog. Maar begin met de Critico: eerst de roem, de rest volgt.
operalessons-characters-2-1-wrong-end = Op niveau { $level } naar huis gaan? Er wachten drie figuren op je.
operalessons-characters-2-2-item = Critico waar Händel klinkt
operalessons-characters-2-2-hint = Wien of Berlin: kijk waar je Händel hebt liggen.
operalessons-characters-2-2-wrong = Daar voert niemand Händel op, en de Critico schrijft alleen over wat hij hoort. Wien of Berlin.

operalessons-characters-3-title = Wat schrijft hij?
operalessons-characters-3-say = Hij mag nu één componist die daar klinkt **hoger of lager zetten**, hoogstens { $critico-reach } niveaus. Wie hij passeert, schuift één niveau de andere kant op.

    Onderweg omhoog passeert Händel Beethoven en Mozart. Wie voert die op? Rosa en Bruno.
operalessons-characters-3-choice = Zet iemand hoger of lager, of verander niets.
operalessons-characters-3-chose-one = { $critico-reach } niveaus kosten je niet meer dan één.
operalessons-characters-3-chose-lower = Pas op: Händel klinkt in je eigen grote zalen, dus je zet jezelf lager.
operalessons-characters-3-chose-stop = Niets veranderen mag, maar de criticus heb je wel betaald.
operalessons-characters-3-better = Kijk wat een telronde nu zou opleveren. **Händel** telt voor jou dubbel, want hij ligt in twee van je grote zalen, en wie hij passeert is van de anderen. Laat hem dus klimmen, zo ver als het kan. We gaan verder met Händel { $critico-reach } niveaus hoger.

operalessons-characters-4-title = Dan de muziek
operalessons-characters-4-say = De **Maestro** verdubbelt de inkomsten van alle operagebouwen in zijn stad, ook in rondes waarin niemand hem inhuurt. Hij staat in London, waar Rosa dankzij hem { $london } dukaten verdient.

    Jouw beste gebouw staat in Paris: { $paris } dukaten, en er speelt verder niemand. Haal hem daarheen, en jij wint evenveel als zij verliest.
operalessons-characters-4-task = Huur de Maestro in en stuur hem naar de stad die jou het meest oplevert.
operalessons-characters-4-1-item = Maestro ingehuurd
operalessons-characters-4-1-hint = De witte pruik, { $fee-maestro } niveaus.
operalessons-characters-4-1-wrong = Het kan, maar dan heb je niet genoeg niveaus meer voor de Maestro én de Esperto.
operalessons-characters-4-1-wrong-esperto = Zo meteen. Maar met zijn honorarium zak je achter Rosa, en dan kan zij de Maestro voor je neus wegkapen. Hem dus eerst.
operalessons-characters-4-1-wrong-end = Terwijl Rosa’s London dubbel betaalt? Haal eerst de Maestro.
operalessons-characters-4-2-item = Maestro in je beste stad
operalessons-characters-4-2-hint = Paris: drie stukken, allemaal van jou.
operalessons-characters-4-2-wrong = Daar heb je geen gebouw. Stuur hem waar je het meest verdient: Paris.
operalessons-characters-4-2-wrong-venezia = In Venezia heeft iedereen een gebouw: jij wint weinig, en de anderen minstens zoveel.
operalessons-characters-4-2-wrong-wien = Wien levert je wel iets meer op. Maar in Paris klinken meer stukken, dus valt er meer te verdubbelen.

operalessons-characters-5-title = Tot slot de oogst
operalessons-characters-5-say = De **Esperto** geeft je de roem van **al je stukken in één stad** als punten. De prijs: je beste stuk daar gaat cadeau naar wie de minste punten heeft. Dat is Bruno met { $yellow }; jij hebt er { $points }.

    Kies dus een stad met veel roem waar het beste stuk **niet** in de grote zaal ligt.
operalessons-characters-5-task = Huur de Esperto in en scoor in de juiste stad.
operalessons-characters-5-1-item = Esperto ingehuurd
operalessons-characters-5-1-hint = Hij is de duurste: { $fee-esperto } niveaus, precies wat je hebt.
operalessons-characters-5-1-wrong = We kwamen voor de Esperto: hij maakt punten van de roem die je net gemaakt hebt.
operalessons-characters-5-1-wrong-end = En de punten laten liggen? Huur de Esperto in.
operalessons-characters-5-2-item = Esperto in de juiste stad
operalessons-characters-5-2-hint = In Wien gaat Wagner weg, maar Händel blijft in de grote zaal.
operalessons-characters-5-2-wrong = Daar heb je weinig of niets. Zoek twee beroemde stukken in één gebouw.
operalessons-characters-5-2-wrong-paris = Minder punten dan in Wien, en Verdi zou uit je grote zaal verdwijnen.
operalessons-characters-5-2-wrong-venezia = Eén stuk maar, en dat ben je dan kwijt, grote zaal of niet. Er is een betere stad.

operalessons-characters-6-title = Wie volgt?
operalessons-characters-6-say = Jij staat op { $points }, Rosa op { $red }. Ze **had mogen volgen**: wie in die stad een stuk heeft, mag ook scoren en legt dan het beste af. Voor een kleine Beethoven uit haar grote zaal was dat de moeite niet waard.

    De figuren blijven staan. Volgende ronde speelt de Maestro nog in Paris, tenzij iemand hem weghaalt.

## Les 6: Inkomsten en roem.

operalessons-income-title = Inkomsten en roem
operalessons-income-done = Je weet wat een vol operagebouw oplevert, wat de Maestro daarbij doet, en hoe het publiek een componist beroemd maakt.

operalessons-income-1-title = Wat levert een gebouw op?
operalessons-income-1-say = Aan het eind van elke ronde betaalt elk operagebouw voor de stukken die er klinken: { $income }.

    Zie je hoe het oploopt? **Hoe voller een gebouw, hoe meer een volgend stuk oplevert.** Eén vol gebouw is beter dan twee halflege. Zoals het nu staat verdien je { $yield }, en met { $ducats } dukaten in je beurs kun je wel meer gebruiken.

operalessons-income-2-title = Dubbel, graag
operalessons-income-2-say = De **Maestro** verdubbelt alle gebouwen in zijn stad. In London speelt hij voor Rosa: { $red } dukaten. Jouw Paris verdient er { $paris }, en verder heeft niemand daar een gebouw.

    Wees er snel bij: Rosa heeft net genoeg niveaus om hem zelf in te huren.
operalessons-income-2-task = Huur de Maestro in en stuur hem naar Paris.
operalessons-income-2-1-item = Maestro ingehuurd
operalessons-income-2-1-hint = { $fee-maestro } niveaus voor de man met het dirigeerstokje.
operalessons-income-2-1-wrong = Aardig, maar daar wordt je beurs vanavond niet voller van. De Maestro, voordat Rosa hem krijgt.
operalessons-income-2-1-wrong-impresario = Die hebben we ook nodig, maar als tweede. Met zijn honorarium zak je achter Rosa, en zij kan de Maestro betalen.
operalessons-income-2-1-wrong-end = Met een lege beurs? Laten we eerst iets aan de inkomsten doen.
operalessons-income-2-2-item = Maestro in Paris
operalessons-income-2-2-hint = Waar klinken de meeste stukken van jou?
operalessons-income-2-2-wrong = Daar speelt nog niemand; hij zou een leeg plein dirigeren. Paris!
operalessons-income-2-2-wrong-venezia = Daar verdubbelt hij één stuk van jou, en de gebouwen van de twee anderen erbij.
operalessons-income-2-2-wrong-wien = In Wien heeft alleen Bruno een gebouw. Wat gul van je! Maar Paris is van jou.

operalessons-income-3-title = Geen dukaten, geen nood
operalessons-income-3-say = Dat wordt al { $yield }. Je hebt nog { $level } niveaus, en geen enkele dukaat. Achter je scherm liggen drie stukken, en in Paris staan twee zalen leeg.

    Wie helpt je het meest? Goed om te weten: met de Impresario mag je ook **programmeren zonder te kopen**.
operalessons-income-3-choice = Huur een personage in, of beëindig je voorstelling.
operalessons-income-3-chose-end = In Paris blijven twee zalen donker, vlak voor de neus van de Maestro.
operalessons-income-3-chose-signora = Zij maakt van een stuk dukaten of punten, en dat is niet niks. Maar in Paris blijven twee zalen donker.
operalessons-income-3-chose-architetto = Hij bouwt voor dukaten, en die heb je niet.
operalessons-income-3-chose-critico = Roem voor later; je beurs blijft leeg.
operalessons-income-3-better = De **Impresario** brengt in Paris nog twee stukken op het toneel, onder de stok van de Maestro, en dat kost je geen dukaat. Een vol gebouw betaalt ook in elke ronde die nog komt. We gaan verder met hem.

operalessons-income-4-title = Twee zalen, drie stukken
operalessons-income-4-say = Voor de inkomsten zijn twee willekeurige stukken goed. Maar na de inkomsten spreekt het publiek: **de meest opgevoerde componist stijgt een niveau**.

    Beethoven klinkt { $beethoven } keer, Mozart { $mozart } keer, anderen even vaak: eentje meer beslist. Beethoven ligt in jouw grote zaal in Venezia; Mozart speelt voor Rosa. Je verdient nu { $yield }; dat kan beter.
operalessons-income-4-task = Vul Paris zo dat alleen Beethoven stijgt.
operalessons-income-4-1-item = Paris vol, alleen Beethoven stijgt
operalessons-income-4-1-hint = Beethoven en Monteverdi in de lege zalen. Mozart blijft achter het scherm.
operalessons-income-4-1-wrong = Vul de twee lege zalen van Paris, en laat Mozart achter je scherm.
operalessons-income-4-1-wrong-income = Je kunt meer verdienen: houd alle zalen gevuld, in Venezia en in Paris.
operalessons-income-4-1-wrong-rising = Mooie inkomsten, maar dan stijgt niet alleen Beethoven. Voer hem één keer vaker op, en Mozart niet: van zijn roem wordt alleen Rosa blij.

operalessons-income-5-title = Rijk en beroemd
operalessons-income-5-say = Je had niets, en nu heb je { $ducats } dukaten: Paris betaalde dubbel. Daar zit { $level-zero-ducats } bij omdat je op niveau nul staat, een kleine troost voor wie alles uitgaf.

    En Beethoven is Verdi voorbijgeklommen. In de volgende telronde is je grote zaal in Venezia meer waard, en dat kostte je geen dukaat.

## Les 7: Van ronde tot ronde.

operalessons-rounds-title = Van ronde tot ronde
operalessons-rounds-done = Je weet wat een eerste bod waard is, dat het aanbod elke ronde nieuw is, en wat een bod van nul doet.

operalessons-rounds-1-title = Het allereerste bod
operalessons-rounds-1-say = Een nieuw spel! Je hebt { $ducats } dukaten en één zaal in Venezia. Iedereen heeft nu zalen en muziek nodig, en iedereen betaalt daarvoor in niveaus.

    In de doos zit een tip voor beginners: bied in de eerste rondes niet minder dan **vijf**. Een gebouw dat er vroeg staat, verdient zichzelf telkens weer terug.
operalessons-rounds-1-choice = Doe je eerste bod.
operalessons-rounds-1-chose-low = Je dukaten zijn veilig, maar vanzelf bouwen ze niets. Met zo weinig niveaus kijk je toe hoe de anderen hun gebouwen openen.
operalessons-rounds-1-chose-high = Wat een lef! Jij bent als eerste aan zet, en de niveaus die je niet gebruikt, blijven van jou.
operalessons-rounds-1-better = Met **vijf of meer** betaal je twee personages, of één en een paar keer meespelen. Wat je aan niveaus overhoudt, heb je volgende ronde nog; een ronde zonder bouwen komt nooit meer terug. Maar houd dukaten over voor stenen en muziek. We gaan verder met zes.

operalessons-rounds-2-title = Alles is nieuw
operalessons-rounds-2-say = Ik heb de ronde voor je gespeeld. Je bouwde in Wien, en kocht Händel en Beethoven.

    Kijk nu naar de ladder: **het hele aanbod is nieuw**. Wat niemand kocht, is afgelegd, en er kwamen { $offer-3 } andere stukken van de stapel. Zie je dus een koopje, neem het dan: volgende ronde is het weg. Ook de personages zijn weer vrij, en iedereen doet weer mee.

operalessons-rounds-3-title = Moet je bieden?
operalessons-rounds-3-say = Nee! Je hebt nog { $own } niveaus van de vorige ronde, net als Rosa, die links van je staat. En voor je { $ducats } dukaten koop je muziek.

    Een **bod van nul** kost niets, en je marker blijft precies staan waar hij staat.
operalessons-rounds-3-task = Bied nul.
operalessons-rounds-3-1-item = een bod van nul
operalessons-rounds-3-1-hint = Nul is ook een bod.
operalessons-rounds-3-1-wrong = Een andere keer. Je hebt niveaus genoeg voor een personage, dus houd je dukaten: bied nul.

operalessons-rounds-4-title = Voorbijgeglipt
operalessons-rounds-4-say = Rosa klom, en haar plaats kwam vrij. Bruno kwam van onderen, **in het gat links van je**. Op niveau { $own } staat hij nu dus vóór je.

    Een bod van nul is gratis, maar het vult geen gat. Met één dukaat was je hem voorgebleven.

## Les 8: De telronde.

operalessons-counting-title = De telronde
operalessons-counting-done = Je weet wat een telronde beloont en bestraft, en je kijkt naar de roemladder voordat een episode eindigt.

operalessons-counting-1-title = Wat wordt er geteld?
operalessons-counting-1-say = Dit is de laatste ronde van de Barok: daarna komt een **telronde**. Elke **grote zaal** levert de roem van zijn stuk op; is dat van de **Componist van de Eeuw**, dan { $bonus } extra. Elke **lege zaal** kost een punt.

    Andere zalen leveren niets op, en de huiscomponist heeft geen roem. Zou er nu geteld worden, dan kreeg je { $counting }. Hm.

operalessons-counting-2-title = Wie helpt je nu?
operalessons-counting-2-say = Drie grote zalen: in Venezia klinkt de huiscomponist, in Wien Beethoven, in Berlin niemand. Je hebt { $ducats } dukaten en { $level } niveaus, genoeg voor één personage.
operalessons-counting-2-choice = Huur een personage in, of beëindig je voorstelling.
operalessons-counting-2-chose-architetto = Nog meer zalen, terwijl er al twee leegstaan? Elke lege zaal kost je een punt.
operalessons-counting-2-chose-signora = Zij verkoopt een stuk uit een van je zalen, en dan staan er nog meer leeg als er geteld wordt.
operalessons-counting-2-chose-figure = Nuttig, een andere keer. In je grote zalen brengt het geen roem.
operalessons-counting-2-chose-end = Je niveaus blijven van jou, maar je grote zalen leveren bijna niets op.
operalessons-counting-2-better = Vlak voor een telronde wil je de **Impresario**: niemand anders brengt roem in grote zalen en vult de lege. Hij kost je al je niveaus, en dat is hij waard. We gaan verder met hem.

operalessons-counting-3-title = Inkopen met een plan
operalessons-counting-3-say = De Componist van de Eeuw is **Händel**: hij telt { $bonus } meer dan hij kost. Met **Wagner** erbij zijn je { $ducats } dukaten op; maar de inkomsten komen vóór het volgende bod, dus nu is het moment om uit te geven.
operalessons-counting-3-task = Koop Händel en Wagner.
operalessons-counting-3-1-item = Händel gekocht
operalessons-counting-3-1-hint = Eerst de Componist van de Eeuw.
operalessons-counting-3-1-wrong = Je dukaten zijn beter besteed: aan Händel en Wagner samen. Händel eerst.
operalessons-counting-3-1-wrong-wagner = Die ook, zo meteen. Maar pak eerst de bonus: Händel.
operalessons-counting-3-1-wrong-verdi = De beroemdste van allemaal, maar dan blijft er alleen kleingeld over voor de tweede grote zaal. Händel en Wagner samen leveren meer op.
operalessons-counting-3-1-wrong-stop = Drie grote zalen, en er is nauwelijks roem te horen. Koop!
operalessons-counting-3-2-item = Wagner gekocht
operalessons-counting-3-2-hint = Hij kost precies de dukaten die je nog hebt.
operalessons-counting-3-2-wrong = Nu Wagner: veel meer roem voor een grote zaal, en je kunt hem net betalen.
operalessons-counting-3-2-wrong-stop = Waar spaar je voor? Je gebouwen betalen nog vóór het volgende bod. Neem Wagner ook.

operalessons-counting-4-title = Eerst de roem, dan de telling
operalessons-counting-4-say = Let op de volgorde: eerst eindigt de ronde, en **de meest opgevoerde componist stijgt nog voordat er geteld wordt**. Dat wordt Händel, en hij gaat Mozart voorbij. Het kasboek rekent er al mee.

    Geef dus de drie beste namen een grote zaal, en leg wie niets telt ernaast. Nu { $counting }; straks heel wat meer.
operalessons-counting-4-task = Vul alle vijf de zalen, met de drie beroemdste stukken in grote zalen.
operalessons-counting-4-1-item = alle zalen vol, de besten in grote zalen
operalessons-counting-4-1-hint = Wagner, Händel en Mozart in de grote zalen; Beethoven en de huiscomponist ernaast.
operalessons-counting-4-1-wrong = Probeer het nog eens: geen zaal leeg, en de drie beroemdste in de grote zalen.
operalessons-counting-4-1-wrong-empty = Er is nog een zaal leeg: een punt kwijt. Vijf stukken, vijf zalen.
operalessons-counting-4-1-wrong-great = Niets leeg, goed zo. Maar in een grote zaal klinkt een kleine naam, terwijl er een grotere in een gewone zaal zit. Wissel ze om.

operalessons-counting-5-title = Op naar de volgende episode
operalessons-counting-5-say = { $points } punten! Händel steeg, Mozart zakte een niveau, en ze telden allebei in een grote zaal van jou.

    Met de nieuwe episode gaan er **nieuwe steden open**, en er is een nieuwe Componist van de Eeuw in de mode, volgende keer { $bonus } extra waard. Het is Mozart; en wie heeft hem al in een grote zaal? Kijk vooruit, en koop voordat hij duur is.

## Les 9: Meespelen en stoppen.

operalessons-ending-title = Meespelen en stoppen
operalessons-ending-done = Je weet wanneer je meespeelt, wanneer een intermezzo beter is, en dat bewaarde niveaus er volgende ronde nog zijn.

operalessons-ending-1-title = Wachten is ook spelen
operalessons-ending-1-say = Rosa staat op niveau { $first }, jij op { $own }, Bruno op { $last }. Zij heeft dus het initiatief, en jij wacht.

    Maar **functionarissen werken voor iedereen**: huurt Rosa de Impresario, de Architetto of de Signora in, dan wordt jou gevraagd of je **meespeelt**. Elke actie kost dan { $along-cost } niveau. Eens kijken wat ze doet.

operalessons-ending-2-title = Bouw je ook?
operalessons-ending-2-say = Rosa heeft de Architetto ingehuurd en in Paris gebouwd. Nu wordt het jou gevraagd. Een deel kost je { $along-cost } niveau, en { $ducats-per-hall } dukaten per zaal. Je hebt { $own } niveaus en { $ducats } dukaten, en in Berlin een zaal zonder muziek.

    Nee zeggen heet een **intermezzo**: het kost niets, en je **blijft in de ronde**.
operalessons-ending-2-choice = Bouw iets, of zeg intermezzo.
operalessons-ending-2-chose-wing = Meteen punten, dat klopt; maar het kost een niveau en dukaten, en er staat een zaal meer leeg.
operalessons-ending-2-chose-main = Meteen punten, en nog een grote zaal. Maar je beurs is zo goed als leeg, en de zaal ook.
operalessons-ending-2-better = Stenen geven meteen punten, en in London zou je een nieuwe grote zaal hebben. Maar een zaal zonder muziek kost een punt als er geteld wordt, en de dukaten waar je die van bouwt, zijn dezelfde die Berlin zouden vullen. Er is dus veel te zeggen voor een **intermezzo**, en zo gaan we verder: voor de muziek.

operalessons-ending-3-title = Inhuren of laten inhuren?
operalessons-ending-3-say = Het honorarium bracht Rosa naar { $red }, rechts van jou: nu heb **jij** het initiatief. Je beurt overslaan kan niet: huur in, of beëindig je voorstelling (met een pasmarker, in de doos).

    Je wilt een stuk voor Berlin. Maar Rosa heeft vier lege zalen en huurt de Impresario vast zelf in. Dan speel je mee voor { $along-cost } niveau in plaats van { $fee-impresario }! Betaal van je { $own } niveaus de Maestro: hij verdubbelt je { $wien } in Wien.
operalessons-ending-3-task = Huur de Maestro in en stuur hem naar Wien.
operalessons-ending-3-1-item = Maestro ingehuurd
operalessons-ending-3-1-hint = Witte pruik, { $fee-maestro } niveaus.
operalessons-ending-3-1-wrong = De Maestro: goedkoop, nuttig, en niemand speelt met hem mee.
operalessons-ending-3-1-wrong-impresario = Voor { $fee-impresario } niveaus had je de eerste keus. Maar je dukaten zijn goed voor één stuk, en dat krijg je voor { $along-cost } niveau als Rosa hem inhuurt.
operalessons-ending-3-1-wrong-end = Pas op! Na het einde van je voorstelling mag je ook niet meer meespelen, en je wilt erbij zijn als Rosa de Impresario inhuurt.
operalessons-ending-3-1-wrong-signora = Je kunt niets missen: elk stuk dat je hebt zit goed in zijn zaal. De Maestro, graag.
operalessons-ending-3-1-wrong-critico = Vermakelijk, maar je houdt minder niveaus over en het levert geen dukaten op. De Maestro wel.
operalessons-ending-3-1-wrong-esperto = Hij neemt je beste stuk mee, uit een grote zaal. De Maestro levert iets op en neemt niets mee.
operalessons-ending-3-2-item = Maestro in Wien
operalessons-ending-3-2-hint = In Wien klinken twee stukken van je.
operalessons-ending-3-2-wrong = Daar verdien je weinig of niets. In Wien verdubbelt hij twee stukken.

operalessons-ending-4-title = Nu meespelen!
operalessons-ending-4-say = Zie je wel: Rosa betaalde de Impresario, en kocht Verdi en Wagner. Nu jij: elk stuk kost { $along-cost } van je { $own } niveaus, en zijn prijs in dukaten.

    Je { $ducats } dukaten zijn net genoeg voor **Mozart**. In Berlin vult hij een grote zaal, en de inkomsten komen vóór het volgende bod.
operalessons-ending-4-task = Koop Mozart en laat hem in Berlin spelen.
operalessons-ending-4-1-item = Mozart gekocht
operalessons-ending-4-1-hint = Koop Mozart: { $ducats } dukaten.
operalessons-ending-4-1-wrong = Koop een stuk, en neem Mozart: hij is de beste die je kunt betalen.
operalessons-ending-4-1-wrong-handel = Ook een goede koop, maar een gespaarde dukaat is in de grote zaal van Berlin een verloren punt. Mozart!
operalessons-ending-4-1-wrong-rearrange = Alleen stukken verplaatsen kost ook { $along-cost } niveau, en wat Berlin wint, mist een andere zaal. Koop iets.
operalessons-ending-4-1-wrong-intermezzo = Deze keer niet! Hier wachtte je op: een stuk voor Berlin, voor { $along-cost } niveau.
operalessons-ending-4-1-wrong-cheap = Het goedkoopste vult de zaal ook. Maar in een grote zaal telt roem, en Mozart kun je betalen.
operalessons-ending-4-2-item = Mozart in Berlin
operalessons-ending-4-2-hint = In de grote zaal van Berlin, en de rest blijft zoals het is.
operalessons-ending-4-2-wrong = Laat de anderen waar ze zijn, en leg Mozart in de grote zaal van Berlin.

operalessons-ending-5-title = Wanneer is het genoeg?
operalessons-ending-5-say = Rosa heeft haar voorstelling beëindigd, en jij hebt het initiatief op niveau { $own }. Je zou de Signora nog kunnen inhuren. Maar wat verkoop je dan?

    Kijk naar Bruno: op niveau { $last } kan hij geen enkel personage betalen. Er gebeurt dus niets meer wat je kunt missen. **Beëindig je voorstelling**, en je niveaus gaan mee naar de volgende ronde.
operalessons-ending-5-task = Beëindig je voorstelling.
operalessons-ending-5-1-item = voorstelling beëindigd
operalessons-ending-5-1-hint = Doek!
operalessons-ending-5-1-wrong = Genoeg voor vanavond: beëindig je voorstelling.
operalessons-ending-5-1-wrong-signora = Ze zou een stuk weghalen uit een zaal waar het goed zit, en al je niveaus erbij. Houd ze allebei.

operalessons-ending-6-title = Een voorsprong
operalessons-ending-6-say = Ronde { $round }. Je hebt nog { $own } niveaus, en Bruno minder: je staat vóór hem nog voordat iemand geboden heeft. En er kwamen { $ducats } dukaten binnen.

    Vraag je dus elke keer twee dingen af: **wat kan ik nog missen** als ik nu stop? En **wat is een niveau me waard** in de volgende ronde?

## Les 10: Gelijk aan het eind.

operalessons-tie-title = Gelijk aan het eind
operalessons-tie-done = Je weet dat een gelijke stand op de budgettabel beslist wordt, en dat een niveau tot het laatst iets waard is.

operalessons-tie-1-title = De laatste ronde
operalessons-tie-1-say = Ronde { $round } van { $rounds }. Daarna komt de laatste telling. Je hebt { $mine } punten, en er komen er nog { $counting } bij; Rosa heeft er { $red }, en krijgt er nog { $rosa }.

    De meeste punten winnen. En als twee spelers **gelijk** staan? Dan wint wie op de budgettabel beter staat: op een hoger niveau, of op hetzelfde niveau verder naar links. Er is dus altijd één winnaar.

operalessons-tie-2-title = Waar zijn dukaten goed voor?
operalessons-tie-2-say = Morgen koop je niets meer voor je { $ducats } dukaten. Vandaag maakt de **Architetto** er punten van: meteen { $points-per-hall } per zaal, en één minder als die leeg blijft. Je staat op niveau { $own }.
operalessons-tie-2-task = Huur de Architetto in.
operalessons-tie-2-1-item = Architetto ingehuurd
operalessons-tie-2-1-hint = Die met de passer.
operalessons-tie-2-1-wrong = Dat levert je vanavond geen punten op. De Architetto wel.
operalessons-tie-2-1-wrong-esperto = Hij telt een stuk en haalt het uit zijn grote zaal, waar het ook punten oplevert. Niets gewonnen.
operalessons-tie-2-1-wrong-critico = Slim bedacht, maar dan blijven je dukaten liggen. De Architetto!
operalessons-tie-2-1-wrong-end = Met minder punten dan Rosa, en dukaten in je beurs? Bouw eerst.

operalessons-tie-3-title = Wat bouw je?
operalessons-tie-3-say = Deze zalen vult niemand meer, en ook een lege grote zaal levert niets op. Vanavond is de ene zaal dus zo goed als de andere.

    Je hebt { $ducats } dukaten, en als ze klein zijn kun je twee delen bouwen. Rosa en Bruno zijn te arm om mee te spelen.
operalessons-tie-3-choice = Bouw iets, of stop.
operalessons-tie-3-chose-stop = Dan blijven je dukaten in je beurs, waar niemand ze telt.
operalessons-tie-3-chose-small = Dat is één zaal; met de dukaten die je overhoudt, kun je er nog een deel bij bouwen.
operalessons-tie-3-better = Tel de punten en de telling bij elkaar op: **elke zaal is uiteindelijk één punt waard**. Bouw er dus zoveel als je dukaten toelaten. Dat zijn er drie, allemaal in Milano of op twee plaatsen. We gaan verder met **Milano**.

operalessons-tie-4-title = Stop op tijd
operalessons-tie-4-say = Reken maar na: jij hebt er { $mine } en krijgt er nog { $counting }, Rosa { $red } en { $rosa }. **Gelijk!** Maar zij betaalde net de Maestro en staat op niveau { $other }; jij staat op { $own }.

    Je zou de Signora nog kunnen inhuren. Maar het Palazzo is vol: ze verkoopt niets voor je, en je niveaus ben je kwijt.
operalessons-tie-4-task = Beëindig je voorstelling.
operalessons-tie-4-1-item = voorstelling beëindigd
operalessons-tie-4-1-hint = Doek!
operalessons-tie-4-1-wrong = Houd je niveaus: beëindig je voorstelling.
operalessons-tie-4-1-wrong-signora = Ze kan niets verkopen, en je marker zou onder die van Rosa zakken. Juist die marker wint het spel voor je!

operalessons-tie-5-title = Met een marker verschil
operalessons-tie-5-say = { $mine } punten voor jou, { $red } voor Rosa, { $yellow } voor Bruno. Gelijk, en **jij wint**: jouw marker staat hoger.

    Kijk in de laatste ronde dus ook naar de niveaus. Wat je geen punten meer oplevert, kan je nog het spel winnen.

## Les 11: Met zijn tweeën.

operalessons-two-players-title = Met zijn tweeën
operalessons-two-players-done = Je weet wat er met twee spelers anders is: een kleiner aanbod, minder gebouwen, een vierde personage per ronde, en een eerste actie die geen niveau kost.

operalessons-two-players-1-title = Kleiner en scherper
operalessons-two-players-1-say = Met twee spelers telt het aanbod { $offer-2 } stukken, en niet meer dan { $offer-limit-2 } van één componist.

    Er zijn ook **minder gebouwen**: buiten Venezia heeft elke stad maar één hoofdgebouw. Bouw jij het, dan krijgt je rivaal het nooit.

operalessons-two-players-2-title = De eerste is gratis
operalessons-two-players-2-say = Rosa heeft de Impresario ingehuurd, en jij kunt meespelen. Met twee spelers kost je **eerste actie geen niveau**; een tweede kost er { $along-cost }, zoals altijd. Je staat op niveau { $level }.

    In Wien staat een zaal leeg. (Let op: alleen programmeren, zonder te kopen, kost ook met twee { $along-cost } niveau.)
operalessons-two-players-2-task = Speel mee: koop Beethoven.
operalessons-two-players-2-1-item = Beethoven gekocht
operalessons-two-players-2-1-hint = Beethoven, voor zijn roem in dukaten.
operalessons-two-players-2-1-wrong = Neem Beethoven: wat roem, voor een nette prijs.
operalessons-two-players-2-1-wrong-intermezzo = Een aankoop die geen niveau kost, en jij zegt nee? Koop!
operalessons-two-players-2-1-wrong-rearrange = Alleen programmeren kost een niveau, ook met twee. Eerst kopen niet.

operalessons-two-players-3-title = Nog een, voor een niveau?
operalessons-two-players-3-say = Nog steeds op niveau { $level }: dat kostte niets. Een tweede stuk kost { $along-cost } niveau en een deel van je { $ducats } dukaten.

    Denk vooruit: hierna heb jij het initiatief, en de Architetto, voor { $fee-architetto } niveaus, is nog vrij.
operalessons-two-players-3-choice = Koop nog een stuk, of stop.
operalessons-two-players-3-chose-mozart = Hij is nu de Componist van de Eeuw, en je hebt er al een in Venezia. Een tweede vraagt om nog een grote zaal.
operalessons-two-players-3-chose-piece = Een stuk voor later; het wacht achter je scherm tot er een zaal voor is.
operalessons-two-players-3-better = Hier is **allebei goed**. Een stuk dat jij hebt, krijgt je rivaal niet, en één niveau lager kun je de Architetto nog betalen. Stop je, dan houd je een niveau voor de volgende ronde, en dukaten voor stenen. Waar het om gaat: de eerste actie is gratis, en een tweede moet een niveau waard zijn. We gaan verder zonder.

operalessons-two-players-4-title = Het toneel op
operalessons-two-players-4-say = Laat Beethoven nu klinken in de lege zaal in Wien, naast Verdi. Twee stukken in één gebouw leveren meer op dan twee in twee.
operalessons-two-players-4-task = Vul de lege zaal in Wien.
operalessons-two-players-4-1-item = beide zalen van Wien vol
operalessons-two-players-4-1-hint = Beethoven in de tweede zaal van Wien; de rest blijft zoals het is.
operalessons-two-players-4-1-wrong = Leg Beethoven in de tweede zaal van Wien.
operalessons-two-players-4-1-wrong-empty = In Wien is nog een zaal leeg. Achter je scherm heb je er een stuk voor.

operalessons-two-players-5-title = De vierde
operalessons-two-players-5-say = Maestro, Critico, Signora: je hebt deze ronde al drie personages ingehuurd. Met meer spelers was je voorstelling nu voorbij. Met twee mag je er **{ $hires-2 }** inhuren.

    Paris is net opengegaan, met één hoofdgebouw, en Rosa wil het ook.
operalessons-two-players-5-task = Huur de Architetto in en bouw in Paris.
operalessons-two-players-5-1-item = Architetto ingehuurd
operalessons-two-players-5-1-hint = Je vierde personage deze ronde: { $fee-architetto } niveaus.
operalessons-two-players-5-1-wrong = De Architetto, voordat Rosa hem inhuurt.
operalessons-two-players-5-1-wrong-end = Je mag er nog een inhuren, en Rosa kijkt al naar Paris. De Architetto!
operalessons-two-players-5-2-item = hoofdgebouw in Paris
operalessons-two-players-5-2-hint = Drie zalen in Paris, en niemand naast je.
operalessons-two-players-5-2-wrong = Paris graag: het enige hoofdgebouw daar.
operalessons-two-players-5-2-wrong-wing = Een vleugel kan wachten. Het hoofdgebouw in Paris niet: er is er maar één.
operalessons-two-players-5-2-wrong-stop = Je hebt de Architetto betaald. Laat hem in Paris bouwen!

## Les 12: De beroemde ronde zes.

operalessons-round-six-title = De beroemde ronde zes
operalessons-round-six-done = Je hebt een hele ronde gespeeld, op drie plaatsen. Wie ook voor de anderen kan denken, is klaar voor het echte toneel. Toi, toi, toi!

operalessons-round-six-1-title = Bruno zet alles in
operalessons-round-six-1-say = Ronde { $round }, en daarna een telronde. Vandaag speel je ze alle drie, om de beurt. Eerst ben je **Bruno**, geel: niveau { $own }, { $ducats } dukaten.

    Rosa staat op { $red }, Nina op { $blue }, en allebei kunnen ze klimmen. Je hebt de Signora nodig voor dukaten, en dan de Impresario: er zijn twee Wagners in het aanbod. Dat lukt alleen als je **de eerste bent**.
operalessons-round-six-1-task = Bied zo hoog dat niemand boven je kan komen.
operalessons-round-six-1-1-item = het hoogste bod dat er is
operalessons-round-six-1-1-hint = De tabel eindigt bij niveau { $max-level }.
operalessons-round-six-1-1-wrong = Ga tot het uiterste: boven de top kan niemand klimmen.
operalessons-round-six-1-1-wrong-behind = Dan kom je niet boven Rosa, zelfs als ze niets biedt. Hoger!
operalessons-round-six-1-1-wrong-risk = Bijna, maar Rosa heeft maar een paar dukaten nodig om boven je te komen, en haar bod zie je niet. Geef haar geen kans.

operalessons-round-six-2-title = Eerst geld, dan muziek
operalessons-round-six-2-say = Niveau { $own }, Rosa { $red }: gelukt, maar je hebt nog { $ducats } dukaten. Dus eerst de **Signora**.

    Niemand is beroemder dan **Verdi** in Wien: niets brengt meer op. Van Wagner, die zijn plaats inneemt, zijn er twee in het aanbod, en die zijn goedkoper. Snel: in het Palazzo past één Verdi, en Nina heeft er ook een.
operalessons-round-six-2-task = Huur de Signora in en verkoop Verdi voor dukaten.
operalessons-round-six-2-1-item = Signora ingehuurd
operalessons-round-six-2-1-hint = { $fee-signora } niveaus, en de Impresario kun je daarna nog betalen.
operalessons-round-six-2-1-wrong = Later, of helemaal niet. Eerst heb je dukaten nodig, en die krijg je nu alleen van de Signora.
operalessons-round-six-2-1-wrong-impresario = Met { $ducats } dukaten? Daar koop je bijna niets voor. Eerst verkopen.
operalessons-round-six-2-1-wrong-maestro = Die komt nog, maar eerst de dukaten voor de muziek die hij moet dirigeren.
operalessons-round-six-2-1-wrong-end = Na zo’n bod? Je bent nog maar net begonnen.
operalessons-round-six-2-2-item = Verdi verkocht voor dukaten
operalessons-round-six-2-2-hint = Verdi uit Wien, voor { $ducats-per-fame } dukaten per niveau roem.
operalessons-round-six-2-2-wrong = Verkoop Verdi, en neem dukaten.
operalessons-round-six-2-2-wrong-points = Nu punten, of Wagners in je grote zalen, in deze telling en de volgende? Neem de dukaten.
operalessons-round-six-2-2-wrong-beethoven = Beethoven brengt bijna niets op. Verdi!
operalessons-round-six-2-2-wrong-stop = De Signora is al betaald. Verkoop!

operalessons-round-six-3-title = Nina rekent
operalessons-round-six-3-say = Rosa speelde niet mee: ze houdt liever wat ze heeft. Nu ben je **Nina**, blauw, op niveau { $own } met { $ducats } dukaten. In het Palazzo is nog één plaats.

    In Venezia klinkt **Mozart** in je tweede zaal: daar levert hij inkomsten op, maar geen punten. Voor zijn prijs koop je straks Verdi, voor je grote zaal in Paris.
operalessons-round-six-3-task = Speel mee: verkoop Mozart voor dukaten.
operalessons-round-six-3-1-item = Mozart verkocht voor dukaten
operalessons-round-six-3-1-hint = De laatste plaats in het Palazzo, { $along-cost } niveau.
operalessons-round-six-3-1-wrong = Die niet. Mozart zit in een gewone zaal en brengt meer op.
operalessons-round-six-3-1-wrong-points = Een paar punten, en dan geen Verdi voor Paris? Neem de dukaten: die worden meer.
operalessons-round-six-3-1-wrong-intermezzo = Dan blijft de plaats leeg en kun je Verdi straks niet betalen. Speel mee.
operalessons-round-six-3-1-wrong-other = Die brengt minder op, en Mozart zit in een gewone zaal waar hij niets scoort. Verkoop Mozart.

operalessons-round-six-4-title = Rosa’s lieveling
operalessons-round-six-4-say = Nu ben je **Rosa**, rood. Bruno is gezakt naar { $yellow }, en op { $own } heb jij het initiatief.

    Onder aan de ladder staat **Monteverdi**, maar hij klinkt in drie van je grote zalen en is de Componist van de Eeuw: elke keer { $bonus } extra. Elk niveau dat hij klimt is je drie punten waard. Haal dus de Critico!
operalessons-round-six-4-task = Laat de Critico Monteverdi zo hoog mogelijk brengen.
operalessons-round-six-4-1-item = Critico ingehuurd
operalessons-round-six-4-1-hint = { $fee-critico } niveaus voor zes punten.
operalessons-round-six-4-1-wrong = Eerst de roem van Monteverdi: niets levert je nu meer op.
operalessons-round-six-4-1-wrong-impresario = Bruno staat te popelen om hem in te huren. Laat hem betalen; jij speelt mee voor { $along-cost } niveau per stuk.
operalessons-round-six-4-1-wrong-esperto = Te vroeg: in Wien staan twee zalen leeg, en de Esperto telt alleen wat er klinkt. Straks levert hij veel meer op.
operalessons-round-six-4-1-wrong-maestro = Hij staat in Wien, en dat komt je goed uit. Eerst Monteverdi.
operalessons-round-six-4-1-wrong-end = Met al die niveaus? Je hebt nog grote plannen.
operalessons-round-six-4-2-item = Critico in Venezia
operalessons-round-six-4-2-hint = Monteverdi klinkt in je grote zaal in Venezia.
operalessons-round-six-4-2-wrong = Daar voert niemand Monteverdi op. Venezia.
operalessons-round-six-4-2-wrong-wien = Daar klinkt hij ook. Maar in Wien staat de Maestro al, en de andere plaats wil je voor de Esperto. Venezia.
operalessons-round-six-4-3-item = Monteverdi zo hoog mogelijk
operalessons-round-six-4-3-hint = { $critico-reach } omhoog.
operalessons-round-six-4-3-wrong = Het gaat om Monteverdi: hij klinkt in drie van je grote zalen.
operalessons-round-six-4-3-wrong-one = Twee niveaus zijn twee keer zoveel waard. Tot het uiterste!
operalessons-round-six-4-3-wrong-stop = Dan kwam hij voor niets. Prijs Monteverdi.

operalessons-round-six-5-title = Drie keer Wagner
operalessons-round-six-5-say = Weer **Bruno**: niveau { $own }, { $ducats } dukaten, en het initiatief. Drie grote zalen, waarvan twee zonder roem.

    Met de twee Wagners uit het aanbod kan er in elke zaal een spelen. Dan wordt niemand vaker opgevoerd dan hij, en hij **stijgt nog vóór de telling**: drie keer de hoogste roem. In de volgende episode is hij ook nog Componist van de Eeuw.
operalessons-round-six-5-task = Huur de Impresario in, koop de twee Wagners en vul er je grote zalen mee.
operalessons-round-six-5-1-item = Impresario ingehuurd
operalessons-round-six-5-1-hint = Voordat Rosa de eerste keus heeft: { $fee-impresario } niveaus.
operalessons-round-six-5-1-wrong = Het aanbod wacht niet. Nu de Impresario.
operalessons-round-six-5-1-wrong-maestro = Zo meteen. Eerst de muziek, anders kiest Rosa vóór jou.
operalessons-round-six-5-1-wrong-end = Twee grote zalen zonder roem, vlak voor de telling? Nee!
operalessons-round-six-5-2-item = een Wagner
operalessons-round-six-5-2-hint = Wagner.
operalessons-round-six-5-2-wrong = Nu niet: de twee Wagners.
operalessons-round-six-5-2-wrong-verdi = Duurder, en Wagner gaat hem zo voorbij. En je hebt net een Verdi verkocht!
operalessons-round-six-5-2-wrong-stop = Juist hiervoor verkocht je Verdi. Koop!
operalessons-round-six-5-3-item = nog een Wagner
operalessons-round-six-5-3-hint = En nog eens Wagner.
operalessons-round-six-5-3-wrong = De tweede Wagner: één voor elke grote zaal.
operalessons-round-six-5-3-wrong-verdi = Alleen met drie van jou wordt Wagner zeker het meest opgevoerd. Neem de tweede.
operalessons-round-six-5-3-wrong-stop = Dan moet één grote zaal het zonder doen. De tweede Wagner ook.
operalessons-round-six-5-4-item = Wagner in alle drie de grote zalen
operalessons-round-six-5-4-hint = Overal Wagner vooraan; de huiscomponist verhuist naar Paris, Beethoven blijft.
operalessons-round-six-5-4-wrong = In elke grote zaal een Wagner, en elk ander stuk ook in een zaal: lege zalen kosten punten.

operalessons-round-six-6-title = Rosa verzilvert haar roem
operalessons-round-six-6-say = Als **Rosa** speelde je mee, kocht je Verdi en vulde je Wien. Daarna haalde Bruno de Maestro naar Paris. Je staat op { $own }: precies wat de **Esperto** vraagt. In je gebouwen klinkt roem genoeg.
operalessons-round-six-6-task = Huur de Esperto in.
operalessons-round-six-6-1-item = Esperto ingehuurd
operalessons-round-six-6-1-hint = Je laatste { $fee-esperto } niveaus.
operalessons-round-six-6-1-wrong = De Esperto: vier beroemde stukken wachten op hem.
operalessons-round-six-6-1-wrong-architetto = Lege zalen, vlak voor de telling? De Esperto levert veel meer op.
operalessons-round-six-6-1-wrong-end = Met een gebouw vol roem in Wien? Eerst verzilveren.

operalessons-round-six-7-title = Waar luistert hij?
operalessons-round-six-7-say = Hij telt de roem van **al je stukken in één stad**. Dan gaat je beste stuk daar naar wie de minste punten heeft: Nina met { $blue }; jij hebt er { $red }.

    Zoek dus een stad met veel roem, waar je je beste stuk kunt missen.
operalessons-round-six-7-choice = Stuur de Esperto naar een stad.
operalessons-round-six-7-chose-berlin = Eén klein stuk, en dat ben je kwijt, grote zaal of niet.
operalessons-round-six-7-chose-wien = Vier stukken in één keer: dat is oogsten!
operalessons-round-six-7-chose-nothing = Daar voer je niets op, dus telt hij niets en neemt hij niets mee.
operalessons-round-six-7-better = In **Wien** tellen je vier stukken allemaal. Verdi, het beste, gaat naar Nina; maar hij zat in een gewone zaal, dus je telling lijdt er nauwelijks onder. Die prijs kun je betalen. We gaan verder met Wien.

operalessons-round-six-8-title = Nina heeft het laatste woord
operalessons-round-six-8-say = Bruno had in Wien ook kunnen scoren, maar dan was Wagner uit zijn grote zaal verdwenen, dus hij liet het zitten. Nu ben je nog eens **Nina**: niveau { $own }, { $ducats } dukaten, en een Verdi cadeau.

    Eén ding kun je nog betalen: de **Architetto**. Een vleugel in Paris geeft meteen punten, meer dan twee lege zalen straks kosten. En daar staat de Maestro.
operalessons-round-six-8-task = Huur de Architetto in en bouw een vleugel in Paris.
operalessons-round-six-8-1-item = Architetto ingehuurd
operalessons-round-six-8-1-hint = { $fee-architetto } niveaus: alles wat je hebt.
operalessons-round-six-8-1-wrong = De Architetto is de enige die je kunt betalen.
operalessons-round-six-8-1-wrong-end = Je zou je niveaus kunnen sparen. Maar een vleugel loont: { $points-per-hall } punten per zaal, en zolang die leeg is kost elke zaal er maar één.
operalessons-round-six-8-2-item = vleugel in Paris
operalessons-round-six-8-2-hint = Je gebouw in Paris groeit, vlak naast de Maestro.
operalessons-round-six-8-2-wrong = Liever in Paris: daar staat de Maestro, en het is de laatste vleugel.
operalessons-round-six-8-2-wrong-london = Een nieuwe grote zaal is verleidelijk. Maar de Maestro staat in Paris, en hoe voller één gebouw, hoe meer elk stuk oplevert.
operalessons-round-six-8-2-wrong-stop = Hij is betaald, laat hem nu ook bouwen.

operalessons-round-six-9-title = De telling
operalessons-round-six-9-say = Rosa heeft { $red } punten, Bruno { $yellow }, Nina { $blue }. Rosa maakte Monteverdi beroemder en verzilverde dat op het juiste moment. Bruno heeft Wagner in drie grote zalen, net nu zijn eeuw begint. Nina blijft in de race met een cadeau en een nieuwe vleugel.

    Drie plannen, en elk had zijn redenen. Welk was het jouwe geweest?

## Wat een zet oplevert, na een vrije keuze.

operalessons-compare-income = { $value ->
    [one] inkomsten { $value } dukaat
   *[other] inkomsten { $value } dukaten
}
operalessons-compare-income-rosa = Rosa { $value }
operalessons-compare-income-bruno = Bruno { $value }
operalessons-compare-ducats = { $value ->
    [one] nog { $value } dukaat
   *[other] nog { $value } dukaten
}
operalessons-compare-points = { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
operalessons-compare-counting = telling { $value }
operalessons-compare-counting-rosa = Rosa { $value }
operalessons-compare-counting-bruno = Bruno { $value }
operalessons-compare-level = niveau { $value }

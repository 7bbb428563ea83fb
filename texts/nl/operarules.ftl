### De spelregels van Opera in onze eigen woorden. De volgorde van dit bestand is die van het boek.
### Elk getal is een open plek, gevuld uit de doos; een toelichting volgt op de regel waar ze bij hoort.

operarules-title = Opera: de spelregels in onze eigen woorden
operarules-introduction =
    Je bent een beschermer van de muziek. In { $episodes } episodes en { $rounds } rondes bouw je operagebouwen in heel Europa, vul je hun zalen met muziekstukken en huur je de personages in die componisten beroemd maken. Wie na de laatste telronde de meeste overwinningspunten heeft, wint.

    Deze regels zijn voor { $players-2 } tot en met { $players-4 } spelers. Elke regel heeft een nummer, dat het spel noemt als het een zet weigert of punten geeft. Er zijn gedrukte spelregels in het Engels, Nederlands en Frans, en een Italiaanse vertaling van een speler. Ze vertellen allemaal hetzelfde spel in eigen woorden, en wij gebruiken meestal de woorden van die in jouw taal (alleen de Franse hebben eigen namen voor steden en personages). Waar ze een vraag openlaten, staat meteen onder de regel wat wij besloten; waar ze verschillen, zegt een noot dat; en getallen die er niet in staan herken je als de onze.

operarules-section-S = Voorbereiding
operarules-S1 = Schud de { $composers } componisten en zet er op elk niveau van de roemladder één. Zijn niveau is zijn roem, met { $top-fame } als hoogste. Je huiscomponist staat niet op de ladder en komt er ook nooit op: hij heeft geen roem.
operarules-edition-S1 = De spelregels schrijven één componist niet allemaal hetzelfde: Handel in het Engels en het Frans, Händel in het Nederlands en het Italiaans. Alleen de Nederlandse noemen de kleuren van de componisten, en zelfs daar ontbreekt die van Verdi: de zijne is onze aanname.
operarules-S2 = Schud alle { $pieces } muziekstukken, { $pieces-each } van elke componist, tot één stapel. De stukken van de huiscomponisten houd je erbuiten.
operarules-S3 = Trek nu het aanbod: { $offer-4 } muziekstukken met { $players-4 } spelers, { $offer-3 } met { $players-3 }, { $offer-2 } met { $players-2 }. Van één componist liggen er hoogstens { $offer-limit-4 } in, of { $offer-limit-2 } met { $players-2 } spelers: wat te veel is leg je terzijde, en je trekt opnieuw. Is het aanbod compleet, dan gaan de terzijde gelegde stukken naar de aflegstapel.
operarules-ruling-S3 = Stukken die te veel zijn wachten tot het aanbod compleet is; zo kan geen ervan in dezelfde trekking terugkomen.
operarules-edition-S3 = Volgens de Nederlandse spelregels leg je zulke stukken meteen af; de andere zeggen niet wanneer.
operarules-S4 = Trek door tot je muziekstukken van { $episodes } verschillende componisten hebt: de Componisten van de Eeuw, één voor elke episode. Komt iemand nog eens boven, dan gaat dat stuk naar de aflegstapel. De gekozen stukken blijven het hele spel op het spelbord liggen.
operarules-edition-S4 = Alleen de Nederlandse spelregels zeggen wat je doet als een componist nog eens bovenkomt.
operarules-S5 = Loot wie de startspeler is. Iedereen neemt { $start-ducats } dukaten en daarbovenop, met de klok mee vanaf de startspeler, { $extra-ducats }.
operarules-edition-S5 = Volgens de Franse spelregels beslissen de spelers zelf wie begint. Wij loten, zoals de andere zeggen.
operarules-S6 = Alle budgetmarkers beginnen op niveau { $level-zero } van de budgettabel, die van de startspeler in de eerste kolom en die van de anderen ernaast, met de klok mee.
operarules-edition-S6 = De Italiaanse spelregels zetten de markers van rechts naar links. Wij houden ons aan de andere: van links naar rechts.
operarules-S7 = Je hebt vanaf het begin een hoofdgebouw in Venezia. Het kostte niets en gaf geen punten, en in de grote zaal voer je het stuk van je huiscomponist op. Iedereen begint zonder punten.
operarules-S8 = Maestro, Critico en Esperto zijn nog onderweg: hun figuren staan nog in geen enkele stad.
operarules-S9 = In { $cities-1 } kun je meteen bouwen, in { $cities-2 } vanaf ronde { $opens-2 } en in { $cities-3 } vanaf ronde { $opens-3 }. Gebouwdelen voor een grotere tafel gaan terug in de doos.
operarules-edition-S9 = Alleen de Franse spelregels hebben eigen namen voor de steden: Venise, Vienne, Londres en Milan. De andere laten ze zoals ze zijn.
operarules-S10 = Je speelt { $rounds } rondes in { $episodes } episodes: Barok, Klassiek en Romantiek. Elke ronde heeft een budgetfase, een actiefase, een inkomstenfase en een eindfase. Na ronde { $counting-after } komt er een telronde.
operarules-option-S10 = Met seven_rounds speel je de kortere versie van de auteur: { $shorter-rounds } rondes, met een telronde na ronde { $shorter-counting-after }. De steden gaan nog steeds open als hun episode begint.

operarules-section-B = Budgetfase
operarules-B1 = Iedereen kiest tegelijk en in het geheim een bod. Niets bieden mag; maar je kunt niet meer dukaten bieden dan je hebt, en ook niet meer dan nodig is om je budgetmarker naar niveau { $max-level } te brengen. Tot de laatste gekozen heeft, komt niemand iets te weten.
operarules-B2 = Iedereen betaalt het bod aan de bank, en de budgetmarkers klimmen om de beurt. Wie vóór het bieden vooraan stond, klimt het eerst. Voor elke dukaat ga je één niveau omhoog, en waar je aankomt neem je de laagste kolom die op dat moment vrij is.
operarules-edition-B2 = In de Franse spelregels gaat de marker hier achteruit. Dat is vast een vergissing: in de andere klimt hij.
operarules-B3 = Bied je niets, dan blijft je marker staan waar hij staat, ook in dezelfde kolom.
operarules-ruling-B3 = Links van je kan in deze fase een plaats vrijkomen, en wie van onderen komt kan die nemen en je zo voorbijgaan. Dat is wat de regel letterlijk zegt, dus zo spelen we het.
operarules-B4 = In budgetvolgorde gaat een hoger niveau vóór een lager, en op hetzelfde niveau een lagere kolom vóór een hogere.

operarules-section-A = Actiefase
operarules-A1 = Het initiatief is voor wie in budgetvolgorde vooraan staat en nog meedoet. Heb jij het, huur dan een personage in dat deze ronde nog vrij is en waarvan je niveau het honorarium dekt, of beëindig je voorstelling.
operarules-edition-A1 = De Engelse, Nederlandse en Italiaanse spelregels houden de Italiaanse namen van alle personages; de Franse zeggen Architecte, Critique en Expert. Waar spelregels meerdere woorden voor één ding hebben, kozen we er één en houden we ons daaraan: de woordenlijst noemt de woorden die we kozen.
operarules-A2 = Je huurt hoogstens { $hires-4 } personages per ronde in, of { $hires-2 } met { $players-2 } spelers. Heb je dat gedaan en krijg je het initiatief, dan eindigt je voorstelling vanzelf. Eerder nooit: zolang je nog kunt inhuren, kies je zelf.
operarules-A3 = Heb je je voorstelling beëindigd (einde voorstelling), dan doe je deze ronde niet meer mee: niet inhuren en niet meespelen.
operarules-A4 = Een honorarium betaal je in niveaus van de budgettabel, niet in dukaten. Je budgetmarker zakt, en komt vlak rechts van alle markers op zijn nieuwe niveau; op een leeg niveau neemt hij de eerste kolom. Er is altijd plaats voor nog een kolom.
operarules-A5 = De actiefase is voorbij als niemand meer kan inhuren: iedereen heeft zijn voorstelling beëindigd, alle personages zijn ingehuurd, of wie het initiatief heeft kan geen enkel overgebleven personage betalen. Dan kan een ander het ook niet.
operarules-A6 = Je mag een personage inhuren en er maar een deel van gebruiken, of niets. Eén ding moet: de figuur van een karakter gaat op reis.
operarules-ruling-A6 = De spelregels zeggen niet of je alles moet gebruiken wat een personage biedt. Dat laten wij aan jou over; alleen de figuur moet op reis.
operarules-A7 = Functionarissen werken voor iedereen. Is de speler die inhuurde klaar, dan wordt aan alle anderen die nog meedoen één keer gevraagd, in budgetvolgorde, of ze meespelen. Wil je niet, dan heb je een intermezzo: dat kost niets en je blijft in de ronde. Kun je op geen enkele manier meespelen, dan wordt je niets gevraagd.
operarules-ruling-A7 = Volgens de spelregels vraag je het aan iedereen. Wij slaan over wie alleen nee kan zeggen.
operarules-A8 = Meespelen kost { operarules-amount-along } voor elke actie: een muziekstuk kopen, een deel bouwen of een stuk verkopen. Met { $players-2 } spelers { operarules-amount-free }; je betaalt alleen voor wat je daarna nog doet. Meespelen telt nooit als inhuren.
operarules-A9 = Is een personage klaar, kijk dan opnieuw wie het initiatief heeft. Dat kun jij best een paar keer achter elkaar zijn.

operarules-section-AI = Impresario (honorarium { $fee-impresario })
operarules-AI1 = Koop hoogstens { $actions-impresario } muziekstukken uit het aanbod. De prijs is de roem van de componist in dukaten, meteen te betalen. Wat je koopt gaat achter je podiumscherm, naar je persoonlijke voorraad.
operarules-AI2 = Daarna mag je programmeren: leg de muziekstukken uit je persoonlijke voorraad en je zalen waar je wilt, hoogstens één per zaal. Al je zalen in een stad zijn samen één operagebouw, en daarin voer je elke componist maar één keer op. Je huiscomponist telt als een componist zoals elke andere; zijn stuk mag in een zaal of in je voorraad. Je voorraad heeft geen grens, en wat anderen opvoeren bindt je niet.
operarules-AI3 = Heb je de Impresario ingehuurd, dan mag je ook programmeren zonder iets te kopen.
operarules-ruling-AI3 = De spelregels zeggen dit alleen over wie meespeelt. Het zou vreemd zijn als die meer mocht dan de speler die de Impresario inhuurde.
operarules-AI4 = Speel je mee, koop dan hoogstens { $actions-impresario } muziekstukken en programmeer daarna. Of koop niets en programmeer alleen: dat heet herschikken en kost { operarules-amount-along }. Met { $players-2 } spelers kost het dat ook, want alleen een aankoop kan gratis zijn.

operarules-section-AA = Architetto (honorarium { $fee-architetto })
operarules-AA1 = Bouw hoogstens { $actions-architetto } delen in open steden, als ze nog in de voorraad zijn. Je betaalt { $ducats-per-hall } dukaten per zaal en krijgt er { $points-per-hall } overwinningspunten voor, allebei meteen. Zalen in een hoofdgebouw: { $halls-main }. Zalen in een vleugel: { $halls-wing }.
operarules-source-AA1 = Gedrukt staat hoeveel zalen een heel operagebouw heeft in Wien, Paris en Milano, en in de voorbeelden een paar delen; de rest hebben we afgeleid, en voor London is het onze aanname. Ook hoe vaak elk deel er is, staat er niet: dat hebben we afgeleid uit het aantal van alle delen.
operarules-AA2 = In elke stad heb je hoogstens één operagebouw. Het begint als hoofdgebouw; een vleugel kan alleen aan een eigen hoofdgebouw, al mag je dat net gebouwd hebben. Vleugels die aan een operagebouw passen: { $wings }. De eerste zaal van het hoofdgebouw is de grote zaal, en de zalen van een vleugel komen na de zalen die er al zijn.
operarules-AA3 = Nieuwe zalen staan leeg. Om ze te vullen heb je de Impresario nodig, want niemand anders brengt muziekstukken in een zaal.
operarules-AA4 = Speel je mee, dan mag ook jij hoogstens { $actions-architetto } delen bouwen; voor elk betaal je zoals A8 zegt.

operarules-section-AS = Signora (honorarium { $fee-signora })
operarules-AS1 = Verkoop { operarules-amount-sold } aan het Palazzo, uit je persoonlijke voorraad of rechtstreeks uit een zaal. Je kiest zelf: { $ducats-per-fame } dukaten per niveau roem, of de roem zelf in overwinningspunten.
operarules-AS2 = In het Palazzo passen { $palazzo-4 } muziekstukken met { $players-4 } spelers, { $palazzo-3 } met { $players-3 } en { $palazzo-2 } met { $players-2 }. Elke componist komt er maar één keer in, een huiscomponist nooit.
operarules-AS3 = Speel je mee, dan verkoop ook jij { operarules-amount-sold }, tenzij het Palazzo vol is.

operarules-section-AM = Maestro (honorarium { $fee-maestro })
operarules-AM1 = Stuur de figuur naar een andere stad met een vrije plaats. Wat hij daar doet, lees je bij I2.

operarules-section-AC = Critico (honorarium { $fee-critico })
operarules-AC1 = Stuur de figuur naar een andere stad met een vrije plaats. Daarna mag je een componist die in die stad opgevoerd wordt, in wiens operagebouw dan ook, prijzen of kraken: hij gaat op de roemladder hoogstens { $critico-reach } niveaus omhoog of omlaag, zonder eraf te gaan. Ieder die hij passeert schuift een niveau de andere kant op.
operarules-ruling-AC1 = Je mag de Critico ergens heen sturen en de roemladder met rust laten.
operarules-edition-AC1 = Alleen de Nederlandse spelregels zeggen hier ‘mag’; de andere laten open of de Critico de ladder met rust kan laten.
operarules-AC2 = Een huiscomponist interesseert de Critico niet: die kun je niet kiezen.

operarules-section-AE = Esperto (honorarium { $fee-esperto })
operarules-AE1 = Stuur de figuur naar een andere stad met een vrije plaats. Je scoort meteen: tel de roem op van al je muziekstukken die in die stad opgevoerd worden.
operarules-AE2 = Dat heeft zijn prijs. Is er een componist van de roemladder bij, dan sta je je beroemdste stuk daar af. Het stuk van je huiscomponist houd je altijd.
operarules-ruling-AE2 = Wordt daar alleen je huiscomponist opgevoerd, dan sta je niets af. Dat geval noemen de spelregels niet.
operarules-AE3 = Het stuk is een geschenk voor wie vóór jouw score de minste punten had, en gaat naar diens persoonlijke voorraad. Stond je zelf laatste, alleen of niet, dan gaat het naar de aflegstapel. Stonden meerdere anderen laatste, dan krijgt degene het die in budgetvolgorde achteraan staat.
operarules-ruling-AE3 = Staan zij ook op hetzelfde niveau, dan beslist de kolom: de hoogste is in budgetvolgorde de laatste (B4). De spelregels laten dat open.
operarules-edition-AE3 = Stond je zelf laatste, dan verdwijnt het stuk volgens de Nederlandse spelregels uit het spel; volgens de Engelse, Franse en Italiaanse gaat het naar de aflegstapel, en zo spelen wij het. De Italiaanse zeggen niet wat er gebeurt als je de laatste plaats deelde.
operarules-option-AE3 = Met esperto_piece_leaves_game speel je zoals de Nederlandse spelregels zeggen: stond je zelf laatste, dan verdwijnt het stuk uit het spel in plaats van naar de aflegstapel te gaan.
operarules-AE4 = Daarna mag ieder ander met een stuk van een componist van de roemladder in die stad volgen, in budgetvolgorde: scoor op dezelfde manier en leg je beste stuk daar op de aflegstapel. Het kost geen budget, en het mag ook als je je voorstelling al beëindigd hebt.
operarules-ruling-AE4 = De spelregels zeggen niet in welke volgorde de anderen volgen, en ook niet of je nog mag als je voorstelling voorbij is. Wij houden budgetvolgorde aan, en iedereen mag.

operarules-section-F = Figuren
operarules-F1 = Een figuur kan alleen naar een stad met een vrije plaats. Plaatsen per stad: { $places }.
operarules-source-F1 = In de gedrukte spelregels staat wel dat steden niet evenveel plaatsen hebben, maar niet hoeveel elke stad er heeft. De verdeling hier is onze aanname.
operarules-F2 = Huurt niemand een karakter in, dan blijft de figuur staan, ronde na ronde. De Maestro doet zijn werk waar hij staat.
operarules-F3 = Een figuur mag naar elke stad, ook waar nog niet gebouwd wordt. Heeft geen andere stad plaats, dan kun je dat karakter niet inhuren.
operarules-ruling-F3 = De gedrukte spelregels vragen alleen om een vrije plaats in een andere stad. Meer eisen stellen wij ook niet.

operarules-section-I = Inkomstenfase
operarules-I1 = Elk van je operagebouwen betaalt je dukaten voor de muziekstukken die er opgevoerd worden, dat van je huiscomponist meegeteld. Stukken → dukaten: { $income }.
operarules-I2 = Waar de Maestro staat, betaalt elk operagebouw dubbel, van wie het ook is.

operarules-section-E = Eindfase
operarules-E1 = Eerst spreekt het publiek. Tel de muziekstukken van elke componist in alle zalen van alle spelers, maar niet die in het Palazzo of achter podiumschermen. Wie het meest opgevoerd wordt, gaat een niveau omhoog; zijn het er meer, dan doen ze dat allemaal tegelijk. Ga de roemladder van boven naar beneden langs: elk van hen wisselt met de componist erboven, tenzij die ook stijgt. Buren die samen stijgen, gaan dus samen voorbij aan wie er boven hen staat. Wie niet opgevoerd wordt, stijgt nooit.
operarules-ruling-E1 = De spelregels zeggen niet hoe buren samen stijgen. Wissel je van boven naar beneden, dan krijgt ieder het juiste niveau en haalt niemand een componist in die ook stijgt.
operarules-E2 = Muziekstukken die niemand kocht gaan naar de aflegstapel, en je trekt een nieuw aanbod zoals in S3. Is de stapel op, schud dan de aflegstapel tot een nieuwe, zonder wat bij deze trekking terzijde gelegd is. Is dat nog niet genoeg, dan is het aanbod kleiner. Na de laatste ronde komt er geen aanbod meer.
operarules-ruling-E2 = De spelregels zeggen niet wat je doet als er te weinig muziekstukken over zijn, en ook niet of er na de laatste ronde nog een aanbod komt. Niemand zou er nog iets uit kunnen kopen, dus trekken wij er geen.
operarules-E3 = Alle personages kunnen weer ingehuurd worden.
operarules-E4 = Is het Palazzo vol, leg dan alles eruit op de aflegstapel.
operarules-E5 = Iedereen mag weer meedoen. Op elk niveau sluiten de budgetmarkers naar links aan, in dezelfde volgorde. Iedereen op niveau { $level-zero } krijgt { operarules-amount-bottom }.
operarules-E6 = De rondemarker gaat verder. Na ronde { $counting-after } komt eerst een telronde.

operarules-section-C = Telronde
operarules-C1 = Elk van je grote zalen levert de roem op van het muziekstuk erin. Je huiscomponist levert niets op.
operarules-C2 = Is dat stuk van de Componist van de Eeuw van deze episode, dan levert het extra overwinningspunten op. Van de eerste telronde tot de laatste: { $century-bonus }.
operarules-C3 = Voor elke zaal die leegstaat verlies je een overwinningspunt, ook als je daardoor onder nul komt.
operarules-ruling-C3 = De spelregels zeggen niet of je onder nul kunt komen. Bij ons wel: anders kwam de een er gratis vanaf en de ander niet.
operarules-C4 = Daarna gaat alles uit het Palazzo naar de aflegstapel, vol of niet, en gaan de volgende steden open: eerst { $cities-2 }, een telronde later { $cities-3 }.

operarules-section-W = Winnen
operarules-W1 = Met de laatste telronde is het spel afgelopen. Wie de meeste overwinningspunten heeft, wint. Bij gelijke stand beslist de betere plaats in budgetvolgorde (B4), zodat er één winnaar is en iedereen een eigen plaats heeft.

operarules-section-H = Wat verborgen is
operarules-H1 = Achter je podiumscherm liggen je dukaten en je persoonlijke voorraad: die zie jij alleen, net als je bod, tot alle biedingen opengaan. De volgorde van de stapel kent niemand. Al het andere ligt open: het aanbod, de aflegstapel, zalen, punten, budget, het Palazzo, figuren, wie wat inhuurde en de prijzen.
operarules-H2 = Met de optie open_screens ziet iedereen alle dukaten en voorraden. Die staat uit, tenzij jullie anders afspreken. Wie goed oplet, zou alles toch kunnen weten; maar een goed geheugen hoort bij het spel.

## Hoeveelheden, gebruikt door de regels hierboven.

operarules-amount-along = { $along-cost ->
    [one] { $along-cost } budgetniveau
   *[other] { $along-cost } budgetniveaus
}
operarules-amount-free = { $free-actions-2 ->
    [one] is je eerste actie gratis
   *[other] zijn je eerste { $free-actions-2 } acties gratis
}
operarules-amount-sold = { $actions-signora ->
    [one] { $actions-signora } muziekstuk
   *[other] hoogstens { $actions-signora } muziekstukken
}
operarules-amount-bottom = { $level-zero-ducats ->
    [one] { $level-zero-ducats } dukaat
   *[other] { $level-zero-ducats } dukaten
}

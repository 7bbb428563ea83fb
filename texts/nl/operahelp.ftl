### Help at the questions of Opera: what is asked, what answers mean, what players weigh; and what things are.

## Bidding.

operahelp-bid-short = Iedereen biedt tegelijk en in het geheim. Elke dukaat brengt je één niveau omhoog, en met niveaus betaal je personages. Wie het hoogst staat, is het eerst aan zet.
operahelp-bid-what = Iedereen biedt tegelijk en in het geheim. Je betaalt je bod in dukaten en klimt evenveel niveaus op de budgettabel.
operahelp-bid-answers = Waar een niveau goed voor is
operahelp-bid-1 = Wie het hoogst staat, is aan zet, telkens weer.
operahelp-bid-2 = Personages betaal je in niveaus; hoogstens { $hires } per ronde.
operahelp-bid-3 = { $free ->
    [0] Meespelen kost 1 niveau per actie.
   *[other] Meespelen: de eerste actie is gratis, een tweede kost 1 niveau.
}
operahelp-bid-4 = Niveaus die je niet gebruikt, heb je de volgende ronde nog.
operahelp-bid-think-1 = Welk personage heb ik nodig voordat een ander het neemt?
operahelp-bid-think-2 = Hoeveel dukaten heb ik nog nodig voor stukken en zalen?

## Hiring.

operahelp-hire-short = Je staat het hoogst en kiest dus: huur één personage in en betaal het honorarium in niveaus. Beëindig je je voorstelling, dan kun je ook niet meer meespelen.
operahelp-hire-what = Je hebt het initiatief: van iedereen die nog meedoet, sta jij het hoogst. Huur één personage in, of beëindig je voorstelling.
operahelp-hire-1 = Een personage: je betaalt het honorarium in niveaus en doet meteen wat het kan. Daarna kiest opnieuw wie het hoogst staat; dat kun jij weer zijn.
operahelp-hire-2 = Functionarissen werken voor iedereen: na jou kunnen de anderen meespelen.
operahelp-hire-3 = Karakters werken voor jou alleen: hun figuur gaat naar een andere stad.
operahelp-hire-4 = Voorstelling beëindigen: deze ronde huur je niets meer in en speel je niet meer mee. Je niveaus blijven.
operahelp-hire-think-1 = Als ik dit personage laat liggen, wie neemt het dan, en waarvoor?
operahelp-hire-think-2 = Misschien huurt een ander een functionaris in: houd ik een niveau over om mee te spelen?
operahelp-hire-think-3 = Geef ik die niveaus beter nu uit, of volgende ronde?

## Buying.

operahelp-buy-short = Een stuk kost de roem van zijn componist in dukaten. Koop er hoogstens twee, en leg je stukken dan in je zalen.
operahelp-buy-what = Koop hoogstens twee stukken uit het aanbod. Elk kost de roem van zijn componist in dukaten. Daarna programmeer je.
operahelp-buy-1 = Een stuk: het gaat naar je voorraad, en van daar naar een zaal.
operahelp-buy-2 = Genoeg: je koopt niets meer en programmeert, ook als je niets gekocht hebt.
operahelp-buy-think-1 = Bij de telling geeft een stuk in een grote zaal de roem van zijn componist. Wie staat er dan hoog?
operahelp-buy-think-2 = Hoe meer stukken in één operagebouw, hoe meer het opbrengt; maar nooit twee van één componist.
operahelp-buy-think-3 = De componist die in alle operagebouwen het meest wordt opgevoerd, stijgt aan het eind van de ronde.
operahelp-buy-along-short = { $player } heeft de Impresario ingehuurd, en je kunt meespelen: kopen en programmeren voor niveaus in plaats van een honorarium. Een intermezzo kost niets.
operahelp-buy-along-what = { $player } heeft de Impresario ingehuurd. Je kunt meespelen: koop hoogstens twee stukken en programmeer dan.
operahelp-buy-along-1 = { $free ->
    [0] Een stuk: zijn roem in dukaten, en 1 niveau.
   *[other] Een stuk: zijn roem in dukaten. Het eerste kost geen niveau, een tweede 1.
}
operahelp-buy-along-2 = Alleen programmeren: 1 niveau, en je herschikt wat je hebt.
operahelp-along-no = Intermezzo: je betaalt niets en blijft in de ronde.
operahelp-along-think = Zal ik die niveaus missen voor een eigen personage?

## Programming.

operahelp-programme-short = Leg je stukken in je zalen zoals je wilt. Een grote zaal geeft punten bij de telling; elke zaal met een stuk brengt dukaten op.
operahelp-programme-what = Leg je stukken, uit voorraad en zalen, in je zalen zoals je wilt. Eén per zaal, en in één operagebouw nooit twee van dezelfde componist.
operahelp-programme-answers = Wat een plaats waard is
operahelp-programme-1 = Grote zaal: bij de telling geeft het stuk zijn roem, de Componist van de Eeuw meer.
operahelp-programme-2 = Elke zaal: elk opgevoerd stuk brengt aan het eind van de ronde dukaten op; hoe meer in één operagebouw, hoe meer.
operahelp-programme-3 = Voorraad: een stuk daar wacht en brengt niets op.
operahelp-programme-4 = Alles zo laten: elk stuk blijft waar het is.
operahelp-programme-think-1 = Een lege zaal kost een punt bij de telling.
operahelp-programme-think-2 = Welke componist voer ik het meest op, zodat hij stijgt?
operahelp-programme-think-3 = Waar staat de Maestro? Daar brengt elk operagebouw het dubbele op.

## Building.

operahelp-build-short = Elke zaal kost { $cost } ♦ en geeft meteen { $gain } ★. Nieuwe zalen zijn leeg tot een Impresario ze vult.
operahelp-build-what = Bouw hoogstens twee delen. Elke zaal kost { $cost } ♦ en geeft { $gain } ★, allebei meteen.
operahelp-build-1 = Hoofdgebouw: het eerste deel in een stad. De eerste zaal is de grote zaal, die bij de telling meetelt.
operahelp-build-2 = Vleugel: meer zalen aan een eigen hoofdgebouw.
operahelp-build-3 = Niets meer: je houdt je dukaten.
operahelp-build-think-1 = Kan ik de zalen vullen vóór de telling? Een lege kost een punt.
operahelp-build-think-2 = Hoeveel van deze delen zijn er nog, en wie wil er ook een?
operahelp-build-along-short = { $player } heeft de Architetto ingehuurd, en je kunt meespelen: bouwen voor niveaus in plaats van een honorarium. Een intermezzo kost niets.
operahelp-build-along-what = { $player } heeft de Architetto ingehuurd. Je kunt meespelen: bouw één of twee delen, { $cost } ♦ per zaal, { $gain } ★ per zaal.
operahelp-along-price = { $free ->
    [0] Elk deel kost ook 1 niveau.
   *[other] Het eerste deel kost geen niveau, een tweede 1.
}

## Selling.

operahelp-sell-short = Verkoop één stuk aan het Palazzo: voor tweemaal de roem in dukaten, of voor de roem in punten. Het een of het ander, nooit allebei.
operahelp-sell-what = Verkoop één stuk aan het Palazzo, uit je voorraad of rechtstreeks uit een zaal.
operahelp-sell-1 = Voor dukaten: { $per } keer de roem van de componist.
operahelp-sell-2 = Of voor punten: de roem zelf.
operahelp-sell-3 = Niets verkopen: je houdt je stukken.
operahelp-sell-think-1 = Een stuk uit een zaal laat die zaal leeg: minder inkomsten, en een punt minder bij de telling.
operahelp-sell-think-2 = Het Palazzo heeft { $palazzo } plaatsen en neemt elke componist één keer.
operahelp-sell-along-short = { $player } heeft de Signora ingehuurd, en je kunt meespelen: verkoop één stuk voor 1 niveau. Dukaten of punten, nooit allebei.
operahelp-sell-along-what = { $player } heeft de Signora ingehuurd. Je kunt meespelen en ook één stuk verkopen.
operahelp-sell-along-3 = { $free ->
    [0] Het kost 1 niveau.
   *[other] Het kost geen niveau: met twee spelers is de eerste actie gratis.
}

## Characters.

operahelp-maestro-short = Waar de Maestro heen gaat, brengt elk operagebouw aan het eind van de ronde het dubbele op: dat van jou en dat van de anderen.
operahelp-maestro-what = Stuur de Maestro naar een andere stad met een vrije plaats. Daar brengt elk operagebouw het dubbele op, van jou en van de anderen.
operahelp-move-1 = Een stad: het getal erbij zegt wat er voor jou verandert.
operahelp-maestro-think-1 = Waar verdien ik meer dan de anderen?
operahelp-figure-stays = De figuur blijft daar tot iemand het personage weer inhuurt.
operahelp-critico-short = Waar de Critico heen gaat, mag je één componist die daar wordt opgevoerd hoger of lager zetten op de roemladder.
operahelp-critico-what = Stuur de Critico naar een andere stad met een vrije plaats. Daarna mag je een componist die daar wordt opgevoerd verplaatsen, hoogstens { $reach } niveaus.
operahelp-critico-1 = Een stad: alleen componisten die daar worden opgevoerd, bij wie dan ook, kun je verplaatsen.
operahelp-critico-think-1 = Wiens roem helpt mij het meest, en wiens roem de anderen?
operahelp-esperto-short = Waar de Esperto heen gaat, krijg je meteen de roem van al je stukken daar in punten, en sta je het beste af.
operahelp-esperto-what = Stuur de Esperto naar een andere stad met een vrije plaats. Je krijgt meteen de roem van al je stukken daar in punten, en staat dan het beste af.
operahelp-esperto-1 = Een stad: wat je scoort, welk stuk je afstaat, en wat je dan bij de telling mist.
operahelp-esperto-2 = Het stuk gaat naar wie de minste punten heeft; ben jij dat, dan wordt het afgelegd.
operahelp-esperto-think-1 = Wat zou dat stuk bij de volgende telling nog opleveren, en aan inkomsten?
operahelp-esperto-think-2 = Wie heeft daar nog meer stukken? Die mogen hetzelfde doen, gratis.
operahelp-critique-short = Zet één componist die hier wordt opgevoerd hoger of lager. Roem is prijs en punten: zijn stukken zijn meteen meer of minder waard.
operahelp-critique-what = Verplaats één componist die in deze stad wordt opgevoerd op de roemladder, hoogstens { $reach } niveaus; of verander niets.
operahelp-critique-1 = Een componist: eerst wie, dan hoe ver. Wie hij passeert, gaat één niveau de andere kant op.
operahelp-critique-2 = Niets veranderen: de roemladder blijft zoals hij is.
operahelp-critique-think-1 = Roem is wat stukken kosten, wat grote zalen opleveren en wat het Palazzo betaalt.
operahelp-critique-think-2 = Wie het meest wordt opgevoerd, stijgt aan het eind van de ronde vanzelf.
operahelp-claim-short = De Esperto is in een stad waar jij stukken hebt. Ook jij mag ermee scoren, gratis; maar je beste stuk hier wordt afgelegd.
operahelp-claim-what = { $player } stuurde de Esperto naar een stad waar jij stukken hebt. Jij mag er ook mee scoren; het kost geen budget.
operahelp-claim-1 = Scoren: de roem van al je stukken daar in punten. Het beste gaat naar de aflegstapel.
operahelp-claim-2 = Stukken houden: er verandert niets.
operahelp-claim-think-1 = Hoeveel rondes nog tot de telling? Kan ik de zaal tegen die tijd weer vullen?

## Roles, and what they would bring now.

operahelp-role-employee = functionaris, werkt voor iedereen
operahelp-role-character = karakter, verplaatst zijn figuur
operahelp-role-impresario-1 = Koop hoogstens twee stukken, elk voor de roem van zijn componist in dukaten.
operahelp-role-impresario-2 = Leg je stukken dan in je zalen zoals je wilt.
operahelp-role-impresario-3 = Anderen kunnen na jou meespelen.
operahelp-role-architetto-1 = Bouw hoogstens twee delen: { $cost } ♦ en { $gain } ★ per zaal.
operahelp-role-architetto-2 = Eén operagebouw per stad; vleugels alleen aan je eigen hoofdgebouw.
operahelp-role-architetto-3 = Anderen kunnen na jou meespelen.
operahelp-role-signora-1 = Verkoop één stuk: { $per } keer de roem in dukaten, of de roem in punten.
operahelp-role-signora-2 = Het Palazzo heeft { $palazzo } plaatsen en neemt elke componist één keer.
operahelp-role-signora-3 = Anderen kunnen na jou meespelen.
operahelp-role-maestro-1 = Gaat naar een andere stad. Elk operagebouw daar brengt het dubbele op.
operahelp-role-maestro-2 = Blijft daar tot iemand hem weer inhuurt.
operahelp-role-critico-1 = Gaat naar een andere stad. Je mag een componist die daar wordt opgevoerd verplaatsen, hoogstens { $reach } niveaus.
operahelp-role-critico-2 = Wie hij passeert, gaat één niveau de andere kant op.
operahelp-role-esperto-1 = Gaat naar een andere stad. Je krijgt de roem van al je stukken daar in punten.
operahelp-role-esperto-2 = Je beste stuk daar gaat naar wie de minste punten heeft.
operahelp-role-esperto-3 = Anderen met stukken daar mogen hetzelfde doen, gratis.
operahelp-now-hired = deze ronde al ingehuurd door { $player }.
operahelp-now-hired-own = jij hebt dit personage deze ronde ingehuurd.
operahelp-now-offer = { $count ->
    [0] er is niets in het aanbod; programmeren kan wel.
    [one] { $count } stuk in het aanbod, { $low } ♦.
   *[other] { $count } stukken in het aanbod, { $low } tot { $high } ♦.
}
operahelp-now-building = { $part } in { $city }: { $ducats } ♦, { $points } ★.
operahelp-now-hall = een zaal kost { $cost } ♦ en geeft { $gain } ★.
operahelp-now-selling = je { $composer } brengt { $ducats } ♦ op, of in plaats daarvan { $points } ★.
operahelp-now-palazzo = { $free ->
    [0] het Palazzo is vol.
    [one] er is één plaats vrij in het Palazzo.
   *[other] er zijn { $free } plaatsen vrij in het Palazzo.
}
operahelp-now-doubling = het best voor jou in { $city }: { $income } ♦ inkomsten.
operahelp-now-scoring = het best voor jou in { $city }: { $points } ★ als je { $composer } afstaat. Bij de telling heb je dan { $counting } ★ minder.
operahelp-now-to = { $to ->
    [discard] Jij hebt de minste punten, dus het wordt afgelegd.
    [removed] Jij hebt de minste punten, dus het verdwijnt uit het spel.
   *[other] Het gaat naar { $player }.
}
operahelp-now-critico = { $city ->
    [none] staat nog in geen stad en kan overal heen.
   *[other] staat in { $city }, gaat dus naar een andere stad.
}
operahelp-now-nothing = geen stad zou je iets opleveren.

## What things on the table are.

operahelp-about-ducats = Dukaten
operahelp-about-ducats-1 = Geld achter je scherm: om te bieden, en voor stukken en zalen. Je operagebouwen verdienen het.
operahelp-about-points = Overwinningspunten
operahelp-about-points-1 = Wie er na de laatste telling de meeste heeft, wint.
operahelp-about-budget = Budgetniveaus
operahelp-about-budget-1 = Met een bod koop je niveaus; personages en meespelen kosten niveaus.
operahelp-about-budget-2 = Wie het hoogst staat, is het eerst aan zet; op hetzelfde niveau wie het meest links staat.
operahelp-about-palazzo = Palazzo
operahelp-about-palazzo-1 = Hier verkoopt de Signora stukken. Elke componist maar één keer, en nooit een huiscomponist.
operahelp-about-palazzo-2 = Is het vol, dan wordt het aan het eind van de ronde leeggemaakt; na een telling in elk geval.
operahelp-about-century = Componist van de Eeuw
operahelp-about-century-1 = Bij deze telling geven zijn stukken in grote zalen extra punten.
operahelp-about-round = Rondes
operahelp-about-round-1 = Elke ronde: bieden, personages, inkomsten. Bij een stippellijn komt de telling: grote zalen geven punten, lege zalen kosten er een.
operahelp-about-ladder = Roemladder
operahelp-about-ladder-1 = Het niveau van een componist is zijn roem: wat een stuk kost, en wat het in een grote zaal oplevert.
operahelp-about-ladder-2 = Wie het meest wordt opgevoerd, stijgt aan het eind van de ronde één niveau.
operahelp-about-stock = Persoonlijke voorraad
operahelp-about-stock-1 = Stukken die op een zaal wachten. Alleen jij ziet ze; hier brengen ze niets op.
operahelp-about-screen = Podiumscherm
operahelp-about-screen-1 = Daarachter liggen de dukaten en de voorraad van de anderen. Wie goed meetelt, kent ze toch.
operahelp-about-income = Inkomsten nu
operahelp-about-income-1 = Wat je operagebouwen aan het eind van de ronde opbrengen. Stukken in één gebouw: { $income } dukaten voor 1, 2, 3 enzovoort.
operahelp-about-counting = Telling nu
operahelp-about-counting-1 = Wat de volgende telling je met de roem van nu zou geven: grote zalen, min een punt per lege zaal.
operahelp-about-hires = Ingehuurd
operahelp-about-hires-1 = Personages die deze ronde zijn ingehuurd; hoogstens { $hires }.
operahelp-about-city = { $city }
operahelp-about-city-1 = { $main ->
    [one] Het hoofdgebouw heeft één zaal,
   *[other] Het hoofdgebouw heeft { $main } zalen,
} { $wing ->
    [one] een vleugel één.
   *[other] een vleugel { $wing }.
}
operahelp-about-city-2 = Nog te bouwen: { $supply }.
operahelp-about-city-3 = Figuren kunnen een stad met een vrije plaats in, of er nu gebouwd mag worden of niet.
operahelp-about-end = Voorstelling beëindigen
operahelp-about-end-1 = Deze ronde huur je niets meer in en speel je niet meer mee.
operahelp-about-end-2 = Niveaus die je over hebt, houd je voor de volgende ronde.
operahelp-about-intermezzo = Intermezzo
operahelp-about-intermezzo-1 = Deze keer speel je niet mee. Het kost niets, en later kun je nog inhuren en meespelen.

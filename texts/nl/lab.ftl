### Het lab: toernooien tussen bots en wat eruit komt.

## Hulppagina’s.

lab-help-tournament =
    Speel een toernooi. Elke verdeling wordt met alle wisselingen van
    plaatsen gespeeld. Stop wanneer je wilt: dezelfde opdracht gaat dan verder.

    Gebruik: operahouse lab tournament --bots LIJST --out MAP [OPTIES]

      --bots LIJST       random, novice, amateur, expert, master@800 (zoveel
                         iteraties), expert@250ms (zo lang),
                         network@250ms:BESTAND (een zelf getraind netwerk);
                         evenveel als spelers: ze zitten samen; meer: alle
                         combinaties komen aan bod; minder: één bot zit
                         tegenover een tafel van een andere
      --out MAP          waar spellen, resultaten en rapport komen
      --game SPEL        standaard opera
      --players N        hoeveel er aan tafel zitten; standaard 3
      --games N          minstens zoveel spellen; standaard 300
      --both-ways        met minder bots dan spelers: ook andersom
      --seed N           andere verdelingen; standaard 1
      --option NAAM      wat vooraf wordt afgesproken; mag vaker
      --records          schrijf elk spel als partij in een bestand
      --workers N        processen op deze computer; standaard alle kernen
      --cluster ADRES    speel op een Dask-cluster
      --lang TAAL        en, nl, fr of it
      --help             deze pagina

    Spelen alle bots willekeurig, dan worden alleen uitslag en lengte bewaard.
lab-help-balance =
    Laat dezelfde bot op alle plaatsen spelen, met elk aantal spelers: wat
    plaatsen en spelmateriaal voor het spel uitmaken.

    Gebruik: operahouse lab balance --out MAP [OPTIES]

      --bots LIJST       elk speelt tegen zichzelf; standaard amateur
      --out MAP          waar spellen, resultaten en rapport komen
      --game SPEL        standaard opera
      --players N        alleen dit aantal spelers
      --games N          spellen voor elk aantal spelers; standaard 300
      --seed N           andere verdelingen; standaard 1
      --option NAAM      wat vooraf wordt afgesproken; mag vaker
      --workers N        processen op deze computer; standaard alle kernen
      --cluster ADRES    speel op een Dask-cluster
      --lang TAAL        en, nl, fr of it
      --help             deze pagina

## Tijdens het spelen.

lab-rounded-up = { $deals ->
    [one] Er worden { $games } spellen gespeeld: { $deals } verdeling, in elke opstelling en wisseling.
   *[other] Er worden { $games } spellen gespeeld: { $deals } verdelingen, elk in elke opstelling en wisseling.
}
lab-progress = Spellen met { $players } spelers
lab-stopped = Gestopt. Wat uitgespeeld is, blijft bewaard: dezelfde opdracht gaat hier verder.
lab-written = Rapport: { $file }

## Getallen.

lab-lang = nl
lab-decimal = ,
lab-percent = { $number }%
lab-interval = { $value } ({ $low } – { $high })

## Tabellen.

lab-column-bot = Bot
lab-column-seat = Stoel
lab-column-games = Spellen
lab-column-wins = Gewonnen
lab-column-points = Punten
lab-column-rating = Rating
lab-column-seconds = Seconden per spel
lab-column-done = Per spel
lab-column-players = { $players } spelers
lab-standings = Stand
lab-standings-note = Tussen haakjes: 95%-intervallen. Een gedeelde overwinning telt voor een deel. De punten van één verdeling tellen als één waarneming. De ratings zijn die van openskill; een nieuwe speler begint op 25.
lab-thinking = Bedenktijd
lab-done = Hoe vaak, per spel
lab-seats-of = Stoelen, { $players } spelers
lab-numbers = De cijfers

## Pagina’s.

lab-game-opera = Opera
lab-game-operaopoly = Operaopoly
lab-title-tournament = { $game }: een toernooi met { $players } spelers
lab-title-balance = { $game }: wat plaatsen en spelmateriaal uitmaken
lab-no-options = geen
lab-lead = { $bots }. { $games } spellen; verdelingen: { $deals }, elk door elke opstelling op alle plaatsen gespeeld, zodat geluk en plaatsen elkaar opheffen. Gedeeld met seed { $seed }; uitgave { $edition }, regels { $rules }, afspraken: { $options }.
lab-lead-balance = Op elke plaats zit dezelfde bot ({ $bots }), zodat alleen plaatsen en spelmateriaal verschillen. { $games } spellen voor elk aantal spelers; uitgave { $edition }.
lab-footer = Gemaakt door het lab van Operahouse. Alle intervallen zijn 95%. De resultaten staan in results.parquet, een rij voor elke plaats van elk spel.

## Figuren.

lab-chart-wins = Wie wint
lab-chart-wins-caption = Deel van de spellen dat per bezette plaats is gewonnen, met 95%-intervallen. De streepjeslijn is wat gelijken zouden winnen.
lab-chart-wins-x = Bot
lab-chart-wins-y = Gewonnen spellen
lab-chart-course = Punten per ronde
lab-chart-course-caption = Gemiddelde punten na elke ronde, over de spellen die zo lang duurden.
lab-chart-course-x = Ronde
lab-chart-course-y = Punten
lab-chart-sources = Punten naar herkomst
lab-chart-sources-caption = Gemiddelde punten per spel naar waarvoor ze gegeven zijn; wat verloren ging, hangt onder de lijn.
lab-chart-sources-x = Bot
lab-chart-sources-y = Punten
lab-chart-rounds-hired = Ingehuurde personages per ronde
lab-chart-rounds-hired-caption = Hoe vaak een speler elk personage gemiddeld inhuurt, ronde voor ronde.
lab-chart-rounds-hired-x = Ronde
lab-chart-rounds-hired-y = Ingehuurd per speler
lab-chart-rounds-all = Wat er per ronde gebeurt
lab-chart-rounds-all-caption = Hoe vaak een speler elk ding gemiddeld doet, ronde voor ronde.
lab-chart-rounds-all-x = Ronde
lab-chart-rounds-all-y = Keren
lab-chart-seats = Voordeel van de plaats, { $players } spelers
lab-chart-seats-caption = Deel van de spellen dat elke plaats wint, geteld in speelvolgorde vanaf de startspeler, met 95%-intervallen. De streepjeslijn is een gelijk deel.
lab-chart-seats-x = Stoel
lab-chart-seats-y = Gewonnen spellen
lab-chart-length = Lengte
lab-chart-length-caption = Hoeveel spellen hoeveel beslissingen vroegen, alle plaatsen samen. Elke balk begint bij het getal eronder.
lab-chart-length-x = Beslissingen
lab-chart-length-y = Spellen
lab-chart-shares = Waar punten vandaan komen
lab-chart-shares-caption = Aandeel van elke herkomst in alle punten, naar aantal spelers; wat verloren ging, hangt onder de lijn.
lab-chart-shares-x = Spelers
lab-chart-shares-y = Aandeel in de punten
lab-chart-parts = Gebruikt spelmateriaal
lab-chart-parts-caption = Hoe vaak elk deel in een spel wordt gebruikt, alle plaatsen samen.
lab-chart-parts-x = Spelmateriaal
lab-chart-parts-y = Keren per spel

## Soorten handelingen.

lab-kind-opera-hired = ingehuurd
lab-kind-opera-built = gebouwd
lab-kind-opera-bought = gekocht
lab-kind-opera-sold = verkocht
lab-kind-opera-intermezzo = intermezzo
lab-kind-operaopoly-hired = ingehuurd
lab-kind-operaopoly-rehearsed = gerepeteerd
lab-kind-operaopoly-ousted = overgenomen
lab-kind-operaopoly-began = opera begonnen
lab-kind-operaopoly-auditioned = auditie gehouden
lab-kind-operaopoly-sponsored = gesponsord

## Wat er misgaat.

lab-missing-library = Het lab heeft de bibliotheek { $library } nodig: pip install operahouse[{ $extra }]
lab-another-tournament = In { $folder } staat een ander toernooi; kies voor dit toernooi een andere map.
lab-in-use = Er schrijft al iets anders in { $folder }; wacht daarop, of kies een andere map.
lab-spoilt-journal = { $file } is beschadigd in regel { $line }: haal die regel weg, dan wordt dat spel opnieuw gespeeld.
lab-workers-die = De werkprocessen vallen steeds uit, zodat er niet verder gespeeld kan worden; wat uitgespeeld is, blijft bewaard.
lab-no-cluster = Op { $address } is geen Dask-cluster.
lab-not-offered = De bot ‘{ $bot }’ koos { $option }, en dat werd niet aangeboden.

## Fitting.

lab-help-fit =
    Laat de bots tegen zichzelf spelen, en pas de gewichten waarmee ze een
    stelling beoordelen aan bij wat ervan kwam.

    Gebruik: operahouse lab fit --out BESTAND [OPTIES]

      --out BESTAND      waar de gewichten komen te staan
      --game SPEL        standaard opera
      --aim DOEL         points (nog te komen, de standaard) of lead
                         (voorsprong op de anderen)
      --generations N    standaard 12
      --games N          spellen per generatie, voor elk aantal spelers
      --seed N           andere spellen; standaard 1
      --workers N        processen op deze computer; standaard alle kernen
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
lab-help-review =
    Laat elke bot tegen zichzelf spelen en meet de terugblik: hoe goed kansen
    uitkomen, of het geluk eerlijk is, en wat een bot weggeeft.

    Gebruik: operahouse lab review [OPTIES]

      --game SPEL        standaard opera
      --bots LIJST       standaard novice,amateur
      --players N        hoeveel er spelen; standaard 3; mag vaker
      --mixed            deze bots aan één tafel, in alle volgordes, in plaats
                         van elk tegen zichzelf
      --games N          spellen van elke bot; standaard 100
      --judge            beoordeel ook elke beslissing; dat duurt veel langer
      --planted          schuif in elk spel een slechte zet onder, en zoek hem
      --linear           alleen met gewichten, zonder het netwerk, ter vergelijking
      --out MAP          waar elk spel bewaard wordt: dezelfde opdracht gaat
                         daar verder
      --seed N           andere spellen; standaard 1
      --workers N        processen op deze computer; standaard alle kernen
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
lab-review-fortune = { $bot }, { $players } spelers, { $games } spellen. Geluk van een plaats in een spel, kwadratisch gemiddelde in procentpunten: { $size }. Gemiddeld:
lab-review-seat = plaats { $number }
lab-review-mean = { $who }: { $value }, standaardfout { $error } ({ $errors } standaardfouten van 0)
lab-review-variance = Uitslagen zonder aangepast geluk: helling { $slope } (standaardfout { $error }), overgebleven variantie: { $left }
lab-review-band = geschat { $judged }%, gewonnen { $won }% (standaardfout { $error }, momenten: { $count })
lab-review-given = { $bot }: { $value } procentpunten weggegeven per beslissing die telt (standaardfout { $error }, beslissingen: { $count })
lab-review-drift = { $bot }: verloop van de beoordelaar in een spel, kwadratisch gemiddelde in procentpunten: { $value }
lab-review-planted = { $bot }, { $players } spelers: ondergeschoven slechte zetten bij de drie grootste verliezen: { $found } van { $count }
lab-generation = Generatie { $number }: { $rows } stellingen gezien, { $share } van de spellen gewonnen tegen twee van de beste tot nu toe.
lab-no-features = De bots weten nog niet waar ze bij { $game } op moeten letten; er valt dus niets aan te passen.
lab-unknown-aim = ‘{ $aim }’ is geen doel: kies uit { $known }.
lab-help-train =
    Laat de bots tegen zichzelf spelen, en train het netwerk waarmee de meester
    stellingen beoordeelt. Wat in de map staat, wordt verder getraind.

    Gebruik: operahouse lab train --out MAP [OPTIES]

      --out MAP          voor het logboek, de netwerken en de stellingen
      --game SPEL        standaard opera
      --generations N    standaard 1
      --play N           seconden spelen per generatie; standaard 150
      --measure N        seconden spelen om haar te meten; standaard 25
      --epochs N         hoe vaak elke stelling geleerd wordt; standaard 3
      --seed N           andere spellen; standaard 1
      --workers N        processen op deze computer; standaard alle kernen
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
lab-trained = Generatie { $number }: { $games } spellen, logaritmisch verlies { $loss } (zonder netwerk { $linear }); wint { $share } van de spellen ({ $low } tot { $high }) tegen twee van de beste tot nu toe. { $kept ->
    [yes] Ze is nu de beste.
   *[no] Ze wordt niet bewaard.
}
lab-no-codes = Voor { $game } kan nog geen netwerk getraind worden: het zegt niet waar een netwerk naar kan kijken.

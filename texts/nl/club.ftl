### De club: profielen, de foyer en wat mensen terug laat komen.

## De pagina van een persoon.

club-since = In het huis sinds { $date }
club-sum = Gespeelde spellen: { $games }, gewonnen: { $won }
club-finished = Spellen met anderen uitgespeeld: { $finished } van { $games }
club-block = Blokkeren
club-block-done = { $name } kan niet meer aan jouw tafels gaan zitten, en jullie worden niet meer bij elkaar gezet.
club-seen-all = Iedereen kan deze pagina zien.
club-seen-private = Alleen jij kunt deze pagina zien.
club-seen-guest = Alleen jij kunt deze pagina zien. Met een account kunnen anderen dat ook.
club-make-private = Privé houden
club-make-public = Aan anderen tonen
club-rating = Rating
club-rating-why = na elk spel voor de ranglijst
club-rating-none = Nog geen spellen voor de ranglijst.
club-rating-few = Nog een paar spellen voor de ranglijst, en hier komt een lijn.
club-rating-band = Gearceerd en gestippeld: waar de ware sterkte ligt, 19 van de 20 keer.
club-rating-now = { $game }: { $value } ± { $margin }, spellen voor de ranglijst: { $games }
club-results = Uitslagen
club-results-why = lichte lijn: een gelijk deel
club-games = spellen
club-won = gewonnen
club-share = { $percent }%
club-together = in totaal
club-opponents = Per tegenstander
club-opponents-why = de sterkste bot, waar geen ander mens meespeelde
club-people = mensen
club-form = Vorm
club-form-why = plaatsen in de laatste spellen
club-sources = Punten per bron
club-sources-why = { $count ->
    [one] in { $count } spel
   *[other] gemiddeld in { $count } spellen
}
club-own = eigen
club-others = anderen
club-difference = verschil
club-uses = Personages en componisten
club-uses-why = { $count ->
    [one] in { $count } spel
   *[other] per spel, gemiddeld in { $count } spellen
}
club-last = Laatste spellen
club-last-none = Nog geen spellen. Wat tot het einde wordt gespeeld, komt hier.
club-place = plaats { $place }
club-more = Meer tonen
club-result = Uitslag
club-replay = Terugblik
club-of-game = { $what }: { $game }, { $date }
club-lessons = Lessen
club-lessons-done = { $done } van { $all }
club-lessons-go = Verder leren
club-calls = Open doekjes
club-calls-why = weinig, en niet zomaar voor terugkomen
club-call-done = behaald
club-call-to-come = moet nog komen
club-call-so-far = tot nu toe { $reached } van { $of }
club-call-ovation = Ovatie
club-call-ovation-why = gewonnen met een kwart meer punten dan alle anderen
club-call-da-capo = Da capo
club-call-da-capo-why = laat in het spel nog laatste, en toch gewonnen
club-call-gala = Gala-avond
club-call-gala-why = gewonnen aan de grootste tafel, met een mens op elke plaats
club-call-sharp-eyes = Scherpe blik
club-call-sharp-eyes-why = een heel spel zonder fout
club-call-grand-tour = Grand tour
club-call-grand-tour-why = hetzelfde spel gewonnen met elk aantal spelers
club-data = Jouw gegevens
club-data-why = Alles wat we van je bewaren, kun je downloaden en verwijderen. Afgelopen spellen blijven, zonder je naam.

## Herstelcodes.

club-codes = Herstelcodes
club-codes-why = Als je ooit je wachtwoord vergeet, kun je met elk van deze codes één keer een nieuw instellen. Schrijf ze op of bewaar ze: niemand kan ze nog eens tonen.
club-codes-copy = Codes kopiëren
club-codes-copied = De codes zijn gekopieerd.
club-codes-save = Opslaan als bestand
club-codes-file = Herstelcodes van { $name } op { $address }
club-codes-kept = Ik heb ze bewaard
club-codes-new-why = Je krijgt acht nieuwe codes, en de oude werken niet meer.
club-codes-make = Nieuwe codes maken
club-forgot-why = Typ de naam van je account, een van de herstelcodes en een nieuw wachtwoord. Geen codes meer? De beheerder van dit huis kan een nieuw wachtwoord voor je instellen.
club-forgot-code = Herstelcode
club-forgot-set = Nieuw wachtwoord instellen
club-forgot-mail-why = Of krijg een link per mail, als je ons je adres gaf.
club-forgot-mail = Mail me een link
club-forgot-mailed = Als er zo’n account met een adres is, is er een link onderweg. Die werkt 30 minuten.

## De foyer.

club-foyer = De foyer
club-foyer-why = Tafels die spelers zoeken: { $waiting }. Nu bezig: { $playing }.
club-seek = Met wie dan ook spelen
club-seek-why = Eén klik: je gaat zitten waar iemand hetzelfde wil, en anders aan een nieuwe tafel. Het spel begint vanzelf als de laatste plaats bezet is.
club-seek-go = Spelers zoeken
club-game = Spel
club-any = alle
club-waiting = Op zoek naar spelers
club-waiting-none = Niemand zoekt nu spelers. Open een tafel, of laat één klik ze voor je zoeken.
club-waiting-itself = begint vanzelf
club-waiting-host = { $host } ({ $value } ± { $margin })
club-waiting-bots = met bots: { $levels }
club-with = met { $names }
club-playing = Nu bezig
club-playing-why = om naar te kijken; schermen blijven dicht
club-playing-none = Niemand speelt nu in het openbaar.
club-round = Ronde { $round }
club-people-there = Mensen aan tafel: { $count }
club-watch = Kijken
club-watch-at = Kijken: { $game }, { $names }
club-leaders = Ratings
club-leaders-why = ± is wat de spellen nog niet zeggen
club-leaders-none = Nog niemand heeft voor de ranglijst gespeeld.
club-yours = jij

## De gift van de dag.

club-daily = Spel van de dag
club-daily-why = { $game } met { $players } spelers. Iedereen speelt { $seat } en krijgt hetzelfde gedeeld, tegen dezelfde bots ({ $level }).
club-daily-once = Het telt één keer. Niets kan teruggenomen worden, en de coach zwijgt.
club-daily-play = Speel het spel van vandaag
club-daily-go-on = Verder spelen
club-daily-look = Bekijk je spel
club-daily-look-leaders = Ranglijst bekijken
club-daily-until = Tot { $time }
club-daily-finished = { $count ->
    [0] Nog niemand heeft het uitgespeeld
    [one] Eén persoon heeft het uitgespeeld
   *[other] { $count } mensen hebben het uitgespeeld
}
club-daily-result = Jouw uitslag
club-daily-points = Punten: { $points }, plaats { $place } van { $count }
club-daily-beaten = Deel van de anderen dat je hebt verslagen; gelijk telt voor de helft.
club-daily-alone = Nog niemand anders heeft het uitgespeeld.
club-daily-gave-up = Je hebt opgegeven, dus er is niets te vergelijken. Morgen is er weer een nieuw spel.
club-daily-closed = De ranglijst gaat open als je hebt gespeeld.
club-daily-leaders = Ranglijst
club-daily-col-points = punten
club-daily-col-beaten = verslagen
club-daily-name = naam
club-daily-streak = { $count ->
    [0] Nog geen dagen op rij
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
}
club-daily-archive = De dagen ervoor
club-daily-not-played = niet gespeeld
club-daily-points-only = Punten: { $points }

## Wat op mij wacht.

club-turns = Wachten op jou
club-turns-why = jouw zet, het dringendste eerst
club-turns-left = de tijd is om { $when }
club-turns-go = Speel verder
club-turns-at = Speel verder: { $game }, { $names }

## Toernooien en duplicate-avonden.

club-evenings = Toernooien en avonden
club-evenings-why = schrijf je in of begin er zelf een
club-evenings-none = Er is nu geen toernooi open.
club-evening-open = Toernooi openen
club-evening-open-why = Jij organiseert het: je start het en begint de rondes. Wil je zelf meespelen, schrijf je dan in zoals iedereen.
club-evening-name = Naam
club-evening-format = Opzet
club-evening-format-swiss = Zwitsers
club-evening-format-knockout = Knock-out
club-evening-format-league = Competitie
club-evening-format-duplicate = Duplicate-avond
club-evening-why-swiss = Elke ronde tref je mensen die ongeveer even hoog staan als jij, bijna nooit dezelfde twee keer, en iedereen zit overal even vaak.
club-evening-why-knockout = De beste persoon van elke tafel gaat door, tot er één tafel over is.
club-evening-why-league = In een tempo van dagen treft iedereen zo veel mogelijk anderen. De rondes volgen vanzelf op elkaar.
club-evening-why-duplicate = Aan alle tafels is hetzelfde gedeeld: wat telt, is hoe jouw plaats het doet tegenover dezelfde plaats elders.
club-evening-for = { $game } met { $players }
club-evening-entrants = Inschrijvingen: { $count }
club-evening-by = organisatie: { $name }
club-evening-round = Ronde { $round }
club-evening-round-score = jouw score: { $score }
club-evening-round-over = voorbij
club-evening-round-now = wordt gespeeld
club-evening-status-open = inschrijving open
club-evening-status-ended = voorbij
club-evening-look = Bekijken
club-evening-yours = Jij speelt mee
club-evening-standings = Stand
club-evening-standings-after = { $rounds ->
    [one] na { $rounds } ronde
   *[other] na { $rounds } rondes
}
club-evening-standings-none = na de eerste ronde
club-evening-place = Plaats
club-evening-score = score
club-evening-ties = Hoe scores en gelijke standen tellen
club-evening-ties-rest = Is dat allemaal gelijk, dan deel je een plaats.
club-evening-score-swiss = Voor elke andere plaats aan je tafel: 2 als je die verslaat, 1 bij gelijkspel.
club-evening-score-league = Voor elke andere plaats aan je tafel: 2 als je die verslaat, 1 bij gelijkspel.
club-evening-score-knockout = De score is hoeveel rondes je hebt gehaald; de laatste tafel winnen telt er één bij. Bots gaan niet door; bij gelijkspel gaat door wie zich het eerst inschreef.
club-evening-score-duplicate = Matchpunten: voor elke tafel 2 als jouw plaats het beter deed dan dezelfde plaats daar, 1 bij gelijk.
club-evening-break-opponents = tegenstanders
club-evening-break-opponents-why = De scores van iedereen die je hebt getroffen, opgeteld.
club-evening-break-wins = zeges
club-evening-break-wins-why = Gewonnen tafels.
club-evening-break-points = punten
club-evening-break-points-why = Punten in je spellen boven het gemiddelde van de tafel.
club-evening-break-difference = verschil
club-evening-break-difference-why = Punten boven het gemiddelde van jouw plaats aan alle tafels; vanaf vier tafels tellen de hoogste en de laagste niet mee.
club-evening-break-score = tafelscore
club-evening-break-score-why = Aan alle tafels samen: 2 voor elke verslagen plaats, 1 bij gelijkspel.
club-evening-next = Wat er komt
club-evening-your-table = Jouw tafel
club-evening-table = Tafel { $table }, ronde { $round }
club-evening-table-short = tafel { $table }
club-evening-against = Met { $names }
club-evening-sit = Neem plaats
club-evening-bot = bot
club-evening-is-over = Het is voorbij. Bedankt voor het spelen!
club-evening-is-removed = De organisator heeft je uit dit toernooi gehaald.
club-evening-starts = Begint volgens plan: { $when }
club-evening-waits = Het begint zodra de organisator dat zegt.
club-evening-interval = Pauze. De volgende ronde begint zo.
club-evening-others-play = Andere tafels spelen nog.
club-evening-enter = Inschrijven
club-evening-withdraw = Terugtrekken
club-evening-start = Starten
club-evening-start-why = Bots vullen de plaatsen die overblijven. Wie later komt, speelt vanaf de volgende ronde, behalve bij knock-out.
club-evening-next-round = Volgende ronde beginnen
club-evening-end = Toernooi beëindigen
club-evening-tables-why = wie waar zit
club-evening-table-playing = wordt gespeeld
club-evening-table-ended = klaar
club-evening-look-table = Tafel { $table }: { $state }
club-evening-replace = bot laten spelen
club-evening-replace-at = Een bot laten spelen voor { $name } tot die terug is
club-evening-close = afbreken
club-evening-close-at = Spel aan tafel { $table } afbreken
club-evening-entries = Wie meedoet
club-evening-entries-why = op volgorde van inschrijving
club-evening-entries-none = Nog niemand is ingeschreven.
club-evening-entry-withdrawn = teruggetrokken
club-evening-entry-removed = eruit gehaald
club-evening-entry-since = vanaf ronde { $round }
club-evening-remove = eruit halen
club-evening-remove-at = { $name } uit het toernooi halen
club-evening-board = Verdeling { $board }, plaats tegen plaats
club-evening-board-why = streepjes: het gemiddelde van de plaats; twee matchpunten voor elke verslagen tafel, één bij gelijk
club-evening-board-closed = De vergelijking gaat open als jij deze verdeling hebt uitgespeeld, voor anderen als alle tafels klaar zijn.
club-evening-board-open = Sommige tafels spelen nog; hun uitslagen komen erbij.
club-evening-mean = gemiddeld { $mean }
club-evening-difference = verschil
club-evening-matchpoints = matchpunten
club-evening-players = Spelers per tafel
club-evening-rounds = Rondes
club-evening-public = Iedereen kan het vinden
club-evening-public-why = Anders alleen wie de link heeft.
club-evening-automatic = De volgende ronde begint vanzelf
club-evening-automatic-why = Zodra alle tafels klaar zijn.

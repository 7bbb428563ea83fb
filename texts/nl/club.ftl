### De club: profielen, de foyer en wat mensen terug laat komen.

## De pagina van een persoon.

club-since = In het huis sinds { $date }
club-sum = Gespeelde spellen: { $games }, gewonnen: { $won }
club-finished = Partijen met anderen uitgespeeld: { $finished } van { $games }
club-block = Blokkeren
club-block-done = { $name } kan niet meer aan jouw tafels gaan zitten, en geen zoektocht brengt jullie samen.
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
club-results-why = lichte lijn: een eerlijk deel
club-games = spellen
club-won = gewonnen
club-share = { $percent }%
club-together = samen
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
club-last = Laatste spellen
club-last-none = Nog geen spellen. Wat tot het einde wordt gespeeld, komt hier.
club-place = plaats { $place }
club-more = Meer tonen
club-result = Uitslag
club-replay = Terugkijken
club-of-game = { $what }: { $game }, { $date }
club-lessons = Lessen
club-lessons-done = { $done } van { $all }
club-lessons-go = Verder leren
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
club-any = alles
club-waiting = Zoekt spelers
club-waiting-none = Niemand zoekt nu spelers. Open een tafel, of laat één klik ze voor je zoeken.
club-waiting-itself = begint vanzelf
club-with = met { $names }
club-playing = Nu bezig
club-playing-why = om naar te kijken; schermen blijven dicht
club-playing-none = Niemand speelt nu in het openbaar.
club-people-there = Mensen aan tafel: { $count }
club-watch = Kijken
club-watch-at = Kijken: { $game }, { $names }
club-leaders = Ratings
club-leaders-why = met wat nog niet bekend is
club-leaders-none = Nog niemand heeft voor de ranglijst gespeeld.
club-yours = jij

## De gift van de dag.

club-daily = Gift van de dag
club-daily-why = { $game } met { $players } spelers. Iedereen krijgt dezelfde stukken in dezelfde volgorde, op de plaats { $seat }, tegen dezelfde bots ({ $level }).
club-daily-once = Het telt één keer. Niets kan teruggenomen worden, en de coach zwijgt.
club-daily-play = Speel de gift van vandaag
club-daily-go-on = Verder spelen
club-daily-look = Bekijk je spel
club-daily-until = Tot { $time }
club-daily-finished = Uitgespeeld door: { $count }
club-daily-result = Jouw uitslag
club-daily-points = Punten: { $points }, plaats { $place } van { $count }
club-daily-beaten = Deel van de anderen dat je hebt verslagen; gelijk telt voor de helft.
club-daily-alone = Nog niemand anders heeft hem uitgespeeld.
club-daily-gave-up = Je hebt opgegeven, dus er is niets te vergelijken. Morgen is er weer een gift.
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

club-turns = Wacht op jou
club-turns-why = jouw zet, het dringendste eerst
club-turns-left = de tijd is om { $when }
club-turns-go = Speel verder
club-turns-at = Speel verder: { $game }, { $names }

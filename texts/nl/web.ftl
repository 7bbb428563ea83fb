### De server: wat hij zegt als hij start, en wat hij niet doet voor wie het vraagt.

## Starten en stoppen.

web-serving = Het huis is open op { $address } (database: { $db }).
web-how-to-stop = Druk op Ctrl+C om het te sluiten; spellen gaan verder waar ze waren als je het weer opent.
web-closed = Het huis is gesloten.
web-port-taken = We kunnen niet luisteren op { $host }, poort { $port }: { $why }. Probeer een andere: --port { $other }.
web-file-served = Een andere server gebruikt { $file } al; stop die eerst, of kies een ander bestand met --db.
web-sqlite-workers = Voor meer processen is PostgreSQL nodig: --db postgresql://…; met SQLite werkt er één alleen.
web-no-client = De pagina voor browsers is nog niet gebouwd. Bouw die met ‘make client’ en laad deze pagina opnieuw.

## Aan de deur.

web-sign-in = Zeg eerst wie je bent: kom als gast, of log in.
web-wrong-password = Er is geen account met deze naam en dit wachtwoord.
web-wrong-code = Er is geen account met deze naam en deze herstelcode.
web-link-expired = Deze link werkt niet meer. Vraag een nieuwe aan.
web-registration-closed = Dit huis neemt nu niemand nieuw aan. Heb je een account, log dan in.
web-registration-guests = Er kunnen nu geen nieuwe accounts gemaakt worden. Als gast kun je wel spelen.
web-not-a-host = Deze pagina is voor de beheerders van dit huis.
web-password-short = Een wachtwoord heeft ten minste { $least } tekens.
web-password-common = Dit wachtwoord is een van de eerste die een vreemde zou proberen. Kies een ander.
web-no-account = Je speelt als gast, dus er is geen wachtwoord om te wijzigen.
web-wait = { $seconds ->
    [one] Te vaak een verkeerd wachtwoord. Probeer het over { $seconds } seconde opnieuw.
   *[other] Te vaak een verkeerd wachtwoord. Probeer het over { $seconds } seconden opnieuw.
}
web-banned = { $until ->
    [none] Dit account mag niet meer naar binnen.
   *[other] Dit account mag tot { $until } niet naar binnen.
}
web-banned-network = Vanaf de plek waar je bent, mag niemand naar binnen.
web-name-of-bot = De naam van een mens mag niet eindigen op { $sign }: daaraan herken je bots.
web-name-of-account = Iemand met een account heet ongeveer ‘{ $name }’. Kies een andere naam, of log in.
web-only-bots = Alleen accounts van bots mogen dat vragen.
web-account-already = Je hebt al een account.
web-unknown-person = Er is niemand met een account met deze naam.
web-nobody = Zo iemand is hier niet.
web-blocked = Je kunt niet aan deze tafel gaan zitten.
web-block-self = Dit kun je jezelf niet aandoen.
web-blocks-full = Je hebt { $most } mensen geblokkeerd, en meer kan niet.
web-report-self = Je kunt jezelf niet melden.
web-reports-full = Er zijn nog { $most } meldingen van je die niet gelezen zijn. Wacht tot er een paar gesloten zijn.
web-no-report = Er is geen open melding met deze id.
web-no-push = Dit huis kan je in de browser geen meldingen sturen.
web-push-endpoint = Naar dit adres kunnen we geen meldingen sturen.
web-push-keys = De sleutels van deze browser kloppen niet.
web-no-mail = Dit huis kan geen mail sturen.
web-mail-address = Dit is geen mailadres.
web-unknown-time-zone = Er is geen tijdzone ‘{ $zone }’.
web-holiday-order = Een vakantie eindigt na het begin, en niet in het verleden.
web-holiday-long = Een vakantie duurt hoogstens { $days } dagen en begint binnen een jaar.
web-holiday-level = Er is geen bot ‘{ $level }’; er zijn { $known }.
web-profile-private = { $name } houdt deze pagina privé.
web-foreign-origin = Een andere site mag dit niet voor je doen.
web-json-only = Verzoeken worden als JSON geschreven (content type application/json).
web-not-json = Dit is geen JSON.
web-malformed = Dit is niet te lezen.
web-too-long = Dit is te lang.
web-too-large = Dit is groter dan { $most } bytes.
web-too-slow = Je verzoek kwam te langzaam binnen.
web-too-many = Dat was te vaak. Wacht even en probeer het opnieuw.
web-not-here = Hier is niets.
web-not-so = Zo’n verzoek kan hier niet.
web-unsure = We konden dit nu niet bewaren. Probeer het opnieuw.
web-database-silent = We kunnen nu niet bij de database. Je spel is veilig; we blijven het proberen.
web-broken = Er ging bij ons iets mis. We hebben het genoteerd; probeer het opnieuw.

## Tafels.

web-unknown-table = Zo’n tafel is er niet.
web-table-full = Er kijken al zo veel mensen naar deze tafel dat er niemand meer bij kan.
web-wrong-seats = Er { $count ->
    [one] is één plaats genoemd
   *[other] zijn { $count } plaatsen genoemd
}, maar er spelen { $players } mensen.
web-one-seat = Je kunt maar één plaats innemen.
web-rated-account = Spellen voor de ranglijst zijn voor mensen met een account.
web-rated-bots = Aan een tafel voor de ranglijst zitten geen bots.
web-many-branches = Je hebt al { $most } varianten van dit spel, en dat is het maximum.
web-many-waiting = Er zoeken al { $most } tafels van je spelers. Sluit er eerst een.
web-many-comments = Er is geen plaats meer voor opmerkingen bij dit spel: één persoon kan er { $most } schrijven.
web-no-comment = Die opmerking is er niet meer, of je mag hem niet verwijderen.
web-led = { $name } leidt rond in deze terugblik. Jij kunt het zodra { $name } stopt.
web-shared-title = { $count ->
    [0] { $game }
    [one] { $game }: { $winners } heeft gewonnen
   *[other] { $game }: { $winners } hebben gewonnen
}
web-not-over = Je kunt de partij downloaden als het spel voorbij is.

## Praten met een tafel.

web-closing = Het huis sluit even. Je spel wordt bewaard; kom gauw terug.
web-one-at-a-time = We denken nog na over je vorige vraag.
web-no-hints = Er is geen advies in spellen voor de ranglijst, en ook niet waar anderen spelen.
web-not-asked = Er wordt je nu niets gevraagd.
web-no-advice = De bot kon niets bedenken. Probeer het opnieuw.
web-bot-crashed = { $seat } raakte de draad kwijt en denkt opnieuw na.

## Instellingen.

web-setting-wrong = { $name } kan niet ‘{ $value }’ zijn. { $why }
web-setting-unknown = { $near ->
    [none] Er is geen instelling { $name }. ‘operahouse config’ toont ze allemaal.
   *[other] Er is geen instelling { $name }. Bedoel je { $near }?
}
web-setting-whole = Er hoort een geheel getal te staan.
web-setting-number = Er hoort een getal te staan.
web-setting-flag = Er hoort true of false te staan.
web-setting-low = Het moet minstens { $low } zijn.
web-setting-above = Het moet meer dan { $low } zijn.
web-setting-high = Het mag hoogstens { $high } zijn.
web-setting-rate = Er hoort een frequentie te staan, zoals 100/minute.
web-setting-network = Er horen adressen of netwerken te staan, gescheiden door komma’s, zoals 127.0.0.1,10.0.0.0/8.
web-setting-database = Er hoort het adres van een database te staan, zoals sqlite:////var/lib/operahouse/operahouse.db of postgresql://gebruiker@server/naam.
web-setting-module = Zo’n Python-module is er niet, of het is geen catalogus van spellen.
web-setting-folder = Zo’n map is er niet.
web-setting-address = Het is een adres waarmee links kunnen beginnen, zoals https://opera.example.org.
web-setting-security = Het is starttls, tls of none.
web-mail-incomplete = Voor mail zijn ook OPERAHOUSE_MAIL_FROM en OPERAHOUSE_ADDRESS nodig: voor de afzender en de links erin.
web-setting-empty = Het mag niet leeg zijn.
web-setting-form = Er hoort een ander soort waarde te staan.
web-unknown-host = { $host } is geen adres van deze machine. Gebruik 127.0.0.1 voor alleen deze machine, of 0.0.0.0 voor iedereen.

## Toernooien.

web-tournament-unknown = Dit toernooi bestaat niet.
web-tournament-not-organiser = Alleen wie dit toernooi organiseert, kan dat.
web-tournament-too-many = { $most ->
    [one] Je hebt al een toernooi lopen. Beëindig dat eerst.
   *[other] Je hebt al { $most } toernooien lopen. Beëindig er eerst een.
}
web-tournament-entries-closed = Voor dit toernooi kan niemand zich meer inschrijven.
web-tournament-removed = De organisator heeft je uit dit toernooi gehaald.
web-tournament-full = Dit toernooi is vol: er zijn { $most } inschrijvingen.
web-tournament-not-entered = Je doet niet mee aan dit toernooi.
web-tournament-round-begun = Iemand anders is net met deze ronde begonnen.
web-tournament-still-playing = Sommige tafels spelen nog. De volgende ronde begint als ze klaar zijn.
web-tournament-few = { $least ->
    [one] Er is minstens één persoon nodig.
   *[other] Er zijn minstens { $least } mensen nodig.
}
web-tournament-over = Dit toernooi is voorbij.
web-tournament-league-pace = Een competitie wordt in een tempo van dagen gespeeld.

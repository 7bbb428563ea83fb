### Wat elke instelling betekent.

config-setting = { $name }={ $value } ({ $origin ->
    [environment] uit de omgeving
   *[default] standaard
})
config-db = De database: sqlite:////pad/bestand.db of postgresql://gebruiker:wachtwoord@server/naam.
config-host = Waar er geluisterd wordt: 127.0.0.1 voor alleen deze machine, 0.0.0.0 voor iedereen.
config-port = De poort waarop geluisterd wordt.
config-workers = Hoeveel serverprocessen de poort delen. Voor meer dan één is PostgreSQL nodig.
config-behind-tls = Of mensen via https komen, door een proxy ervoor.
config-proxies = De adressen of netwerken van de proxy’s die mogen zeggen waar mensen vandaan komen.
config-origins = Andere sites waarvan de pagina’s deze server mogen gebruiken.
config-catalogue = De Python-module die de spellen opsomt.
config-languages = De talen waaruit mensen kunnen kiezen.
config-texts = De map met de teksten, een map per taal.
config-client = De map met de pagina voor browsers.
config-site = Een map die operahouse site heeft gemaakt: daarmee gaan pagina’s ook zonder de server verder.
config-json-logs = Of het logboek uit regels JSON bestaat; anders is het om in een terminal te lezen.
config-bot-workers = Hoeveel processen elk serverproces voor zijn bots heeft; 0 voor zoveel als de kernen toelaten.
config-bot-megabytes = Het meeste geheugen dat zo’n proces mag gebruiken, in megabytes.
config-bot-step-seconds = Na hoeveel seconden een zoekende bot over een stap van zijn zet beslist.
config-bot-seconds = Na hoeveel seconden voor een hele zet het proces van een bot wordt gestopt.
config-bot-build = Een map waarin een gecompileerde versie kan verschijnen terwijl de server draait; bots stappen dan over.
config-session-days = Hoeveel dagen mensen na hun laatste bezoek ingelogd blijven.
config-database-seconds = Na hoeveel seconden een database die niet antwoordt voorlopig wordt opgegeven.
config-hold = Hoeveel seconden een proces een tafel zonder teken van leven voor zich houdt.
config-poll = Hoe vaak, in seconden, een proces naar tafels zoekt die niemand draait.
config-idle = Na hoeveel seconden een tafel waar niemand naar kijkt het geheugen verlaat.
config-largest-body = Het grootste aantal bytes van een verzoek of een bericht.
config-largest-header = Het grootste aantal bytes van de kop van een verzoek.
config-header-seconds = Binnen hoeveel seconden de kop van een verzoek binnen moet zijn.
config-body-seconds = Binnen hoeveel seconden de rest van een verzoek binnen moet zijn.
config-unread-seconds = Na hoeveel seconden de verbinding wordt verbroken met wie niet leest wat hij krijgt.
config-stand-in-seconds = Na hoeveel seconden de anderen een bot mogen laten spelen voor wie weg is, als er geen klok loopt.
config-connections-of-address = Hoeveel verbindingen één adres open mag hebben, tenzij er een proxy voor staat.
config-viewers-at-table = Hoeveel verbindingen een tafel aankan; spelers komen altijd binnen.
config-sockets-of-person = Hoeveel verbindingen één persoon mag hebben, aan alle tafels samen.
config-messages-each-second = Hoeveel berichten per seconde één persoon op den duur mag sturen, over alle verbindingen.
config-messages-at-once = Hoeveel berichten één persoon in één keer mag sturen.
config-commands-each-second = Hoeveel opdrachten per seconde, zetten en chat inbegrepen, één persoon op den duur mag sturen.
config-commands-at-once = Hoeveel opdrachten één persoon in één keer mag sturen.
config-people-of-address = Voor hoeveel mensen één adres berichten en opdrachten mag sturen, tafels mag openen en de coach vragen mag stellen.
config-requests = Hoeveel verzoeken van welke soort ook één adres mag doen.
config-arrivals = Hoeveel nieuwe gasten en accounts van één adres mogen komen.
config-sign-ins = Hoe vaak één adres mag proberen in te loggen.
config-openings = Hoeveel tafels één persoon mag openen.
config-codes = Hoeveel korte codes één adres mag proberen.
config-connections = Hoeveel verbindingen één adres mag openen.
config-coaching = Hoe vaak één persoon de coach naar afgelopen spellen mag vragen.
config-comments = Hoe vaak één persoon iets bij afgelopen spellen mag schrijven.
config-exports = Hoe vaak één persoon de eigen gegevens mag ophalen of voorgoed mag vertrekken.
config-handovers = Hoe vaak één persoon een spel mag overdragen dat op het eigen apparaat is gespeeld.
config-mails = Hoeveel mails met links, om een adres te bevestigen of een nieuw wachtwoord in te stellen, één persoon, adres of netwerk mag aanvragen.
config-reports = Hoe vaak één persoon iemand mag melden.
config-address = Waar mensen dit huis vinden, zoals https://opera.example.org. Links in mails beginnen ermee.
config-push = Of mensen meldingen in hun browser kunnen krijgen.
config-push-anywhere = Of browsers elk adres mogen noemen om meldingen naar te sturen, ook privé. Alleen voor tests.
config-notice-seconds = Na hoeveel seconden iemand die niet aan tafel is, een melding krijgt.
config-mail-server = De mailserver die onze mails aanneemt; leeg voor geen mail.
config-mail-port = De poort ervan.
config-mail-security = Hoe de verbinding ermee beveiligd is: starttls, tls vanaf het begin, of none.
config-mail-verify = Of het certificaat ervan gecontroleerd wordt.
config-mail-user = De naam om daar mee in te loggen; leeg als dat niet hoeft.
config-mail-password = Het wachtwoord dat erbij hoort.
config-mail-from = Het adres waar mails vandaan komen.
config-mail-seconds = Na hoeveel seconden een mailserver die niet antwoordt, wordt opgegeven.

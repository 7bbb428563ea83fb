### De tafel in de browser: het huis rond de spellen.

## Het huis.

client-motto = Twee operaspellen, één huis
client-nav = Pagina’s
client-nav-play = Spelen
client-nav-foyer = Foyer
client-nav-daily = Spel van de dag
client-nav-learn = Leren
client-game-opera = Opera
client-game-opera-what = Bouw operagebouwen, koop muziek, maak componisten beroemd
client-game-opera-note = { "" }
client-game-opera-length = 9 rondes
client-game-operaopoly = Operaopoly
client-game-operaopoly-what = Win mecenassen, contracteer sterren, pak de laatste voorstelling
client-game-operaopoly-note = Sommige kaarten zijn onze reconstructie
client-game-operaopoly-length = 3 componisten
client-which-game = Welk spel?
client-players-range = { $low }–{ $high } spelers
client-players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
client-guest = Gast { $number }
client-guest-mark = gast
client-you = Jij
client-bot = Bot
client-home = Start
client-close = Sluiten
client-again = Opnieuw proberen
client-save = Bewaren
client-send = Sturen
client-loading = Een ogenblik, het licht gaat uit…

## Nu spelen.

client-play-now = Nu spelen
client-tonight = Vanavond
client-play-sum = { $bots ->
    [one] { $game }, jij en { $bots } bot
   *[other] { $game }, jij en { $bots } bots
}
client-players = Spelers
client-level = Niveau van de bots
client-level-random = Speelt zomaar iets wat mag. Goed om de tafel te leren kennen.
client-level-novice = Speelt verstandig en vergeeft fouten. Goed voor een eerste avond.
client-level-amateur = Weegt elke zet af en kijkt een beetje vooruit.
client-level-expert = Speelt voor elke zet veel mogelijke avonden door.
client-level-master = Net zo, met een oog dat in duizenden spellen geoefend is.
client-raise = Doek op
client-starts-at-once = Begint meteen.
    Zonder account.

client-first = Je eerste spel: { $game }
client-first-opera = Zeven rondes tegen twee beginners. De souffleur legt elke vraag uit als die voor het eerst komt en waarschuwt je voor vergissingen: ongeveer 15 minuten.
client-first-operaopoly = Een echt spel tegen twee beginners. De souffleur legt elke vraag uit als die voor het eerst komt en waarschuwt je voor vergissingen: ongeveer 25 minuten.
client-first-begin = Speel met de souffleur
client-first-go-on = Speel dit spel verder
client-learn = Leer het aan tafel
client-learn-why = Nieuw hier? De souffleur laat je beide spellen aan een echte tafel zien, een paar minuten per keer.
client-beside = Naast de doos
client-beside-why = Spelen jullie aan een echte tafel? Je telefoon houdt biedingen geheim, telt en schrijft het spel op.

## Met vrienden, mijn spellen, open tafels, doorgeven.

client-friends = Met vrienden
client-friends-why = Open een tafel en stuur de link: je vrienden doen mee op elke telefoon of computer.
client-friends-public = iedereen mag aanschuiven
client-friends-open = Tafel openen voor { $game }
client-code = Code van een vriend
client-join = Meedoen
client-my-games = Mijn spellen
client-my-games-empty = Nog geen spel. Wat je begint, wacht hier op je.
client-status-seating = wacht op spelers
client-status-playing = aan de gang
client-status-paused = gepauzeerd
client-status-ended = afgelopen
client-open-tables = Open tafels
client-open-tables-empty = Niemand zoekt nu spelers. Open zelf een tafel en laat hem voor iedereen open.
client-sit = Aanschuiven
client-sit-with = Aanschuiven bij { $host }
client-pass = Doorgeven
client-pass-why = Eén scherm voor de hele tafel. Je gordijn gaat dicht voor je het doorgeeft.
client-pass-seats = Plaatsen verdelen
client-name-of = Naam van de speler op { $seat }
client-hand-over = Geef het scherm aan { $name }
client-hand-over-why = Het gordijn is dicht. Niemand ziet je dukaten en kaarten.
client-hand-over-open = Ik ben { $name }, gordijn open

## Voor het spel.

client-seating = plaatsen
client-seating-why = { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is nog één plaats vrij. Nodig een vriend uit of zet er een bot neer.
   *[other] Er zijn nog { $free } plaatsen vrij. Nodig vrienden uit of zet er bots neer.
}
client-seat-free = vrij
client-seat-bot = Een bot op { $seat-colour } zetten
client-stand = Opstaan
client-rename = Naam wijzigen
client-empty-seat = Plaats vrijmaken
client-empty-seat-why = { $name } raakt de plaats kwijt. Iedereen mag er weer gaan zitten, ook { $name } zelf, tenzij je voor ‘Voorgoed wegsturen’ kiest.
client-empty-seat-no = { $name } mag blijven
client-ban = Voorgoed wegsturen
client-seats-free = { $free ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
client-seats-full = Iedereen is er.
client-host-waited-for = Iedereen is er en wacht op jou.
client-close-table = Deze tafel sluiten
client-close-table-why = De tafel verdwijnt, en wie hier wacht, krijgt dat te horen.
client-close-table-no = Open laten
client-host-begins = { $host ->
    [none] De gastheer haalt het doek op.
   *[other] { $host } haalt het doek op.
}
client-invite = Vrienden uitnodigen
client-copy = Link kopiëren
client-copied = Link gekopieerd
client-qr = QR-code van de link { $address }

## Aan tafel.

client-footlights = Voetlicht: wat er gevraagd wordt
client-moves = { $count ->
    [one] De enige zet
   *[other] Alle { $count } zetten
}
client-find-move = Zoek een zet
client-no-move-found = Geen enkele zet bevat deze woorden.
client-your-turn = Jouw beurt
client-waiting = { $count ->
    [one] Wachten op { $seats }.
   *[other] Wachten op { $seats }.
}
client-moment = Een ogenblik…
client-next-move = Nu aan zet: { $seats }
client-paused = Het spel is gepauzeerd.
client-over = Het spel is afgelopen.
client-skip = Overslaan
client-undo = Terugnemen
client-rewind = Je laatste beurt terugnemen?
client-rewind-what = { $moves ->
    [one] Je laatste zet wordt teruggenomen.
   *[other] { $moves } zetten worden teruggenomen: die van jou en wat de bots daarna deden.
}
client-rewind-revealed = Sindsdien is er iets bekend geworden, en dat weet je nu. Bij het spel komt te staan dat er een beurt is teruggenomen.
client-rewind-marked = Bij het spel komt te staan dat er een beurt is teruggenomen.
client-rewind-yes = Neem terug
client-rewind-no = Speel door
client-coach = Coach
client-log = Verslag
client-show-again = Opnieuw tonen
client-log-points = Alleen punten
client-log-empty = Er is nog niets gebeurd.
client-since = Sinds je laatste zet
client-so-far = Tot nu toe
client-taken-back = (teruggenomen)
client-rule = Regel { $rule }
client-why = Waarom? Regel { $rule }
client-rulebook = Regels van { $game }
client-glossary = Woordenlijst
client-chat = Chat
client-chat-unread = { $count ->
    [0] Chat
    [one] Chat, één nieuw bericht
   *[other] Chat, { $count } nieuwe berichten
}
client-chat-empty = Nog niemand heeft iets gezegd.
client-chat-say = Zeg iets
client-here = Nu hier: { $names }
client-presence-here = aanwezig
client-presence-gone = nu niet aanwezig
client-presence-stand-in = een bot valt in
client-gone = { $seat } is er niet meer.
client-here-again = { $seat } is er weer.
client-board = Tafel als tekst
client-menu = Menu
client-keys = Sneltoetsen
client-help = Hulp bij deze vraag
client-deal = Zo werd er gedeeld
client-deal-lead = Niemand kon kiezen wat er gedeeld werd. Het volgt uit een geheim getal van het huis en een van iedereen aan tafel. Alle getallen waren verzegeld voordat het eerste openging.
client-deal-lead-alone = Het huis heeft alleen gedeeld: niemand aan tafel voegde een geheim getal toe. Het was voor het spel verzegeld en kon daarna niet meer worden veranderd.
client-deal-house = Het huis
client-deal-sealed = Zegel:
client-deal-opened = Geheim getal:
client-deal-seat-mixed = Geheim getal toegevoegd
client-deal-seat-away = Afwezig bij het delen; alleen het zegel telt
client-deal-seat-bot = Een bot; het getal van het huis telt ervoor
client-deal-seat-none = Geen geheim getal
client-deal-fits = In deze browser gecontroleerd: alles wat open is, past bij zijn zegel.
client-deal-fits-own = In deze browser gecontroleerd: jouw getal is meegeteld, en alles wat open is, past bij zijn zegel.
client-deal-waits = Na afloop opent het huis zijn getal, en dan kan iedereen het spel opnieuw delen.
client-deal-verify = Wil je het spel zelf opnieuw delen? Download de partij en voer er operahouse verify mee uit.
client-deal-flaw-seed = Het getal van het huis past niet bij zijn zegel. Er is niet eerlijk gedeeld.
client-deal-flaw-nonce = Een getal van de tafel past niet bij zijn zegel. Er is niet eerlijk gedeeld.
client-deal-flaw-missing = Deze browser heeft jouw getal geopend, maar er is zonder gedeeld.
client-deal-flaw-changed = Dit zijn niet de zegels die deze browser zag voordat jouw getal openging. Er is niet eerlijk gedeeld.
client-pause = Pauze voorstellen
client-pause-no = Toch geen pauze
client-resume = Verdergaan
client-agree = Akkoord
client-leave = Laat een bot voor mij spelen
client-leave-why = Een bot houdt je plaats warm tot je terug bent. Wie opgeeft, kan niet terugkomen.
client-finished = Spellen met anderen die je hebt uitgespeeld: { $finished } van { $games }. Een spel dat je verlaat, telt als niet uitgespeeld.
client-away = Een bot speelt voor jou.
client-absent = { $minutes ->
    [one] { $seat } is al een minuut weg.
   *[other] { $seat } is al { $minutes } minuten weg.
}
client-absent-bot = Laat een bot verder spelen
client-absent-voted = Er speelt een bot voor { $seat } zodra de anderen akkoord zijn.
client-absent-wait = Toch wachten
client-come-back = Zelf verder spelen
client-resign = Opgeven
client-resign-why = Je geeft je plaats voorgoed op en wordt laatste. Een bot speelt in jouw plaats verder.
client-resign-no = Doorspelen
client-unit-ducats = { $count ->
    [one] dukaat
   *[other] dukaten
}
client-unit-points = { $count ->
    [one] overwinningspunt
   *[other] overwinningspunten
}
client-unit-budget = { $count ->
    [one] budgetniveau
   *[other] budgetniveaus
}

## Toetsen.

client-key-moving-1 = van het ene deel van de tafel naar het volgende
client-key-moving-2 = binnen een deel
client-key-moving-3 = kiezen
client-key-moving-4 = sluiten, of een keuze terugnemen
client-key-help = uitleg bij wat er gevraagd wordt
client-key-explain = uitleg bij waar de focus op staat
client-key-ask = naar wat er gevraagd wordt
client-key-board = de tafel als tekst
client-key-log = het verslag
client-key-chat = de chat
client-key-menu = het menu
client-key-coach = de coach
client-key-undo = je zet terugnemen
client-key-skip = overslaan wat nog beweegt

## Voorkeuren.

client-preferences = Voorkeuren
client-language = Taal
client-theme = Licht
client-theme-evening = Avond
client-theme-matinee = Matinee
client-to-theme = { $now }: wissel naar { $theme }
client-speed = Beweging
client-speed-slow = langzaam
client-speed-normal = gewoon
client-speed-fast = snel
client-speed-off = geen
client-speed-is = Beweging: { $speed }
client-sounds = Geluiden
client-mute-sounds = Alle geluiden dempen
client-volume-is = Geluiden: { $percent }%
client-muted-all = Geluiden: gedempt
client-warnings = Waarschuw me voor een duidelijke blunder (in spellen tegen bots)
client-notices = Een melding als ik aan de beurt ben en iets anders doe
client-your-name = Je naam aan tafel
client-account = Account
client-account-of = { $name }, account
client-account-why = Met een account vind je je spellen op andere apparaten terug. Het hoeft niet.
client-account-name = Naam van het account
client-account-password = Wachtwoord
client-sign-in = Inloggen
client-sign-up = Account maken
client-forgot = Wachtwoord vergeten?
client-my-page = Mijn pagina
client-codes-new = Nieuwe herstelcodes
client-sign-out = Uitloggen
client-sign-out-everywhere = Overal uitloggen
client-export = Mijn gegevens downloaden
client-notices-page = Meldingen en vakantie
client-password-change = Wachtwoord wijzigen
client-password-old = Huidig wachtwoord
client-password-new = Nieuw wachtwoord
client-password-changed = Je wachtwoord is gewijzigd. Andere apparaten zijn uitgelogd.
client-delete = Verwijder mij
client-delete-why = Je naam, ratings en lessen worden verwijderd. Tafels van jou die nog niet begonnen zijn, worden gesloten, en je geeft lopende spellen op. Afgelopen spellen blijven, zonder je naam. Niemand kan dit ongedaan maken.
client-delete-yes = Verwijder mij voorgoed
client-delete-no = Alles houden

## Na het spel.

client-curtain-call = Slotapplaus
client-result-win = { $by ->
    [0] Jij wint
    [one] Jij wint met { $by } punt verschil
   *[other] Jij wint met { $by } punten verschil
}
client-result-lose = { $by ->
    [0] { $seat } wint
    [one] { $seat } wint met { $by } punt verschil
   *[other] { $seat } wint met { $by } punten verschil
}
client-result-seat = { $by ->
    [0] { $seat } wint
    [one] { $seat } wint met { $by } punt verschil
   *[other] { $seat } wint met { $by } punten verschil
}
client-result-shared = Gedeelde overwinning
client-result-shared-you = Je deelt de overwinning
client-result-abandoned = Het spel is niet uitgespeeld
client-result-you = { $points ->
    [one] Je wordt { client-place } met { $points } punt.
   *[other] Je wordt { client-place } met { $points } punten.
}
client-result-short = { $behind ->
    [one] Dat is { $behind } punt te weinig voor de winst.
   *[other] Dat is { $behind } punten te weinig voor de winst.
}
client-result-best = Je beste bron: { $why } ({ $points }).
client-result-how-finished = Het laatste doek is gevallen. Zo kwamen de punten tot stand.
client-result-how-resigned = Het spel is voor het einde opgegeven.
client-result-how-abandoned = Iedereen was weg, en het huis deed het licht uit.
client-result-how-closed = De tafel is voor het einde gesloten.
client-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
client-place = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
client-points-by-source = Punten naar herkomst
client-points-course = Punten in de loop van het spel
client-no-points = Niemand heeft punten gekregen.
client-what-next = En nu?
client-rematch = Revanche
client-rematch-no = Toch geen revanche
client-rematch-why = Bij een revanche houdt iedereen zijn plaats en begint er een nieuw spel.
client-rematch-waits = Jij wilt een revanche. Die begint als iedereen akkoord is.
client-rematch-others = Spelen de anderen een revanche, dan vind je die hier.
client-rematch-go = Naar de revanche
client-rewound-count = { $count ->
    [one] { $count } beurt teruggenomen
   *[other] { $count } beurten teruggenomen
}
client-what-if = Wat als? Vergelijk met het spel
client-review = Spel terugkijken
client-record = Partij downloaden
client-look = Tafel bekijken
client-to-result = Naar de uitslag
client-step = Stap { $at } van { $last }
client-step-back = Een stap terug
client-step-on = Een stap verder
client-replay-play = Afspelen
client-replay-pause = Pauze
client-replay-rate = Snelheid
client-replay-jump = Ga naar
client-replay-list = Alle zetten
client-screen = Achter wiens scherm

## Als er iets misgaat.

client-no-answer = Het huis geeft geen antwoord.
client-lost = De verbinding is weg.
client-lost-next = We verbinden opnieuw; er gaat niets verloren.
client-lost-move = Je zet wordt bewaard en verstuurd zodra de verbinding er weer is.
client-trouble-unknown-table = Hier staat geen tafel
client-trouble-unknown-table-why = Misschien is de link onvolledig, of is de tafel opgeruimd. Vraag de link opnieuw, of open zelf een tafel.
client-trouble-unknown-code = Geen tafel heeft deze code
client-trouble-unknown-code-why = Een code heeft zes letters en cijfers. Vraag je vriend hem nog eens voor te lezen, of de link te sturen.
client-trouble-unknown-page = Achter deze deur is niets
client-trouble-unknown-page-why = Dit adres leidt nergens heen. Vanaf de startpagina vind je elke tafel.
client-trouble-no-answer = Het huis geeft geen antwoord
client-trouble-no-answer-why = Je bent offline, of het huis wordt opnieuw gestart. Lopende spellen zijn veilig. Probeer het zo nog eens.
client-trouble-turned-away = Deze tafel is voor jou gesloten
client-trouble-turned-away-why = De gastheer heeft je gevraagd de tafel te verlaten, of wil geen toeschouwers.
client-trouble-closed-table = Deze tafel is gesloten
client-trouble-closed-table-why = De tafel ging dicht voordat het spel begon. Open zelf een tafel, of zoek een andere.
client-full-table = Alle plaatsen aan deze tafel zijn bezet. Je mag blijven kijken, of zelf een tafel openen.
client-trouble-no-replay = Dit spel kun je nog niet terugkijken
client-trouble-no-replay-why = Een spel kun je terugkijken als het afgelopen is.

## Opening a table: what is agreed.

client-more = Meer keuzes
client-agreed = Wat is afgesproken
client-pace = Bedenktijd
client-pace-none = geen klok
client-pace-live = live
client-pace-slow = rustig
client-pace-none-is = Geen klok
client-pace-none-why = Niemand hoeft zich te haasten.
client-pace-live-is = { $minutes } min + { $seconds } s
client-pace-live-why = Iedereen begint met { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} en krijgt er per beslissing { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} bij, voor een grote iets meer. Raakt je tijd op, dan speelt een bot voor je verder.
client-pace-slow-is = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
client-pace-slow-why = { $days ->
    [one] Iedereen heeft één dag voor elke beslissing. Raakt je tijd op, dan speelt een bot voor je verder.
   *[other] Iedereen heeft { $days } dagen voor elke beslissing. Raakt je tijd op, dan speelt een bot voor je verder.
}
client-options = { $game }: huisregels
client-option-opera-seven_rounds = Zeven rondes
client-option-opera-seven_rounds-why = Het kortere spel van de auteur: zeven rondes in plaats van negen.
client-option-opera-open_screens = Open podiumschermen
client-option-opera-open_screens-why = Iedereen ziet alle dukaten en muziekstukken. Een goed geheugen helpt dan niet meer.
client-option-opera-esperto_piece_leaves_game = Het stuk van de Esperto verlaat het spel
client-option-opera-esperto_piece_leaves_game-why = Zoals in de Nederlandse spelregels: staat wie de Esperto inhuurt zelf laatste in punten, dan gaat het stuk terug in de doos en niet naar de aflegstapel.
client-public = Open voor iedereen
client-public-why = De tafel staat in de lijst en iedereen mag gaan zitten.
client-private = Op uitnodiging
client-private-why = Alleen wie de link of de code heeft vindt deze tafel.
client-spectators = anderen mogen toekijken
client-spectators-why = Toeschouwers zien wat iedereen ziet, nooit achter een podiumscherm.
client-no-spectators = Zonder toeschouwers
client-no-spectators-why = Alleen wie meespeelt ziet deze tafel.
client-rated = Voor de ranglijst
client-rated-why = De uitslag telt mee voor de ranglijst. Iedereen heeft een account nodig en er spelen geen bots mee.
client-rated-account = Voor de ranglijst heeft iedereen een account nodig. Je maakt er een rechtsboven.
client-substitute = Gaat iemand weg, dan speelt deze bot verder
client-substitute-is = Invaller: { $bot }
client-substitute-why = Deze bot speelt verder voor wie weggaat of geen tijd meer heeft.

## Clocks.

client-clocks = Resterende tijd
client-clock-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}
client-clock-hours = { $count ->
    [one] nog { $count } uur
   *[other] nog { $count } uur
}
client-clock-low = weinig tijd
client-clock-low-minute = Je hebt nog één minuut.
client-clock-low-seconds = Je hebt nog tien seconden.

## Notes, standing orders, and whom one would rather not hear.

client-note = Notitie
client-note-why = Alleen jij leest dit. Het blijft bij het spel bewaard.
client-note-saved = Bewaard.
client-key-note = je eigen notitie
client-orders = Vaste opdrachten
client-orders-why = Een opdracht antwoordt voor je als er iets aan je gevraagd wordt, ook als je er niet bent. De eerste die past antwoordt; wat de regels niet toestaan wordt overgeslagen. Niemand anders komt iets over je opdrachten te weten.
client-orders-none = Je hebt geen opdracht gegeven.
client-order-asked = Bij de vraag: { $question }
client-order-play = Speel: { $move }
client-order-unless = Behalve als: { $condition }
client-order-only = Alleen als: { $condition }
client-order-new = Een nieuwe opdracht
client-order-changing = Deze opdracht wijzigen
client-order-question = Bij de vraag
client-order-answer = Antwoord
client-order-conditions = Voorwaarden
client-order-condition = Voorwaarde
client-order-no-condition = geen verdere voorwaarde
client-order-how = Moet dit waar zijn?
client-order-if = alleen als
client-order-if-not = behalve als
client-order-about = Waar het van afhangt
client-order-value = Hoeveel, of welke
client-order-add = Toevoegen
client-order-without = Haal de voorwaarde weg. { $condition }
client-order-choose = Kies een antwoord
client-order-now = Deze opdracht beantwoordt ook de vraag van nu.
client-order-give = Geef deze opdracht
client-order-change = Wijzigen
client-order-save = Wijziging bewaren
client-order-leave = Laten zoals het was
client-order-revoke = Intrekken
client-mute = Niet meer naar { $name } luisteren
client-about = { $name } dempen, blokkeren of melden
client-muted = Je hoort { $name } niet.
client-unmute = Weer naar { $name } luisteren

### De opdrachtregel en de speeltafel in de terminal.

app-version = operahouse { $version } ({ $build ->
    [compiled] regels gecompileerd met mypyc
   *[plain] regels in gewone Python
})

## Hulppagina’s.

app-help-operahouse =
    Het digitale huis van twee bordspellen over opera.

    Gebruik: operahouse OPDRACHT …

      play SPEL          speel in de terminal
      rules SPEL         de spelregels in onze eigen woorden
      show BRON          toon het bord van een stelling of partij
      position BRON      schrijf een stelling als bestand
      bot BOT            laat een bot of eigen programma op een server spelen
      replay PARTIJ      controleer een opgenomen spel en vertel het na
      review PARTIJ      waar een spel gewonnen werd, en hoe het beter kan
      verify PARTIJ      controleer of een spel met zijn seed is gedeeld
      conform PAD…       voer regelvoorbeelden uit
      simulate SPEL      speel veel spellen willekeurig
      lab OPDRACHT       toernooien tussen bots, en wat ze laten zien
      serve              open het huis voor browsers en andere terminals
      site MAP           het huis als bestanden, om zonder server te spelen
      db OPDRACHT        back-up, terugzetten of controle van de database
      admin OPDRACHT     mensen, tafels en cijfers, voor wie een server draait
      config             elke instelling, met waarde en betekenis
      completion SHELL   laat de shell opdrachten aanvullen met Tab

      --lang TAAL        en, nl, fr of it; anders de taal van je systeem
      --version          de versie, en of de regels gecompileerd zijn
      --help             deze pagina; na een opdracht die van de opdracht
app-help-play =
    Speel een spel in de terminal, bijvoorbeeld: operahouse play opera

    Gebruik: operahouse play SPEL [OPTIES]

      --seats LIJST      wie er spelen, in speelvolgorde vanaf de startspeler:
                         you          iemand hier; meer dan eens om het
                                      apparaat door te geven
                         random       een bot die willekeurig speelt
                         novice, amateur, expert, master   bots, steeds sterker
                         expert@500ms, master@800  denkt een halve seconde per zet,
                                      of doorzoekt 800 spellen
                         network:BESTAND  de master met een eigen netwerk, zie
                                      lab train; network@500ms:BESTAND
                         cmd:PROGRAMMA een eigen programma, zie
                                      docs/outside-bots.md
                         open         met --server: een plaats voor een vriend
                         standaard: you,random,random
      --seed N           deel hetzelfde spel opnieuw
      --option NAAM      een optie van het spel, zoals open_screens; mag vaker
      --server URL       op een server spelen
      --table CODE       met --server: naar een tafel die er al is, met de code;
                         of met de link, zonder --server
      --name NAAM        met --server: hoe je daar heet
      --plain            regels tekst, voor pipes en schermlezers; anders een tafel
                         op het hele scherm waar een terminal is
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-rules =
    De spelregels in onze eigen woorden, bijvoorbeeld:
    operahouse rules opera B1 AI

    Gebruik: operahouse rules SPEL [REGEL…] [OPTIES]

    Zonder regel krijg je het hele boek; een letter geeft de hele afdeling.

      --search WOORDEN   alleen regels waarin al deze woorden voorkomen
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-show =
    Toon een bord, met alles open wat in het spel verborgen is.

    Gebruik: operahouse show BRON [OPTIES]

    BRON is een bestand met een stelling, een partij of een regelvoorbeeld,
    of de naam van een spel, dat dan gedeeld wordt.

      --to ZET           het bord na zoveel zetten van een partij of voorbeeld;
                         anders na de laatste
      --players N        bij een spel: hoeveel spelers; standaard 3
      --seed N           bij een spel: gedeeld als door play --seed N; standaard 1
      --option NAAM      bij een spel: een optie; mag vaker
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-position =
    Schrijf een stelling als JSON, om te bekijken, te veranderen of in een
    regelvoorbeeld te gebruiken.

    Gebruik: operahouse position BRON [OPTIES]

    BRON is een bestand met een partij, een regelvoorbeeld of een stelling,
    of de naam van een spel, dat dan gedeeld wordt.

      --to ZET           de stelling na zoveel zetten van een partij of
                         voorbeeld; anders na de laatste
      --players N        bij een spel: hoeveel spelers; standaard 3
      --seed N           bij een spel: gedeeld als door play --seed N; standaard 1
      --option NAAM      bij een spel: een optie; mag vaker
      --out BESTAND      schrijf de stelling daarheen; anders naar de terminal
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-completion =
    Toon het script waarmee je shell opdrachten, spellen, spelers, opties en
    bestanden aanvult met Tab. Je shell leest het als hij start:

      bash   eval "$(operahouse completion bash)"   in ~/.bashrc
      zsh    eval "$(operahouse completion zsh)"   in ~/.zshrc
      fish   operahouse completion fish | source    in ~/.config/fish/config.fish

    Gebruik: operahouse completion SHELL [OPTIES]

      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-bot =
    Laat een bot of een eigen programma aan een tafel van een server spelen,
    bijvoorbeeld: operahouse bot --server URL --table CODE cmd:PROGRAMMA

    Gebruik: operahouse bot BOT --server URL --table CODE [OPTIES]

    BOT is cmd: met een programma en zijn argumenten (zie docs/outside-bots.md),
    of een bot van dit huis: random, novice, amateur, expert, master@500ms. Hij
    krijgt daar een eigen account, en zijn naam eindigt op een teken: (bot).

      --server URL       de server
      --table CODE       de tafel, met de code; of met de link, zonder --server
      --name NAAM        hoe de bot heet; anders zoals zijn programma
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-replay =
    Controleer elke zet en de uitslag van een opgenomen spel, vertel het na
    en laat zien hoe het afliep.

    Gebruik: operahouse replay PARTIJ [OPTIES]

      --to ZET           stop na zoveel zetten
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-review =
    Blik terug op een opgenomen spel: ieders kansen, zetten met een oordeel, en
    wat geluk was en wat kunde.

    Gebruik: operahouse review PARTIJ [OPTIES]

      --seat PLAATS      alleen de oordelen over deze plaats
      --json             alles, onafgerond, als JSON
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-conform =
    Voer de regelvoorbeelden in bestanden en mappen uit. De exitcode is 1
    als er een mislukt.

    Gebruik: operahouse conform PAD… [OPTIES]

      --coverage         noem ook de regels uit rules.txt in de map die geen
                         voorbeeld noemt; ook dan is de exitcode 1
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-verify =
    Deel een opgenomen spel opnieuw met zijn seed, waarvan de hash vóór het
    spel bekend was, en vergelijk elke kaart en elke zet. De exitcode is 1
    als er iets verschilt, of als de partij geen seed heeft.

    Gebruik: operahouse verify PARTIJ [OPTIES]

      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-serve =
    Open het huis: mensen komen met hun browser, of met
    operahouse play SPEL --server ADRES.

    Gebruik: operahouse serve [OPTIES]

      --host HOST        waar geluisterd wordt; standaard 127.0.0.1 (alleen
                         deze machine), 0.0.0.0 voor iedereen
      --port N           de poort; standaard 8080
      --db URL           sqlite:///pad/bestand.db of
                         postgresql://gebruiker@host/naam; anders OPERAHOUSE_DB,
                         of het bestand in je map voor gegevens
      --workers N        zoveel processen werken; meer dan één vraagt PostgreSQL
      --behind-tls       mensen komen via https, door een proxy ervoor
      --proxies LIJST    de adressen of netwerken van die proxy’s, met komma’s
                         ertussen; standaard 127.0.0.1,::1
      --open             open de pagina in je browser; is de poort bezet, dan
                         wordt het de eerstvolgende vrije
      --schema           toon de vormen van alle berichten als JSON Schema
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-site =
    Schrijf het huis in een map die elke webserver kan aanbieden als hoofdmap
    van een hostnaam: lessen, spellen tegen bots, het apparaat doorgeven, de
    spelregels, allemaal zonder server erachter.

    Gebruik: operahouse site MAP [OPTIES]

      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-db =
    De database van het huis.

    Gebruik: operahouse db OPDRACHT …

      backup BESTAND     kopieer alles naar één bestand; de server mag doorgaan
      restore BESTAND    vul een lege database uit zo’n bestand
      check              speel elk bewaard spel opnieuw en vergelijk

      --lang TAAL        en, nl, fr of it
      --help             deze pagina; na een opdracht die van de opdracht
app-help-db-backup =
    Kopieer de hele database, zoals die op één moment is, naar één bestand
    dat zowel naar SQLite als naar PostgreSQL kan worden teruggezet. De server
    mag ondertussen doorgaan. Het bestand bevat alles wat geheim is: bewaar
    het even veilig als de database.

    Gebruik: operahouse db backup BESTAND [OPTIES]

      --db URL           sqlite:///pad/bestand.db of
                         postgresql://gebruiker@host/naam; anders OPERAHOUSE_DB
                         of het bestand in je map voor gegevens
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-db-restore =
    Vul een lege database uit een back-up, alles of niets. Een database waar
    al iets in staat, blijft zoals die is.

    Gebruik: operahouse db restore BESTAND [OPTIES]

      --db URL           sqlite:///pad/bestand.db of
                         postgresql://gebruiker@host/naam; anders OPERAHOUSE_DB
                         of het bestand in je map voor gegevens
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-db-check =
    Speel elk bewaard spel opnieuw en vergelijk het met wat ervan bewaard is.
    De exitcode is 1 als er iets verschilt.

    Gebruik: operahouse db check [OPTIES]

      --db URL           sqlite:///pad/bestand.db of
                         postgresql://gebruiker@host/naam; anders OPERAHOUSE_DB
                         of het bestand in je map voor gegevens
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-admin =
    Voor wie een server draait; die mag intussen doorgaan. WIE is de naam van
    een account, de naam van een gast, of een id.

    Gebruik: operahouse admin OPDRACHT …

      people [WOORDEN]   toon mensen, accounts eerst; met woorden alleen namen
                         waar die in staan (--limit N)
      password WIE       geef een account een nieuw wachtwoord en toon het
      delete WIE         verwijder iemand; afgelopen spellen blijven, zonder
                         de naam (--yes vraagt niets)
      ban WIE            houd iemand buiten, of een adres of een netwerk
                         (--days N; zonder: voorgoed)
      unban WIE          laat hen weer binnen
      bans               toon wie buiten wordt gehouden
      sessions WIE       log iemand overal uit; of --everybody
      tables             toon de tafels die niet afgelopen zijn (--limit N)
      close CODE         beëindig het spel aan een tafel zoals het staat
      reports            toon wat mensen gemeld hebben, met wat er gezegd werd
                         (--closed, --limit N)
      close-report ID    een melding is bekeken
      host WIE           laat een account de beheerpagina gebruiken (--remove);
                         zonder naam: toon wie dat mag
      registration [WIE] wie mag komen: open, guests (geen nieuwe accounts) of
                         closed
      ratings [SPEL]     of ratings voorspellen wie wint
      statistics         hoeveel er van alles is

      --db URL           sqlite:///pad/bestand.db of
                         postgresql://gebruiker@server/naam; anders
                         OPERAHOUSE_DB, of het bestand in je gegevensmap
      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-config =
    Elke instelling: de waarde hier en nu, waar die vandaan komt, en wat de
    instelling betekent. Stel ze in als omgevingsvariabelen, bijvoorbeeld
    OPERAHOUSE_PORT=9000 operahouse serve

    Gebruik: operahouse config [OPTIES]

      --lang TAAL        en, nl, fr of it
      --help             deze pagina
app-help-lab =
    Veel spellen tussen bots, en wat ze laten zien.

    Gebruik: operahouse lab OPDRACHT …

      tournament         wie sterker is, met intervallen
      balance            wat plaatsen en spelmateriaal uitmaken
      fit                laat de bots beter oordelen door tegen zichzelf te spelen
      train              train het netwerk waarmee de master oordeelt
      review             meet hoe ver de terugblik op spellen te vertrouwen is

      --lang TAAL        en, nl, fr of it
      --help             deze pagina; na een opdracht die van de opdracht
app-help-simulate =
    Speel veel spellen willekeurig; toon de snelheid en de gemiddelde punten.

    Gebruik: operahouse simulate SPEL [OPTIES]

      --players N        hoeveel er spelen; standaard 3
      --games N          hoeveel spellen; standaard 1000
      --seed N           de seed van het eerste spel; standaard 1
      --records MAP      schrijf elk spel als partij in een bestand
      --lang TAAL        en, nl, fr of it
      --help             deze pagina

## De speeltafel.

app-prompt = { $seat }>{" "}
app-move-about = { $move }: { $about }
app-hand-over = Geef het apparaat aan { $seat }, en laat die op Enter drukken.
app-save-where = Zeg waarheen: bewaar BESTAND
app-saved = Het spel tot nu toe staat in { $file }.
app-left = Je hebt het spel verlaten.
app-interrupted = Gestopt.
app-seed = De seed van dit spel was { $seed }.
app-why-refused = { $rule ->
    [none] ‘{ $move }’ werd geweigerd. { $why }
   *[other] ‘{ $move }’ werd geweigerd door regel { $rule }. { $why }
}
app-why-points = { $points ->
    [one] { $seat } kreeg { $points } punt door regel { $rule }: { $why }.
   *[other] { $seat } kreeg { $points } punten door regel { $rule }: { $why }.
}
app-why-nothing = Geen zet van je werd geweigerd, en niemand heeft nog punten.
app-ranking = Eindstand:
app-ranking-place = { $points ->
    [one] { $place }. { $seats }: { $points } punt
   *[other] { $place }. { $seats }: { $points } punten
}
app-ledger = Punten naar herkomst:
app-ledger-seat = { $sources ->
    [none] { $seat }: –
   *[other] { $seat }: { $sources }
}

## Partijen.

app-case-failed = { $case }: { $why }
app-mismatch = { $what } hoort { $expected } te zijn en is { $actual }
app-uncovered = Regels zonder voorbeeld: { $rules }
app-simulated = { $games ->
    [one] { $games } spel: { $per_second } spellen per seconde, { $decisions } beslissingen per seconde, { $build ->
        [compiled] gecompileerd.
       *[plain] gewone Python.
    }
   *[other] { $games } spellen: { $per_second } spellen per seconde, { $decisions } beslissingen per seconde, { $build ->
        [compiled] gecompileerd.
       *[plain] gewone Python.
    }
}
app-verified = { $drawn ->
    [0] { $file } is gedeeld met de seed met hash { $published }. Het lot kwam daarna niet meer aan bod; elke zet en de uitslag kloppen.
    [one] { $file } is gedeeld met de seed met hash { $published }. Het lot kwam daarna nog { $drawn } keer aan bod; elke zet en de uitslag kloppen.
   *[other] { $file } is gedeeld met de seed met hash { $published }. Het lot kwam daarna nog { $drawn } keer aan bod; elke zet en de uitslag kloppen.
}
app-verified-shares = { $shares ->
    [0] Niemand aan tafel voegde een eigen geheim getal toe: alleen de server heeft gedeeld.
    [one] Eén persoon aan tafel voegde een geheim getal toe, dus de server kon niet kiezen wat er gedeeld werd.
   *[other] { $shares } mensen aan tafel voegden elk een geheim getal toe, dus niemand kon kiezen wat er gedeeld werd.
}
app-not-verified = { $file } is niet met zijn seed gedeeld, of niet volgens de regels gespeeld. { $why }
app-no-seed = { $file } heeft geen seed, dus niemand kan zeggen hoe er gedeeld is: spellen van simulate en van het lab hebben er geen. De zetten en de uitslag volgen de regels.
app-seed-secret = { $file } is bewaard voordat het spel uit was, toen de seed nog geheim was. De zetten tot nu toe volgen de regels.
app-entered-by-hand = { $file } is met de doos gespeeld en met de hand ingevoerd. Er valt geen deling te controleren; de zetten en de uitslag volgen de regels.
app-replay-by-hand = Met de doos gespeeld, met de hand ingevoerd.
app-position-written = De stelling staat in { $file }.
app-simulating = Spellen
app-progress = { $left ->
    [none] { $label }: { $done } van { $total } na { $elapsed }
   *[other] { $label }: { $done } van { $total } na { $elapsed }, nog ongeveer { $left }
}
app-mean-points = Plaats { $seat }: gemiddeld { $points } punten

## Wat er misgaat.

app-unknown-language = De taal ‘{ $language }’ is er niet; kies uit: { $known }.
app-unknown-command = De opdracht ‘{ $command }’ is er niet; wel: { $known }.
app-unknown-option = Hier bestaat geen optie { $option }.
app-missing-value = De optie { $option } heeft een waarde nodig, of heeft er een te veel.
app-missing-argument = Er ontbreekt iets: { $name }.
app-unexpected = Er staat te veel: { $words }.
app-usage = De opdracht is niet te begrijpen: { $why }
app-needs-server = { $option } heeft alleen zin op een server: voeg --server ADRES toe.
app-not-with-server = { $option } kun je niet kiezen op een server, want die deelt zelf.
app-not-with-table = { $option } ligt al vast aan een tafel die er al is; laat het weg, of laat --table weg.
app-only-for-games = { $option } hoort bij een spel dat gedeeld wordt; een bestand zegt zelf hoe er gedeeld is.
app-unknown-shell = Voor de shell ‘{ $shell }’ is er geen aanvulling; wel voor: { $known }.
app-not-a-number = ‘{ $value }’ kan niet bij { $name }: daar hoort een geheel getal van { $low } tot { $high }.
app-wrong-players = Dit spel is voor { $low } tot { $high } spelers, niet voor { $count }.
app-unknown-table-option = Dit spel heeft geen optie ‘{ $option }’; wel: { $known }.
app-no-such-move = { $moves ->
    [one] De partij heeft maar { $moves } zet: zet { $move } is er niet.
   *[other] De partij heeft maar { $moves } zetten: zet { $move } is er niet.
}
app-file-missing = Er is geen bestand of map { $file }.
app-file-folder = { $file } is een map, geen bestand.
app-file-forbidden = Je hebt geen rechten om { $file } te openen of te schrijven.
app-file-exists = { $file } bestaat al; kies een andere naam.
app-file-json = { $file } is geen goede JSON: zie regel { $line }, kolom { $column }.
app-file-unreadable = { $file } is niet als JSON te lezen.
app-file-trouble = { $file } is niet te gebruiken: { $why }.

## For a game without texts of its own.

app-plain-question = Jij bent aan de beurt. Wat doe je?
app-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

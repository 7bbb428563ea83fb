### Il server: che cosa dice quando parte, e che cosa non fa per chi lo chiede.

## Aprire e chiudere.

web-serving = Il teatro è aperto su { $address } (database: { $db }).
web-how-to-stop = Premi Ctrl+C per chiuderlo; quando lo riapri, le partite riprendono da dov’erano.
web-closed = Il teatro è chiuso.
web-port-taken = Impossibile ascoltare su { $host }, porta { $port }: { $why }. Provane un’altra: --port { $other }.
web-file-served = Un altro server usa già { $file }; fermalo prima, o scegli un altro file con --db.
web-sqlite-workers = Per più processi serve PostgreSQL: --db postgresql://…; con SQLite ne lavora uno solo.
web-no-client = La pagina per i browser non è ancora costruita. Costruiscila con «make client», poi ricarica questa pagina.

## Alla porta.

web-sign-in = Di’ prima chi sei: entra come ospite, o accedi.
web-wrong-password = Non c’è un account con questo nome e questa password.
web-wrong-code = Non c’è nessun account con questo nome e questo codice di recupero.
web-link-expired = Questo link non funziona più. Chiedine uno nuovo.
web-registration-closed = Questo teatro per ora non accoglie nessuno di nuovo. Se hai un account, accedi.
web-registration-guests = Per ora qui non si possono creare account. Puoi giocare come ospite.
web-not-a-host = Questa pagina è riservata alla direzione.
web-password-short = { $least ->
    [one] Una password ha almeno un carattere.
   *[other] Una password ha almeno { $least } caratteri.
}
web-password-common = Questa password è tra le prime che proverebbe un estraneo. Scegline un’altra.
web-no-account = Giochi come ospite: non c’è nessuna password da cambiare.
web-wait = { $seconds ->
    [one] Troppe password sbagliate. Riprova tra { $seconds } secondo.
   *[other] Troppe password sbagliate. Riprova tra { $seconds } secondi.
}
web-banned = { $until ->
    [none] Questo account non può più entrare.
   *[other] Questo account non può entrare fino al { $until }.
}
web-banned-network = Da dove ti trovi nessuno può entrare.
web-name-of-bot = Il nome di una persona non può finire con { $sign }: è il segno dei bot.
web-name-of-account = Qualcuno con un account ha un nome simile a «{ $name }». Scegline un altro, o accedi.
web-only-bots = Solo gli account dei bot possono chiederlo.
web-account-already = Hai già un account.
web-unknown-person = Nessuno ha un account con questo nome.
web-nobody = Qui non c’è questa persona.
web-blocked = Non puoi sederti a questo tavolo.
web-block-self = Non puoi farlo a te stesso.
web-blocks-full = Hai bloccato { $most } persone, e di più non si può.
web-report-self = Non puoi segnalare te stesso.
web-reports-full = { $most } delle tue segnalazioni non sono ancora state lette. Aspetta che qualcuna sia chiusa.
web-no-report = Non c’è una segnalazione aperta con questo identificativo.
web-no-push = Questo teatro non può avvisarti nel browser.
web-push-endpoint = Non possiamo mandare notifiche a questo indirizzo.
web-push-keys = Le chiavi di questo browser non sono valide.
web-no-mail = Questo teatro non può mandare e-mail.
web-mail-address = Questo non è un indirizzo e-mail.
web-unknown-time-zone = Non c’è un fuso orario «{ $zone }».
web-holiday-order = Una vacanza finisce dopo l’inizio, e non nel passato.
web-holiday-long = Una vacanza dura al massimo { $days } giorni e comincia entro un anno.
web-holiday-level = Non c’è un bot «{ $level }»; ci sono { $known }.
web-profile-private = { $name } tiene privata questa pagina.
web-foreign-origin = Un altro sito non può farlo per te.
web-json-only = Le richieste si scrivono in JSON (content type application/json).
web-not-json = Questo non è JSON.
web-malformed = Questo non si può leggere.
web-too-long = Questo è troppo lungo.
web-too-large = Questo supera { $most } byte.
web-too-slow = La tua richiesta ci ha messo troppo ad arrivare.
web-too-many = Troppe richieste. Aspetta un po’, poi riprova.
web-not-here = Qui non c’è niente.
web-not-so = Questo tipo di richiesta qui non è possibile.
web-unsure = In questo momento non riusciamo a salvarlo. Riprova.
web-database-silent = In questo momento il database non risponde. La tua partita è al sicuro; continuiamo a provare.
web-broken = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota; riprova.

## Tavoli.

web-unknown-table = Questo tavolo non esiste.
web-table-full = Troppi spettatori: a questo tavolo non entra più nessuno.
web-wrong-seats = { $count ->
    [one] È indicato un posto
   *[other] Sono indicati { $count } posti
}, ma i giocatori sono { $players }.
web-one-seat = Puoi prendere un posto solo.
web-rated-account = Le partite valide per la classifica sono per chi ha un account.
web-rated-bots = In una partita valida per la classifica non siedono bot.
web-many-branches = Hai già { $most } varianti di questa partita, ed è il massimo.
web-many-waiting = { $most } dei tuoi tavoli cercano già giocatori. Chiudine prima uno.
web-many-comments = Non c’è più posto per commenti su questa partita: una persona può scriverne { $most }.
web-no-comment = Questo commento non c’è più, oppure non puoi eliminarlo.
web-led = { $name } guida questa revisione. Potrai guidare quando { $name } smetterà.
web-shared-title = { $count ->
    [0] { $game }
    [one] { $game }: ha vinto { $winners }
   *[other] { $game }: hanno vinto { $winners }
}
web-not-over = Potrai scaricare la partita quando sarà finita.

## Parlare a un tavolo.

web-closing = Il teatro chiude per un momento. La tua partita è al sicuro; torna presto.
web-one-at-a-time = Stiamo ancora pensando alla tua ultima domanda.
web-no-hints = Niente consigli nelle partite valide per la classifica, né dove giocano altri.
web-not-asked = Adesso non ti si chiede niente.
web-no-advice = Al bot non è venuto in mente niente. Riprova.
web-bot-crashed = { $seat } ha perso il filo e ci ripensa da capo.

## Impostazioni.

web-setting-wrong = { $name } non può valere «{ $value }». { $why }
web-setting-unknown = { $near ->
    [none] L’impostazione { $name } non esiste. «operahouse config» le elenca tutte.
   *[other] L’impostazione { $name } non esiste. Intendevi { $near }?
}
web-setting-whole = Ci vuole un numero intero.
web-setting-number = Ci vuole un numero.
web-setting-flag = Ci vuole true o false.
web-setting-low = Il minimo è { $low }.
web-setting-above = Deve essere più di { $low }.
web-setting-high = Il massimo è { $high }.
web-setting-rate = Ci vuole una frequenza, per esempio 100/minute.
web-setting-network = Ci vogliono indirizzi o reti separati da virgole, per esempio 127.0.0.1,10.0.0.0/8.
web-setting-database = Ci vuole l’indirizzo di un database, per esempio sqlite:////var/lib/operahouse/operahouse.db o postgresql://utente@server/nome.
web-setting-module = Questo modulo Python non esiste, o non è un catalogo di giochi.
web-setting-folder = Questa cartella non esiste.
web-setting-address = Ci vuole un indirizzo con cui possano cominciare i link, come https://opera.example.org.
web-setting-security = Ci vuole starttls, tls o none.
web-mail-incomplete = Per la posta servono anche OPERAHOUSE_MAIL_FROM e OPERAHOUSE_ADDRESS: per il mittente e per i link.
web-setting-empty = Non può essere vuoto.
web-setting-form = Ci vuole un valore di un altro tipo.
web-unknown-host = { $host } non è un indirizzo di questa macchina. Usa 127.0.0.1 solo per questa macchina, o 0.0.0.0 per tutti.

## Tornei.

web-tournament-unknown = Questo torneo non esiste.
web-tournament-not-organiser = Può farlo solo chi organizza il torneo.
web-tournament-too-many = { $most ->
    [one] Hai già un torneo in corso. Prima concludilo.
   *[other] Hai già { $most } tornei in corso. Prima concludine uno.
}
web-tournament-entries-closed = Non ci si può più iscrivere a questo torneo.
web-tournament-removed = Chi organizza ti ha tolto da questo torneo.
web-tournament-full = Questo torneo è completo: ha { $most } iscrizioni.
web-tournament-not-entered = Non partecipi a questo torneo.
web-tournament-round-begun = Qualcun altro ha appena iniziato questo turno.
web-tournament-still-playing = Alcuni tavoli giocano ancora. Il prossimo turno comincia quando hanno finito.
web-tournament-few = { $least ->
    [one] Ci vuole almeno una persona.
   *[other] Ci vogliono almeno { $least } persone.
}
web-tournament-over = Questo torneo è finito.
web-tournament-league-pace = Un campionato si gioca con giorni per ogni mossa.

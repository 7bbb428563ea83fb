### Il tavolo nel browser: il teatro intorno ai giochi.

## Il teatro.

client-motto = Due giochi d’opera, un teatro
client-nav = Pagine
client-nav-play = Gioca
client-nav-foyer = Foyer
client-nav-daily = Mano del giorno
client-nav-learn = Impara
client-game-opera = Opera
client-game-opera-what = Costruisci teatri, compra la musica, rendi famosi i compositori
client-game-opera-note = { "" }
client-game-opera-length = 9 round
client-game-operaopoly = Operaopoly
client-game-operaopoly-what = Conquista mecenati, scrittura le stelle, fai tua l’ultima recita
client-game-operaopoly-note = Alcune carte sono una nostra ricostruzione
client-game-operaopoly-length = 3 compositori
client-which-game = Quale gioco?
client-players-range = { $low }–{ $high } giocatori
client-players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
client-guest = Ospite { $number }
client-guest-mark = ospite
client-you = Tu
client-bot = Bot
client-home = Ingresso
client-close = Chiudi
client-again = Riprova
client-save = Salva
client-send = Invia
client-loading = Un momento, si spengono le luci…

## Gioca subito.

client-play-now = Gioca subito
client-tonight = Stasera
client-play-sum = { $bots ->
    [one] { $game }, tu e { $bots } bot
   *[other] { $game }, tu e { $bots } bot
}
client-players = Giocatori
client-level = Livello dei bot
client-level-random = Gioca una mossa qualsiasi. Va bene per provare il tavolo.
client-level-novice = Gioca con buon senso e perdona gli errori. Va bene per una prima serata.
client-level-amateur = Pesa ogni mossa e guarda un po’ avanti.
client-level-expert = Prima di ogni mossa prova molte serate possibili.
client-level-master = Come l’esperto, con un occhio allenato da migliaia di partite.
client-raise = Su il sipario
client-starts-at-once = Si comincia subito.
    Senza account.

client-first = La tua prima partita: { $game }
client-first-opera = Sette round contro due principianti. Il suggeritore spiega ogni domanda quando compare per la prima volta e ti ferma se ti distrai: circa 15 minuti.
client-first-operaopoly = Una vera partita contro due principianti. Il suggeritore spiega ogni domanda quando compare per la prima volta e ti ferma se ti distrai: circa 25 minuti.
client-first-begin = Gioca con il suggeritore
client-first-go-on = Continua questa partita
client-learn = Impara giocando
client-learn-why = È la prima volta che vieni qui? Il suggeritore ti mostra i due giochi a un vero tavolo, pochi minuti alla volta.
client-beside = Accanto alla scatola
client-beside-why = Giocate a un vero tavolo? Il tuo telefono tiene segrete le puntate, fa i conti e annota la partita.

## Con gli amici, le mie partite, tavoli aperti, passa il turno.

client-friends = Con gli amici
client-friends-why = Apri un tavolo e manda il link: un amico si unisce da qualsiasi telefono o computer.
client-friends-public = chiunque può sedersi
client-friends-open = Apri un tavolo per { $game }
client-code = Codice di un amico
client-join = Unisciti
client-my-games = Le mie partite
client-my-games-empty = Ancora nessuna partita. Quello che cominci ti aspetta qui.
client-status-seating = in attesa di giocatori
client-status-playing = in corso
client-status-paused = in pausa
client-status-ended = finita
client-open-tables = Tavoli aperti
client-open-tables-empty = Ora nessuno cerca giocatori. Apri tu un tavolo e lascialo aperto a tutti.
client-sit = Siediti
client-sit-with = Siediti con { $host }
client-pass = Passa lo schermo
client-pass-why = Un solo schermo per tutto il tavolo. Il tuo sipario si chiude prima che tu lo passi.
client-pass-seats = Assegna i posti
client-name-of = Nome del giocatore al posto { $seat }
client-hand-over = Ora gioca { $name }: passa lo schermo
client-hand-over-why = Il sipario è chiuso. Nessuno vede i tuoi ducati e le tue carte.
client-hand-over-open = Sono { $name }, apri il sipario

## Prima della partita.

client-seating = posti
client-seating-why = { $free ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero. Invita un amico o fai sedere un bot.
   *[other] { $free } posti sono liberi. Invita amici o fai sedere dei bot.
}
client-seat-free = libero
client-seat-bot = Fai sedere un bot al posto { $seat-colour }
client-stand = Alzati
client-rename = Cambia nome
client-empty-seat = Libera il posto
client-empty-seat-why = { $name } perde il posto. Chiunque può sedersi di nuovo lì, anche { $name }, a meno che tu non scelga «Allontana per sempre».
client-empty-seat-no = { $name } può restare
client-ban = Allontana per sempre
client-seats-free = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
client-seats-full = Ci siete tutti.
client-host-waited-for = Ci siete tutti, e tocca a te cominciare.
client-close-table = Chiudi questo tavolo
client-close-table-why = Il tavolo sparisce, e chi aspetta qui viene avvertito.
client-close-table-no = Lascialo aperto
client-host-begins = { $host ->
    [none] Chi ospita alza il sipario.
   *[other] { $host } alza il sipario.
}
client-invite = Invita gli amici
client-copy = Copia il link
client-copied = Link copiato
client-qr = Codice QR del link { $address }

## Al tavolo.

client-footlights = Luci della ribalta: che cosa ti si chiede
client-moves = { $count ->
    [one] L’unica mossa
   *[other] Tutte le { $count } mosse
}
client-find-move = Cerca una mossa
client-no-move-found = Nessuna mossa contiene queste parole.
client-your-turn = Tocca a te
client-waiting = { $count ->
    [one] Si aspetta { $seats }.
   *[other] Si aspettano { $seats }.
}
client-moment = Un momento…
client-next-move = Tocca a: { $seats }
client-paused = La partita è in pausa.
client-over = La partita è finita.
client-skip = Salta
client-undo = Annulla mossa
client-rewind = Annullare il tuo ultimo turno?
client-rewind-what = { $moves ->
    [one] La tua ultima mossa viene annullata.
   *[other] Vengono annullate { $moves } mosse: le tue, e quello che i bot hanno fatto dopo.
}
client-rewind-revealed = Da allora si è scoperto qualcosa, e adesso lo sai. Nella partita resta scritto che un turno è stato annullato.
client-rewind-marked = Nella partita resta scritto che un turno è stato annullato.
client-rewind-yes = Annullalo
client-rewind-no = Continua
client-coach = Allenatore
client-log = Cronaca
client-show-again = Rivedi
client-log-points = Solo i punti
client-log-empty = Non è ancora successo niente.
client-since = Dalla tua ultima mossa
client-so-far = Finora
client-taken-back = (annullata)
client-rule = Regola { $rule }
client-why = Perché? Regola { $rule }
client-rulebook = { $game }: le regole
client-glossary = Glossario
client-chat = Chat
client-chat-unread = { $count ->
    [0] Chat
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $count } nuovi messaggi
}
client-chat-empty = Nessuno ha ancora detto niente.
client-chat-say = Di’ qualcosa
client-here = Qui adesso: { $names }
client-presence-here = al tavolo
client-presence-gone = ora non c’è
client-presence-stand-in = gioca un bot al suo posto
client-gone = { $seat } non c’è più.
client-here-again = { $seat } è di nuovo qui.
client-board = Tavolo come testo
client-menu = Menu
client-keys = Tasti
client-help = Aiuto per questa domanda
client-deal = La distribuzione
client-deal-lead = Nessuno ha potuto scegliere questa distribuzione. Segue da un numero segreto del teatro e da uno di ogni persona al tavolo. Tutti erano sigillati prima che si svelasse il primo.
client-deal-lead-alone = Il teatro ha distribuito da solo: nessuno al tavolo ha aggiunto un numero segreto. Il suo era sigillato prima della partita e non poteva più cambiare.
client-deal-house = Il teatro
client-deal-sealed = Sigillo:
client-deal-opened = Numero segreto:
client-deal-seat-mixed = Numero segreto aggiunto
client-deal-seat-away = Assente alla distribuzione; conta solo il sigillo
client-deal-seat-bot = Un bot; ne fa le veci il numero del teatro
client-deal-seat-none = Nessun numero segreto
client-deal-fits = Controllato in questo browser: tutto ciò che è svelato corrisponde al suo sigillo.
client-deal-fits-own = Controllato in questo browser: il tuo numero è compreso, e tutto ciò che è svelato corrisponde al suo sigillo.
client-deal-waits = A fine partita il teatro svela il suo numero, e tutti possono distribuire di nuovo.
client-deal-verify = Per distribuire di nuovo da te, scarica la partita ed esegui operahouse verify.
client-deal-flaw-seed = Il numero del teatro non corrisponde al suo sigillo. Questa distribuzione non è onesta.
client-deal-flaw-nonce = Un numero del tavolo non corrisponde al suo sigillo. Questa distribuzione non è onesta.
client-deal-flaw-missing = Questo browser ha svelato il tuo numero, ma la distribuzione è stata fatta senza.
client-deal-flaw-changed = I sigilli non sono quelli che questo browser ha visto prima di svelare il tuo numero. Questa distribuzione non è onesta.
client-pause = Proponi una pausa
client-pause-no = Anzi, niente pausa
client-resume = Continua
client-agree = D’accordo
client-leave = Fai giocare un bot per me
client-leave-why = Un bot tiene il tuo posto finché non torni. Chi si ritira non può tornare.
client-finished = Partite con altri che hai giocato fino in fondo: { $finished } su { $games }. Una partita che lasci conta come non finita.
client-away = Un bot gioca per te.
client-absent = { $minutes ->
    [one] { $seat } manca da un minuto.
   *[other] { $seat } manca da { $minutes } minuti.
}
client-absent-bot = Fai continuare un bot
client-absent-voted = Un bot giocherà per { $seat } appena gli altri sono d’accordo.
client-absent-wait = Aspetta ancora
client-come-back = Torno a giocare io
client-resign = Ritirati
client-resign-why = Lasci il posto per sempre e finisci in fondo alla classifica. Un bot continua al tuo posto.
client-resign-no = Continua a giocare
client-unit-ducats = { $count ->
    [one] ducato
   *[other] ducati
}
client-unit-points = { $count ->
    [one] punto vittoria
   *[other] punti vittoria
}
client-unit-budget = { $count ->
    [one] livello di budget
   *[other] livelli di budget
}

## Tasti.

client-key-moving-1 = da una parte del tavolo all’altra
client-key-moving-2 = dentro una parte
client-key-moving-3 = scegli
client-key-moving-4 = chiudi, o annulla una scelta
client-key-help = la domanda spiegata
client-key-explain = spiega ciò che è selezionato
client-key-ask = ciò che ti si chiede
client-key-board = il tavolo come testo
client-key-log = la cronaca
client-key-chat = la chat
client-key-menu = il menu
client-key-coach = l’allenatore
client-key-undo = annulla la tua mossa
client-key-skip = salta quello che si muove ancora

## Preferenze.

client-preferences = Preferenze
client-language = Lingua
client-theme = Luce
client-theme-evening = Serata
client-theme-matinee = Matinée
client-to-theme = { $now }: cambia la luce in { $theme }
client-speed = Movimento
client-speed-slow = lento
client-speed-normal = normale
client-speed-fast = veloce
client-speed-off = nessuno
client-speed-is = Movimento: { $speed }
client-sounds = Suoni
client-mute-sounds = Disattiva tutti i suoni
client-volume-is = Suoni: { $percent }%
client-muted-all = Suoni disattivati
client-warnings = Avvisami prima di uno sbaglio evidente (contro i bot)
client-notices = Avvisami quando tocca a me e sto guardando altro
client-your-name = Il tuo nome al tavolo
client-account = Account
client-account-of = { $name }, account
client-account-why = Con un account ritrovi le tue partite su altri dispositivi. Non è necessario.
client-account-name = Nome dell’account
client-account-password = Password
client-sign-in = Accedi
client-sign-up = Crea un account
client-forgot = Password dimenticata?
client-my-page = La mia pagina
client-codes-new = Nuovi codici di recupero
client-sign-out = Esci
client-sign-out-everywhere = Esci dappertutto
client-export = Scarica i miei dati
client-notices-page = Notifiche e vacanze
client-password-change = Cambia password
client-password-old = Password attuale
client-password-new = Nuova password
client-password-changed = La tua password è cambiata. Gli altri dispositivi sono scollegati.
client-delete = Eliminami
client-delete-why = Il tuo nome, le tue valutazioni e le tue lezioni vengono eliminati. I tuoi tavoli non ancora cominciati vengono chiusi, e ti ritiri dalle partite in corso. Le partite finite restano, senza il tuo nome. Nessuno può annullare questa scelta.
client-delete-yes = Eliminami per sempre
client-delete-no = Tieni tutto

## Dopo la partita.

client-curtain-call = Chiamata alla ribalta
client-result-win = { $by ->
    [0] Vinci tu
    [one] Vinci tu di un punto
   *[other] Vinci tu di { $by } punti
}
client-result-lose = { $by ->
    [0] Vince { $seat }
    [one] Vince { $seat } di un punto
   *[other] Vince { $seat } di { $by } punti
}
client-result-seat = { $by ->
    [0] Vince { $seat }
    [one] Vince { $seat } di un punto
   *[other] Vince { $seat } di { $by } punti
}
client-result-shared = Una vittoria condivisa
client-result-shared-you = Condividi la vittoria
client-result-abandoned = La partita è rimasta a metà
client-result-you = { $points ->
    [one] Arrivi { client-place } con { $points } punto.
   *[other] Arrivi { client-place } con { $points } punti.
}
client-result-short = { $behind ->
    [one] La vittoria era a { $behind } punto.
   *[other] La vittoria era a { $behind } punti.
}
client-result-best = La tua fonte migliore: { $why } ({ $points }).
client-result-how-finished = L’ultimo sipario è calato. Ecco da dove vengono i punti.
client-result-how-resigned = La partita è finita prima del tempo, per ritiro.
client-result-how-abandoned = Se ne sono andati tutti, e il teatro ha spento le luci.
client-result-how-closed = Il tavolo è stato chiuso prima della fine.
client-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
client-place = { $place }º
client-points-by-source = Punti per provenienza
client-points-course = Punti nel corso della partita
client-no-points = Nessuno ha fatto punti.
client-what-next = E adesso?
client-rematch = Rivincita
client-rematch-no = Anzi, niente rivincita
client-rematch-why = Nella rivincita ognuno tiene il suo posto e si ricomincia da capo.
client-rematch-waits = Vorresti una rivincita. Comincia quando sono tutti d’accordo.
client-rematch-others = Se gli altri giocano la rivincita, la trovi qui.
client-rematch-go = Alla rivincita
client-rewound-count = { $count ->
    [one] { $count } turno annullato
   *[other] { $count } turni annullati
}
client-what-if = E se? Confronta con la partita
client-review = Rivedi la partita
client-record = Scarica la partita
client-look = Guarda il tavolo
client-to-result = Al risultato
client-step = Passo { $at } di { $last }
client-step-back = Un passo indietro
client-step-on = Un passo avanti
client-replay-play = Riproduci
client-replay-pause = Pausa
client-replay-rate = Velocità
client-replay-jump = Vai a
client-replay-list = Tutte le mosse
client-screen = Dietro quale schermo

## Quando qualcosa va storto.

client-no-answer = Il teatro non risponde.
client-lost = La connessione è caduta.
client-lost-next = La stiamo ristabilendo; non si perde niente.
client-lost-move = La tua mossa è al sicuro e parte appena la connessione torna.
client-trouble-unknown-table = Qui non c’è nessun tavolo
client-trouble-unknown-table-why = Forse il link è incompleto, o il tavolo è stato chiuso. Chiedi di nuovo il link, o apri un tavolo tuo.
client-trouble-unknown-code = Nessun tavolo ha questo codice
client-trouble-unknown-code-why = Un codice ha sei lettere e cifre. Chiedi al tuo amico di rileggerlo, o di mandarti il link.
client-trouble-unknown-page = Dietro questa porta non c’è niente
client-trouble-unknown-page-why = L’indirizzo non porta da nessuna parte. Dall’ingresso trovi ogni tavolo.
client-trouble-no-answer = Il teatro non risponde
client-trouble-no-answer-why = O sei offline, o il teatro sta riaprendo. Le partite in corso sono al sicuro. Riprova tra un momento.
client-trouble-turned-away = Questo tavolo per te è chiuso
client-trouble-turned-away-why = Chi ospita ti ha chiesto di lasciare il tavolo, o non vuole spettatori.
client-trouble-closed-table = Questo tavolo è stato chiuso
client-trouble-closed-table-why = È stato chiuso prima che la partita cominciasse. Apri un tavolo tuo, o cercane un altro.
client-full-table = Tutti i posti di questo tavolo sono occupati. Puoi restare a guardare, o aprire un tavolo tuo.
client-trouble-no-replay = Questa partita non si può ancora rivedere
client-trouble-no-replay-why = Una partita si può rivedere quando è finita.

## Aprire un tavolo: che cosa si concorda.

client-more = Altre scelte
client-agreed = Che cosa è stato concordato
client-pace = Tempo per pensare
client-pace-none = senza orologio
client-pace-live = in tempo reale
client-pace-slow = lento
client-pace-none-is = Senza orologio
client-pace-none-why = Nessuno ha fretta.
client-pace-live-is = { $minutes } min + { $seconds } s
client-pace-live-why = Ognuno comincia con { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} e ogni decisione aggiunge { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}, una grande un po’ di più. Un bot continua per chi finisce il tempo.
client-pace-slow-is = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
client-pace-slow-why = { $days ->
    [one] Ognuno ha un giorno per ogni decisione. Un bot continua per chi finisce il tempo.
   *[other] Ognuno ha { $days } giorni per ogni decisione. Un bot continua per chi finisce il tempo.
}
client-options = { $game }: regole della casa
client-option-opera-seven_rounds = Sette round
client-option-opera-seven_rounds-why = La partita più breve dell’autore: sette round invece di nove.
client-option-opera-open_screens = Schermi aperti
client-option-opera-open_screens-why = Tutti vedono tutti i ducati e tutti i pezzi musicali. Una buona memoria non serve più.
client-option-opera-esperto_piece_leaves_game = Il pezzo dell’Esperto esce dal gioco
client-option-opera-esperto_piece_leaves_game-why = Come nel regolamento olandese: se chi assolda l’Esperto è all’ultimo posto, il pezzo torna nella scatola invece di andare nella pila degli scarti.
client-public = Aperto a tutti
client-public-why = Il tavolo è nell’elenco e chiunque può sedersi.
client-private = Su invito
client-private-why = Solo chi ha il link o il codice trova questo tavolo.
client-spectators = altri possono guardare
client-spectators-why = Gli spettatori vedono ciò che vedono tutti, mai dietro uno schermo.
client-no-spectators = Senza spettatori
client-no-spectators-why = Solo chi gioca vede questo tavolo.
client-rated = Valida per la classifica
client-rated-why = Il risultato conta per la classifica. Tutti devono avere un account, e i bot non possono sedersi.
client-rated-account = Per la classifica tutti devono avere un account. Si crea in alto a destra.
client-substitute = Se qualcuno se ne va, continua questo bot
client-substitute-is = Sostituto: { $bot }
client-substitute-why = Questo bot continua per chi se ne va o finisce il tempo.

## Orologi.

client-clocks = Tempo rimasto
client-clock-days = { $count ->
    [one] { $count } giorno rimasto
   *[other] { $count } giorni rimasti
}
client-clock-hours = { $count ->
    [one] { $count } ora rimasta
   *[other] { $count } ore rimaste
}
client-clock-low = poco tempo
client-clock-low-minute = Ti resta un minuto.
client-clock-low-seconds = Ti restano dieci secondi.

## Note, ordini permanenti, e chi non si vuole sentire.

client-note = Nota
client-note-why = La leggi solo tu. Resta con la partita.
client-note-saved = Salvata.
client-key-note = la tua nota privata
client-orders = Ordini permanenti
client-orders-why = Un ordine risponde per te quando ti si chiede qualcosa, anche se non ci sei. Risponde il primo che va bene; quello che le regole non permettono viene saltato. Nessun altro viene a sapere dei tuoi ordini.
client-orders-none = Non hai dato ordini.
client-order-asked = Quando ti si chiede: { $question }
client-order-play = Gioca: { $move }
client-order-unless = Tranne se: { $condition }
client-order-only = Solo se: { $condition }
client-order-new = Un nuovo ordine
client-order-changing = Cambia questo ordine
client-order-question = Quando ti si chiede
client-order-answer = Risposta
client-order-conditions = Condizioni
client-order-condition = Condizione
client-order-no-condition = nessun’altra condizione
client-order-how = Quando vale?
client-order-if = solo se
client-order-if-not = tranne se
client-order-about = Da che cosa dipende
client-order-value = Quanto, o quale
client-order-add = Aggiungi
client-order-without = Togli la condizione. { $condition }
client-order-choose = Scegli una risposta
client-order-now = Risponde anche a ciò che ti si chiede ora.
client-order-give = Dai questo ordine
client-order-change = Cambia
client-order-save = Salva la modifica
client-order-leave = Lascia com’era
client-order-revoke = Revoca
client-mute = Silenzia { $name }
client-about = Non sentire, bloccare o segnalare { $name }
client-muted = Hai silenziato { $name }.
client-unmute = Ascolta di nuovo { $name }

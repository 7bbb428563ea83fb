### Il club: profili, foyer, e quello che fa tornare.

## La pagina di una persona.

club-since = In teatro da { $date }
club-sum = Partite giocate: { $games }, vinte: { $won }
club-finished = Partite con altri giocate fino in fondo: { $finished } su { $games }
club-block = Blocca
club-block-done = Ora { $name } non può più sedersi ai tuoi tavoli, e nessuna ricerca vi mette insieme.
club-seen-all = Tutti possono vedere questa pagina.
club-seen-private = Solo tu puoi vedere questa pagina.
club-seen-guest = Solo tu puoi vedere questa pagina. Con un account la vedono anche gli altri.
club-make-private = Tienila privata
club-make-public = Mostrala agli altri
club-rating = Valutazione
club-rating-why = dopo ogni partita valida per la classifica
club-rating-none = Ancora nessuna partita valida per la classifica.
club-rating-few = Ancora qualche partita per la classifica, e qui comparirà una linea.
club-rating-band = Tratteggio e puntini: dove sta la forza vera, 19 volte su 20.
club-rating-now = { $game }: { $value } ± { $margin }, partite per la classifica: { $games }
club-results = Risultati
club-results-why = linea chiara: una parte uguale
club-games = partite
club-won = vinte
club-share = { $percent }%
club-together = in tutto
club-opponents = Per avversari
club-opponents-why = il bot più forte, se non giocava nessun altro
club-people = persone
club-form = Forma
club-form-why = posizioni nelle ultime partite
club-sources = Punti per fonte
club-sources-why = { $count ->
    [one] in { $count } partita
   *[other] in media su { $count } partite
}
club-own = propri
club-others = altri
club-difference = differenza
club-uses = Ruoli e compositori
club-uses-why = { $count ->
    [one] in { $count } partita
   *[other] a partita, in media su { $count } partite
}
club-last = Ultime partite
club-last-none = Ancora nessuna partita. Quelle giocate fino in fondo compaiono qui.
club-place = posizione { $place }
club-more = Mostra altro
club-result = Risultato
club-replay = Revisione
club-of-game = { $what }: { $game }, { $date }
club-lessons = Lezioni
club-lessons-done = { $done } di { $all }
club-lessons-go = Continua a imparare
club-calls = Chiamate alla ribalta
club-calls-why = poche, e nessuna solo per essere tornati
club-call-done = raggiunto
club-call-to-come = ancora da raggiungere
club-call-so-far = finora { $reached } di { $of }
club-call-ovation = Ovazione
club-call-ovation-why = partita vinta con un quarto di punti in più di tutti gli altri
club-call-da-capo = Da capo
club-call-da-capo-why = partita vinta dall’ultimo posto, verso la fine
club-call-gala = Serata di gala
club-call-gala-why = partita vinta al tavolo più grande, senza nessun bot
club-call-sharp-eyes = Occhio di lince
club-call-sharp-eyes-why = una partita intera senza errori
club-call-grand-tour = Grand tour
club-call-grand-tour-why = un gioco vinto con ogni numero di giocatori
club-data = I tuoi dati
club-data-why = Tutto quello che conserviamo su di te si può scaricare ed eliminare. Le partite finite restano, senza il tuo nome.

## Codici di recupero.

club-codes = Codici di recupero
club-codes-why = Se un giorno dimentichi la password, ognuno di questi codici ti permette di sceglierne una nuova, una volta sola. Scrivili o salvali: nessuno può mostrarli di nuovo.
club-codes-copy = Copia i codici
club-codes-copied = I codici sono copiati.
club-codes-save = Salva in un file
club-codes-file = Codici di recupero dell’account { $name } su { $address }
club-codes-kept = Li ho conservati
club-codes-new-why = Ricevi otto nuovi codici, e quelli di prima non funzionano più.
club-codes-make = Crea nuovi codici
club-forgot-why = Scrivi il nome del tuo account, uno dei suoi codici di recupero e una nuova password. Non hai più codici? La direzione può darti una nuova password.
club-forgot-code = Codice di recupero
club-forgot-set = Imposta la nuova password
club-forgot-mail-why = Oppure ricevi un link per e-mail, se ci hai dato il tuo indirizzo.
club-forgot-mail = Mandami un link
club-forgot-mailed = Se c’è un account così con un indirizzo, un link è in viaggio. Funziona per 30 minuti.

## Il foyer.

club-foyer = Il foyer
club-foyer-why = Tavoli che cercano giocatori: { $waiting }. In corso adesso: { $playing }.
club-seek = Gioca con chi c’è
club-seek-why = Un clic: prendi posto dove qualcuno vuole lo stesso, altrimenti a un nuovo tavolo. La partita comincia da sola quando l’ultimo posto è occupato.
club-seek-go = Trova giocatori
club-game = Gioco
club-any = tutti
club-waiting = Cercano giocatori
club-waiting-none = In questo momento nessuno cerca giocatori. Apri un tavolo, o trovali con un clic.
club-waiting-itself = comincia da sola
club-waiting-host = { $host } ({ $value } ± { $margin })
club-waiting-bots = con bot: { $levels }
club-with = con { $names }
club-playing = In corso adesso
club-playing-why = da guardare; gli schermi restano chiusi
club-playing-none = In questo momento nessuno gioca in pubblico.
club-round = Round { $round }
club-people-there = Persone al tavolo: { $count }
club-watch = Guarda
club-watch-at = Guarda: { $game }, { $names }
club-leaders = Valutazioni
club-leaders-why = ± è quello che le partite ancora non dicono
club-leaders-none = Nessuno ha ancora giocato per la classifica.
club-yours = tu

## La mano del giorno.

club-daily = Mano del giorno
club-daily-why = { $game } in { $players }. Tutti giocano con { $seat }, con la stessa mano e contro gli stessi bot ({ $level }).
club-daily-once = Vale una volta sola. Niente si può ritirare, e l’allenatore tace.
club-daily-play = Gioca la mano di oggi
club-daily-go-on = Continuala
club-daily-look = Rivedi la tua partita
club-daily-look-leaders = Guarda la classifica
club-daily-until = Fino alle { $time }
club-daily-finished = { $count ->
    [0] Nessuno l’ha ancora finita
    [one] Una persona l’ha finita
   *[other] { $count } persone l’hanno finita
}
club-daily-result = Il tuo risultato
club-daily-points = Punti: { $points }, posizione { $place } di { $count }
club-daily-beaten = Quota degli altri che hai battuto; un pareggio vale metà.
club-daily-alone = Nessun altro l’ha ancora finita.
club-daily-gave-up = Hai rinunciato, perciò non c’è niente da confrontare. Domani c’è un’altra mano.
club-daily-closed = La classifica si apre quando hai giocato.
club-daily-leaders = Classifica
club-daily-col-points = punti
club-daily-col-beaten = battuti
club-daily-name = nome
club-daily-streak = { $count ->
    [0] Ancora nessun giorno di fila
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
club-daily-archive = I giorni prima
club-daily-not-played = non giocata
club-daily-points-only = Punti: { $points }

## Che cosa mi aspetta.

club-turns = Aspettano te
club-turns-why = tocca a te, prima il più urgente
club-turns-left = il tempo scade { $when }
club-turns-go = Gioca
club-turns-at = Gioca: { $game }, { $names }

## Tornei e serate duplicate.

club-evenings = Tornei e serate
club-evenings-why = iscriviti o aprine uno tuo
club-evenings-none = Al momento non c’è nessun torneo aperto.
club-evening-open = Apri un torneo
club-evening-open-why = Lo organizzi tu: lo avvii e fai cominciare i turni. Se vuoi anche giocare, iscriviti come tutti.
club-evening-name = Nome
club-evening-format = Formula
club-evening-format-swiss = Sistema svizzero
club-evening-format-knockout = Eliminazione diretta
club-evening-format-league = Campionato
club-evening-format-duplicate = Serata duplicata
club-evening-why-swiss = A ogni turno incontri chi è in classifica vicino a te, quasi mai due volte le stesse persone, e tutti siedono ovunque lo stesso numero di volte.
club-evening-why-knockout = Chi arriva primo a ogni tavolo va avanti, finché resta un solo tavolo.
club-evening-why-league = Con giorni per ogni mossa, ognuno incontra più persone possibile. I turni si susseguono da soli.
club-evening-why-duplicate = La stessa distribuzione a tutti i tavoli: conta come va il tuo posto rispetto allo stesso posto altrove.
club-evening-for = { $game } in { $players }
club-evening-entrants = Iscrizioni: { $count }
club-evening-by = organizza { $name }
club-evening-round = Turno { $round }
club-evening-round-score = il tuo punteggio: { $score }
club-evening-round-over = finito
club-evening-round-now = in corso
club-evening-status-open = iscrizioni aperte
club-evening-status-ended = finito
club-evening-look = Guarda
club-evening-yours = Partecipi
club-evening-standings = Classifica
club-evening-standings-after = { $rounds ->
    [one] dopo { $rounds } turno
   *[other] dopo { $rounds } turni
}
club-evening-standings-none = dopo il primo turno
club-evening-place = Posizione
club-evening-score = punteggio
club-evening-ties = Come contano punteggi e parità
club-evening-ties-rest = Chi è pari in tutto condivide la posizione.
club-evening-score-swiss = Per ogni altro posto al tuo tavolo: 2 se lo batti, 1 in caso di parità.
club-evening-score-league = Per ogni altro posto al tuo tavolo: 2 se lo batti, 1 in caso di parità.
club-evening-score-knockout = Il punteggio è il numero di turni raggiunti; vincere l’ultimo tavolo ne aggiunge uno. I bot non vanno avanti; in caso di parità, va avanti chi si è iscritto prima.
club-evening-score-duplicate = Punti di confronto: per ogni tavolo, 2 se il tuo posto ha fatto meglio dello stesso posto là, 1 in caso di parità.
club-evening-break-opponents = avversari
club-evening-break-opponents-why = La somma dei punteggi di tutte le persone incontrate.
club-evening-break-wins = vittorie
club-evening-break-wins-why = Tavoli vinti.
club-evening-break-points = punti
club-evening-break-points-why = Punti nelle tue partite sopra la media del tavolo.
club-evening-break-difference = scarto
club-evening-break-difference-why = Punti sopra la media del tuo posto a tutti i tavoli; da quattro tavoli in su, senza il più alto e il più basso.
club-evening-break-score = punteggio ai tavoli
club-evening-break-score-why = In tutti i tavoli: 2 per ogni posto battuto, 1 in caso di parità.
club-evening-next = Che cosa viene dopo
club-evening-your-table = Il tuo tavolo
club-evening-table = Tavolo { $table }, turno { $round }
club-evening-table-short = tavolo { $table }
club-evening-against = Con { $names }
club-evening-sit = Prendi posto
club-evening-bot = bot
club-evening-is-over = È finito. Grazie di aver giocato!
club-evening-is-removed = Chi organizza ti ha tolto da questo torneo.
club-evening-starts = Inizio previsto: { $when }
club-evening-waits = Comincia quando lo decide chi organizza.
club-evening-interval = Intervallo. Il prossimo turno comincia tra poco.
club-evening-others-play = Altri tavoli giocano ancora.
club-evening-enter = Iscriviti
club-evening-withdraw = Ritirati
club-evening-start = Comincia
club-evening-start-why = I bot occupano i posti rimasti. Chi arriva tardi gioca dal turno successivo, tranne nell’eliminazione diretta.
club-evening-next-round = Comincia il prossimo turno
club-evening-end = Concludi il torneo
club-evening-tables-why = chi siede dove
club-evening-table-playing = in corso
club-evening-table-ended = finito
club-evening-look-table = Tavolo { $table }: { $state }
club-evening-replace = fai giocare un bot
club-evening-replace-at = Fai giocare un bot per { $name } finché non torna
club-evening-close = interrompi
club-evening-close-at = Interrompi la partita al tavolo { $table }
club-evening-entries = Chi partecipa
club-evening-entries-why = in ordine di iscrizione
club-evening-entries-none = Nessuno si è ancora iscritto.
club-evening-entry-withdrawn = ritiro
club-evening-entry-removed = escluso
club-evening-entry-since = dal turno { $round }
club-evening-remove = togli
club-evening-remove-at = Togli { $name } dal torneo
club-evening-board = Distribuzione { $board }, posto contro posto
club-evening-board-why = tratteggio: la media del posto; due punti di confronto per ogni tavolo battuto, uno in caso di parità
club-evening-board-closed = Il confronto si apre quando hai finito questa distribuzione; per gli altri, quando tutti i tavoli hanno finito.
club-evening-board-open = Alcuni tavoli giocano ancora; i loro risultati si aggiungeranno.
club-evening-mean = { $mean } in media
club-evening-difference = scarto
club-evening-matchpoints = punti di confronto
club-evening-players = Giocatori per tavolo
club-evening-rounds = Turni
club-evening-public = Tutti possono trovarlo
club-evening-public-why = Altrimenti solo chi ha il link.
club-evening-automatic = Il prossimo turno comincia da solo
club-evening-automatic-why = Appena tutti i tavoli hanno finito.

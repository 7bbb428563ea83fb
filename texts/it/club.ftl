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
club-rating = Punteggio
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
club-opponents-why = il bot più forte, dove non giocava nessun altro
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
club-last = Ultime partite
club-last-none = Ancora nessuna partita. Quelle giocate fino in fondo compaiono qui.
club-place = posizione { $place }
club-more = Mostra altro
club-result = Risultato
club-replay = Rivedi
club-of-game = { $what }: { $game }, { $date }
club-lessons = Lezioni
club-lessons-done = { $done } di { $all }
club-lessons-go = Continua a imparare
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
club-forgot-why = Scrivi il nome del tuo account, uno dei suoi codici di recupero e una nuova password. Non hai più codici? Chi gestisce questo teatro può darti una nuova password.
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
club-with = con { $names }
club-playing = In corso adesso
club-playing-why = da guardare; gli schermi restano chiusi
club-playing-none = In questo momento nessuno gioca in pubblico.
club-people-there = Persone al tavolo: { $count }
club-watch = Guarda
club-watch-at = Guarda: { $game }, { $names }
club-leaders = Classifica
club-leaders-why = con quello che ancora non si sa
club-leaders-none = Nessuno ha ancora giocato per la classifica.
club-yours = tu

## La mano del giorno.

club-daily = Mano del giorno
club-daily-why = { $game } in { $players }. Tutti ricevono gli stessi pezzi nello stesso ordine, al posto { $seat }, contro gli stessi bot ({ $level }).
club-daily-once = Vale una volta sola. Niente si può ritirare, e l’allenatore tace.
club-daily-play = Gioca la mano di oggi
club-daily-go-on = Continuala
club-daily-look = Rivedi la tua partita
club-daily-until = Fino alle { $time }
club-daily-finished = Finita da: { $count }
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

### La revisione di una partita: probabilità, giudizi, fortuna e abilità, e i propri errori come esercizi.

## Le probabilità.

review-chances = Probabilità di vincere
review-chance-line = { $seat }: { $before }% all’inizio, { $after }% alla fine
review-unfinished = La partita non è stata giocata fino in fondo: i conti si fermano alle ultime probabilità.
review-nothing = In questa partita nessuno ha deciso nulla: non c’è nulla da rivedere.
review-no-seat = In questa partita non c’è il posto «{ $value }»; scegli tra: { $known }.

## I giudizi.

review-marks = Mosse con un giudizio
review-marks-none = Qui non c’è niente da imparare. Bravo!
review-mark-blunder = Errore grave
review-mark-mistake = Errore
review-mark-slip = Imprecisione
review-mark-praise = Ottima
review-mark-none = Una buona mossa
review-head = { $when }: { $mark } ({ $sign })
review-when-round = Round { $round }, mossa { $number }
review-when = Mossa { $number }
review-played = { $seat-you ->
    [true] Hai giocato: { $move }
   *[other] { $seat } ha giocato: { $move }
}
review-better = Meglio: { $move }. Probabilità di vincere: { $after }% invece di { $before }%.
review-praised = Meglio di quello che qui si gioca di solito.
review-side-played = { $seat-you ->
    [true] Hai giocato
   *[other] { $seat } ha giocato
}
review-side-coach = L’allenatore
review-side-wins = vittorie: { $percent }%
review-side-points = { $points ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}
review-cost = probabilità di vincere, in punti
review-why = Perché, in punti: { $reasons }.
review-rival = { $points ->
    [one] { $seat } può poi aspettarsi { $points } punto in più.
   *[other] { $seat } può poi aspettarsi { $points } punti in più.
}
review-seen = Giudicata con quello che questo giocatore poteva vedere allora.
review-forced = Qui non c’era scelta.
review-equal = Qualunque mossa qui cambiava ben poco.
review-options = Tutto quello che è stato confrontato
review-options-more = { $count ->
    [one] Un’altra mossa
   *[other] Altre { $count } mosse
}
review-given = Probabilità regalata per ogni decisione che conta, in punti percentuali
review-given-seat = { $count ->
    [one] { $seat }: { $value } in una decisione
   *[other] { $seat }: { $value } in { $count } decisioni
}
review-scale = I nostri bot, per confronto: { $levels }
review-scale-level = { $bot } { $value }
review-decimal-sign = { "," }

## Fortuna e abilità.

review-ledger = Da dove viene il risultato
review-ledger-measure = in punti percentuali di probabilità di vincere; ogni colonna torna esatta
review-ledger-how = Scegli una riga per vedere i suoi momenti nel grafico.
review-start = inizio
review-fortune = fortuna
review-choice = scelte proprie
review-veil = dietro gli schermi
review-others = scelte altrui
review-drift = deriva dell’allenatore
review-result = risultato
review-rest = il resto
review-fortune-why = quello che è uscito dal mazzo, rispetto a tutto quello che poteva uscire
review-choice-why = le proprie mosse, rispetto a quello che l’allenatore gioca in media
review-veil-why = quello che non si poteva sapere al momento di scegliere
review-others-why = quello che hanno scelto gli altri
review-drift-why = dove l’allenatore ha cambiato idea: un errore suo, merito di nessuno

## La pagina.

review-graph = Probabilità di vincere, momento per momento
review-moment-shares = Momento { $at } di { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = La decisione
review-moves = Mosse
review-show = Fortuna e abilità
review-panel = Che cosa dice l’allenatore
review-working = L’allenatore è alla mossa { $done } di { $all }.
review-working-round = L’allenatore è al round { $round }.
review-working-left = { $seconds ->
    [one] Ancora circa un secondo.
   *[other] Ancora circa { $seconds } secondi.
}
review-failed = L’allenatore non ha potuto giudicare questa partita. Il tavolo e le mosse ci sono.
review-previous = Giudizio precedente
review-next = Giudizio seguente
review-learn = Impara dai tuoi errori
review-learn-these = Impara da questi errori

## Gli esercizi.

review-puzzle = Trova una mossa migliore
review-puzzle-of = Esercizio { $at } di { $last }
review-puzzle-best = Eccola! Qui non c’è di meglio.
review-puzzle-better = Meglio, ma si può fare ancora meglio.
review-puzzle-found = Punti trovati: { $found } su { $all }
review-puzzle-same = Non meglio che nella partita. Prova altro.
review-puzzle-worse = È ancora peggio. Prova altro.
review-puzzle-beside = La mossa della partita è migliore di questa.
review-puzzle-hint = Dammi un indizio
review-puzzle-hint-move = Comincia così: { $move }
review-puzzle-show = Mostra
review-puzzle-again = Ancora
review-puzzle-next = Errore seguente
review-puzzle-solved = risolto
review-puzzle-remember = Da ricordare
review-puzzle-reason = Qui contava soprattutto questo: { $why }.
review-puzzle-slips = Salta le imprecisioni
review-puzzle-back = Torna alla revisione

## E se: varianti di una partita finita.

review-what-if = E se?
review-what-if-here = E se? Continua da qui
review-what-if-all = Tutte le varianti
review-what-if-why = Continui subito prima di questa mossa, a un tavolo tutto tuo. La partita resta com’è.
review-what-if-seat = Il tuo posto
review-what-if-level = I bot agli altri posti
review-what-if-hidden = Ciò che è nascosto
review-what-if-hidden-true = Così come era
review-what-if-hidden-imagined = Come lo immagina questo posto
review-what-if-name = Nome della variante
review-what-if-play = Continua
review-branches = { $count ->
    [0] Ancora nessuna variante
    [one] Una variante
   *[other] { $count } varianti
}
review-branches-why = Una partita, e che cos’altro sarebbe potuta diventare
review-branches-none = Apri la revisione, vai a una mossa e scegli «E se? Continua da qui».
review-branch-game = La partita
review-branch-name = { $letter }: { $name }
review-branch-this = Variante { $letter }
review-branch-unnamed = senza nome
review-branch-open = non ancora finita
review-branch-broken = interrotta
review-branch-go-on = Continua a giocare
review-branch-rename = Rinomina
review-branch-renamed = La variante ha il suo nuovo nome.
review-branch-compared = A confronto con la partita
review-branch-choose = Scegli una variante per confrontarla con la partita.
review-branch-unfinished = Quando questa variante sarà finita, qui sarà messa a confronto con la partita.
review-branch-alone = La partita stessa è privata, quindi non c’è nulla da confrontare.
review-branch-chance = Probabilità di vincere: { $seat }
review-branch-course-game = nella partita: da { $before }% a { $after }%
review-branch-course-branch = nella variante: da { $before }% a { $after }%
review-branch-points = Punti da lì in poi, variante meno partita
review-branch-sum = insieme

## Insieme: commenti, guidare e seguire, condividere.

review-together = Insieme
review-here = { $count ->
    [one] Qui non c’è nessun altro.
   *[other] Adesso qui: { $names }
}
review-lead = Guida gli altri
review-lead-stop = Smetti di guidare
review-leading = Guidi tu: chi segue vede ciò che vedi tu.
review-led-by = Guida { $name }.
review-follow = Segui { $name }
review-follow-stop = Guarda per conto tuo
review-following = Segui { $name }.
review-lead-ended = Nessuno guida più.
review-comments = Commenti
review-comments-here = { $count ->
    [0] Nessun commento in questo momento
    [one] Un commento in questo momento
   *[other] { $count } commenti in questo momento
}
review-comments-none = Nessuno ha ancora scritto niente su questa partita.
review-comment-write = Scrivi di questo momento
review-comment-remove = Elimina questo commento
review-comment-at = Mossa { $number }
review-comment-start = L’inizio
review-share-link = Condividi
review-share-private = È una partita privata: il link si apre solo per chi ha partecipato.
review-share-copied = Il link è copiato.
review-export = Porta via la partita
review-export-text = Come testo
review-export-json = Come dati (JSON)
review-screens-open = Tutti gli schermi aperti

## Allenarsi con i propri errori.

review-training = Allenamento
review-training-why = I tuoi errori, finché non saprai fare di meglio
review-training-due = { $count ->
    [0] Niente da rivedere
    [one] Un errore da rivedere
   *[other] { $count } errori da rivedere
}
review-training-how = Trova una mossa migliore di quella che hai giocato. Ciò che risolvi torna dopo un giorno e poi sempre più tardi; ciò che non risolvi torna presto.
review-training-start = Comincia l’allenamento
review-training-later = Per ora hai finito. Il prossimo torna { $time }.
review-training-none = Non c’è ancora nulla da allenare. Dopo ogni partita l’allenatore raccoglie qui i tuoi errori.
review-training-next = Avanti
review-training-back = Torna all’allenamento
review-theme = Tema
review-theme-due = da rivedere
review-theme-known = imparati
review-theme-of = { $known } su { $all }
review-theme-practise = Esercitati
review-theme-try = Esercitati: { $theme }
review-theme-other = Altro
review-theme-opera-bid = Puntate
review-theme-opera-hire = Quale ruolo assoldare
review-theme-opera-buy = Comprare pezzi
review-theme-opera-programme = Programmi
review-theme-opera-build = Costruire
review-theme-opera-sell = Vendere
review-theme-opera-move = Dove andare
review-theme-opera-raise = Il Critico
review-theme-opera-lower = Il Critico
review-theme-opera-claim = L’Esperto
review-theme-opera-end = Il momento di fermarsi
review-theme-opera-stop = Il momento di fermarsi
review-theme-opera-intermezzo = Il momento di fermarsi
review-theme-opera-decline = Il momento di fermarsi
review-theme-operaopoly-draw = Pescare
review-theme-operaopoly-hire = Ingaggiare
review-theme-operaopoly-direct = Mandare i compositori
review-theme-operaopoly-sponsor = Sponsorizzare
review-theme-operaopoly-take = Sottrarre una categoria
review-theme-operaopoly-discard = Scartare
review-theme-operaopoly-change = Cambiare le tue carte
review-theme-operaopoly-recast = Cambiare le tue carte
review-theme-operaopoly-oust = Sottrarre un posto
review-theme-operaopoly-rehearse = Aggiungere prove
review-theme-operaopoly-end = Il momento di fermarsi
review-theme-operaopoly-reshuffle = Il momento di fermarsi

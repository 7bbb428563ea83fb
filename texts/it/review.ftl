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
review-cost = { $loss ->
    [one] regala { $loss } punto percentuale
   *[other] regala { $loss } punti percentuali
}
review-played = { $seat-you ->
    [true] Hai giocato: { $move }
   *[other] { $seat } ha giocato: { $move }
}
review-better = Meglio: { $move }. Così si vince nel { $after }% dei casi invece del { $before }%.
review-praised = Meglio di quello che qui si gioca di solito.
review-why = Perché, in punti: { $reasons }.
review-rival = { $points ->
    [one] { $seat } può poi aspettarsi { $points } punto in più.
   *[other] { $seat } può poi aspettarsi { $points } punti in più.
}
review-seen = Giudicata con quello che questo giocatore poteva vedere allora.
review-forced = Qui non c’era scelta.
review-equal = Qualunque mossa qui cambiava ben poco.
review-options = Tutto quello che è stato confrontato
review-given = Probabilità regalata per ogni decisione che conta, in punti percentuali
review-given-seat = { $count ->
    [one] { $seat }: { $value } in una decisione
   *[other] { $seat }: { $value } in { $count } decisioni
}
review-scale = I nostri bot, per confronto: { $levels }
review-scale-level = { $bot } { $value }

## Fortuna e abilità.

review-ledger = Da dove viene il risultato
review-ledger-measure = in punti percentuali di probabilità di vincere; ogni colonna torna esatta
review-start = inizio
review-fortune = fortuna
review-choice = scelte proprie
review-veil = dietro gli schermi
review-others = scelte altrui
review-drift = deriva dell’allenatore
review-result = risultato
review-fortune-why = quello che è uscito dal mazzo, rispetto a tutto quello che poteva uscire
review-choice-why = le proprie mosse, rispetto a quello che l’allenatore gioca in media
review-veil-why = quello che non si poteva sapere al momento di scegliere
review-others-why = quello che hanno scelto gli altri
review-drift-why = dove l’allenatore ha cambiato idea: un errore suo, merito di nessuno

## La pagina.

review-graph = Probabilità di vincere, momento per momento
review-moment = Momento { $at } di { $last }
review-moment-shares = Momento { $at } di { $last }: { $shares }
review-share = { $seat } { $percent }%
review-percent = { $percent }%
review-decision = La decisione
review-moves = Mosse
review-show = Fortuna e abilità
review-panel = Che cosa dice l’allenatore
review-working = L’allenatore è alla mossa { $done } di { $all }.
review-failed = L’allenatore non ha potuto giudicare questa partita. Il tavolo e le mosse ci sono.
review-previous = Giudizio precedente
review-next = Giudizio seguente
review-whose = I giudizi di
review-learn = Impara dai tuoi errori

## Gli esercizi.

review-puzzle = Trova una mossa migliore
review-puzzle-game = Nella partita hai giocato: { $move }
review-puzzle-of = Esercizio { $at } di { $last }
review-puzzle-best = Eccola! Qui non c’è di meglio.
review-puzzle-better = Meglio, ma si può fare ancora meglio.
review-puzzle-same = Non meglio che nella partita. Prova altro.
review-puzzle-worse = È ancora peggio. Prova altro.
review-puzzle-hint = Un indizio
review-puzzle-hint-move = Comincia così: { $move }
review-puzzle-show = Mostra
review-puzzle-again = Ancora
review-puzzle-next = Errore seguente
review-puzzle-done = Era l’ultimo.
review-puzzle-solved = risolto
review-puzzle-back = Torna alla revisione

### Il tavolo disegnato di Opera: ciò che il browser mostra intorno alle parole del gioco stesso.

## La plancia.

operatable-budget-table = Tabella del budget
operatable-budget = Budget
operatable-order-of-play = ordine di gioco
operatable-budget-level = { $players ->
    [none] Livello { $level }
   *[other] Livello { $level }: { $players }
}
operatable-budget-bid = Punta { $bid }: livello { $level }
operatable-palazzo = Palazzo
operatable-palazzo-holds = { $pieces ->
    [none] Palazzo: vuoto; posti liberi: { $free }
   *[other] Palazzo: { $pieces }; posti liberi: { $free }
}
operatable-of = { $count } di { $most }
operatable-stage = Le sei città
operatable-city = { $figures ->
    [none] { $city }: { $supply }, posti liberi per le pedine: { $free }
   *[other] { $city }: { $supply }, pedine qui: { $figures }, posti liberi per le pedine: { $free }
}
operatable-supply = { $main ->
    [0] { $wing ->
        [0] esaurito
       *[other] { operatable-wings }
    }
   *[other] { operatable-mains }{ operatable-both }{ operatable-wings }
}
operatable-supply-short = { operatable-mains }{ operatable-both }{ operatable-wings }
operatable-mains = { $main ->
    [0] { "" }
    [one] { $main } edificio
   *[other] { $main } edifici
}
operatable-wings = { $wing ->
    [0] { "" }
    [one] { $wing } ala
   *[other] { $wing } ali
}
operatable-both = { $main ->
    [0] { "" }
   *[other] { $wing ->
        [0] { "" }
       *[other] {", "}
    }
}
operatable-opens = Apre nel round { $round }
operatable-from-round = dal round { $round }
operatable-parts = { $main ->
    [one] { $main } sala, ala da { $wing }
   *[other] { $main } sale, ala da { $wing }
}
operatable-a-wing = { $halls ->
    [one] ala, { $halls } sala
   *[other] ala, { $halls } sale
}
operatable-none-left = esaurito
operatable-roles = Ruoli
operatable-employee = Impiegato: gli altri possono giocare insieme
operatable-character = Personaggio: muove la sua pedina
operatable-does-impresario = Compra fino a due pezzi, poi programma.
operatable-does-architetto = Costruisci fino a due parti, { $ducats } ♦ a sala.
operatable-does-signora = Vendi un pezzo al Palazzo.
operatable-does-maestro = Raddoppia l’incasso di una città.
operatable-does-critico = Cambia la fama di un compositore.
operatable-does-esperto = Fai punti in una città, cedi il pezzo migliore.
operatable-hire-role = Assolda: { $role }, costo { $fee }
operatable-hired-by = { $player-you ->
    [true] { $role }, al tuo servizio
   *[other] { $role }, al servizio di { $player }
}
operatable-fee-above = costa { $fee }, sei al livello { $level }
operatable-can-pay = puoi comprare
operatable-only-programme = solo programmare
operatable-part-in = { $part }, { $city }
operatable-for-your = per il tuo { $composer }
operatable-or = o
operatable-for = per
operatable-best-in = meglio a { $city }
operatable-of-income = di incasso
operatable-nothing-now = ora niente da guadagnare
operatable-stands = è a { $city }
operatable-stands-nowhere = non ancora sulla mappa
operatable-others-may = gli altri possono giocare insieme
operatable-critico-reach = { $reach ->
    [one] al massimo { $reach } livello
   *[other] al massimo { $reach } livelli
}
operatable-ladder = Scala della fama e offerta
operatable-fame = Fama
operatable-on-offer = { $pieces } in offerta, prezzo = fama ♦
operatable-on-offer-short = { $pieces } in offerta
operatable-rung = Livello { $level }: { $composer }, in offerta: { $offered }
operatable-performed = { $shown ->
    [true] { $pieces } in scena
   *[false] in scena
}
operatable-rises = sale
operatable-to-fame = a fama { $fame }
operatable-not-offered = non in offerta
operatable-buy-piece = { $ducats ->
    [one] Compra { $composer } per { $ducats } ducato
   *[other] Compra { $composer } per { $ducats } ducati
}
operatable-judge = Sposta { $composer } sulla scala
operatable-opponents = Avversari
operatable-opponent = { $ended ->
    [true] { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, livello di budget { $level }, fine della performance
   *[false] { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, livello di budget { $level }, assoldati: { $hires } di { $most }
}
operatable-screen = Ducati e riserva sono dietro lo schermo
operatable-hires = assoldati { $count } di { $most }
operatable-hires-word = assoldati
operatable-sealed = ha puntato
operatable-ended = ha finito
operatable-your-box = Il tuo palco
operatable-points = punti
operatable-of-budget = di budget
operatable-only-you = Lo vedi solo tu
operatable-watching = Stai guardando
operatable-ducats = { $ducats ->
    [one] ducato
   *[other] ducati
}
operatable-stock = Riserva
operatable-stock-empty = Riserva vuota.
operatable-stock-waits = I pezzi comprati aspettano qui.
operatable-income-now = Incasso attuale
operatable-counting-now = Conta attuale
operatable-doubled = Il Maestro raddoppia qui l’incasso
operatable-sell-piece = Vendi { $composer } dalla tua riserva
operatable-sell-from = Vendi { $composer }: { $city }, sala { $hall }
operatable-round = Round { $round }
operatable-rounds = Round { $round } di { $last }
operatable-century = Compositore del Secolo
operatable-century-is = Compositore del Secolo: { $composer }
operatable-phase-budget = Budget
operatable-phase-action = Azione
operatable-phase-income = Incasso
operatable-phase-end = Fine
operatable-phase-counting = Conta
operatable-phase-over = La partita è finita
operatable-hall-of = { $city }, sala { $hall }
operatable-panes = Parti del tavolo
operatable-pane-stage = Scena
operatable-pane-ladder = Scala
operatable-pane-houses = Teatri
operatable-pane-players = Giocatori
operatable-pane-log = Cronaca

## La ribalta: che cosa si chiede.

operatable-ask-bid = Quanto punti?
operatable-ask-hire = Assolda un ruolo, o termina la tua performance.
operatable-ask-buy = Compri un pezzo musicale?
operatable-ask-programme = Programma i tuoi teatri.
operatable-ask-build = Costruisci qualcosa?
operatable-ask-sell = Vendi un pezzo al Palazzo?
operatable-ask-move = { $role }: in quale città?
operatable-ask-critique = Sposti un compositore sulla scala della fama?
operatable-ask-claim = Fai punti con i tuoi pezzi a { $city }, cedendo il migliore?
operatable-ask-shuffle = La pila degli scarti viene mescolata.
operatable-ask-over = La partita è finita.
operatable-along-buy = { $role }: giochi insieme?
operatable-along-build = { $role }: giochi insieme?
operatable-along-sell = { $role }: giochi insieme?
operatable-along-programme = Programma i tuoi teatri.
operatable-along-claim = Fai punti con i tuoi pezzi a { $city }, cedendo il migliore?
operatable-hint-bid = Paghi in ducati, e il tuo segnalino sale di altrettanti livelli. Nessuno vede la tua puntata.
operatable-hint-hire = Scegli una locandina sul tavolo, o una risposta qui.
operatable-hint-buy = Il prezzo è la fama del compositore.
operatable-hint-programme = La scrivania ti aspetta.
operatable-hint-build = Ogni nuova sala costa { $ducats } ♦ e dà subito { $points } ★.
operatable-hint-sell = Prima il pezzo, poi ducati o punti.
operatable-hint-move = Solo le città con un posto libero sono illuminate.
operatable-hint-critique = Prima il compositore, poi fin dove.
operatable-hint-claim = Non ti costa budget.
operatable-opened-piece = { $composer } ({ $place }): in ducati o in punti?
operatable-opened-where = { $composer }: da dove?
operatable-opened-composer = { $composer } ha fama { $fame }. Fin dove?
operatable-you-bid = La tua puntata è { $bid }. Nessuno la vede ancora.
operatable-level-pays = { $kind ->
    [none] Il livello { $level } non paga nessun ruolo.
    [one] Il livello { $level } paga un solo ruolo (al massimo { $role }).
    [any] Il livello { $level } paga { $roles } ruoli a scelta.
   *[some] Il livello { $level } paga { $roles } ruoli economici, o uno solo più caro ({ $role }).
}
operatable-then = Poi { $player }, al livello { $level }, ha l’iniziativa.
operatable-you-keep = Mantieni l’iniziativa, al livello { $level }.
operatable-gives = cedi { $composer }
operatable-gives-to = { $to ->
    [discard] { $composer } va nella pila degli scarti.
    [removed] { $composer } esce dal gioco.
   *[other] Riceve { $composer }: { $to }.
}
operatable-counting-less = La prossima conta ti dà { $points } ★ in meno.

## La ribalta: le risposte.

operatable-another = Qualcos’altro
operatable-reach = da { $fame } a { $levels }
operatable-for-ducats = in ducati
operatable-for-points = in punti
operatable-raise = su di { $levels }
operatable-lower = giù di { $levels }
operatable-claim = Fai punti
operatable-rearrange = Solo programmare
operatable-keep-programme = Lascia tutto così
operatable-open-desk = Alla scrivania
operatable-stop-buy = Basta: ora il programma
operatable-stop-build = Nient’altro
operatable-stop-sell = Non vendere
operatable-stop-critique = Non cambiare nulla
operatable-end = Fine della performance
operatable-end-note = e non giochi più insieme
operatable-intermezzo = Intermezzo
operatable-intermezzo-note = non giocare insieme
operatable-decline = Tieni i tuoi pezzi
operatable-decline-note = nessun punto
operatable-do-bid = Punta { $bid }
operatable-do-bid-none = Punta
operatable-leaves = restano { $ducats } ♦
operatable-do-hire = Assolda: { $role }
operatable-do-buy = Compra { $composer }
operatable-do-sell = Vendi { $composer }
operatable-do-raise = { $composer } su di { $levels }
operatable-do-lower = { $composer } giù di { $levels }
operatable-do-end = Termina la mia performance
operatable-build-part = Costruisci: { $part }, { $city }
operatable-move-to = Vai a { $city }

## La scrivania del programma.

operatable-desk = Scrivania del programma
operatable-desk-how = Trascina un pezzo, o scegli pezzo e sala. Nessuno vede il tuo piano.
operatable-see-table = Guarda il tavolo
operatable-best-by-bot = Il meglio secondo il bot
operatable-take-all-back = Annulla tutto
operatable-raise-curtain = Su il sipario
operatable-no-hint = Qui il bot non dà consigli.
operatable-changes = Modifiche
operatable-no-changes = ancora nessuna
operatable-drop-here = Lascia qui un pezzo per toglierlo dal programma.
operatable-to-stock = nella riserva
operatable-undo-change = Annulla la modifica: { $place }
operatable-take-stock = Prendi { $composer } dalla riserva
operatable-take-from = { $place }: { $composer }
operatable-put-in = Metti qui { $composer }: { $place } (ora: { $now })
operatable-key-back = rimette il pezzo
operatable-key-house = teatro successivo
operatable-may-take = libero
operatable-ledger = Il registro
operatable-ledger-if = Se il round finisse con questo programma
operatable-sum = Totale
operatable-this-drop = Questa modifica
operatable-ducats-after = Ducati dopo l’incasso
operatable-points-after = Punti dopo la conta
operatable-fame-at-end = Fama alla fine del round
operatable-will-rise = { $count ->
    [one] { $composers } è il più eseguito e sale.
   *[other] { $composers } sono i più eseguiti e salgono.
}
operatable-stay-empty = { $halls ->
    [one] Una sala resta vuota: −1 alla conta.
   *[other] { $halls } sale restano vuote: −1 ciascuna alla conta.
}
operatable-counting-later = Il prossimo round di conta viene dopo il round { $round }.
operatable-others-may-hire = Allo stato attuale: gli altri possono ancora agire.
operatable-sending = Invio in corso…

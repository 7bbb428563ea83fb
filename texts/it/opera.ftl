### Opera. Le parole sono quelle del glossario. Le forme di un nome che servono alle frasi stanno sotto il nome.

## Nomi.

opera-name-monteverdi = Monteverdi
opera-name-handel = Händel
opera-name-mozart = Mozart
opera-name-beethoven = Beethoven
opera-name-verdi = Verdi
opera-name-wagner = Wagner
opera-name-house = compositore della casa
opera-name-empty = vuota

opera-name-venezia = Venezia
opera-name-wien = Wien
opera-name-berlin = Berlin
opera-name-london = London
opera-name-paris = Paris
opera-name-milano = Milano

opera-name-impresario = Impresario
    .the = l’Impresario
opera-name-architetto = Architetto
    .the = l’Architetto
opera-name-signora = Signora
    .the = la Signora
opera-name-maestro = Maestro
    .the = il Maestro
opera-name-critico = Critico
    .the = il Critico
opera-name-esperto = Esperto
    .the = l’Esperto

opera-name-main = edificio principale
    .a = un edificio principale
    .no = nessun edificio principale
opera-name-wing = ala
    .a = un’ala
    .no = nessuna ala

opera-name-stock = riserva personale
opera-name-budget = fase di budget
opera-name-action = fase di azione
opera-name-over = la partita è finita
opera-name-episode-1 = Barocco
opera-name-episode-2 = Classicismo
opera-name-episode-3 = Romanticismo

opera-place = { $name }, sala { $number }

## Quantità, usate dai testi che seguono.

opera-ducats = { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}
opera-points = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
opera-halls = { $halls ->
    [one] { $halls } sala
   *[other] { $halls } sale
}

## Che cosa dà punti.

opera-why-building = nuove sale
opera-why-signora = vendita al Palazzo
opera-why-esperto = l’Esperto
opera-why-great-halls = sale principali
opera-why-century = Compositore del Secolo
opera-why-empty-halls = sale vuote

## Che cosa si chiede.

opera-question-bid = Quanto punti? Lo paghi in ducati, e il tuo segnalino budget sale di altrettanti livelli.
opera-question-hire = Hai l’iniziativa: assolda un ruolo o termina la tua performance.
opera-question-buy = Impresario: compri un pezzo musicale?
opera-question-programme = Impresario: programma le tue sale.
opera-question-build = Architetto: costruisci?
opera-question-sell = Signora: vendi un pezzo musicale al Palazzo?
opera-question-move = In quale città va { $role-the }?
opera-question-critique = Critico: sposti un compositore sulla scala della fama?
opera-question-claim = Esperto: fai punti con i tuoi pezzi musicali qui, cedendo il migliore?
opera-question-shuffle = La pila degli scarti viene mescolata in un nuovo mazzo.
opera-question-over = La partita è finita.
# Where moves are typed, it follows the question.
opera-typed-programme = Invio lascia tutto com’è; per cambiare un teatro dell’opera scrivi che cosa va nelle sue sale, la sala principale per prima, per esempio: programme venezia=verdi,-,house

## Che cosa si può decidere prima, e da che cosa può dipendere.

opera-of-impresario = { opera-name-impresario.the }
opera-of-architetto = { opera-name-architetto.the }
opera-of-signora = { opera-name-signora.the }
opera-of-maestro = { opera-name-maestro.the }
opera-of-critico = { opera-name-critico.the }
opera-of-esperto = { opera-name-esperto.the }
opera-order-bid = Quanto punti?
opera-order-hire = Quale ruolo assoldi?
opera-order-buy = { opera-question-buy }
opera-order-programme = Impresario: come programmi le tue sale?
opera-order-build = { opera-question-build }
opera-order-sell = { opera-question-sell }
opera-order-move = In quale città va la pedina?
opera-order-critique = { opera-question-critique }
opera-order-claim = { opera-question-claim }
opera-order-if-level-at-least = il tuo livello di budget è { $value } o più alto
opera-order-if-level-at-most = il tuo livello di budget è { $value } o più basso
opera-order-if-ducats-at-least = { $value ->
    [one] hai almeno un ducato
   *[other] hai { $value } ducati o più
}
opera-order-if-ducats-at-most = { $value ->
    [0] non hai ducati
    [one] hai un solo ducato o nessuno
   *[other] hai { $value } ducati o meno
}
opera-order-if-offer-at-least = { $value ->
    [one] nell’offerta c’è almeno un pezzo musicale di { $of }
   *[other] nell’offerta ci sono { $value } pezzi musicali di { $of } o più
}
opera-order-if-stock-at-least = { $value ->
    [one] hai almeno un pezzo musicale di { $of } nella tua riserva personale
   *[other] hai { $value } pezzi musicali di { $of } o più nella tua riserva personale
}
opera-order-if-hired-is = hai assoldato tu { $of }
opera-order-if-figure-is = { $of } è a { $value }
opera-order-if-top-is = { $value } è in cima alla scala della fama
opera-order-if-round-at-least = è il round { $value } o uno successivo
opera-order-if-round-at-most = è il round { $value } o uno precedente

## Qualche parola su ogni mossa.

opera-move-hire-impresario = compra fino a due pezzi musicali, poi programma
opera-move-hire-architetto = costruisci fino a due parti
opera-move-hire-signora = vendi un pezzo musicale al Palazzo
opera-move-hire-maestro = raddoppia l’incasso di una città
opera-move-hire-critico = sposta un compositore sulla scala della fama
opera-move-hire-esperto = fai punti in una città, cedi un pezzo musicale
opera-move-end = fine della performance, per il resto del round
opera-move-buy = un pezzo musicale di { $one }
opera-move-rearrange = solo programmare, per 1 livello di budget
opera-move-stop = nient’altro
opera-move-intermezzo = non giocare insieme
opera-move-programme = lascia tutto com’è
opera-move-build = { $two-a } a { $one }
opera-move-move = vai a { $one }
opera-move-raise = su di { $two }
opera-move-lower = giù di { $two }
opera-move-claim = fai punti, e cedi qui il tuo pezzo migliore
opera-move-decline = tieni il tuo pezzo musicale
opera-move-sell = da: { $two }

## Che cosa è successo. Un testo vuoto è detto da un altro evento.

opera-event-sealed = { $seat-you ->
    [true] Hai puntato in segreto.
   *[other] { $seat } ha puntato in segreto.
}
opera-event-bid = { $seat-you ->
    [true] Tu punti { $bid }.
   *[other] { $seat } punta { $bid }.
}
opera-event-paid = { $rule ->
    [AA1] { $seat-you ->
        [true] Paghi { opera-ducats }.
       *[other] { $seat } paga { opera-ducats }.
    }
   *[other] { "" }
}
opera-event-marker = { $rule ->
    [A8] { $seat-you ->
        [true] Giochi insieme e ora sei al livello di budget { $level }.
       *[other] { $seat } gioca insieme e ora è al livello di budget { $level }.
    }
    [AI4] { $seat-you ->
        [true] Giochi insieme riordinando e ora sei al livello di budget { $level }.
       *[other] { $seat } gioca insieme riordinando e ora è al livello di budget { $level }.
    }
   *[other] { "" }
}
opera-event-hired = { $seat-you ->
    [true] Assoldi { $role-the } (costo: { $fee }).
   *[other] { $seat } assolda { $role-the } (costo: { $fee }).
}
opera-event-ended = { $rule ->
    [A2] { $seat-you ->
        [true] Hai assoldato tutti i ruoli permessi: fine della performance.
       *[other] { $seat } ha assoldato tutti i ruoli permessi: fine della performance.
    }
   *[other] { opera-who }: fine della performance.
}
opera-event-intermezzo = { opera-who }: intermezzo.
opera-event-bought = { $seat-you ->
    [true] Compri un pezzo musicale di { $composer } per { opera-ducats }.
   *[other] { $seat } compra un pezzo musicale di { $composer } per { opera-ducats }.
}
opera-event-programmed = { $seat-you ->
    [true] Il tuo programma: { $houses }.
   *[other] { $seat } programma { $houses }.
}
opera-event-built = { $seat-you ->
    [true] Costruisci { $part-a } con { opera-halls } a { $city }.
   *[other] { $seat } costruisce { $part-a } con { opera-halls } a { $city }.
}
opera-event-points = { $rule ->
    [C1] { opera-who }: { opera-points } (sala principale a { $city }: { $composer }).
    [C2] { opera-who }: { opera-points } (Compositore del Secolo a { $city }: { $composer }).
   *[other] { opera-who }: { opera-points } ({ $why }).
}
opera-event-sold = { $seat-you ->
    [true] Vendi al Palazzo un pezzo musicale di { $composer } ({ $where }).
   *[other] { $seat } vende al Palazzo un pezzo musicale di { $composer } ({ $where }).
}
opera-event-earned = { $rule ->
    [I1] { "" }
    [E5] { $seat-you ->
        [true] Ricevi { opera-ducats } perché sei al livello 0.
       *[other] { $seat } riceve { opera-ducats } perché è al livello 0.
    }
   *[other] { $seat-you ->
        [true] Ricevi { opera-ducats }.
       *[other] { $seat } riceve { opera-ducats }.
    }
}
opera-event-moved = { $from ->
    [none] { $seat-you ->
        [true] Metti { $figure-the } a { $city }.
       *[other] { $seat } mette { $figure-the } a { $city }.
    }
   *[other] { $seat-you ->
        [true] Sposti { $figure-the } da { $from } a { $city }.
       *[other] { $seat } sposta { $figure-the } da { $from } a { $city }.
    }
}
opera-event-fame = La fama di { $composer } passa da { $from } a { $fame }.
opera-event-gave-up = { $to ->
    [discard] { $seat-you ->
        [true] Metti un pezzo musicale di { $composer } nella pila degli scarti.
       *[other] { $seat } mette un pezzo musicale di { $composer } nella pila degli scarti.
    }
    [removed] { $seat-you ->
        [true] Togli dal gioco un pezzo musicale di { $composer }.
       *[other] { $seat } toglie dal gioco un pezzo musicale di { $composer }.
    }
   *[other] { $seat-you ->
        [true] Regali un pezzo musicale di { $composer }: lo riceve { $to }.
       *[other] { $to-you ->
            [true] { $seat } ti regala un pezzo musicale di { $composer }.
           *[other] { $seat } regala un pezzo musicale di { $composer }: lo riceve { $to }.
        }
    }
}
opera-event-declined = { $seat-you ->
    [true] Tieni tutto e non fai punti.
   *[other] { $seat } tiene tutto e non fa punti.
}
opera-event-income = { $doubled ->
    [true] { opera-who }: incasso di { opera-ducats } a { $city }, raddoppiato dal Maestro.
   *[false] { opera-who }: incasso di { opera-ducats } a { $city }.
}
opera-event-offer = { $aside ->
    [none] Nuova offerta: { $offer }.
   *[other] Nuova offerta: { $offer }. Messi da parte: { $aside }.
}
opera-event-shuffled = { $pieces ->
    [one] Il pezzo musicale rimasto nella pila degli scarti diventa il nuovo mazzo.
   *[other] La pila degli scarti ({ $pieces } pezzi musicali) viene mescolata in un nuovo mazzo.
}
opera-event-palazzo = Il Palazzo viene svuotato: { $composers }.
opera-event-counting = Round di conta { $counting }.
opera-event-opened = { $city } apre.
opera-event-round = Comincia il round { $round }.
opera-event-over = La partita è finita.
opera-who = { $seat-you ->
    [true] Tu
   *[other] { $seat }
}

## Il tavolo in parole.

opera-board-round = Round { $round } di { $last }, { $phase } ({ $era })
opera-board-century = Compositori del Secolo: { $composers } (in questo episodio { $now })
opera-board-ladder = Scala della fama con l’offerta (la fama è il prezzo in ducati):
opera-board-offered = { $count ->
    [0] { "" }
   *[other] { $count } in offerta
}
opera-board-marker = { $seat }, livello { $level }, colonna { $column }
opera-board-budget = Tabella del budget: { $places }
opera-board-role = { $hirer ->
    [none] { $role } { $fee }
   *[other] { $role } { $fee } ({ $hirer })
}
opera-board-roles = Ruoli con il costo dell’ingaggio (e chi li ha assoldati): { $roles }
opera-board-palazzo = { $composers ->
    [none] Palazzo: vuoto, { opera-board-free }. Mazzo: { $deck ->
        [one] { $deck } pezzo musicale
       *[other] { $deck } pezzi musicali
    }
   *[other] Palazzo: { $composers }, { opera-board-free }. Mazzo: { $deck ->
        [one] { $deck } pezzo musicale
       *[other] { $deck } pezzi musicali
    }
}
opera-board-cities = Città, con le parti rimaste, le loro sale ({ $cost ->
    [one] { $cost } ducato
   *[other] { $cost } ducati
} l’una) e le pedine:
opera-board-opens = apre nel round { $round }
opera-board-supply = { opera-board-mains }, { opera-board-wings }
opera-board-mains = { $main ->
    [0] nessun edificio principale
    [one] { $main } edificio principale da { $main_halls }
   *[other] { $main } edifici principali da { $main_halls }
}
opera-board-wings = { $wing ->
    [0] nessuna ala
    [one] { $wing } ala da { $wing_halls }
   *[other] { $wing } ali da { $wing_halls }
}
opera-board-figures = { $figures ->
    [none] { opera-board-free }
   *[other] { $figures }, { opera-board-free }
}
opera-board-free = { $free ->
    [0] nessun posto libero
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
opera-board-player = { $seat }{ opera-board-own }: { opera-points }{ opera-board-screen }{ opera-board-status }
opera-board-own = { $own ->
    [true] {" "}(tu)
   *[false] { "" }
}
opera-board-screen = { $ducats ->
    [none] { "" }
   *[other] , { opera-ducats }, riserva personale { opera-board-stock }
}
opera-board-stock = { $stock ->
    [none] vuota
   *[other] { $stock }
}
opera-board-status = { $acts ->
    [true] {"; "}di turno
   *[false] { $ended ->
        [true] {"; "}fine della performance
       *[false] { "" }
    }
}
opera-board-house = { $halls ->
    [none] { $city }: sala principale { $great }
   *[other] { $city }: sala principale { $great }; { $halls }
}

## Mosse rifiutate.

opera-refusal-house-piece-sold = Il tuo compositore della casa non si può vendere.
opera-refusal-house-composer-judged = Un compositore della casa non è sulla scala della fama: il Critico non può giudicarlo.
opera-refusal-not-the-question = Non è quello che ti si chiede ora.
opera-refusal-bid-above-table = Una puntata di { $bid } è troppo alta: sei al livello { $level }, e la tabella del budget finisce a { $top }.
opera-refusal-bid-above-ducats = Non puoi puntare { $bid }: hai { opera-ducats }.
opera-refusal-role-taken = In questo round qualcuno ha già assoldato { $role-the }.
opera-refusal-fee-above-level = Assoldare { $role-the } costa { $fee }, e sei al livello di budget { $level }.
opera-refusal-no-free-place = Non puoi assoldare { $role-the }: nessun’altra città ha un posto libero per la pedina.
opera-refusal-not-offered = Nessun pezzo musicale di { $composer } è in offerta.
opera-refusal-price-above-ducats = Un pezzo musicale di { $composer } costa { $price }, e hai { opera-ducats }.
opera-refusal-level-too-low = Giocare insieme costa un livello di budget, e sei al livello { $level }.
opera-refusal-enough-done = Hai fatto tutto ciò che questo ruolo permette.
opera-refusal-no-such-piece = Non hai più questo pezzo musicale da mettere lì: { $composer }.
opera-refusal-composer-twice = Un teatro dell’opera non può avere due pezzi musicali dello stesso compositore: { $composer }.
opera-refusal-city-closed = A { $city } si costruisce dal round { $opens }.
opera-refusal-house-exists = Hai già un edificio principale a { $city }.
opera-refusal-no-main-building = Prima ti serve un edificio principale a { $city }.
opera-refusal-enough-wings = Il tuo teatro dell’opera a { $city } non può avere un’altra ala.
opera-refusal-supply-empty = Per { $city } non c’è più { $part-no }.
opera-refusal-cost-above-ducats = Costruire { $part-a } a { $city } costa { $cost }, e hai { opera-ducats }.
opera-refusal-piece-not-there = Lì non hai pezzi musicali di { $composer }.
opera-refusal-palazzo-full = { $size ->
    [one] Il Palazzo è pieno: contiene { $size } pezzo musicale.
   *[other] Il Palazzo è pieno: contiene { $size } pezzi musicali.
}
opera-refusal-palazzo-has-composer = Il Palazzo contiene già un pezzo musicale di { $composer }.
opera-refusal-stands-there = La pedina è già a { $city } e deve andare altrove.
opera-refusal-city-occupied = { $city } non ha posti liberi per una pedina.
opera-refusal-not-performed = Nessuno esegue { $composer } nella città del Critico.
opera-refusal-off-the-ladder = { $composer } non può andare così lontano sulla scala della fama.
opera-refusal-already-begun = Può limitarsi a riordinare solo chi gioca insieme e non ha comprato nulla.
opera-refusal-not-in-discard = Nella pila degli scarti non c’è più un pezzo musicale di { $composer }.
opera-refusal-played-along = Non hai ancora giocato insieme: se non vuoi, scegli «intermezzo».
opera-refusal-nothing-to-decline = L’intermezzo è solo per chi non ha ancora giocato insieme: scegli «stop».
opera-refusal-city-twice = { $city } è nominata due volte.
opera-refusal-hall-count = { $count ->
    [one] Il tuo teatro dell’opera a { $city } ha { opera-halls }; nomini { $count } pezzo musicale.
   *[other] Il tuo teatro dell’opera a { $city } ha { opera-halls }; nomini { $count } pezzi musicali.
}
opera-refusal-no-house = Non hai un teatro dell’opera a { $city }.
opera-refusal-programme-word = Non capisco «{ $word }»; un teatro dell’opera si scrive così: wien=verdi,-
opera-refusal-unknown-piece = Non c’è un compositore «{ $piece }».
opera-refusal-shuffle-word = Un nuovo mazzo si scrive come una fila di compositori separati da virgole.
opera-refusal-shuffle-count = { $expected ->
    [one] Il nuovo mazzo ha { $expected } pezzo musicale, non { $count }.
   *[other] Il nuovo mazzo ha { $expected } pezzi musicali, non { $count }.
}

## Posizioni che non possono essere giuste.

opera-malformed-closed = { $city } non è aperta nel round { $round }.
opera-malformed-composer-twice = Questo teatro dell’opera ha due pezzi musicali dello stesso compositore: { $composer }.
opera-malformed-ended = Solo nella fase di azione qualcuno può aver terminato la performance.
opera-malformed-figures = { $city } non ha posto per tante pedine.
opera-malformed-hires = { $limit ->
    [one] In un round si assolda al massimo { $limit } ruolo.
   *[other] In un round si assoldano al massimo { $limit } ruoli.
}
opera-malformed-house-piece = Ognuno ha esattamente un pezzo del proprio compositore della casa, in una sala o nella riserva personale.
opera-malformed-marker = Lì c’è già un altro segnalino budget.
opera-malformed-no-venezia = Ognuno ha un edificio principale a Venezia.
opera-malformed-offer = { $size ->
    [one] L’offerta ha al massimo { $size } pezzo musicale, e di un compositore al massimo { $limit }.
   *[other] L’offerta ha al massimo { $size } pezzi musicali, e di un compositore al massimo { $limit }.
}
opera-malformed-over = Una partita è finita solo dopo il round { $round }.
opera-malformed-palazzo = { $size ->
    [one] Il Palazzo contiene al massimo { $size } pezzo musicale.
   *[other] Il Palazzo contiene al massimo { $size } pezzi musicali.
}
opera-malformed-pending = Questa domanda non può essere aperta in questa posizione.
opera-malformed-pieces = Pezzi musicali di { $composer }: sono { $count }, devono essere { $expected }.
opera-malformed-removed = I pezzi musicali escono dal gioco solo con l’opzione esperto_piece_leaves_game.
opera-malformed-roles = I ruoli si assoldano solo nella fase di azione.
opera-malformed-supply = Ciò che non è costruito è nella scorta: qui { $expected }.

# Che cosa un bot dà come ragione di una scelta.
opera-reason-constant = la partita nel suo insieme
opera-reason-points-now = punti vittoria subito
opera-reason-ducats = i ducati in mano
opera-reason-ducats-beyond-ten = i ducati oltre il decimo
opera-reason-level = il tuo livello di budget
opera-reason-initiative = l’iniziativa
opera-reason-performing = essere ancora in gioco in questo round
opera-reason-hires-left = i ruoli che puoi ancora assoldare
opera-reason-income = l’incasso dei tuoi teatri dell’opera
opera-reason-maestro-income = l’incasso raddoppiato dal Maestro
opera-reason-great-halls = il numero di sale principali
opera-reason-great-hall-fame = la fama nelle tue sale principali
opera-reason-century-now = il Compositore del Secolo di questo episodio
opera-reason-century-later = i prossimi Compositori del Secolo
opera-reason-empty-halls = le sale vuote
opera-reason-halls = il numero di sale
opera-reason-pieces = i pezzi musicali eseguiti
opera-reason-fame-performed = la fama di tutto ciò che esegui
opera-reason-best-city = quanto ti frutterebbe l’Esperto
opera-reason-rising = i compositori che stanno per salire
opera-reason-stock-fame = la fama nella tua riserva personale
opera-reason-stock-pieces = i pezzi musicali nella tua riserva personale
opera-reason-stock-variety = la varietà della tua riserva personale
opera-reason-palazzo-sale = una buona vendita al Palazzo
opera-reason-offer-cheap = i pezzi in offerta che puoi pagare

## Che cosa conta la pagina di una persona.

opera-use-role = Ruoli assoldati
opera-use-composer = Pezzi comprati

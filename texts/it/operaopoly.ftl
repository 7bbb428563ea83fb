### Operaopoly. Le parole sono quelle del glossario. Le forme di un nome che servono alle frasi stanno sotto il nome.

## Nomi.

operaopoly-name-bizet = Bizet
operaopoly-name-verdi = Verdi
operaopoly-name-wagner = Wagner
operaopoly-name-funding = Finanziamento
operaopoly-name-education = Formazione
operaopoly-name-publicity = Pubblicità
operaopoly-name-community = Comunità
operaopoly-name-female = ruoli femminili
operaopoly-name-male = ruoli maschili
operaopoly-name-orchestra = orchestra
operaopoly-name-opera = carta Opera
    .a = una carta Opera
    .deck = Mazzo Opera
    .deck-of = del mazzo Opera
operaopoly-name-patron = carta Mecenate
    .a = una carta Mecenate
    .deck = Mazzo Mecenati
    .deck-of = del mazzo Mecenati
operaopoly-name-Milano = Milano
operaopoly-name-Dresden = Dresden
operaopoly-name-Paris = Paris
operaopoly-name-Venezia = Venezia
operaopoly-name-Bayreuth = Bayreuth
operaopoly-name-fr = francese
operaopoly-name-it = italiano
operaopoly-name-de = tedesco
operaopoly-kind-cast = cast
operaopoly-kind-special = artista speciale
operaopoly-kind-orchestra = orchestra
operaopoly-kind-rehearsal-cast = prova per un cast
operaopoly-kind-rehearsal-orchestra = prova per un’orchestra
operaopoly-kind-audition = audizione
operaopoly-kind-patron = carta Mecenate

## Quantità, usate dai testi qui sotto.

operaopoly-points = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
operaopoly-tokens = { $tokens ->
    [one] { $tokens } segnalino Risorsa
   *[other] { $tokens } segnalini Risorsa
}
operaopoly-markers = { $markers ->
    [one] { $markers } segnalino Opera
   *[other] { $markers } segnalini Opera
}
operaopoly-left = { $left ->
    [one] { $left } turno
   *[other] { $left } turni
}

## Per che cosa si danno i punti.

operaopoly-why-cards = carte a un’ultima recita
operaopoly-why-house = opera nella lingua del teatro
operaopoly-why-bonus = carte bonus
operaopoly-why-plus = compositori in visita
operaopoly-why-sponsor = sponsor di un’ultima recita
operaopoly-why-closing = chiusura
operaopoly-why-markers = segnalini Opera

## Che cosa si chiede.

operaopoly-question-act = Tocca a te: fai un’azione, fai una mossa libera o chiudi il turno.
operaopoly-question-stack = Quale carta viene dopo? Scrivi «done» quando bastano.
operaopoly-question-pick = Audizione: quale delle carte scoperte usi?
operaopoly-question-discard = Hai troppe carte in mano: scartane una.
operaopoly-question-shuffle = Si mescola un mazzo.
operaopoly-question-over = La partita è finita.

## Che cosa si può decidere prima, e da che cosa può dipendere.

operaopoly-of-opera = il mazzo Opera
operaopoly-of-patron = il mazzo Mecenati
operaopoly-order-act = Tocca a te: che cosa fai?
operaopoly-order-pick = { operaopoly-question-pick }
operaopoly-order-discard = { operaopoly-question-discard }
operaopoly-order-if-actions-at-least = { $value ->
    [one] ti resta almeno un’azione
   *[other] ti restano { $value } o più azioni
}
operaopoly-order-if-actions-at-most = { $value ->
    [0] non ti restano azioni
    [one] ti resta una sola azione o nessuna
   *[other] ti restano { $value } o meno azioni
}
operaopoly-order-if-tokens-at-least = { $value ->
    [one] hai almeno un segnalino Risorsa
   *[other] hai { $value } o più segnalini Risorsa
}
operaopoly-order-if-tokens-at-most = { $value ->
    [0] non hai segnalini Risorsa
    [one] hai un solo segnalino Risorsa o nessuno
   *[other] hai { $value } o meno segnalini Risorsa
}
operaopoly-order-if-cards-at-least = { $value ->
    [one] hai almeno una carta in mano
   *[other] hai { $value } o più carte in mano
}
operaopoly-order-if-cards-at-most = { $value ->
    [0] non hai carte in mano
    [one] hai una sola carta in mano o nessuna
   *[other] hai { $value } o meno carte in mano
}
operaopoly-order-if-deck-at-least = { $value ->
    [one] { $of } ha almeno una carta
   *[other] { $of } ha { $value } o più carte
}
operaopoly-order-if-deck-at-most = { $value ->
    [0] { $of } non ha carte
    [one] { $of } ha una sola carta o nessuna
   *[other] { $of } ha { $value } o meno carte
}

## Due parole su ogni mossa.

operaopoly-move-draw = pesca { $one-a }
operaopoly-move-end = chiudi il turno
operaopoly-move-done = queste carte e basta
operaopoly-move-audition = scopri tre carte Opera per questo teatro
operaopoly-move-pick-none = non usarne nessuna

## Che cosa è successo.

operaopoly-event-turn = { $seat-you ->
    [true] È il tuo turno.
   *[other] È il turno di { $seat }.
}
operaopoly-event-ended = { $seat-you ->
    [true] Chiudi il turno.
   *[other] { $seat } chiude il turno.
}
operaopoly-event-drew = { $seat-you ->
    [true] Peschi { $deck-a }.
   *[other] { $seat } pesca { $deck-a }.
}
operaopoly-event-drew-card = La carta pescata è { $card }.
operaopoly-event-discarded = { $seat-you ->
    [true] Scarti { $deck-a }.
   *[other] { $seat } scarta { $deck-a }.
}
operaopoly-event-discarded-card = La carta scartata è { $card }.
operaopoly-event-sponsored = { $seat-you ->
    [true] Sponsorizzi { $composer }, { $category }, con { $cards }.
   *[other] { $seat } sponsorizza { $composer }, { $category }, con { $cards }.
}
operaopoly-event-changed = { $seat-you ->
    [true] { $returned ->
        [none] Cambi { $composer }, { $category }. Ora: { $cards }.
       *[other] Cambi { $composer }, { $category }. Ora: { $cards }; torna in mano: { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } cambia { $composer }, { $category }. Ora: { $cards }.
       *[other] { $seat } cambia { $composer }, { $category }. Ora: { $cards }; torna in mano: { $returned }.
    }
}
operaopoly-event-withdrew = { $seat-you ->
    [true] Non sponsorizzi più { $composer }, { $category }. Torna in mano: { $returned }.
   *[other] { $seat } non sponsorizza più { $composer }, { $category }. Torna in mano: { $returned }.
}
operaopoly-event-took-over = { $seat-you ->
    [true] Sottrai { $composer }, { $category }, con { $cards } (era di { $from }). Carte scartate: { $lost }.
   *[other] { $from-you ->
        [true] { $seat } ti sottrae { $composer }, { $category }, con { $cards }. Carte scartate: { $lost }.
       *[other] { $seat } sottrae { $composer }, { $category }, con { $cards } (era di { $from }). Carte scartate: { $lost }.
    }
}
operaopoly-event-began = { $seat-you ->
    [true] Dai inizio a un’opera di { $composer } ({ $house }).
   *[other] { $seat } dà inizio a un’opera di { $composer } ({ $house }).
}
operaopoly-event-hired = { $seat-you ->
    [true] Ingaggi { $cards } ({ $house }, { $slot }).
   *[other] { $seat } ingaggia { $cards } ({ $house }, { $slot }).
}
operaopoly-event-rehearsed = { $seat-you ->
    [true] Aggiungi la prova { $cards } ({ $house }, { $slot }).
   *[other] { $seat } aggiunge la prova { $cards } ({ $house }, { $slot }).
}
operaopoly-event-recast = { $seat-you ->
    [true] { $returned ->
        [none] Cambi { $house }, { $slot }. Ora: { $cards }.
       *[other] Cambi { $house }, { $slot }. Ora: { $cards }; torna in mano: { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } cambia { $house }, { $slot }. Ora: { $cards }.
       *[other] { $seat } cambia { $house }, { $slot }. Ora: { $cards }; torna in mano: { $returned }.
    }
}
operaopoly-event-dismissed = { $seat-you ->
    [true] Liberi { $house }, { $slot }. Torna in mano: { $returned }.
   *[other] { $seat } libera { $house }, { $slot }. Torna in mano: { $returned }.
}
operaopoly-event-freed = { $house }: il teatro è di nuovo libero, e il segnalino torna sulla plancia di { $composer }.
operaopoly-event-ousted = { $seat-you ->
    [true] Sottrai { $house }, { $slot }, con { $cards } (era di { $from }). Carte scartate: { $lost }.
   *[other] { $from-you ->
        [true] { $seat } ti sottrae { $house }, { $slot }, con { $cards }. Carte scartate: { $lost }.
       *[other] { $seat } sottrae { $house }, { $slot }, con { $cards } (era di { $from }). Carte scartate: { $lost }.
    }
}
operaopoly-event-auditioned = { $seat-you ->
    [true] Tieni un’audizione ({ $house }).
   *[other] { $seat } tiene un’audizione ({ $house }).
}
operaopoly-event-turned-up = Carte scoperte: { $cards }.
operaopoly-event-picked-none = { $seat-you ->
    [true] Non usi nessuna carta.
   *[other] { $seat } non usa nessuna carta.
}
operaopoly-event-shuffled = { $count ->
    [one] Si mescola { $count } carta { $deck-deck-of }.
   *[other] Si mescolano { $count } carte { $deck-deck-of }.
}
operaopoly-event-directed = { $seat-you ->
    [true] { $where ->
        [mat] Mandi { $composer } sulla plancia di { $to }.
        [house] Mandi { $composer } in visita: { $to }.
       *[home] Mandi { $composer } a casa.
    }
   *[other] { $where ->
        [mat] { $seat } manda { $composer } sulla plancia di { $to }.
        [house] { $seat } manda { $composer } in visita: { $to }.
       *[home] { $seat } manda { $composer } a casa.
    }
}
operaopoly-event-impresario = { $seat-you ->
    [true] Ora l’impresario di { $composer } sei tu.
   *[other] { $seat } è ora impresario di { $composer }.
}
operaopoly-event-no-impresario = { $composer } non ha più un impresario.
operaopoly-event-went-home = { $composer } torna a casa.
operaopoly-event-last-round = { $seat-you ->
    [true] { $house }: comincia l’ultimo round di { $composer }, avviato da te.
   *[other] { $house }: comincia l’ultimo round di { $composer }, avviato da { $seat }.
}
operaopoly-event-performance = { $house }: ultima recita di { $composer }.
operaopoly-event-producer = { $seat-you ->
    [true] Sei produttore esecutivo e tieni il segnalino Opera.
   *[other] { $seat } è produttore esecutivo e tiene il segnalino Opera.
}
operaopoly-event-no-producer = Nessuno è produttore esecutivo; il segnalino Opera esce dal gioco.
operaopoly-event-points = { operaopoly-who }: { operaopoly-points } ({ $why }).
operaopoly-event-bonus = { $seat-you ->
    [true] Mostri la carta bonus { $bonus }.
   *[other] { $seat } mostra la carta bonus { $bonus }.
}
operaopoly-event-turned-over = La carta del teatro si gira ({ $house }): { $name }.
operaopoly-event-closed = Chiusura: { $composer } esce dal gioco.
operaopoly-event-woke = { $composer } si sveglia.
operaopoly-event-quiet = { $turns ->
    [one] Da { $turns } turno nessuna recita dà punti; ancora { operaopoly-left } e la stagione viene abbandonata.
   *[other] Da { $turns } turni nessuna recita dà punti; ancora { operaopoly-left } e la stagione viene abbandonata.
}
operaopoly-event-abandoned = { $turns ->
    [one] Dopo { $turns } turno senza recite la stagione viene abbandonata.
   *[other] Dopo { $turns } turni senza recite la stagione viene abbandonata.
}
operaopoly-event-over = La partita è finita.
operaopoly-who = { $seat-you ->
    [true] Tu
   *[other] { $seat }
}

## Il tavolo in parole.

operaopoly-board-turn = { $phase ->
    [over] La partita è finita
   *[other] Turno di { $seat }, azioni rimaste: { $actions }{ operaopoly-board-quiet }
}
operaopoly-board-quiet = { $left ->
    [none] { "" }
   *[other] . Ancora { operaopoly-left } senza recite e la stagione viene abbandonata
}
operaopoly-board-reconstructed = Molti valori delle carte sono ricostruiti: il regolamento non li riporta.
operaopoly-board-composer = { $state ->
    [dormant] { $composer } ({ $opera }): dorme
    [closed] { $composer } ({ $opera }): ha chiuso
   *[active] { $composer } ({ $opera }): { operaopoly-markers }, { operaopoly-board-at }, { operaopoly-board-impresario }
}
operaopoly-board-at = { $at ->
    [home] a casa
   *[other] in visita: { $at }
}
operaopoly-board-impresario = { $impresario ->
    [none] nessun impresario
   *[other] impresario { $impresario }
}
operaopoly-board-house = { $house } { $name }, { $city } (bonus per { $bonus }): { operaopoly-board-opera }
operaopoly-board-opera = { $composer ->
    [none] nessuna opera
   *[other] opera di { $composer }{ operaopoly-board-starter }
}
operaopoly-board-starter = { $starter ->
    [none] { "" }
   *[other] , ultimo round, avviato da { $starter }
}
operaopoly-board-stack = { $owner ->
    [none] { $place }: libero{ operaopoly-board-limit }{ operaopoly-board-plus }
   *[other] { $place }: { $owner } con { $cards }, valore { $value }{ operaopoly-board-plus }{ operaopoly-board-limit }
}
operaopoly-board-plus = { $plus ->
    [none] { "" }
   *[other] {" "}+{ $plus }
}
operaopoly-board-limit = { $limit ->
    [none] { "" }
   *[other] , al massimo { $limit }
}
operaopoly-board-deck = { $deck-deck }: { $cards }; pila degli scarti: { $discards }
operaopoly-board-audition = Audizione ({ $house }): { $cards }
operaopoly-board-player = { $seat }{ operaopoly-board-own }: { operaopoly-points }, { operaopoly-markers }, { operaopoly-tokens }, { operaopoly-board-hand }{ operaopoly-board-paid }
operaopoly-board-own = { $own ->
    [true] {" "}(tu)
   *[false] { "" }
}
operaopoly-board-hand = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
operaopoly-board-paid = { $paid ->
    [none] { "" }
   *[other] , carte bonus pagate: { $paid }
}
operaopoly-board-card = { $card }, { $kind } { $rating }{ operaopoly-board-female }{ operaopoly-board-male }{ operaopoly-board-categories }{ operaopoly-board-name }
operaopoly-board-female = { $female ->
    [none] { "" }
   *[other] ; ruoli femminili per { $female }
}
operaopoly-board-male = { $male ->
    [none] { "" }
   *[other] ; ruoli maschili per { $male }
}
operaopoly-board-categories = { $categories ->
    [none] { "" }
   *[other] ; { $categories } per { $composers }
}
operaopoly-board-name = { $name ->
    [none] { "" }
   *[other] {" "}({ $name })
}
operaopoly-board-bonus = { $test ->
    [at-house] { $card }: { operaopoly-points } se sei impresario di { $composer } e lui visita il teatro di un’ultima recita
    [at-mat] { $card }: { operaopoly-points } se sei impresario di { $composer } e lui visita la plancia del compositore in scena
    [rating] { $card }: { operaopoly-points } se il tuo ingaggio a un’ultima recita, { $slot }, vale almeno { $least }
   *[producer] { $card }: { operaopoly-points } se sei produttore esecutivo di un’opera di { $composer }
}

## Mosse rifiutate.

operaopoly-refusal-not-the-question = Non è quello che ti si chiede ora.
operaopoly-refusal-move-unfinished = Prima completa la mossa cominciata: aggiungi carte o scrivi «done».
operaopoly-refusal-audition-open = Finché l’audizione è aperta sono possibili solo mosse con «pick».
operaopoly-refusal-only-discards = Il tuo turno è finito: puoi solo scartare.
operaopoly-refusal-no-action-left = In questo turno non hai più azioni.
operaopoly-refusal-no-token = Non hai più segnalini Risorsa.
operaopoly-refusal-no-card-to-draw = Non ci sono più carte da pescare: mazzo e scarti sono vuoti.
operaopoly-refusal-card-not-in-hand = Non hai { $card } in mano.
operaopoly-refusal-composer-dormant = { $composer } dorme finché un altro compositore non chiude.
operaopoly-refusal-composer-closed = { $composer } ha chiuso ed è fuori dal gioco.
operaopoly-refusal-category-sponsored = { $owner-you ->
    [true] Sponsorizzi già { $composer }, { $category }.
   *[other] { $owner } sponsorizza già { $composer }, { $category }.
}
operaopoly-refusal-category-empty = Nessuno sponsorizza { $composer }, { $category }.
operaopoly-refusal-category-not-own = { $composer }, { $category }: la categoria non è tua, la sponsorizza { $owner }.
operaopoly-refusal-category-own = { $composer }, { $category }: la categoria è già tua, puoi solo cambiarla.
operaopoly-refusal-no-patron-for-it = Non hai una carta Mecenate che cambi qualcosa per { $composer }, { $category }.
operaopoly-refusal-patron-does-not-fit = { $card } non può sponsorizzare { $composer }, { $category }.
operaopoly-refusal-above-limit = { $limit ->
    [one] { $composer }, { $category }: ci sta al massimo { $limit } carta.
   *[other] { $composer }, { $category }: ci stanno al massimo { $limit } carte.
}
operaopoly-refusal-same-stack = Non cambierebbe nulla: quelle carte sono già lì.
operaopoly-refusal-not-rated-higher = Non vale abbastanza: le tue carte devono superare { $beat }.
operaopoly-refusal-last-round = In un ultimo round non si può togliere nulla; si può solo sostituire.
operaopoly-refusal-opera-to-name = Non c’è ancora un’opera ({ $house }): nomina un compositore, per esempio «for verdi».
operaopoly-refusal-opera-under-way = C’è già un’opera ({ $house }): non nominare un compositore.
operaopoly-refusal-no-marker = { $composer } non ha più segnalini Opera sulla plancia.
operaopoly-refusal-not-sponsored = In questo momento nessuno sponsorizza { $composer }.
operaopoly-refusal-house-played = Un’opera di { $composer } è già stata data qui: { $name }.
operaopoly-refusal-slot-hired = { $owner-you ->
    [true] { $house }, { $slot }: qui hai già ingaggiato.
   *[other] { $house }, { $slot }: qui ha già ingaggiato { $owner }.
}
operaopoly-refusal-slot-empty = { $house }, { $slot }: non è ingaggiato nessuno.
operaopoly-refusal-slot-not-own = { $house }, { $slot }: il posto non è tuo ma di { $owner }.
operaopoly-refusal-slot-own = { $house }, { $slot }: il posto è già tuo, puoi solo cambiarlo.
operaopoly-refusal-no-card-for-it = Non hai carte adatte a quel posto.
operaopoly-refusal-base-first = Una prova non sta mai da sola: nomina prima il cantante o l’orchestra.
operaopoly-refusal-one-base = C’è posto per un solo cantante o una sola orchestra; { $card } è di troppo.
operaopoly-refusal-wrong-role = { $card } qui non può essere ingaggiata: { $slot }.
operaopoly-refusal-wrong-language = { $card } lì non canta nella lingua di { $composer }.
operaopoly-refusal-wrong-rehearsal = { $card } non è una carta prova adatta.
operaopoly-refusal-one-rehearsal = Con un’azione si aggiunge una sola carta prova.
operaopoly-refusal-old-base-gains-nothing = Alla carta che è lì puoi solo togliere prove; per aggiungere { $card } usa «rehearse».
operaopoly-refusal-not-turned-up = { $card } non è stata scoperta nell’audizione.
operaopoly-refusal-not-impresario = Non sei l’impresario di { $composer }.
operaopoly-refusal-directed-already = In questo turno hai già mandato { $composer } da qualche parte.
operaopoly-refusal-stands-there = { $composer } è già lì.
operaopoly-refusal-own-mat = { $composer } non può visitare la propria plancia; scrivi «home».
operaopoly-refusal-no-audition-card = Non hai la carta audizione.
operaopoly-refusal-out-of-order = Nomina le carte in ordine, una volta ciascuna: { $card } viene prima.
operaopoly-refusal-nothing-chosen = Non hai ancora nominato una carta.
operaopoly-refusal-not-in-pile = { $card } non è tra le carte ancora da mescolare.
operaopoly-refusal-mat-dormant = Questa plancia dorme finché un compositore non chiude.
operaopoly-refusal-mat-closed = Il compositore di questa plancia ha chiuso ed è fuori dal gioco.
operaopoly-refusal-shuffle-deck = Un nuovo mazzo si scrive così: reshuffle opera C01+O02
operaopoly-refusal-shuffle-count = { $expected ->
    [one] Il nuovo mazzo ha { $expected } carta, non { $count }.
   *[other] Il nuovo mazzo ha { $expected } carte, non { $count }.
}
operaopoly-refusal-unknown-card = Non c’è una carta «{ $card }».
operaopoly-refusal-cards-missing = Nomina anche le carte: { $move } …

## Posizioni e scatole che non possono essere giuste.

operaopoly-malformed-audition = Un’audizione è aperta solo nella fase audition, ed è costata un’azione.
operaopoly-malformed-bonus = Un giocatore ha una carta bonus impresario e una produttore.
operaopoly-malformed-card-count = Carte: sono { $value }, devono essere { $expected }.
operaopoly-malformed-closed = Un compositore ha chiuso quando entrambe le sue serie sono concluse, e non prima.
operaopoly-malformed-deck = { $card } non appartiene a questo mazzo.
operaopoly-malformed-directed = Un compositore non attivo non può essere stato mandato da nessuna parte.
operaopoly-malformed-discard = { $limit ->
    [one] Chi deve scartare ha più di { $limit } carta in mano.
   *[other] Chi deve scartare ha più di { $limit } carte in mano.
}
operaopoly-malformed-dormant = Bizet dorme solo con due giocatori, finché un altro compositore non chiude.
operaopoly-malformed-empty-stack = Un segnalino non sta mai senza carte.
operaopoly-malformed-hand = { $limit ->
    [one] Solo chi è di turno può avere più di { $limit } carta in mano.
   *[other] Solo chi è di turno può avere più di { $limit } carte in mano.
}
operaopoly-malformed-kept = I segnalini tenuti e quelli fuori dal gioco devono essere insieme { $expected }.
operaopoly-malformed-limit = { $limit ->
    [one] Ci può stare al massimo { $limit } carta.
   *[other] Ci possono stare al massimo { $limit } carte.
}
operaopoly-malformed-markers = { $expected ->
    [one] Su questa plancia deve esserci { $expected } segnalino.
   *[other] Su questa plancia devono esserci { $expected } segnalini.
}
operaopoly-malformed-mat-size = { $expected ->
    [one] Una plancia ha { $expected } categoria.
   *[other] Una plancia ha { $expected } categorie.
}
operaopoly-malformed-missing = Mancano queste carte: { $cards }.
operaopoly-malformed-no-hire = Un’opera in corso ha almeno un ingaggio.
operaopoly-malformed-no-opera = In un teatro senza opera non può essere ingaggiato nessuno.
operaopoly-malformed-opera-not-active = { $composer } non è attivo e non può avere un’opera.
operaopoly-malformed-over = Tutti i compositori hanno chiuso, quindi la partita è finita.
operaopoly-malformed-own-mat = Un compositore sulla propria plancia è a casa.
operaopoly-malformed-paid = Solo le proprie carte bonus possono essere pagate.
operaopoly-malformed-patron = Queste carte non possono sponsorizzare questa categoria: { $cards }.
operaopoly-malformed-pending = Questa mossa non può essere in corso in questa posizione.
operaopoly-malformed-played = Questo compositore è già stato dato qui: { $name }.
operaopoly-malformed-slot = Lì sta una carta adatta al ruolo e all’opera, con prove adatte.
operaopoly-malformed-sponsored = Un compositore non attivo non può essere sponsorizzato.
operaopoly-malformed-starter = Un ultimo round è in corso solo dove ogni posto è occupato e ogni categoria sponsorizzata.
operaopoly-malformed-tokens = { $limit ->
    [one] Un giocatore ha solo { $limit } segnalino Risorsa.
   *[other] Un giocatore ha solo { $limit } segnalini Risorsa.
}
operaopoly-malformed-turned-up = { $expected ->
    [one] Si scopre { $expected } carta, se c’è.
   *[other] Si scoprono { $expected } carte, o tutte quelle che ci sono.
}
operaopoly-malformed-visit = Solo un compositore attivo può essere via, e solo le plance attive si visitano.

# Che cosa un bot dà come ragione di una scelta.
operaopoly-reason-constant = la partita nel suo insieme
operaopoly-reason-points-now = punti vittoria subito
operaopoly-reason-marker-points = i segnalini Opera che tieni
operaopoly-reason-tokens = i segnalini Risorsa disponibili
operaopoly-reason-opera-hand = le carte Opera in mano
operaopoly-reason-patron-hand = le carte Mecenate in mano
operaopoly-reason-hand-rating = il valore della tua mano
operaopoly-reason-slots = i ruoli e le orchestre che occupi
operaopoly-reason-slot-cards = i valori di chi hai ingaggiato
operaopoly-reason-slot-plus = i compositori che aiutano il tuo cast
operaopoly-reason-house-language = le opere nella lingua del loro teatro
operaopoly-reason-sure-slots = punti sicuri a un’ultima recita
operaopoly-reason-sponsored = le categorie che sponsorizzi
operaopoly-reason-sponsored-rating = i valori dei tuoi mecenati
operaopoly-reason-sponsored-second-run = i mecenati di compositori vicini alla chiusura
operaopoly-reason-sure-sponsored = punti di sponsor sicuri
operaopoly-reason-sure-closing = una chiusura sicura
operaopoly-reason-impresario = i compositori di cui sei impresario
operaopoly-reason-produces = le opere che produrresti
operaopoly-reason-sure-producer = un segnalino sicuro
operaopoly-reason-opera-complete = le opere quasi complete
operaopoly-reason-bonus-open = le carte bonus ancora aperte
operaopoly-reason-sure-bonus = un bonus sicuro
operaopoly-reason-cards-over-limit = le carte oltre il limite di mano
operaopoly-reason-out-of-tokens = non avere più segnalini Risorsa
operaopoly-reason-last-rounds = gli ultimi round che hai avviato
operaopoly-reason-can-sponsor = una categoria che puoi sponsorizzare
operaopoly-reason-can-take = una categoria che puoi sottrarre
operaopoly-reason-can-hire = qualcuno che puoi ingaggiare
operaopoly-reason-can-oust = un ruolo che puoi sottrarre
operaopoly-reason-can-begin = un’opera che puoi cominciare
operaopoly-reason-actions-left = le azioni che ti restano in questo turno
operaopoly-reason-near-slots = i tuoi ingaggi in opere quasi complete
operaopoly-reason-sponsored-runs = le recite per cui i tuoi mecenati frutteranno ancora
operaopoly-reason-weak-slots = i tuoi ingaggi facili da sottrarre
operaopoly-reason-can-oust-sure = un ruolo che puoi sottrarre nell’ultimo round
operaopoly-reason-near-bonus = un bonus a portata di mano
operaopoly-reason-within-reach = un’opera che puoi completare da te
operaopoly-reason-fills-gaps = le carte che ne colmano i vuoti
operaopoly-reason-idle-tokens = i segnalini Risorsa che restano fermi

## Che cosa conta la pagina di una persona.

operaopoly-use-composer = Categorie sponsorizzate
operaopoly-use-slot = Ingaggi per

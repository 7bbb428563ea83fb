### Il tavolo disegnato di Operaopoly. Le parole del gioco e delle carte sono in operaopoly.ftl.

## La sala.

operaopolytable-stage = Plance dei compositori e teatri dell’opera
operaopolytable-decks = Mazzi
operaopolytable-box = Il tuo palco
operaopolytable-hand = La tua mano
operaopolytable-bonus-cards = Le tue carte bonus
operaopolytable-happened = Che cosa è successo
operaopolytable-nothing-yet = Ancora niente.
operaopolytable-since = Dalla tua ultima mossa
operaopolytable-track = Prossimi turni
operaopolytable-panes = Parti del tavolo
operaopolytable-pane-mats = Plance
operaopolytable-pane-houses = Teatri
operaopolytable-pane-box = Il tuo palco
operaopolytable-pane-players = Giocatori
operaopolytable-pane-log = Cronaca
operaopolytable-turn-of = { $seat-you ->
    [true] Tocca a te
   *[other] { $seat }
}
operaopolytable-points = punti vittoria
operaopolytable-lit = Si può scegliere.
operaopolytable-moving = I pezzi si muovono.
operaopolytable-reconstructed = Alcune carte sono ricostruite

## Nomi e cifre.

operaopolytable-place = { $row }, { $column }
operaopolytable-mat = plancia di { $composer }
operaopolytable-home = a casa
operaopolytable-deck = { $deck ->
    [opera] mazzo Opera
   *[patron] mazzo Mecenati
}
operaopolytable-deck-short = { $deck ->
    [opera] Opera
   *[patron] Mecenati
}
operaopolytable-discards = scarti { $count }
operaopolytable-language = { $code ->
    [fr] francese
    [it] italiano
   *[de] tedesco
}
operaopolytable-two-ends = { $male } / { $female }
operaopolytable-end = { $name }, { $role }, canta in { $sings }
operaopolytable-rated = { $kind }, valore { $rating }
operaopolytable-kind-cast = Cast
operaopolytable-kind-special = Artista speciale
operaopolytable-kind-orchestra = Orchestra
operaopolytable-kind-rehearsal-cast = Prova
operaopolytable-kind-rehearsal-orchestra = Prova
operaopolytable-kind-audition = Audizione
operaopolytable-any-category = ogni categoria
operaopolytable-rehearsal-cast = con un cast
operaopolytable-rehearsal-orchestra = con un’orche­stra
operaopolytable-three-cards = tre carte per un teatro
operaopolytable-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
operaopolytable-of-limit = { $count } di { $limit }
operaopolytable-up-to = fino a { $limit }
operaopolytable-each = +{ $points } per posto
operaopolytable-will-pay = Pagherà
operaopolytable-dark = Luci spente. Il primo ingaggio dà inizio a un’opera.
operaopolytable-house = { $name }, { $city }. Un’opera in { $language } dà { $points } in più per ogni posto
operaopolytable-last-round = Ultimo round
operaopolytable-lacks = Manca
operaopolytable-lacks-what = L’ultimo round comincia quando { $composer } ha uno sponsor per { $categories }
operaopolytable-last-performance = Ultima recita
operaopolytable-last-performance-of = { $seat-you ->
    [true] Ultima recita, poi tu
   *[other] Ultima recita, poi { $seat }
}
operaopolytable-impresario = Impresario
operaopolytable-no-impresario = Nessun impresario
operaopolytable-dormant = { $composer } dorme fino alla chiusura di un altro compositore.
operaopolytable-closed = { $composer } ha chiuso ed è fuori dal gioco.
operaopolytable-state-dormant = dorme
operaopolytable-state-closed = dopo la chiusura
operaopolytable-at-home = a casa
operaopolytable-at = in visita: { $at }
operaopolytable-open-mat = Apri la plancia di { $composer }: { $status }
operaopolytable-niche = { $composer } è a casa. In visita aggiunge { $plus } su una plancia ({ $influence }) o in un teatro ({ $ability })
operaopolytable-niche-away = La nicchia di { $composer } è vuota. In visita: { $at }
operaopolytable-visitor = { $composer }, in visita ({ $at }): +{ $plus } per { $column }
operaopolytable-audition-for = Audizione ({ $house }): carte scoperte per tutti
operaopolytable-only-you = Solo tu vedi questo. Carte in mano: { $cards }, al massimo { $limit } a fine turno
operaopolytable-empty-hand = La tua mano è vuota.
operaopolytable-tokens = { $here ->
    [one] { $here } segnalino Risorsa qui, { $out } sul tavolo
   *[other] { $here } segnalini Risorsa qui, { $out } sul tavolo
}
operaopolytable-markers-kept = { $markers ->
    [0] Ancora nessun segnalino Opera
    [one] { $markers } segnalino Opera
   *[other] { $markers } segnalini Opera
}
operaopolytable-left = { $actions ->
    [one] ancora { $actions } azione
   *[other] ancora { $actions } azioni
}
operaopolytable-left-short = ancora { $actions }

## Carte bonus.

operaopolytable-bonus-impresario = Impresario
operaopolytable-bonus-producer = Produttore
operaopolytable-bonus-name-at-house = Impresario: { $composer } in un teatro
operaopolytable-bonus-name-at-mat = Impresario: { $composer } su una plancia
operaopolytable-bonus-name-rating = Produttore: { $slot } da { $least }
operaopolytable-bonus-name-producer = Produttore: opera di { $composer }
operaopolytable-bonus-when = A un’ultima recita
operaopolytable-bonus-paid = Pagata
operaopolytable-condition-impresario = sei l’impresario di { $composer }
operaopolytable-condition-at-house = { $composer } visita quel teatro
operaopolytable-condition-at-mat = { $composer } visita la plancia del compositore in scena
operaopolytable-condition-rating = { $slot ->
    [female] i tuoi ruoli femminili lì valgono almeno { $least }
    [male] i tuoi ruoli maschili lì valgono almeno { $least }
   *[orchestra] la tua orchestra lì vale almeno { $least }
}
operaopolytable-condition-producer = sei il produttore esecutivo di un’opera di { $composer }
operaopolytable-best = { $best ->
    [none] il tuo: ancora nulla
   *[other] il tuo: { $best }
}
operaopolytable-with-this-move = con questa mossa
operaopolytable-tick-met = Soddisfatta.
operaopolytable-tick-half = Soddisfatta da questa mossa.
operaopolytable-tick-open = Non soddisfatta.

## Che cosa chiede la ribalta.

operaopolytable-ask-act = { $actions ->
    [0] Nessuna azione rimasta. Una mossa libera, o chiudi il turno?
    [one] Tocca a te: ancora { $actions } azione
   *[other] Tocca a te: ancora { $actions } azioni
}
operaopolytable-hint-act = Scegli una carta, un posto o un compositore illuminato.
operaopolytable-hint-audition = Scegli una delle carte scoperte, o un posto in quel teatro.
operaopolytable-hint-discard = Scegli una carta della tua mano.
operaopolytable-hint-lit = Ciò che è possibile è illuminato sul tavolo.
operaopolytable-ask-where = { $picked }: dove?
operaopolytable-ask-which-card = { $picked }: quale carta?
operaopolytable-ask-opera = Quale opera comincia?
operaopolytable-ask-stays = Quale carta resta lì?
operaopolytable-ask-draw = { $deck ->
    [opera] Pescare una carta Opera?
   *[patron] Pescare una carta Mecenate?
}
operaopolytable-ask-sponsor = Sponsorizzare { $row }, { $column }?
operaopolytable-ask-change = Cambiare { $column }, plancia di { $row }?
operaopolytable-ask-removal = Riprendere le tue carte ({ $place })?
operaopolytable-ask-take = Sottrarre una categoria di { $owner }: { $column }?
operaopolytable-ask-hire = Ingaggiare { $cards }: { $row }?
operaopolytable-ask-rehearse = Aggiungere una prova: { $row }, { $column }?
operaopolytable-ask-recast = Cambiare { $column }: { $row }?
operaopolytable-ask-oust = Sottrarre un posto di { $owner }: { $column }?
operaopolytable-ask-audition = Tenere un’audizione: { $house }?
operaopolytable-ask-direct = Mandare { $composer }: { $to }?
operaopolytable-ask-discard = Scartare { $cards }?
operaopolytable-ask-none = Non usare nessuna delle carte?
operaopolytable-ask-end = Chiudere il turno?
operaopolytable-ask-other = Fare questa mossa?
operaopolytable-about-draw = Va nella tua mano.
operaopolytable-about-sponsor = Con { $cards }.
operaopolytable-about-change = Nuova pila: { $cards }. Il resto torna nella tua mano.
operaopolytable-about-removal = Le carte e il segnalino Risorsa tornano a te.
operaopolytable-about-take = Plancia di { $row }. Le carte di { $owner } che sono lì vengono scartate, il segnalino Risorsa torna indietro.
operaopolytable-about-hire = { $opera ->
    [none] Posto: { $column }.
   *[other] Posto: { $column }. Comincia { $opera }.
}
operaopolytable-about-rehearse = Con { $cards }.
operaopolytable-about-recast = Nuova pila: { $cards }. Il resto torna nella tua mano.
operaopolytable-about-oust = { $row }, con { $cards }. Le carte di { $owner } che sono lì vengono scartate.
operaopolytable-about-audition = Tre carte Opera vengono scoperte per tutti; puoi usarle in questo teatro.
operaopolytable-about-direct = { $plus ->
    [0] A casa non aiuta nessuno.
   *[other] +{ $plus } lì per: { $helps }.
}
operaopolytable-about-discard = Va coperta nella pila degli scarti.
operaopolytable-about-none = Vengono rimescolate nel mazzo Opera.
operaopolytable-about-end = Comincia il turno del prossimo giocatore.
operaopolytable-about-other = Questa mossa è nell’elenco di tutte le mosse.
operaopolytable-do-draw = { $deck ->
    [opera] Pesca una carta Opera
   *[patron] Pesca una carta Mecenate
}
operaopolytable-do-sponsor = Sponsorizza
operaopolytable-do-change = Cambia
operaopolytable-do-removal = Riprendi
operaopolytable-do-take = Sottrai
operaopolytable-do-hire = Ingaggia
operaopolytable-do-rehearse = Aggiungi prova
operaopolytable-do-recast = Cambia
operaopolytable-do-oust = Sottrai
operaopolytable-do-audition = Tieni un’audizione
operaopolytable-do-direct = Manda
operaopolytable-do-discard = Scarta
operaopolytable-do-none = Non usarne nessuna
operaopolytable-do-end = Chiudi il turno
operaopolytable-discard = Scarta
operaopolytable-put-back = Rimetti
operaopolytable-all-moves = Tutte le mosse
operaopolytable-ask-bot = Chiedi a un bot
operaopolytable-advised = Un bot farebbe così: { $move }.
operaopolytable-no-advice = A questo tavolo non ci sono consigli.
operaopolytable-stays = Resta lì:

## Prezzi, somme e conseguenze.

operaopolytable-actions = { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
operaopolytable-token = { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}
operaopolytable-token-back = { $tokens ->
    [one] { $tokens } segnalino indietro
   *[other] { $tokens } segnalini indietro
}
operaopolytable-free = gratis
operaopolytable-unused = { $actions ->
    [one] { $actions } azione non usata
   *[other] { $actions } azioni non usate
}
operaopolytable-then-discard = { $count ->
    [one] poi scarta { $count } carta
   *[other] poi scarta { $count } carte
}
operaopolytable-adds = +{ $plus } { $column }
operaopolytable-sum = { $plus ->
    [0] { $own } contro { $against }
   *[other] { $own } + { $plus } contro { $against }
}
operaopolytable-with-more = con più carte
operaopolytable-against = contro
operaopolytable-your-cards = { $cards ->
    [one] la tua carta
   *[other] le tue carte
}
operaopolytable-you-may = puoi
operaopolytable-impresario-of = Impresario di { $composer }
operaopolytable-your = il tuo { $composer }
operaopolytable-when-scored = quando si conta
operaopolytable-become-impresario = diventi l’impresario di { $composer }
operaopolytable-new-impresario = { $seat ->
    [none] { $composer } resterà senza impresario
   *[other] { $seat-you ->
        [true] Diventi l’impresario di { $composer }
       *[other] { $seat } diventa l’impresario di { $composer }
    }
}
operaopolytable-last-round-begins = { $house }: comincia l’ultimo round

## I mecenati, brevi quanto lo spazio su una plancia; il nome intero appare passandoci sopra.

operaopolytable-brief-PF1 = Académie
operaopolytable-brief-PF2 = Casa Ricordi
operaopolytable-brief-PF3 = Wesen­donck
operaopolytable-brief-PF4 = Schott’s Söhne
operaopolytable-brief-PF5 = Choudens
operaopolytable-brief-PF6 = Monte di Pietà
operaopolytable-brief-PE1 = Conserv. de Paris
operaopolytable-brief-PE2 = Villa Médicis
operaopolytable-brief-PE3 = Conserv. di Milano
operaopolytable-brief-PE4 = Conserv. Leipzig
operaopolytable-brief-PE5 = San Pietro
operaopolytable-brief-PE6 = Musik­schule
operaopolytable-brief-PP1 = Neue Zeitschrift
operaopolytable-brief-PP2 = Le Figaro
operaopolytable-brief-PP3 = Gazzetta musicale
operaopolytable-brief-PP4 = Bayreuther Blätter
operaopolytable-brief-PP5 = Le Ménestrel
operaopolytable-brief-PP6 = Corriere della Sera
operaopolytable-brief-PC1 = Casa di Riposo
operaopolytable-brief-PC2 = Società Filarm.
operaopolytable-brief-PC3 = Wagner-Verein
operaopolytable-brief-PC4 = Société nationale
operaopolytable-brief-PC5 = Musik­verein
operaopolytable-brief-PC6 = Concerts popul.
operaopolytable-brief-PS1 = Léon Carvalho
operaopolytable-brief-PS2 = Antonio Barezzi
operaopolytable-brief-PS3 = Ludwig II

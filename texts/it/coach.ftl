### L’allenatore: consigli al tavolo e nel replay, l’avviso prima di uno sbaglio, e dove si è decisa la partita.

## Il pannello.

coach-title = L’allenatore
coach-thinking = L’allenatore sta pensando…
coach-nothing-asked = Ora non ti viene chiesto nulla. Quando tocca a te, l’allenatore guarda il tavolo insieme a te.
coach-measure = Il giudizio è di un bot che sa quello che sai tu, e niente di più. I punti attesi sono quelli di fine partita.
coach-here = { $count ->
    [one] L’allenatore vede una sola mossa.
   *[other] L’allenatore vede { $count } buone mosse. La migliore: { $move }, { $percent }% di probabilità di vincere.
}
coach-best = la migliore
coach-chance = { $percent }% di probabilità di vincere
coach-points = { $points ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}
coach-compared = Rispetto a una mossa media, in punti:
coach-reason = { $points } { $why }
coach-no-reasons = Quasi uguale alle altre possibilità.
coach-show = Mostra sul tavolo
coach-play = Gioca questa
coach-failed = L’allenatore per ora non ha una risposta.
coach-again = Chiedi di nuovo

## Le mosse a parole.

coach-opera-sell = { $price ->
    [ducats] Vendi { $composer } ({ $from }) in cambio di ducati
   *[points] Vendi { $composer } ({ $from }) in cambio di punti
}
coach-opera-raise = { $levels ->
    [one] Fai salire { $composer } di un livello
   *[other] Fai salire { $composer } di { $levels } livelli
}
coach-opera-lower = { $levels ->
    [one] Fai scendere { $composer } di un livello
   *[other] Fai scendere { $composer } di { $levels } livelli
}
coach-opera-programme = { $houses ->
    [none] Lascia il programma com’è
   *[other] Programma { $houses }
}
coach-opera-stock = riserva personale
coach-operaopoly-move = { $doing }: { $what }

## Prima di uno sbaglio.

coach-warning = Davvero?
coach-warning-why = { $move }: così la probabilità di vincere è { $percent }%. Con la mossa migliore che vede l’allenatore sarebbe { $best }%.
coach-warning-better = L’allenatore sceglierebbe: { $move }.
coach-warning-anyway = Gioca lo stesso
coach-warning-back = Ripensaci
coach-warning-never = Gioca, e non avvertirmi più

## Dopo la partita.

coach-moments = Momenti decisivi
coach-moments-measure = in base a quanto hanno cambiato le probabilità di vincere, secondo un bot che gioca a carte scoperte
coach-moments-none = Nessuna mossa da sola ha deciso questa partita.
coach-moments-working = L’allenatore rivede la partita…
coach-moment-round = { $seat-you ->
    [true] Round { $round }, tu
   *[other] Round { $round }, { $seat }
}
coach-moment-move = { $seat-you ->
    [true] Mossa { $number }, tu
   *[other] Mossa { $number }, { $seat }
}
coach-moment-chance = prima { $before }%, poi { $after }%
coach-moment-better = { $gain ->
    [one] L’allenatore avrebbe scelto: { $move } ({ $gain } punto percentuale in più).
   *[other] L’allenatore avrebbe scelto: { $move } ({ $gain } punti percentuali in più).
}
coach-moment-open = Guardalo nella revisione

## Il tavolo del terminale, ospite di un server.

remote-at = Sei al tavolo { $code }. Gli amici entrano da { $link } o con questo codice.
remote-goodbye = Hai lasciato il tavolo. Il tuo posto resta tuo: torna con --table { $code }.
remote-mending = Il collegamento è caduto. Nuovo tentativo tra { $seconds } s…
remote-table-help =
    Scrivi una mossa, o il suo numero. Puoi anche scrivere:
      board        il tabellone
      log          tutto ciò che è successo finora
      why          la regola dell’ultimo rifiuto, o degli ultimi punti
      say TESTO    dire qualcosa al tavolo
      undo         riprendere la mossa, se nessuno ne ha saputo nulla
      quit         andartene; il posto resta tuo

## Che cosa succede intorno al gioco.

remote-news-seated = { $bot ->
    [none] { $name } si siede: { $seat }.
   *[other] Un bot si siede: { $seat }.
}
remote-news-unseated = Un posto è di nuovo libero: { $seat }.
remote-news-watched = { $watching ->
    [true] { $name } sta guardando.
   *[other] { $name } non guarda più.
}
remote-news-undone = { $seat } riprende una mossa.
remote-news-said = { $name }: { $text }
remote-news-wished = { $wish ->
    [pause] { $seat } vorrebbe una pausa.
    [resume] { $seat } vorrebbe continuare.
   *[other] { $seat } vorrebbe un’altra partita.
}
remote-news-paused = La partita è in pausa.
remote-news-resumed = La partita continua.
remote-news-left = { $why ->
    [time] { $seat } ha finito il tempo; un bot continua.
   *[other] { $seat } se n’è andato; un bot continua.
}
remote-news-returned = { $seat } è tornato.
remote-news-resigned = { $seat } si arrende; un bot continua.
remote-news-ended = { $outcome ->
    [resigned] La partita è finita per resa.
   *[other] La partita è finita: se ne sono andati tutti.
}
remote-news-continued = La prossima partita è aperta.

## Che cosa può andare storto.

remote-address = «{ $address }» non è l’indirizzo di un server; somiglia a https://opera.example o localhost:8080.
remote-no-server = A { $address } non risponde nessuna casa: { $why }
remote-nonsense = Il server ha risposto qualcosa che non capiamo. L’indirizzo è giusto?
remote-line-lost = Il collegamento con il tavolo non si è potuto riparare ({ $why }). Il tuo posto resta tuo: riprova più tardi.

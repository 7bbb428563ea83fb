## Il tavolo del terminale, ospite di un server.

remote-at = Sei al tavolo { $code }. Gli amici entrano da { $link } o con questo codice.
remote-goodbye = Hai lasciato il tavolo. Il tuo posto resta tuo: torna con --table { $code }.
remote-bot-seated = { $name } gioca { $seat }.
remote-bot-move = { $seat }: { $move }
remote-mending = La connessione è caduta. Nuovo tentativo tra { $seconds } s…

## Che cosa può andare storto.

remote-address = «{ $address }» non è l’indirizzo di un server; un indirizzo così somiglia a https://opera.example o localhost:8080.
remote-no-server = A { $address } non risponde nessun server: { $why }
remote-nonsense = Il server ha risposto qualcosa che non capiamo. L’indirizzo è giusto?
remote-bot-no-seat = A questo tavolo non c’è un posto libero per un bot.
remote-line-lost = Non si è potuta ristabilire la connessione con il tavolo ({ $why }). Il tuo posto resta tuo: riprova più tardi.
remote-share-missing = La distribuzione è stata fatta senza il numero segreto aggiunto da questo terminale. Chiedi perché a chi gestisce il server.
remote-share-changed = La distribuzione è stata fatta con sigilli diversi da quelli mostrati prima che il tuo numero segreto fosse svelato. Non fidarti.

### La base di dati: che cosa non può fare, e che cosa ne dicono i comandi.

store-trouble = La base di dati non fa quello che deve: { $why }.
store-closed = La base di dati è chiusa: non si scrive più niente.
store-unknown-url = Questo non è l’indirizzo di una base di dati; comincia come uno di questi: { $known }
store-missing = Non c’è nessuna base di dati { $file }.
store-file = { $file } non si può usare: { $why }.
store-file-exists = { $file } esiste già; scegli un altro nome.
store-newer = Questa base di dati viene da una versione più recente della casa; installa quella.
store-not-migrated = Questa base di dati non è aggiornata; avvia una volta il server, che la aggiorna.
store-not-empty = In questa base di dati c’è già qualcosa; una copia si ripristina solo in una vuota.
store-not-a-backup = { $file } non è una copia, o è danneggiato. Non è stato ripristinato niente.
store-unwritable = Ci sono caratteri che non si possono conservare.
store-damaged = Questa parte del registro è danneggiata.
store-name-taken = Qualcun altro ha il nome «{ $name }».
store-nobody = Qui non si conosce nessuno con questo identificativo.

## Copie e controlli.

store-backed-up = { $rows ->
    [one] { $file } contiene tutto: { $rows } riga.
   *[other] { $file } contiene tutto: { $rows } righe.
}
store-restored = { $rows ->
    [one] Tutto ciò che è in { $file } è ripristinato: { $rows } riga.
   *[other] Tutto ciò che è in { $file } è ripristinato: { $rows } righe.
}
store-checked = { $matches ->
    [one] { $matches } partita controllata; { $faulty ->
        [0] tutto è giusto.
       *[other] qualcosa non è giusto.
    }
   *[other] { $matches } partite controllate; { $faulty ->
        [0] tutto è giusto.
        [one] in { $faulty } di esse qualcosa non è giusto.
       *[other] in { $faulty } di esse qualcosa non è giusto.
    }
}
store-kept = { $match }: conservata, ma non rigiocata, perché le sue regole qui non si conoscono.
store-fault = { $match }: { $why }
store-check-row = Ciò che è riposto da { $first } a { $last } ha altri numeri.
store-check-end = La riga { $number } del registro chiude la partita diversamente dalle regole.
store-check-no-card = Non ha una scheda nell’indice.
store-check-card = Secondo la sua scheda { $part } è { $kept }; secondo il suo registro { $told }.
store-check-sitters = Chi è al tavolo non la trova tra i propri tavoli, o la trova qualcun altro.

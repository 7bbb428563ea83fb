### Il database: che cosa non può fare, e che cosa ne dicono i comandi.

store-trouble = C’è un problema con il database: { $why }.
store-closed = Il database è chiuso: non si scrive più niente.
store-unknown-url = Questo non è l’indirizzo di un database; un indirizzo così comincia con: { $known }
store-missing = Non c’è nessun database { $file }.
store-file = { $file } non si può usare: { $why }.
store-file-exists = { $file } esiste già; scegli un altro nome.
store-newer = Questo database viene da una versione più recente di Operahouse; installa quella.
store-not-migrated = Questo database non è aggiornato; avvia una volta il server, che lo aggiorna.
store-not-empty = In questo database c’è già qualcosa; una copia si ripristina solo in uno vuoto.
store-not-a-backup = { $file } non è una copia, o è una copia danneggiata. Non è stato ripristinato niente.
store-unwritable = Ci sono caratteri che non si possono conservare.
store-file-damaged = Il file del database è danneggiato ({ $why }): il server non si avvia. Ripristina l’ultima copia: operahouse db restore
store-damaged = Questa parte del registro è danneggiata.
store-name-taken = Qualcun altro ha il nome «{ $name }», o uno che gli somiglia.
store-nobody = Qui non si conosce nessuno con questo identificativo.

## Copie e controlli.

store-backed-up = { $rows ->
    [one] { $file } contiene tutto: { $rows } riga.
   *[other] { $file } contiene tutto: { $rows } righe.
}
store-restored = { $rows ->
    [one] È stato ripristinato tutto ciò che è in { $file }: { $rows } riga.
   *[other] È stato ripristinato tutto ciò che è in { $file }: { $rows } righe.
}
store-checking = Partite
store-checked = { $matches ->
    [one] { $matches } partita controllata: { $faulty ->
        [0] tutto in ordine.
       *[other] qualcosa non va.
    }
   *[other] { $matches } partite controllate: { $faulty ->
        [0] tutto in ordine.
        [one] in { $faulty } qualcosa non va.
       *[other] in { $faulty } qualcosa non va.
    }
}
store-kept = { $match }: conservata, ma non rigiocata, perché le sue regole qui non si conoscono.
store-fault = { $match }: { $why }
store-check-row = Le righe archiviate come { $first }–{ $last } hanno altri numeri.
store-check-end = La riga { $number } del registro chiude la partita in modo diverso dalle regole.
store-check-no-card = Non ha una scheda nell’indice.
store-check-card = Per la sua scheda { $part } è { $kept }; per il suo registro è { $told }.
store-check-sitters = Chi è al tavolo non la trova tra i propri tavoli, o la trova qualcun altro.

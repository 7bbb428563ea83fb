### La riga di comando e il tavolo nel terminale.

app-version = operahouse { $version } ({ $build ->
    [compiled] regole compilate con mypyc
   *[plain] regole in Python semplice
})

## Pagine di aiuto.

app-help-operahouse =
    La casa digitale di due giochi da tavolo sull’opera.

    Uso: operahouse COMANDO …

      play GIOCO         gioca nel terminale
      rules GIOCO        le regole con parole nostre
      show POSIZIONE     mostra il tabellone di una posizione
      replay PARTITA     controlla e racconta una partita registrata
      verify PARTITA     controlla che una partita venga dal suo seme
      conform PERCORSO…  esegui esempi di regole
      simulate GIOCO     gioca molte partite a caso
      lab COMANDO        tornei tra bot, e che cosa mostrano
      serve              apri la casa ai browser e agli altri terminali
      db COMANDO         copia, ripristina o controlla la base di dati

      --lang LINGUA      en, nl, fr o it; altrimenti quella del sistema
      --version          la versione, e se le regole sono compilate
      --help             questa pagina; dopo un comando, quella del comando
app-help-play =
    Gioca nel terminale, per esempio: operahouse play opera

    Uso: operahouse play GIOCO [OPZIONI]

      --seats ELENCO     chi gioca, in ordine di gioco dal primo posto: you
                         (più volte per passarsi il dispositivo) e random;
                         altrimenti: you,random,random
      --seed N           distribuisci di nuovo la stessa partita
      --option NOME      che cosa si concorda prima, per esempio
                         open_screens; si può ripetere
      --server URL       giocare su un server; --seats può allora contenere open,
                         per un amico
      --table CODICE     andare a un tavolo già aperto, con codice o link
      --name NOME        come ti chiami lì
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-rules =
    Le regole con parole nostre, per esempio: operahouse rules opera B1 AI

    Uso: operahouse rules GIOCO [REGOLA…] [OPZIONI]

    Senza regola hai tutto il libro; una lettera dà la sua sezione.

      --search PAROLE    solo le regole in cui ci sono tutte queste parole
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-show =
    Mostra il tabellone di una posizione, con tutto ciò che il file contiene.

    Uso: operahouse show POSIZIONE [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-replay =
    Controlla ogni mossa e il risultato di una partita registrata, raccontala
    e mostra come finisce.

    Uso: operahouse replay PARTITA [OPZIONI]

      --to MOSSA         fermati dopo tante mosse
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-conform =
    Esegui gli esempi di regole in file e cartelle. Il codice di uscita è 1
    quando uno fallisce.

    Uso: operahouse conform PERCORSO… [OPZIONI]

      --coverage         nomina anche le regole di rules.txt nella cartella
                         che nessun esempio cita; anche allora il codice di
                         uscita è 1
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-verify =
    Distribuisce di nuovo una partita registrata a partire dal suo seme, il
    cui hash era pubblico prima della partita, e confronta ogni carta e ogni
    mossa. Il codice di uscita è 1 se qualcosa è diverso.

    Uso: operahouse verify PARTITA [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-serve =
    Apri la casa: si entra con il browser, o con
    operahouse play GIOCO --server INDIRIZZO.

    Uso: operahouse serve [OPZIONI]

      --host HOST        dove ascoltare; altrimenti 127.0.0.1 (solo questo
                         computer), 0.0.0.0 per tutti
      --port N           la porta; altrimenti 8080
      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB, o il file nella tua cartella dei dati
      --workers N        tanti processi lavorano; più di uno vuole PostgreSQL
      --behind-tls       si entra con https, attraverso un proxy posto davanti
      --open             apri la pagina nel browser; se la porta è occupata,
                         la prossima libera
      --schema           stampa le forme di tutti i messaggi (JSON Schema)
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db =
    La base di dati della casa.

    Uso: operahouse db COMANDO …

      backup FILE        copia tutto in un file; il server può continuare
      restore FILE       riempi una base di dati vuota da un tale file
      check              rigioca ogni partita conservata e confronta

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina; dopo un comando, quella del comando
app-help-db-backup =
    Copia tutta la base di dati, com’è in un dato momento, in un file che si
    può ripristinare sia in SQLite sia in PostgreSQL. Intanto il server può
    continuare. Il file contiene tutto ciò che è segreto: custodiscilo bene
    come la base di dati.

    Uso: operahouse db backup FILE [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB, o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db-restore =
    Riempi una base di dati vuota da una copia, tutto o niente. Una base di
    dati in cui c’è già qualcosa resta com’è.

    Uso: operahouse db restore FILE [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB, o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db-check =
    Rigioca ogni partita conservata e confrontala con ciò che ne è conservato.
    Il codice di uscita è 1 se qualcosa è diverso.

    Uso: operahouse db check [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB, o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-lab =
    Molte partite tra bot, e che cosa mostrano.

    Uso: operahouse lab COMANDO …

      tournament         chi è più forte, con intervalli
      balance            che cosa fanno posti e materiali
      fit                far giudicare meglio i bot giocando da soli

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina; dopo un comando, quella del comando
app-help-simulate =
    Gioca molte partite a caso; mostra la velocità e i punti medi.

    Uso: operahouse simulate GIOCO [OPZIONI]

      --players N        in quanti si gioca; altrimenti 3
      --games N          quante partite; altrimenti 1000
      --seed N           il seme della prima partita; altrimenti 1
      --records CARTELLA scrivi ogni partita in un file
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina

## Il tavolo nel terminale.

app-prompt = { $seat }>{" "}
app-move-about = { $move }: { $about }
app-table-help =
    Scrivi una mossa, o il suo numero. Puoi anche scrivere:
      board        il tabellone
      log          tutto ciò che è successo finora
      why          la regola dell’ultimo rifiuto, o degli ultimi punti
      undo         riprendi la tua mossa, se non ha rivelato nulla
      save FILE    registra la partita finora
      quit         lascia la partita
app-hand-over = Passa il dispositivo a { $seat }, che preme Invio.
app-undone = La tua mossa è ripresa.
app-save-where = Di’ dove: save FILE
app-saved = La partita finora è in { $file }.
app-left = Hai lasciato la partita.
app-interrupted = Interrotto.
app-seed = Il seme di questa partita era { $seed }.
app-why-refused = { $rule ->
    [none] «{ $move }» è stata rifiutata. { $why }
   *[other] «{ $move }» è stata rifiutata dalla regola { $rule }. { $why }
}
app-why-points = { $seat } ha avuto { $points } per la regola { $rule }: { $why }.
app-why-nothing = Nessuna tua mossa è stata rifiutata, e nessuno ha ancora punti.
app-ranking = Classifica:
app-ranking-place = { $points ->
    [one] { $place }. { $seats }: { $points } punto
   *[other] { $place }. { $seats }: { $points } punti
}
app-ledger = Punti per origine:
app-ledger-seat = { $sources ->
    [none] { $seat }: –
   *[other] { $seat }: { $sources }
}

## Resoconti.

app-case-failed = { $case }: { $why }
app-mismatch = { $what } dovrebbe essere { $expected } ed è { $actual }
app-uncovered = Regole senza esempio: { $rules }
app-simulated = { $games ->
    [one] { $games } partita: { $per_second } partite al secondo, { $decisions } decisioni al secondo, { $build ->
        [compiled] versione compilata.
       *[plain] versione in Python semplice.
    }
   *[other] { $games } partite: { $per_second } partite al secondo, { $decisions } decisioni al secondo, { $build ->
        [compiled] versione compilata.
       *[plain] versione in Python semplice.
    }
}
app-verified = { $drawn ->
    [0] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso non è più stato interrogato; ogni mossa e il risultato sono giusti.
    [one] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso è stato interrogato { $drawn } volta; ogni mossa e il risultato sono giusti.
   *[other] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso è stato interrogato { $drawn } volte; ogni mossa e il risultato sono giusti.
}
app-not-verified = { $file } non è stata distribuita dal suo seme, o non è stata giocata secondo le regole. { $why }
app-mean-points = Posto { $seat }: { $points } punti in media

## Che cosa non va.

app-unknown-language = Qui non c’è la lingua «{ $language }»; scegli tra: { $known }.
app-unknown-command = Non c’è il comando «{ $command }»; c’è: { $known }.
app-unknown-option = Qui non c’è l’opzione { $option }.
app-missing-value = L’opzione { $option } non si usa così.
app-missing-argument = Manca qualcosa: { $name }.
app-unexpected = C’è qualcosa di troppo: { $words }.
app-usage = Il comando non si capisce: { $why }
app-not-a-number = «{ $value }» non va bene per { $name }: ci vuole un numero intero da { $low } a { $high }.
app-wrong-players = Questo gioco si gioca in { $low } fino a { $high }, non in { $count }.
app-unknown-table-option = Questo gioco non ha l’opzione «{ $option }»; ha: { $known }.
app-no-such-move = { $moves ->
    [one] La partita ha solo { $moves } mossa: non c’è la mossa { $move }.
   *[other] La partita ha solo { $moves } mosse: non c’è la mossa { $move }.
}
app-file-missing = Non c’è un file o una cartella { $file }.
app-file-folder = { $file } è una cartella, non un file.
app-file-forbidden = { $file } non si può aprire o scrivere.
app-file-exists = { $file } esiste già; scegli un altro nome.
app-file-json = { $file } non è JSON corretto: vedi riga { $line }, colonna { $column }.
app-file-unreadable = { $file } non si può leggere come JSON.
app-file-trouble = { $file } non si può usare: { $why }.

## For a game without texts of its own.

app-plain-question = È il tuo turno. Che cosa fai?
app-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

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
      show FONTE         mostra il tavolo di una posizione o di una partita
      position FONTE     scrivi una posizione in un file
      bot BOT            fa’ giocare un bot o un tuo programma su un server
      replay PARTITA     controlla e racconta una partita registrata
      review PARTITA     dove si è decisa la partita, e come fare meglio
      verify PARTITA     controlla che una partita venga dal suo seme
      conform PERCORSO…  esegui esempi di regole
      simulate GIOCO     gioca molte partite a caso
      lab COMANDO        tornei tra bot, e che cosa mostrano
      serve              apri il teatro ai browser e agli altri terminali
      site CARTELLA      il teatro come file, per giocare senza server
      db COMANDO         copia, ripristina o controlla il database
      admin COMANDO      persone, tavoli e cifre, per chi gestisce un server
      config             ogni impostazione, il suo valore e il significato
      completion SHELL   fa’ completare i comandi alla shell con Tab

      --lang LINGUA      en, nl, fr o it; altrimenti quella del sistema
      --version          la versione, e se le regole sono compilate
      --help             questa pagina; dopo un comando, quella del comando
app-help-play =
    Gioca nel terminale, per esempio: operahouse play opera

    Uso: operahouse play GIOCO [OPZIONI]

      --seats ELENCO     chi gioca, in ordine di gioco dal primo posto:
                         you          una persona qui; più volte per passarsi
                                      il dispositivo
                         random       un bot che gioca a caso
                         novice, amateur, expert, master   bot, via via più forti
                         expert@500ms, master@800  pensa mezzo secondo a mossa, o
                                      esplora 800 partite
                         network:FILE  master con una tua rete, vedi lab train;
                                      network@500ms:FILE
                         cmd:PROGRAMMA un tuo programma, vedi
                                      docs/outside-bots.md
                         open         con --server: un posto per un amico
                         predefinito: you,random,random
      --seed N           distribuisci di nuovo la stessa partita
      --option NOME      un’opzione del gioco, per esempio open_screens;
                         si può ripetere
      --server URL       gioca su un server
      --table CODICE     con --server: vai a un tavolo già aperto, con il
                         codice; o con il link, senza --server
      --name NOME        con --server: come ti chiami lì
      --plain            righe di testo, per le pipe e i lettori di schermo;
                         altrimenti un tavolo a tutto schermo
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-rules =
    Le regole con parole nostre, per esempio: operahouse rules opera B1 AI

    Uso: operahouse rules GIOCO [REGOLA…] [OPZIONI]

    Senza una regola hai tutto il libro; con una lettera, la sua sezione.

      --search PAROLE    solo le regole in cui ci sono tutte queste parole
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-show =
    Mostra il tavolo, con tutto ciò che nella partita è nascosto.

    Uso: operahouse show FONTE [OPZIONI]

    FONTE è un file con una posizione, una partita o un esempio di regola, o il
    nome di un gioco, che viene allora distribuito.

      --to MOSSA         il tavolo dopo tante mosse di una partita o di un
                         esempio; altrimenti dopo l’ultima
      --players N        per un gioco: in quanti si gioca; altrimenti 3
      --seed N           per un gioco: come lo distribuisce play --seed N;
                         altrimenti 1
      --option NOME      per un gioco: un’opzione; si può ripetere
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-position =
    Scrivi una posizione in JSON, per mostrarla, cambiarla o usarla in un
    esempio di regola.

    Uso: operahouse position FONTE [OPZIONI]

    FONTE è un file con una partita, un esempio di regola o una posizione, o il
    nome di un gioco, che viene allora distribuito.

      --to MOSSA         la posizione dopo tante mosse di una partita o di un
                         esempio; altrimenti dopo l’ultima
      --players N        per un gioco: in quanti si gioca; altrimenti 3
      --seed N           per un gioco: come lo distribuisce play --seed N;
                         altrimenti 1
      --option NOME      per un gioco: un’opzione; si può ripetere
      --out FILE         scrivila lì; altrimenti nel terminale
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-completion =
    Mostra ciò che permette alla tua shell di completare con Tab comandi,
    giochi, giocatori, opzioni e file. La shell lo legge quando parte:

      bash   eval "$(operahouse completion bash)"   in ~/.bashrc
      zsh    eval "$(operahouse completion zsh)"   in ~/.zshrc
      fish   operahouse completion fish | source    in ~/.config/fish/config.fish

    Uso: operahouse completion SHELL [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-bot =
    Fa’ giocare un bot o un tuo programma a un tavolo di un server, per esempio:
    operahouse bot --server URL --table CODICE cmd:PROGRAMMA

    Uso: operahouse bot BOT --server URL --table CODICE [OPZIONI]

    BOT è cmd:PROGRAMMA con i suoi argomenti (vedi docs/outside-bots.md), o un
    bot di questo teatro: random, novice, amateur, expert, master@500ms. Lì ha
    un account suo, e il suo nome finisce con un segno: (bot).

      --server URL       il server
      --table CODICE     il tavolo, con il codice; o con il link, senza --server
      --name NOME        come si chiama il bot; altrimenti come il suo programma
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-replay =
    Controlla ogni mossa e il risultato di una partita registrata, raccontala
    e mostra come finisce.

    Uso: operahouse replay PARTITA [OPZIONI]

      --to MOSSA         fermati dopo questo numero di mosse
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-review =
    Rivedi una partita registrata: le probabilità di ciascuno, le mosse con un
    giudizio, che cosa era fortuna e che cosa abilità.

    Uso: operahouse review PARTITA [OPZIONI]

      --seat POSTO       solo i giudizi su questo posto
      --json             tutto, senza arrotondare, in JSON
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
    Distribuisci di nuovo una partita registrata a partire dal suo seme, il
    cui hash era pubblico prima della partita, e confronta ogni carta e ogni
    mossa. Il codice di uscita è 1 se qualcosa è diverso, o se la partita non
    ha un seme.

    Uso: operahouse verify PARTITA [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-serve =
    Apri il teatro: si entra con il browser, o con
    operahouse play GIOCO --server INDIRIZZO.

    Uso: operahouse serve [OPZIONI]

      --host HOST        dove ascoltare (predefinito: 127.0.0.1, solo questo
                         computer); 0.0.0.0 per tutti
      --port N           la porta (predefinita: 8080)
      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB o il file nella tua cartella dei dati
      --workers N        quanti processi lavorano; per più di uno serve PostgreSQL
      --behind-tls       si entra con https, attraverso un proxy posto davanti
      --proxies ELENCO   gli indirizzi o le reti di questi proxy, separati da
                         virgole; predefinito: 127.0.0.1,::1
      --open             apri la pagina nel browser; se la porta è occupata,
                         la prossima libera
      --schema           stampa le forme di tutti i messaggi (JSON Schema)
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-site =
    Scrivi il teatro in una cartella che qualsiasi server web può servire, alla
    radice di un nome host: lezioni, partite contro i bot, dispositivo passato
    di mano in mano, regolamento, tutto senza un server dietro.

    Uso: operahouse site CARTELLA [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db =
    Il database del teatro.

    Uso: operahouse db COMANDO …

      backup FILE        copia tutto in un file; il server può continuare
      restore FILE       riempi un database vuoto da un file così
      check              rigioca ogni partita conservata e confronta

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina; dopo un comando, quella del comando
app-help-db-backup =
    Copia tutto il database, com’è in un dato momento, in un file che si può
    ripristinare sia in SQLite sia in PostgreSQL. Intanto il server può
    continuare. Il file contiene tutto ciò che è segreto: custodiscilo bene
    quanto il database.

    Uso: operahouse db backup FILE [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db-restore =
    Riempi un database vuoto da una copia, tutto o niente. Un database in cui
    c’è già qualcosa resta com’è.

    Uso: operahouse db restore FILE [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-db-check =
    Rigioca ogni partita conservata e confrontala con ciò che ne è conservato.
    Il codice di uscita è 1 se qualcosa è diverso.

    Uso: operahouse db check [OPZIONI]

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-admin =
    Per chi gestisce un server, che intanto può continuare. CHI è il nome di
    un account, il nome di un ospite, o un identificativo.

    Uso: operahouse admin COMANDO …

      people [PAROLE]    elenca le persone, prima gli account; con parole, solo
                         i nomi che le contengono (--limit N)
      password CHI       dai a un account una nuova password e mostrala
      delete CHI         elimina qualcuno; le partite finite restano, senza il
                         nome (--yes non chiede)
      ban CHI            tieni fuori qualcuno, un indirizzo o una rete
                         (--days N; altrimenti per sempre)
      unban CHI          lascia entrare di nuovo
      bans               elenca chi è tenuto fuori
      sessions CHI       scollega qualcuno dappertutto; o --everybody
      tables             elenca i tavoli non finiti (--limit N)
      close CODICE       termina la partita di un tavolo così com’è
      reports            elenca le segnalazioni, con ciò che è stato detto
                         (--closed, --limit N)
      close-report ID    una segnalazione è stata vista
      host CHI           apri a un account la pagina della direzione
                         (--remove); senza nome, elenca chi può usarla
      registration [CHI] chi può venire: open, guests (niente nuovi account) o
                         closed
      ratings [GIOCO]    se le valutazioni predicono chi vince
      statistics         quanto c’è di tutto

      --db URL           sqlite:///percorso/file.db o
                         postgresql://utente@host/nome; altrimenti
                         OPERAHOUSE_DB o il file nella tua cartella dei dati
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-config =
    Ogni impostazione: il suo valore qui e ora, da dove viene, e che cosa
    significa. Si danno come variabili d’ambiente, per esempio
    OPERAHOUSE_PORT=9000 operahouse serve

    Uso: operahouse config [OPZIONI]

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
app-help-lab =
    Molte partite tra bot, e che cosa mostrano.

    Uso: operahouse lab COMANDO …

      tournament         chi è più forte, con intervalli
      balance            che cosa fanno posti e materiali
      fit                affina i bot facendoli giocare contro sé stessi
      train              addestra la rete con cui giudica master
      review             misura quanto è affidabile la revisione delle partite

      --lang LINGUA      en, nl, fr o it
      --help             questa pagina; dopo un comando, quella del comando
app-help-simulate =
    Gioca molte partite a caso; mostra la velocità e i punti medi.

    Uso: operahouse simulate GIOCO [OPZIONI]

      --players N        in quanti si gioca (predefinito: 3)
      --games N          quante partite (predefinito: 1000)
      --seed N           il seme della prima partita (predefinito: 1)
      --records CARTELLA scrivi ogni partita in un file
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina

## Il tavolo nel terminale.

app-prompt = { $seat }>{" "}
app-move-about = { $move }: { $about }
app-hand-over = Ora gioca { $seat }. Passa il dispositivo; chi lo riceve preme Invio.
app-save-where = Di’ dove: salva FILE
app-saved = La partita finora è in { $file }.
app-left = Hai lasciato la partita.
app-interrupted = Interrotto.
app-seed = Il seme di questa partita era { $seed }.
app-why-refused = { $rule ->
    [none] «{ $move }» è stata rifiutata. { $why }
   *[other] «{ $move }» è stata rifiutata dalla regola { $rule }. { $why }
}
app-why-points = { $points ->
    [one] { $seat } ha avuto { $points } punto per la regola { $rule }: { $why }.
   *[other] { $seat } ha avuto { $points } punti per la regola { $rule }: { $why }.
}
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
app-mismatch = { $what }: dovrebbe essere { $expected }, ed è { $actual }
app-uncovered = Regole senza esempio: { $rules }
app-simulated = { $games ->
    [one] { $games } partita. Al secondo: partite { $per_second }, decisioni { $decisions }; { $build ->
        [compiled] versione compilata.
       *[plain] versione in Python semplice.
    }
   *[other] { $games } partite. Al secondo: partite { $per_second }, decisioni { $decisions }; { $build ->
        [compiled] versione compilata.
       *[plain] versione in Python semplice.
    }
}
app-verified = { $drawn ->
    [0] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso non è più stato interrogato; ogni mossa e il risultato sono giusti.
    [one] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso è stato interrogato { $drawn } volta; ogni mossa e il risultato sono giusti.
   *[other] { $file } è stata distribuita dal seme con hash { $published }. Poi il caso è stato interrogato { $drawn } volte; ogni mossa e il risultato sono giusti.
}
app-verified-shares = { $shares ->
    [0] Nessuno al tavolo ha aggiunto un numero segreto: ha distribuito il server da solo.
    [one] Una persona al tavolo ha aggiunto un numero segreto, e il server non ha potuto scegliere la distribuzione.
   *[other] { $shares } persone al tavolo hanno aggiunto ciascuna un numero segreto, e nessuno ha potuto scegliere la distribuzione.
}
app-not-verified = { $file } non è stata distribuita dal suo seme, o non è stata giocata secondo le regole. { $why }
app-no-seed = { $file } non ha un seme, e nessuno può dire come è stata distribuita: le partite di simulate e del lab non ne hanno. Le mosse e il risultato seguono le regole.
app-seed-secret = { $file } è stata registrata prima della fine, quando il suo seme era ancora segreto. Le mosse finora seguono le regole.
app-entered-by-hand = { $file } è stata giocata con la scatola e inserita a mano. Non c’è una distribuzione da verificare; le mosse e il risultato seguono le regole.
app-replay-by-hand = Giocata con la scatola, inserita a mano.
app-position-written = La posizione è in { $file }.
app-simulating = Partite
app-progress = { $left ->
    [none] { $label }: { $done } su { $total } dopo { $elapsed }
   *[other] { $label }: { $done } su { $total } dopo { $elapsed }, ancora circa { $left }
}
app-mean-points = Posto { $seat }, media dei punti: { $points }

## Che cosa non va.

app-unknown-language = Qui non c’è la lingua «{ $language }»; scegli tra: { $known }.
app-unknown-command = Non c’è il comando «{ $command }»; scegli tra: { $known }.
app-unknown-option = Qui non c’è l’opzione { $option }.
app-missing-value = L’opzione { $option } vuole un valore, o ne ha uno di troppo.
app-missing-argument = Manca qualcosa: { $name }.
app-unexpected = C’è qualcosa di troppo: { $words }.
app-usage = Questo comando non si capisce: { $why }
app-needs-server = { $option } ha senso solo su un server: aggiungi --server INDIRIZZO.
app-not-with-server = { $option } non si sceglie su un server, che distribuisce da sé.
app-not-with-table = { $option } è già deciso a un tavolo già aperto; toglilo, o togli --table.
app-only-for-games = { $option } vale per un gioco che si distribuisce; un file dice da sé come è stato distribuito.
app-unknown-shell = Non c’è un completamento per la shell «{ $shell }»; c’è per: { $known }.
app-not-a-number = «{ $value }» non va bene per { $name }: ci vuole un numero intero da { $low } a { $high }.
app-wrong-players = Questo gioco è per { $low }–{ $high } giocatori, non per { $count }.
app-unknown-table-option = Questo gioco non ha l’opzione «{ $option }»; ha: { $known }.
app-no-such-move = { $moves ->
    [one] La partita ha solo { $moves } mossa: non c’è la mossa { $move }.
   *[other] La partita ha solo { $moves } mosse: non c’è la mossa { $move }.
}
app-file-missing = Non c’è un file né una cartella { $file }.
app-file-folder = { $file } è una cartella, non un file.
app-file-forbidden = Non hai il permesso di aprire o scrivere { $file }.
app-file-exists = { $file } esiste già; scegli un altro nome.
app-file-json = { $file } non è JSON corretto: vedi riga { $line }, colonna { $column }.
app-file-unreadable = { $file } non si può leggere come JSON.
app-file-trouble = { $file } non si può usare: { $why }.

## Per un gioco senza testi propri.

app-plain-question = È il tuo turno. Che cosa fai?
app-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

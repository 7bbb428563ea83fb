### Il laboratorio: tornei tra bot e che cosa ne esce.

## Pagine di aiuto.

lab-help-tournament =
    Gioca un torneo. Ogni distribuzione si gioca in tutte le rotazioni dei
    posti. Fermalo quando vuoi: lo stesso comando riprende da lì.

    Uso: operahouse lab tournament --bots ELENCO --out CARTELLA [OPZIONI]

      --bots ELENCO      random, novice, amateur, expert, master@800 (numero
                         di iterazioni), expert@250ms (tempo),
                         network@250ms:FILE (una rete addestrata); quanti i
                         giocatori: siedono insieme; di più: giocano tutte
                         le combinazioni; di meno: un bot siede contro un
                         tavolo di un altro
      --out CARTELLA     dove vanno partite, risultati e rapporto
      --game GIOCO       predefinito: opera
      --players N        in quanti si gioca (predefinito: 3)
      --games N          almeno questo numero di partite (predefinito: 300)
      --both-ways        con meno bot che giocatori: anche al contrario
      --seed N           altre distribuzioni (predefinito: 1)
      --option NOME      che cosa si concorda prima; si può ripetere
      --records          scrivi ogni partita in un file
      --workers N        processi su questa macchina; predefinito: tutti i core
      --cluster INDIRIZZO gioca su un cluster Dask
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina

    Se tutti giocano a caso, si tengono solo risultati e durate.
lab-help-balance =
    Fa’ giocare lo stesso bot su tutti i posti, per ogni numero di giocatori:
    che cosa fanno al gioco posti e materiali.

    Uso: operahouse lab balance --out CARTELLA [OPZIONI]

      --bots ELENCO      ognuno gioca contro sé stesso; predefinito: amateur
      --out CARTELLA     dove vanno partite, risultati e rapporto
      --game GIOCO       predefinito: opera
      --players N        solo questo numero di giocatori
      --games N          partite per numero di giocatori (predefinito: 300)
      --seed N           altre distribuzioni (predefinito: 1)
      --option NOME      che cosa si concorda prima; si può ripetere
      --workers N        processi su questa macchina; predefinito: tutti i core
      --cluster INDIRIZZO gioca su un cluster Dask
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina

## Durante le partite.

lab-rounded-up = { $deals ->
    [one] Partite da giocare: { $games }, da { $deals } distribuzione, in ogni formazione e rotazione.
   *[other] Partite da giocare: { $games }, da { $deals } distribuzioni, ognuna in ogni formazione e rotazione.
}
lab-progress = { $players ->
    [one] Partite con { $players } giocatore
   *[other] Partite con { $players } giocatori
}
lab-stopped = Fermato. Le partite finite restano: lo stesso comando riprende da qui.
lab-written = Rapporto: { $file }

## Numeri.

lab-lang = it
lab-decimal = ,
lab-percent = { $number }%
lab-interval = { $value } ({ $low } – { $high })

## Tabelle.

lab-column-bot = Bot
lab-column-seat = Posto
lab-column-games = Partite
lab-column-wins = Vittorie
lab-column-points = Punti
lab-column-rating = Valutazione
lab-column-seconds = Secondi a partita
lab-column-done = A partita
lab-column-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
lab-standings = Classifica
lab-standings-note = Tra parentesi: intervalli al 95%. Una vittoria condivisa conta per la sua frazione. I punti di una stessa distribuzione contano come una sola osservazione. Le valutazioni sono di openskill; un nuovo giocatore parte da 25.
lab-thinking = Tempo di riflessione
lab-done = Quante volte, a partita
lab-seats-of = { $players ->
    [one] Posti, { $players } giocatore
   *[other] Posti, { $players } giocatori
}
lab-numbers = I numeri

## Pagine.

lab-game-opera = Opera
lab-game-operaopoly = Operaopoly
lab-title-tournament = { $players ->
    [one] { $game }: un torneo con { $players } giocatore
   *[other] { $game }: un torneo con { $players } giocatori
}
lab-title-balance = { $game }: che cosa fanno posti e materiali
lab-no-options = nessuna
lab-lead = { $bots }. Partite: { $games }, distribuzioni: { $deals }; ogni distribuzione è giocata da ogni formazione in tutte le rotazioni, così che fortuna e posti si compensino. Seme { $seed }, edizione { $edition }, regole { $rules }, opzioni del tavolo: { $options }.
lab-lead-balance = Su ogni posto siede lo stesso bot ({ $bots }), così che solo posti e materiali siano diversi. Partite per ogni numero di giocatori: { $games }; edizione { $edition }.
lab-footer = Fatto dal laboratorio di Operahouse. Tutti gli intervalli sono al 95%. I risultati sono in results.parquet, una riga per ogni posto di ogni partita.

## Figure.

lab-chart-wins = Chi vince
lab-chart-wins-caption = Quota di partite vinte per posto occupato, con intervalli al 95%. La linea tratteggiata è quanto vincerebbero giocatori pari.
lab-chart-wins-x = Bot
lab-chart-wins-y = Partite vinte
lab-chart-course = Punti per round
lab-chart-course-caption = Punti medi dopo ogni round, sulle partite durate fin lì.
lab-chart-course-x = Round
lab-chart-course-y = Punti
lab-chart-sources = Punti per provenienza
lab-chart-sources-caption = Punti medi a partita secondo il motivo; ciò che si perde sta sotto la linea.
lab-chart-sources-x = Bot
lab-chart-sources-y = Punti
lab-chart-rounds-hired = Ruoli assoldati per round
lab-chart-rounds-hired-caption = Quante volte in media un posto assolda ogni ruolo, round dopo round.
lab-chart-rounds-hired-x = Round
lab-chart-rounds-hired-y = Ruoli assoldati per posto
lab-chart-rounds-all = Che cosa si fa per round
lab-chart-rounds-all-caption = Quante volte in media un posto fa ogni cosa, round dopo round.
lab-chart-rounds-all-x = Round
lab-chart-rounds-all-y = Volte
lab-chart-seats = { $players ->
    [one] Vantaggio del posto, { $players } giocatore
   *[other] Vantaggio del posto, { $players } giocatori
}
lab-chart-seats-caption = Quota di partite vinte da ogni posto, contato in ordine di gioco dal primo, con intervalli al 95%. La linea tratteggiata è una quota uguale.
lab-chart-seats-x = Posto
lab-chart-seats-y = Partite vinte
lab-chart-length = Durata
lab-chart-length-caption = Quante partite hanno chiesto quante decisioni, tutti i posti insieme. Ogni barra comincia dal numero che ha sotto.
lab-chart-length-x = Decisioni
lab-chart-length-y = Partite
lab-chart-shares = Da dove vengono i punti
lab-chart-shares-caption = Quota di ogni provenienza in tutti i punti, per numero di giocatori; ciò che si perde sta sotto la linea.
lab-chart-shares-x = Giocatori
lab-chart-shares-y = Quota dei punti
lab-chart-parts = Materiali usati
lab-chart-parts-caption = Quante volte ciascuno si usa in una partita, tutti i posti insieme.
lab-chart-parts-x = Materiale
lab-chart-parts-y = Volte a partita

## Che cosa si fa.

lab-kind-opera-hired = assoldato
lab-kind-opera-built = costruito
lab-kind-opera-bought = comprato
lab-kind-opera-sold = venduto
lab-kind-opera-intermezzo = intermezzo
lab-kind-operaopoly-hired = ingaggiato
lab-kind-operaopoly-rehearsed = provato
lab-kind-operaopoly-ousted = sottratto
lab-kind-operaopoly-began = opera iniziata
lab-kind-operaopoly-auditioned = audizione tenuta
lab-kind-operaopoly-sponsored = sponsorizzato

## Che cosa non va.

lab-missing-library = Il laboratorio ha bisogno della libreria { $library }: pip install operahouse[{ $extra }]
lab-another-tournament = In { $folder } c’è un altro torneo; scegli un’altra cartella per questo.
lab-in-use = Un’altra esecuzione scrive in { $folder }; aspettala, o scegli un’altra cartella.
lab-spoilt-journal = { $file } è rovinato alla riga { $line }: togli quella riga, e la sua partita si rigioca.
lab-workers-die = I processi continuano a cadere e non si può più giocare; le partite finite restano.
lab-no-cluster = Non c’è un cluster Dask a { $address }.
lab-not-offered = Il bot «{ $bot }» ha scelto { $option }, che non gli era offerto.

## Affinare i bot.

lab-help-fit =
    Fa’ giocare i bot contro sé stessi e adatta i pesi con cui giudicano una
    posizione a ciò che ne è seguito.

    Uso: operahouse lab fit --out FILE [OPZIONI]

      --out FILE         dove si scrivono i pesi
      --game GIOCO       predefinito: opera
      --aim SCOPO        points (quelli a venire, predefinito) o lead
                         (vantaggio sugli altri)
      --generations N    predefinito: 12
      --games N          partite di una generazione, per ogni numero di giocatori
      --seed N           altre partite (predefinito: 1)
      --workers N        processi su questa macchina; predefinito: tutti i core
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
lab-help-review =
    Fa’ giocare ogni bot contro sé stesso e misura la revisione: se le
    probabilità si avverano, se la fortuna è equa, e quanto regala un bot.

    Uso: operahouse lab review [OPZIONI]

      --game GIOCO       predefinito: opera
      --bots ELENCO      predefinito: novice,amateur
      --players N        in quanti si gioca (predefinito: 3); si può ripetere
      --mixed            questi bot a un solo tavolo, in tutti gli ordini, invece
                         che ognuno contro sé stesso
      --games N          partite di ogni bot (predefinito: 100)
      --judge            giudica anche ogni decisione, molto più lento
      --planted          inserisci una mossa cattiva in ogni partita e cercala
      --linear           con i soli pesi, senza la rete, per confronto
      --out CARTELLA     dove si conserva ogni partita: lo stesso comando
                         riprende da lì
      --seed N           altre partite (predefinito: 1)
      --workers N        processi su questa macchina; predefinito: tutti i core
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
lab-review-fortune = { $bot }, { $players } giocatori, { $games } partite. Fortuna di un posto in una partita, media quadratica in punti percentuali: { $size }. In media:
lab-review-seat = posto { $number }
lab-review-mean = { $who }: { $value }, errore standard { $error } ({ $errors } errori standard da 0)
lab-review-variance = Risultati senza la fortuna stimata: pendenza { $slope } (errore standard { $error }), varianza che resta: { $left }
lab-review-band = stimato { $judged }%, vinto { $won }% (errore standard { $error }, momenti: { $count })
lab-review-given = { $bot }: { $value } punti percentuali regalati per ogni decisione che conta (errore standard { $error }, decisioni: { $count })
lab-review-drift = { $bot }: deriva del giudice in una partita, media quadratica in punti percentuali: { $value }
lab-review-planted = { $bot }, { $players } giocatori: mosse cattive inserite, ritrovate tra le tre perdite maggiori: { $found } su { $count }
lab-generation = Generazione { $number }: posizioni viste { $rows }, partite vinte { $share } contro due copie della migliore finora.
lab-no-features = I bot non sanno ancora che cosa guardare ({ $game }): non c’è niente da adattare.
lab-unknown-aim = «{ $aim }» non è uno scopo: scegli tra { $known }.
lab-help-train =
    Fa’ giocare i bot contro sé stessi e allena la rete con cui il virtuoso
    giudica le posizioni. Si riprende da ciò che c’è nella cartella.

    Uso: operahouse lab train --out CARTELLA [OPZIONI]

      --out CARTELLA     per il diario, le reti e le posizioni
      --game GIOCO       predefinito: opera
      --generations N    predefinito: 1
      --play N           secondi di gioco per generazione; predefinito: 150
      --measure N        secondi di gioco per misurarla; predefinito: 25
      --epochs N         quante volte si impara da ogni posizione; predefinito: 3
      --seed N           altre partite; predefinito: 1
      --workers N        processi su questo computer; predefinito: tutti i core
      --lang LINGUA      en, nl, fr o it
      --help             questa pagina
lab-trained = Generazione { $number }: { $games } partite, perdita logaritmica { $loss } (senza rete { $linear }); vince { $share } delle partite (da { $low } a { $high }) contro due delle migliori finora. { $kept ->
    [yes] Adesso è la migliore.
   *[no] Non viene tenuta.
}
lab-no-codes = Per { $game } non si può ancora allenare una rete: il gioco non dice che cosa una rete possa guardare.

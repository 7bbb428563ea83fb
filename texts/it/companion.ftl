### Una partita a un vero tavolo: ciò che dice il compagno.

## Cominciare.

companion-title = Accanto alla scatola
companion-lead = Giocate con la scatola, a un vero tavolo. Il telefono tiene segrete le puntate, fa i conti e dice che cosa fare.
companion-game = Gioco
companion-players = Chi siede al tavolo
companion-depth = Che cosa fa il telefono
companion-depth-record = Partita completa
companion-depth-record-why = Inserisci ogni mossa. Conta, controlla le regole, e dopo c’è il replay con l’analisi.
companion-depth-bids = Puntate segrete
companion-depth-bids-why = Ciascuno sigilla una puntata; si aprono tutte insieme.
companion-depth-scorer = Foglio dei punti
companion-depth-scorer-why = Tocchi ciò che è sul tavolo; conta e spiega ogni somma.
companion-phones = Telefoni
companion-phones-one = Uno per tutti
companion-phones-one-why = Questo telefono gira tra i giocatori, anche senza rete.
companion-phones-each = Ciascuno il suo
companion-phones-each-why = Gli altri entrano con un codice, un codice QR o un link.
companion-open = Prepara il tavolo
companion-menu = Accanto alla scatola: impostazioni
companion-leave = Alla prima pagina
companion-leave-why = La partita resta com’è: la ritrovi sulla prima pagina, in «Le mie partite».
companion-with-the-box = Con la scatola

## Ciò che è sul tavolo e ciò che viene da una pila.

companion-step = Passo { $step } di { $steps }
companion-next = Avanti
companion-back = Indietro
companion-begin = Comincia la partita
companion-lay-first = Chi siede dove?
companion-lay-first-why = Tirate a sorte chi comincia e tocca prima quel nome, poi gli altri in senso orario.
companion-lay-ladder = La scala della fama
companion-lay-ladder-why = Disponete a caso i sei compositori sulla scala. Toccali dalla fama 1, in basso, alla 6, in alto.
companion-lay-offer = La prima offerta
companion-lay-offer-why = Pescate l’offerta e tocca ogni pezzo nell’ordine in cui esce. Ciò che è di troppo dello stesso compositore va da parte anche qui.
companion-lay-century = Compositori del Secolo
companion-lay-century-why = Pescate finché ci sono tre compositori diversi, uno per episodio, e tocca ogni pezzo.
companion-lay-faces = Quali lati sono in alto?
companion-lay-faces-why = Guarda i tre teatri sul tavolo.
companion-lay-hands = Carte per { $seat }
companion-lay-hands-why = Un bot non vede le sue carte: distribuiscile e toccale, senza farle vedere agli altri.
companion-lay-bonus = Una carta bonus per { $seat }
companion-lay-bonus-why = Pescala per il bot e toccala, senza farla vedere agli altri.
companion-house = Teatro { $number }
companion-draw-offer = La nuova offerta
companion-draw-offer-why = Pescate finché l’offerta è completa, al massimo { $limit } di ogni compositore, e tocca i pezzi nell’ordine in cui escono.
companion-draw-audition = L’audizione
companion-draw-audition-why = Scoprite le carte e toccale.
companion-draw-hand = Carte per { $seat }
companion-draw-hand-why = Il bot non vede che cosa ha pescato: toccalo, senza farlo vedere agli altri.
companion-draw-bonus = Carte bonus
companion-draw-bonus-why = Tocca ogni carta bonus che viene mostrata ora; va bene anche nessuna.
companion-bonus-of = { $seat }: { $card }
companion-tapped = Già toccati
companion-to-tap = Da toccare
companion-take-back = Riprendi { $what }
companion-took-back = Ripreso: { $what }
companion-put-aside = da parte
companion-left = Ancora { $count }
companion-rest = ne restano { $count }
companion-search = Cerca
companion-done = Fatto, come sul tavolo

## Puntate segrete.

companion-bids-for = { $seat } punta
companion-your-bid = La tua puntata
companion-bid = punta { $bid }
companion-bid-leaves = restano { $ducats } ♦
companion-own-ducats = hai { $ducats } ♦
companion-to-level = al livello { $level }
companion-sealed = sigillata
companion-choosing = sceglie
companion-cord = Il cordone: tienilo, e il sipario si apre
companion-cord-hold = { $seat }: tieni il cordone e scegli la puntata
companion-cord-why = Pollice sul cordone: vedi la tua puntata. Lascialo, e il sipario cala.
companion-cord-slide = Scorri in su o in giù per scegliere, o tocca.
companion-curtain-falls = Il sipario cala.
companion-bid-chosen = La tua puntata è dietro il sipario
companion-bid-none = Nessuna puntata
companion-nobody-learns = Nessuno conosce una puntata finché non sono tutte sigillate.
companion-seal = Sigilla la puntata
companion-bids-round = Puntate del round { $round }
companion-bids-opened = Le puntate sono aperte
companion-bids-waiting = Si aspettano le puntate
companion-bids-pay = Sul tavolo: ciascuno paga la puntata, e i segnalini salgono, dalla colonna di sinistra a quella di destra.
companion-bids-anew = Prossime puntate
companion-has-bid = { $seat }: { $bid }

## Inserire, e che cosa fare con la scatola.

companion-on-the-table = Sul tavolo
companion-nothing-to-do = Non c’è niente da fare sul tavolo.
companion-more-tasks = e ancora { $count }
companion-pays = { $ducats ->
    [one] { $seat }: paga { $ducats } ducato alla banca
   *[other] { $seat }: paga { $ducats } ducati alla banca
}
companion-takes = { $ducats ->
    [one] { $seat }: prendi { $ducats } ducato dalla banca
   *[other] { $seat }: prendi { $ducats } ducati dalla banca
}
companion-scores = { $seat }: sul tracciato dei punti da { $before } a { $points }
companion-opera-marker = { $seat }: segnalino budget al livello { $level }, colonna { $column }
companion-round = Round { $round }
companion-what = Che cosa è stato fatto
companion-choose = Tocca che cosa è stato fatto
companion-undo = Annulla l’ultimo inserimento
companion-see-table = Guarda il tavolo
companion-go-on = Torna a inserire
companion-over = La partita è finita
companion-over-why = Controlla ancora una volta che sia tutto giusto: poi il risultato vale.
companion-finish = Chiudi la partita

## Correggere.

companion-lines = Che cosa è stato inserito
companion-lines-why = Tocca una riga per correggerla. Tutto ciò che segue viene rigiocato.
companion-no-lines = Non è stato ancora inserito niente.
companion-secret-line = segreto
companion-change = Cambia
companion-cross-out = Cancella
companion-insert = Prima manca qualcosa
companion-insert-why = Di chi manca una mossa prima di «{ $what }»?
companion-insert-before = prima di «{ $what }»
companion-correct = Correggi una riga
companion-correct-why = Finora: { $was }. Tocca ciò che è uscito davvero.
companion-correct-done = Correggi
companion-misfits = { $count ->
    [one] { $count } riga non va più bene
   *[other] { $count } righe non vanno più bene
}
companion-why-rule = { $why } (regola { $rule })

## Il foglio dei punti.

companion-counting = Conta
companion-after-round = dopo il round { $round }
companion-total = { $seat }, in tutto
companion-in-hand = Il pezzo in mano
companion-tap-hall = { $what }: tocca le sale dove è in scena, una seconda volta per toglierlo.
companion-wing-more = { $place }: un’ala in più
companion-house-less = { $place }: togli l’ultima parte
companion-ladder-and-figures = Scala della fama e Maestro
companion-raise = { $what }: un gradino più su
companion-no-scorer = Per questo gioco non c’è un foglio dei punti.

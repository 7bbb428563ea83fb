### Le lezioni di Operaopoly, come le dà il suggeritore.
### I numeri sono spazi vuoti: quelli della scatola, e quelli che un passo della lezione nomina.

## Ouverture: il gioco in un minuto.

operaopolylessons-overture-title = Ouverture: il gioco in un minuto

operaopolylessons-overture-1-title = Tre opere
operaopolylessons-overture-1-say = Carmen di Bizet, La traviata di Verdi, Der fliegende Holländer di Wagner: le paghi, le fai cantare e fai **punti vittoria**. Hai { $actions } **azioni** per turno.
operaopolylessons-overture-1-alt = La plancia di Bizet, con tre categorie e due segnalini Opera.

operaopolylessons-overture-2-title = Ci vuole chi paga
operaopolylessons-overture-2-say = Ogni compositore ha una plancia con tre **categorie**. **Sponsorizzane** una con carte Mecenate. Senza sponsor nessuno lo canta; lo sponsor più forte diventa il suo **impresario**.
operaopolylessons-overture-2-alt = La plancia di Verdi: due delle sue categorie sono sponsorizzate.

operaopolylessons-overture-3-title = Ci vuole chi canta
operaopolylessons-overture-3-say = Ogni teatro ha tre **posti**: ruoli femminili, ruoli maschili e orchestra. Li **ingaggi** con carte Opera, nella lingua dell’opera.
operaopolylessons-overture-3-alt = Alla Scala si dà La traviata: i ruoli femminili e maschili sono assegnati, manca l’orchestra.

operaopolylessons-overture-4-title = L’ultima recita
operaopolylessons-overture-4-say = Tutti i posti occupati, tutte le categorie sponsorizzate? Gli altri giocano ancora una volta. Poi viene l’**ultima recita**: chi canta, suona o paga riceve punti.
operaopolylessons-overture-4-alt = La Scala con tutti e tre i posti occupati: è cominciato l’ultimo round.

operaopolylessons-overture-5-title = La chiusura
operaopolylessons-overture-5-say = Dopo la seconda il compositore ha la **chiusura**: i suoi sponsor ricevono ancora punti, e lui se ne va. La terza chiusura finisce la partita, e vince chi ha più punti.
operaopolylessons-overture-5-alt = La plancia di Verdi: tutte e tre le categorie sono sponsorizzate.

operaopolylessons-overture-6-title = Niente è al sicuro
operaopolylessons-overture-6-say = Tutto quello che sta sul tavolo si può **sottrarre**, con carte di valore più alto.

    Contro due bot una partita dura circa { $game-minutes } minuti.
operaopolylessons-overture-6-alt = La plancia di Wagner: nessuno lo sponsorizza ancora.

## Lezione 1: Trovare mecenati.

operaopolylessons-sponsor-title = Trovare mecenati
operaopolylessons-sponsor-done = Sai pescare, sponsorizzare e rinforzare. Ora Verdi ha uno sponsor: dunque lo si può cantare.

operaopolylessons-sponsor-1-title = E chi paga tutto questo?
operaopolylessons-sponsor-1-say = Psst, quaggiù! Sono il suggeritore. Dietro ogni aria c’è un **mecenate**.

    Su queste **plance del compositore** ogni categoria cerca qualcuno che paghi. **Sponsorizzane** una: ogni volta che un’opera di quel compositore ha la sua **ultima recita** e si conta, ricevi { $sponsor-points } punti. Succede due volte; poi viene la **chiusura**, e ne ricevi ancora. E finché nessuno lo sponsorizza, nessuno lo canta.

operaopolylessons-sponsor-2-title = L’unione fa la forza
operaopolylessons-sponsor-2-say = Hai { $actions } **azioni** per turno. In mano: un mecenate per la Formazione, uno debole per il Finanziamento, e Luisa Tetrazzini, che canta in italiano.

    Una carta sola si scaccia in fretta, una pila no. Perciò trova prima compagnia alla tua Formazione.
operaopolylessons-sponsor-2-task = Pesca una carta Mecenate.
operaopolylessons-sponsor-2-1-item = carta Mecenate pescata
operaopolylessons-sponsor-2-1-hint = Il mazzo Mecenati, non il mazzo Opera.
operaopolylessons-sponsor-2-1-wrong = Può aspettare. Prima pesca una carta Mecenate.
operaopolylessons-sponsor-2-1-wrong-opera = Un’altra voce? Quella che hai aspetta ancora chi la paghi. Prendi il mazzo Mecenati.
operaopolylessons-sponsor-2-1-wrong-sponsor = È permesso, ma un po’ di pazienza: quello che peschi ora forse può andarci insieme, nella stessa azione.

operaopolylessons-sponsor-3-title = Chi sponsorizzi?
operaopolylessons-sponsor-3-say = Un altro mecenate per la **Formazione**, che fortuna! Stanno bene in una pila sola, per un’azione. Ma da chi: Bizet o Verdi?

    Chiedilo alla tua cantante. La sua carta canta in italiano da un lato e in tedesco dall’altro, mai in francese. E Verdi vuole l’italiano.
operaopolylessons-sponsor-3-choice = Sponsorizza una categoria, o fai qualcos’altro.
operaopolylessons-sponsor-3-chose-both = Due carte, un posto, e un compositore che la tua cantante può cantare. Ottimo!
operaopolylessons-sponsor-3-chose-bizet = Bizet è felice, ma la tua cantante non sa il francese. Da Verdi i tuoi mecenati pagano ciò che puoi far cantare.
operaopolylessons-sponsor-3-chose-funding = Una carta debole tutta sola è un invito per gli avversari.
operaopolylessons-sponsor-3-chose-one = Una sola delle due? Insieme non costano di più, e sono molto più difficili da scacciare.
operaopolylessons-sponsor-3-chose-draw = Una carta in più non guasta mai. Ma finché nessuno sponsorizza, nessuno può cantare.
operaopolylessons-sponsor-3-chose-discard = Quel che è andato è andato! Si scarta solo alla fine del turno, e solo oltre { $hand-limit } carte.
operaopolylessons-sponsor-3-better = **Entrambe le carte in una pila**, dovunque sia: stessa azione, stesso segnalino, e chi vuole quel posto deve batterle tutte e due. Tra i compositori la scelta è libera. L’allenatore conta i punti; io conto le voci, e la tua cantante sa l’italiano. Quindi andiamo avanti con **Verdi**.

operaopolylessons-sponsor-4-title = Già impresario!
operaopolylessons-sponsor-4-say = Insieme le tue carte hanno **valore** { $rating }, niente male! Il tuo **segnalino Risorsa** mostra di chi sono. Come unico sponsor di Verdi ne sei l’**impresario**.

    Durerà? Se sponsorizzi la maggioranza delle sue categorie, nessuno può superarti: dovrebbero sottrartene una. Per questo basta perfino il tuo debole Finanziamento.
operaopolylessons-sponsor-4-task = Sponsorizza anche il Finanziamento di Verdi.
operaopolylessons-sponsor-4-1-item = Verdi, Finanziamento
operaopolylessons-sponsor-4-1-hint = La tua carta Finanziamento, sulla plancia di Verdi.
operaopolylessons-sponsor-4-1-wrong = Hai ancora un’azione. Usala per il Finanziamento di Verdi.
operaopolylessons-sponsor-4-1-wrong-elsewhere = Anche lì, un giorno, renderebbe qualcosa. Ma da Verdi ti dà la maggioranza, e così resti impresario.
operaopolylessons-sponsor-4-1-wrong-hire = Mi piace il tuo stile! È la prossima lezione. Prima metti al sicuro Verdi.

operaopolylessons-sponsor-5-title = I segnalini sono pochi
operaopolylessons-sponsor-5-say = Niente più azioni. Uno sguardo alla borsa: di { $tokens } segnalini te ne restano { $left }, e ogni categoria e ogni cantante ne vuole uno.

    Alla fine del turno puoi tenere in mano { $hand-limit } carte. Ne hai meno, quindi non perdi nulla. Vediamo che cosa fanno gli altri.
operaopolylessons-sponsor-5-task = Chiudi il turno.
operaopolylessons-sponsor-5-1-item = turno chiuso
operaopolylessons-sponsor-5-1-hint = È scritto alla ribalta: chiudi il turno.
operaopolylessons-sponsor-5-1-wrong = Tienilo per dopo. Le tue azioni sono finite: chiudi il turno.

operaopolylessons-sponsor-6-title = Rinforza il punto debole
operaopolylessons-sponsor-6-say = Bruno si è fatto avanti da Verdi: Comunità, valore { $bruno }. Il tuo Finanziamento vale solo { $funding }; basta una carta più alta e te lo sottrae.

    Per **cambiare** ciò che è tuo serve un’azione ma nessun segnalino: il tuo è già lì. Cerca un altro mecenate per il Finanziamento e mettilo insieme al primo.
operaopolylessons-sponsor-6-task = Pesca una carta Mecenate e rinforza il Finanziamento.
operaopolylessons-sponsor-6-1-item = carta Mecenate pescata
operaopolylessons-sponsor-6-1-hint = Ancora il mazzo Mecenati. La fortuna ama gli allievi del suggeritore.
operaopolylessons-sponsor-6-1-wrong = Prima guarda che cosa ha per te il mazzo Mecenati.
operaopolylessons-sponsor-6-1-wrong-opera = I soldi vengono dai mecenati: prendi l’altro mazzo.
operaopolylessons-sponsor-6-2-item = Finanziamento rinforzato
operaopolylessons-sponsor-6-2-hint = Prendi la carta nuova, scegli il tuo Finanziamento da Verdi e lascia lì quella vecchia.
operaopolylessons-sponsor-6-2-wrong = In mano ti aspetta una bella carta Finanziamento. Aggiungila al tuo Finanziamento da Verdi.
operaopolylessons-sponsor-6-2-wrong-alone = Quasi! Ma così la carta vecchia ti torna in mano. C’è posto per entrambe: lasciala lì.
operaopolylessons-sponsor-6-2-wrong-elsewhere = Ti costa un segnalino, e il Finanziamento di Verdi resta debole com’è. Prima rinforzalo.

## Lezione 2: Cominciare un’opera.

operaopolylessons-begin-title = Cominciare un’opera
operaopolylessons-begin-done = Sai cominciare un’opera e scegliere il cast, guardando prima la lingua e poi il valore.

operaopolylessons-begin-1-title = È buio dappertutto
operaopolylessons-begin-1-say = Ecco i **teatri**. Ognuno ha tre **posti**: ruoli femminili, ruoli maschili e orchestra. Il primo **ingaggio** accende le luci e **dà inizio** a un’opera, di un compositore che qualcuno sponsorizza. Tu paghi per Verdi, quindi può essere La traviata.

    Ogni teatro ama una lingua: un’opera in quella lingua dà punti in più per ogni posto. La Scala ama l’italiano.

operaopolylessons-begin-2-title = Una Violetta per Verdi
operaopolylessons-begin-2-say = Luisa Tetrazzini canta in italiano: una Violetta, per i **ruoli femminili**. Alla Scala ti dà punti in più.

    E aggiungi la **prova**. Insieme a un ingaggio non costa nulla; dopo costa un’azione tutta sua.
operaopolylessons-begin-2-task = Comincia La traviata alla Scala, con Tetrazzini e la prova.
operaopolylessons-begin-2-1-item = Tetrazzini ingaggiata, e ben preparata
operaopolylessons-begin-2-1-hint = Prendi Tetrazzini, scegli i ruoli femminili della Scala e aggiungi la prova prima di ingaggiarla.
operaopolylessons-begin-2-1-wrong = Prima accendi le luci: ingaggia Tetrazzini alla Scala.
operaopolylessons-begin-2-1-wrong-alone = Il posto è giusto, ma non sa ancora la parte! Aggiungi la prova: ora è gratis, dopo costa un’azione.
operaopolylessons-begin-2-1-wrong-orchestra = Va bene anche così, un’orchestra suona tutto. Ma lascia che sia la tua carta migliore ad aprire la serata.
operaopolylessons-begin-2-1-wrong-house = Questo teatro non ama l’italiano. Alla Scala la stessa cantante ti dà più punti.

operaopolylessons-begin-3-title = Chi ha la maggioranza?
operaopolylessons-begin-3-say = Su il sipario! Un **segnalino Opera** è passato dalla plancia di Verdi alla Scala. La tua Violetta vale { $rating }: altrettanti punti per te all’ultima recita.

    Chi allora ha la maggioranza dei posti diventa **produttore esecutivo** e tiene il segnalino. Hai ancora { $left } azioni, e in mano un’orchestra, che suona qualsiasi opera.
operaopolylessons-begin-3-choice = Usa la seconda azione come vuoi.
operaopolylessons-begin-3-chose-together = Due posti su tre sono tuoi: la maggioranza.
operaopolylessons-begin-3-chose-house = Lì cominci un’altra opera e disperdi le forze: un teatro rende solo quando è al completo.
operaopolylessons-begin-3-chose-draw = Una carta nuova è sempre qualcosa. Ma l’orchestra che hai già vale punti appena suona.
operaopolylessons-begin-3-chose-direct = Quello è perfino gratis: non costa azioni. Ne riparliamo presto.
operaopolylessons-begin-3-better = **L’orchestra alla Scala** dà punti per sé e per la lingua del teatro, e con due posti su tre, così com’è, il produttore esecutivo sei tu. Un teatro al completo è meglio di due mezzi vuoti. Andiamo avanti così.

operaopolylessons-begin-4-title = Manca un uomo
operaopolylessons-begin-4-say = Ruoli femminili e orchestra sono tuoi, e così la maggioranza. Chi la vuole deve sottrarti un posto.

    Solo i **ruoli maschili** sono vuoti, come la tua mano. Con l’ultima azione puoi cercare un tenore o un baritono.
operaopolylessons-begin-4-task = Pesca una carta Opera, poi chiudi il turno.
operaopolylessons-begin-4-1-item = carta Opera pescata
operaopolylessons-begin-4-1-hint = I cantanti stanno nel mazzo Opera.
operaopolylessons-begin-4-1-wrong = Non ora. La tua mano è vuota: pesca una carta Opera.
operaopolylessons-begin-4-1-wrong-patron = I mecenati pagano, ma non cantano. Prendi il mazzo Opera.
operaopolylessons-begin-4-2-item = turno chiuso
operaopolylessons-begin-4-2-hint = Le tue azioni sono finite: chiudi il turno.
operaopolylessons-begin-4-2-wrong = Può aspettare il prossimo turno. Chiudi questo.

operaopolylessons-begin-5-title = Forte, ma in che lingua?
operaopolylessons-begin-5-say = Anton van Rooy, che voce! Solo che canta in tedesco. Sull’altro lato della carta Emma Calvé canta in francese. Verdi vuole l’italiano.

    Dunque **la lingua viene prima del valore**: questa carta non si può ingaggiare alla Scala. Ritenta la sorte, e prendi chi è adatto.
operaopolylessons-begin-5-task = Pesca una carta Opera e assegna i ruoli maschili alla Scala.
operaopolylessons-begin-5-1-item = carta Opera pescata
operaopolylessons-begin-5-1-hint = Il mazzo Opera. Van Rooy non imparerà l’italiano in una notte.
operaopolylessons-begin-5-1-wrong = Prima cerca un uomo che canti in italiano: pesca una carta Opera.
operaopolylessons-begin-5-1-wrong-patron = I mecenati pagano, ma non cantano. Prendi il mazzo Opera.
operaopolylessons-begin-5-2-item = ruoli maschili assegnati
operaopolylessons-begin-5-2-hint = Victor Maurel canta in francese e in italiano. Usa quel lato della sua carta.
operaopolylessons-begin-5-2-wrong = Nella tua mano qualcuno canta in italiano. Ingaggialo per i ruoli maschili alla Scala.
operaopolylessons-begin-5-2-wrong-elsewhere = Lì cominceresti un’altra opera. Prima completa la Scala: solo un teatro al completo dà punti.

operaopolylessons-begin-6-title = Che cosa manca ancora?
operaopolylessons-begin-6-say = Tutti i posti della Scala sono tuoi! Se fosse l’ultima recita, con i tuoi mecenati ti darebbero { $pays } punti.

    Ma guarda la plancia di Verdi: la **Comunità** è vuota. Solo quando ogni posto è occupato **e** ogni categoria sponsorizzata comincia l’**ultimo round**, quello prima dell’ultima recita. Chi sponsorizza la Comunità, dunque, lo avvia.

## Lezione 3: Cambiare, liberare, scartare.

operaopolylessons-change-title = Cambiare, liberare, scartare
operaopolylessons-change-done = Sai rinforzare un tuo posto, liberarne uno per riavere il segnalino, e quando devi scartare.

operaopolylessons-change-1-title = Tutto occupato
operaopolylessons-change-1-say = Alla Scala hai i ruoli maschili: Theodor Wachtel con una prova, valore { $rating }. Vorresti fare di più, ma guarda la borsa: { $left } **segnalini Risorsa**. Sono tutti sul tavolo.

    Per ingaggiare o sponsorizzare di nuovo serve un segnalino. Per **cambiare** ciò che è già tuo, no.

operaopolylessons-change-2-title = Una voce migliore
operaopolylessons-change-2-say = Anche Antonio Cotogni, nella tua mano, canta in italiano, e vale di più. Mettilo al posto di Wachtel: **un’azione, nessun segnalino**. Wachtel ti torna in mano.

    La prova può restare dov’è, e aiuta il nuovo arrivato.
operaopolylessons-change-2-task = Sostituisci Wachtel con Cotogni, e tieni la prova.
operaopolylessons-change-2-1-item = Cotogni alla Scala, ben preparato
operaopolylessons-change-2-1-hint = Prendi Cotogni, scegli i tuoi ruoli maschili alla Scala e lascia lì la prova.
operaopolylessons-change-2-1-wrong = Prima una voce migliore per la Scala: Cotogni, al posto di Wachtel.
operaopolylessons-change-2-1-wrong-alone = Quasi! Ma così la prova ti torna in mano. Lasciala con i ruoli maschili.
operaopolylessons-change-2-1-wrong-less = Così il tuo posto si indebolisce. È Cotogni che ci vuoi mettere.
operaopolylessons-change-2-1-wrong-mat = Anche una plancia si cambia così, è vero. Ma prima i ruoli maschili.
operaopolylessons-change-2-1-wrong-draw = La carta che ti serve ce l’hai già: Cotogni.

operaopolylessons-change-3-title = Lasciare per vincere
operaopolylessons-change-3-say = Ora vale { $rating }! Ma al Festspielhaus la tua orchestra, Gaetano Mares, non suona per nessuno: l’opera di Wagner non va da nessuna parte, e un tuo segnalino è bloccato lì.

    Allora **libera** il posto: carte e segnalino ti tornano. Se non c’è nessun altro ingaggio, torna a casa anche il segnalino Opera, e il teatro è libero.
operaopolylessons-change-3-task = Libera il posto dell’orchestra al Festspielhaus.
operaopolylessons-change-3-1-item = orchestra tolta, segnalino ripreso
operaopolylessons-change-3-1-hint = Scegli la tua orchestra al Festspielhaus, e riprenditi tutto.
operaopolylessons-change-3-1-wrong = È l’orchestra del Festspielhaus che ti serve di meno. Libera quel posto.
operaopolylessons-change-3-1-wrong-mat = Un mecenate ti dà punti a un’ultima recita. Un’orchestra tutta sola no. Libera quel posto.
operaopolylessons-change-3-1-wrong-scala = Cotogni non si tocca, sta bene dov’è. Libera il Festspielhaus.
operaopolylessons-change-3-1-wrong-draw = Tra un attimo. Prima riprenditi il segnalino.

operaopolylessons-change-4-title = Un segnalino in mano
operaopolylessons-change-4-say = Hai di nuovo { $left } segnalino, e Wagner ha { $markers } segnalini Opera sulla sua plancia. Hai ancora un’azione: cerca una carta per cui usarlo.

    Poi chiudi il turno. Ma prima conta le tue carte!
operaopolylessons-change-4-task = Pesca una carta Opera, poi chiudi il turno.
operaopolylessons-change-4-1-item = carta Opera pescata
operaopolylessons-change-4-1-hint = Il mazzo Opera.
operaopolylessons-change-4-1-wrong = Tieniti quello che hai. Pesca una carta Opera.
operaopolylessons-change-4-1-wrong-patron = Alla Scala manca ancora un’orchestra, e i mecenati non suonano. Prendi il mazzo Opera.
operaopolylessons-change-4-2-item = turno chiuso
operaopolylessons-change-4-2-hint = Niente più azioni: chiudi il turno.
operaopolylessons-change-4-2-wrong = Le tue azioni sono finite: chiudi il turno.

operaopolylessons-change-5-title = Una di troppo
operaopolylessons-change-5-say = Hans Richter, che colpo! Ma alla fine del turno puoi tenere solo **{ $hand-limit } carte**, e tu ne hai una in più.

    Una deve andare. Nessuno vede quale: gli scarti sono coperti.
operaopolylessons-change-5-choice = Scarta una delle tue carte.
operaopolylessons-change-5-chose-richter = La tua carta più forte! Alla Scala ci vuole un’orchestra, e Richter ci starebbe bene.
operaopolylessons-change-5-chose-patron = Anche un mecenate debole può fare una pila con un altro.
operaopolylessons-change-5-chose-mares = La più debole di tutte, e quello che sa fare lui, Richter lo fa meglio.
operaopolylessons-change-5-chose-wachtel = Canta, ma al suo posto c’è Cotogni.
operaopolylessons-change-5-better = Chiediti che cosa farai di ogni carta nel prossimo turno. Richter può andare subito alla Scala; il mecenate può rinforzare il Finanziamento. **Mares e Wachtel** li hai appena sostituiti con qualcuno di meglio, e Mares è il più debole dei due. Tieni quello che ha un posto dove andare.

## Lezione 4: Sottrarre il posto.

operaopolylessons-take-over-title = Sottrarre il posto
operaopolylessons-take-over-done = Sai sottrarre ciò che vale meno, e vedi i tuoi punti deboli prima degli altri.

operaopolylessons-take-over-1-title = Qui niente è per sempre
operaopolylessons-take-over-1-say = Bruno sponsorizza la maggioranza delle categorie di Bizet e ne è l’impresario. E all’Opéra-Comique, dove si dà Carmen, Clara ha l’orchestra.

    Ti dà fastidio? Allora **sottrai loro il posto**: gioca carte **di valore più alto** di quelle che ci sono. Le loro carte si scartano, i segnalini tornano a loro, e il posto è tuo.

operaopolylessons-take-over-2-title = Permesso, Bruno
operaopolylessons-take-over-2-say = La **Pubblicità** di Bruno da Bizet vale { $against }. Il tuo mecenate per la Pubblicità, la Neue Zeitschrift für Musik, vale di più.

    Con la Formazione che hai già, ti dà la maggioranza, e l’impresario sei **tu**. Costa un’azione e un segnalino.
operaopolylessons-take-over-2-task = Sottrai a Bruno la Pubblicità di Bizet.
operaopolylessons-take-over-2-1-item = Pubblicità sottratta
operaopolylessons-take-over-2-1-hint = La tua carta Pubblicità, sulla plancia di Bizet, dov’è quella di Bruno.
operaopolylessons-take-over-2-1-wrong = Prima Bruno: sulla plancia di Bizet la tua carta Pubblicità batte la sua.
operaopolylessons-take-over-2-1-wrong-sponsor = Una categoria vuota ti dà qualcosa. Quella di Bruno ti dà la maggioranza e gli costa la sua. Sottrai quella.
operaopolylessons-take-over-2-1-wrong-oust = Buon occhio! A Clara pensiamo tra un attimo. Prima Bruno.

operaopolylessons-take-over-3-title = Pari non basta
operaopolylessons-take-over-3-say = Ora l’orchestra di Clara, che vale { $against }. Il tuo André Messager vale esattamente lo stesso, e **pari non basta**. Ma può accompagnarlo una **prova**, e insieme valgono di più.

    I ruoli maschili dell’Opéra-Comique sono già tuoi.
operaopolylessons-take-over-3-choice = Usa la seconda azione come vuoi.
operaopolylessons-take-over-3-chose-oust = La sua è scartata, la tua suona, e la maggioranza è tua.
operaopolylessons-take-over-3-chose-hire = Lì cominci un’altra Carmen, senza nessuno. E Clara tiene il suo posto.
operaopolylessons-take-over-3-chose-draw = Quello che ti serve l’hai già in mano: orchestra e prova.
operaopolylessons-take-over-3-chose-direct = Mandare un compositore è gratis: dopo puoi ancora agire. Ne parla la lezione sull’impresario.
operaopolylessons-take-over-3-better = **Sottrarre** conta doppio: tu guadagni punti, e Clara perde i suoi. Con due posti su tre, così com’è, il produttore esecutivo sei tu. E una prova giocata insieme a una carta non costa un’azione sua. Andiamo avanti con l’orchestra di Clara.

operaopolylessons-take-over-4-title = Qual è il tuo punto debole?
operaopolylessons-take-over-4-say = Che serata! Ma ora guarda con il binocolo di Bruno. La tua Formazione da Bizet vale solo { $weak }. Se cade, cade anche la tua maggioranza.

    La tua mano è vuota. Con l’ultima azione cerca rinforzi.
operaopolylessons-take-over-4-task = Pesca una carta Mecenate, poi chiudi il turno.
operaopolylessons-take-over-4-1-item = carta Mecenate pescata
operaopolylessons-take-over-4-1-hint = I rinforzi per una plancia stanno nel mazzo Mecenati.
operaopolylessons-take-over-4-1-wrong = Non cedere nulla senza bisogno. Pesca una carta Mecenate.
operaopolylessons-take-over-4-1-wrong-opera = Nessun cantante può difendere la tua Formazione. Prendi il mazzo Mecenati.
operaopolylessons-take-over-4-2-item = turno chiuso
operaopolylessons-take-over-4-2-hint = Niente più azioni: la carta nuova deve aspettare. Chiudi il turno.
operaopolylessons-take-over-4-2-wrong = Lascia tutto com’è e chiudi il turno.

operaopolylessons-take-over-5-title = Bruno si vendica
operaopolylessons-take-over-5-say = Ecco fatto: Bruno ti ha sottratto la Formazione, che ora vale { $against }, ed è di nuovo impresario. Tu hai in mano un mecenate per la Formazione che vale esattamente lo stesso.

    Che cosa dicevamo dei valori pari? Sai come fare.
operaopolylessons-take-over-5-task = Pesca una carta Mecenate e riprenditi la Formazione.
operaopolylessons-take-over-5-1-item = carta Mecenate pescata
operaopolylessons-take-over-5-1-hint = Il tuo mecenate ha bisogno di compagnia. Ce n’è nel mazzo Mecenati.
operaopolylessons-take-over-5-1-wrong = Da sola la tua carta non vale più di quella di Bruno. Prima pesca una carta Mecenate.
operaopolylessons-take-over-5-1-wrong-opera = Contro un mecenate ci vogliono mecenati. Prendi il mazzo Mecenati.
operaopolylessons-take-over-5-2-item = Formazione ripresa
operaopolylessons-take-over-5-2-hint = Entrambe le carte Formazione insieme, contro quella di Bruno, da Bizet.
operaopolylessons-take-over-5-2-wrong = Hai quello che ti serve: gioca entrambe le carte Formazione contro quella di Bruno.
operaopolylessons-take-over-5-2-wrong-sponsor = Da Verdi sarebbero benvenute, ma Bizet resterebbe a Bruno. Riprenditi la Formazione.

operaopolylessons-take-over-6-title = Meglio alti che larghi
operaopolylessons-take-over-6-say = Valore { $rating }, e di nuovo impresario! Chi vuole questa categoria adesso deve fare di meglio, senza più carte di quante ce ne stanno.

    Dunque **forte e completo vuol dire sicuro**. Una carta debole tutta sola è un regalo per gli altri. Bada alle tue prima che finisca il turno, e tieni d’occhio le loro.

## Lezione 5: L’impresario.

operaopolylessons-impresario-title = L’impresario
operaopolylessons-impresario-done = Sai mandare il tuo compositore dove ti aiuta, e sai quando torna a casa.

operaopolylessons-impresario-1-title = Un compositore in visita
operaopolylessons-impresario-1-say = Sponsorizzi la maggioranza delle categorie di Verdi: sei il suo **impresario**. Perciò va dove lo mandi tu, una volta per turno, **gratis**.

    In un teatro porta il suo **talento**: { $composer-plus } in più per l’orchestra. Sulla plancia di un altro, la sua **influenza**: { $composer-plus } in più per la Pubblicità. A casa non aiuta nessuno.

operaopolylessons-impresario-2-title = Troppo debole? Chiama Verdi!
operaopolylessons-impresario-2-say = All’Opéra-Comique si dà Carmen, e l’orchestra di Clara vale { $against }. Hans von Bülow, nella tua mano, vale meno, e hai un’azione sola.

    Ma sei l’impresario di Verdi: se lui è lì, i suoi { $composer-plus } contano per il **tuo** attacco. Mandarlo non costa nulla.
operaopolylessons-impresario-2-task = Manda Verdi all’Opéra-Comique e sottrai l’orchestra.
operaopolylessons-impresario-2-1-item = Verdi all’Opéra-Comique
operaopolylessons-impresario-2-1-hint = Prendi Verdi in persona, poi l’Opéra-Comique.
operaopolylessons-impresario-2-1-wrong = Tieni l’azione e le carte. Prima manda Verdi, è gratis.
operaopolylessons-impresario-2-1-wrong-house = Lì non c’è niente in scena. Mandalo dove vuoi attaccare: all’Opéra-Comique.
operaopolylessons-impresario-2-1-wrong-mat = Su una plancia aiuta la Pubblicità. Tu vuoi un’orchestra: è il suo talento, in un teatro.
operaopolylessons-impresario-2-1-wrong-change = Idea prudente! Ma ora all’Opéra-Comique c’è di più da guadagnare. Prima manda Verdi.
operaopolylessons-impresario-2-2-item = orchestra sottratta
operaopolylessons-impresario-2-2-hint = La tua carta orchestra contro quella di Clara. Con Verdi basta.
operaopolylessons-impresario-2-2-wrong = Verdi è pronto. Usa l’azione per l’orchestra di Clara.
operaopolylessons-impresario-2-2-wrong-change = Hai una sola azione, e Verdi ti aspetta all’Opéra-Comique. Sottrai l’orchestra.

operaopolylessons-impresario-3-title = Aiuta chi occupa il posto
operaopolylessons-impresario-3-say = La carta della tua orchestra vale { $cards }, ma { $rating } con Verdi, finché resta. Lui aiuta **chi ha il posto**, e a un’ultima recita questo vuol dire { $composer-plus } punti.

    Una preoccupazione: il tuo Finanziamento da Verdi vale solo { $weak }. E tutto questo regge solo se resti impresario.
operaopolylessons-impresario-3-task = Chiudi il turno e guarda che cosa succede.
operaopolylessons-impresario-3-1-item = turno chiuso
operaopolylessons-impresario-3-1-hint = Le tue azioni sono finite: chiudi il turno.
operaopolylessons-impresario-3-1-wrong = Quella carta potrebbe servirti presto. Tienila, e chiudi il turno.

operaopolylessons-impresario-4-title = Tornato a casa
operaopolylessons-impresario-4-say = Ahi! Bruno ti ha sottratto il Finanziamento e ora è l’impresario di Verdi. **Quando cambia impresario, un compositore torna a casa.** Così la tua orchestra era di nuovo debole, e Clara se l’è ripresa.

    Riprenditi il Finanziamento, che ora vale { $against }.
operaopolylessons-impresario-4-task = Torna impresario di Verdi.
operaopolylessons-impresario-4-1-item = Finanziamento ripreso
operaopolylessons-impresario-4-1-hint = La tua forte carta Finanziamento contro quella di Bruno, sulla plancia di Verdi.
operaopolylessons-impresario-4-1-wrong = Prima torna impresario: sottrai il Finanziamento di Verdi.
operaopolylessons-impresario-4-1-wrong-elsewhere = Così Verdi resta a Bruno. La tua carta vale più della sua: riprenditi il Finanziamento.

operaopolylessons-impresario-5-title = Dove ti aiuta?
operaopolylessons-impresario-5-say = Verdi è di nuovo tuo, ed è a casa. Dove aiuterebbe **te**, adesso? La tua Pubblicità da Bizet vale { $publicity }, e l’orchestra dell’Opéra-Comique è di Clara.
operaopolylessons-impresario-5-choice = Manda Verdi da qualche parte, o fai qualcos’altro.
operaopolylessons-impresario-5-chose-bizet = La sua influenza e la tua Pubblicità: perfetto.
operaopolylessons-impresario-5-chose-wagner = Lì non hai nulla che possa aiutare.
operaopolylessons-impresario-5-chose-house = Lì l’orchestra è di Clara: aiuti lei!
operaopolylessons-impresario-5-chose-dark = Lì non c’è niente in scena: non aiuta nessuno.
operaopolylessons-impresario-5-better = Un compositore in visita aiuta **chi ha il posto che fa per lui**: la Pubblicità su una plancia, un’orchestra in un teatro. La tua è **sulla plancia di Bizet**. Ed è gratis: le azioni ti restano. Andiamo avanti così.

operaopolylessons-impresario-6-title = E c’è un bonus
operaopolylessons-impresario-6-say = La tua Pubblicità da Bizet ora vale { $rating }. È difficile da sottrarre, ed è quanto darebbe alla chiusura di Bizet.

    Guarda anche le tue due **carte bonus**, che vedi solo tu. Una vuole proprio questo: a un’ultima recita il tuo Verdi è in visita sulla plancia del compositore in scena. Se c’è ancora quando si conta Carmen: { $bonus-points } punti.

## Lezione 6: L’audizione.

operaopolylessons-audition-title = L’audizione
operaopolylessons-audition-done = Sai tenere un’audizione: tre carte, un teatro, un solo uso, un’azione.

operaopolylessons-audition-1-title = Una carta tutta speciale
operaopolylessons-audition-1-say = Ce n’è una sola in tutto il mazzo Opera, e ce l’hai tu: l’**audizione**. Non canta e non suona. Fa venire avanti **{ $audition-draw } carte**.

    Tu nomini un teatro, { $audition-draw } carte Opera vengono scoperte per tutti, e puoi usarle per **una cosa sola in quel teatro**: ingaggiare, cambiare, sottrarre o aggiungere una prova.

operaopolylessons-audition-2-title = Per quale teatro?
operaopolylessons-audition-2-say = All’Opéra-Comique si dà Carmen. Tu hai i ruoli femminili, Bruno l’orchestra, e i ruoli maschili sono vuoti. Sei tra gli sponsor di Bizet, e senza sponsor non si ingaggia nessuno.

    Il tutto costa **un’azione**. Le altre tue carte restano fuori.
operaopolylessons-audition-2-task = Tieni l’audizione per l’Opéra-Comique.
operaopolylessons-audition-2-1-item = audizione per l’Opéra-Comique
operaopolylessons-audition-2-1-hint = Prendi la carta audizione, poi l’Opéra-Comique.
operaopolylessons-audition-2-1-wrong = Può aspettare. Gioca la carta audizione, per l’Opéra-Comique.
operaopolylessons-audition-2-1-wrong-elsewhere = In un teatro vuoto dovresti prima cominciare qualcosa. All’Opéra-Comique c’è un posto che aspetta.
operaopolylessons-audition-2-1-wrong-draw = Una carta invece di { $audition-draw }, e senza scegliere. Tieni l’audizione.
operaopolylessons-audition-2-1-wrong-patron = I mecenati non cantano. Tieni l’audizione.

operaopolylessons-audition-3-title = A chi la parte?
operaopolylessons-audition-3-say = Jacques Bouhy, che canta in francese; Arturo Toscanini con la sua orchestra; e una prova per cantanti. L’orchestra di Bruno vale { $against }.

    Puoi usarle per un posto solo. Con un cantante può andare una prova.
operaopolylessons-audition-3-choice = Usa quello che è scoperto, o niente.
operaopolylessons-audition-3-chose-both = Bouhy, ben preparato: più forte di così, stasera, non si può.
operaopolylessons-audition-3-chose-alone = Buona scelta. La prova poteva andare con lui, senza costare nulla.
operaopolylessons-audition-3-chose-oust = L’orchestra di Bruno non c’è più, e suona la tua. I ruoli maschili per ora restano vuoti.
operaopolylessons-audition-3-chose-rehearse = La tua Carmen si rinforza un po’. Ma un posto in più sarebbe valso di più.
operaopolylessons-audition-3-chose-none = È permesso. Allora tornano tutte nel mazzo.
operaopolylessons-audition-3-better = Quello che ci vuole è **un secondo posto**: dà punti per la carta e per la lingua del teatro, e ti dà la maggioranza. Bouhy con la prova porta più punti. Toscanini invece sottrae un posto a Bruno: meno per te, ma meno anche per lui. Andiamo avanti con **Bouhy e la prova**.

operaopolylessons-audition-4-title = Grazie, il prossimo!
operaopolylessons-audition-4-say = Quello che non hai usato è stato **rimescolato** nel mazzo Opera, e la carta audizione è scartata. Così com’è, l’Opéra-Comique ti darebbe { $pays } punti.

    E hai ancora { $left } azioni: un’audizione non chiude il turno. Hai visto una carta che ti piaceva? Ricordatela. È ancora nel mazzo.

## Lezione 7: Carte speciali.

operaopolylessons-specials-title = Carte speciali
operaopolylessons-specials-done = Sai dove possono andare gli artisti speciali e i mecenati speciali, e perché conviene tenerli.

operaopolylessons-specials-1-title = Due stelle in mano
operaopolylessons-specials-1-say = Certe carte sanno fare più delle altre. Un **artista speciale** canta in francese, in italiano e in tedesco, su entrambi i lati della carta: Lilli Lehmann o Jean de Reszke, secondo il bisogno.

    Un **mecenate speciale**, come Antonio Barezzi, va bene per **ogni categoria**, ma solo dal suo compositore: Barezzi è di Verdi.

operaopolylessons-specials-2-title = Dovunque serva
operaopolylessons-specials-2-say = A Verdi manca ancora un mecenate per la Comunità. Tu ne hai uno, debole. Barezzi può raggiungerlo: finché sta lì vale come **Comunità**, nella stessa pila.

    Un’azione, un segnalino, due carte.
operaopolylessons-specials-2-task = Sponsorizza la Comunità di Verdi con entrambi i mecenati.
operaopolylessons-specials-2-1-item = Verdi, Comunità: entrambe le carte
operaopolylessons-specials-2-1-hint = Prendi Barezzi, scegli la Comunità di Verdi e aggiungi l’altro mecenate.
operaopolylessons-specials-2-1-wrong = Prima i mecenati: entrambi alla Comunità di Verdi.
operaopolylessons-specials-2-1-wrong-alone = Il posto è giusto, ma prendili entrambi: non costa di più.
operaopolylessons-specials-2-1-wrong-take = Barezzi potrebbe scacciare Bruno, è vero. Ma per una categoria che nessuno sponsorizza non serve combattere, e il tuo mecenate debole trova compagnia.
operaopolylessons-specials-2-1-wrong-change = Lì renderebbe più forte un posto già forte. La Comunità è ancora vuota.
operaopolylessons-specials-2-1-wrong-hire = Alla stella pensiamo tra un attimo. Prima fai in modo che qualcuno la paghi.
operaopolylessons-specials-2-1-wrong-elsewhere = Da Wagner Barezzi non può andare. Tienili insieme, alla Comunità di Verdi.

operaopolylessons-specials-3-title = Dove canta la stella?
operaopolylessons-specials-3-say = La Comunità vale { $rating }. Ora l’artista speciale. Alla Scala, dove hai i ruoli femminili, i ruoli maschili sono vuoti. All’Opéra-Comique si dà Carmen, e anche lì i ruoli maschili sono vuoti.

    La stella va bene dappertutto. Dove vale di più?
operaopolylessons-specials-3-choice = Usa la seconda azione come vuoi.
operaopolylessons-specials-3-chose-scala = Due posti su tre, in un teatro che ama la lingua.
operaopolylessons-specials-3-chose-comique = Un piede nella porta dell’Opéra-Comique. Ma lì siete in tanti.
operaopolylessons-specials-3-chose-begin = Lì cominci un’opera nuova, senza nessuno.
operaopolylessons-specials-3-chose-draw = Carte nuove, volentieri. Ma in mano la stella non rende nulla.
operaopolylessons-specials-3-chose-direct = È gratis: dopo puoi ancora agire.
operaopolylessons-specials-3-better = La stessa carta rende di più **dove hai già un posto**: punti per il valore e per la lingua del teatro, e la maggioranza, che ti fa produttore esecutivo. È la Scala. Andiamo avanti così.

operaopolylessons-specials-4-title = Valeva la pena di aspettare
operaopolylessons-specials-4-say = Così com’è, la Scala ti darebbe { $pays } punti. E la tua stella avrebbe potuto andare in qualsiasi teatro, a cantare qualsiasi opera.

    Per questo le carte speciali conviene tenerle finché servono. Ma bada alla mano: alla fine di un turno non più di { $hand-limit } carte.

## Lezione 8: L’ultima recita.

operaopolylessons-last-performance-title = L’ultima recita
operaopolylessons-last-performance-done = Sai avviare un’ultima recita, prepararti al suo ultimo round e leggere il conto.

operaopolylessons-last-performance-1-title = Che cosa manca alla Scala?
operaopolylessons-last-performance-1-say = La traviata alla Scala: tu hai i ruoli femminili, Bruno quelli maschili. Sulla plancia di Verdi tu hai il Finanziamento, Bruno la Formazione.

    Appena **ogni posto è occupato e ogni categoria sponsorizzata**, comincia l’**ultimo round** di quel teatro, e alla fine c’è l’**ultima recita**. Lo avvia chi riempie l’ultimo vuoto. Mancano solo l’orchestra e la Comunità. Perché non tu?

operaopolylessons-last-performance-2-title = Prima i soldi
operaopolylessons-last-performance-2-say = Hai un mecenate per la **Comunità**. All’ultima recita ogni categoria di Verdi dà { $sponsor-points } punti a chi la sponsorizza.

    E non è tutto: con la Comunità hai la maggioranza sulla sua plancia e diventi impresario. Ti servirà prima della fine del turno.
operaopolylessons-last-performance-2-task = Sponsorizza la Comunità di Verdi.
operaopolylessons-last-performance-2-1-item = Comunità sponsorizzata
operaopolylessons-last-performance-2-1-hint = La tua carta Comunità, sulla plancia di Verdi.
operaopolylessons-last-performance-2-1-wrong = Prima riempi il vuoto sulla plancia di Verdi: la Comunità.
operaopolylessons-last-performance-2-1-wrong-elsewhere = Di Wagner non si dà nulla. Da Verdi questa carta riempie un vuoto, e presto rende.
operaopolylessons-last-performance-2-1-wrong-hire = Anche quel vuoto sarà tuo, tra un attimo. Prima la plancia: ti fa impresario.
operaopolylessons-last-performance-2-1-wrong-rehearse = Buona idea, per la fine del turno. Prima riempi i vuoti.

operaopolylessons-last-performance-3-title = L’ultimo vuoto
operaopolylessons-last-performance-3-say = Ora manca solo l’**orchestra**. Con quella hai la maggioranza dei posti: sarai **produttore esecutivo** e terrai il segnalino Opera.

    E siccome è il tuo turno, l’ultimo round lo avvii tu. Gli altri giocano ancora una volta ciascuno; quando tocca di nuovo a te, prima di tutto si conta La traviata.
operaopolylessons-last-performance-3-task = Ingaggia l’orchestra alla Scala.
operaopolylessons-last-performance-3-1-item = orchestra ingaggiata
operaopolylessons-last-performance-3-1-hint = Arturo Toscanini aspetta nella tua mano.
operaopolylessons-last-performance-3-1-wrong = Manca solo l’orchestra. Riempi l’ultimo vuoto.
operaopolylessons-last-performance-3-1-wrong-elsewhere = Cominciare un’altra opera? Questa è quasi completa. Ingaggia l’orchestra alla Scala.
operaopolylessons-last-performance-3-1-wrong-rehearse = Tra un attimo! Prima riempi l’ultimo vuoto, l’orchestra.

operaopolylessons-last-performance-4-title = Leggi le carte bonus
operaopolylessons-last-performance-4-say = L’ultimo round è cominciato, e hai ancora un’azione. Ora guarda le tue **carte bonus**. Una dà { $bonus-points } punti se all’ultima recita i tuoi ruoli femminili valgono almeno { $least }.

    Tetrazzini vale { $rating }. E che cos’hai lì in mano?
operaopolylessons-last-performance-4-choice = Usa l’ultima azione come vuoi.
operaopolylessons-last-performance-4-chose-rehearse = Eccolo, il valore che chiede la carta bonus.
operaopolylessons-last-performance-4-chose-draw = Stasera una carta nuova non serve più.
operaopolylessons-last-performance-4-chose-direct = Buona idea, e gratis: puoi farlo e usare anche l’azione.
operaopolylessons-last-performance-4-better = La **prova** dà il suo valore, e in più { $bonus-points } punti per la carta bonus, che i numeri qui sotto non contano. Un bonus si paga solo se la condizione vale a un’ultima recita: quindi leggi prima le tue carte. Mandare Verdi è gratis, e lo facciamo subito dopo. Andiamo avanti con la prova.

operaopolylessons-last-performance-5-title = Resta una mossa libera
operaopolylessons-last-performance-5-say = Così com’è avresti { $cards } punti per le carte, { $house } perché la Scala ama l’italiano e { $patrons } da sponsor, oltre al bonus.

    Niente più azioni? Ma sei l’**impresario** di Verdi! Il suo talento dà { $composer-plus } punti in più a un’orchestra, e la rende più difficile da sottrarre. In un ultimo round nessuno può liberare nulla, ma sottrarre si può ancora.
operaopolylessons-last-performance-5-task = Manda Verdi dove ti aiuta, poi chiudi il turno.
operaopolylessons-last-performance-5-1-item = Verdi alla Scala
operaopolylessons-last-performance-5-1-hint = Il suo talento è l’orchestra, e la tua suona alla Scala.
operaopolylessons-last-performance-5-1-wrong = Aspetta! Verdi è ancora a casa. Prima mandalo, è gratis.
operaopolylessons-last-performance-5-1-wrong-elsewhere = Lì non hai nulla che faccia per lui. Dove suona la tua orchestra?
operaopolylessons-last-performance-5-2-item = turno chiuso
operaopolylessons-last-performance-5-2-hint = È tutto pronto: chiudi il turno.
operaopolylessons-last-performance-5-2-wrong = È tutto pronto: chiudi il turno.

operaopolylessons-last-performance-6-title = Il conto, per favore
operaopolylessons-last-performance-6-say = Bruno ha aggiunto un’altra prova, Clara gli ha sottratto la Formazione. Poi gli applausi: { $mine } punti per te, { $bruno } per Bruno, { $clara } per Clara. E il segnalino è tuo!

    Le carte Opera si scartano, i segnalini del teatro tornano, e la sua carta si gira. Ma **i mecenati restano**, e pagheranno ancora alla prossima serie di Verdi.

## Lezione 9: Chiusura e fine.

operaopolylessons-closing-title = Chiusura e fine
operaopolylessons-closing-done = Mecenati, voci, visite e ultimo sipario: ora sai tutto. Corri al tavolo, io ti suggerisco.

operaopolylessons-closing-1-title = L’ultimissima serata
operaopolylessons-closing-1-say = Bizet e Wagner hanno già avuto la chiusura. Verdi è alla sua ultima serie, alla Fenice. Dopo quell’ultima recita viene anche **la sua chiusura**, e la partita finisce subito.

    Tu hai { $mine } punti, Bruno { $bruno }. Tutto perduto? Non ancora! A una **chiusura** ogni categoria dà tutto il suo valore a chi la sponsorizza.

operaopolylessons-closing-2-title = Ora i mecenati sono punti
operaopolylessons-closing-2-say = La tua Formazione da Verdi vale { $rating }. Per un’ultima recita non importava: alta o bassa, una categoria dà { $sponsor-points } punti.

    Alla chiusura invece tutto il valore diventa punti. Metti lì il tuo mecenate forte. La carta che c’è già può restare.
operaopolylessons-closing-2-task = Rinforza la tua Formazione da Verdi.
operaopolylessons-closing-2-1-item = Formazione rinforzata
operaopolylessons-closing-2-1-hint = Prendi la carta Formazione, scegli la tua Formazione da Verdi e lascia lì la carta vecchia.
operaopolylessons-closing-2-1-wrong = Prima pensa alla tua Formazione: hai una bella carta apposta.
operaopolylessons-closing-2-1-wrong-alone = Più alta, ma non quanto potrebbe. La carta vecchia ti tornerebbe in mano, dove non rende nulla. Lasciala lì.
operaopolylessons-closing-2-1-wrong-take = Buon occhio, viene subito dopo! Prima la tua Formazione.
operaopolylessons-closing-2-1-wrong-hire = Il finale arriva tra un attimo. Prima fai in modo che renda.

operaopolylessons-closing-3-title = Punta a chi è in testa
operaopolylessons-closing-3-say = La tua Formazione ora vale { $rating }. E Bruno? Il suo Finanziamento da Verdi vale { $against }, e in testa c’è lui. In mano hai un mecenate forte per il Finanziamento e un’orchestra.
operaopolylessons-closing-3-choice = Usa la seconda azione come vuoi.
operaopolylessons-closing-3-chose-take = Di più a te, niente a lui.
operaopolylessons-closing-3-chose-hire = Avvia l’ultimo round, e va fatto. Ti resta un’azione per Bruno.
operaopolylessons-closing-3-chose-draw = Per carte nuove non c’è più molto tempo. Quelle che hai sono forti.
operaopolylessons-closing-3-better = Contro chi è in testa, **sottrarre** conta su entrambi i lati del conto: i punti della chiusura vanno a te, e non a lui. Va ingaggiata anche l’orchestra, ma hai un’azione per ciascuna cosa. Andiamo avanti con il Finanziamento di Verdi.

operaopolylessons-closing-4-title = L’ultimo vuoto, un altro segnalino
operaopolylessons-closing-4-say = Ora l’orchestra della Fenice. Avvia l’ultimo round e ti fa **produttore esecutivo**. Hai { $markers } segnalini Opera; ne avrai uno in più. Danno punti proprio alla fine. Segnalini → punti: { $marker-points }.

    E non dimenticare di chi sei l’impresario.
operaopolylessons-closing-4-task = Ingaggia l’orchestra, poi manda Verdi ad aiutarla.
operaopolylessons-closing-4-1-item = orchestra ingaggiata
operaopolylessons-closing-4-1-hint = Hans Richter, per l’orchestra della Fenice.
operaopolylessons-closing-4-1-wrong = La tua ultima azione è per l’orchestra della Fenice.
operaopolylessons-closing-4-1-wrong-direct = Buona idea! Ma non c’è ancora un’orchestra da aiutare. Prima ingaggiala.
operaopolylessons-closing-4-2-item = Verdi alla Fenice
operaopolylessons-closing-4-2-hint = Mandare un compositore è gratis: Verdi, alla Fenice.
operaopolylessons-closing-4-2-wrong = La tua orchestra suona alla Fenice. Manda Verdi lì.
operaopolylessons-closing-4-2-wrong-end = Aspetta! Verdi è ancora a casa. Alla Fenice aggiunge { $composer-plus } punti, gratis.

operaopolylessons-closing-5-title = Fai i conti
operaopolylessons-closing-5-say = Così com’è, l’ultima recita ti dà { $pays } punti e la chiusura { $closing }, e poi ci sono i segnalini.

    Gli altri hanno ancora un turno ciascuno. Per sottrarti l’orchestra dovrebbero superare { $against }. Hai fatto quello che potevi. Respira, e su il sipario.
operaopolylessons-closing-5-task = Chiudi il turno.
operaopolylessons-closing-5-1-item = turno chiuso
operaopolylessons-closing-5-1-hint = Non resta altro da fare: chiudi il turno.
operaopolylessons-closing-5-1-wrong = Non resta altro da fare: chiudi il turno.

operaopolylessons-closing-6-title = Sipario!
operaopolylessons-closing-6-say = Tu { $mine }, Bruno { $bruno }, Clara { $clara }: **hai vinto!** La chiusura e i segnalini hanno rovesciato tutto. A parità di punti vince chi ha più segnalini; se anche quelli sono pari, la vittoria si divide.

    Un avvertimento: se passano { $stall-turns } turni senza un’ultima recita, la stagione viene abbandonata, e le opere in corso non danno nulla.

## Lezione 10: Due giocatori e un dormiglione.

operaopolylessons-two-players-title = Due giocatori e un dormiglione
operaopolylessons-two-players-done = Sai che in due Bizet dorme finché un altro compositore non chiude, e che cosa conviene avere in mano quando si sveglia.

operaopolylessons-two-players-1-title = Sst!
operaopolylessons-two-players-1-say = Con due giocatori, all’inizio Bizet **dorme**. Nessuno può sponsorizzarlo, cominciare Carmen, mandarlo da qualche parte, né mandare qualcuno da lui. Il francese serve a poco finché non si sveglia.

    Che cosa lo sveglia? La prima **chiusura** di un altro compositore. Verdi è alla sua seconda serie, alla Fenice, e manca solo l’orchestra.

operaopolylessons-two-players-2-title = L’ultimo vuoto
operaopolylessons-two-players-2-say = Tu hai i ruoli maschili, Bruno quelli femminili, e ogni categoria di Verdi è sponsorizzata. Riempi l’ultimo posto, e comincia l’ultimo round. In due si fa presto: Bruno gioca una volta, e poi si conta.
operaopolylessons-two-players-2-task = Ingaggia l’orchestra alla Fenice.
operaopolylessons-two-players-2-1-item = orchestra ingaggiata
operaopolylessons-two-players-2-1-hint = Angelo Mariani, per l’orchestra della Fenice.
operaopolylessons-two-players-2-1-wrong = Alla Fenice manca solo l’orchestra. Ingaggiala.
operaopolylessons-two-players-2-1-wrong-elsewhere = Lì cominceresti un’opera di Wagner. Prima completa la Fenice.
operaopolylessons-two-players-2-1-wrong-draw = Quello che manca ce l’hai già: un’orchestra.
operaopolylessons-two-players-2-1-wrong-direct = Buona idea, ma lui aiuta un’orchestra, e ancora non c’è. Prima ingaggiala.

operaopolylessons-two-players-3-title = Prima che si svegli
operaopolylessons-two-players-3-say = L’ultimo round è cominciato, e hai ancora { $left } azioni. Quando toccherà di nuovo a te, si conta La traviata, Verdi chiude e Bizet si sveglia. E al suo capezzale sarai tu, prima di tutti.

    Che cosa vuoi avere in mano, allora?
operaopolylessons-two-players-3-choice = Usa il resto del turno come vuoi.
operaopolylessons-two-players-3-chose-verdi = È gratis, e rende più forte la tua orchestra.
operaopolylessons-two-players-3-chose-direct = È gratis; ma lì ti aiuta poco.
operaopolylessons-two-players-3-chose-patron = Un mecenate già pronto: ben pensato.
operaopolylessons-two-players-3-chose-opera = Un cantante può tornare utile. Ma prima qualcuno deve pagare per Bizet.
operaopolylessons-two-players-3-chose-end = Si poteva fare di più: un’azione non usata è persa.
operaopolylessons-two-players-3-better = Nessuno sponsorizza ancora Bizet: i primi mecenati troveranno **tutte le categorie vuote**. Una carta Mecenate ti prepara a questo. E mandare Verdi alla Fenice è gratis: lì vale punti, e l’azione ti resta. Andiamo avanti con la **carta Mecenate**.

operaopolylessons-two-players-4-title = Giù il sipario
operaopolylessons-two-players-4-say = Ora hai un mecenate per la Formazione e uno per la Pubblicità. La plancia di Bizet li vuole entrambi. Le categorie di Verdi e i tuoi posti stanno per essere pagati.
operaopolylessons-two-players-4-task = Chiudi il turno.
operaopolylessons-two-players-4-1-item = turno chiuso
operaopolylessons-two-players-4-1-hint = È tutto pronto: chiudi il turno.
operaopolylessons-two-players-4-1-wrong = Tienilo per Bizet. Chiudi il turno.

operaopolylessons-two-players-5-title = Buongiorno, maestro!
operaopolylessons-two-players-5-say = La traviata è stata contata, Verdi ha chiuso: { $mine } punti per te, { $blue } per Bruno. E **Bizet è sveglio**, con tutte le categorie vuote.

    Se nessun altro lo sponsorizza, sei subito il suo impresario. Allora batti Bruno sul tempo!
operaopolylessons-two-players-5-task = Sponsorizza una delle categorie di Bizet.
operaopolylessons-two-players-5-1-item = una categoria di Bizet sponsorizzata
operaopolylessons-two-players-5-1-hint = Formazione o Pubblicità: hai un mecenate per ciascuna.
operaopolylessons-two-players-5-1-wrong = Prima Bizet, prima che arrivi Bruno.
operaopolylessons-two-players-5-1-wrong-draw = Hai già due mecenati che gli servono. Sponsorizzalo.

## Che cosa porta una mossa, dopo una scelta libera.

operaopolylessons-compare-rating-bizet = Formazione da Bizet: { $value }
operaopolylessons-compare-rating-verdi = da Verdi: { $value }
operaopolylessons-compare-tokens = { $value ->
    [one] resta { $value } segnalino
   *[other] restano { $value } segnalini
}
operaopolylessons-compare-pays = { $value ->
    [one] il teatro ti darebbe { $value } punto
   *[other] il teatro ti darebbe { $value } punti
}
operaopolylessons-compare-rating-publicity = la tua Pubblicità: { $value }
operaopolylessons-compare-pays-scala = { $value ->
    [one] la Scala ti darebbe { $value } punto
   *[other] la Scala ti darebbe { $value } punti
}
operaopolylessons-compare-pays-comique = l’Opéra-Comique { $value }
operaopolylessons-compare-rating-female = ruoli femminili: { $value }
operaopolylessons-compare-closing = la chiusura { $value }
operaopolylessons-compare-closing-bruno = e a Bruno { $value }
operaopolylessons-compare-hand = { $value ->
    [one] { $value } carta in mano
   *[other] { $value } carte in mano
}

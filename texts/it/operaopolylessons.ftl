### Le lezioni di Operaopoly, come le dà il suggeritore.
### I numeri sono spazi vuoti: quelli della scatola, e quelli che un passo della lezione nomina.

## Lezione 1: Trovare mecenati.

operaopolylessons-sponsor-title = Trovare mecenati
operaopolylessons-sponsor-done = Sai pescare, sponsorizzare e rinforzare. Ora qualcuno paga per Verdi: dunque lo si può cantare.

operaopolylessons-sponsor-1-title = E chi paga tutto questo?
operaopolylessons-sponsor-1-say = Psst, quaggiù! Sono il suggeritore. Dietro ogni aria c’è un **mecenate**.

    Su queste **plance del compositore** ogni categoria cerca qualcuno che paghi. Se ne **sponsorizzi** una, ricevi { $sponsor-points } punti a ogni ultima recita di quel compositore, e tutto il suo valore alla chiusura. E finché nessuno lo sponsorizza, nessuno lo canta.

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
operaopolylessons-sponsor-3-say = Un altro mecenate per la **Formazione**, che fortuna! Stanno bene in una pila sola. Ma da chi: Bizet o Verdi?

    Chiedilo alla tua cantante. La sua carta canta in italiano da un lato e in tedesco dall’altro, mai in francese. Serve dunque a Verdi, non a Bizet. Sponsorizza un compositore per cui hai le voci.
operaopolylessons-sponsor-3-task = Metti entrambe le carte Formazione sulla plancia di Verdi.
operaopolylessons-sponsor-3-1-item = Verdi, Formazione: entrambe le carte
operaopolylessons-sponsor-3-1-hint = Prendi una carta Formazione, scegli la Formazione di Verdi e aggiungi l’altra carta.
operaopolylessons-sponsor-3-1-wrong = Le tue carte Formazione sono pronte. Mettile entrambe da Verdi.
operaopolylessons-sponsor-3-1-wrong-one = Il posto è giusto! Ma prendile entrambe: insieme costano un’azione e un segnalino Risorsa, come una sola, e sono molto più difficili da scacciare.
operaopolylessons-sponsor-3-1-wrong-bizet = Bizet ne sarebbe felice, ma la tua cantante non sa il francese. Da Verdi i tuoi mecenati pagano ciò che puoi far cantare.
operaopolylessons-sponsor-3-1-wrong-funding = Una carta debole tutta sola è un invito per gli avversari. Prima la pila, nella Formazione.

operaopolylessons-sponsor-4-title = Già impresario!
operaopolylessons-sponsor-4-say = Valore { $rating }, niente male! Il tuo **segnalino Risorsa** mostra di chi è. Come unico sponsor di Verdi ne sei l’**impresario**.

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
operaopolylessons-begin-1-say = Ecco i **teatri**. Il primo **ingaggio** accende le luci e **dà inizio** a un’opera. Dev’essere di un compositore che qualcuno sponsorizza. Tu paghi per Verdi, quindi può essere La traviata.

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

    Chi allora ha la maggioranza dei posti diventa **produttore esecutivo** e tiene il segnalino. Assicurati quella maggioranza: la tua orchestra suona qualsiasi opera.
operaopolylessons-begin-3-task = Ingaggia l’orchestra alla Scala.
operaopolylessons-begin-3-1-item = orchestra ingaggiata
operaopolylessons-begin-3-1-hint = La tua carta orchestra, nel posto dell’orchestra alla Scala.
operaopolylessons-begin-3-1-wrong = Hai ancora { $left } azioni. Usane una per l’orchestra della Scala.
operaopolylessons-begin-3-1-wrong-house = Lì daresti inizio a un’altra Traviata e disperderesti le forze. Tienile unite alla Scala.
operaopolylessons-begin-3-1-wrong-draw = Le carte nuove aspettano. L’orchestra che hai in mano ti dà la maggioranza adesso.

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

    Ma guarda la plancia di Verdi: la **Comunità** è vuota. Solo quando ogni posto è occupato **e** ogni categoria sponsorizzata comincia l’ultimo round. Chi sponsorizza la Comunità, dunque, lo avvia.

## Lezione 3: Sottrarre il posto.

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
operaopolylessons-take-over-3-say = Ora l’orchestra di Clara, che vale { $against }. Il tuo André Messager vale esattamente lo stesso, e **pari non basta**.

    Ma può accompagnarlo una **prova**, e insieme valgono di più. I ruoli maschili sono già tuoi: così all’Opéra-Comique hai la maggioranza dei posti.
operaopolylessons-take-over-3-task = Sottrai l’orchestra, con la prova.
operaopolylessons-take-over-3-1-item = orchestra sottratta
operaopolylessons-take-over-3-1-hint = Prendi la carta orchestra, scegli l’orchestra di Clara e aggiungi la prova.
operaopolylessons-take-over-3-1-wrong = L’orchestra di Clara è a portata di mano: gioca insieme la carta orchestra e la prova.
operaopolylessons-take-over-3-1-wrong-hire = Lì cominceresti un’altra Carmen. Qui ti aspetta la maggioranza.
operaopolylessons-take-over-3-1-wrong-draw = Quello che ti serve l’hai già in mano: orchestra e prova.

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

## Lezione 4: L’impresario.

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

    Riprenditi il Finanziamento, che ora vale { $against }. E poi: dove aiuta **te**, Verdi? Da Bizet hai la Pubblicità.
operaopolylessons-impresario-4-task = Torna impresario di Verdi e mandalo dove aiuta te.
operaopolylessons-impresario-4-1-item = Finanziamento ripreso
operaopolylessons-impresario-4-1-hint = La tua forte carta Finanziamento contro quella di Bruno, sulla plancia di Verdi.
operaopolylessons-impresario-4-1-wrong = Prima torna impresario: sottrai il Finanziamento di Verdi.
operaopolylessons-impresario-4-1-wrong-elsewhere = Così Verdi resta a Bruno. La tua carta vale più della sua: riprenditi il Finanziamento.
operaopolylessons-impresario-4-2-item = Verdi aiuta la tua Pubblicità
operaopolylessons-impresario-4-2-hint = Sulla plancia di Bizet la sua influenza vale per la Pubblicità, che è tua.
operaopolylessons-impresario-4-2-wrong = Verdi è ancora a casa, dove non aiuta nessuno. Mandalo, è gratis.
operaopolylessons-impresario-4-2-wrong-house = Lì l’orchestra è di nuovo di Clara: aiuterebbe lei! Dove hai qualcosa che fa per lui?
operaopolylessons-impresario-4-2-wrong-dark = Lì non c’è niente in scena: non aiuterebbe nessuno. Guarda la plancia di Bizet.
operaopolylessons-impresario-4-2-wrong-wagner = Lì non hai nulla. La tua Pubblicità è su un’altra plancia.

operaopolylessons-impresario-5-title = E c’è un bonus
operaopolylessons-impresario-5-say = La tua Pubblicità da Bizet ora vale { $rating }. È difficile da sottrarre, ed è quanto darebbe alla chiusura di Bizet.

    Guarda anche le tue carte bonus. Una vuole proprio questo: a un’ultima recita il tuo Verdi è in visita sulla plancia del compositore in scena. Se c’è ancora quando si conta Carmen: { $bonus-points } punti.

## Lezione 5: L’ultima recita.

operaopolylessons-last-performance-title = L’ultima recita
operaopolylessons-last-performance-done = Sai avviare un’ultima recita, prepararti al suo ultimo round e leggere il conto.

operaopolylessons-last-performance-1-title = Che cosa manca alla Scala?
operaopolylessons-last-performance-1-say = La traviata alla Scala: tu hai i ruoli femminili, Bruno quelli maschili. Sulla plancia di Verdi tu hai il Finanziamento, Bruno la Formazione.

    Appena **ogni posto è occupato e ogni categoria sponsorizzata**, comincia l’**ultimo round**. Lo avvia chi riempie l’ultimo vuoto. Mancano solo l’orchestra e la Comunità. Perché non tu?

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
operaopolylessons-last-performance-4-task = Prepara Tetrazzini per il bonus.
operaopolylessons-last-performance-4-1-item = condizione del bonus soddisfatta
operaopolylessons-last-performance-4-1-hint = La prova aumenta il suo valore.
operaopolylessons-last-performance-4-1-wrong = Aspetta, hai ancora un’azione. Usa la prova per Tetrazzini.
operaopolylessons-last-performance-4-1-wrong-draw = Stasera una carta nuova non serve più. La prova vale { $bonus-points } punti, e anche qualcosa in più.

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
operaopolylessons-last-performance-6-say = Bruno ha provato ancora, Clara gli ha sottratto la Formazione. Poi gli applausi: { $mine } punti per te, { $bruno } per Bruno, { $clara } per Clara. E il segnalino è tuo!

    Le carte Opera si scartano, i segnalini del teatro tornano, e la sua carta si gira. Ma **i mecenati restano**, e pagheranno ancora alla prossima serie di Verdi.

## Lezione 6: Chiusura e fine.

operaopolylessons-closing-title = Chiusura e fine
operaopolylessons-closing-done = Mecenati, voci, visite e ultimo sipario: ora sai tutto. Corri al tavolo, io ti suggerisco.

operaopolylessons-closing-1-title = L’ultimissima serata
operaopolylessons-closing-1-say = Bizet e Wagner hanno già avuto la chiusura. Verdi è alla sua ultima serie, alla Fenice. Dopo quell’ultima recita viene anche **la sua chiusura**, e la partita finisce subito.

    Tu hai { $mine } punti, Bruno { $bruno }. Tutto perduto? Non ancora! A una chiusura **ogni categoria dà tutto il suo valore** a chi la sponsorizza.

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
operaopolylessons-closing-3-say = La tua Formazione ora vale { $rating }. E Bruno? Il suo Finanziamento da Verdi vale { $against }, e in testa c’è lui.

    Dunque **sottraiglielo**: così i punti della chiusura vanno a te, e a lui niente. Contro chi è in testa, sottrarre conta su entrambi i lati del conto.
operaopolylessons-closing-3-task = Sottrai il Finanziamento di Verdi.
operaopolylessons-closing-3-1-item = Finanziamento sottratto
operaopolylessons-closing-3-1-hint = La tua carta Finanziamento contro quella di Bruno.
operaopolylessons-closing-3-1-wrong = La tua carta Finanziamento batte quella di Bruno. È l’azione che ci vuole adesso.
operaopolylessons-closing-3-1-wrong-hire = Ancora un attimo. Prima sottrai quei punti a Bruno.

operaopolylessons-closing-4-title = L’ultimo vuoto, un altro segnalino
operaopolylessons-closing-4-say = Ora l’orchestra della Fenice. Avvia l’ultimo round e ti fa **produttore esecutivo**. Hai { $markers } segnalini Opera; ne avrai uno in più. Danno punti proprio alla fine. Segnalini → punti: { $marker-points }.

    E non dimenticare di chi sei l’impresario.
operaopolylessons-closing-4-task = Ingaggia l’orchestra, poi manda Verdi ad aiutarla.
operaopolylessons-closing-4-1-item = orchestra ingaggiata
operaopolylessons-closing-4-1-hint = Hans Richter, per l’orchestra della Fenice.
operaopolylessons-closing-4-1-wrong = La tua ultima azione è per l’orchestra della Fenice.
operaopolylessons-closing-4-1-wrong-direct = Buona idea! Ma non c’è ancora un’orchestra da aiutare. Prima ingaggiala.
operaopolylessons-closing-4-2-item = Verdi alla Fenice
operaopolylessons-closing-4-2-hint = Dirigere un compositore è gratis: Verdi, alla Fenice.
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

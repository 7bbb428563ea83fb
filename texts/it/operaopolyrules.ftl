### Le regole di Operaopoly con parole nostre. L’ordine di questo file è quello del libro.
### Ogni numero è uno spazio vuoto, riempito dalla scatola; una nota segue la regola a cui appartiene.

operaopolyrules-title = Operaopoly: le regole con parole nostre
operaopolyrules-introduction =
    Sei tu a far vivere l’opera. Trovi mecenati per i compositori, ingaggi cantanti e orchestre, e mandi i compositori stessi dove ti aiutano di più. I punti arrivano a ogni ultima recita e a ogni chiusura, e vince chi ha più punti vittoria.

    Queste regole valgono da { $players-low } a { $players-high } giocatori. Ognuna ha un numero, che il gioco cita quando rifiuta una mossa o dà punti. Il regolamento è stampato solo in inglese; le parole delle altre lingue sono nostre. Dove lascia aperta una domanda, la nostra decisione sta subito sotto la regola. Molto di ciò che sta sulle carte il regolamento non lo riporta: l’abbiamo ricostruito, e lo diciamo dove conta.

operaopolyrules-section-S = Preparazione
operaopolyrules-S1 = Mescola le { $opera-cards } carte Opera e le { $patron-cards } carte Mecenate, ciascun tipo in un mazzo a parte. Metti in tavola le { $houses } carte dei teatri, lasciando decidere al caso la faccia in vista, e tirate a sorte chi comincia.
operaopolyrules-source-S1 = Il regolamento mostra solo alcune carte e alcuni teatri. La maggior parte dei nomi e dei valori è una nostra ricostruzione, fatta in modo da accordarsi con tutti i suoi esempi.
operaopolyrules-S2 = Ognuno prende { $tokens } segnalini Risorsa, { $start-opera } carte Opera, { operaopolyrules-amount-patron } e una carta bonus di ogni tipo, impresario e produttore. Le carte bonus che avanzano non le guarda nessuno: sono fuori dal gioco.
operaopolyrules-source-S2 = Che cosa chiedono le carte bonus a un’ultima recita è una nostra ricostruzione. Per una carta impresario, il compositore nominato è in visita in quel teatro, o sulla plancia del compositore in scena. Per una carta produttore, un tuo posto lì vale almeno tanto ({ $bonus-ratings }), visitatori compresi, oppure sei produttore esecutivo del compositore nominato.
operaopolyrules-S3 = Ogni compositore aspetta a casa, sulla sua plancia del compositore, con { $runs } segnalini Opera: { $operas }. Ogni opera si canta nella sua lingua: { $opera-languages }. Con { $dormant-players } giocatori { $dormant-composer } dorme: nessuno può sponsorizzarlo, visitarlo, mandarlo da qualche parte o dare inizio alla sua opera, finché la chiusura di un altro compositore non lo sveglia.

operaopolyrules-section-T = Il tuo turno
operaopolyrules-T1 = Il tuo turno si apre con un applauso: le ultime recite che hai avviato nel tuo turno precedente si contano per prime (L3), nell’ordine delle carte dei teatri.
operaopolyrules-T2 = Poi hai { $actions } azioni. Scegli liberamente, anche più volte la stessa, e infila mosse libere in qualsiasi momento. Puoi fermarti prima; il tuo turno finisce solo quando lo dici tu.
operaopolyrules-ruling-T2 = Il regolamento ti dà { $actions } azioni. Che tu possa fermarti prima, l’abbiamo deciso noi.
operaopolyrules-T3 = Alla fine del turno puoi tenere in mano { $hand-limit } carte, Opera e Mecenate insieme; scarta le altre. Le carte bonus non contano. Puoi scartare anche in qualsiasi altro momento del tuo turno, gratis.
operaopolyrules-T4 = Per sponsorizzare, ingaggiare o sottrarre qualcosa a un avversario ti serve un segnalino Risorsa, che resta lì. Quando cambi o completi ciò che è tuo, serve ancora il segnalino che c’è già. Un segnalino tolto o scacciato torna al suo proprietario. Non ne hai mai più di { $tokens }.
operaopolyrules-T5 = Se un mazzo è vuoto quando peschi, prima si mescola la sua pila degli scarti in un mazzo nuovo. Se non c’è nemmeno quella, non puoi pescare.
operaopolyrules-ruling-T5 = Il regolamento non dice che cosa fare quando un mazzo finisce.

operaopolyrules-section-P = Azioni con le carte Mecenate
operaopolyrules-P1 = Pesca una carta Mecenate.
operaopolyrules-P2 = Sponsorizza una categoria vuota di un compositore attivo: mettici carte Mecenate di quella categoria, almeno una, insieme a un segnalino. Un mecenate speciale va bene per ogni categoria sulla plancia del suo compositore, e su nessun’altra. Carte che una categoria contiene al massimo: { $limits }.
operaopolyrules-source-P2 = Sono stampati le categorie della plancia di Bizet e un limite, quello della sua Pubblicità. Gli altri limiti, le plance di Verdi e di Wagner e ciò che possono fare i mecenati speciali sono una nostra ricostruzione.
operaopolyrules-P3 = Cambia una tua categoria. Componi una nuova pila con le carte che ci sono e quelle che hai in mano, entro il limite e diversa da prima; quello che avanza ti torna in mano. Oppure liberala del tutto e riprendi il segnalino.
operaopolyrules-ruling-P3 = Il regolamento non lo dice, ma un cambio deve cambiare qualcosa.
operaopolyrules-P4 = Sottrai la categoria a un avversario con carte Mecenate dalla tua mano, entro il limite e di valore più alto (R1) di quelle che ci sono. Le sue carte si scartano e il segnalino gli torna. O tutto o niente: non puoi prendere una parte di una pila, né aggiungere carte a quella di un altro.

operaopolyrules-section-O = Azioni con le carte Opera
operaopolyrules-O1 = Pesca una carta Opera.
operaopolyrules-O2 = Ingaggia per un posto vuoto di un teatro: una carta cast o un artista speciale per i ruoli femminili o i ruoli maschili, una carta orchestra per l’orchestra. Mettici un segnalino, e quante prove adatte vuoi dalla tua mano. Il lato della carta che usi deve cantare nella lingua dell’opera (S3); un’orchestra suona tutto.
operaopolyrules-O3 = Il primo ingaggio in un teatro vuoto dà inizio a un’opera. Di chi, lo dici tu: un compositore attivo con una lingua adatta alla tua carta, che ha ancora un segnalino Opera sulla plancia e che qualcuno sponsorizza. Il segnalino va nel teatro. Più serie di un compositore possono essere in corso insieme, ma lui non torna mai in un teatro con lo stesso nome.
operaopolyrules-O4 = Puoi ingaggiare, anche con un’audizione, solo se almeno una categoria di quel compositore è sponsorizzata. Per aggiungere una prova, cambiare o sottrarre non serve.
operaopolyrules-O5 = Prova: aggiungi una carta prova adatta a un tuo posto. Ce ne può stare più di una.
operaopolyrules-source-O5 = Quanto aggiunge una prova si ricava da un esempio per l’orchestra; per i cantanti è una nostra ricostruzione.
operaopolyrules-O6 = Cambia un tuo posto. Porta dalla tua mano un altro cantante o un’altra orchestra adatti al ruolo e all’opera, con prove adatte dal posto e dalla tua mano; oppure tieni la carta che c’è e toglile delle prove. Quello che avanza ti torna in mano. Oppure libera del tutto il posto e riprendi il segnalino. Una prova non resta mai da sola.
operaopolyrules-ruling-O6 = Come in P3: un cambio deve cambiare qualcosa.
operaopolyrules-O7 = Sottrai il posto a un avversario con una carta dalla tua mano adatta al ruolo e all’opera e con prove adatte, di valore più alto (R1). Tutto ciò che l’avversario aveva lì si scarta.
operaopolyrules-O8 = Gioca la carta audizione e nomina un teatro. Scopri { $audition-draw } carte Opera davanti a tutti, o quante ce ne sono dopo aver rimescolato gli scarti; se non ce n’è nessuna, niente audizione. Solo con quelle carte, e con nessuna della tua mano, puoi fare in quel teatro un solo ingaggio, cambio, sottrazione o una sola prova, secondo tutte le regole di quell’azione. Le prove scoperte possono accompagnare un cantante o un’orchestra scoperti, e le tue già sul posto possono restare. Decidi prima di fare qualsiasi altra cosa. Le carte non usate si rimescolano nel mazzo Opera, poi la carta audizione si scarta. Il tutto è una sola azione.
operaopolyrules-O9 = Se un teatro perde il suo ultimo ingaggio prima che cominci il suo ultimo round, il segnalino Opera torna sulla plancia e il teatro è libero.
operaopolyrules-ruling-O9 = Il regolamento non dice che ne è di un’opera che perde la sua ultima carta. Noi restituiamo il segnalino: il compositore non perde nulla.

operaopolyrules-section-R = Valori e impresari
operaopolyrules-R1 = Di valore più alto vuol dire superiore, mai pari. Il tuo attacco è il valore delle carte che giochi, e { $composer-plus } per ogni visitatore adatto di cui sei impresario. La difesa è il valore delle carte che ci sono, e { $composer-plus } per ogni altro visitatore adatto. Su una plancia un compositore in visita è adatto per la sua influenza: { $influences }. In un teatro, per il suo talento: { $abilities }. Quando queste regole parlano del valore di una categoria o di un posto, contano le carte e ciò che aggiungono i visitatori.
operaopolyrules-ruling-R1 = Il regolamento non dice da che parte sta un visitatore. Da noi aiuta chi attacca, se è il suo impresario, altrimenti chi si difende.
operaopolyrules-source-R1 = L’influenza e il talento di Verdi sono stampati. Quelli degli altri sono una nostra ricostruzione.
operaopolyrules-R2 = Sei l’impresario di un compositore se sponsorizzi la maggioranza delle sue categorie. Se nessuno ce l’ha, lo è chi ha il valore più alto, visitatori compresi, in una sua singola categoria; a parità non lo è nessuno. Se sei il suo unico sponsor, dunque, sei tu.
operaopolyrules-R3 = Si controlla dopo ogni mossa e dopo ogni recita contata. Tutti i compositori di cui è cambiato l’impresario tornano a casa nello stesso momento. Poi si controlla di nuovo, finché non cambia più nulla.
operaopolyrules-ruling-R3 = Il regolamento non dice quando si controlla, né in che ordine i compositori tornano a casa. Noi controlliamo dopo ogni mossa e li mandiamo a casa insieme: così l’ordine non conta.
operaopolyrules-R4 = Da impresario puoi mandare il tuo compositore una volta per turno, come mossa libera, dove ancora non è: sulla plancia di un altro compositore attivo, in qualsiasi teatro, o a casa. Se hai più compositori, puoi mandarli tutti. Tornare a casa per R3 non conta. A casa non aiuta nessuno.
operaopolyrules-R5 = Un compositore in visita resta dov’è finché non lo si manda altrove, R3 lo manda a casa, il teatro che visita viene contato o la plancia che visita chiude.
operaopolyrules-ruling-R5 = Il regolamento non dice quanto dura una visita.

operaopolyrules-section-L = Ultima recita
operaopolyrules-L1 = Appena ogni posto di un teatro è occupato e ogni categoria del suo compositore è sponsorizzata, comincia l’ultimo round di quel teatro. L’ha avviato chi è di turno, che finisce il suo turno.
operaopolyrules-ruling-L1 = Il regolamento non dice quando si controlla. Noi controlliamo dopo ogni mossa: l’ultimo round può quindi cominciare nel mezzo di un turno.
operaopolyrules-L2 = Da allora, finché non si conta, nessuno può liberare un posto di quel teatro o una categoria di quel compositore. Tutto il resto è permesso; puoi perfino sostituire le tue carte con altre più basse.
operaopolyrules-L3 =
    L’ultima recita si conta quando torna il turno di chi l’ha avviata, passo per passo:
    – Produttore esecutivo è chi ha la maggioranza dei posti; se nessuno ce l’ha, chi ha il posto di valore più alto, visitatori compresi. Il segnalino Opera va a lui. A parità non lo è nessuno, e il segnalino esce dal gioco.
    – In ogni posto il valore delle carte dà altrettanti punti al suo proprietario.
    – Se l’opera è nella lingua del teatro, il proprietario di ogni posto riceve i punti che paga il teatro: { $house-bonuses }.
    – Le tue carte bonus non ancora pagate danno { $bonus-points } punti l’una se ciò che chiedono è vero adesso; per una carta impresario devi essere l’impresario del compositore nominato. Possono benissimo pagare entrambe.
    – Per ogni visitatore adatto a un posto, il suo proprietario riceve { $composer-plus } punti.
    – Ogni categoria di questo compositore dà { $sponsor-points } punti a chi la sponsorizza.
    – Le carte Opera si scartano, i segnalini tornano, i visitatori del teatro vanno a casa e la carta del teatro si gira.
    – Se era l’ultima serie del compositore, segue la sua chiusura (C1).
operaopolyrules-ruling-L3 = Il regolamento non dice dove va il segnalino in caso di parità, né dove vanno poi i visitatori. Noi togliamo il segnalino dal gioco e mandiamo a casa i visitatori.
operaopolyrules-source-L3 = Dei teatri il regolamento riporta solo la Scala, e quanto uno di loro paga per un’opera in francese. Gli altri, e quanto pagano, sono una nostra ricostruzione.

operaopolyrules-section-C = Chiusura, e la fine
operaopolyrules-C1 = A una chiusura ogni categoria dà il suo valore a chi la sponsorizza, con quello che aggiungono i visitatori. Le carte Mecenate si scartano, i segnalini tornano, i visitatori della plancia vanno a casa e il compositore esce dal gioco. Se { $dormant-composer } dorme ancora, si sveglia.
operaopolyrules-C2 = Con la chiusura dell’ultimo compositore la partita finisce subito. I segnalini Opera che hai tenuto danno punti, ma oltre { $most-markers } non aumentano più. Segnalini → punti: { $marker-points }.
operaopolyrules-C3 = Vince chi ha più punti vittoria. A parità, chi ha più segnalini Opera; se anche quelli sono pari, la vittoria si divide.
operaopolyrules-ruling-C3 = Se punti e segnalini sono pari, il regolamento non indica un vincitore. Da noi la vittoria si divide.
operaopolyrules-C4 = Se passano { $stall-turns } turni di fila senza una recita contata, la stagione viene abbandonata. La partita finisce, le opere in corso e i compositori senza chiusura non danno nulla, e si contano i segnalini. Dal turno { $stall-told-from } compare un avvertimento. Una recita contata fa ripartire il conto, e il turno in cui avviene è il primo che conta di nuovo.
operaopolyrules-ruling-C4 = Il regolamento non conosce una fine per una partita in cui nessuno vuole andare avanti. Questa è nostra.

operaopolyrules-section-H = Che cosa è nascosto
operaopolyrules-H1 = Restano nascosti le carte in mano, le carte bonus finché non sono pagate, l’ordine dei mazzi e le pile degli scarti, che stanno coperte. Tutto il resto è visibile, anche quante carte ci sono in una mano o in una pila. E tutti hanno visto le carte scacciate o tornate dal tavolo in una mano.

## Quantità, usate dalle regole qui sopra.

operaopolyrules-amount-patron = { $start-patron ->
    [one] { $start-patron } carta Mecenate
   *[other] { $start-patron } carte Mecenate
}

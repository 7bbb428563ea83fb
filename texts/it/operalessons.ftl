### Le lezioni di Opera: quello che dice il suggeritore. I numeri della scatola sono spazi vuoti; quelli del momento vengono dalla lezione.

## Ouverture: il gioco in un minuto.

operalessons-overture-title = Ouverture: il gioco in un minuto

operalessons-overture-1-title = Su il sipario!
operalessons-overture-1-say = Hai **teatri dell’opera** nelle grandi città d’Europa, e i tuoi rivali pure. Dopo { $rounds } round vince chi ha più **punti vittoria**.
operalessons-overture-1-alt = Il palco: sei città con i loro teatri dell’opera, e le pedine del Maestro, del Critico e dell’Esperto.

operalessons-overture-2-title = Da dove vengono i punti
operalessons-overture-2-say = Ogni **sala** che costruisci dà subito { $points-per-hall } punti. Tre volte a partita, in un **round di conta**, ogni **sala principale** dà la fama del compositore che vi si esegue.
operalessons-overture-2-alt = I teatri dell’opera di un giocatore, con un pezzo musicale in ogni sala.

operalessons-overture-3-title = Quanto vale la fama
operalessons-overture-3-say = La **scala della fama** ordina i compositori. La fama è quanto costa un pezzo, in **ducati**, e quanto vale. Il più eseguito sale.
operalessons-overture-3-alt = La scala della fama, con accanto ai compositori i pezzi in offerta.

operalessons-overture-4-title = Prima si punta
operalessons-overture-4-say = Ogni round si apre con la **fase di budget**: si puntano ducati in segreto. Ogni ducato fa salire il tuo segnalino di un **livello**, e il più alto gioca per primo.
operalessons-overture-4-alt = La tabella del budget: un segnalino per giocatore, su livelli da zero a dieci.

operalessons-overture-5-title = Poi si agisce
operalessons-overture-5-say = Nella **fase di azione** paghi livelli per assoldare ruoli. Con i tre **impiegati** gli altri possono **giocare insieme**. I tre **personaggi** lavorano solo per te.
operalessons-overture-5-alt = Sei locandine: Impresario, Architetto e Signora sono impiegati; Maestro, Critico ed Esperto sono personaggi.

operalessons-overture-6-title = E poi si incassa
operalessons-overture-6-say = Nella **fase di incasso** i tuoi teatri rendono ducati, e nella **fase finale** arriva musica nuova.

    Contro due bot una partita dura circa { $game-minutes } minuti.
operalessons-overture-6-alt = I round di una partita in tre episodi, ognuno con il suo Compositore del Secolo.

## Lezione 1: Budget e puntate.

operalessons-budget-title = Budget e puntate
operalessons-budget-done = Sai a che cosa servono i ducati e i livelli, chi ha l’iniziativa e come si paga un ruolo. Che cosa può fare per te l’Impresario, lo vedi nella prossima lezione.

operalessons-budget-1-title = Due tipi di ricchezza
operalessons-budget-1-say = Psst! Quaggiù, nella buca del suggeritore. Dietro il tuo schermo ci sono **{ $ducats } ducati** che nessun altro vede.

    Ma i ruoli non si pagano in ducati: vogliono **livelli di budget**. Per questo ogni round comincia con una **puntata** segreta. Per ogni ducato che punti, il tuo segnalino budget sale di un livello.

operalessons-budget-2-title = Quanto punti?
operalessons-budget-2-say = Il numero su un ruolo è il **costo dell’ingaggio**, in livelli. Stasera vogliamo due ruoli: il **Maestro** per { $fee-maestro } e l’**Impresario** per { $fee-impresario }.

    Hai { $ducats } ducati, ma vacci piano: anche la musica costa ducati. Punta quello che i due costano insieme, e nulla di più.
operalessons-budget-2-task = Punta quanto basta per il Maestro e l’Impresario.
operalessons-budget-2-1-item = abbastanza per entrambi
operalessons-budget-2-1-hint = Somma i due costi: { $fee-maestro } e { $fee-impresario }.
operalessons-budget-2-1-wrong = Punta la somma dei due costi, né più né meno.
operalessons-budget-2-1-wrong-nothing = Così resti al livello zero: niente livelli, niente ruoli. I tuoi ducati sarebbero al sicuro, ma dirigere un’orchestra non sanno.
operalessons-budget-2-1-wrong-little = Così ne paghi uno, se va bene. Somma i due costi.
operalessons-budget-2-1-wrong-much = Che coraggio! Ma quei ducati non li rivedi più, e te ne servono per la musica. Stasera basta la somma dei due costi.

operalessons-budget-3-title = Chi comincia?
operalessons-budget-3-say = Le puntate sono scoperte. Bruno è al livello { $first }, tu a { $own }, Rosa a { $last }.

    Ricorda: **chi è al livello più alto ha l’iniziativa**; a parità di livello, il segnalino più a sinistra. Quindi il primo ad assoldare è Bruno. Tieni d’occhio il suo segnalino: pagando un ruolo si scende.

operalessons-budget-4-title = L’iniziativa è tua
operalessons-budget-4-say = Bruno ha pagato il Critico ed è sceso al livello { $other }. Tu sei a { $own }: davanti a tutti!

    Il **Maestro** raddoppia quello che rendono i teatri dell’opera di una città. In questo round può averlo uno solo di voi, quindi sbrigati.
operalessons-budget-4-task = Assolda il Maestro.
operalessons-budget-4-1-item = Maestro assoldato
operalessons-budget-4-1-hint = Cerca la parrucca bianca. Costa { $fee-maestro } livelli.
operalessons-budget-4-1-wrong = Puoi pagarlo, ma poi i livelli non bastano più per i due ruoli che ci servono. Prima il Maestro.
operalessons-budget-4-1-wrong-impresario = Arriverà anche il suo momento. Se l’Impresario lo assolda un altro, puoi sempre giocare insieme; il Maestro invece non si divide con nessuno. Prendilo per primo.
operalessons-budget-4-1-wrong-esperto = L’Esperto costa { $fee-esperto } livelli: ne resterebbero troppo pochi per l’Impresario.
operalessons-budget-4-1-wrong-end = Già gli applausi finali? Non hai speso nemmeno un livello. Prima assolda qualcuno.

operalessons-budget-5-title = Dove lo mandi?
operalessons-budget-5-say = Il Maestro ha una pedina sulla mappa, e la mandi in una città con un posto libero. Alla fine di questo round **ogni teatro di quella città paga il doppio**: il tuo, e quello di tutti gli altri.
operalessons-budget-5-choice = Manda il Maestro in una città.
operalessons-budget-5-chose-venezia = A Venezia un teatro ce l’hanno tutti, e ci guadagnano tutti.
operalessons-budget-5-chose-wien = A Wien lavora solo per te. Ottima scelta!
operalessons-budget-5-chose-empty = Lì nessuno ha ancora un teatro: dirige una piazza vuota.
operalessons-budget-5-better = Fatti due domande: che cosa ci guadagno io, e che cosa gli altri? A **Wien** il teatro ce l’hai solo tu. Rende { $yield } ducati, e con il Maestro il doppio, mentre nessun altro prende un ducato in più. Andiamo avanti con Wien.

operalessons-budget-6-title = Dov’è finito il tuo segnalino?
operalessons-budget-6-say = Hai pagato { $fee-maestro } e sei al livello { $own }. Lì c’era già Bruno, e **chi arriva si mette a destra**.

    Così, sullo stesso livello, lui ti sta davanti e ha di nuovo l’iniziativa. Lo si controlla di nuovo dopo ogni ruolo.

operalessons-budget-7-title = Bruno si ferma. E tu?
operalessons-budget-7-say = Bruno ha **terminato la sua performance**: in questo round non assolda più nessuno. I suoi { $other } livelli non sono persi: **li ritrova nel prossimo round**.

    Ora l’iniziativa è tua. Ti restano { $own } livelli, proprio quelli che chiede l’**Impresario**. Questo sì che è fare piani: spendili!
operalessons-budget-7-task = Assolda l’Impresario.
operalessons-budget-7-1-item = Impresario assoldato
operalessons-budget-7-1-hint = Il suo costo è { $fee-impresario }: il tuo livello, preciso preciso.
operalessons-budget-7-1-wrong = Puoi pagarlo. Ma abbiamo puntato per l’Impresario: è lui che porta la musica nelle tue sale.
operalessons-budget-7-1-wrong-end = Risparmiare livelli come Bruno può essere furbo. Ma questi li hai puntati per l’Impresario, ed è ancora libero.

## Lezione 2: Musica per le tue sale.

operalessons-programme-title = Musica per le tue sale
operalessons-programme-done = Sai comprare musica, non metti due volte un compositore nello stesso teatro, e scegli il pezzo giusto per la sala principale.

operalessons-programme-1-title = Quanto costa la musica?
operalessons-programme-1-say = Guarda la **scala della fama**. Più in alto sta un compositore, più è famoso, e la sua fama è il **prezzo** di un pezzo in ducati.

    I pezzi accanto ai nomi sono l’offerta di questo round. Hai { $ducats } ducati, e a Wien due sale dove non si sente una nota.

operalessons-programme-2-title = Chi porta la musica?
operalessons-programme-2-say = Solo l’**Impresario** mette pezzi nelle sale. Chi lo assolda ne compra fino a { $actions-impresario }, e compra **per primo**: gli altri scelgono tra quello che resta.

    Costa { $fee-impresario } livelli, e tu sei al livello { $level }. Una sala vuota non rende nulla: avanti, allora.
operalessons-programme-2-task = Assolda l’Impresario.
operalessons-programme-2-1-item = Impresario assoldato
operalessons-programme-2-1-hint = Il signore con il cilindro.
operalessons-programme-2-1-wrong = Le tue sale tacciono, e solo l’Impresario può rimediare.
operalessons-programme-2-1-wrong-architetto = Altre sale? Ne hai già due vuote. Prima la musica, poi i mattoni.
operalessons-programme-2-1-wrong-signora = La Signora compra i tuoi pezzi, e tu non hai ancora nulla da vendere. Prima la musica.
operalessons-programme-2-1-wrong-end = E lasciare Wien in silenzio per un intero round? Prima assolda l’Impresario.

operalessons-programme-3-title = Quale pezzo per primo?
operalessons-programme-3-say = Una partita ha tre **episodi** di tre round, e ogni episodio ha il suo **Compositore del Secolo**. Adesso è Mozart.

    In una **sala principale**, la prima sala di un teatro, varrà { $bonus } in più. Prendi lui per primo.
operalessons-programme-3-task = Compra Mozart.
operalessons-programme-3-1-item = Mozart comprato
operalessons-programme-3-1-hint = Mozart. È anche il Compositore del Secolo.
operalessons-programme-3-1-wrong = Non è un brutto pezzo, ma solo Mozart dà il bonus di questo episodio. Prendi lui per primo.
operalessons-programme-3-1-wrong-verdi = Più famoso, certo, ma si mangia più di metà della tua borsa. Mozart costa meno e lo aspetta un bonus.
operalessons-programme-3-1-wrong-wagner = Con il bonus Mozart vale quanto Wagner, e costa meno.
operalessons-programme-3-1-wrong-stop = A casa a mani vuote? L’hai assoldato, e allora fallo comprare.

operalessons-programme-4-title = E il secondo?
operalessons-programme-4-say = Un teatro dell’opera non esegue mai **due pezzi dello stesso compositore**. Se vuoi musica in entrambe le sale di Wien, ti serve qualcun altro.

    Ti restano { $ducats } ducati. Li spendi tutti, o ne tieni qualcuno da puntare nel prossimo round?
operalessons-programme-4-choice = Compra un secondo pezzo, o fermati.
operalessons-programme-4-chose-beethoven = Il meno caro di tutti: più ducati per la prossima puntata, meno fama per una sala principale.
operalessons-programme-4-chose-mozart = A Wien non può stare accanto al primo; ma anche Venezia ha una sala principale.
operalessons-programme-4-chose-wagner = Un bel pezzo, ma ti resta un solo ducato. Che cosa punti nel prossimo round?
operalessons-programme-4-chose-verdi = La borsa è vuota, e nel prossimo round stai a guardare gli altri che puntano.
operalessons-programme-4-chose-stop = A Wien resta una sala vuota. Un pezzo economico si ripaga da solo.
operalessons-programme-4-better = Una sala principale vuole fama, la prossima puntata vuole ducati. Con **Händel o Beethoven** ti resta un po’ dell’una e degli altri: costano poco, e in tutte le tue sale c’è musica. (E alla fine della partita arriva il secolo di Beethoven.) Verdi e Wagner si prendono quasi tutto, e senza un secondo pezzo una sala tace. Andiamo avanti con **Händel**.

operalessons-programme-5-title = Chi va dove?
operalessons-programme-5-say = Tre pezzi, tre sale. Solo le **sale principali** contano nel **round di conta**, che arriva alla fine di ogni episodio: danno la fama del loro pezzo. Per l’incasso, ora { $yield }, conta soltanto il numero dei pezzi.

    Il tuo **compositore della casa** non ha fama. Si merita davvero la sala principale di Venezia? Il registro mostra che cosa rende ogni piano.
operalessons-programme-5-task = Riempi tutte le sale, con un po’ di fama in entrambe le sale principali.
operalessons-programme-5-1-item = sale piene, fama nelle due sale principali
operalessons-programme-5-1-hint = Manda il compositore della casa nella seconda sala di Wien, e un pezzo comprato a Venezia.
operalessons-programme-5-1-wrong = Riprova: ogni sala piena, e un nome famoso in ogni sala principale.
operalessons-programme-5-1-wrong-income = Una sala è ancora vuota. Tutti e tre i pezzi devono andare in scena: due a Wien, uno a Venezia.
operalessons-programme-5-1-wrong-great = Tutto esaurito, ottimo. Ma il tuo compositore della casa occupa una sala principale e lì non vale nulla. Fagli cambiare posto con un pezzo che ha fama.

operalessons-programme-6-title = Comprano anche gli altri
operalessons-programme-6-say = Ora i tuoi teatri rendono { $yield } ducati a round, e se si contasse adesso darebbero { $points } punti.

    Hai visto? L’Impresario è uno dei tre **impiegati**, con l’Architetto e la Signora. Se ne assoldi uno, gli altri possono **giocare insieme**: Rosa ha comprato Verdi. Ogni azione le costa { $along-cost } livello: ora è a { $level }. Costa meno che assoldare, ma la prima scelta l’hai avuta tu.

## Lezione 3: Costruire teatri.

operalessons-building-title = Costruire teatri
operalessons-building-done = Sai quanto costa e quanto dà una sala, perché una città nuova è meglio di un’ala nuova, e che con i soli mattoni non si fa musica.

operalessons-building-1-title = Che cos’è un teatro dell’opera?
operalessons-building-1-say = Un **teatro dell’opera** è un edificio principale, se vuoi con delle ali: tutte le tue sale in una città. La sua prima sala è la **sala principale**, e ogni teatro ne ha una sola.

    Tu possiedi un’unica sala a Venezia, mentre Verdi e Händel aspettano dietro il tuo schermo senza una sala dove farsi sentire. Uno scandalo!

operalessons-building-2-title = Chi costruisce?
operalessons-building-2-say = L’**Architetto** costruisce fino a { $actions-architetto } parti. Ogni sala costa { $ducats-per-hall } ducati e dà { $points-per-hall } punti **subito**.

    Occhio all’ordine, però: sei al livello { $level }. Architetto { $fee-architetto }, Impresario { $fee-impresario }: ci stai giusto giusto. Prima si costruisce, poi si riempie, perché alla musica serve una sala.
operalessons-building-2-task = Assolda l’Architetto.
operalessons-building-2-1-item = Architetto assoldato
operalessons-building-2-1-hint = Quello con il compasso, per { $fee-architetto } livelli.
operalessons-building-2-1-wrong = Un’altra volta. Oggi due pezzi aspettano una sala, e solo l’Architetto costruisce.
operalessons-building-2-1-wrong-impresario = Troverebbe una sola sala da programmare. Prima fai costruire l’Architetto; puoi pagarli entrambi.
operalessons-building-2-1-wrong-signora = Vendere Verdi prima che qualcuno l’abbia sentito? Prima costruiscigli una sala.
operalessons-building-2-1-wrong-end = Con tutti quei livelli da spendere? Costruisci qualcosa!

operalessons-building-3-title = Dove costruisci?
operalessons-building-3-say = Un’ala aggiunge sale normali. Un edificio principale in una **città nuova** porta un’altra **sala principale**, e solo quelle valgono nel round di conta.

    Hai { $ducats } ducati. Wien ha due sale per i tuoi due pezzi: comincia da lì.
operalessons-building-3-task = Costruisci l’edificio principale di Wien.
operalessons-building-3-1-item = edificio principale a Wien
operalessons-building-3-1-hint = Wien: due sale, di cui una principale.
operalessons-building-3-1-wrong = Comincia con l’edificio principale di Wien: due sale per due pezzi.
operalessons-building-3-1-wrong-wing = Anche un’ala dà punti, ma nessuna sala principale. Per quella serve un’altra città.
operalessons-building-3-1-wrong-berlin = Berlin è una buona idea, ma piccola: una sala sola. Comincia da Wien, poi torna qui.
operalessons-building-3-1-wrong-stop = Rimandarlo a casa con i progetti ancora arrotolati? Prima costruisci.

operalessons-building-4-title = E la seconda parte?
operalessons-building-4-say = Puoi costruire ancora una parte. Ti restano { $ducats } ducati, e per le tue sale hai due pezzi e il compositore della casa.

    Guarda che cosa offre la mappa: un’ala a Venezia, un’ala a Wien, un edificio principale a Berlin. Oppure tieniti i ducati.
operalessons-building-4-choice = Costruisci un’altra parte, o fermati.
operalessons-building-4-chose-venezia = Costa come Berlin e dà gli stessi punti. Ma quella di Berlin è una sala principale.
operalessons-building-4-chose-wien = Due sale danno subito più punti. Ma si prendono quasi tutti i tuoi ducati, e non hai musica da metterci.
operalessons-building-4-chose-stop = Che parsimonia! Ti tieni i ducati, e nessuna sala resta vuota.
operalessons-building-4-better = Lì per lì una sala vale uguale dappertutto. Ma **quella di Berlin è una sala principale**: con un pezzo famoso, d’ora in poi rende a ogni round di conta. Una sala senza musica, invece, costa un punto: quindi costruisci quello che puoi riempire. Andiamo avanti con **Berlin**.

operalessons-building-5-title = Sale senza musica
operalessons-building-5-say = Hai già { $points } punti. (Rosa ha giocato insieme e si è costruita un’ala.) Ma guarda la conta: { $counting }. **Ogni sala vuota costa un punto**, e subito dopo questo round c’è un round di conta.

    Con i tuoi ultimi { $level } livelli chiama dunque l’Impresario. Quattro sale, tre pezzi: con { $ducats } ducati comprane un altro, a buon mercato.
operalessons-building-5-task = Assolda l’Impresario e compra il pezzo meno caro.
operalessons-building-5-1-item = Impresario assoldato
operalessons-building-5-1-hint = Nessun altro può riempire le tue sale.
operalessons-building-5-1-wrong = Tre sale sono vuote, e tra poco si conta. Solo l’Impresario può riempirle.
operalessons-building-5-1-wrong-end = Tre sale resterebbero vuote, e ognuna ti costerebbe un punto. Presto, l’Impresario!
operalessons-building-5-2-item = un pezzo economico comprato
operalessons-building-5-2-hint = Guarda in fondo alla scala.
operalessons-building-5-2-wrong = Prendi il meno caro: Monteverdi.
operalessons-building-5-2-wrong-mozart = Si prende il tuo ultimo ducato. Monteverdi riempie la sala altrettanto bene, e nel prossimo round puoi ancora puntare.
operalessons-building-5-2-wrong-stop = Una sala resterebbe vuota: un punto perso. Monteverdi non costa quasi nulla.

operalessons-building-6-title = La sera della prima
operalessons-building-6-say = Ora riempi tutto. Tre sale principali vogliono tre nomi famosi; il compositore della casa, che famoso non è, starà benissimo nella seconda sala di Wien.

    Per come stanno le cose, la conta ti dà { $counting }. Vediamo che cosa sai farne.
operalessons-building-6-task = Riempi tutte e quattro le sale, con un nome famoso in ogni sala principale.
operalessons-building-6-1-item = nessuna sala vuota, fama in ogni sala principale
operalessons-building-6-1-hint = Il compositore della casa nella seconda sala di Wien; Verdi, Händel e Monteverdi nelle sale principali.
operalessons-building-6-1-wrong = Non ci siamo ancora: quattro pezzi, quattro sale, e un compositore della scala in ogni sala principale.
operalessons-building-6-1-wrong-empty = Una sala è ancora vuota, e costa un punto. Hai un pezzo per ognuna.
operalessons-building-6-1-wrong-great = Tutto pieno! Ma il compositore della casa non ha fama e occupa una sala principale. Mettilo nella seconda sala di Wien.

operalessons-building-7-title = La ricompensa
operalessons-building-7-say = Il round è finito e si è contato: hai { $points } punti. Una parte viene dai mattoni, una parte dalle sale principali.

    Le sale principali rendono a ogni round di conta, e quelle vuote costano ogni volta. Quindi costruisci quello che puoi riempire.

## Lezione 4: La Signora e il Palazzo.

operalessons-palazzo-title = La Signora e il Palazzo
operalessons-palazzo-done = Sai quando un pezzo vale più nel Palazzo che in una sala, e quando chiedere ducati e quando punti.

operalessons-palazzo-1-title = Un indirizzo esclusivo
operalessons-palazzo-1-say = Il **Palazzo** colleziona musica. Con tre giocatori ha posto per { $palazzo-3 } pezzi, e ogni compositore ci entra **una volta sola**. Mozart è già dentro, quindi nessuno può venderne un altro.

    Lì la fama è pagata bene: { $ducats-per-fame } ducati per livello, oppure la fama stessa in punti.

operalessons-palazzo-2-title = La borsa vuota
operalessons-palazzo-2-say = L’ultimo round si avvicina, e tutto quello che hai da puntare è { $ducats } ducato. Così non si va lontano.

    Ma dietro il tuo schermo un secondo **Verdi** se ne sta con le mani in mano. Lì non rende nulla. La **Signora** vende per te: { $fee-signora } livelli, un pezzo.
operalessons-palazzo-2-task = Assolda la Signora.
operalessons-palazzo-2-1-item = Signora assoldata
operalessons-palazzo-2-1-hint = L’unica dama della compagnia.
operalessons-palazzo-2-1-wrong = Bella tentazione, ma nel prossimo round non avresti quasi nulla da puntare. Prima i ducati.
operalessons-palazzo-2-1-wrong-impresario = Comprare, con quella borsa? Prima vendi qualcosa.
operalessons-palazzo-2-1-wrong-architetto = Vuole ducati per ogni sala, e tu non ne hai. Prima vendi.
operalessons-palazzo-2-1-wrong-end = Così entri nell’ultimo round con la borsa vuota. La Signora può rimediare.

operalessons-palazzo-3-title = Quale pezzo, e in cambio di che?
operalessons-palazzo-3-say = Puoi vendere dalla riserva o direttamente da una sala. Ma una sala svuotata toglie incasso, e alla conta costa un punto. Guarda quindi prima dietro il tuo schermo: **la fama fa il prezzo**, e nessuno è più famoso di Verdi.

    Ducati o punti? Hai { $ducats } ducato, e manca ancora un round.
operalessons-palazzo-3-task = Vendi il Verdi della tua riserva in cambio di ducati.
operalessons-palazzo-3-1-item = Verdi dalla riserva, in cambio di ducati
operalessons-palazzo-3-1-hint = Riserva, Verdi, ducati.
operalessons-palazzo-3-1-wrong = Quel pezzo lavora per te nella sua sala. Il pigro sta dietro il tuo schermo.
operalessons-palazzo-3-1-wrong-points = I punti non arrugginiscono, è vero. Ma senza ducati nell’ultimo round farai ben poco, e i ducati possono ancora fruttare di più.
operalessons-palazzo-3-1-wrong-hall = Il prezzo è lo stesso, ma svuoteresti la tua sala principale di Venezia. Vendi il Verdi che non fa nulla.
operalessons-palazzo-3-1-wrong-cheap = Monteverdi rende poco: la sua fama è modesta. Vendi quello famoso, finché il Palazzo lo prende.
operalessons-palazzo-3-1-wrong-stop = La Signora è già pagata. Falle vendere qualcosa!

operalessons-palazzo-4-title = Tutto esaurito
operalessons-palazzo-4-say = Fanno { $ducats } ducati. Rosa ha giocato insieme e ha venduto un Wagner, e così il Palazzo è **pieno**: a Bruno non è stato chiesto nulla. Al Palazzo chi arriva tardi resta fuori.

    Alla fine di un round un Palazzo pieno si svuota. Finisco io questo round e consegno la tua prossima puntata; tu guarda.

operalessons-palazzo-5-title = L’ultima vendita
operalessons-palazzo-5-say = Round { $round } di { $rounds }. Rosa ha la Signora; giocare insieme costa { $along-cost } dei tuoi { $level } livelli. Dopo stasera i ducati non comprano più nulla.

    Un pezzo in una sala principale darà la sua fama nella conta finale. Altrove no: se lo vendi, ti costa solo un punto per la sala vuota. E un pezzo dietro il tuo schermo non vale proprio nulla.
operalessons-palazzo-5-choice = Vendi un pezzo, oppure no.
operalessons-palazzo-5-chose-ducats = E che cosa ci compri? La partita è quasi finita.
operalessons-palazzo-5-chose-intermezzo = Un livello risparmiato vale meno dei punti fatti.
operalessons-palazzo-5-chose-stock = Sicuro, ma modesto. Mozart rende di più, anche tolto il punto per la sala vuota. E se passa l’Impresario, Monteverdi può prendere quella sala.
operalessons-palazzo-5-chose-great = Nella sua sala principale quel pezzo avrebbe dato comunque la sua fama. Anche venduto la dà una volta sola, e la sala vuota ti costa un punto. Nessun guadagno.
operalessons-palazzo-5-better = Somma i punti e la conta. **Mozart**, che non è in una sala principale, venduto in cambio di punti è in testa: la sua fama subito, e un punto solo in meno per la sala vuota. Monteverdi dalla riserva non costa nulla e rende poco, e un pezzo tolto da una sala principale ti dà solo quello che avrebbe dato comunque. Andiamo avanti con **Mozart**.

operalessons-palazzo-6-title = Al momento giusto
operalessons-palazzo-6-say = Ora hai { $points } punti. Ricorda le due domande che la Signora fa sempre.

    Che cosa mi rende questo pezzo **dov’è adesso**? E che cosa mi serve di più: **ducati** per agire, o **punti** per vincere? All’inizio della partita per lo più i primi, nell’ultimo round sempre i secondi.

## Lezione 5: Maestro, Critico, Esperto.

operalessons-characters-title = Maestro, Critico, Esperto
operalessons-characters-done = Sai rendere famoso un compositore, portare il Maestro dove ti rende di più e far contare l’Esperto senza danneggiarti.

operalessons-characters-1-title = Tre viaggiatori
operalessons-characters-1-say = L’Impresario, l’Architetto e la Signora sono impiegati. Gli altri tre ruoli sono **personaggi**: ognuno ha una pedina sulla mappa, e se lo assoldi la mandi in **un’altra città con un posto libero**. Con un personaggio nessuno gioca insieme.

    Sei al livello { $level }. Basta per tutti e tre, e { $hires-3 } è anche il massimo che puoi assoldare in un round.

operalessons-characters-2-title = Prima gli elogi
operalessons-characters-2-say = In che ordine? L’Esperto paga secondo la fama, quindi prima rendi famoso qualcuno. Il **Critico** scrive di un compositore **eseguito nella sua città**.

    Händel è in due tue sale principali, a Wien e a Berlin. È lì che il Critico deve andare ad ascoltare.
operalessons-characters-2-task = Assolda il Critico e mandalo dove si esegue Händel.
operalessons-characters-2-1-item = Critico assoldato
operalessons-characters-2-1-hint = La penna tagliente, per { $fee-critico } livelli.
operalessons-characters-2-1-wrong = Gli impiegati un’altra volta. Oggi tocca ai viaggiatori, e il Critico va per primo.
operalessons-characters-2-1-wrong-esperto = Pazienza! Ora conterebbe Händel con la vecchia fama. Prima fallo elogiare dal Critico.
operalessons-characters-2-1-wrong-maestro = Verrà anche lui. Ma comincia dal Critico: prima la fama, il resto viene dopo.
operalessons-characters-2-1-wrong-end = Al livello { $level }, e vai a casa? Tre pedine ti aspettano.
operalessons-characters-2-2-item = Critico dove si esegue Händel
operalessons-characters-2-2-hint = Wien o Berlin: guarda dove esegui Händel.
operalessons-characters-2-2-wrong = Lì nessuno esegue Händel, e il Critico scrive solo di quello che sente. Wien o Berlin.

operalessons-characters-3-title = Che cosa scrive?
operalessons-characters-3-say = Ora può **far salire o scendere** un compositore che si esegue lì, al massimo di { $critico-reach } livelli. Quelli che supera si spostano di uno dall’altra parte.

    Salendo, Händel supera Beethoven e Mozart. E chi li esegue? Rosa e Bruno.
operalessons-characters-3-choice = Fai salire o scendere qualcuno, o non cambiare nulla.
operalessons-characters-3-chose-one = { $critico-reach } livelli non ti costano più di uno.
operalessons-characters-3-chose-lower = Attenzione: Händel è nelle tue sale principali, quindi fai scendere te.
operalessons-characters-3-chose-stop = Puoi non cambiare nulla, ma il critico l’hai pagato.
operalessons-characters-3-better = Guarda che cosa darebbe adesso un round di conta. **Händel** per te conta doppio, perché è in due tue sale principali, e quelli che supera sono degli altri. Quindi fallo salire, e fino in fondo. Andiamo avanti con Händel { $critico-reach } livelli più in alto.

operalessons-characters-4-title = Poi la musica
operalessons-characters-4-say = Il **Maestro** raddoppia l’incasso di tutti i teatri della sua città, anche nei round in cui nessuno lo assolda. È a London, dove grazie a lui Rosa incassa { $london } ducati.

    Il tuo teatro migliore è a Paris: { $paris } ducati, e lì nessun altro ha un teatro. Portalo lì: tu guadagni quanto lei perde.
operalessons-characters-4-task = Assolda il Maestro e mandalo dove ti rende di più.
operalessons-characters-4-1-item = Maestro assoldato
operalessons-characters-4-1-hint = La parrucca bianca, { $fee-maestro } livelli.
operalessons-characters-4-1-wrong = Potresti, ma poi i livelli non bastano più sia per il Maestro sia per l’Esperto.
operalessons-characters-4-1-wrong-esperto = Tra poco. Ma il suo costo ti farebbe finire dietro Rosa, e lei potrebbe soffiarti il Maestro. Quindi prima lui.
operalessons-characters-4-1-wrong-end = Mentre la London di Rosa paga il doppio? Prima vai a prendere il Maestro.
operalessons-characters-4-2-item = Maestro nella tua città migliore
operalessons-characters-4-2-hint = Paris: tre pezzi, tutti tuoi.
operalessons-characters-4-2-wrong = Lì non hai un teatro. Mandalo dove incassi di più: Paris.
operalessons-characters-4-2-wrong-venezia = A Venezia un teatro ce l’hanno tutti: guadagneresti poco, e gli altri almeno altrettanto.
operalessons-characters-4-2-wrong-wien = Wien ti renderebbe un po’ di più. Ma a Paris esegui più pezzi, e c’è più da raddoppiare.

operalessons-characters-5-title = Infine il raccolto
operalessons-characters-5-say = L’**Esperto** ti dà in punti la fama di **tutti i tuoi pezzi in una città**. Il prezzo: il tuo pezzo migliore in quella città va in regalo a chi ha meno punti. È Bruno, con { $yellow }; tu ne hai { $points }.

    Scegli quindi una città piena di fama, dove il pezzo migliore **non** sta nella sala principale.
operalessons-characters-5-task = Assolda l’Esperto e fai punti nella città giusta.
operalessons-characters-5-1-item = Esperto assoldato
operalessons-characters-5-1-hint = È il più caro: { $fee-esperto } livelli, giusto quelli che hai.
operalessons-characters-5-1-wrong = Siamo qui per l’Esperto: trasforma in punti la fama che hai appena creato.
operalessons-characters-5-1-wrong-end = E lasciare lì quei punti? Assolda l’Esperto.
operalessons-characters-5-2-item = Esperto nella città giusta
operalessons-characters-5-2-hint = A Wien se ne va Wagner, ma Händel resta nella sala principale.
operalessons-characters-5-2-wrong = Lì di tuo c’è poco o nulla. Cerca due pezzi famosi nello stesso teatro.
operalessons-characters-5-2-wrong-paris = Meno punti che a Wien, e Verdi sparirebbe dalla tua sala principale.
operalessons-characters-5-2-wrong-venezia = Un pezzo solo, e lo perderesti, per di più da una sala principale. C’è una città migliore.

operalessons-characters-6-title = Chi segue?
operalessons-characters-6-say = Tu sei a { $points }, Rosa a { $red }. Lei **avrebbe potuto seguire**: chi ha un pezzo in quella città può fare punti anche lui, e scarta il migliore. Per un piccolo Beethoven tolto dalla sala principale non ne valeva la pena.

    Le pedine restano dove sono. Nel prossimo round il Maestro dirige ancora a Paris, se nessuno lo porta via.

## Lezione 6: Incasso e fama.

operalessons-income-title = Incasso e fama
operalessons-income-done = Sai quanto rende un teatro pieno, che cosa ci aggiunge il Maestro, e come il pubblico rende famoso un compositore.

operalessons-income-1-title = Quanto rende un teatro?
operalessons-income-1-say = Alla fine di ogni round ogni teatro dell’opera paga per i pezzi che vi si eseguono: { $income }.

    Vedi come cresce? **Più un teatro è pieno, più rende un altro pezzo.** Un teatro pieno è meglio di due mezzi vuoti. Per ora incassi { $yield }, e con { $ducats } ducati in borsa un po’ di più non guasta.

operalessons-income-2-title = Il doppio, grazie
operalessons-income-2-say = Il **Maestro** raddoppia tutti i teatri della sua città. A London dirige per Rosa: { $red } ducati. La tua Paris ne rende { $paris }, e lì nessun altro ha un teatro.

    Sbrigati: Rosa ha giusto i livelli per assoldarlo lei.
operalessons-income-2-task = Assolda il Maestro e mandalo a Paris.
operalessons-income-2-1-item = Maestro assoldato
operalessons-income-2-1-hint = { $fee-maestro } livelli per l’uomo con la bacchetta.
operalessons-income-2-1-wrong = Bello, ma stasera non ti riempie la borsa. Il Maestro, prima che lo prenda Rosa.
operalessons-income-2-1-wrong-impresario = Ci serve anche lui, ma dopo. Il suo costo ti farebbe finire dietro Rosa, e lei il Maestro può pagarlo.
operalessons-income-2-1-wrong-end = Con la borsa vuota? Prima facciamo qualcosa per l’incasso.
operalessons-income-2-2-item = Maestro a Paris
operalessons-income-2-2-hint = Dove esegui più pezzi?
operalessons-income-2-2-wrong = Lì non si esegue ancora nulla; dirigerebbe una piazza vuota. Paris!
operalessons-income-2-2-wrong-venezia = Lì raddoppia un tuo pezzo solo, e in più i teatri degli altri due.
operalessons-income-2-2-wrong-wien = A Wien ha un teatro solo Bruno. Che generosità! Ma tua è Paris.

operalessons-income-3-title = Senza ducati, senza problemi
operalessons-income-3-say = Siamo già a { $yield }. Ti restano { $level } livelli, e nemmeno un ducato. Dietro il tuo schermo aspettano tre pezzi, e due sale di Paris sono vuote.

    Chi ti aiuta di più? Buono a sapersi: con l’Impresario puoi **programmare senza comprare**.
operalessons-income-3-choice = Assolda un ruolo, o termina la tua performance.
operalessons-income-3-chose-end = Due sale di Paris restano al buio, proprio sotto il naso del Maestro.
operalessons-income-3-chose-signora = Trasforma un pezzo in ducati o in punti, ed è già qualcosa. Ma due sale di Paris restano al buio.
operalessons-income-3-chose-architetto = Costruisce in cambio di ducati, e tu non ne hai.
operalessons-income-3-chose-critico = Fama per più avanti; la borsa resta vuota.
operalessons-income-3-better = L’**Impresario** porta in scena a Paris altri due pezzi, sotto la bacchetta del Maestro, e non ti costa nemmeno un ducato. E un teatro pieno paga di nuovo in ogni round che verrà. Andiamo avanti con lui.

operalessons-income-4-title = Due sale, tre pezzi
operalessons-income-4-say = Per l’incasso vanno bene due pezzi qualsiasi. Ma dopo l’incasso parla il pubblico: **il compositore più eseguito sale di un livello**.

    Le esecuzioni di Beethoven sono { $beethoven }, quelle di Mozart { $mozart }, e altri ne hanno altrettante: ne basta una in più. Beethoven è nella tua sala principale di Venezia; Mozart serve a Rosa. Ora incassi { $yield }; si può fare meglio.
operalessons-income-4-task = Riempi Paris in modo che salga solo Beethoven.
operalessons-income-4-1-item = Paris piena, sale solo Beethoven
operalessons-income-4-1-hint = Beethoven e Monteverdi nelle sale vuote. Mozart resta dietro lo schermo.
operalessons-income-4-1-wrong = Riempi le due sale vuote di Paris, e lascia Mozart dietro il tuo schermo.
operalessons-income-4-1-wrong-income = Puoi incassare di più: tieni piene tutte le sale, a Venezia e a Paris.
operalessons-income-4-1-wrong-rising = Bell’incasso, ma Beethoven non salirebbe da solo. Eseguilo una volta in più, e Mozart no: la sua fama fa contenta solo Rosa.

operalessons-income-5-title = Soldi e fama
operalessons-income-5-say = Non avevi nulla, e ora hai { $ducats } ducati: Paris ha pagato il doppio. Tra questi ce n’è { $level-zero-ducats } per il livello zero: una piccola consolazione per chi ha speso tutto.

    E Beethoven ha superato Verdi. Nel prossimo round di conta la tua sala principale di Venezia varrà di più, e non ti è costato nemmeno un ducato.

## Lezione 7: Da un round all’altro.

operalessons-rounds-title = Da un round all’altro
operalessons-rounds-done = Sai quanto vale una prima puntata, che l’offerta è nuova a ogni round, e che cosa fa una puntata di zero.

operalessons-rounds-1-title = La primissima puntata
operalessons-rounds-1-say = Una partita nuova! Hai { $ducats } ducati e una sala a Venezia. Adesso a tutti servono sale e musica, e tutti le pagano in livelli.

    La scatola dà un consiglio a chi comincia: nei primi round non puntare meno di **cinque**. Un teatro costruito presto si ripaga più e più volte.
operalessons-rounds-1-choice = Fai la tua prima puntata.
operalessons-rounds-1-chose-low = I tuoi ducati sono al sicuro, ma da soli non costruiscono nulla. Con così pochi livelli starai a guardare gli altri che aprono i loro teatri.
operalessons-rounds-1-chose-high = Che coraggio! Giochi per primo, e i livelli che non usi restano tuoi.
operalessons-rounds-1-better = Con **cinque o più** paghi due ruoli, o uno solo e un po’ di gioco insieme. I livelli che avanzano ti restano per il prossimo round; un round senza costruire non torna più. Ma tieniti dei ducati per i mattoni e la musica. Andiamo avanti con sei.

operalessons-rounds-2-title = È tutto nuovo
operalessons-rounds-2-say = Il round l’ho giocato io per te. Hai costruito a Wien, e comprato Händel e Beethoven.

    Ora guarda la scala: **tutta l’offerta è nuova**. Quello che nessuno ha comprato è stato scartato, e dal mazzo sono usciti altri { $offer-3 } pezzi. Quindi, se vedi un affare, prendilo: nel prossimo round non c’è più. Anche i ruoli sono di nuovo liberi, e tutti sono tornati in gioco.

operalessons-rounds-3-title = Bisogna puntare?
operalessons-rounds-3-say = No! Hai ancora { $own } livelli del round scorso, come Rosa, che sta alla tua sinistra. E con i tuoi { $ducats } ducati comprerai musica.

    Una **puntata di zero** non costa nulla, e il tuo segnalino resta esattamente dov’è.
operalessons-rounds-3-task = Punta zero.
operalessons-rounds-3-1-item = una puntata di zero
operalessons-rounds-3-1-hint = Anche zero è una puntata.
operalessons-rounds-3-1-wrong = Un’altra volta. Hai abbastanza livelli per un ruolo, quindi tieniti i ducati: punta zero.

operalessons-rounds-4-title = Qualcuno si è infilato
operalessons-rounds-4-say = Rosa è salita, e il suo posto si è liberato. Bruno è venuto dal basso, **nel vuoto alla tua sinistra**. Così al livello { $own } adesso ti sta davanti.

    Una puntata di zero è gratis, ma non chiude nessun vuoto. Con un solo ducato gli saresti ancora davanti.

## Lezione 8: Il round di conta.

operalessons-counting-title = Il round di conta
operalessons-counting-done = Sai che cosa premia e che cosa punisce un round di conta, e guardi la scala della fama prima che finisca un episodio.

operalessons-counting-1-title = Che cosa si conta?
operalessons-counting-1-say = È l’ultimo round del Barocco: poi viene un **round di conta**. Ogni **sala principale** dà la fama del suo pezzo, e { $bonus } in più se è del **Compositore del Secolo**. Ogni **sala vuota** costa un punto.

    Le altre sale non danno nulla, e il compositore della casa non ha fama. Se si contasse ora, avresti { $counting }. Mah.

operalessons-counting-2-title = Chi ti aiuta adesso?
operalessons-counting-2-say = Tre sale principali: a Venezia c’è il compositore della casa, a Wien Beethoven, a Berlin nessuno. Hai { $ducats } ducati e { $level } livelli, che bastano per un ruolo.
operalessons-counting-2-choice = Assolda un ruolo, o termina la tua performance.
operalessons-counting-2-chose-architetto = Altre sale, quando due sono già vuote? Ognuna ti costerebbe un punto.
operalessons-counting-2-chose-signora = Venderebbe un pezzo da una delle tue sale, e alla conta ce ne sarebbero ancora di più vuote.
operalessons-counting-2-chose-figure = Utile, un’altra volta. Nelle tue sale principali non porta fama.
operalessons-counting-2-chose-end = I livelli restano tuoi, ma le tue sale principali non danno quasi nulla.
operalessons-counting-2-better = Subito prima di un round di conta ci vuole l’**Impresario**: nessun altro porta fama nelle sale principali e riempie quelle vuote. Si prende tutti i tuoi livelli, e li vale. Andiamo avanti con lui.

operalessons-counting-3-title = La spesa con criterio
operalessons-counting-3-say = Il Compositore del Secolo è **Händel**: vale { $bonus } più di quanto costa. Con **Wagner** i tuoi { $ducats } ducati finiscono; ma l’incasso arriva prima della prossima puntata, quindi è il momento di spendere.
operalessons-counting-3-task = Compra Händel e Wagner.
operalessons-counting-3-1-item = Händel comprato
operalessons-counting-3-1-hint = Prima il Compositore del Secolo.
operalessons-counting-3-1-wrong = C’è di meglio per i tuoi ducati: Händel e Wagner insieme. Prima Händel.
operalessons-counting-3-1-wrong-wagner = Anche lui, tra un attimo. Ma prima assicurati il bonus: Händel.
operalessons-counting-3-1-wrong-verdi = Il più famoso di tutti, ma per la seconda sala principale resterebbero gli spiccioli. Händel e Wagner insieme rendono di più.
operalessons-counting-3-1-wrong-stop = Tre sale principali, e quasi niente fama. Compra!
operalessons-counting-3-2-item = Wagner comprato
operalessons-counting-3-2-hint = Costa proprio i ducati che ti restano.
operalessons-counting-3-2-wrong = Ora Wagner: molta più fama per una sala principale, e puoi pagarlo giusto giusto.
operalessons-counting-3-2-wrong-stop = Per che cosa risparmi? I tuoi teatri pagano prima della prossima puntata. Prendi anche Wagner.

operalessons-counting-4-title = Prima la fama, poi la conta
operalessons-counting-4-say = Occhio all’ordine: prima finisce il round, e **il compositore più eseguito sale ancora prima della conta**. Sarà Händel, che supera Mozart. Il registro ne tiene già conto.

    Dai quindi una sala principale ai tre nomi migliori, e un’altra sala a chi non vale nulla. Ora { $counting }; tra poco molto di più.
operalessons-counting-4-task = Riempi tutte e cinque le sale, con i tre pezzi più famosi nelle sale principali.
operalessons-counting-4-1-item = sale piene, i migliori nelle sale principali
operalessons-counting-4-1-hint = Wagner, Händel e Mozart nelle sale principali; Beethoven e il compositore della casa accanto.
operalessons-counting-4-1-wrong = Riprova: nessuna sala vuota, e i tre più famosi nelle sale principali.
operalessons-counting-4-1-wrong-empty = Una sala è ancora vuota: un punto perso. Cinque pezzi, cinque sale.
operalessons-counting-4-1-wrong-great = Niente di vuoto, bene. Ma in una sala principale c’è un nome piccolo, mentre uno più grande sta accanto. Scambiali.

operalessons-counting-5-title = Verso il prossimo episodio
operalessons-counting-5-say = { $points } punti! Händel è salito, Mozart è sceso di un livello, e tutti e due hanno contato in una tua sala principale.

    Con il nuovo episodio **aprono nuove città**, e va di moda un nuovo Compositore del Secolo, che la prossima volta vale { $bonus } in più. È Mozart; e chi ce l’ha già in una sala principale? Compra prima che costi caro.

## Lezione 9: Giocare insieme e fermarsi.

operalessons-ending-title = Giocare insieme e fermarsi
operalessons-ending-done = Sai quando giocare insieme, quando è meglio un intermezzo, e che i livelli risparmiati li ritrovi nel prossimo round.

operalessons-ending-1-title = Anche aspettare è giocare
operalessons-ending-1-say = Rosa è al livello { $first }, tu a { $own }, Bruno a { $last }. L’iniziativa, quindi, è sua, e tu aspetti.

    Ma **gli impiegati lavorano per tutti**: quando Rosa assolda l’Impresario, l’Architetto o la Signora, ti si chiede se vuoi **giocare insieme**. Ogni azione costa allora { $along-cost } livello. Vediamo che cosa fa.

operalessons-ending-2-title = Costruisci anche tu?
operalessons-ending-2-say = Rosa ha assoldato l’Architetto e ha costruito a Paris. Ora lo si chiede a te. Una parte ti costerebbe { $along-cost } livello, e { $ducats-per-hall } ducati per sala. Hai { $own } livelli e { $ducats } ducati, e a Berlin una sala senza musica.

    Dire di no è un **intermezzo**: non costa nulla, e **resti nel round**.
operalessons-ending-2-choice = Costruisci qualcosa, o di’ intermezzo.
operalessons-ending-2-chose-wing = Punti subito, è vero; ma costa un livello e dei ducati, e una sala in più resta vuota.
operalessons-ending-2-chose-main = Punti subito, e un’altra sala principale. Ma la borsa è quasi vuota, e la sala anche.
operalessons-ending-2-better = I mattoni danno punti subito, e a London avresti una nuova sala principale. Ma alla conta una sala senza musica costa un punto, e i ducati con cui la costruisci sono gli stessi che riempirebbero Berlin. C’è dunque molto da dire a favore di un **intermezzo**, e così andiamo avanti: per la musica.

operalessons-ending-3-title = Assoldare o far assoldare?
operalessons-ending-3-say = Pagando, Rosa è scesa a { $red }, alla tua destra: ora l’iniziativa è **tua**. Il turno non si salta: assolda qualcuno, o termina la tua performance. (Nella scatola si chiama passare.)

    Vuoi un pezzo per Berlin. Ma Rosa ha quattro sale vuote e l’Impresario lo assolderà di sicuro lei. Allora giochi insieme per { $along-cost } livello invece di { $fee-impresario }! Con i tuoi { $own } livelli paga il Maestro: raddoppia i tuoi { $wien } di Wien.
operalessons-ending-3-task = Assolda il Maestro e mandalo a Wien.
operalessons-ending-3-1-item = Maestro assoldato
operalessons-ending-3-1-hint = Parrucca bianca, { $fee-maestro } livelli.
operalessons-ending-3-1-wrong = Il Maestro: costa poco, è utile, e con lui nessuno gioca insieme.
operalessons-ending-3-1-wrong-impresario = Per { $fee-impresario } livelli avresti la prima scelta. Ma i tuoi ducati bastano per un pezzo solo, e quello lo avrai per { $along-cost } livello quando lo assolda Rosa.
operalessons-ending-3-1-wrong-end = Attenzione! Dopo la fine della tua performance non puoi nemmeno giocare insieme, e quando Rosa assolda l’Impresario vuoi esserci.
operalessons-ending-3-1-wrong-signora = Non hai nulla di troppo: ogni tuo pezzo sta bene nella sua sala. Il Maestro, per favore.
operalessons-ending-3-1-wrong-critico = Un piacere, ma ti lascia meno livelli e non porta ducati. Il Maestro sì.
operalessons-ending-3-1-wrong-esperto = Si porterebbe via il tuo pezzo migliore, da una sala principale. Il Maestro rende e non porta via nulla.
operalessons-ending-3-2-item = Maestro a Wien
operalessons-ending-3-2-hint = A Wien esegui due pezzi.
operalessons-ending-3-2-wrong = Lì incassi poco o nulla. A Wien raddoppia due pezzi.

operalessons-ending-4-title = Ora gioca insieme!
operalessons-ending-4-say = Ecco fatto: Rosa ha pagato l’Impresario, e ha comprato Verdi e Wagner. Ora tocca a te: ogni pezzo costa { $along-cost } dei tuoi { $own } livelli, e il suo prezzo in ducati.

    I tuoi { $ducats } ducati bastano giusto per **Mozart**. A Berlin riempie una sala principale, e l’incasso arriva prima della prossima puntata.
operalessons-ending-4-task = Compra Mozart e mettilo a Berlin.
operalessons-ending-4-1-item = Mozart comprato
operalessons-ending-4-1-hint = Compra Mozart: { $ducats } ducati.
operalessons-ending-4-1-wrong = Compra un pezzo, e prendi Mozart: è il migliore che puoi pagare.
operalessons-ending-4-1-wrong-handel = Un buon acquisto anche lui, ma un ducato risparmiato è un punto perso nella sala principale di Berlin. Mozart!
operalessons-ending-4-1-wrong-rearrange = Anche solo spostare pezzi costa { $along-cost } livello, e quello che Berlin guadagna lo perde un’altra sala. Compra.
operalessons-ending-4-1-wrong-intermezzo = Stavolta no! È quello che aspettavi: un pezzo per Berlin, per { $along-cost } livello.
operalessons-ending-4-1-wrong-cheap = Anche il meno caro riempie la sala. Ma in una sala principale conta la fama, e Mozart puoi pagarlo.
operalessons-ending-4-2-item = Mozart a Berlin
operalessons-ending-4-2-hint = Nella sala principale di Berlin, e il resto rimane com’è.
operalessons-ending-4-2-wrong = Lascia gli altri dove sono, e metti Mozart nella sala principale di Berlin.

operalessons-ending-5-title = Quando basta?
operalessons-ending-5-say = Rosa ha terminato la sua performance, e l’iniziativa è tua, al livello { $own }. Potresti ancora assoldare la Signora. Ma per vendere che cosa?

    Guarda Bruno: al livello { $last } non può pagare nessun ruolo. Quindi non succederà più nulla che tu possa perderti. **Termina la tua performance**, e i tuoi livelli ti seguono nel prossimo round.
operalessons-ending-5-task = Termina la tua performance.
operalessons-ending-5-1-item = performance terminata
operalessons-ending-5-1-hint = Sipario!
operalessons-ending-5-1-wrong = Per stasera basta: termina la tua performance.
operalessons-ending-5-1-wrong-signora = Toglierebbe un pezzo da una sala dove sta bene, e con lui tutti i tuoi livelli. Tieni gli uni e l’altro.

operalessons-ending-6-title = In vantaggio
operalessons-ending-6-say = Round { $round }. Hai ancora { $own } livelli, e Bruno di meno: gli sei davanti prima ancora che qualcuno abbia puntato. E sono entrati { $ducats } ducati.

    Quindi ogni volta fatti due domande: **che cosa posso ancora perdermi** se mi fermo adesso? E **quanto vale un livello** per me nel prossimo round?

## Lezione 10: Pari alla fine.

operalessons-tie-title = Pari alla fine
operalessons-tie-done = Sai che un pareggio si decide sulla tabella del budget, e che un livello vale qualcosa fino all’ultimo.

operalessons-tie-1-title = L’ultimo round
operalessons-tie-1-say = Round { $round } di { $rounds }. Poi viene la conta finale. Tu hai { $mine } punti, e altri { $counting } in arrivo; Rosa ne ha { $red }, e { $rosa } in arrivo.

    Vince chi ha più punti. E se due giocatori sono **pari**? Allora vince chi sta meglio sulla tabella del budget: al livello più alto, o a parità di livello più a sinistra. Così c’è sempre un solo vincitore.

operalessons-tie-2-title = A che servono i ducati?
operalessons-tie-2-say = Domani con i tuoi { $ducats } ducati non compri più nulla. Oggi l’**Architetto** li trasforma in punti: { $points-per-hall } subito per ogni sala, e uno in meno se resta vuota. Sei al livello { $own }.
operalessons-tie-2-task = Assolda l’Architetto.
operalessons-tie-2-1-item = Architetto assoldato
operalessons-tie-2-1-hint = Quello con il compasso.
operalessons-tie-2-1-wrong = Stasera quello non ti porta punti. L’Architetto sì.
operalessons-tie-2-1-wrong-esperto = Conterebbe un pezzo e lo toglierebbe dalla sua sala principale, dove vale comunque. Nessun guadagno.
operalessons-tie-2-1-wrong-critico = Idea furba, ma i tuoi ducati andrebbero sprecati. L’Architetto!
operalessons-tie-2-1-wrong-end = Con meno punti di Rosa, e i ducati in borsa? Prima costruisci.

operalessons-tie-3-title = Che cosa costruisci?
operalessons-tie-3-say = Queste sale non le riempirà più nessuno, e anche una sala principale vuota non dà nulla. Stasera una sala vale l’altra.

    Hai { $ducats } ducati, e se sono piccole puoi costruire due parti. Rosa e Bruno sono troppo poveri per giocare insieme.
operalessons-tie-3-choice = Costruisci qualcosa, o fermati.
operalessons-tie-3-chose-stop = Così i ducati restano in borsa, dove nessuno li conta.
operalessons-tie-3-chose-small = È una sala sola; con i ducati che restano potresti aggiungere un’altra parte.
operalessons-tie-3-better = Somma i punti e la conta: alla fine **ogni sala vale un punto**. Quindi costruiscine quante ne pagano i tuoi ducati. Sono tre sale, tutte a Milano o in due posti. Andiamo avanti con **Milano**.

operalessons-tie-4-title = Fermarsi in tempo
operalessons-tie-4-say = Fai i conti: tu hai { $mine } punti e { $counting } in arrivo, Rosa { $red } e { $rosa }. **Pari!** Ma lei ha appena pagato il Maestro ed è al livello { $other }; tu sei a { $own }.

    Potresti ancora assoldare la Signora. Ma il Palazzo è pieno: non venderebbe nulla per te, e i livelli sarebbero persi.
operalessons-tie-4-task = Termina la tua performance.
operalessons-tie-4-1-item = performance terminata
operalessons-tie-4-1-hint = Sipario!
operalessons-tie-4-1-wrong = Tieniti i livelli: termina la tua performance.
operalessons-tie-4-1-wrong-signora = Non può vendere nulla, e il tuo segnalino scenderebbe sotto quello di Rosa. È proprio quello che ti fa vincere!

operalessons-tie-5-title = Per un segnalino
operalessons-tie-5-say = { $mine } punti per te, { $red } per Rosa, { $yellow } per Bruno. Pari, e **vinci tu**: il tuo segnalino è il più alto.

    Nell’ultimo round, dunque, guarda anche i livelli. Quello che non ti porta più punti può ancora farti vincere.

## Lezione 11: Solo voi due.

operalessons-two-players-title = Solo voi due
operalessons-two-players-done = Sai che cosa cambia in due: un’offerta più piccola, meno edifici, un quarto ruolo per round, e una prima azione che non costa livelli.

operalessons-two-players-1-title = Più piccolo e più affilato
operalessons-two-players-1-say = Con due giocatori l’offerta ha { $offer-2 } pezzi, e non più di { $offer-limit-2 } dello stesso compositore.

    Ci sono anche **meno edifici**: fuori da Venezia ogni città ha un solo edificio principale. Se lo costruisci tu, il tuo rivale non l’avrà mai.

operalessons-two-players-2-title = La prima è gratis
operalessons-two-players-2-say = Rosa ha assoldato l’Impresario, e tu puoi giocare insieme. In due la tua **prima azione non costa livelli**; la seconda ne costa { $along-cost }, come sempre. Sei al livello { $level }.

    A Wien una sala è vuota. (Attenzione: programmare senza comprare costa { $along-cost } livello anche in due.)
operalessons-two-players-2-task = Gioca insieme: compra Beethoven.
operalessons-two-players-2-1-item = Beethoven comprato
operalessons-two-players-2-1-hint = Beethoven, al prezzo della sua fama.
operalessons-two-players-2-1-wrong = Prendi Beethoven: un po’ di fama, a un prezzo onesto.
operalessons-two-players-2-1-wrong-intermezzo = Un acquisto che non costa livelli, e dici di no? Compra!
operalessons-two-players-2-1-wrong-rearrange = Programmare senza comprare costa un livello, anche in due. Comprare prima, no.

operalessons-two-players-3-title = Un altro, per un livello?
operalessons-two-players-3-say = Ancora al livello { $level }: non è costato nulla. Un secondo pezzo vorrebbe { $along-cost } livello e una parte dei tuoi { $ducats } ducati.

    Pensa in anticipo: poi l’iniziativa è tua, e l’Architetto, per { $fee-architetto } livelli, è ancora libero.
operalessons-two-players-3-choice = Compra un altro pezzo, o fermati.
operalessons-two-players-3-chose-mozart = Adesso è il Compositore del Secolo, e uno ce l’hai già a Venezia. Per un secondo ci vuole un’altra sala principale.
operalessons-two-players-3-chose-piece = Un pezzo per dopo; aspetta dietro il tuo schermo finché c’è una sala per lui.
operalessons-two-players-3-better = Qui **vanno bene entrambe le cose**. Un pezzo che hai tu, il tuo rivale non l’avrà, e un livello più in basso puoi ancora pagare l’Architetto. Se ti fermi, ti resta un livello per il prossimo round, e ducati per i mattoni. L’importante: la prima azione è gratis, e la seconda deve valere un livello. Andiamo avanti senza.

operalessons-two-players-4-title = In scena!
operalessons-two-players-4-say = Ora metti Beethoven nella sala vuota di Wien, accanto a Verdi. Due pezzi nello stesso teatro rendono più di due in due.
operalessons-two-players-4-task = Riempi la sala vuota di Wien.
operalessons-two-players-4-1-item = entrambe le sale di Wien piene
operalessons-two-players-4-1-hint = Beethoven nella seconda sala di Wien; il resto rimane com’è.
operalessons-two-players-4-1-wrong = Metti Beethoven nella seconda sala di Wien.
operalessons-two-players-4-1-wrong-empty = A Wien una sala è ancora vuota. Dietro il tuo schermo hai il pezzo che ci va.

operalessons-two-players-5-title = Il quarto
operalessons-two-players-5-say = Maestro, Critico, Signora: in questo round hai già assoldato tre ruoli. Con più giocatori la tua performance sarebbe finita. In due puoi assoldarne **{ $hires-2 }**.

    Paris ha appena aperto, con un solo edificio principale, e lo vuole anche Rosa.
operalessons-two-players-5-task = Assolda l’Architetto e costruisci a Paris.
operalessons-two-players-5-1-item = Architetto assoldato
operalessons-two-players-5-1-hint = Il tuo quarto ruolo del round: { $fee-architetto } livelli.
operalessons-two-players-5-1-wrong = L’Architetto, prima che lo assoldi Rosa.
operalessons-two-players-5-1-wrong-end = Puoi ancora assoldare, e Rosa ha messo gli occhi su Paris. L’Architetto!
operalessons-two-players-5-2-item = edificio principale a Paris
operalessons-two-players-5-2-hint = Tre sale a Paris, e nessuno accanto a te.
operalessons-two-players-5-2-wrong = Paris, per favore: l’unico edificio principale che c’è.
operalessons-two-players-5-2-wrong-wing = Un’ala può aspettare. L’edificio principale di Paris no: ce n’è uno solo.
operalessons-two-players-5-2-wrong-stop = L’Architetto è pagato. Che costruisca a Paris!

## Lezione 12: Il famoso round sei.

operalessons-round-six-title = Il famoso round sei
operalessons-round-six-done = Hai giocato un round intero, su tre sedie. Chi sa pensare anche per gli altri è pronto per il palco vero. In bocca al lupo!

operalessons-round-six-1-title = Bruno punta tutto
operalessons-round-six-1-say = Round { $round }, e poi un round di conta. Oggi li giochi tutti e tre, uno dopo l’altro. Prima sei **Bruno**, con il giallo: livello { $own }, { $ducats } ducati.

    Rosa è a { $red }, Nina a { $blue }, ed entrambe possono salire. Ti serve la Signora per i ducati, e poi l’Impresario: in offerta ci sono due Wagner. Funziona solo se **vai per primo**.
operalessons-round-six-1-task = Punta così in alto che nessuno possa superarti.
operalessons-round-six-1-1-item = la puntata più alta che c’è
operalessons-round-six-1-1-hint = La tabella finisce al livello { $max-level }.
operalessons-round-six-1-1-wrong = Vai fino in fondo: più su della cima non sale nessuno.
operalessons-round-six-1-1-wrong-behind = Così non supereresti Rosa nemmeno se lei non puntasse nulla. Più in alto!
operalessons-round-six-1-1-wrong-risk = Quasi, ma a Rosa bastano pochi ducati per superarti, e la sua puntata non la vedi. Non lasciarle nessuna possibilità.

operalessons-round-six-2-title = Prima i soldi, poi la musica
operalessons-round-six-2-say = Livello { $own }, Rosa { $red }: è andata, ma restano solo { $ducats } ducati. Quindi prima la **Signora**.

    Nessuno è più famoso di **Verdi**, a Wien: niente si vende meglio. Di Wagner, che prenderà il suo posto, l’offerta ha due pezzi, meno cari. Presto: nel Palazzo entra un solo Verdi, e uno ce l’ha anche Nina.
operalessons-round-six-2-task = Assolda la Signora e vendi Verdi in cambio di ducati.
operalessons-round-six-2-1-item = Signora assoldata
operalessons-round-six-2-1-hint = { $fee-signora } livelli, e l’Impresario puoi ancora pagarlo.
operalessons-round-six-2-1-wrong = Più tardi, o mai. Prima ti servono ducati, e adesso li dà solo la Signora.
operalessons-round-six-2-1-wrong-impresario = Con { $ducats } ducati? Non compreresti quasi nulla. Prima vendi.
operalessons-round-six-2-1-wrong-maestro = Verrà, ma prima i ducati per la musica che deve dirigere.
operalessons-round-six-2-1-wrong-end = Dopo una puntata così? Hai appena cominciato.
operalessons-round-six-2-2-item = Verdi venduto in cambio di ducati
operalessons-round-six-2-2-hint = Il Verdi di Wien, a { $ducats-per-fame } ducati per livello di fama.
operalessons-round-six-2-2-wrong = Vendi Verdi, e prendi ducati.
operalessons-round-six-2-2-wrong-points = Punti adesso, o Wagner nelle tue sale principali, in questa conta e nella prossima? Prendi i ducati.
operalessons-round-six-2-2-wrong-beethoven = Beethoven non rende quasi nulla. Verdi!
operalessons-round-six-2-2-wrong-stop = La Signora è già pagata. Vendi!

operalessons-round-six-3-title = Nina fa i conti
operalessons-round-six-3-say = Rosa non ha giocato insieme: vuole tenersi quello che ha. Ora sei **Nina**, con il blu, al livello { $own } con { $ducats } ducati. Nel Palazzo resta un posto.

    A Venezia **Mozart** sta nella tua seconda sala: lì dà incasso, ma niente punti. Con il suo prezzo tra poco puoi comprare Verdi, per la tua sala principale di Paris.
operalessons-round-six-3-task = Gioca insieme: vendi Mozart in cambio di ducati.
operalessons-round-six-3-1-item = Mozart venduto in cambio di ducati
operalessons-round-six-3-1-hint = L’ultimo posto nel Palazzo, { $along-cost } livello.
operalessons-round-six-3-1-wrong = Non quello. Mozart non è in una sala principale e rende di più.
operalessons-round-six-3-1-wrong-points = Qualche punto, e poi niente Verdi per Paris? Prendi i ducati: frutteranno.
operalessons-round-six-3-1-wrong-intermezzo = Il posto resterebbe vuoto, e poi non potresti pagare Verdi. Gioca insieme.
operalessons-round-six-3-1-wrong-other = Rende meno, e Mozart sta in una sala dove non fa punti. Vendi Mozart.

operalessons-round-six-4-title = Il prediletto di Rosa
operalessons-round-six-4-say = Ora sei **Rosa**, con il rosso. Bruno è sceso al livello { $yellow }; tu, a { $own }, hai l’iniziativa.

    In fondo alla scala c’è **Monteverdi**, ma è in tre tue sale principali ed è il Compositore del Secolo: ogni volta { $bonus } in più. Ogni livello che sale ti vale tre punti. Allora chiama il Critico!
operalessons-round-six-4-task = Con il Critico fai salire Monteverdi il più possibile.
operalessons-round-six-4-1-item = Critico assoldato
operalessons-round-six-4-1-hint = { $fee-critico } livelli per sei punti.
operalessons-round-six-4-1-wrong = Prima la fama di Monteverdi: adesso niente ti rende di più.
operalessons-round-six-4-1-wrong-impresario = Bruno non vede l’ora di assoldarlo. Lascia pagare lui; tu giochi insieme per { $along-cost } livello a pezzo.
operalessons-round-six-4-1-wrong-esperto = Troppo presto: a Wien due sale sono vuote, e l’Esperto conta solo quello che si esegue. Più tardi renderà molto di più.
operalessons-round-six-4-1-wrong-maestro = È a Wien, e ti va bene così. Prima Monteverdi.
operalessons-round-six-4-1-wrong-end = Con tutti quei livelli? Hai ancora grandi progetti.
operalessons-round-six-4-2-item = Critico a Venezia
operalessons-round-six-4-2-hint = Monteverdi è nella tua sala principale di Venezia.
operalessons-round-six-4-2-wrong = Lì nessuno esegue Monteverdi. Venezia.
operalessons-round-six-4-2-wrong-wien = Si esegue anche lì. Ma a Wien c’è già il Maestro, e l’altro posto lo vuoi per l’Esperto. Venezia.
operalessons-round-six-4-3-item = Monteverdi il più in alto possibile
operalessons-round-six-4-3-hint = { $critico-reach } in su.
operalessons-round-six-4-3-wrong = Si tratta di Monteverdi: è in tre tue sale principali.
operalessons-round-six-4-3-wrong-one = Due livelli valgono il doppio. Fino in fondo!
operalessons-round-six-4-3-wrong-stop = Sarebbe venuto per niente. Elogia Monteverdi.

operalessons-round-six-5-title = Tre volte Wagner
operalessons-round-six-5-say = Di nuovo **Bruno**: livello { $own }, { $ducats } ducati, e l’iniziativa. Tre sale principali, e due senza fama.

    Con i due Wagner in offerta, può stare in ognuna. Allora nessuno viene eseguito più spesso, e lui **sale prima della conta**: tre volte la fama più alta. E nel prossimo episodio sarà lui il Compositore del Secolo.
operalessons-round-six-5-task = Assolda l’Impresario, compra i due Wagner e mettili nelle tue sale principali.
operalessons-round-six-5-1-item = Impresario assoldato
operalessons-round-six-5-1-hint = Prima che Rosa abbia la prima scelta: { $fee-impresario } livelli.
operalessons-round-six-5-1-wrong = L’offerta non aspetta. Adesso l’Impresario.
operalessons-round-six-5-1-wrong-maestro = Tra un attimo. Prima la musica, se no Rosa sceglie prima di te.
operalessons-round-six-5-1-wrong-end = Due sale principali senza fama, proprio prima della conta? No!
operalessons-round-six-5-2-item = un Wagner
operalessons-round-six-5-2-hint = Wagner.
operalessons-round-six-5-2-wrong = Non ora: i due Wagner.
operalessons-round-six-5-2-wrong-verdi = Più caro, e Wagner sta per superarlo. E hai appena venduto un Verdi!
operalessons-round-six-5-2-wrong-stop = È per questo momento che hai venduto Verdi. Compra!
operalessons-round-six-5-3-item = un altro Wagner
operalessons-round-six-5-3-hint = E ancora Wagner.
operalessons-round-six-5-3-wrong = Il secondo Wagner: uno per ogni sala principale.
operalessons-round-six-5-3-wrong-verdi = Solo con tre dei tuoi Wagner sarà di sicuro il più eseguito. Prendi il secondo.
operalessons-round-six-5-3-wrong-stop = Una sala principale resterebbe senza. Anche il secondo Wagner.
operalessons-round-six-5-4-item = Wagner in tutte e tre le sale principali
operalessons-round-six-5-4-hint = Wagner davanti dappertutto; il compositore della casa va a Paris, Beethoven resta.
operalessons-round-six-5-4-wrong = Un Wagner in ogni sala principale, e anche ogni altro pezzo in una sala: le sale vuote costano punti.

operalessons-round-six-6-title = Rosa passa all’incasso
operalessons-round-six-6-say = Come **Rosa** hai giocato insieme, comprato Verdi e riempito Wien. Poi Bruno ha portato il Maestro a Paris. Sei al livello { $own }: proprio quello che chiede l’**Esperto**. Nei tuoi teatri la fama non manca.
operalessons-round-six-6-task = Assolda l’Esperto.
operalessons-round-six-6-1-item = Esperto assoldato
operalessons-round-six-6-1-hint = I tuoi ultimi { $fee-esperto } livelli.
operalessons-round-six-6-1-wrong = L’Esperto: lo aspettano quattro pezzi famosi.
operalessons-round-six-6-1-wrong-architetto = Sale vuote, proprio prima della conta? L’Esperto rende molto di più.
operalessons-round-six-6-1-wrong-end = Con un teatro pieno di fama a Wien? Prima l’Esperto!

operalessons-round-six-7-title = Dove va ad ascoltare?
operalessons-round-six-7-say = Conta la fama di **tutti i tuoi pezzi in una città**. Poi il migliore di quelli va a chi ha meno punti: Nina, con { $blue }; tu ne hai { $red }.

    Cerca quindi una città piena di fama, dove puoi fare a meno del tuo pezzo migliore.
operalessons-round-six-7-choice = Manda l’Esperto in una città.
operalessons-round-six-7-chose-berlin = Un solo piccolo pezzo, e lo perdi, per di più da una sala principale.
operalessons-round-six-7-chose-wien = Quattro pezzi in un colpo: questo sì che è un raccolto!
operalessons-round-six-7-chose-nothing = Lì non esegui nulla: non conta niente e non porta via niente.
operalessons-round-six-7-better = A **Wien** contano tutti e quattro i tuoi pezzi. Verdi, il migliore, va a Nina; ma non era in una sala principale, e la tua conta ne soffre appena. È un prezzo che puoi pagare. Andiamo avanti con Wien.

operalessons-round-six-8-title = L’ultima parola a Nina
operalessons-round-six-8-say = Anche Bruno avrebbe potuto fare punti a Wien, ma Wagner avrebbe lasciato la sua sala principale: ha rinunciato. Ora sei ancora **Nina**: livello { $own }, { $ducats } ducati, e un Verdi in regalo.

    Una cosa puoi ancora pagarla: l’**Architetto**. Un’ala a Paris dà subito punti, più di quanti ne costeranno due sale vuote. E lì c’è il Maestro.
operalessons-round-six-8-task = Assolda l’Architetto e costruisci un’ala a Paris.
operalessons-round-six-8-1-item = Architetto assoldato
operalessons-round-six-8-1-hint = { $fee-architetto } livelli: tutto quello che hai.
operalessons-round-six-8-1-wrong = L’Architetto è l’unico che puoi pagare.
operalessons-round-six-8-1-wrong-end = Potresti risparmiare i livelli. Ma un’ala rende: { $points-per-hall } punti per sala, e finché è vuota ognuna ne costa uno solo.
operalessons-round-six-8-2-item = ala a Paris
operalessons-round-six-8-2-hint = Il tuo teatro di Paris cresce, proprio accanto al Maestro.
operalessons-round-six-8-2-wrong = Meglio a Paris: lì c’è il Maestro, ed è l’ultima ala.
operalessons-round-six-8-2-wrong-london = Una nuova sala principale fa gola. Ma il Maestro è a Paris, e più un teatro è pieno, più rende ogni pezzo.
operalessons-round-six-8-2-wrong-stop = È pagato, e allora che costruisca.

operalessons-round-six-9-title = La conta
operalessons-round-six-9-say = Rosa ha { $red } punti, Bruno { $yellow }, Nina { $blue }. Rosa ha fatto salire Monteverdi e ha riscosso al momento giusto. Bruno ha Wagner in tre sale principali, proprio quando comincia il suo secolo. Nina resta in gara con un regalo e un’ala nuova.

    Tre piani, e ognuno aveva le sue ragioni. Quale sarebbe stato il tuo?

## Che cosa porta una mossa, dopo una scelta libera.

operalessons-compare-income = { $value ->
    [one] incasso { $value } ducato
   *[other] incasso { $value } ducati
}
operalessons-compare-income-rosa = Rosa { $value }
operalessons-compare-income-bruno = Bruno { $value }
operalessons-compare-ducats = { $value ->
    [one] resta { $value } ducato
   *[other] restano { $value } ducati
}
operalessons-compare-points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
operalessons-compare-counting = conta { $value }
operalessons-compare-counting-rosa = Rosa { $value }
operalessons-compare-counting-bruno = Bruno { $value }
operalessons-compare-level = livello { $value }

### Le regole di Opera con parole nostre. L’ordine di questo file è quello del libro.
### Ogni numero è uno spazio vuoto, riempito dalla scatola; una nota segue la regola a cui appartiene.

operarules-title = Opera: le regole con parole nostre
operarules-introduction =
    Sei un mecenate della musica. In { $episodes } episodi e { $rounds } round costruisci teatri dell’opera in tutta Europa, ne riempi le sale di pezzi musicali e assoldi i ruoli che rendono famosi i compositori. Vince chi ha più punti vittoria dopo l’ultimo round di conta.

    Queste regole valgono da { $players-2 } a { $players-4 } giocatori. Ognuna ha un numero, che il gioco cita quando rifiuta una mossa o dà punti. Ci sono regolamenti stampati in inglese, olandese e francese, e una traduzione italiana, mai stampata, fatta da un giocatore. Raccontano tutti lo stesso gioco, ciascuno con parole sue, e noi usiamo per lo più quelle del regolamento nella tua lingua (solo il francese ha nomi propri per città e ruoli). Dove lasciano aperta una domanda, la nostra decisione sta subito sotto la regola; dove non concordano, lo dice una nota; e i numeri che non riportano sono indicati come nostri.

operarules-section-S = Preparazione
operarules-S1 = Mescola i { $composers } compositori e mettine uno su ogni livello della scala della fama. Il suo livello è la sua fama, fino a { $top-fame } in cima. Il tuo compositore della casa non è sulla scala e non ci salirà mai: non ha fama.
operarules-edition-S1 = I regolamenti non scrivono tutti un compositore allo stesso modo: Handel in inglese e in francese, Händel in olandese e in italiano. Solo quello olandese dice i colori dei compositori, e nemmeno lì c’è quello di Verdi: il suo è una nostra ipotesi.
operarules-S2 = Mescola tutti i pezzi musicali, { $pieces } in tutto e { $pieces-each } di ogni compositore, in un solo mazzo. I pezzi dei compositori della casa ne restano fuori.
operarules-S3 = Ora pesca l’offerta: { $offer-4 } pezzi musicali con { $players-4 } giocatori, { $offer-3 } con { $players-3 }, { $offer-2 } con { $players-2 }. Di uno stesso compositore ce ne sono al massimo { $offer-limit-4 }, oppure { $offer-limit-2 } con { $players-2 } giocatori: metti da parte ogni pezzo di troppo e pesca ancora. Quando l’offerta è completa, i pezzi messi da parte vanno nella pila degli scarti.
operarules-ruling-S3 = I pezzi di troppo aspettano che l’offerta sia completa: così nessuno di loro può tornare nella stessa pesca.
operarules-edition-S3 = Secondo il regolamento olandese i pezzi di troppo si scartano subito; gli altri non dicono quando.
operarules-S4 = Continua a pescare finché non hai pezzi musicali di { $episodes } compositori diversi: i Compositori del Secolo, uno per ogni episodio. Se un compositore esce di nuovo, quel pezzo va nella pila degli scarti. I pezzi scelti restano sulla plancia per tutta la partita.
operarules-edition-S4 = Solo il regolamento olandese dice che cosa fare se un compositore esce di nuovo.
operarules-S5 = Tirate a sorte il primo giocatore. Ognuno prende { $start-ducats } ducati e in più, in senso orario a partire dal primo giocatore, { $extra-ducats }.
operarules-edition-S5 = Nel regolamento francese sono i giocatori a decidere chi comincia. Noi tiriamo a sorte, come dicono gli altri.
operarules-S6 = Tutti i segnalini budget cominciano al livello { $level-zero } della tabella del budget, quello del primo giocatore nella prima colonna e gli altri accanto, in senso orario.
operarules-edition-S6 = Il regolamento italiano mette i segnalini da destra a sinistra. Noi seguiamo gli altri: da sinistra a destra.
operarules-S7 = Fin dall’inizio hai un edificio principale a Venezia. Non ti è costato nulla e non ha dato punti, e nella sua sala principale si esegue il pezzo del tuo compositore della casa. Nessuno ha ancora punti.
operarules-S8 = Maestro, Critico ed Esperto sono ancora in viaggio: le loro pedine cominciano fuori dalla mappa.
operarules-S9 = Puoi costruire subito in queste città: { $cities-1 }; dal round { $opens-2 }: { $cities-2 }; dal round { $opens-3 }: { $cities-3 }. Le parti di edificio pensate per un tavolo più grande tornano nella scatola.
operarules-edition-S9 = Solo il regolamento francese ha nomi propri per le città: Venise, Vienne, Londres e Milan. Gli altri le lasciano come sono.
operarules-S10 = Si giocano { $rounds } round in { $episodes } episodi: Barocco, Classicismo e Romanticismo. Ogni round ha una fase di budget, una fase di azione, una fase di incasso e una fase finale. Dopo i round { $counting-after } c’è un round di conta.
operarules-option-S10 = Con seven_rounds giochi la versione breve dell’autore: { $shorter-rounds } round, con un round di conta dopo i round { $shorter-counting-after }. Le città aprono sempre quando comincia il loro episodio.

operarules-section-B = Fase di budget
operarules-B1 = Tutti scelgono una puntata, in segreto e nello stesso momento. Puoi anche non puntare nulla; ma non puoi puntare più ducati di quanti ne hai, né più di quanti ne servono per portare il tuo segnalino budget al livello { $max-level }. Finché l’ultimo non ha scelto, nessuno viene a sapere niente.
operarules-B2 = Ognuno paga la puntata alla banca, e i segnalini budget salgono uno dopo l’altro. Chi era davanti prima delle puntate sale per primo. Per ogni ducato sali di un livello, e dove arrivi prendi la prima colonna libera in quel momento.
operarules-edition-B2 = Nel regolamento francese qui il segnalino torna indietro. Dev’essere una svista: negli altri sale.
operarules-B3 = Se non punti nulla, il tuo segnalino non si muove, nemmeno di colonna.
operarules-ruling-B3 = In questa fase può liberarsi un posto alla tua sinistra, e un segnalino che sale dal basso può prenderlo e passarti davanti. La regola, alla lettera, dice così, e così giochiamo.
operarules-B4 = Nell’ordine di budget un livello più alto viene prima di uno più basso, e sullo stesso livello una colonna più a sinistra prima di una più a destra.

operarules-section-A = Fase di azione
operarules-A1 = L’iniziativa spetta al primo nell’ordine di budget che è ancora in scena. Se ce l’hai tu, assolda un ruolo ancora libero in questo round, se il tuo livello ne copre il costo dell’ingaggio, oppure termina la tua performance.
operarules-edition-A1 = I regolamenti inglese, olandese e italiano tengono i nomi italiani di tutti i ruoli; quello francese dice Architecte, Critique ed Expert. Dove un regolamento ha più parole per una cosa, ne abbiamo scelta una e la usiamo sempre: il glossario elenca quelle che abbiamo scelto.
operarules-A2 = Assoldi al massimo { $hires-4 } ruoli per round, oppure { $hires-2 } con { $players-2 } giocatori. Quando li hai assoldati e l’iniziativa torna a te, la tua performance finisce da sola. Prima non succede mai: finché puoi assoldare, scegli tu.
operarules-A3 = Terminata la tua performance, per questo round hai chiuso: non assoldi più e non puoi giocare insieme.
operarules-A4 = Il costo dell’ingaggio si paga in livelli della tabella del budget, non in ducati. Il tuo segnalino budget scende e si mette subito a destra di tutti quelli del nuovo livello; su un livello vuoto prende la prima colonna. C’è sempre posto per un’altra colonna.
operarules-A5 = La fase di azione finisce quando nessuno può più assoldare: tutti hanno terminato la loro performance, tutti i ruoli sono presi, oppure chi ha l’iniziativa non può pagare nessuno dei ruoli rimasti. Allora non può farlo neanche nessun altro.
operarules-A6 = Puoi assoldare un ruolo e usarlo solo in parte, o per niente. Una cosa sola è d’obbligo: la pedina di un personaggio deve muoversi.
operarules-ruling-A6 = I regolamenti non dicono se devi usare tutto ciò che un ruolo offre. Noi lasciamo scegliere te, tranne che per la pedina.
operarules-A7 = Gli impiegati lavorano per tutti. Dopo chi ha assoldato il ruolo, a tutti gli altri ancora in scena si chiede una volta, nell’ordine di budget, se vogliono giocare insieme. Se preferisci di no, hai un intermezzo: non costa nulla e resti nel round. Se non hai nessun modo di giocare insieme, non ti si chiede niente.
operarules-ruling-A7 = Secondo i regolamenti si chiede a tutti. Noi saltiamo chi potrebbe rispondere solo di no.
operarules-A8 = Giocare insieme costa { operarules-amount-along } per ogni azione: un pezzo musicale comprato, una parte costruita o un pezzo venduto. Con { $players-2 } giocatori { operarules-amount-free }; paghi solo quello che fai in più. Giocare insieme non conta mai come assoldare.
operarules-A9 = Quando un ruolo ha finito, si guarda di nuovo chi ha l’iniziativa. Può toccare a te anche più volte di fila.

operarules-section-AI = Impresario (costo dell’ingaggio: { $fee-impresario })
operarules-AI1 = Compra fino a { $actions-impresario } pezzi musicali dall’offerta. Il prezzo è la fama del compositore in ducati, da pagare subito. Quello che compri va dietro il tuo schermo del palco, nella tua riserva personale.
operarules-AI2 = Poi puoi programmare: metti i pezzi musicali della tua riserva personale e delle tue sale dove vuoi, al massimo uno per sala. Tutte le tue sale in una città sono un solo teatro dell’opera, e lì nessun compositore può essere eseguito più di una volta. Il tuo compositore della casa conta come tutti gli altri; il suo pezzo può stare in una sala o nella tua riserva. La riserva non ha limiti, e quello che eseguono gli altri non ti vincola.
operarules-AI3 = Se hai assoldato l’Impresario, puoi programmare anche senza comprare nulla.
operarules-ruling-AI3 = I regolamenti lo dicono solo per chi gioca insieme. Sarebbe strano se potesse fare più di chi lo ha portato.
operarules-AI4 = Se giochi insieme, compra fino a { $actions-impresario } pezzi musicali e poi programma. Oppure non comprare nulla e programma soltanto: si chiama riordinare e costa { operarules-amount-along }. Con { $players-2 } giocatori costa lo stesso, perché solo un acquisto può essere gratis.

operarules-section-AA = Architetto (costo dell’ingaggio: { $fee-architetto })
operarules-AA1 = Costruisci fino a { $actions-architetto } parti in città aperte, se la scorta ne ha ancora. Per ogni sala paghi { $ducats-per-hall } ducati e ricevi { $points-per-hall } punti vittoria, tutto subito. Sale di un edificio principale: { $halls-main }. Sale di un’ala: { $halls-wing }.
operarules-source-AA1 = I regolamenti dicono quante sale ha un teatro dell’opera intero a Wien, Paris e Milano, e mostrano qualche parte nei loro esempi; il resto l’abbiamo dedotto, e per London è una nostra ipotesi. Nemmeno quante copie ci sono di ogni parte è stampato: l’abbiamo dedotto dal numero di tutte le parti.
operarules-AA2 = In ogni città hai al massimo un teatro dell’opera. Comincia con un edificio principale; un’ala si aggiunge solo a un tuo edificio principale, anche se l’hai appena costruito. Ali che un teatro dell’opera può avere: { $wings }. La prima sala dell’edificio principale è la sala principale, e le sale di un’ala vengono dopo quelle che ci sono già.
operarules-AA3 = Le sale nuove sono vuote. Per riempirle ti serve l’Impresario, perché nessun altro porta pezzi musicali in una sala.
operarules-AA4 = Se giochi insieme, anche tu puoi costruire fino a { $actions-architetto } parti, pagando per ognuna come dice A8.

operarules-section-AS = Signora (costo dell’ingaggio: { $fee-signora })
operarules-AS1 = Vendi { operarules-amount-sold } al Palazzo, dalla tua riserva personale o direttamente da una sala. Scegli tu: { $ducats-per-fame } ducati per ogni livello di fama, oppure la fama stessa in punti vittoria.
operarules-AS2 = Nel Palazzo c’è posto per { $palazzo-4 } pezzi musicali con { $players-4 } giocatori, { $palazzo-3 } con { $players-3 } e { $palazzo-2 } con { $players-2 }. Ogni compositore ci entra una volta sola, un compositore della casa mai.
operarules-AS3 = Se giochi insieme, anche tu vendi { operarules-amount-sold }, a meno che il Palazzo non sia pieno.

operarules-section-AM = Maestro (costo dell’ingaggio: { $fee-maestro })
operarules-AM1 = Manda la pedina in un’altra città con un posto libero. Che cosa fa lì, lo dice I2.

operarules-section-AC = Critico (costo dell’ingaggio: { $fee-critico })
operarules-AC1 = Manda la pedina in un’altra città con un posto libero. Poi, se vuoi, elogia o stronca un compositore eseguito in quella città, in qualunque teatro dell’opera: sale o scende sulla scala della fama di { $critico-reach } livelli al massimo, senza uscirne. Ogni compositore superato si sposta di un livello nella direzione opposta.
operarules-ruling-AC1 = Puoi mandare il Critico dove vuoi e lasciare la scala della fama com’è.
operarules-edition-AC1 = Solo il regolamento olandese dice qui «può»; gli altri non dicono se il Critico può lasciare la scala com’è.
operarules-AC2 = Un compositore della casa non interessa al Critico: non puoi sceglierlo.

operarules-section-AE = Esperto (costo dell’ingaggio: { $fee-esperto })
operarules-AE1 = Manda la pedina in un’altra città con un posto libero. Fai subito punti: somma la fama di tutti i tuoi pezzi musicali eseguiti in quella città.
operarules-AE2 = Questo ha un prezzo. Se tra loro c’è un compositore della scala della fama, cedi il tuo pezzo più famoso in quella città. Il pezzo del tuo compositore della casa resta sempre a te.
operarules-ruling-AE2 = Se lì si esegue solo il tuo compositore della casa, non cedi nulla. I regolamenti non parlano di questo caso.
operarules-AE3 = Il pezzo è un regalo per chi aveva meno punti prima che tu li facessi, e va nella sua riserva personale. Se l’ultimo eri tu, da solo o no, va nella pila degli scarti. Se gli ultimi erano più d’uno tra gli altri, va a chi è più in basso nell’ordine di budget.
operarules-ruling-AE3 = Se sono anche sullo stesso livello decide la colonna: quella più a destra viene per ultima nell’ordine di budget (B4). I regolamenti non lo dicono.
operarules-edition-AE3 = Se l’ultimo posto era tuo, il regolamento olandese toglie il pezzo dal gioco; quelli inglese, francese e italiano lo mettono nella pila degli scarti, e così facciamo noi. Quello italiano non dice che cosa succede se l’ultimo posto era condiviso.
operarules-option-AE3 = Con esperto_piece_leaves_game si gioca come nel regolamento olandese: se l’ultimo posto era tuo, il pezzo esce dal gioco invece di andare nella pila degli scarti.
operarules-AE4 = Poi possono seguire, nell’ordine di budget, tutti gli altri che in quella città hanno un pezzo musicale di un compositore della scala della fama. Se segui, fai punti allo stesso modo e metti il tuo pezzo migliore di quella città nella pila degli scarti. Non richiede budget, e puoi farlo anche se hai già terminato la tua performance.
operarules-ruling-AE4 = I regolamenti non dicono in che ordine seguono gli altri, né se puoi farlo quando la tua performance è finita. Noi seguiamo l’ordine di budget, e possono farlo tutti.

operarules-section-F = Pedine
operarules-F1 = Una pedina può entrare solo in una città con un posto libero. Posti per città: { $places }.
operarules-source-F1 = I regolamenti dicono che le città non hanno tutte lo stesso numero di posti, ma non quanti ne ha ciascuna. La distribuzione che vedi è una nostra ipotesi.
operarules-F2 = Se nessuno assolda un personaggio, la sua pedina resta dov’è, round dopo round. Il Maestro fa il suo lavoro ovunque si trovi.
operarules-F3 = Una pedina può andare in qualsiasi città, anche dove non si costruisce ancora. Se nessun’altra città ha posto, quel personaggio non si può assoldare.
operarules-ruling-F3 = I regolamenti chiedono soltanto un posto libero in un’altra città. Noi non aggiungiamo altro.

operarules-section-I = Fase di incasso
operarules-I1 = Ognuno dei tuoi teatri dell’opera ti paga ducati per i pezzi musicali che vi si eseguono, compreso quello del tuo compositore della casa. Pezzi → ducati: { $income }.
operarules-I2 = Dove si trova il Maestro, ogni teatro dell’opera paga il doppio, di chiunque sia.

operarules-section-E = Fase finale
operarules-E1 = Prima parla il pubblico. Conta i pezzi musicali di ogni compositore in tutte le sale di tutti i giocatori, ma non quelli del Palazzo né quelli dietro gli schermi del palco. Il più eseguito sale di un livello; se sono più d’uno, salgono tutti insieme. Scorri la scala della fama dall’alto in basso: ognuno di loro scambia il posto con il compositore che ha sopra, a meno che non salga anche quello. Così i vicini che salgono insieme superano insieme chi sta sopra di loro. Chi non viene eseguito non sale mai.
operarules-ruling-E1 = I regolamenti non dicono come fanno i vicini a salire insieme. Scambiando dall’alto in basso ognuno arriva al livello giusto e nessuno supera un compositore che sale anche lui.
operarules-E2 = I pezzi musicali che nessuno ha comprato vanno nella pila degli scarti, e si pesca una nuova offerta come in S3. Se il mazzo finisce, mescola la pila degli scarti per farne uno nuovo, lasciando fuori ciò che è stato messo da parte in questa stessa pesca. Se non basta nemmeno così, l’offerta è più piccola. Dopo l’ultimo round non c’è più offerta.
operarules-ruling-E2 = I regolamenti non dicono che cosa fare quando restano troppo pochi pezzi musicali, né se dopo l’ultimo round si pesca ancora un’offerta. Nessuno potrebbe più comprare nulla, perciò non la peschiamo.
operarules-E3 = Si possono di nuovo assoldare tutti i ruoli.
operarules-E4 = Se il Palazzo è pieno, svuotalo nella pila degli scarti.
operarules-E5 = Tutti possono tornare in scena. Su ogni livello i segnalini budget si stringono a sinistra, nello stesso ordine. Chi è al livello { $level-zero } riceve { operarules-amount-bottom }.
operarules-E6 = Il segnalino del round va avanti. Dopo i round { $counting-after } c’è prima un round di conta.

operarules-section-C = Round di conta
operarules-C1 = Ogni tua sala principale ti dà la fama del pezzo musicale che vi si esegue. Il tuo compositore della casa non dà nulla.
operarules-C2 = Se quel pezzo è del Compositore del Secolo di questo episodio, dà punti vittoria in più. Dal primo round di conta all’ultimo: { $century-bonus }.
operarules-C3 = Per ogni sala vuota perdi un punto vittoria, anche se così vai sotto zero.
operarules-ruling-C3 = I regolamenti non dicono se si può scendere sotto zero. Qui sì: altrimenti qualcuno se la caverebbe gratis.
operarules-C4 = Poi il Palazzo si svuota nella pila degli scarti, pieno o no, e aprono le città successive: prima { $cities-2 }, un round di conta più tardi { $cities-3 }.

operarules-section-W = Vittoria
operarules-W1 = L’ultimo round di conta chiude la partita. Vince chi ha più punti vittoria. A parità decide il posto migliore nell’ordine di budget (B4): così vince una persona sola, e nessuno divide il suo posto in classifica.

operarules-section-H = Che cosa è nascosto
operarules-H1 = Dietro il tuo schermo del palco ci sono i tuoi ducati e la tua riserva personale, che vedi solo tu, come la tua puntata finché non si scoprono tutte. Nessuno conosce l’ordine del mazzo. Tutto il resto è aperto a tutti: l’offerta, la pila degli scarti, le sale, i punti, il budget, il Palazzo, le pedine, i ruoli assoldati e i prezzi.
operarules-H2 = Con l’opzione open_screens tutti vedono ducati e riserve di tutti. È disattivata, a meno che non decidiate insieme di usarla. Chi tiene il conto potrebbe saperli comunque, ma una buona memoria fa parte del gioco.

## Quantità, usate dalle regole qui sopra.

operarules-amount-along = { $along-cost ->
    [one] { $along-cost } livello di budget
   *[other] { $along-cost } livelli di budget
}
operarules-amount-free = { $free-actions-2 ->
    [one] la tua prima azione è gratis
   *[other] le tue prime { $free-actions-2 } azioni sono gratis
}
operarules-amount-sold = { $actions-signora ->
    [one] { $actions-signora } pezzo musicale
   *[other] fino a { $actions-signora } pezzi musicali
}
operarules-amount-bottom = { $level-zero-ducats ->
    [one] { $level-zero-ducats } ducato
   *[other] { $level-zero-ducats } ducati
}

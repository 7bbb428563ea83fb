### Help at the questions of Opera: what is asked, what answers mean, what players weigh; and what things are.

## Bidding.

operahelp-bid-short = Tutti puntano insieme, in segreto. Ogni ducato ti fa salire di un livello, e con i livelli paghi i ruoli. Il segnalino più alto gioca per primo.
operahelp-bid-what = Tutti puntano insieme, in segreto. Paghi la puntata in ducati e sali di altrettanti livelli sulla tabella del budget.
operahelp-bid-answers = A che cosa serve un livello
operahelp-bid-1 = Il segnalino più alto gioca per primo, ogni volta.
operahelp-bid-2 = I ruoli si pagano in livelli; { $hires } per round al massimo.
operahelp-bid-3 = { $free ->
    [0] Giocare insieme costa 1 livello per azione.
   *[other] Giocare insieme: la prima azione è gratis, una seconda costa 1 livello.
}
operahelp-bid-4 = I livelli che non usi ti restano per il prossimo round.
operahelp-bid-think-1 = Quale ruolo mi serve prima che lo prenda un altro?
operahelp-bid-think-2 = Quanti ducati mi servono ancora per pezzi e sale?

## Hiring.

operahelp-hire-short = Il tuo segnalino è il più alto, quindi scegli tu: assolda un ruolo e paga l’ingaggio in livelli. Se termini la performance, non puoi più nemmeno giocare insieme.
operahelp-hire-what = Hai l’iniziativa: tra chi è ancora in gioco, il tuo segnalino è il più alto. Assolda un ruolo, o termina la tua performance.
operahelp-hire-1 = Un ruolo: paghi l’ingaggio in livelli e agisci subito. Poi sceglie di nuovo il segnalino più alto; può essere ancora il tuo.
operahelp-hire-2 = Gli impiegati lavorano per tutti: dopo di te gli altri possono giocare insieme.
operahelp-hire-3 = I personaggi lavorano solo per te: la loro pedina va in un’altra città.
operahelp-hire-4 = Fine della performance: in questo round non assoldi più e non giochi più insieme. I tuoi livelli restano.
operahelp-hire-think-1 = Se lascio questo ruolo, chi lo prende, e per farci che cosa?
operahelp-hire-think-2 = Forse un altro assolda un impiegato: mi tengo un livello per giocare insieme?
operahelp-hire-think-3 = Conviene spendere quei livelli adesso, o nel prossimo round?

## Buying.

operahelp-buy-short = Un pezzo costa in ducati la fama del suo compositore. Comprane due al massimo, poi metti i tuoi pezzi nelle tue sale.
operahelp-buy-what = Compra fino a due pezzi dall’offerta. Ognuno costa in ducati la fama del suo compositore. Poi programmi.
operahelp-buy-1 = Un pezzo: va nella tua riserva, e da lì in una sala.
operahelp-buy-2 = Basta: non compri altro e programmi, anche se non hai comprato nulla.
operahelp-buy-think-1 = Alla conta un pezzo in una sala principale dà la fama del suo compositore. Chi sarà in alto per allora?
operahelp-buy-think-2 = Più pezzi ci sono in un teatro, più rende; ma mai due dello stesso compositore.
operahelp-buy-think-3 = Il compositore più eseguito in tutti i teatri sale alla fine del round.
operahelp-buy-along-short = { $player } ha assoldato l’Impresario e puoi giocare insieme: compri e programmi pagando in livelli. Un intermezzo non costa nulla.
operahelp-buy-along-what = { $player } ha assoldato l’Impresario. Puoi giocare insieme: compri fino a due pezzi, poi programmi.
operahelp-buy-along-1 = { $free ->
    [0] Un pezzo: la sua fama in ducati, e 1 livello.
   *[other] Un pezzo: la sua fama in ducati. Il primo non costa livelli, un secondo ne costa 1.
}
operahelp-buy-along-2 = Solo programmare: 1 livello, e riordini ciò che hai.
operahelp-along-no = Intermezzo: non paghi nulla e resti nel round.
operahelp-along-think = Quei livelli mi mancheranno per un ruolo tutto mio?

## Programming.

operahelp-programme-short = Metti i tuoi pezzi nelle tue sale come vuoi. Una sala principale dà punti alla conta; ogni sala con un pezzo rende ducati.
operahelp-programme-what = Metti i tuoi pezzi, dalla riserva e dalle sale, nelle tue sale come vuoi. Uno per sala, e in un teatro mai due dello stesso compositore.
operahelp-programme-answers = Quanto vale un posto
operahelp-programme-1 = Sala principale: alla conta il pezzo dà la sua fama, quello del Compositore del Secolo di più.
operahelp-programme-2 = Ogni sala: ogni pezzo eseguito rende ducati a fine round; più ce ne sono in un teatro, più rende.
operahelp-programme-3 = Riserva: lì un pezzo aspetta e non rende nulla.
operahelp-programme-4 = Lascia tutto così: ogni pezzo resta dov’è.
operahelp-programme-think-1 = Una sala vuota costa un punto alla conta.
operahelp-programme-think-2 = Quale compositore posso far eseguire più di tutti, così che salga?
operahelp-programme-think-3 = Dov’è il Maestro? Lì ogni teatro rende il doppio.

## Building.

operahelp-build-short = Ogni sala costa { $cost } ♦ e dà subito { $gain } ★. Le sale nuove sono vuote finché un Impresario non le riempie.
operahelp-build-what = Costruisci fino a due parti. Ogni sala costa { $cost } ♦ e dà { $gain } ★, tutto subito.
operahelp-build-1 = Edificio principale: la prima parte in una città. La sua prima sala è la sala principale, quella che dà punti alla conta.
operahelp-build-2 = Ala: altre sale per un tuo edificio principale.
operahelp-build-3 = Nient’altro: ti tieni i ducati.
operahelp-build-think-1 = Riesco a riempire le sale prima della conta? Una vuota costa un punto.
operahelp-build-think-2 = Quante di queste parti restano, e chi altro ne vuole?
operahelp-build-along-short = { $player } ha assoldato l’Architetto e puoi giocare insieme: costruisci pagando in livelli. Un intermezzo non costa nulla.
operahelp-build-along-what = { $player } ha assoldato l’Architetto. Puoi giocare insieme: costruisci una o due parti, { $cost } ♦ e { $gain } ★ per sala.
operahelp-along-price = { $free ->
    [0] Ogni parte costa anche 1 livello.
   *[other] La prima parte non costa livelli, una seconda ne costa 1.
}

## Selling.

operahelp-sell-short = Vendi un pezzo al Palazzo: per il doppio della sua fama in ducati, o per la sua fama in punti. L’uno o l’altro, mai entrambi.
operahelp-sell-what = Vendi un pezzo al Palazzo, dalla tua riserva o direttamente da una sala.
operahelp-sell-1 = In ducati: { $per } volte la fama del compositore.
operahelp-sell-2 = Oppure in punti: la fama stessa.
operahelp-sell-3 = Non vendere: ti tieni i tuoi pezzi.
operahelp-sell-think-1 = Un pezzo venduto da una sala la lascia vuota: meno incassi, e un punto in meno alla conta.
operahelp-sell-think-2 = Il Palazzo ha { $palazzo } posti e prende ogni compositore una volta sola.
operahelp-sell-along-short = { $player } ha assoldato la Signora e puoi giocare insieme: vendi un pezzo per 1 livello. Ducati o punti, mai entrambi.
operahelp-sell-along-what = { $player } ha assoldato la Signora. Puoi giocare insieme e vendere anche tu un pezzo.
operahelp-sell-along-3 = { $free ->
    [0] Costa 1 livello.
   *[other] Non costa livelli: in due giocatori la prima azione è gratis.
}

## Characters.

operahelp-maestro-short = Dove va il Maestro, ogni teatro rende il doppio a fine round: i tuoi e quelli degli altri.
operahelp-maestro-what = Manda il Maestro in un’altra città con un posto libero. Lì ogni teatro rende il doppio, a te e agli altri.
operahelp-move-1 = Una città: la cifra accanto dice che cosa cambia per te.
operahelp-maestro-think-1 = Dove guadagno più degli altri?
operahelp-figure-stays = La pedina resta lì finché qualcuno non assolda di nuovo quel ruolo.
operahelp-critico-short = Dove va il Critico, puoi far salire o scendere sulla scala un compositore che vi si esegue.
operahelp-critico-what = Manda il Critico in un’altra città con un posto libero. Poi puoi spostare un compositore che vi si esegue, di { $reach } livelli al massimo.
operahelp-critico-1 = Una città: si possono spostare solo i compositori che vi si eseguono, in qualunque teatro.
operahelp-critico-think-1 = Quale fama serve di più a me, e quale agli altri?
operahelp-esperto-short = Dove va l’Esperto, fai subito punti per la fama di tutti i tuoi pezzi lì, e cedi il migliore.
operahelp-esperto-what = Manda l’Esperto in un’altra città con un posto libero. Fai subito punti per la fama di tutti i tuoi pezzi lì, poi cedi il migliore.
operahelp-esperto-1 = Una città: i punti che fai, il pezzo che cedi, e quanto ti mancherà alla conta.
operahelp-esperto-2 = Il pezzo va a chi ha meno punti; se sei tu, viene scartato.
operahelp-esperto-think-1 = Quanto renderebbe ancora quel pezzo alla prossima conta, e in incassi?
operahelp-esperto-think-2 = Chi altro ha pezzi lì? Può fare lo stesso, gratis.
operahelp-critique-short = Fai salire o scendere un compositore che si esegue qui. La fama è prezzo e punti: i suoi pezzi valgono subito di più o di meno.
operahelp-critique-what = Sposta sulla scala un compositore che si esegue in questa città, di { $reach } livelli al massimo; oppure non cambiare nulla.
operahelp-critique-1 = Un compositore: prima chi, poi fin dove. Chi viene superato si sposta di un livello dall’altra parte.
operahelp-critique-2 = Non cambiare nulla: la scala resta com’è.
operahelp-critique-think-1 = La fama è quanto costano i pezzi, quanto danno le sale principali e quanto paga il Palazzo.
operahelp-critique-think-2 = Il più eseguito sale comunque alla fine del round.
operahelp-claim-short = L’Esperto è venuto dove hai dei pezzi. Puoi fare punti anche tu, gratis; ma il tuo pezzo migliore qui viene scartato.
operahelp-claim-what = { $player } ha mandato l’Esperto in una città dove hai dei pezzi. Puoi fare punti anche tu; non costa budget.
operahelp-claim-1 = Fai punti: la fama di tutti i tuoi pezzi lì, in punti. Il migliore va nella pila degli scarti.
operahelp-claim-2 = Tieni i tuoi pezzi: non cambia nulla.
operahelp-claim-think-1 = Quanti round mancano alla conta? Riesco a riempire la sala per allora?

## Roles, and what they would bring now.

operahelp-role-employee = impiegato, lavora per tutti
operahelp-role-character = personaggio, muove la sua pedina
operahelp-role-impresario-1 = Compra fino a due pezzi, ognuno per la fama del suo compositore in ducati.
operahelp-role-impresario-2 = Poi metti i tuoi pezzi nelle tue sale come vuoi.
operahelp-role-impresario-3 = Dopo di te gli altri possono giocare insieme.
operahelp-role-architetto-1 = Costruisci fino a due parti: { $cost } ♦ e { $gain } ★ per sala.
operahelp-role-architetto-2 = Un teatro per città; le ali solo accanto a un tuo edificio principale.
operahelp-role-architetto-3 = Dopo di te gli altri possono giocare insieme.
operahelp-role-signora-1 = Vendi un pezzo: { $per } volte la sua fama in ducati, o la sua fama in punti.
operahelp-role-signora-2 = Il Palazzo ha { $palazzo } posti e prende ogni compositore una volta sola.
operahelp-role-signora-3 = Dopo di te gli altri possono giocare insieme.
operahelp-role-maestro-1 = Va in un’altra città. Lì ogni teatro rende il doppio.
operahelp-role-maestro-2 = Resta lì finché qualcuno non lo assolda di nuovo.
operahelp-role-critico-1 = Va in un’altra città. Puoi spostare un compositore che vi si esegue, di { $reach } livelli al massimo.
operahelp-role-critico-2 = Chi viene superato si sposta di un livello dall’altra parte.
operahelp-role-esperto-1 = Va in un’altra città. Fai punti per la fama di tutti i tuoi pezzi lì.
operahelp-role-esperto-2 = Il tuo pezzo migliore lì va a chi ha meno punti.
operahelp-role-esperto-3 = Gli altri che hanno pezzi lì possono fare lo stesso, gratis.
operahelp-now-hired = in questo round il ruolo è di { $player }.
operahelp-now-hired-own = in questo round il ruolo è tuo.
operahelp-now-offer = { $count ->
    [0] non c’è nulla in offerta; puoi comunque programmare.
    [one] { $count } pezzo in offerta, { $low } ♦.
   *[other] { $count } pezzi in offerta, da { $low } a { $high } ♦.
}
operahelp-now-building = { $part } a { $city }: { $ducats } ♦, { $points } ★.
operahelp-now-hall = una sala costa { $cost } ♦ e dà { $gain } ★.
operahelp-now-selling = il tuo { $composer } ti darebbe { $ducats } ♦, oppure { $points } ★.
operahelp-now-palazzo = { $free ->
    [0] il Palazzo è pieno.
    [one] nel Palazzo c’è un posto libero.
   *[other] nel Palazzo ci sono { $free } posti liberi.
}
operahelp-now-doubling = il meglio per te a { $city }: incasso { $income } ♦.
operahelp-now-scoring = il meglio per te a { $city }: { $points } ★ cedendo { $composer }. Alla conta avresti poi { $counting } ★ in meno.
operahelp-now-to = { $to ->
    [discard] Sei tu ad avere meno punti: viene scartato.
    [removed] Sei tu ad avere meno punti: esce dal gioco.
   *[other] Lo riceve { $player }.
}
operahelp-now-critico = { $city ->
    [none] non è ancora sulla mappa, perciò può andare in ogni città.
   *[other] è a { $city }, perciò andrà in un’altra città.
}
operahelp-now-nothing = nessuna città ti porterebbe qualcosa.

## What things on the table are.

operahelp-about-ducats = Ducati
operahelp-about-ducats-1 = Denaro dietro il tuo schermo: per puntate, pezzi e sale. Lo guadagnano i tuoi teatri.
operahelp-about-points = Punti vittoria
operahelp-about-points-1 = Vince chi ne ha di più dopo l’ultima conta.
operahelp-about-budget = Livelli di budget
operahelp-about-budget-1 = Con le puntate compri livelli; assoldare un ruolo o giocare insieme ne costa.
operahelp-about-budget-2 = Il segnalino più alto gioca per primo; sullo stesso livello, il più a sinistra.
operahelp-about-palazzo = Palazzo
operahelp-about-palazzo-1 = Qui la Signora vende pezzi. Ogni compositore una volta sola, mai un compositore della casa.
operahelp-about-palazzo-2 = Quando è pieno, si svuota a fine round; dopo una conta, in ogni caso.
operahelp-about-century = Compositore del Secolo
operahelp-about-century-1 = Alla conta di questo episodio i suoi pezzi nelle sale principali danno punti in più.
operahelp-about-round = Round
operahelp-about-round-1 = Ogni round: puntate, ruoli, incassi. Alla linea tratteggiata arriva la conta: le sale principali danno punti, quelle vuote ne tolgono uno.
operahelp-about-ladder = Scala della fama
operahelp-about-ladder-1 = Il livello di un compositore è la sua fama: quanto costa un pezzo, e quanto dà in una sala principale.
operahelp-about-ladder-2 = Il più eseguito sale di un livello alla fine del round.
operahelp-about-stock = Riserva personale
operahelp-about-stock-1 = Pezzi che aspettano una sala. Li vedi solo tu; qui non rendono nulla.
operahelp-about-screen = Schermo del palco
operahelp-about-screen-1 = Dietro ci sono i ducati e la riserva degli altri. Chi tiene il conto li conosce comunque.
operahelp-about-income = Incasso attuale
operahelp-about-income-1 = Quanto rendono i tuoi teatri a fine round. Per teatro: { $income } ducati per 1, 2, 3 pezzi e così via.
operahelp-about-counting = Conta attuale
operahelp-about-counting-1 = Quanto ti darebbe la prossima conta con la fama di adesso: sale principali, meno un punto per ogni sala vuota.
operahelp-about-hires = Ingaggi
operahelp-about-hires-1 = Ruoli assoldati in questo round; { $hires } al massimo.
operahelp-about-city = { $city }
operahelp-about-city-1 = { $main ->
    [one] L’edificio principale ha una sala,
   *[other] L’edificio principale ha { $main } sale,
} { $wing ->
    [one] un’ala ne ha una.
   *[other] un’ala ne ha { $wing }.
}
operahelp-about-city-2 = Resta da costruire: { $supply }.
operahelp-about-city-3 = Le pedine possono entrare in una città con un posto libero, aperta o no alla costruzione.
operahelp-about-end = Fine della performance
operahelp-about-end-1 = In questo round non assoldi più e non giochi più insieme.
operahelp-about-end-2 = I livelli che ti restano li ritrovi nel prossimo round.
operahelp-about-intermezzo = Intermezzo
operahelp-about-intermezzo-1 = Questa volta non giochi insieme. Non costa nulla, e più tardi puoi ancora assoldare e giocare insieme.

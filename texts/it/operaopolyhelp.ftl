### Help at the questions of Operaopoly: what is asked, what answers mean, what players weigh; and what things are.

## A turn.

operaopolyhelp-act-short = Fino a { $most } azioni, in qualsiasi ordine. I mecenati sponsorizzano un compositore; allora si possono ingaggiare cantanti e orchestra per la sua opera. Quando un teatro è al completo e il compositore ha uno sponsor in ogni categoria, si conta un round dopo.
operaopolyhelp-act-what = Fai fino a { $most } azioni, in qualsiasi ordine, ognuna quante volte vuoi; le mosse libere si aggiungono.
operaopolyhelp-act-answers = Che cosa puoi fare adesso
operaopolyhelp-act-draw = Pescare: le carte Mecenate sponsorizzano i compositori, le carte Opera sono cantanti, orchestre e prove.
operaopolyhelp-act-sponsor = Sponsorizzare: metti carte Mecenate e un segnalino su una categoria vuota. Dà { $pays } ★ a ogni ultima recita di quel compositore, e il suo valore alla chiusura.
operaopolyhelp-act-hire = Ingaggiare: un cantante che canta nella lingua dell’opera, o un’orchestra, in un posto vuoto con un segnalino. Qualcuno deve sponsorizzare il compositore, non importa chi.
operaopolyhelp-act-rehearse = Aggiungere una prova: un tuo posto vale e rende di più.
operaopolyhelp-act-change = Cambiare: scambia le tue carte in un posto, o riprendile con il segnalino.
operaopolyhelp-act-take = Sottrarre: carte di valore più alto scacciano quelle di un avversario. Pari non basta.
operaopolyhelp-act-audition = Audizione: scopri tre carte Opera e usale in un teatro, senza averle in mano.
operaopolyhelp-act-direct = Mandare un compositore, gratis: se sei il suo impresario, una volta per turno. In visita aggiunge { $plus } dove aiuta.
operaopolyhelp-act-discard = Scartare, gratis: una carta che non ti serve più.
operaopolyhelp-act-end = Chiudere il turno: le azioni rimaste vanno perse, e tieni { $hand } carte al massimo.
operaopolyhelp-act-think-1 = Chi diventa impresario? Ci vogliono due categorie su tre, o almeno la più alta.
operaopolyhelp-act-think-2 = A quale teatro manca una carta sola? Chi lo completa avvia l’ultimo round.
operaopolyhelp-act-think-3 = I segnalini mi bastano? Ne hai { $tokens }; tornano quando un teatro si conta.

## What comes up for the first time in a turn.

operaopolyhelp-sponsor-short = Puoi sponsorizzare: scegli una carta Mecenate, poi una categoria illuminata di una plancia. Lo sponsor più forte di un compositore diventa il suo impresario.
operaopolyhelp-hire-short = Puoi ingaggiare: scegli un cantante o un’orchestra, poi un posto illuminato in un teatro. Il primo ingaggio in un teatro buio dà inizio a un’opera.
operaopolyhelp-direct-short = Ora l’impresario sei tu: una volta per turno puoi mandare il tuo compositore su una plancia o in un teatro. Lì aggiunge { $plus } al posto o alla categoria che aiuta.
operaopolyhelp-take-short = Potresti sottrarre un posto o una categoria a qualcuno: le tue carte devono valere più delle sue. L’altro perde le carte e riprende il segnalino.
operaopolyhelp-rehearse-short = Puoi aggiungere una prova: un tuo posto vale di più, ed è più difficile sottrartelo.
operaopolyhelp-audition-short = Puoi tenere un’audizione: si scoprono tre carte Opera, e puoi usarle subito in un teatro.

## Auditions and discards.

operaopolyhelp-pick-short = Tre carte sono scoperte. Usale in questo teatro per ingaggiare, cambiare, sottrarre o aggiungere una prova, una volta sola, o non usarne nessuna.
operaopolyhelp-pick-what = Le carte scoperte servono solo a questo teatro. Usane almeno una per una sola azione, o nessuna.
operaopolyhelp-pick-1 = Un posto e delle carte: valgono tutte le regole di quell’azione. Le carte che hai in mano non possono aiutare.
operaopolyhelp-pick-2 = Non usarne nessuna: si rimescolano nel mazzo Opera.
operaopolyhelp-pick-think-1 = Tutti vedono queste carte. Che cosa farebbe di quel posto il prossimo giocatore?
operaopolyhelp-discard-short = A fine turno puoi avere in mano { $hand } carte al massimo. Scegli che cosa lasciare: nessuno lo vede.
operaopolyhelp-discard-what = A fine turno hai in mano più di { $hand } carte. Scartale una alla volta finché ne restano { $hand }.
operaopolyhelp-discard-1 = Una carta: va coperta nella pila degli scarti, dove nessuno la vede.
operaopolyhelp-discard-think-1 = Quale carta non potrei comunque giocare nel prossimo turno?

## What things on the table are.

operaopolyhelp-about-category = Categoria di una plancia
operaopolyhelp-about-category-1 = Qui si sponsorizza un compositore, con carte Mecenate di questa categoria e un segnalino.
operaopolyhelp-about-category-2 = Dà al suo sponsor { $pays } ★ a ogni ultima recita di quel compositore, e il suo valore alla chiusura.
operaopolyhelp-about-slot = Posto in un teatro
operaopolyhelp-about-slot-1 = Una carta di questo tipo, con prove, e il segnalino del proprietario.
operaopolyhelp-about-slot-2 = All’ultima recita dà il suo valore, e il bonus del teatro se la lingua è quella giusta.
operaopolyhelp-about-impresario = Impresario
operaopolyhelp-about-impresario-1 = Chi sponsorizza due delle tre categorie di un compositore, altrimenti chi ha la più alta; a parità, nessuno.
operaopolyhelp-about-impresario-2 = Può mandare il suo compositore su una plancia o in un teatro, una volta per turno.
operaopolyhelp-about-composer = Un compositore in visita
operaopolyhelp-about-composer-1 = Su una plancia aggiunge { $plus } a una categoria, in un teatro { $plus } a un posto.
operaopolyhelp-about-composer-2 = A casa non aiuta nessuno.
operaopolyhelp-about-marker = Segnalini Opera
operaopolyhelp-about-marker-1 = Ogni compositore ha due serie, un segnalino ciascuna. Il produttore esecutivo di un’ultima recita tiene il segnalino; alla fine danno punti.
operaopolyhelp-about-tokens = Segnalini Risorsa
operaopolyhelp-about-tokens-1 = Uno su ogni tuo posto e ogni tua categoria. Ne hai { $tokens }; tornano quando un teatro si conta, alla chiusura di un compositore, o se perdi un posto o una categoria.
operaopolyhelp-about-house = Teatro dell’opera
operaopolyhelp-about-house-1 = Quando è al completo e il compositore ha uno sponsor in ogni categoria, comincia l’ultimo round; si conta quando tocca di nuovo a chi l’ha completato.
operaopolyhelp-about-house-2 = Un’opera nella lingua del teatro rende di più per ogni posto.
operaopolyhelp-about-decks = Mazzi
operaopolyhelp-about-decks-1 = Pescare costa un’azione. Le carte Opera riempiono i teatri, le carte Mecenate le plance.
operaopolyhelp-about-bonus = Carte bonus
operaopolyhelp-about-bonus-1 = Segrete. Se a un’ultima recita la condizione è soddisfatta, una carta dà { $bonus } ★, una volta.
operaopolyhelp-about-points = Punti vittoria
operaopolyhelp-about-points-1 = Vince chi ne ha di più dopo la terza chiusura.
operaopolyhelp-about-end = Chiudi il turno
operaopolyhelp-about-end-1 = Le azioni rimaste vanno perse; poi tocca al prossimo giocatore.

## In a first game.

operaopolyhelp-hasty-end = { $actions ->
    [one] Ti resta { $actions } azione. Se chiudi il turno, va persa.
   *[other] Ti restano { $actions } azioni. Se chiudi il turno, vanno perse.
}

### Le pagine dei regolamenti e del glossario, e la scheda che risponde a «Perché?».

## Un regolamento sulla sua pagina.

rulespage-contents = Indice
rulespage-search = Cerca nelle regole
rulespage-found = { $count ->
    [one] { $count } regola ne parla.
   *[other] { $count } regole ne parlano.
}
rulespage-not-found = Nessuna regola parla di «{ $sought }».
rulespage-all = Mostra tutte le regole
rulespage-copy = Copia il link alla regola { $rule }
rulespage-copied = Il link alla regola { $rule } è copiato.
rulespage-print = Stampa
rulespage-book = { $game }: le regole
rulespage-to-top = In cima
rulespage-drawing-fails = Non è stato possibile caricare questo disegno.

## Il glossario sulla sua pagina.

rulespage-glossary = Glossario
rulespage-glossary-introduction = Una parola per una cosa, ovunque. Per Opera sono per lo più le parole del regolamento di ciascuna lingua; Operaopoly è stato stampato solo in inglese, le altre parole sono nostre.
rulespage-glossary-search = Cerca una parola
rulespage-glossary-found = { $count ->
    [one] { $count } parola trovata.
   *[other] { $count } parole trovate.
}

## Perché?

rulespage-why-rules = Perché? { $rules }
rulespage-why-whole = Continua nel regolamento
rulespage-why-fails = Non è stato possibile caricare il regolamento. La regola è { $rules }.
rulespage-why-sum = In tutto
rulespage-why-income = Incasso a { $city }, allo stato attuale
rulespage-why-counting = Round di conta a { $city }, con la fama dopo questo round
rulespage-why-pays = { $seat-you ->
    [true] { $house }: che cosa ricevi all’ultima recita, allo stato attuale
   *[other] { $house }: che cosa riceve { $seat } all’ultima recita, allo stato attuale
}
rulespage-part-I1 = { $pieces ->
    [one] { $pieces } pezzo musicale in programma
   *[other] { $pieces } pezzi musicali in programma
}
rulespage-part-I2 = raddoppiato dal Maestro
rulespage-part-C1 = fama nella sala principale
rulespage-part-C2 = Compositore del Secolo
rulespage-part-C3 = { $empty ->
    [one] { $empty } sala vuota
   *[other] { $empty } sale vuote
}
rulespage-part-cards = carte nei posti
rulespage-part-house = un’opera nella lingua del teatro
rulespage-part-plus = compositori in visita
rulespage-part-sponsor = categorie sponsorizzate

## I disegni di Opera.

rulespage-opera-century = I round del gioco con i loro round di conta, e per ogni episodio il suo Compositore del Secolo.
rulespage-opera-century-alt = Una locandina di tutti i round in tre episodi; il round in corso è segnato, e ogni episodio mostra il pezzo del suo compositore.
rulespage-opera-budget = Giallo ha puntato di più ed è primo nell’ordine di budget; Blu, il più basso sulla tabella, è ultimo.
rulespage-opera-budget-alt = La tabella del budget con i suoi livelli dall’alto in basso. Il segnalino di Giallo è in cima con la bacchetta, quello di Rosso subito sotto, quello di Blu a metà.
rulespage-opera-roles = I ruoli con il costo dell’ingaggio, e chi li ha assoldati in questo round. Solo l’Architetto è ancora libero.
rulespage-opera-roles-alt = Sei locandine in fila. Signora, Impresario e Maestro portano lo scudo di Giallo, Critico ed Esperto quello di Rosso; l’Architetto non ne porta.
rulespage-opera-offer = L’offerta sta sulla scala della fama: un pezzo costa tanti ducati quanta fama ha il suo compositore.
rulespage-opera-offer-alt = La scala della fama con un compositore su ogni livello, Verdi in cima, e accanto a quasi tutti i pezzi in offerta.
rulespage-opera-programme = Rosso esegue Monteverdi in più città: si può, ma mai più di una volta nello stesso teatro dell’opera.
rulespage-opera-programme-alt = I teatri dell’opera di Rosso a Venezia, Wien, Berlin e London, aperti per mostrare i pezzi nelle sale. Il grande arco a sinistra è sempre la sala principale.
rulespage-opera-palazzo = Il Palazzo è pieno: finché non viene svuotato nessuno può vendere altri pezzi.
rulespage-opera-palazzo-alt = Il Palazzo con pezzi di Wagner, Verdi e Mozart in tutti i suoi posti.
rulespage-opera-figures = Le pedine stanno davanti ai teatri. Una città ne accoglie quante sono i suoi posti.
rulespage-opera-figures-alt = Il palcoscenico con le sei città come facciate di teatro; Critico, Esperto e Maestro stanno a Venezia, London e Paris. Milano è ancora chiusa.
rulespage-opera-income = Sotto ogni teatro dell’opera il suo incasso, poi i suoi punti se ci fosse ora un round di conta. Il Maestro è a Paris: lì l’incasso raddoppia.
rulespage-opera-income-alt = I teatri dell’opera di Giallo a Venezia, Wien e Paris con i loro pezzi. Sotto ciascuno ducati e punti; a Paris due sale sono vuote.

## I disegni di Operaopoly.

rulespage-operaopoly-asleep = Bizet dorme: la sua plancia non prende carte fino alla chiusura di un altro compositore.
rulespage-operaopoly-asleep-alt = La plancia di Bizet, ingrigita, con parole che dicono che dorme.
rulespage-operaopoly-mat = Tutte le categorie di Bizet sono sponsorizzate. Rosso ne ha la maggioranza ed è il suo impresario.
rulespage-operaopoly-mat-alt = La plancia del compositore di Bizet con carte Mecenate su Finanziamento, Formazione e Pubblicità e gli scudi dei loro proprietari.
rulespage-operaopoly-begun = Un primo ingaggio ha dato inizio a La traviata: il segnalino Opera è al teatro, gli altri posti aspettano.
rulespage-operaopoly-begun-alt = Un teatro illuminato con i suoi posti; un cantante di Rosso è in quello di mezzo, gli altri sono vuoti.
rulespage-operaopoly-defence = Verdi è in visita e il suo talento aiuta l’orchestra: chi attacca il posto di Blu deve superare le carte e il visitatore.
rulespage-operaopoly-defence-alt = Un teatro in cui l’orchestra di Blu ha una carta prova, con la pedina di Verdi davanti.
rulespage-operaopoly-visitor = Blu ha mandato Verdi sulla plancia di Bizet, dove la sua influenza rafforza una categoria.
rulespage-operaopoly-visitor-alt = La plancia del compositore di Bizet con la pedina di Verdi presso la categoria che aiuta.
rulespage-operaopoly-last-round = Ogni posto è occupato e ogni categoria sponsorizzata: la lanterna dice che l’ultimo round è cominciato. Sui gradini sta quanto pagherà il teatro.
rulespage-operaopoly-last-round-alt = Un teatro con cantanti e orchestra in tutti i posti e una lanterna accesa; sui gradini i punti che riceverebbe ogni giocatore.

### Che cosa dice ogni regolamento attorno alle sue regole; le regole sono in `<game>rules.ftl`.

rulebook-and = { $items } e { $last }
rulebook-ruling = La nostra decisione
rulebook-option = Opzione
rulebook-source = Ricostruito
rulebook-edition = I regolamenti a confronto
rulebook-unknown-rule = In questo regolamento non c’è la regola «{ $rule }»; ci sono { $known }. Con la sola lettera vedi tutta la sezione.
rulebook-not-found = Nessuna regola parla di «{ $sought }».
# Che cosa si dice anche, e come lo dicono i regolamenti: in ogni riga prima le parole cercate.
rulebook-synonyms =
    soldi, denaro, monete, oro = ducat
    asta = puntata, puntare
    pareggio, spareggio = parità
    pedone, omino, meeple = pedina, pedine
    stipendio, salario, onorario = ingaggio
    passare, saltare = termina la tua performance, fermarti
    allestimento, setup = preparazione
    tessera, tessere = pezzo musicale, pezzi musicali
    ampliamento, estensione = un’ala
    reputazione, popolarità, prestigio = fama
    mercato, negozio = offerta
    entrate, guadagno, guadagni, rendita = incasso
    rubare, conquistare, attaccare = sottrai, sottrarre
    investitore, finanziatore, benefattore = mecenat
    attore, soprano, tenore, voce = cantant
    missione, obiettivo = carte bonus
    punteggio, pv = punti

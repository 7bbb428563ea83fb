### Che cosa dice ogni regolamento attorno alle sue regole; le regole sono in `<game>rules.ftl`.

rulebook-and = { $items } e { $last }
rulebook-ruling = La nostra decisione
rulebook-option = Opzione
rulebook-source = Ricostruito
rulebook-edition = I regolamenti a confronto
rulebook-unknown-rule = In questo regolamento non c’è la regola «{ $rule }»; ci sono { $known }. Con la sola lettera vedi tutta la sezione.
rulebook-not-found = Nessuna regola parla di «{ $sought }».

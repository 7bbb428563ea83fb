### Wat elk regelboek rond zijn regels zegt; de regels staan in `<game>rules.ftl`.

rulebook-and = { $items } en { $last }
rulebook-ruling = Ons besluit
rulebook-option = Optie
rulebook-source = Gereconstrueerd
rulebook-edition = De spelregels vergeleken
rulebook-unknown-rule = Regel ‘{ $rule }’ staat niet in dit boek; wel { $known }. Met alleen de letter zie je de hele afdeling.
rulebook-not-found = Geen regel gaat over ‘{ $sought }’.

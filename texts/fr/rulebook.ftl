### Ce que tout livret dit autour de ses règles ; les règles sont dans `<game>rules.ftl`.

rulebook-and = { $items } et { $last }
rulebook-ruling = Notre décision
rulebook-option = Option
rulebook-source = Reconstitué
rulebook-edition = D’un livret à l’autre
rulebook-unknown-rule = Il n’y a pas de règle « { $rule } » dans ce livret ; il a { $known }. La lettre seule montre toute la section.
rulebook-not-found = Aucune règle ne parle de « { $sought } ».

### What every rulebook says around its rules; the rules are in `<game>rules.ftl`.

rulebook-and = { $items } and { $last }
rulebook-ruling = Our ruling
rulebook-option = Option
rulebook-source = Reconstructed
rulebook-edition = The rulebooks compared
rulebook-unknown-rule = There’s no rule “{ $rule }” in this book; it has { $known }. A letter alone shows the whole section.
rulebook-not-found = No rule mentions “{ $sought }”.

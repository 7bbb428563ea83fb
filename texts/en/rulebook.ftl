### What every rulebook says around its rules; the rules are in `<game>rules.ftl`.

rulebook-and = { $items } and { $last }
rulebook-ruling = Our ruling
rulebook-option = Option
rulebook-source = Reconstructed
rulebook-edition = The rulebooks compared
rulebook-unknown-rule = There is no rule “{ $rule }” in this book; it has { $known }. A letter alone shows its whole section.
rulebook-not-found = No rule speaks of “{ $sought }”.

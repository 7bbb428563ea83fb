### The pages of the rulebooks and the glossary, and the card that answers “Why?”.

## A rulebook on its page.

rulespage-contents = Contents
rulespage-search = Search the rules
rulespage-found = { $count ->
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rulespage-not-found = No rule mentions “{ $sought }”.
rulespage-all = Show all rules
rulespage-copy = Copy the link to rule { $rule }
rulespage-copied = Link to rule { $rule } copied.
rulespage-print = Print
rulespage-book = The rules of { $game }
rulespage-to-top = Back to the top
rulespage-drawing-fails = We couldn’t load this drawing.

## The glossary on its page.

rulespage-glossary = Glossary
rulespage-glossary-introduction = One word for one thing, everywhere. For Opera they’re mostly the words of the rulebook in each language; Operaopoly was printed in English only, so its other words are ours.
rulespage-glossary-search = Search the words
rulespage-glossary-found = { $count ->
    [one] { $count } word found.
   *[other] { $count } words found.
}

## Why?

rulespage-why-rules = Why? { $rules }
rulespage-why-whole = Read on in the rulebook
rulespage-why-fails = We couldn’t load the rulebook. The rule is { $rules }.
rulespage-why-sum = In all
rulespage-why-income = Income in { $city }, as things stand
rulespage-why-counting = Counting round in { $city }, with the fame after this round
rulespage-why-pays = { $seat-you ->
    [true] { $house } pays you at its Last Performance, as things stand
   *[other] { $house } pays { $seat } at its Last Performance, as things stand
}
rulespage-part-I1 = { $pieces ->
    [one] { $pieces } music piece performed
   *[other] { $pieces } music pieces performed
}
rulespage-part-I2 = doubled by the Maestro
rulespage-part-C1 = fame in the great hall
rulespage-part-C2 = Composer of the Century
rulespage-part-C3 = { $empty ->
    [one] { $empty } empty hall
   *[other] { $empty } empty halls
}
rulespage-part-cards = cards in the slots
rulespage-part-house = an opera in the language of the house
rulespage-part-plus = visiting composers
rulespage-part-sponsor = categories sponsored

## The drawings of Opera.

rulespage-opera-century = The rounds of the game with their counting rounds, and below each episode its Composer of the Century.
rulespage-opera-century-alt = A playbill of all rounds in three episodes; the round being played is marked, and each episode shows the piece of its composer.
rulespage-opera-budget = Yellow has bid the most and comes first in budget order; Blue, lowest on the table, comes last.
rulespage-opera-budget-alt = The budget table with its levels from top to bottom. Yellow’s marker is at the very top with the baton, Red’s just below, Blue’s halfway down.
rulespage-opera-roles = The roles with their fees, and who has hired them this round. Only the Architetto is still free.
rulespage-opera-roles-alt = Six playbills in a row. Signora, Impresario and Maestro carry Yellow’s shield, Critico and Esperto Red’s; the Architetto carries none.
rulespage-opera-offer = The offer stands on the fame ladder: a piece costs as many ducats as its composer has fame.
rulespage-opera-offer-alt = The fame ladder with a composer on each level, Verdi on top, and beside most of them the pieces on offer.
rulespage-opera-programme = Red performs Monteverdi in several cities, which is fine, but never more than once in the same opera house.
rulespage-opera-programme-alt = Red’s opera houses in Venezia, Wien, Berlin and London, cut open to show the pieces in their halls. The large arch on the left of each is the great hall.
rulespage-opera-palazzo = The Palazzo is full: until it’s emptied nobody can sell another piece.
rulespage-opera-palazzo-alt = The Palazzo with pieces by Wagner, Verdi and Mozart in all of its places.
rulespage-opera-figures = The figures stand before the theatres. A city has room for as many as it has places.
rulespage-opera-figures-alt = The stage with the six cities as theatre fronts; Critico, Esperto and Maestro stand in Venezia, London and Paris. Milano is still shuttered.
rulespage-opera-income = Below each opera house its income, then its points if a counting round came now. The Maestro is in Paris: there income is doubled.
rulespage-opera-income-alt = Yellow’s opera houses in Venezia, Wien and Paris with their pieces. Under each are its ducats and points; two halls in Paris are empty.

## The drawings of Operaopoly.

rulespage-operaopoly-asleep = Bizet is dormant: his mat takes no cards until another composer closes.
rulespage-operaopoly-asleep-alt = Bizet’s mat, greyed out, with words that say he’s dormant.
rulespage-operaopoly-mat = All of Bizet’s categories are sponsored. Red holds most of them and is his Impresario.
rulespage-operaopoly-mat-alt = Bizet’s Composer Mat with Patron cards on Funding, Education and Publicity and their owners’ shields.
rulespage-operaopoly-begun = A first hire has begun La traviata: the Opera marker lies at the house, and the other slots wait.
rulespage-operaopoly-begun-alt = A lit opera house with its slots; a singer of Red’s stands in the middle one, the others are empty.
rulespage-operaopoly-defence = Verdi visits, and his Ability helps the Orchestra: to take Blue’s slot you have to beat the cards and the visitor.
rulespage-operaopoly-defence-alt = An opera house where Blue’s Orchestra has a Rehearsal card, with the figure of Verdi in front of it.
rulespage-operaopoly-visitor = Blue has sent Verdi to Bizet’s mat, where his Influence raises one category.
rulespage-operaopoly-visitor-alt = Bizet’s Composer Mat with the figure of Verdi standing at the category he helps.
rulespage-operaopoly-last-round = Every slot is hired and every category sponsored: the lantern says that the last round has begun. The steps show what the house will pay.
rulespage-operaopoly-last-round-alt = An opera house with singers and Orchestra in all of its slots and a lit lantern; on its steps the points each player would get.

### What every rulebook says around its rules; the rules are in `<game>rules.ftl`.

rulebook-and = { $items } and { $last }
rulebook-ruling = Our ruling
rulebook-option = Option
rulebook-source = Reconstructed
rulebook-edition = The rulebooks compared
rulebook-unknown-rule = There’s no rule “{ $rule }” in this book; it has { $known }. A letter alone shows the whole section.
rulebook-not-found = No rule mentions “{ $sought }”.
# What people also say, and how the books say it: one line for each, sought words before the sign.
rulebook-synonyms =
    money, cash, coin, coins, gold = ducat
    auction, bidding = bid
    tie, tied, tiebreaker = equal
    theatre, theater, theatres, theaters = opera house, house card
    pawn, pawns, meeple, meeples = figure
    wage, wages, salary = fee
    pass, passing = end your performance, end of performance, stop earlier
    setup, preparation = setting up
    tile, tiles = music piece
    extension, annexe, annex = wing
    reputation, popularity, prestige = fame
    market, shop = offer
    revenue, earnings = income
    steal, conquer, attack = take over
    investor, investors, donor = patron
    actor, actress, voice = singer
    mission, objective, goal = bonus card
    vp, score = point

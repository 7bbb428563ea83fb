### Wat elk regelboek rond zijn regels zegt; de regels staan in `<game>rules.ftl`.

rulebook-and = { $items } en { $last }
rulebook-ruling = Ons besluit
rulebook-option = Optie
rulebook-source = Gereconstrueerd
rulebook-edition = De spelregels vergeleken
rulebook-unknown-rule = Regel ‘{ $rule }’ staat niet in dit boek; wel { $known }. Met alleen de letter zie je de hele afdeling.
rulebook-not-found = Geen regel gaat over ‘{ $sought }’.
# Wat mensen ook zeggen, en hoe de spelregels het zeggen: per regel eerst de gezochte woorden.
rulebook-synonyms =
    geld, munten, goud = dukaat, dukaten
    veiling, opbod = bod, bieden
    gelijkspel, ex-aequo = gelijk
    theater, schouwburg, operahuis = operagebouw
    pion, pionnen, poppetje = figuur, figuren
    loon, salaris, gage = honorarium
    passen = einde voorstelling, eerder stoppen
    opbouw, setup = voorbereiding
    tegel, tegels = muziekstuk
    uitbreiding, aanbouw = vleugel
    reputatie, aanzien, populariteit = roem
    markt, winkel = aanbod
    opbrengst, verdiensten = inkomsten
    beginspeler = startspeler
    stelen, veroveren, afpakken = overnemen, over te nemen
    investeerder, beschermheer, weldoener = mecenas
    acteur, zangeres, stem = zanger
    missie, opdracht, doel = bonuskaart
    score, scoren = punt

### De getekende tafel van Operaopoly. De woorden voor spel en kaarten staan in operaopoly.ftl.

## De kamer.

operaopolytable-stage = Componistenbladen en operagebouwen
operaopolytable-decks = Trekstapels
operaopolytable-box = Jouw loge
operaopolytable-hand = Jouw hand
operaopolytable-bonus-cards = Jouw bonuskaarten
operaopolytable-happened = Wat er gebeurde
operaopolytable-nothing-yet = Er is nog niets gebeurd.
operaopolytable-since = Sinds je laatste zet
operaopolytable-track = Komende beurten
operaopolytable-panes = Delen van de tafel
operaopolytable-pane-mats = Bladen
operaopolytable-pane-houses = Gebouwen
operaopolytable-pane-box = Jouw loge
operaopolytable-pane-players = Spelers
operaopolytable-pane-log = Verslag
operaopolytable-turn-of = { $seat-you ->
    [true] Jouw beurt
   *[other] { $seat }
}
operaopolytable-points = overwinningspunten
operaopolytable-lit = Dit kun je kiezen.
operaopolytable-moving = Er is nog iets in beweging.
operaopolytable-reconstructed = Sommige kaarten zijn gereconstrueerd

## Namen en cijfers.

operaopolytable-place = { $row }, { $column }
operaopolytable-mat = blad van { $composer }
operaopolytable-home = naar huis
operaopolytable-deck = { $deck ->
    [opera] operastapel
   *[patron] mecenasstapel
}
operaopolytable-deck-short = { $deck ->
    [opera] Opera
   *[patron] Mecenas
}
operaopolytable-discards = afgelegd: { $count }
operaopolytable-language = { $code ->
    [fr] Frans
    [it] Italiaans
   *[de] Duits
}
operaopolytable-two-ends = { $male } / { $female }
operaopolytable-end = { $name }, { $role }, zingt { $sings }
operaopolytable-rated = { $kind }, waarde { $rating }
operaopolytable-kind-cast = Bezetting
operaopolytable-kind-special = Bijzondere artiest
operaopolytable-kind-orchestra = Orkest
operaopolytable-kind-rehearsal-cast = Repetitie
operaopolytable-kind-rehearsal-orchestra = Repetitie
operaopolytable-kind-audition = Auditie
operaopolytable-any-category = elke categorie
operaopolytable-rehearsal-cast = met een bezetting
operaopolytable-rehearsal-orchestra = met een orkest
operaopolytable-three-cards = drie kaarten voor één gebouw
operaopolytable-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
operaopolytable-of-limit = { $count } van { $limit }
operaopolytable-up-to = tot { $limit }
operaopolytable-each = +{ $points } elk
operaopolytable-will-pay = Levert op
operaopolytable-dark = Donker. Wie hier het eerst inhuurt, begint een opera.
operaopolytable-house = { $name }, { $city }. Een opera in het { $language } levert { $points } extra op voor elke bezette plek
operaopolytable-last-round = Laatste ronde
operaopolytable-lacks = Mist nog
operaopolytable-lacks-what = De laatste ronde begint zodra { $composer } een sponsor heeft voor { $categories }
operaopolytable-last-performance = Laatste voorstelling
operaopolytable-last-performance-of = { $seat-you ->
    [true] Laatste voorstelling, dan jij
   *[other] Laatste voorstelling, dan { $seat }
}
operaopolytable-impresario = Impresario
operaopolytable-no-impresario = Geen impresario
operaopolytable-dormant = { $composer } slaapt tot het slot van een andere componist.
operaopolytable-closed = { $composer } heeft zijn slot gehad en het spel verlaten.
operaopolytable-state-dormant = slaapt
operaopolytable-state-closed = klaar
operaopolytable-at-home = thuis
operaopolytable-at = bij { $at }
operaopolytable-open-mat = Open het blad van { $composer }: { $status }
operaopolytable-niche = { $composer } is thuis. Als gast telt hij { $plus } op bij { $influence } op een blad, of bij { $ability } in een gebouw
operaopolytable-niche-away = De nis van { $composer } is leeg: hij is bij { $at }
operaopolytable-visitor = { $composer }, te gast bij { $at }: { $plus } extra voor { $column }
operaopolytable-audition-for = Auditie voor { $house }: opengelegd voor iedereen
operaopolytable-only-you = Alleen jij ziet dit. Kaarten in de hand: { $cards }, hoogstens { $limit } aan het eind van de beurt
operaopolytable-empty-hand = Je hand is leeg.
operaopolytable-tokens = { $here ->
    [one] { $here } hulpbronfiche hier, { $out } op tafel
   *[other] { $here } hulpbronfiches hier, { $out } op tafel
}
operaopolytable-markers-kept = { $markers ->
    [0] Nog geen operamarker
    [one] { $markers } operamarker
   *[other] { $markers } operamarkers
}
operaopolytable-left = { $actions ->
    [one] nog { $actions } actie
   *[other] nog { $actions } acties
}
operaopolytable-left-short = nog { $actions }

## Bonuskaarten.

operaopolytable-bonus-impresario = Impresario
operaopolytable-bonus-producer = Producent
operaopolytable-bonus-name-at-house = Impresario: { $composer } in een gebouw
operaopolytable-bonus-name-at-mat = Impresario: { $composer } op een blad
operaopolytable-bonus-name-rating = Producent: { $slot } van { $least }
operaopolytable-bonus-name-producer = Producent: opera van { $composer }
operaopolytable-bonus-when = Bij een laatste voorstelling
operaopolytable-bonus-paid = Uitbetaald
operaopolytable-condition-impresario = je bent impresario van { $composer }
operaopolytable-condition-at-house = { $composer } bezoekt dat gebouw
operaopolytable-condition-at-mat = { $composer } bezoekt het blad van de componist die gespeeld wordt
operaopolytable-condition-rating = { $slot ->
    [female] jouw vrouwenrollen zijn daar minstens { $least } waard
    [male] jouw mannenrollen zijn daar minstens { $least } waard
   *[orchestra] jouw orkest is daar minstens { $least } waard
}
operaopolytable-condition-producer = je bent uitvoerend producent van een opera van { $composer }
operaopolytable-best = { $best ->
    [none] van jou: nog niets
   *[other] van jou: { $best }
}
operaopolytable-with-this-move = met deze zet
operaopolytable-tick-met = Vervuld.
operaopolytable-tick-half = Vervuld met deze zet.
operaopolytable-tick-open = Niet vervuld.

## Wat het voetlicht vraagt.

operaopolytable-ask-act = { $actions ->
    [0] Geen actie meer. Een vrije zet, of je beurt beëindigen?
    [one] Jouw beurt: nog { $actions } actie
   *[other] Jouw beurt: nog { $actions } acties
}
operaopolytable-hint-act = Kies een kaart, een plek of een componist die verlicht is.
operaopolytable-hint-audition = Kies een van de opengelegde kaarten, of een plek in dat gebouw.
operaopolytable-hint-discard = Kies een kaart uit je hand.
operaopolytable-hint-lit = Wat mogelijk is, is op tafel verlicht.
operaopolytable-ask-where = Waarheen met { $picked }?
operaopolytable-ask-which-card = Welke kaart voor { $picked }?
operaopolytable-ask-opera = Welke opera begint?
operaopolytable-ask-stays = Welke kaart blijft daar?
operaopolytable-ask-draw = { $deck ->
    [opera] Een operakaart trekken?
   *[patron] Een mecenaskaart trekken?
}
operaopolytable-ask-sponsor = { $column } van { $row } sponsoren?
operaopolytable-ask-change = Jouw { $column } op het blad van { $row } veranderen?
operaopolytable-ask-removal = Je kaarten terugnemen van { $place }?
operaopolytable-ask-take = { $column } overnemen van { $owner }?
operaopolytable-ask-hire = { $cards } inhuren in { $row }?
operaopolytable-ask-rehearse = Repeteren in { $row }, { $column }?
operaopolytable-ask-recast = Jouw { $column } in { $row } veranderen?
operaopolytable-ask-oust = { $column } overnemen van { $owner }?
operaopolytable-ask-audition = Een auditie houden voor { $house }?
operaopolytable-ask-direct = { $composer } sturen: { $to }?
operaopolytable-ask-discard = { $cards } afleggen?
operaopolytable-ask-none = Geen van de kaarten gebruiken?
operaopolytable-ask-end = Je beurt beëindigen?
operaopolytable-ask-other = Deze zet doen?
operaopolytable-about-draw = De kaart komt in je hand.
operaopolytable-about-sponsor = Met { $cards }.
operaopolytable-about-change = Daar komt te liggen: { $cards }. De rest komt terug in je hand.
operaopolytable-about-removal = De kaarten komen terug in je hand, het hulpbronfiche ook.
operaopolytable-about-take = Op het blad van { $row }. De kaarten van { $owner } daar worden afgelegd, het hulpbronfiche gaat terug.
operaopolytable-about-hire = { $opera ->
    [none] Voor { $column }.
   *[other] Voor { $column }. { $opera } begint daar.
}
operaopolytable-about-rehearse = Met { $cards }.
operaopolytable-about-recast = Daar komt te liggen: { $cards }. De rest komt terug in je hand.
operaopolytable-about-oust = In { $row }, met { $cards }. De kaarten van { $owner } daar worden afgelegd.
operaopolytable-about-audition = Drie operakaarten worden voor iedereen opengelegd; je mag ze in dit gebouw gebruiken.
operaopolytable-about-direct = { $plus ->
    [0] Thuis helpt hij niemand.
   *[other] +{ $plus } daar voor { $helps }.
}
operaopolytable-about-discard = De kaart gaat gedekt naar de aflegstapel.
operaopolytable-about-none = Ze worden teruggeschud in de operastapel.
operaopolytable-about-end = De beurt van de volgende speler begint.
operaopolytable-about-other = De zet staat in de lijst van alle zetten.
operaopolytable-do-draw = { $deck ->
    [opera] Operakaart trekken
   *[patron] Mecenas{ "\u00AD" }kaart trekken
}
operaopolytable-do-sponsor = Sponsoren
operaopolytable-do-change = Veranderen
operaopolytable-do-removal = Terugnemen
operaopolytable-do-take = Overnemen
operaopolytable-do-hire = Inhuren
operaopolytable-do-rehearse = Repeteren
operaopolytable-do-recast = Veranderen
operaopolytable-do-oust = Overnemen
operaopolytable-do-audition = Auditie houden
operaopolytable-do-direct = Sturen
operaopolytable-do-discard = Afleggen
operaopolytable-do-none = Geen gebruiken
operaopolytable-do-end = Beurt beëindigen
operaopolytable-discard = Afleggen
operaopolytable-put-back = Terugleggen
operaopolytable-all-moves = Alle zetten
operaopolytable-ask-bot = Vraag een bot
operaopolytable-advised = Een bot zou dit doen: { $move }.
operaopolytable-no-advice = Aan deze tafel is er geen advies.
operaopolytable-stays = Blijft liggen:

## Prijzen, sommen en wat volgt.

operaopolytable-actions = { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
}
operaopolytable-token = { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
}
operaopolytable-token-back = { $tokens ->
    [one] { $tokens } fiche terug
   *[other] { $tokens } fiches terug
}
operaopolytable-free = gratis
operaopolytable-unused = { $actions ->
    [one] { $actions } actie ongebruikt
   *[other] { $actions } acties ongebruikt
}
operaopolytable-then-discard = { $count ->
    [one] leg dan { $count } kaart af
   *[other] leg dan { $count } kaarten af
}
operaopolytable-adds = +{ $plus } { $column }
operaopolytable-sum = { $plus ->
    [0] { $own } tegen { $against }
   *[other] { $own } + { $plus } tegen { $against }
}
operaopolytable-with-more = met meer kaarten
operaopolytable-against = tegen
operaopolytable-your-cards = { $cards ->
    [one] jouw kaart
   *[other] jouw kaarten
}
operaopolytable-you-may = het mag
operaopolytable-impresario-of = Impresario van { $composer }
operaopolytable-your = jouw { $composer }
operaopolytable-when-scored = bij telling
operaopolytable-become-impresario = je wordt impresario van { $composer }
operaopolytable-new-impresario = { $seat ->
    [none] { $composer } heeft dan geen impresario
   *[other] { $seat-you ->
        [true] Jij wordt impresario van { $composer }
       *[other] { $seat } wordt impresario van { $composer }
    }
}
operaopolytable-last-round-begins = de laatste ronde in { $house } begint

## Mecenassen zo kort als er plaats is op een blad; de hele naam komt bij focus.

operaopolytable-brief-PF1 = Académie
operaopolytable-brief-PF2 = Casa Ricordi
operaopolytable-brief-PF3 = Wesen­donck
operaopolytable-brief-PF4 = Schott’s Söhne
operaopolytable-brief-PF5 = Choudens
operaopolytable-brief-PF6 = Monte di Pietà
operaopolytable-brief-PE1 = Conserv. de Paris
operaopolytable-brief-PE2 = Villa Médicis
operaopolytable-brief-PE3 = Conserv. di Milano
operaopolytable-brief-PE4 = Conserv. Leipzig
operaopolytable-brief-PE5 = San Pietro
operaopolytable-brief-PE6 = Musik­schule
operaopolytable-brief-PP1 = Neue Zeitschrift
operaopolytable-brief-PP2 = Le Figaro
operaopolytable-brief-PP3 = Gazzetta musicale
operaopolytable-brief-PP4 = Bayreuther Blätter
operaopolytable-brief-PP5 = Le Ménestrel
operaopolytable-brief-PP6 = Corriere della Sera
operaopolytable-brief-PC1 = Casa di Riposo
operaopolytable-brief-PC2 = Società Filarm.
operaopolytable-brief-PC3 = Wagner-Verein
operaopolytable-brief-PC4 = Société nationale
operaopolytable-brief-PC5 = Musik­verein
operaopolytable-brief-PC6 = Concerts popul.
operaopolytable-brief-PS1 = Léon Carvalho
operaopolytable-brief-PS2 = Antonio Barezzi
operaopolytable-brief-PS3 = Ludwig II

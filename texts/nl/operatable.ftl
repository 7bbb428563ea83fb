### De getekende tafel van Opera: wat de browser toont rond de woorden van het spel zelf.

## The board.

operatable-budget-table = Budgettabel
operatable-budget = Budget
operatable-order-of-play = speelvolgorde
operatable-budget-level = { $players ->
    [none] Niveau { $level }
   *[other] Niveau { $level }: { $players }
}
operatable-budget-bid = Bied { $bid }: niveau { $level }
operatable-palazzo = Palazzo
operatable-palazzo-holds = { $pieces ->
    [none] Palazzo: leeg; vrije plaatsen: { $free }
   *[other] Palazzo: { $pieces }; vrije plaatsen: { $free }
}
operatable-of = { $count } van { $most }
operatable-stage = De zes steden
operatable-city = { $figures ->
    [none] { $city }: { $supply }, vrije plaatsen voor figuren: { $free }
   *[other] { $city }: { $supply }, figuren hier: { $figures }, vrije plaatsen voor figuren: { $free }
}
operatable-supply = { $main ->
    [0] { $wing ->
        [0] niets meer
       *[other] { operatable-wings }
    }
   *[other] { operatable-mains }{ operatable-both }{ operatable-wings }
}
operatable-supply-short = { operatable-mains }{ operatable-both }{ operatable-wings }
operatable-mains = { $main ->
    [0] { "" }
    [one] { $main } gebouw
   *[other] { $main } gebouwen
}
operatable-wings = { $wing ->
    [0] { "" }
    [one] { $wing } vleugel
   *[other] { $wing } vleugels
}
operatable-both = { $main ->
    [0] { "" }
   *[other] { $wing ->
        [0] { "" }
       *[other] {", "}
    }
}
operatable-opens = Opent in ronde { $round }
operatable-from-round = vanaf ronde { $round }
operatable-parts = { $main ->
    [one] { $main } zaal, vleugel van { $wing }
   *[other] { $main } zalen, vleugel van { $wing }
}
operatable-a-wing = { $halls ->
    [one] vleugel, { $halls } zaal
   *[other] vleugel, { $halls } zalen
}
operatable-none-left = op
operatable-roles = Personages
operatable-employee = Functionaris: anderen mogen meespelen
operatable-character = Karakter: verplaatst zijn figuur
operatable-does-impresario = Koop hoogstens twee stukken en programmeer dan.
operatable-does-architetto = Bouw hoogstens twee delen, { $ducats } ♦ per zaal.
operatable-does-signora = Verkoop een stuk aan het Palazzo.
operatable-does-maestro = Verdubbel de inkomsten van een stad.
operatable-does-critico = Verander de roem van een componist.
operatable-does-esperto = Scoor in een stad, sta je beste stuk af.
operatable-hire-role = { $role } inhuren, honorarium { $fee }
operatable-hired-by = { $player-you ->
    [true] { $role }, ingehuurd door jou
   *[other] { $role }, ingehuurd door { $player }
}
operatable-fee-above = honorarium { $fee }, je staat op { $level }
operatable-can-pay = je kunt betalen
operatable-only-programme = alleen programmeren
operatable-part-in = { $part } in { $city }
operatable-for-your = voor je { $composer }
operatable-or = of
operatable-for = voor
operatable-best-in = het best in { $city }
operatable-of-income = inkomsten
operatable-nothing-now = nu niets te winnen
operatable-stands = staat in { $city }
operatable-stands-nowhere = nog in geen stad
operatable-others-may = anderen mogen meespelen
operatable-critico-reach = { $reach ->
    [one] hoogstens { $reach } niveau
   *[other] hoogstens { $reach } niveaus
}
operatable-ladder = Roemladder en aanbod
operatable-fame = Roem
operatable-on-offer = { $pieces } in het aanbod, prijs = roem ♦
operatable-on-offer-short = { $pieces } in het aanbod
operatable-rung = Niveau { $level }: { $composer }, in het aanbod: { $offered }
operatable-performed = { $shown ->
    [true] { $pieces } in de zalen
   *[false] in de zalen
}
operatable-rises = stijgt
operatable-to-fame = naar roem { $fame }
operatable-not-offered = niet in het aanbod
operatable-buy-piece = { $ducats ->
    [one] Koop { $composer } voor { $ducats } dukaat
   *[other] Koop { $composer } voor { $ducats } dukaten
}
operatable-judge = Verplaats { $composer } op de ladder
operatable-opponents = Tegenspelers
operatable-opponent = { $ended ->
    [true] { $points ->
        [one] { $player }: { $points } punt, budgetniveau { $level }, einde voorstelling
       *[other] { $player }: { $points } punten, budgetniveau { $level }, einde voorstelling
    }
   *[false] { $points ->
        [one] { $player }: { $points } punt, budgetniveau { $level }, ingehuurd: { $hires } van { $most }
       *[other] { $player }: { $points } punten, budgetniveau { $level }, ingehuurd: { $hires } van { $most }
    }
}
operatable-screen = Dukaten en voorraad liggen achter het scherm
operatable-hires = ingehuurd: { $count } van { $most }
operatable-hires-word = ingehuurd
operatable-sealed = heeft geboden
operatable-ended = is klaar
operatable-your-box = Jouw loge
operatable-points = punten
operatable-of-budget = budget
operatable-only-you = Alleen jij ziet dit
operatable-watching = Je kijkt toe
operatable-ducats = { $ducats ->
    [one] dukaat
   *[other] dukaten
}
operatable-stock = Voorraad
operatable-stock-empty = Voorraad leeg.
operatable-stock-waits = Gekochte stukken wachten hier.
operatable-income-now = Inkomsten nu
operatable-counting-now = Telling nu
operatable-doubled = De Maestro verdubbelt hier de inkomsten
operatable-sell-piece = Verkoop { $composer } uit je voorraad
operatable-sell-from = Verkoop { $composer } uit { $city }, zaal { $hall }
operatable-round = Ronde { $round }
operatable-rounds = Ronde { $round } van { $last }
operatable-century = Componist van de Eeuw
operatable-century-is = Componist van de Eeuw: { $composer }
operatable-phase-budget = Budget
operatable-phase-action = Actie
operatable-phase-income = Inkomsten
operatable-phase-end = Einde
operatable-phase-counting = Telling
operatable-phase-over = Het spel is afgelopen
operatable-hall-of = { $city }, zaal { $hall }
operatable-panes = Delen van de tafel
operatable-pane-stage = Toneel
operatable-pane-ladder = Ladder
operatable-pane-houses = Gebouwen
operatable-pane-players = Spelers
operatable-pane-log = Verslag

## The footlights: what is asked.

operatable-ask-bid = Hoeveel bied je?
operatable-ask-hire = Huur een personage in, of beëindig je voorstelling.
operatable-ask-buy = Koop je een muziekstuk?
operatable-ask-programme = Programmeer je operagebouwen.
operatable-ask-build = Bouw je iets?
operatable-ask-sell = Verkoop je een stuk aan het Palazzo?
operatable-ask-move = { $role }: naar welke stad?
operatable-ask-critique = Verplaats je een componist op de roemladder?
operatable-ask-claim = Scoor je punten met je stukken in { $city }, en sta je het beste af?
operatable-ask-shuffle = De aflegstapel wordt geschud.
operatable-ask-over = Het spel is afgelopen.
operatable-along-buy = { $role }: speel je mee?
operatable-along-build = { $role }: speel je mee?
operatable-along-sell = { $role }: speel je mee?
operatable-along-programme = Programmeer je operagebouwen.
operatable-along-claim = Scoor je punten met je stukken in { $city }, en sta je het beste af?
operatable-hint-bid = Je betaalt in dukaten, en je marker gaat evenveel niveaus omhoog. Niemand ziet je bod.
operatable-hint-hire = Kies een affiche op tafel, of een antwoord hier.
operatable-hint-buy = De prijs is de roem van de componist.
operatable-hint-programme = De programmatafel wacht op je.
operatable-hint-build = Elke nieuwe zaal kost { $ducats } ♦ en geeft meteen { $points } ★.
operatable-hint-sell = Eerst het stuk, dan dukaten of punten.
operatable-hint-move = Alleen steden met een vrije plaats zijn verlicht.
operatable-hint-critique = Eerst de componist, dan hoe ver.
operatable-hint-claim = Het kost je geen budget.
operatable-opened-piece = { $composer } ({ $place }): voor dukaten of voor punten?
operatable-opened-where = { $composer }: waarvandaan?
operatable-opened-composer = { $composer } heeft roem { $fame }. Hoe ver?
operatable-you-bid = Je biedt { $bid }. Nog niemand ziet het.
operatable-level-pays = { $kind ->
    [none] Niveau { $level } is niet genoeg voor een personage.
    [one] Niveau { $level } is genoeg voor één personage (hoogstens { $role }).
    [any] Niveau { $level } is genoeg voor { $roles } personages naar keuze.
   *[some] Niveau { $level } is genoeg voor { $roles } goedkope personages, of één duur ({ $role }).
}
operatable-then = Daarna heeft { $player }, op niveau { $level }, het initiatief.
operatable-you-keep = Je houdt het initiatief, op niveau { $level }.
operatable-gives = staat { $composer } af
operatable-gives-to = { $to ->
    [discard] { $composer } gaat naar de aflegstapel.
    [removed] { $composer } verdwijnt uit het spel.
   *[other] { $composer } gaat naar { $to }.
}
operatable-counting-less = De volgende telling geeft je { $points } ★ minder.

## The footlights: answers.

operatable-another = Iets anders
operatable-reach = op { $fame }, naar { $levels }
operatable-for-ducats = voor dukaten
operatable-for-points = voor punten
operatable-raise = { $levels } omhoog
operatable-lower = { $levels } omlaag
operatable-claim = Scoren
operatable-rearrange = Alleen programmeren
operatable-keep-programme = Alles zo laten
operatable-open-desk = Naar de programmatafel
operatable-stop-buy = Genoeg: programmeren
operatable-stop-build = Niets meer
operatable-stop-sell = Niets verkopen
operatable-stop-critique = Niets veranderen
operatable-end = Voorstelling beëindigen
operatable-end-note = dan ook niet meer meespelen
operatable-intermezzo = Intermezzo
operatable-intermezzo-note = niet meespelen
operatable-decline = Stukken houden
operatable-decline-note = niets scoren
operatable-do-bid = Bied { $bid }
operatable-do-bid-none = Bied
operatable-leaves = dan over: { $ducats } ♦
operatable-do-hire = { $role } inhuren
operatable-do-buy = Koop { $composer }
operatable-do-sell = Verkoop { $composer }
operatable-do-raise = { $composer } { $levels } omhoog
operatable-do-lower = { $composer } { $levels } omlaag
operatable-do-end = Mijn voorstelling beëindigen
operatable-build-part = Bouwen: { $part } in { $city }
operatable-move-to = Ga naar { $city }

## The programme desk.

operatable-desk = Programmatafel
operatable-desk-how = Sleep een stuk, of kies stuk en zaal. Niemand ziet je plan.
operatable-see-table = Bekijk de tafel
operatable-best-by-bot = Beste volgens de bot
operatable-take-all-back = Alles terug
operatable-raise-curtain = Doek op
operatable-no-hint = De bot geeft hier geen advies.
operatable-changes = Wijzigingen
operatable-no-changes = nog geen
operatable-drop-here = Leg een stuk hier om het van het programma te halen.
operatable-to-stock = naar de voorraad
operatable-undo-change = Wijziging terugnemen: { $place }
operatable-take-stock = Neem { $composer } uit de voorraad
operatable-take-from = { $place }: { $composer }
operatable-put-in = Leg { $composer } in { $place } (nu: { $now })
operatable-key-back = legt het stuk terug
operatable-key-house = volgend gebouw
operatable-may-take = vrij
operatable-ledger = Het kasboek
operatable-ledger-if = Als de ronde met dit programma eindigde
operatable-sum = Totaal
operatable-this-drop = Deze wijziging
operatable-ducats-after = Dukaten na inkomsten
operatable-points-after = Punten na de telling
operatable-fame-at-end = Roem aan het eind van de ronde
operatable-will-rise = { $count ->
    [one] { $composers } wordt het meest opgevoerd en stijgt.
   *[other] { $composers } worden het meest opgevoerd en stijgen.
}
operatable-stay-empty = { $halls ->
    [one] Eén zaal blijft leeg: −1 bij de telling.
   *[other] { $halls } zalen blijven leeg: elk −1 bij de telling.
}
operatable-counting-later = De volgende telronde komt na ronde { $round }.
operatable-others-may-hire = Zoals het nu staat: anderen kunnen nog handelen.
operatable-sending = Onderweg…

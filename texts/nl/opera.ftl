### Opera. De woorden zijn die van de woordenlijst. Vormen die zinnen nodig hebben staan onder de naam.

## Namen.

opera-name-monteverdi = Monteverdi
opera-name-handel = Händel
opera-name-mozart = Mozart
opera-name-beethoven = Beethoven
opera-name-verdi = Verdi
opera-name-wagner = Wagner
opera-name-house = huiscomponist
opera-name-empty = leeg

opera-name-venezia = Venezia
opera-name-wien = Wien
opera-name-berlin = Berlin
opera-name-london = London
opera-name-paris = Paris
opera-name-milano = Milano

opera-name-impresario = Impresario
    .the = de Impresario
opera-name-architetto = Architetto
    .the = de Architetto
opera-name-signora = Signora
    .the = de Signora
opera-name-maestro = Maestro
    .the = de Maestro
opera-name-critico = Critico
    .the = de Critico
opera-name-esperto = Esperto
    .the = de Esperto

opera-name-main = hoofdgebouw
    .a = een hoofdgebouw
    .no = geen hoofdgebouw
opera-name-wing = vleugel
    .a = een vleugel
    .no = geen vleugel

opera-name-stock = persoonlijke voorraad
opera-name-budget = budgetfase
opera-name-action = actiefase
opera-name-over = het spel is afgelopen
opera-name-episode-1 = Barok
opera-name-episode-2 = Klassiek
opera-name-episode-3 = Romantiek

opera-place = { $name }, zaal { $number }

## Hoeveelheden, gebruikt door de teksten hieronder.

opera-ducats = { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}
opera-points = { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}
opera-halls = { $halls ->
    [one] { $halls } zaal
   *[other] { $halls } zalen
}

## Waarvoor punten gegeven worden.

opera-why-building = nieuwe zalen
opera-why-signora = verkocht aan het Palazzo
opera-why-esperto = de Esperto
opera-why-great-halls = grote zalen
opera-why-century = Componist van de Eeuw
opera-why-empty-halls = lege zalen

## Wat er gevraagd wordt.

opera-question-bid = Hoeveel bied je? Je betaalt het in dukaten en je budgetmarker gaat evenveel niveaus omhoog.
opera-question-hire = Je hebt het initiatief: huur een personage in of beëindig je voorstelling.
opera-question-buy = Impresario: koop je een muziekstuk?
opera-question-programme = Impresario: programmeer je zalen.
opera-question-build = Architetto: bouw je?
opera-question-sell = Signora: verkoop je een muziekstuk aan het Palazzo?
opera-question-move = Naar welke stad gaat { $role-the }?
opera-question-critique = Critico: verplaats je een componist op de roemladder?
opera-question-claim = Esperto: scoor je punten met je muziekstukken hier en sta je het beste af?
opera-question-shuffle = De aflegstapel wordt tot een nieuwe stapel geschud.
opera-question-over = Het spel is afgelopen.
# Where moves are typed, it follows the question.
opera-typed-programme = Met Enter blijft alles zoals het is; wil je een operagebouw veranderen, schrijf dan wat er in de zalen komt, de grote zaal eerst, bijvoorbeeld: programme venezia=verdi,-,house

## Wat je vooraf kunt beslissen, en waarvan het kan afhangen.

opera-of-impresario = { opera-name-impresario.the }
opera-of-architetto = { opera-name-architetto.the }
opera-of-signora = { opera-name-signora.the }
opera-of-maestro = { opera-name-maestro.the }
opera-of-critico = { opera-name-critico.the }
opera-of-esperto = { opera-name-esperto.the }
opera-order-bid = Hoeveel bied je?
opera-order-hire = Welk personage huur je in?
opera-order-buy = { opera-question-buy }
opera-order-programme = Impresario: hoe programmeer je je zalen?
opera-order-build = { opera-question-build }
opera-order-sell = { opera-question-sell }
opera-order-move = Naar welke stad gaat de figuur?
opera-order-critique = { opera-question-critique }
opera-order-claim = { opera-question-claim }
opera-order-if-level-at-least = je budgetniveau is { $value } of hoger
opera-order-if-level-at-most = je budgetniveau is { $value } of lager
opera-order-if-ducats-at-least = { $value ->
    [one] je hebt minstens één dukaat
   *[other] je hebt { $value } dukaten of meer
}
opera-order-if-ducats-at-most = { $value ->
    [0] je hebt geen dukaten
    [one] je hebt één dukaat of geen
   *[other] je hebt { $value } dukaten of minder
}
opera-order-if-offer-at-least = { $value ->
    [one] er ligt een muziekstuk van { $of } in het aanbod
   *[other] er liggen { $value } of meer muziekstukken van { $of } in het aanbod
}
opera-order-if-stock-at-least = { $value ->
    [one] je hebt een muziekstuk van { $of } in je persoonlijke voorraad
   *[other] je hebt { $value } of meer muziekstukken van { $of } in je persoonlijke voorraad
}
opera-order-if-hired-is = je hebt { $of } zelf ingehuurd
opera-order-if-figure-is = { $of } is in { $value }
opera-order-if-top-is = { $value } staat bovenaan op de roemladder
opera-order-if-round-at-least = het is ronde { $value } of later
opera-order-if-round-at-most = het is ronde { $value } of eerder

## Een paar woorden bij elke zet.

opera-move-hire-impresario = koop hoogstens twee muziekstukken, programmeer dan
opera-move-hire-architetto = bouw hoogstens twee delen
opera-move-hire-signora = verkoop een muziekstuk aan het Palazzo
opera-move-hire-maestro = verdubbel de inkomsten van een stad
opera-move-hire-critico = verplaats een componist op de roemladder
opera-move-hire-esperto = scoor in een stad, sta een muziekstuk af
opera-move-end = einde voorstelling, voor de rest van de ronde
opera-move-buy = een muziekstuk van { $one }
opera-move-rearrange = alleen programmeren, voor 1 budgetniveau
opera-move-stop = verder niets
opera-move-intermezzo = niet meespelen
opera-move-programme = alles blijft zoals het is
opera-move-build = { $two-a } in { $one }
opera-move-move = naar { $one }
opera-move-raise = { $two } omhoog
opera-move-lower = { $two } omlaag
opera-move-claim = scoor, en sta hier je beste muziekstuk af
opera-move-decline = houd je muziekstuk
opera-move-sell = uit { $two }

## Wat er gebeurde. Een lege tekst wordt door een andere gebeurtenis verteld.

opera-event-sealed = { $seat-you ->
    [true] Je hebt een geheim bod gedaan.
   *[other] { $seat } heeft een geheim bod gedaan.
}
opera-event-bid = { $seat-you ->
    [true] Je biedt { $bid }.
   *[other] { $seat } biedt { $bid }.
}
opera-event-paid = { $rule ->
    [AA1] { $seat-you ->
        [true] Je betaalt { opera-ducats }.
       *[other] { $seat } betaalt { opera-ducats }.
    }
   *[other] { "" }
}
opera-event-marker = { $rule ->
    [A8] { $seat-you ->
        [true] Je speelt mee en staat nu op budgetniveau { $level }.
       *[other] { $seat } speelt mee en staat nu op budgetniveau { $level }.
    }
    [AI4] { $seat-you ->
        [true] Je speelt mee door te herschikken en staat nu op budgetniveau { $level }.
       *[other] { $seat } speelt mee door te herschikken en staat nu op budgetniveau { $level }.
    }
   *[other] { "" }
}
opera-event-hired = { $seat-you ->
    [true] Je huurt { $role-the } in voor een honorarium van { $fee }.
   *[other] { $seat } huurt { $role-the } in voor een honorarium van { $fee }.
}
opera-event-ended = { $rule ->
    [A2] { $seat-you ->
        [true] Je hebt zoveel personages ingehuurd als mag: einde voorstelling.
       *[other] { $seat } heeft zoveel personages ingehuurd als mag: einde voorstelling.
    }
   *[other] { opera-who }: einde voorstelling.
}
opera-event-intermezzo = { opera-who }: intermezzo.
opera-event-bought = { $seat-you ->
    [true] Je koopt een muziekstuk van { $composer } voor { opera-ducats }.
   *[other] { $seat } koopt een muziekstuk van { $composer } voor { opera-ducats }.
}
opera-event-programmed = { $seat-you ->
    [true] Je programmeert { $houses }.
   *[other] { $seat } programmeert { $houses }.
}
opera-event-built = { $seat-you ->
    [true] Je bouwt { $part-a } met { opera-halls } in { $city }.
   *[other] { $seat } bouwt { $part-a } met { opera-halls } in { $city }.
}
opera-event-points = { $rule ->
    [C1] { opera-who }: { opera-points } (grote zaal in { $city }: { $composer }).
    [C2] { opera-who }: { opera-points } (Componist van de Eeuw in { $city }: { $composer }).
   *[other] { opera-who }: { opera-points } ({ $why }).
}
opera-event-sold = { $seat-you ->
    [true] Je verkoopt een muziekstuk van { $composer } aan het Palazzo (uit { $where }).
   *[other] { $seat } verkoopt een muziekstuk van { $composer } aan het Palazzo (uit { $where }).
}
opera-event-earned = { $rule ->
    [I1] { "" }
    [E5] { $seat-you ->
        [true] Je krijgt { opera-ducats } voor niveau 0.
       *[other] { $seat } krijgt { opera-ducats } voor niveau 0.
    }
   *[other] { $seat-you ->
        [true] Je krijgt { opera-ducats }.
       *[other] { $seat } krijgt { opera-ducats }.
    }
}
opera-event-moved = { $from ->
    [none] { $seat-you ->
        [true] Je zet { $figure-the } in { $city }.
       *[other] { $seat } zet { $figure-the } in { $city }.
    }
   *[other] { $seat-you ->
        [true] Je verplaatst { $figure-the } van { $from } naar { $city }.
       *[other] { $seat } verplaatst { $figure-the } van { $from } naar { $city }.
    }
}
opera-event-fame = { $composer } gaat van roem { $from } naar { $fame }.
opera-event-gave-up = { $to ->
    [discard] { $seat-you ->
        [true] Je legt een muziekstuk van { $composer } op de aflegstapel.
       *[other] { $seat } legt een muziekstuk van { $composer } op de aflegstapel.
    }
    [removed] { $seat-you ->
        [true] Je neemt een muziekstuk van { $composer } uit het spel.
       *[other] { $seat } neemt een muziekstuk van { $composer } uit het spel.
    }
   *[other] { $seat-you ->
        [true] Je geeft een muziekstuk van { $composer } aan { $to }.
       *[other] { $to-you ->
            [true] { $seat } geeft jou een muziekstuk van { $composer }.
           *[other] { $seat } geeft een muziekstuk van { $composer } aan { $to }.
        }
    }
}
opera-event-declined = { $seat-you ->
    [true] Je houdt alles en scoort niets.
   *[other] { $seat } houdt alles en scoort niets.
}
opera-event-income = { $doubled ->
    [true] { opera-who }: { opera-ducats } inkomsten in { $city }, verdubbeld door de Maestro.
   *[false] { opera-who }: { opera-ducats } inkomsten in { $city }.
}
opera-event-offer = { $aside ->
    [none] Nieuw aanbod: { $offer }.
   *[other] Nieuw aanbod: { $offer }. Terzijde gelegd: { $aside }.
}
opera-event-shuffled = { $pieces ->
    [one] Het ene muziekstuk van de aflegstapel wordt de nieuwe stapel.
   *[other] De { $pieces } muziekstukken van de aflegstapel worden tot een nieuwe stapel geschud.
}
opera-event-palazzo = Het Palazzo wordt leeggemaakt: { $composers }.
opera-event-counting = Telronde { $counting }.
opera-event-opened = { $city } gaat open.
opera-event-round = Ronde { $round } begint.
opera-event-over = Het spel is afgelopen.
opera-who = { $seat-you ->
    [true] Jij
   *[other] { $seat }
}

## Het bord in woorden.

opera-board-round = Ronde { $round } van { $last }, { $phase } ({ $era })
opera-board-century = Componisten van de Eeuw: { $composers } (in deze episode { $now })
opera-board-ladder = Roemladder met het aanbod (de roem is de prijs in dukaten):
opera-board-offered = { $count ->
    [0] { "" }
   *[other] { $count } in het aanbod
}
opera-board-marker = { $seat } niveau { $level } kolom { $column }
opera-board-budget = Budgettabel: { $places }
opera-board-role = { $hirer ->
    [none] { $role } { $fee }
   *[other] { $role } { $fee } ({ $hirer })
}
opera-board-roles = Personages met honorarium (en wie ze inhuurde): { $roles }
opera-board-palazzo = { $composers ->
    [none] Palazzo: leeg, { opera-board-free }. Stapel: { $deck ->
        [one] { $deck } muziekstuk
       *[other] { $deck } muziekstukken
    }
   *[other] Palazzo: { $composers }, { opera-board-free }. Stapel: { $deck ->
        [one] { $deck } muziekstuk
       *[other] { $deck } muziekstukken
    }
}
opera-board-cities = { $cost ->
    [one] Steden, met de delen die over zijn, hun zalen (elk { $cost } dukaat) en de figuren:
   *[other] Steden, met de delen die over zijn, hun zalen (elk { $cost } dukaten) en de figuren:
}
opera-board-opens = open vanaf ronde { $round }
opera-board-supply = { opera-board-mains }, { opera-board-wings }
opera-board-mains = { $main ->
    [0] geen hoofdgebouw
    [one] { $main } hoofdgebouw van { $main_halls }
   *[other] { $main } hoofdgebouwen van { $main_halls }
}
opera-board-wings = { $wing ->
    [0] geen vleugel
    [one] { $wing } vleugel van { $wing_halls }
   *[other] { $wing } vleugels van { $wing_halls }
}
opera-board-figures = { $figures ->
    [none] { opera-board-free }
   *[other] { $figures }, { opera-board-free }
}
opera-board-free = { $free ->
    [0] geen plaats vrij
    [one] { $free } plaats vrij
   *[other] { $free } plaatsen vrij
}
opera-board-player = { $seat }{ opera-board-own }: { opera-points }{ opera-board-screen }{ opera-board-status }
opera-board-own = { $own ->
    [true] {" "}(jij)
   *[false] { "" }
}
opera-board-screen = { $ducats ->
    [none] { "" }
   *[other] , { opera-ducats }, persoonlijke voorraad { opera-board-stock }
}
opera-board-stock = { $stock ->
    [none] leeg
   *[other] { $stock }
}
opera-board-status = { $acts ->
    [true] {"; "}aan de beurt
   *[false] { $ended ->
        [true] {"; "}einde voorstelling
       *[false] { "" }
    }
}
opera-board-house = { $halls ->
    [none] { $city }: grote zaal { $great }
   *[other] { $city }: grote zaal { $great }; { $halls }
}

## Zetten die geweigerd worden.

opera-refusal-house-piece-sold = Je huiscomponist kun je niet verkopen.
opera-refusal-house-composer-judged = Een huiscomponist staat niet op de roemladder: de Critico kan er geen beoordelen.
opera-refusal-not-the-question = Dat wordt je nu niet gevraagd.
opera-refusal-bid-above-table = Een bod van { $bid } is te hoog: je staat op niveau { $level } en de budgettabel eindigt bij { $top }.
opera-refusal-bid-above-ducats = Je kunt geen { $bid } bieden: je hebt { opera-ducats }.
opera-refusal-role-taken = Iemand heeft { $role-the } deze ronde al ingehuurd.
opera-refusal-fee-above-level = Het honorarium van { $role-the } is { $fee } en je staat op budgetniveau { $level }.
opera-refusal-no-free-place = Je kunt { $role-the } niet inhuren: geen andere stad heeft een vrije plaats voor de figuur.
opera-refusal-not-offered = Er is geen muziekstuk van { $composer } in het aanbod.
opera-refusal-price-above-ducats = Een muziekstuk van { $composer } kost { $price } en je hebt { opera-ducats }.
opera-refusal-level-too-low = Meespelen kost een budgetniveau en je staat op niveau { $level }.
opera-refusal-enough-done = Je hebt gedaan wat dit personage toestaat.
opera-refusal-no-such-piece = Je hebt daar geen muziekstuk meer voor: { $composer }.
opera-refusal-composer-twice = In één operagebouw mogen geen twee muziekstukken van dezelfde componist: { $composer }.
opera-refusal-city-closed = In { $city } kun je bouwen vanaf ronde { $opens }.
opera-refusal-house-exists = Je hebt al een hoofdgebouw in { $city }.
opera-refusal-no-main-building = Je hebt eerst een hoofdgebouw in { $city } nodig.
opera-refusal-enough-wings = Aan je operagebouw in { $city } past geen vleugel meer.
opera-refusal-supply-empty = Er is { $part-no } meer over voor { $city }.
opera-refusal-cost-above-ducats = In { $city } kost { $part-a } { $cost } en je hebt { opera-ducats }.
opera-refusal-piece-not-there = Je hebt daar geen muziekstuk van { $composer }.
opera-refusal-palazzo-full = { $size ->
    [one] Het Palazzo is vol: er past { $size } muziekstuk in.
   *[other] Het Palazzo is vol: er passen { $size } muziekstukken in.
}
opera-refusal-palazzo-has-composer = In het Palazzo ligt al een muziekstuk van { $composer }.
opera-refusal-stands-there = De figuur staat al in { $city } en moet naar een andere stad.
opera-refusal-city-occupied = { $city } heeft geen vrije plaats voor een figuur.
opera-refusal-not-performed = In de stad van de Critico voert niemand { $composer } op.
opera-refusal-off-the-ladder = Zo ver kan { $composer } niet op de roemladder.
opera-refusal-already-begun = Herschikken zonder te kopen mag alleen als je meespeelt en nog niets gekocht hebt.
opera-refusal-not-in-discard = Er ligt geen muziekstuk van { $composer } meer op de aflegstapel.
opera-refusal-played-along = Je hebt nog niet meegespeeld: zeg ‘intermezzo’ als je dat niet wilt.
opera-refusal-nothing-to-decline = Een intermezzo is alleen voor wie nog niet heeft meegespeeld: zeg ‘stop’.
opera-refusal-city-twice = { $city } wordt twee keer genoemd.
opera-refusal-hall-count = { $count ->
    [one] Je operagebouw in { $city } heeft { opera-halls }; je noemt { $count } muziekstuk.
   *[other] Je operagebouw in { $city } heeft { opera-halls }; je noemt { $count } muziekstukken.
}
opera-refusal-no-house = Je hebt geen operagebouw in { $city }.
opera-refusal-programme-word = Ik begrijp ‘{ $word }’ niet; een operagebouw schrijf je zo: wien=verdi,-
opera-refusal-unknown-piece = Er is geen componist ‘{ $piece }’.
opera-refusal-shuffle-word = Een nieuwe stapel schrijf je als één rij componisten met komma’s ertussen.
opera-refusal-shuffle-count = De nieuwe stapel hoort { $expected } muziekstukken te hebben; dit zijn er { $count }.

## Stellingen die niet kunnen kloppen.

opera-malformed-closed = { $city } is in ronde { $round } nog niet open.
opera-malformed-composer-twice = In dit operagebouw zijn twee muziekstukken van dezelfde componist: { $composer }.
opera-malformed-ended = Alleen in de actiefase kan iemand de voorstelling beëindigd hebben.
opera-malformed-figures = In { $city } is geen plaats voor zoveel figuren.
opera-malformed-hires = { $limit ->
    [one] Een speler huurt hoogstens { $limit } personage per ronde in.
   *[other] Een speler huurt hoogstens { $limit } personages per ronde in.
}
opera-malformed-house-piece = Een speler heeft precies één stuk van de eigen huiscomponist, in een zaal of in de persoonlijke voorraad.
opera-malformed-marker = Daar staat al een budgetmarker.
opera-malformed-no-venezia = Iedere speler heeft een hoofdgebouw in Venezia.
opera-malformed-offer = Het aanbod heeft hoogstens { $size } muziekstukken en hoogstens { $limit } van één componist.
opera-malformed-over = Een spel is pas na ronde { $round } afgelopen.
opera-malformed-palazzo = { $size ->
    [one] In het Palazzo past hoogstens { $size } muziekstuk.
   *[other] In het Palazzo passen hoogstens { $size } muziekstukken.
}
opera-malformed-pending = Deze vraag kan in deze stelling niet openstaan.
opera-malformed-pieces = { $count ->
    [one] Er is { $count } muziekstuk van { $composer }; het moeten er { $expected } zijn.
   *[other] Er zijn { $count } muziekstukken van { $composer }; het moeten er { $expected } zijn.
}
opera-malformed-removed = Muziekstukken verlaten het spel alleen met de optie esperto_piece_leaves_game.
opera-malformed-roles = Personages worden alleen in de actiefase ingehuurd.
opera-malformed-supply = Wat niet gebouwd is ligt in de voorraad: hier { $expected }.

# What a bot names as a reason for an option.
opera-reason-constant = het spel als geheel
opera-reason-points-now = meteen overwinningspunten
opera-reason-ducats = dukaten in bezit
opera-reason-ducats-beyond-ten = dukaten boven de tien
opera-reason-level = je budgetniveau
opera-reason-initiative = het initiatief
opera-reason-performing = deze ronde nog meedoen
opera-reason-hires-left = personages die je nog kunt inhuren
opera-reason-income = inkomsten van je operagebouwen
opera-reason-maestro-income = de door de Maestro verdubbelde inkomsten
opera-reason-great-halls = het aantal grote zalen
opera-reason-great-hall-fame = roem in je grote zalen
opera-reason-century-now = de Componist van de Eeuw van deze episode
opera-reason-century-later = latere Componisten van de Eeuw
opera-reason-empty-halls = lege zalen
opera-reason-halls = het aantal zalen
opera-reason-pieces = opgevoerde muziekstukken
opera-reason-fame-performed = roem van alles wat je opvoert
opera-reason-best-city = wat de Esperto je zou opleveren
opera-reason-rising = componisten die gaan stijgen
opera-reason-stock-fame = roem in je persoonlijke voorraad
opera-reason-stock-pieces = muziekstukken in je persoonlijke voorraad
opera-reason-stock-variety = variatie in je persoonlijke voorraad
opera-reason-palazzo-sale = een goede verkoop aan het Palazzo
opera-reason-offer-cheap = stukken in het aanbod die je kunt betalen

## Wat de pagina van een persoon telt.

opera-use-role = Ingehuurde personages
opera-use-composer = Gekochte stukken

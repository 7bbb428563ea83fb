### Operaopoly. De woorden zijn die van de woordenlijst. Vormen van een naam die zinnen nodig hebben staan eronder.

## Namen.

operaopoly-name-bizet = Bizet
operaopoly-name-verdi = Verdi
operaopoly-name-wagner = Wagner
operaopoly-name-funding = Financiering
operaopoly-name-education = Opleiding
operaopoly-name-publicity = Publiciteit
operaopoly-name-community = Gemeenschap
operaopoly-name-female = vrouwenrollen
operaopoly-name-male = mannenrollen
operaopoly-name-orchestra = orkest
operaopoly-name-opera = operakaart
    .a = een operakaart
    .deck = Operastapel
    .deck-of = van de operastapel
operaopoly-name-patron = mecenaskaart
    .a = een mecenaskaart
    .deck = Mecenasstapel
    .deck-of = van de mecenasstapel
operaopoly-name-Milano = Milano
operaopoly-name-Dresden = Dresden
operaopoly-name-Paris = Paris
operaopoly-name-Venezia = Venezia
operaopoly-name-Bayreuth = Bayreuth
operaopoly-name-fr = Frans
operaopoly-name-it = Italiaans
operaopoly-name-de = Duits
operaopoly-kind-cast = bezetting
operaopoly-kind-special = bijzondere artiest
operaopoly-kind-orchestra = orkest
operaopoly-kind-rehearsal-cast = repetitie voor een bezetting
operaopoly-kind-rehearsal-orchestra = repetitie voor een orkest
operaopoly-kind-audition = auditie
operaopoly-kind-patron = mecenaskaart

## Hoeveelheden, voor de teksten hieronder.

operaopoly-points = { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}
operaopoly-tokens = { $tokens ->
    [one] { $tokens } hulpbronfiche
   *[other] { $tokens } hulpbronfiches
}
operaopoly-markers = { $markers ->
    [one] { $markers } operamarker
   *[other] { $markers } operamarkers
}
operaopoly-left = { $left ->
    [one] { $left } beurt
   *[other] { $left } beurten
}

## Waarvoor punten gegeven worden.

operaopoly-why-cards = kaarten bij een laatste voorstelling
operaopoly-why-house = opera in de taal van het operagebouw
operaopoly-why-bonus = bonuskaarten
operaopoly-why-plus = componisten op bezoek
operaopoly-why-sponsor = sponsoren van een laatste voorstelling
operaopoly-why-closing = slot
operaopoly-why-markers = operamarkers

## Wat er gevraagd wordt.

operaopoly-question-act = Jouw beurt: doe een actie, doe een vrije zet, of beëindig je beurt.
operaopoly-question-stack = Welke kaart volgt? Zeg ‘done’ als het er genoeg zijn.
operaopoly-question-pick = Auditie: welke van de opengelegde kaarten gebruik je?
operaopoly-question-discard = Je hebt te veel kaarten in je hand: leg er een af.
operaopoly-question-shuffle = Er wordt een stapel geschud.
operaopoly-question-over = Het spel is afgelopen.

## Wat je vooraf kunt beslissen, en waarvan het kan afhangen.

operaopoly-of-opera = de operastapel
operaopoly-of-patron = de mecenasstapel
operaopoly-order-act = Jouw beurt: wat doe je?
operaopoly-order-pick = { operaopoly-question-pick }
operaopoly-order-discard = { operaopoly-question-discard }
operaopoly-order-if-actions-at-least = { $value ->
    [one] je hebt nog minstens één actie
   *[other] je hebt nog { $value } of meer acties
}
operaopoly-order-if-actions-at-most = { $value ->
    [0] je hebt geen actie meer
    [one] je hebt nog één actie of geen
   *[other] je hebt nog { $value } of minder acties
}
operaopoly-order-if-tokens-at-least = { $value ->
    [one] je hebt minstens één hulpbronfiche
   *[other] je hebt { $value } of meer hulpbronfiches
}
operaopoly-order-if-tokens-at-most = { $value ->
    [0] je hebt geen hulpbronfiche
    [one] je hebt één hulpbronfiche of geen
   *[other] je hebt { $value } of minder hulpbronfiches
}
operaopoly-order-if-cards-at-least = { $value ->
    [one] je hebt minstens één kaart in je hand
   *[other] je hebt { $value } of meer kaarten in je hand
}
operaopoly-order-if-cards-at-most = { $value ->
    [0] je hebt geen kaart in je hand
    [one] je hebt één kaart in je hand of geen
   *[other] je hebt { $value } of minder kaarten in je hand
}
operaopoly-order-if-deck-at-least = { $value ->
    [one] { $of } heeft minstens één kaart
   *[other] { $of } heeft { $value } of meer kaarten
}
operaopoly-order-if-deck-at-most = { $value ->
    [0] { $of } is leeg
    [one] { $of } heeft één kaart of geen
   *[other] { $of } heeft { $value } of minder kaarten
}

## Een paar woorden bij elke zet.

operaopoly-move-draw = trek { $one-a }
operaopoly-move-end = beëindig je beurt
operaopoly-move-done = deze kaarten, niet meer
operaopoly-move-audition = leg drie operakaarten open voor dit operagebouw
operaopoly-move-pick-none = gebruik er geen van

## Wat er gebeurd is.

operaopoly-event-turn = { $seat-you ->
    [true] Jij bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
operaopoly-event-ended = { $seat-you ->
    [true] Je beëindigt je beurt.
   *[other] { $seat } beëindigt de beurt.
}
operaopoly-event-drew = { $seat-you ->
    [true] Je trekt { $deck-a }.
   *[other] { $seat } trekt { $deck-a }.
}
operaopoly-event-drew-card = De getrokken kaart is { $card }.
operaopoly-event-discarded = { $seat-you ->
    [true] Je legt { $deck-a } af.
   *[other] { $seat } legt { $deck-a } af.
}
operaopoly-event-discarded-card = De afgelegde kaart is { $card }.
operaopoly-event-sponsored = { $seat-you ->
    [true] Je sponsort { $composer }, { $category }, met { $cards }.
   *[other] { $seat } sponsort { $composer }, { $category }, met { $cards }.
}
operaopoly-event-changed = { $seat-you ->
    [true] { $returned ->
        [none] Je verandert { $composer }, { $category }: nu { $cards }.
       *[other] Je verandert { $composer }, { $category }: nu { $cards }. Terug in de hand: { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } verandert { $composer }, { $category }: nu { $cards }.
       *[other] { $seat } verandert { $composer }, { $category }: nu { $cards }. Terug in de hand: { $returned }.
    }
}
operaopoly-event-withdrew = { $seat-you ->
    [true] Je sponsort { $composer }, { $category }, niet meer en neemt { $returned } terug.
   *[other] { $seat } sponsort { $composer }, { $category }, niet meer en neemt { $returned } terug.
}
operaopoly-event-took-over = { $seat-you ->
    [true] Je neemt { $composer }, { $category }, over van { $from } met { $cards }; afgelegd: { $lost }.
   *[other] { $from-you ->
        [true] { $seat } neemt { $composer }, { $category }, van jou over met { $cards }; afgelegd: { $lost }.
       *[other] { $seat } neemt { $composer }, { $category }, over van { $from } met { $cards }; afgelegd: { $lost }.
    }
}
operaopoly-event-began = { $seat-you ->
    [true] Je begint een opera van { $composer } in { $house }.
   *[other] { $seat } begint een opera van { $composer } in { $house }.
}
operaopoly-event-hired = { $seat-you ->
    [true] Je huurt { $cards } in voor { $house }, { $slot }.
   *[other] { $seat } huurt { $cards } in voor { $house }, { $slot }.
}
operaopoly-event-rehearsed = { $seat-you ->
    [true] Je legt de repetitie { $cards } bij { $house }, { $slot }.
   *[other] { $seat } legt de repetitie { $cards } bij { $house }, { $slot }.
}
operaopoly-event-recast = { $seat-you ->
    [true] { $returned ->
        [none] Je verandert { $house }, { $slot }: nu { $cards }.
       *[other] Je verandert { $house }, { $slot }: nu { $cards }. Terug in de hand: { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } verandert { $house }, { $slot }: nu { $cards }.
       *[other] { $seat } verandert { $house }, { $slot }: nu { $cards }. Terug in de hand: { $returned }.
    }
}
operaopoly-event-dismissed = { $seat-you ->
    [true] Je maakt { $house }, { $slot }, vrij en neemt { $returned } terug.
   *[other] { $seat } maakt { $house }, { $slot }, vrij en neemt { $returned } terug.
}
operaopoly-event-freed = { $house } is weer vrij; de marker gaat terug naar { $composer }.
operaopoly-event-ousted = { $seat-you ->
    [true] Je neemt { $house }, { $slot }, over van { $from } met { $cards }; afgelegd: { $lost }.
   *[other] { $from-you ->
        [true] { $seat } neemt { $house }, { $slot }, van jou over met { $cards }; afgelegd: { $lost }.
       *[other] { $seat } neemt { $house }, { $slot }, over van { $from } met { $cards }; afgelegd: { $lost }.
    }
}
operaopoly-event-auditioned = { $seat-you ->
    [true] Je houdt een auditie voor { $house }.
   *[other] { $seat } houdt een auditie voor { $house }.
}
operaopoly-event-turned-up = Opengelegd: { $cards }.
operaopoly-event-picked-none = { $seat-you ->
    [true] Je gebruikt geen van de kaarten.
   *[other] { $seat } gebruikt geen van de kaarten.
}
operaopoly-event-shuffled = { $count ->
    [one] De ene kaart { $deck-deck-of } wordt geschud.
   *[other] De { $count } kaarten { $deck-deck-of } worden geschud.
}
operaopoly-event-directed = { $seat-you ->
    [true] { $where ->
        [mat] Je stuurt { $composer } naar het componistenblad van { $to }.
        [house] Je stuurt { $composer } naar { $to }.
       *[home] Je stuurt { $composer } naar huis.
    }
   *[other] { $where ->
        [mat] { $seat } stuurt { $composer } naar het componistenblad van { $to }.
        [house] { $seat } stuurt { $composer } naar { $to }.
       *[home] { $seat } stuurt { $composer } naar huis.
    }
}
operaopoly-event-impresario = { $seat-you ->
    [true] Je bent nu impresario van { $composer }.
   *[other] { $seat } is nu impresario van { $composer }.
}
operaopoly-event-no-impresario = { $composer } heeft nu geen impresario.
operaopoly-event-went-home = { $composer } gaat naar huis.
operaopoly-event-last-round = { $seat-you ->
    [true] De laatste ronde van { $composer } in { $house } begint, ingezet door jou.
   *[other] De laatste ronde van { $composer } in { $house } begint, ingezet door { $seat }.
}
operaopoly-event-performance = Laatste voorstelling van { $composer } in { $house }.
operaopoly-event-producer = { $seat-you ->
    [true] Je bent uitvoerend producent en houdt de operamarker.
   *[other] { $seat } is uitvoerend producent en houdt de operamarker.
}
operaopoly-event-no-producer = Niemand is uitvoerend producent; de operamarker verlaat het spel.
operaopoly-event-points = { operaopoly-who }: { operaopoly-points } ({ $why }).
operaopoly-event-bonus = { $seat-you ->
    [true] Je toont de bonuskaart { $bonus }.
   *[other] { $seat } toont de bonuskaart { $bonus }.
}
operaopoly-event-turned-over = { $house } wordt omgedraaid: { $name }.
operaopoly-event-closed = Slot: { $composer } verlaat het spel.
operaopoly-event-woke = { $composer } ontwaakt.
operaopoly-event-quiet = Al { $turns } beurten is er geen voorstelling geteld; na nog { operaopoly-left } wordt het seizoen afgebroken.
operaopoly-event-abandoned = Na { $turns } beurten zonder getelde voorstelling wordt het seizoen afgebroken.
operaopoly-event-over = Het spel is afgelopen.
operaopoly-who = { $seat-you ->
    [true] Jij
   *[other] { $seat }
}

## Het bord in woorden.

operaopoly-board-turn = { $phase ->
    [over] Het spel is afgelopen
   *[other] Beurt van { $seat }, acties over: { $actions }{ operaopoly-board-quiet }
}
operaopoly-board-quiet = { $left ->
    [none] { "" }
   *[other] . Seizoen afgebroken na nog { operaopoly-left } zonder voorstelling
}
operaopoly-board-reconstructed = Veel getallen op de kaarten zijn gereconstrueerd: ze staan niet in de spelregels.
operaopoly-board-composer = { $state ->
    [dormant] { $composer } ({ $opera }): slaapt
    [closed] { $composer } ({ $opera }): klaar
   *[active] { $composer } ({ $opera }): { operaopoly-markers }, { operaopoly-board-at }, { operaopoly-board-impresario }
}
operaopoly-board-at = { $at ->
    [home] thuis
   *[other] op bezoek bij { $at }
}
operaopoly-board-impresario = { $impresario ->
    [none] geen impresario
   *[other] impresario { $impresario }
}
operaopoly-board-house = { $house } { $name }, { $city } (bonus voor { $bonus }): { operaopoly-board-opera }
operaopoly-board-opera = { $composer ->
    [none] geen opera
   *[other] opera van { $composer }{ operaopoly-board-starter }
}
operaopoly-board-starter = { $starter ->
    [none] { "" }
   *[other] , laatste ronde, ingezet door { $starter }
}
operaopoly-board-stack = { $owner ->
    [none] { $place }: vrij{ operaopoly-board-limit }{ operaopoly-board-plus }
   *[other] { $place }: { $owner } met { $cards }, waarde { $value }{ operaopoly-board-plus }{ operaopoly-board-limit }
}
operaopoly-board-plus = { $plus ->
    [none] { "" }
   *[other] {" "}+{ $plus }
}
operaopoly-board-limit = { $limit ->
    [none] { "" }
   *[other] , hoogstens { $limit }
}
operaopoly-board-deck = { $deck-deck }: { $cards }; aflegstapel: { $discards }
operaopoly-board-audition = Auditie voor { $house }: { $cards }
operaopoly-board-player = { $seat }{ operaopoly-board-own }: { operaopoly-points }, { operaopoly-markers }, { operaopoly-tokens }, { operaopoly-board-hand }{ operaopoly-board-paid }
operaopoly-board-own = { $own ->
    [true] {" "}(jij)
   *[false] { "" }
}
operaopoly-board-hand = { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}
operaopoly-board-paid = { $paid ->
    [none] { "" }
   *[other] , betaalde bonuskaarten: { $paid }
}
operaopoly-board-card = { $card }, { $kind } { $rating }{ operaopoly-board-female }{ operaopoly-board-male }{ operaopoly-board-categories }{ operaopoly-board-name }
operaopoly-board-female = { $female ->
    [none] { "" }
   *[other] ; vrouwenrollen voor { $female }
}
operaopoly-board-male = { $male ->
    [none] { "" }
   *[other] ; mannenrollen voor { $male }
}
operaopoly-board-categories = { $categories ->
    [none] { "" }
   *[other] ; { $categories } voor { $composers }
}
operaopoly-board-name = { $name ->
    [none] { "" }
   *[other] {" "}({ $name })
}
operaopoly-board-bonus = { $test ->
    [at-house] { $card }: { operaopoly-points } als je impresario van { $composer } bent en hij het operagebouw van een laatste voorstelling bezoekt
    [at-mat] { $card }: { operaopoly-points } als je impresario van { $composer } bent en hij het blad van de gespeelde componist bezoekt
    [rating] { $card }: { operaopoly-points } als jouw kaarten bij een laatste voorstelling, { $slot }, minstens { $least } waard zijn
   *[producer] { $card }: { operaopoly-points } als je uitvoerend producent van een opera van { $composer } bent
}

## Zetten die geweigerd worden.

operaopoly-refusal-not-the-question = Dat wordt je nu niet gevraagd.
operaopoly-refusal-move-unfinished = Maak eerst de zet af waaraan je begonnen bent: noem kaarten, of zeg ‘done’.
operaopoly-refusal-audition-open = Zolang de auditie loopt zijn alleen zetten met ‘pick’ mogelijk.
operaopoly-refusal-only-discards = Je beurt is voorbij: je kunt alleen afleggen.
operaopoly-refusal-no-action-left = Je hebt deze beurt geen actie meer.
operaopoly-refusal-no-token = Je hebt geen hulpbronfiche meer.
operaopoly-refusal-no-card-to-draw = Er is geen kaart meer om te trekken: stapel en aflegstapel zijn leeg.
operaopoly-refusal-card-not-in-hand = Je hebt { $card } niet in je hand.
operaopoly-refusal-composer-dormant = { $composer } slaapt tot het slot van een andere componist.
operaopoly-refusal-composer-closed = { $composer } heeft zijn slot gehad en het spel verlaten.
operaopoly-refusal-category-sponsored = { $owner-you ->
    [true] Je sponsort { $composer }, { $category }, al.
   *[other] { $owner } sponsort { $composer }, { $category }, al.
}
operaopoly-refusal-category-empty = Niemand sponsort { $composer }, { $category }.
operaopoly-refusal-category-not-own = { $composer }, { $category }, is niet van jou: { $owner } sponsort het.
operaopoly-refusal-category-own = Je sponsort { $composer }, { $category }, zelf: je kunt alleen je kaarten veranderen.
operaopoly-refusal-no-patron-for-it = Je hebt geen mecenaskaart die bij { $composer }, { $category }, iets verandert.
operaopoly-refusal-patron-does-not-fit = { $card } kan { $composer }, { $category }, niet sponsoren.
operaopoly-refusal-above-limit = { $limit ->
    [one] Bij { $composer }, { $category }, past maar { $limit } kaart.
   *[other] Bij { $composer }, { $category }, passen hoogstens { $limit } kaarten.
}
operaopoly-refusal-same-stack = Er zou niets veranderen: die kaarten liggen er al.
operaopoly-refusal-not-rated-higher = Dat is niet genoeg waard: je kaarten moeten samen meer dan { $beat } waard zijn.
operaopoly-refusal-last-round = In een laatste ronde mag niets weggehaald worden; vervangen mag wel.
operaopoly-refusal-opera-to-name = In { $house } is nog geen opera: noem een componist, bijvoorbeeld ‘for verdi’.
operaopoly-refusal-opera-under-way = In { $house } is al een opera bezig: noem geen componist.
operaopoly-refusal-no-marker = { $composer } heeft geen operamarker meer op het componistenblad.
operaopoly-refusal-not-sponsored = Niemand sponsort { $composer } op dit moment.
operaopoly-refusal-house-played = Een opera van { $composer } is al gespeeld in { $name }.
operaopoly-refusal-slot-hired = { $owner-you ->
    [true] { $house }, { $slot }, is al door jou ingehuurd.
   *[other] { $house }, { $slot }, is al ingehuurd door { $owner }.
}
operaopoly-refusal-slot-empty = In { $house }, { $slot }, is niemand ingehuurd.
operaopoly-refusal-slot-not-own = { $house }, { $slot }, is niet van jou maar van { $owner }.
operaopoly-refusal-slot-own = { $house }, { $slot }, is van jou: je kunt het alleen veranderen.
operaopoly-refusal-no-card-for-it = Je hebt geen kaart die daar past.
operaopoly-refusal-base-first = Een repetitie ligt nooit alleen: noem eerst de zanger of het orkest.
operaopoly-refusal-one-base = Er is plaats voor één zanger of orkest; { $card } is er een te veel.
operaopoly-refusal-wrong-role = { $card } kan niet ingehuurd worden voor { $slot }.
operaopoly-refusal-wrong-language = { $card } zingt daar niet in de taal van { $composer }.
operaopoly-refusal-wrong-rehearsal = { $card } is geen passende repetitiekaart.
operaopoly-refusal-one-rehearsal = Met één actie komt er maar één repetitiekaart bij.
operaopoly-refusal-old-base-gains-nothing = Bij de kaart die er ligt kun je alleen repetities weghalen; met ‘rehearse’ leg je { $card } erbij.
operaopoly-refusal-not-turned-up = { $card } is niet opengelegd in de auditie.
operaopoly-refusal-not-impresario = Je bent niet de impresario van { $composer }.
operaopoly-refusal-directed-already = Je hebt { $composer } deze beurt al ergens heen gestuurd.
operaopoly-refusal-stands-there = { $composer } is daar al.
operaopoly-refusal-own-mat = { $composer } kan zijn eigen blad niet bezoeken; zeg ‘home’.
operaopoly-refusal-no-audition-card = Je hebt de auditiekaart niet.
operaopoly-refusal-out-of-order = Noem de kaarten op volgorde, elk één keer: { $card } hoort eerder.
operaopoly-refusal-nothing-chosen = Je hebt nog geen kaart genoemd.
operaopoly-refusal-not-in-pile = { $card } hoort niet bij de kaarten die nog geschud worden.
operaopoly-refusal-mat-dormant = De componist van dit blad slaapt tot het slot van een andere componist.
operaopoly-refusal-mat-closed = De componist van dit blad heeft zijn slot gehad en het spel verlaten.
operaopoly-refusal-shuffle-deck = Een nieuwe stapel schrijf je zo: reshuffle opera C01+O02
operaopoly-refusal-shuffle-count = De nieuwe stapel hoort { $expected } kaarten te hebben; dit zijn er { $count }.
operaopoly-refusal-unknown-card = Er is geen kaart ‘{ $card }’.
operaopoly-refusal-cards-missing = Noem ook de kaarten: { $move } …

## Stellingen en dozen die niet kunnen kloppen.

operaopoly-malformed-audition = Een auditie loopt alleen in de fase audition, en heeft een actie gekost.
operaopoly-malformed-bonus = Een speler heeft één impresario- en één producentenbonuskaart.
operaopoly-malformed-card-count = { $value ->
    [one] Er is { $value } kaart; het moeten er { $expected } zijn.
   *[other] Er zijn { $value } kaarten; het moeten er { $expected } zijn.
}
operaopoly-malformed-closed = Een componist heeft zijn slot gehad als zijn beide reeksen geteld zijn, en alleen dan.
operaopoly-malformed-deck = { $card } hoort niet bij deze stapel.
operaopoly-malformed-directed = Een componist die niet actief is kan niet gestuurd zijn.
operaopoly-malformed-discard = Wie moet afleggen heeft meer dan { $limit } kaarten in de hand.
operaopoly-malformed-dormant = Bizet slaapt alleen met twee spelers, en dan tot het slot van een andere componist.
operaopoly-malformed-empty-stack = Een fiche ligt nooit zonder kaarten.
operaopoly-malformed-hand = Alleen wie aan de beurt is mag meer dan { $limit } kaarten in de hand hebben.
operaopoly-malformed-kept = De gehouden markers en die buiten het spel zijn samen { $expected }.
operaopoly-malformed-limit = { $limit ->
    [one] Er mag maar { $limit } kaart liggen.
   *[other] Er mogen hoogstens { $limit } kaarten liggen.
}
operaopoly-malformed-markers = { $expected ->
    [0] Op dit componistenblad hoort geen marker te liggen.
    [one] Op dit componistenblad hoort { $expected } marker te liggen.
   *[other] Op dit componistenblad horen { $expected } markers te liggen.
}
operaopoly-malformed-mat-size = Een componistenblad heeft { $expected } categorieën.
operaopoly-malformed-missing = Deze kaarten ontbreken: { $cards }.
operaopoly-malformed-no-hire = Bij een opera die bezig is hoort minstens één ingehuurde kaart.
operaopoly-malformed-no-opera = In een operagebouw zonder opera kan niemand ingehuurd zijn.
operaopoly-malformed-opera-not-active = { $composer } is niet actief en kan geen opera hebben.
operaopoly-malformed-over = Alle componisten hebben hun slot gehad, dus het spel is afgelopen.
operaopoly-malformed-own-mat = Een componist op zijn eigen blad is thuis.
operaopoly-malformed-paid = Alleen eigen bonuskaarten kunnen betaald zijn.
operaopoly-malformed-patron = Deze kaarten kunnen deze categorie niet sponsoren: { $cards }.
operaopoly-malformed-pending = Deze zet kan in deze stelling niet bezig zijn.
operaopoly-malformed-played = Deze componist is al gespeeld in { $name }.
operaopoly-malformed-slot = Daar ligt één kaart die bij de rol en de opera past, met passende repetities.
operaopoly-malformed-sponsored = Een componist die niet actief is, kan niet gesponsord worden.
operaopoly-malformed-starter = Een laatste ronde loopt alleen waar alles ingehuurd en alles gesponsord is, en daar altijd.
operaopoly-malformed-tokens = Een speler heeft maar { $limit } hulpbronfiches.
operaopoly-malformed-turned-up = Er horen { $expected } kaarten open te liggen, of alle die er waren.
operaopoly-malformed-visit = Alleen een actieve componist kan weg zijn, en alleen actieve bladen worden bezocht.

# What a bot names as a reason for an option.
operaopoly-reason-constant = het spel als geheel
operaopoly-reason-points-now = meteen overwinningspunten
operaopoly-reason-marker-points = operamarkers die je houdt
operaopoly-reason-tokens = hulpbronfiches in bezit
operaopoly-reason-opera-hand = operakaarten in je hand
operaopoly-reason-patron-hand = mecenaskaarten in je hand
operaopoly-reason-hand-rating = de waarde van je hand
operaopoly-reason-slots = rollen en orkesten die je bezet
operaopoly-reason-slot-cards = waarden van wie je hebt ingehuurd
operaopoly-reason-slot-plus = componisten die je bezetting helpen
operaopoly-reason-house-language = opera’s in de taal van hun operagebouw
operaopoly-reason-sure-slots = zekere punten bij een laatste voorstelling
operaopoly-reason-sponsored = categorieën die je sponsort
operaopoly-reason-sponsored-rating = waarden van je mecenassen
operaopoly-reason-sponsored-second-run = mecenassen van componisten kort voor hun slot
operaopoly-reason-sure-sponsored = zekere sponsorpunten
operaopoly-reason-sure-closing = een zeker slot
operaopoly-reason-impresario = componisten van wie jij impresario bent
operaopoly-reason-produces = opera’s die jij zou produceren
operaopoly-reason-sure-producer = een zekere operamarker
operaopoly-reason-opera-complete = opera’s die bijna compleet zijn
operaopoly-reason-bonus-open = bonuskaarten die nog open staan
operaopoly-reason-sure-bonus = een zekere bonus
operaopoly-reason-cards-over-limit = kaarten boven de handlimiet
operaopoly-reason-out-of-tokens = geen hulpbronfiche meer hebben
operaopoly-reason-last-rounds = laatste rondes die jij inzette
operaopoly-reason-can-sponsor = een categorie die je kunt sponsoren
operaopoly-reason-can-take = een categorie die je kunt overnemen
operaopoly-reason-can-hire = iemand die je kunt inhuren
operaopoly-reason-can-oust = een rol die je kunt overnemen
operaopoly-reason-can-begin = een opera die je kunt beginnen
operaopoly-reason-actions-left = acties die je deze beurt nog hebt
operaopoly-reason-near-slots = je bezetting in opera’s die bijna compleet zijn
operaopoly-reason-sponsored-runs = voorstellingen waarvoor je mecenassen nog punten opleveren
operaopoly-reason-weak-slots = plekken van jou die makkelijk over te nemen zijn
operaopoly-reason-can-oust-sure = een rol die je in de laatste ronde kunt overnemen
operaopoly-reason-near-bonus = een bonus binnen bereik
operaopoly-reason-within-reach = een opera die je zelf compleet kunt maken
operaopoly-reason-fills-gaps = kaarten die de gaten daarin vullen
operaopoly-reason-idle-tokens = hulpbronfiches die niets doen

## Wat de pagina van een persoon telt.

operaopoly-use-composer = Gesponsorde categorieën
operaopoly-use-slot = Ingehuurd voor

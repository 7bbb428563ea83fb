### Een spel aan een echte tafel: wat de metgezel zegt.

## Beginnen.

companion-title = Naast de doos
companion-lead = Jullie spelen met de doos aan een echte tafel. De telefoon houdt biedingen geheim, rekent en zegt wat er te doen is.
companion-game = Spel
companion-players = Wie er aan tafel zit
companion-depth = Wat de telefoon doet
companion-depth-record = Alles opschrijven
companion-depth-record-why = Je voert elke zet in. Hij telt, let op de regels, en na afloop is er een herhaling en een bespreking.
companion-depth-bids = Geheime biedingen
companion-depth-bids-why = Iedereen verzegelt een bod; ze gaan allemaal tegelijk open.
companion-depth-scorer = Scoreblad
companion-depth-scorer-why = Je tikt aan wat er op tafel ligt; hij telt en legt elke som uit.
companion-phones = Telefoons
companion-phones-one = Eén voor allen
companion-phones-one-why = Deze telefoon gaat rond, ook zonder netwerk.
companion-phones-each = Ieder zijn eigen
companion-phones-each-why = De anderen komen erbij met een code, een QR-code of een link.
companion-open = Maak de tafel klaar
companion-menu = Naast de doos: instellingen
companion-leave = Naar de eerste pagina
companion-leave-why = Het spel blijft zoals het is: je vindt het op de eerste pagina bij ‘Mijn spellen’.
companion-with-the-box = Met de doos

## Wat er op tafel ligt en wat er van een stapel komt.

companion-step = Stap { $step } van { $steps }
companion-next = Verder
companion-back = Terug
companion-begin = Begin het spel
companion-lay-first = Wie zit waar?
companion-lay-first-why = Loot wie er begint en tik die speler eerst aan, dan de anderen met de klok mee.
companion-lay-ladder = De roemladder
companion-lay-ladder-why = Leg de zes componisten geschud op de ladder. Tik ze aan van roem 1 onderaan tot 6 bovenaan.
companion-lay-offer = Het eerste aanbod
companion-lay-offer-why = Trek het aanbod en tik elk stuk aan in de volgorde waarin het komt. Wat er van één componist te veel is, wordt ook hier opzij gelegd.
companion-lay-century = Componisten van de Eeuw
companion-lay-century-why = Trek tot er drie verschillende componisten liggen, één per episode, en tik elk stuk aan.
companion-lay-faces = Welke kanten liggen boven?
companion-lay-faces-why = Kijk naar de drie huizen op tafel.
companion-lay-hands = Kaarten voor { $seat }
companion-lay-hands-why = Een bot ziet zijn kaarten niet: deel ze en tik ze aan, zonder dat de anderen het zien.
companion-lay-bonus = Een bonuskaart voor { $seat }
companion-lay-bonus-why = Trek die voor de bot en tik hem aan, zonder dat de anderen het zien.
companion-house = Huis { $number }
companion-draw-offer = Het nieuwe aanbod
companion-draw-offer-why = Trek tot het aanbod compleet is, van elke componist hoogstens { $limit }, en tik de stukken aan in de volgorde waarin ze komen.
companion-draw-audition = De auditie
companion-draw-audition-why = Draai de kaarten om en tik ze aan.
companion-draw-hand = Kaarten voor { $seat }
companion-draw-hand-why = De bot ziet niet wat hij trok: tik het aan, zonder dat de anderen het zien.
companion-draw-bonus = Bonuskaarten
companion-draw-bonus-why = Tik elke bonuskaart aan die nu getoond wordt; geen enkele mag ook.
companion-bonus-of = { $seat }: { $card }
companion-tapped = Tot nu toe aangetikt
companion-to-tap = Om aan te tikken
companion-take-back = { $what } terugnemen
companion-took-back = Teruggenomen: { $what }
companion-put-aside = opzij
companion-left = Nog { $count }
companion-rest = nog { $count }
companion-search = Zoek
companion-done = Klaar, zoals op tafel

## Geheime biedingen.

companion-bids-for = { $seat } biedt
companion-your-bid = Jouw bod
companion-bid = bied { $bid }
companion-bid-leaves = nog { $ducats } ♦
companion-own-ducats = jij hebt { $ducats } ♦
companion-to-level = naar niveau { $level }
companion-sealed = verzegeld
companion-choosing = kiest nog
companion-cord = Het koord: houd het vast en het doek gaat open
companion-cord-hold = { $seat }: houd het koord vast en kies je bod
companion-cord-why = Duim op het koord: je ziet je bod. Laat los en het doek valt.
companion-cord-slide = Schuif omhoog of omlaag om te kiezen, of tik.
companion-curtain-falls = Het doek valt.
companion-bid-chosen = Je bod ligt achter het doek
companion-bid-none = Nog geen bod
companion-nobody-learns = Niemand ziet een bod voordat alles verzegeld is.
companion-seal = Verzegel mijn bod
companion-bids-round = Biedingen van ronde { $round }
companion-bids-opened = De biedingen liggen open
companion-bids-waiting = Wachten op de biedingen
companion-bids-pay = Op tafel: iedereen betaalt zijn bod en de markers gaan omhoog, van de linker kolom naar de rechter.
companion-bids-anew = Volgende biedingen
companion-has-bid = { $seat }: { $bid }

## Invoeren, en wat er met de doos te doen is.

companion-on-the-table = Op tafel
companion-nothing-to-do = Er is niets te doen op tafel.
companion-more-tasks = en nog { $count }
companion-pays = { $ducats ->
    [one] { $seat }: betaal { $ducats } dukaat aan de bank
   *[other] { $seat }: betaal { $ducats } dukaten aan de bank
}
companion-takes = { $ducats ->
    [one] { $seat }: neem { $ducats } dukaat van de bank
   *[other] { $seat }: neem { $ducats } dukaten van de bank
}
companion-scores = { $seat }: op het puntenspoor van { $before } naar { $points }
companion-opera-marker = { $seat }: budgetmarker naar niveau { $level }, kolom { $column }
companion-round = Ronde { $round }
companion-what = Wat er gedaan is
companion-choose = Tik aan wat er gedaan is
companion-undo = Laatste invoer terugnemen
companion-see-table = Bekijk de tafel
companion-go-on = Verder met invoeren
companion-over = Het spel is afgelopen
companion-over-why = Kijk nog één keer of alles klopt: daarna staat de uitslag vast.
companion-finish = Sluit het spel af

## Verbeteren.

companion-lines = Wat er is ingevoerd
companion-lines-why = Tik een regel aan om die te verbeteren. Alles erna wordt opnieuw gespeeld.
companion-no-lines = Er is nog niets ingevoerd.
companion-secret-line = geheim
companion-change = Wijzig
companion-cross-out = Schrap
companion-insert = Ervoor is iets vergeten
companion-insert-why = Van wie ontbreekt er een zet vóór ‘{ $what }’?
companion-insert-before = vóór ‘{ $what }’
companion-correct = Regel verbeteren
companion-correct-why = Tot nu toe: { $was }. Tik aan wat er echt kwam.
companion-correct-done = Verbeter
companion-misfits = { $count ->
    [one] { $count } regel past niet meer
   *[other] { $count } regels passen niet meer
}
companion-why-rule = { $why } (regel { $rule })

## Het scoreblad.

companion-counting = Telling
companion-after-round = na ronde { $round }
companion-total = { $seat }, samen
companion-in-hand = Het stuk in je hand
companion-tap-hall = { $what }: tik de zalen aan waar het speelt, nog eens om het weg te nemen.
companion-wing-more = { $place }: nog een vleugel
companion-house-less = { $place }: laatste deel wegnemen
companion-ladder-and-figures = Roemladder en Maestro
companion-raise = { $what }: één trede hoger
companion-no-scorer = Voor dit spel is er geen scoreblad.

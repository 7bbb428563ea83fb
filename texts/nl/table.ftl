### Partijen: wat de tafel weigert, en wat er gebeurt.

## Gaan zitten.

table-wrong-players = Dit spel is voor { $low } tot { $high } spelers.
table-unknown-option = Dit spel heeft geen optie ‘{ $option }’; wel: { $known }.
table-unknown-seat = Er is hier geen plaats ‘{ $seat }’; wel: { $known }.
table-seat-taken = Op { $seat-colour } zit al iemand.
table-seat-empty = Op { $seat-colour } zit niemand.
table-seats-free = Deze plaatsen zijn nog vrij: { $seats }.
table-share-early = De geheime getallen voor het delen gaan open zodra elke plaats bezet is.
table-share-unwanted = Je plaats heeft nu geen geheim getal om te openen.
table-share-wrong = Dit is niet het geheime getal dat werd verzegeld toen deze plaats werd ingenomen.
table-already-seated = Je zit al op { $seat-colour }.
table-barred = De gastheer heeft je van deze tafel gestuurd.
table-kick-self = Je kunt jezelf niet wegsturen; sta gewoon op.
table-name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
table-not-host = Dat mag alleen de gastheer van de tafel.
table-no-seat = Je hebt geen plaats aan deze tafel.
table-no-spectators = Deze tafel wil geen toeschouwers.

## Het verloop van de partij.

table-begun = Het spel is begonnen.
table-not-begun = Het spel is nog niet begonnen.
table-over = Het spel is afgelopen.
table-paused = Het spel is gepauzeerd.
table-away = Er speelt een bot voor je; kom eerst terug.
table-not-away = Je bent niet weg.
table-stand-in-here = { $seat } is er, of was er net nog.
table-stand-in-nobody = Daar is niemand voor wie een bot kan spelen.
table-stand-in-clock = Hier bepaalt de klok hoelang iedereen wacht.
table-out-of-time = Je tijd is om.
table-moves-many = Zoveel zetten tegelijk mag niet: het zijn er { $count }, en hoogstens { $most } mag.
table-bot-late = De zet van de bot beantwoordt een vraag die niet meer gesteld wordt.
table-fixed-deal = Bij het spel van de dag speelt iedereen onder dezelfde voorwaarden, dus dit kan hier niet.
table-bots-first = De bots denken nog na. Probeer het zo nog eens.
table-undo-nothing = Je hebt nog geen zet gedaan.
table-undo-others = Na jou heeft iemand anders een zet gedaan: je zet blijft staan.
table-undo-revealed = Sindsdien is er iets bekend geworden: je zet blijft staan.
table-rewind-people = Alleen in een spel tegen bots kun je een hele beurt terugnemen.
table-not-now = { $wish ->
    [pause] Een pauze
    [resume] Het einde van een pauze
   *[rematch] Een revanche
} kan nu niet worden afgesproken.
table-wished-already = Dat heb je al gezegd.
table-not-agreed = Nog niet iedereen wil een revanche.
table-screens-closed = Je mag pas na het spel achter een scherm kijken.
table-no-such-moment = Het verhaal van dit spel gaat tot { $last }; { $number } is er niet.
table-nothing-asked = Bij { $number } werd niemand iets gevraagd.

## Praten, notities en opdrachten.

table-stranger = Zeg wie je bent voor je praat: ga zitten, of kijk toe onder een naam.
table-mute-self = Je kunt jezelf niet dempen.
table-text-empty = Er staat niets.
table-text-long = Dat is te lang: het zijn { $count } tekens, en hoogstens { $most } mag.
table-text-unprintable = Er staan tekens in die niet te zien zijn.
table-name-marks = Op een letter van een naam mogen hoogstens { $most } tekens staan.
table-order-exists = Je hebt al een opdracht ‘{ $name }’.
table-orders-full = Je mag hoogstens { $most } vaste opdrachten hebben.
table-no-such-order = Je hebt geen opdracht ‘{ $name }’.
table-order = Speel ‘{ $move }’
table-order-is = { $what } is { $value }
table-order-is-not = { $what } is niet { $value }
table-order-at-least = { $what } is ten minste { $value }
table-order-at-most = { $what } is hoogstens { $value }
table-order-has = { $value } zit in { $what }

## Logboeken, verzoeken en bewijzen.

table-enough = Je hebt aan deze tafel genoeg gezegd en gedaan. Zetten doen kan nog steeds.
table-nameless = Een verzoek heeft een persoon en een eigen naam nodig.
table-overtaken = Iemand was sneller: regel { $number } van { $match } is al geschreven.
table-unknown-rules = Dit spel wordt gespeeld volgens regels { $rules } van { $game } ({ $edition }), die hier niet bekend zijn.
table-malformed-first = Een logboek begint met de opening van een spel.
table-malformed-number = Nummer { $expected } moet volgen, niet { $number }.
table-handover-people = Alleen spellen tegen bots kun je overdragen: aan dit apparaat hebben ook anderen gespeeld.
table-handover-long = Dat zijn meer zetten dan een spel kan hebben: hoogstens { $most }.
table-handover-seats = Dit zijn niet de plaatsen van dit spel.
table-handover-parent = Het spel waarop het verdergaat, heeft er nooit zo voor gestaan.
table-malformed-entry = Dit kan hier niet gebeurd zijn. { $why }
table-malformed-seed = Een seed wordt geschreven in { $low } tot { $high } kleine hexadecimale cijfers.
table-malformed-share = Een geheim getal voor het delen, of het zegel ervan, wordt geschreven in { $digits } kleine hexadecimale cijfers.
table-malformed-conditions = Een opdracht mag hoogstens { $most } voorwaarden hebben.
table-verify-seed = Dit is niet de seed waarvan de hash voor het spel bekend werd gemaakt.
table-verify-deal = De seed deelt dit anders.
table-verify-luck = Het lot deed ‘{ $move }’, maar de seed zegt ‘{ $drawn }’.

## Spellen met de doos, met de hand ingevoerd.

by-hand-among-friends = Een spel met de doos is onder vrienden: niet openbaar, niet om rating, zonder klok.
by-hand-not-this-game = Dit spel kun je niet met de hand invoeren.
by-hand-only = Dat kan alleen bij een spel met de doos.
by-hand-not-here = Dat kan niet bij een spel met de doos.
by-hand-not-at-this-depth = Dat wordt nu niet ingevoerd. Kies eerst wat je wilt invoeren.
by-hand-lay-out-first = Vertel eerst hoe de tafel erbij ligt.
by-hand-other-options = Deze stelling heeft andere spelers of opties dan de tafel, of er wordt net geschud.
by-hand-malformed-seats = Noem elke plaats één keer, met de klok mee vanaf wie begint.
by-hand-malformed-ladder = Elke componist staat één keer op de roemladder.
by-hand-malformed-century = De stukken van de eeuw zijn van verschillende componisten: { $count } in totaal.
by-hand-malformed-offer = Met deze stukken krijg je geen eerste aanbod.
by-hand-malformed-hands = Dit zijn niet de kaarten die een bot krijgt: { $count } van elke stapel, geen enkele dubbel.
by-hand-bot-moves = Hier speelt een bot, die zijn zetten zelf kiest.
by-hand-tell-first = Vertel eerst wat er tevoorschijn kwam.
by-hand-nothing-to-tell = Er is niets tevoorschijn gekomen.
by-hand-not-that-card = Het kan niet { $card } zijn: volgens de invoer ligt die ergens anders.
by-hand-not-these-bonus-cards = Het kunnen niet deze bonuskaarten zijn: volgens de invoer heeft iemand andere.
by-hand-no-such-back = Deze speler heeft geen kaart met die achterkant.
by-hand-no-hands = In dit spel heeft niemand kaarten in de hand.
by-hand-no-scorer = Voor dit spel is er geen scoreblad.
by-hand-wrong-count = Dat is niet het juiste aantal kaarten: er kwamen er { $count } tevoorschijn.
by-hand-wrong-offer = Dit kan het nieuwe aanbod niet zijn: { $count } stukken, hoogstens { $limit } van één componist.
by-hand-none-left = Er zitten geen stukken van { $composer } meer in de stapel.
by-hand-old-deck-first = Eerst raakt de oude stapel op, en { $composer } zat er nog in.
by-hand-own-secret = Dat is het geheim van een andere speler.
by-hand-no-such-line = Die regel is er niet meer.
by-hand-other-kind = Een zet vervang je alleen door een zet, en iets wat je vertelde door iets anders wat je vertelt.
by-hand-not-over = Het spel is nog niet uit.
by-hand-no-bids = In dit spel zijn er geen geheime biedingen.
by-hand-bids-are-open = De biedingen liggen open. Ga door naar de volgende ronde.
by-hand-bids-are-sealed = Nog niet iedereen heeft een bod verzegeld.
by-hand-nothing-to-verify = Dit spel is met de doos gespeeld en met de hand ingevoerd: er valt geen deling te controleren.

## Wat er aan tafel gebeurde.

table-event-sat-down = { $seat-you ->
    [true] Je gaat op { $seat-colour } zitten.
   *[other] { $name } gaat op { $seat-colour } zitten.
}
table-event-bot-seated = Een bot ({ $bot }) gaat op { $seat-colour } zitten.
table-event-unseated = { $kicked ->
    [true] De gastheer heeft { $seat-colour } vrijgemaakt.
   *[false] { $seat-colour } is weer vrij.
}
table-event-watched = { $watching ->
    [true] { $name } kijkt toe.
   *[false] { $name } kijkt niet meer toe.
}
table-event-renamed = { $before } heet nu { $name }.
table-event-started = Het spel begint. In speelvolgorde: { $seats }.
table-event-undone = { $seat-you ->
    [true] Je neemt een zet terug.
   *[other] { $seat } neemt een zet terug.
}
table-event-branched = { $imagined ->
    [true] Wat als? Vanaf hier wordt verder gespeeld, met wat verborgen is zoals deze plaats het zich voorstelt.
   *[false] Wat als? Vanaf hier wordt verder gespeeld, met wat verborgen is zoals het was.
}
table-event-handed-over = Alles tot hier is zonder de server gespeeld, op het eigen apparaat. De server heeft het nagespeeld.
table-event-depth = { $depth ->
    [record] Vanaf nu wordt elke zet ingevoerd.
    [bids] Vanaf nu worden alleen de biedingen ingevoerd.
   *[scorer] Vanaf nu wordt alleen ingevoerd wat telt.
}
table-event-corrected = Er is een regel verbeterd. Alles daarna is opnieuw gespeeld.
table-event-crossed-out = Er is een regel geschrapt. Alles daarna is opnieuw gespeeld.
table-event-bid-sealed = { $seat-you ->
    [true] Je hebt je bod verzegeld.
   *[other] { $seat } heeft een bod verzegeld.
}
table-event-bids-cleared = De volgende biedronde begint.
table-event-scored = Het scoreblad is ingevuld.
table-event-rewound = { $revealed ->
    [true] { $seat-you ->
        [true] Je neemt je laatste beurt terug, al heb je sindsdien meer gezien. Wat erna kwam, telt niet.
       *[other] { $seat } neemt een beurt terug, al is er sindsdien meer bekend. Wat erna kwam, telt niet.
    }
   *[false] { $seat-you ->
        [true] Je neemt je laatste beurt terug. Wat erna kwam, telt niet.
       *[other] { $seat } neemt een beurt terug. Wat erna kwam, telt niet.
    }
}
table-event-ended = { $outcome ->
    [resigned] Het spel is afgelopen: er is opgegeven. De seed was { $seed }.
    [closed] De tafel is gesloten. De seed was { $seed }.
    [abandoned] Het spel is afgelopen: iedereen was weg. De seed was { $seed }.
   *[finished] Het spel is afgelopen. De seed was { $seed }.
}
table-event-left = { $why ->
    [time] { $seat-you ->
        [true] Je tijd is om; een bot ({ $bot }) speelt verder.
       *[other] De tijd van { $seat } is om; een bot ({ $bot }) speelt verder.
    }
    [vote] { $seat-you ->
        [true] Je was er niet; de anderen laten een bot ({ $bot }) voor je spelen.
       *[other] { $seat } is er niet; zoals iedereen wilde, speelt een bot ({ $bot }) verder.
    }
    [holiday] { $seat-you ->
        [true] Je bent met vakantie; tot je terug bent, speelt een bot ({ $bot }).
       *[other] { $seat } is met vakantie; intussen speelt een bot ({ $bot }).
    }
   *[left] { $seat-you ->
        [true] Je bent weg; een bot ({ $bot }) speelt verder.
       *[other] { $seat } is weg; een bot ({ $bot }) speelt verder.
    }
}
table-event-returned = { $seat-you ->
    [true] Je bent terug.
   *[other] { $seat } is terug.
}
table-event-resigned = { $seat-you ->
    [true] Je geeft op; een bot ({ $bot }) speelt verder.
   *[other] { $seat } geeft op; een bot ({ $bot }) speelt verder.
}
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat-you ->
            [true] Je wilt graag een pauze.
           *[other] { $seat } wil graag een pauze.
        }
        [resume] { $seat-you ->
            [true] Je wilt graag verder.
           *[other] { $seat } wil graag verder.
        }
       *[rematch] { $seat-you ->
            [true] Je wilt graag een revanche.
           *[other] { $seat } wil graag een revanche.
        }
    }
   *[false] { $seat-you ->
        [true] Je hebt je bedacht.
       *[other] { $seat } heeft zich bedacht.
    }
}
table-event-stand-in = { $on ->
    [true] { $seat-you ->
        [true] Je wilt een bot voor { $absent } laten spelen.
       *[other] { $seat } wil een bot voor { $absent } laten spelen.
    }
   *[false] { $seat-you ->
        [true] Je wacht liever op { $absent }.
       *[other] { $seat } wacht liever op { $absent }.
    }
}
table-event-paused = Iedereen is het eens: het spel is gepauzeerd.
table-event-resumed = Het spel gaat verder.
table-event-continued = De revanche staat klaar.
table-event-said = { $name }: { $text }

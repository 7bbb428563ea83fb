### Partijen: wat de tafel weigert, en wat er gebeurt.

## Gaan zitten.

table-wrong-players = Dit spel is voor { $low } tot { $high } spelers.
table-unknown-option = Dit spel heeft geen optie ‘{ $option }’; wel: { $known }.
table-unknown-seat = Er is hier geen plaats ‘{ $seat }’; wel: { $known }.
table-seat-taken = Op { $seat } zit al iemand.
table-seat-empty = Op { $seat } zit niemand.
table-seats-free = Deze plaatsen zijn nog vrij: { $seats }.
table-already-seated = Je zit al op { $seat }.
table-barred = De gastheer heeft je van deze tafel gestuurd.
table-kick-self = Je kunt jezelf niet wegsturen; sta gewoon op.
table-not-host = Dat mag alleen de gastheer van de tafel.
table-no-seat = Je hebt geen plaats aan deze tafel.
table-no-spectators = Deze tafel wil geen toeschouwers.

## Het verloop van de partij.

table-begun = Het spel is begonnen.
table-not-begun = Het spel is nog niet begonnen.
table-over = De partij is afgelopen.
table-paused = De partij ligt stil.
table-away = Er speelt een bot voor je; kom eerst terug.
table-not-away = Je bent niet weg.
table-out-of-time = Je tijd is om.
table-moves-many = Zoveel zetten tegelijk mag niet: het zijn er { $count }, en hoogstens { $most } mag.
table-bot-late = De zet van de bot beantwoordt een vraag die niet meer gesteld wordt.
table-undo-nothing = Je hebt nog geen zet gedaan.
table-undo-others = Na jou heeft iemand anders een zet gedaan: je zet blijft staan.
table-undo-revealed = Sindsdien is er iets bekend geworden: je zet blijft staan.
table-not-now = { $wish ->
    [pause] Een pauze
    [resume] Het einde van een pauze
   *[rematch] Een revanche
} kan nu niet worden afgesproken.
table-wished-already = Dat heb je al gezegd.
table-not-agreed = Nog niet iedereen wil een revanche.
table-screens-closed = Je mag pas na het spel achter een scherm kijken.
table-no-such-moment = Het verhaal van deze partij gaat tot { $last }; { $number } is er niet.
table-nothing-asked = Bij { $number } werd niemand iets gevraagd.

## Praten, notities en opdrachten.

table-stranger = Zeg wie je bent voor je praat: ga zitten, of kijk toe onder een naam.
table-mute-self = Je kunt jezelf niet dempen.
table-text-empty = Er staat niets.
table-text-long = Dat is te lang: het zijn { $count } tekens, en hoogstens { $most } mag.
table-text-unprintable = Er staan tekens in die niet te zien zijn.
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
table-unknown-rules = Deze partij wordt gespeeld volgens regels { $rules } van { $game } ({ $edition }), die hier niet bekend zijn.
table-malformed-first = Een logboek begint met de opening van een partij.
table-malformed-number = Nummer { $expected } moet volgen, niet { $number }.
table-malformed-entry = Dit kan hier niet gebeurd zijn. { $why }
table-malformed-seed = Een seed wordt geschreven in { $low } tot { $high } kleine hexadecimale cijfers.
table-malformed-conditions = Een opdracht mag hoogstens { $most } voorwaarden hebben.
table-verify-seed = Dit is niet de seed waarvan de hash voor het spel bekend werd gemaakt.
table-verify-deal = De seed deelt dit anders.
table-verify-luck = Het lot deed ‘{ $move }’, maar de seed zegt ‘{ $drawn }’.

## Wat er aan tafel gebeurde.

table-event-sat-down = { $name } gaat op { $seat } zitten.
table-event-bot-seated = Een bot ({ $bot }) gaat op { $seat } zitten.
table-event-unseated = { $kicked ->
    [true] De gastheer heeft { $seat } vrijgemaakt.
   *[false] { $seat } is weer vrij.
}
table-event-watched = { $watching ->
    [true] { $name } kijkt toe.
   *[false] { $name } kijkt niet meer toe.
}
table-event-started = Het spel begint. In speelvolgorde: { $seats }.
table-event-undone = { $seat } neemt een zet terug.
table-event-ended = { $outcome ->
    [resigned] De partij is afgelopen: er is opgegeven. De seed was { $seed }.
    [closed] De partij is afgelopen: het huis heeft de tafel gesloten. De seed was { $seed }.
    [abandoned] De partij is afgelopen: iedereen was weg. De seed was { $seed }.
   *[finished] Het spel is afgelopen. De seed was { $seed }.
}
table-event-left = { $why ->
    [time] De tijd van { $seat } is om; een bot ({ $bot }) speelt verder.
   *[left] { $seat } is weg; een bot ({ $bot }) speelt verder.
}
table-event-returned = { $seat } is terug.
table-event-resigned = { $seat } geeft op; een bot ({ $bot }) speelt verder.
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat } wil graag een pauze.
        [resume] { $seat } kan weer verder.
       *[rematch] { $seat } wil graag een revanche.
    }
   *[false] { $seat } heeft zich bedacht.
}
table-event-paused = Iedereen is het eens: de partij ligt stil.
table-event-resumed = De partij gaat verder.
table-event-continued = De revanche staat klaar.
table-event-said = { $name }: { $text }

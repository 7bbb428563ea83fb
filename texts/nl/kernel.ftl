### Wat elk spel van het huis zegt.

seat-red = Rood
seat-blue = Blauw
seat-yellow = Geel
seat-green = Groen
seat-purple = Paars
seat-orange = Oranje
seat-chance = Toeval
seat-name = { $seat-you ->
    [true] Jij
   *[other] { $seat }
}
seat-listed = jij

## Hoe lijsten onder woorden komen.

join-parts = {"; "}
join-owner = { $name }: { $items }

## Zetten die geweigerd worden.

refusal-game-over = Het spel is afgelopen.
refusal-not-offered = ‘{ $move }’ kan nu niet.
refusal-not-your-turn = { $seat-you ->
    [true] Jij bent niet aan de beurt; wel: { $waiting }.
   *[other] { $seat } is niet aan de beurt; wel: { $waiting }.
}
refusal-unfinished = ‘{ $move }’ is maar een deel van een zet; maak hem af.
refusal-unknown-move = ‘{ $move }’ is geen zet van dit spel.

## Bestanden die niet kunnen kloppen.

malformed-at = { $path }: { $text }
malformed-length = Hier horen er { $expected } te staan.
malformed-missing = Dit ontbreekt.
malformed-not-flag = { $value } is niet waar (true) of onwaar (false).
malformed-not-integer = { $value } is geen geheel getal.
malformed-not-list = { $value } is geen lijst.
malformed-not-object = { $value } is geen object met benoemde delen.
malformed-not-pair = { $value } is geen paar.
malformed-not-text = { $value } is geen tekst.
malformed-out-of-range = { $value } ligt niet tussen { $low } en { $high }.
malformed-players = Je kunt met { $low } tot { $high } spelers spelen.
malformed-refused = De zet ‘{ $move }’ van { $seat } wordt geweigerd: { $why }
malformed-result = Het spel eindigt met { $actual }, niet met { $value }.
malformed-too-long = Dat is te lang: het zijn { $count } tekens, en hoogstens { $most } mag.
malformed-twice = { $value } staat er twee keer.
malformed-unknown-field = Een onderdeel ‘{ $name }’ bestaat niet.
malformed-unknown-word = { $value } is niet een van: { $known }.
malformed-view = Bij een beeld zonder geheugen valt niets in te vullen.
unknown-game = Het spel ‘{ $game }’ is hier niet; wel: { $known }.
unknown-bot = Er is geen bot ‘{ $bot }’; wel: { $known }.

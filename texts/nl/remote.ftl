## De tafel in de terminal als gast van een server.

remote-at = Je zit aan tafel { $code }. Vrienden komen erbij via { $link } of met deze code.
remote-goodbye = Je hebt de tafel verlaten. Je plaats blijft van jou: kom terug met --table { $code }.
remote-bot-seated = { $name } speelt { $seat }.
remote-bot-move = { $seat }: { $move }
remote-mending = De verbinding viel weg. Nieuwe poging over { $seconds } s…

## Wat er rond het spel gebeurt.

remote-news-seated = { $bot ->
    [none] { $name } gaat zitten: { $seat }.
   *[other] Een bot gaat zitten: { $seat }.
}
remote-news-unseated = Er is weer een plaats vrij: { $seat }.
remote-news-watched = { $watching ->
    [true] { $name } kijkt mee.
   *[other] { $name } kijkt niet meer mee.
}
remote-news-undone = { $seat } neemt een zet terug.
remote-news-said = { $name }: { $text }
remote-news-wished = { $wish ->
    [pause] { $seat } wil graag pauzeren.
    [resume] { $seat } wil graag verder.
   *[other] { $seat } wil graag nog een spel.
}
remote-news-paused = Het spel is gepauzeerd.
remote-news-resumed = Het spel gaat verder.
remote-news-left = { $why ->
    [time] De tijd van { $seat } is om; een bot speelt verder.
   *[other] { $seat } is weg; een bot speelt verder.
}
remote-news-returned = { $seat } is terug.
remote-news-resigned = { $seat } geeft op; een bot speelt verder.
remote-news-ended = { $outcome ->
    [resigned] Het spel is afgelopen: er is opgegeven.
   *[other] Het spel is afgelopen: iedereen is weg.
}
remote-news-continued = Het volgende spel staat klaar.

## Wat er mis kan gaan.

remote-address = ‘{ $address }’ is geen adres van een server; zo ziet er een uit: https://opera.example of localhost:8080.
remote-no-server = Op { $address } antwoordt geen server: { $why }
remote-nonsense = De server antwoordde iets wat wij niet begrijpen. Klopt het adres?
remote-bot-no-seat = Aan deze tafel is geen plaats vrij voor een bot.
remote-line-lost = De verbinding met de tafel kon niet worden hersteld ({ $why }). Je plaats blijft van jou: probeer het later nog eens.
remote-share-missing = Er is gedeeld zonder het geheime getal dat deze terminal heeft toegevoegd. Vraag de beheerder van de server waarom.
remote-share-changed = Er is gedeeld met andere zegels dan die te zien waren voordat je geheime getal openging. Vertrouw dit niet.

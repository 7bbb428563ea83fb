## De tafel in de terminal als gast van een server.

remote-at = Je zit aan tafel { $code }. Vrienden komen erbij via { $link } of met deze code.
remote-goodbye = Je hebt de tafel verlaten. Je plaats blijft van jou: kom terug met --table { $code }.
remote-bot-seated = { $name } speelt { $seat }.
remote-bot-move = { $seat }: { $move }
remote-mending = De verbinding viel weg. Nieuwe poging over { $seconds } s…

## Wat er mis kan gaan.

remote-address = ‘{ $address }’ is geen adres van een server; zo ziet er een uit: https://opera.example of localhost:8080.
remote-no-server = Op { $address } antwoordt geen server: { $why }
remote-nonsense = De server antwoordde iets wat wij niet begrijpen. Klopt het adres?
remote-bot-no-seat = Aan deze tafel is geen plaats vrij voor een bot.
remote-line-lost = De verbinding met de tafel kon niet worden hersteld ({ $why }). Je plaats blijft van jou: probeer het later nog eens.
remote-share-missing = Er is gedeeld zonder het geheime getal dat deze terminal heeft toegevoegd. Vraag de beheerder van de server waarom.
remote-share-changed = Er is gedeeld met andere zegels dan die te zien waren voordat je geheime getal openging. Vertrouw dit niet.

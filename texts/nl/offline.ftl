### Het huis in een browser, zonder server.

offline-title = Op dit apparaat
offline-why = Alles hier draait in je browser, ook zonder netwerk. Je spellen blijven op dit apparaat; je neemt ze mee als bestand.
offline-open = Een bewaard spel openen
offline-save = Het spel als bestand bewaren
offline-delete-why = Hiermee verdwijnen al je spellen en je naam van dit apparaat. Dat is niet terug te draaien.
offline-full = Je browser heeft geen ruimte meer, dus deze zet kon niet worden bewaard. Alles daarvoor is veilig. Maak ruimte op dit apparaat en speel dan verder.
offline-not-a-game = Dit bestand is geen bewaard spel, of het is beschadigd: { $why }
offline-go-on = Verder zonder de server
offline-go-on-why = Je kunt in deze browser verder spelen met wat je weet: verborgen kaarten worden opnieuw gedeeld. Je spel op de server blijft zoals het is.
offline-kept = Zonder de server gespeeld
offline-kept-why = Deze spellen staan alleen in deze browser. De server kan die tegen bots ook bewaren, zonder dat ze meetellen.
offline-hand-over = Aan de server overdragen
offline-hand-over-later = De server antwoordt niet. Het spel wacht zoals het is en wordt overgedragen zodra de server terug is.
offline-handing-over = Dit spel wordt aan de server overgedragen. Daar gaat het verder.
offline-parent = Het spel op de server
offline-remove = Van dit apparaat verwijderen

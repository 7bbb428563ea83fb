### Het huis in een browser, zonder server.

offline-title = Op dit apparaat
offline-why = Alles hier draait in je browser, ook zonder netwerk. Je spellen blijven op dit apparaat; je neemt ze mee als bestand.
offline-open = Een bewaard spel openen
offline-save = Het spel als bestand bewaren
offline-delete-why = Hiermee verdwijnen al je spellen en je naam van dit apparaat. Dat is niet terug te draaien.
offline-full = Je browser heeft geen ruimte meer, dus deze zet kon niet worden bewaard. Alles daarvoor is veilig. Maak ruimte op dit apparaat en speel dan verder.
offline-not-a-game = Dit bestand is geen bewaard spel, of het is beschadigd: { $why }

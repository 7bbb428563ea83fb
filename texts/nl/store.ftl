### De database: wat die niet kan, en wat opdrachten erover zeggen.

store-trouble = Er is een probleem met de database: { $why }.
store-closed = De database is gesloten: er wordt niets meer geschreven.
store-unknown-url = Dit is geen adres van een database; zo’n adres begint met: { $known }
store-missing = Er is geen database { $file }.
store-file = { $file } kan niet worden gebruikt: { $why }.
store-file-exists = { $file } bestaat al; kies een andere naam.
store-newer = Deze database is van een nieuwere versie van Operahouse; installeer die.
store-not-migrated = Deze database is niet bijgewerkt; start de server één keer, dan gebeurt dat.
store-not-empty = Er staat al iets in deze database; een back-up wordt alleen in een lege teruggezet.
store-not-a-backup = { $file } is geen back-up, of is beschadigd. Er is niets teruggezet.
store-unwritable = Er staan tekens in die niet kunnen worden bewaard.
store-file-damaged = Het databasebestand is beschadigd ({ $why }); daarom starten we niet. Zet je laatste back-up terug: operahouse db restore
store-damaged = Dit deel van het logboek is beschadigd.
store-name-taken = Iemand anders heeft de naam ‘{ $name }’ al, of een die erop lijkt.
store-nobody = Niemand met dat id is hier bekend.

## Back-ups en controles.

store-backed-up = { $rows ->
    [one] { $file } bevat alles: { $rows } rij.
   *[other] { $file } bevat alles: { $rows } rijen.
}
store-restored = { $rows ->
    [one] Alles in { $file } is teruggezet: { $rows } rij.
   *[other] Alles in { $file } is teruggezet: { $rows } rijen.
}
store-checking = Spellen
store-checked = { $matches ->
    [one] { $matches } spel gecontroleerd; { $faulty ->
        [0] alles klopt.
       *[other] er klopt iets niet aan.
    }
   *[other] { $matches } spellen gecontroleerd; { $faulty ->
        [0] alles klopt.
        [one] aan { $faulty } ervan klopt iets niet.
       *[other] aan { $faulty } ervan klopt iets niet.
    }
}
store-kept = { $match }: bewaard, maar niet opnieuw gespeeld, want de regels ervan zijn hier niet bekend.
store-fault = { $match }: { $why }
store-check-row = Wat onder { $first } tot { $last } is opgeborgen, heeft andere nummers.
store-check-end = Regel { $number } van het logboek beëindigt het spel anders dan de spelregels.
store-check-no-card = Dit spel heeft geen kaart in de index.
store-check-card = Volgens de kaart van dit spel is { $part } { $kept }; volgens het logboek { $told }.
store-check-sitters = Wie aan tafel zit, vindt dit spel niet bij de eigen tafels, of anderen juist wel.

### De pagina’s van de regelboeken en de woordenlijst, en de kaart die ‘Waarom?’ beantwoordt.

## Een regelboek op zijn pagina.

rulespage-contents = Inhoud
rulespage-search = Zoek in de regels
rulespage-found = { $count ->
    [one] { $count } regel gaat erover.
   *[other] { $count } regels gaan erover.
}
rulespage-not-found = Geen regel gaat over ‘{ $sought }’.
rulespage-all = Toon alle regels
rulespage-copy = Kopieer de link naar regel { $rule }
rulespage-copied = De link naar regel { $rule } is gekopieerd.
rulespage-print = Afdrukken
rulespage-book = De regels van { $game }
rulespage-to-top = Naar boven
rulespage-drawing-fails = Deze tekening kon niet worden opgehaald.

## De woordenlijst op haar pagina.

rulespage-glossary = Woordenlijst
rulespage-glossary-introduction = Eén woord voor één ding, overal. Voor Opera zijn het meestal de woorden van de spelregels in elke taal; Operaopoly is alleen in het Engels gedrukt, de andere woorden zijn van ons.
rulespage-glossary-search = Zoek in de woorden
rulespage-glossary-found = { $count ->
    [one] { $count } woord gevonden.
   *[other] { $count } woorden gevonden.
}

## Waarom?

rulespage-why-rules = Waarom? { $rules }
rulespage-why-whole = Lees verder in de spelregels
rulespage-why-fails = De spelregels konden niet worden opgehaald. De regel is { $rules }.
rulespage-why-sum = Samen
rulespage-why-income = Inkomsten in { $city }, zoals het nu staat
rulespage-why-counting = Telronde in { $city }, met de roem na deze ronde
rulespage-why-pays = { $seat-you ->
    [true] { $house } betaalt jou bij de laatste voorstelling, zoals het nu staat
   *[other] { $house } betaalt { $seat } bij de laatste voorstelling, zoals het nu staat
}
rulespage-part-I1 = { $pieces ->
    [one] { $pieces } opgevoerd muziekstuk
   *[other] { $pieces } opgevoerde muziekstukken
}
rulespage-part-I2 = verdubbeld door de Maestro
rulespage-part-C1 = roem in de grote zaal
rulespage-part-C2 = Componist van de Eeuw
rulespage-part-C3 = { $empty ->
    [one] { $empty } lege zaal
   *[other] { $empty } lege zalen
}
rulespage-part-cards = kaarten op de plekken
rulespage-part-house = een opera in de taal van het operagebouw
rulespage-part-plus = componisten op bezoek
rulespage-part-sponsor = gesponsorde categorieën

## De tekeningen van Opera.

rulespage-opera-century = De rondes van het spel met hun telrondes, en bij elke episode de Componist van de Eeuw.
rulespage-opera-century-alt = Een affiche met alle rondes in drie episodes; de ronde van nu is gemarkeerd, en elke episode toont het stuk van haar componist.
rulespage-opera-budget = Geel bood het meest en is de eerste in budgetvolgorde; Blauw, het laagst op de tabel, is de laatste.
rulespage-opera-budget-alt = De budgettabel met haar niveaus van boven naar beneden. De marker van Geel staat bovenaan met de dirigeerstok, die van Rood er net onder, die van Blauw halverwege.
rulespage-opera-roles = De personages met hun honorarium, en wie ze deze ronde heeft ingehuurd. Alleen de Architetto is nog vrij.
rulespage-opera-roles-alt = Zes affiches op een rij. Signora, Impresario en Maestro dragen het schild van Geel, Critico en Esperto dat van Rood; de Architetto draagt er geen.
rulespage-opera-offer = Het aanbod staat op de roemladder: een stuk kost zoveel dukaten als zijn componist roem heeft.
rulespage-opera-offer-alt = De roemladder met op elk niveau een componist, Verdi bovenaan, en naast de meesten de stukken in het aanbod.
rulespage-opera-programme = Rood voert Monteverdi op in meerdere steden. Dat mag, maar nooit vaker dan één keer in hetzelfde operagebouw.
rulespage-opera-programme-alt = De operagebouwen van Rood in Venezia, Wien, Berlin en London, opengesneden zodat je de stukken in de zalen ziet. De grote boog links is steeds de grote zaal.
rulespage-opera-palazzo = Het Palazzo is vol: tot het geleegd wordt kan niemand nog een stuk verkopen.
rulespage-opera-palazzo-alt = Het Palazzo met stukken van Wagner, Verdi en Mozart op al zijn plaatsen.
rulespage-opera-figures = De figuren staan voor de theaters. In een stad passen er zoveel als er plaatsen zijn.
rulespage-opera-figures-alt = Het toneel met de zes steden als theatergevels; Critico, Esperto en Maestro staan in Venezia, London en Paris. Milano is nog gesloten.
rulespage-opera-income = Onder elk operagebouw staan zijn inkomsten, dan zijn punten als er nu een telronde kwam. De Maestro is in Paris: daar verdubbelen de inkomsten.
rulespage-opera-income-alt = De operagebouwen van Geel in Venezia, Wien en Paris met hun stukken. Onder elk staan dukaten en punten; twee zalen in Paris zijn leeg.

## De tekeningen van Operaopoly.

rulespage-operaopoly-asleep = Bizet slaapt: zijn blad neemt geen kaarten aan tot het slot van een andere componist.
rulespage-operaopoly-asleep-alt = Het blad van Bizet, in grijs, met de tekst dat hij slaapt.
rulespage-operaopoly-mat = Alle categorieën van Bizet worden gesponsord. Rood heeft er de meeste en is zijn impresario.
rulespage-operaopoly-mat-alt = Het componistenblad van Bizet met mecenaskaarten op Financiering, Opleiding en Publiciteit en de schilden van hun eigenaars.
rulespage-operaopoly-begun = De eerste zanger is ingehuurd en La traviata is begonnen: de operamarker ligt bij het operagebouw, de andere plekken wachten.
rulespage-operaopoly-begun-alt = Een verlicht operagebouw met zijn plekken; op de middelste staat een zanger van Rood, de andere zijn leeg.
rulespage-operaopoly-defence = Verdi is op bezoek en zijn talent helpt het orkest: wie de plek van Blauw aanvalt, moet de kaarten én de bezoeker overtreffen.
rulespage-operaopoly-defence-alt = Een operagebouw waar het orkest van Blauw een repetitiekaart heeft, met de figuur van Verdi ervoor.
rulespage-operaopoly-visitor = Blauw heeft Verdi naar het blad van Bizet gestuurd, waar zijn invloed één categorie verhoogt.
rulespage-operaopoly-visitor-alt = Het componistenblad van Bizet met de figuur van Verdi bij de categorie die hij helpt.
rulespage-operaopoly-last-round = Elke plek is bezet en elke categorie gesponsord: de lantaarn zegt dat de laatste ronde begonnen is. Op de treden staat wat het operagebouw gaat betalen.
rulespage-operaopoly-last-round-alt = Een operagebouw met zangers en orkest op al zijn plekken en een brandende lantaarn; op de treden de punten die elke speler zou krijgen.

### Wat mensen terugroept: meldingen in de browser, en mails.

notice-game-opera = Opera
notice-game-operaopoly = Operaopoly

## In de browser twee regels, in een mail het onderwerp en de eerste regel.

notice-turn = Je bent aan de beurt
notice-turn-body = { $names ->
    [none] { $game }: de tafel wacht op je.
   *[other] { $game } met { $names }: de tafel wacht op je.
}
notice-start = Je spel begint
notice-start-body = { $names ->
    [none] { $game }: er is gedeeld.
   *[other] { $game } met { $names }: er is gedeeld.
}
notice-round = De volgende ronde begint
notice-round-body = { $name }: je tafel is klaar.
notice-daily = Een nieuw spel van de dag
notice-daily-body = Iedereen krijgt hetzelfde gedeeld. Hoe ver kom jij ermee?

## Mails.

notice-mail =
    Hallo { $name },

    { $what }

    { $link }

    Zulke mails niet meer ontvangen: { $stop }
notice-confirm = Is dit jouw adres?
notice-confirm-mail =
    Hallo { $name },

    je gaf dit adres op voor je meldingen. Open binnen { $minutes } minuten deze link om het te bevestigen:

    { $link }

    Was jij dit niet? Doe dan niets, dan gebeurt er niets.
notice-password = Een nieuw wachtwoord
notice-password-mail =
    Hallo { $name },

    iemand vroeg een nieuw wachtwoord aan voor je account. Met deze link stel je er een in. Hij werkt één keer, { $minutes } minuten lang:

    { $link }

    Was jij dit niet? Doe dan niets, dan blijft je wachtwoord zoals het is.

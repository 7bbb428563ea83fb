### Wat mensen terugroept: meldingen in de browser, en mails.

notice-game-opera = Opera
notice-game-operaopoly = Operaopoly

## In de browser twee regels, in een mail het onderwerp en de eerste regel.

notice-turn = Je bent aan de beurt
notice-turn-body = { $names ->
    [none] { $game }: de tafel wacht op je.
   *[other] { $game } met { $names }: de tafel wacht op je.
}
notice-start = Je partij begint
notice-start-body = { $names ->
    [none] { $game }: er is gedeeld.
   *[other] { $game } met { $names }: er is gedeeld.
}
notice-round = De volgende ronde begint
notice-round-body = { $name }: je tafel is klaar.
notice-daily = Een nieuwe gift van de dag
notice-daily-body = Iedereen krijgt dezelfde stukken. Hoe ver kom jij ermee?

## Mails.

notice-mail =
    Hallo { $name },

    { $what }

    { $link }

    Geen mails meer van deze soort: { $stop }
notice-confirm = Is dit jouw adres?
notice-confirm-mail =
    Hallo { $name },

    je gaf dit adres op om geroepen te worden. Volg binnen { $minutes } minuten deze link, dan telt het:

    { $link }

    Was jij dit niet? Doe dan niets, dan gebeurt er niets.
notice-password = Een nieuw wachtwoord
notice-password-mail =
    Hallo { $name },

    iemand vroeg een nieuw wachtwoord aan voor je account. Met deze link stel je er een in. Hij werkt één keer, { $minutes } minuten lang:

    { $link }

    Was jij dit niet? Doe dan niets, dan blijft je wachtwoord zoals het is.

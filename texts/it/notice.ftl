### Che cosa richiama le persone: avvisi nel browser, ed e-mail.

notice-game-opera = Opera
notice-game-operaopoly = Operaopoly

## Nel browser due righe, in una e-mail l’oggetto e la prima riga.

notice-turn = È il tuo turno
notice-turn-body = { $names ->
    [none] { $game }: il tavolo ti aspetta.
   *[other] { $game } con { $names }: il tavolo ti aspetta.
}
notice-start = La tua partita comincia
notice-start-body = { $names ->
    [none] { $game }: la distribuzione è fatta.
   *[other] { $game } con { $names }: la distribuzione è fatta.
}
notice-round = Comincia il prossimo turno del torneo
notice-round-body = { $name }: il tuo tavolo è pronto.
notice-daily = Una nuova mano del giorno
notice-daily-body = Tutti hanno la stessa mano. Fin dove arrivi tu?

## E-mail.

notice-mail =
    Ciao { $name },

    { $what }

    { $link }

    Non ricevere più queste e-mail: { $stop }
notice-confirm = Questo indirizzo è tuo?
notice-confirm-mail =
    Ciao { $name },

    hai dato questo indirizzo per le tue notifiche. Per confermarlo apri questo link entro { $minutes } minuti:

    { $link }

    Non eri tu? Allora non fare nulla, e non succederà nulla.
notice-password = Una nuova password
notice-password-mail =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per il tuo account. Questo link ne imposta una. Funziona una volta, per { $minutes } minuti:

    { $link }

    Non eri tu? Allora non fare nulla, e la tua password resterà com’è.

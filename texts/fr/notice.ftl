### Ce qui rappelle les gens : avis dans le navigateur, et courriels.

notice-game-opera = Opera
notice-game-operaopoly = Operaopoly

## Dans le navigateur deux lignes, dans un courriel l’objet et la première ligne.

notice-turn = C’est à toi
notice-turn-body = { $names ->
    [none] { $game } : la table t’attend.
   *[other] { $game } avec { $names } : la table t’attend.
}
notice-start = Ta partie commence
notice-start-body = { $names ->
    [none] { $game } : la donne est faite.
   *[other] { $game } avec { $names } : la donne est faite.
}
notice-round = La prochaine ronde commence
notice-round-body = { $name } : ta table est prête.
notice-daily = Une nouvelle donne du jour
notice-daily-body = Tout le monde a la même donne. Jusqu’où iras-tu ?

## Courriels.

notice-mail =
    Bonjour { $name },

    { $what }

    { $link }

    Ne plus recevoir ces courriels : { $stop }
notice-confirm = Cette adresse est-elle la tienne ?
notice-confirm-mail =
    Bonjour { $name },

    tu as donné cette adresse pour tes notifications. Pour la confirmer, suis ce lien dans les { $minutes } minutes :

    { $link }

    Ce n’était pas toi ? Alors ne fais rien, et rien ne se passera.
notice-password = Un nouveau mot de passe
notice-password-mail =
    Bonjour { $name },

    quelqu’un a demandé un nouveau mot de passe pour ton compte. Ce lien permet d’en choisir un. Il marche une fois, pendant { $minutes } minutes :

    { $link }

    Ce n’était pas toi ? Alors ne fais rien, et ton mot de passe restera le même.

### L’entraîneur : des conseils à la table et dans la relecture, l’avertissement avant une gaffe, et où la partie s’est jouée.

## Le panneau.

coach-title = L’entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-nothing-asked = On ne te demande rien pour l’instant. Quand ce sera ton tour, l’entraîneur regardera la table avec toi.
coach-measure = D’après un bot qui sait ce que tu sais, et rien de plus. Les points attendus sont ceux de la fin de la partie.
coach-here = { $count ->
    [one] L’entraîneur voit un seul coup.
   *[other] L’entraîneur voit { $count } bons coups. Le meilleur : { $move }, { $percent } % de chances de gagner.
}
coach-best = le meilleur
coach-chance = { $percent } % de chances de gagner
coach-points = { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
coach-compared = Par rapport à un coup moyen, en points :
coach-reason = { $points } { $why }
coach-no-reasons = À peine différent des autres possibilités.
coach-show = Montrer sur le plateau
coach-play = Jouer ce coup
coach-failed = L’entraîneur n’a pas de réponse pour l’instant.
coach-again = Redemander

## Les coups en mots.

coach-opera-sell = { $price ->
    [ducats] Vendre { $composer } ({ $from }) contre des ducats
   *[points] Vendre { $composer } ({ $from }) contre des points
}
coach-opera-raise = { $levels ->
    [one] Faire monter { $composer } d’un niveau
   *[other] Faire monter { $composer } de { $levels } niveaux
}
coach-opera-lower = { $levels ->
    [one] Faire descendre { $composer } d’un niveau
   *[other] Faire descendre { $composer } de { $levels } niveaux
}
coach-opera-programme = { $houses ->
    [none] Garder le programme tel quel
   *[other] Programmer { $houses }
}
coach-opera-stock = stock personnel
coach-operaopoly-move = { $doing } : { $what }

## Avant une gaffe.

coach-warning = Vraiment ?
coach-warning-why = Avec ce coup ({ $move }), tu as { $percent } % de chances de gagner ; avec le meilleur que voit l’entraîneur, tu en aurais { $best } %.
coach-warning-better = L’entraîneur choisirait : { $move }.
coach-warning-anyway = Jouer quand même
coach-warning-back = Réfléchir encore
coach-warning-never = Jouer, et ne plus m’avertir

## Après la partie.

coach-moments = Moments décisifs
coach-moments-measure = selon ce qu’ils ont changé aux chances de gagner, d’après un bot qui voit toute la table
coach-moments-none = Aucun coup n’a décidé à lui seul de cette partie.
coach-moments-working = L’entraîneur revoit la partie…
coach-moment-round = { $seat-you ->
    [true] Tour { $round }, toi
   *[other] Tour { $round }, { $seat }
}
coach-moment-move = { $seat-you ->
    [true] Coup { $number }, toi
   *[other] Coup { $number }, { $seat }
}
coach-moment-chance = de { $before } % à { $after } %
coach-moment-better = L’entraîneur aurait choisi : { $move } ({ $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} de mieux).
coach-moment-open = Voir dans la relecture

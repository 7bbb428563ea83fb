### La relecture d’une partie : chances, jugements, chance et adresse, et ses propres erreurs en exercices.

## Les chances.

review-chances = Chances de gagner
review-chance-line = { $seat } : { $before } % au début, { $after } % à la fin
review-unfinished = La partie n’a pas été jouée jusqu’au bout ; les comptes s’arrêtent aux dernières chances.
review-nothing = Personne n’a rien décidé dans cette partie : il n’y a rien à revoir.
review-no-seat = Il n’y a pas de place « { $value } » dans cette partie ; au choix : { $known }.

## Les jugements.

review-marks = Coups jugés
review-marks-none = Rien à apprendre ici. Bravo !
review-mark-blunder = Gaffe
review-mark-mistake = Erreur
review-mark-slip = Imprécision
review-mark-praise = Excellent
review-mark-none = Un bon coup
review-head = { $when } : { $mark } ({ $sign })
review-when-round = Tour { $round }, coup { $number }
review-when = Coup { $number }
review-cost = { $loss ->
    [one] donne { $loss } point de pourcentage
   *[other] donne { $loss } points de pourcentage
}
review-played = { $seat-you ->
    [true] Tu as joué : { $move }
   *[other] { $seat } a joué : { $move }
}
review-better = Mieux : { $move }. Cela gagne { $after } % du temps au lieu de { $before } %.
review-praised = Mieux que ce qu’on joue d’habitude ici.
review-why = Pourquoi, en points : { $reasons }.
review-rival = { $points ->
    [one] { $seat } peut ensuite attendre { $points } point de plus.
   *[other] { $seat } peut ensuite attendre { $points } points de plus.
}
review-seen = Jugé d’après ce que ce joueur pouvait voir alors.
review-forced = Il n’y avait pas de choix ici.
review-equal = Quel que soit le coup, cela ne changeait presque rien.
review-options = Tout ce qui a été comparé
review-given = Chances données par décision qui compte, en points de pourcentage
review-given-seat = { $count ->
    [one] { $seat } : { $value } en { $count } décision
   *[other] { $seat } : { $value } en { $count } décisions
}
review-scale = Nos bots, pour comparer : { $levels }
review-scale-level = { $bot } { $value }

## Chance et adresse.

review-ledger = D’où vient le résultat
review-ledger-measure = en points de pourcentage de chances de gagner ; chaque colonne tombe juste
review-start = départ
review-fortune = chance
review-choice = ses choix
review-veil = derrière les écrans
review-others = choix des autres
review-drift = dérive de l’entraîneur
review-result = résultat
review-fortune-why = ce qui est sorti de la pioche, comparé à tout ce qui aurait pu sortir
review-choice-why = ses coups, comparés à ce que l’entraîneur joue en moyenne
review-veil-why = ce qu’on ne pouvait pas savoir en choisissant
review-others-why = ce que les autres ont choisi
review-drift-why = là où l’entraîneur a changé d’avis : son erreur, le mérite de personne

## La page.

review-graph = Chances de gagner, moment par moment
review-moment = Moment { $at } sur { $last }
review-moment-shares = Moment { $at } sur { $last } : { $shares }
review-share = { $seat } { $percent } %
review-percent = { $percent } %
review-decision = La décision
review-moves = Coups
review-show = Chance et adresse
review-panel = Ce qu’en dit l’entraîneur
review-working = L’entraîneur en est au coup { $done } sur { $all }.
review-failed = L’entraîneur n’a pas pu juger cette partie. Le plateau et les coups sont là.
review-previous = Jugement précédent
review-next = Jugement suivant
review-whose = Les jugements de
review-learn = Apprends de tes erreurs

## Les exercices.

review-puzzle = Trouve un meilleur coup
review-puzzle-game = Dans la partie, tu as joué : { $move }
review-puzzle-of = Exercice { $at } sur { $last }
review-puzzle-best = C’est ça ! Il n’y a rien de mieux ici.
review-puzzle-better = Mieux, mais il y a mieux encore.
review-puzzle-same = Pas mieux que dans la partie. Essaie autre chose.
review-puzzle-worse = C’est encore moins bon. Essaie autre chose.
review-puzzle-hint = Un indice
review-puzzle-hint-move = Ça commence ainsi : { $move }
review-puzzle-show = Montrer
review-puzzle-again = Encore une fois
review-puzzle-next = Erreur suivante
review-puzzle-done = C’était la dernière.
review-puzzle-solved = résolu
review-puzzle-back = Retour à la relecture

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
review-played = { $seat-you ->
    [true] Tu as joué : { $move }
   *[other] { $seat } a joué : { $move }
}
review-better = Mieux : { $move }. Ce coup gagne dans { $after } % des cas au lieu de { $before } %.
review-praised = Mieux que ce qu’on joue d’habitude ici.
review-side-played = { $seat-you ->
    [true] Tu as joué
   *[other] { $seat } a joué
}
review-side-coach = L’entraîneur
review-side-wins = gagne dans { $percent } % des cas
review-side-points = { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
review-cost = chances de gagner, en points
review-why = Pourquoi, en points : { $reasons }.
review-rival = { $points ->
    [one] { $seat } peut ensuite attendre { $points } point de plus.
   *[other] { $seat } peut ensuite attendre { $points } points de plus.
}
review-seen = Jugé d’après ce que ce joueur pouvait voir alors.
review-forced = Il n’y avait pas de choix ici.
review-equal = Quel que soit le coup, cela ne changeait presque rien.
review-options = Tout ce qui a été comparé
review-options-more = { $count ->
    [one] Encore { $count } coup
   *[other] Encore { $count } coups
}
review-given = Chances données par décision qui compte, en points de pourcentage
review-given-seat = { $count ->
    [one] { $seat } : { $value } en { $count } décision
   *[other] { $seat } : { $value } en { $count } décisions
}
review-scale = Nos bots, pour comparer : { $levels }
review-scale-level = { $bot } { $value }
review-decimal-sign = { "," }

## Chance et adresse.

review-ledger = D’où vient le résultat
review-ledger-measure = en points de pourcentage de chances de gagner ; chaque colonne tombe juste
review-ledger-how = Choisis une ligne pour voir ses moments dans le graphique.
review-start = départ
review-fortune = chance
review-choice = ses choix
review-veil = derrière les écrans
review-others = choix des autres
review-drift = dérive de l’entraîneur
review-result = résultat
review-rest = le reste
review-fortune-why = ce qui est sorti de la pioche, comparé à tout ce qui aurait pu sortir
review-choice-why = ses coups, comparés à ce que l’entraîneur joue en moyenne
review-veil-why = ce qu’on ne pouvait pas savoir en choisissant
review-others-why = ce que les autres ont choisi
review-drift-why = là où l’entraîneur a changé d’avis : son erreur, le mérite de personne

## La page.

review-graph = Chances de gagner, moment par moment
review-moment-shares = Moment { $at } sur { $last } : { $shares }
review-share = { $seat } { $percent } %
review-percent = { $percent } %
review-decision = La décision
review-moves = Coups
review-show = Chance et adresse
review-panel = Ce qu’en dit l’entraîneur
review-working = L’entraîneur en est au coup { $done } sur { $all }.
review-working-round = L’entraîneur en est au tour { $round }.
review-working-left = { $seconds ->
    [one] Encore une seconde environ.
   *[other] Encore { $seconds } secondes environ.
}
review-failed = L’entraîneur n’a pas pu juger cette partie. Le plateau et les coups sont là.
review-previous = Jugement précédent
review-next = Jugement suivant
review-learn = Apprends de tes erreurs
review-learn-these = Apprends de ces erreurs

## Les exercices.

review-puzzle = Trouve un meilleur coup
review-puzzle-of = Exercice { $at } sur { $last }
review-puzzle-best = C’est ça ! Il n’y a rien de mieux ici.
review-puzzle-better = Mieux, mais il y a mieux encore.
review-puzzle-found = Points trouvés : { $found } sur { $all }
review-puzzle-same = Pas mieux que dans la partie. Essaie autre chose.
review-puzzle-worse = C’est encore moins bon. Essaie autre chose.
review-puzzle-beside = Le coup de la partie est meilleur que celui-ci.
review-puzzle-hint = Donne-moi un indice
review-puzzle-hint-move = Ça commence ainsi : { $move }
review-puzzle-show = Montrer
review-puzzle-again = Encore une fois
review-puzzle-next = Erreur suivante
review-puzzle-solved = résolu
review-puzzle-remember = À retenir
review-puzzle-reason = Ce qui comptait le plus ici : { $why }.
review-puzzle-slips = Sauter les imprécisions
review-puzzle-back = Retour à la relecture

## Et si : variantes d’une partie finie.

review-what-if = Et si ?
review-what-if-here = Et si ? Continuer à partir d’ici
review-what-if-all = Toutes les variantes
review-what-if-why = Tu continues juste avant ce coup, à une table rien qu’à toi. La partie elle-même reste comme elle est.
review-what-if-seat = Ta place
review-what-if-level = Les bots aux autres places
review-what-if-hidden = Ce qui est caché
review-what-if-hidden-true = Comme c’était
review-what-if-hidden-imagined = Comme cette place l’imagine
review-what-if-name = Nom de la variante
review-what-if-play = Continuer
review-branches = { $count ->
    [0] Pas encore de variante
    [one] Une variante
   *[other] { $count } variantes
}
review-branches-why = Une partie, et ce qu’elle aurait pu devenir
review-branches-none = Ouvre la relecture, va à un coup et choisis « Et si ? Continuer à partir d’ici ».
review-branch-game = La partie
review-branch-name = { $letter } : { $name }
review-branch-this = Variante { $letter }
review-branch-unnamed = sans nom
review-branch-open = pas encore finie
review-branch-broken = interrompue
review-branch-go-on = Continuer à jouer
review-branch-rename = Renommer
review-branch-renamed = La variante a son nouveau nom.
review-branch-compared = Comparée à la partie
review-branch-choose = Choisis une variante pour la comparer à la partie.
review-branch-unfinished = Une fois jouée jusqu’au bout, cette variante sera comparée ici à la partie.
review-branch-alone = La partie elle-même est privée : il n’y a rien à comparer.
review-branch-chance = Chances de gagner : { $seat }
review-branch-course-game = dans la partie : de { $before } % à { $after } %
review-branch-course-branch = dans la variante : de { $before } % à { $after } %
review-branch-points = Points à partir de là, variante moins partie
review-branch-sum = ensemble

## Ensemble : commentaires, mener et suivre, partager.

review-together = Ensemble
review-here = { $count ->
    [one] Tu es ici sans personne d’autre.
   *[other] Ici en ce moment : { $names }
}
review-lead = Guider les autres
review-lead-stop = Ne plus guider
review-leading = Tu guides : les autres, s’ils te suivent, voient ce que tu vois.
review-led-by = { $name } guide la relecture.
review-follow = Suivre { $name }
review-follow-stop = Regarder à ta façon
review-following = Tu suis { $name }.
review-lead-ended = Plus personne ne guide.
review-comments = Commentaires
review-comments-here = { $count ->
    [0] Aucun commentaire à ce moment
    [one] Un commentaire à ce moment
   *[other] { $count } commentaires à ce moment
}
review-comments-none = Personne n’a encore rien écrit sur cette partie.
review-comment-write = Écris sur ce moment
review-comment-remove = Supprimer ce commentaire
review-comment-at = Coup { $number }
review-comment-start = Le début
review-share-link = Partager
review-share-private = C’est une partie privée : seuls ceux qui y ont pris part peuvent ouvrir le lien.
review-share-copied = Le lien est copié.
review-export = Emporter la partie
review-export-text = En texte
review-export-json = En données (JSON)
review-screens-open = Tous les écrans ouverts

## S’entraîner avec ses propres erreurs.

review-training = Entraînement
review-training-why = Tes propres erreurs, jusqu’à ce que tu saches mieux faire
review-training-due = { $count ->
    [0] Rien à revoir
    [one] Une erreur à revoir
   *[other] { $count } erreurs à revoir
}
review-training-how = Trouve un meilleur coup que celui que tu as joué. Ce que tu résous revient après un jour, puis de plus en plus tard ; ce que tu ne résous pas revient bientôt.
review-training-start = Commencer l’entraînement
review-training-later = C’est fini pour l’instant. La prochaine revient { $time }.
review-training-none = Il n’y a encore rien à travailler. Après chaque partie, l’entraîneur rassemble ici tes erreurs.
review-training-next = Continuer
review-training-back = Retour à l’entraînement
review-theme = Thème
review-theme-due = à revoir
review-theme-known = maîtrisées
review-theme-of = { $known } sur { $all }
review-theme-practise = S’exercer
review-theme-try = S’exercer : { $theme }
review-theme-other = Autres
review-theme-opera-bid = Mises
review-theme-opera-hire = Quel rôle engager
review-theme-opera-buy = Acheter des pièces
review-theme-opera-programme = Programmes
review-theme-opera-build = Construire
review-theme-opera-sell = Vendre
review-theme-opera-move = Où aller
review-theme-opera-raise = Le Critique
review-theme-opera-lower = Le Critique
review-theme-opera-claim = L’Expert
review-theme-opera-end = Le bon moment pour s’arrêter
review-theme-opera-stop = Le bon moment pour s’arrêter
review-theme-opera-intermezzo = Le bon moment pour s’arrêter
review-theme-opera-decline = Le bon moment pour s’arrêter
review-theme-operaopoly-draw = Piocher
review-theme-operaopoly-hire = Engager
review-theme-operaopoly-direct = Envoyer un compositeur
review-theme-operaopoly-sponsor = Parrainer
review-theme-operaopoly-take = Prendre une catégorie
review-theme-operaopoly-discard = Défausser
review-theme-operaopoly-change = Changer tes cartes
review-theme-operaopoly-recast = Changer tes cartes
review-theme-operaopoly-oust = Prendre un poste
review-theme-operaopoly-rehearse = Répéter
review-theme-operaopoly-end = Le bon moment pour s’arrêter
review-theme-operaopoly-reshuffle = Le bon moment pour s’arrêter

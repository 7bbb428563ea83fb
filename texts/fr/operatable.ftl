### La table dessinée d’Opera : ce que le navigateur montre autour des mots du jeu lui-même.

## The board.

operatable-budget-table = Table de budget
operatable-budget = Budget
operatable-order-of-play = ordre de jeu
operatable-budget-level = { $players ->
    [none] Niveau { $level }
   *[other] Niveau { $level } : { $players }
}
operatable-budget-bid = Miser { $bid } : niveau { $level }
operatable-palazzo = Palazzo
operatable-palazzo-holds = { $pieces ->
    [none] Palazzo : vide ; places libres : { $free }
   *[other] Palazzo : { $pieces } ; places libres : { $free }
}
operatable-of = { $count } sur { $most }
operatable-stage = Les six villes
operatable-city = { $figures ->
    [none] { $city } : { $supply } ; places libres pour les pions : { $free }
   *[other] { $city } : { $supply } ; pions ici : { $figures } ; places libres pour les pions : { $free }
}
operatable-supply = { $main ->
    [0] { $wing ->
        [0] plus rien
       *[other] { operatable-wings }
    }
   *[other] { operatable-mains }{ operatable-both }{ operatable-wings }
}
operatable-supply-short = { operatable-mains }{ operatable-both }{ operatable-wings }
operatable-mains = { $main ->
    [0] { "" }
    [one] { $main } bâtiment
   *[other] { $main } bâtiments
}
operatable-wings = { $wing ->
    [0] { "" }
    [one] { $wing } aile
   *[other] { $wing } ailes
}
operatable-both = { $main ->
    [0] { "" }
   *[other] { $wing ->
        [0] { "" }
       *[other] {", "}
    }
}
operatable-opens = Ouvre au tour { $round }
operatable-from-round = dès le tour { $round }
operatable-parts = { $main ->
    [one] { $main } hall, aile de { $wing }
   *[other] { $main } halls, aile de { $wing }
}
operatable-a-wing = { $halls ->
    [one] aile, { $halls } hall
   *[other] aile, { $halls } halls
}
operatable-none-left = épuisé
operatable-roles = Rôles
operatable-employee = Employé : les autres peuvent jouer avec
operatable-character = Personnage : déplace son pion
operatable-does-impresario = Achète jusqu’à deux pièces, puis programme.
operatable-does-architetto = Construis jusqu’à deux morceaux, { $ducats } ♦ le hall.
operatable-does-signora = Vends une pièce au Palazzo.
operatable-does-maestro = Double les revenus d’une ville.
operatable-does-critico = Change la gloire d’un compositeur.
operatable-does-esperto = Marque dans une ville, cède ta meilleure pièce.
operatable-hire-role = Engager : { $role }, honoraires { $fee }
operatable-hired-by = { $player-you ->
    [true] { $role }, chez toi
   *[other] { $role }, chez { $player }
}
operatable-fee-above = honoraires { $fee }, tu es au niveau { $level }
operatable-can-pay = tu peux payer
operatable-only-programme = programmer seulement
operatable-part-in = { $part }, { $city }
operatable-for-your = pour ton { $composer }
operatable-or = ou
operatable-for = contre
operatable-best-in = au mieux : { $city }
operatable-of-income = de revenus
operatable-nothing-now = rien à gagner pour l’instant
operatable-stands = se trouve à { $city }
operatable-stands-nowhere = pas encore sur la carte
operatable-others-may = les autres peuvent jouer avec
operatable-critico-reach = { $reach ->
    [one] { $reach } niveau au plus
   *[other] { $reach } niveaux au plus
}
operatable-ladder = Échelle de gloire et offre
operatable-fame = Gloire
operatable-on-offer = { $pieces } en vente, prix = gloire ♦
operatable-on-offer-short = { $pieces } en vente
operatable-rung = Niveau { $level } : { $composer }, en vente : { $offered }
operatable-performed = { $shown ->
    [true] { $pieces } à l’affiche
   *[false] à l’affiche
}
operatable-rises = monte
operatable-to-fame = gloire : { $fame }
operatable-not-offered = pas en vente
operatable-buy-piece = { $ducats ->
    [one] Acheter { $composer } pour { $ducats } ducat
   *[other] Acheter { $composer } pour { $ducats } ducats
}
operatable-judge = Déplacer { $composer } sur l’échelle
operatable-opponents = Adversaires
operatable-opponent = { $points ->
    [one] { $player } : { $points } point
   *[other] { $player } : { $points } points
}, niveau de budget { $level }, { $ended ->
    [true] fin de représentation
   *[false] engagés : { $hires } sur { $most }
}
operatable-screen = Ducats et stock sont derrière l’écran
operatable-hires = engagés : { $count } sur { $most }
operatable-hires-word = engagés
operatable-sealed = a misé
operatable-ended = a terminé
operatable-your-box = Ta loge
operatable-points = points
operatable-of-budget = de budget
operatable-only-you = Rien que pour tes yeux
operatable-watching = Tu regardes
operatable-ducats = { $ducats ->
    [one] ducat
   *[other] ducats
}
operatable-stock = Stock
operatable-stock-empty = Stock vide.
operatable-stock-waits = Les pièces achetées attendent ici.
operatable-income-now = Revenus en l’état
operatable-counting-now = Décompte en l’état
operatable-doubled = Le Maestro double ici les revenus
operatable-sell-piece = Vendre { $composer } de ton stock
operatable-sell-from = Vendre { $composer }, { $city }, hall { $hall }
operatable-round = Tour { $round }
operatable-rounds = Tour { $round } sur { $last }
operatable-century = Compositeur du Siècle
operatable-century-is = Compositeur du Siècle : { $composer }
operatable-phase-budget = Budget
operatable-phase-action = Action
operatable-phase-income = Revenus
operatable-phase-end = Fin
operatable-phase-counting = Décompte
operatable-phase-over = La partie est finie
operatable-hall-of = { $city }, hall { $hall }
operatable-panes = Zones de la table
operatable-pane-stage = Scène
operatable-pane-ladder = Échelle
operatable-pane-houses = Opéras
operatable-pane-players = Joueurs
operatable-pane-log = Journal

## The footlights: what is asked.

operatable-ask-bid = Combien mises-tu ?
operatable-ask-hire = Engage un rôle, ou termine ta représentation.
operatable-ask-buy = Achètes-tu une pièce musicale ?
operatable-ask-programme = Programme tes opéras.
operatable-ask-build = Construis-tu ?
operatable-ask-sell = Vends-tu une pièce au Palazzo ?
operatable-ask-move = { $role } : vers quelle ville ?
operatable-ask-critique = Déplaces-tu un compositeur sur l’échelle de gloire ?
operatable-ask-claim = Marques-tu des points avec tes pièces à { $city }, en cédant la meilleure ?
operatable-ask-shuffle = La défausse est mélangée.
operatable-ask-over = La partie est finie.
operatable-along-buy = { $role } : joues-tu avec ?
operatable-along-build = { $role } : joues-tu avec ?
operatable-along-sell = { $role } : joues-tu avec ?
operatable-along-programme = Programme tes opéras.
operatable-along-claim = Marques-tu des points avec tes pièces à { $city }, en cédant la meilleure ?
operatable-hint-bid = Tu paies en ducats, et ton marqueur monte d’autant de niveaux. Personne ne voit ta mise.
operatable-hint-hire = Choisis une affiche sur la table, ou une réponse ici.
operatable-hint-buy = Le prix est la gloire du compositeur.
operatable-hint-programme = Le bureau t’attend.
operatable-hint-build = Chaque nouveau hall coûte { $ducats } ♦ et donne aussitôt { $points } ★.
operatable-hint-sell = D’abord la pièce, puis ducats ou points.
operatable-hint-move = Seules les villes avec une place libre sont éclairées.
operatable-hint-critique = D’abord le compositeur, puis jusqu’où.
operatable-hint-claim = Cela ne te coûte pas de budget.
operatable-opened-piece = { $composer } ({ $place }) : contre des ducats ou des points ?
operatable-opened-where = { $composer } : d’où ?
operatable-opened-composer = { $composer } a { $fame } de gloire. Jusqu’où ?
operatable-you-bid = Tu mises { $bid }. Personne ne le voit encore.
operatable-level-pays = { $kind ->
    [none] Le niveau { $level } ne paie aucun rôle.
    [one] Le niveau { $level } paie un seul rôle ({ $role } au plus).
    [any] Le niveau { $level } paie { $roles } rôles au choix.
   *[some] Le niveau { $level } paie { $roles } rôles bon marché, ou un seul plus cher ({ $role }).
}
operatable-then = Puis { $player }, au niveau { $level }, a l’initiative.
operatable-you-keep = Tu gardes l’initiative, au niveau { $level }.
operatable-gives = cède { $composer }
operatable-gives-to = { $to ->
    [discard] { $composer } va à la défausse.
    [removed] { $composer } quitte le jeu.
   *[other] { $composer } va à { $to }.
}
operatable-counting-less = Le prochain décompte te donne { $points } ★ de moins.

## The footlights: answers.

operatable-another = Autre chose
operatable-reach = sur { $fame }, vers { $levels }
operatable-for-ducats = contre des ducats
operatable-for-points = contre des points
operatable-raise = { $levels } vers le haut
operatable-lower = { $levels } vers le bas
operatable-claim = Marquer
operatable-rearrange = Programmer seulement
operatable-keep-programme = Tout garder
operatable-open-desk = Au bureau
operatable-stop-buy = Assez : programmer
operatable-stop-build = Rien de plus
operatable-stop-sell = Ne rien vendre
operatable-stop-critique = Ne rien changer
operatable-end = Fin de représentation
operatable-end-note = et ne plus jouer avec
operatable-intermezzo = Intermezzo
operatable-intermezzo-note = ne pas jouer avec
operatable-decline = Garder tes pièces
operatable-decline-note = ne rien marquer
operatable-do-bid = Miser { $bid }
operatable-do-bid-none = Miser
operatable-leaves = reste { $ducats } ♦
operatable-do-hire = Engager : { $role }
operatable-do-buy = Acheter { $composer }
operatable-do-sell = Vendre { $composer }
operatable-do-raise = { $composer }, { $levels } vers le haut
operatable-do-lower = { $composer }, { $levels } vers le bas
operatable-do-end = Terminer ma représentation
operatable-build-part = Construire : { $part }, { $city }
operatable-move-to = Aller à { $city }

## The programme desk.

operatable-desk = Bureau du programme
operatable-desk-how = Glisse une pièce, ou choisis une pièce et un hall. Personne ne voit ton plan.
operatable-see-table = Voir la table
operatable-best-by-bot = Le mieux selon le bot
operatable-take-all-back = Tout annuler
operatable-raise-curtain = Lever de rideau
operatable-no-hint = Le bot ne donne pas de conseil ici.
operatable-changes = Changements
operatable-no-changes = aucun encore
operatable-drop-here = Dépose une pièce ici pour la retirer du programme.
operatable-to-stock = vers le stock
operatable-undo-change = Annuler le changement : { $place }
operatable-take-stock = Prendre { $composer } du stock
operatable-take-from = { $place } : { $composer }
operatable-put-in = Mettre { $composer } : { $place } (maintenant : { $now })
operatable-key-back = repose la pièce
operatable-key-house = opéra suivant
operatable-may-take = libre
operatable-ledger = Le registre
operatable-ledger-if = Si le tour finissait avec ce programme
operatable-sum = Total
operatable-this-drop = Ce changement
operatable-ducats-after = Ducats après revenus
operatable-points-after = Points après le décompte
operatable-fame-at-end = Gloire à la fin du tour
operatable-will-rise = { $count ->
    [one] { $composers } est le plus représenté et monte.
   *[other] { $composers } sont les plus représentés et montent.
}
operatable-stay-empty = { $halls ->
    [one] { $halls } hall reste vide : −1 au décompte.
   *[other] { $halls } halls restent vides : −1 chacun au décompte.
}
operatable-counting-later = Le prochain tour de décompte vient après le tour { $round }.
operatable-others-may-hire = En l’état : d’autres peuvent encore agir.
operatable-sending = En route…

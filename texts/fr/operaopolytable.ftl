### La table dessinée d’Operaopoly. Les mots du jeu et des cartes sont dans operaopoly.ftl.

## La salle.

operaopolytable-stage = Plateaux de compositeur et maisons
operaopolytable-decks = Pioches
operaopolytable-box = Ta loge
operaopolytable-hand = Ta main
operaopolytable-bonus-cards = Tes cartes bonus
operaopolytable-happened = Ce qui s’est passé
operaopolytable-nothing-yet = Rien encore.
operaopolytable-since = Depuis ton dernier coup
operaopolytable-track = Tours à venir
operaopolytable-panes = Zones de la table
operaopolytable-pane-mats = Plateaux
operaopolytable-pane-houses = Maisons
operaopolytable-pane-box = Ta loge
operaopolytable-pane-players = Joueurs
operaopolytable-pane-log = Journal
operaopolytable-turn-of = { $seat-you ->
    [true] À toi
   *[other] { $seat }
}
operaopolytable-points = points de victoire
operaopolytable-lit = Tu peux choisir ceci.
operaopolytable-moving = Les pièces bougent.
operaopolytable-reconstructed = Certaines cartes sont reconstituées

## Noms et chiffres.

operaopolytable-place = { $row }, { $column }
operaopolytable-mat = plateau de { $composer }
operaopolytable-home = chez lui
operaopolytable-deck = { $deck ->
    [opera] pioche Opéra
   *[patron] pioche Mécène
}
operaopolytable-deck-short = { $deck ->
    [opera] Opéra
   *[patron] Mécène
}
operaopolytable-discards = défausse { $count }
operaopolytable-language = { $code ->
    [fr] français
    [it] italien
   *[de] allemand
}
operaopolytable-two-ends = { $male } / { $female }
operaopolytable-end = { $name }, { $role }, chante en { $sings }
operaopolytable-rated = { $kind }, valeur { $rating }
operaopolytable-kind-cast = Distribution
operaopolytable-kind-special = Artiste spécial
operaopolytable-kind-orchestra = Orchestre
operaopolytable-kind-rehearsal-cast = Répétition
operaopolytable-kind-rehearsal-orchestra = Répétition
operaopolytable-kind-audition = Audition
operaopolytable-any-category = toute catégorie
operaopolytable-rehearsal-cast = avec une distribution
operaopolytable-rehearsal-orchestra = avec un orchestre
operaopolytable-three-cards = trois cartes pour une maison
operaopolytable-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
operaopolytable-of-limit = { $count } sur { $limit }
operaopolytable-up-to = { $limit } au plus
operaopolytable-each = +{ $points } par poste
operaopolytable-will-pay = Rapportera
operaopolytable-dark = Relâche. Le premier engagement y lance un opéra.
operaopolytable-house = { $name }, { $city }. Un opéra en { $language } y rapporte { $points } de plus par poste
operaopolytable-last-round = Dernier tour de table
operaopolytable-lacks = Manque
operaopolytable-lacks-what = Le dernier tour de table commence dès que { $composer } a un parrain pour { $categories }
operaopolytable-last-performance = Dernière représentation
operaopolytable-last-performance-of = { $seat-you ->
    [true] Dernière représentation, puis toi
   *[other] Dernière représentation, puis { $seat }
}
operaopolytable-impresario = Impresario
operaopolytable-no-impresario = Sans impresario
operaopolytable-dormant = { $composer } dort jusqu’à la clôture d’un autre compositeur.
operaopolytable-closed = { $composer } a eu sa clôture et a quitté le jeu.
operaopolytable-state-dormant = endormi
operaopolytable-state-closed = après sa clôture
operaopolytable-at-home = chez lui
operaopolytable-at = en visite : { $at }
operaopolytable-open-mat = Ouvrir le plateau de { $composer } : { $status }
operaopolytable-niche = { $composer } est chez lui. En visite, il ajoute { $plus } sur un plateau ({ $influence }) ou dans une maison ({ $ability })
operaopolytable-niche-away = La place de { $composer } est vide : il est en visite ({ $at })
operaopolytable-visitor = { $composer }, en visite ({ $at }) : +{ $plus }, { $column }
operaopolytable-audition-for = Audition ({ $house }) : cartes retournées devant tous
operaopolytable-only-you = Rien que pour tes yeux. Cartes en main : { $cards }, { $limit } au plus à la fin du tour
operaopolytable-empty-hand = Ta main est vide.
operaopolytable-tokens = { $here ->
    [one] { $here } jeton Ressource ici, { $out } sur la table
   *[other] { $here } jetons Ressource ici, { $out } sur la table
}
operaopolytable-markers-kept = { $markers ->
    [0] Aucun marqueur d’opéra encore
    [one] { $markers } marqueur d’opéra gardé
   *[other] { $markers } marqueurs d’opéra gardés
}
operaopolytable-left = { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
operaopolytable-left-short = encore { $actions }

## Cartes bonus.

operaopolytable-bonus-impresario = Impresario
operaopolytable-bonus-producer = Producteur
operaopolytable-bonus-name-at-house = Impresario : { $composer } en visite à une maison
operaopolytable-bonus-name-at-mat = Impresario : { $composer } en visite sur un plateau
operaopolytable-bonus-name-rating = Producteur : { $slot }, { $least } ou plus
operaopolytable-bonus-name-producer = Producteur : opéra de { $composer }
operaopolytable-bonus-when = À une dernière représentation
operaopolytable-bonus-paid = Payée
operaopolytable-condition-impresario = tu es l’impresario de { $composer }
operaopolytable-condition-at-house = { $composer } visite cette maison
operaopolytable-condition-at-mat = { $composer } visite le plateau du compositeur à l’affiche
operaopolytable-condition-rating = { $slot ->
    [female] tes rôles féminins y valent au moins { $least }
    [male] tes rôles masculins y valent au moins { $least }
   *[orchestra] ton orchestre y vaut au moins { $least }
}
operaopolytable-condition-producer = tu es producteur exécutif d’un opéra de { $composer }
operaopolytable-best = { $best ->
    [none] à toi : rien encore
   *[other] à toi : { $best }
}
operaopolytable-with-this-move = avec ce coup
operaopolytable-tick-met = Remplie.
operaopolytable-tick-half = Remplie par ce coup.
operaopolytable-tick-open = Non remplie.

## Ce que demande la rampe.

operaopolytable-ask-act = { $actions ->
    [0] Plus d’action. Un coup libre, ou terminer ton tour ?
    [one] À toi : encore { $actions } action
   *[other] À toi : encore { $actions } actions
}
operaopolytable-hint-act = Choisis une carte, une place ou un compositeur éclairé.
operaopolytable-hint-audition = Choisis une des cartes retournées, ou une place dans cette maison.
operaopolytable-hint-discard = Choisis une carte de ta main.
operaopolytable-hint-lit = Ce qui est possible est éclairé sur la table.
operaopolytable-ask-where = { $picked } : à quel endroit ?
operaopolytable-ask-which-card = { $picked } : quelle carte ?
operaopolytable-ask-opera = Quel opéra commence ?
operaopolytable-ask-stays = Quelle carte y reste ?
operaopolytable-ask-draw = { $deck ->
    [opera] Piocher une carte Opéra ?
   *[patron] Piocher une carte Mécène ?
}
operaopolytable-ask-sponsor = Parrainer { $row }, { $column } ?
operaopolytable-ask-change = Changer tes cartes : { $row }, { $column } ?
operaopolytable-ask-removal = Reprendre tes cartes : { $place } ?
operaopolytable-ask-take = Prendre à { $owner } : { $column } ?
operaopolytable-ask-hire = Engager { $cards } : { $row } ?
operaopolytable-ask-rehearse = Répéter : { $row }, { $column } ?
operaopolytable-ask-recast = Changer tes cartes : { $row }, { $column } ?
operaopolytable-ask-oust = Prendre à { $owner } : { $column } ?
operaopolytable-ask-audition = Organiser une audition : { $house } ?
operaopolytable-ask-direct = Envoyer { $composer } : { $to } ?
operaopolytable-ask-discard = Défausser { $cards } ?
operaopolytable-ask-none = N’utiliser aucune des cartes ?
operaopolytable-ask-end = Terminer ton tour ?
operaopolytable-ask-other = Jouer ce coup ?
operaopolytable-about-draw = Elle va dans ta main.
operaopolytable-about-sponsor = Avec { $cards }.
operaopolytable-about-change = Nouvelle pile : { $cards }. Le reste revient dans ta main.
operaopolytable-about-removal = Les cartes reviennent dans ta main, le jeton Ressource aussi.
operaopolytable-about-take = Sur le plateau de { $row }. { $owner } défausse ses cartes et reprend son jeton.
operaopolytable-about-hire = { $opera ->
    [none] Poste : { $column }.
   *[other] Poste : { $column }. { $opera } y commence.
}
operaopolytable-about-rehearse = Avec { $cards }.
operaopolytable-about-recast = Nouvelle pile : { $cards }. Le reste revient dans ta main.
operaopolytable-about-oust = { $row }, avec { $cards }. { $owner } défausse ses cartes.
operaopolytable-about-audition = Trois cartes Opéra sont retournées devant tous ; tu peux les utiliser dans cette maison.
operaopolytable-about-direct = { $plus ->
    [0] Chez lui, il n’aide personne.
   *[other] Il y ajoute { $plus } : { $helps }.
}
operaopolytable-about-discard = Elle va, face cachée, dans la défausse.
operaopolytable-about-none = Elles sont remélangées dans la pioche Opéra.
operaopolytable-about-end = Le tour du joueur suivant commence.
operaopolytable-about-other = Ce coup est dans la liste de tous les coups.
operaopolytable-do-draw = { $deck ->
    [opera] Piocher une carte Opéra
   *[patron] Piocher une carte Mécène
}
operaopolytable-do-sponsor = Parrainer
operaopolytable-do-change = Changer
operaopolytable-do-removal = Reprendre
operaopolytable-do-take = Prendre
operaopolytable-do-hire = Engager
operaopolytable-do-rehearse = Répéter
operaopolytable-do-recast = Changer
operaopolytable-do-oust = Prendre
operaopolytable-do-audition = Organiser une audition
operaopolytable-do-direct = Envoyer
operaopolytable-do-discard = Défausser
operaopolytable-do-none = N’en utiliser aucune
operaopolytable-do-end = Terminer ton tour
operaopolytable-discard = Défausser
operaopolytable-put-back = Remettre
operaopolytable-all-moves = Tous les coups
operaopolytable-ask-bot = Demander à un bot
operaopolytable-advised = Un bot ferait ceci : { $move }.
operaopolytable-no-advice = Pas de conseil à cette table.
operaopolytable-stays = Reste en place :

## Prix, sommes et suites.

operaopolytable-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
operaopolytable-token = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
operaopolytable-token-back = { $tokens ->
    [one] { $tokens } jeton rendu
   *[other] { $tokens } jetons rendus
}
operaopolytable-free = gratuit
operaopolytable-unused = { $actions ->
    [one] { $actions } action inutilisée
   *[other] { $actions } actions inutilisées
}
operaopolytable-then-discard = { $count ->
    [one] puis défausser { $count } carte
   *[other] puis défausser { $count } cartes
}
operaopolytable-adds = +{ $plus } { $column }
operaopolytable-sum = { $plus ->
    [0] { $own } contre { $against }
   *[other] { $own } + { $plus } contre { $against }
}
operaopolytable-with-more = avec plus de cartes
operaopolytable-against = contre
operaopolytable-your-cards = { $cards ->
    [one] ta carte
   *[other] tes cartes
}
operaopolytable-you-may = c’est permis
operaopolytable-impresario-of = Impresario de { $composer }
operaopolytable-your = ton { $composer }
operaopolytable-when-scored = au décompte
operaopolytable-become-impresario = tu deviens l’impresario de { $composer }
operaopolytable-new-impresario = { $seat ->
    [none] { $composer } n’aura plus d’impresario
   *[other] { $seat-you ->
        [true] Tu deviens l’impresario de { $composer }
       *[other] { $seat } devient l’impresario de { $composer }
    }
}
operaopolytable-last-round-begins = le dernier tour de table commence : { $house }

## Les mécènes, aussi courts que l’exige un plateau ; le nom entier vient au survol.

operaopolytable-brief-PF1 = Académie
operaopolytable-brief-PF2 = Casa Ricordi
operaopolytable-brief-PF3 = Wesen­donck
operaopolytable-brief-PF4 = Schott’s Söhne
operaopolytable-brief-PF5 = Choudens
operaopolytable-brief-PF6 = Monte di Pietà
operaopolytable-brief-PE1 = Conserv. de Paris
operaopolytable-brief-PE2 = Villa Médicis
operaopolytable-brief-PE3 = Conserv. di Milano
operaopolytable-brief-PE4 = Conserv. Leipzig
operaopolytable-brief-PE5 = San Pietro
operaopolytable-brief-PE6 = Musik­schule
operaopolytable-brief-PP1 = Neue Zeitschrift
operaopolytable-brief-PP2 = Le Figaro
operaopolytable-brief-PP3 = Gazzetta musicale
operaopolytable-brief-PP4 = Bayreuther Blätter
operaopolytable-brief-PP5 = Le Ménestrel
operaopolytable-brief-PP6 = Corriere della Sera
operaopolytable-brief-PC1 = Casa di Riposo
operaopolytable-brief-PC2 = Società Filarm.
operaopolytable-brief-PC3 = Wagner-Verein
operaopolytable-brief-PC4 = Société nationale
operaopolytable-brief-PC5 = Musik­verein
operaopolytable-brief-PC6 = Concerts popul.
operaopolytable-brief-PS1 = Léon Carvalho
operaopolytable-brief-PS2 = Antonio Barezzi
operaopolytable-brief-PS3 = Ludwig II

### Operaopoly. Les mots sont ceux du glossaire. Les formes d’un nom dont les phrases ont besoin sont sous le nom.

## Noms.

operaopoly-name-bizet = Bizet
operaopoly-name-verdi = Verdi
operaopoly-name-wagner = Wagner
operaopoly-name-funding = Financement
operaopoly-name-education = Formation
operaopoly-name-publicity = Publicité
operaopoly-name-community = Communauté
operaopoly-name-female = rôles féminins
operaopoly-name-male = rôles masculins
operaopoly-name-orchestra = orchestre
operaopoly-name-opera = carte Opéra
    .a = une carte Opéra
    .deck = Pioche Opéra
    .deck-of = de la pioche Opéra
operaopoly-name-patron = carte Mécène
    .a = une carte Mécène
    .deck = Pioche Mécène
    .deck-of = de la pioche Mécène
operaopoly-name-Milano = Milan
operaopoly-name-Dresden = Dresde
operaopoly-name-Paris = Paris
operaopoly-name-Venezia = Venise
operaopoly-name-Bayreuth = Bayreuth
operaopoly-name-fr = français
operaopoly-name-it = italien
operaopoly-name-de = allemand
operaopoly-kind-cast = distribution
operaopoly-kind-special = artiste spécial
operaopoly-kind-orchestra = orchestre
operaopoly-kind-rehearsal-cast = répétition pour une distribution
operaopoly-kind-rehearsal-orchestra = répétition pour un orchestre
operaopoly-kind-audition = audition
operaopoly-kind-patron = carte Mécène

## Quantités, utilisées par les textes ci-dessous.

operaopoly-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
operaopoly-tokens = { $tokens ->
    [one] { $tokens } jeton Ressource
   *[other] { $tokens } jetons Ressource
}
operaopoly-markers = { $markers ->
    [one] { $markers } marqueur d’opéra
   *[other] { $markers } marqueurs d’opéra
}
operaopoly-left = { $left ->
    [one] { $left } tour
   *[other] { $left } tours
}

## Pourquoi des points sont donnés.

operaopoly-why-cards = cartes à une dernière représentation
operaopoly-why-house = opéra dans la langue de la maison
operaopoly-why-bonus = cartes bonus
operaopoly-why-plus = compositeurs en visite
operaopoly-why-sponsor = parrainage d’une dernière représentation
operaopoly-why-closing = clôture
operaopoly-why-markers = marqueurs d’opéra

## Ce qui est demandé.

operaopoly-question-act = À toi : fais une action, un coup libre, ou termine ton tour.
operaopoly-question-stack = Quelle carte vient ensuite ? Dis « done » quand il y en a assez.
operaopoly-question-pick = Audition : laquelle des cartes retournées utilises-tu ?
operaopoly-question-discard = Tu as trop de cartes en main : défausse-en une.
operaopoly-question-shuffle = On mélange une pioche.
operaopoly-question-over = La partie est finie.

## Ce qu’on peut décider d’avance, et ce dont cela peut dépendre.

operaopoly-of-opera = la pioche Opéra
operaopoly-of-patron = la pioche Mécène
operaopoly-order-act = À toi : que fais-tu ?
operaopoly-order-pick = { operaopoly-question-pick }
operaopoly-order-discard = { operaopoly-question-discard }
operaopoly-order-if-actions-at-least = { $value ->
    [one] il te reste au moins une action
   *[other] il te reste { $value } actions ou plus
}
operaopoly-order-if-actions-at-most = { $value ->
    [0] il ne te reste aucune action
    [one] il te reste une action ou aucune
   *[other] il te reste { $value } actions ou moins
}
operaopoly-order-if-tokens-at-least = { $value ->
    [one] tu as au moins un jeton Ressource
   *[other] tu as { $value } jetons Ressource ou plus
}
operaopoly-order-if-tokens-at-most = { $value ->
    [0] tu n’as aucun jeton Ressource
    [one] tu as un jeton Ressource ou aucun
   *[other] tu as { $value } jetons Ressource ou moins
}
operaopoly-order-if-cards-at-least = { $value ->
    [one] tu as au moins une carte en main
   *[other] tu as { $value } cartes en main ou plus
}
operaopoly-order-if-cards-at-most = { $value ->
    [0] tu n’as aucune carte en main
    [one] tu as une carte en main ou aucune
   *[other] tu as { $value } cartes en main ou moins
}
operaopoly-order-if-deck-at-least = { $value ->
    [one] { $of } a au moins une carte
   *[other] { $of } a { $value } cartes ou plus
}
operaopoly-order-if-deck-at-most = { $value ->
    [0] { $of } n’a aucune carte
    [one] { $of } a une carte ou aucune
   *[other] { $of } a { $value } cartes ou moins
}

## Quelques mots sur chaque coup.

operaopoly-move-draw = piocher { $one-a }
operaopoly-move-end = terminer ton tour
operaopoly-move-done = ces cartes, pas plus
operaopoly-move-audition = retourner trois cartes Opéra pour cette maison
operaopoly-move-pick-none = n’en utiliser aucune

## Ce qui s’est passé.

operaopoly-event-turn = { $seat-you ->
    [true] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
operaopoly-event-ended = { $seat-you ->
    [true] Tu termines ton tour.
   *[other] { $seat } termine son tour.
}
operaopoly-event-drew = { $seat-you ->
    [true] Tu pioches { $deck-a }.
   *[other] { $seat } pioche { $deck-a }.
}
operaopoly-event-drew-card = La carte piochée est { $card }.
operaopoly-event-discarded = { $seat-you ->
    [true] Tu défausses { $deck-a }.
   *[other] { $seat } défausse { $deck-a }.
}
operaopoly-event-discarded-card = La carte défaussée est { $card }.
operaopoly-event-sponsored = { $seat-you ->
    [true] Tu parraines { $composer }, { $category }, avec { $cards }.
   *[other] { $seat } parraine { $composer }, { $category }, avec { $cards }.
}
operaopoly-event-changed = { $seat-you ->
    [true] { $returned ->
        [none] Tu changes tes cartes ({ $composer }, { $category }) : { $cards }.
       *[other] Tu changes tes cartes ({ $composer }, { $category }) : { $cards } ; reprises en main : { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } change ses cartes ({ $composer }, { $category }) : { $cards }.
       *[other] { $seat } change ses cartes ({ $composer }, { $category }) : { $cards } ; reprises en main : { $returned }.
    }
}
operaopoly-event-withdrew = { $seat-you ->
    [true] Tu ne parraines plus { $composer }, { $category }, et tu reprends { $returned }.
   *[other] { $seat } ne parraine plus { $composer }, { $category }, et reprend { $returned }.
}
operaopoly-event-took-over = { $seat-you ->
    [true] Tu prends { $composer }, { $category }, à { $from } avec { $cards } ; à la défausse : { $lost }.
   *[other] { $from-you ->
        [true] { $seat } te prend { $composer }, { $category }, avec { $cards } ; à la défausse : { $lost }.
       *[other] { $seat } prend { $composer }, { $category }, à { $from } avec { $cards } ; à la défausse : { $lost }.
    }
}
operaopoly-event-began = { $seat-you ->
    [true] Tu commences un opéra de { $composer } ({ $house }).
   *[other] { $seat } commence un opéra de { $composer } ({ $house }).
}
operaopoly-event-hired = { $seat-you ->
    [true] Tu engages { $cards } ({ $house }, { $slot }).
   *[other] { $seat } engage { $cards } ({ $house }, { $slot }).
}
operaopoly-event-rehearsed = { $seat-you ->
    [true] Tu ajoutes la répétition { $cards } ({ $house }, { $slot }).
   *[other] { $seat } ajoute la répétition { $cards } ({ $house }, { $slot }).
}
operaopoly-event-recast = { $seat-you ->
    [true] { $returned ->
        [none] Tu changes tes cartes ({ $house }, { $slot }) : { $cards }.
       *[other] Tu changes tes cartes ({ $house }, { $slot }) : { $cards } ; reprises en main : { $returned }.
    }
   *[other] { $returned ->
        [none] { $seat } change ses cartes ({ $house }, { $slot }) : { $cards }.
       *[other] { $seat } change ses cartes ({ $house }, { $slot }) : { $cards } ; reprises en main : { $returned }.
    }
}
operaopoly-event-dismissed = { $seat-you ->
    [true] Tu libères un poste ({ $house }, { $slot }) et reprends { $returned }.
   *[other] { $seat } libère un poste ({ $house }, { $slot }) et reprend { $returned }.
}
operaopoly-event-freed = { $house } : la maison est de nouveau libre, et le marqueur retourne chez { $composer }.
operaopoly-event-ousted = { $seat-you ->
    [true] Tu prends un poste à { $from } ({ $house }, { $slot }) avec { $cards } ; à la défausse : { $lost }.
   *[other] { $from-you ->
        [true] { $seat } te prend un poste ({ $house }, { $slot }) avec { $cards } ; à la défausse : { $lost }.
       *[other] { $seat } prend un poste à { $from } ({ $house }, { $slot }) avec { $cards } ; à la défausse : { $lost }.
    }
}
operaopoly-event-auditioned = { $seat-you ->
    [true] Tu organises une audition ({ $house }).
   *[other] { $seat } organise une audition ({ $house }).
}
operaopoly-event-turned-up = Cartes retournées : { $cards }.
operaopoly-event-picked-none = { $seat-you ->
    [true] Tu n’utilises aucune carte.
   *[other] { $seat } n’utilise aucune carte.
}
operaopoly-event-shuffled = { $count ->
    [one] On mélange { $count } carte { $deck-deck-of }.
   *[other] On mélange les { $count } cartes { $deck-deck-of }.
}
operaopoly-event-directed = { $seat-you ->
    [true] { $where ->
        [mat] Tu envoies { $composer } sur le plateau de { $to }.
        [house] Tu envoies { $composer } en visite : { $to }.
       *[home] Tu renvoies { $composer } chez lui.
    }
   *[other] { $where ->
        [mat] { $seat } envoie { $composer } sur le plateau de { $to }.
        [house] { $seat } envoie { $composer } en visite : { $to }.
       *[home] { $seat } renvoie { $composer } chez lui.
    }
}
operaopoly-event-impresario = { $seat-you ->
    [true] Tu deviens l’impresario de { $composer }.
   *[other] { $seat } devient l’impresario de { $composer }.
}
operaopoly-event-no-impresario = { $composer } n’a plus d’impresario.
operaopoly-event-went-home = { $composer } rentre chez lui.
operaopoly-event-last-round = { $seat-you ->
    [true] { $house } : le dernier tour de table de { $composer } commence, lancé par toi.
   *[other] { $house } : le dernier tour de table de { $composer } commence, lancé par { $seat }.
}
operaopoly-event-performance = { $house } : dernière représentation de { $composer }.
operaopoly-event-producer = { $seat-you ->
    [true] Tu es producteur exécutif et gardes le marqueur d’opéra.
   *[other] { $seat } est producteur exécutif et garde le marqueur d’opéra.
}
operaopoly-event-no-producer = Personne n’est producteur exécutif ; le marqueur d’opéra quitte le jeu.
operaopoly-event-points = { operaopoly-who } : { operaopoly-points } ({ $why }).
operaopoly-event-bonus = { $seat-you ->
    [true] Tu montres la carte bonus { $bonus }.
   *[other] { $seat } montre la carte bonus { $bonus }.
}
operaopoly-event-turned-over = La carte de maison { $house } est retournée : { $name }.
operaopoly-event-closed = Clôture : { $composer } quitte le jeu.
operaopoly-event-woke = { $composer } se réveille.
operaopoly-event-quiet = { $turns ->
    [one] Aucune représentation n’a été comptée depuis { $turns } tour
   *[other] Aucune représentation n’a été comptée depuis { $turns } tours
} ; encore { operaopoly-left } et la saison est abandonnée.
operaopoly-event-abandoned = { $turns ->
    [one] Après { $turns } tour sans représentation comptée, la saison est abandonnée.
   *[other] Après { $turns } tours sans représentation comptée, la saison est abandonnée.
}
operaopoly-event-over = La partie est finie.
operaopoly-who = { $seat-you ->
    [true] Toi
   *[other] { $seat }
}

## La table en mots.

operaopoly-board-turn = { $phase ->
    [over] La partie est finie
   *[other] À { $seat } de jouer, actions restantes : { $actions }{ operaopoly-board-quiet }
}
operaopoly-board-quiet = { $left ->
    [none] { "" }
   *[other] . Encore { operaopoly-left } sans représentation, et la saison est abandonnée
}
operaopoly-board-reconstructed = Beaucoup de valeurs des cartes sont reconstituées : le livret ne les donne pas.
operaopoly-board-composer = { $state ->
    [dormant] { $composer } ({ $opera }) : endormi
    [closed] { $composer } ({ $opera }) : après sa clôture
   *[active] { $composer } ({ $opera }) : { operaopoly-markers }, { operaopoly-board-at }, { operaopoly-board-impresario }
}
operaopoly-board-at = { $at ->
    [home] chez lui
   *[other] en visite : { $at }
}
operaopoly-board-impresario = { $impresario ->
    [none] pas d’impresario
   *[other] impresario { $impresario }
}
operaopoly-board-house = { $house } { $name }, { $city } (bonus pour { $bonus }) : { operaopoly-board-opera }
operaopoly-board-opera = { $composer ->
    [none] pas d’opéra
   *[other] opéra de { $composer }{ operaopoly-board-starter }
}
operaopoly-board-starter = { $starter ->
    [none] { "" }
   *[other] , dernier tour de table, lancé par { $starter }
}
operaopoly-board-stack = { $owner ->
    [none] { $place } : libre{ operaopoly-board-limit }{ operaopoly-board-plus }
   *[other] { $place } : { $owner } avec { $cards }, valeur { $value }{ operaopoly-board-plus }{ operaopoly-board-limit }
}
operaopoly-board-plus = { $plus ->
    [none] { "" }
   *[other] {" "}+{ $plus }
}
operaopoly-board-limit = { $limit ->
    [none] { "" }
   *[other] , au plus { $limit }
}
operaopoly-board-deck = { $deck-deck } : { $cards } ; défausse : { $discards }
operaopoly-board-audition = Audition ({ $house }) : { $cards }
operaopoly-board-player = { $seat }{ operaopoly-board-own } : { operaopoly-points }, { operaopoly-markers }, { operaopoly-tokens }, { operaopoly-board-hand }{ operaopoly-board-paid }
operaopoly-board-own = { $own ->
    [true] {" "}(toi)
   *[false] { "" }
}
operaopoly-board-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
operaopoly-board-paid = { $paid ->
    [none] { "" }
   *[other] , cartes bonus payées : { $paid }
}
operaopoly-board-card = { $card }, { $kind } { $rating }{ operaopoly-board-female }{ operaopoly-board-male }{ operaopoly-board-categories }{ operaopoly-board-name }
operaopoly-board-female = { $female ->
    [none] { "" }
   *[other] {" ; "}rôles féminins pour { $female }
}
operaopoly-board-male = { $male ->
    [none] { "" }
   *[other] {" ; "}rôles masculins pour { $male }
}
operaopoly-board-categories = { $categories ->
    [none] { "" }
   *[other] {" ; "}{ $categories } pour { $composers }
}
operaopoly-board-name = { $name ->
    [none] { "" }
   *[other] {" "}({ $name })
}
operaopoly-board-bonus = { $test ->
    [at-house] { $card } : { operaopoly-points } si tu es l’impresario de { $composer } et qu’il visite la maison d’une dernière représentation
    [at-mat] { $card } : { operaopoly-points } si tu es l’impresario de { $composer } et qu’il visite le plateau du compositeur à l’affiche
    [rating] { $card } : { operaopoly-points } si ton poste ({ $slot }) vaut au moins { $least } à une dernière représentation
   *[producer] { $card } : { operaopoly-points } si tu es producteur exécutif d’un opéra de { $composer }
}

## Coups refusés.

operaopoly-refusal-not-the-question = Ce n’est pas ce qu’on te demande maintenant.
operaopoly-refusal-move-unfinished = Finis d’abord le coup commencé : ajoute des cartes ou dis « done ».
operaopoly-refusal-audition-open = Tant que l’audition est ouverte, seuls les coups « pick » sont possibles.
operaopoly-refusal-only-discards = Ton tour est fini : tu peux seulement défausser.
operaopoly-refusal-no-action-left = Tu n’as plus d’action ce tour-ci.
operaopoly-refusal-no-token = Tu n’as plus de jeton Ressource.
operaopoly-refusal-no-card-to-draw = Il n’y a plus de carte à piocher : pioche et défausse sont vides.
operaopoly-refusal-card-not-in-hand = Tu n’as pas { $card } en main.
operaopoly-refusal-composer-dormant = { $composer } dort jusqu’à la clôture d’un autre compositeur.
operaopoly-refusal-composer-closed = { $composer } a eu sa clôture et a quitté le jeu.
operaopoly-refusal-category-sponsored = { $owner-you ->
    [true] Tu parraines déjà { $composer }, { $category }.
   *[other] { $owner } parraine déjà { $composer }, { $category }.
}
operaopoly-refusal-category-empty = Personne ne parraine { $composer }, { $category }.
operaopoly-refusal-category-not-own = { $composer }, { $category } : ce n’est pas à toi, mais à { $owner }.
operaopoly-refusal-category-own = Tu parraines toi-même { $composer }, { $category } : tu peux seulement changer tes cartes.
operaopoly-refusal-no-patron-for-it = Tu n’as pas de carte Mécène qui changerait quelque chose pour { $composer }, { $category }.
operaopoly-refusal-patron-does-not-fit = { $card } ne peut pas parrainer { $composer }, { $category }.
operaopoly-refusal-above-limit = { $limit ->
    [one] { $composer }, { $category } : il y a place pour { $limit } carte au plus.
   *[other] { $composer }, { $category } : il y a place pour { $limit } cartes au plus.
}
operaopoly-refusal-same-stack = Rien ne changerait : ces cartes y sont déjà.
operaopoly-refusal-not-rated-higher = Cela ne vaut pas assez : tes cartes doivent dépasser { $beat }.
operaopoly-refusal-last-round = Pendant un dernier tour de table, on ne peut rien retirer ; on peut seulement remplacer.
operaopoly-refusal-opera-to-name = Pas encore d’opéra ({ $house }) : nomme un compositeur, par exemple « for verdi ».
operaopoly-refusal-opera-under-way = Un opéra est déjà en cours ({ $house }) : ne nomme pas de compositeur.
operaopoly-refusal-no-marker = { $composer } n’a plus de marqueur d’opéra sur son plateau.
operaopoly-refusal-not-sponsored = Personne ne parraine { $composer } en ce moment.
operaopoly-refusal-house-played = Un opéra de { $composer } a déjà été représenté ici : { $name }.
operaopoly-refusal-slot-hired = { $owner-you ->
    [true] { $house }, { $slot } : ce poste est déjà à toi.
   *[other] { $house }, { $slot } : ce poste est déjà à { $owner }.
}
operaopoly-refusal-slot-empty = Personne n’est engagé : { $house }, { $slot }.
operaopoly-refusal-slot-not-own = { $house }, { $slot } : ce poste n’est pas à toi, mais à { $owner }.
operaopoly-refusal-slot-own = { $house }, { $slot } : ce poste est à toi, tu peux seulement le changer.
operaopoly-refusal-no-card-for-it = Tu n’as pas de carte qui convienne là.
operaopoly-refusal-base-first = Une répétition n’est jamais seule : nomme d’abord le chanteur ou l’orchestre.
operaopoly-refusal-one-base = Il y a place pour un seul chanteur ou orchestre ; { $card } est de trop.
operaopoly-refusal-wrong-role = { $card } ne convient pas à ce poste : { $slot }.
operaopoly-refusal-wrong-language = { $card } n’y chante pas dans la langue de { $composer }.
operaopoly-refusal-wrong-rehearsal = { $card } n’est pas une carte répétition qui convient.
operaopoly-refusal-one-rehearsal = Une action n’ajoute qu’une carte répétition.
operaopoly-refusal-old-base-gains-nothing = À la carte en place tu peux seulement retirer des répétitions ; pour ajouter { $card }, utilise « rehearse ».
operaopoly-refusal-not-turned-up = { $card } n’a pas été retournée pendant l’audition.
operaopoly-refusal-not-impresario = Tu n’es pas l’impresario de { $composer }.
operaopoly-refusal-directed-already = Tu as déjà envoyé { $composer } quelque part ce tour-ci.
operaopoly-refusal-stands-there = { $composer } y est déjà.
operaopoly-refusal-own-mat = { $composer } ne peut pas visiter son propre plateau ; dis « home ».
operaopoly-refusal-no-audition-card = Tu n’as pas la carte audition.
operaopoly-refusal-out-of-order = Nomme les cartes dans l’ordre, une fois chacune : { $card } vient plus tôt.
operaopoly-refusal-nothing-chosen = Tu n’as encore nommé aucune carte.
operaopoly-refusal-not-in-pile = { $card } n’est pas parmi les cartes à mélanger.
operaopoly-refusal-mat-dormant = Ce plateau dort jusqu’à la clôture d’un compositeur.
operaopoly-refusal-mat-closed = Le compositeur de ce plateau a eu sa clôture et a quitté le jeu.
operaopoly-refusal-shuffle-deck = Une nouvelle pioche s’écrit ainsi : reshuffle opera C01+O02
operaopoly-refusal-shuffle-count = { $expected ->
    [one] La nouvelle pioche a { $expected } carte, pas { $count }.
   *[other] La nouvelle pioche a { $expected } cartes, pas { $count }.
}
operaopoly-refusal-unknown-card = Il n’y a pas de carte « { $card } ».
operaopoly-refusal-cards-missing = Nomme aussi les cartes : { $move } …

## Positions et boîtes qui ne peuvent être justes.

operaopoly-malformed-audition = Une audition n’est ouverte que dans la phase audition, et elle a coûté une action.
operaopoly-malformed-bonus = Un joueur a une carte bonus impresario et une carte bonus producteur.
operaopoly-malformed-card-count = { $value ->
    [one] Il y a { $value } carte ; il en faut { $expected }.
   *[other] Il y a { $value } cartes ; il en faut { $expected }.
}
operaopoly-malformed-closed = Un compositeur a eu sa clôture quand ses deux séries sont comptées, et pas avant.
operaopoly-malformed-deck = { $card } n’appartient pas à cette pioche.
operaopoly-malformed-directed = Un compositeur qui n’est pas actif ne peut pas avoir été envoyé quelque part.
operaopoly-malformed-discard = { $limit ->
    [one] Un joueur qui doit défausser a plus de { $limit } carte en main.
   *[other] Un joueur qui doit défausser a plus de { $limit } cartes en main.
}
operaopoly-malformed-dormant = Bizet ne dort qu’à deux joueurs, jusqu’à la clôture d’un autre compositeur.
operaopoly-malformed-empty-stack = Un jeton n’est jamais sans cartes.
operaopoly-malformed-hand = { $limit ->
    [one] Seul le joueur dont c’est le tour peut avoir plus de { $limit } carte en main.
   *[other] Seul le joueur dont c’est le tour peut avoir plus de { $limit } cartes en main.
}
operaopoly-malformed-kept = Les marqueurs gardés et ceux hors du jeu doivent faire { $expected } ensemble.
operaopoly-malformed-limit = { $limit ->
    [one] Il y a place pour { $limit } carte au plus.
   *[other] Il y a place pour { $limit } cartes au plus.
}
operaopoly-malformed-markers = { $expected ->
    [one] Il doit y avoir { $expected } marqueur sur ce plateau.
   *[other] Il doit y avoir { $expected } marqueurs sur ce plateau.
}
operaopoly-malformed-mat-size = { $expected ->
    [one] Un plateau a { $expected } catégorie.
   *[other] Un plateau a { $expected } catégories.
}
operaopoly-malformed-missing = Ces cartes manquent : { $cards }.
operaopoly-malformed-no-hire = Un opéra en cours a au moins un engagement.
operaopoly-malformed-no-opera = Personne ne peut être engagé dans une maison sans opéra.
operaopoly-malformed-opera-not-active = { $composer } n’est pas actif et ne peut pas avoir d’opéra.
operaopoly-malformed-over = Tous les compositeurs ont eu leur clôture : la partie est donc finie.
operaopoly-malformed-own-mat = Un compositeur sur son propre plateau est chez lui.
operaopoly-malformed-paid = Seules ses propres cartes bonus peuvent être payées.
operaopoly-malformed-patron = Ces cartes ne peuvent pas parrainer cette catégorie : { $cards }.
operaopoly-malformed-pending = Ce coup ne peut pas être en cours dans cette position.
operaopoly-malformed-played = Ce compositeur a déjà été représenté ici : { $name }.
operaopoly-malformed-slot = Il y a là une carte qui convient au rôle et à l’opéra, avec des répétitions qui conviennent.
operaopoly-malformed-sponsored = Un compositeur qui n’est pas actif ne peut pas être parrainé.
operaopoly-malformed-starter = Un dernier tour de table est en cours là où tous les postes sont pris et toutes les catégories parrainées, et nulle part ailleurs.
operaopoly-malformed-tokens = { $limit ->
    [one] Un joueur n’a que { $limit } jeton Ressource.
   *[other] Un joueur n’a que { $limit } jetons Ressource.
}
operaopoly-malformed-turned-up = { $expected ->
    [one] On retourne { $expected } carte, ou toutes celles qu’il y a.
   *[other] On retourne { $expected } cartes, ou toutes celles qu’il y a.
}
operaopoly-malformed-visit = Seul un compositeur actif peut être absent, et seuls les plateaux actifs se visitent.

# What a bot names as a reason for an option.
operaopoly-reason-constant = la partie dans son ensemble
operaopoly-reason-points-now = des points de victoire tout de suite
operaopoly-reason-marker-points = les marqueurs d’opéra que tu gardes
operaopoly-reason-tokens = tes jetons Ressource disponibles
operaopoly-reason-opera-hand = les cartes Opéra en main
operaopoly-reason-patron-hand = les cartes Mécène en main
operaopoly-reason-hand-rating = la valeur de ta main
operaopoly-reason-slots = les postes que tu tiens
operaopoly-reason-slot-cards = les valeurs de ceux que tu as engagés
operaopoly-reason-slot-plus = les compositeurs qui aident ta distribution
operaopoly-reason-house-language = les opéras dans la langue de leur maison
operaopoly-reason-sure-slots = des points sûrs à une dernière représentation
operaopoly-reason-sponsored = les catégories que tu parraines
operaopoly-reason-sponsored-rating = les valeurs de tes mécènes
operaopoly-reason-sponsored-second-run = les mécènes de compositeurs proches de la clôture
operaopoly-reason-sure-sponsored = des points de parrainage sûrs
operaopoly-reason-sure-closing = une clôture assurée
operaopoly-reason-impresario = les compositeurs dont tu es l’impresario
operaopoly-reason-produces = les opéras que tu produirais
operaopoly-reason-sure-producer = un marqueur assuré
operaopoly-reason-opera-complete = les opéras presque complets
operaopoly-reason-bonus-open = les cartes bonus encore ouvertes
operaopoly-reason-sure-bonus = un bonus assuré
operaopoly-reason-cards-over-limit = les cartes au-delà de la limite de main
operaopoly-reason-out-of-tokens = ne plus avoir de jeton Ressource
operaopoly-reason-last-rounds = les derniers tours de table que tu as lancés
operaopoly-reason-can-sponsor = une catégorie que tu peux parrainer
operaopoly-reason-can-take = une catégorie que tu peux prendre
operaopoly-reason-can-hire = quelqu’un que tu peux engager
operaopoly-reason-can-oust = un poste que tu peux prendre
operaopoly-reason-can-begin = un opéra que tu peux commencer
operaopoly-reason-actions-left = les actions qu’il te reste ce tour-ci
operaopoly-reason-near-slots = tes postes dans des opéras presque complets
operaopoly-reason-sponsored-runs = les représentations où tes mécènes rapporteront encore
operaopoly-reason-weak-slots = tes postes faciles à prendre
operaopoly-reason-can-oust-sure = un poste que tu peux prendre au dernier tour de table
operaopoly-reason-near-bonus = un bonus à portée
operaopoly-reason-within-reach = un opéra que tu peux compléter toi-même
operaopoly-reason-fills-gaps = les cartes qui en comblent les manques
operaopoly-reason-idle-tokens = les jetons Ressource qui dorment

## Ce que compte la page d’une personne.

operaopoly-use-composer = Catégories parrainées
operaopoly-use-slot = Engagements pour

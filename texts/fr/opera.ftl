### Opera. Les mots sont ceux du glossaire. Les formes d’un nom dont les phrases ont besoin sont sous le nom.

## Noms.

opera-name-monteverdi = Monteverdi
opera-name-handel = Handel
opera-name-mozart = Mozart
opera-name-beethoven = Beethoven
opera-name-verdi = Verdi
opera-name-wagner = Wagner
opera-name-house = compositeur de la Cour
opera-name-empty = vide

opera-name-venezia = Venise
opera-name-wien = Vienne
opera-name-berlin = Berlin
opera-name-london = Londres
opera-name-paris = Paris
opera-name-milano = Milan

opera-name-impresario = Impresario
    .the = l’Impresario
opera-name-architetto = Architecte
    .the = l’Architecte
opera-name-signora = Signora
    .the = la Signora
opera-name-maestro = Maestro
    .the = le Maestro
opera-name-critico = Critique
    .the = le Critique
opera-name-esperto = Expert
    .the = l’Expert

opera-name-main = bâtiment principal
    .a = un bâtiment principal
    .no = plus de bâtiment principal
opera-name-wing = aile
    .a = une aile
    .no = plus d’aile

opera-name-stock = stock personnel
opera-name-budget = phase de budget
opera-name-action = phase d’action
opera-name-over = la partie est finie
opera-name-episode-1 = Baroque
opera-name-episode-2 = Classique
opera-name-episode-3 = Romantisme

opera-place = { $name }, hall { $number }

## Quantités, utilisées par les textes ci-dessous.

opera-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
opera-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
opera-halls = { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
}

## Ce qui rapporte des points.

opera-why-building = nouveaux halls
opera-why-signora = vente au Palazzo
opera-why-esperto = l’Expert
opera-why-great-halls = halls principaux
opera-why-century = Compositeur du Siècle
opera-why-empty-halls = halls vides

## Ce qui est demandé.

opera-question-bid = Combien mises-tu ? Tu le paies en ducats, et ton marqueur de budget monte d’autant de niveaux.
opera-question-hire = Tu as l’initiative : engage un rôle ou termine ta représentation.
opera-question-buy = Impresario : achètes-tu une pièce musicale ?
opera-question-programme = Impresario : programme tes halls.
opera-question-build = Architecte : construis-tu ?
opera-question-sell = Signora : vends-tu une pièce musicale au Palazzo ?
opera-question-move = Dans quelle ville va { $role-the } ?
opera-question-critique = Critique : déplaces-tu un compositeur sur l’échelle de gloire ?
opera-question-claim = Expert : marques-tu des points avec tes pièces musicales ici, en cédant la meilleure ?
opera-question-shuffle = La défausse est mélangée en une nouvelle pioche.
opera-question-over = La partie est finie.
# Where moves are typed, it follows the question.
opera-typed-programme = Entrée garde tout tel quel ; pour changer un opéra, écris ce que ses halls contiendront, le hall principal d’abord, par exemple : programme venezia=verdi,-,house

## Ce qu’on peut décider d’avance, et ce dont cela peut dépendre.

opera-of-impresario = { opera-name-impresario.the }
opera-of-architetto = { opera-name-architetto.the }
opera-of-signora = { opera-name-signora.the }
opera-of-maestro = { opera-name-maestro.the }
opera-of-critico = { opera-name-critico.the }
opera-of-esperto = { opera-name-esperto.the }
opera-order-bid = Combien mises-tu ?
opera-order-hire = Quel rôle engages-tu ?
opera-order-buy = { opera-question-buy }
opera-order-programme = Impresario : comment programmes-tu tes halls ?
opera-order-build = { opera-question-build }
opera-order-sell = { opera-question-sell }
opera-order-move = Dans quelle ville va le pion ?
opera-order-critique = { opera-question-critique }
opera-order-claim = { opera-question-claim }
opera-order-if-level-at-least = tu es au moins au niveau de budget { $value }
opera-order-if-level-at-most = tu es au plus au niveau de budget { $value }
opera-order-if-ducats-at-least = { $value ->
    [one] tu as au moins un ducat
   *[other] tu as { $value } ducats ou plus
}
opera-order-if-ducats-at-most = { $value ->
    [0] tu n’as aucun ducat
    [one] tu as un ducat ou aucun
   *[other] tu as { $value } ducats ou moins
}
opera-order-if-offer-at-least = { $value ->
    [one] au moins une pièce musicale de { $of } est en vente
   *[other] { $value } pièces musicales de { $of } ou plus sont en vente
}
opera-order-if-stock-at-least = { $value ->
    [one] tu as au moins une pièce musicale de { $of } dans ton stock personnel
   *[other] tu as { $value } pièces musicales de { $of } ou plus dans ton stock personnel
}
opera-order-if-hired-is = c’est toi qui as engagé { $of }
opera-order-if-figure-is = { $of } est à { $value }
opera-order-if-top-is = { $value } est en haut de l’échelle de gloire
opera-order-if-round-at-least = c’est le tour { $value } ou un tour suivant
opera-order-if-round-at-most = c’est le tour { $value } ou un tour précédent

## Quelques mots sur chaque coup.

opera-move-hire-impresario = acheter jusqu’à deux pièces musicales, puis programmer
opera-move-hire-architetto = construire jusqu’à deux morceaux de bâtiment
opera-move-hire-signora = vendre une pièce musicale au Palazzo
opera-move-hire-maestro = doubler les revenus d’une ville
opera-move-hire-critico = déplacer un compositeur sur l’échelle de gloire
opera-move-hire-esperto = marquer dans une ville, céder une pièce musicale
opera-move-end = fin de représentation, pour le reste du tour
opera-move-buy = une pièce musicale de { $one }
opera-move-rearrange = seulement programmer, pour 1 niveau de budget
opera-move-stop = rien de plus
opera-move-intermezzo = ne pas jouer avec
opera-move-programme = tout garder tel quel
opera-move-build = { $two-a } à { $one }
opera-move-move = aller à { $one }
opera-move-raise = monter de { $two }
opera-move-lower = descendre de { $two }
opera-move-claim = marquer, et céder ici ta meilleure pièce musicale
opera-move-decline = garder ta pièce musicale
opera-move-sell = { $two }

## Ce qui s’est passé. Un texte vide est dit par un autre événement.

opera-event-sealed = { $seat-you ->
    [true] Tu as misé en secret.
   *[other] { $seat } a misé en secret.
}
opera-event-bid = { $seat-you ->
    [true] Tu mises { $bid }.
   *[other] { $seat } mise { $bid }.
}
opera-event-paid = { $rule ->
    [AA1] { $seat-you ->
        [true] Tu paies { opera-ducats }.
       *[other] { $seat } paie { opera-ducats }.
    }
   *[other] { "" }
}
opera-event-marker = { $rule ->
    [A8] { $seat-you ->
        [true] Tu joues avec et te trouves au niveau de budget { $level }.
       *[other] { $seat } joue avec et se trouve au niveau de budget { $level }.
    }
    [AI4] { $seat-you ->
        [true] Tu joues avec en réarrangeant et te trouves au niveau de budget { $level }.
       *[other] { $seat } joue avec en réarrangeant et se trouve au niveau de budget { $level }.
    }
   *[other] { "" }
}
opera-event-hired = { $seat-you ->
    [true] Tu engages { $role-the } (honoraires : { $fee }).
   *[other] { $seat } engage { $role-the } (honoraires : { $fee }).
}
opera-event-ended = { $rule ->
    [A2] { $seat-you ->
        [true] Tu as engagé autant de rôles que permis : fin de représentation.
       *[other] { $seat } a engagé autant de rôles que permis : fin de représentation.
    }
   *[other] { opera-who } : fin de représentation.
}
opera-event-intermezzo = { opera-who } : intermezzo.
opera-event-bought = { $seat-you ->
    [true] Tu achètes une pièce musicale de { $composer } pour { opera-ducats }.
   *[other] { $seat } achète une pièce musicale de { $composer } pour { opera-ducats }.
}
opera-event-programmed = { $seat-you ->
    [true] Tu programmes { $houses }.
   *[other] { $seat } programme { $houses }.
}
opera-event-built = { $seat-you ->
    [true] Tu construis { $part-a } de { opera-halls } à { $city }.
   *[other] { $seat } construit { $part-a } de { opera-halls } à { $city }.
}
opera-event-points = { $rule ->
    [C1] { opera-who } : { opera-points } (hall principal à { $city } : { $composer }).
    [C2] { opera-who } : { opera-points } (Compositeur du Siècle à { $city } : { $composer }).
   *[other] { opera-who } : { opera-points } ({ $why }).
}
opera-event-sold = { $seat-you ->
    [true] Tu vends une pièce musicale de { $composer } au Palazzo ({ $where }).
   *[other] { $seat } vend une pièce musicale de { $composer } au Palazzo ({ $where }).
}
opera-event-earned = { $rule ->
    [I1] { "" }
    [E5] { $seat-you ->
        [true] Tu reçois { opera-ducats } pour le niveau 0.
       *[other] { $seat } reçoit { opera-ducats } pour le niveau 0.
    }
   *[other] { $seat-you ->
        [true] Tu reçois { opera-ducats }.
       *[other] { $seat } reçoit { opera-ducats }.
    }
}
opera-event-moved = { $from ->
    [none] { $seat-you ->
        [true] Tu places { $figure-the } à { $city }.
       *[other] { $seat } place { $figure-the } à { $city }.
    }
   *[other] { $seat-you ->
        [true] Tu déplaces { $figure-the } de { $from } à { $city }.
       *[other] { $seat } déplace { $figure-the } de { $from } à { $city }.
    }
}
opera-event-fame = La gloire de { $composer } passe de { $from } à { $fame }.
opera-event-gave-up = { $to ->
    [discard] { $seat-you ->
        [true] Tu cèdes une pièce musicale de { $composer }, qui va à la défausse.
       *[other] { $seat } cède une pièce musicale de { $composer }, qui va à la défausse.
    }
    [removed] { $seat-you ->
        [true] Tu cèdes une pièce musicale de { $composer }, qui quitte le jeu.
       *[other] { $seat } cède une pièce musicale de { $composer }, qui quitte le jeu.
    }
   *[other] { $seat-you ->
        [true] Tu cèdes une pièce musicale de { $composer } à { $to }.
       *[other] { $to-you ->
            [true] { $seat } te cède une pièce musicale de { $composer }.
           *[other] { $seat } cède une pièce musicale de { $composer } à { $to }.
        }
    }
}
opera-event-declined = { $seat-you ->
    [true] Tu gardes tout et ne marques rien.
   *[other] { $seat } garde tout et ne marque rien.
}
opera-event-income = { $doubled ->
    [true] { opera-who } : { opera-ducats } de revenus à { $city }, doublés par le Maestro.
   *[false] { opera-who } : { opera-ducats } de revenus à { $city }.
}
opera-event-offer = { $aside ->
    [none] Nouvelle offre : { $offer }.
   *[other] Nouvelle offre : { $offer }. Mises de côté : { $aside }.
}
opera-event-shuffled = { $pieces ->
    [one] La défausse ({ $pieces } pièce musicale) est mélangée en une nouvelle pioche.
   *[other] La défausse ({ $pieces } pièces musicales) est mélangée en une nouvelle pioche.
}
opera-event-palazzo = Le Palazzo est vidé : { $composers }.
opera-event-counting = Tour de décompte { $counting }.
opera-event-opened = { $city } s’ouvre.
opera-event-round = Le tour { $round } commence.
opera-event-over = La partie est finie.
opera-who = { $seat-you ->
    [true] Toi
   *[other] { $seat }
}

## Le plateau en mots.

opera-board-round = Tour { $round } sur { $last }, { $phase } ({ $era })
opera-board-century = Compositeurs du Siècle : { $composers } (pour cet épisode { $now })
opera-board-ladder = Échelle de gloire avec l’offre (la gloire est le prix en ducats) :
opera-board-offered = { $count ->
    [0] { "" }
   *[other] { $count } en vente
}
opera-board-marker = { $seat } niveau { $level } colonne { $column }
opera-board-budget = Table de budget : { $places }
opera-board-role = { $hirer ->
    [none] { $role } { $fee }
   *[other] { $role } { $fee } ({ $hirer })
}
opera-board-roles = Rôles avec honoraires (et qui les a engagés) : { $roles }
opera-board-palazzo = { $composers ->
    [none] Palazzo : vide, { opera-board-free }. Pioche : { $deck ->
        [one] { $deck } pièce musicale
       *[other] { $deck } pièces musicales
    }
   *[other] Palazzo : { $composers }, { opera-board-free }. Pioche : { $deck ->
        [one] { $deck } pièce musicale
       *[other] { $deck } pièces musicales
    }
}
opera-board-cities = Villes : morceaux restants, leurs halls (ducats par hall : { $cost }), pions :
opera-board-opens = ouvre au tour { $round }
opera-board-supply = { opera-board-mains }, { opera-board-wings }
opera-board-mains = { $main ->
    [0] aucun bâtiment principal
    [one] { $main } bâtiment principal de { $main_halls }
   *[other] { $main } bâtiments principaux de { $main_halls }
}
opera-board-wings = { $wing ->
    [0] aucune aile
    [one] { $wing } aile de { $wing_halls }
   *[other] { $wing } ailes de { $wing_halls }
}
opera-board-figures = { $figures ->
    [none] { opera-board-free }
   *[other] { $figures }, { opera-board-free }
}
opera-board-free = { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
}
opera-board-player = { $seat }{ opera-board-own } : { opera-points }{ opera-board-screen }{ opera-board-status }
opera-board-own = { $own ->
    [true] {" "}(toi)
   *[false] { "" }
}
opera-board-screen = { $ducats ->
    [none] { "" }
   *[other] , { opera-ducats }, stock personnel { opera-board-stock }
}
opera-board-stock = { $stock ->
    [none] vide
   *[other] { $stock }
}
opera-board-status = { $acts ->
    [true] {" ; "}doit jouer
   *[false] { $ended ->
        [true] {" ; "}fin de représentation
       *[false] { "" }
    }
}
opera-board-house = { $halls ->
    [none] { $city } : hall principal { $great }
   *[other] { $city } : hall principal { $great } ; { $halls }
}

## Coups refusés.

opera-refusal-house-piece-sold = Ton compositeur de la Cour ne peut pas être vendu.
opera-refusal-house-composer-judged = Un compositeur de la Cour n’est pas sur l’échelle de gloire : le Critique ne peut pas le juger.
opera-refusal-not-the-question = Ce n’est pas ce qu’on te demande maintenant.
opera-refusal-bid-above-table = Une mise de { $bid } est trop haute : tu es au niveau { $level }, et la table de budget s’arrête à { $top }.
opera-refusal-bid-above-ducats = Tu ne peux pas miser { $bid } : tu as { opera-ducats }.
opera-refusal-role-taken = Quelqu’un a déjà engagé { $role-the } ce tour-ci.
opera-refusal-fee-above-level = Les honoraires sont de { $fee } pour { $role-the }, et tu es au niveau de budget { $level }.
opera-refusal-no-free-place = Tu ne peux pas engager { $role-the } : aucune autre ville n’a de place libre pour le pion.
opera-refusal-not-offered = Aucune pièce musicale de { $composer } n’est en vente.
opera-refusal-price-above-ducats = Une pièce musicale de { $composer } coûte { $price }, et tu as { opera-ducats }.
opera-refusal-level-too-low = Jouer avec coûte un niveau de budget, et tu es au niveau { $level }.
opera-refusal-enough-done = Tu as fait tout ce que ce rôle permet.
opera-refusal-no-such-piece = Tu n’as plus cette pièce musicale à y mettre : { $composer }.
opera-refusal-composer-twice = Un opéra ne peut pas avoir deux pièces musicales du même compositeur : { $composer }.
opera-refusal-city-closed = On construit à { $city } à partir du tour { $opens }.
opera-refusal-house-exists = Tu as déjà un bâtiment principal à { $city }.
opera-refusal-no-main-building = Il te faut d’abord un bâtiment principal à { $city }.
opera-refusal-enough-wings = Ton opéra de { $city } ne peut pas avoir d’autre aile.
opera-refusal-supply-empty = Il n’y a { $part-no } pour { $city }.
opera-refusal-cost-above-ducats = Construire { $part-a } à { $city } coûte { $cost }, et tu as { opera-ducats }.
opera-refusal-piece-not-there = Tu n’as pas de pièce musicale de { $composer } à cet endroit.
opera-refusal-palazzo-full = { $size ->
    [one] Le Palazzo est plein : il contient { $size } pièce musicale.
   *[other] Le Palazzo est plein : il contient { $size } pièces musicales.
}
opera-refusal-palazzo-has-composer = Le Palazzo contient déjà une pièce musicale de { $composer }.
opera-refusal-stands-there = Le pion est déjà à { $city } et doit aller ailleurs.
opera-refusal-city-occupied = { $city } n’a pas de place libre pour un pion.
opera-refusal-not-performed = Personne ne représente { $composer } dans la ville du Critique.
opera-refusal-off-the-ladder = { $composer } ne peut pas aller si loin sur l’échelle de gloire.
opera-refusal-already-begun = On ne peut se contenter de réarranger que si l’on joue avec et que l’on n’a rien acheté.
opera-refusal-not-in-discard = Il n’y a plus de pièce musicale de { $composer } dans la défausse.
opera-refusal-played-along = Tu n’as pas encore joué avec : si tu ne veux pas, dis « intermezzo ».
opera-refusal-nothing-to-decline = L’intermezzo n’est possible que si tu n’as pas encore joué avec : dis « stop ».
opera-refusal-city-twice = { $city } est nommée deux fois.
opera-refusal-hall-count = { $count ->
    [one] Ton opéra de { $city } a { opera-halls } ; tu nommes { $count } pièce musicale.
   *[other] Ton opéra de { $city } a { opera-halls } ; tu nommes { $count } pièces musicales.
}
opera-refusal-no-house = Tu n’as pas d’opéra à { $city }.
opera-refusal-programme-word = Je ne comprends pas « { $word } » ; un opéra s’écrit ainsi : wien=verdi,-
opera-refusal-unknown-piece = Il n’y a pas de compositeur « { $piece } ».
opera-refusal-shuffle-word = Une nouvelle pioche s’écrit comme une suite de compositeurs séparés par des virgules.
opera-refusal-shuffle-count = { $expected ->
    [one] La nouvelle pioche a { $expected } pièce musicale, pas { $count }.
   *[other] La nouvelle pioche a { $expected } pièces musicales, pas { $count }.
}

## Positions qui ne peuvent pas être justes.

opera-malformed-closed = { $city } n’est pas ouverte au tour { $round }.
opera-malformed-composer-twice = Cet opéra a deux pièces musicales du même compositeur : { $composer }.
opera-malformed-ended = On ne termine sa représentation que pendant la phase d’action.
opera-malformed-figures = { $city } n’a pas de place pour tant de pions.
opera-malformed-hires = { $limit ->
    [one] On engage au plus { $limit } rôle par tour.
   *[other] On engage au plus { $limit } rôles par tour.
}
opera-malformed-house-piece = Chacun a exactement une pièce de son compositeur de la Cour, dans un hall ou dans son stock personnel.
opera-malformed-marker = Un autre marqueur de budget s’y trouve déjà.
opera-malformed-no-venezia = Chacun a un bâtiment principal à Venise.
opera-malformed-offer = { $size ->
    [one] L’offre a au plus { $size } pièce musicale, et au plus { $limit } d’un même compositeur.
   *[other] L’offre a au plus { $size } pièces musicales, et au plus { $limit } d’un même compositeur.
}
opera-malformed-over = Une partie n’est finie qu’après le tour { $round }.
opera-malformed-palazzo = { $size ->
    [one] Le Palazzo contient au plus { $size } pièce musicale.
   *[other] Le Palazzo contient au plus { $size } pièces musicales.
}
opera-malformed-pending = Cette question ne peut pas se poser dans cette position.
opera-malformed-pieces = { $count ->
    [one] Il y a { $count } pièce musicale de { $composer } ; il en faut { $expected }.
   *[other] Il y a { $count } pièces musicales de { $composer } ; il en faut { $expected }.
}
opera-malformed-removed = Des pièces musicales ne quittent le jeu qu’avec l’option esperto_piece_leaves_game.
opera-malformed-roles = Les rôles ne sont engagés que pendant la phase d’action.
opera-malformed-supply = Ce qui n’est pas construit est dans la réserve : ici { $expected }.

# What a bot names as a reason for an option.
opera-reason-constant = la partie dans son ensemble
opera-reason-points-now = des points de victoire tout de suite
opera-reason-ducats = les ducats en main
opera-reason-ducats-beyond-ten = les ducats au-delà de dix
opera-reason-level = ton niveau de budget
opera-reason-initiative = l’initiative
opera-reason-performing = être encore en jeu ce tour-ci
opera-reason-hires-left = les rôles que tu peux encore engager
opera-reason-income = les revenus de tes opéras
opera-reason-maestro-income = les revenus doublés par le Maestro
opera-reason-great-halls = le nombre de halls principaux
opera-reason-great-hall-fame = la gloire dans tes halls principaux
opera-reason-century-now = le Compositeur du Siècle de cet épisode
opera-reason-century-later = les prochains Compositeurs du Siècle
opera-reason-empty-halls = les halls vides
opera-reason-halls = le nombre de halls
opera-reason-pieces = les pièces musicales représentées
opera-reason-fame-performed = la gloire de tout ce que tu représentes
opera-reason-best-city = ce que l’Expert te rapporterait
opera-reason-rising = les compositeurs en passe de monter
opera-reason-stock-fame = la gloire de ton stock personnel
opera-reason-stock-pieces = les pièces musicales de ton stock personnel
opera-reason-stock-variety = la variété de ton stock personnel
opera-reason-palazzo-sale = une bonne vente au Palazzo
opera-reason-offer-cheap = les pièces en vente que tu peux payer

## Ce que compte la page d’une personne.

opera-use-role = Rôles engagés
opera-use-composer = Pièces achetées

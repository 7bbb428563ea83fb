### Une dernière représentation d’Operaopoly, et la fin de la partie, en scène.

## Titres.

operaopolyscene-abandoned = La saison est abandonnée
operaopolyscene-finale = La fin de la saison
operaopolyscene-turns = Puis la carte de maison est retournée : { $name }
operaopolyscene-leaves = Puis { $composer } quitte le jeu

## Étapes.

operaopolyscene-step-producer = Producteur
operaopolyscene-step-cards = Rôles
operaopolyscene-step-house = Maison
operaopolyscene-step-bonus = Bonus
operaopolyscene-step-plus = Visites
operaopolyscene-step-sponsor = Parrains
operaopolyscene-step-closing = Clôture
operaopolyscene-step-standing = Classement
operaopolyscene-step-suspense = Le dernier rideau
operaopolyscene-step-curtain = Marqueurs
operaopolyscene-step-laurel = Qui gagne

## Le décompte.

operaopolyscene-row-producer = Producteur exécutif
operaopolyscene-row-cards = Rôles
operaopolyscene-row-house = La maison
operaopolyscene-row-bonus = Cartes bonus
operaopolyscene-row-plus = Compositeurs en visite
operaopolyscene-row-sponsor = Parrains
operaopolyscene-row-closing = Clôture
operaopolyscene-row-markers = Marqueurs d’opéra
operaopolyscene-note-producer = garde le marqueur d’opéra
operaopolyscene-note-cards = les cartes de chaque poste
operaopolyscene-note-house = par poste, si c’est sa langue
operaopolyscene-note-bonus = remplies, { $points } chacune
operaopolyscene-note-plus = là où un compositeur aide
operaopolyscene-note-sponsor = { $points } par catégorie
operaopolyscene-note-closing = la valeur de chaque catégorie
operaopolyscene-note-markers = gardés jusqu’à la fin
operaopolyscene-this = Cette représentation
operaopolyscene-before-now = points avant et après
operaopolyscene-keeps = garde le marqueur d’opéra
operaopolyscene-part = { $what } : { $points }

## Cartes bonus.

operaopolyscene-turned-up = révélées
operaopolyscene-hidden = { $cards ->
    [one] Une carte reste cachée tant qu’elle ne paie pas.
   *[other] { $cards } cartes restent cachées tant qu’elles ne paient pas.
}
operaopolyscene-bonus-at-house = Impresario de { $composer }, qui visite la maison
operaopolyscene-bonus-at-mat = Impresario de { $composer }, qui visite le plateau du compositeur à l’affiche
operaopolyscene-bonus-rating = { $slot } : valeur { $least } ou plus
operaopolyscene-bonus-producer = Producteur exécutif

## La fin de la partie.

operaopolyscene-segment-performance = opéra
operaopolyscene-segment-closing = clôture
operaopolyscene-segment-markers = marqueurs
operaopolyscene-tie = À { $points } partout, les marqueurs d’opéra départagent.
operaopolyscene-equal = À égalité de points, les marqueurs d’opéra départagent.

## Pour les lecteurs d’écran : une phrase par place.

operaopolyscene-seat = { $seat-you ->
    [true] { $parts ->
        [none] Tu ne marques rien, total { $points }.
       *[other] Tu marques { $gain }, total { $points }. { $parts }.
    }
   *[other] { $parts ->
        [none] { $seat } ne marque rien, total { $points }.
       *[other] { $seat } marque { $gain }, total { $points }. { $parts }.
    }
}

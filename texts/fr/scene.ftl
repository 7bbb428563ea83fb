### Les scènes : la fin d’un tour, un décompte, une dernière représentation. Ce que disent celles de tous les jeux.

## La suite.

scene-continue = Continuer
scene-pause = Pause
scene-speed = Vitesse
scene-speed-slow = Demi-vitesse
scene-speed-normal = Vitesse normale
scene-speed-fast = Vitesse double
scene-next-is = ensuite : { $what }
scene-by-itself = automatiquement dans { $seconds } s
scene-to-result = vers le résultat
scene-to-table = retour à la table

## Qui en est où.

scene-seats = Joueurs
scene-standing = Classement
scene-standing-is = Classement : { $seats }.
scene-standing-seat = { $seat-you ->
    [true] toi { $points }
   *[other] { $seat } { $points }
}
scene-before = { $points } avant
scene-was = était { $place }
scene-so-far = provisoire
scene-next = ensuite
scene-later = pas encore compté
scene-to-beat = à battre
scene-runner-up = { $seat-you ->
    [true] { $place } toi
   *[other] { $place } { $seat }
}
scene-between = {" "}·{" "}

## La feuille entière, et le dernier rideau.

scene-whole-sheet = toute la feuille de score
scene-raise = Lever le rideau
scene-needs = { $seat-you ->
    [true] Il t’en faut { $points }
   *[other] Il en faut { $points } à { $seat }
}
scene-ahead = { $seat-you ->
    [true] Tu as déjà { $lead } d’avance
   *[other] { $seat } a déjà { $lead } d’avance
}
scene-curtains-left = { $curtains ->
    [one] Plus qu’un rideau
   *[other] Encore { $curtains } rideaux
}

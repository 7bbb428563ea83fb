### La fin d’un tour d’Opera en scène.

## Titres et étapes.

operascene-title = { $last ->
    [true] Le dernier décompte
   *[false] { $counting ->
        [0] Fin du tour { $round }
       *[other] Tour de décompte { $counting }
    }
}
operascene-round = Tour { $round }
operascene-counting = Décompte
operascene-end = Fin du tour
operascene-ends = Fin du tour { $round }
operascene-from-last = Compté du dernier au premier
operascene-to-round = vers le tour { $round }
operascene-fame = Gloire
operascene-standing = Classement
operascene-losses = Halls vides
operascene-hall = Halls principaux
operascene-suspense = Le dernier rideau
operascene-curtain = Les rideaux
operascene-laurel = Qui gagne

## Comptes.

operascene-income = Revenus
operascene-level-zero = Au niveau 0
operascene-great-halls = Halls principaux
operascene-of-century = du Siècle
operascene-of-fame = gloire
operascene-empty-halls = Halls vides
operascene-this-counting = Ce décompte
operascene-together = En tout
operascene-ducats = Ducats
operascene-points = Points
operascene-account = { $label } : { $value }
operascene-no-houses = Pas encore d’opéra
operascene-tell-hall = { $city } :
operascene-tell-fame = { $composer }, gloire

## La gloire, et ce qui va avec.

operascene-performed = { $pieces } à l’affiche
operascene-most-performed = { $composers ->
    [none] Aucun compositeur n’est représenté.
   *[other] En tête des représentations : { $composers }.
}
operascene-changes = { $up ->
    [none] L’échelle ne change pas.
   *[other] En hausse : { $up }. En baisse : { $down }.
}
operascene-palazzo = { $full ->
    [true] Le Palazzo était plein : on le vide.
   *[false] On vide le Palazzo pour l’épisode suivant.
}
operascene-opened = On peut désormais construire ici : { $cities }.

## Le dernier décompte.

operascene-last-counting = Le dernier décompte
operascene-hall-of = { $city }, hall principal
operascene-no-hall = Aucun hall principal ne compte
operascene-tie = À { $points } partout, la meilleure place à la table de budget l’emporte.
operascene-equal = À égalité de points, la meilleure place à la table de budget l’emporte.

## Pour les lecteurs d’écran : une phrase par place.

operascene-seat-earns = { $ducats ->
    [0] { $seat-you ->
        [true] Tu ne gagnes rien.
       *[other] { $seat } ne gagne rien.
    }
    [one] { $seat-you ->
        [true] Tu gagnes { $ducats } ducat.
       *[other] { $seat } gagne { $ducats } ducat.
    }
   *[other] { $seat-you ->
        [true] Tu gagnes { $ducats } ducats.
       *[other] { $seat } gagne { $ducats } ducats.
    }
}
operascene-seat-counts = { $seat-you ->
    [true] Toi : halls principaux { $fame }, Compositeur du Siècle { $century }, halls vides { $empty } ; en tout { $gain }, total { $points }. Ducats gagnés : { $ducats }.
   *[other] { $seat } : halls principaux { $fame }, Compositeur du Siècle { $century }, halls vides { $empty } ; en tout { $gain }, total { $points }. Ducats gagnés : { $ducats }.
}

### Le labo : des tournois entre bots et ce qui en sort.

## Pages d’aide.

lab-help-tournament =
    Jouer un tournoi. Chaque donne est jouée dans toutes les rotations des
    places. Arrête quand tu veux : la même commande reprend la suite.

    Usage : operahouse lab tournament --bots LISTE --out DOSSIER [OPTIONS]

      --bots LISTE       random, novice, amateur, expert, master@800 (tant
                         d’itérations), expert@250ms (tant de temps),
                         network@250ms:FICHIER (un réseau entraîné) ; autant
                         que de joueurs : ils jouent ensemble ; plus : toutes
                         les combinaisons se rencontrent ; moins : un bot
                         joue contre une table d’un autre
      --out DOSSIER      où vont parties, résultats et rapport
      --game JEU         opera par défaut
      --players N        combien jouent à une table ; 3 par défaut
      --games N          au moins tant de parties ; 300 par défaut
      --both-ways        avec moins de bots que de joueurs : aussi l’inverse
      --seed N           d’autres donnes ; 1 par défaut
      --option NOM       ce qui est convenu avant la partie ; se répète
      --records          écrire chaque partie dans un fichier
      --workers N        processus sur cette machine ; tous les cœurs par défaut
      --cluster ADRESSE  jouer sur une grappe Dask
      --lang LANGUE      en, nl, fr ou it
      --help             cette page

    Si tous jouent au hasard, on ne garde que les résultats et les durées.
lab-help-balance =
    Faire jouer le même bot à toutes les places, pour chaque nombre de
    joueurs : ce que font les places et le matériel.

    Usage : operahouse lab balance --out DOSSIER [OPTIONS]

      --bots LISTE       chacun joue contre lui-même ; amateur par défaut
      --out DOSSIER      où vont parties, résultats et rapport
      --game JEU         opera par défaut
      --players N        seulement ce nombre de joueurs
      --games N          parties pour chaque nombre de joueurs ; 300 par défaut
      --seed N           d’autres donnes ; 1 par défaut
      --option NOM       ce qui est convenu avant la partie ; se répète
      --workers N        processus sur cette machine ; tous les cœurs par défaut
      --cluster ADRESSE  jouer sur une grappe Dask
      --lang LANGUE      en, nl, fr ou it
      --help             cette page

## Pendant les parties.

lab-rounded-up = { $deals ->
    [one] Parties à jouer : { $games }, pour { $deals } donne, dans chaque composition et rotation.
   *[other] Parties à jouer : { $games }, pour { $deals } donnes, chacune dans chaque composition et rotation.
}
lab-progress = { $players ->
    [one] Parties à { $players } joueur
   *[other] Parties à { $players } joueurs
}
lab-stopped = Arrêté. Les parties finies sont gardées : la même commande reprend d’ici.
lab-written = Rapport : { $file }

## Nombres.

lab-lang = fr
lab-decimal = ,
lab-percent = { $number } %
lab-interval = { $value } ({ $low } – { $high })

## Tableaux.

lab-column-bot = Bot
lab-column-seat = Place
lab-column-games = Parties
lab-column-wins = Victoires
lab-column-points = Points
lab-column-rating = Cote
lab-column-seconds = Secondes par partie
lab-column-done = Par partie
lab-column-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-standings = Classement
lab-standings-note = Entre parenthèses : intervalles à 95 %. Une victoire partagée compte pour sa fraction. Les points d’une même donne comptent comme une seule observation. Les cotes sont celles d’openskill ; un nouveau joueur commence à 25.
lab-thinking = Temps de réflexion
lab-done = Combien de fois par partie
lab-seats-of = { $players ->
    [one] Places, { $players } joueur
   *[other] Places, { $players } joueurs
}
lab-numbers = Les chiffres

## Pages.

lab-game-opera = Opera
lab-game-operaopoly = Operaopoly
lab-title-tournament = { $players ->
    [one] { $game } : un tournoi à { $players } joueur
   *[other] { $game } : un tournoi à { $players } joueurs
}
lab-title-balance = { $game } : ce que font les places et le matériel
lab-no-options = aucune
lab-lead = { $bots }. Parties : { $games } ; donnes : { $deals }. Chaque donne est jouée par chaque composition dans toutes les rotations, pour que la chance et les places se compensent. Graine { $seed }, édition { $edition }, règles { $rules }, options de table : { $options }.
lab-lead-balance = À chaque place joue le même bot ({ $bots }) : seuls les places et le matériel diffèrent. Parties pour chaque nombre de joueurs : { $games }. Édition { $edition }.
lab-footer = Fait par le labo d’Operahouse. Tous les intervalles sont à 95 %. Les résultats sont dans results.parquet, une ligne par place et par partie.

## Figures.

lab-chart-wins = Qui gagne
lab-chart-wins-caption = Part des parties gagnées par place occupée, avec intervalles à 95 %. La ligne pointillée est ce que gagneraient des joueurs de même force.
lab-chart-wins-x = Bot
lab-chart-wins-y = Parties gagnées
lab-chart-course = Points par tour
lab-chart-course-caption = Points moyens après chaque tour, sur les parties qui ont duré jusque-là.
lab-chart-course-x = Tour
lab-chart-course-y = Points
lab-chart-sources = Points par origine
lab-chart-sources-caption = Points moyens par partie selon leur raison ; les pertes sont sous la ligne.
lab-chart-sources-x = Bot
lab-chart-sources-y = Points
lab-chart-rounds-hired = Rôles engagés par tour
lab-chart-rounds-hired-caption = Combien de fois en moyenne une place engage chaque rôle, tour par tour.
lab-chart-rounds-hired-x = Tour
lab-chart-rounds-hired-y = Engagés par place
lab-chart-rounds-all = Ce qui se fait par tour
lab-chart-rounds-all-caption = Combien de fois en moyenne une place fait chaque chose, tour par tour.
lab-chart-rounds-all-x = Tour
lab-chart-rounds-all-y = Fois
lab-chart-seats = { $players ->
    [one] Avantage de la place, { $players } joueur
   *[other] Avantage de la place, { $players } joueurs
}
lab-chart-seats-caption = Part des parties gagnées par chaque place, comptée dans l’ordre du jeu depuis la première, avec intervalles à 95 %. La ligne pointillée est une part égale.
lab-chart-seats-x = Place
lab-chart-seats-y = Parties gagnées
lab-chart-length = Durée
lab-chart-length-caption = Combien de parties ont demandé combien de décisions, toutes places ensemble. Chaque barre commence au nombre écrit dessous.
lab-chart-length-x = Décisions
lab-chart-length-y = Parties
lab-chart-shares = D’où viennent les points
lab-chart-shares-caption = Part de chaque origine dans tous les points, selon le nombre de joueurs ; les pertes sont sous la ligne.
lab-chart-shares-x = Joueurs
lab-chart-shares-y = Part des points
lab-chart-parts = Matériel utilisé
lab-chart-parts-caption = Combien de fois chaque élément sert dans une partie, toutes places ensemble.
lab-chart-parts-x = Matériel
lab-chart-parts-y = Fois par partie

## Ce qui se fait.

lab-kind-opera-hired = engagé
lab-kind-opera-built = construit
lab-kind-opera-bought = acheté
lab-kind-opera-sold = vendu
lab-kind-opera-intermezzo = intermezzo
lab-kind-operaopoly-hired = engagé
lab-kind-operaopoly-rehearsed = répété
lab-kind-operaopoly-ousted = poste pris
lab-kind-operaopoly-began = opéra commencé
lab-kind-operaopoly-auditioned = auditionné
lab-kind-operaopoly-sponsored = parrainé

## Ce qui ne va pas.

lab-missing-library = Le labo a besoin de la bibliothèque { $library } : pip install operahouse[{ $extra }]
lab-another-tournament = Il y a un autre tournoi dans { $folder } ; choisis un autre dossier pour celui-ci.
lab-in-use = Une autre exécution écrit dans { $folder } ; attends-la, ou choisis un autre dossier.
lab-spoilt-journal = { $file } est abîmé à la ligne { $line } : enlève cette ligne, et sa partie sera rejouée.
lab-workers-die = Les processus s’arrêtent sans cesse, on ne peut plus jouer ; les parties finies sont gardées.
lab-no-cluster = Il n’y a pas de grappe Dask à l’adresse { $address }.
lab-not-offered = Le bot « { $bot } » a choisi { $option }, qui ne lui était pas proposé.

## Fitting.

lab-help-fit =
    Faire jouer les bots contre eux-mêmes, et ajuster les poids avec lesquels
    ils jugent une position à ce qui s’est passé ensuite.

    Usage : operahouse lab fit --out FICHIER [OPTIONS]

      --out FICHIER      où les poids sont écrits
      --game JEU         opera par défaut
      --aim BUT          points (à venir, par défaut) ou lead (avance sur
                         les autres)
      --generations N    12 par défaut
      --games N          parties d’une génération, pour chaque nombre de joueurs
      --seed N           d’autres parties ; 1 par défaut
      --workers N        processus sur cette machine ; tous les cœurs par défaut
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
lab-help-review =
    Faire jouer chaque bot contre lui-même et mesurer la relecture : si les
    chances se réalisent, si la chance est juste, et ce qu’un bot donne.

    Usage : operahouse lab review [OPTIONS]

      --game JEU         opera par défaut
      --bots LISTE       novice,amateur par défaut
      --players N        combien jouent ; 3 par défaut ; peut être répété
      --mixed            ces bots à une même table, dans tous les ordres, au lieu
                         de chacun contre lui-même
      --games N          parties de chaque bot ; 100 par défaut
      --judge            juger aussi chaque décision, ce qui prend longtemps
      --planted          glisser un mauvais coup dans chaque partie, et le
                         chercher
      --linear           par les poids seuls, sans le réseau, pour comparer
      --out DOSSIER      où chaque partie est gardée : la même commande reprend
                         de là
      --seed N           d’autres parties ; 1 par défaut
      --workers N        processus sur cette machine ; tous les cœurs par défaut
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
lab-review-fortune = { $bot }, { $players } joueurs, { $games } parties. Chance d’une place dans une partie, moyenne quadratique en points de pourcentage : { $size }. En moyenne :
lab-review-seat = place { $number }
lab-review-mean = { $who } : { $value }, erreur type { $error } (à { $errors } erreurs types de 0)
lab-review-variance = Résultats sans la chance ajustée : pente { $slope } (erreur type { $error }), variance restante : { $left }
lab-review-band = estimé { $judged } %, gagné { $won } % (erreur type { $error }, moments : { $count })
lab-review-given = { $bot } : { $value } points de pourcentage donnés par décision qui compte (erreur type { $error }, décisions : { $count })
lab-review-drift = { $bot } : dérive du juge dans une partie, moyenne quadratique en points de pourcentage : { $value }
lab-review-planted = { $bot }, { $players } joueurs : mauvais coups glissés, retrouvés parmi les trois plus grandes pertes : { $found } sur { $count }
lab-generation = Génération { $number }. Positions vues : { $rows } ; parties gagnées contre deux fois la meilleure jusqu’ici : { $share }.
lab-no-features = Les bots ne savent pas encore quoi regarder ({ $game }) : il n’y a rien à ajuster.
lab-unknown-aim = « { $aim } » n’est pas un but : choisis parmi { $known }.
lab-help-train =
    Faire jouer les bots contre eux-mêmes, et entraîner le réseau avec lequel
    le maître juge les positions. L’entraînement reprend où il en était.

    Usage : operahouse lab train --out DOSSIER [OPTIONS]

      --out DOSSIER      pour le journal, les réseaux et les positions
      --game JEU         opera par défaut
      --generations N    1 par défaut
      --play N           secondes de jeu par génération ; 150 par défaut
      --measure N        secondes de jeu pour la mesurer ; 25 par défaut
      --epochs N         combien de fois chaque position sert ; 3 par défaut
      --seed N           d’autres parties ; 1 par défaut
      --workers N        processus sur cette machine ; tous les cœurs par défaut
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
lab-trained = Génération { $number } : { $games } parties, perte logarithmique { $loss } (sans réseau { $linear }) ; gagne { $share } des parties ({ $low } à { $high }) contre deux des meilleures jusqu’ici. { $kept ->
    [yes] C’est désormais la meilleure.
   *[no] Elle n’est pas gardée.
}
lab-no-codes = On ne peut pas encore entraîner de réseau pour { $game } : le jeu ne dit pas ce qu’un réseau pourrait regarder.

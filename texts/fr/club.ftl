### Le club : profils, foyer, et ce qui fait revenir.

## La page d’une personne.

club-since = Dans la maison depuis { $date }
club-sum = Parties jouées : { $games }, gagnées : { $won }
club-finished = Parties avec d’autres jouées jusqu’au bout : { $finished } sur { $games }
club-block = Bloquer
club-block-done = Désormais, { $name } ne peut plus s’asseoir à tes tables, et aucune recherche ne vous réunit.
club-seen-all = Tout le monde peut voir cette page.
club-seen-private = Personne d’autre que toi ne peut voir cette page.
club-seen-guest = Personne d’autre que toi ne peut voir cette page. Avec un compte, les autres la voient aussi.
club-make-private = La garder privée
club-make-public = La montrer aux autres
club-rating = Cote
club-rating-why = après chaque partie classée
club-rating-none = Pas encore de partie classée.
club-rating-few = Encore quelques parties classées, et une courbe apparaîtra ici.
club-rating-band = Hachures et points : où se trouve la force réelle, 19 fois sur 20.
club-rating-now = { $game } : { $value } ± { $margin }, parties classées : { $games }
club-results = Résultats
club-results-why = trait clair : une part égale
club-games = parties
club-won = gagnées
club-share = { $percent } %
club-together = en tout
club-opponents = Selon les adversaires
club-opponents-why = le bot le plus fort, quand personne d’autre ne jouait
club-people = personnes
club-form = Forme
club-form-why = places aux dernières parties
club-sources = Points par source
club-sources-why = { $count ->
    [one] en { $count } partie
   *[other] en moyenne sur { $count } parties
}
club-own = propres
club-others = autres
club-difference = différence
club-uses = Rôles et compositeurs
club-uses-why = { $count ->
    [one] en { $count } partie
   *[other] par partie, en moyenne sur { $count } parties
}
club-last = Dernières parties
club-last-none = Pas encore de partie. Ce qui est joué jusqu’au bout apparaît ici.
club-place = place { $place }
club-more = En voir plus
club-result = Résultat
club-replay = Relecture
club-of-game = { $what } : { $game }, { $date }
club-lessons = Leçons
club-lessons-done = { $done } sur { $all }
club-lessons-go = Continuer d’apprendre
club-calls = Rappels
club-calls-why = peu nombreux, et jamais pour une simple visite
club-call-done = obtenu
club-call-to-come = encore à venir
club-call-so-far = { $reached } sur { $of } pour l’instant
club-call-ovation = Ovation
club-call-ovation-why = partie gagnée avec un quart de points de plus que les autres
club-call-da-capo = Da capo
club-call-da-capo-why = partie gagnée après une dernière place, tard dans le jeu
club-call-gala = Soirée de gala
club-call-gala-why = partie gagnée à la plus grande table, sans aucun bot
club-call-sharp-eyes = Œil de lynx
club-call-sharp-eyes-why = une partie entière sans erreur
club-call-grand-tour = Grand tour
club-call-grand-tour-why = un jeu gagné avec chaque nombre de joueurs
club-data = Tes données
club-data-why = Tout ce que nous gardons sur toi peut être téléchargé et supprimé. Les parties finies restent, sans ton nom.

## Codes de secours.

club-codes = Codes de secours
club-codes-why = Si un jour tu oublies ton mot de passe, chacun de ces codes te permet d’en choisir un nouveau, une seule fois. Note-les ou enregistre-les : personne ne pourra les remontrer.
club-codes-copy = Copier les codes
club-codes-copied = Les codes sont copiés.
club-codes-save = Enregistrer dans un fichier
club-codes-file = Codes de secours du compte { $name } sur { $address }
club-codes-kept = Je les ai gardés
club-codes-new-why = Tu reçois huit nouveaux codes, et les anciens ne marchent plus.
club-codes-make = Créer de nouveaux codes
club-forgot-why = Saisis le nom de ton compte, un de ses codes de secours et un nouveau mot de passe. Plus de codes ? La direction peut te donner un nouveau mot de passe.
club-forgot-code = Code de secours
club-forgot-set = Choisir ce mot de passe
club-forgot-mail-why = Ou reçois un lien par courriel, si tu nous as donné ton adresse.
club-forgot-mail = M’envoyer un lien
club-forgot-mailed = S’il y a un tel compte avec une adresse, un lien est en route. Il marche pendant 30 minutes.

## Le foyer.

club-foyer = Le foyer
club-foyer-why = Tables qui cherchent du monde : { $waiting }. En cours de partie : { $playing }.
club-seek = Jouer avec qui veut
club-seek-why = Un clic : tu t’assieds là où quelqu’un veut la même chose, sinon à une nouvelle table. La partie commence d’elle-même quand la dernière place est prise.
club-seek-go = Trouver du monde
club-game = Jeu
club-any = tous
club-waiting = Cherchent du monde
club-waiting-none = Personne ne cherche de joueurs en ce moment. Ouvre une table, ou laisse un clic t’en trouver.
club-waiting-itself = commence d’elle-même
club-waiting-host = { $host } ({ $value } ± { $margin })
club-waiting-bots = avec des bots : { $levels }
club-with = avec { $names }
club-playing = En cours
club-playing-why = à regarder ; les écrans restent fermés
club-playing-none = Personne ne joue en public en ce moment.
club-round = Tour { $round }
club-people-there = Personnes à la table : { $count }
club-watch = Regarder
club-watch-at = Regarder : { $game }, { $names }
club-leaders = Cotes
club-leaders-why = ± : ce que les parties ne disent pas encore
club-leaders-none = Personne n’a encore joué de partie classée.
club-yours = toi

## La donne du jour.

club-daily = Donne du jour
club-daily-why = { $game } à { $players }. Tout le monde joue { $seat }, avec la même donne et contre les mêmes bots ({ $level }).
club-daily-once = Elle compte une seule fois. Rien ne peut être repris, et l’entraîneur se tait.
club-daily-play = Jouer la donne du jour
club-daily-go-on = La continuer
club-daily-look = Revoir ta partie
club-daily-look-leaders = Voir le classement
club-daily-until = Jusqu’à { $time }
club-daily-finished = { $count ->
    [0] Personne ne l’a encore terminée
    [one] Une personne l’a terminée
   *[other] { $count } personnes l’ont terminée
}
club-daily-result = Ton résultat
club-daily-points = Points : { $points }, place { $place } sur { $count }
club-daily-beaten = Part des autres que tu bats ; une égalité compte pour moitié.
club-daily-alone = Personne d’autre ne l’a encore terminée.
club-daily-gave-up = Tu as abandonné : rien à comparer. Demain, une nouvelle donne.
club-daily-closed = Le classement s’ouvre quand tu as joué.
club-daily-leaders = Classement
club-daily-col-points = points
club-daily-col-beaten = battus
club-daily-name = nom
club-daily-streak = { $count ->
    [0] Pas encore de jours de suite
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
club-daily-archive = Les jours d’avant
club-daily-not-played = pas jouée
club-daily-points-only = Points : { $points }

## Ce qui m’attend.

club-turns = On t’attend
club-turns-why = à toi de jouer, le plus urgent d’abord
club-turns-left = ton temps expire { $when }
club-turns-go = Jouer
club-turns-at = Jouer : { $game }, { $names }

## Tournois et soirées duplicate.

club-evenings = Tournois et soirées
club-evenings-why = inscris-toi ou ouvre le tien
club-evenings-none = Aucun tournoi n’est ouvert en ce moment.
club-evening-open = Ouvrir un tournoi
club-evening-open-why = Tu l’organises : tu le lances et tu ouvres ses rondes. Pour jouer aussi, inscris-toi comme tout le monde.
club-evening-name = Nom
club-evening-format = Formule
club-evening-format-swiss = Système suisse
club-evening-format-knockout = Élimination directe
club-evening-format-league = Championnat
club-evening-format-duplicate = Soirée duplicate
club-evening-why-swiss = À chaque ronde, tu rencontres des personnes classées comme toi, presque jamais deux fois les mêmes, et chacun occupe chaque place aussi souvent.
club-evening-why-knockout = La meilleure personne de chaque table continue, jusqu’à la dernière table.
club-evening-why-league = Avec des jours pour chaque coup, chacun rencontre autant d’autres que possible. Les rondes s’enchaînent d’elles-mêmes.
club-evening-why-duplicate = La même donne à toutes les tables : ce qui compte, c’est ta place face à la même place ailleurs.
club-evening-for = { $game } à { $players }
club-evening-entrants = Inscriptions : { $count }
club-evening-by = organisation : { $name }
club-evening-round = Ronde { $round }
club-evening-round-score = ton score : { $score }
club-evening-round-over = terminée
club-evening-round-now = en cours
club-evening-status-open = inscriptions ouvertes
club-evening-status-ended = terminé
club-evening-look = Voir
club-evening-yours = Tu participes
club-evening-standings = Classement
club-evening-standings-after = { $rounds ->
    [one] après { $rounds } ronde
   *[other] après { $rounds } rondes
}
club-evening-standings-none = après la première ronde
club-evening-place = Rang
club-evening-score = score
club-evening-ties = Comment comptent les scores et les égalités
club-evening-ties-rest = À égalité sur tout, on partage le rang.
club-evening-score-swiss = Pour chaque autre place de ta table : 2 si tu la bats, 1 en cas d’égalité.
club-evening-score-league = Pour chaque autre place de ta table : 2 si tu la bats, 1 en cas d’égalité.
club-evening-score-knockout = Le score est le nombre de rondes atteintes ; gagner la dernière table en ajoute une. Les bots ne continuent pas ; en cas d’égalité, la première personne inscrite continue.
club-evening-score-duplicate = Points de match : pour chaque table, 2 si ta place a fait mieux que la même place là-bas, 1 en cas d’égalité.
club-evening-break-opponents = adversaires
club-evening-break-opponents-why = La somme des scores de toutes les personnes rencontrées.
club-evening-break-wins = victoires
club-evening-break-wins-why = Tables gagnées.
club-evening-break-points = points
club-evening-break-points-why = Points marqués au-dessus de la moyenne de la table.
club-evening-break-difference = écart
club-evening-break-difference-why = Points au-dessus de la moyenne de ta place à toutes les tables ; à partir de quatre tables, sans le plus haut ni le plus bas.
club-evening-break-score = score aux tables
club-evening-break-score-why = À toutes les tables : 2 par place battue, 1 en cas d’égalité.
club-evening-next = La suite
club-evening-your-table = Ta table
club-evening-table = Table { $table }, ronde { $round }
club-evening-table-short = table { $table }
club-evening-against = Avec { $names }
club-evening-sit = Prendre place
club-evening-bot = bot
club-evening-is-over = C’est terminé. Merci d’avoir joué !
club-evening-is-removed = L’organisation a mis fin à ta participation à ce tournoi.
club-evening-starts = Début prévu : { $when }
club-evening-waits = Il commence quand l’organisation le décide.
club-evening-interval = Entracte. La prochaine ronde commence bientôt.
club-evening-others-play = D’autres tables jouent encore.
club-evening-enter = S’inscrire
club-evening-withdraw = Se retirer
club-evening-start = Commencer
club-evening-start-why = Des bots occupent les places restantes. Les retardataires jouent dès la ronde suivante, sauf en élimination directe.
club-evening-next-round = Lancer la ronde suivante
club-evening-end = Terminer le tournoi
club-evening-tables-why = qui est assis où
club-evening-table-playing = en cours
club-evening-table-ended = terminée
club-evening-look-table = Table { $table } : { $state }
club-evening-replace = faire jouer un bot
club-evening-replace-at = Faire jouer un bot pour { $name } jusqu’à son retour
club-evening-close = interrompre
club-evening-close-at = Interrompre la partie de la table { $table }
club-evening-entries = Participants
club-evening-entries-why = dans l’ordre d’inscription
club-evening-entries-none = Personne n’est encore inscrit.
club-evening-entry-withdrawn = retrait
club-evening-entry-removed = retrait imposé
club-evening-entry-since = dès la ronde { $round }
club-evening-remove = retirer
club-evening-remove-at = Retirer { $name } du tournoi
club-evening-board = Donne { $board }, place contre place
club-evening-board-why = pointillé : la moyenne de la place ; deux points de match par table battue, un en cas d’égalité
club-evening-board-closed = La comparaison s’ouvre quand tu as fini cette donne ; pour les autres, quand toutes les tables ont fini.
club-evening-board-open = Des tables jouent encore ; leurs résultats s’ajouteront.
club-evening-mean = { $mean } en moyenne
club-evening-difference = écart
club-evening-matchpoints = points de match
club-evening-players = Joueurs par table
club-evening-rounds = Rondes
club-evening-public = Tout le monde peut le trouver
club-evening-public-why = Sinon, seulement avec son lien.
club-evening-automatic = La ronde suivante commence d’elle-même
club-evening-automatic-why = Dès que toutes les tables ont fini.

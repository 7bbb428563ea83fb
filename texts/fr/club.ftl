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
club-rating = Classement
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
club-people = des gens
club-form = Forme
club-form-why = places aux dernières parties
club-sources = Points par source
club-sources-why = { $count ->
    [one] en { $count } partie
   *[other] en moyenne sur { $count } parties
}
club-own = à soi
club-others = les autres
club-difference = différence
club-last = Dernières parties
club-last-none = Pas encore de partie. Ce qui est joué jusqu’au bout apparaît ici.
club-place = place { $place }
club-more = En voir plus
club-result = Résultat
club-replay = Revoir
club-of-game = { $what } : { $game }, { $date }
club-lessons = Leçons
club-lessons-done = { $done } sur { $all }
club-lessons-go = Continuer d’apprendre
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
club-forgot-why = Saisis le nom de ton compte, un de ses codes de secours et un nouveau mot de passe. Plus de codes ? La personne qui tient cette maison peut te donner un nouveau mot de passe.
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
club-waiting = Cherche du monde
club-waiting-none = Personne ne cherche de joueurs en ce moment. Ouvre une table, ou laisse un clic t’en trouver.
club-waiting-itself = commence d’elle-même
club-with = avec { $names }
club-playing = En cours
club-playing-why = à regarder ; les écrans restent fermés
club-playing-none = Personne ne joue en public en ce moment.
club-people-there = Personnes à la table : { $count }
club-watch = Regarder
club-watch-at = Regarder : { $game }, { $names }
club-leaders = Classement
club-leaders-why = avec ce qu’on ne sait pas encore
club-leaders-none = Personne n’a encore joué de partie classée.
club-yours = toi

## La donne du jour.

club-daily = Donne du jour
club-daily-why = { $game } à { $players }. Tout le monde reçoit les mêmes pièces dans le même ordre, à la place { $seat }, contre les mêmes bots ({ $level }).
club-daily-once = Elle compte une seule fois. Rien ne peut être repris, et l’entraîneur se tait.
club-daily-play = Jouer la donne du jour
club-daily-go-on = La continuer
club-daily-look = Revoir ta partie
club-daily-until = Jusqu’à { $time }
club-daily-finished = Terminée par : { $count }
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
club-turns-left = le temps s’écoule { $when }
club-turns-go = Jouer
club-turns-at = Jouer : { $game }, { $names }

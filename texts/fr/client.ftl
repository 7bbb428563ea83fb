### La table dans le navigateur : la maison autour des jeux.

## La maison.

client-motto = Deux jeux d’opéra, une maison
client-nav = Pages
client-nav-play = Jouer
client-nav-foyer = Foyer
client-nav-daily = Donne du jour
client-nav-learn = Apprendre
client-game-opera = Opera
client-game-opera-what = Bâtis des opéras, achète la musique, fais la gloire des compositeurs
client-game-opera-note = { "" }
client-game-opera-length = 9 tours
client-game-operaopoly = Operaopoly
client-game-operaopoly-what = Gagne des mécènes, engage les vedettes, emporte la dernière représentation
client-game-operaopoly-note = Certaines cartes sont notre reconstitution
client-game-operaopoly-length = 3 compositeurs
client-which-game = Quel jeu ?
client-players-range = { $low } à { $high } joueurs
client-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
client-guest = Invité { $number }
client-guest-mark = sans compte
client-you = Toi
client-bot = Bot
client-home = Accueil
client-close = Fermer
client-again = Réessayer
client-save = Enregistrer
client-send = Envoyer
client-loading = Un instant, les lumières s’éteignent…

## Jouer tout de suite.

client-play-now = Jouer
client-tonight = Ce soir
client-play-sum = { $bots ->
    [one] { $game }, toi et { $bots } bot
   *[other] { $game }, toi et { $bots } bots
}
client-players = Joueurs
client-level = Niveau des bots
client-level-random = Joue n’importe quel coup permis. Parfait pour découvrir la table.
client-level-novice = Joue raisonnablement et pardonne les erreurs. Parfait pour une première soirée.
client-level-amateur = Pèse chaque coup et regarde un peu plus loin.
client-level-expert = Imagine bien des soirées possibles avant chaque coup.
client-level-master = De même, avec un œil formé par des milliers de parties.
client-raise = Lever le rideau
client-starts-at-once = Commence aussitôt.
    Sans compte.

client-first = Ta première partie : { $game }
client-first-opera = Sept tours contre deux débutants. Le souffleur explique chaque question la première fois qu’elle se présente et te retient en cas d’étourderie : environ 15 minutes.
client-first-operaopoly = Une vraie partie contre deux débutants. Le souffleur explique chaque question la première fois qu’elle se présente et te retient en cas d’étourderie : environ 25 minutes.
client-first-begin = Jouer avec le souffleur
client-first-go-on = Continuer cette partie
client-learn = Apprends en jouant
client-learn-why = Tu débutes ? Le souffleur te montre les deux jeux à une vraie table, quelques minutes à la fois.
client-beside = À côté de la boîte
client-beside-why = Vous jouez autour d’une vraie table ? Ton téléphone garde les mises secrètes, compte et note la partie.

## Avec des amis, mes parties, tables ouvertes, à tour de rôle.

client-friends = Avec des amis
client-friends-why = Ouvre une table et envoie le lien : un ami te rejoint sur n’importe quel téléphone ou ordinateur.
client-friends-public = tout le monde peut s’asseoir
client-friends-open = Ouvrir une table : { $game }
client-code = Code d’un ami
client-join = Rejoindre
client-my-games = Mes parties
client-my-games-empty = Pas encore de partie. Ce que tu commences t’attend ici.
client-status-seating = attend des joueurs
client-status-playing = en cours
client-status-paused = en pause
client-status-ended = terminée
client-open-tables = Tables ouvertes
client-open-tables-empty = Personne ne cherche de joueurs en ce moment. Ouvre une table et laisse-la ouverte à tous.
client-sit = S’asseoir
client-sit-with = S’asseoir avec { $host }
client-pass = Sur le même écran
client-pass-why = Un seul écran pour toute la table. Ton rideau se ferme avant que tu le passes.
client-pass-seats = Répartir les places
client-name-of = Nom du joueur, place { $seat }
client-hand-over = Passe l’écran à { $name }
client-hand-over-why = Le rideau est fermé. Personne ne voit tes ducats ni tes cartes.
client-hand-over-open = Je suis { $name }, ouvrir le rideau

## Avant la partie.

client-seating = places
client-seating-why = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. Invite un ami ou installe un bot.
   *[other] { $free } places sont libres. Invite des amis ou installe des bots.
}
client-seat-free = libre
client-seat-bot = Installer un bot, place { $seat-colour }
client-stand = Se lever
client-rename = Changer de nom
client-empty-seat = Libérer la place
client-empty-seat-why = { $name } perd sa place. Tout le monde peut s’y rasseoir, { $name } aussi, sauf si tu lui fermes cette table pour de bon.
client-empty-seat-no = { $name } peut rester
client-ban = Renvoyer pour de bon
client-seats-free = { $free ->
    [one] { $free } place est encore libre.
   *[other] { $free } places sont encore libres.
}
client-seats-full = Tout le monde est là.
client-host-waited-for = Tout le monde est là et t’attend.
client-close-table = Fermer cette table
client-close-table-why = La table disparaît, et ceux qui attendent ici en sont avertis.
client-close-table-no = La laisser ouverte
client-host-begins = { $host ->
    [none] L’hôte lève le rideau.
   *[other] { $host } lève le rideau.
}
client-invite = Inviter des amis
client-copy = Copier le lien
client-copied = Lien copié
client-qr = Code QR du lien { $address }

## À la table.

client-footlights = Feux de la rampe : ce qui est demandé
client-moves = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
}
client-find-move = Chercher un coup
client-no-move-found = Aucun coup ne contient ces mots.
client-your-turn = À toi
client-waiting = { $count ->
    [one] On attend { $seats }.
   *[other] On attend { $seats }.
}
client-moment = Un instant…
client-next-move = À suivre : { $seats }
client-paused = La partie est en pause.
client-over = La partie est terminée.
client-skip = Passer
client-undo = Reprendre
client-rewind = Reprendre ton dernier tour ?
client-rewind-what = { $moves ->
    [one] Ton dernier coup est repris.
   *[other] { $moves } coups sont repris : les tiens, et ce que les bots ont fait ensuite.
}
client-rewind-revealed = Depuis, tu as appris quelque chose, et tu le sais maintenant. La partie en garde la trace : un tour a été repris.
client-rewind-marked = La partie en garde la trace : un tour a été repris.
client-rewind-yes = Le reprendre
client-rewind-no = Continuer
client-coach = Entraîneur
client-log = Journal
client-show-again = Revoir
client-log-points = Seulement les points
client-log-empty = Rien ne s’est encore passé.
client-since = Depuis ton dernier coup
client-so-far = Jusqu’ici
client-taken-back = (repris)
client-rule = Règle { $rule }
client-why = Pourquoi ? Règle { $rule }
client-rulebook = { $game } : les règles
client-glossary = Glossaire
client-chat = Discussion
client-chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
client-chat-empty = Personne n’a encore rien dit.
client-chat-say = Dis quelque chose
client-here = Ici maintenant : { $names }
client-presence-here = à la table
client-presence-gone = pas à la table pour le moment
client-presence-stand-in = un bot joue à sa place
client-gone = { $seat } n’est plus là.
client-here-again = { $seat } est de nouveau là.
client-board = Table en texte
client-menu = Menu
client-keys = Touches
client-help = Aide pour cette question
client-deal = La distribution
client-deal-lead = Personne n’a pu choisir cette distribution. Elle découle d’un nombre secret de la maison et d’un autre de chaque personne à la table. Tous étaient scellés avant que le premier soit dévoilé.
client-deal-lead-alone = La maison a distribué seule : personne à la table n’a ajouté de nombre secret. Le sien était scellé avant la partie et n’a pas pu changer ensuite.
client-deal-house = La maison
client-deal-sealed = Sceau :
client-deal-opened = Nombre secret :
client-deal-seat-mixed = Nombre secret ajouté
client-deal-seat-away = Pas là pendant la distribution ; seul le sceau compte
client-deal-seat-bot = Un bot ; le nombre de la maison en tient lieu
client-deal-seat-none = Pas de nombre secret
client-deal-fits = Vérifié dans ce navigateur : tout ce qui est dévoilé correspond à son sceau.
client-deal-fits-own = Vérifié dans ce navigateur : ton nombre est compris, et tout ce qui est dévoilé correspond à son sceau.
client-deal-waits = À la fin de la partie, la maison dévoile son nombre, et tout le monde peut distribuer de nouveau.
client-deal-verify = Pour distribuer de nouveau toi-même, télécharge la partie et donne-la à operahouse verify.
client-deal-flaw-seed = Le nombre de la maison ne correspond pas à son sceau. Cette distribution n’est pas honnête.
client-deal-flaw-nonce = Un nombre de la table ne correspond pas à son sceau. Cette distribution n’est pas honnête.
client-deal-flaw-missing = Ce navigateur a dévoilé ton nombre, mais la distribution s’est faite sans lui.
client-deal-flaw-changed = Les sceaux ne sont pas ceux que ce navigateur a vus avant de dévoiler ton nombre. Cette distribution n’est pas honnête.
client-pause = Proposer une pause
client-pause-no = Finalement pas de pause
client-resume = Continuer
client-agree = D’accord
client-leave = Laisser un bot jouer pour moi
client-leave-why = Un bot garde ta place jusqu’à ton retour. Si tu abandonnes, tu ne peux pas revenir.
client-finished = Parties avec d’autres que tu as jouées jusqu’au bout : { $finished } sur { $games }. Une partie que tu quittes compte comme inachevée.
client-away = Un bot joue pour toi.
client-absent = { $minutes ->
    [one] { $seat } n’est plus là depuis une minute.
   *[other] { $seat } n’est plus là depuis { $minutes } minutes.
}
client-absent-bot = Laisser un bot continuer
client-absent-voted = Un bot jouera pour { $seat } dès que les autres seront d’accord.
client-absent-wait = Attendre quand même
client-come-back = Reprendre ma place
client-resign = Abandonner
client-resign-why = Tu laisses ta place pour de bon et tu finis en dernière position. Un bot continue à ta place.
client-resign-no = Continuer à jouer
client-unit-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
client-unit-points = { $count ->
    [one] point de victoire
   *[other] points de victoire
}
client-unit-budget = { $count ->
    [one] niveau de budget
   *[other] niveaux de budget
}

## Touches.

client-key-moving-1 = d’une zone de la table à l’autre
client-key-moving-2 = à l’intérieur d’une zone
client-key-moving-3 = choisir
client-key-moving-4 = fermer, ou revenir sur un choix
client-key-help = la question expliquée
client-key-explain = expliquer ce qui a le focus
client-key-ask = vers ce qui est demandé
client-key-board = la table en texte
client-key-log = le journal
client-key-chat = la discussion
client-key-menu = le menu
client-key-coach = l’entraîneur
client-key-undo = reprendre ton coup
client-key-skip = passer ce qui bouge encore

## Préférences.

client-preferences = Préférences
client-language = Langue
client-theme = Lumière
client-theme-evening = Soirée
client-theme-matinee = Matinée
client-to-theme = { $now } : passer en { $theme }
client-speed = Animations
client-speed-slow = lentes
client-speed-normal = normales
client-speed-fast = rapides
client-speed-off = aucune
client-speed-is = Animations : { $speed }
client-sounds = Sons
client-mute-sounds = Couper tous les sons
client-volume-is = Sons : { $percent } %
client-muted-all = Sons coupés
client-warnings = M’avertir avant une gaffe évidente (contre les bots)
client-notices = Une notification quand c’est à moi de jouer et que je regarde ailleurs
client-your-name = Ton nom à la table
client-account = Compte
client-account-of = { $name }, compte
client-account-why = Avec un compte, tu retrouves tes parties sur d’autres appareils. Mais tu peux t’en passer.
client-account-name = Nom du compte
client-account-password = Mot de passe
client-sign-in = Se connecter
client-sign-up = Créer un compte
client-forgot = Mot de passe oublié ?
client-my-page = Ma page
client-codes-new = Nouveaux codes de secours
client-sign-out = Se déconnecter
client-sign-out-everywhere = Se déconnecter partout
client-export = Télécharger mes données
client-notices-page = Notifications et vacances
client-password-change = Changer de mot de passe
client-password-old = Mot de passe actuel
client-password-new = Nouveau mot de passe
client-password-changed = Ton mot de passe est changé. Les autres appareils sont déconnectés.
client-delete = Me supprimer
client-delete-why = Ton nom, tes cotes et tes leçons sont supprimés. Tes tables qui n’ont pas commencé sont fermées, et tu abandonnes les parties en cours. Les parties finies restent, sans ton nom. Personne ne peut revenir là-dessus.
client-delete-yes = Me supprimer pour de bon
client-delete-no = Tout garder

## Après la partie.

client-curtain-call = Salut final
client-result-win = { $by ->
    [0] Tu gagnes
    [one] Tu gagnes d’un point
   *[other] Tu gagnes de { $by } points
}
client-result-lose = { $by ->
    [0] { $seat } gagne
    [one] { $seat } gagne d’un point
   *[other] { $seat } gagne de { $by } points
}
client-result-seat = { $by ->
    [0] { $seat } gagne
    [one] { $seat } gagne d’un point
   *[other] { $seat } gagne de { $by } points
}
client-result-shared = Une victoire partagée
client-result-shared-you = Tu partages la victoire
client-result-abandoned = La partie est restée inachevée
client-result-you = { $points ->
    [one] Tu finis { client-place } avec { $points } point.
   *[other] Tu finis { client-place } avec { $points } points.
}
client-result-short = { $behind ->
    [one] La victoire était à { $behind } point.
   *[other] La victoire était à { $behind } points.
}
client-result-best = Ta meilleure source : { $why } ({ $points }).
client-result-how-finished = Le dernier rideau est tombé. Voici d’où viennent les points.
client-result-how-resigned = La partie a été abandonnée avant la fin.
client-result-how-abandoned = Tout le monde est parti, et la maison a éteint les lumières.
client-result-how-closed = La table a été fermée avant la fin.
client-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
client-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
client-points-by-source = Points par origine
client-points-course = Points au fil de la partie
client-no-points = Personne n’a marqué.
client-what-next = Et maintenant ?
client-rematch = Revanche
client-rematch-no = Finalement pas de revanche
client-rematch-why = À la revanche, chacun garde sa place, et une nouvelle partie commence.
client-rematch-waits = Tu voudrais une revanche. Elle commence quand tout le monde est d’accord.
client-rematch-others = Si les autres jouent la revanche, tu la trouveras ici.
client-rematch-go = Vers la revanche
client-rewound-count = { $count ->
    [one] { $count } tour repris
   *[other] { $count } tours repris
}
client-what-if = Et si ? Comparer à la partie
client-review = Revoir la partie
client-record = Télécharger la partie
client-look = Voir la table
client-to-result = Au résultat
client-step = Étape { $at } sur { $last }
client-step-back = Étape précédente
client-step-on = Étape suivante
client-replay-play = Lire
client-replay-pause = Pause
client-replay-rate = Vitesse
client-replay-jump = Aller à
client-replay-list = Tous les coups
client-screen = Derrière quel écran

## Quand quelque chose ne va pas.

client-no-answer = La maison ne répond pas.
client-lost = La connexion est perdue.
client-lost-next = On la rétablit ; rien n’est perdu.
client-lost-move = Ton coup est gardé et sera envoyé dès que la connexion reviendra.
client-trouble-unknown-table = Il n’y a pas de table ici
client-trouble-unknown-table-why = Le lien est peut-être incomplet, ou la table a été fermée. Redemande le lien, ou ouvre ta propre table.
client-trouble-unknown-code = Aucune table n’a ce code
client-trouble-unknown-code-why = Un code a six lettres et chiffres. Demande à ton ami de le relire, ou d’envoyer le lien.
client-trouble-unknown-page = Il n’y a rien derrière cette porte
client-trouble-unknown-page-why = L’adresse ne mène nulle part. Depuis l’accueil, tu retrouves toutes les tables.
client-trouble-no-answer = La maison ne répond pas
client-trouble-no-answer-why = Soit tu es hors ligne, soit la maison redémarre. Les parties en cours sont en sûreté. Réessaie dans un instant.
client-trouble-turned-away = Cette table t’est fermée
client-trouble-turned-away-why = L’hôte t’a demandé de quitter cette table, ou ne veut pas de spectateurs.
client-trouble-closed-table = Cette table a été fermée
client-trouble-closed-table-why = Elle a été fermée avant le début de la partie. Ouvre une table, ou cherches-en une autre.
client-full-table = Toutes les places de cette table sont prises. Tu peux rester regarder, ou ouvrir ta propre table.
client-trouble-no-replay = On ne peut pas encore revoir cette partie
client-trouble-no-replay-why = On peut revoir une partie dès qu’elle est terminée.

## Opening a table: what is agreed.

client-more = Plus de choix
client-agreed = Ce qui est convenu
client-pace = Temps de réflexion
client-pace-none = sans pendule
client-pace-live = en direct
client-pace-slow = lent
client-pace-none-is = Sans pendule
client-pace-none-why = Personne n’est pressé.
client-pace-live-is = { $minutes } min + { $seconds } s
client-pace-live-why = { $minutes ->
    [one] Chacun commence avec { $minutes } minute
   *[other] Chacun commence avec { $minutes } minutes
}, et chaque décision ajoute { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, et un peu plus si elle est grande. Si quelqu’un n’a plus de temps, un bot continue.
client-pace-slow-is = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
client-pace-slow-why = { $days ->
    [one] Chacun a un jour pour chaque décision. Si quelqu’un n’a plus de temps, un bot continue.
   *[other] Chacun a { $days } jours pour chaque décision. Si quelqu’un n’a plus de temps, un bot continue.
}
client-options = { $game } : règles de la maison
client-option-opera-seven_rounds = Sept tours
client-option-opera-seven_rounds-why = La partie plus courte de l’auteur : sept tours au lieu de neuf.
client-option-opera-open_screens = Écrans ouverts
client-option-opera-open_screens-why = Tout le monde voit tous les ducats et toutes les pièces musicales. Une bonne mémoire n’aide plus.
client-option-opera-esperto_piece_leaves_game = La pièce de l’Expert quitte le jeu
client-option-opera-esperto_piece_leaves_game-why = Comme dans le livret néerlandais : si celui qui engage l’Expert est dernier aux points, sa pièce retourne dans la boîte et non dans la défausse.
client-public = Ouverte à tous
client-public-why = La table figure dans la liste, et chacun peut s’y asseoir.
client-private = Sur invitation
client-private-why = Seuls ceux qui ont le lien ou le code trouvent cette table.
client-spectators = d’autres peuvent regarder
client-spectators-why = Les spectateurs voient ce que tous voient, jamais derrière un écran.
client-no-spectators = Sans spectateurs
client-no-spectators-why = Seuls ceux qui jouent voient cette table.
client-rated = Classée
client-rated-why = Le résultat compte pour le classement. Chacun a besoin d’un compte, et les bots ne peuvent pas s’asseoir.
client-rated-account = Pour une partie classée, chacun a besoin d’un compte. Tu peux en créer un en haut à droite.
client-substitute = Si quelqu’un part, ce bot continue
client-substitute-is = Remplaçant : { $bot }
client-substitute-why = Ce bot prend la place de ceux qui partent ou n’ont plus de temps.

## Clocks.

client-clocks = Temps restant
client-clock-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
client-clock-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
client-clock-low = peu de temps
client-clock-low-minute = Il te reste une minute.
client-clock-low-seconds = Il te reste dix secondes.

## Notes, standing orders, and whom one would rather not hear.

client-note = Note
client-note-why = Tu es la seule personne à lire ceci. La note est gardée avec la partie.
client-note-saved = Gardée.
client-key-note = ta note privée
client-orders = Ordres permanents
client-orders-why = Un ordre répond pour toi quand on te demande quelque chose, même en ton absence. Le premier qui convient répond ; celui que les règles ne permettent pas est laissé de côté. Personne d’autre ne sait rien de tes ordres.
client-orders-none = Tu n’as donné aucun ordre.
client-order-asked = Quand on te demande : { $question }
client-order-play = Jouer : { $move }
client-order-unless = Sauf si : { $condition }
client-order-only = Seulement si : { $condition }
client-order-new = Un nouvel ordre
client-order-changing = Changer cet ordre
client-order-question = Quand on te demande
client-order-answer = Réponse
client-order-conditions = Conditions
client-order-condition = Condition
client-order-no-condition = pas d’autre condition
client-order-how = Faut-il que ce soit vrai ?
client-order-if = seulement si
client-order-if-not = sauf si
client-order-about = De quoi cela dépend
client-order-value = Combien, ou lequel
client-order-add = Ajouter
client-order-without = Enlever la condition : { $condition }
client-order-choose = Choisis une réponse
client-order-now = Cet ordre répond aussi à la question en cours.
client-order-give = Donner cet ordre
client-order-change = Changer
client-order-save = Garder le changement
client-order-leave = Laisser comme avant
client-order-revoke = Retirer
client-mute = Ne plus entendre { $name }
client-about = Ne plus entendre, bloquer ou signaler { $name }
client-muted = Tu n’entends plus { $name }.
client-unmute = Entendre { $name } de nouveau

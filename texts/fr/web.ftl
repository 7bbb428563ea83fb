### Le serveur : ce qu’il dit en s’ouvrant, et ce qu’il ne fait pas pour qui le demande.

## Ouvrir et fermer.

web-serving = La maison est ouverte à l’adresse { $address } (base de données : { $db }).
web-how-to-stop = Appuie sur Ctrl+C pour la fermer ; les parties reprendront là où elles en étaient à la réouverture.
web-closed = La maison est fermée.
web-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $why }. Essaie un autre port : --port { $other }.
web-file-served = Un autre serveur utilise déjà { $file } ; arrête-le d’abord, ou choisis un autre fichier avec --db.
web-sqlite-workers = Plusieurs processus demandent PostgreSQL : --db postgresql://… ; avec SQLite, il n’en faut qu’un.
web-no-client = La page pour navigateurs n’est pas encore construite. Construis-la avec « make client », puis recharge cette page.

## À la porte.

web-sign-in = Dis d’abord qui tu es : viens en invité, ou connecte-toi.
web-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
web-wrong-code = Il n’y a pas de compte avec ce nom et ce code de secours.
web-link-expired = Ce lien ne marche plus. Demandes-en un nouveau.
web-registration-closed = Cette maison n’accueille pas de nouvelles personnes pour l’instant. Si tu as un compte, connecte-toi.
web-registration-guests = On ne peut pas créer de compte ici pour l’instant. Tu peux jouer comme invité.
web-not-a-host = Cette page est réservée à la direction.
web-password-short = { $least ->
    [one] Un mot de passe compte au moins { $least } caractère.
   *[other] Un mot de passe compte au moins { $least } caractères.
}
web-password-common = Ce mot de passe est l’un des premiers qu’un inconnu essaierait. Choisis-en un autre.
web-no-account = Tu joues en invité : il n’y a pas de mot de passe à changer.
web-wait = { $seconds ->
    [one] Trop de mots de passe erronés. Réessaie dans { $seconds } seconde.
   *[other] Trop de mots de passe erronés. Réessaie dans { $seconds } secondes.
}
web-banned = { $until ->
    [none] Ce compte ne peut plus entrer.
   *[other] Ce compte ne peut pas entrer avant le { $until }.
}
web-banned-network = Personne ne peut entrer depuis l’endroit où tu es.
web-name-of-bot = Le nom d’une personne ne peut pas finir par { $sign } : c’est le signe des bots.
web-name-of-account = Quelqu’un qui a un compte porte un nom semblable à « { $name } ». Choisis un autre nom, ou connecte-toi.
web-only-bots = Seuls les comptes de bots peuvent le demander.
web-account-already = Tu as déjà un compte.
web-unknown-person = Personne n’a de compte à ce nom.
web-nobody = Cette personne n’est pas ici.
web-blocked = Tu ne peux pas t’asseoir à cette table.
web-block-self = Tu ne peux pas te faire ça.
web-blocks-full = Tu as bloqué { $most } personnes, et c’est le maximum.
web-report-self = Tu ne peux pas te signaler.
web-reports-full = { $most } de tes signalements n’ont pas encore été lus. Attends que certains soient clos.
web-no-report = Il n’y a pas de signalement ouvert avec cet identifiant.
web-no-push = Cette maison ne peut pas te prévenir dans le navigateur.
web-push-endpoint = Nous ne pouvons pas envoyer de notifications à cette adresse.
web-push-keys = Les clés de ce navigateur ne sont pas valables.
web-no-mail = Cette maison ne peut pas envoyer de courriels.
web-mail-address = Ce n’est pas une adresse de courriel.
web-unknown-time-zone = Il n’y a pas de fuseau horaire « { $zone } ».
web-holiday-order = Des vacances finissent après leur début, et pas dans le passé.
web-holiday-long = Des vacances durent au plus { $days } jours et commencent dans l’année.
web-holiday-level = Il n’y a pas de bot « { $level } » ; il y a { $known }.
web-profile-private = { $name } garde cette page privée.
web-foreign-origin = Un autre site ne peut pas faire cela pour toi.
web-json-only = Les demandes s’écrivent en JSON (content type application/json).
web-not-json = Ce n’est pas du JSON.
web-malformed = C’est illisible.
web-too-long = C’est trop long.
web-too-large = { $most ->
    [one] Cela dépasse { $most } octet.
   *[other] Cela dépasse { $most } octets.
}
web-too-slow = Ta demande a mis trop de temps à arriver.
web-too-many = Trop de demandes d’un coup. Attends un peu, puis réessaie.
web-not-here = Il n’y a rien ici.
web-not-so = Ce type de demande n’est pas possible ici.
web-unsure = Nous n’avons pas pu enregistrer cela pour l’instant. Réessaie.
web-database-silent = La base de données ne répond pas pour l’instant. Ta partie est gardée ; on réessaie sans cesse.
web-broken = Quelque chose s’est mal passé de notre côté. C’est noté ; réessaie.

## Tables.

web-unknown-table = Cette table n’existe pas.
web-table-full = Il y a tant de monde autour de cette table que personne ne peut plus entrer.
web-wrong-seats = { $count ->
    [one] { $count } place est nommée
   *[other] { $count } places sont nommées
}, mais la partie se joue à { $players }.
web-one-seat = Tu ne peux prendre qu’une place.
web-rated-account = Les parties classées sont réservées à ceux qui ont un compte.
web-rated-bots = Aucun bot ne s’assied à une table classée.
web-many-branches = Tu as déjà { $most } variantes de cette partie, et c’est le maximum.
web-many-waiting = { $most } de tes tables cherchent déjà des joueurs. Fermes-en d’abord une.
web-many-comments = Il n’y a plus de place pour des commentaires sur cette partie : une personne peut en écrire { $most }.
web-no-comment = Ce commentaire n’existe plus, ou tu ne peux pas le supprimer.
web-led = { $name } guide cette relecture. Tu pourras le faire ensuite.
web-shared-title = { $count ->
    [0] { $game }
    [one] { $game } : { $winners } l’emporte
   *[other] { $game } : { $winners } l’emportent ensemble
}
web-not-over = Tu pourras télécharger la partie quand elle sera finie.

## Parler à une table.

web-closing = La maison ferme un instant. Ta partie est gardée ; reviens bientôt.
web-one-at-a-time = On réfléchit encore à ta dernière question.
web-no-hints = Pas de conseils dans les parties classées, ni là où d’autres jouent.
web-not-asked = On ne te demande rien en ce moment.
web-no-advice = Le bot n’a rien trouvé. Réessaie.
web-bot-crashed = { $seat } a perdu le fil et réfléchit de nouveau.

## Réglages.

web-setting-wrong = { $name } ne peut pas valoir « { $value } ». { $why }
web-setting-unknown = { $near ->
    [none] Le réglage { $name } n’existe pas. « operahouse config » les montre tous.
   *[other] Le réglage { $name } n’existe pas. Voulais-tu dire { $near } ?
}
web-setting-whole = Il faut un nombre entier.
web-setting-number = Il faut un nombre.
web-setting-flag = Il faut true ou false.
web-setting-low = Le minimum est { $low }.
web-setting-above = Il faut plus que { $low }.
web-setting-high = Le maximum est { $high }.
web-setting-rate = Il faut une fréquence, par exemple 100/minute.
web-setting-network = Il faut des adresses ou des réseaux séparés par des virgules, par exemple 127.0.0.1,10.0.0.0/8.
web-setting-database = Il faut l’adresse d’une base de données, par exemple sqlite:////var/lib/operahouse/operahouse.db ou postgresql://utilisateur@serveur/nom.
web-setting-module = Ce module Python n’existe pas, ou n’est pas un catalogue de jeux.
web-setting-folder = Ce dossier n’existe pas.
web-setting-address = Il faut une adresse par laquelle des liens peuvent commencer, comme https://opera.example.org.
web-setting-security = Il faut starttls, tls ou none.
web-mail-incomplete = Pour le courriel il faut aussi OPERAHOUSE_MAIL_FROM et OPERAHOUSE_ADDRESS : pour l’expéditeur et pour les liens.
web-setting-empty = La valeur ne peut pas être vide.
web-setting-form = Il faut une valeur d’un autre type.
web-unknown-host = { $host } n’est pas une adresse de cette machine. Utilise 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour tout le monde.

## Tournois.

web-tournament-unknown = Ce tournoi n’existe pas.
web-tournament-not-organiser = Seule la personne qui organise ce tournoi peut le faire.
web-tournament-too-many = { $most ->
    [one] Tu as déjà un tournoi en cours. Termine-le d’abord.
   *[other] Tu as déjà { $most } tournois en cours. Termines-en un d’abord.
}
web-tournament-entries-closed = Les inscriptions à ce tournoi sont closes.
web-tournament-removed = L’organisation a mis fin à ta participation à ce tournoi.
web-tournament-full = Ce tournoi est complet : il compte { $most } inscriptions.
web-tournament-not-entered = Tu ne participes pas à ce tournoi.
web-tournament-round-begun = Quelqu’un d’autre vient de lancer cette ronde.
web-tournament-still-playing = Des tables jouent encore. La prochaine ronde commence quand elles ont fini.
web-tournament-few = { $least ->
    [one] Il faut au moins une personne.
   *[other] Il faut au moins { $least } personnes.
}
web-tournament-over = Ce tournoi est terminé.
web-tournament-league-pace = Un championnat se joue avec des jours pour chaque coup.

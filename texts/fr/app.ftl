### La ligne de commande et la table dans le terminal.

app-version = operahouse { $version } ({ $build ->
    [compiled] règles compilées avec mypyc
   *[plain] règles en Python simple
})

## Pages d’aide.

app-help-operahouse =
    La maison numérique de deux jeux de société sur l’opéra.

    Usage : operahouse COMMANDE …

      play JEU           jouer dans le terminal
      rules JEU          les règles avec nos propres mots
      show SOURCE        afficher le plateau d’une position ou d’une partie
      position SOURCE    écrire une position dans un fichier
      bot BOT            faire jouer un bot ou ton programme sur un serveur
      replay PARTIE      vérifier et raconter une partie enregistrée
      review PARTIE      où la partie s’est jouée, et comment faire mieux
      verify PARTIE      vérifier qu’une partie vient de sa graine publiée
      conform CHEMIN…    exécuter des exemples de règles
      simulate JEU       jouer beaucoup de parties au hasard
      lab COMMANDE       tournois entre bots, et ce qu’ils montrent
      serve              ouvrir la maison aux navigateurs et aux terminaux
      site DOSSIER       la maison en fichiers, pour jouer sans serveur
      db COMMANDE        sauvegarder, restaurer ou vérifier la base de données
      admin COMMANDE     personnes, tables et chiffres d’un serveur
      config             chaque réglage, sa valeur et ce qu’il signifie
      completion SHELL   laisser le shell compléter avec Tab

      --lang LANGUE      en, nl, fr ou it ; sinon celle de ton système
      --version          la version, et si les règles sont compilées
      --help             cette page ; après une commande, la page de celle-ci
app-help-play =
    Jouer dans le terminal, par exemple : operahouse play opera

    Usage : operahouse play JEU [OPTIONS]

      --seats LISTE      qui joue, dans l’ordre du jeu depuis la première
                         place :
                         you          quelqu’un ici ; plusieurs fois pour se
                                      passer l’appareil
                         random       un bot qui joue au hasard
                         novice, amateur, expert, master  des bots de plus
                                      en plus forts
                         expert@500ms, master@800  réfléchit 0,5 s par coup, ou
                                      explore 800 parties
                         network:FICHIER  master avec ton propre réseau, voir
                                      lab train ; network@500ms:FICHIER
                         cmd:PROGRAMME ton propre programme, voir
                                      docs/outside-bots.md
                         open         avec --server : une place pour un ami
                         par défaut : you,random,random
      --seed N           distribuer de nouveau la même partie
      --option NOM       une option du jeu, par exemple open_screens ;
                         peut se répéter
      --server URL       jouer sur un serveur
      --table CODE       avec --server : aller à une table ouverte, par son code ;
                         ou par son lien, sans --server
      --name NOM         avec --server : comment tu t’appelles là-bas
      --plain            des lignes de texte, pour les tubes et les lecteurs
                         d’écran ; sinon une table en plein écran
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-rules =
    Les règles avec nos propres mots, par exemple :
    operahouse rules opera B1 AI

    Usage : operahouse rules JEU [RÈGLE…] [OPTIONS]

    Sans règle, tu as tout le livret ; une lettre donne sa section.

      --search MOTS      seulement les règles où se trouvent tous ces mots
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-show =
    Afficher un plateau, en montrant tout ce qui est caché dans la partie.

    Usage : operahouse show SOURCE [OPTIONS]

    SOURCE est un fichier avec une position, une partie ou un exemple de règle,
    ou le nom d’un jeu, qui est alors distribué.

      --to COUP          le plateau après tant de coups d’une partie ou d’un
                         exemple ; sinon, après le dernier
      --players N        pour un jeu : combien jouent ; 3 par défaut
      --seed N           pour un jeu : comme par play --seed N ; 1 par défaut
      --option NOM       pour un jeu : une option ; peut se répéter
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-position =
    Écrire une position en JSON, pour l’afficher, la modifier ou en faire un
    exemple de règle.

    Usage : operahouse position SOURCE [OPTIONS]

    SOURCE est un fichier avec une partie, un exemple de règle ou une position,
    ou le nom d’un jeu, qui est alors distribué.

      --to COUP          la position après tant de coups d’une partie ou d’un
                         exemple ; sinon, après le dernier
      --players N        pour un jeu : combien jouent ; 3 par défaut
      --seed N           pour un jeu : comme par play --seed N ; 1 par défaut
      --option NOM       pour un jeu : une option ; peut se répéter
      --out FICHIER      l’écrire là ; sinon, dans le terminal
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-completion =
    Afficher ce qui permet à ton shell de compléter avec Tab les commandes, les
    jeux, les joueurs, les options et les fichiers. Il le lit en démarrant :

      bash   eval "$(operahouse completion bash)"   dans ~/.bashrc
      zsh    eval "$(operahouse completion zsh)"   dans ~/.zshrc
      fish   operahouse completion fish | source    dans ~/.config/fish/config.fish

    Usage : operahouse completion SHELL [OPTIONS]

      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-bot =
    Faire jouer un bot ou ton propre programme à une table d’un serveur, par
    exemple : operahouse bot --server URL --table CODE cmd:PROGRAMME

    Usage : operahouse bot BOT --server URL --table CODE [OPTIONS]

    BOT est cmd:PROGRAMME avec ses arguments (voir docs/outside-bots.md), ou un
    bot de la maison : random, novice, amateur, expert, master@500ms. Il a
    là-bas son propre compte, et son nom finit par un signe : (bot).

      --server URL       le serveur
      --table CODE       la table, par son code ; ou par son lien, sans --server
      --name NOM         comment s’appelle le bot ; sinon comme son programme
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-replay =
    Vérifier chaque coup et le résultat d’une partie enregistrée, la raconter
    et montrer comment elle finit.

    Usage : operahouse replay PARTIE [OPTIONS]

      --to COUP          s’arrêter après ce nombre de coups
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-review =
    Revoir une partie enregistrée : les chances de chacun, les coups jugés, la
    part de la chance et celle de l’adresse.

    Usage : operahouse review PARTIE [OPTIONS]

      --seat PLACE       seulement les jugements de cette place
      --json             tout, sans arrondi, en JSON
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-conform =
    Exécuter les exemples de règles de fichiers et de dossiers. Le code de
    sortie est 1 quand l’un d’eux échoue.

    Usage : operahouse conform CHEMIN… [OPTIONS]

      --coverage         nommer aussi les règles du fichier rules.txt du
                         dossier qu’aucun exemple ne cite ; le code de sortie
                         est alors 1 aussi
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-verify =
    Distribuer de nouveau une partie enregistrée à partir de sa graine, dont
    l’empreinte a été publiée avant la partie, et comparer chaque carte et
    chaque coup. Le code de sortie est 1 si quelque chose diffère, ou si la
    partie n’a pas de graine.

    Usage : operahouse verify PARTIE [OPTIONS]

      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-serve =
    Ouvrir la maison : on vient avec son navigateur, ou avec
    operahouse play JEU --server ADRESSE.

    Usage : operahouse serve [OPTIONS]

      --host HÔTE        où écouter ; 127.0.0.1 par défaut (cette machine seule),
                         0.0.0.0 pour tout le monde
      --port N           le port ; 8080 par défaut
      --db URL           sqlite:///chemin/fichier.db ou
                         postgresql://utilisateur@hôte/nom ; sinon
                         OPERAHOUSE_DB, ou le fichier de ton dossier de données
      --workers N        nombre de processus ; à plusieurs, il faut PostgreSQL
      --behind-tls       on vient par https, à travers un proxy placé devant
      --proxies LISTE    les adresses ou réseaux de ces proxys, séparés
                         par des virgules ; 127.0.0.1,::1 par défaut
      --open             ouvrir la page dans ton navigateur ; si le port est
                         pris, le prochain port libre
      --schema           afficher la forme de tous les messages (JSON Schema)
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-site =
    Écrire la maison dans un dossier que tout serveur web peut servir, à la
    racine d’un nom d’hôte : leçons, parties contre les bots, appareil que l’on
    se passe, livret de règles, le tout sans serveur derrière.

    Usage : operahouse site DOSSIER [OPTIONS]

      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-db =
    La base de données de la maison.

    Usage : operahouse db COMMANDE …

      backup FICHIER     tout copier dans un fichier ; le serveur peut
                         continuer
      restore FICHIER    remplir une base vide à partir d’un tel fichier
      check              rejouer chaque partie gardée et comparer

      --lang LANGUE      en, nl, fr ou it
      --help             cette page ; après une commande, la sienne
app-help-db-backup =
    Copier toute la base de données, telle qu’elle est à un instant, dans un
    fichier qui se restaure vers SQLite comme vers PostgreSQL. Le serveur peut
    continuer pendant ce temps. Le fichier contient tout ce qui est secret :
    garde-le aussi bien que la base.

    Usage : operahouse db backup FICHIER [OPTIONS]

      --db URL           { "sqlite:///chemin/fichier.db" } ou
                         { "postgresql://utilisateur@hôte/nom" } ; sinon
                         OPERAHOUSE_DB, ou le fichier de ton dossier de données
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-db-restore =
    Remplir une base vide à partir d’une sauvegarde, tout ou rien. Une base où
    il y a déjà quelque chose reste telle quelle.

    Usage : operahouse db restore FICHIER [OPTIONS]

      --db URL           { "sqlite:///chemin/fichier.db" } ou
                         { "postgresql://utilisateur@hôte/nom" } ; sinon
                         OPERAHOUSE_DB, ou le fichier de ton dossier de données
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-db-check =
    Rejouer chaque partie gardée et la comparer à ce qui en est gardé. Le code
    de sortie est 1 si quelque chose diffère.

    Usage : operahouse db check [OPTIONS]

      --db URL           { "sqlite:///chemin/fichier.db" } ou
                         { "postgresql://utilisateur@hôte/nom" } ; sinon
                         OPERAHOUSE_DB, ou le fichier de ton dossier de données
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-admin =
    Pour gérer un serveur, même pendant qu’il tourne. QUI est le nom d’un
    compte, le nom d’un invité, ou un identifiant.

    Usage : operahouse admin COMMANDE …

      people [MOTS]      montrer les personnes, comptes d’abord ; avec des mots,
                         les noms qui les contiennent (--limit N)
      password QUI       donner à un compte un nouveau mot de passe, affiché
      delete QUI         supprimer quelqu’un ; les parties finies restent, sans
                         le nom (--yes ne demande rien)
      ban QUI            tenir dehors quelqu’un, une adresse ou un réseau
                         (--days N ; sinon pour de bon)
      unban QUI          laisser de nouveau entrer
      bans               montrer qui est tenu dehors
      sessions QUI       déconnecter quelqu’un partout ; ou --everybody
      tables             montrer les tables non terminées (--limit N)
      close CODE         terminer la partie d’une table telle qu’elle est
      reports            montrer les signalements, avec ce qui a été dit
                         (--closed, --limit N)
      close-report ID    un signalement a été examiné
      host QUI           ouvrir à un compte la page de direction (--remove) ;
                         sans nom, montrer qui y a droit
      registration [QUI] qui peut venir : open, guests (aucun nouveau compte)
                         ou closed
      ratings [JEU]      si les cotes prédisent qui gagne
      statistics         combien il y a de tout

      --db URL           sqlite:///chemin/fichier.db ou
                         postgresql://utilisateur@serveur/nom ; sinon
                         OPERAHOUSE_DB, ou le fichier de ton dossier de données
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-config =
    Chaque réglage : sa valeur ici et maintenant, d’où elle vient, et ce
    qu’il signifie. On les donne en variables d’environnement, par exemple
    OPERAHOUSE_PORT=9000 operahouse serve

    Usage : operahouse config [OPTIONS]

      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-lab =
    Beaucoup de parties entre bots, et ce qu’elles montrent.

    Usage : operahouse lab COMMANDE …

      tournament         qui est le plus fort, avec intervalles
      balance            ce que font les places et le matériel
      fit                améliorer le jugement des bots en les faisant jouer
                         contre eux-mêmes
      train              entraîner le réseau avec lequel juge master
      review             mesurer si l’on peut se fier à la relecture des parties

      --lang LANGUE      en, nl, fr ou it
      --help             cette page ; après une commande, la sienne
app-help-simulate =
    Jouer beaucoup de parties au hasard ; afficher la vitesse et les points
    moyens.

    Usage : operahouse simulate JEU [OPTIONS]

      --players N        combien jouent ; 3 par défaut
      --games N          combien de parties ; 1000 par défaut
      --seed N           la graine de la première partie ; 1 par défaut
      --records DOSSIER  écrire chaque partie dans un fichier
      --lang LANGUE      en, nl, fr ou it
      --help             cette page

## La table dans le terminal.

app-prompt = { $seat }>{" "}
app-move-about = { $move } : { $about }
app-hand-over = Passe l’appareil à { $seat }, qui appuie sur Entrée.
app-save-where = Dis où : enregistrer FICHIER
app-saved = La partie jusqu’ici est dans { $file }.
app-left = Tu as quitté la partie.
app-interrupted = Arrêté.
app-seed = La graine de cette partie était { $seed }.
app-why-refused = { $rule ->
    [none] « { $move } » a été refusé. { $why }
   *[other] « { $move } » a été refusé par la règle { $rule }. { $why }
}
app-why-points = { $points ->
    [one] { $seat } a reçu { $points } point (règle { $rule }) : { $why }.
   *[other] { $seat } a reçu { $points } points (règle { $rule }) : { $why }.
}
app-why-nothing = Aucun de tes coups n’a été refusé, et personne n’a encore de points.
app-ranking = Classement :
app-ranking-place = { $points ->
    [one] { $place }. { $seats } : { $points } point
   *[other] { $place }. { $seats } : { $points } points
}
app-ledger = Points par origine :
app-ledger-seat = { $sources ->
    [none] { $seat } : –
   *[other] { $seat } : { $sources }
}

## Comptes rendus.

app-case-failed = { $case } : { $why }
app-mismatch = { $what } devrait être { $expected } et est { $actual }
app-uncovered = Règles sans exemple : { $rules }
app-simulated = { $games ->
    [one] { $games } partie. Parties par seconde : { $per_second } ; décisions par seconde : { $decisions } ; { $build ->
        [compiled] version compilée.
       *[plain] version Python simple.
    }
   *[other] { $games } parties. Parties par seconde : { $per_second } ; décisions par seconde : { $decisions } ; { $build ->
        [compiled] version compilée.
       *[plain] version Python simple.
    }
}
app-verified = { $drawn ->
    [0] { $file } : cette partie a bien été distribuée par la graine d’empreinte { $published }. Le hasard n’a plus été sollicité ensuite ; chaque coup et le résultat sont justes.
   *[other] { $file } : cette partie a bien été distribuée par la graine d’empreinte { $published }. Le hasard a encore été sollicité { $drawn } fois ; chaque coup et le résultat sont justes.
}
app-verified-shares = { $shares ->
    [0] Personne à la table n’a ajouté de nombre secret : le serveur a distribué seul.
    [one] Une personne à la table a ajouté un nombre secret, et le serveur n’a pas pu choisir la donne.
   *[other] { $shares } personnes à la table ont ajouté chacune un nombre secret, et nul n’a pu choisir la donne.
}
app-not-verified = { $file } : cette partie n’a pas été distribuée par sa graine, ou pas jouée selon les règles. { $why }
app-no-seed = { $file } : cette partie n’a pas de graine, et personne ne peut dire comment elle a été distribuée : celles de simulate et du lab n’en ont pas. Ses coups et son résultat suivent les règles.
app-seed-secret = { $file } : cette partie a été enregistrée avant la fin, quand sa graine était encore secrète. Ses coups suivent les règles jusqu’ici.
app-entered-by-hand = { $file } : cette partie a été jouée avec la boîte et saisie à la main. Il n’y a pas de donne à vérifier ; ses coups et son résultat suivent les règles.
app-replay-by-hand = Jouée avec la boîte, saisie à la main.
app-position-written = La position est dans { $file }.
app-simulating = Parties
app-progress = { $left ->
    [none] { $label } : { $done } sur { $total } après { $elapsed }
   *[other] { $label } : { $done } sur { $total } après { $elapsed }, encore { $left } environ
}
app-mean-points = Place { $seat }, points en moyenne : { $points }

## Ce qui ne va pas.

app-unknown-language = Il n’y a pas de langue « { $language } » ici ; choisis parmi : { $known }.
app-unknown-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
app-unknown-option = Il n’y a pas d’option { $option } ici.
app-missing-value = L’option { $option } attend une valeur, ou en a une de trop.
app-missing-argument = Il manque quelque chose : { $name }.
app-unexpected = Il y a quelque chose de trop : { $words }.
app-usage = Cette commande n’est pas claire : { $why }
app-needs-server = { $option } n’a de sens que sur un serveur : ajoute --server ADRESSE.
app-not-with-server = { $option } ne se choisit pas sur un serveur, qui distribue lui-même.
app-not-with-table = { $option } : à une table ouverte, c’est déjà fixé ; enlève cette option, ou enlève --table.
app-only-for-games = { $option } vaut pour un jeu que l’on distribue ; dans un fichier, c’est déjà fait.
app-unknown-shell = Il n’y a pas de complétion pour le shell « { $shell } » ; il y en a pour : { $known }.
app-not-a-number = « { $value } » ne va pas pour { $name } : il faut un nombre entier de { $low } à { $high }.
app-wrong-players = À { $count }, ce jeu ne se joue pas : le nombre de joueurs va de { $low } à { $high }.
app-unknown-table-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
app-no-such-move = { $moves ->
    [one] La partie n’a que { $moves } coup : le coup { $move } n’existe pas.
   *[other] La partie n’a que { $moves } coups : le coup { $move } n’existe pas.
}
app-file-missing = Il n’y a pas de fichier ou de dossier { $file }.
app-file-folder = { $file } est un dossier, pas un fichier.
app-file-forbidden = Tu n’as pas le droit d’ouvrir ou d’écrire { $file }.
app-file-exists = { $file } existe déjà ; choisis un autre nom.
app-file-json = { $file } n’est pas du JSON correct : voir ligne { $line }, colonne { $column }.
app-file-unreadable = { $file } ne se lit pas comme du JSON.
app-file-trouble = { $file } est inutilisable : { $why }.

## For a game without texts of its own.

app-plain-question = À toi de jouer. Que fais-tu ?
app-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat } : { $what }
}

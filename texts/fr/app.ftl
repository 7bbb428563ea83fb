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
      show POSITION      afficher le plateau d’une position
      replay PARTIE      vérifier et raconter une partie enregistrée
      conform CHEMIN…    exécuter des exemples de règles
      simulate JEU       jouer beaucoup de parties au hasard
      lab COMMANDE       tournois entre robots, et ce qu’ils montrent

      --lang LANGUE      en, nl, fr ou it ; sinon celle de ton système
      --version          la version, et si les règles sont compilées
      --help             cette page ; après une commande, la page de celle-ci
app-help-play =
    Jouer dans le terminal, par exemple : operahouse play opera

    Usage : operahouse play JEU [OPTIONS]

      --seats LISTE      qui joue, dans l’ordre du jeu depuis la première
                         place : you (plusieurs fois pour se passer
                         l’appareil) et random ; sinon : you,random,random
      --seed N           distribuer de nouveau la même partie
      --option NOM       ce qui est convenu avant la partie, par exemple
                         open_screens ; peut se répéter
      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-show =
    Afficher le plateau d’une position, en montrant tout ce que le fichier
    contient.

    Usage : operahouse show POSITION [OPTIONS]

      --lang LANGUE      en, nl, fr ou it
      --help             cette page
app-help-replay =
    Vérifier chaque coup et le résultat d’une partie enregistrée, la raconter
    et montrer comment elle finit.

    Usage : operahouse replay PARTIE [OPTIONS]

      --to COUP          s’arrêter après tant de coups
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
app-help-lab =
    Beaucoup de parties entre robots, et ce qu’elles montrent.

    Usage : operahouse lab COMMANDE …

      tournament         qui est le plus fort, avec intervalles
      balance            ce que font les places et le matériel
      fit                faire mieux juger les robots en jouant seuls

      --lang LANGUE      en, nl, fr ou it
      --help             cette page ; après une commande, la sienne
app-help-simulate =
    Jouer beaucoup de parties au hasard ; afficher la vitesse et les points
    moyens.

    Usage : operahouse simulate JEU [OPTIONS]

      --players N        combien jouent ; sinon 3
      --games N          combien de parties ; sinon 1000
      --seed N           la graine de la première partie ; sinon 1
      --records DOSSIER  écrire chaque partie dans un fichier
      --lang LANGUE      en, nl, fr ou it
      --help             cette page

## La table dans le terminal.

app-prompt = { $seat }>{" "}
app-move-about = { $move } : { $about }
app-table-help =
    Tape un coup, ou son numéro. Tu peux aussi taper :
      board           le plateau
      log             tout ce qui s’est passé
      why             la règle du dernier refus, ou des derniers points
      undo            reprendre ton coup, s’il n’a rien révélé
      save FICHIER    enregistrer la partie jusqu’ici
      quit            quitter la partie
app-hand-over = Passe l’appareil à { $seat }, qui appuie sur Entrée.
app-undone = Ton coup est repris.
app-undo-nothing = Tu n’as pas encore joué de coup.
app-undo-others = Quelqu’un a joué après toi : ton coup reste.
app-undo-revealed = Ton coup a révélé quelque chose : il reste.
app-save-where = Dis où : save FICHIER
app-saved = La partie jusqu’ici est dans { $file }.
app-left = Tu as quitté la partie.
app-interrupted = Arrêté.
app-seed = La graine de cette partie était { $seed }.
app-why-refused = { $rule ->
    [none] « { $move } » a été refusé. { $why }
   *[other] « { $move } » a été refusé par la règle { $rule }. { $why }
}
app-why-points = { $seat } a reçu { $points } par la règle { $rule } : { $why }.
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
    [one] { $games } partie : { $per_second } parties par seconde, { $decisions } décisions par seconde, { $build ->
        [compiled] version compilée.
       *[plain] version Python simple.
    }
   *[other] { $games } parties : { $per_second } parties par seconde, { $decisions } décisions par seconde, { $build ->
        [compiled] version compilée.
       *[plain] version Python simple.
    }
}
app-mean-points = Place { $seat } : { $points } points en moyenne

## Ce qui ne va pas.

app-unknown-language = Il n’y a pas de langue « { $language } » ici ; choisis parmi : { $known }.
app-unknown-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
app-unknown-option = Il n’y a pas d’option { $option } ici.
app-missing-value = L’option { $option } ne s’utilise pas ainsi.
app-missing-argument = Il manque quelque chose : { $name }.
app-unexpected = Il y a un mot de trop : { $words }.
app-usage = La commande n’est pas compréhensible : { $why }
app-not-a-number = « { $value } » ne va pas pour { $name } : il faut un nombre entier de { $low } à { $high }.
app-wrong-players = Ce jeu se joue de { $low } à { $high }, pas à { $count }.
app-unknown-table-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
app-no-such-move = { $moves ->
    [one] La partie n’a que { $moves } coup : il n’y a pas de coup { $move }.
   *[other] La partie n’a que { $moves } coups : il n’y a pas de coup { $move }.
}
app-file-missing = Il n’y a pas de fichier ou de dossier { $file }.
app-file-folder = { $file } est un dossier, pas un fichier.
app-file-forbidden = { $file } ne peut être ni ouvert ni écrit.
app-file-exists = { $file } existe déjà ; choisis un autre nom.
app-file-json = { $file } n’est pas du JSON correct : voir ligne { $line }, colonne { $column }.
app-file-unreadable = { $file } ne se lit pas comme du JSON.
app-file-trouble = { $file } est inutilisable : { $why }.

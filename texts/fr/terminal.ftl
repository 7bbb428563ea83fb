### La table dans le terminal : les mots qu’on y tape, et ses volets.

## Mots à taper.

terminal-word-board = plateau
terminal-word-log = journal
terminal-word-why = pourquoi
terminal-word-coach = entraîneur
terminal-word-undo = annuler
terminal-word-save = enregistrer
terminal-word-say = dire
terminal-word-help = aide
terminal-word-quit = quitter
terminal-blank-save = FICHIER
terminal-blank-say = TEXTE
terminal-help = Tape un coup, son numéro ou ses mots. Tu peux aussi taper :
terminal-about-board = le plateau
terminal-about-log = tout ce qui s’est passé
terminal-about-why = la règle du dernier refus, ou des derniers points
terminal-about-coach = ce que ferait l’entraîneur, contre des bots
terminal-about-undo = reprendre ton coup, s’il n’a rien révélé
terminal-about-save = enregistrer la partie jusqu’ici
terminal-about-say = dire quelque chose à la table
terminal-about-help = cette liste
terminal-about-quit = quitter la table

## Volets.

terminal-pane-board = La table
terminal-pane-news = Nouvelles
terminal-pane-moves = Tes coups
terminal-pane-coach = Entraîneur
terminal-you = toi
terminal-placeholder = Un coup, son numéro, ou un mot comme aide
terminal-waiting = { $seats ->
    [none] On attend les autres…
   *[other] On attend : { $seats }…
}
terminal-over = La partie est finie.

### Help at the question: what all games share.

help-answers = Ce que veulent dire les réponses
help-think = À quoi l’on pense d’habitude
help-rules = Règles { $section }
help-keys = Toutes les touches
help-closes = ferme
help-now = Maintenant :
help-wait = On ne te demande rien pour l’instant
help-wait-what = Dès que c’est à toi, la question s’affiche à la rampe, au bas de la scène.
help-wait-1 = Pointe n’importe quel objet de la table, ou laisse le doigt dessus : tu liras ce que c’est.
help-wait-2 = Le journal raconte tout ce qui s’est passé, avec la règle correspondante.
help-bot = Bot : { $strength }
help-prompter = Le souffleur
help-got-it = Compris
help-more = En savoir plus
help-quiet = Ne plus rien souffler

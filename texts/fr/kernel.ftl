### Ce que dit tout jeu de la maison.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-purple = Violet
seat-orange = Orange
seat-chance = Hasard
seat-name = { $seat-you ->
    [true] Toi
   *[other] { $seat }
}
seat-listed = toi

## Comment les listes se disent.

join-parts = {" ; "}
join-owner = { $name } : { $items }

## Coups refusés.

refusal-game-over = La partie est finie.
refusal-not-offered = « { $move } » n’est pas possible maintenant.
refusal-not-your-turn = { $seat-you ->
    [true] Ce n’est pas à toi de jouer ; on attend : { $waiting }.
   *[other] Ce n’est pas à { $seat } de jouer ; on attend : { $waiting }.
}
refusal-unfinished = « { $move } » n’est que le début d’un coup ; complète-le.
refusal-unknown-move = « { $move } » n’est pas un coup de ce jeu.

## Fichiers qui ne peuvent pas être justes.

malformed-at = { $path } : { $text }
malformed-length = Il en faut { $expected }.
malformed-missing = Il manque quelque chose ici.
malformed-not-flag = { $value } n’est ni vrai (true) ni faux (false).
malformed-not-integer = { $value } n’est pas un nombre entier.
malformed-not-list = { $value } n’est pas une liste.
malformed-not-object = { $value } n’est pas un objet avec des champs nommés.
malformed-not-pair = { $value } n’est pas une paire.
malformed-not-text = { $value } n’est pas un texte.
malformed-out-of-range = { $value } n’est pas entre { $low } et { $high }.
malformed-players = Le nombre de joueurs va de { $low } à { $high }.
malformed-refused = Coup « { $move } » refusé ({ $seat }) : { $why }
malformed-result = La partie finit par { $actual }, pas par { $value }.
malformed-too-long = Le texte est trop long. Caractères : { $count } ; au plus : { $most }.
malformed-twice = { $value } s’y trouve deux fois.
malformed-unknown-field = Aucun champ ne s’appelle « { $name } ».
malformed-unknown-word = { $value } ne fait pas partie de : { $known }.
malformed-view = On ne peut rien imaginer d’une vue sans mémoire.
unknown-game = Il n’y a pas de jeu « { $game } » ici ; il y a : { $known }.
unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }.

### Les pages où l’on apprend un jeu : ce qu’elles disent elles-mêmes. Ce que dit une leçon est dans le fichier de son jeu.

learn-title = Apprends en jouant
learn-lead = Le souffleur est assis sous la scène et connaît tous les rôles par cœur. À une vraie table, il te montre une chose à la fois, puis c’est à toi. Ici, tu ne peux rien faire de travers.
learn-training = S’entraîner avec ses erreurs
learn-prompter = le souffleur
learn-lessons-of = { $game } : les leçons
learn-progress = { $done ->
    [one] { $done } leçon terminée sur { $count }
   *[other] { $done } leçons terminées sur { $count }
}
learn-course-done = Tu connais tout le jeu.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-finished-mark = terminée
learn-next-mark = la suivante
learn-play = Joue une partie
learn-lesson = Leçon { $number } sur { $count }
learn-step = Étape { $number } sur { $count }
learn-panel = Ce que dit le souffleur
learn-task = À toi de jouer
learn-ticked = fait
learn-solved = C’est fait
learn-wrong = Ce n’est pas encore ça
learn-refused = Les règles ne le permettent pas
learn-whisper = Le souffleur murmure
learn-previous = Précédent
learn-next = Continuer
learn-hint = Souffle-moi un indice
learn-show = Montre-moi
learn-leave = Quitter la leçon
learn-fold = À la table
learn-unfold = Écoute
learn-read-on = Lis d’abord ceci, puis choisis « Continuer ». Ce sera bientôt à toi.
learn-done = Bravo !
learn-next-lesson = Leçon suivante
learn-all-lessons = Toutes les leçons
learn-again = Encore une fois
learn-rules = Relis-le dans le livret de règles
learn-choice = À toi de choisir
learn-choice-why = Ici, rien n’est faux. Joue le coup que tu veux ; nous le comparerons ensuite à tous les autres.
learn-comparison = Ce qu’apporte chaque coup
learn-comparison-measure = D’abord ce qui est sûr. Puis ce qu’en pense l’entraîneur : un bot qui sait ce que tu sais, et rien de plus.
learn-chosen = ton choix
learn-all-moves = Montrer les { $count } coups
learn-overture = Ouverture
learn-overture-of = { $game } : l’ouverture
learn-skip = Passer
learn-first-lesson = Vers la première leçon
learn-unknown = Il n’y a pas de leçon « { $lesson } » pour « { $game } ».
learn-wrong-answer = La réponse { $number }, « { $answer } », n’est pas celle que cette leçon demande.
learn-over = La leçon était finie avant la réponse { $number }.

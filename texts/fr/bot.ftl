### Les bots : leurs noms, et ce qui peut mal tourner avec un programme qui joue.

bot-random = Hasard
bot-novice = Débutant
bot-amateur = Amateur
bot-expert = Expert
bot-master = Maître
bot-cmd = Programme externe

## Comment s’appelle un bot, selon son niveau et la couleur de sa place.

bot-name-random-red = Tombola
bot-name-random-blue = Domino
bot-name-random-yellow = Jolly
bot-name-random-green = Lotto
bot-name-random-purple = Bingo
bot-name-random-orange = Dado
bot-name-novice-red = Pippa
bot-name-novice-blue = Nico
bot-name-novice-yellow = Lotte
bot-name-novice-green = Momo
bot-name-novice-purple = Tilda
bot-name-novice-orange = Beppe
bot-name-amateur-red = Clara
bot-name-amateur-blue = Matteo
bot-name-amateur-yellow = Flora
bot-name-amateur-green = Hugo
bot-name-amateur-purple = Zaira
bot-name-amateur-orange = Gaspard
bot-name-expert-red = Vittoria
bot-name-expert-blue = Leopold
bot-name-expert-yellow = Donata
bot-name-expert-green = Casimir
bot-name-expert-purple = Ludovica
bot-name-expert-orange = Balthasar
bot-name-master-red = Serafina
bot-name-master-blue = Amadeo
bot-name-master-yellow = Aurelia
bot-name-master-green = Lorenz
bot-name-master-purple = Ottavia
bot-name-master-orange = Ignaz

## Programmes extérieurs.

bot-outside-command = « { $command } » n’est pas une commande que l’on peut lancer.
bot-outside-missing = Le programme « { $program } » n’existe pas ici, ou on ne peut pas le lancer.
bot-outside-start = Le programme « { $program } » n’a pas pu être lancé : { $why }.
bot-outside-died = { $code ->
    [none] Le programme « { $program } » a fermé sa sortie au lieu de répondre.
   *[other] Le programme « { $program } » s’est terminé avec le code { $code } au lieu de répondre.
}{ $words ->
    [none] {""}
   *[other] {" "}Message d’erreur : { $words }
}
bot-outside-silent = Le programme « { $program } » n’a pas répondu en { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}Message d’erreur : { $words }
}
bot-outside-nonsense = Le programme « { $program } » doit répondre par une ligne comme { "{" }"option": 12{ "}" } et a dit : { $said }
bot-outside-not-offered = Le programme « { $program } » a choisi quelque chose qui n’était pas proposé : { $said }
bot-outside-unasked = Le programme « { $program } » a parlé sans qu’on l’interroge : { $said }

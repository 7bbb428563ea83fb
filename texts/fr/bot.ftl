### Les robots : leurs noms, et ce qui peut mal tourner avec un programme qui joue.

bot-random = Hasard
bot-novice = Débutant
bot-amateur = Amateur
bot-expert = Expert
bot-cmd = Programme extérieur

## Programmes extérieurs.

bot-outside-command = « { $command } » n’est pas une commande qui peut être lancée.
bot-outside-missing = Le programme « { $program } » n’existe pas ici, ou il ne peut pas être lancé.
bot-outside-start = Le programme « { $program } » n’a pas pu être lancé : { $why }.
bot-outside-died = { $code ->
    [none] Le programme « { $program } » a fermé sa sortie au lieu de répondre.
   *[other] Le programme « { $program } » s’est terminé avec le code { $code } au lieu de répondre.
}{ $words ->
    [none] {""}
   *[other] {" "}Il s’est plaint : { $words }
}
bot-outside-silent = Le programme « { $program } » n’a pas répondu en { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}Il s’est plaint : { $words }
}
bot-outside-nonsense = Le programme « { $program } » doit répondre par une ligne comme { "{" }"option": 12{ "}" } et a dit : { $said }
bot-outside-not-offered = Le programme « { $program } » a choisi ce qui n’était pas proposé : { $said }
bot-outside-unasked = Le programme « { $program } » a parlé sans être interrogé : { $said }

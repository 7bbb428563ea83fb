### De bots: hun namen, en wat er mis kan gaan met een programma dat meespeelt.

bot-random = Toeval
bot-novice = Beginner
bot-amateur = Liefhebber
bot-expert = Expert
bot-master = Meester
bot-cmd = Eigen programma

## Hoe een bot heet, naar zijn niveau en de kleur van zijn plaats.

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

## Programma’s van buiten.

bot-outside-command = ‘{ $command }’ is geen opdracht die gestart kan worden.
bot-outside-missing = Het programma ‘{ $program }’ is er niet, of het mag niet gestart worden.
bot-outside-start = Het programma ‘{ $program }’ kon niet gestart worden: { $why }.
bot-outside-died = { $code ->
    [none] Het programma ‘{ $program }’ sloot zijn uitvoer in plaats van te antwoorden.
   *[other] Het programma ‘{ $program }’ eindigde met code { $code } in plaats van te antwoorden.
}{ $words ->
    [none] {""}
   *[other] {" "}Foutmelding: { $words }
}
bot-outside-silent = Het programma ‘{ $program }’ antwoordde niet binnen { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}Foutmelding: { $words }
}
bot-outside-nonsense = Het programma ‘{ $program }’ moet antwoorden met één regel zoals { "{" }"option": 12{ "}" } en zei: { $said }
bot-outside-not-offered = Het programma ‘{ $program }’ koos iets wat niet werd aangeboden: { $said }
bot-outside-unasked = Het programma ‘{ $program }’ sprak zonder dat er iets gevraagd was: { $said }

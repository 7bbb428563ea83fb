### The bots: their names, and what can go wrong with a program that plays.

bot-random = Chance
bot-novice = Novice
bot-amateur = Amateur
bot-expert = Expert
bot-master = Master
bot-cmd = Outside program

## What a bot is called, by its level and the colour of its seat.

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

## Outside bots.

bot-outside-command = “{ $command }” isn’t a command that can be started.
bot-outside-missing = There’s no program “{ $program }” here, or you don’t have permission to start it.
bot-outside-start = The program “{ $program }” couldn’t be started: { $why }.
bot-outside-died = { $code ->
    [none] The program “{ $program }” closed its output instead of answering.
   *[other] The program “{ $program }” ended with exit code { $code } instead of answering.
}{ $words ->
    [none] {""}
   *[other] {" "}Its error message: { $words }
}
bot-outside-silent = The program “{ $program }” didn’t answer within { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}Its error message: { $words }
}
bot-outside-nonsense = The program “{ $program }” must answer with one line such as { "{" }"option": 12{ "}" } and said: { $said }
bot-outside-not-offered = The program “{ $program }” chose a move it wasn’t offered: { $said }
bot-outside-unasked = The program “{ $program }” spoke without being asked: { $said }

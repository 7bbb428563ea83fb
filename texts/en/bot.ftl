### The bots: their names, and what can go wrong with a program that plays.

bot-random = Chance
bot-novice = Novice
bot-amateur = Amateur
bot-expert = Expert
bot-cmd = Outside program

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

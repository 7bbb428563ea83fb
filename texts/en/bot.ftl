### The bots: their names, and what can go wrong with a program that plays.

bot-random = Chance
bot-novice = Novice
bot-amateur = Amateur
bot-expert = Expert
bot-cmd = Outside program

## Outside bots.

bot-outside-command = “{ $command }” is no command that can be started.
bot-outside-missing = There is no program “{ $program }” here, or it may not be started.
bot-outside-start = The program “{ $program }” could not be started: { $why }.
bot-outside-died = { $code ->
    [none] The program “{ $program }” closed its output instead of answering.
   *[other] The program “{ $program }” ended with exit code { $code } instead of answering.
}{ $words ->
    [none] {""}
   *[other] {" "}It complained: { $words }
}
bot-outside-silent = The program “{ $program }” did not answer within { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}It complained: { $words }
}
bot-outside-nonsense = The program “{ $program }” must answer with one line such as { "{" }"option": 12{ "}" } and said: { $said }
bot-outside-not-offered = The program “{ $program }” chose something that was not offered: { $said }
bot-outside-unasked = The program “{ $program }” spoke without being asked: { $said }

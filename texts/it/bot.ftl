### I bot: i loro nomi, e che cosa può andare storto con un programma che gioca.

bot-random = Caso
bot-novice = Principiante
bot-amateur = Dilettante
bot-expert = Esperto
bot-master = Virtuoso
bot-cmd = Programma esterno

## Come si chiama un bot, secondo il livello e il colore del posto.

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

## Programmi esterni.

bot-outside-command = «{ $command }» non è un comando che si possa avviare.
bot-outside-missing = Il programma «{ $program }» qui non c’è, o non può essere avviato.
bot-outside-start = Non è stato possibile avviare il programma «{ $program }»: { $why }.
bot-outside-died = { $code ->
    [none] Il programma «{ $program }» ha chiuso la sua uscita invece di rispondere.
   *[other] Il programma «{ $program }» è terminato con il codice { $code } invece di rispondere.
}{ $words ->
    [none] {""}
   *[other] {" "}Messaggio di errore: { $words }
}
bot-outside-silent = Il programma «{ $program }» non ha risposto entro { $seconds } s.{ $words ->
    [none] {""}
   *[other] {" "}Messaggio di errore: { $words }
}
bot-outside-nonsense = Il programma «{ $program }» deve rispondere con una riga come { "{" }"option": 12{ "}" } e ha detto: { $said }
bot-outside-not-offered = Il programma «{ $program }» ha scelto qualcosa che non era offerto: { $said }
bot-outside-unasked = Il programma «{ $program }» ha parlato senza essere interrogato: { $said }

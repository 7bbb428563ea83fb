### I bot: i loro nomi, e che cosa può andare storto con un programma che gioca.

bot-random = Caso
bot-novice = Principiante
bot-amateur = Dilettante
bot-expert = Esperto
bot-cmd = Programma esterno

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

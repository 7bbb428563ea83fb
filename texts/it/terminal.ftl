### Il tavolo nel terminale: le parole che vi si scrivono, e i suoi riquadri.

## Parole da scrivere.

terminal-word-board = tavolo
terminal-word-log = cronaca
terminal-word-why = perché
terminal-word-coach = allenatore
terminal-word-undo = annulla
terminal-word-save = salva
terminal-word-say = parla
terminal-word-help = aiuto
terminal-word-quit = esci
terminal-blank-save = FILE
terminal-blank-say = TESTO
terminal-help = Scrivi una mossa, il suo numero o le sue parole. Puoi anche scrivere:
terminal-about-board = il tavolo
terminal-about-log = tutto ciò che è successo finora
terminal-about-why = la regola dell’ultimo rifiuto, o degli ultimi punti
terminal-about-coach = che cosa farebbe l’allenatore, contro i bot
terminal-about-undo = riprendi la tua mossa, se non ha rivelato nulla
terminal-about-save = registra la partita finora
terminal-about-say = di’ qualcosa al tavolo
terminal-about-help = questo elenco
terminal-about-quit = lascia il tavolo

## Riquadri.

terminal-pane-board = Il tavolo
terminal-pane-news = Notizie
terminal-pane-moves = Le tue mosse
terminal-pane-coach = Allenatore
terminal-you = tu
terminal-placeholder = Una mossa, il suo numero, o una parola come aiuto
terminal-waiting = { $seats ->
    [none] Si aspettano gli altri…
   *[other] Si aspetta: { $seats }…
}
terminal-over = La partita è finita.

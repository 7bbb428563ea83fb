### De tafel in de terminal: de woorden die je daar typt, en haar vakken.

## Woorden om te typen.

terminal-word-board = bord
terminal-word-log = verslag
terminal-word-why = waarom
terminal-word-coach = coach
terminal-word-undo = terug
terminal-word-save = bewaar
terminal-word-say = zeg
terminal-word-help = hulp
terminal-word-quit = weg
terminal-blank-save = BESTAND
terminal-blank-say = TEKST
terminal-help = Typ een zet, het nummer ervan, of de woorden. Je kunt ook typen:
terminal-about-board = het bord
terminal-about-log = alles wat er tot nu toe gebeurde
terminal-about-why = de regel achter de laatste weigering of de laatste punten
terminal-about-coach = wat de coach zou doen, tegen bots
terminal-about-undo = neem je zet terug, als er niets door bekend werd
terminal-about-save = bewaar de partij tot nu toe
terminal-about-say = zeg iets tegen de tafel
terminal-about-help = deze lijst
terminal-about-quit = ga van tafel

## Vakken.

terminal-pane-board = De tafel
terminal-pane-news = Nieuws
terminal-pane-moves = Jouw zetten
terminal-pane-coach = Coach
terminal-you = jij
terminal-placeholder = Een zet, het nummer ervan, of een woord zoals hulp
terminal-waiting = { $seats ->
    [none] Wachten op anderen…
   *[other] Wachten op { $seats }…
}
terminal-over = Het spel is afgelopen.

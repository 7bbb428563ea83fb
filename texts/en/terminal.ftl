### The terminal table: the words that people type there, and its panes.

## Words to type.

terminal-word-board = board
terminal-word-log = log
terminal-word-why = why
terminal-word-coach = coach
terminal-word-undo = undo
terminal-word-save = save
terminal-word-say = say
terminal-word-help = help
terminal-word-quit = quit
terminal-blank-save = FILE
terminal-blank-say = TEXT
terminal-help = Type a move, its number, or its words. You can also type:
terminal-about-board = the board
terminal-about-log = all that happened so far
terminal-about-why = the rule behind the last refusal, or the last points
terminal-about-coach = what the coach would do, against bots
terminal-about-undo = take back your move, if it revealed nothing
terminal-about-save = write the game so far as a record
terminal-about-say = say something to the table
terminal-about-help = this list
terminal-about-quit = leave the table

## Panes.

terminal-pane-board = The table
terminal-pane-news = News
terminal-pane-moves = Your moves
terminal-pane-coach = Coach
terminal-you = you
terminal-placeholder = A move, its number, or a word such as help
terminal-waiting = { $seats ->
    [none] Waiting for others…
   *[other] Waiting for { $seats }…
}
terminal-over = The game is over.

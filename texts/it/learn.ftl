### Le pagine in cui si impara un gioco: ciò che dicono da sé. Ciò che dice una lezione è nel file del suo gioco.

learn-title = Impara giocando
learn-lead = Il suggeritore siede sotto il palco e sa ogni parte a memoria. Ti mostra una cosa alla volta, a un vero tavolo; poi tocca a te. Qui non puoi sbagliare.
learn-training = Allenati con i tuoi errori
learn-prompter = il suggeritore
learn-lessons-of = Lezioni di { $game }
learn-progress = Lezioni finite: { $done } su { $count }
learn-course-done = Ora conosci tutto il gioco.
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-finished-mark = finita
learn-next-mark = la prossima
learn-play = Gioca una partita
learn-lesson = Lezione { $number } di { $count }
learn-step = Passo { $number } di { $count }
learn-panel = Che cosa dice il suggeritore
learn-task = Il tuo compito
learn-ticked = fatto
learn-solved = Fatto
learn-wrong = Non ci siamo ancora
learn-refused = Le regole non lo permettono
learn-whisper = Il suggeritore sussurra
learn-previous = Indietro
learn-next = Avanti
learn-hint = Sussurra un indizio
learn-show = Fammi vedere
learn-leave = Lascia la lezione
learn-fold = Al tavolo
learn-unfold = Ascolta
learn-read-on = Leggi prima questo, poi scegli «Avanti». Tra poco tocca a te.
learn-done = Applausi!
learn-next-lesson = Prossima lezione
learn-all-lessons = Tutte le lezioni
learn-again = Ancora una volta
learn-rules = Rileggilo nel regolamento
learn-choice = Scegli tu
learn-choice-why = Qui niente è sbagliato. Fai la mossa che vuoi; poi la confrontiamo con tutte le altre.
learn-comparison = Che cosa porta ogni mossa
learn-comparison-measure = Prima ciò che è certo. Poi il parere dell’allenatore: un bot che sa quello che sai tu, e niente di più.
learn-chosen = la tua scelta
learn-all-moves = Mostra tutte le { $count } mosse
learn-overture = Ouverture
learn-overture-of = { $game }: l’ouverture
learn-skip = Salta
learn-first-lesson = Alla prima lezione
learn-unknown = Non c’è una lezione «{ $lesson }» di «{ $game }».
learn-wrong-answer = La risposta { $number }, «{ $answer }», non è quella che questa lezione chiede.
learn-over = La lezione era finita prima della risposta { $number }.

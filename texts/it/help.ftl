### Help at the question: what all games share.

help-answers = Che cosa significano le risposte
help-think = A che cosa si pensa di solito
help-rules = Regole { $section }
help-keys = Tutti i tasti
help-closes = chiude
help-now = Ora:
help-wait = In questo momento non ti si chiede nulla
help-wait-what = Appena tocca a te, la domanda compare alla ribalta, sotto il palco.
help-wait-1 = Indica qualsiasi cosa sul tavolo, o tienici sopra il dito: leggerai che cos’è.
help-wait-2 = La cronaca racconta tutto ciò che è successo, con la sua regola.
help-bot = Bot: { $strength }
help-prompter = Il suggeritore
help-got-it = Capito
help-more = Dimmi di più
help-quiet = Niente più suggerimenti

### Help at the question: what all games share.

help-answers = Wat de antwoorden betekenen
help-think = Wat spelers meestal afwegen
help-rules = Regels { $section }
help-keys = Alle toetsen
help-closes = sluit
help-now = Nu:
help-wait = Er wordt je nu niets gevraagd
help-wait-what = Zodra jij aan zet bent, staat de vraag in het voetlicht onder het toneel.
help-wait-1 = Wijs iets op tafel aan, of houd er een vinger op: dan lees je wat het is.
help-wait-2 = Het verslag vertelt alles wat er gebeurd is, met de regel erachter.
help-bot = Bot: { $strength }
help-prompter = De souffleur
help-got-it = Begrepen
help-more = Vertel meer
help-quiet = Geen hints meer

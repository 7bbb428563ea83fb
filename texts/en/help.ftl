### Help at the question: what all games share.

help-answers = What the answers mean
help-think = What players usually weigh
help-rules = Rules { $section }
help-keys = All keys
help-closes = closes
help-now = Now:
help-wait = You aren’t asked anything just now
help-wait-what = As soon as it’s up to you, the question appears in the footlights below the stage.
help-wait-1 = Point at anything on the table, or hold a finger on it: it says what it is.
help-wait-2 = The log tells everything that has happened, with the rule behind it.
help-bot = Bot: { $strength }
help-prompter = The prompter
help-got-it = Got it
help-more = Tell me more
help-quiet = No more hints

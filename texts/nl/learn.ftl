### De pagina’s waarop iemand een spel leert: wat ze zelf zeggen. Wat een les zegt, staat in het bestand van het spel.

learn-title = Leer het aan tafel
learn-lead = De souffleur zit onder het toneel en kent elke rol uit het hoofd. Aan een echte tafel laat hij je steeds één ding zien en daarna doe je het zelf. Je kunt hier niets fout doen.
learn-training = Oefen met je eigen fouten
learn-prompter = de souffleur
learn-lessons-of = Lessen van { $game }
learn-progress = { $done } van { $count } klaar
learn-course-done = Je kent het hele spel.
learn-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
learn-finished-mark = klaar
learn-next-mark = volgende
learn-play = Speel een spel
learn-lesson = Les { $number } van { $count }
learn-step = Stap { $number } van { $count }
learn-panel = Wat de souffleur zegt
learn-task = Jouw opdracht
learn-ticked = gedaan
learn-solved = Opdracht gedaan
learn-wrong = Dat is het nog niet
learn-refused = Dat mag niet van de regels
learn-whisper = De souffleur fluistert
learn-previous = Vorige
learn-next = Verder
learn-hint = Fluister een hint
learn-show = Doe het voor
learn-leave = Les verlaten
learn-fold = Naar de tafel
learn-unfold = Luister
learn-read-on = Lees dit eerst en kies dan ‘Verder’. Je bent zo aan zet.
learn-done = Bravo!
learn-next-lesson = Volgende les
learn-all-lessons = Alle lessen
learn-again = Nog een keer
learn-rules = Lees het na in de spelregels
learn-choice = Jouw keuze
learn-choice-why = Hier is niets fout. Doe welke zet je wilt; daarna vergelijken we hem met alle andere.
learn-comparison = Wat elke zet oplevert
learn-comparison-measure = Eerst wat zeker is. Dan wat de coach ervan vindt: een bot die weet wat jij weet, en niet meer.
learn-chosen = jouw keuze
learn-all-moves = Alle { $count } zetten tonen
learn-overture = Ouverture
learn-overture-of = { $game }: de ouverture
learn-skip = Overslaan
learn-first-lesson = Naar de eerste les
learn-unknown = Er is geen les ‘{ $lesson }’ van ‘{ $game }’.
learn-wrong-answer = Antwoord { $number }, ‘{ $answer }’, is niet het antwoord waar deze les om vraagt.
learn-over = De les was al voorbij vóór antwoord { $number }.

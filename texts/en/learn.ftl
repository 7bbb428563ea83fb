### The pages where somebody learns a game: what they say themselves. What a lesson says is in the file of its game.

learn-title = Learn at the table
learn-lead = The prompter sits below the stage and knows every part by heart. At a real table he shows you one thing at a time and lets you try it. You can’t do anything wrong here.
learn-training = Train with your own mistakes
learn-prompter = the prompter
learn-lessons-of = Lessons of { $game }
learn-progress = { $done } of { $count } done
learn-course-done = You’ve learned the whole game.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-finished-mark = done
learn-next-mark = next
learn-play = Play a game
learn-lesson = Lesson { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-panel = What the prompter says
learn-task = Your task
learn-ticked = done
learn-solved = Task done
learn-wrong = That isn’t it yet
learn-refused = The rules don’t allow that
learn-whisper = The prompter whispers
learn-previous = Previous
learn-next = Next
learn-hint = Whisper a hint
learn-show = Show me
learn-leave = Leave the lesson
learn-fold = To the table
learn-unfold = Listen
learn-read-on = Read this first, then choose “Next”. Your turn comes soon enough.
learn-done = Bravo!
learn-next-lesson = Next lesson
learn-all-lessons = All lessons
learn-again = Once more
learn-rules = Read it again in the rulebook
learn-choice = Your choice
learn-choice-why = Nothing is wrong here. Make any move you like; then we’ll compare it with all the others.
learn-comparison = What each move brings
learn-comparison-measure = First what’s certain. Then what the coach makes of it: a bot that knows what you know and no more.
learn-chosen = your choice
learn-all-moves = Show all { $count } moves
learn-overture = Overture
learn-overture-of = { $game }: the overture
learn-skip = Skip it
learn-first-lesson = To the first lesson
learn-unknown = There’s no lesson “{ $lesson }” for “{ $game }”.
learn-wrong-answer = Answer { $number }, “{ $answer }”, isn’t the one this lesson asks for.
learn-over = The lesson was over before answer { $number }.

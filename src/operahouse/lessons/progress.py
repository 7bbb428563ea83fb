"""Progress through a lesson: the answers so far lead to a stage."""

from collections.abc import Sequence

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json, State
from operahouse.kernel.paths import find
from operahouse.kernel.play import Played, play
from operahouse.kernel.preview import preview_for
from operahouse.kernel.record import play_named
from operahouse.lessons.comparison import compare_moves
from operahouse.lessons.lesson import NEXT, Choice, Lesson, Step, Task
from operahouse.lessons.snapshot import move_item, snapshot


class LessonProgress:
    """How far a learner has come. A wrong answer changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.start
        self.step = 0
        self.part = 0
        """How many moves of the step's task are made; 1 once a free choice is made."""
        self.before: State = lesson.start
        """The position in which the last free choice was made."""
        self.chosen = ""
        """The move chosen in this step, where the choice is free."""
        self.done = False
        self.items: list[Json] = []
        """What the last answer led to, numbered through the whole lesson."""
        self.number = 0
        self.figures = self._read_figures()

    @property
    def current_step(self) -> Step:
        """The current step; the last one when the lesson is done."""
        return self.lesson.steps[self.step]

    @property
    def seat(self) -> int:
        """The number of the learner's seat in this step."""
        return self.lesson.game.seats(self.state).index(self.current_step.seat)

    @property
    def task(self) -> Task | None:
        """The move that the step asks for; None if there is nothing to do."""
        return self.current_step.tasks[self.part] if self.part < len(self.current_step.tasks) else None

    @property
    def choice(self) -> Choice | None:
        """The choice that is still to be made; None if there is nothing to choose."""
        return self.current_step.choice if self.part == 0 else None

    @property
    def is_last_step(self) -> bool:
        """Whether no step follows."""
        return self.step + 1 == len(self.lesson.steps)

    @property
    def solution(self) -> str:
        """An answer that goes on."""
        asked = self.task or self.choice
        return NEXT if asked is None else asked.solution

    def comparison(self) -> Json | None:
        """What was chosen freely, and all moves that could have been; None where nothing was."""
        choice = self.current_step.choice
        if choice is None or not self.chosen:
            return None
        moves = compare_moves(self.lesson.game, self.before, self.seat, choice)
        return {"chosen": self.chosen, "remark": choice.remark(self.chosen), "moves": moves}

    def answer(self, answer: str) -> Json | None:
        """Go on with this answer, or return what is wrong with it."""
        self.items = []
        if self.task is not None or self.choice is not None:
            return self._make_move(answer)
        if answer != NEXT:
            return {"key": "learn-read-on", "rule": "", "details": {}}
        self._go_on_from_choice()
        self._next_step()
        return None

    def _make_move(self, text: str) -> Json | None:
        """Make the move if the rules allow it and the step asks for it."""
        game = self.lesson.game
        try:
            played = play(game, self.state, self.seat, text, whole=True)
        except Refusal as refusal:
            return {"key": refusal.key, "rule": refusal.rule, "details": refusal.details}
        move = game.spell_move(self.state, self.seat, played.steps)
        if self.task is not None:
            return self._try(self.task, move, played)
        self._choose(move, played)
        return None

    def _choose(self, move: str, played: Played) -> None:
        """Every legal move is as good an answer as any other to a free choice."""
        self.before = self.state
        self.chosen = move
        self.part = 1
        self._advance(self.current_step.seat, move, played)

    def _go_on_from_choice(self) -> None:
        """Whatever was chosen, the lesson goes on with its own move."""
        choice = self.current_step.choice
        if choice is not None and not self.is_last_step:
            self.state = play(self.lesson.game, self.before, self.seat, choice.solution, whole=True).state

    def _try(self, task: Task, move: str, played: Played) -> Json | None:
        """Make a legal move if the task asks for it."""
        after = snapshot(self.lesson, played.state, self.seat)
        if not task.accepts(move, after):
            ending = task.mistake(move, after)
            return {"key": self.lesson.key(self.step + 1, self.part + 1, "wrong", ending), "rule": "", "details": {}}
        self._advance(self.current_step.seat, move, played)
        self.part += 1
        if self.task is None:
            self._next_step()
        return None

    def _next_step(self) -> None:
        """Others and chance move, and the next step begins."""
        for index, (name, text) in enumerate(self.current_step.then):
            path = f"steps[{self.step}].then[{index}]"
            self._advance(name, text, play_named(self.lesson.game, self.state, name, text, path))
        if self.is_last_step:
            self.done = True
            return
        self.step += 1
        self.part = 0
        self.chosen = ""
        self.figures = self._read_figures()

    def _advance(self, name: str, move: str, played: Played) -> None:
        self.state = played.state
        self.number += 1
        self.items.append(move_item(self.number, name, move, played.events, self.current_step.seat))

    def _read_figures(self) -> Json:
        """Arguments of the step's texts: figures of the box, of the lesson and of the position."""
        seen = snapshot(self.lesson, self.state, self.seat)
        figures = {blank: find(seen, path.split("/")) for blank, path in self.current_step.figures}
        return {**self.lesson.game.reference().blanks, **dict(self.lesson.given), **figures}


def follow_answers(lesson: Lesson, answers: Sequence[str]) -> tuple[LessonProgress, Json | None]:
    """How far these answers lead, and what is wrong with the last one. Raises an error if an earlier one is wrong."""
    progress = LessonProgress(lesson)
    wrong: Json | None = None
    for number, answer in enumerate(answers, 1):
        if wrong is not None:
            raise OperahouseError("learn-wrong-answer", {"number": number - 1, "answer": answers[number - 2][:80]})
        if progress.done:
            raise OperahouseError("learn-over", {"number": number})
        wrong = progress.answer(answer)
    return progress, wrong


def lesson_stage(lesson: Lesson, answers: Sequence[str]) -> Json:
    """The stage that these answers lead to, as JSON: docs/lessons.md describes it."""
    at, wrong = follow_answers(lesson, answers)
    step = at.current_step
    return {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "step": at.step + 1,
        "steps": len(lesson.steps),
        "part": at.part,
        "parts": len(step.tasks) or (1 if step.choice else 0),
        "free": step.choice is not None,
        "done": at.done,
        "seat": step.seat,
        "light": [] if at.done else list(step.light),
        "picture": None if step.picture is None else {"part": step.picture.part, "focus": step.picture.focus},
        "figures": at.figures,
        "snapshot": snapshot(lesson, at.state, at.seat),
        "items": at.items,
        "wrong": wrong,
        "solution": at.solution,
        "comparison": None if at.done else at.comparison(),
    }


def preview(lesson: Lesson, answers: Sequence[str], moves: list[str]) -> list[Json]:
    """What moves of the learner would lead to at this stage, without making them."""
    at, _ = follow_answers(lesson, answers)
    return preview_for(lesson.game, at.state, at.seat, moves)

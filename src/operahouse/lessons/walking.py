"""Going through a lesson: the answers so far lead to a stage, and the last one is explained if it is not wanted."""

from collections.abc import Sequence

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json, State
from operahouse.kernel.play import Played, play_whole
from operahouse.kernel.preview import preview_for
from operahouse.kernel.record import play_named
from operahouse.lessons.lesson import NEXT, Lesson, Step, Task
from operahouse.lessons.paths import find
from operahouse.lessons.sight import sight, told


class Walk:
    """How far a learner has come. An answer that is not wanted changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.start
        self.step = 0
        self.part = 0
        """How many moves of the step's task are made."""
        self.done = False
        self.items: list[Json] = []
        """What the last answer led to, numbered through the whole lesson."""
        self.number = 0
        self.figures = self._read_figures()

    @property
    def page(self) -> Step:
        """The step at hand; the last one when the lesson is done."""
        return self.lesson.steps[self.step]

    @property
    def seat(self) -> int:
        """The learner's seat in this step, by number."""
        return self.lesson.game.seats(self.state).index(self.page.seat)

    @property
    def task(self) -> Task | None:
        """The move that is asked for."""
        return self.page.tasks[self.part] if self.part < len(self.page.tasks) else None

    def take(self, answer: str) -> Json | None:
        """Go on with this answer, or say what is wrong with it."""
        self.items = []
        if self.task is not None:
            return self._try(self.task, answer)
        if answer != NEXT:
            return {"key": "learn-read-on", "rule": "", "details": {}}
        self._turn_page()
        return None

    def _try(self, task: Task, text: str) -> Json | None:
        """Make the move if the rules allow it and the task asks for it."""
        game = self.lesson.game
        try:
            played = play_whole(game, self.state, self.seat, text)
        except Refusal as refusal:
            return {"key": refusal.key, "rule": refusal.rule, "details": refusal.details}
        move = game.spell_move(self.state, self.seat, played.steps)
        after = sight(self.lesson, played.state, self.seat)
        if not task.accepts(move, after):
            ending = task.mistake(move, after)
            return {"key": self.lesson.key(self.step + 1, self.part + 1, "wrong", ending), "rule": "", "details": {}}
        self._go_on(self.page.seat, move, played)
        self.part += 1
        if self.task is None:
            self._turn_page()
        return None

    def _turn_page(self) -> None:
        """Others and luck move, and the next step begins."""
        for index, (name, text) in enumerate(self.page.then):
            path = f"steps[{self.step}].then[{index}]"
            self._go_on(name, text, play_named(self.lesson.game, self.state, name, text, path))
        if self.step + 1 == len(self.lesson.steps):
            self.done = True
            return
        self.step += 1
        self.part = 0
        self.figures = self._read_figures()

    def _go_on(self, name: str, move: str, played: Played) -> None:
        self.state = played.state
        self.number += 1
        self.items.append(told(self.number, name, move, played.events, self.page.seat))

    def _read_figures(self) -> Json:
        """What fills the blanks of the step's texts: figures of the box, and those of the position."""
        seen = sight(self.lesson, self.state, self.seat)
        return {
            **self.lesson.game.reference().figures,
            **{blank: find(seen, path) for blank, path in self.page.figures},
        }


def follow(lesson: Lesson, answers: Sequence[str]) -> tuple[Walk, Json | None]:
    """How far these answers lead, and what is wrong with the last one; an earlier wrong one is an error."""
    walk = Walk(lesson)
    wrong: Json | None = None
    for number, answer in enumerate(answers, 1):
        if wrong is not None:
            raise OperahouseError("learn-wrong-answer", {"number": number - 1, "answer": answers[number - 2][:80]})
        if walk.done:
            raise OperahouseError("learn-over", {"number": number})
        wrong = walk.take(answer)
    return walk, wrong


def walk(lesson: Lesson, answers: Sequence[str]) -> Json:
    """The stage that these answers lead to: docs/lessons.md tells its parts."""
    at, wrong = follow(lesson, answers)
    task = at.task
    return {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "step": at.step + 1,
        "steps": len(lesson.steps),
        "part": at.part,
        "parts": len(at.page.tasks),
        "done": at.done,
        "seat": at.page.seat,
        "light": [] if at.done else list(at.page.light),
        "figures": at.figures,
        "sight": sight(lesson, at.state, at.seat),
        "items": at.items,
        "wrong": wrong,
        "solution": NEXT if task is None else task.solution,
    }


def consider(lesson: Lesson, answers: Sequence[str], moves: list[str]) -> list[Json]:
    """What moves of the learner would lead to at this stage, without making them."""
    at, _ = follow(lesson, answers)
    return preview_for(lesson.game, at.state, at.seat, moves)

"""How long a lesson takes: what is read at a plain reading speed, and some seconds for everything that's done.

docs/lessons.md states the method and these figures.
"""

from operahouse.app.rulebook import fill_blanks
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.lessons.lesson import Lesson, Step
from tests.texts.samples import lesson_figures

WORDS_A_MINUTE = 200
"""Plain silent reading of something new; novels are read faster."""
TURN_PAGE = 2
MAKE_MOVE = 15
"""Seconds to find a move on the table, make it and see what it does."""
WATCH_MOVE = 1
"""Seconds for each move of others, as it is shown."""
CHOOSE = 20
"""Seconds to weigh a free choice before it is made."""
COMPARE = 30
"""Seconds to look through what every move would have brought."""


def told_minutes(each: Lesson) -> int:
    """Whole minutes, in the language with the most to read."""
    return max(1, round(max(seconds(each, lang) for lang in LANGUAGES) / 60))


def seconds(each: Lesson, lang: str) -> float:
    """Everything that everybody reads and does; hints and mistakes aside."""
    keys = [key for number, step in enumerate(each.steps, 1) for key in _read(each, number, step)]
    if not each.is_overture:
        keys.append(each.key("done"))
    words = sum(len(_said(each, key, lang).split()) for key in keys)
    return words * 60 / WORDS_A_MINUTE + sum(_doing(step) for step in each.steps)


def _read(each: Lesson, number: int, step: Step) -> list[str]:
    """What is on the page at a step."""
    own = ["title", "say"]
    if step.tasks:
        own += ["task", *[f"{part}-item" for part in range(1, len(step.tasks) + 1)]]
    if step.choice is not None:
        own += ["choice", "better"]
    return [each.key(number, ending) for ending in own]


def _doing(step: Step) -> int:
    watched = WATCH_MOVE * len(step.then)
    if step.choice is not None:
        return CHOOSE + MAKE_MOVE + COMPARE + TURN_PAGE + watched
    return (MAKE_MOVE * len(step.tasks) or TURN_PAGE) + watched


def _said(each: Lesson, key: str, lang: str) -> str:
    details = lesson_figures(lang).get(key) or fill_blanks(each.game, Texts(lang))
    return Texts(lang).say(key, details)

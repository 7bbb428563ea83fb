"""What a lesson is: a position, and steps that are read or solved."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from operahouse.kernel.game import Game, Json, State
from operahouse.lessons.paths import find

NEXT: Final = "next"
"""The answer to a step that asks for no move."""


@dataclass(frozen=True, slots=True)
class Check:
    """What a path into the learner's sight must lead to after a move."""

    path: str
    relation: str
    """`equals`, `at_least` or `at_most`."""
    value: object
    wrong: str
    """The end of the text that explains a move after which it does not hold; empty for the general one."""

    def holds(self, sight: Json) -> bool:
        """Whether it is so in this sight; none of a thing is 0 of it."""
        found = find(sight, self.path)
        if self.relation == "equals":
            return found == self.value or (found is None and self.value == 0)
        count = 0 if found is None else found
        if not isinstance(count, int) or not isinstance(self.value, int):
            return False
        return count >= self.value if self.relation == "at_least" else count <= self.value


@dataclass(frozen=True, slots=True)
class Task:
    """One move of the learner: named by patterns, or by what must be so after it."""

    solution: str
    """The move that “show me” makes."""
    accept: tuple[str, ...]
    check: tuple[Check, ...]
    wrong: tuple[tuple[str, str], ...]
    """Patterns of legal moves that are not wanted, each with the end of the text that says why."""

    def accepts(self, move: str, after: Json) -> bool:
        """Whether a legal move, and the learner's sight after it, is what was asked for."""
        if self.check:
            return all(check.holds(after) for check in self.check)
        return any(fnmatchcase(move, pattern) for pattern in self.accept)

    def mistake(self, move: str, after: Json) -> str:
        """The end of the text that explains why a legal move is not wanted; empty for the general one."""
        named = [ending for pattern, ending in self.wrong if fnmatchcase(move, pattern)]
        failed = [check.wrong for check in self.check if not check.holds(after)]
        return next((ending for ending in [*named, *failed] if ending), "")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the prompter says, with the moves it asks for."""

    seat: str
    light: tuple[str, ...]
    """The regions of the table it is about; none for the whole table."""
    figures: tuple[tuple[str, str], ...]
    """Blanks of its texts, each with a path into the learner's sight when the step begins."""
    tasks: tuple[Task, ...]
    then: tuple[tuple[str, str], ...]
    """What others and luck do after it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game. All that is said in it is in the texts: see `key`."""

    game: Game
    name: str
    rules: tuple[str, ...]
    minutes: int
    names: tuple[tuple[str, str], ...]
    """Given names of the others."""
    start: State
    steps: tuple[Step, ...]

    def key(self, *parts: object) -> str:
        """The key of a text: `operalessons-programme-2-1-hint`."""
        return "-".join([f"{self.game.name}lessons", self.name, *[str(part) for part in parts if part != ""]])

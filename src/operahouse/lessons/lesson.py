"""What a lesson is: a position, and steps to read, to solve or to decide freely."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from operahouse.kernel.game import Game, State
from operahouse.kernel.paths import find
from operahouse.kernel.snapshot import Snapshot

NEXT: Final = "next"
"""The answer to a step that asks for no move."""


@dataclass(frozen=True, slots=True)
class Check:
    """A condition on the learner's snapshot after a move."""

    path: str
    relation: str
    """`equals`, `at_least` or `at_most`."""
    value: object
    wrong: str
    """The suffix of the text that explains a move after which it does not hold; empty for the general text."""

    def holds(self, snapshot: Snapshot) -> bool:
        """Whether it holds in this snapshot. A missing number counts as 0."""
        found = find(snapshot, self.path.split("/"))
        if self.relation == "equals":
            return found == self.value or (found is None and self.value == 0)
        count = 0 if found is None else found
        if not isinstance(count, int) or not isinstance(self.value, int):
            return False
        return count >= self.value if self.relation == "at_least" else count <= self.value


@dataclass(frozen=True, slots=True)
class Task:
    """One move of the learner: given by patterns, or by conditions that must hold after it."""

    solution: str
    """The move that “show me” makes."""
    accept: tuple[str, ...]
    check: tuple[Check, ...]
    wrong: tuple[tuple[str, str], ...]
    """Patterns of legal moves that are not wanted, each with the suffix of the text that says why."""

    def accepts(self, move: str, after: Snapshot) -> bool:
        """Whether a legal move, with the learner's snapshot after it, is what the task asks for."""
        if self.check:
            return all(check.holds(after) for check in self.check)
        return any(fnmatchcase(move, pattern) for pattern in self.accept)

    def mistake(self, move: str, after: Snapshot) -> str:
        """The suffix of the text that explains why a legal move is not wanted; empty for the general text."""
        named = [ending for pattern, ending in self.wrong if fnmatchcase(move, pattern)]
        failed = [check.wrong for check in self.check if not check.holds(after)]
        return next((ending for ending in [*named, *failed] if ending), "")


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that the learner is free to take. Whatever is chosen is compared with all other legal moves."""

    solution: str
    """The move that the lesson goes on with afterwards."""
    better: tuple[str, ...]
    """Patterns of the moves that its text calls the better ones."""
    figures: tuple[tuple[str, str], ...]
    """What is told of every move: names of texts, each with a path into the move's preview."""
    remarks: tuple[tuple[str, str], ...]
    """Patterns of moves, each with the suffix of the text that is said to the learner who chose it."""

    def remark(self, move: str) -> str:
        """The suffix of what is said about this choice; empty if there is nothing to say."""
        return next((ending for pattern, ending in self.remarks if fnmatchcase(move, pattern)), "")


@dataclass(frozen=True, slots=True)
class Picture:
    """A part of the table that is drawn by itself, as in the rulebook."""

    part: str
    focus: str
    """Whose, or which house or composer; empty where there is only one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One explanation, with the moves that it asks for or the choice that it leaves."""

    seat: str
    light: tuple[str, ...]
    """The regions of the table that it is about; none for the whole table."""
    figures: tuple[tuple[str, str], ...]
    """Arguments of its texts, each with a path into the learner's snapshot at the start of the step."""
    tasks: tuple[Task, ...]
    choice: Choice | None
    picture: Picture | None
    """Drawn in the place of the table; None if the table itself is there."""
    then: tuple[tuple[str, str], ...]
    """What others and chance do after it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game. Everything it says is in the texts: see `key`."""

    game: Game
    name: str
    rules: tuple[str, ...]
    minutes: int
    names: tuple[tuple[str, str], ...]
    """First names of the other players."""
    given: tuple[tuple[str, int], ...]
    """Numbers for its texts that neither the box nor the table knows."""
    start: State
    steps: tuple[Step, ...]

    @property
    def is_overture(self) -> bool:
        """Whether it only shows pictures: an introduction to the game, which can be skipped."""
        return all(step.picture is not None for step in self.steps)

    def key(self, *parts: object) -> str:
        """The key of a text: `operalessons-programme-2-1-hint`."""
        return "-".join([f"{self.game.name}lessons", self.name, *[str(part) for part in parts if part != ""]])

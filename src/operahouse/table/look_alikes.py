"""Names that look alike, by Unicode's own table of confusable characters (Unicode Technical Standard 39)."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import category, normalize

TABLE: Final = Path(__file__).with_name("look_alikes.txt")
"""Written by `python -m tools.confusables`."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""What is nothing to see, though Unicode doesn't count it among the controls: joiners, fillers, blank patterns."""
SELECTORS: Final = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors, which choose how the character before them is drawn."""


class Look(NamedTuple):
    """What a name looks like, in two ways. Two names are alike if they agree in either.

    Capital I and small l look the same, and so do names that differ in case only, but not all of it at once: Lia and
    Ila are two names.
    """

    exact: str
    """As it is written."""
    folded: str
    """Without regard to case."""

    def is_like(self, other: "Look") -> bool:
        """Whether people could take one for the other."""
        return self.exact == other.exact or self.folded == other.folded


def look_of(name: str) -> Look:
    """What a name looks like."""
    plain = normalize("NFKC", name)
    return Look(_skeleton(plain).casefold(), _skeleton(normalize("NFKC", plain.casefold())).casefold())


def is_invisible(letter: str) -> bool:
    """Whether there's nothing to see of a character, or it only changes how its neighbours are drawn."""
    code = ord(letter)
    selector = any(first <= code <= last for first, last in SELECTORS)
    return selector or letter in INVISIBLE or category(letter) in ("Cf", "Cc")


def _skeleton(name: str) -> str:
    """A name without blanks, with every character replaced by the simplest one that looks like it."""
    visible = "".join(letter for letter in normalize("NFD", name) if not is_invisible(letter))
    drawn = normalize("NFD", visible.translate(_prototypes()))
    return "".join(drawn.split())


@cache
def _prototypes() -> dict[int, str]:
    """The simplest look-alike of each character that has one."""
    _, _, table = TABLE.read_text(encoding="utf-8").partition("\n\n")
    lines = [line.rsplit("\t", 1) for line in table.removesuffix("\n").split("\n")]
    return {ord(letter): prototype for prototype, letters in lines for letter in letters}

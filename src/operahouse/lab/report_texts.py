"""Texts, names and numbers in the reader's language, for reports of the lab."""

from math import isinf

from operahouse.kernel.game import Say
from operahouse.lab.intervals import Interval

MINUS = "−"


class ReportTexts:
    """The lab's texts, the names of one game, and formatted numbers."""

    def __init__(self, say: Say, game: str) -> None:
        self._say = say
        self._game = game
        self._decimal = say("lab-decimal", {})

    def text(self, key: str, **blanks: object) -> str:
        """A text of the lab."""
        return self._say(f"lab-{key}", blanks)

    def game(self) -> str:
        """The name of the game."""
        return self._name(f"lab-game-{self._game}", self._game.capitalize())

    def source(self, why: str) -> str:
        """The name of a source of points."""
        return self._name(f"{self._game}-why-{why}", why)

    def thing(self, what: str) -> str:
        """The name of something done, word by word: "Wien, main building"."""
        return ", ".join(self._name(f"{self._game}-name-{word}", word) for word in what.split())

    def kind(self, kind: str) -> str:
        """The name of a kind of event."""
        return self._name(f"lab-kind-{self._game}-{kind}", kind)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with this many decimals."""
        if isinf(value):
            return "∞" if value > 0 else f"{MINUS}∞"
        text = f"{abs(value):.{digits}f}".replace(".", self._decimal)
        return MINUS + text if round(value, digits) < 0 else text

    def percent(self, value: float, digits: int = 1) -> str:
        """A share as a percentage."""
        return self.text("percent", number=self.number(100 * value, digits))

    def number_interval(self, interval: Interval) -> str:
        """A number with its confidence interval."""
        value, low, high = (self.number(part) for part in interval)
        return self.text("interval", value=value, low=low, high=high)

    def percent_interval(self, interval: Interval) -> str:
        """A percentage with its confidence interval."""
        value, low, high = (self.percent(part) for part in interval)
        return self.text("interval", value=value, low=low, high=high)

    def _name(self, key: str, word: str) -> str:
        """The text for a key, or the bare word if there is none."""
        found = self._say(key, {})
        return word if found == key else found

"""Words and numbers as the reader writes them."""

from math import isinf

from operahouse.kernel.game import Say
from operahouse.lab.intervals import Interval

MINUS = "−"


class Wording:
    """Texts of the lab, names of one game, and numbers."""

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
        """What points were given for."""
        return self._name(f"{self._game}-why-{why}", why)

    def thing(self, what: str) -> str:
        """Something done, word by word: "Wien, main building"."""
        return ", ".join(self._name(f"{self._game}-name-{word}", word) for word in what.split())

    def kind(self, kind: str) -> str:
        """A kind of event."""
        return self._name(f"lab-kind-{self._game}-{kind}", kind)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        if isinf(value):
            return "∞" if value > 0 else f"{MINUS}∞"
        text = f"{abs(value):.{digits}f}".replace(".", self._decimal)
        return MINUS + text if round(value, digits) < 0 else text

    def percent(self, value: float, digits: int = 1) -> str:
        """A share."""
        return self.text("percent", number=self.number(100 * value, digits))

    def sure_number(self, interval: Interval) -> str:
        """A number with its interval."""
        value, low, high = (self.number(part) for part in interval)
        return self.text("interval", value=value, low=low, high=high)

    def sure_percent(self, interval: Interval) -> str:
        """A share with its interval."""
        value, low, high = (self.percent(part) for part in interval)
        return self.text("interval", value=value, low=low, high=high)

    def _name(self, key: str, word: str) -> str:
        """The text for a key; the bare word where there is none."""
        found = self._say(key, {})
        return word if found == key else found

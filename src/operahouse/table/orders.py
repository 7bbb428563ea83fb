"""Orders given beforehand: what to answer to which question, under which conditions of the own view."""

from dataclasses import dataclass

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

COMPARISONS = ["is", "is-not", "at-least", "at-most", "has"]
MOST_CONDITIONS = 8
LARGEST = 10**9


@dataclass(frozen=True, slots=True)
class Condition:
    """Something about the seat's own view: `asks.question is buy`, `offer.verdi at-least 3`, `ladder.5 is verdi`."""

    path: str
    compare: str
    value: str | int

    def holds(self, view: Json) -> bool:
        """Whether the view shows it now; what a view does not show does not hold."""
        found: object = view
        for part in self.path.split("."):
            found = _part(found, part)
        if self.compare == "is":
            return found == self.value
        if self.compare == "is-not":
            return found is not None and found != self.value
        if self.compare == "has":
            return isinstance(found, list | dict) and self.value in found
        if not isinstance(found, int) or not isinstance(self.value, int):
            return False
        return found >= self.value if self.compare == "at-least" else found <= self.value

    def to_json(self) -> list[object]:
        """The condition in three words."""
        return [self.path, self.compare, self.value]

    def in_words(self) -> Json:
        """The key of a text and what fills its blanks."""
        return {"text": f"table-order-{self.compare}", "details": {"what": self.path, "value": self.value}}


def _part(whole: object, name: str) -> object:
    """What a view holds under a name, or in a list at a place counted from 0; None for nothing."""
    if isinstance(whole, dict):
        return whole.get(name)
    if isinstance(whole, list) and name.isdecimal() and int(name) < len(whole):
        return whole[int(name)]
    return None


@dataclass(frozen=True, slots=True)
class Order:
    """The move to make when all of `when` holds, unless any of `unless` does."""

    when: tuple[Condition, ...]
    unless: tuple[Condition, ...]
    move: str

    def applies(self, view: Json) -> bool:
        """Whether the order says what to do in this view."""
        wanted = all(condition.holds(view) for condition in self.when)
        return wanted and not any(condition.holds(view) for condition in self.unless)

    def to_json(self) -> Json:
        """The order as it is stored."""
        when, unless = [[condition.to_json() for condition in part] for part in (self.when, self.unless)]
        return {"when": when, "unless": unless, "move": self.move}

    def in_words(self) -> Json:
        """The order for its owner's eyes: keys of texts and what fills their blanks."""
        when, unless = [[condition.in_words() for condition in part] for part in (self.when, self.unless)]
        return {"text": "table-order", "details": {"move": self.move}, "when": when, "unless": unless}


def read_order(reader: Reader) -> Order:
    """An order somebody wrote."""
    reader.only(["when", "unless", "move"])
    when, unless = [_read_conditions(reader.at(name)) for name in ("when", "unless")]
    return Order(when, unless, reader.at("move").text())


def _read_conditions(reader: Reader) -> tuple[Condition, ...]:
    items = reader.items()
    if len(items) > MOST_CONDITIONS:
        raise reader.wrong("table-malformed-conditions", {"most": MOST_CONDITIONS})
    return tuple(_read_condition(item) for item in items)


def _read_condition(reader: Reader) -> Condition:
    parts = reader.items()
    if len(parts) != 3:
        raise reader.wrong("malformed-length", {"expected": "3"})
    path, compare = parts[0].text(), COMPARISONS[parts[1].word(COMPARISONS)]
    if isinstance(parts[2].value, str):
        return Condition(path, compare, parts[2].text())
    return Condition(path, compare, parts[2].integer(-LARGEST, LARGEST))

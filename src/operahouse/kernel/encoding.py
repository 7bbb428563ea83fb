"""Views as numbers for learning: from -1 to 1, and always as many.

A shape says what a part of a view can hold; walking it is the same for every game. What is absent becomes zeros.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol
from zlib import crc32

Numbers = list[float]


class Shape(Protocol):
    """What one part of a view can hold."""

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        ...

    def labels(self, path: str) -> list[str]:
        """What each number says; the path leads to this part of the view."""
        ...

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Write the value into its numbers, which are zeros before."""
        ...


class Number:
    """A whole number, or true or false, as a share of `most`; what lies beyond is cut off."""

    def __init__(self, most: int) -> None:
        self.size = 1
        self._most = most

    def labels(self, path: str) -> list[str]:
        """The number itself."""
        return [path]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """The share, from -1 to 1."""
        if isinstance(value, int):
            numbers[start] = max(-1.0, min(1.0, value / self._most))


class Word:
    """One of several words: 1 at its place. Null may be one of them, where it differs from nothing at all."""

    def __init__(self, words: Sequence[str | None]) -> None:
        self.size = len(words)
        self._places = {word: place for place, word in enumerate(words)}

    def labels(self, path: str) -> list[str]:
        """One for each word."""
        return [f"{path}={word}" for word in self._places]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Nothing for a word that is not among them."""
        if isinstance(value, str | None) and value in self._places:
            numbers[start + self._places[value]] = 1.0


class Index:
    """A number from 0 on that is a name rather than an amount: 1 at its place."""

    def __init__(self, count: int) -> None:
        self.size = count

    def labels(self, path: str) -> list[str]:
        """One for each number."""
        return [f"{path}={number}" for number in range(self.size)]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Nothing for a number beyond."""
        if isinstance(value, int) and 0 <= value < self.size:
            numbers[start + value] = 1.0


class Words:
    """Any of several words, in a list or in a text: 1 at the place of each, whatever their order."""

    def __init__(self, words: Sequence[str]) -> None:
        self.size = len(words)
        self._places = {word: place for place, word in enumerate(words)}

    def labels(self, path: str) -> list[str]:
        """One for each word."""
        return [f"{path}={word}" for word in self._places]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Words that are not among them are passed over."""
        said = value.split() if isinstance(value, str) else value
        for word in said if isinstance(said, list) else []:
            if word in self._places:
                numbers[start + self._places[word]] = 1.0


class Row:
    """A list of at most so many parts of one shape, in their order."""

    def __init__(self, length: int, shape: Shape) -> None:
        self.size = length * shape.size
        self._length = length
        self._shape = shape

    def labels(self, path: str) -> list[str]:
        """Those of each part, counted from 0."""
        return [label for index in range(self._length) for label in self._shape.labels(f"{path}[{index}]")]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Part by part; nothing after the last."""
        for index, part in enumerate(value[: self._length] if isinstance(value, list) else []):
            self._shape.write(part, numbers, start + index * self._shape.size)


class Fields:
    """Named parts, each of its own shape; parts without a shape are passed over."""

    def __init__(self, parts: Mapping[str, Shape]) -> None:
        self.size = 0
        self._parts: dict[str, tuple[int, Shape]] = {}
        for name, shape in parts.items():
            self._parts[name] = (self.size, shape)
            self.size += shape.size

    def labels(self, path: str) -> list[str]:
        """Those of each part, below its name."""
        below = f"{path}." if path else ""
        return [label for name, (_, shape) in self._parts.items() for label in shape.labels(below + name)]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Nothing for a part that is not there."""
        for name, part in value.items() if isinstance(value, dict) else []:
            if name in self._parts:
                offset, shape = self._parts[name]
                shape.write(part, numbers, start + offset)


def each(names: Sequence[str], shape: Shape) -> Fields:
    """The same shape under each of these names."""
    return Fields(dict.fromkeys(names, shape))


class Hashed:
    """Anything: every leaf of the view is added to one of `size` numbers, chosen by a checksum of its path.

    Two leaves may share a number, so this is only for a game that nobody has described yet.
    """

    def __init__(self, size: int, most: int) -> None:
        self.size = size
        self._most = most

    def labels(self, path: str) -> list[str]:
        """Nothing but a count: each number stands for many paths."""
        return [f"{path}#{place}" for place in range(self.size)]

    def write(self, value: object, numbers: Numbers, start: int) -> None:
        """Sums of whole numbers as shares of `most`, and of 1 for each word, cut off at -1 and 1."""
        for path, number in self._leaves(value, ""):
            place = start + crc32(path.encode()) % self.size
            numbers[place] = max(-1.0, min(1.0, numbers[place] + number))

    def _leaves(self, value: object, path: str) -> Iterable[tuple[str, float]]:
        if isinstance(value, dict):
            for name, part in value.items():
                yield from self._leaves(part, f"{path}.{name}")
        elif isinstance(value, list):
            for index, part in enumerate(value):
                yield from self._leaves(part, f"{path}[{index}]")
        elif isinstance(value, bool | str):
            yield f"{path}={value}", 1.0
        elif isinstance(value, int):
            yield path, value / self._most

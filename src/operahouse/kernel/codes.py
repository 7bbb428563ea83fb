"""A position as codes: a list of numbers, each saying that one thing is so. A network adds up what they mean."""

from typing import Protocol

from operahouse.kernel.game import State


class CodeGroup:
    """Codes side by side that say how much there is of one thing, or which of several it is. No code says none."""

    __slots__ = ("first", "name", "size")

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name: str = name
        self.first: int = first
        self.size: int = size

    def write(self, codes: list[int], value: int) -> None:
        """Add the code for a value from 1 to the size; what is larger counts as the size, what is less as none."""
        if value > 0:
            codes.append(self.first + (value if value < self.size else self.size) - 1)


class CodeBook:
    """The groups of one kind of codes, numbered one after the other."""

    def __init__(self) -> None:
        self.size: int = 0
        self.groups: list[CodeGroup] = []

    def add(self, name: str, size: int) -> CodeGroup:
        """A new group behind the others."""
        group = CodeGroup(name, self.size, size)
        self.size += size
        self.groups.append(group)
        return group

    def add_each(self, name: str, count: int, size: int) -> list[CodeGroup]:
        """As many groups of one size: a city each, or a composer each."""
        return [self.add(f"{name}-{number}", size) for number in range(count)]


class CodeEncoder(Protocol):
    """The codes of one game. What nobody at the table can know, such as the order of a deck, changes none of them."""

    @property
    def table(self) -> CodeBook:
        """Codes about what all seats share."""
        ...

    @property
    def seat(self) -> CodeBook:
        """Codes about one seat that every seat may know."""
        ...

    @property
    def secret(self) -> CodeBook:
        """Codes about one seat that only this seat knows. They count for nobody else."""
        ...

    def table_codes(self, state: State) -> list[int]:
        """What all seats share."""
        ...

    def seat_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """What everybody may know about a seat, with its features as the game's extractor found them."""
        ...

    def secret_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """What only the seat itself knows."""
        ...

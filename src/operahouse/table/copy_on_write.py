"""A list whose copies share storage until they differ."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

Item = TypeVar("Item")


class CopyOnWriteList(Sequence[Item], Generic[Item]):
    """A list that copies in constant time, however long it is.

    All copies look at one list, each up to its own length. The first copy to append extends the shared list. A copy
    that differs from what is already there gets a list of its own.
    """

    __slots__ = ("_items", "_size")

    def __init__(self, original: "CopyOnWriteList[Item] | None" = None) -> None:
        """A copy of another list, or an empty one."""
        self._items: list[Item] = [] if original is None else original._items
        self._size: int = 0 if original is None else original._size

    def append(self, item: Item) -> None:
        """Add at the end."""
        if self._size < len(self._items):
            self._items = self._items[: self._size]
        self._items.append(item)
        self._size += 1

    def pop(self) -> Item:
        """Remove and return the last item. Other copies keep it."""
        last = self[-1]
        self._size -= 1
        return last

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items[: self._size])

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._size)
            return self._items[start:stop:step] if step > 0 else list(self)[index]
        if not -self._size <= index < self._size:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._size + index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        raise TypeError("a list that grows has no hash")

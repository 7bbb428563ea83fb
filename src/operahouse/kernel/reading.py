"""Reading data that others wrote: every complaint names the place and the first thing wrong."""

from collections.abc import Sequence

from operahouse.kernel.errors import Malformed


class Reader:
    """A value somewhere inside the data, with the path that leads to it."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str = "") -> None:
        self.value: object = value
        self.path: str = path

    def wrong(self, key: str, details: dict[str, object]) -> Malformed:
        """The complaint about this value."""
        return Malformed(self.path, key, details)

    def at(self, name: str) -> "Reader":
        """The value under a name that must be there."""
        mapping = self.mapping()
        if name not in mapping:
            raise Malformed(self._below(name), "malformed-missing", {})
        return Reader(mapping[name], self._below(name))

    def get(self, name: str) -> "Reader | None":
        """The value under a name that may be left out."""
        mapping = self.mapping()
        return Reader(mapping[name], self._below(name)) if name in mapping else None

    def optional_text(self, name: str, longest: int | None = None) -> str:
        """The text under a name that may be left out, and then is empty; at most so many characters."""
        value = self.get(name)
        text = "" if value is None else value.text()
        if value is not None and longest is not None and len(text) > longest:
            raise value.wrong("malformed-too-long", {"count": len(text), "most": longest})
        return text

    def mapping(self) -> dict[str, object]:
        """This value as an object with named parts."""
        value = self.value
        if not isinstance(value, dict):
            raise self.wrong("malformed-not-object", {"value": _shown(value)})
        for name in value:
            if not isinstance(name, str):
                raise self.wrong("malformed-not-object", {"value": _shown(value)})
        return value

    def only(self, names: Sequence[str]) -> None:
        """Refuse parts that nobody knows, so that a misspelt name is never passed over."""
        for name in self.mapping():
            if name not in names:
                raise Malformed(self._below(name), "malformed-unknown-field", {"name": name})

    def entries(self) -> list[tuple[str, "Reader"]]:
        """The named parts in their order."""
        return [(name, Reader(value, self._below(name))) for name, value in self.mapping().items()]

    def items(self) -> list["Reader"]:
        """This value as a list."""
        value = self.value
        if not isinstance(value, list):
            raise self.wrong("malformed-not-list", {"value": _shown(value)})
        return [Reader(item, f"{self.path}[{index}]") for index, item in enumerate(value)]

    def integer(self, low: int, high: int) -> int:
        """This value as a whole number from low to high."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong("malformed-not-integer", {"value": _shown(value)})
        if not low <= value <= high:
            raise self.wrong("malformed-out-of-range", {"value": str(value), "low": str(low), "high": str(high)})
        return value

    def integers(self, low: int, high: int, length: int | None = None) -> list[int]:
        """This value as a list of whole numbers from low to high, exactly so many where a length is given."""
        numbers = [item.integer(low, high) for item in self.items()]
        if length is not None and len(numbers) != length:
            raise self.wrong("malformed-length", {"expected": str(length)})
        return numbers

    def flag(self) -> bool:
        """This value as true or false."""
        value = self.value
        if not isinstance(value, bool):
            raise self.wrong("malformed-not-flag", {"value": _shown(value)})
        return value

    def text(self) -> str:
        """This value as text."""
        value = self.value
        if not isinstance(value, str):
            raise self.wrong("malformed-not-text", {"value": _shown(value)})
        return value

    def word(self, words: Sequence[str]) -> int:
        """The place of this value in a list of known words."""
        value = self.text()
        if value not in words:
            raise self.wrong("malformed-unknown-word", {"value": _shown(value), "known": ", ".join(words)})
        return words.index(value)

    def word_or_null(self, words: Sequence[str], absent: int) -> int:
        """Like `word`, with null for what is not there."""
        return absent if self.value is None else self.word(words)

    def _below(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


def _shown(value: object) -> str:
    """A value short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"

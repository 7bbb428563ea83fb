"""Types for what is sent. The browser's types are made from them at runtime, so this module isn't compiled."""

from typing import Annotated, Final, TypeVar

Key = TypeVar("Key", bound=str)
Value = TypeVar("Value")

EVERY_KEY: Final = "every key"
Complete = Annotated[dict[Key, Value], EVERY_KEY]
"""A dict in which no word of its key type is missing; in a plain dict each of them may be."""

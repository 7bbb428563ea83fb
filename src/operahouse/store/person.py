"""A person as the store knows them. Needs no database, so that the house in a browser knows people in the same way."""

from dataclasses import dataclass

from operahouse.kernel.errors import OperahouseError


@dataclass(frozen=True, slots=True)
class Person:
    """A guest or an account."""

    id: str
    name: str
    password: str
    """The hash of the password; empty for a guest."""
    language: str
    created: int


class NameTaken(OperahouseError):
    """Another account has that name, or one that looks like it."""

    def __init__(self, name: str) -> None:
        super().__init__("store-name-taken", {"name": name})

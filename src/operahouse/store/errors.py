"""Errors of any store, whatever it is kept in."""

from operahouse.kernel.errors import OperahouseError


class StoreError(OperahouseError):
    """The database does not answer, or not as expected. Unacknowledged writes may be missing."""

    def __init__(self, why: str) -> None:
        super().__init__("store-trouble", {"why": why})


class StoreSilent(StoreError):
    """The database did not answer in time."""

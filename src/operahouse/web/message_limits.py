"""How much people may send over their sockets. Counted by person and by address, however many sockets they open."""

from time import monotonic
from typing import Final

from operahouse.web.errors import RequestError

ROUNDING: Final = 1e-6
"""Seconds by which a sum of many short times may be wrong."""


class MessageLimit:
    """So many messages at once and so many each second for a person, and several times as many for an address.

    Every message costs some seconds, and nobody may be further ahead of the clock than what is allowed at once costs.
    So one time for everybody is all there is to remember.
    """

    def __init__(self, each_second: float, at_once: int, people_of_address: int) -> None:
        self._seconds = 1 / each_second
        """What a message costs."""
        self._seconds_of_address = self._seconds / people_of_address
        """What it costs an address."""
        self._most_ahead = at_once * self._seconds + ROUNDING
        self._people: dict[str, float] = {}
        """When what each person has sent is paid for."""
        self._addresses: dict[str, float] = {}

    def check(self, person: str, address: str) -> None:
        """Count a message. Raises RequestError if that is too many."""
        now = monotonic()
        of_person, of_address = self._people.get(person, now), self._addresses.get(address, now)
        of_person = (of_person if of_person > now else now) + self._seconds
        of_address = (of_address if of_address > now else now) + self._seconds_of_address
        most = now + self._most_ahead
        if of_person > most or of_address > most:
            raise RequestError(429, "web-too-many")
        self._people[person], self._addresses[address] = of_person, of_address

    def forget_paid(self) -> None:
        """Drop what says nothing any more."""
        now = monotonic()
        self._people = {who: time for who, time in self._people.items() if time > now}
        self._addresses = {who: time for who, time in self._addresses.items() if time > now}

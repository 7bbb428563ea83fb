"""When something is next due in the matches in memory."""

from collections.abc import Mapping
from heapq import heapify, heappop, heappush
from typing import Final

from operahouse.web.live_match import LiveMatch

SPARE: Final = 1000
"""Outdated times that may be kept, besides one for each match."""


class DueTimes:
    """The times at which matches are due, soonest first, so that matches in which nothing is due cost nothing.

    A time counts only while the summary of its match says the same.
    """

    def __init__(self, matches: Mapping[str, LiveMatch]) -> None:
        self._matches = matches
        self._heap: list[tuple[int, str]] = []

    def add(self, live: LiveMatch) -> None:
        """Note when a match is due, if it is at any time."""
        due = live.summary.due
        if due:
            heappush(self._heap, (due, live.id))
        if len(self._heap) > len(self._matches) + SPARE:
            self._heap = [(live.summary.due, id_) for id_, live in self._matches.items() if live.summary.due]
            heapify(self._heap)

    def next_after(self, time: int) -> int | None:
        """The soonest time after that one; None if there is none. What is due by then is forgotten."""
        while self._heap and (self._heap[0][0] <= time or self._is_outdated(*self._heap[0])):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def _is_outdated(self, due: int, match: str) -> bool:
        live = self._matches.get(match)
        return live is None or live.summary.due != due

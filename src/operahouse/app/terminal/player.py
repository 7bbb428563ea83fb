"""One person at this terminal: their connection to the match, and what they have been told."""

from operahouse.app.terminal.connection import MatchConnection
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json


class Player:
    """Keeps the history of the match as this person knows it."""

    def __init__(self, connection: MatchConnection) -> None:
        self.connection = connection
        self.result: Json = {}
        """The result of the game; empty until it is over."""
        self.refused: tuple[str, Refusal] | None = None
        """The last move that was refused, until another is made."""
        self._history: list[Json] = []
        self.board_changed = True
        """Whether the board has changed since this person saw it, by more than their own moves that they may undo."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.connection.snapshot()["status"] == "ended"

    @property
    def seat(self) -> str:
        """The seat this person holds; empty for a spectator."""
        return self.connection.snapshot()["you"] or ""

    @property
    def moves(self) -> list[str]:
        """The moves to choose from; none if this person doesn't have to decide."""
        return [option["move"] for option in self.connection.snapshot().get("options", [])]

    @property
    def view(self) -> Json:
        """What this person sees of the game."""
        return self.connection.snapshot().get("view", {})

    def events(self) -> list[Json]:
        """The events that this person saw, without those of moves that were undone."""
        return [event for item in self._history for event in events_of(item)]

    def read_news(self) -> list[Json]:
        """What to tell this person now. A move that was undone before they heard of it is left out."""
        items = self.connection.news()
        undone = {item["taken_back"] for item in items if item["kind"] == "undone"}
        known = {item["number"] for item in self._history}
        self._history = [item for item in [*self._history, *items] if item["number"] not in undone]
        for item in items:
            self._follow(item)
        return [item for item in items if item["number"] not in undone and _is_news(item, known)]

    def _follow(self, item: Json) -> None:
        """Note the result, and whether the board has changed."""
        result = item.get("result")
        if isinstance(result, dict):
            self.result = result
        if item["kind"] == "moved" and not self.connection.snapshot().get("can_undo"):
            self.board_changed = True


def events_of(item: Json) -> list[Json]:
    """The game events of an item."""
    events = item.get("events")
    return events if isinstance(events, list) else []


def _is_news(item: Json, known: set[object]) -> bool:
    """Whether an item is worth telling: not if it undoes something this person hasn't heard of."""
    return item["kind"] != "undone" or item["taken_back"] in known

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
        self._board_is_new = True

    @property
    def seat(self) -> str:
        """The seat this person holds; empty for a spectator."""
        return str(self.connection.snapshot().get("you") or "")

    @property
    def moves(self) -> list[str]:
        """The moves to choose from; none if this person doesn't have to decide."""
        options = self.connection.snapshot().get("options")
        return [option["move"] for option in options] if isinstance(options, list) else []

    @property
    def view(self) -> Json:
        """What this person sees of the game."""
        view = self.connection.snapshot().get("view")
        return view if isinstance(view, dict) else {}

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
        """Note the result, and whether the board has changed by more than this person's own open moves."""
        result = item.get("result")
        if isinstance(result, dict):
            self.result = result
        if item["kind"] == "moved" and not self.connection.snapshot().get("can_undo"):
            self._board_is_new = True

    def wants_board(self) -> bool:
        """Whether to show the board before the question: if it has changed, or if a whole plan is asked for."""
        wanted = self._board_is_new or len(self.moves) == 1
        self._board_is_new = False
        return wanted


def events_of(item: Json) -> list[Json]:
    """The game events of an item."""
    events = item.get("events")
    return events if isinstance(events, list) else []


def _is_news(item: Json, known: set[object]) -> bool:
    """Whether an item is worth telling: not if it undoes something this person hasn't heard of."""
    return item["kind"] != "undone" or item["taken_back"] in known

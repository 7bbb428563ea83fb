"""A match as a full-screen table shows it: takes what people do, and says what is to be seen. It draws nothing."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from operahouse.app.descriptions import (
    bot_name,
    describe_events,
    describe_move,
    describe_question,
    describe_result,
    describe_sources,
)
from operahouse.app.rulebook import rule_text
from operahouse.app.terminal.advice import describe_advice
from operahouse.app.terminal.connection import MatchConnection
from operahouse.app.terminal.explanation import explain_last
from operahouse.app.terminal.move_input import MoveInput, first_number
from operahouse.app.terminal.news import describe_item
from operahouse.app.terminal.player import Player
from operahouse.app.texts import Texts
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game

BRIEFLY = 0.2
"""Seconds to wait for news before looking whether the person has done something."""
Save = Callable[[str], str]
"""Writes the game so far to a file, and says so."""


class SeatLine(NamedTuple):
    """A seat in the heading."""

    seat: str
    label: str
    asked: bool


class MoveLine(NamedTuple):
    """A move that can be chosen, and how it is listed."""

    move: str
    label: str


class TableState(NamedTuple):
    """All that is on the screen of one person."""

    seat: str
    """Who looks; empty for a spectator."""
    seats: list[SeatLine]
    board: list[str]
    question: str
    moves: list[MoveLine]
    news: list[str]
    """What is new since the last state."""
    over: bool


class TableSession:
    """One match, for one person or for several who share the screen. Used by one thread at a time."""

    def __init__(self, game: Game, connections: Sequence[MatchConnection], texts: Texts, save: Save | None) -> None:
        self.game = game
        self.texts = texts
        self.save = save
        self._players = [Player(connection) for connection in connections]
        self._current = self._players[0]
        self._move_input = MoveInput(game)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self._players) > 1

    @property
    def is_asked(self) -> bool:
        """Whether the current person has to decide."""
        return bool(self._current.moves)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._current.is_over

    def wait(self) -> bool:
        """Let the match go on for a moment. Returns whether there is anything new to show."""
        before = self._current.connection.snapshot()
        self._current.connection.wait(BRIEFLY)
        asked = next((player for player in self._players if player.moves), self._current)
        changed = asked is not self._current or self._current.connection.snapshot() is not before
        self._current = asked
        return changed

    def state(self) -> TableState:
        """What the current person sees now."""
        player, news = self._current, self._news()
        return TableState(
            player.seat, self._seats(), self._board(), self._question(), self._moves(), news, player.is_over
        )

    # What people do.

    def play(self, typed: str) -> None:
        """Make a move, by its number, in the notation of the game, or in the words of the list."""
        move = self._move_input.read(self._in_notation(typed), self._current.moves)
        try:
            self.send({"kind": "play", "move": move})
        except Refusal as refusal:
            self._current.refused = (move, refusal)
            raise
        self._current.refused = None

    def send(self, command: dict[str, object]) -> None:
        """Carry out a command of the current person. Raises OperahouseError if it is refused."""
        self._current.connection.send(command)

    def advise(self) -> list[str]:
        """What the coach would do. Raises Refusal where it may not be asked."""
        return describe_advice(self.texts, self.game, self._current.connection.ask({"type": "hint", "move": ""}))

    def explain(self) -> list[str]:
        """The rule behind the last refusal; if there is none, behind the last points that anybody got."""
        sentence, rule = explain_last(self.texts, self.game, self._current)
        text = rule_text(self.game, self.texts, rule) if rule else ""
        return [sentence, "", f"{rule}  {text}"] if text else [sentence]

    def log(self) -> list[str]:
        """All that happened so far."""
        return describe_events(self.texts, self.game, self._current.events())

    # What is seen.

    def _in_notation(self, typed: str) -> str:
        """The move whose description was typed, in the person's own language; else what was typed."""
        words = " ".join(typed.casefold().split())
        for move in self._current.moves:
            if words and words == describe_move(self.texts, self.game, move).casefold():
                return move
        return typed

    def _seats(self) -> list[SeatLine]:
        snapshot = self._current.connection.snapshot()
        lines: list[SeatLine] = []
        for seat, occupant in snapshot["seats"].items():
            colour = self.texts.find(f"seat-{seat}", {}) or seat
            named = occupant["name"] or bot_name(self.texts, occupant["bot"])
            who = self.texts.say("terminal-you", {}) if seat == self._current.seat else named
            lines.append(SeatLine(seat, f"{colour} ({who})" if who else colour, seat in snapshot["asked"]))
        return lines

    def _board(self) -> list[str]:
        player = self._current
        if not player.is_over:
            return self.game.text_board(player.view, self.texts.say) if player.view else []
        view = player.connection.final_view()
        if not view or not player.result:
            return []
        seats = [str(seat) for seat in player.connection.snapshot()["seats"]]
        lines = [*describe_result(self.texts, player.result), ""]
        lines += [*describe_sources(self.texts, self.game, seats, player.events()), ""]
        return lines + self.game.text_board(view, self.texts.say)

    def _question(self) -> str:
        player = self._current
        if player.moves:
            return describe_question(self.texts, self.game, player.view)
        asked = player.connection.snapshot()["asked"]
        return self.texts.say("terminal-over" if player.is_over else "terminal-waiting", {"seats": asked})

    def _moves(self) -> list[MoveLine]:
        moves = self._current.moves
        first = first_number(moves) if moves else 1
        lines: list[MoveLine] = []
        for number, move in enumerate(moves, first):
            about = describe_move(self.texts, self.game, move)
            label = self.texts.say("app-move-about", {"move": move, "about": about}) if about else move
            lines.append(MoveLine(move, f"{number:>2} {label}"))
        return lines

    def _news(self) -> list[str]:
        player = self._current
        items = player.read_news()
        return [line for item in items for line in describe_item(self.texts, self.game, player.seat, item)]

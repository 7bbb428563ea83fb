"""Plays a match in the terminal: lines in, lines out, for one person or for several who share the device."""

import sys
from collections.abc import Callable, Sequence

import click

from operahouse.app.descriptions import (
    describe_events,
    describe_question,
    describe_result,
    describe_source,
    describe_sources,
    list_moves,
)
from operahouse.app.rulebook import rule_text
from operahouse.app.terminal.connection import MatchConnection
from operahouse.app.terminal.move_input import MoveInput, first_number
from operahouse.app.terminal.player import Player, events_of
from operahouse.app.text_layout import MARGIN, beside_margin, wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Game, Json

WITHOUT_TEXT = ["opened", "muted", "noted", "ordered", "revoked", "started"]
"""Kinds of stream items that are not told."""
TypedCommand = Callable[[str], None]
"""What a typed word does, given the rest of the line."""


class QuitMatch(Exception):
    """Somebody left the terminal."""


class Terminal:
    """Shows each person what they may know, and asks for their moves."""

    def __init__(self, game: Game, connections: Sequence[MatchConnection], texts: Texts, help_key: str) -> None:
        self._game = game
        self._players = [Player(connection) for connection in connections]
        self._current = self._players[0]
        self._holder: Player | None = None
        """The person who has the device, once it was handed to somebody."""
        self._decided = False
        self._move_input = MoveInput(game)
        self._texts = texts
        self._help_key = help_key
        self._commands: dict[str, TypedCommand] = {
            "board": self._show_board,
            "help": self._show_help,
            "log": self._show_log,
            "quit": self._quit,
            "undo": self._undo,
            "why": self._explain,
        }

    def add_command(self, word: str, command: TypedCommand) -> None:
        """Add a command that only some matches have."""
        self._commands[word] = command

    def run(self) -> None:
        """Play until the game is over. Raises QuitMatch if somebody leaves."""
        self._current.connection.wait()
        while not self._current.is_over:
            self._continue()
            self._current.connection.wait()
        self._tell_news()
        self._show_end()

    def send(self, command: Json) -> None:
        """Send a command of the current person. If their decision is still open, they are asked again."""
        self._current.connection.send(command)
        self._decided = True

    # One decision.

    def _continue(self) -> None:
        """Ask a person who has to decide. If there is none, tell the news, unless several people share the device."""
        asked = next((player for player in self._players if player.moves), None)
        if asked is not None:
            self._hand_to(asked)
            self._tell_news()
            self._ask()
        elif len(self._players) == 1:
            self._tell_news()

    def _hand_to(self, player: Player) -> None:
        """Where several people share the device, nobody sees the screen of the one before."""
        if len(self._players) > 1 and player is not self._holder:
            _clear_screen()
            self._say("app-hand-over", seat=player.seat)
            self._read_line("")
            _clear_screen()
        self._holder = self._current = player

    def _ask(self) -> None:
        """Ask until the person has decided. The board comes first if it has changed or a whole plan is asked for."""
        if self._current.board_changed or len(self._current.moves) == 1:
            self._show_board()
        self._show_question()
        self._decided = False
        while not self._decided:
            self._listen()

    def _listen(self) -> None:
        line = self._read_line(self._texts.say("app-prompt", {"seat": self._current.seat}))
        word, _, rest = line.strip().partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                command(rest.strip())
            elif line.strip() or len(self._current.moves) == 1:
                self._play(self._move_input.read(line, self._current.moves))
        except OperahouseError as error:
            self._echo(wrapped(self._texts.explain(error)))

    def _play(self, move: str) -> None:
        try:
            self.send({"kind": "play", "move": move})
        except Refusal as refusal:
            self._current.refused = (move, refusal)
            raise
        self._current.refused = None

    def _undo(self, _: str) -> None:
        self.send({"kind": "undo"})

    def _quit(self, _: str) -> None:
        raise QuitMatch

    # What is shown.

    def _tell_news(self) -> None:
        """Tell the current person what happened since they were last told."""
        lines = [line for item in self._current.read_news() for line in self._describe(item)]
        self._echo(["", *lines] if lines else [])

    def _describe(self, item: Json) -> list[str]:
        """An item of the stream: the events of a move, or what happened around the game."""
        if "events" in item:
            return describe_events(self._texts, self._game, events_of(item))
        if item["kind"] in WITHOUT_TEXT or item.get("outcome") == "finished":
            return []
        if item["kind"] == "undone" and item["seat"] == self._current.seat:
            return [self._texts.say("app-undone", {})]
        details = {name: None if value == "" else value for name, value in item.items()}
        return wrapped(self._texts.say(f"remote-news-{item['kind']}", details))

    def _show_question(self) -> None:
        moves = self._current.moves
        self._echo(["", *wrapped(describe_question(self._texts, self._game, self._current.view))])
        self._echo(list_moves(self._texts, self._game, moves, first_number(moves)))

    def _show_board(self, _: str = "") -> None:
        self._echo(["", *self._game.text_board(self._current.view, self._texts.say)])
        self._current.board_changed = False

    def _show_help(self, _: str) -> None:
        self._say(self._help_key)
        self._show_question()

    def _show_log(self, _: str) -> None:
        self._echo(describe_events(self._texts, self._game, self._current.events()))

    def _explain(self, _: str) -> None:
        """The rule behind the last refusal; if there is none, behind the last points that anybody got."""
        if self._current.refused is not None:
            move, refusal = self._current.refused
            self._say("app-why-refused", move=move, rule=refusal.rule or None, why=refusal)
            self._show_rule(refusal.rule)
            return
        points = [event for event in self._current.events() if event["kind"] == "points"]
        if not points:
            self._say("app-why-nothing")
            return
        why = describe_source(self._texts, self._game, str(points[-1].get("why", "")))
        self._say("app-why-points", **{"seat": "", "rule": "", **points[-1], "why": why})
        self._show_rule(str(points[-1].get("rule", "")))

    def _show_rule(self, rule: str) -> None:
        """What the rulebook says, as `operahouse rules` prints it."""
        text = rule_text(self._game, self._texts, rule) if rule else ""
        if text:
            self._echo(["", *beside_margin(text, rule.ljust(MARGIN))])

    def _show_end(self) -> None:
        """The board as everybody here may see it, the ranking, and the points by source."""
        view = self._current.connection.final_view()
        seats = view["seats"]
        assert isinstance(seats, list)
        self._echo(["", *self._game.text_board(view, self._texts.say), ""])
        self._echo(describe_result(self._texts, self._current.result))
        self._echo(["", *describe_sources(self._texts, self._game, seats, self._current.events())])

    # Lines.

    def _read_line(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self._echo([""])
            raise QuitMatch from None

    def _say(self, key: str, **details: object) -> None:
        self._echo(self._texts.say(key, details).splitlines())

    def _echo(self, lines: list[str]) -> None:
        for line in lines:
            click.echo(line)


def _clear_screen() -> None:
    """Clear the terminal and its scrollback."""
    if sys.stdout.isatty():
        click.clear()
        click.echo("\033[3J", nl=False)

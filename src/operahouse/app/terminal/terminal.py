"""Plays a match in the terminal: lines in, lines out, for one person or for several who share the device."""

import sys
from collections.abc import Callable, Sequence

import click

from operahouse.app.descriptions import (
    describe_events,
    describe_question,
    describe_result,
    describe_sources,
    list_moves,
)
from operahouse.app.rulebook import rule_text
from operahouse.app.terminal.advice import describe_advice
from operahouse.app.terminal.connection import MatchConnection
from operahouse.app.terminal.explanation import explain_last
from operahouse.app.terminal.move_input import MoveInput, first_number
from operahouse.app.terminal.news import describe_item
from operahouse.app.terminal.player import Player
from operahouse.app.terminal.table_words import TableWords
from operahouse.app.text_layout import MARGIN, beside_margin, wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Game, Json

TypedCommand = Callable[[str], None]
"""What a typed word does, given the rest of the line."""


class QuitMatch(Exception):
    """Somebody left the terminal."""


class Terminal:
    """Shows each person what they may know, and asks for their moves."""

    def __init__(self, game: Game, connections: Sequence[MatchConnection], texts: Texts) -> None:
        self._game = game
        self._players = [Player(connection) for connection in connections]
        self._current = self._players[0]
        self._holder: Player | None = None
        """The person who has the device, once it was handed to somebody."""
        self._decided = False
        self._move_input = MoveInput(game)
        self._texts = texts
        self._commands: dict[str, TypedCommand] = {
            "board": self._show_board,
            "coach": self._advise,
            "help": self._show_help,
            "log": self._show_log,
            "quit": self._quit,
            "undo": self._undo,
            "why": self._explain,
        }

    def add_command(self, word: str, command: TypedCommand) -> None:
        """Add a command that only some matches have."""
        self._commands[word] = command

    @property
    def _words(self) -> TableWords:
        return TableWords(self._texts, list(self._commands))

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
        command = self._words.read(line)
        try:
            if command is not None:
                self._commands[command[0]](command[1])
                self._tell_news()
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
        items, seat = self._current.read_news(), self._current.seat
        lines = [line for item in items for line in describe_item(self._texts, self._game, seat, item)]
        self._echo(["", *lines] if lines else [])

    def _show_question(self) -> None:
        moves = self._current.moves
        self._echo(["", *wrapped(describe_question(self._texts, self._game, self._current.view))])
        self._echo(list_moves(self._texts, self._game, moves, first_number(moves)))

    def _show_board(self, _: str = "") -> None:
        self._echo(["", *self._game.text_board(self._current.view, self._texts.say)])
        self._current.board_changed = False

    def _show_help(self, _: str) -> None:
        self._echo(self._words.help_lines())
        self._show_question()

    def _advise(self, _: str) -> None:
        answer = self._current.connection.ask({"type": "hint", "move": ""})
        self._echo([line for text in describe_advice(self._texts, self._game, answer) for line in wrapped(text)])

    def _show_log(self, _: str) -> None:
        self._echo(describe_events(self._texts, self._game, self._current.events()))

    def _explain(self, _: str) -> None:
        """The rule behind the last refusal or the last points, as `operahouse rules` prints it."""
        sentence, rule = explain_last(self._texts, self._game, self._current)
        self._echo(sentence.splitlines())
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

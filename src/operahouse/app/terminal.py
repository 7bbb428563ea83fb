"""The terminal table: lines in, lines out, for one person or for several who pass the device on."""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import click

from operahouse.app.files import write_json
from operahouse.app.rulebook import sentence
from operahouse.app.session import Moment, Session
from operahouse.app.spelling import Spelling
from operahouse.app.telling import MARGIN, beside, final_score, numbered, picked, question, reason, told, wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import SPECTATOR


class Left(Exception):
    """Somebody left the table."""


class Terminal:
    """Shows each person what that person may know, and asks."""

    def __init__(self, session: Session, texts: Texts, names: dict[str, str], people: int) -> None:
        self._session = session
        self._game = session.game
        self._spelling = Spelling(session.game)
        self._texts = texts
        self._names = names
        self._passes_on = people > 1
        self._started = now()
        self._holder = SPECTATOR
        self._told: dict[int, int] = {}
        """How many moments each seat has been told of."""
        self._refused: dict[int, tuple[str, Refusal]] = {}
        """The last move of each seat that was refused, until it makes another."""
        self._saved: list[Path] = []
        self._commands: dict[str, Callable[[int, str], None]] = {
            "board": self._show_board,
            "help": self._show_help,
            "log": self._show_log,
            "quit": self._quit,
            "save": self._save,
            "undo": self._undo,
            "why": self._explain,
        }

    def run(self) -> None:
        """Play to the end of the game; raises Left where somebody leaves."""
        self._session.let_others_move()
        while waiting := self._session.people_to_act():
            self._hand_to(waiting[0])
            self._ask(waiting[0])
            self._session.let_others_move()
        self._close()

    # One decision.

    def _hand_to(self, seat: int) -> None:
        """Where several people play, nobody sees the screen of the one before."""
        if self._passes_on and seat != self._holder:
            _wipe_screen()
            self._say("app-hand-over", seat=self._name(seat))
            self._read("")
            _wipe_screen()
        self._holder = seat

    def _ask(self, seat: int) -> None:
        """Tell the news, ask, and listen until the seat has moved or taken a move back."""
        moves = self._game.legal_moves(self._session.state, seat)
        self._tell_news(seat, moves)
        self._show_question(seat, moves)
        before = len(self._session.moments)
        while len(self._session.moments) == before:
            self._listen(seat, moves)

    def _listen(self, seat: int, moves: list[str]) -> None:
        line = self._read(self._texts.say("app-prompt", {"seat": self._name(seat)}))
        word, _, rest = line.strip().partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                command(seat, rest.strip())
            else:
                self._move(seat, moves, self._spelling.correct(line))
        except OperahouseError as error:
            self._echo(wrapped(self._texts.explain(error)))

    def _move(self, seat: int, moves: list[str], text: str) -> None:
        """Make the move typed or picked by number; an empty line picks the only one listed."""
        if not text and len(moves) > 1:
            return
        move = picked(moves, text)
        try:
            self._session.play(seat, move)
        except Refusal as refusal:
            self._refused[seat] = (move, refusal)
            raise
        self._refused.pop(seat, None)

    # What is shown.

    def _tell_news(self, seat: int, moves: list[str]) -> None:
        """What happened since the seat's last decision, and the board if much of it is new or a whole plan is asked."""
        first_time = seat not in self._told
        news = self._session.moments[self._told.get(seat, 0) :]
        self._told[seat] = len(self._session.moments)
        self._tell(news, seat)
        if first_time or len(moves) == 1 or any(moment.seat != seat or moment.reveals() for moment in news):
            self._show_board(seat)

    def _tell(self, moments: list[Moment], seat: int) -> None:
        """What the seat may know of what happened."""
        events = [event for moment in moments for event in moment.events]
        lines = told(self._texts, self._game, events, self._name(seat))
        self._echo(["", *lines] if lines else [])

    def _show_question(self, seat: int, moves: list[str]) -> None:
        view = self._game.view(self._session.state, seat)
        self._echo(["", *wrapped(question(self._texts, self._game, view))])
        self._echo(numbered(self._texts, self._game, moves))

    def _show_board(self, seat: int, _: str = "") -> None:
        view = self._game.view(self._session.state, seat)
        self._echo(["", *self._game.text_board(view, self._texts.say)])

    def _show_help(self, seat: int, _: str) -> None:
        self._say("app-table-help")
        self._show_question(seat, self._game.legal_moves(self._session.state, seat))

    def _show_log(self, seat: int, _: str) -> None:
        self._echo(told(self._texts, self._game, self._session.events(), self._name(seat)))

    def _explain(self, seat: int, _: str) -> None:
        """The rule behind the last refusal; without one, behind the last points anybody scored."""
        if seat in self._refused:
            move, refusal = self._refused[seat]
            self._say("app-why-refused", move=move, rule=refusal.rule or None, why=refusal)
            self._quote(refusal.rule)
            return
        for event in reversed(self._session.events()):
            if event.kind == "points" and event.visible_to(self._name(seat)):
                why = reason(self._texts, self._game, str(event.details.get("why", "")))
                self._say("app-why-points", **event.details | {"seat": event.seat, "rule": event.rule, "why": why})
                self._quote(event.rule)
                return
        self._say("app-why-nothing")

    def _quote(self, rule: str) -> None:
        """What the rulebook says there, as `operahouse rules` prints it."""
        text = sentence(self._game, self._texts, rule) if rule else ""
        if text:
            self._echo(["", *beside(text, rule.ljust(MARGIN))])

    # What else can be done.

    def _undo(self, seat: int, _: str) -> None:
        self._session.undo(seat)
        self._told[seat] = len(self._session.moments)
        self._say("app-undone")

    def _save(self, seat: int, name: str) -> None:
        """Write the record; a file that was there before this game is left alone."""
        if not name:
            raise OperahouseError("app-save-where", {})
        path = Path(name).expanduser()
        if path.exists() and path not in self._saved:
            raise OperahouseError("app-file-exists", {"file": name})
        write_json(path, self._session.record(self._names, self._started))
        self._saved.append(path)
        self._say("app-saved", file=name)

    def _quit(self, seat: int, _: str) -> None:
        raise Left

    def _close(self) -> None:
        """The last events, the board as all may see it, and the score."""
        state = self._session.state
        self._tell(self._session.moments[self._told.get(self._holder, 0) :], self._holder)
        self._echo(["", *self._game.text_board(self._game.view(state, SPECTATOR), self._texts.say), ""])
        self._echo(final_score(self._texts, self._game, state, self._session.events()))

    # Lines.

    def _name(self, seat: int) -> str:
        return "" if seat == SPECTATOR else self._game.seats(self._session.state)[seat]

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self._echo([""])
            raise Left from None

    def _say(self, key: str, **details: object) -> None:
        self._echo(self._texts.say(key, details).splitlines())

    def _echo(self, lines: list[str]) -> None:
        for line in lines:
            click.echo(line)


def _wipe_screen() -> None:
    """Clear the terminal with all that could be scrolled back to."""
    if sys.stdout.isatty():
        click.clear()
        click.echo("\033[3J", nl=False)


def now() -> str:
    """This moment as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

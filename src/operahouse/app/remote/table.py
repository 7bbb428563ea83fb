"""A table on a server, shown in the terminal: lines in, lines out."""

import time
from collections.abc import Callable
from typing import Final

import click

from operahouse.app.remote.door import Denied, Door, Line, LineLost, new_id
from operahouse.app.spelling import Spelling
from operahouse.app.telling import numbered, picked, question, ranked, tell, wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, Json

RETRIES: Final = [0.5, 1, 2, 4, 8, 16, 30]
"""Seconds between attempts to mend a broken line."""
SILENT: Final = ["opened", "muted", "noted", "ordered", "revoked", "started"]
"""Kinds of news that need no line of their own."""


class Left(Exception):
    """The person has left the table; the game may go on, and the seat is kept."""


class RemoteTable:
    """Follows one table, shows what is news, and asks whenever the table asks this person."""

    def __init__(self, door: Door, game: Game, table: str, texts: Texts, name: str) -> None:
        self._door = door
        self._game = game
        self._table = table
        self._texts = texts
        self._name = name
        self._spelling = Spelling(game)
        self._number = 0
        self._missed = 0
        """What happened before the line opened comes first, up to this number."""
        self._sight: Json = {}
        self._result: Json = {}
        self._unanswered: dict[str, Json] = {}
        """Requests without an answer, by their names: they are sent again over a new line."""
        self._commands: dict[str, Callable[[str], None]] = {
            "board": self._show_board,
            "help": self._show_help,
            "quit": self._quit,
            "say": lambda text: self._wish({"kind": "say", "text": text}),
            "undo": lambda _: self._wish({"kind": "undo"}),
        }
        self._line: Line | None = None
        self._heard = 0
        """Messages so far, over all lines."""

    def run(self) -> None:
        """Until the game is over; raises Left where the person leaves."""
        failures = 0
        while not self._result:
            before = self._heard
            try:
                self._follow()
            except LineLost as lost:
                failures = failures + 1 if self._heard == before else 1
                if failures > len(RETRIES):
                    raise OperahouseError("remote-line-lost", {"why": str(lost)}) from lost
                self._say("remote-mending", {"seconds": RETRIES[failures - 1]})
                time.sleep(RETRIES[failures - 1])
        self._close()

    # The line.

    def _follow(self) -> None:
        """One line, to the end of the game or until it breaks."""
        with self._door.line(self._table, self._number) as line:
            self._line = line
            for id_, wish in self._unanswered.items():
                line.wish(wish, id_)
            for message in line.messages():
                self._heard += 1
                self._take(message)
                if self._result:
                    return
                while self._is_asked() and not self._unanswered:
                    self._listen()

    def _wish(self, wish: Json) -> None:
        """Send a request; should the line break before the answer, it is sent again over the next one."""
        id_ = new_id()
        self._unanswered[id_] = wish
        assert self._line is not None
        self._line.wish(wish, id_)

    def _take(self, message: Json) -> None:
        """One message of the table."""
        sight = message.get("snapshot")
        if isinstance(sight, dict):
            self._sight = sight
        match message.get("type"):
            case "hello":
                self._missed = int(str(message.get("number", 0)))
                self._sit_down()
            case "news":
                self._tell(message.get("items"))
            case "done":
                self._unanswered.pop(str(message.get("id")), None)
            case "refused":
                self._unanswered.pop(str(message.get("id")), None)
                self._complain(message)
            case "trouble" | "closing":
                self._complain(message)

    def _sit_down(self) -> None:
        """Take the first free seat, else watch; the host begins when every seat is taken."""
        if self._sight.get("you") is not None or self._sight.get("status") != "seating":
            return
        free = [seat for seat, place in self._seats() if not place.get("name") and not place.get("bot")]
        if free:
            self._wish({"kind": "sit", "seat": free[0], "name": self._name})
        else:
            self._wish({"kind": "watch", "name": self._name})

    def _seats(self) -> list[tuple[str, Json]]:
        seats = self._sight.get("seats")
        return list(seats.items()) if isinstance(seats, dict) else []

    # What is shown.

    def _tell(self, items: object) -> None:
        """What is new, in words."""
        for item in items if isinstance(items, list) else []:
            self._number = max(self._number, int(item["number"]))
            for line in self._lines(item):
                self._echo(wrapped(line))
        self._begin_if_host()

    def _lines(self, item: Json) -> list[str]:
        """One entry: the events of a move, or what happened around the game."""
        events, result = item.get("events"), item.get("result")
        if isinstance(result, dict):
            self._result = result
        if isinstance(events, list):
            return [tell(self._texts, self._game, _event(event)) for event in events]
        if item["kind"] in SILENT or item.get("outcome") == "finished":
            return []
        said = {name: None if value == "" else value for name, value in item.items()}
        return [self._texts.say(f"remote-news-{item['kind']}", said)]

    def _begin_if_host(self) -> None:
        seating = self._sight.get("status") == "seating" and self._sight.get("host")
        if seating and all(place.get("name") or place.get("bot") for _, place in self._seats()):
            self._wish({"kind": "start"})

    def _is_asked(self) -> bool:
        return bool(self._moves()) and self._number >= self._missed

    def _moves(self) -> list[str]:
        options = self._sight.get("options")
        return [option["move"] for option in options] if isinstance(options, list) else []

    def _view(self) -> Json:
        view = self._sight.get("view")
        return view if isinstance(view, dict) else {}

    def _show_board(self, _: str = "") -> None:
        self._echo(["", *self._game.text_board(self._view(), self._texts.say)])

    def _show_question(self) -> None:
        self._echo(["", *wrapped(question(self._texts, self._game, self._view()))])
        self._echo(numbered(self._texts, self._game, self._moves()))

    def _show_help(self, _: str) -> None:
        self._say("remote-table-help", {})

    def _close(self) -> None:
        """The board as it was left, and who won."""
        self._show_board()
        self._echo(["", *ranked(self._texts, self._result)])

    # What is typed.

    def _listen(self) -> None:
        """Show the question, read a line, and do what it says."""
        self._show_board()
        self._show_question()
        while not self._unanswered:
            line = self._read(self._texts.say("app-prompt", {"seat": self._sight.get("you")}))
            word, _, rest = line.strip().partition(" ")
            command = self._commands.get(word.lower())
            try:
                if command is not None:
                    command(rest.strip())
                elif line.strip() or len(self._moves()) == 1:
                    self._wish({"kind": "play", "move": picked(self._moves(), self._spelling.correct(line))})
            except OperahouseError as error:
                self._echo(wrapped(self._texts.explain(error)))

    def _quit(self, _: str) -> None:
        raise Left

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self._echo([""])
            raise Left from None

    def _complain(self, message: Json) -> None:
        error = message.get("error")
        if isinstance(error, dict):
            self._echo(wrapped(self._texts.explain(Denied(error))))

    def _say(self, key: str, details: Json) -> None:
        self._echo(self._texts.say(key, details).splitlines())

    def _echo(self, lines: list[str]) -> None:
        for line in lines:
            click.echo(line)


def _event(data: Json) -> Event:
    """An event as it was sent."""
    details = {name: value for name, value in data.items() if name not in ("kind", "seat", "rule")}
    return Event(str(data["kind"]), str(data.get("seat", "")), str(data.get("rule", "")), details)

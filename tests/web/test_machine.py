"""People with bad lines: they come, move, lose the line, come back, and send everything twice."""

import random
from itertools import count
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import booleans, integers, sampled_from

from operahouse.table.log import rebuild
from tests.table.logged_match import find_game, with_last_notes
from tests.web.playing import whole
from tests.web.serving import Served, settings_for
from tests.web.visitor import Message, TableSocket, Visitor

NAMES = ["Anna", "Bob", "Cleo"]
SEATS = ["north", "east"]
NUMBERS = count()
names = sampled_from(NAMES)


class LineMachine(RuleBasedStateMachine):
    """Three people, one table of the toy, one server. What each was told must be one story without gaps."""

    folder: str = ""

    def __init__(self) -> None:
        super().__init__()
        self.served: Served | None = None

    @initialize(bot=booleans())
    def open(self, bot: bool) -> None:
        """A server and a table."""
        self.served = Served(settings_for(f"sqlite:///{self.folder}/{next(NUMBERS)}.db")).start()
        self.people = {name: Visitor(self.served.address, name) for name in NAMES}
        self.table = self.people["Anna"].open(seats=["you", "random" if bot else "open"])["id"]
        self.lines: dict[str, TableSocket | None] = dict.fromkeys(NAMES)
        self.told: dict[str, list[Message]] = {name: [] for name in NAMES}
        self.answered: list[tuple[str, Message, int]] = []

    def line(self, name: str) -> TableSocket:
        """The line of a person, mended where it is broken."""
        line = self.lines[name]
        if line is None:
            line = self.people[name].watch(self.table, after=len(self.told[name]), snapshot="yes")
            line.items = self.told[name] + line.items
            self.lines[name] = line
        return line

    def ask(self, name: str, command: Message) -> None:
        """Whatever is acknowledged is remembered."""
        line = self.line(name)
        person = self.people[name]
        person.sent += 1
        message: Message = {"type": "command", "id": f"c{person.sent}", "command": command}
        line.send(message)
        answer = line.answer(message["id"])
        assert answer["type"] == "done" or not answer["error"]["key"].startswith("malformed"), answer
        if answer["type"] == "done":
            self.answered.append((name, message, answer["number"]))
        self.told[name] = line.items

    @rule(name=names, seat=sampled_from(SEATS))
    def sit(self, name: str, seat: str) -> None:
        """Anywhere."""
        self.ask(name, {"kind": "sit", "seat": seat, "name": ""})

    @rule(name=names, kind=sampled_from(["start", "stand", "leave", "return", "undo"]))
    def do(self, name: str, kind: str) -> None:
        """What needs no words."""
        self.ask(name, {"kind": kind})

    @rule(name=names, count=integers(1, 4), seed=integers(0, 99))
    def move(self, name: str, count: int, seed: int) -> None:
        """Moves, as far as the person knows what it is asked."""
        chance = random.Random(seed)
        for _ in range(count):
            snapshot = self.line(name).snapshot or {}
            options = snapshot.get("options") or [{"move": "bid 1"}]
            self.ask(name, {"kind": "play", "move": whole(chance.choice(options)["move"], chance)})

    @rule(name=names, text=sampled_from(["hello", "<b>", "'; DROP TABLE log"]))
    def say(self, name: str, text: str) -> None:
        """Words."""
        self.ask(name, {"kind": "say", "text": text})

    @rule(name=names)
    def drop(self, name: str) -> None:
        """The line breaks."""
        line = self.lines[name]
        if line is not None:
            self.told[name] = line.items
            line.close()
            self.lines[name] = None

    @rule(name=names)
    def drop_before_the_answer(self, name: str) -> None:
        """A command whose answer never arrives; it is sent again on the next connection, and counts once."""
        person = self.people[name]
        person.sent += 1
        message: Message = {
            "type": "command",
            "id": f"c{person.sent}",
            "command": {"kind": "note", "text": f"note {person.sent}"},
        }
        self.line(name).send(message)
        self.drop(name)
        line = self.line(name)
        line.send(message)
        answer = line.answer(message["id"])
        assert answer["type"] == "done"
        self.answered.append((name, message, answer["number"]))
        self.told[name] = line.items

    @rule(index=integers(0, 1000))
    def send_again(self, index: int) -> None:
        """Everything that was acknowledged is acknowledged again, with the same number."""
        if self.answered:
            name, message, number = self.answered[index % len(self.answered)]
            line = self.line(name)
            line.send(message)
            assert line.answer(message["id"]) == {"type": "done", "id": message["id"], "number": number}
            self.told[name] = line.items

    @invariant()
    def stories_have_no_gaps(self) -> None:
        """For everybody, over all the lines it had; and what was acknowledged is in it, once."""
        for name, items in getattr(self, "told", {}).items():
            assert [item["number"] for item in items] == list(range(1, len(items) + 1))
            ids = [item["id"] for item in items if "id" in item]
            assert len(set(ids)) == len(ids)
            known = {item["id"]: item["number"] for item in items if "id" in item}
            for who, message, number in self.answered:
                if who == name:
                    assert known[message["id"]] == number

    def teardown(self) -> None:
        """The log describes one match, and everybody gets their own stream from the beginning."""
        if self.served is None:
            return
        server = self.served.server
        for name in NAMES:
            self.drop(name)
            with self.people[name].watch(self.table) as line:
                assert with_last_notes(line.items[: len(self.told[name])]) == with_last_notes(self.told[name])
            self.people[name].go()
        self.served.stop()
        assert server.live_matches[self.table].match.number >= len(self.answered)
        assert (
            rebuild(find_game, server.live_matches[self.table].match.entries).number
            == server.live_matches[self.table].match.number
        )


def test_lines(tmp_path: Path) -> None:
    LineMachine.folder = str(tmp_path)
    chosen = settings(max_examples=8, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(LineMachine, settings=chosen)

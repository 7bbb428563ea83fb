"""Playing a game to its end through sockets, at random."""

import random
from time import monotonic

from tests.web.visitor import Message, TableSocket

PATIENCE = 180.0


def play_on(lines: list[TableSocket], seed: int = 1) -> Message:
    """Until the game is over; every line belongs to a seat and shows its moves. The item that says so."""
    chance = random.Random(seed)
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        ended = next((item for line in lines for item in line.items if item["kind"] == "ended"), None)
        if ended is not None:
            return ended
        if not [line for line in lines if make_move(line, chance)]:
            hear(lines)
    raise AssertionError("the game does not end")


def hear(lines: list[TableSocket]) -> None:
    """What is new: of one line the next message, of several whatever has come by now."""
    if len(lines) == 1:
        lines[0].next()
    for line in lines[1:] and lines:
        line.send({"type": "ping"})
        line.until("pong")


def make_move(line: TableSocket, chance: random.Random) -> bool:
    """A move, if the seat is asked for one as far as it knows."""
    snapshot = line.snapshot or {}
    options = snapshot.get("options") or []
    if snapshot.get("you") not in (snapshot.get("asked") or []) or not options:
        return False
    move = whole(chance.choice(options)["move"], chance)
    if line.ask("play", move=move)["type"] == "refused":
        line.send({"type": "ping"})
        line.until("pong")
    return True


def whole(move: str, chance: random.Random) -> str:
    """A whole move of the toy; moves of the other games are whole as they are listed, or refused and tried again."""
    if move == "arrange":
        jars = ["a", "b", "-"]
        chance.shuffle(jars)
        return f"arrange {','.join(jars)}"
    return move

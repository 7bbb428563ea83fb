"""Plays seeded games between bots on the server's own path, and prints a line for each: its record and how long every
answer took. Needs nothing but what a browser has, so that it runs there as well as here.

`python -m tests.site.seeded_games opera random,novice 1 5` plays the seeds 1 to 5.
"""

import json
import sys
from hashlib import sha256
from time import perf_counter

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.offline.thinker import answer
from operahouse.table.agreement import agree
from operahouse.table.decide import accept_bot_move, bots_to_move, open_match
from operahouse.table.match import Match
from operahouse.table.record import record_of
from operahouse.table.seats import Seated
from operahouse.table.time_control import TimeControl
from operahouse.web.rematch import start_if_full
from operahouse.web.scheduler import bot_question

SOME_TIME = 1_700_000_000_000


def begin(game_name: str, bots: list[str], seed: int) -> Match:
    """A game that has just been dealt."""
    game = load_game(game_name)
    dealt = sha256(f"{game_name} {seed}".encode()).digest()
    agreement = agree(game, len(bots), [], "nobody", dealt, TimeControl(), "novice", True)
    seats = list(open_match(game, agreement, SOME_TIME).match.occupants)
    seated = [Seated(seat, "", "", bot) for seat, bot in zip(seats, bots, strict=True)]
    return start_if_full(open_match(game, agreement, SOME_TIME, seated)).match


def play(game_name: str, bots: list[str], seed: int) -> tuple[Match, list[float]]:
    """A whole game, and the seconds of every answer."""
    match = begin(game_name, bots, seed)
    times = []
    while not match.outcome:
        seat = bots_to_move(match)[0]
        question = json.dumps(bot_question(match, seat, match.occupants[seat].bot))
        start = perf_counter()
        move = json.loads(answer(question))["move"]
        times.append(perf_counter() - start)
        match = accept_bot_move(match, seat, move, match.awaited_since[seat], SOME_TIME).match
    return match, times


def questions(game_name: str, bots: list[str], count: int) -> list[Json]:
    """So many that bots are asked in these games, where amateurs answer in their stead: that takes less long."""
    found: list[Json] = []
    for seed in range(1, count + 1):
        match = begin(game_name, bots, seed)
        while not match.outcome:
            if len(found) == count:
                return found
            seat = bots_to_move(match)[0]
            question = bot_question(match, seat, match.occupants[seat].bot)
            found.append(question)
            move = json.loads(answer(json.dumps({**question, "bot": "amateur"})))["move"]
            match = accept_bot_move(match, seat, move, match.awaited_since[seat], SOME_TIME).match
    return found


if __name__ == "__main__":
    name, levels, first, last = sys.argv[1:]
    for number in range(int(first), int(last) + 1):
        played, seconds = play(name, levels.split(","), number)
        print(json.dumps({"record": record_of(played, ""), "seconds": seconds}), flush=True)

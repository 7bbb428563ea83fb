"""Plays the games whose positions are looked at in every window: `python -m tests.browser.make_games`.

Bots play them, by seed. A file keeps the deal and all moves, and where in the game each kind of question finds the
fullest table.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from operahouse.bots.bot import Bot, choose_move
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, decision_for_person, decision_of
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import choose_at_random, seat_name
from operahouse.table.match import Match
from tests.browser.prepared_games import FOLDER, PreparedGame

DEALS: Final = {"opera": {2: 1, 3: 2, 4: 3}, "operaopoly": {2: 8, 3: 7, 4: 1, 5: 5, 6: 2}}
"""The seed of each game, by the number of its players: with these, every kind of question comes up."""
MOST_MOVES: Final = 800
TABLE: Final = ("players", "offer", "palazzo", "composers", "houses", "audition")
"""The parts of a view in which things lie."""


class Fullest(NamedTuple):
    """The fullest table at which a question was asked so far: after how many moves, and whom."""

    fullness: int
    after: int
    seat: str


def main() -> None:
    """Write all games into the folder `games`."""
    FOLDER.mkdir(exist_ok=True)
    for name, seeds in DEALS.items():
        for players, seed in seeds.items():
            write(FOLDER / f"{name}-{players}.json", name, players, seed)


def write(file: Path, name: str, players: int, seed: int) -> None:
    """One game, to its end or until enough has been seen."""
    rules, chance = load_game(name), Generator(seed)
    bot = make_bot(rules, "amateur")
    setup = rules.write_position(rules.deal(players, [], chance))
    game = PreparedGame(name, players, setup)
    moves: list[tuple[str, str]] = []
    found: dict[str, Fullest] = {}
    while (state := game.match.state_in_play()).to_act() and len(moves) < MOST_MOVES:
        note(found, game.match, len(moves))
        number = state.to_act()[0]
        moves.append((seat_name(rules, state, number), next_move(rules, state, number, bot, chance)))
        game.play(*moves[-1])
    positions = {question: [best.after, best.seat] for question, best in sorted(found.items())}
    last = max(best.after for best in found.values())
    told = {"game": name, "players": players, "positions": positions, "setup": setup, "moves": moves[:last]}
    file.write_text(lines(told), encoding="utf-8")
    print(file.name, positions)


def next_move(game: Game, state: State, seat: int, bot: Bot, chance: Generator) -> str:
    """What the bot does, or chance."""
    if seat != CHANCE:
        return choose_move(game, decision_of(game, state, seat), bot, chance)
    after, steps = state.clone(), list[int]()
    while after.to_act() == [CHANCE]:
        steps.append(choose_at_random(after, CHANCE, chance))
        after.step(CHANCE, steps[-1])
        if not after.within_move():
            break
    return game.spell_move(state, CHANCE, steps)


def note(found: dict[str, Fullest], match: Match, after: int) -> None:
    """What is asked now, where the table is fuller than any before it; and the first question of all."""
    for seat in match.awaited:
        asked = decision_for_person(match.game, match.state_in_play(), match.seat_numbers[seat])
        for name, full in {"first": 0}.items() if after == 0 else fullness(asked, seat).items():
            if name not in found or full > found[name].fullness:
                found[name] = Fullest(full, after, seat)


def fullness(asked: Decision, seat: str) -> dict[str, int]:
    """By what the position is an example of: how much there is to be seen. What lies before the seat itself and what it
    may do count most.
    """
    view = json.loads(json.dumps(asked.view))
    question, own = str(view["asks"]["question"]), view["players"][seat]
    table = sum(json.dumps(view[part]).count('"') for part in TABLE if part in view)
    full = table + 4 * json.dumps(own).count('"') + 10 * min(len(asked.options), 10)
    if question != "act":
        return {question: full}
    away = sum(composer["at"] != "home" for composer in view["composers"].values())
    lamps = sum(house["starter"] is not None for house in view["houses"].values())
    return {"act": full, "hand": 1000 * len(own["hand"]) + full, "guests": 1000 * (away + lamps) + full}


def lines(told: Json) -> str:
    """A line for each part and each move, so that two versions can be compared."""
    moves = told["moves"]
    assert isinstance(moves, list)
    head = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in told.items() if name != "moves"]
    body = ",\n".join("  " + json.dumps(move) for move in moves)
    return "{\n" + ",\n".join(head) + f',\n "moves": [\n{body}]' + "}\n"


if __name__ == "__main__":
    main()

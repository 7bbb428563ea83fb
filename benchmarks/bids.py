"""What a first bid of Opera is worth, and whether that hangs on a figure of the box: with other figures, bid by bid."""

import argparse
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from operahouse.bots.judge import Judge
from operahouse.bots.levels import make_network_judge
from operahouse.games.opera.box import Box
from operahouse.games.opera.budget import BID
from operahouse.games.opera.game import Opera
from operahouse.games.opera.state import OperaState
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game
from operahouse.lab.intervals import Interval, clustered_mean
from operahouse.lab.self_play import take_step
from operahouse.lab.train.measure import FIRST_DEAL

PLAYERS = 3
BIDS = [2, 4, 6, 8, 10]

Figures = dict[str, Any]


def _start_with(ducats: int) -> Callable[[Figures], None]:
    def change(figures: Figures) -> None:
        figures["money"]["start"] = ducats

    return change


def _more_parts(more: int) -> Callable[[Figures], None]:
    def change(figures: Figures) -> None:
        for city in figures["cities"].values():
            for part in (city["main"], city["wing"]):
                part["copies"] = {players: max(1, copies + more) for players, copies in part["copies"].items()}

    return change


BOXES: dict[str, Callable[[Figures], None]] = {
    "as it is": _start_with(20),
    "14 ducats": _start_with(14),
    "26 ducats": _start_with(26),
    "a copy less": _more_parts(-1),
    "a copy more": _more_parts(1),
}


def main() -> None:
    """Play every bid from every seat on the same deals, and print the share of games won with it."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--deals", type=int, default=30)
    given = parser.parse_args()
    print(f"{'box':12} bid  won (95%)            the others bid")
    for name, change in BOXES.items():
        game = _opera_with(change)
        judge = make_network_judge(game)
        for bid in BIDS:
            won, others = _share_won(game, judge, bid, given.deals)
            shares = f"{won.value:5.1%} ({won.low:.1%} to {won.high:.1%})"
            print(f"{name:12} {bid:3}  {shares:22} {others:.1f}", flush=True)


def _opera_with(change: Callable[[Figures], None]) -> Game:
    figures = tomllib.loads((files("operahouse.games.opera") / "opera-2009.toml").read_text(encoding="utf-8"))
    change(figures)
    return Opera(Box(figures))


def _share_won(game: Game, judge: Judge, bid: int, deals: int) -> tuple[Interval, float]:
    """The share of games that the bidder won, and what the others bid on average."""
    won: list[float] = []
    others: list[int] = []
    for deal in range(deals):
        results = [_play(game, judge, own, bid, deal) for own in range(PLAYERS)]
        won.append(sum(result[0] for result in results))
        others += [other for result in results for other in result[1]]
    return clustered_mean(won, [PLAYERS] * deals), sum(others) / len(others)


def _play(game: Game, judge: Judge, own: int, bid: int, deal: int) -> tuple[float, list[int]]:
    """One game of players who look one step ahead, one of whom begins with a given bid."""
    generator = Generator(2 * FIRST_DEAL + deal)
    state = game.deal(PLAYERS, [], generator)
    assert isinstance(state, OperaState)
    start = state.ducats[:]
    while state.question is BID:
        if state.turn == own:
            state.step(own, BID.first + bid)
        else:
            take_step(state, [judge] * PLAYERS, generator, 0)
    paid = [start[seat] - state.ducats[seat] for seat in range(PLAYERS) if seat != own]
    while state.turn >= CHANCE:
        take_step(state, [judge] * PLAYERS, generator, 0)
    first = game.ranking(state)[0]
    return 1 / len(first) if own in first else 0.0, paid


if __name__ == "__main__":
    main()

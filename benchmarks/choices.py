"""What searches give away: how much worse their choices are than the best, as a much longer search sees it.

A match of two searches needs thousands of games to tell them apart. This needs minutes: every search decides in the
same positions, for the same processor time.
"""

import argparse
from math import sqrt
from time import process_time

from operahouse.bots.graded_bots import HalvingBot, LookaheadBot, SearchBot
from operahouse.bots.judge import Judge
from operahouse.bots.levels import make_judge, make_network_judge
from operahouse.bots.search import WORLDS, Search
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.game import CHANCE, Game
from operahouse.kernel.play import choose_at_random
from operahouse.lab.train.measure import FIRST_DEAL

BLUR = 10
APART = 17
"""One decision in so many is looked at."""
ROUND = 100
"""Tries of each option in the long search before the first look at who is far behind."""
FAR = 0.25
NO_LIMIT = 1_000_000_000

Judged = tuple[Decision, dict[int, float]]
"""A decision, and the value of each of its options."""


def main() -> None:
    """Let searches decide, and print for each of them the chance of winning that it gives away in a decision."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", default="opera")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--tries", type=int, default=800, help="of each option in the long search")
    parser.add_argument("--milliseconds", default="40", help="for a decision; several with commas between")
    parser.add_argument("--seed", type=int, default=1, help="of the games")
    given = parser.parse_args()
    game = load_game(given.game)
    linear, network = make_judge(game), make_network_judge(game)
    decisions = _decisions(game, given.players, network, given.positions, given.seed)
    judged = [(decision, _values(game, network, decision, given.tries)) for decision in decisions]
    print(f"{len(judged)} decisions         ms   given away, in thousandths")
    for milliseconds in given.milliseconds.split(","):
        seconds = int(milliseconds) / 1000
        bots = {
            "linear judge, UCB": SearchBot(game, linear, NO_LIMIT, process_time, seconds),
            "network, UCB": SearchBot(game, network, NO_LIMIT, process_time, seconds),
            "network, halving": HalvingBot(game, network, linear, NO_LIMIT, process_time, seconds),
        }
        lost = {name: _given_away(bot, judged) for name, bot in bots.items()}
        lost["halving less UCB"] = [
            one - other for one, other in zip(lost["network, halving"], lost["network, UCB"], strict=True)
        ]
        for name, losses in lost.items():
            mean = sum(losses) / len(losses)
            error = sqrt(sum((loss - mean) ** 2 for loss in losses)) / len(losses)
            print(f"{name:20} {milliseconds:>6}   {1000 * mean:6.2f} ± {1000 * error:.2f}", flush=True)


def _decisions(game: Game, players: int, judge: Judge, count: int, seed: int) -> list[Decision]:
    """Decisions out of games between players who look one step ahead."""
    bot = LookaheadBot(game, judge, 0, BLUR)
    found: list[Decision] = []
    met = 0
    for number in range(count):
        generator = Generator(FIRST_DEAL * 3 + seed * 1000 + number)
        state = game.deal(players, [], generator)
        while state.turn >= CHANCE:
            seat = state.turn
            if seat == CHANCE:
                state.step(seat, choose_at_random(state, seat, generator))
                continue
            decision = decision_of(game, state, seat)
            if len(decision.steps) > 1:
                met += 1
                if met % APART == 0:
                    found.append(decision)
            if len(found) == count:
                return found
            state.step(seat, bot.choose(decision, generator))
    return found


def _values(game: Game, judge: Judge, decision: Decision, tries: int) -> dict[int, float]:
    """The value of every option by a long search that tries all of them alike, except those far behind."""
    search = Search(game, judge, decision, Generator(77))
    root = search.root
    left = list(range(len(root.options)))
    values = [0.0] * len(left)
    tried, look = 0, ROUND
    while tried < tries and len(left) > 1:
        for place in left:
            search.iterate(search.worlds[tried % WORLDS].clone(), place)
            values[place] = root.totals[place] / root.tries[place]
        tried += 1
        if tried == look:
            best = max(values[place] for place in left)
            left = [place for place in left if values[place] > best - FAR / sqrt(tried)]
            look *= 2
    return dict(zip(root.options, values, strict=True))


def _given_away(bot: SearchBot, judged: list[Judged]) -> list[float]:
    """How much worse the bot's choice is than the best, decision by decision."""
    return [
        max(values.values()) - values[bot.choose(decision, Generator(number))]
        for number, (decision, values) in enumerate(judged)
    ]


if __name__ == "__main__":
    main()

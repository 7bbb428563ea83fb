#!/usr/bin/env python3
"""A baseline for research: imitates the games in datasets/ with one layer of weights, and plays against bots.

    python examples/baseline_agent.py opera --opponents novice --games 200

It needs `pip install operahouse[research]`. Better agents should beat its figures, which are in datasets/README.md.
"""

import argparse
import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np

from operahouse.kernel.game import CHANCE
from operahouse.kernel.record import read_record
from operahouse.lab.research import gymnasium_env
from operahouse.lab.research.sequential_game import SequentialGame

DATASETS = Path(__file__).parents[1] / "datasets"
PLAYERS = 3
BATCH = 256
PACE = 0.003
NEVER = np.float32(-1e9)


class Choices(NamedTuple):
    """What was seen, what might have been chosen, and what was: a row for each decision."""

    seen: np.ndarray
    masks: np.ndarray
    chosen: np.ndarray


def choices_of(sequential: SequentialGame, record: object) -> Iterator[tuple[np.ndarray, np.ndarray, int]]:
    """Every decision of a recorded game that was one, step by step."""
    game = sequential.game
    replay = read_record(game, record)
    for name, text in replay.moves:
        before = replay.state.clone()
        seat = CHANCE if name == "chance" else game.seats(before).index(name)
        for step in game.expand(before, seat, text) if seat != CHANCE else []:
            options = before.options(seat)
            if len(options) > 1:
                mask = np.zeros(sequential.actions, bool)
                mask[options] = True
                yield sequential.encode(game.view(before, seat, memory=True)).astype(np.float16), mask, step
            before.step(seat, step)
        replay.advance()


def read_choices(sequential: SequentialGame, path: Path, games: int) -> Choices:
    """The decisions of so many games of a dataset."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [row for line in islice(lines, games) for row in choices_of(sequential, json.loads(line))]
    seen, masks, chosen = zip(*rows, strict=True)
    return Choices(np.array(seen), np.array(masks), np.array(chosen))


class Agent:
    """Gives each option a score, a weighted sum of what is seen, and draws what scores higher more often."""

    def __init__(self, size: int, actions: int, likeliest: bool) -> None:
        self.likeliest = likeliest
        self.dice = np.random.default_rng(1)
        self.weights = np.zeros((size + 1, actions), np.float32)

    def scores(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """By row and option; what isn't offered is far below all others."""
        return np.where(masks, seen.astype(np.float32) @ self.weights[:-1] + self.weights[-1], NEVER)

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """One option: the likeliest, or drawn as often as the recorded players would choose it."""
        scores = self.scores(seen, mask.astype(bool))
        if self.likeliest:
            return int(scores.argmax())
        shares = np.exp(scores - scores.max())
        return int(self.dice.choice(len(shares), p=shares / shares.sum()))

    def learn(self, choices: Choices, rounds: int) -> None:
        """Make what was chosen likelier, by Adam on the logarithm of its probability."""
        mean, square, time = np.zeros_like(self.weights), np.zeros_like(self.weights), 0
        for _ in range(rounds):
            order = self.dice.permutation(len(choices.chosen))
            for rows in np.split(order, range(BATCH, len(order), BATCH)):
                scores = self.scores(choices.seen[rows], choices.masks[rows])
                shares = np.exp(scores - scores.max(axis=1, keepdims=True))
                shares /= shares.sum(axis=1, keepdims=True)
                shares[np.arange(len(rows)), choices.chosen[rows]] -= 1
                seen = np.column_stack([choices.seen[rows], np.ones(len(rows))]).astype(np.float32)
                slope = seen.T @ shares / len(rows)
                time += 1
                mean += 0.1 * (slope - mean)
                square += 0.01 * (slope**2 - square)
                corrected = np.sqrt(square / (1 - 0.99**time)) + 1e-8
                self.weights -= PACE * mean / (1 - 0.9**time) / corrected

    def agreement(self, choices: Choices) -> float:
        """In what share of decisions it would have chosen the same."""
        return float((self.scores(choices.seen, choices.masks).argmax(axis=1) == choices.chosen).mean())


def share_of_firsts(agent: Agent, game: str, opponents: str, games: int) -> float:
    """In what share of games it is alone in first place against two of these bots."""
    env = gymnasium_env(game, PLAYERS, opponents=opponents)
    firsts = 0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            action = agent.choose(seen["observation"], seen["action_mask"])
            seen, reward, over, _, _ = env.step(action)
        firsts += reward == 1
    env.close()
    return firsts / games


def main() -> None:
    """Learn from most games, say how well it foretells the rest, and play."""
    parser = argparse.ArgumentParser(description="Imitates recorded games and plays against bots.")
    parser.add_argument("game", choices=["opera", "operaopoly"])
    parser.add_argument("--read", type=int, default=240, help="games to read from the dataset; one in ten is held out")
    parser.add_argument("--rounds", type=int, default=20, help="how often everything is learned")
    parser.add_argument("--likeliest", action="store_true", help="always take the likeliest option, never draw")
    parser.add_argument("--opponents", default="novice", help="the bot in the two other seats")
    parser.add_argument("--games", type=int, default=200, help="games to play against them")
    chosen = parser.parse_args()
    sequential = SequentialGame(chosen.game, PLAYERS)
    choices = read_choices(sequential, DATASETS / f"{chosen.game}.jsonl.gz", chosen.read)
    split = len(choices.chosen) * 9 // 10
    agent = Agent(choices.seen.shape[1], sequential.actions, chosen.likeliest)
    agent.learn(Choices(*(part[:split] for part in choices)), chosen.rounds)
    held_out = Choices(*(part[split:] for part in choices))
    print(f"{split} decisions learned, {agent.agreement(held_out):.1%} of {len(held_out.chosen)} others foretold")
    won = share_of_firsts(agent, chosen.game, chosen.opponents, chosen.games)
    print(f"first in {won:.1%} of {chosen.games} games against two of the bot {chosen.opponents}")


if __name__ == "__main__":
    main()

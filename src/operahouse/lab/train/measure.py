"""Measures a network one step ahead: games against copies of another judge, each deal once from every seat."""

from dataclasses import dataclass
from time import perf_counter

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE
from operahouse.lab.intervals import Interval, clustered_mean
from operahouse.lab.train.fast_game import Habits, take_steps
from operahouse.lab.train.samples import judge_with

FIRST_DEAL = 500_000_000
"""Deals from here on are for measuring alone; self-play never uses them."""


@dataclass(frozen=True)
class Duel:
    """Deals for one worker: one judge against copies of another, until its time is up."""

    game: str
    players: int
    one: bytes | None
    other: bytes | None
    first_deal: int
    step: int
    deals: int
    seconds: float


def play_duel(duel: Duel) -> list[float]:
    """For each deal played from all seats: how many games the one judge won."""
    game = load_game(duel.game)
    judges = [judge_with(game, duel.one), judge_with(game, duel.other)]
    deadline = perf_counter() + duel.seconds
    won: list[float] = []
    for number in range(duel.deals):
        wins = 0.0
        for own in range(duel.players):
            generator = Generator(FIRST_DEAL + duel.first_deal + number * duel.step)
            state = game.deal(duel.players, [], generator)
            seated = [judges[0 if seat == own else 1] for seat in range(duel.players)]
            while state.turn >= CHANCE:
                take_steps(state, seated, generator, Habits())
            first = game.ranking(state)[0]
            wins += 1 / len(first) if own in first else 0.0
        if perf_counter() > deadline:
            break
        won.append(wins)
    return won


def share_won(won: list[float], players: int) -> Interval:
    """The share of games won; the games of one deal count as one observation."""
    return clustered_mean(won, [players] * len(won)) if won else Interval(0.0, 0.0, 1.0)

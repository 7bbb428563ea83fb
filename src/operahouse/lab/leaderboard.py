"""Who is stronger, and how certain that is."""

from collections import defaultdict
from typing import NamedTuple

from operahouse.lab.intervals import NORMAL, Interval, clustered_mean, wilson
from operahouse.lab.optional_libraries import require
from operahouse.lab.results import Results


class Standing(NamedTuple):
    """What the games say about a bot, or about a seat."""

    name: str
    games: int
    win_rate: Interval
    """Per seat taken. A game counts once, however many of its seats the same bot takes."""
    points: Interval
    rating: Interval | None = None


def leaderboard(results: Results, line_up: int | None = None) -> list[Standing]:
    """All bots, the best first: of one line-up, or of all games with ratings."""
    where = "true" if line_up is None else f"line_up = {line_up}"
    standings = standings_by(results, "bot", where)
    if line_up is None and len(standings) > 1:
        rated = ratings(results)
        standings = [standing._replace(rating=rated[standing.name]) for standing in standings]
    return sorted(standings, key=lambda standing: -standing.win_rate.value)


def standings_by(results: Results, column: str, where: str = "true") -> list[Standing]:
    """Win rates and points by the value of a column, in its order."""
    rows = results.query(f"""
        SELECT {column}::VARCHAR, count(DISTINCT (line_up, rotation)), sum(won), sum(points)::DOUBLE, count(*), deal
        FROM results WHERE {where} GROUP BY {column}, deal ORDER BY {column}, deal
    """)
    by_name: dict[str, list[tuple[int, float, float, int]]] = defaultdict(list)
    for name, games, won, points, seats, _ in rows:
        by_name[name].append((games, won, points, seats))
    return [_standing(name, deals) for name, deals in by_name.items()]


def _standing(name: str, deals: list[tuple[int, float, float, int]]) -> Standing:
    games = sum(deal[0] for deal in deals)
    seats = [deal[3] for deal in deals]
    won = sum(deal[1] for deal in deals) / sum(seats)
    return Standing(name, games, wilson(won * games, games), clustered_mean([deal[2] for deal in deals], seats))


def ratings(results: Results) -> dict[str, Interval]:
    """Openskill's Plackett–Luce ratings after all games in order, with 95% intervals.

    A bot that takes several seats of a game has one rating, updated by the mean of what the seats would get.
    """
    model = require("openskill.models").PlackettLuce()
    skill = {bot: model.rating() for (bot,) in results.query("SELECT DISTINCT bot FROM results ORDER BY bot")}
    games = results.query("""
        SELECT list(bot ORDER BY seat), list(place ORDER BY seat) FROM results
        GROUP BY deal, line_up, rotation ORDER BY deal, line_up, rotation
    """)
    for bots, places in games:
        updates = defaultdict(list)
        for bot, (new,) in zip(bots, model.rate([[skill[bot]] for bot in bots], ranks=places), strict=True):
            updates[bot].append(new)
        for bot, seats in updates.items():
            mu, sigma = (sum(getattr(seat, part) for seat in seats) / len(seats) for part in ("mu", "sigma"))
            skill[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: _interval(own.mu, own.sigma) for bot, own in skill.items()}


def _interval(mu: float, sigma: float) -> Interval:
    return Interval(mu, mu - NORMAL * sigma, mu + NORMAL * sigma)

"""Who is better, and how sure that is."""

from collections import defaultdict
from typing import NamedTuple

from operahouse.lab.extras import need
from operahouse.lab.intervals import NORMAL, Interval, clustered_mean, wilson
from operahouse.lab.results import Results


class Standing(NamedTuple):
    """What the games say about a bot, or about a seat."""

    name: str
    games: int
    win_rate: Interval
    """For each seat it takes; a game counts once, however many of its seats are taken by the same bot."""
    points: Interval
    rating: Interval | None = None


def standings(results: Results, line_up: int | None = None) -> list[Standing]:
    """All bots, the best first; of one line-up, or with ratings of all."""
    where = "true" if line_up is None else f"line_up = {line_up}"
    found = grouped(results, "bot", where)
    if line_up is None and len(found) > 1:
        rated = ratings(results)
        found = [standing._replace(rating=rated[standing.name]) for standing in found]
    return sorted(found, key=lambda standing: -standing.win_rate.value)


def grouped(results: Results, by: str, where: str = "true") -> list[Standing]:
    """Win rates and points by the value of a column, in its order."""
    rows = results.ask(f"""
        SELECT {by}::VARCHAR, count(DISTINCT (line_up, rotation)), sum(won), sum(points)::DOUBLE, count(*), deal
        FROM results WHERE {where} GROUP BY {by}, deal ORDER BY {by}, deal
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
    """Openskill's Plackett–Luce ratings after all games in their order, with 95% intervals.

    A bot on several seats of a game has one rating: it learns the mean of what they learn.
    """
    model = need("openskill.models").PlackettLuce()
    skill = {bot: model.rating() for (bot,) in results.ask("SELECT DISTINCT bot FROM results ORDER BY bot")}
    games = results.ask("""
        SELECT list(bot ORDER BY seat), list(place ORDER BY seat) FROM results
        GROUP BY deal, line_up, rotation ORDER BY deal, line_up, rotation
    """)
    for bots, places in games:
        learned = defaultdict(list)
        for bot, (new,) in zip(bots, model.rate([[skill[bot]] for bot in bots], ranks=places), strict=True):
            learned[bot].append(new)
        for bot, seats in learned.items():
            mu, sigma = (sum(getattr(seat, part) for seat in seats) / len(seats) for part in ("mu", "sigma"))
            skill[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: _interval(own.mu, own.sigma) for bot, own in skill.items()}


def _interval(mu: float, sigma: float) -> Interval:
    return Interval(mu, mu - NORMAL * sigma, mu + NORMAL * sigma)

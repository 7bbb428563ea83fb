"""Ratings predict better than giving everybody the same chance, where people differ in strength."""

from math import exp
from random import Random

from operahouse.store.ratings import RatedSeat, Rating
from operahouse.web.rating import new_ratings
from operahouse.web.rating_check import check_ratings


def play_season(strengths: dict[str, float], games: int, seed: int) -> list[RatedSeat]:
    """Games of three between people of these strengths, rated as the server rates them."""
    chance, known, seats = Random(seed), dict[str, Rating](), list[RatedSeat]()
    for number in range(games):
        table = chance.sample(sorted(strengths), 3)
        order = sorted(table, key=lambda person: chance.random() ** (1 / exp(strengths[person])), reverse=True)
        places = {person: place for place, person in enumerate(order, 1)}
        after = new_ratings("toy", {person: (person, person) for person in table}, places, known)
        known.update({one.person: one for one in after})
        seats += [RatedSeat(f"m{number}", number, one.person, places[one.person], one.mu, one.sigma) for one in after]
    return seats


def test_ratings_predict_better_than_none_where_people_differ() -> None:
    found = check_ratings(play_season({f"p{number}": number / 4 for number in range(12)}, 600, 1))
    assert found is not None
    assert found.games == 600
    assert found.gain > 3 * found.error
    assert abs(found.constant - 1.0986) < 0.001


def test_the_check_finds_no_gain_where_nobody_differs() -> None:
    """Ratings follow luck there, and predict a little worse than equal chances."""
    found = check_ratings(play_season({f"p{number}": 0.0 for number in range(12)}, 600, 2))
    assert found is not None
    assert found.gain < 0


def test_without_games_there_is_nothing_to_check() -> None:
    assert check_ratings([]) is None

"""What people achieve, and what their page counts of how they play."""

from collections import Counter

import pytest
from msgspec.structs import replace

from operahouse.store.match_summary import summarize
from operahouse.store.puzzle import Puzzle
from operahouse.store.results import Result, Tally
from operahouse.table.match import Match
from operahouse.web.curtain_calls import calls_for, calls_for_review, grand_tour
from operahouse.web.results import results_of
from tests.table.logged_match import START, LoggedMatch, find_game
from tests.web.conftest import Come
from tests.web.test_profiles import play
from tests.web.test_sign_in import account

Played = tuple[Match, list[Result], list[list[int]]]


def played(game: str, players: int, seed: int) -> Played:
    """A game of people at random: the match, the results, and everybody's points after every move of the match."""
    logged, course = LoggedMatch(find_game(game), players).sit_down(), list[list[int]]()
    while logged.match.awaited:
        logged.play_at_random(1, seed + 1000 * len(course))
        assert logged.match.state is not None
        points = logged.match.game.points(logged.match.state)
        course += [points] * (len(logged.match.moves) - len(course))
    match = logged.match
    return match, results_of(match, summarize(match, "m1", "code", True, False, START)), course


def named(match: Match, result: Result) -> list[str]:
    return [call.name for call in calls_for(match, [result])]


def test_an_ovation_takes_a_quarter_more_points_than_anybody_else() -> None:
    match, results, _ = played("toy", 2, 1)
    winner = next(result for result in results if result.place == 1)
    other = next(seat for seat in match.occupants if seat != winner.seat)
    for own, best, expected in ((50, 40, True), (49, 40, False), (5, 0, False), (-1, -4, False)):
        details = replace(winner.details, scores={winner.seat: own, other: best})
        changed = replace(winner, points=own, details=details)
        assert ("ovation" in named(match, changed)) is expected


def test_da_capo_is_for_those_who_were_last_after_three_quarters_of_the_moves() -> None:
    found = []
    for seed in range(1, 40):
        match, results, course = played("toy", 3, seed)
        late = course[3 * len(match.moves) // 4 - 1]
        for result in results:
            number = match.seat_numbers[result.seat]
            was_last = all(late[number] < points for other, points in enumerate(late) if other != number)
            found.append(result.place == 1 and was_last)
            assert ("da-capo" in named(match, result)) is found[-1]
    assert {True, False} <= set(found)


@pytest.mark.parametrize(("players", "expected"), [(3, True), (2, False)])
def test_a_gala_is_won_at_the_largest_table(players: int, expected: bool) -> None:
    match, results, _ = played("toy", players, 1)
    assert [("gala" in named(match, result)) for result in results] == [
        expected and result.place == 1 for result in results
    ]


def test_weak_bots_and_games_that_somebody_left_bring_nothing() -> None:
    match, results, _ = played("toy", 3, 1)
    winner = next(result for result in results if result.place == 1)
    assert named(match, winner)
    assert not named(match, replace(winner, opponents="novice"))
    assert not named(match, replace(winner, finished=False))
    assert not calls_for_review(match, [replace(winner, finished=False)], [])


def test_sharp_eyes_are_for_a_game_without_a_mistake() -> None:
    match, results, _ = played("toy", 2, 1)
    mistake = Puzzle(results[0].person, "m1", 1, "toy", results[0].seat, "bid", "slip", 3.0)
    assert {call.person for call in calls_for_review(match, results, [mistake])} == {results[1].person}


def test_a_grand_tour_goes_through_every_number_of_players_of_one_game() -> None:
    counts = {"opera": [2, 3, 4], "operaopoly": [2, 3, 4, 5, 6]}
    tallies = [Tally("opera", "2", 3, 1), Tally("opera", "3", 9, 0), Tally("operaopoly", "2", 1, 1)]
    assert grand_tour(tallies, counts) == (1, 3)
    assert grand_tour([*tallies, Tally("opera", "3", 9, 1), Tally("opera", "4", 1, 1)], counts) == (3, 3)
    assert grand_tour([], counts) == (0, 3)


def test_uses_are_what_the_moves_say() -> None:
    match, results, _ = played("opera", 2, 3)
    for result in results:
        moves = [move.split() for _, seat, move in match.moves if seat == result.seat]
        kinds = {"hire": "role", "buy": "composer"}
        expected = Counter(f"{kinds[move[0]]}.{move[1]}" for move in moves if move[0] in kinds)
        assert result.details.own_uses == expected
        assert result.details.other_uses == next(each for each in results if each is not result).details.own_uses
    assert any(use.startswith("composer.") for result in results for use in result.details.own_uses)


def test_uses_of_operaopoly_are_composers_and_slots() -> None:
    _, results, _ = played("operaopoly", 3, 1)
    kinds = {use.partition(".")[0] for result in results for use in result.details.own_uses}
    assert kinds <= {"composer", "slot"}
    assert kinds


def test_a_page_shows_what_was_achieved_and_what_is_still_to_come(come: Come) -> None:
    anna, bob = account(come, "Fiordiligi"), account(come, "Ferrando")
    before = anna.get("/api/me/profile")["curtain_calls"]
    assert [(call["name"], call["reached"], call["at"]) for call in before] == [
        (name, 0, None) for name in ("ovation", "da-capo", "gala", "sharp-eyes", "grand-tour")
    ]
    end = play(anna, bob, public=True)
    points = end["result"]["points"]
    won = points["north"] > points["east"]
    winner, best, second = (anna, "north", "east") if won else (bob, "east", "north")
    calls = {call["name"]: call for call in winner.get("/api/me/profile")["curtain_calls"]}
    assert calls["grand-tour"]["reached"] == 1
    achieved = points[second] > 0 and 4 * points[best] >= 5 * points[second]
    assert (calls["ovation"]["at"] is not None) is achieved
    exported = winner.get("/api/me/export")["curtain_calls"]
    assert {call["name"] for call in exported} == {name for name, call in calls.items() if call["at"] is not None}

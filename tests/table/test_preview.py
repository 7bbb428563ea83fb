"""Moves tried out without being made: nothing changes, and nothing imagined shows."""

import json
from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json, State
from operahouse.table.match import Match
from operahouse.table.moves import check_move
from operahouse.table.preview import LONGEST_MOVE, MOST_MOVES, preview
from operahouse.table.snapshot import snapshot
from tests.games.opera.examples import GAME as OPERA
from tests.games.opera.examples import after, given, read_case
from tests.games_under_test import every_game, hooks_of
from tests.table.logged_match import START, TOY, LoggedMatch, random_move
from tests.table.test_stream import match_from

PROGRAMMES = [
    "programme",
    "programme venezia=wagner wien=wagner,beethoven paris=wagner,beethoven,house,-,-",
    "programme paris=wagner,wagner,beethoven,-,-",
    "programme wien=verdi,beethoven",
    "programme wien=-",
    "programme roma=verdi",
]


def desk() -> Match:
    """The rulebook's example just before yellow programmes; cleo sits at yellow."""
    state: State = OPERA.read_position(given("example/impresario"))
    for seat, text in read_case("example/impresario")["moves"][:13]:
        state = after(state, seat, text)
    return match_from(OPERA, OPERA.write_position(state), OPERA.seats(state))


def test_the_programme_desk() -> None:
    """Now and then for each candidate, and for each that is not allowed the rule, the piece and the hall."""
    now, then, *refused = preview(desk(), "cleo", PROGRAMMES)
    assert [ledger(now), ledger(then)] == [[6, 1], [12, 16]]
    assert then["own"] == {"points": 43, "ducats": 4, "budget": 5, "stock": {}}
    errors: list[Any] = [outcome["error"] for outcome in refused]
    assert [[error["rule"], error["key"].removeprefix("opera-refusal-")] for error in errors] == [
        ["AI2", "composer-twice"],
        ["AI2", "no-such-piece"],
        ["AI2", "hall-count"],
        ["AI2", "programme-word"],
    ]
    assert [errors[0]["details"][name] for name in ("composer", "hall")] == ["wagner", "paris.2"]
    assert all(outcome["forecast"] is None and outcome["own"] is None for outcome in refused)


def ledger(outcome: dict[str, Any]) -> list[int]:
    seat = outcome["forecast"]["seats"]["yellow"]
    return [seat["income"], seat["next_counting"]]


@every_game
def test_the_answer_is_the_same_in_every_imagined_world(game: Game) -> None:
    """Also between matches that differ only in what the person cannot know."""
    table = LoggedMatch(game, 3).sit_down()
    for index in range(25):
        match = table.match
        if match.outcome:
            break
        seat = match.awaited[0]
        person, moves = match.occupants[seat].person, candidates(match, seat, index)
        answer = told(match, person, moves, 0)
        assert [told(match, person, moves, seed) for seed in (1, 2, 3)] == [answer] * 3
        for other in elsewhere(game, match, seat, index):
            assert told(other, other.occupants[seat].person, moves, index) == answer
        table.play_at_random(1, index)


def candidates(match: Match, seat: str, seed: int) -> list[str]:
    """Every legal move, some whole ones, and some that nobody would allow."""
    state, number = match.state_in_play(), match.seat_numbers[seat]
    some = [random_move(match, seat, Generator(10 * seed + index)) for index in range(5)]
    strange = [match.game.spellings[seed % len(match.game.spellings)], "", "sing"]
    return [*strange, *some, *match.game.legal_moves(state, number)][:MOST_MOVES]


def told(match: Match, person: str, moves: list[str], seed: int) -> str:
    return json.dumps(preview(match, person, moves, seed))


def elsewhere(game: Game, match: Match, seat: str, seed: int) -> list[Match]:
    """The match as it might be as well, for all that seat can see."""
    position, seats = game.write_position(match.state_in_play()), game.seats(match.state_in_play())
    varied = hooks_of(game).hidden_variations(position, seat, Generator(seed))
    return [match_from(game, variation, seats) for variation in varied]


@every_game
def test_nothing_changes_and_what_is_refused_is_refused_when_played(game: Game) -> None:
    table = LoggedMatch(game, 2).sit_down()
    table.play_at_random(9)
    match, seat = table.match, table.match.awaited[0]
    before = json.dumps([game.write_position(match.state_in_play()), match.number])
    for outcome in preview(match, match.occupants[seat].person, candidates(match, seat, 1)):
        check_against_playing(match, seat, outcome)
    assert json.dumps([game.write_position(match.state_in_play()), match.number]) == before


def check_against_playing(match: Match, seat: str, outcome: Json) -> None:
    if outcome["error"] is None:
        check_move(match, seat, str(outcome["move"]), "person")
        return
    with pytest.raises(Refusal) as refused:
        check_move(match, seat, str(outcome["move"]), "person")
    assert outcome["error"] == {
        "key": refused.value.key,
        "rule": refused.value.rule,
        "details": refused.value.details,
    }


def test_only_who_is_asked_and_only_so_much() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 1", "north")
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        preview(table.match, "anna", ["bid 1"])
    with pytest.raises(Refusal, match="table-no-seat"):
        preview(table.match, "nobody", ["bid 1"])
    with pytest.raises(Refusal, match="table-moves-many"):
        preview(table.match, "bob", ["bid 1"] * (MOST_MOVES + 1))
    with pytest.raises(Refusal, match="table-text-long"):
        preview(table.match, "bob", ["b" * (LONGEST_MOVE + 1)])
    assert len(preview(table.match, "bob", ["bid 1"] * MOST_MOVES)) == MOST_MOVES
    assert preview(table.match, "bob", []) == []


def test_half_a_move_is_refused() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 3", "north")
    table.play("bid 0", "east")
    [outcome] = preview(table.match, "anna", ["place a"])
    assert outcome["error"] == {"key": "refusal-unfinished", "rule": "", "details": {"move": "place a"}}


@every_game
def test_a_snapshot_has_a_forecast_and_the_terms_of_every_option(game: Game) -> None:
    table = LoggedMatch(game, 2).sit_down()
    table.play_at_random(5)
    match, seat = table.match, table.match.awaited[0]
    own, spectators = [snapshot(match, person, START) for person in (match.occupants[seat].person, "nobody")]
    options: Any = own["options"]
    assert [option["move"] for option in options] == game.legal_moves(match.state_in_play(), match.seat_numbers[seat])
    assert all(
        option["about"] == game.terms(match.state_in_play(), match.seat_numbers[seat], option["move"])
        for option in options
    )
    for seen in (own, spectators):
        view: Any = seen["view"]
        assert seen["forecast"] == game.forecast(view)
    assert "options" not in spectators

"""Games that were played without a server are dealt and played again by the one that takes them over."""

import json
from typing import Any

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Game
from operahouse.table.absence import Resign
from operahouse.table.agreement import agree
from operahouse.table.branch import ViewTerms, open_from_view
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.command import Request
from operahouse.table.decide import carry_out, decide, open_match
from operahouse.table.handover import place_in, play_again, read_handover, write_handover
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.moves import CheckedMove, check_move
from operahouse.table.record import record_of, verify
from operahouse.table.rewind import Rewind
from operahouse.table.seats import Seated
from operahouse.table.start import deal

AT = 1_700_000_000_000
ME = "me"


def opened(game: Game, seed: int = 1) -> Match:
    """A game of two, me against a bot."""
    agreement = agree(game, 2, [], ME, bytes([seed] * 32))
    seats = list(open_match(game, agreement, AT).match.occupants)
    seated = [Seated(seats[0], ME, "Anna", "", "", True), Seated(seats[1], "", "", "novice")]
    match = open_match(game, agreement, AT, seated).match
    return carry_out(match, [deal(match)], AT).match


def played(match: Match, most: int, seed: int = 1) -> Match:
    """So many moves later, chosen at random."""
    chance = Generator(seed)
    for _ in range(most):
        if match.outcome:
            break
        state = match.state
        assert state is not None
        seat = match.awaited[0]
        moves = match.game.legal_moves(state, match.seat_numbers[seat])
        tried = [moves[(chance.below(len(moves)) + place) % len(moves)] for place in range(len(moves))]
        match = carry_out(match, [_first_whole(match, seat, tried)], AT).match
    return match


def _first_whole(match: Match, seat: str, moves: list[str]) -> CheckedMove:
    for move in moves:
        try:
            return check_move(match, seat, move, "person")
        except Refusal:
            continue
    raise AssertionError(moves)


def handed(match: Match) -> dict[str, Any]:
    """What a device sends."""
    sent: dict[str, Any] = json.loads(json.dumps(write_handover(match, "here", ME)))
    return sent


def again(match: Match, data: dict[str, Any], place: int = 0) -> Match:
    """What a server makes of it."""
    given = read_handover(data)
    return play_again(match.game, given, Seated(given.own_seat, "account", "Anna", ""), place, AT + 1).match


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("moves", [0, 7, 5000])
def test_the_same_game_is_played_again(name: str, moves: int) -> None:
    match = played(opened(load_game(name)), moves)
    after = again(match, handed(match))
    assert [move[1:] for move in after.moves] == [move[1:] for move in match.moves]
    assert after.outcome == match.outcome
    assert after.handed_over_at > 0
    assert set(after.seat_of) == {"account"}
    stored = rebuild(load_game, [read_entry(json.loads(json.dumps(write_entry(entry)))) for entry in after.entries])
    assert stored.handed_over_at == after.handed_over_at
    if match.outcome:
        assert verify(match.game, record_of(after, "2026-01-01"))


def test_a_turn_that_was_taken_back_is_not_handed_over() -> None:
    match = played(opened(load_game("opera")), 9)
    before = len(match.moves)
    match = decide(match, Request(ME, "1", Rewind()), AT).match
    assert len(match.moves) < before
    after = played(match, 20, 5)
    assert [move[1:] for move in again(after, handed(after)).moves] == [move[1:] for move in after.moves]


def test_who_resigned_has_resigned() -> None:
    match = decide(played(opened(load_game("opera")), 5), Request(ME, "1", Resign()), AT).match
    assert match.outcome == "resigned"
    assert again(match, handed(match)).outcome == "resigned"


@pytest.mark.parametrize("name", game_names())
def test_a_game_goes_on_from_what_a_seat_sees(name: str) -> None:
    game = load_game(name)
    parent = opened(game)
    for step in range(12):
        parent = played(parent, 3, step)
        seat = parent.seat_of[ME]
        assert parent.state is not None
        view = json.loads(json.dumps(game.view(parent.state, parent.seat_numbers[seat])))
        seats = {each: held.bot for each, held in parent.occupants.items()}
        host = Seated(seat, ME, "Anna", "", "", True)
        match = open_from_view(game, ViewTerms("parent", [], seats, view), host, bytes([step] * 32), AT).match
        assert match.state is not None
        assert game.view(match.state, match.seat_numbers[seat]) == game.view(parent.state, parent.seat_numbers[seat])
        data = handed(played(match, 6, step))
        place = place_in(parent, read_handover(data))
        assert place == len(parent.moves)
        assert again(match, data, place).branched_at > 0
        data["position"] = game.write_position(opened(game, 200).state or parent.state)
        with pytest.raises(Malformed):
            place_in(parent, read_handover(data))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "00"}, "table-malformed-seed"),
        ({"rules": "0.1"}, "table-unknown-rules"),
        ({"options": ["nothing"]}, "table-unknown-option"),
        ({"seats": {"red": "", "blue": ""}}, "table-handover-people"),
        ({"seats": {"red": "", "nobody": "novice"}}, "table-handover-seats"),
        ({"seats": {"red": "/bin/sh", "blue": ""}}, "unknown-bot"),
        ({"moves": [["x"]]}, "malformed-length"),
        ({"moves": [["chance", "x"]] * 5001}, "table-handover-long"),
        ({"shares": {"red": {"commitment": "0" * 64, "nonce": "1" * 64}}}, "table-share-wrong"),
        ({"version": 2}, "malformed-out-of-range"),
        ({"format": "operahouse-game"}, "malformed-unknown-word"),
    ],
)
def test_what_can_not_have_happened_is_refused(change: dict[str, Any], key: str) -> None:
    match = played(opened(load_game("opera")), 6)
    with pytest.raises(OperahouseError) as refused:
        again(match, {**handed(match), **change})
    assert refused.value.key == key


def test_another_deal_or_another_move_is_refused() -> None:
    match = played(opened(load_game("opera")), 30)
    data = handed(match)
    data["moves"][10] = data["moves"][9]
    with pytest.raises(Malformed) as refused:
        again(match, data)
    assert refused.value.path == "moves[10]"
    data = handed(match)
    data["moves"].append(["chance", "anything"])
    with pytest.raises(Malformed):
        again(match, data)


def test_a_game_of_several_people_stays_where_it_is() -> None:
    game = load_game("opera")
    agreement = agree(game, 2, [], ME, bytes(32))
    seats = list(open_match(game, agreement, AT).match.occupants)
    seated = [Seated(seat, person, person, "") for seat, person in zip(seats, (ME, "other"), strict=True)]
    match = open_match(game, agreement, AT, seated).match
    with pytest.raises(Refusal):
        write_handover(match, "here", ME)
    with pytest.raises(Refusal) as refused:
        write_handover(carry_out(match, [deal(match)], AT).match, "here", ME)
    assert refused.value.key == "table-handover-people"

"""Branches: playing on from a moment of a match that is over."""

import json

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.table.agreement import agree
from operahouse.table.branch import Branched, BranchTerms, open_branch
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.command import Request
from operahouse.table.decide import accept_bot_move, close_match, decide, open_match
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.record import record_of
from operahouse.table.rewind import Rewind
from operahouse.table.seats import Seated, Sit
from operahouse.table.shares import FIXED_FORMAT, NonceChain
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Reveal, Start
from operahouse.table.stream import Stream
from operahouse.table.undo import Undo
from tests.games_under_test import every_game
from tests.table.logged_match import SEED, TOY, LoggedMatch, facts, find_game, random_move

OTHER_SEED = bytes(range(1, 33))
AT = 1_800_000_000_000
SOME = 24
"""Moves of a long game that are played here."""


def finished(game: Game, moves: int = SOME, closed: bool = True) -> Match:
    """A match of two people that was broken off after some moves."""
    table = LoggedMatch(game).sit_down()
    table.play_at_random(moves)
    return close_match(table.match, table.now).match if closed and not table.match.outcome else table.match


def branch(parent: Match, place: int, seat: str = "", imagined: bool = False) -> Match:
    """Zoe plays on at the seat that decides then."""
    seat = seat or parent.moves[place][1]
    host = Seated(seat, "zoe", "Zoe", "")
    return open_branch(parent, BranchTerms("m1", place, seat, "novice", imagined), host, OTHER_SEED, AT).match


def places(match: Match) -> list[int]:
    """Where a seat decided."""
    return [place for place, (_, seat, _) in enumerate(match.moves) if seat != "chance"]


@every_game
def test_a_branch_stands_where_the_game_stood(game: Game) -> None:
    parent = finished(game)
    for place in places(parent)[::5]:
        found = branch(parent, place)
        assert [move[1:] for move in found.moves] == [move[1:] for move in parent.moves[:place]]
        assert parent.moves[place][1] in found.awaited
        assert found.status == "playing"
        assert found.seat_of == {"zoe": parent.moves[place][1]}
        again = rebuild(find_game, [read_entry(json.loads(json.dumps(write_entry(one)))) for one in found.entries])
        assert snapshot(again, "zoe", AT) == snapshot(found, "zoe", AT)
        assert (facts(found)[-1], again.branched_at) == ("branched", found.number)


@every_game
def test_the_same_moves_lead_to_the_same_game_whatever_chance_draws(game: Game) -> None:
    parent = dealt_by_everybody(game)
    found = branch(parent, places(parent)[1])
    assert found.seed == parent.seed
    for _, seat, move in parent.moves[len(found.moves) :]:
        if seat != "chance":
            found = played_on(found, seat, move)
    assert [move[1:] for move in found.moves] == [move[1:] for move in parent.moves]


def dealt_by_everybody(game: Game) -> Match:
    """A whole match of two people who both had a share in the deal."""
    table = LoggedMatch(game)
    chains = {name: NonceChain(name.encode()) for name in ("anna", "bob")}
    for seat, (name, chain) in zip(table.match.occupants, chains.items(), strict=True):
        table.ask(name, Sit(seat, name.title(), chain.commitment))
    table.ask("anna", Start())
    for name, chain in chains.items():
        table.ask(name, Reveal(chain.nonce_for(chain.commitment)))
    table.play_at_random(10_000)
    assert table.match.outcome == "finished"
    return table.match


def played_on(match: Match, seat: str, move: str) -> Match:
    """The match after a move of that seat, whoever holds it."""
    if seat in match.bots:
        return accept_bot_move(match, seat, move, match.awaited_since[seat], AT).match
    return decide(match, Request("zoe", f"r{match.number}", Play(move)), AT).match


@every_game
def test_hidden_things_as_a_seat_imagines_them_change_nothing_of_what_it_sees(game: Game) -> None:
    parent = finished(game)
    different = 0
    for place in places(parent)[::5]:
        true, imagined = branch(parent, place), branch(parent, place, imagined=True)
        seat = parent.seat_numbers[parent.moves[place][1]]
        assert true.state is not None
        assert imagined.state is not None
        assert game.view(imagined.state, seat) == game.view(true.state, seat)
        different += game.write_position(imagined.state) != game.write_position(true.state)
        assert imagined.moves == []
    assert different > 0


@every_game
def test_what_was_taken_over_stays_as_it_is(game: Game) -> None:
    parent = finished(game)
    place = places(parent)[len(places(parent)) // 2]
    found = branch(parent, place)
    for command in (Undo(), Rewind()):
        with pytest.raises(Refusal):
            decide(found, Request("zoe", "back", command), AT)
    assert "rewind" not in snapshot(found, "zoe", AT)
    moved = played_on(found, parent.moves[place][1], parent.moves[place][2])
    back = decide(moved, Request("zoe", "back", Rewind()), AT).match
    assert [move[1:] for move in back.moves] == [move[1:] for move in parent.moves[:place]]


def test_nothing_of_a_running_match_can_be_branched() -> None:
    with pytest.raises(Refusal, match="table-screens-closed"):
        branch(finished(TOY, 4, closed=False), 0)


def test_only_moments_seats_and_bots_that_there_are() -> None:
    parent = finished(TOY, 6)
    with pytest.raises(Refusal, match="table-no-such-moment"):
        branch(parent, len(parent.moves), parent.moves[0][1])
    with pytest.raises(Refusal, match="table-unknown-seat"):
        branch(parent, 0, "nowhere")
    terms = BranchTerms("m1", 0, parent.moves[0][1], "cmd:rm", False)
    with pytest.raises(Refusal, match="unknown-bot"):
        open_branch(parent, terms, Seated(terms.seat, "zoe", "Zoe", ""), OTHER_SEED, AT)


def test_a_branch_goes_on_after_what_chance_did() -> None:
    parent = dealt_by_everybody(TOY)
    drawn = next(place for place, (_, seat, _) in enumerate(parent.moves) if seat == "chance")
    found = branch(parent, drawn, "north")
    assert found.moves[drawn][1:] == parent.moves[drawn][1:]
    assert found.awaited


def test_others_see_of_it_what_they_may_see_and_where_it_comes_from() -> None:
    parent = finished(TOY, 8)
    found = branch(parent, places(parent)[4])
    shown = Stream("somebody").read(found)
    assert shown[-1] == {
        "number": len(shown),
        "at": AT,
        "kind": "branched",
        "match": "m1",
        "place": 4,
        "imagined": False,
    }
    assert all("move" not in item for item in shown)


def test_a_branch_of_a_deal_that_others_play_is_a_game_of_its_own() -> None:
    agreed = agree(TOY, 2, [], "anna", SEED, deal_format=FIXED_FORMAT)
    seats = list(open_match(TOY, agreed, AT).match.occupants)
    seated = [Seated(seat, name, name, "") for seat, name in zip(seats, ("anna", "bob"), strict=True)]
    match = decide(open_match(TOY, agreed, AT, seated).match, Request("anna", "r", Start()), AT).match
    seat = match.awaited[0]
    move = random_move(match, seat, Generator(1))
    match = decide(match, Request(match.occupants[seat].person, "m", Play(move)), AT).match
    found = branch(close_match(match, AT).match, 0, seat)
    assert found.agreement.deal_format != FIXED_FORMAT
    assert found.initial_state is not None
    assert match.initial_state is not None
    assert TOY.write_position(found.initial_state) == TOY.write_position(match.initial_state)


def test_its_record_proves_nothing_about_the_deal() -> None:
    parent = finished(TOY, 6)
    assert "deal" in record_of(parent, "2026-11-18")
    assert "deal" not in record_of(branch(parent, 3), "2026-11-18")


def test_a_branch_can_be_branched_again() -> None:
    parent = finished(TOY, 8)
    first = close_match(branch(parent, 4), AT).match
    with pytest.raises(Refusal, match="table-no-such-moment"):
        branch(first, 4, first.moves[0][1])
    second = branch(first, 2)
    assert isinstance(second.entries[-1].fact, Branched)
    assert [move[1:] for move in second.moves] == [move[1:] for move in parent.moves[:2]]

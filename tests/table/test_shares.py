"""Everybody's share in the deal: who is bound when, and that nobody is waited for in vain."""

import json
from hashlib import sha256
from typing import Any

import pytest

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.game import Game
from operahouse.table.command import Command, Request
from operahouse.table.decide import announce_rematch, decide, next_due, open_match
from operahouse.table.match import Match
from operahouse.table.record import record_of, verify
from operahouse.table.seats import Kick, SeatBot, Sit, Stand
from operahouse.table.shares import REVEAL_TIME, Share, commitment_to, mixed_seed
from operahouse.table.start import Reveal, Start
from operahouse.table.votes import Vote, rematch_terms
from tests.games_under_test import every_game
from tests.table.logged_match import PEOPLE, SEED, TOY, LoggedMatch, facts


def chain(secret: str, length: int = 9) -> list[str]:
    """What somebody reveals, the last nonce first: each is the hash of the one before."""
    nonces = [sha256(secret.encode()).hexdigest()]
    while len(nonces) < length:
        nonces.append(commitment_to(nonces[-1]))
    return nonces


def next_nonce(match: Match, person: str) -> str:
    """What this person can reveal: the nonce to which their seat is bound now."""
    commitment = match.shares.by_seat[match.seat_of[person]].commitment
    nonces = chain(person)
    return nonces[nonces.index(commitment) - 1]


class SharedMatch(LoggedMatch):
    """A match at which everybody has a share in the deal."""

    def sit(self, person: str, seat: str) -> None:
        """Sit down with the first commitment of the person's chain."""
        self.ask(person, Sit(seat, person.title(), chain(person)[-1]))

    def take_seats(self) -> "SharedMatch":
        """Everybody sits down."""
        for seat, person in zip(self.match.occupants, PEOPLE, strict=False):
            self.sit(person, seat)
        return self

    def reveal(self, person: str) -> None:
        """Reveal the nonce to which the person is bound."""
        self.ask(person, Reveal(next_nonce(self.match, person)))

    def why_not(self, person: str, command: Command) -> str:
        """The key of the refusal."""
        with pytest.raises(Refusal) as refused:
            self.ask(person, command)
        return refused.value.key


def record(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(record_of(match, "2026-11-01T20:00:00Z")))
    return data


@every_game
def test_a_deal_with_shares_is_proven(game: Game) -> None:
    table = SharedMatch(game, 3).take_seats()
    for person in PEOPLE[:3]:
        table.reveal(person)
    table.ask("anna", Start())
    assert facts(table.match)[-4:] == ["revealed", "revealed", "revealed", "started"]
    table.play_at_random(3000)
    proven = verify(game, record(table.match))
    assert proven.shares == 3
    assert table.again().seed == table.match.seed != SEED


def test_every_nonce_changes_everything() -> None:
    shares = {"north": Share("aa", "bb"), "east": Share("cc", "dd")}
    others = [
        {},
        {"north": Share("aa", "bb")},
        {**shares, "east": Share("cc", "")},
        {**shares, "east": Share("cc", "de")},
        {"north": shares["east"], "east": shares["north"]},
    ]
    seeds = {mixed_seed(2, SEED, each) for each in [shares, *others]}
    assert len(seeds) == 6
    assert mixed_seed(2, SEED, dict(reversed(shares.items()))) == mixed_seed(2, SEED, shares)
    assert mixed_seed(1, SEED, shares) == SEED


def test_nobody_can_wait_for_the_nonces_of_others_and_then_choose_their_own() -> None:
    table = SharedMatch(TOY, 3)
    table.sit("anna", "north")
    table.sit("bob", "east")
    assert table.why_not("anna", Reveal(next_nonce(table.match, "anna"))) == "table-share-early"
    table.sit("cleo", "south")
    table.reveal("anna")
    assert table.why_not("cleo", Reveal(chain("something better")[-2])) == "table-share-wrong"
    assert table.why_not("cleo", Sit("south", "Cleo", chain("something better")[-1])) == "table-seat-taken"
    assert table.why_not("anna", Reveal(chain("anna")[-2])) == "table-share-unwanted"


def test_who_sits_down_later_gets_other_nonces() -> None:
    """Standing up and sitting down again to choose once more is no use: everybody else is bound to a new nonce."""
    table = SharedMatch(TOY, 3).take_seats()
    table.reveal("anna")
    revealed = table.match.shares.by_seat["north"].nonce
    table.ask("cleo", Stand())
    assert table.match.shares.by_seat == {"north": Share(revealed), "east": Share(chain("bob")[-1])}
    table.ask("cleo", Sit("south", "Cleo", chain("something better")[-1]))
    assert table.why_not("anna", Reveal(revealed)) == "table-share-wrong"
    table.reveal("anna")
    assert table.match.shares.by_seat["north"] == Share(revealed, chain("anna")[-3])


def test_the_deal_waits_for_a_moment_and_comes_with_the_last_nonce() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    table.ask("anna", Start())
    assert table.match.status == "seating"
    assert table.why_not("anna", Start()) == "table-begun"
    for person in PEOPLE[:3]:
        assert table.match.status == "seating"
        table.reveal(person)
    assert facts(table.match)[-5:] == ["called", "revealed", "revealed", "revealed", "started"]


def test_the_deal_does_not_wait_for_somebody_who_is_away() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    table.reveal("anna")
    table.ask("anna", Start())
    assert next_due(table.match) == table.now + REVEAL_TIME
    table.wait(REVEAL_TIME - 1)
    assert facts(table.match)[-1] == "called"
    table.wait(1)
    assert facts(table.match)[-1] == "started"
    table.play_at_random(300)
    assert verify(TOY, record(table.match)).shares == 1


def test_late_in_the_evening_nobody_waits_at_all() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    table.wait(REVEAL_TIME)
    table.ask("anna", Start())
    assert facts(table.match)[-1] == "started"


def test_who_stands_up_takes_the_call_back() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    table.ask("anna", Start())
    table.ask("cleo", Stand())
    assert next_due(table.match) is None
    table.wait(REVEAL_TIME)
    assert table.match.status == "seating"


def test_bots_have_no_share_and_are_not_waited_for() -> None:
    table = SharedMatch(TOY, 3)
    table.sit("anna", "north")
    table.ask("anna", SeatBot("east", "random"))
    table.ask("anna", SeatBot("south", "random"))
    table.reveal("anna")
    table.ask("anna", Start())
    assert table.match.status == "playing"
    assert list(table.match.shares.by_seat) == ["north"]


def test_a_bot_in_the_place_of_somebody_has_no_share() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    table.ask("anna", Kick("south"))
    table.ask("anna", SeatBot("south", "random"))
    assert list(table.match.shares.by_seat) == ["north", "east"]


def test_a_rematch_binds_everybody_anew_without_a_word() -> None:
    table = SharedMatch(TOY, 3).take_seats()
    for person in PEOPLE[:2]:
        table.reveal(person)
    table.wait(REVEAL_TIME)
    table.ask("anna", Start())
    table.play_at_random(300)
    for person in PEOPLE[:3]:
        table.ask(person, Vote("rematch", True))
    agreement, seated = rematch_terms(table.match, "m2", SEED[::-1])
    again = SharedMatch(TOY, 3)
    again.match = open_match(TOY, agreement, table.now, seated).match
    again.now, again.log.lines = table.now, {}
    again.log.append("m1", 1, again.match.entries)
    assert announce_rematch(table.match, "m2", table.now).match.next_match == "m2"
    assert again.match.shares.by_seat == {
        "north": Share(chain("anna")[-2]),
        "east": Share(chain("bob")[-2]),
        "south": Share(chain("cleo")[-1]),
    }
    for person in PEOPLE[:3]:
        again.reveal(person)
    again.ask("anna", Start())
    again.play_at_random(300)
    assert verify(TOY, record(again.match)).shares == 3


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "AB" * 32, " " + "ab" * 32, "ab" * 33])
def test_a_bad_nonce_is_refused(text: str) -> None:
    table = SharedMatch(TOY, 2).take_seats()
    with pytest.raises(Malformed, match="table-malformed-share"):
        table.ask("anna", Reveal(text))
    if text:
        with pytest.raises(Malformed, match="table-malformed-share"):
            decide(LoggedMatch(TOY).match, Request("anna", "1", Sit("north", "Anna", text)), table.now)


def played() -> dict[str, Any]:
    table = SharedMatch(TOY, 3).take_seats()
    for person in PEOPLE[:2]:
        table.reveal(person)
    table.wait(REVEAL_TIME)
    table.ask("anna", Start())
    table.play_at_random(300)
    return record(table.match)


def test_a_changed_share_is_found_out() -> None:
    genuine = played()
    assert verify(TOY, genuine).shares == 2
    nonce, other = genuine["deal"]["shares"]["north"]["nonce"], chain("other")
    forged = json.loads(json.dumps(genuine))
    forged["deal"]["shares"]["north"]["nonce"] = other[0]
    with pytest.raises(Malformed, match=r"deal\.shares\.north\.nonce: table-share-wrong"):
        verify(TOY, forged)
    forged["deal"]["shares"]["north"]["commitment"] = other[1]
    with pytest.raises(Malformed, match="table-verify-deal"):
        verify(TOY, forged)
    assert nonce != other[0]
    left_out = json.loads(json.dumps(genuine))
    del left_out["deal"]["shares"]["north"]
    with pytest.raises(Malformed, match="table-verify-deal"):
        verify(TOY, left_out)
    added = json.loads(json.dumps(genuine))
    added["deal"]["shares"]["nobody"] = {"commitment": "", "nonce": ""}
    with pytest.raises(Malformed, match="malformed-unknown-field"):
        verify(TOY, added)


def test_a_record_cannot_pass_for_one_without_shares() -> None:
    forged = played()
    del forged["deal"]["format"], forged["deal"]["shares"]
    with pytest.raises(Malformed, match="table-verify-deal"):
        verify(TOY, forged)

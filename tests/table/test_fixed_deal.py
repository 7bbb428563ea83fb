"""Deals that many play: the same pieces, the same bots, whatever else happens at the table."""

from random import Random

import pytest

from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.game import Game
from operahouse.table.agreement import agree
from operahouse.table.bot_moves import choose_bot_move
from operahouse.table.chance import ChanceHistory, chance_steps
from operahouse.table.chat import Say
from operahouse.table.command import Command, Request
from operahouse.table.decide import accept_bot_move, decide, open_match
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.record import record_of, verify
from operahouse.table.rewind import Rewind
from operahouse.table.seats import Seated
from operahouse.table.shares import FIXED_FORMAT, LATEST_FORMAT, mixed_seed
from operahouse.table.standing_orders import GiveOrder, StandingOrder
from operahouse.table.start import Start
from tests.table.logged_match import TOY
from tests.table.test_chance import GAME, Pile

SEED = bytes(range(32))
LONGEST = 400


class FixedTable:
    """A table with a fixed deal: one person and bots. Time is a counter."""

    def __init__(self, game: Game, person: str = "anna", level: str = "novice") -> None:
        self.person, self.now, self.asked = person, 1_000, 0
        agreed = agree(game, 2, [], person, SEED, deal_format=FIXED_FORMAT)
        empty = open_match(game, agreed, self.now).match
        self.seat, *others = empty.occupants
        seated = [Seated(self.seat, person, person, ""), *[Seated(seat, "", "", level) for seat in others]]
        self.match: Match = open_match(game, agreed, self.now, seated).match
        self._bot = make_bot(game, level)
        self.ask(Start())

    def ask(self, command: Command) -> None:
        """Something that the person does."""
        self.asked += 1
        self.now += 10
        self.match = decide(self.match, Request(self.person, f"r{self.asked}", command), self.now).match

    def let_bots_move(self) -> None:
        """Until only the person has to decide."""
        while waiting := [seat for seat in self.match.bots if seat in self.match.awaited]:
            seat = waiting[0]
            move = choose_bot_move(self.match, seat, self._bot)
            since = self.match.awaited_since[seat]
            self.match = accept_bot_move(self.match, seat, move, since, self.now).match

    def play(self, lots: Random, chatty: bool = False) -> None:
        """To the end. The person moves at random, by lots that depend on how often they have moved."""
        for _ in range(LONGEST):
            self.let_bots_move()
            if self.match.outcome:
                return
            if chatty:
                self.ask(Say("la la la"))
            state = self.match.state
            assert state is not None
            number = self.match.seat_numbers[self.seat]
            steps: list[int] = []
            after = state.clone()
            while not steps or after.within_move():
                options = after.options(number)
                steps.append(options[lots.randrange(len(options))])
                after.step(number, steps[-1])
            self.ask(Play(self.match.game.spell_move(state, number, steps)))
        raise AssertionError("the game does not end")

    @property
    def moves(self) -> list[tuple[str, str]]:
        """All moves, without the numbers of their entries."""
        return [(seat, move) for _, seat, move in self.match.moves]


@pytest.mark.parametrize("name", ["toy", "opera", "operaopoly"])
def test_bots_decide_by_the_deal_and_what_they_see_alone(name: str) -> None:
    game = TOY if name == "toy" else load_game(name)
    quiet, chatty = FixedTable(game, "anna"), FixedTable(game, "bob")
    quiet.play(Random(5))
    chatty.play(Random(5), chatty=True)
    assert quiet.match.number < chatty.match.number
    assert quiet.moves == chatty.moves


def test_a_fixed_deal_is_verified_like_any_other() -> None:
    table = FixedTable(TOY)
    table.play(Random(1))
    record = record_of(table.match, "")
    verify(table.match.game, record)
    deal = record["deal"]
    assert isinstance(deal, dict)
    assert deal["format"] == FIXED_FORMAT
    with pytest.raises(Malformed):
        verify(table.match.game, {**record, "deal": {**deal, "format": LATEST_FORMAT}})


def test_shares_change_ordinary_deals_only() -> None:
    assert mixed_seed(FIXED_FORMAT, SEED, {}) != mixed_seed(LATEST_FORMAT, SEED, {})
    assert mixed_seed(FIXED_FORMAT, SEED, {}) == mixed_seed(FIXED_FORMAT, SEED, {"north": ("a", "b")})  # type: ignore[dict-item]


def test_what_was_seen_is_not_taken_back_and_nothing_is_decided_beforehand() -> None:
    table = FixedTable(TOY)
    for command in (Rewind(), GiveOrder("mine", StandingOrder((), (), "bid 1"))):
        with pytest.raises(Refusal, match="table-fixed-deal"):
            table.ask(command)


def test_nobody_answers_before_bots_that_are_asked_at_the_same_time() -> None:
    table = FixedTable(TOY)
    assert set(table.match.awaited) == set(table.match.occupants)
    with pytest.raises(Refusal, match="table-bots-first"):
        table.ask(Play("bid 0"))
    table.let_bots_move()
    table.ask(Play("bid 0"))


def test_pieces_that_are_shuffled_again_come_in_an_order_of_their_own() -> None:
    """Of two piles that differ in some pieces, those that both have come in the same order."""
    piles = [Pile(dict.fromkeys(range(9), 1)), Pile(dict.fromkeys(range(4, 12), 1))]
    here, there = [chance_steps(FIXED_FORMAT, GAME, pile, SEED, ChanceHistory()) for pile in piles]
    both = range(4, 9)
    assert [piece for piece in here if piece in both] == [piece for piece in there if piece in both]


def test_the_same_order_of_pieces_lies_on_every_table() -> None:
    game = load_game("opera")
    states = [FixedTable(game, person).match.initial_state for person in ("anna", "bob")]
    positions = [game.write_position(state) for state in states if state is not None]
    assert positions[0] == positions[1]
    assert len(positions) == 2

"""Branches: what if? From a moment of a match that is over, a person plays on against bots, in a match of its own.

With hidden things as they were, a branch has the same deal and the same moves up to that moment, and chance goes on
from the same seed. With hidden things as a seat imagines them, it begins with a position that the seat held possible.
"""

from dataclasses import dataclass
from typing import NamedTuple

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json
from operahouse.kernel.play import play
from operahouse.kernel.reading import Reader
from operahouse.table.agreement import Opened, agree, check_bot
from operahouse.table.chance import SeededChance, read_seed
from operahouse.table.decide import Change, open_match
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.fixed_deal import is_fixed
from operahouse.table.match import Match
from operahouse.table.moves import Moved, MoveSource
from operahouse.table.seats import Seated
from operahouse.table.shares import Share
from operahouse.table.start import Revealed, Started


@dataclass(frozen=True, slots=True)
class Branched(PublicFact):
    """Everything before was taken from another match; from here on it's played."""

    match: str
    """The one that this is a branch of."""
    place: int
    """How many of its moves were made."""
    imagined: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """What was taken over can't be undone."""
        match.branched_at = entry.number
        match.undo_points = ()


class BranchTerms(NamedTuple):
    """From where a branch starts, and who plays."""

    parent: str
    place: int
    """Before this move of the parent. If chance made it, before the next one of a seat."""
    seat: str
    """The person's."""
    level: str
    """Of the bots at all other seats."""
    imagined: bool
    """Whether hidden things are as that seat imagines them; else as they were."""


def open_branch(parent: Match, terms: BranchTerms, host: Seated, seed: bytes, at: int) -> Change:
    """A new match that goes on from there. Raises Refusal unless the other one is over."""
    if not parent.outcome:
        raise Refusal("", "table-screens-closed", {})
    check_bot(terms.level)
    if terms.seat not in parent.occupants:
        known = ", ".join(parent.occupants)
        raise Refusal("", "table-unknown-seat", {"seat": terms.seat[:80], "known": known})
    place = _deciding_place(parent, terms.place)
    begun = _imagined if terms.imagined else _as_it_was
    facts = begun(parent, terms, place, seed)
    seated = [host if seat == terms.seat else Seated(seat, "", "", terms.level) for seat in parent.occupants]
    opened = _agreement(parent, host.person, seed, terms.imagined)
    shares = parent.shares.by_seat if _keeps_deal(parent, terms.imagined) else {}
    return open_match(
        parent.game,
        opened,
        at,
        [
            *[_with_share(one, shares.get(one.seat)) for one in seated],
            *[Revealed(seat, share.nonce) for seat, share in shares.items() if share.nonce],
            *facts,
            Branched(terms.parent, place, terms.imagined),
        ],
    )


class ViewTerms(NamedTuple):
    """A match elsewhere that goes on here, as one of its seats sees it."""

    parent: str
    options: list[str]
    seats: dict[str, str]
    """The bot at each seat; empty for the person's own."""
    view: Json


def open_from_view(game: Game, terms: ViewTerms, host: Seated, seed: bytes, at: int) -> Change:
    """A new match that begins with a position that the seat holds possible. Raises Malformed if there is none."""
    chance = Generator(SeededChance(seed, "imagined").below(2**63))
    state = game.imagine(terms.view, chance)
    opened = agree(game, len(game.seats(state)), terms.options, host.person, seed)
    seated = [
        host if seat == host.seat else Seated(seat, "", "", Reader(terms.seats, "seats").at(seat).text())
        for seat in game.seats(state)
    ]
    for one in seated:
        check_bot(one.bot or opened.substitute)
    facts = [*seated, Started(game.write_position(state), {}), Branched(terms.parent, 0, True)]
    return open_match(game, opened, at, facts)


def _deciding_place(parent: Match, place: int) -> int:
    """The first move from there on that a seat made."""
    for found in range(max(0, place), len(parent.moves)):
        if parent.moves[found][1] != "chance":
            return found
    raise Refusal("", "table-no-such-moment", {"number": place, "last": len(parent.moves) - 1})


def _keeps_deal(parent: Match, imagined: bool) -> bool:
    """Deals that others play too have rules that don't fit a branch, and real tables have no deal."""
    return not imagined and not is_fixed(parent) and parent.sheet is None


def _agreement(parent: Match, host: str, seed: bytes, imagined: bool) -> Opened:
    """The same game with the same options, without a clock; with the same seed if chance goes on as it was."""
    terms = parent.agreement
    if not _keeps_deal(parent, imagined):
        return agree(parent.game, terms.players, list(terms.options), host, seed)
    kept = read_seed(terms.seed)
    return agree(parent.game, terms.players, list(terms.options), host, kept, deal_format=terms.deal_format)


def _with_share(seated: Seated, share: Share | None) -> Seated:
    """The seat's share in the deal was given in the other match, whoever held it."""
    if share is None:
        return seated
    return Seated(seated.seat, seated.person, seated.name, seated.bot, share.commitment, seated.guest)


def _as_it_was(parent: Match, terms: BranchTerms, place: int, seed: bytes) -> list[Fact]:
    """The same deal and the same moves."""
    assert parent.initial_state is not None
    moves = [Moved(seat, move, _source(seat, terms.seat), {}) for _, seat, move in parent.moves[:place]]
    return [Started(parent.game.write_position(parent.initial_state), {}), *moves]


def _source(seat: str, own: str) -> MoveSource:
    return "luck" if seat == "chance" else "person" if seat == own else "bot"


def _imagined(parent: Match, terms: BranchTerms, place: int, seed: bytes) -> list[Fact]:
    """A position that agrees with what the seat knew."""
    state = parent.initial_state
    assert state is not None
    for _, seat, move in parent.moves[:place]:
        state = play(parent.game, state, parent.seat_numbers[seat], move).state
    view = parent.game.view(state, parent.seat_numbers[terms.seat], memory=True)
    chance = Generator(SeededChance(seed, "imagined").below(2**63))
    return [Started(parent.game.write_position(parent.game.imagine(view, chance)), {})]

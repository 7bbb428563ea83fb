"""Positions of Opera: the public form of a state, read and written."""

from typing import cast

from operahouse.games.opera.budget import BID, read_bids
from operahouse.games.opera.flow import QUESTIONS, Flow
from operahouse.games.opera.open_table import write_open_table, write_player
from operahouse.games.opera.open_table_reader import read_open_table
from operahouse.games.opera.player_reader import read_player, read_screen, read_supply
from operahouse.games.opera.setup import start_ducats
from operahouse.games.opera.shuffle import read_bag
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    ASKS,
    BUDGET_BEGINS,
    COMPOSERS,
    HOUSE,
    INITIATIVE,
    KINDS,
    LADDER,
    MAIN,
    QUESTION_WORDS,
    UNBID,
    VENEZIA,
    composer_bag,
)  # fmt: skip
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

FIELDS = [
    "game", "edition", "options", "seats", "round", "phase", "ladder", "century", "offer", "palazzo", "figures",
    "roles", "budget", "players", "supply", "deck", "discard", "removed", "pending",
]  # fmt: skip
PLAYER_FIELDS = ["points", "ducats", "stock", "ended", "houses"]


def write_position(state: OperaState) -> Json:
    """Everything, what is hidden included."""
    position = cast(Json, write_open_table(state))
    position["players"] = {name: write_player(state, seat, True) for seat, name in enumerate(state.agreed.seats)}
    position["deck"] = [COMPOSERS[composer] for composer in state.deck[state.drawn :]]
    position["discard"] = composer_bag(state.discard)
    pending = state.question.pending(state)
    if pending:
        position["pending"] = pending
    return position


def read_position(flow: Flow, data: object) -> OperaState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    state = read_open_table(flow, position)
    players = position.at("players")
    players.only(state.agreed.seats)
    for seat, name in enumerate(state.agreed.seats):
        player = players.at(name)
        player.only(PLAYER_FIELDS)
        read_player(state, seat, player)
        read_screen(state, seat, player.at("ducats"), player.at("stock"))
        _check_house_piece(state, seat, player)
    read_supply(state, position.at("supply"))
    state.deck = [item.word(COMPOSERS) for item in position.at("deck").items()]
    read_bag(state.discard, position.at("discard"))
    pending = position.get("pending")
    if pending is not None:
        _read_pending(state, pending)
    _check_all_pieces(state, position.at("deck"))
    _begin(state, pending)
    return state


def _read_pending(state: OperaState, pending: Reader) -> None:
    """Sealed bids in the budget phase, a question in the action phase."""
    bids = pending.get("bids")
    if bids is not None:
        read_bids(state, bids)
        pending.only(["bids"])
    elif state.phase == INITIATIVE:
        read_question(state, pending)
    else:
        raise pending.wrong("opera-malformed-pending", {})


def read_question(state: OperaState, pending: Reader) -> None:
    """The question of a role, or of chance, as it stood."""
    QUESTIONS[pending.at("question").word(QUESTION_WORDS)].read(state, pending)


def _check_house_piece(state: OperaState, seat: int, player: Reader) -> None:
    """Every seat has its one house piece in a hall or in stock. [AI2]"""
    first = seat * state.agreed.box.slots
    performed = state.halls[first : first + state.agreed.box.slots].count(HOUSE)
    if performed + state.stock[seat * KINDS + HOUSE] != 1:
        raise player.wrong("opera-malformed-house-piece", {})


def _check_all_pieces(state: OperaState, deck: Reader) -> None:
    """Every composer's pieces add up to what is in the box. [S2]"""
    for composer in range(LADDER):
        total = state.deck.count(composer) + pieces_seen(state, composer)
        for seat in range(state.agreed.players):
            total += state.stock[seat * KINDS + composer]
        if total != state.agreed.box.pieces_each:
            details: dict[str, object] = {
                "composer": COMPOSERS[composer],
                "count": str(total),
                "expected": str(state.agreed.box.pieces_each),
            }
            raise deck.wrong("opera-malformed-pieces", details)


def pieces_seen(state: OperaState, composer: int) -> int:
    """A composer's pieces that lie open. [H1]"""
    return (
        state.offer[composer] + state.aside[composer] + state.discard[composer] + state.removed[composer]
        + state.palazzo.count(composer) + state.century.count(composer) + state.halls.count(composer)
    )  # fmt: skip


def _begin(state: OperaState, pending: Reader | None) -> None:
    """Ask the question of the position; what needs no answer runs by itself."""
    if not _is_first_position(state):
        state.forget()
    if state.phase != ASKS:
        resume(state)
        return
    state.choices = state.question.choices(state, state.turn)
    if pending is not None and len(state.choices) < state.question.fewest:
        raise pending.wrong("opera-malformed-pending", {})


def resume(state: OperaState) -> None:
    """Go on with the phase, sealed bids kept."""
    sealed = state.bids[:]
    state.flow.proceed(state)
    if state.question is BID:
        for seat, bid in enumerate(sealed):
            if bid != UNBID and state.bids[seat] == UNBID:
                state.bids[seat] = bid
        state.turn = state.to_act()[0]


def _is_first_position(state: OperaState) -> bool:
    """Whether this is how a game begins, so that everybody can count along from here. [S5, S7]"""
    if state.round > 1 or state.phase != BUDGET_BEGINS or max(state.stock) or max(state.level):
        return False
    box = state.agreed.box
    begins = [start_ducats(box, seat) for seat in range(state.agreed.players)]
    return state.ducats == begins and sum(state.built) == state.agreed.players * box.part_halls[VENEZIA * 2 + MAIN]

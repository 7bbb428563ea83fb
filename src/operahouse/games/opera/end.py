"""The end phase: fame, a new offer, and clearing up for the next round. [E]"""

from operahouse.games.opera.counting import counting_round
from operahouse.games.opera.critico import set_fame
from operahouse.games.opera.places import at, from_to
from operahouse.games.opera.question import OVER
from operahouse.games.opera.round_sheet import round_sheet
from operahouse.games.opera.shuffle import ask_for_shuffle
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    BUDGET_BEGINS,
    COMPOSERS,
    LADDER,
    OFFER_IS_DRAWN,
    ROLE_COUNT,
    ROUND_IS_CLEARED,
    UNHIRED,
    composer_bag,
)  # fmt: skip
from operahouse.kernel.game import NOBODY


def end_round(state: OperaState) -> None:
    """Fame changes, and unsold pieces are discarded; after the last round no new offer is drawn. [E1, E2]"""
    raise_most_performed(state)
    discard_offer(state)
    state.phase = OFFER_IS_DRAWN if state.round < state.agreed.last_round else ROUND_IS_CLEARED


def raise_most_performed(state: OperaState) -> None:
    """Every composer performed most often moves up a level, all at the same time. [E1]"""
    rising = most_performed(state)
    ladder = [0] * (LADDER + 1)
    for composer in range(LADDER):
        ladder[state.fame[composer]] = composer
    for level in range(LADDER - 1, 0, -1):
        composer = ladder[level]
        above = ladder[level + 1]
        if rising >> composer & 1 and not rising >> above & 1:
            ladder[level] = above
            set_fame(state, composer, level + 1, "E1")
            set_fame(state, above, level, "E1")


def most_performed(state: OperaState) -> int:
    """The composers (as bits) with the most pieces in all halls; nobody if there are none. [E1]"""
    counts = [0] * LADDER
    for piece in state.halls:
        if piece < LADDER:
            counts[piece] = counts[piece] + 1
    most = 1
    result = 0
    for composer in range(LADDER):
        if counts[composer] > most:
            most = counts[composer]
            result = 0
        if counts[composer] == most:
            result |= 1 << composer
    return result


def discard_offer(state: OperaState) -> None:
    """Unsold pieces of the offer go to the discard pile. [E2]"""
    for composer in range(LADDER):
        state.discard[composer] += state.offer[composer]
        state.offer[composer] = 0


def draw_offer(state: OperaState) -> None:
    """Draw until the offer is full, with a limit for each composer; an empty deck is shuffled anew. [S3, E2]"""
    missing = state.agreed.offer_size - sum(state.offer)
    while missing > 0:
        if state.drawn == len(state.deck):
            if sum(state.discard) == 0:
                break
            ask_for_shuffle(state)
            return
        composer = state.deck[state.drawn]
        state.drawn += 1
        if state.offer[composer] < state.agreed.offer_limit:
            state.offer[composer] += 1
            missing -= 1
        else:
            state.aside[composer] += 1
    _complete_offer(state)


def _complete_offer(state: OperaState) -> None:
    """Pieces set aside go to the discard pile when the offer is complete. [S3]"""
    if state.log is not None:
        details: dict[str, object] = {"offer": composer_bag(state.offer), "aside": composer_bag(state.aside)}
        state.tell("offer", -1, "E2", details, from_to("deck", "offer"), reveals=True)
    for composer in range(LADDER):
        state.discard[composer] += state.aside[composer]
        state.aside[composer] = 0
    state.phase = ROUND_IS_CLEARED


def clear_round(state: OperaState) -> None:
    """Roles come back, a full Palazzo is emptied, budget markers close up, and the round marker moves on. [E3–E6]"""
    for role in range(ROLE_COUNT):
        state.hired[role] = UNHIRED
    if len(state.palazzo) >= state.agreed.palazzo_size:
        empty_palazzo(state, "E4")
    _start_performances_anew(state)
    if state.round in state.agreed.counting_after:
        counting_round(state, state.agreed.counting_after.index(state.round))
        empty_palazzo(state, "C4")
    _move_round_marker(state)


def empty_palazzo(state: OperaState, rule: str) -> None:
    """The Palazzo's pieces go to the discard pile. [E4, C4]"""
    if state.log is not None and state.palazzo:
        composers = [COMPOSERS[composer] for composer in state.palazzo]
        state.tell("palazzo", -1, rule, {"composers": composers}, from_to("palazzo", "discard"))
    for composer in state.palazzo:
        state.discard[composer] += 1
    state.palazzo = []


def _start_performances_anew(state: OperaState) -> None:
    """Nobody has ended; markers close up to the left, keeping their order; level 0 gets a ducat. [E5]"""
    order = state.order[:]
    columns = [0] * (state.agreed.box.max_level + 1)
    for seat in order:
        level = state.level[seat]
        columns[level] += 1
        if state.column[seat] != columns[level]:
            state.set_marker(seat, level, columns[level], "E5")
        state.ended[seat] = False
    for seat in order:
        if state.level[seat] == 0:
            state.earn(seat, state.agreed.box.level_zero_ducats, "E5")


def _move_round_marker(state: OperaState) -> None:
    """After the last counting round the game is over. [E6, W1]"""
    sheet: dict[str, object] = {}
    if state.log is not None:
        sheet["sheet"] = round_sheet(state, most_performed(state))
    if state.round == state.agreed.last_round:
        state.ask(NOBODY, OVER, [])
        state.tell("over", -1, "W1", sheet, None)
        return
    state.round += 1
    state.phase = BUDGET_BEGINS
    state.tell("round", -1, "E6", {"round": state.round, **sheet}, at("round"))

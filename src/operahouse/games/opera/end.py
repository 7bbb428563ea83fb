"""The end phase: fame, a new offer, and clearing up for the next round. [E]"""

from operahouse.games.opera.counting import counting_round
from operahouse.games.opera.critico import set_fame
from operahouse.games.opera.reasons import FINE, NOT_IN_DISCARD
from operahouse.games.opera.state import Table, composer_bag
from operahouse.games.opera.words import (
    BUDGET_BEGINS,
    COMPOSERS,
    DECK_OPTION,
    LADDER,
    OFFER_IS_DRAWN,
    OVER,
    ROLE_COUNT,
    ROUND_IS_CLEARED,
    SHUFFLE,
    UNBUILT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.game import CHANCE, NOBODY


def end_round(table: Table) -> None:
    """Fame changes, and unsold pieces are discarded; after the last round no new offer is drawn. [E1, E2]"""
    raise_most_performed(table)
    discard_offer(table)
    table.stage = OFFER_IS_DRAWN if table.round < table.setting.last_round else ROUND_IS_CLEARED


def raise_most_performed(table: Table) -> None:
    """Every composer performed most often moves up a level, all at the same time. [E1]"""
    rising = most_performed(table)
    ladder = [0] * (LADDER + 1)
    for composer in range(LADDER):
        ladder[table.fame[composer]] = composer
    for level in range(LADDER - 1, 0, -1):
        composer = ladder[level]
        above = ladder[level + 1]
        if rising >> composer & 1 and not rising >> above & 1:
            ladder[level] = above
            set_fame(table, composer, level + 1, "E1")
            set_fame(table, above, level, "E1")


def most_performed(table: Table) -> int:
    """The composers (as bits) with the most pieces in all halls; nobody if there are none. [E1]"""
    counts = [0] * (UNBUILT + 1)
    for piece in table.halls:
        counts[piece] += 1
    most = 1
    result = 0
    for composer in range(LADDER):
        if counts[composer] > most:
            most = counts[composer]
            result = 0
        if counts[composer] == most:
            result |= 1 << composer
    return result


def discard_offer(table: Table) -> None:
    """Unsold pieces of the offer go to the discard pile. [E2]"""
    for composer in range(LADDER):
        table.discard[composer] += table.offer[composer]
        table.offer[composer] = 0


def draw_offer(table: Table) -> None:
    """Draw until the offer is full, with a limit for each composer; an empty deck is shuffled anew. [S3, E2]"""
    missing = table.setting.offer_size - sum(table.offer)
    while missing > 0:
        if table.drawn == len(table.deck):
            if sum(table.discard) == 0:
                break
            ask_for_shuffle(table)
            return
        composer = table.deck[table.drawn]
        table.drawn += 1
        if table.offer[composer] < table.setting.offer_limit:
            table.offer[composer] += 1
            missing -= 1
        else:
            table.aside[composer] += 1
    _complete_offer(table)


def _complete_offer(table: Table) -> None:
    """Pieces set aside go to the discard pile when the offer is complete. [S3]"""
    if table.log is not None:
        details: dict[str, object] = {"offer": composer_bag(table.offer), "aside": composer_bag(table.aside)}
        table.tell("offer", -1, "E2", details, reveals=True)
    for composer in range(LADDER):
        table.discard[composer] += table.aside[composer]
        table.aside[composer] = 0
    table.stage = ROUND_IS_CLEARED


def ask_for_shuffle(table: Table) -> None:
    """Luck names the new deck, top first, piece by piece. [E2]"""
    table.deck = []
    table.drawn = 0
    table.ask(CHANCE, SHUFFLE, shuffle_choices(table))


def shuffle_choices(table: Table) -> list[int]:
    """Every composer with a piece left in the discard pile. [E2]"""
    return [DECK_OPTION + composer for composer in range(LADDER) if table.discard[composer] > 0]


def against_shuffling(table: Table, composer: int) -> int:
    """Only what lies in the discard pile can go into the new deck. [E2]"""
    return FINE if table.discard[composer] > 0 else NOT_IN_DISCARD


def shuffle_in(table: Table, composer: int) -> None:
    """The next piece of the new deck; when the discard pile is used up, drawing goes on. [E2]"""
    table.discard[composer] -= 1
    table.deck = [*table.deck, composer]
    if sum(table.discard) > 0:
        table.choices = shuffle_choices(table)
        return
    if table.log is not None:
        table.tell("shuffled", -1, "E2", {"pieces": len(table.deck)}, reveals=True)
    table.stage = OFFER_IS_DRAWN


def clear_round(table: Table) -> None:
    """Roles come back, a full Palazzo is emptied, budget markers close up, and the round marker moves on. [E3–E6]"""
    for role in range(ROLE_COUNT):
        table.hired[role] = UNHIRED
    if len(table.palazzo) >= table.setting.palazzo_size:
        empty_palazzo(table, "E4")
    _start_performances_anew(table)
    if table.round in table.setting.counting_after:
        counting_round(table, table.setting.counting_after.index(table.round))
        empty_palazzo(table, "C4")
    _move_round_marker(table)


def empty_palazzo(table: Table, rule: str) -> None:
    """The Palazzo's pieces go to the discard pile. [E4, C4]"""
    if table.log is not None and table.palazzo:
        table.tell("palazzo", -1, rule, {"composers": [COMPOSERS[composer] for composer in table.palazzo]})
    for composer in table.palazzo:
        table.discard[composer] += 1
    table.palazzo = []


def _start_performances_anew(table: Table) -> None:
    """Nobody has ended; markers close up to the left, keeping their order; level 0 gets a ducat. [E5]"""
    order = table.order[:]
    columns = [0] * (table.setting.box.max_level + 1)
    for seat in order:
        level = table.level[seat]
        columns[level] += 1
        if table.column[seat] != columns[level]:
            table.set_marker(seat, level, columns[level], "E5")
        table.ended[seat] = False
    for seat in order:
        if table.level[seat] == 0:
            table.earn(seat, table.setting.box.level_zero_ducats, "E5")


def _move_round_marker(table: Table) -> None:
    """After the last counting round the game is over. [E6, W1]"""
    if table.round == table.setting.last_round:
        table.ask(NOBODY, OVER, [])
        if table.log is not None:
            table.tell("over", -1, "W1", {})
        return
    table.round += 1
    table.stage = BUDGET_BEGINS
    if table.log is not None:
        table.tell("round", -1, "E6", {"round": table.round})

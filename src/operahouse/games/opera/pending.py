"""What a position in the middle of a phase also holds, so that its question can be asked again exactly."""

from operahouse.games.opera.box import MANY
from operahouse.games.opera.budget import highest_bid
from operahouse.games.opera.esperto import NO_PIECE, best_slot
from operahouse.games.opera.state import Table, composer_bag
from operahouse.games.opera.words import (
    BID,
    BUDGET_BEGINS,
    BUILD,
    BUY,
    CLAIM,
    COMPOSERS,
    CRITIQUE,
    FIRST_QUESTION,
    HIRE,
    HOUSE,
    INITIATIVE,
    MAESTRO,
    MOVE,
    NOWHERE,
    OVER,
    PROGRAMME,
    QUESTIONS,
    ROLES,
    SELL,
    SHUFFLE,
    UNBID,
    UNBUILT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.game import CHANCE, Json
from operahouse.kernel.reading import Reader

FIELDS = ["question", "seat", "role", "done", "asked", "cursor"]
QUESTIONS_OF_ROLES = [[BUY, PROGRAMME], [BUILD], [SELL], [MOVE], [MOVE, CRITIQUE], [MOVE, CLAIM]]


def write_pending(state: Table) -> Json:
    """Sealed bids, or the question of a role or of luck; nothing where the phase itself tells who is asked."""
    if state.stage == BID:
        return {"bids": sealed} if (sealed := sealed_bids(state)) else {}
    return write_question(state) if state.stage not in (HIRE, OVER) else {}


def sealed_bids(state: Table) -> Json:
    """The bids of the seats that were asked and have answered. [B1]"""
    names = state.agreed.seats
    return {
        names[seat]: state.bids[seat]
        for seat in range(state.agreed.players)
        if state.bids[seat] != UNBID and highest_bid(state, seat) > 0
    }


def write_question(state: Table) -> Json:
    """The question of a role, or of luck, and how far its answer has come."""
    names = state.agreed.seats
    question: Json = {"question": QUESTIONS[state.stage - FIRST_QUESTION]}
    if state.stage == SHUFFLE:
        question["aside"] = composer_bag(state.aside)
        return question
    question["seat"] = names[state.turn]
    if state.role != UNHIRED:
        question["role"] = ROLES[state.role]
        question["done"] = state.done
        question["asked"] = [names[seat] for seat in range(state.agreed.players) if state.asked >> seat & 1]
        if state.cursor:
            question["cursor"] = state.cursor
    return question


def read_pending(state: Table, pending: Reader) -> None:
    """Sealed bids in the budget phase, a question in the action phase."""
    bids = pending.get("bids")
    if bids is not None:
        read_bids(state, bids)
        pending.only(["bids"])
    elif state.stage == INITIATIVE:
        read_question(state, pending)
    else:
        raise pending.wrong("opera-malformed-pending", {})


def read_bids(state: Table, bids: Reader) -> None:
    """The sealed bids of the budget phase; somebody has not bid yet. [B1]"""
    if state.stage != BUDGET_BEGINS:
        raise bids.wrong("opera-malformed-pending", {})
    bids.only(state.agreed.seats)
    for name, bid in bids.entries():
        seat = state.agreed.seats.index(name)
        state.bids[seat] = bid.integer(0, highest_bid(state, seat))
    for seat in range(state.agreed.players):
        if state.bids[seat] == UNBID and highest_bid(state, seat) > 0:
            return
    raise bids.wrong("opera-malformed-pending", {})


def read_question(state: Table, pending: Reader) -> None:
    """The question of a role, or of luck, as it stood."""
    stage = FIRST_QUESTION + pending.at("question").word(QUESTIONS)
    if stage in (BID, HIRE, OVER):
        raise pending.at("question").wrong("opera-malformed-pending", {})
    if stage == SHUFFLE:
        pending.only(["question", "aside"])
        read_bag(state.aside, pending.at("aside"))
        state.ask(CHANCE, SHUFFLE, [])
        return
    pending.only(FIELDS)
    _read_role(state, stage, pending.at("role"))
    actions = state.agreed.box.actions[state.role] if state.role < MAESTRO else 0
    state.done = pending.at("done").integer(0, actions)
    seat = pending.at("seat").word(state.agreed.seats)
    _read_asked(state, seat, pending.at("asked"))
    if not _may_be_asked(state, seat, stage):
        raise pending.at("seat").wrong("opera-malformed-pending", {})
    state.ask(seat, stage, [])
    cursor = pending.get("cursor")
    if cursor is not None:
        _read_cursor(state, cursor)


def _read_role(state: Table, stage: int, role: Reader) -> None:
    """A role that was hired and asks this question; to judge a city its figure stands in one."""
    state.role = role.word(ROLES)
    judges = stage in (CRITIQUE, CLAIM)
    if (
        state.hired[state.role] == UNHIRED
        or stage not in QUESTIONS_OF_ROLES[state.role]
        or (judges and state.figures[state.role - MAESTRO] == NOWHERE)
    ):
        raise role.wrong("opera-malformed-pending", {})


def _read_asked(state: Table, seat: int, asked: Reader) -> None:
    """The seats that had their say in this role, the one asked now and the hirer among them. [A7]"""
    for item in asked.items():
        bit = 1 << item.word(state.agreed.seats)
        if state.asked & bit:
            raise item.wrong("malformed-twice", {"value": item.text()})
        state.asked |= bit
    if not state.asked >> seat & 1 or not state.asked >> state.hired[state.role] & 1:
        raise asked.wrong("opera-malformed-pending", {})


def _may_be_asked(state: Table, seat: int, stage: int) -> bool:
    """Figures are moved by their hirer; others claim, or play along unless they have ended. [A3, AE4]"""
    hirer = state.hired[state.role] == seat
    if stage == CLAIM:
        return not hirer and best_slot(state, seat) != NO_PIECE
    if stage in (MOVE, CRITIQUE):
        return hirer
    return hirer or not state.ended[seat]


def _read_cursor(state: Table, cursor: Reader) -> None:
    """How far a programme has come: the pieces already put into the house at hand follow from the halls."""
    box = state.agreed.box
    state.cursor = cursor.integer(1, box.slots - 1)
    if state.stage != PROGRAMME or state.hall(state.turn, state.cursor) == UNBUILT:
        raise cursor.wrong("opera-malformed-pending", {})
    for slot in range(box.first_slot[box.slot_city[state.cursor]], state.cursor):
        piece = state.hall(state.turn, slot)
        if piece <= HOUSE:
            state.programmed |= 1 << piece


def is_a_question(state: Table) -> bool:
    """Whether there is something to choose; a programme, and luck, are asked also for the only answer there is."""
    return len(state.choices) > (0 if state.stage in (PROGRAMME, SHUFFLE, MOVE) else 1)


def read_bag(counts: list[int], bag: Reader) -> None:
    """How many of each composer."""
    bag.only(COMPOSERS)
    for name, count in bag.entries():
        counts[COMPOSERS.index(name)] = count.integer(0, MANY)

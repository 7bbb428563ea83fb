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


def write_pending(table: Table) -> Json:
    """Sealed bids, or the question of a role or of luck; nothing where the phase itself tells who is asked."""
    if table.stage == BID:
        return {"bids": sealed} if (sealed := sealed_bids(table)) else {}
    return write_question(table) if table.stage not in (HIRE, OVER) else {}


def sealed_bids(table: Table) -> Json:
    """The bids of the seats that were asked and have answered. [B1]"""
    names = table.setting.seats
    return {
        names[seat]: table.bids[seat]
        for seat in range(table.setting.players)
        if table.bids[seat] != UNBID and highest_bid(table, seat) > 0
    }


def write_question(table: Table) -> Json:
    """The question of a role, or of luck, and how far its answer has come."""
    names = table.setting.seats
    question: Json = {"question": QUESTIONS[table.stage - FIRST_QUESTION]}
    if table.stage == SHUFFLE:
        question["aside"] = composer_bag(table.aside)
        return question
    question["seat"] = names[table.turn]
    if table.role != UNHIRED:
        question["role"] = ROLES[table.role]
        question["done"] = table.done
        question["asked"] = [names[seat] for seat in range(table.setting.players) if table.asked >> seat & 1]
        if table.cursor:
            question["cursor"] = table.cursor
    return question


def read_pending(table: Table, pending: Reader) -> None:
    """Sealed bids in the budget phase, a question in the action phase."""
    bids = pending.get("bids")
    if bids is not None:
        read_bids(table, bids)
        pending.only(["bids"])
    elif table.stage == INITIATIVE:
        read_question(table, pending)
    else:
        raise pending.wrong("opera-malformed-pending", {})


def read_bids(table: Table, bids: Reader) -> None:
    """The sealed bids of the budget phase; somebody has not bid yet. [B1]"""
    if table.stage != BUDGET_BEGINS:
        raise bids.wrong("opera-malformed-pending", {})
    bids.only(table.setting.seats)
    for name, bid in bids.entries():
        seat = table.setting.seats.index(name)
        table.bids[seat] = bid.integer(0, highest_bid(table, seat))
    for seat in range(table.setting.players):
        if table.bids[seat] == UNBID and highest_bid(table, seat) > 0:
            return
    raise bids.wrong("opera-malformed-pending", {})


def read_question(table: Table, pending: Reader) -> None:
    """The question of a role, or of luck, as it stood."""
    stage = FIRST_QUESTION + pending.at("question").word(QUESTIONS)
    if stage in (BID, HIRE, OVER):
        raise pending.at("question").wrong("opera-malformed-pending", {})
    if stage == SHUFFLE:
        pending.only(["question", "aside"])
        read_bag(table.aside, pending.at("aside"))
        table.ask(CHANCE, SHUFFLE, [])
        return
    pending.only(FIELDS)
    _read_role(table, stage, pending.at("role"))
    actions = table.setting.box.actions[table.role] if table.role < MAESTRO else 0
    table.done = pending.at("done").integer(0, actions)
    seat = pending.at("seat").word(table.setting.seats)
    _read_asked(table, seat, pending.at("asked"))
    if not _may_be_asked(table, seat, stage):
        raise pending.at("seat").wrong("opera-malformed-pending", {})
    table.ask(seat, stage, [])
    cursor = pending.get("cursor")
    if cursor is not None:
        _read_cursor(table, cursor)


def _read_role(table: Table, stage: int, role: Reader) -> None:
    """A role that was hired and asks this question; to judge a city its figure stands in one."""
    table.role = role.word(ROLES)
    judges = stage in (CRITIQUE, CLAIM)
    if (
        table.hired[table.role] == UNHIRED
        or stage not in QUESTIONS_OF_ROLES[table.role]
        or (judges and table.figures[table.role - MAESTRO] == NOWHERE)
    ):
        raise role.wrong("opera-malformed-pending", {})


def _read_asked(table: Table, seat: int, asked: Reader) -> None:
    """The seats that had their say in this role, the one asked now and the hirer among them. [A7]"""
    for item in asked.items():
        bit = 1 << item.word(table.setting.seats)
        if table.asked & bit:
            raise item.wrong("malformed-twice", {"value": item.text()})
        table.asked |= bit
    if not table.asked >> seat & 1 or not table.asked >> table.hired[table.role] & 1:
        raise asked.wrong("opera-malformed-pending", {})


def _may_be_asked(table: Table, seat: int, stage: int) -> bool:
    """Figures are moved by their hirer; others claim, or play along unless they have ended. [A3, AE4]"""
    hirer = table.hired[table.role] == seat
    if stage == CLAIM:
        return not hirer and best_slot(table, seat) != NO_PIECE
    if stage in (MOVE, CRITIQUE):
        return hirer
    return hirer or not table.ended[seat]


def _read_cursor(table: Table, cursor: Reader) -> None:
    """How far a programme has come: the pieces already put into the house at hand follow from the halls."""
    box = table.setting.box
    table.cursor = cursor.integer(1, box.slots - 1)
    if table.stage != PROGRAMME or table.hall(table.turn, table.cursor) == UNBUILT:
        raise cursor.wrong("opera-malformed-pending", {})
    for slot in range(box.first_slot[box.slot_city[table.cursor]], table.cursor):
        piece = table.hall(table.turn, slot)
        if piece <= HOUSE:
            table.programmed |= 1 << piece


def is_a_question(table: Table) -> bool:
    """Whether there is something to choose; a programme, and luck, are asked also for the only answer there is."""
    return len(table.choices) > (0 if table.stage in (PROGRAMME, SHUFFLE, MOVE) else 1)


def read_bag(counts: list[int], bag: Reader) -> None:
    """How many of each composer."""
    bag.only(COMPOSERS)
    for name, count in bag.entries():
        counts[COMPOSERS.index(name)] = count.integer(0, MANY)

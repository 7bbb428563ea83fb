"""Positions and views of the toy, and the worlds a seat can imagine."""

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.game import CHANCE, NOBODY, Json
from operahouse.kernel.reading import Reader
from tests.toy.state import BID, CARDS, JARS, OVER, PLACES, ROUNDS, SEATS, SHUFFLE, TOP_BID, UNBID, ToyState

EDITION = "toy-1"
STAGES = ["bid", "arrange", "shuffle", "over"]
FIELDS = [
    "game", "edition", "options", "seats", "round", "stage", "turn", "coins", "points", "shelves", "discard",
    "begun", "bids", "cards", "deck",
]  # fmt: skip


def write_position(state: ToyState) -> Json:
    """Everything, what is hidden included."""
    position = _write_public(state)
    position["discard"] = state.discard[:]
    position["begun"] = state.begun[:]
    position["bids"] = state.bids[:]
    position["cards"] = state.cards[:]
    position["deck"] = state.deck[:]
    return position


def _write_public(state: ToyState) -> Json:
    return {
        "game": "toy",
        "edition": EDITION,
        "options": {"open_cards": state.open_cards},
        "seats": state.seats[:],
        "round": state.round,
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "coins": state.coins[:],
        "points": state.points[:],
        "shelves": [JARS[jar] for jar in state.shelves],
    }


def view(state: ToyState, seat: int) -> Json:
    """All that is open, the own card and the own bid; a deck being made shows as the discard pile it is. [T6]"""
    seen = _write_public(state)
    seen["seat"] = state.seats[seat] if seat >= 0 else None
    dealing = state.stage == SHUFFLE
    seen["discard"] = sorted(state.discard + state.begun) if dealing else state.discard[:]
    seen["begun"] = [] if dealing else state.begun[:]
    seen["bids"] = [
        bid if state.stage != BID or bid == UNBID or own == seat else "sealed" for own, bid in enumerate(state.bids)
    ]
    seen["cards"] = [
        card if own == seat or state.open_cards or card == 0 else "hidden" for own, card in enumerate(state.cards)
    ]
    seen["deck"] = len(state.deck)
    return seen


def read_position(data: object) -> ToyState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    state = _read_public(position)
    players = len(state.seats)
    state.discard = _integers(position.at("discard"), 1, 3)
    state.begun = _integers(position.at("begun"), 0, 3)
    state.bids = _integers(position.at("bids"), UNBID, TOP_BID, players)
    state.cards = _integers(position.at("cards"), 0, 3, players)
    state.deck = _integers(position.at("deck"), 1, 3)
    dealt = state.begun if state.stage == SHUFFLE else []
    if sorted(state.discard + dealt + state.deck + [card for card in state.cards if card]) != CARDS:
        raise position.at("deck").wrong("toy-malformed-cards", {})
    return state


def _read_public(position: Reader) -> ToyState:
    position.at("game").word(["toy"])
    position.at("edition").word([EDITION])
    seats = [item.word(SEATS) for item in position.at("seats").items()]
    if seats not in ([0, 1], [0, 1, 2]):
        raise position.at("seats").wrong("malformed-players", {"low": "2", "high": "3"})
    options = position.at("options")
    options.only(["open_cards"])
    state = ToyState(len(seats), options.at("open_cards").flag())
    state.round = position.at("round").integer(1, ROUNDS + 1)
    state.stage = position.at("stage").word(STAGES)
    turns = {SHUFFLE: (CHANCE, CHANCE), OVER: (NOBODY, NOBODY)}
    state.turn = position.at("turn").integer(*turns.get(state.stage, (0, len(seats) - 1)))
    state.coins = _integers(position.at("coins"), 0, 99, len(seats))
    state.points = _integers(position.at("points"), 0, 99, len(seats))
    shelves = position.at("shelves")
    state.shelves = [item.word(JARS) for item in shelves.items()]
    if len(state.shelves) != PLACES * len(seats):
        raise shelves.wrong("malformed-length", {"expected": str(PLACES * len(seats))})
    return state


def _integers(reader: Reader, low: int, high: int, length: int = -1) -> list[int]:
    items = [item.integer(low, high) for item in reader.items()]
    if length >= 0 and len(items) != length:
        raise reader.wrong("malformed-length", {"expected": str(length)})
    return items


def imagine(seen: Json, chance: Chance) -> ToyState:
    """The cards nobody showed are dealt anew, and sealed bids may be anything that can be paid. [T6]"""
    reader = Reader(seen)
    state = _read_public(reader)
    state.discard = _integers(reader.at("discard"), 1, 3)
    state.begun = _integers(reader.at("begun"), 0, 3)
    cards = [item.value for item in reader.at("cards").items()]
    unseen = CARDS[:]
    for card in [*state.discard, *[card for card in cards if isinstance(card, int) and card]]:
        unseen.remove(card)
    unseen = shuffled(unseen, chance)
    state.cards = [card if isinstance(card, int) else unseen.pop() for card in cards]
    state.deck = unseen
    bids = [item.value for item in reader.at("bids").items()]
    state.bids = [
        bid if isinstance(bid, int) else chance.below(min(TOP_BID, state.coins[seat]) + 1)
        for seat, bid in enumerate(bids)
    ]
    return state

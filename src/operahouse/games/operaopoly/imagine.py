"""Worlds that a seat can imagine: whatever it cannot know is dealt at random. [H1]"""

from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, count, together
from operahouse.games.operaopoly.dealing import deal_into
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.position import (
    read_bonus_cards,
    read_open_table,
    read_pending,
    read_player,
    start_watching,
)
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import CARDS, DECKS, NO_SEAT, OPERA, PATRON
from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.game import Json, State
from operahouse.kernel.reading import Reader

ALL_CARDS = (1 << CARDS) - 1


def imagine_worlds(box: Box, view: Json, count: int, chance: Chance) -> list[State]:
    """Random states that agree with the view, and with the memory in it."""
    seen = Reader(view)
    account = Account(box)
    known = read_open_table(box, seen, account)
    viewer = seen.at("seat").word_or_null(known.agreed.seats, NO_SEAT)
    for seat, name in enumerate(known.agreed.seats):
        player = seen.at("players").at(name)
        read_player(known, seat, player)
        if seat == viewer:
            known.hands[seat] = account.take(player.at("hand"))
            known.bonus[seat] = read_bonus_cards(known, player.at("bonus"))
    could = _read_could(known, viewer, seen.get("memory"))
    return [_imagine(known.clone(), viewer, seen, could, account.missing(), chance) for _ in range(count)]


def _imagine(world: OperaopolyState, viewer: int, seen: Reader, could: list[int], hidden: int, chance: Chance) -> State:
    """Deal what is hidden into a world that holds what is known."""
    memory = seen.get("memory")
    _deal_cards(world, viewer, seen, could, hidden, chance)
    _deal_bonus_cards(world, memory, chance)
    start_watching(world)
    if memory is not None:
        world.could = could * (world.agreed.players + 1)
        world.counted = memory.at("backs").value is not None
    _resume(world, seen.at("asks").get("pending"))
    return world


def _read_could(world: OperaopolyState, viewer: int, memory: Reader | None) -> list[int]:
    """Where hidden cards could be, as far as the viewer remembers: anywhere, without a memory."""
    could = [ALL_CARDS] * width(world.agreed.players)
    if memory is None:
        return could
    could[DECK] = _read_cards(world, memory.at("deck"))
    could[PILE] = _read_cards(world, memory.at("discards"))
    for seat, name in enumerate(world.agreed.seats):
        if seat != viewer:
            could[HANDS + seat] = _read_cards(world, memory.at("hands").at(name))
    return could


def _read_cards(world: OperaopolyState, reader: Reader) -> int:
    """A long list of cards as a set, read in one go: views are our own."""
    numbers = world.agreed.box.card_numbers
    names = reader.value
    if not isinstance(names, list) or not numbers.keys() >= set(names):
        raise reader.wrong("malformed-view", {})
    return together([numbers[name] for name in names])


def _deal_cards(
    world: OperaopolyState, viewer: int, seen: Reader, could: list[int], hidden: int, chance: Chance
) -> None:
    """Hidden cards go to decks, piles and hands: as many as each holds, and only where they could be."""
    decks = world.agreed.box.decks
    sizes = [seen.at(field).at(deck).integer(0, CARDS) for field in ("decks", "discards") for deck in DECKS]
    allowed = [could[where] & cards for where in (DECK, PILE) for cards in decks]
    hands = [seat for seat in range(world.agreed.players) if seat != viewer]
    for seat in hands:
        operas, patrons, either = _hand_sizes(world, seat, seen)
        sizes += [operas, patrons, either]
        allowed += [could[HANDS + seat] & cards for cards in (decks[OPERA], decks[PATRON], ALL_CARDS)]
    if sum(sizes) != count(hidden):
        raise seen.wrong("malformed-view", {})
    dealt = deal_into(sizes, allowed, hidden, chance)
    if not dealt:
        raise seen.wrong("malformed-view", {})
    world.decks = [shuffled(dealt[OPERA], chance), shuffled(dealt[PATRON], chance)]
    world.discards = together(dealt[len(DECKS) + OPERA]) | together(dealt[len(DECKS) + PATRON])
    for index, seat in enumerate(hands):
        first = 2 * len(DECKS) + 3 * index
        world.hands[seat] = together(dealt[first] + dealt[first + 1] + dealt[first + 2])


def _hand_sizes(world: OperaopolyState, seat: int, seen: Reader) -> tuple[int, int, int]:
    """How many Opera cards, Patron cards, and cards of unknown back a hand holds."""
    name = world.agreed.seats[seat]
    size = seen.at("players").at(name).at("cards").integer(0, CARDS)
    memory = seen.get("memory")
    if memory is None or memory.at("backs").value is None:
        return 0, 0, size
    operas = memory.at("backs").at(name).integer(0, size)
    return operas, size - operas, 0


def _deal_bonus_cards(world: OperaopolyState, memory: Reader | None, chance: Chance) -> None:
    """One of each kind for each seat: those paid are known, those it was seen not to hold are ruled out. [S2, L3]"""
    if memory is not None:
        for seat, name in enumerate(world.agreed.seats):
            cards = memory.at("not_bonus").get(name)
            if cards is not None:
                world.denied[seat] = read_bonus_cards(world, cards)
    for kind in world.agreed.box.bonus_decks:
        allowed: list[int] = []
        for seat in range(world.agreed.players):
            known = (world.bonus[seat] | world.paid[seat]) & kind
            allowed.append(known if known != NO_CARDS else kind & ~world.denied[seat])
        for seat, dealt in enumerate(deal_into([1] * len(allowed), allowed, kind, chance)):
            world.bonus[seat] |= together(dealt)


def _resume(world: OperaopolyState, pending: Reader | None) -> None:
    """Go on in the middle of a move; a deck being shuffled lies by id from the first card not placed yet."""
    if pending is not None and pending.get("reshuffle") is not None:
        deck = pending.at("reshuffle").word(DECKS)
        placed = pending.at("placed").integer(0, CARDS)
        world.decks[deck] = world.decks[deck][:placed] + sorted(world.decks[deck][placed:])
    read_pending(world, pending)

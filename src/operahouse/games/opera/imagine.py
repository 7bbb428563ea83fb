"""Worlds that a seat can imagine: whatever it cannot know is dealt at random. [H]"""

from operahouse.games.opera.action import HIRE
from operahouse.games.opera.budget import highest_bid
from operahouse.games.opera.flow import Flow
from operahouse.games.opera.open_table_reader import read_open_table
from operahouse.games.opera.player_reader import MANY, read_player, read_screen, read_supply
from operahouse.games.opera.position import pieces_seen, read_question, resume
from operahouse.games.opera.shuffle import read_bag
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.view import waiting
from operahouse.games.opera.words import ASKS, BUDGET_BEGINS, HOUSE, INITIATIVE, KINDS, LADDER
from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.game import NOBODY, Json, State
from operahouse.kernel.reading import Reader

POCKET = 21
"""Ducats of a seat nobody could count: up to this many more than it must have, exclusive."""
TRIES = 64


def imagine_worlds(flow: Flow, view: Json, count: int, chance: Chance) -> list[State]:
    """Random states that agree with the view, and with the memory in it."""
    seen = Reader(view)
    known = _read_known(flow, seen)
    return [_imagine(known, seen, chance) for _ in range(count)]


def _imagine(known: OperaState, seen: Reader, chance: Chance) -> State:
    for _ in range(TRIES):
        world = known.clone()
        _deal_hidden(world, seen, chance)
        if _asks_the_same(world, seen):
            return world
    raise seen.at("asks").wrong("malformed-view", {})


def _read_known(flow: Flow, seen: Reader) -> OperaState:
    """What is open, the screens that can be seen, and what memory knows of the others."""
    state = read_open_table(flow, seen)
    memory = seen.get("memory")
    if memory is None or not memory.at("exact").flag():
        state.forget()
    for seat, name in enumerate(state.agreed.seats):
        player = seen.at("players").at(name)
        read_player(state, seat, player)
        screen = player.get("stock")
        if screen is not None:
            read_screen(state, seat, player.at("ducats"), screen)
        elif memory is not None:
            _remember(state, seat, memory.at("ducats").at(name), memory.at("stock").at(name))
        _find_house_piece(state, seat)
    read_supply(state, seen.at("supply"))
    read_bag(state.discard, seen.at("discard"))
    return state


def _remember(state: OperaState, seat: int, ducats: Reader, stock: Reader) -> None:
    read_screen(state, seat, ducats, stock)
    if not state.counted:
        first = seat * KINDS
        state.least_ducats[seat] = state.ducats[seat]
        state.least_stock[first : first + KINDS] = state.stock[first : first + KINDS]


def _find_house_piece(state: OperaState, seat: int) -> None:
    """A house piece that is in no hall can only be in its owner's stock. [AI2]"""
    first = seat * state.agreed.box.slots
    performed = HOUSE in state.halls[first : first + state.agreed.box.slots]
    state.stock[seat * KINDS + HOUSE] = 0 if performed else 1


def _deal_hidden(world: OperaState, seen: Reader, chance: Chance) -> None:
    """The order of the deck; and where memory is not exact, the stocks and ducats of others. [H1]"""
    strangers = [] if world.counted else _strangers(world, seen)
    deck_size = seen.at("deck").integer(0, MANY)
    asks = seen.at("asks")
    if world.phase == INITIATIVE and asks.at("question").text() != HIRE.word:
        read_question(world, asks)
    unseen = shuffled(_unseen_pieces(world), chance)
    world.deck = unseen[:deck_size]
    for composer in unseen[deck_size:]:
        if strangers:
            world.stock[strangers[chance.below(len(strangers))] * KINDS + composer] += 1
    for seat in strangers:
        world.ducats[seat] += chance.below(POCKET)
    _ask(world, seen, chance)


def _strangers(world: OperaState, seen: Reader) -> list[int]:
    """The seats whose screens hide something from this viewer."""
    players = seen.at("players")
    return [seat for seat, name in enumerate(world.agreed.seats) if players.at(name).get("stock") is None]


def _unseen_pieces(world: OperaState) -> list[int]:
    pieces: list[int] = []
    for composer in range(LADDER):
        unseen = world.agreed.box.pieces_each - pieces_seen(world, composer)
        for seat in range(world.agreed.players):
            unseen -= world.stock[seat * KINDS + composer]
        pieces.extend([composer] * unseen)
    return pieces


def _ask(world: OperaState, seen: Reader, chance: Chance) -> None:
    if world.phase == ASKS:
        world.choices = world.question.choices(world, world.turn)
        return
    if world.phase == BUDGET_BEGINS:
        _imagine_bids(world, seen, chance)
    resume(world)


def _imagine_bids(world: OperaState, seen: Reader, chance: Chance) -> None:
    """Bids already sealed by others may be anything they can pay.

    Who was not asked has nothing to bid, and who was asked has a ducat at least. [B1]
    """
    asks = seen.at("asks")
    sealed = [item.word(world.agreed.seats) for item in asks.at("sealed").items()]
    still_to_bid = [item.word(world.agreed.seats) for item in seen.at("to_act").items()]
    own = seen.at("seat").word_or_null(world.agreed.seats, NOBODY)
    for seat in range(world.agreed.players):
        if seat in sealed or seat in still_to_bid:
            world.ducats[seat] = max(1, world.ducats[seat])
        elif world.level[seat] < world.agreed.box.max_level:
            world.ducats[seat] = 0
        if seat in sealed and seat == own:
            world.bids[seat] = asks.at("bid").integer(0, MANY)
        elif seat in sealed:
            world.bids[seat] = chance.below(highest_bid(world, seat) + 1)


def _asks_the_same(world: OperaState, seen: Reader) -> bool:
    """Whether the same seats are asked, and have a choice, in this world."""
    same_seats = waiting(world) == seen.at("to_act").value
    return same_seats and len(world.choices) >= world.question.fewest

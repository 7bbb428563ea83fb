"""The Impresario: buy music pieces, then programme the halls. [AI]"""

from operahouse.games.opera.playing_along import cost_of_action, pay_for_action, plays_along, way_out
from operahouse.games.opera.reasons import (
    ALREADY_BEGUN,
    COMPOSER_TWICE,
    ENOUGH_DONE,
    FINE,
    LEVEL_TOO_LOW,
    NO_SUCH_PIECE,
    NOT_OFFERED,
    PRICE_ABOVE_DUCATS,
)  # fmt: skip
from operahouse.games.opera.state import Table, piece_name
from operahouse.games.opera.words import (
    BUY,
    BUY_OPTION,
    CITIES,
    CITY_COUNT,
    COMPOSERS,
    EMPTY,
    IMPRESARIO,
    KINDS,
    LADDER,
    OTHERS_PLAY_ALONG,
    PLACE_OPTION,
    PROGRAMME,
    REARRANGE_OPTION,
    UNBUILT,
)  # fmt: skip


def ask_to_buy(state: Table, seat: int) -> None:
    """A seat that can buy is asked; a hirer who cannot goes on to programme, another is passed over. [AI1, A7]"""
    choices = buy_choices(state, seat)
    if len(choices) > 1:
        state.ask(seat, BUY, choices)
    elif state.done > 0 or not plays_along(state, seat):
        ask_to_programme(state, seat)


def buy_choices(state: Table, seat: int) -> list[int]:
    """Every piece the seat can buy, rearranging alone for a seat playing along, and the way out. [AI1, AI4]"""
    choices = [BUY_OPTION + composer for composer in range(LADDER) if against_buying(state, seat, composer) == FINE]
    if against_rearranging(state, seat) == FINE:
        choices.append(REARRANGE_OPTION)
    choices.append(way_out(state, seat))
    return choices


def against_buying(state: Table, seat: int, composer: int) -> int:
    """An offered piece costs its composer's fame in ducats, for a seat playing along a level too. [AI1, AI4]"""
    if state.offer[composer] == 0:
        return NOT_OFFERED
    if state.done >= state.agreed.box.actions[IMPRESARIO]:
        return ENOUGH_DONE
    if state.fame[composer] > state.ducats[seat]:
        return PRICE_ABOVE_DUCATS
    return LEVEL_TOO_LOW if cost_of_action(state, seat) > state.level[seat] else FINE


def against_rearranging(state: Table, seat: int) -> int:
    """Programming without buying is for a seat playing along, and costs a level with two players too. [AI3, AI4]"""
    if state.done > 0 or not plays_along(state, seat):
        return ALREADY_BEGUN
    return LEVEL_TOO_LOW if state.agreed.box.along_cost > state.level[seat] else FINE


def buy(state: Table, seat: int, composer: int) -> None:
    """The piece goes from the offer to the seat's stock, paid at once. [AI1]"""
    price = state.fame[composer]
    if state.log is not None:
        state.tell("bought", seat, "AI1", {"composer": COMPOSERS[composer], "ducats": price})
    state.offer[composer] -= 1
    state.pay(seat, price, "AI1")
    state.put_in_stock(seat, composer)
    pay_for_action(state, seat)
    ask_to_buy(state, seat)


def rearrange(state: Table, seat: int) -> None:
    """Only programme, for one level. [AI4]"""
    state.lower_marker(seat, state.agreed.box.along_cost, "AI4")
    ask_to_programme(state, seat)


def ask_to_programme(state: Table, seat: int) -> None:
    """The seat may put its pieces into its halls as it likes, hall by hall in board order. [AI2, AI3]"""
    state.cursor = 0
    state.programmed = 0
    state.ask(seat, PROGRAMME, [])
    state.choices = place_choices(state, seat)


def place_choices(state: Table, seat: int) -> list[int]:
    """Every piece that may go into the next hall, and leaving it empty. [AI2]"""
    at_hand = pieces_at_hand(state, seat) & ~state.programmed
    choices = [PLACE_OPTION + piece for piece in range(KINDS) if at_hand >> piece & 1]
    choices.append(PLACE_OPTION + EMPTY)
    return choices


def against_placing(state: Table, seat: int, piece: int) -> int:
    """A piece the seat still has at hand, and never two of one composer in a house. [AI2]"""
    if piece == EMPTY:
        return FINE
    if state.programmed >> piece & 1:
        return COMPOSER_TWICE
    return FINE if pieces_at_hand(state, seat) >> piece & 1 else NO_SUCH_PIECE


def pieces_at_hand(state: Table, seat: int) -> int:
    """Pieces (as bits) in stock and, until the first hall is set and all come out, in the halls. [AI2]"""
    pieces = 0
    for piece in range(KINDS):
        if state.stock[seat * KINDS + piece] > 0:
            pieces |= 1 << piece
    if state.cursor == 0:
        first = seat * state.agreed.box.slots
        for hall in range(first, first + state.agreed.box.slots):
            pieces |= 1 << state.halls[hall]
    return pieces


def place(state: Table, seat: int, piece: int) -> None:
    """Set the next hall. With the first one all pieces come out of the halls, and what is left over is stock. [AI2]"""
    if state.cursor == 0:
        _clear_halls(state, seat)
    if piece != EMPTY:
        state.take_from_stock(seat, piece)
        state.programmed |= 1 << piece
    state.set_hall(seat, state.cursor, piece)
    _go_to_next_hall(state, seat)


def _clear_halls(state: Table, seat: int) -> None:
    first = seat * state.agreed.box.slots
    for place in range(first, first + state.agreed.box.slots):
        piece = state.halls[place]
        if piece < EMPTY:
            state.put_in_stock(seat, piece)
            state.halls[place] = EMPTY


def _go_to_next_hall(state: Table, seat: int) -> None:
    box = state.agreed.box
    first = seat * box.slots
    slot = state.cursor + 1
    while slot < box.slots and state.halls[first + slot] == UNBUILT:
        slot += 1
    if slot == box.slots:
        _finish_programme(state, seat)
        return
    if box.slot_city[slot] != box.slot_city[state.cursor]:
        state.programmed = 0
    state.cursor = slot
    state.choices = place_choices(state, seat)


def _finish_programme(state: Table, seat: int) -> None:
    state.cursor = 0
    state.programmed = 0
    if state.log is not None:
        houses: dict[str, object] = {}
        for city in range(CITY_COUNT):
            halls = state.house(seat, city)
            if halls:
                houses[CITIES[city]] = [piece_name(piece) for piece in halls]
        state.tell("programmed", seat, "AI2", {"houses": houses})
    state.stage = OTHERS_PLAY_ALONG

"""The Impresario: buy music pieces, then programme the halls. [AI]"""

from operahouse.games.opera.along import cost_of_action, pay_for_action, plays_along, way_out
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


def ask_to_buy(table: Table, seat: int) -> None:
    """A seat that can buy is asked; a hirer who cannot goes on to programme, another is passed over. [AI1, A7]"""
    choices = buy_choices(table, seat)
    if len(choices) > 1:
        table.ask(seat, BUY, choices)
    elif table.done > 0 or not plays_along(table, seat):
        ask_to_programme(table, seat)


def buy_choices(table: Table, seat: int) -> list[int]:
    """Every piece the seat can buy, rearranging alone for a seat playing along, and the way out. [AI1, AI4]"""
    choices = [BUY_OPTION + composer for composer in range(LADDER) if against_buying(table, seat, composer) == FINE]
    if against_rearranging(table, seat) == FINE:
        choices.append(REARRANGE_OPTION)
    choices.append(way_out(table, seat))
    return choices


def against_buying(table: Table, seat: int, composer: int) -> int:
    """An offered piece costs its composer's fame in ducats, for a seat playing along a level too. [AI1, AI4]"""
    if table.offer[composer] == 0:
        return NOT_OFFERED
    if table.done >= table.setting.box.actions[IMPRESARIO]:
        return ENOUGH_DONE
    if table.fame[composer] > table.ducats[seat]:
        return PRICE_ABOVE_DUCATS
    return LEVEL_TOO_LOW if cost_of_action(table, seat) > table.level[seat] else FINE


def against_rearranging(table: Table, seat: int) -> int:
    """Programming without buying is for a seat playing along, and costs a level with two players too. [AI3, AI4]"""
    if table.done > 0 or not plays_along(table, seat):
        return ALREADY_BEGUN
    return LEVEL_TOO_LOW if table.setting.box.along_cost > table.level[seat] else FINE


def buy(table: Table, seat: int, composer: int) -> None:
    """The piece goes from the offer to the seat's stock, paid at once. [AI1]"""
    price = table.fame[composer]
    if table.log is not None:
        table.tell("bought", seat, "AI1", {"composer": COMPOSERS[composer], "ducats": price})
    table.offer[composer] -= 1
    table.pay(seat, price, "AI1")
    table.put_in_stock(seat, composer)
    pay_for_action(table, seat)
    ask_to_buy(table, seat)


def rearrange(table: Table, seat: int) -> None:
    """Only programme, for one level. [AI4]"""
    table.lower_marker(seat, table.setting.box.along_cost, "AI4")
    ask_to_programme(table, seat)


def ask_to_programme(table: Table, seat: int) -> None:
    """The seat may put its pieces into its halls as it likes, hall by hall in board order. [AI2, AI3]"""
    table.cursor = 0
    table.programmed = 0
    table.ask(seat, PROGRAMME, [])
    table.choices = place_choices(table, seat)


def place_choices(table: Table, seat: int) -> list[int]:
    """Every piece that may go into the next hall, and leaving it empty. [AI2]"""
    at_hand = pieces_at_hand(table, seat) & ~table.programmed
    choices = [PLACE_OPTION + piece for piece in range(KINDS) if at_hand >> piece & 1]
    choices.append(PLACE_OPTION + EMPTY)
    return choices


def against_placing(table: Table, seat: int, piece: int) -> int:
    """A piece the seat still has at hand, and never two of one composer in a house. [AI2]"""
    if piece == EMPTY:
        return FINE
    if table.programmed >> piece & 1:
        return COMPOSER_TWICE
    return FINE if pieces_at_hand(table, seat) >> piece & 1 else NO_SUCH_PIECE


def pieces_at_hand(table: Table, seat: int) -> int:
    """Pieces (as bits) in stock and, until the first hall is set and all come out, in the halls. [AI2]"""
    pieces = 0
    for piece in range(KINDS):
        if table.stock[seat * KINDS + piece] > 0:
            pieces |= 1 << piece
    if table.cursor == 0:
        first = seat * table.setting.box.slots
        for hall in range(first, first + table.setting.box.slots):
            pieces |= 1 << table.halls[hall]
    return pieces


def place(table: Table, seat: int, piece: int) -> None:
    """Set the next hall. With the first one all pieces come out of the halls, and what is left over is stock. [AI2]"""
    if table.cursor == 0:
        _clear_halls(table, seat)
    if piece != EMPTY:
        table.take_from_stock(seat, piece)
        table.programmed |= 1 << piece
    table.set_hall(seat, table.cursor, piece)
    _go_to_next_hall(table, seat)


def _clear_halls(table: Table, seat: int) -> None:
    first = seat * table.setting.box.slots
    for place in range(first, first + table.setting.box.slots):
        piece = table.halls[place]
        if piece < EMPTY:
            table.put_in_stock(seat, piece)
            table.halls[place] = EMPTY


def _go_to_next_hall(table: Table, seat: int) -> None:
    box = table.setting.box
    first = seat * box.slots
    slot = table.cursor + 1
    while slot < box.slots and table.halls[first + slot] == UNBUILT:
        slot += 1
    if slot == box.slots:
        _finish_programme(table, seat)
        return
    if box.slot_city[slot] != box.slot_city[table.cursor]:
        table.programmed = 0
    table.cursor = slot
    table.choices = place_choices(table, seat)


def _finish_programme(table: Table, seat: int) -> None:
    table.cursor = 0
    table.programmed = 0
    if table.log is not None:
        houses: dict[str, object] = {}
        for city in range(CITY_COUNT):
            halls = table.house(seat, city)
            if halls:
                houses[CITIES[city]] = [piece_name(piece) for piece in halls]
        table.tell("programmed", seat, "AI2", {"houses": houses})
    table.stage = OTHERS_PLAY_ALONG

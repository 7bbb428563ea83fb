"""What lies open on the table, as positions and views show it. `open_table_reader` reads it back. [H1]"""

from operahouse.games.opera.budget import BID
from operahouse.games.opera.question import OVER
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import House, OpenTable, Player
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    COMPOSERS,
    FIGURES,
    KINDS,
    LADDER,
    MAIN,
    NOWHERE,
    PIECES,
    ROLES,
    UNHIRED,
    WING,
    City,
    Composer,
    PhaseWord,
    Piece,
    composer_bag,
    piece_name,
)  # fmt: skip


def write_open_table(state: OperaState) -> OpenTable:
    """What lies open on the table, but for the players' own places. [H1]"""
    names = state.agreed.seats
    table: OpenTable = {
        "game": "opera",
        "edition": state.agreed.box.edition,
        "seats": names[:],
        "round": state.round,
        "phase": phase_word(state),
        "ladder": ladder_of(state),
        "century": [COMPOSERS[composer] for composer in state.century],
        "offer": composer_bag(state.offer),
        "palazzo": [COMPOSERS[composer] for composer in state.palazzo],
        "figures": {name: _city_name(state.figures[figure]) for figure, name in enumerate(FIGURES)},
        "roles": {ROLES[role]: names[seat] for role, seat in enumerate(state.hired) if seat != UNHIRED},
        "budget": {name: [state.level[seat], state.column[seat]] for seat, name in enumerate(names)},
        "supply": {
            name: {"main": state.supply[city * 2 + MAIN], "wing": state.supply[city * 2 + WING]}
            for city, name in enumerate(CITIES)
        },
    }
    if options := state.agreed.options():
        table["options"] = dict.fromkeys(options, True)
    if sum(state.removed):
        table["removed"] = composer_bag(state.removed)
    return table


def ladder_of(state: OperaState) -> list[Composer]:
    """The composers on the fame ladder, from level 1 up."""
    return [COMPOSERS[state.fame.index(level)] for level in range(1, LADDER + 1)]


def phase_word(state: OperaState) -> PhaseWord:
    """The phase that the question belongs to; the making of a new deck counts as action."""
    if state.question is OVER:
        return "over"
    return "budget" if state.question is BID else "action"


def write_player(state: OperaState, seat: int, screen_open: bool) -> Player:
    """A player's place, with or without what is behind the screen. [H1]"""
    player: Player = {
        "points": state.points[seat],
        "ended": state.ended[seat],
        "houses": write_houses(state, seat),
    }
    if screen_open:
        player["ducats"] = state.ducats[seat]
        player["stock"] = piece_bag(state.stock, seat)
    return player


def piece_bag(stocks: list[int], seat: int) -> dict[Piece, int]:
    """The pieces behind a seat's screen, zeros left out."""
    first = seat * KINDS
    return {PIECES[piece]: stocks[first + piece] for piece in range(KINDS) if stocks[first + piece]}


def write_houses(state: OperaState, seat: int) -> dict[City, House]:
    """A seat's houses in board order: wings, and what is in the halls, hall 1 first."""
    houses: dict[City, House] = {}
    for city in range(CITY_COUNT):
        halls = state.house(seat, city)
        if halls:
            wings = state.agreed.box.wings_of(city, len(halls))
            houses[CITIES[city]] = {"wings": wings, "halls": [piece_name(piece) for piece in halls]}
    return houses


def _city_name(city: int) -> City | None:
    return None if city == NOWHERE else CITIES[city]

"""What a score sheet needs to know of the open table: at a last performance, and at the end of the game. [H1]"""

from operahouse.games.operaopoly.cards import count
from operahouse.games.operaopoly.places import category_word
from operahouse.games.operaopoly.ratings import plus
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire_events import PerformanceSheet, ScoredStack, SeatSheet
from operahouse.games.operaopoly.words import COMPOSER_COUNT, COMPOSERS, FIRST_HOUSE, NO_SEAT, ROW, SLOTS, Seat


def performance_sheet(state: OperaopolyState, house: int) -> PerformanceSheet:
    """The table before the opera at a house is scored. [L3]"""
    composer = state.opera[house]
    here = FIRST_HOUSE + house
    return {
        "face": state.faces[house],
        "run": state.runs[composer] + 1,
        "slots": {SLOTS[place % ROW]: _scored(state, place) for place in _taken(state, here)},
        "sponsors": {category_word(state, place): _scored(state, place) for place in _taken(state, composer)},
        "visitors": [COMPOSERS[visitor] for visitor in range(COMPOSER_COUNT) if state.at[visitor] == here],
        "seats": seat_sheets(state),
    }


def seat_sheets(state: OperaopolyState) -> dict[Seat, SeatSheet]:
    """The points and markers of every seat, and how many of its bonus cards nobody else has seen."""
    return {
        name: {
            "points": state.points[seat],
            "markers": state.kept[seat],
            "hidden": count(state.bonus[seat] & ~state.paid[seat]),
        }
        for seat, name in enumerate(state.agreed.seats)
    }


def _taken(state: OperaopolyState, row: int) -> list[int]:
    """The places of a mat or a house where somebody has a token."""
    return [place for place in range(row * ROW, row * ROW + ROW) if state.owner[place] != NO_SEAT]


def _scored(state: OperaopolyState, place: int) -> ScoredStack:
    """The cards of a place, their sum, and what visitors add."""
    return {
        "owner": state.agreed.seats[state.owner[place]],
        "cards": state.card_names(state.stack[place]),
        "value": state.value[place],
        "plus": plus(state, place),
    }

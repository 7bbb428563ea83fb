"""What a score sheet needs to know of the open table at the end of a round. [H1]"""

from operahouse.games.opera.counting import next_counting, ranking
from operahouse.games.opera.open_table import ladder_of, write_houses
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire_events import RoundSheet, SeatSheet
from operahouse.games.opera.words import COMPOSERS


def round_sheet(state: OperaState, most_performed: int) -> RoundSheet:
    """The table before the round marker moves on; the composers performed most often are given as bits. [E1]"""
    seats = state.agreed.seats
    return {
        "round": state.round,
        "counting": next_counting(state),
        "ladder": ladder_of(state),
        "performed": {name: state.halls.count(composer) for composer, name in enumerate(COMPOSERS)},
        "most_performed": [name for composer, name in enumerate(COMPOSERS) if most_performed >> composer & 1],
        "order": [seats[seat] for seat in state.order],
        "ranking": [seats[seat] for place in ranking(state) for seat in place],
        "seats": {name: _seat_sheet(state, seat) for seat, name in enumerate(seats)},
    }


def _seat_sheet(state: OperaState, seat: int) -> SeatSheet:
    return {"points": state.points[seat], "level": state.level[seat], "houses": write_houses(state, seat)}

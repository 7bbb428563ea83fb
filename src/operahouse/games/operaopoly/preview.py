"""What a move would surely lead to.

Cards drawn or turned up are counted, never named, and of last performances only what everybody can add up is told. So
nothing depends on what the seat can't know.
"""

from operahouse.games.operaopoly.cards import count
from operahouse.games.operaopoly.forecast import forecast_of
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import Own, Preview


def preview(state: OperaopolyState, seat: int, steps: list[int]) -> Preview:
    """The forecast as the seat would see it, and its own place, after these steps."""
    after = state.clone()
    for step in steps:
        after.step(seat, step)
    return {"forecast": forecast_of(after, seat), "own": _own(after, seat)}


def _own(state: OperaopolyState, seat: int) -> Own:
    goes_on = state.player == seat and not state.is_over()
    return {
        "points": state.points[seat],
        "markers": state.kept[seat],
        "tokens": state.tokens[seat],
        "hand": count(state.hands[seat]),
        "actions": state.actions if goes_on else 0,
    }

"""What a character would bring a seat at best, as things stand: from the open table alone. [AM1, I2, AE1–AE3]"""

from operahouse.games.opera.counting import counting_change
from operahouse.games.opera.esperto import receiver_of_piece, score_hirer, terms_of_giving_up
from operahouse.games.opera.figures import against_moving
from operahouse.games.opera.income import seat_income
from operahouse.games.opera.reasons import FINE
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import EspertoGain, MaestroGain, RoleGains
from operahouse.games.opera.words import CITIES, CITY_COUNT, ESPERTO, MAESTRO


def role_gains(state: OperaState, seat: int) -> RoleGains:
    """The best city for each character whose gain is a figure; nothing where no city brings any."""
    return {"maestro": _best_income(state, seat), "esperto": _best_points(state, seat)}


def _best_income(state: OperaState, seat: int) -> MaestroGain | None:
    """Where the Maestro would add most to the seat's income. [I2]"""
    best: MaestroGain | None = None
    now = seat_income(state, seat)
    for city, there in _reached(state, MAESTRO):
        income = seat_income(there, seat) - now
        if income > (best["income"] if best else 0):
            best = {"city": CITIES[city], "income": income}
    return best


def _best_points(state: OperaState, seat: int) -> EspertoGain | None:
    """Where the Esperto would give the seat most, and what it would give up there. [AE1–AE3]"""
    best: EspertoGain | None = None
    for city, there in _reached(state, ESPERTO):
        given = terms_of_giving_up(there, seat, receiver_of_piece(state, seat), "AE3")
        score_hirer(there, seat)
        points = there.points[seat] - state.points[seat]
        if points > (best["points"] if best else 0) and "gives" in given and "to" in given:
            lost = counting_change(state, there, seat, city)
            best = {
                "city": CITIES[city],
                "points": points,
                "gives": given["gives"],
                "to": given["to"],
                "counting": lost,
            }
    return best


def _reached(state: OperaState, role: int) -> list[tuple[int, OperaState]]:
    """Every city that a character's figure can go to, with the table when it stands there. [F1]"""
    figure = role - MAESTRO
    found: list[tuple[int, OperaState]] = []
    for city in range(CITY_COUNT):
        if against_moving(state, figure, city) == FINE:
            there = state.clone()
            there.figures[figure] = city
            found.append((city, there))
    return found

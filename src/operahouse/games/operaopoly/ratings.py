"""What places are worth, and whether a stack can be taken over. [R1]"""

from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import NO_SEAT, ROW


def plus(state: OperaopolyState, place: int) -> int:
    """Two for each visiting composer whose influence or ability matches the place."""
    where = place // ROW
    result = 0
    for composer in state.agreed.box.matching[place]:
        if state.at[composer] == where:
            result += state.agreed.box.composer_plus
    return result


def rating(state: OperaopolyState, place: int) -> int:
    """The cards and the visitors' plus, where somebody has a token."""
    return state.value[place] + plus(state, place) if state.owner[place] != NO_SEAT else 0


def to_beat(state: OperaopolyState, seat: int, place: int) -> int:
    """What an attacker's cards must exceed: the cards in play, and visitors that help one side or the other. [R1]"""
    where = place // ROW
    result = state.value[place]
    for composer in state.agreed.box.matching[place]:
        if state.at[composer] == where:
            own = state.impresarios[composer] == seat
            result += -state.agreed.box.composer_plus if own else state.agreed.box.composer_plus
    return result


def attacking_plus(state: OperaopolyState, seat: int, place: int) -> int:
    """What visitors whose impresario the attacker is add to its cards. [R1]"""
    own = 0
    for composer in state.agreed.box.matching[place]:
        if state.at[composer] == place // ROW and state.impresarios[composer] == seat:
            own += state.agreed.box.composer_plus
    return own


def defence(state: OperaopolyState, seat: int, place: int) -> int:
    """What the attacker's cards and its visitors must exceed: the cards in play and all other visitors. [R1]"""
    return to_beat(state, seat, place) + attacking_plus(state, seat, place)

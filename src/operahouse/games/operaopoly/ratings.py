"""What places are worth, and whether a stack can be taken over. [R1]"""

from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import NO_SEAT, ROW


def plus(table: Table, place: int) -> int:
    """Two for each visiting composer whose influence or ability matches the place."""
    where = place // ROW
    result = 0
    for composer in table.setting.box.matching[place]:
        if table.at[composer] == where:
            result += table.setting.box.composer_plus
    return result


def rating(table: Table, place: int) -> int:
    """The cards and the visitors' plus, where somebody has a token."""
    return table.value[place] + plus(table, place) if table.owner[place] != NO_SEAT else 0


def to_beat(table: Table, seat: int, place: int) -> int:
    """What an attacker's cards must exceed: the cards in play, and visitors that help one side or the other. [R1]"""
    where = place // ROW
    result = table.value[place]
    for composer in table.setting.box.matching[place]:
        if table.at[composer] == where:
            own = table.impresarios[composer] == seat
            result += -table.setting.box.composer_plus if own else table.setting.box.composer_plus
    return result


def attacking_plus(table: Table, seat: int, place: int) -> int:
    """What visitors whose impresario the attacker is add to its cards. [R1]"""
    own = 0
    for composer in table.setting.box.matching[place]:
        if table.at[composer] == place // ROW and table.impresarios[composer] == seat:
            own += table.setting.box.composer_plus
    return own


def defence(table: Table, seat: int, place: int) -> int:
    """What the attacker's cards and its visitors must exceed: the cards in play and all other visitors. [R1]"""
    return to_beat(table, seat, place) + attacking_plus(table, seat, place)

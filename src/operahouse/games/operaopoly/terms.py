"""What a move is about, what it surely costs and gives, and what it would surely lead to.

Cards drawn or turned up are counted, never named, and of last performances only what everybody can add up is told. So
nothing depends on what the seat cannot know.
"""

from operahouse.games.operaopoly import circumstances
from operahouse.games.operaopoly.cards import count, total
from operahouse.games.operaopoly.flow import OperaopolyState
from operahouse.games.operaopoly.forecast import forecast_of
from operahouse.games.operaopoly.ratings import attacking_plus, defence
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    AUDITION_OPTION,
    COMPOSER_COUNT,
    COMPOSERS,
    DIRECT_OPTION,
    DISCARD_OPTION,
    DONE_OPTION,
    END_OPTION,
    HOME,
    HOUSE_COUNT,
    HOUSES,
    MAT_PLACES,
    NO_SEAT,
    NONE_OPTION,
    ROW,
    SPONSOR_OPTION,
    WHERE_COUNT,
)
from operahouse.kernel.game import Json


def terms(state: OperaopolyState, seat: int, steps: list[int]) -> Json:
    """What the move is about, and by how much it changes the seat's actions, tokens and hand."""
    first = steps[0]
    details: Json = circumstances.of(state, seat, first)
    details.pop("beat", None)
    if first < END_OPTION:
        details.update({"actions": -1, "hand": 1})
    elif first == END_OPTION:
        details["discards"] = max(0, count(state.hands[seat]) - state.agreed.box.hand_limit)
    elif AUDITION_OPTION <= first < DIRECT_OPTION:
        details.update({"house": HOUSES[first - AUDITION_OPTION], "actions": -1, "hand": -1})
    elif DISCARD_OPTION <= first < ADD_OPTION:
        details["hand"] = -1
    elif first != NONE_OPTION:
        details.update(_tried_out(state, seat, steps))
    return details


def _tried_out(state: OperaopolyState, seat: int, steps: list[int]) -> Json:
    """The terms of a free move with a composer, or of an action with cards on the table."""
    after = state.clone()
    details: Json = {}
    if DIRECT_OPTION <= steps[0] < SPONSOR_OPTION:
        details = _about_directing(state, steps[0] - DIRECT_OPTION)
    for step in steps:
        if step == DONE_OPTION:
            details = _about_cards(after, seat)
        after.step(seat, step)
    details.update(_changes(state, after, seat))
    return details


def _about_directing(state: Table, row: int) -> Json:
    """Where the composer's influence or ability would count. [R4]"""
    composer, where = row // WHERE_COUNT, row % WHERE_COUNT
    if where == HOME:
        return {}
    box = state.agreed.box
    for place in range(where * ROW, where * ROW + ROW):
        if composer in box.matching[place]:
            word = "category" if place < MAT_PLACES else "slot"
            return {word: state.words_of(place)[word], "plus": box.composer_plus}
    return {}


def _about_cards(state: Table, seat: int) -> Json:
    """The cards chosen; against an opponent also the sum: own cards and plus against what is there. [R1]"""
    details: Json = {"cards": state.card_names(state.chosen)}
    own = total(state.agreed.box.ratings, state.chosen)
    details["rating"] = own
    if state.owner[state.place] not in (NO_SEAT, seat):
        details["sum"] = {
            "own": own,
            "plus": attacking_plus(state, seat, state.place),
            "against": defence(state, seat, state.place),
        }
    return details


def _changes(state: Table, after: Table, seat: int) -> Json:
    """What becomes more or less for the seat, whose impresario changes, and where a last round begins."""
    changes: Json = {}
    for name, change in [
        ("actions", after.actions - state.actions),
        ("tokens", after.tokens[seat] - state.tokens[seat]),
        ("hand", count(after.hands[seat]) - count(state.hands[seat])),
    ]:
        if change:
            changes[name] = change
    impresarios = {
        COMPOSERS[composer]: after.seat_name(after.impresarios[composer]) or None
        for composer in range(COMPOSER_COUNT)
        if after.impresarios[composer] != state.impresarios[composer]
    }
    if impresarios:
        changes["impresarios"] = impresarios
    begun = [HOUSES[house] for house in range(HOUSE_COUNT) if after.starter[house] != state.starter[house]]
    if begun:
        changes["last_round"] = begun
    return changes


def consequences(state: OperaopolyState, seat: int, steps: list[int]) -> Json:
    """The prospects as the seat would see them, and its own place, after these steps."""
    after = state.clone()
    for step in steps:
        after.step(seat, step)
    goes_on = after.player == seat and not after.is_over()
    own: Json = {
        "points": after.points[seat],
        "markers": after.kept[seat],
        "tokens": after.tokens[seat],
        "hand": count(after.hands[seat]),
        "actions": after.actions if goes_on else 0,
    }
    return {"forecast": forecast_of(after, seat), "own": own}

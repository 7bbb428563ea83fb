"""What a move is about, what it surely costs and gives, and what it would surely lead to.

A move is tried out as far as it is the seat's own: what others answer, and what luck draws, never runs here. So
nothing depends on what the seat cannot know.
"""

from operahouse.games.opera import action
from operahouse.games.opera.circumstances import words_of
from operahouse.games.opera.esperto import NO_PIECE, TO_DISCARD_PILE, best_slot, receiver_of_piece, where_it_goes
from operahouse.games.opera.flow import OperaState, answer, fame_composer, sale_slot
from operahouse.games.opera.forecast import forecast_of
from operahouse.games.opera.income import seat_income
from operahouse.games.opera.position import write_stock
from operahouse.games.opera.state import Table, hall_name, piece_name
from operahouse.games.opera.words import (
    BUILD_OPTION,
    CLAIM_OPTION,
    END_OPTION,
    ESPERTO,
    FAME_OPTION,
    FIGURES,
    FIRST_QUESTION,
    HIRE_OPTION,
    MAESTRO,
    MOVE_OPTION,
    SELL_OPTION,
    STOCK,
)  # fmt: skip
from operahouse.kernel.game import Json


def terms(state: OperaState, seat: int, option: int, spellings: list[str]) -> Json:
    """What the option is about, by how much it changes the seat's budget, ducats and points, and what comes with it."""
    after = state.clone()
    answer(after, seat, option)
    details: Json = {**words_of(state, option), **_changes(state, after, seat)}
    if HIRE_OPTION <= option < END_OPTION:
        details["marker"] = [after.level[seat], after.column[seat]]
        details["order"] = [state.agreed.seats[other] for other in after.order]
        details["then"] = _first_question(after, seat, spellings)
    elif BUILD_OPTION <= option < MOVE_OPTION:
        details["halls"] = state.agreed.box.part_halls[option - BUILD_OPTION]
    elif MOVE_OPTION <= option < FAME_OPTION:
        details.update(_about_moving(state, after, seat))
    elif FAME_OPTION <= option < CLAIM_OPTION:
        composer = fame_composer(option)
        details.update({"fame": after.fame[composer], "from": state.fame[composer]})
    elif option == CLAIM_OPTION:
        details.update(_given_up(state, seat, TO_DISCARD_PILE, "AE4"))
    elif option >= SELL_OPTION:
        slot = sale_slot(option)
        details["where"] = "stock" if slot == STOCK else hall_name(state.agreed, slot)
    return details


def _changes(state: Table, after: Table, seat: int) -> Json:
    """What becomes more or less for the seat; a sealed bid counts as paid. [B2]"""
    bid = max(0, after.bids[seat])
    changes = {
        "budget": after.level[seat] - state.level[seat] + bid,
        "ducats": after.ducats[seat] - state.ducats[seat] - bid,
        "points": after.points[seat] - state.points[seat],
    }
    return {name: change for name, change in changes.items() if change}


def _first_question(hired: OperaState, seat: int, spellings: list[str]) -> list[Json]:
    """What the hirer could do with the role just hired, each with its own terms; nothing where it is not asked."""
    action.let_role_act(hired)
    if hired.stage < FIRST_QUESTION:
        return []
    return [
        {"move": spellings[option], "about": terms(hired, seat, option, spellings)} for option in hired.options(seat)
    ]


def _about_moving(state: Table, after: Table, seat: int) -> Json:
    """The figure; what the Maestro changes in the own income as it stands; what the Esperto makes one give up."""
    details: Json = {"figure": FIGURES[state.role - MAESTRO]}
    if state.role == MAESTRO:
        details["income"] = seat_income(after, seat) - seat_income(state, seat)
    elif state.role == ESPERTO:
        there = Table(state.agreed, state)
        there.figures = after.figures
        details.update(_given_up(there, seat, receiver_of_piece(state, seat), "AE3"))
    return details


def _given_up(state: Table, seat: int, receiver: int, rule: str) -> Json:
    """The seat's best piece in the Esperto's city, and where it goes. [AE2–AE4]"""
    slot = best_slot(state, seat)
    if slot == NO_PIECE:
        return {}
    return {"gives": piece_name(state.hall(seat, slot)), "to": where_it_goes(state, receiver, rule)}


def preview(state: OperaState, seat: int, steps: list[int]) -> Json:
    """The forecast for all and the own place after these steps, before anybody else acts."""
    after = state.clone()
    for step in steps:
        answer(after, seat, step)
    bid = max(0, after.bids[seat])
    own: Json = {
        "points": after.points[seat],
        "ducats": after.ducats[seat] - bid,
        "budget": after.level[seat] + bid,
        "stock": write_stock(after, seat),
    }
    return {"forecast": forecast_of(after), "own": own}

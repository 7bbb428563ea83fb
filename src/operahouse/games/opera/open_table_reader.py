"""Reads what lies open on the table, from positions and from views. Whatever can't be right is refused by name."""

from operahouse.games.opera.agreement import OPTIONS, Agreement
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.flow import Flow
from operahouse.games.opera.player_reader import MANY
from operahouse.games.opera.question import OVER
from operahouse.games.opera.shuffle import read_bag
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    BUDGET_BEGINS,
    CITIES,
    COMPOSERS,
    FIGURES,
    INITIATIVE,
    LADDER,
    NOWHERE,
    PHASE_WORDS,
    ROLES,
    SEATS,
    Seat,
    number_of,
)  # fmt: skip
from operahouse.kernel.game import NOBODY
from operahouse.kernel.reading import Reader


def read_open_table(flow: Flow, position: Reader) -> OperaState:
    """Everything that lies open on the table, checked against the rules."""
    position.at("game").word(["opera"])
    position.at("edition").word([flow.box.edition])
    state = OperaState(_read_agreement(flow.box, position), flow)
    state.round = position.at("round").integer(1, state.agreed.last_round)
    _read_ladder(state, position.at("ladder"))
    state.century = _different_composers(position.at("century"))
    if len(state.century) != len(state.agreed.counting_after):
        raise position.at("century").wrong("malformed-length", {"expected": str(len(state.agreed.counting_after))})
    read_bag(state.offer, position.at("offer"))
    _check_offer(state, position.at("offer"))
    state.palazzo = _different_composers(position.at("palazzo"))
    if len(state.palazzo) > state.agreed.palazzo_size:
        raise position.at("palazzo").wrong("opera-malformed-palazzo", {"size": str(state.agreed.palazzo_size)})
    _read_figures(state, position.at("figures"))
    _read_budget(state, position.at("budget"))
    _read_phase(state, position.at("phase"))
    _read_roles(state, position.at("roles"))
    removed = position.get("removed")
    if removed is not None:
        read_bag(state.removed, removed)
        if sum(state.removed) and not state.agreed.esperto_piece_leaves_game:
            raise removed.wrong("opera-malformed-removed", {})
    return state


def _read_phase(state: OperaState, phase: Reader) -> None:
    """Budget and action begin anew; a game is over after its last round only. [W1]"""
    word = PHASE_WORDS[phase.word(PHASE_WORDS)]
    if word == "budget":
        state.phase = BUDGET_BEGINS
    elif word == "action":
        state.phase = INITIATIVE
    elif state.round < state.agreed.last_round:
        raise phase.wrong("opera-malformed-over", {"round": str(state.agreed.last_round)})
    else:
        state.ask(NOBODY, OVER, [])


def _read_agreement(box: Box, position: Reader) -> Agreement:
    seats: list[Seat] = []
    for item in position.at("seats").items():
        seat = SEATS[item.word(SEATS)]
        if seat in seats:
            raise item.wrong("malformed-twice", {"value": item.text()})
        seats.append(seat)
    if len(seats) not in PLAYER_COUNTS:
        raise position.at("seats").wrong("malformed-players", {"low": "2", "high": "4"})
    options = position.get("options")
    if options is None:
        return Agreement(box, seats, [])
    options.only(OPTIONS)
    return Agreement(box, seats, [name for name, value in options.entries() if value.flag()])


def _read_ladder(state: OperaState, ladder: Reader) -> None:
    order = _different_composers(ladder)
    if len(order) != LADDER:
        raise ladder.wrong("malformed-length", {"expected": str(LADDER)})
    for level, composer in enumerate(order):
        state.fame[composer] = level + 1


def _different_composers(reader: Reader) -> list[int]:
    found: list[int] = []
    for item in reader.items():
        composer = item.word(COMPOSERS)
        if composer in found:
            raise item.wrong("malformed-twice", {"value": item.text()})
        found.append(composer)
    return found


def _check_offer(state: OperaState, offer: Reader) -> None:
    agreed = state.agreed
    if sum(state.offer) > agreed.offer_size or max(state.offer) > agreed.offer_limit:
        limits: dict[str, object] = {"size": str(agreed.offer_size), "limit": str(agreed.offer_limit)}
        raise offer.wrong("opera-malformed-offer", limits)


def _read_figures(state: OperaState, figures: Reader) -> None:
    figures.only(FIGURES)
    for figure, name in enumerate(FIGURES):
        city = figures.at(name).word_or_null(CITIES, NOWHERE)
        if city != NOWHERE and state.figures.count(city) >= state.agreed.box.places[city]:
            raise figures.at(name).wrong("opera-malformed-figures", {"city": CITIES[city]})
        state.figures[figure] = city


def _read_budget(state: OperaState, budget: Reader) -> None:
    budget.only(state.agreed.seats)
    taken: list[int] = []
    for seat, name in enumerate(state.agreed.seats):
        place = budget.at(name)
        pair = place.items()
        if len(pair) != 2:
            raise place.wrong("malformed-not-pair", {"value": str(place.value)})
        state.level[seat] = pair[0].integer(0, state.agreed.box.max_level)
        state.column[seat] = pair[1].integer(1, MANY)
        spot = state.level[seat] * (MANY + 1) + state.column[seat]
        if spot in taken:
            raise place.wrong("opera-malformed-marker", {})
        taken.append(spot)
        state.set_marker(seat, state.level[seat], state.column[seat], "")


def _read_roles(state: OperaState, roles: Reader) -> None:
    roles.only(ROLES)
    for name, seat in roles.entries():
        if state.phase != INITIATIVE:
            raise seat.wrong("opera-malformed-roles", {})
        hirer = seat.word(state.agreed.seats)
        state.hired[number_of(name, ROLES)] = hirer
        if state.hired.count(hirer) > state.agreed.max_hires:
            raise seat.wrong("opera-malformed-hires", {"limit": str(state.agreed.max_hires)})

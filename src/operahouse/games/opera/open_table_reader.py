"""Positions of Opera: the public form of a state, read and written."""

from operahouse.games.opera.agreement import OPTIONS, Agreement
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.flow import OperaState, choices, proceed
from operahouse.games.opera.houses import read_houses, write_houses
from operahouse.games.opera.pending import is_a_question, read_bag, read_pending, write_pending
from operahouse.games.opera.setup import start_ducats
from operahouse.games.opera.state import Table, composer_bag
from operahouse.games.opera.words import (
    BID,
    BUDGET_BEGINS,
    CITIES,
    CITY_COUNT,
    COMPOSERS,
    FIGURES,
    FIRST_QUESTION,
    HOUSE,
    INITIATIVE,
    KINDS,
    LADDER,
    MAIN,
    NOWHERE,
    OVER,
    PARTS,
    PIECES,
    ROLES,
    SEATS,
    UNBID,
    UNHIRED,
    VENEZIA,
    WING,
)  # fmt: skip
from operahouse.kernel.game import NOBODY, Json
from operahouse.kernel.reading import Reader

PHASES = ["budget", "action", "over"]
FIELDS = [
    "game", "edition", "options", "seats", "round", "phase", "ladder", "century", "offer", "palazzo", "figures",
    "roles", "budget", "players", "supply", "deck", "discard", "removed", "pending",
]  # fmt: skip
PLAYER_FIELDS = ["points", "ducats", "stock", "ended", "houses"]
MANY = 100000


def write_position(state: Table) -> Json:
    """Everything, what is hidden included."""
    position = write_public(state)
    names = state.agreed.seats
    position["players"] = {names[seat]: write_player(state, seat, True) for seat in range(state.agreed.players)}
    position["deck"] = [COMPOSERS[composer] for composer in state.deck[state.drawn :]]
    position["discard"] = composer_bag(state.discard)
    pending = write_pending(state)
    if pending:
        position["pending"] = pending
    return position


def write_public(state: Table) -> Json:
    """What lies open on the table, but for the players' own places. [H1]"""
    agreed = state.agreed
    names = agreed.seats
    position: Json = {"game": "opera", "edition": agreed.box.edition}
    if agreed.options():
        position["options"] = dict.fromkeys(agreed.options(), True)
    position["seats"] = names[:]
    position["round"] = state.round
    position["phase"] = phase_name(state)
    position["ladder"] = [COMPOSERS[state.fame.index(level)] for level in range(1, LADDER + 1)]
    position["century"] = [COMPOSERS[composer] for composer in state.century]
    position["offer"] = composer_bag(state.offer)
    position["palazzo"] = [COMPOSERS[composer] for composer in state.palazzo]
    position["figures"] = {name: _city_name(state.figures[figure]) for figure, name in enumerate(FIGURES)}
    position["roles"] = {ROLES[role]: names[seat] for role, seat in enumerate(state.hired) if seat != UNHIRED}
    position["budget"] = {names[seat]: [state.level[seat], state.column[seat]] for seat in range(agreed.players)}
    position["supply"] = {
        city: {"main": state.supply[index * 2 + MAIN], "wing": state.supply[index * 2 + WING]}
        for index, city in enumerate(CITIES)
    }
    if sum(state.removed):
        position["removed"] = composer_bag(state.removed)
    return position


def phase_name(state: Table) -> str:
    """The phase as positions name it; income and end run by themselves after the actions."""
    if state.stage == OVER:
        return "over"
    return "budget" if state.stage == BID else "action"


def write_player(state: Table, seat: int, screen_open: bool) -> Json:
    """A player's place, with or without what is behind the screen. [H1]"""
    player: Json = {"points": state.points[seat]}
    if screen_open:
        player["ducats"] = state.ducats[seat]
        player["stock"] = write_stock(state, seat)
    player["ended"] = state.ended[seat]
    player["houses"] = write_houses(state, seat)
    return player


def write_stock(state: Table, seat: int) -> Json:
    """The pieces behind a screen, zeros left out."""
    first = seat * KINDS
    return {PIECES[piece]: state.stock[first + piece] for piece in range(KINDS) if state.stock[first + piece]}


def _city_name(city: int) -> str | None:
    return None if city == NOWHERE else CITIES[city]


def read_position(box: Box, data: object) -> OperaState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    state = read_public(box, position)
    players = position.at("players")
    players.only(state.agreed.seats)
    for seat, name in enumerate(state.agreed.seats):
        player = players.at(name)
        player.only(PLAYER_FIELDS)
        read_player(state, seat, player)
        state.ducats[seat] = player.at("ducats").integer(0, MANY)
        read_stock(state, seat, player.at("stock"))
        _check_house_piece(state, seat, player)
    read_supply(state, position.at("supply"))
    state.deck = [item.word(COMPOSERS) for item in position.at("deck").items()]
    read_bag(state.discard, position.at("discard"))
    pending = position.get("pending")
    if pending is not None:
        read_pending(state, pending)
    check_all_pieces(state, state.deck, position.at("deck"))
    _begin(state, pending)
    return state


def read_public(box: Box, position: Reader) -> OperaState:
    """Everything that lies open on the table, checked against the rules."""
    position.at("game").word(["opera"])
    position.at("edition").word([box.edition])
    state = OperaState(_read_agreement(box, position))
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
    phase = _read_phase(state, position.at("phase"))
    _read_roles(state, position.at("roles"), phase == PHASES.index("action"))
    removed = position.get("removed")
    if removed is not None:
        read_bag(state.removed, removed)
        if sum(state.removed) and not state.agreed.esperto_piece_leaves_game:
            raise removed.wrong("opera-malformed-removed", {})
    state.stage = [BUDGET_BEGINS, INITIATIVE, OVER][phase]
    return state


def _read_phase(state: Table, phase: Reader) -> int:
    """A game is over after its last round only. [W1]"""
    result = phase.word(PHASES)
    if result == PHASES.index("over") and state.round < state.agreed.last_round:
        raise phase.wrong("opera-malformed-over", {"round": str(state.agreed.last_round)})
    return result


def _read_agreement(box: Box, position: Reader) -> Agreement:
    seats: list[str] = []
    for item in position.at("seats").items():
        item.word(SEATS)
        if item.text() in seats:
            raise item.wrong("malformed-twice", {"value": item.text()})
        seats.append(item.text())
    if len(seats) not in PLAYER_COUNTS:
        raise position.at("seats").wrong("malformed-players", {"low": "2", "high": "4"})
    options = position.get("options")
    if options is None:
        return Agreement(box, seats, [])
    options.only(OPTIONS)
    return Agreement(box, seats, [name for name, value in options.entries() if value.flag()])


def _read_ladder(state: Table, ladder: Reader) -> None:
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


def _check_offer(state: Table, offer: Reader) -> None:
    agreed = state.agreed
    if sum(state.offer) > agreed.offer_size or max(state.offer) > agreed.offer_limit:
        limits: dict[str, object] = {"size": str(agreed.offer_size), "limit": str(agreed.offer_limit)}
        raise offer.wrong("opera-malformed-offer", limits)


def _read_figures(state: Table, figures: Reader) -> None:
    figures.only(FIGURES)
    for figure, name in enumerate(FIGURES):
        city = figures.at(name).word_or_null(CITIES, NOWHERE)
        if city != NOWHERE and state.figures.count(city) >= state.agreed.box.places[city]:
            raise figures.at(name).wrong("opera-malformed-figures", {"city": CITIES[city]})
        state.figures[figure] = city


def _read_budget(state: Table, budget: Reader) -> None:
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


def _read_roles(state: Table, roles: Reader, in_action: bool) -> None:
    roles.only(ROLES)
    for name, seat in roles.entries():
        if not in_action:
            raise seat.wrong("opera-malformed-roles", {})
        state.hired[ROLES.index(name)] = seat.word(state.agreed.seats)
        if state.hired.count(state.hired[ROLES.index(name)]) > state.agreed.max_hires:
            raise seat.wrong("opera-malformed-hires", {"limit": str(state.agreed.max_hires)})


def read_player(state: Table, seat: int, player: Reader) -> None:
    """What lies open of a player's place."""
    state.points[seat] = player.at("points").integer(-MANY, MANY)
    state.ended[seat] = player.at("ended").flag()
    if state.ended[seat] and state.stage != INITIATIVE:
        raise player.at("ended").wrong("opera-malformed-ended", {})
    read_houses(state, seat, player.at("houses"))


def read_stock(state: Table, seat: int, stock: Reader) -> None:
    """The pieces behind a screen."""
    stock.only(PIECES)
    for name, count in stock.entries():
        state.stock[seat * KINDS + PIECES.index(name)] = count.integer(0, MANY)


def _check_house_piece(state: Table, seat: int, player: Reader) -> None:
    """Every seat has its one house piece in a hall or in stock. [AI2]"""
    first = seat * state.agreed.box.slots
    performed = state.halls[first : first + state.agreed.box.slots].count(HOUSE)
    if performed + state.stock[seat * KINDS + HOUSE] != 1:
        raise player.wrong("opera-malformed-house-piece", {})


def read_supply(state: Table, supply: Reader) -> None:
    """What is not built is in the supply, part for part. [S9, AA1]"""
    supply.only(CITIES)
    box = state.agreed.box
    for city, name in enumerate(CITIES):
        supply.at(name).only(PARTS)
        mains = 0
        wings = 0
        for seat in range(state.agreed.players):
            halls = state.built[seat * CITY_COUNT + city]
            if halls:
                mains += 1
                wings += box.wings_of(city, halls)
        for part, used in [(MAIN, mains), (WING, wings)]:
            left = box.copies[state.agreed.players][city * 2 + part] - used
            given = supply.at(name).at(PARTS[part])
            if given.integer(0, MANY) != left:
                raise given.wrong("opera-malformed-supply", {"expected": str(left)})
            state.supply[city * 2 + part] = left


def check_all_pieces(state: Table, deck: list[int], place: Reader) -> None:
    """Every composer's pieces add up to what is in the box. [S2]"""
    for composer in range(LADDER):
        total = deck.count(composer) + pieces_seen(state, composer)
        for seat in range(state.agreed.players):
            total += state.stock[seat * KINDS + composer]
        if total != state.agreed.box.pieces_each:
            details: dict[str, object] = {
                "composer": COMPOSERS[composer],
                "count": str(total),
                "expected": str(state.agreed.box.pieces_each),
            }
            raise place.wrong("opera-malformed-pieces", details)


def pieces_seen(state: Table, composer: int) -> int:
    """A composer's pieces that lie open. [H1]"""
    return (
        state.offer[composer] + state.aside[composer] + state.discard[composer] + state.removed[composer]
        + state.palazzo.count(composer) + state.century.count(composer) + state.halls.count(composer)
    )  # fmt: skip


def _begin(state: OperaState, pending: Reader | None) -> None:
    """Ask the question of the position; what needs no answer runs by itself."""
    state.counted = _is_first_position(state)
    if not state.counted:
        state.least_ducats = [0] * state.agreed.players
        state.least_stock = [0] * (state.agreed.players * KINDS)
    if state.stage == OVER:
        state.turn = NOBODY
    elif state.stage < FIRST_QUESTION:
        resume(state)
    else:
        state.choices = choices(state, state.turn)
        if pending is not None and not is_a_question(state):
            raise pending.wrong("opera-malformed-pending", {})


def resume(state: OperaState) -> None:
    """Go on with the phase, sealed bids kept."""
    sealed = state.bids[:]
    proceed(state)
    if state.stage == BID:
        for seat, bid in enumerate(sealed):
            if bid != UNBID and state.bids[seat] == UNBID:
                state.bids[seat] = bid
        state.turn = state.to_act()[0]


def _is_first_position(state: Table) -> bool:
    """Whether this is how a game begins, so that everybody can count along from here. [S5, S7]"""
    if state.round > 1 or state.stage != BUDGET_BEGINS or max(state.stock) or max(state.level):
        return False
    box = state.agreed.box
    begins = [start_ducats(box, seat) for seat in range(state.agreed.players)]
    return state.ducats == begins and sum(state.built) == state.agreed.players * box.part_halls[VENEZIA * 2 + MAIN]

"""Positions of Opera: the public form of a state, read and written."""

from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.flow import OperaState, choices, proceed
from operahouse.games.opera.houses import read_houses, write_houses
from operahouse.games.opera.pending import is_a_question, read_bag, read_pending, write_pending
from operahouse.games.opera.setting import OPTIONS, Setting
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


def write_position(table: Table) -> Json:
    """Everything, what is hidden included."""
    position = write_public(table)
    names = table.setting.seats
    position["players"] = {names[seat]: write_player(table, seat, True) for seat in range(table.setting.players)}
    position["deck"] = [COMPOSERS[composer] for composer in table.deck[table.drawn :]]
    position["discard"] = composer_bag(table.discard)
    pending = write_pending(table)
    if pending:
        position["pending"] = pending
    return position


def write_public(table: Table) -> Json:
    """What lies open on the table, but for the players' own places. [H1]"""
    setting = table.setting
    names = setting.seats
    position: Json = {"game": "opera", "edition": setting.box.edition}
    if setting.options():
        position["options"] = dict.fromkeys(setting.options(), True)
    position["seats"] = names[:]
    position["round"] = table.round
    position["phase"] = phase_name(table)
    position["ladder"] = [COMPOSERS[table.fame.index(level)] for level in range(1, LADDER + 1)]
    position["century"] = [COMPOSERS[composer] for composer in table.century]
    position["offer"] = composer_bag(table.offer)
    position["palazzo"] = [COMPOSERS[composer] for composer in table.palazzo]
    position["figures"] = {name: _city_name(table.figures[figure]) for figure, name in enumerate(FIGURES)}
    position["roles"] = {ROLES[role]: names[seat] for role, seat in enumerate(table.hired) if seat != UNHIRED}
    position["budget"] = {names[seat]: [table.level[seat], table.column[seat]] for seat in range(setting.players)}
    position["supply"] = {
        city: {"main": table.supply[index * 2 + MAIN], "wing": table.supply[index * 2 + WING]}
        for index, city in enumerate(CITIES)
    }
    if sum(table.removed):
        position["removed"] = composer_bag(table.removed)
    return position


def phase_name(table: Table) -> str:
    """The phase as positions name it; income and end run by themselves after the actions."""
    if table.stage == OVER:
        return "over"
    return "budget" if table.stage == BID else "action"


def write_player(table: Table, seat: int, screen_open: bool) -> Json:
    """A player's place, with or without what is behind the screen. [H1]"""
    player: Json = {"points": table.points[seat]}
    if screen_open:
        player["ducats"] = table.ducats[seat]
        player["stock"] = write_stock(table, seat)
    player["ended"] = table.ended[seat]
    player["houses"] = write_houses(table, seat)
    return player


def write_stock(table: Table, seat: int) -> Json:
    """The pieces behind a screen, zeros left out."""
    first = seat * KINDS
    return {PIECES[piece]: table.stock[first + piece] for piece in range(KINDS) if table.stock[first + piece]}


def _city_name(city: int) -> str | None:
    return None if city == NOWHERE else CITIES[city]


def read_position(box: Box, data: object) -> OperaState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    table = read_public(box, position)
    players = position.at("players")
    players.only(table.setting.seats)
    for seat, name in enumerate(table.setting.seats):
        player = players.at(name)
        player.only(PLAYER_FIELDS)
        read_player(table, seat, player)
        table.ducats[seat] = player.at("ducats").integer(0, MANY)
        read_stock(table, seat, player.at("stock"))
        _check_house_piece(table, seat, player)
    read_supply(table, position.at("supply"))
    table.deck = [item.word(COMPOSERS) for item in position.at("deck").items()]
    read_bag(table.discard, position.at("discard"))
    pending = position.get("pending")
    if pending is not None:
        read_pending(table, pending)
    check_all_pieces(table, table.deck, position.at("deck"))
    _begin(table, pending)
    return table


def read_public(box: Box, position: Reader) -> OperaState:
    """Everything that lies open on the table, checked against the rules."""
    position.at("game").word(["opera"])
    position.at("edition").word([box.edition])
    table = OperaState(_read_setting(box, position))
    table.round = position.at("round").integer(1, table.setting.last_round)
    _read_ladder(table, position.at("ladder"))
    table.century = _different_composers(position.at("century"))
    if len(table.century) != len(table.setting.counting_after):
        raise position.at("century").wrong("malformed-length", {"expected": str(len(table.setting.counting_after))})
    read_bag(table.offer, position.at("offer"))
    _check_offer(table, position.at("offer"))
    table.palazzo = _different_composers(position.at("palazzo"))
    if len(table.palazzo) > table.setting.palazzo_size:
        raise position.at("palazzo").wrong("opera-malformed-palazzo", {"size": str(table.setting.palazzo_size)})
    _read_figures(table, position.at("figures"))
    _read_budget(table, position.at("budget"))
    phase = _read_phase(table, position.at("phase"))
    _read_roles(table, position.at("roles"), phase == PHASES.index("action"))
    removed = position.get("removed")
    if removed is not None:
        read_bag(table.removed, removed)
        if sum(table.removed) and not table.setting.esperto_piece_leaves_game:
            raise removed.wrong("opera-malformed-removed", {})
    table.stage = [BUDGET_BEGINS, INITIATIVE, OVER][phase]
    return table


def _read_phase(table: Table, phase: Reader) -> int:
    """A game is over after its last round only. [W1]"""
    result = phase.word(PHASES)
    if result == PHASES.index("over") and table.round < table.setting.last_round:
        raise phase.wrong("opera-malformed-over", {"round": str(table.setting.last_round)})
    return result


def _read_setting(box: Box, position: Reader) -> Setting:
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
        return Setting(box, seats, [])
    options.only(OPTIONS)
    return Setting(box, seats, [name for name, value in options.entries() if value.flag()])


def _read_ladder(table: Table, ladder: Reader) -> None:
    order = _different_composers(ladder)
    if len(order) != LADDER:
        raise ladder.wrong("malformed-length", {"expected": str(LADDER)})
    for level, composer in enumerate(order):
        table.fame[composer] = level + 1


def _different_composers(reader: Reader) -> list[int]:
    found: list[int] = []
    for item in reader.items():
        composer = item.word(COMPOSERS)
        if composer in found:
            raise item.wrong("malformed-twice", {"value": item.text()})
        found.append(composer)
    return found


def _check_offer(table: Table, offer: Reader) -> None:
    setting = table.setting
    if sum(table.offer) > setting.offer_size or max(table.offer) > setting.offer_limit:
        limits: dict[str, object] = {"size": str(setting.offer_size), "limit": str(setting.offer_limit)}
        raise offer.wrong("opera-malformed-offer", limits)


def _read_figures(table: Table, figures: Reader) -> None:
    figures.only(FIGURES)
    for figure, name in enumerate(FIGURES):
        city = figures.at(name).word_or_null(CITIES, NOWHERE)
        if city != NOWHERE and table.figures.count(city) >= table.setting.box.places[city]:
            raise figures.at(name).wrong("opera-malformed-figures", {"city": CITIES[city]})
        table.figures[figure] = city


def _read_budget(table: Table, budget: Reader) -> None:
    budget.only(table.setting.seats)
    taken: list[int] = []
    for seat, name in enumerate(table.setting.seats):
        place = budget.at(name)
        pair = place.items()
        if len(pair) != 2:
            raise place.wrong("malformed-not-pair", {"value": str(place.value)})
        table.level[seat] = pair[0].integer(0, table.setting.box.max_level)
        table.column[seat] = pair[1].integer(1, MANY)
        spot = table.level[seat] * (MANY + 1) + table.column[seat]
        if spot in taken:
            raise place.wrong("opera-malformed-marker", {})
        taken.append(spot)
        table.set_marker(seat, table.level[seat], table.column[seat], "")


def _read_roles(table: Table, roles: Reader, in_action: bool) -> None:
    roles.only(ROLES)
    for name, seat in roles.entries():
        if not in_action:
            raise seat.wrong("opera-malformed-roles", {})
        table.hired[ROLES.index(name)] = seat.word(table.setting.seats)
        if table.hired.count(table.hired[ROLES.index(name)]) > table.setting.max_hires:
            raise seat.wrong("opera-malformed-hires", {"limit": str(table.setting.max_hires)})


def read_player(table: Table, seat: int, player: Reader) -> None:
    """What lies open of a player's place."""
    table.points[seat] = player.at("points").integer(-MANY, MANY)
    table.ended[seat] = player.at("ended").flag()
    if table.ended[seat] and table.stage != INITIATIVE:
        raise player.at("ended").wrong("opera-malformed-ended", {})
    read_houses(table, seat, player.at("houses"))


def read_stock(table: Table, seat: int, stock: Reader) -> None:
    """The pieces behind a screen."""
    stock.only(PIECES)
    for name, count in stock.entries():
        table.stock[seat * KINDS + PIECES.index(name)] = count.integer(0, MANY)


def _check_house_piece(table: Table, seat: int, player: Reader) -> None:
    """Every seat has its one house piece in a hall or in stock. [AI2]"""
    first = seat * table.setting.box.slots
    performed = table.halls[first : first + table.setting.box.slots].count(HOUSE)
    if performed + table.stock[seat * KINDS + HOUSE] != 1:
        raise player.wrong("opera-malformed-house-piece", {})


def read_supply(table: Table, supply: Reader) -> None:
    """What is not built is in the supply, part for part. [S9, AA1]"""
    supply.only(CITIES)
    box = table.setting.box
    for city, name in enumerate(CITIES):
        supply.at(name).only(PARTS)
        mains = 0
        wings = 0
        for seat in range(table.setting.players):
            halls = table.built[seat * CITY_COUNT + city]
            if halls:
                mains += 1
                wings += box.wings_of(city, halls)
        for part, used in [(MAIN, mains), (WING, wings)]:
            left = box.copies[table.setting.players][city * 2 + part] - used
            given = supply.at(name).at(PARTS[part])
            if given.integer(0, MANY) != left:
                raise given.wrong("opera-malformed-supply", {"expected": str(left)})
            table.supply[city * 2 + part] = left


def check_all_pieces(table: Table, deck: list[int], place: Reader) -> None:
    """Every composer's pieces add up to what is in the box. [S2]"""
    for composer in range(LADDER):
        total = deck.count(composer) + pieces_seen(table, composer)
        for seat in range(table.setting.players):
            total += table.stock[seat * KINDS + composer]
        if total != table.setting.box.pieces_each:
            details: dict[str, object] = {
                "composer": COMPOSERS[composer],
                "count": str(total),
                "expected": str(table.setting.box.pieces_each),
            }
            raise place.wrong("opera-malformed-pieces", details)


def pieces_seen(table: Table, composer: int) -> int:
    """A composer's pieces that lie open. [H1]"""
    return (
        table.offer[composer] + table.aside[composer] + table.discard[composer] + table.removed[composer]
        + table.palazzo.count(composer) + table.century.count(composer) + table.halls.count(composer)
    )  # fmt: skip


def _begin(table: OperaState, pending: Reader | None) -> None:
    """Ask the question of the position; what needs no answer runs by itself."""
    table.counted = _is_first_position(table)
    if not table.counted:
        table.least_ducats = [0] * table.setting.players
        table.least_stock = [0] * (table.setting.players * KINDS)
    if table.stage == OVER:
        table.turn = NOBODY
    elif table.stage < FIRST_QUESTION:
        resume(table)
    else:
        table.choices = choices(table, table.turn)
        if pending is not None and not is_a_question(table):
            raise pending.wrong("opera-malformed-pending", {})


def resume(table: OperaState) -> None:
    """Go on with the phase, sealed bids kept."""
    sealed = table.bids[:]
    proceed(table)
    if table.stage == BID:
        for seat, bid in enumerate(sealed):
            if bid != UNBID and table.bids[seat] == UNBID:
                table.bids[seat] = bid
        table.turn = table.to_act()[0]


def _is_first_position(table: Table) -> bool:
    """Whether this is how a game begins, so that everybody can count along from here. [S5, S7]"""
    if table.round > 1 or table.stage != BUDGET_BEGINS or max(table.stock) or max(table.level):
        return False
    box = table.setting.box
    begins = [start_ducats(box, seat) for seat in range(table.setting.players)]
    return table.ducats == begins and sum(table.built) == table.setting.players * box.part_halls[VENEZIA * 2 + MAIN]

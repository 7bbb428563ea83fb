"""Positions of Operaopoly: the public form of a state, read and written."""

from operahouse.games.operaopoly import notation
from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.board import read_board, write_composers, write_houses, write_played
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, count, each, together
from operahouse.games.operaopoly.flow import OperaopolyState
from operahouse.games.operaopoly.impresario import impresario_of
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.setting import Setting
from operahouse.games.operaopoly.stack import begin_stack
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACT,
    CLOSED,
    COMPOSER_COUNT,
    COMPOSERS,
    DECKS,
    DISCARD,
    HOUSES,
    NO_COMPOSER,
    NO_HOUSE,
    OPERA,
    OVER,
    PATRON,
    PICK,
    PLACES,
    SEATS,
    SHUFFLE,
    STACK,
    THEN,
    THEN_ACT,
    THEN_SHOW,
    VERBS,
)
from operahouse.kernel.game import CHANCE, NOBODY, Json
from operahouse.kernel.reading import Reader

PHASES = ["act", "audition", "discard", "over"]
QUESTIONS = [ACT, PICK, DISCARD, OVER]
"""What is asked in each phase, but in the middle of a move."""
FIELDS = [
    "game", "edition", "seats", "turn", "actions", "phase", "composers", "houses", "played", "players", "decks",
    "discards", "audition", "boxed", "quiet", "pending",
]  # fmt: skip
PLAYER_FIELDS = ["points", "hand", "bonus", "paid", "markers"]
MANY = 100000


def write_position(table: Table) -> Json:
    """Everything, what is hidden included."""
    position = write_public(table)
    names = table.setting.seats
    box = table.setting.box
    position["players"] = {names[seat]: _write_player(table, seat) for seat in range(table.setting.players)}
    position["decks"] = {
        name: [table.card_name(card) for card in table.decks[deck][table.drawn[deck] :]]
        for deck, name in enumerate(DECKS)
    }
    position["discards"] = {name: table.card_names(table.discards & box.decks[deck]) for deck, name in enumerate(DECKS)}
    pending = write_pending(table)
    if pending:
        position["pending"] = pending
    return position


def write_public(table: Table) -> Json:
    """What lies open on the table, but for the players' own places. [H1]"""
    return {
        "game": "operaopoly",
        "edition": table.setting.box.edition,
        "seats": table.setting.seats[:],
        "turn": table.seat_name(table.player),
        "actions": table.actions,
        "phase": phase_name(table),
        "composers": write_composers(table),
        "houses": write_houses(table),
        "played": write_played(table),
        "audition": _write_audition(table),
        "boxed": table.boxed,
        "quiet": table.quiet,
    }


def phase_name(table: Table) -> str:
    """The phase as positions name it."""
    if table.auditioned != NO_HOUSE:
        return "audition"
    if table.stage == OVER:
        return "over"
    return "discard" if table.stage == DISCARD else "act"


def _write_audition(table: Table) -> Json | None:
    if table.auditioned == NO_HOUSE:
        return None
    return {"house": HOUSES[table.auditioned], "cards": [table.card_name(card) for card in table.shown]}


def _write_player(table: Table, seat: int) -> Json:
    return {
        "points": table.points[seat],
        "hand": table.card_names(table.hands[seat]),
        "bonus": bonus_names(table, table.bonus[seat]),
        "paid": bonus_names(table, table.paid[seat]),
        "markers": table.kept[seat],
    }


def bonus_names(table: Table, cards: int) -> list[str]:
    """The ids of bonus cards."""
    return [table.setting.box.bonus_ids[card] for card in each(cards)]


def write_pending(table: Table) -> Json:
    """A move begun and not finished: the stack as far as it is chosen, or the deck as far as it is shuffled."""
    if table.stage == STACK:
        composer = COMPOSERS[table.named] if table.named != NO_COMPOSER else None
        cards = table.card_names(table.chosen)
        return {"stack": VERBS[table.verb], "place": table.place, "composer": composer, "cards": cards}
    if table.stage == SHUFFLE:
        return {"reshuffle": DECKS[table.shuffling], "placed": table.placed, "then": THEN[table.then]}
    return {}


def read_position(box: Box, data: object) -> OperaopolyState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    account = Account(box)
    table = read_public(box, position, account)
    players = position.at("players")
    players.only(table.setting.seats)
    dealt = NO_CARDS
    for seat, name in enumerate(table.setting.seats):
        player = players.at(name)
        player.only(PLAYER_FIELDS)
        read_player(table, seat, player)
        table.hands[seat] = account.take(player.at("hand"))
        dealt |= _read_bonus(table, seat, player, dealt)
    for deck, name in enumerate(DECKS):
        _read_deck(table, deck, position, name, account)
    if account.missing():
        raise position.wrong("operaopoly-malformed-missing", {"cards": account.names(account.missing())})
    _check_kept(table, position)
    _check_hands(table, players)
    _check_phase(table, position)
    read_pending(table, position.get("pending"))
    _check_audition(table, position.at("audition"))
    start_watching(table)
    return table


def read_public(box: Box, position: Reader, account: Account) -> OperaopolyState:
    """Everything that lies open on the table, checked against the rules."""
    position.at("game").word(["operaopoly"])
    position.at("edition").word([box.edition])
    table = OperaopolyState(Setting(box, _read_seats(box, position.at("seats"))))
    table.player = position.at("turn").word(table.setting.seats)
    table.actions = position.at("actions").integer(0, box.actions)
    phase = position.at("phase").word(PHASES)
    table.ask(table.player if QUESTIONS[phase] != OVER else NOBODY, QUESTIONS[phase])
    read_board(table, position, account)
    _read_audition(table, position.at("audition"), account)
    table.boxed = position.at("boxed").integer(0, box.runs * COMPOSER_COUNT)
    table.quiet = position.at("quiet").integer(0, box.stall_turns if table.stage == OVER else box.stall_turns - 1)
    table.impresarios = [impresario_of(table, composer) for composer in range(COMPOSER_COUNT)]
    return table


def _read_seats(box: Box, reader: Reader) -> list[str]:
    seats: list[str] = []
    for item in reader.items():
        item.word(SEATS)
        if item.text() in seats:
            raise item.wrong("malformed-twice", {"value": item.text()})
        seats.append(item.text())
    if len(seats) not in box.player_counts:
        counts: dict[str, object] = {"low": str(box.player_counts[0]), "high": str(box.player_counts[-1])}
        raise reader.wrong("malformed-players", counts)
    return seats


def _read_audition(table: Table, audition: Reader, account: Account) -> None:
    """The audition card lies with the cards turned up. [O8]"""
    if (audition.value is not None) != (table.stage == PICK):
        raise audition.wrong("operaopoly-malformed-audition", {})
    if audition.value is None:
        return
    audition.only(["house", "cards"])
    table.auditioned = audition.at("house").word(HOUSES)
    account.meet(table.setting.box.audition)
    table.shown = account.take_in_order(audition.at("cards"))
    if table.actions == table.setting.box.actions:
        raise audition.wrong("operaopoly-malformed-audition", {})
    for card in table.shown:
        if table.setting.box.deck_of(card) != OPERA:
            raise audition.at("cards").wrong("operaopoly-malformed-deck", {"card": table.card_name(card)})


def _check_audition(table: Table, audition: Reader) -> None:
    """As many cards as there were to turn up, and at least one. [O8]"""
    if table.auditioned == NO_HOUSE or table.stage == SHUFFLE:
        return
    turned_up = len(table.shown)
    wanted = table.setting.box.audition_draw
    if turned_up == 0 or turned_up > wanted or (turned_up < wanted and table.can_draw(OPERA)):
        raise audition.at("cards").wrong("operaopoly-malformed-turned-up", {"expected": str(wanted)})


def read_player(table: Table, seat: int, player: Reader) -> None:
    """What lies open of a player's place."""
    table.points[seat] = player.at("points").integer(0, MANY)
    table.kept[seat] = player.at("markers").integer(0, table.setting.box.runs * COMPOSER_COUNT)
    table.paid[seat] = read_bonus_cards(table, player.at("paid"))


def read_bonus_cards(table: Table, reader: Reader) -> int:
    """A list of bonus cards as a set."""
    cards = NO_CARDS
    for item in reader.items():
        bit = 1 << item.word(table.setting.box.bonus_ids)
        if cards & bit:
            raise item.wrong("malformed-twice", {"value": item.text()})
        cards |= bit
    return cards


def _read_bonus(table: Table, seat: int, player: Reader, dealt: int) -> int:
    """One bonus card of each kind, dealt to nobody else; what is paid is a part of them. [S2]"""
    cards = read_bonus_cards(table, player.at("bonus"))
    for kind in table.setting.box.bonus_decks:
        if count(cards & kind) != 1:
            raise player.at("bonus").wrong("operaopoly-malformed-bonus", {})
    if cards & dealt:
        raise player.at("bonus").wrong("malformed-twice", {"value": bonus_names(table, cards & dealt)[0]})
    if table.paid[seat] & ~cards:
        raise player.at("paid").wrong("operaopoly-malformed-paid", {})
    table.bonus[seat] = cards
    return cards


def _read_deck(table: Table, deck: int, position: Reader, name: str, account: Account) -> None:
    """A deck and its discard pile, of the right kind of cards."""
    position.at("decks").only(DECKS)
    position.at("discards").only(DECKS)
    cards = table.setting.box.decks[deck]
    table.decks[deck] = account.take_in_order(position.at("decks").at(name))
    for card in table.decks[deck]:
        if not cards >> card & 1:
            wrong = table.card_name(card)
            raise position.at("decks").at(name).wrong("operaopoly-malformed-deck", {"card": wrong})
    pile = account.take(position.at("discards").at(name))
    if pile & ~cards:
        wrong = account.names(pile & ~cards)
        raise position.at("discards").at(name).wrong("operaopoly-malformed-deck", {"card": wrong})
    table.discards |= pile


def _check_kept(table: Table, position: Reader) -> None:
    """The marker of each scored run is kept by a seat or out of the game. [L3]"""
    if sum(table.kept) + table.boxed != sum(table.runs):
        raise position.at("boxed").wrong("operaopoly-malformed-kept", {"expected": str(sum(table.runs))})


def _check_hands(table: Table, players: Reader) -> None:
    """Only the seat whose turn it is may hold more than the limit; after its end it must. [T3]"""
    limit = table.setting.box.hand_limit
    for seat, name in enumerate(table.setting.seats):
        too_many = count(table.hands[seat]) > limit
        if too_many and (seat != table.player or table.stage == OVER):
            raise players.at(name).at("hand").wrong("operaopoly-malformed-hand", {"limit": str(limit)})
        if table.stage == DISCARD and seat == table.player and not too_many:
            raise players.at(name).at("hand").wrong("operaopoly-malformed-discard", {"limit": str(limit)})


def _check_phase(table: Table, position: Reader) -> None:
    """With the third closing the game is over. [C2]"""
    if table.stage != OVER and table.status.count(CLOSED) == COMPOSER_COUNT:
        raise position.at("phase").wrong("operaopoly-malformed-over", {})


def read_pending(table: OperaopolyState, pending: Reader | None) -> None:
    """Go back into the middle of a move."""
    if pending is None:
        return
    if pending.get("reshuffle") is not None:
        _read_shuffle(table, pending)
    else:
        _read_stack(table, pending)


def _read_shuffle(table: Table, pending: Reader) -> None:
    """A deck being shuffled: its first cards lie in their new order, the others by id. [T5, O8]"""
    pending.only(["reshuffle", "placed", "then"])
    deck = pending.at("reshuffle").word(DECKS)
    cards = table.decks[deck]
    table.placed = pending.at("placed").integer(0, len(cards) - 1)
    table.shuffling = deck
    table.then = pending.at("then").word(THEN)
    expected = PICK if table.then == THEN_SHOW else ACT
    wrong_deck = deck == PATRON and table.then in (THEN_SHOW, THEN_ACT)
    if table.stage != expected or wrong_deck or cards[table.placed :] != sorted(cards[table.placed :]):
        raise pending.wrong("operaopoly-malformed-pending", {})
    table.ask(CHANCE, SHUFFLE)


def _read_stack(table: OperaopolyState, pending: Reader) -> None:
    """A stack being chosen: its steps are taken again, each only if it is offered."""
    pending.only(["stack", "place", "composer", "cards"])
    goal = table.clone()
    place = pending.at("place").integer(0, PLACES - 1)
    composer = pending.at("composer").word_or_null(COMPOSERS, NO_COMPOSER)
    begin_stack(goal, pending.at("stack").word(VERBS), place, composer)
    goal.chosen = together([item.word(table.setting.box.card_ids) for item in pending.at("cards").items()])
    for step in notation.begun_steps(goal):
        if step not in table.options(table.turn):
            raise pending.wrong("operaopoly-malformed-pending", {})
        table.step(table.turn, step)
    if table.verb != goal.verb or table.place != place:
        raise pending.wrong("operaopoly-malformed-pending", {})


def start_watching(table: Table) -> None:
    """Whoever watches from here knows the sizes of decks, piles and hands; from the first deal also their backs."""
    players = table.setting.players
    table.counted = is_first_position(table)
    for row in range(0, len(table.could), width(players)):
        for deck, cards in enumerate(table.setting.box.decks):
            if table.left(deck) == 0:
                table.could[row + DECK] &= ~cards
            if table.discards & cards:
                table.could[row + PILE] |= cards
        for seat in range(players):
            if table.hands[seat] == NO_CARDS:
                table.could[row + HANDS + seat] = NO_CARDS


def is_first_position(table: Table) -> bool:
    """Whether everything is as it was dealt, so that everybody has seen all there was to see. [S2]"""
    box = table.setting.box
    for deck, cards in enumerate(box.decks):
        for hand in table.hands:
            if count(hand & cards) != box.start_cards[deck]:
                return False
        if table.left(deck) + box.start_cards[deck] * table.setting.players != count(cards):
            return False
    return table.quiet == 0 and table.player == 0 and table.actions == box.actions

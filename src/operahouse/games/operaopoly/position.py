"""Positions of Operaopoly: the public form of a state, read and written."""

from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.agreement import Agreement
from operahouse.games.operaopoly.board import read_board, write_composers, write_houses, write_played
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, count, each
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.impresario import impresario_of
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import AuditionView, OpenTable, Phase
from operahouse.games.operaopoly.words import (
    ACT,
    CLOSED,
    COMPOSER_COUNT,
    DECKS,
    DISCARD,
    HOUSES,
    NO_HOUSE,
    OPERA,
    OVER,
    PICK,
    SEATS,
    SHUFFLE,
    STACK,
    Seat,
)
from operahouse.kernel.game import NOBODY, Json
from operahouse.kernel.reading import Reader

PHASES: list[Phase] = ["act", "audition", "discard", "over"]
QUESTIONS = [ACT, PICK, DISCARD, OVER]
"""What is asked in each phase, but in the middle of a move."""
FIELDS = [
    "game", "edition", "seats", "turn", "actions", "phase", "composers", "houses", "played", "players", "decks",
    "discards", "audition", "boxed", "quiet", "pending",
]  # fmt: skip
PLAYER_FIELDS = ["points", "hand", "bonus", "paid", "markers"]
MANY = 100000


def write_position(state: OperaopolyState) -> Json:
    """Everything, what is hidden included."""
    position: Json = {**write_open_table(state)}
    names = state.agreed.seats
    box = state.agreed.box
    position["players"] = {names[seat]: _write_player(state, seat) for seat in range(state.agreed.players)}
    position["decks"] = {
        name: [state.card_name(card) for card in state.decks[deck][state.drawn[deck] :]]
        for deck, name in enumerate(DECKS)
    }
    position["discards"] = {name: state.card_names(state.discards & box.decks[deck]) for deck, name in enumerate(DECKS)}
    pending = FLOW.questions[state.question].pending(state)
    if pending is not None:
        position["pending"] = pending
    return position


def write_open_table(state: OperaopolyState) -> OpenTable:
    """What lies open on the table, but for the players' own places. [H1]"""
    return {
        "game": "operaopoly",
        "edition": state.agreed.box.edition,
        "seats": state.agreed.seats[:],
        "turn": state.agreed.seats[state.player],
        "actions": state.actions,
        "phase": phase_name(state),
        "composers": write_composers(state),
        "houses": write_houses(state),
        "played": write_played(state),
        "audition": _write_audition(state),
        "boxed": state.boxed,
        "quiet": state.quiet,
    }


def phase_name(state: OperaopolyState) -> Phase:
    """The phase as positions name it."""
    if state.auditioned != NO_HOUSE:
        return "audition"
    if state.question == OVER:
        return "over"
    return "discard" if state.question == DISCARD else "act"


def _write_audition(state: OperaopolyState) -> AuditionView | None:
    if state.auditioned == NO_HOUSE:
        return None
    return {"house": HOUSES[state.auditioned], "cards": [state.card_name(card) for card in state.shown]}


def _write_player(state: OperaopolyState, seat: int) -> Json:
    return {
        "points": state.points[seat],
        "hand": state.card_names(state.hands[seat]),
        "bonus": bonus_names(state, state.bonus[seat]),
        "paid": bonus_names(state, state.paid[seat]),
        "markers": state.kept[seat],
    }


def bonus_names(state: OperaopolyState, cards: int) -> list[str]:
    """The ids of bonus cards."""
    return [state.agreed.box.bonus_ids[card] for card in each(cards)]


def read_position(box: Box, data: object) -> OperaopolyState:
    """A state from its public form; the first thing wrong is refused by name."""
    position = Reader(data)
    position.only(FIELDS)
    account = Account(box)
    state = read_open_table(box, position, account)
    players = position.at("players")
    players.only(state.agreed.seats)
    dealt = NO_CARDS
    for seat, name in enumerate(state.agreed.seats):
        player = players.at(name)
        player.only(PLAYER_FIELDS)
        read_player(state, seat, player)
        state.hands[seat] = account.take(player.at("hand"))
        dealt |= _read_bonus(state, seat, player, dealt)
    for deck in range(len(DECKS)):
        _read_deck(state, deck, position, DECKS[deck], account)
    if account.missing():
        raise position.wrong("operaopoly-malformed-missing", {"cards": account.names(account.missing())})
    _check_kept(state, position)
    _check_hands(state, players)
    _check_phase(state, position)
    read_pending(state, position.get("pending"))
    _check_audition(state, position.at("audition"))
    start_watching(state)
    return state


def read_open_table(box: Box, position: Reader, account: Account) -> OperaopolyState:
    """Everything that lies open on the table, checked against the rules."""
    position.at("game").word(["operaopoly"])
    position.at("edition").word([box.edition])
    state = OperaopolyState(Agreement(box, _read_seats(box, position.at("seats"))), FLOW)
    state.player = position.at("turn").word(state.agreed.seats)
    state.actions = position.at("actions").integer(0, box.actions)
    phase = position.at("phase").word(PHASES)
    state.ask(state.player if QUESTIONS[phase] != OVER else NOBODY, QUESTIONS[phase])
    read_board(state, position, account)
    _read_audition(state, position.at("audition"), account)
    state.boxed = position.at("boxed").integer(0, box.runs * COMPOSER_COUNT)
    state.quiet = position.at("quiet").integer(0, box.stall_turns if state.question == OVER else box.stall_turns - 1)
    state.impresarios = [impresario_of(state, composer) for composer in range(COMPOSER_COUNT)]
    return state


def _read_seats(box: Box, reader: Reader) -> list[Seat]:
    seats: list[Seat] = []
    for item in reader.items():
        seat = SEATS[item.word(SEATS)]
        if seat in seats:
            raise item.wrong("malformed-twice", {"value": seat})
        seats.append(seat)
    if len(seats) not in box.player_counts:
        counts: dict[str, object] = {"low": str(box.player_counts[0]), "high": str(box.player_counts[-1])}
        raise reader.wrong("malformed-players", counts)
    return seats


def _read_audition(state: OperaopolyState, audition: Reader, account: Account) -> None:
    """The audition card lies with the cards turned up. [O8]"""
    if (audition.value is not None) != (state.question == PICK):
        raise audition.wrong("operaopoly-malformed-audition", {})
    if audition.value is None:
        return
    audition.only(["house", "cards"])
    state.auditioned = audition.at("house").word(HOUSES)
    account.meet(state.agreed.box.audition)
    state.shown = account.take_in_order(audition.at("cards"))
    if state.actions == state.agreed.box.actions:
        raise audition.wrong("operaopoly-malformed-audition", {})
    for card in state.shown:
        if state.agreed.box.deck_of(card) != OPERA:
            raise audition.at("cards").wrong("operaopoly-malformed-deck", {"card": state.card_name(card)})


def _check_audition(state: OperaopolyState, audition: Reader) -> None:
    """As many cards as there were to turn up, and at least one. [O8]"""
    if state.auditioned == NO_HOUSE or state.question == SHUFFLE:
        return
    turned_up = len(state.shown)
    wanted = state.agreed.box.audition_draw
    if turned_up == 0 or turned_up > wanted or (turned_up < wanted and state.can_draw(OPERA)):
        raise audition.at("cards").wrong("operaopoly-malformed-turned-up", {"expected": str(wanted)})


def read_player(state: OperaopolyState, seat: int, player: Reader) -> None:
    """What lies open of a player's place."""
    state.points[seat] = player.at("points").integer(0, MANY)
    state.kept[seat] = player.at("markers").integer(0, state.agreed.box.runs * COMPOSER_COUNT)
    state.paid[seat] = read_bonus_cards(state, player.at("paid"))


def read_bonus_cards(state: OperaopolyState, reader: Reader) -> int:
    """A list of bonus cards as a set."""
    cards = NO_CARDS
    for item in reader.items():
        bit = 1 << item.word(state.agreed.box.bonus_ids)
        if cards & bit:
            raise item.wrong("malformed-twice", {"value": item.text()})
        cards |= bit
    return cards


def _read_bonus(state: OperaopolyState, seat: int, player: Reader, dealt: int) -> int:
    """One bonus card of each kind, dealt to nobody else; what is paid is a part of them. [S2]"""
    cards = read_bonus_cards(state, player.at("bonus"))
    for kind in state.agreed.box.bonus_decks:
        if count(cards & kind) != 1:
            raise player.at("bonus").wrong("operaopoly-malformed-bonus", {})
    if cards & dealt:
        raise player.at("bonus").wrong("malformed-twice", {"value": bonus_names(state, cards & dealt)[0]})
    if state.paid[seat] & ~cards:
        raise player.at("paid").wrong("operaopoly-malformed-paid", {})
    state.bonus[seat] = cards
    return cards


def _read_deck(state: OperaopolyState, deck: int, position: Reader, name: str, account: Account) -> None:
    """A deck and its discard pile, of the right kind of cards."""
    position.at("decks").only(DECKS)
    position.at("discards").only(DECKS)
    cards = state.agreed.box.decks[deck]
    state.decks[deck] = account.take_in_order(position.at("decks").at(name))
    for card in state.decks[deck]:
        if not cards >> card & 1:
            wrong = state.card_name(card)
            raise position.at("decks").at(name).wrong("operaopoly-malformed-deck", {"card": wrong})
    pile = account.take(position.at("discards").at(name))
    if pile & ~cards:
        wrong = account.names(pile & ~cards)
        raise position.at("discards").at(name).wrong("operaopoly-malformed-deck", {"card": wrong})
    state.discards |= pile


def _check_kept(state: OperaopolyState, position: Reader) -> None:
    """The marker of each scored run is kept by a seat or out of the game. [L3]"""
    if sum(state.kept) + state.boxed != sum(state.runs):
        raise position.at("boxed").wrong("operaopoly-malformed-kept", {"expected": str(sum(state.runs))})


def _check_hands(state: OperaopolyState, players: Reader) -> None:
    """Only the seat whose turn it is may hold more than the limit; after its end it must. [T3]"""
    limit = state.agreed.box.hand_limit
    for seat, name in enumerate(state.agreed.seats):
        too_many = count(state.hands[seat]) > limit
        if too_many and (seat != state.player or state.question == OVER):
            raise players.at(name).at("hand").wrong("operaopoly-malformed-hand", {"limit": str(limit)})
        if state.question == DISCARD and seat == state.player and not too_many:
            raise players.at(name).at("hand").wrong("operaopoly-malformed-discard", {"limit": str(limit)})


def _check_phase(state: OperaopolyState, position: Reader) -> None:
    """With the third closing the game is over. [C2]"""
    if state.question != OVER and state.status.count(CLOSED) == COMPOSER_COUNT:
        raise position.at("phase").wrong("operaopoly-malformed-over", {})


def read_pending(state: OperaopolyState, pending: Reader | None) -> None:
    """Go back into the middle of a move."""
    if pending is not None:
        asked = STACK if pending.get("reshuffle") is None else SHUFFLE
        FLOW.questions[asked].read(state, pending)


def start_watching(state: OperaopolyState) -> None:
    """Whoever watches from here knows the sizes of decks, piles and hands; from the first deal also their backs."""
    players = state.agreed.players
    state.counted = is_first_position(state)
    for row in range(0, len(state.could), width(players)):
        for deck, cards in enumerate(state.agreed.box.decks):
            if state.left(deck) == 0:
                state.could[row + DECK] &= ~cards
            if state.discards & cards:
                state.could[row + PILE] |= cards
        for seat in range(players):
            if state.hands[seat] == NO_CARDS:
                state.could[row + HANDS + seat] = NO_CARDS


def is_first_position(state: OperaopolyState) -> bool:
    """Whether everything is as it was dealt, so that everybody has seen all there was to see. [S2]"""
    box = state.agreed.box
    for deck, cards in enumerate(box.decks):
        for hand in state.hands:
            if count(hand & cards) != box.start_cards[deck]:
                return False
        if state.left(deck) + box.start_cards[deck] * state.agreed.players != count(cards):
            return False
    return state.quiet == 0 and state.player == 0 and state.actions == box.actions

"""A position of Operaopoly as codes for a network."""

from operahouse.games.operaopoly.cards import count, each
from operahouse.games.operaopoly.features import FEATURES, NAMES
from operahouse.games.operaopoly.performance import executive_producer
from operahouse.games.operaopoly.ratings import rating
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import (
    CARDS,
    COMPOSER_COUNT,
    FACES,
    HOUSE_COUNT,
    NO_COMPOSER,
    NO_SEAT,
    OPERA,
    OVER,
    PATRON,
    PLACES,
    WHERE_COUNT,
)
from operahouse.kernel.codes import CodeBook, CodeGroup
from operahouse.kernel.game import State

STAGES = 7
SEATS = 6
QUIET = 5
"""Turns without a performance are counted in fives."""
MOST_QUIET = 12
MOST_OF_A_DECK = 10
DECK = 4
"""Cards of a deck are counted in fours."""
MOST_RATING = 12
LEAD = 40
"""A lead of more points than this is as good as this one."""
MOST_OF_A_FEATURE = 15
BONUS_CARDS = 12


class OperaopolyCodes:
    """Mats, houses and composers are for all to see; hands and bonus cards only their owners know."""

    def __init__(self) -> None:
        self.table: CodeBook = CodeBook()
        self.seat: CodeBook = CodeBook()
        self.secret: CodeBook = CodeBook()
        self._number_table(self.table)
        self._number_seat(self.seat)
        self._number_secret(self.secret)

    def _number_table(self, book: CodeBook) -> None:
        self._stage: CodeGroup = book.add("stage", STAGES)
        self._players: CodeGroup = book.add("players", SEATS)
        self._question: CodeGroup = book.add("question", OVER + 1)
        self._quiet: CodeGroup = book.add("quiet", MOST_QUIET)
        self._actions: CodeGroup = book.add("actions", 3)
        self._decks: list[CodeGroup] = book.add_each("deck", 2, MOST_OF_A_DECK)
        self._status: list[CodeGroup] = book.add_each("status", COMPOSER_COUNT, 3)
        self._runs: list[CodeGroup] = book.add_each("runs", COMPOSER_COUNT, 2)
        self._at: list[CodeGroup] = book.add_each("at", COMPOSER_COUNT, WHERE_COUNT)
        self._directed: list[CodeGroup] = book.add_each("directed", COMPOSER_COUNT, 1)
        self._faces: list[CodeGroup] = book.add_each("face", HOUSE_COUNT, FACES)
        self._opera: list[CodeGroup] = book.add_each("opera", HOUSE_COUNT, COMPOSER_COUNT)
        self._last_round: list[CodeGroup] = book.add_each("last-round", HOUSE_COUNT, 1)
        self._ratings: list[CodeGroup] = book.add_each("rating", PLACES, MOST_RATING)

    def _number_seat(self, book: CodeBook) -> None:
        self._lead: CodeGroup = book.add("lead", 2 * LEAD + 1)
        self._wait: CodeGroup = book.add("wait", SEATS)
        self._own_actions: CodeGroup = book.add("own-actions", 3)
        self._tokens: CodeGroup = book.add("tokens", SEATS)
        self._kept: CodeGroup = book.add("kept", 4)
        self._hand: list[CodeGroup] = book.add_each("hand", 2, 6)
        self._impresario: list[CodeGroup] = book.add_each("impresario", COMPOSER_COUNT, 1)
        self._produces: list[CodeGroup] = book.add_each("produces", HOUSE_COUNT, 1)
        self._starter: list[CodeGroup] = book.add_each("starter", HOUSE_COUNT, 1)
        self._own_places: list[CodeGroup] = book.add_each("own-place", PLACES, MOST_RATING)
        self._paid: CodeGroup = book.add("paid", 2)

    def _number_secret(self, book: CodeBook) -> None:
        self._card: CodeGroup = book.add("card", CARDS)
        self._bonus: CodeGroup = book.add("bonus", BONUS_CARDS)
        self._features: list[CodeGroup] = [book.add(name, MOST_OF_A_FEATURE) for name in NAMES]

    def table_codes(self, state: State) -> list[int]:
        """How far the game is, composers, houses, decks, and what every place is rated."""
        assert isinstance(state, OperaopolyState)
        codes: list[int] = []
        self._stage.write(codes, STAGES - sum(state.runs))
        self._players.write(codes, state.agreed.players)
        self._question.write(codes, state.question + 1)
        self._quiet.write(codes, state.quiet // QUIET)
        self._actions.write(codes, state.actions)
        for deck in range(2):
            self._decks[deck].write(codes, (state.left(deck) + DECK - 1) // DECK)
        for composer in range(COMPOSER_COUNT):
            self._status[composer].write(codes, state.status[composer] + 1)
            self._runs[composer].write(codes, state.runs[composer])
            self._at[composer].write(codes, state.at[composer] + 1)
            self._directed[composer].write(codes, 1 if state.directed[composer] else 0)
        for house in range(HOUSE_COUNT):
            self._faces[house].write(codes, state.faces[house] + 1)
            self._opera[house].write(codes, state.opera[house] + 1)
            self._last_round[house].write(codes, 0 if state.starter[house] == NO_SEAT else 1)
        for place in range(PLACES):
            if state.owner[place] != NO_SEAT:
                self._ratings[place].write(codes, 1 + rating(state, place))
        return codes

    def seat_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """Points, when it is the seat's turn, its tokens and places, and how many cards it has."""
        assert isinstance(state, OperaopolyState)
        codes: list[int] = []
        box = state.agreed.box
        wait = (seat - state.player) % state.agreed.players
        self._lead.write(codes, _lead(state.points, seat) + LEAD + 1)
        self._wait.write(codes, 1 + wait)
        self._own_actions.write(codes, state.actions if wait == 0 else 0)
        self._tokens.write(codes, state.tokens[seat])
        self._kept.write(codes, state.kept[seat])
        self._hand[0].write(codes, count(state.hands[seat] & box.decks[OPERA]))
        self._hand[1].write(codes, count(state.hands[seat] & box.decks[PATRON]))
        self._paid.write(codes, count(state.paid[seat]))
        for composer in range(COMPOSER_COUNT):
            self._impresario[composer].write(codes, 1 if state.impresarios[composer] == seat else 0)
        for house in range(HOUSE_COUNT):
            self._starter[house].write(codes, 1 if state.starter[house] == seat else 0)
            if state.opera[house] != NO_COMPOSER:
                self._produces[house].write(codes, 1 if executive_producer(state, house) == seat else 0)
        for place in range(PLACES):
            if state.owner[place] == seat:
                self._own_places[place].write(codes, 1 + rating(state, place))
        return codes

    def secret_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """The cards in hand, the bonus cards not yet paid, and what a good player could do with them."""
        assert isinstance(state, OperaopolyState)
        codes: list[int] = []
        for card in each(state.hands[seat]):
            self._card.write(codes, card + 1)
        for card in each(state.bonus[seat] & ~state.paid[seat]):
            self._bonus.write(codes, card + 1)
        for index in range(1, FEATURES):
            self._features[index].write(codes, features[index])
        return codes


def _lead(points: list[int], seat: int) -> int:
    """How many points the seat is ahead of the best of the others, within what counts."""
    best = -LEAD
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return max(-LEAD, min(LEAD, points[seat] - best))

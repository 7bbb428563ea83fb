"""A position of Opera as codes for a network. Composers come in the order of their fame, so that names don't matter."""

from operahouse.games.opera.budget import BID
from operahouse.games.opera.end import most_performed
from operahouse.games.opera.features import FEATURES, NAMES
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    CITY_COUNT,
    EMPTY,
    HOUSE,
    KINDS,
    LADDER,
    QUESTION_WORDS,
    ROLE_COUNT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.codes import CodeBook, CodeGroup
from operahouse.kernel.game import State

STAGES = 18
SEATS = 4
FIGURES = 3
MOST_PIECES = 12
MOST_HALLS = 6
MOST_DUCATS = 60
MOST_LEVEL = 10
LEAD = 40
"""A lead of more points than this is as good as this one."""
MOST_OF_A_FEATURE = 30


class OperaCodes:
    """Everything on the table; ducats and stocks as a good memory knows them."""

    def __init__(self) -> None:
        self.table: CodeBook = CodeBook()
        self.seat: CodeBook = CodeBook()
        self.secret: CodeBook = CodeBook()
        self._number_table(self.table)
        self._number_seat(self.seat)

    def _number_table(self, book: CodeBook) -> None:
        self._stage: CodeGroup = book.add("stage", STAGES)
        self._players: CodeGroup = book.add("players", SEATS)
        self._question: CodeGroup = book.add("question", len(QUESTION_WORDS))
        self._role: CodeGroup = book.add("role", ROLE_COUNT)
        self._hired: list[CodeGroup] = book.add_each("hired", ROLE_COUNT, 1)
        self._figures: list[CodeGroup] = book.add_each("figure", FIGURES, CITY_COUNT)
        self._supply: list[CodeGroup] = book.add_each("supply", CITY_COUNT * 2, SEATS)
        self._palazzo_size: CodeGroup = book.add("palazzo-size", SEATS)
        self._offer: list[CodeGroup] = book.add_each("offer", LADDER, 3)
        self._palazzo: list[CodeGroup] = book.add_each("palazzo", LADDER, 1)
        self._century: list[CodeGroup] = book.add_each("century", LADDER, 3)
        self._performed: list[CodeGroup] = book.add_each("performed", LADDER, MOST_PIECES)
        self._rising: list[CodeGroup] = book.add_each("rising", LADDER, 1)
        self._unseen: list[CodeGroup] = book.add_each("unseen", LADDER, MOST_PIECES)

    def _number_seat(self, book: CodeBook) -> None:
        self._lead: CodeGroup = book.add("lead", 2 * LEAD + 1)
        self._ducats: CodeGroup = book.add("ducats", MOST_DUCATS)
        self._level: CodeGroup = book.add("level", MOST_LEVEL)
        self._order: CodeGroup = book.add("order", SEATS)
        self._ended: CodeGroup = book.add("ended", 1)
        self._acts: CodeGroup = book.add("acts", 1)
        self._hires: CodeGroup = book.add("hires", SEATS)
        self._own_role: list[CodeGroup] = book.add_each("own-role", ROLE_COUNT, 1)
        self._can_hire: list[CodeGroup] = book.add_each("can-hire", ROLE_COUNT, 1)
        self._halls: list[CodeGroup] = book.add_each("halls", CITY_COUNT, MOST_HALLS)
        self._pieces: list[CodeGroup] = book.add_each("pieces", CITY_COUNT, MOST_HALLS)
        self._great: list[CodeGroup] = book.add_each("great", CITY_COUNT, LADDER + 1)
        self._city_fame: list[CodeGroup] = book.add_each("city-fame", CITY_COUNT, 20)
        self._own_performed: list[CodeGroup] = book.add_each("own-performed", LADDER, 5)
        self._great_halls: list[CodeGroup] = book.add_each("great-halls", LADDER, 4)
        self._stock: list[CodeGroup] = book.add_each("stock", LADDER, 4)
        self._affordable: list[CodeGroup] = book.add_each("affordable", LADDER, 1)
        self._house_piece: CodeGroup = book.add("house-piece", 1)
        self._features: list[CodeGroup] = [book.add(name, MOST_OF_A_FEATURE) for name in NAMES]

    def table_codes(self, state: State) -> list[int]:
        """Round and question, roles, figures, parts, and each composer in the order of fame."""
        assert isinstance(state, OperaState)
        codes: list[int] = []
        left = state.agreed.last_round - state.round
        self._stage.write(codes, 2 * left + (2 if state.question is BID else 1))
        self._players.write(codes, state.agreed.players)
        self._question.write(codes, 1 + QUESTION_WORDS.index(state.question.word))
        self._role.write(codes, state.role + 1)
        for role in range(ROLE_COUNT):
            self._hired[role].write(codes, 0 if state.hired[role] == UNHIRED else 1)
        for figure in range(FIGURES):
            self._figures[figure].write(codes, state.figures[figure] + 1)
        for part in range(CITY_COUNT * 2):
            self._supply[part].write(codes, state.supply[part])
        self._palazzo_size.write(codes, len(state.palazzo))
        self._write_composers(codes, state)
        return codes

    def _write_composers(self, codes: list[int], state: OperaState) -> None:
        rising = most_performed(state)
        episode = state.agreed.episode(state.round)
        counts = [0] * KINDS
        for piece in state.halls:
            if piece < LADDER:
                counts[piece] += 1
        for composer in range(LADDER):
            place = state.fame[composer] - 1
            self._offer[place].write(codes, state.offer[composer])
            self._palazzo[place].write(codes, 1 if composer in state.palazzo else 0)
            if composer in state.century:
                self._century[place].write(codes, 1 + state.century.index(composer) - episode)
            self._performed[place].write(codes, counts[composer])
            self._rising[place].write(codes, rising >> composer & 1)
            unseen = state.agreed.box.pieces_each - counts[composer] - state.offer[composer] - state.discard[composer]
            for seat in range(state.agreed.players):
                unseen -= state.stock[seat * KINDS + composer]
            self._unseen[place].write(codes, unseen)

    def seat_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """Points, money and place in the order, hires, houses, stock, and the sums that a good player makes."""
        assert isinstance(state, OperaState)
        codes: list[int] = []
        self._lead.write(codes, _lead(state.points, seat) + LEAD + 1)
        self._ducats.write(codes, state.ducats[seat])
        self._level.write(codes, state.level[seat])
        self._order.write(codes, state.order.index(seat) + 1)
        self._ended.write(codes, 1 if state.ended[seat] else 0)
        self._acts.write(codes, 1 if state.turn == seat else 0)
        self._write_roles(codes, state, seat)
        self._write_houses(codes, state, seat)
        for composer in range(LADDER):
            place = state.fame[composer] - 1
            self._stock[place].write(codes, state.stock[seat * KINDS + composer])
            if state.offer[composer] > 0 and state.fame[composer] <= state.ducats[seat]:
                self._affordable[place].write(codes, 1)
        self._house_piece.write(codes, state.stock[seat * KINDS + HOUSE])
        for index in range(1, FEATURES):
            self._features[index].write(codes, features[index])
        return codes

    def secret_codes(self, state: State, seat: int, features: list[int]) -> list[int]:
        """Nothing: a good memory knows what is behind every screen."""
        return []

    def _write_roles(self, codes: list[int], state: OperaState, seat: int) -> None:
        hires = 0
        may_hire = not state.ended[seat] and state.question is not BID
        for role in range(ROLE_COUNT):
            by = state.hired[role]
            if by == seat:
                hires += 1
                self._own_role[role].write(codes, 1)
            elif by == UNHIRED and may_hire and state.agreed.box.fees[role] <= state.level[seat]:
                self._can_hire[role].write(codes, 1)
        self._hires.write(codes, hires)

    def _write_houses(self, codes: list[int], state: OperaState, seat: int) -> None:
        box = state.agreed.box
        performed = [0] * LADDER
        great_halls = [0] * LADDER
        for city in range(CITY_COUNT):
            built = state.built[seat * CITY_COUNT + city]
            if built == 0:
                continue
            first = seat * box.slots + box.first_slot[city]
            pieces = fame = 0
            for hall in range(first, first + built):
                piece = state.halls[hall]
                if piece == EMPTY:
                    continue
                pieces += 1
                if piece < LADDER:
                    fame += state.fame[piece]
                    performed[state.fame[piece] - 1] += 1
            great = state.halls[first]
            if great < LADDER:
                great_halls[state.fame[great] - 1] += 1
            self._halls[city].write(codes, built)
            self._pieces[city].write(codes, pieces)
            self._great[city].write(codes, state.fame[great] if great < LADDER else LADDER + 1 if great == HOUSE else 0)
            self._city_fame[city].write(codes, fame)
        for place in range(LADDER):
            self._own_performed[place].write(codes, performed[place])
            self._great_halls[place].write(codes, great_halls[place])


def _lead(points: list[int], seat: int) -> int:
    """How many points the seat is ahead of the best of the others, within what counts."""
    best = -LEAD
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return max(-LEAD, min(LEAD, points[seat] - best))

"""What a seat of Opera sees, as numbers straight from the state: the same as `encoding` makes of its view."""

from typing import Final, cast

from operahouse.games.opera.box import Box
from operahouse.games.opera.budget import BID, sealed_seats
from operahouse.games.opera.encoding import DUCATS, LEVELS, OF_A_COMPOSER, OF_ALL, POINTS, ROUNDS
from operahouse.games.opera.open_table import phase_word
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.shuffle import SHUFFLE
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.view import discard_pile
from operahouse.games.opera.words import (
    CITY_COUNT,
    KINDS,
    LADDER,
    PHASE_WORDS,
    QUESTION_WORDS,
    ROLE_COUNT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.float_chunks import KeptParts, SeatWords, one_of, share, shares, zeros
from operahouse.kernel.game import State

# Parts that are kept; from the last two on, one for each seat.
TABLE: Final = 0
SUPPLY: Final = 1
PILES: Final = 2
STOCKS: Final = 3


class OperaStateEncoder:
    """Writes the numbers part by part, in the order of `encoding.opera_shape`."""

    def __init__(self, box: Box, players: int) -> None:
        self._players: int = players
        self._seats: SeatWords = SeatWords(players)
        self._flag: list[bytes] = shares(1)
        self._round: list[bytes] = shares(ROUNDS)
        self._level: list[bytes] = shares(LEVELS)
        self._points: list[bytes] = shares(POINTS)
        self._ducats: list[bytes] = shares(DUCATS)
        self._pieces: list[bytes] = shares(OF_A_COMPOSER)
        self._deck: list[bytes] = shares(OF_ALL)
        self._supply: list[bytes] = shares(players)
        self._cursor: list[bytes] = shares(box.slots)
        self._phase: dict[str, bytes] = dict(zip(PHASE_WORDS, one_of(len(PHASE_WORDS)), strict=False))
        self._question: dict[str, bytes] = dict(zip(QUESTION_WORDS, one_of(len(QUESTION_WORDS)), strict=False))
        self._composer: list[bytes] = one_of(LADDER)
        self._city: list[bytes] = one_of(CITY_COUNT)
        self._role: list[bytes] = one_of(ROLE_COUNT)
        self._slots: int = box.slots
        self._hall: list[bytes] = one_of(KINDS + 1)
        """By piece; EMPTY is a word of its own, and UNBUILT none of them."""
        self._no_seats: bytes = zeros(players)
        self._no_bag: bytes = zeros(LADDER)
        self._no_screen: bytes = zeros(1 + KINDS)
        self._no_role: bytes = zeros(ROLE_COUNT + 1 + players)
        self._halls: int = STOCKS + players
        """Where the parts for halls are kept."""
        self.kept_parts: int = STOCKS + 2 * players

    def write(self, parts: list[bytes], state: State, seat: int, kept: KeptParts) -> None:
        """The table, every seat's place from the own one on, memory, and the question."""
        opera = cast(OperaState, state)
        own = max(0, seat)
        order = self._seats.orders[own]
        stocks = [self._stock_part(opera, player, kept) for player in order]
        self._write_start(parts, opera, own)
        parts.append(self._table_part(opera, kept))
        self._write_budget(parts, opera, own, order)
        parts.append(self._supply_part(opera, kept))
        for place in range(self._players):
            player = order[place]
            shown = player == seat or opera.agreed.open_screens
            self._write_player(parts, opera, player, stocks[place] if shown else None, kept)
        parts.append(self._piles_part(opera, kept))
        parts.append(self._seats.some(opera.to_act(), own))
        self._write_memory(parts, opera, order, stocks)
        self._write_question(parts, opera, seat, own)

    # Parts that are kept, for they seldom change.

    def _table_part(self, state: OperaState, kept: KeptParts) -> bytes:
        """The composers in their order of fame, the centuries, the offer, the palazzo and the figures."""
        values = [
            len(state.century), *state.fame, *state.century, *state.offer, *state.palazzo, *state.figures,
        ]  # fmt: skip
        known = kept.find(TABLE, values)
        if known is not None:
            return known
        parts: list[bytes] = []
        self._write_ladder(parts, state.fame)
        self._write_row(parts, state.century)
        self._write_bag(parts, state.offer)
        self._write_row(parts, state.palazzo)
        for city in state.figures:
            parts.append(self._city[city])
        return kept.keep(TABLE, values, parts)

    def _supply_part(self, state: OperaState, kept: KeptParts) -> bytes:
        known = kept.find(SUPPLY, state.supply)
        if known is not None:
            return known
        return kept.keep(SUPPLY, state.supply, [share(self._supply, copies) for copies in state.supply])

    def _piles_part(self, state: OperaState, kept: KeptParts) -> bytes:
        """The size of the deck, the discard pile, and what is out of the game."""
        discard = discard_pile(state)
        deck = 0 if state.question is SHUFFLE else len(state.deck) - state.drawn
        values = [deck, *discard, *state.removed]
        known = kept.find(PILES, values)
        if known is not None:
            return known
        parts = [share(self._deck, deck)]
        self._write_bag(parts, discard)
        self._write_bag(parts, state.removed)
        return kept.keep(PILES, values, parts)

    def _stock_part(self, state: OperaState, player: int, kept: KeptParts) -> bytes:
        """What is behind a seat's screen, whoever may see it."""
        stock = state.stock[player * KINDS : (player + 1) * KINDS]
        known = kept.find(STOCKS + player, stock)
        if known is not None:
            return known
        return kept.keep(STOCKS + player, stock, [share(self._pieces, pieces) for pieces in stock])

    def _halls_part(self, state: OperaState, player: int, kept: KeptParts) -> bytes:
        halls = state.halls[player * self._slots : (player + 1) * self._slots]
        known = kept.find(self._halls + player, halls)
        if known is not None:
            return known
        return kept.keep(self._halls + player, halls, [self._hall[piece] for piece in halls])

    # Parts that change all the time.

    def _write_start(self, parts: list[bytes], state: OperaState, own: int) -> None:
        """Who began, the agreement, the round and the phase."""
        parts.append(self._seats.one(0, own))
        agreed = state.agreed
        parts.append(self._flag[agreed.open_screens])
        parts.append(self._flag[agreed.esperto_piece_leaves_game])
        parts.append(self._flag[agreed.seven_rounds])
        parts.append(share(self._round, state.round))
        parts.append(self._phase[phase_word(state)])

    def _write_budget(self, parts: list[bytes], state: OperaState, own: int, order: list[int]) -> None:
        """Who has hired which role, and everybody's place on the budget table."""
        for seat in state.hired:
            parts.append(self._seats.one(seat, own))
        for player in order:
            parts.append(share(self._level, state.level[player]))
            parts.append(share(self._level, state.column[player]))

    def _write_player(
        self, parts: list[bytes], state: OperaState, player: int, stock: bytes | None, kept: KeptParts
    ) -> None:
        """A seat's place; without its stock, and its ducats, where the screen hides them."""
        parts.append(share(self._points, state.points[player]))
        if stock is None:
            parts.append(self._no_screen)
        else:
            parts.append(share(self._ducats, state.ducats[player]))
            parts.append(stock)
        parts.append(self._flag[state.ended[player]])
        parts.append(self._halls_part(state, player, kept))

    def _write_memory(self, parts: list[bytes], state: OperaState, order: list[int], stocks: list[bytes]) -> None:
        """What counting along tells: all that is behind the screens, or the least that there is."""
        parts.append(self._flag[state.counted])
        ducats = state.ducats if state.counted else state.least_ducats
        for player in order:
            parts.append(share(self._ducats, ducats[player]))
        if state.counted:
            parts += stocks
            return
        for player in order:
            for piece in range(player * KINDS, (player + 1) * KINDS):
                parts.append(share(self._pieces, state.least_stock[piece]))

    def _write_question(self, parts: list[bytes], state: OperaState, seat: int, own: int) -> None:
        question = state.question
        parts.append(self._question[question.word])
        by_role = isinstance(question, RoleQuestion)
        parts.append(self._seats.one(state.turn if by_role or question.word == "hire" else UNHIRED, own))
        if by_role:
            parts.append(self._role[state.role])
            parts.append(share(self._level, state.done))
            parts.append(self._seats.some_bits(state.been_asked, own))
        else:
            parts.append(self._no_role)
        parts.append(share(self._cursor, state.cursor if question.word == "programme" else 0))
        if question is SHUFFLE:
            self._write_bag(parts, state.aside)
        else:
            parts.append(self._no_bag)
        self._write_bids(parts, state, seat, own)

    def _write_bids(self, parts: list[bytes], state: OperaState, seat: int, own: int) -> None:
        """Who has bid, and the own bid. [B1]"""
        if state.question is not BID:
            parts.append(self._no_seats)
            parts.append(self._flag[0])
            return
        parts.append(self._seats.some(sealed_seats(state), own))
        parts.append(share(self._level, max(0, state.bids[seat]) if seat >= 0 else 0))

    def _write_ladder(self, parts: list[bytes], fame: list[int]) -> None:
        """The composers from the lowest level of fame up."""
        ladder = [0] * LADDER
        for composer in range(LADDER):
            ladder[fame[composer] - 1] = composer
        for composer in ladder:
            parts.append(self._composer[composer])

    def _write_row(self, parts: list[bytes], composers: list[int]) -> None:
        for composer in composers:
            parts.append(self._composer[composer])
        for _ in range(LADDER - len(composers)):
            parts.append(self._no_bag)

    def _write_bag(self, parts: list[bytes], counts: list[int]) -> None:
        for composer in range(LADDER):
            parts.append(share(self._pieces, counts[composer]))

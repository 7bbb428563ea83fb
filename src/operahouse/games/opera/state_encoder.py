"""What a seat of Opera sees, as numbers straight from the state: the same as `encoding` makes of its view."""

from typing import cast

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
    FIGURES,
    KINDS,
    LADDER,
    PARTS,
    PHASE_WORDS,
    QUESTION_WORDS,
    ROLE_COUNT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.float_chunks import JoinedWords, SeatWords, one_of, share, shares, zeros
from operahouse.kernel.game import State


class OperaStateEncoder:
    """Joins the numbers part by part, in the order of `encoding.opera_shape`."""

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
        self._halls: JoinedWords = JoinedWords(one_of(KINDS + 1))
        """By piece; EMPTY is a word of its own, and UNBUILT none of them."""
        self._no_seats: bytes = zeros(players)
        self._no_bag: bytes = zeros(LADDER)
        self._no_stock: bytes = zeros(KINDS)
        self._no_role: bytes = zeros(ROLE_COUNT + 1)

    def encode(self, state: State, seat: int) -> bytes:
        """The table, every seat's place from the own one on, memory, and the question."""
        opera = cast(OperaState, state)
        own = max(0, seat)
        order = self._seats.orders[own]
        parts: list[bytes] = []
        self._write_table(parts, opera, own, order)
        for player in order:
            self._write_player(parts, opera, player, player == seat or opera.agreed.open_screens)
        parts.append(share(self._deck, 0 if opera.question is SHUFFLE else len(opera.deck) - opera.drawn))
        self._write_bag(parts, discard_pile(opera))
        self._write_bag(parts, opera.removed)
        self._seats.write(parts, opera.to_act(), own)
        self._write_memory(parts, opera, order)
        self._write_question(parts, opera, seat, own)
        return b"".join(parts)

    def _write_table(self, parts: list[bytes], state: OperaState, own: int, order: list[int]) -> None:
        parts.append(self._seats.one(0, own))
        agreed = state.agreed
        for on in [agreed.open_screens, agreed.esperto_piece_leaves_game, agreed.seven_rounds]:
            parts.append(self._flag[on])
        parts.append(share(self._round, state.round))
        parts.append(self._phase[phase_word(state)])
        self._write_ladder(parts, state.fame)
        self._write_row(parts, state.century)
        self._write_bag(parts, state.offer)
        self._write_row(parts, state.palazzo)
        for figure in range(len(FIGURES)):
            parts.append(self._city[state.figures[figure]])
        for role in range(ROLE_COUNT):
            parts.append(self._seats.one(state.hired[role], own))
        for player in order:
            parts.append(share(self._level, state.level[player]))
            parts.append(share(self._level, state.column[player]))
        for part in range(CITY_COUNT * len(PARTS)):
            parts.append(share(self._supply, state.supply[part]))

    def _write_player(self, parts: list[bytes], state: OperaState, player: int, screen_open: bool) -> None:
        parts.append(share(self._points, state.points[player]))
        if screen_open:
            parts.append(share(self._ducats, state.ducats[player]))
            self._write_stock(parts, state.stock, player)
        else:
            parts.append(self._flag[0])
            parts.append(self._no_stock)
        parts.append(self._flag[state.ended[player]])
        first = player * self._slots
        parts.append(self._halls.join(state.halls[first : first + self._slots]))

    def _write_memory(self, parts: list[bytes], state: OperaState, order: list[int]) -> None:
        parts.append(self._flag[state.counted])
        ducats = state.ducats if state.counted else state.least_ducats
        stock = state.stock if state.counted else state.least_stock
        for player in order:
            parts.append(share(self._ducats, ducats[player]))
        for player in order:
            self._write_stock(parts, stock, player)

    def _write_question(self, parts: list[bytes], state: OperaState, seat: int, own: int) -> None:
        question = state.question
        parts.append(self._question[question.word])
        by_role = isinstance(question, RoleQuestion)
        parts.append(self._seats.one(state.turn if by_role or question.word == "hire" else UNHIRED, own))
        if by_role:
            parts.append(self._role[state.role])
            parts.append(share(self._level, state.done))
            self._seats.write(parts, [player for player in range(self._players) if state.been_asked >> player & 1], own)
        else:
            parts.append(self._no_role)
            parts.append(self._no_seats)
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
        self._seats.write(parts, sealed_seats(state), own)
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

    def _write_stock(self, parts: list[bytes], stock: list[int], player: int) -> None:
        for piece in range(player * KINDS, (player + 1) * KINDS):
            parts.append(share(self._pieces, stock[piece]))

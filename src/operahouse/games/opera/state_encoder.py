"""What a seat of Opera sees, as bytes straight from the state: the same as `encoding` makes of its view."""

from typing import Final, cast

from operahouse.games.opera.agreement import OPTIONS
from operahouse.games.opera.box import Box
from operahouse.games.opera.budget import BID, sealed_seats
from operahouse.games.opera.encoding import POINTS
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
    PHASE_WORDS,
    QUESTION_WORDS,
    ROLE_COUNT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.float_chunks import JoinedWords, SeatWords, cut_off, one_of, signed, zeros
from operahouse.kernel.game import State

NO_BAG: Final = [0] * LADDER
BEHIND_A_SCREEN: Final = [0] * (KINDS + 1)
"""In the place of ducats and stock."""


class OperaStateEncoder:
    """Writes amounts and words in the order of `encoding.opera_shape`."""

    def __init__(self, box: Box, players: int) -> None:
        self._players: int = players
        self._slots: int = box.slots
        self._seats: SeatWords = SeatWords(players)
        self._points: list[bytes] = [signed(points, POINTS) for points in range(POINTS + 1)]
        self._phase: dict[str, bytes] = dict(zip(PHASE_WORDS, one_of(len(PHASE_WORDS)), strict=False))
        self._question: dict[str, bytes] = dict(zip(QUESTION_WORDS, one_of(len(QUESTION_WORDS)), strict=False))
        self._composers: JoinedWords = JoinedWords(one_of(LADDER))
        self._no_composers: list[bytes] = [zeros(LADDER * count) for count in range(LADDER + 1)]
        self._city: list[bytes] = one_of(CITY_COUNT)
        self._role: list[bytes] = one_of(ROLE_COUNT)
        self._houses: JoinedWords = JoinedWords(one_of(KINDS + 1))
        """By piece: EMPTY is a word of its own, and UNBUILT, the next number, none of them."""

    def amounts(self, state: State, seat: int) -> bytes:
        """The table, every seat's place from the own one on, memory, and the question."""
        opera = cast(OperaState, state)
        agreed = opera.agreed
        order = self._seats.order(max(0, seat))
        row = [int(option in agreed.options()) for option in OPTIONS]
        row.append(opera.round)
        row += opera.offer
        for player in order:
            row.append(opera.level[player])
            row.append(opera.column[player])
        row += opera.supply
        for player in order:
            row += _screen(opera, player) if player == seat or agreed.open_screens else BEHIND_A_SCREEN
            row.append(int(opera.ended[player]))
        row.append(0 if opera.question is SHUFFLE else len(opera.deck) - opera.drawn)
        row += discard_pile(opera)
        row += opera.removed
        _add_memory(row, opera, order)
        _add_question(row, opera, seat)
        return bytes(row)

    def words(self, state: State, seat: int) -> bytes:
        """The table, every seat's points and houses from the own one on, who is to act, and the question."""
        opera = cast(OperaState, state)
        own = max(0, seat)
        parts = [self._seats.one(0, own), self._phase[phase_word(opera)]]
        parts.append(self._composers.join([opera.fame.index(level) for level in range(1, LADDER + 1)]))
        for composers in [opera.century, opera.palazzo]:
            parts.append(self._composers.join(composers))
            parts.append(self._no_composers[LADDER - len(composers)])
        for figure in range(len(FIGURES)):
            parts.append(self._city[opera.figures[figure]])
        for role in range(ROLE_COUNT):
            parts.append(self._seats.one(opera.hired[role], own))
        for player in self._seats.order(own):
            parts.append(self._points_of(opera.points[player]))
            first = player * self._slots
            parts.append(self._houses.join(opera.halls[first : first + self._slots]))
        parts.append(self._seats.all_of(opera.to_act(), own))
        self._add_question_words(parts, opera, own)
        return b"".join(parts)

    def _points_of(self, points: int) -> bytes:
        return self._points[points] if 0 <= points <= POINTS else signed(points, POINTS)

    def _add_question_words(self, parts: list[bytes], state: OperaState, own: int) -> None:
        question = state.question
        by_role = isinstance(question, RoleQuestion)
        parts.append(self._question[question.word])
        parts.append(self._seats.one(state.turn if by_role or question.word == "hire" else UNHIRED, own))
        parts.append(self._role[state.role if by_role else UNHIRED])
        parts.append(self._seats.some(state.asked if by_role else 0, own))
        parts.append(self._seats.all_of(sealed_seats(state) if question is BID else [], own))


def _screen(state: OperaState, player: int) -> list[int]:
    """What is behind a seat's screen."""
    return [cut_off(state.ducats[player]), *state.stock[player * KINDS : (player + 1) * KINDS]]


def _add_memory(row: list[int], state: OperaState, order: list[int]) -> None:
    row.append(int(state.counted))
    ducats = state.ducats if state.counted else state.least_ducats
    stock = state.stock if state.counted else state.least_stock
    for player in order:
        row.append(cut_off(ducats[player]))
    for player in order:
        row += stock[player * KINDS : (player + 1) * KINDS]


def _add_question(row: list[int], state: OperaState, seat: int) -> None:
    """How far the answer has come, what was set aside, and the own bid. [B1]"""
    question = state.question
    row.append(state.done if isinstance(question, RoleQuestion) else 0)
    row.append(state.cursor if question.word == "programme" else 0)
    row += state.aside if question is SHUFFLE else NO_BAG
    row.append(max(0, state.bids[seat]) if question is BID and seat >= 0 else 0)

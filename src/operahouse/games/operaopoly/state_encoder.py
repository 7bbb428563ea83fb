"""What a seat of Operaopoly sees, as bytes straight from the state: the same as `encoding` makes of its view."""

from typing import Final, cast

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import count, together
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.position import PHASES, phase_name
from operahouse.games.operaopoly.stack import begun_move
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.view import backs, hidden_from, question_seen
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSER_COUNT,
    DECKS,
    FIRST_HOUSE,
    HOUSE_COUNT,
    NO_HOUSE,
    NO_SEAT,
    OVER,
    PLACES,
    ROW,
    STACK,
    STATES,
    VERBS,
    WHERE_COUNT,
)
from operahouse.kernel.float_chunks import Bits, SeatWords, cut_off, one_of, zeros
from operahouse.kernel.game import State

QUESTION_COUNT: Final = OVER + 1


class OperaopolyStateEncoder:
    """Writes amounts and words in the order of `encoding.operaopoly_shape`."""

    def __init__(self, box: Box, players: int) -> None:
        cards = len(box.card_ids)
        self._players: int = players
        self._seats: SeatWords = SeatWords(players)
        self._cards: Bits = Bits(cards)
        self._bonus: Bits = Bits(len(box.bonus_ids))
        self._played: Bits = Bits(len(box.house_names))
        self._phase: list[bytes] = one_of(len(PHASES))
        self._status: list[bytes] = one_of(len(STATES))
        self._where: list[bytes] = one_of(WHERE_COUNT)
        self._house: list[bytes] = one_of(HOUSE_COUNT)
        self._composer: list[bytes] = one_of(COMPOSER_COUNT)
        self._question: list[bytes] = one_of(QUESTION_COUNT)
        self._verb: list[bytes] = one_of(len(VERBS))
        self._place: list[bytes] = one_of(PLACES)
        self._no_stack: bytes = zeros(players + cards)
        self._no_pending: bytes = zeros(len(VERBS) + PLACES + COMPOSER_COUNT + cards)
        self._mats: list[list[int]] = [_mat_places(box, composer) for composer in range(COMPOSER_COUNT)]

    def amounts(self, state: State, seat: int) -> bytes:
        """The table, every seat's place from the own one on, the decks, and what memory counts."""
        now = cast(OperaopolyState, state)
        order = self._seats.order(max(0, seat))
        row = [now.actions]
        for composer in range(COMPOSER_COUNT):
            row += [now.markers[composer], int(now.directed[composer]), now.runs[composer]]
        row += now.faces
        row += [now.boxed, now.quiet]
        for player in order:
            row += [cut_off(now.points[player]), now.kept[player], now.tokens[player], count(now.hands[player])]
        for deck in range(len(DECKS)):
            row.append(now.left(deck))
        for deck in range(len(DECKS)):
            row.append(count(now.discards & now.agreed.box.decks[deck]))
        for player in order:
            row.append(backs(now, player) if now.counted and player != seat else 0)
        return bytes(row)

    def words(self, state: State, seat: int) -> bytes:
        """The table, every seat's cards from the own one on, memory, and the question."""
        now = cast(OperaopolyState, state)
        own = max(0, seat)
        parts = [self._seats.one(0, own), self._seats.one(now.player, own)]
        parts.append(self._phase[PHASES.index(phase_name(now))])
        self._add_board(parts, now, own)
        for composer in range(COMPOSER_COUNT):
            parts.append(self._seats.one(now.impresarios[composer], own))
        for player in self._seats.order(own):
            parts.append(self._bonus.row(now.paid[player]))
            parts.append(self._cards.row(now.hands[player] if player == seat else 0))
            parts.append(self._bonus.row(now.bonus[player] if player == seat else 0))
        parts.append(self._seats.all_of(now.to_act(), own))
        self._add_memory(parts, now, seat)
        self._add_question(parts, now, seat)
        return b"".join(parts)

    def _add_board(self, parts: list[bytes], state: OperaopolyState, own: int) -> None:
        for composer in range(COMPOSER_COUNT):
            parts.append(self._status[state.status[composer]])
            parts.append(self._where[state.at[composer]])
            for place in self._mats[composer]:
                self._add_stack(parts, state, place, own)
        for house in range(HOUSE_COUNT):
            parts.append(self._composer[state.opera[house]])
            parts.append(self._seats.one(state.starter[house], own))
            first = (FIRST_HOUSE + house) * ROW
            for place in range(first, first + ROW):
                self._add_stack(parts, state, place, own)
        for composer in range(COMPOSER_COUNT):
            first = composer * state.agreed.box.runs
            parts.append(self._played.row(together(state.played[first : first + state.runs[composer]])))
        parts.append(self._house[state.auditioned])
        parts.append(self._cards.row(together(state.shown) if state.auditioned != NO_HOUSE else 0))

    def _add_stack(self, parts: list[bytes], state: OperaopolyState, place: int, own: int) -> None:
        if place < 0 or state.owner[place] == NO_SEAT:
            parts.append(self._no_stack)
            return
        parts.append(self._seats.one(state.owner[place], own))
        parts.append(self._cards.row(state.stack[place]))

    def _add_memory(self, parts: list[bytes], state: OperaopolyState, seat: int) -> None:
        row = (seat if seat >= 0 else self._players) * width(self._players)
        order = self._seats.order(max(0, seat))
        hidden = hidden_from(state, seat)
        parts.append(self._cards.row(state.could[row + DECK] & hidden))
        parts.append(self._cards.row(state.could[row + PILE] & hidden))
        for player in order:
            parts.append(self._cards.row(state.could[row + HANDS + player] & hidden if player != seat else 0))
        for player in order:
            parts.append(self._bonus.row(state.denied[player] if player != seat else 0))

    def _add_question(self, parts: list[bytes], state: OperaopolyState, seat: int) -> None:
        question = question_seen(state, seat)
        parts.append(self._question[question])
        if question != STACK:
            parts.append(self._no_pending)
            return
        parts.append(self._verb[VERBS.index(begun_move(state).word)])
        parts.append(self._place[state.place])
        parts.append(self._composer[state.named])
        parts.append(self._cards.row(state.chosen))


def _mat_places(box: Box, composer: int) -> list[int]:
    """The places of a mat in the order of all categories; -1 for a category it doesn't have."""
    first = composer * ROW
    here = box.categories[first : first + ROW]
    return [first + here.index(category) if category in here else -1 for category in range(len(CATEGORIES))]

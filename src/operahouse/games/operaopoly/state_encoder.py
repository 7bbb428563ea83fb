"""What a seat of Operaopoly sees, as numbers straight from the state: the same as `encoding` makes of its view."""

from typing import Final, cast

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import count, together
from operahouse.games.operaopoly.encoding import POINTS
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
    NO_COMPOSER,
    NO_HOUSE,
    NO_SEAT,
    OVER,
    PLACES,
    ROW,
    STACK,
    STATUSES,
    VERBS,
    WHERE_COUNT,
)
from operahouse.kernel.float_chunks import Bits, KeptParts, SeatWords, one_of, share, shares, zeros
from operahouse.kernel.game import State

QUESTION_COUNT: Final = OVER + 1


class OperaopolyStateEncoder:
    """Writes the numbers part by part, in the order of `encoding.operaopoly_shape`."""

    def __init__(self, box: Box, players: int) -> None:
        cards = len(box.card_ids)
        self._players: int = players
        self._seats: SeatWords = SeatWords(players)
        self._cards: Bits = Bits(cards)
        self._bonus: Bits = Bits(len(box.bonus_ids))
        self._played: Bits = Bits(len(box.house_names))
        self._flag: list[bytes] = shares(1)
        self._actions: list[bytes] = shares(box.actions)
        self._runs: list[bytes] = shares(box.runs)
        self._markers: list[bytes] = shares(box.runs * COMPOSER_COUNT)
        self._quiet: list[bytes] = shares(box.stall_turns)
        self._points: list[bytes] = shares(POINTS)
        self._tokens: list[bytes] = shares(box.tokens)
        self._hand: list[bytes] = shares(box.hand_limit * 2)
        self._deck: list[bytes] = shares(cards)
        self._phase: dict[str, bytes] = dict(zip(PHASES, one_of(len(PHASES)), strict=False))
        self._status: list[bytes] = one_of(len(STATUSES))
        self._where: list[bytes] = one_of(WHERE_COUNT)
        self._house: list[bytes] = one_of(HOUSE_COUNT)
        self._composer: list[bytes] = one_of(COMPOSER_COUNT)
        self._question: list[bytes] = one_of(QUESTION_COUNT)
        self._verb: list[bytes] = one_of(len(VERBS))
        self._place: list[bytes] = one_of(PLACES)
        self._no_cards: bytes = zeros(cards)
        self._no_stack: bytes = zeros(players + cards)
        self._no_audition: bytes = zeros(HOUSE_COUNT + cards)
        self._no_hand: bytes = zeros(cards + len(box.bonus_ids))
        self._no_pending: bytes = zeros(len(VERBS) + PLACES + COMPOSER_COUNT + cards)
        self._mats: list[list[int]] = [_mat_places(box, composer) for composer in range(COMPOSER_COUNT)]
        self.kept_parts: int = players
        """For each seat what lies on the table, with owners by their distance from it."""

    def write(self, parts: list[bytes], state: State, seat: int, kept: KeptParts) -> None:
        """The table, every seat's place from the own one on, memory, and the question."""
        now = cast(OperaopolyState, state)
        own = max(0, seat)
        order = self._seats.orders[own]
        parts.append(self._seats.one(0, own))
        parts.append(self._seats.one(now.player, own))
        parts.append(share(self._actions, now.actions))
        parts.append(self._phase[phase_name(now)])
        parts.append(self._table_part(now, own, kept))
        self._write_audition(parts, now)
        for impresario in now.impresarios:
            parts.append(self._seats.one(impresario, own))
        for player in order:
            self._write_player(parts, now, player, player == seat)
        self._write_decks(parts, now)
        parts.append(self._seats.some(now.to_act(), own))
        self._write_memory(parts, now, seat, order)
        self._write_question(parts, now, seat)

    def _table_part(self, state: OperaopolyState, own: int, kept: KeptParts) -> bytes:
        """Composers, houses, and where operas were played: the same in more than half of all decisions."""
        values = [
            *state.owner, *state.stack, *state.status, *state.markers, *state.at, *state.directed, *state.runs,
            *state.faces, *state.opera, *state.starter, *state.played,
        ]  # fmt: skip
        known = kept.find(own, values)
        if known is not None:
            return known
        parts: list[bytes] = []
        for composer in range(COMPOSER_COUNT):
            self._write_composer(parts, state, composer, own)
        for house in range(HOUSE_COUNT):
            self._write_house(parts, state, house, own)
        for composer in range(COMPOSER_COUNT):
            self._write_played(parts, state, composer)
        return kept.keep(own, values, parts)

    def _write_audition(self, parts: list[bytes], state: OperaopolyState) -> None:
        """The audition, the markers in the box, and the turns without a change."""
        if state.auditioned == NO_HOUSE:
            parts.append(self._no_audition)
        else:
            parts.append(self._house[state.auditioned])
            parts.append(self._cards.some(together(state.shown)))
        parts.append(share(self._markers, state.boxed))
        parts.append(share(self._quiet, state.quiet))

    def _write_composer(self, parts: list[bytes], state: OperaopolyState, composer: int, own: int) -> None:
        parts.append(self._status[state.status[composer]])
        parts.append(share(self._runs, state.markers[composer]))
        parts.append(self._where[state.at[composer]])
        parts.append(self._flag[state.directed[composer]])
        parts.append(share(self._runs, state.runs[composer]))
        for place in self._mats[composer]:
            self._write_stack(parts, state, place, own)

    def _write_house(self, parts: list[bytes], state: OperaopolyState, house: int, own: int) -> None:
        parts.append(self._flag[state.faces[house]])
        parts.append(self._composer[state.opera[house]])
        parts.append(self._seats.one(state.starter[house], own))
        first = (FIRST_HOUSE + house) * ROW
        for place in range(first, first + ROW):
            self._write_stack(parts, state, place, own)

    def _write_stack(self, parts: list[bytes], state: OperaopolyState, place: int, own: int) -> None:
        if place < 0 or state.owner[place] == NO_SEAT:
            parts.append(self._no_stack)
            return
        parts.append(self._seats.one(state.owner[place], own))
        parts.append(self._cards.some(state.stack[place]))

    def _write_played(self, parts: list[bytes], state: OperaopolyState, composer: int) -> None:
        first = composer * state.agreed.box.runs
        parts.append(self._played.some(together(state.played[first : first + state.runs[composer]])))

    def _write_player(self, parts: list[bytes], state: OperaopolyState, player: int, own: bool) -> None:
        parts.append(share(self._points, state.points[player]))
        parts.append(share(self._markers, state.kept[player]))
        parts.append(share(self._tokens, state.tokens[player]))
        parts.append(self._bonus.some(state.paid[player]))
        parts.append(share(self._hand, count(state.hands[player])))
        if own:
            parts.append(self._cards.some(state.hands[player]))
            parts.append(self._bonus.some(state.bonus[player]))
        else:
            parts.append(self._no_hand)

    def _write_decks(self, parts: list[bytes], state: OperaopolyState) -> None:
        for deck in range(len(DECKS)):
            parts.append(share(self._deck, state.left(deck)))
        for deck in range(len(DECKS)):
            parts.append(share(self._deck, count(state.discards & state.agreed.box.decks[deck])))

    def _write_memory(self, parts: list[bytes], state: OperaopolyState, seat: int, order: list[int]) -> None:
        row = (seat if seat >= 0 else self._players) * width(self._players)
        hidden = hidden_from(state, seat)
        parts.append(self._cards.some(state.could[row + DECK] & hidden))
        parts.append(self._cards.some(state.could[row + PILE] & hidden))
        for player in order:
            if player == seat:
                parts.append(self._no_cards)
            else:
                parts.append(self._cards.some(state.could[row + HANDS + player] & hidden))
        for player in order:
            told = state.counted and player != seat
            parts.append(share(self._hand, backs(state, player) if told else 0))
        for player in order:
            parts.append(self._bonus.some(state.denied[player] if player != seat else 0))

    def _write_question(self, parts: list[bytes], state: OperaopolyState, seat: int) -> None:
        question = question_seen(state, seat)
        parts.append(self._question[question])
        if question != STACK:
            parts.append(self._no_pending)
            return
        parts.append(self._verb[VERBS.index(begun_move(state).word)])
        parts.append(self._place[state.place])
        parts.append(self._composer[state.named if state.named != NO_COMPOSER else -1])
        parts.append(self._cards.some(state.chosen))


def _mat_places(box: Box, composer: int) -> list[int]:
    """The places of a mat in the order of all categories; -1 for a category it doesn't have."""
    first = composer * ROW
    here = box.categories[first : first + ROW]
    return [first + here.index(category) if category in here else -1 for category in range(len(CATEGORIES))]

"""Where the cards of a deck could have been all along: whereabouts that agree with everything that was seen.

Each card is somewhere at each moment. Cards that lie face down in the same place at the same time look alike, so from
then on they may have gone each other's ways until they're together again. Such exchanges lead from one possible course
of the game to all others.
"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.shuffle import NEXT_CARD
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import DISCARD_CARD
from operahouse.games.operaopoly.words import CARDS, NO_HOUSE
from operahouse.kernel.by_hand import Guess, Step
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE

TABLE: Final = -1
IN_DECK: Final = 0
IN_PILE: Final = 1
FIRST_HAND: Final = 2
DEEPEST: Final = 3
"""Fewer exchanges in a row than that are tried."""
MOST_TRIES: Final = 60_000
WALKS: Final = 60
STRIDES: Final = 120
"""Where that doesn't help, so many other courses are tried, each so many exchanges away."""


class Whereabouts:
    """Where each card of a deck was before every move, and now."""

    def __init__(self, box: Box, guess: Guess, states: list[OperaopolyState], deck: int) -> None:
        self._box: Box = box
        self._steps: list[Step] = guess.steps
        self.cards: list[int] = each(box.decks[deck])
        self.where: dict[int, list[int]] = {card: [_place(state, card) for state in states] for card in self.cards}
        self._known: dict[int, int] = {card: self._known_moments(guess, card) for card in self.cards}
        """The moments, as bits, at which anybody knew where a card went, or was."""
        self._tries: int = 0

    def _known_moments(self, guess: Guess, card: int) -> int:
        """A card that's laid or turned up, one whose owner named it, and one that a bot holds."""
        known, where = 0, self.where[card]
        for moment, step in enumerate(self._steps):
            before, after = where[moment], where[moment + 1]
            if before != after and not _is_anonymous(step, before, after):
                known |= 3 << moment
        for claim in guess.claims:
            if self._box.card_ids[card] in claim.cards:
                known |= 1 << claim.moves
        return known

    @property
    def now(self) -> int:
        """The last moment."""
        return len(self._steps)

    def arrange(self, goals: list[tuple[int, int]]) -> bool:
        """Find whereabouts with which these cards are in these places now. False if there seem to be none."""
        for done, (card, place) in enumerate(goals):
            fixed = [other for other, _ in goals[:done]]
            self._tries = 0
            found = any(self._lead(card, place, fixed, depth) for depth in range(DEEPEST))
            if not found and not self._find_by_wandering(card, place, fixed):
                return False
        return True

    def _find_by_wandering(self, card: int, place: int, fixed: list[int]) -> bool:
        """From other courses that are just as possible, found by exchanging cards at random."""
        chance = Generator(self.now)
        free = [other for other in self.cards if other not in fixed]
        for _ in range(WALKS):
            for _ in range(STRIDES):
                one, other = free[chance.below(len(free))], free[chance.below(len(free))]
                differences = self._differences(one, other)
                if one != other and differences:
                    first, end = differences[chance.below(len(differences))]
                    if self._may_exchange(one, other, first, end):
                        self._exchange(one, other, first, end)
            self._tries = 0
            if self._lead(card, place, fixed, 2):
                return True
        return False

    def _lead(self, card: int, place: int, fixed: list[int], depth: int) -> bool:
        """The card to that place, by at most so many exchanges. What was tried in vain is taken back."""
        now = self.now
        if self.where[card][now] == place:
            return True
        if depth == 0 or self._tries > MOST_TRIES:
            return False
        there = [other for other in self.cards if self.where[other][now] == place and other not in fixed]
        for other in there:
            if self._exchange_at_the_end(card, other):
                return True
        if depth == 1:
            return False
        for one in [card, *there]:
            for other in self.cards:
                if other == one or other in fixed:
                    continue
                for first, end in self._differences(one, other):
                    self._tries += 1
                    if not self._may_exchange(one, other, first, end):
                        continue
                    self._exchange(one, other, first, end)
                    if self._lead(card, place, fixed, depth - 1):
                        return True
                    self._exchange(one, other, first, end)
        return False

    def _exchange_at_the_end(self, card: int, other: int) -> bool:
        differences = self._differences(card, other)
        self._tries += 1
        if not differences or differences[-1][1] <= self.now:
            return False
        first, end = differences[-1]
        if not self._may_exchange(card, other, first, end):
            return False
        self._exchange(card, other, first, end)
        return True

    def _differences(self, card: int, other: int) -> list[tuple[int, int]]:
        """The stretches of time in which the two are in different places, each with the moment after it."""
        found: list[tuple[int, int]] = []
        first = -1
        for moment, (one, two) in enumerate(zip(self.where[card], self.where[other], strict=True)):
            if one != two and first < 0:
                first = moment
            elif one == two and first >= 0:
                found.append((first, moment))
                first = -1
        if first >= 0:
            found.append((first, self.now + 1))
        return found

    def _may_exchange(self, card: int, other: int, first: int, end: int) -> bool:
        """Whether nobody knew in that time, nor just before and after it, where either of them was going."""
        known = self._known[card] | self._known[other]
        from_, to = max(first - 1, 0), min(end, self.now)
        inside = ((1 << end) - 1) & ~((1 << first) - 1)
        if known & inside:
            return False
        apart_before = first > 0 and self._goes_openly(card, other, from_)
        return not apart_before and not (end <= self.now and self._goes_openly(card, other, to - 1))

    def _goes_openly(self, card: int, other: int, moment: int) -> bool:
        """Whether somebody sees where one of the two goes in that move."""
        step = self._steps[moment]
        for one in (card, other):
            before, after = self.where[one][moment], self.where[one][moment + 1]
            if before != after and not _is_anonymous(step, before, after):
                return True
        return False

    def _exchange(self, card: int, other: int, first: int, end: int) -> None:
        one, two = self.where[card], self.where[other]
        one[first:end], two[first:end] = two[first:end], one[first:end]

    # What the game is with these whereabouts.

    def begin(self, initial: OperaopolyState, deck: int, top: list[int]) -> OperaopolyState:
        """The first state: hands, and the deck in the order in which its cards leave it."""
        state = initial.clone()
        every = self._box.decks[deck]
        for seat in range(state.agreed.players):
            own = [card for card in self.cards if self.where[card][0] == FIRST_HAND + seat]
            state.hands[seat] = state.hands[seat] & ~every | sum(1 << card for card in own)
        gone = state.decks[deck][: state.drawn[deck]]
        held = [card for card in self.cards if self.where[card][0] != IN_DECK]
        order = self._order(0, [card for card in state.decks[deck] if self.where[card][0] == IN_DECK], top)
        state.decks[deck] = [*(held if len(held) == len(gone) else gone), *order]
        return state

    def changed_steps(self, top: list[int]) -> dict[int, list[int]]:
        """New decks and cards discarded face down, as they are with these whereabouts."""
        changed: dict[int, list[int]] = {}
        for place, step in enumerate(self._steps):
            if step.seat == CHANCE:
                cards = [option - NEXT_CARD.first for option in step.steps]
                if cards[0] in self.where:
                    within = [card for card in self.cards if self.where[card][place] == IN_DECK]
                    order = self._order(place, [card for card in cards if card in within], top)
                    missing = [card for card in within if card not in order]
                    changed[place] = [NEXT_CARD.first + card for card in order + missing]
            elif not step.is_exact and step.steps[0] - DISCARD_CARD.first in self.where:
                gone = self._discarded(place)
                if gone >= 0:
                    changed[place] = [DISCARD_CARD.first + gone]
        return changed

    def _discarded(self, moment: int) -> int:
        for card in self.cards:
            where = self.where[card]
            if where[moment] >= FIRST_HAND and where[moment + 1] == IN_PILE:
                return card
        return -1

    def _order(self, made: int, cards: list[int], top: list[int]) -> list[int]:
        """The cards that leave a deck that was made then, in their order, and below them those that stay."""
        inside = [card for card in self.cards if self.where[card][made] == IN_DECK]
        left: list[tuple[int, int, int]] = []
        end = self._next_deck(made)
        for card in inside:
            where = self.where[card]
            for moment in range(made, end):
                if where[moment + 1] != IN_DECK:
                    left.append((moment, self._turned_up(moment, card), card))
                    break
        leaving = [card for _, _, card in sorted(left)]
        staying = [card for card in [*cards, *inside] if card not in leaving]
        first = [card for card in top if card in staying] if end == self.now else []
        return list(dict.fromkeys([*leaving, *first, *staying]))

    def _next_deck(self, made: int) -> int:
        """When the deck is made anew."""
        for moment in range(made + 1, self.now):
            step = self._steps[moment]
            if step.seat == CHANCE and step.steps[0] - NEXT_CARD.first in self.where:
                return moment
        return self.now

    def _turned_up(self, moment: int, card: int) -> int:
        """The place of a card among those turned up at the same time."""
        for event in self._steps[moment].events:
            cards = event.details.get("cards")
            if event.kind == "turned-up" and isinstance(cards, list) and self._box.card_ids[card] in cards:
                return cards.index(self._box.card_ids[card])
        return 0


def _place(state: OperaopolyState, card: int) -> int:
    """Where a card is."""
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            return FIRST_HAND + seat
    if state.discards >> card & 1:
        return IN_PILE
    for cards in state.stack:
        if cards >> card & 1:
            return TABLE
    if card in state.shown or (state.auditioned != NO_HOUSE and state.agreed.box.audition >> card & 1):
        return TABLE
    return IN_DECK


def _is_anonymous(step: Step, before: int, after: int) -> bool:
    """Whether a card that moves this way shows only its back."""
    if before == IN_DECK:
        return after >= FIRST_HAND
    if before == IN_PILE:
        return after == IN_DECK or after >= FIRST_HAND
    if before >= FIRST_HAND and after == IN_PILE:
        first = step.steps[0]
        is_discard = DISCARD_CARD.first <= first < DISCARD_CARD.first + CARDS
        return is_discard and not step.is_exact
    return False

"""Guesses of hidden cards, put right: two cards change places in a course of the game, and nobody sees a difference."""

from typing import Final, cast

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, each
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.shuffle import NEXT_CARD
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import DISCARD_CARD
from operahouse.kernel.by_hand import ByHand, Guess, Step, replayed
from operahouse.kernel.game import CHANCE

NAMING: Final = ("cards", "returned", "lost")
"""Where events name cards that lie open."""
FROM_THE_DEAL: Final = -1


class Exchange:
    """Exchanges cards in the guesses of one game."""

    def __init__(self, by_hand: ByHand, box: Box) -> None:
        self._by_hand: ByHand = by_hand
        self._box: Box = box

    def into_hand(self, guess: Guess, seat: int, card: int, kept: int) -> Guess | None:
        """The seat holds this card, in place of one that isn't among those kept; None if that can't be."""
        hand = cast(OperaopolyState, guess.state).hands[seat]
        if hand >> card & 1:
            return guess
        return self.instead(guess, card, each(hand & self._box.decks[self._box.deck_of(card)] & ~kept))

    def instead(self, guess: Guess, card: int, others: list[int]) -> Guess | None:
        """The card lies where one of the others does; None if that can't be."""
        return self._first(guess, card, others) or self._by_way(guess, card, others)

    def _by_way(self, guess: Guess, card: int, others: list[int]) -> Guess | None:
        """Through a third card: the two were never face down together, but each was with another."""
        for third in each(self._box.decks[self._box.deck_of(card)]):
            if third == card or third in others:
                continue
            between = self.exchanged(guess, card, third)
            if between is not None and (found := self._first(between, card, others)) is not None:
                return found
        return None

    def _first(self, guess: Guess, card: int, others: list[int]) -> Guess | None:
        for other in others:
            found = self.exchanged(guess, card, other)
            if found is not None:
                return found
        return None

    def exchanged(self, guess: Guess, card: int, other: int) -> Guess | None:
        """The two cards in each other's place, as late in the game as possible; None if anybody would have noticed."""
        if card == other:
            return guess
        pair = 1 << card | 1 << other
        if not self._seen(guess) & pair:
            return self._relabelled(guess, card, other)
        places = [place for place, step in enumerate(guess.steps) if _could_differ(step, card, other)]
        for first in [*reversed(places), FROM_THE_DEAL]:
            changed = {place: _swapped(guess.steps[place], card, other) for place in places if place >= first}
            initial = cast(OperaopolyState, guess.initial)
            found = replayed(
                self._by_hand, guess, _swap(initial, card, other) if first == FROM_THE_DEAL else initial, changed
            )
            if found is not None and _moved(guess, found, card):
                return found
        return None

    def _seen(self, guess: Guess) -> int:
        """The cards that lay open at some time, or that somebody named."""
        numbers = self._box.card_numbers
        seen = NO_CARDS
        for step in guess.steps:
            if step.is_exact:
                for option in step.steps:
                    if DISCARD_CARD.first <= option < DISCARD_CARD.first + DISCARD_CARD.size:
                        seen |= 1 << (option - DISCARD_CARD.first)
            for event in step.events:
                if event.seen_by is None:
                    for name in NAMING:
                        for card in cast(list[str], event.details.get(name, [])) if name in event.details else []:
                            seen |= 1 << numbers[card] if card in numbers else NO_CARDS
                    if event.kind == "auditioned":
                        seen |= self._box.audition
        for claim in guess.claims:
            for card in claim.cards:
                seen |= 1 << numbers[card] if card in numbers else NO_CARDS
        return seen

    def _relabelled(self, guess: Guess, card: int, other: int) -> Guess:
        """Neither card was ever seen, so that each may have been the other all the time."""
        steps = [
            self._renamed(step, _swapped(step, card, other)) if _could_differ(step, card, other) else step
            for step in guess.steps
        ]
        initial = _swap(cast(OperaopolyState, guess.initial), card, other)
        return Guess(initial, steps, _swap(cast(OperaopolyState, guess.state), card, other), guess.claims)

    def _renamed(self, step: Step, steps: list[int]) -> Step:
        """The same move with other cards."""
        first = steps[0]
        text = FLOW.move_of[first].spell(self._box, self._by_hand.game.spellings[first], steps)
        return Step(step.line, step.seat, steps, text, step.is_exact, step.events)


def _could_differ(step: Step, card: int, other: int) -> bool:
    """Whether a move names one of the cards and nobody knows that it did: a new deck, a card discarded face down."""
    if step.seat != CHANCE and step.is_exact:
        return False
    first = NEXT_CARD.first if step.seat == CHANCE else DISCARD_CARD.first
    return first + card in step.steps or first + other in step.steps


def _swapped(step: Step, card: int, other: int) -> list[int]:
    """The steps of such a move with the cards in each other's place."""
    first = NEXT_CARD.first if step.seat == CHANCE else DISCARD_CARD.first
    instead = {first + card: first + other, first + other: first + card}
    return [instead.get(option, option) for option in step.steps]


def _swap(state: OperaopolyState, card: int, other: int) -> OperaopolyState:
    """The state with the two cards in each other's place, and in what everybody thinks of them."""
    after = state.clone()
    after.hands = [_swap_bits(hand, card, other) for hand in after.hands]
    after.discards = _swap_bits(after.discards, card, other)
    after.could = [_swap_bits(cards, card, other) for cards in after.could]
    instead = {card: other, other: card}
    after.decks = [[instead.get(each_card, each_card) for each_card in deck] for deck in after.decks]
    return after


def _swap_bits(cards: int, card: int, other: int) -> int:
    if (cards >> card & 1) == (cards >> other & 1):
        return cards
    return cards ^ (1 << card | 1 << other)


def _moved(before: Guess, after: Guess, card: int) -> bool:
    """Whether the card is somewhere else now."""
    one, other = cast(OperaopolyState, before.state), cast(OperaopolyState, after.state)
    return _place(one, card) != _place(other, card)


def _place(state: OperaopolyState, card: int) -> tuple[list[int], bool, list[int]]:
    holders = [seat for seat, hand in enumerate(state.hands) if hand >> card & 1]
    places = [deck.index(card) if card in deck else -1 for deck in state.decks]
    return holders, bool(state.discards >> card & 1), places

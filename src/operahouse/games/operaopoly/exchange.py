"""Guesses of hidden cards, put right: two cards change places in a course of the game, and nobody sees a difference."""

from typing import Final, cast

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, each
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.shuffle import NEXT_CARD
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import DISCARD_CARD
from operahouse.games.operaopoly.whereabouts import FIRST_HAND, Whereabouts
from operahouse.kernel.by_hand import ByHand, Guess, Step, replayed
from operahouse.kernel.game import CHANCE, Game

NAMING: Final = ("cards", "returned", "lost")
"""Where events name cards that lie open."""


class Exchange:
    """Exchanges cards in the guesses of one game."""

    def __init__(self, by_hand: ByHand, box: Box) -> None:
        self._by_hand: ByHand = by_hand
        self._box: Box = box

    def into_hand(self, guess: Guess, seat: int, card: int, kept: list[int]) -> Guess | None:
        """The seat holds this card and still those kept; None if that can't be."""
        deck = self._box.deck_of(card)
        hand = cast(OperaopolyState, guess.state).hands[seat] & self._box.decks[deck]
        unseen = ~self._seen(guess)
        others = [other for other in each(hand & unseen) if other not in kept]
        if unseen >> card & 1 and others:
            return self._relabelled(guess, card, others[0])
        same = [other for other in kept if self._box.deck_of(other) == deck and hand >> other & 1]
        return self.arranged(guess, deck, [(other, FIRST_HAND + seat) for other in [*same, card]], [])

    def arranged(self, guess: Guess, deck: int, goals: list[tuple[int, int]], top: list[int]) -> Guess | None:
        """These cards are in these places now, and the deck begins with those; None if that can't be."""
        states = _states(self._by_hand.game, guess)
        whereabouts = Whereabouts(self._box, guess, states, deck)
        if not whereabouts.arrange(goals):
            return None
        initial = whereabouts.begin(states[0], deck, top)
        return replayed(self._by_hand, guess, initial, whereabouts.changed_steps(top))

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


def _states(game: Game, guess: Guess) -> list[OperaopolyState]:
    """The states before each move, and now."""
    states = [cast(OperaopolyState, guess.initial)]
    for step in guess.steps:
        after = states[-1].clone()
        for option in step.steps:
            after.step(step.seat, option)
        states.append(after)
    return states


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

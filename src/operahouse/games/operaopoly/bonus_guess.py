"""Who might hold which bonus card: guessed until it's shown, and never one that would have been shown before. [L3]"""

from collections.abc import Sequence
from typing import cast

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, each
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.kernel.by_hand import Guess
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.kernel.play import play


def bonus_possible(
    game: Game, guess: Guess, seat: int, steps: list[int], told_hands: Sequence[str]
) -> list[tuple[int, int]]:
    """The seats and cards that would pay in this move, if the seats held them, as far as everybody knows they could.

    What somebody says of their own hand plays no part, for this is asked of all. What bots hold was told before.
    """
    state = cast(OperaopolyState, guess.state)
    everything = state.clone()
    everything.bonus = [(1 << len(state.agreed.box.bonus_ids)) - 1] * state.agreed.players
    met = [event for event in play(game, everything, seat, steps, whole=True).events if event.kind == "bonus"]
    ids, seats = state.agreed.box.bonus_ids, state.agreed.seats
    allowed = _allowed(guess, with_claims=False)
    found = [(seats.index(event.seat), ids.index(str(event.details["bonus"]))) for event in met]  # type: ignore[arg-type]
    return [(holder, card) for holder, card in found if allowed[holder] >> card & 1 and seats[holder] not in told_hands]


def bonus_dealt(box: Box, guess: Guess, possible: list[tuple[int, int]], told: list[str]) -> Guess:
    """A guess in which these are shown and no other that might have been. Raises Refusal if that can't be."""
    state = cast(OperaopolyState, guess.state)
    shown = [(state.agreed.seats.index(seat), box.bonus_ids.index(card)) for seat, card in map(str.split, told)]  # type: ignore[arg-type]
    allowed = _allowed(guess)
    for holder, card in possible:
        if (holder, card) not in shown:
            allowed[holder] &= ~(1 << card)
    for holder, card in shown:
        kind = next(cards for cards in box.bonus_decks if cards >> card & 1)
        allowed[holder] &= ~kind | 1 << card
    bonus = [NO_CARDS] * state.agreed.players
    for kind in box.bonus_decks:
        if not _deal([cards & kind for cards in allowed], [cards & kind for cards in state.bonus], 0, bonus, NO_CARDS):
            raise Refusal("L3", "by-hand-not-these-bonus-cards", {})
    initial, now = cast(OperaopolyState, guess.initial).clone(), state.clone()
    initial.bonus, now.bonus = bonus[:], bonus[:]
    return Guess(initial, guess.steps, now, guess.claims)


def _allowed(guess: Guess, with_claims: bool = True) -> list[int]:
    """The bonus cards that each seat may hold: those seen or named, else all that nobody has seen it lack."""
    state = cast(OperaopolyState, guess.state)
    box = state.agreed.box
    allowed: list[int] = []
    for seat in range(state.agreed.players):
        known = state.paid[seat]
        for claim in guess.claims:
            if with_claims and claim.seat == seat:
                for card in claim.cards:
                    known |= 1 << box.bonus_ids.index(card) if card in box.bonus_ids else NO_CARDS
        cards = NO_CARDS
        for kind in box.bonus_decks:
            cards |= known & kind if known & kind else kind & ~state.denied[seat]
        allowed.append(cards)
    return allowed


def _deal(allowed: list[int], before: list[int], seat: int, bonus: list[int], dealt: int) -> bool:
    """One card for each seat from there on, those it had before first; False if there's no way."""
    if seat == len(allowed):
        return True
    free = allowed[seat] & ~dealt
    for card in [*each(free & before[seat]), *each(free & ~before[seat])]:
        if _deal(allowed, before, seat + 1, bonus, dealt | 1 << card):
            bonus[seat] |= 1 << card
            return True
    return False

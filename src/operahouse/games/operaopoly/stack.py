"""Moves with cards that are chosen one by one: first what for and where, then the cards in their order, then `done`."""

from typing import Final

from operahouse.games.operaopoly.audition import close_audition
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.card_words import write_cards
from operahouse.games.operaopoly.cards import NO_CARDS, each, together, total
from operahouse.games.operaopoly.places import laid, pile_of, place_blanks, words_of
from operahouse.games.operaopoly.question import CardMove, Move, Question
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.reasons import FINE, MOVE_UNFINISHED, NOT_RATED_HIGHER, NOTHING_CHOSEN, SAME_STACK
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.terms import add_cards, add_changes
from operahouse.games.operaopoly.turn import finish_action, look_around
from operahouse.games.operaopoly.wire import CategoryTerms, SlotTerms, StackPending
from operahouse.games.operaopoly.words import (
    ACT,
    COMPOSERS,
    NO_COMPOSER,
    NO_HOUSE,
    NO_OPTION,
    NO_PLACE,
    NO_SEAT,
    PLACES,
    STACK,
    VERBS,
    Verb,
)
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

FOR_COMPOSER: Final = " for "


class PlaceMove(Move):
    """A move at a category or a slot; its cards are chosen one by one after it."""

    word: Verb = "sponsor"
    is_action = True
    begins_stack = True

    def place(self, state: OperaopolyState, option: int) -> int:
        """The place that an option is about; NO_PLACE for a pick while no audition is open."""
        raise NotImplementedError

    def named(self, option: int) -> int:
        """The composer that an option names to begin an opera."""
        return NO_COMPOSER

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """What is against it at the place of the option."""
        return self.against_at(state, seat, self.place(state, option))

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """What is against it at a place."""
        raise NotImplementedError

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """Begin to choose the cards."""
        state.begin_stack(option, self.place(state, option), self.named(option))

    def candidates(self, state: OperaopolyState, seat: int) -> int:
        """The cards that may belong to the stack being chosen."""
        raise NotImplementedError

    def against_card(self, state: OperaopolyState, seat: int, card: int) -> int:
        """What is against a card coming next."""
        raise NotImplementedError

    def against_done(self, state: OperaopolyState, seat: int) -> int:
        """What is against laying the cards chosen so far; there must be some."""
        return NOTHING_CHOSEN if state.chosen == NO_CARDS else self.against_whole(state, seat)

    def against_whole(self, state: OperaopolyState, seat: int) -> int:
        """What is against the stack that these cards make."""
        return FINE

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """Do with the chosen cards what they were chosen for."""
        raise NotImplementedError

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> CategoryTerms | SlotTerms:
        """The place and the cards, and what the move, or the rest of one that is begun, changes."""
        begun = state.question == STACK
        place = state.place if begun else self.place(state, steps[0])
        terms = self.about_place(state, place, state.named if begun else self.named(steps[0]))
        after = state.clone()
        for step in steps:
            if step == DONE.first:
                add_cards(terms, after, seat)
            after.step(seat, step)
        add_changes(terms, state, after, seat)
        return terms

    def about_place(self, state: OperaopolyState, place: int, named: int) -> CategoryTerms | SlotTerms:
        """The place in the words of terms."""
        raise NotImplementedError

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """The place of the option, unless a stack is being chosen for another; and the composer named."""
        place = state.place if state.question == STACK else self.place(state, option)
        named = self.named(option)
        if named == NO_COMPOSER:
            named = state.named
        return {} if place == NO_PLACE else place_blanks(state, seat, place, named)

    def spell(self, box: Box, text: str, steps: list[int]) -> str:
        """The cards stand before a composer named."""
        if not self.begins_stack:
            return text
        cards = [step - ADD.first for step in steps[1:] if step != DONE.first]
        words, for_composer, composer = text.partition(FOR_COMPOSER)
        return f"{words} {write_cards(box, cards)}{for_composer}{composer}"


def against_same_stack(state: OperaopolyState) -> int:
    """A stack that replaces the own one differs from it. [P3, O6]"""
    return SAME_STACK if state.chosen == state.stack[state.place] else FINE


def against_low_rating(state: OperaopolyState, seat: int) -> int:
    """A stack that replaces an opponent's is rated higher. [P4, O7, R1]"""
    value = total(state.agreed.box.ratings, state.chosen)
    return FINE if value > to_beat(state, seat, state.place) else NOT_RATED_HIGHER


def play_cards(state: OperaopolyState, seat: int, cards: int) -> None:
    """Cards leave the hand, or the cards turned up, for the table. [O8]"""
    if state.auditioned == NO_HOUSE:
        state.hands[seat] &= ~cards
    else:
        state.shown = [card for card in state.shown if not cards >> card & 1]


def replace_own(state: OperaopolyState, seat: int, place: int, cards: int, event: str, rule: str) -> None:
    """A new stack replaces the own one; what is left over returns to the hand. [P3, O6]"""
    old = state.stack[place]
    play_cards(state, seat, cards & ~old)
    state.lay(place, seat, cards)
    state.return_to_hand(seat, old & ~cards)
    if state.log is not None:
        details = {"cards": state.card_names(cards), "returned": state.card_names(old & ~cards)}
        places = {**laid(state, seat, place), "returned": f"hand.{state.seat_name(seat)}"}
        state.tell(event, seat, rule, {**words_of(state, place), **details}, places)


def give_up(state: OperaopolyState, seat: int, place: int) -> int:
    """The own stack returns to the hand, its token to the player; returns the cards. [P3, O6]"""
    old = state.stack[place]
    state.lay(place, NO_SEAT, NO_CARDS)
    state.return_to_hand(seat, old)
    return old


def take_over(state: OperaopolyState, seat: int, place: int, cards: int, event: str, rule: str) -> None:
    """A new stack replaces an opponent's, whose cards are all discarded and whose token goes back. [P4, O7]"""
    old = state.stack[place]
    if state.log is not None:
        details = {**words_of(state, place), "cards": state.card_names(cards), "lost": state.card_names(old)}
        details["from"] = state.seat_name(state.owner[place])
        state.tell(event, seat, rule, details, {**laid(state, seat, place), "lost": pile_of(place)})
    play_cards(state, seat, cards)
    state.lay(place, seat, cards)
    state.discard_openly(old)


def begun_move(state: OperaopolyState) -> PlaceMove:
    """The move whose cards are being chosen."""
    move = state.flow.move_of[state.begun]
    assert isinstance(move, PlaceMove)
    return move


class Add(CardMove):
    """One more card."""

    word = "add"

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """As the move sees it that the cards are for."""
        return begun_move(state).against_card(state, seat, option - self.first)

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """Nothing moves before the stack is complete."""
        state.chosen |= 1 << (option - self.first)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> CategoryTerms | SlotTerms:
        """The move that the cards are for."""
        return begun_move(state).about(state, seat, steps)


class Done(Move):
    """The stack is complete."""

    def spellings(self, box: Box) -> list[str]:
        """One word for every stack."""
        return ["done"]

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """As the move sees it that the cards are for."""
        return begun_move(state).against_done(state, seat)

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """The cards are laid: an action, or the one use of an audition. [T2, O8]"""
        begun_move(state).lay(state, seat, state.place, state.chosen)
        state.forget_stack()
        state.question = ACT
        if state.auditioned == NO_HOUSE:
            finish_action(state)
        else:
            look_around(state)
            close_audition(state)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> CategoryTerms | SlotTerms:
        """The move that the cards are for."""
        return begun_move(state).about(state, seat, steps)


ADD: Final = Add()
DONE: Final = Done()


class Stack(Question):
    """Which card comes next, or is that all?"""

    word = "stack"
    otherwise = MOVE_UNFINISHED

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Every card that may come next, and being done."""
        move = begun_move(state)
        cards = each(move.candidates(state, seat))
        choices = [ADD.first + card for card in cards if move.against_card(state, seat, card) == FINE]
        if move.against_done(state, seat) == FINE:
            choices.append(DONE.first)
        return choices

    def begun_steps(self, state: OperaopolyState) -> list[int]:
        """What for, and the cards so far."""
        return [state.begun] + [ADD.first + card for card in each(state.chosen)]

    def pending(self, state: OperaopolyState) -> StackPending:
        """What for, where, and the cards so far."""
        return {
            "stack": begun_move(state).word,
            "place": state.place,
            "composer": COMPOSERS[state.named] if state.named != NO_COMPOSER else None,
            "cards": state.card_names(state.chosen),
        }

    def read(self, state: OperaopolyState, pending: Reader) -> None:
        """The steps so far are taken again, each only if it is offered."""
        pending.only(["stack", "place", "composer", "cards"])
        verb = VERBS[pending.at("stack").word(VERBS)]
        place = pending.at("place").integer(0, PLACES - 1)
        named = pending.at("composer").word_or_null(COMPOSERS, NO_COMPOSER)
        cards = together([item.word(state.agreed.box.card_ids) for item in pending.at("cards").items()])
        first = _option_for(state, verb, place, named)
        for step in [first] + [ADD.first + card for card in each(cards)]:
            if step not in state.options(state.turn):
                raise pending.wrong("operaopoly-malformed-pending", {})
            state.step(state.turn, step)


def _option_for(state: OperaopolyState, verb: Verb, place: int, named: int) -> int:
    """The option offered that begins such a stack; NO_OPTION where there is none."""
    for option in state.options(state.turn):
        move = state.flow.move_of[option]
        if not isinstance(move, PlaceMove) or not move.begins_stack or move.word != verb:
            continue
        if move.place(state, option) == place and move.named(option) == named:
            return option
    return NO_OPTION

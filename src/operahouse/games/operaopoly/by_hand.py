"""Operaopoly on a real table: hands, bonus cards and decks lie face down. They're guessed until they come to light."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from operahouse.games.operaopoly.bonus_guess import bonus_dealt, bonus_possible
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.card_words import with_ids
from operahouse.games.operaopoly.cards import NO_CARDS, each, together
from operahouse.games.operaopoly.exchange import Exchange
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.knowledge import HANDS, width
from operahouse.games.operaopoly.notation import read_stack
from operahouse.games.operaopoly.scorer import score_view
from operahouse.games.operaopoly.setup import lay_out
from operahouse.games.operaopoly.shuffle import NEXT_CARD
from operahouse.games.operaopoly.stack import ADD, DONE
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import DISCARD_CARD
from operahouse.games.operaopoly.view import hidden_from
from operahouse.games.operaopoly.whereabouts import IN_DECK, IN_PILE
from operahouse.games.operaopoly.words import (
    CARDS,
    DECKS,
    FACES,
    HOUSE_COUNT,
    NO_HOUSE,
    NO_SEAT,
    OPERA,
    SEATS,
    Seat,
)
from operahouse.kernel.by_hand import ByHand, Choices, Guess, Wanted, game_choices, seats_around
from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import not_asked, play
from operahouse.kernel.reading import Reader

LAYOUT_FIELDS: Final = ["first", "seats", "faces", "hands", "bonus"]
AUDITION: Final = "audition"
HAND: Final = "hand"
BONUS: Final = "bonus"


class OperaopolyByHand(ByHand):
    """Cards are told when they come to light, and those dealt to bots when they're dealt."""

    has_hands = True

    def __init__(self, game: Game, box: Box) -> None:
        self._game: Game = game
        self._box: Box = box
        self._exchange: Exchange = Exchange(self, box)

    @property
    def game(self) -> Game:
        """Operaopoly."""
        return self._game

    # Before the first turn.

    def layout(self, players: int, options: list[str], told_hands: Sequence[str]) -> Json:
        """Who begins, which side of each house card is up, and the cards of bots. [S1, S2]"""
        box = self._box
        return {
            "seats": SEATS[:players],
            "faces": [box.house_names[house * FACES : house * FACES + FACES] for house in range(HOUSE_COUNT)],
            "hands": {seat: {deck: box.start_cards[each_] for each_, deck in enumerate(DECKS)} for seat in told_hands},
            "bonus": {seat: len(box.bonus_decks) for seat in told_hands},
            "choices": {deck: [box.card_ids[card] for card in each(box.decks[n])] for n, deck in enumerate(DECKS)},
            "bonus_choices": [[box.bonus_ids[card] for card in each(cards)] for cards in box.bonus_decks],
        }

    def lay_out(
        self, players: int, options: list[str], told: Reader, told_hands: Sequence[str], chance: Chance
    ) -> State:
        """Whatever isn't told is dealt at random. [S1–S3]"""
        told.only(LAYOUT_FIELDS)
        seats: list[Seat] = [*seats_around(told, SEATS[:players])]
        faces = told.at("faces").integers(0, FACES - 1, HOUSE_COUNT)
        hands = _read_by_seat(told.get("hands"), told_hands, self._box.card_ids)
        bonus = _read_by_seat(told.get("bonus"), told_hands, self._box.bonus_ids)
        decks = []
        for deck, cards in enumerate(self._box.decks):
            decks.append(_dealt([*seats], cards, hands, self._box.start_cards[deck], told, chance))
        bonus_decks = [_dealt([*seats], cards, bonus, 1, told, chance) for cards in self._box.bonus_decks]
        return lay_out(self._box, seats, faces, decks, bonus_decks)

    def begin(self, state: State, told_hands: Sequence[str]) -> Guess:
        """Bots hold what was dealt to them."""
        guess = Guess(state, [], state, [])
        dealt = _state(guess)
        for seat, name in enumerate(dealt.agreed.seats):
            if name in told_hands:
                bonus = [self._box.bonus_ids[card] for card in each(dealt.bonus[seat])]
                guess = guess.claiming(seat, dealt.card_names(dealt.hands[seat]) + bonus)
        return guess

    # Moves.

    def complete(
        self, guess: Guess, line: int, seat: int, move: str, told: list[list[str]], told_hands: Sequence[str]
    ) -> Guess | Wanted:
        """The cards of a move must be in the hand; then what comes to light has to be told."""
        if seat not in guess.state.to_act():
            raise not_asked(self._game, guess.state, seat)
        words = [with_ids(self._box, word) for word in move.split()]
        is_exact = words not in _FACE_DOWN
        steps = self._face_down(guess, seat, words[1]) if not is_exact else self._steps(guess, seat, words)
        guess = self._with_cards(guess, seat, steps)
        tried = self._played(guess, line, seat, steps, is_exact)
        events = [event for step in tried.steps[len(guess.steps) :] for event in step.events]
        possible = bonus_possible(self._game, guess, seat, steps, told_hands)
        wanted = self._wanted(guess, tried, events, possible, told_hands)
        if wanted is None:
            if told:
                raise Refusal("", "by-hand-nothing-to-tell", {})
            return tried
        if not told:
            return wanted
        return self._with_told(guess, line, seat, steps, is_exact, wanted, possible, told[0])

    def _with_told(
        self,
        guess: Guess,
        line: int,
        seat: int,
        steps: list[int],
        is_exact: bool,
        wanted: Wanted,
        possible: list[tuple[int, int]],
        told: list[str],
    ) -> Guess:
        """The move, with exactly this coming to light."""
        _check_told(wanted, told)
        if wanted.kind == BONUS:
            return self._played(bonus_dealt(self._box, guess, possible, told), line, seat, steps, is_exact)
        result = self._coming(guess, lambda now, first: self._played(now, line, seat, steps, is_exact, first), told)
        return result.claiming(seat, told) if wanted.kind == HAND else result

    def _steps(self, guess: Guess, seat: int, words: list[str]) -> list[int]:
        """The move in steps; the cards of a stack in their order, however they were named."""
        steps = read_stack(self._box, self._game.option_numbers, words)
        if not steps:
            return self._game.expand(guess.state, seat, " ".join(words))
        return [steps[0], *sorted(steps[1:-1]), DONE.first]

    def _face_down(self, guess: Guess, seat: int, deck: str) -> list[int]:
        """Some card of that deck, of which nobody knows that the seat has it."""
        cards = each(_state(guess).hands[seat] & self._box.decks[DECKS.index(deck)])  # type: ignore[arg-type]
        named = [card for claim in guess.claims if claim.seat == seat for card in claim.cards]
        unknown = [card for card in cards if self._box.card_ids[card] not in named]
        if not cards:
            raise Refusal("T3", "by-hand-no-such-back", {"deck": deck})
        return [DISCARD_CARD.first + (unknown or cards)[0]]

    def _with_cards(self, guess: Guess, seat: int, steps: list[int]) -> Guess:
        """The seat holds what its move needs."""
        needed = self._needed(_state(guess), seat, steps)
        for card in each(needed):
            if _state(guess).hands[seat] >> card & 1:
                continue
            found = self._exchange.into_hand(guess, seat, card, each(needed))
            if found is None:
                raise Refusal("", "by-hand-not-that-card", {"card": self._box.card_ids[card]})
            guess = found
        return guess

    def _needed(self, state: OperaopolyState, seat: int, steps: list[int]) -> int:
        """The cards that have to come from the hand, as far as they can be there."""
        move = FLOW.move_of[steps[0]]
        cards = together([step - ADD.first for step in steps if ADD.first <= step < ADD.first + CARDS])
        if move is DISCARD_CARD:
            cards = 1 << (steps[0] - DISCARD_CARD.first)
        elif steps[0] < DONE.first + 0 or not move.begins_stack:
            cards = self._box.audition if "audition" in self._game.spellings[steps[0]].split()[:1] else NO_CARDS
        if state.auditioned != NO_HOUSE:
            return NO_CARDS
        return cards & hidden_from(state, NO_SEAT)

    def _played(
        self, guess: Guess, line: int, seat: int, steps: list[int], is_exact: bool, first: Sequence[int] = ()
    ) -> Guess:
        """The move, and a new deck where one is needed: with these cards first, the others in some order."""
        result = guess.followed_by(
            self._game, line, seat, play(self._game, guess.state, seat, steps, whole=True), is_exact
        )
        while result.state.to_act() == [CHANCE]:
            options = result.state.options(CHANCE)
            known = [NEXT_CARD.first + card for card in first if NEXT_CARD.first + card in options]
            order = known + [option for option in options if option not in known]
            shuffled_deck = play(self._game, result.state, CHANCE, order, whole=True)
            result = result.followed_by(self._game, line, CHANCE, shuffled_deck)
        return result

    # What comes to light.

    def _wanted(
        self,
        guess: Guess,
        tried: Guess,
        events: list[Event],
        possible: list[tuple[int, int]],
        told_hands: Sequence[str],
    ) -> Wanted | None:
        """Cards turned up, a bot's card, or bonus cards that might be shown."""
        kinds = [event.kind for event in events]
        if "turned-up" in kinds:
            place = kinds.index("turned-up")
            shown = cast(list[str], events[place].details["cards"])
            return Wanted(AUDITION, AUDITION, len(shown), None, self._left(tried, OPERA, shown), events[:place])
        if "drew-card" in kinds and events[kinds.index("drew-card")].seat in told_hands:
            place = kinds.index("drew-card")
            event = events[place]
            card = str(event.details["card"])
            deck = self._box.deck_of(self._box.card_numbers[card])
            return Wanted(HAND, f"hand.{event.seat}", 1, None, self._left(tried, deck, [card]), events[: place - 1])
        if possible:
            seats = _state(guess).agreed.seats
            choices = {f"{seats[seat]} {self._box.bonus_ids[card]}": 1 for seat, card in possible}
            place = kinds.index("performance")
            return Wanted(BONUS, BONUS, None, None, choices, events[:place])
        return None

    def _left(self, tried: Guess, deck: int, drawn: list[str]) -> dict[str, int]:
        """Every card that might have come: whatever doesn't lie open."""
        hidden = hidden_from(_state(tried), NO_SEAT) & self._box.decks[deck]
        cards = hidden | together([self._box.card_numbers[card] for card in drawn])
        return {self._box.card_ids[card]: 1 for card in each(cards)}

    def _coming(self, guess: Guess, play_on: Callable[[Guess, Sequence[int]], Guess], told: list[str]) -> Guess:
        """The guess after a move in which these cards come off the deck, in this order: first those of the old deck."""
        cards = [self._box.card_numbers[card] for card in told]
        deck = self._box.deck_of(cards[0])
        old = min(len(cards), _state(guess).left(deck))
        goals = [(card, IN_DECK if place < old else IN_PILE) for place, card in enumerate(cards)]
        arranged = self._exchange.arranged(guess, deck, goals, cards[:old])
        if arranged is not None:
            result = play_on(arranged, cards[old:])
            if self._came([event for step in result.steps[len(arranged.steps) :] for event in step.events]) == cards:
                return result
        raise Refusal("", "by-hand-not-that-card", {"card": ", ".join(told)})

    def _came(self, events: list[Event]) -> list[int]:
        """The cards turned up, or the one drawn."""
        for event in events:
            if event.kind == "turned-up":
                return [self._box.card_numbers[card] for card in cast(list[str], event.details["cards"])]
            if event.kind == "drew-card":
                return [self._box.card_numbers[str(event.details["card"])]]
        return []

    # Hands.

    def hold(self, guess: Guess, seat: int, cards: list[str]) -> Guess:
        """The seat says which cards it holds; bonus cards too."""
        state = _state(guess)
        hand = [self._box.card_numbers[card] for card in cards if card in self._box.card_numbers]
        bonus = [card for card in cards if card in self._box.bonus_ids]
        if len(hand) + len(bonus) != len(cards):
            raise Refusal("", "by-hand-not-that-card", {"card": ", ".join(cards)[:80]})
        if together(hand) & ~hidden_from(state, NO_SEAT):
            raise Refusal("", "by-hand-not-that-card", {"card": ", ".join(cards)[:80]})
        for card in hand:
            if _state(guess).hands[seat] >> card & 1:
                continue
            found = self._exchange.into_hand(guess, seat, card, hand)
            if found is None:
                raise Refusal("", "by-hand-not-that-card", {"card": self._box.card_ids[card]})
            guess = found
        if bonus:
            guess = bonus_dealt(self._box, guess, [], [f"{state.agreed.seats[seat]} {card}" for card in bonus])
        return guess.claiming(seat, cards)

    def holds(self, state: State, seat: int, cards: list[str]) -> bool:
        """Whether a seat holds these cards and bonus cards."""
        held = cast(OperaopolyState, state)
        numbers, ids = self._box.card_numbers, self._box.bonus_ids
        return all(
            held.hands[seat] >> numbers[card] & 1 if card in numbers else held.bonus[seat] >> ids.index(card) & 1
            for card in cards
        )

    def is_secret(self, state: State, seat: int, move: str) -> bool:
        """A card discarded face down, by somebody who says which. [T3]"""
        words = move.split()
        return words[:1] == ["discard"] and words not in _FACE_DOWN

    def choices(self, state: State, seat: int, steps: list[str]) -> Choices:
        """With any cards that could be in the hand; what's discarded face down only shows its back."""
        table = cast(OperaopolyState, state).clone()
        row = table.agreed.players * width(table.agreed.players)
        hidden = hidden_from(table, NO_SEAT)
        could = table.could[row + HANDS + seat] & hidden | table.hands[seat]
        backs = [deck for deck, cards in enumerate(self._box.decks) if table.hands[seat] & cards]
        table.hands[seat] = could & together_of([self._box.decks[deck] for deck in backs])
        if len(steps) == 1 and steps[0].split() in _FACE_DOWN:
            return Choices([], steps[0])
        found = game_choices(self._game, table, seat, steps)
        others = [text for text in found.steps if not text.startswith("discard ")]
        if len(others) < len(found.steps):
            others += [f"discard {DECKS[deck]}" for deck in backs]
        return Choices(others, found.move)

    def count(self, sheet: Reader) -> Json:
        """Ratings, and what each opera pays, by rule. [R, L3]"""
        return self._game.forecast(score_view(self._box, sheet))


def _check_told(wanted: Wanted, told: list[str]) -> None:
    """As many as came, each of which may have come."""
    for word in told:
        if word not in wanted.choices:
            raise Refusal("", "by-hand-not-that-card", {"card": word[:40]})
    if len(set(told)) != len(told) or (wanted.number is not None and len(told) != wanted.number):
        raise Refusal("", "by-hand-wrong-count", {"count": wanted.number or 0})


_FACE_DOWN: Final = [["discard", deck] for deck in DECKS]
"""The words for a card discarded face down: only its back is seen."""


def together_of(sets: list[int]) -> int:
    """All cards of several sets."""
    result = NO_CARDS
    for cards in sets:
        result |= cards
    return result


def _state(guess: Guess) -> OperaopolyState:
    return cast(OperaopolyState, guess.state)


def _read_by_seat(told: Reader | None, seats: Sequence[str], words: list[str]) -> dict[str, list[int]]:
    """The cards of the seats whose cards are told."""
    if told is None:
        return {}
    told.only(seats)
    return {seat: [card.word(words) for card in cards.items()] for seat, cards in told.entries()}


def _dealt(
    seats: list[str], cards: int, told: dict[str, list[int]], size: int, layout: Reader, chance: Chance
) -> list[int]:
    """A deck of which each seat in turn gets so many from the top: those told, else any."""
    own = {seat: [card for card in given if cards >> card & 1] for seat, given in told.items()}
    named = [card for given in own.values() for card in given]
    if len(set(named)) != len(named) or any(len(given) != size for given in own.values()):
        raise Malformed(layout.path, "by-hand-malformed-hands", {"count": size})
    rest = shuffled([card for card in each(cards) if card not in named], chance)
    deck: list[int] = []
    for seat in seats:
        deck += own[seat] if seat in own else [rest.pop() for _ in range(size)]
    return deck + rest

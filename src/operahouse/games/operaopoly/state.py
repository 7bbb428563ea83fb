"""A game of Operaopoly in progress: what lies where, and the verbs that move it."""

from typing import TYPE_CHECKING, Final

from operahouse.games.operaopoly.agreement import Agreement
from operahouse.games.operaopoly.cards import NO_CARDS, each, total
from operahouse.games.operaopoly.knowledge import HANDS, PILE, nothing_known, see_discard, see_draw, see_go
from operahouse.games.operaopoly.words import (
    ACT,
    ACTIVE,
    CARDS,
    COMPOSER_COUNT,
    DECKS,
    FACES,
    FIRST_HOUSE,
    HOME,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_OPTION,
    NO_SEAT,
    OVER,
    PLACES,
    ROW,
    SHUFFLE,
    STACK,
    THEN_ACT,
    Seat,
)
from operahouse.kernel.events import Event
from operahouse.kernel.game import NOBODY

if TYPE_CHECKING:
    from operahouse.games.operaopoly.flow import Flow

NOT_LISTED: Final[list[int]] = []
"""In the place of a list of options: nobody has asked for it yet."""


class OperaopolyState:
    """Everything on the table, in the hands and in the decks.

    Sets of cards are bits. Lists run over seats, composers or houses; `owner`, `stack` and `value` over the 18 places
    of `words`; `played` over composer * 2 + run; `decks` and `drawn` over the two decks.
    """

    # Only for speed without a compiler: the fields are those of __init__.
    __slots__ = (
        "actions", "agreed", "at", "auditioned", "begun", "bonus", "boxed", "chosen", "could", "counted", "decks",
        "denied", "directed", "discards", "drawn", "faces", "flow", "hands", "impresarios", "kept", "listed", "log",
        "markers", "named", "opera", "owner", "paid", "place", "placed", "played", "player", "points", "question",
        "quiet", "runs", "shown", "shuffling", "stack", "starter", "status", "then", "tokens", "turn", "value",
    )  # fmt: skip

    def __init__(self, agreed: Agreement, flow: "Flow", old: "OperaopolyState | None" = None) -> None:
        """A bare table, or a copy of an old state that nobody listens to."""
        box = agreed.box
        players = agreed.players
        self.agreed: Agreement = agreed
        self.flow: Flow = flow
        self.log: list[Event] | None = None
        self.question: int = ACT if old is None else old.question
        """What is asked: the number of a question."""
        self.turn: int = 0 if old is None else old.turn
        self.listed: list[int] = NOT_LISTED if old is None else old.listed
        """What the seat asked may do, once somebody wanted to know; never changed, only replaced."""
        self.player: int = 0 if old is None else old.player
        """The seat whose turn it is, also while chance decides."""
        self.actions: int = box.actions if old is None else old.actions
        self.quiet: int = 0 if old is None else old.quiet

        self.owner: list[int] = [NO_SEAT] * PLACES if old is None else old.owner.copy()
        self.stack: list[int] = [NO_CARDS] * PLACES if old is None else old.stack.copy()
        self.value: list[int] = [0] * PLACES if old is None else old.value.copy()
        """The sum of the ratings of the cards in a place."""

        self.status: list[int] = [ACTIVE] * COMPOSER_COUNT if old is None else old.status.copy()
        self.markers: list[int] = [box.runs] * COMPOSER_COUNT if old is None else old.markers.copy()
        self.at: list[int] = [HOME] * COMPOSER_COUNT if old is None else old.at.copy()
        self.directed: list[bool] = [False] * COMPOSER_COUNT if old is None else old.directed.copy()
        self.runs: list[int] = [0] * COMPOSER_COUNT if old is None else old.runs.copy()
        self.played: list[int] = [NO_HOUSE] * (COMPOSER_COUNT * box.runs) if old is None else old.played.copy()
        """The house faces where a composer's runs were scored, as house * 2 + face."""
        self.impresarios: list[int] = [NO_SEAT] * COMPOSER_COUNT if old is None else old.impresarios.copy()

        self.faces: list[int] = [0] * HOUSE_COUNT if old is None else old.faces.copy()
        self.opera: list[int] = [NO_COMPOSER] * HOUSE_COUNT if old is None else old.opera.copy()
        self.starter: list[int] = [NO_SEAT] * HOUSE_COUNT if old is None else old.starter.copy()

        self.points: list[int] = [0] * players if old is None else old.points.copy()
        self.hands: list[int] = [NO_CARDS] * players if old is None else old.hands.copy()
        self.tokens: list[int] = [box.tokens] * players if old is None else old.tokens.copy()
        self.bonus: list[int] = [NO_CARDS] * players if old is None else old.bonus.copy()
        self.paid: list[int] = [NO_CARDS] * players if old is None else old.paid.copy()
        self.kept: list[int] = [0] * players if old is None else old.kept.copy()
        """Markers a seat has kept as executive producer."""
        self.boxed: int = 0 if old is None else old.boxed

        self.decks: list[list[int]] = [[], []] if old is None else old.decks.copy()
        """Decks are never changed, only replaced: `drawn` tells how many cards are gone from the top."""
        self.drawn: list[int] = [0, 0] if old is None else old.drawn.copy()
        self.discards: int = NO_CARDS if old is None else old.discards

        self.auditioned: int = NO_HOUSE if old is None else old.auditioned
        """The house for which an audition is open."""
        self.shown: list[int] = [] if old is None else old.shown
        """The cards turned up for it; never changed, only replaced."""
        self.shuffling: int = 0 if old is None else old.shuffling
        """The deck being shuffled, of which `placed` cards lie in their new order."""
        self.placed: int = 0 if old is None else old.placed
        self.then: int = THEN_ACT if old is None else old.then
        """What goes on when it is shuffled."""
        self.begun: int = NO_OPTION if old is None else old.begun
        """The option whose stack is being chosen card by card, and its place."""
        self.place: int = 0 if old is None else old.place
        self.named: int = NO_COMPOSER if old is None else old.named
        """The composer named to begin an opera with it."""
        self.chosen: int = NO_CARDS if old is None else old.chosen

        self.could: list[int] = nothing_known(players, (1 << CARDS) - 1, NO_CARDS) if old is None else old.could.copy()
        """Where each observer thinks that a hidden card could be: see `knowledge`."""
        self.counted: bool = True if old is None else old.counted
        """Whether everybody could count from the start how many Opera and Patron cards each hand holds."""
        self.denied: list[int] = [NO_CARDS] * players if old is None else old.denied.copy()
        """Bonus cards that a seat cannot hold: it was not paid when they were met."""

    def clone(self) -> "OperaopolyState":
        """An independent copy that nobody listens to."""
        return OperaopolyState(self.agreed, self.flow, self)

    # Who is asked, and for what.

    def to_act(self) -> list[int]:
        """The one seat asked, or chance."""
        return [] if self.question == OVER else [self.turn]

    def options(self, seat: int) -> list[int]:
        """Everything the seat may do now. The list must not be changed."""
        if seat != self.turn or self.question == OVER:
            return []
        if not self.listed:
            self.listed = self.flow.questions[self.question].choices(self, seat)
        return self.listed

    def weights(self) -> list[int]:
        """Every order of a deck is equally likely."""
        return [1] * (len(self.decks[self.shuffling]) - self.placed)

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        self.listed = NOT_LISTED
        self.flow.move_of[option].apply(self, seat, option)

    def ask(self, seat: int, question: int) -> None:
        """Wait for an answer of that seat."""
        self.turn = seat
        self.question = question

    def within_move(self) -> bool:
        """Whether a stack, or a new deck, is begun and not finished."""
        return self.question == STACK or (self.question == SHUFFLE and self.placed > 0)

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.turn == NOBODY

    # Stacks of cards with a token.

    def begin_stack(self, option: int, place: int, composer: int) -> None:
        """The cards for a place are chosen next; nothing moves before they are complete."""
        self.begun = option
        self.place = place
        self.named = composer
        self.chosen = NO_CARDS
        self.question = STACK

    def forget_stack(self) -> None:
        """Nothing is being chosen any more."""
        self.begun = NO_OPTION
        self.place = 0
        self.named = NO_COMPOSER
        self.chosen = NO_CARDS

    def lay(self, place: int, seat: int, cards: int) -> None:
        """A new stack replaces the old one; a token stands with it, one that loses its stack goes back. [T4]"""
        before = self.owner[place]
        if before != seat:
            if before != NO_SEAT:
                self.tokens[before] += 1
            if seat != NO_SEAT:
                self.tokens[seat] -= 1
            self.owner[place] = seat
        self.stack[place] = cards
        self.value[place] = total(self.agreed.box.ratings, cards)

    def full(self, where: int) -> bool:
        """Whether all three places of a mat or house are taken."""
        first = where * ROW
        owner = self.owner
        return owner[first] != NO_SEAT and owner[first + 1] != NO_SEAT and owner[first + 2] != NO_SEAT

    def empty(self, where: int) -> bool:
        """Whether nobody has a token on a mat or in a house."""
        first = where * ROW
        owner = self.owner
        return owner[first] == NO_SEAT and owner[first + 1] == NO_SEAT and owner[first + 2] == NO_SEAT

    def composer_of(self, place: int) -> int:
        """Whose mat, or whose opera, a place belongs to."""
        return place // ROW if place < MAT_PLACES else self.opera[place // ROW - FIRST_HOUSE]

    def in_last_round(self, composer: int) -> bool:
        """Whether the last round of one of a composer's operas has begun. [L1]"""
        for house in range(HOUSE_COUNT):
            if self.opera[house] == composer and self.starter[house] != NO_SEAT:
                return True
        return False

    def was_played(self, composer: int, face: int) -> bool:
        """Whether a run of a composer was scored at the house of that name. [O3]"""
        first = composer * self.agreed.box.runs
        return face in self.played[first : first + self.agreed.box.runs]

    # Cards.

    def left(self, deck: int) -> int:
        """How many cards a deck has."""
        return len(self.decks[deck]) - self.drawn[deck]

    def can_draw(self, deck: int) -> bool:
        """A draw from an empty deck needs a discard pile. [T5]"""
        return self.drawn[deck] < len(self.decks[deck]) or self.discards & self.agreed.box.decks[deck] != NO_CARDS

    def top_card(self, deck: int) -> int:
        """Take the top card off a deck."""
        card = self.decks[deck][self.drawn[deck]]
        self.drawn[deck] += 1
        return card

    def draw(self, seat: int, deck: int, rule: str) -> None:
        """The top card goes to a hand, unseen by others. [O1, P1]"""
        card = self.top_card(deck)
        self.hands[seat] |= 1 << card
        see_draw(self.could, self.agreed.players, seat, self.agreed.box.decks[deck])
        if self.log is not None:
            places = {"from": f"deck.{DECKS[deck]}", "to": f"hand.{self.seat_name(seat)}"}
            self.tell("drew", seat, rule, {"deck": DECKS[deck]}, places, reveals=True)
            self.whisper("drew-card", seat, rule, {"card": self.card_name(card)}, places, reveals=True)

    def discard(self, seat: int, card: int) -> None:
        """A card goes from the hand to its pile, face down. [T3]"""
        box = self.agreed.box
        self.hands[seat] &= ~(1 << card)
        self.discards |= 1 << card
        deck = box.deck_of(card)
        see_discard(self.could, self.agreed.players, seat, box.decks[deck], card)
        if self.log is not None:
            places = {"from": f"hand.{self.seat_name(seat)}", "to": f"discard.{DECKS[deck]}"}
            self.tell("discarded", seat, "T3", {"deck": DECKS[deck]}, places)
            self.whisper("discarded-card", seat, "T3", {"card": self.card_name(card)}, places)

    def return_to_hand(self, seat: int, cards: int) -> None:
        """Cards go from the table to a hand, seen by all. [H1]"""
        if cards != NO_CARDS:
            self.hands[seat] |= cards
            see_go(self.could, self.agreed.players, HANDS + seat, cards)

    def discard_openly(self, cards: int) -> None:
        """Cards go from the table to their piles, seen by all. [H1]"""
        self.discards |= cards
        see_go(self.could, self.agreed.players, PILE, cards)

    # Points and events.

    def score(self, seat: int, points: int, rule: str, why: str, source: str) -> None:
        """Points, with the reason for the ledger and the place on the table that they come from."""
        self.points[seat] += points
        if self.log is not None and points:
            places = {"from": source, "to": f"points.{self.seat_name(seat)}"}
            self.tell("points", seat, rule, {"points": points, "why": why}, places)

    def tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        details: dict[str, object],
        places: dict[str, str] | None = None,
        reveals: bool = False,
    ) -> None:
        """Note what happened, and where, for everybody to see."""
        if self.log is not None:
            self.log.append(Event(kind, self.seat_name(seat), rule, details, reveals, None, places))

    def whisper(
        self,
        kind: str,
        seat: int,
        rule: str,
        details: dict[str, object],
        places: dict[str, str],
        reveals: bool = False,
    ) -> None:
        """Note what only that seat may learn."""
        if self.log is not None:
            name = self.seat_name(seat)
            self.log.append(Event(kind, name, rule, details, reveals, [name], places))

    # Words.

    def seat_name(self, seat: int) -> str:
        """The word for a seat; nothing for nobody."""
        return self.agreed.seats[seat] if seat >= 0 else ""

    def seat_or_none(self, seat: int) -> Seat | None:
        """The word for a seat, where there may be none."""
        return self.agreed.seats[seat] if seat >= 0 else None

    def card_name(self, card: int) -> str:
        """The id of a card."""
        return self.agreed.box.card_ids[card]

    def card_names(self, cards: int) -> list[str]:
        """The ids of a set of cards in their order: base first, then rehearsals."""
        return [self.agreed.box.card_ids[card] for card in each(cards)]

    def house_name(self, house: int) -> str:
        """The name on the face of a house card that is up."""
        return self.agreed.box.house_names[house * FACES + self.faces[house]]

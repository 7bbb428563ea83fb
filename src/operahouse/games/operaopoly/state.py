"""A game of Operaopoly in progress: what lies where, and the verbs that move it."""

from typing import Final

from operahouse.games.operaopoly.agreement import Agreement
from operahouse.games.operaopoly.cards import NO_CARDS, each, total
from operahouse.games.operaopoly.knowledge import HANDS, PILE, nothing_known, see_discard, see_draw, see_go
from operahouse.games.operaopoly.words import (
    ACT,
    ACTIVE,
    CARDS,
    CATEGORIES,
    COMPOSER_COUNT,
    COMPOSERS,
    DECKS,
    FACES,
    FIRST_HOUSE,
    HOME,
    HOUSE_COUNT,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_SEAT,
    NO_VERB,
    OVER,
    PLACES,
    ROW,
    SHUFFLE,
    SLOTS,
    STACK,
    THEN_ACT,
)
from operahouse.kernel.events import Event
from operahouse.kernel.game import NOBODY

NOT_LISTED: Final[list[int]] = []
"""In the place of a list of options: nobody has asked for it yet."""


class Table:
    """Everything on the table, in the hands and in the decks.

    Sets of cards are bits. Lists run over seats, composers or houses; `owner`, `stack` and `value` over the 18 places
    of `words`; `played` over composer * 2 + run; `decks` and `drawn` over the two decks.
    """

    __slots__ = (
        "actions",
        "agreed",
        "at",
        "auditioned",
        "bonus",
        "boxed",
        "chosen",
        "could",
        "counted",
        "decks",
        "denied",
        "directed",
        "discards",
        "drawn",
        "faces",
        "hands",
        "impresarios",
        "kept",
        "listed",
        "log",
        "markers",
        "named",
        "opera",
        "owner",
        "paid",
        "place",
        "placed",
        "played",
        "player",
        "points",
        "quiet",
        "runs",
        "shown",
        "shuffling",
        "stack",
        "stage",
        "starter",
        "status",
        "then",
        "tokens",
        "turn",
        "value",
        "verb",
    )  # fmt: skip

    agreed: Agreement
    log: list[Event] | None
    stage: int
    turn: int
    listed: list[int]
    """What the seat asked may do, once somebody wanted to know; never changed, only replaced."""
    player: int
    """The seat whose turn it is, also while luck decides."""
    actions: int
    quiet: int
    owner: list[int]
    stack: list[int]
    value: list[int]
    """The sum of the ratings of the cards in a place."""
    status: list[int]
    markers: list[int]
    at: list[int]
    directed: list[bool]
    runs: list[int]
    played: list[int]
    """The house faces where a composer's runs were scored, as house * 2 + face."""
    impresarios: list[int]
    faces: list[int]
    opera: list[int]
    starter: list[int]
    points: list[int]
    hands: list[int]
    tokens: list[int]
    bonus: list[int]
    paid: list[int]
    kept: list[int]
    """Markers a seat has kept as executive producer."""
    boxed: int
    decks: list[list[int]]
    """Decks are never changed, only replaced: `drawn` tells how many cards are gone from the top."""
    drawn: list[int]
    discards: int
    auditioned: int
    """The house for which an audition is open."""
    shown: list[int]
    """The cards turned up for it; never changed, only replaced."""
    shuffling: int
    """The deck being shuffled, of which `placed` cards lie in their new order."""
    placed: int
    then: int
    """What goes on when it is shuffled."""
    verb: int
    """What the stack being chosen card by card is for, and its place."""
    place: int
    named: int
    """The composer named to begin an opera with it."""
    chosen: int
    could: list[int]
    """Where each observer thinks that a hidden card could be: see `knowledge`."""
    counted: bool
    """Whether everybody could count from the start how many Opera and Patron cards each hand holds."""
    denied: list[int]
    """Bonus cards that a seat cannot hold: it was not paid when they were met."""

    def __init__(self, agreed: Agreement, original: "Table | None" = None) -> None:
        """A bare table, or a copy of another that nobody listens to."""
        self.agreed = agreed
        self.log = None
        if original is not None:
            self.stage = original.stage
            self.turn = original.turn
            self.listed = original.listed
            self.player = original.player
            self.actions = original.actions
            self.quiet = original.quiet
            self.owner = original.owner[:]
            self.stack = original.stack[:]
            self.value = original.value[:]
            self.status = original.status[:]
            self.markers = original.markers[:]
            self.at = original.at[:]
            self.directed = original.directed[:]
            self.runs = original.runs[:]
            self.played = original.played[:]
            self.impresarios = original.impresarios[:]
            self.faces = original.faces[:]
            self.opera = original.opera[:]
            self.starter = original.starter[:]
            self.points = original.points[:]
            self.hands = original.hands[:]
            self.tokens = original.tokens[:]
            self.bonus = original.bonus[:]
            self.paid = original.paid[:]
            self.kept = original.kept[:]
            self.boxed = original.boxed
            self.decks = original.decks[:]
            self.drawn = original.drawn[:]
            self.discards = original.discards
            self.auditioned = original.auditioned
            self.shown = original.shown
            self.shuffling = original.shuffling
            self.placed = original.placed
            self.then = original.then
            self.verb = original.verb
            self.place = original.place
            self.named = original.named
            self.chosen = original.chosen
            self.could = original.could[:]
            self.counted = original.counted
            self.denied = original.denied[:]
            return
        players = agreed.players
        box = agreed.box
        self.stage = ACT
        self.turn = 0
        self.listed = NOT_LISTED
        self.player = 0
        self.actions = box.actions
        self.quiet = 0
        self.owner = [NO_SEAT] * PLACES
        self.stack = [NO_CARDS] * PLACES
        self.value = [0] * PLACES
        self.status = [ACTIVE] * COMPOSER_COUNT
        self.markers = [box.runs] * COMPOSER_COUNT
        self.at = [HOME] * COMPOSER_COUNT
        self.directed = [False] * COMPOSER_COUNT
        self.runs = [0] * COMPOSER_COUNT
        self.played = [NO_HOUSE] * (COMPOSER_COUNT * box.runs)
        self.impresarios = [NO_SEAT] * COMPOSER_COUNT
        self.faces = [0] * HOUSE_COUNT
        self.opera = [NO_COMPOSER] * HOUSE_COUNT
        self.starter = [NO_SEAT] * HOUSE_COUNT
        self.points = [0] * players
        self.hands = [NO_CARDS] * players
        self.tokens = [box.tokens] * players
        self.bonus = [NO_CARDS] * players
        self.paid = [NO_CARDS] * players
        self.kept = [0] * players
        self.boxed = 0
        self.decks = [[], []]
        self.drawn = [0, 0]
        self.discards = NO_CARDS
        self.auditioned = NO_HOUSE
        self.shown = []
        self.shuffling = 0
        self.placed = 0
        self.then = THEN_ACT
        self.verb = NO_VERB
        self.place = 0
        self.named = NO_COMPOSER
        self.chosen = NO_CARDS
        self.could = nothing_known(players, (1 << CARDS) - 1, NO_CARDS)
        self.counted = True
        self.denied = [NO_CARDS] * players

    # Who is asked.

    def to_act(self) -> list[int]:
        """The one seat asked, or luck."""
        return [] if self.stage == OVER else [self.turn]

    def ask(self, seat: int, question: int) -> None:
        """Wait for an answer of that seat."""
        self.turn = seat
        self.stage = question

    def within_move(self) -> bool:
        """Whether a stack, or a new deck, is begun and not finished."""
        return self.stage == STACK or (self.stage == SHUFFLE and self.placed > 0)

    def is_over(self) -> bool:
        """Whether the curtain has fallen."""
        return self.turn == NOBODY

    # Stacks of cards with a token.

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
            self.tell("drew", seat, rule, {"deck": DECKS[deck]}, reveals=True)
            self.whisper("drew-card", seat, rule, {"card": self.card_name(card)}, reveals=True)

    def discard(self, seat: int, card: int) -> None:
        """A card goes from the hand to its pile, face down. [T3]"""
        box = self.agreed.box
        self.hands[seat] &= ~(1 << card)
        self.discards |= 1 << card
        deck = box.deck_of(card)
        see_discard(self.could, self.agreed.players, seat, box.decks[deck], card)
        if self.log is not None:
            self.tell("discarded", seat, "T3", {"deck": DECKS[deck]})
            self.whisper("discarded-card", seat, "T3", {"card": self.card_name(card)})

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

    def score(self, seat: int, points: int, rule: str, why: str) -> None:
        """Points, with the reason for the ledger."""
        self.points[seat] += points
        if self.log is not None and points:
            self.tell("points", seat, rule, {"points": points, "why": why})

    def tell(self, kind: str, seat: int, rule: str, details: dict[str, object], reveals: bool = False) -> None:
        """Note what happened, for everybody to see."""
        if self.log is not None:
            self.log.append(Event(kind, self.seat_name(seat), rule, details, reveals))

    def whisper(self, kind: str, seat: int, rule: str, details: dict[str, object], reveals: bool = False) -> None:
        """Note what only that seat may learn."""
        if self.log is not None:
            name = self.seat_name(seat)
            self.log.append(Event(kind, name, rule, details, reveals, [name]))

    # Words.

    def seat_name(self, seat: int) -> str:
        """The word for a seat; nothing for nobody."""
        return self.agreed.seats[seat] if seat >= 0 else ""

    def card_name(self, card: int) -> str:
        """The id of a card."""
        return self.agreed.box.card_ids[card]

    def card_names(self, cards: int) -> list[str]:
        """The ids of a set of cards in their order: base first, then rehearsals."""
        return [self.agreed.box.card_ids[card] for card in each(cards)]

    def house_name(self, house: int) -> str:
        """The name on the face of a house card that is up."""
        return self.agreed.box.house_names[house * FACES + self.faces[house]]

    def words_of(self, place: int) -> dict[str, object]:
        """How events name a place."""
        if place < MAT_PLACES:
            category = CATEGORIES[self.agreed.box.categories[place]]
            return {"composer": COMPOSERS[place // ROW], "category": category}
        return {"house": HOUSES[place // ROW - FIRST_HOUSE], "slot": SLOTS[place % ROW]}

"""Opera on a real table: only what comes out of the deck has to be told. Everything else follows from the moves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.budget import BID
from operahouse.games.opera.forecast import forecast_from
from operahouse.games.opera.scorer import score_view
from operahouse.games.opera.setup import lay_out
from operahouse.games.opera.shuffle import SHUFFLE
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import COMPOSERS, LADDER, SEATS, Seat, composer_bag
from operahouse.kernel.by_hand import ByHand, Guess, Step, Wanted, seats_around
from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import play
from operahouse.kernel.reading import Reader

if TYPE_CHECKING:
    from operahouse.games.opera.flow import Flow

OFFER: Final = "offer"
LAYOUT_FIELDS: Final = ["first", "seats", "ladder", "offer", "century", "century_aside"]


class OperaByHand(ByHand):
    """Nothing is hidden but the order of the deck, and bids until they are opened."""

    has_sealed_bids = True

    def __init__(self, game: Game, flow: "Flow") -> None:
        self._game: Game = game
        self._flow: Flow = flow

    @property
    def game(self) -> Game:
        """Opera."""
        return self._game

    # Before the first bids.

    def layout(self, players: int, options: list[str], told_hands: Sequence[str]) -> Json:
        """Who begins, the fame ladder, the first offer and the pieces of the Century. [S2–S5]"""
        agreed = Agreement(self._flow.box, SEATS[:players], options)
        return {
            "seats": [*agreed.seats],
            "ladder": [*COMPOSERS],
            "century": len(agreed.counting_after),
            "offer": {"count": agreed.offer_size, "limit": agreed.offer_limit},
            "choices": dict.fromkeys(COMPOSERS, self._flow.box.pieces_each),
        }

    def lay_out(
        self, players: int, options: list[str], told: Reader, told_hands: Sequence[str], chance: Chance
    ) -> State:
        """The deck begins with what was drawn; the rest lies in any order. [S2–S5]"""
        told.only(LAYOUT_FIELDS)
        seats: list[Seat] = [*seats_around(told, SEATS[:players])]
        agreed = Agreement(self._flow.box, seats, options)
        ladder = _read_pieces(told.at("ladder"))
        if sorted(ladder) != list(range(LADDER)):
            raise told.at("ladder").wrong("by-hand-malformed-ladder", {"count": LADDER})
        offer, century = _read_pieces(told.at("offer")), _read_pieces(told.at("century"))
        aside = told.get("century_aside")
        discarded = [] if aside is None else _read_pieces(aside)
        if len(set(century)) != len(century) or len(century) != len(agreed.counting_after):
            raise told.at("century").wrong("by-hand-malformed-century", {"count": len(agreed.counting_after)})
        if any(composer not in century[:-1] for composer in discarded):
            raise told.at("century_aside").wrong("by-hand-malformed-century", {"count": len(agreed.counting_after)})
        drawn = [*surplus_first(offer, agreed.offer_limit), *century[:-1], *discarded, century[-1]]
        left = _left_over([self._flow.box.pieces_each] * LADDER, drawn)
        if min(left) < 0:
            raise told.at("offer").wrong("by-hand-malformed-offer", {"count": agreed.offer_size})
        rest = [composer for composer in range(LADDER) for _ in range(left[composer])]
        state = lay_out(self._flow, seats, options, ladder, drawn + shuffled(rest, chance))
        if state.drawn != len(drawn) or state.century != century:
            raise told.at("offer").wrong("by-hand-malformed-offer", {"count": agreed.offer_size})
        return state

    # Moves.

    def complete(
        self, guess: Guess, line: int, seat: int, move: str, told: list[list[str]], told_hands: Sequence[str]
    ) -> Guess | Wanted:
        """A move that ends a round wants the new offer; several, where nobody can bid in the next rounds. [E2]"""
        before = cast(OperaState, guess.state)
        offers = [[_composer(word) for word in cards] for cards in told]
        old = before.deck[before.drawn :]
        from_old, from_new = _split(offers, old, before.agreed.offer_limit)
        rest = [composer for composer, left in enumerate(_left_over(_counts(old), from_old)) for _ in range(left)]
        start = _arranged(self._game, guess, from_old + rest) if offers else guess
        played = play(self._game, start.state, seat, move, whole=True)
        result, events = start.followed_by(self._game, line, seat, played), played.events
        state = cast(OperaState, result.state)
        if state.question is SHUFFLE:
            pile = _left_over(state.discard, from_new)
            if min(pile) < 0:
                raise _wrong_offer(before)
            if len(_offers_of(events)) == len(offers) and not from_new:
                return _wanted(before, rest, pile, events)
            order = from_new + [composer for composer in range(LADDER) for _ in range(pile[composer])]
            shuffle = play(self._game, state, CHANCE, [SHUFFLE.first + composer for composer in order], whole=True)
            result, events = result.followed_by(self._game, line, CHANCE, shuffle), events + shuffle.events
            rest = order[len(from_new) :]
        elif from_new:
            raise _wrong_offer(before)
        came = _offers_of(events)
        if came[: len(offers)] != [_counts(offer) for offer in offers]:
            raise _wrong_offer(before)
        if len(came) > len(offers):
            return _wanted(before, rest, cast(OperaState, result.state).discard, events, len(offers))
        return result

    def is_secret(self, state: State, seat: int, move: str) -> bool:
        """A bid. [B1]"""
        return cast(OperaState, state).question is BID

    def has_come_out(self, guess: Guess, step: int) -> bool:
        """Bids are opened together. [B2]"""
        return any(event.kind == "bid" for later in guess.steps[step:] for event in later.events)

    def round_of(self, state: State) -> int:
        """The round."""
        return cast(OperaState, state).round

    def count(self, sheet: Reader) -> Json:
        """Counting and income of what stands in the houses, by rule. [C, I]"""
        return cast(Json, forecast_from(self._flow, score_view(self._flow, sheet)))


def surplus_first(pieces: list[int], limit: int) -> list[int]:
    """Composers of whom there are too many come first, so that the last piece drawn fills the offer. [S3]"""
    return sorted(pieces, key=lambda composer: pieces.count(composer) <= limit)


def _arranged(game: Game, guess: Guess, deck: list[int]) -> Guess:
    """The same course with what is left of the deck in this order."""
    state = game.with_undrawn(guess.state, [deck])
    shuffles = [place for place, step in enumerate(guess.steps) if step.seat == CHANCE]
    if not shuffles:
        first = cast(OperaState, guess.initial)
        drawn = len(first.deck) - first.drawn - len(deck)
        top = first.deck[first.drawn : first.drawn + drawn]
        return Guess(game.with_undrawn(first, [top + deck]), guess.steps, state, guess.claims)
    place = shuffles[-1]
    made = guess.steps[place]
    order = made.steps[: len(made.steps) - len(deck)] + [SHUFFLE.first + composer for composer in deck]
    text = SHUFFLE.spell(cast(OperaState, guess.state), CHANCE, order)
    changed = Step(made.line, made.seat, order, text, made.is_exact, made.events)
    return Guess(guess.initial, [*guess.steps[:place], changed, *guess.steps[place + 1 :]], state, guess.claims)


def _wanted(before: OperaState, deck: list[int], pile: list[int], events: list[Event], offers: int = 0) -> Wanted:
    """What the deck may hold, and the discard pile where the deck might not do."""
    left = _counts(deck)
    if len(deck) < 2 * before.agreed.offer_size:
        left = [left[composer] + pile[composer] for composer in range(LADDER)]
    places = [place for place, event in enumerate(events) if event.kind == OFFER]
    shown = events[: places[offers]] if offers < len(places) else events
    choices = {str(composer): pieces for composer, pieces in composer_bag(left).items()}
    count = min(before.agreed.offer_size, sum(left))
    return Wanted(OFFER, OFFER, count, before.agreed.offer_limit, choices, shown)


def _split(offers: list[list[int]], old: list[int], limit: int) -> tuple[list[int], list[int]]:
    """What came from the old deck, and what from the new one: the old one is used up first. [E2]"""
    from_old: list[int] = []
    from_new: list[int] = []
    left = old[:]
    for offer in offers:
        pieces = surplus_first(offer, limit)
        if len(pieces) > len(left) and left:
            for composer in left:
                if composer not in pieces:
                    raise Refusal("E2", "by-hand-old-deck-first", {"composer": COMPOSERS[composer]})
                pieces.remove(composer)
            from_old += sorted(left, key=lambda composer: offer.count(composer) <= limit)
            from_new += pieces
            left = []
        elif not left:
            from_new += pieces
        else:
            for composer in pieces:
                if composer not in left:
                    raise Refusal("E2", "by-hand-none-left", {"composer": COMPOSERS[composer]})
                left.remove(composer)
            from_old += pieces
    return from_old, from_new


def _offers_of(events: list[Event]) -> list[list[int]]:
    """The pieces that came out for each offer, those put aside too."""
    offers: list[list[int]] = []
    for event in events:
        if event.kind == OFFER:
            counts = [0] * LADDER
            for part in ("offer", "aside"):
                for name, count in cast(dict[str, int], event.details[part]).items():
                    counts[_composer(name)] += count
            offers.append(counts)
    return offers


def _wrong_offer(state: OperaState) -> Refusal:
    agreed = state.agreed
    return Refusal("E2", "by-hand-wrong-offer", {"count": agreed.offer_size, "limit": agreed.offer_limit})


def _counts(pieces: list[int]) -> list[int]:
    return [pieces.count(composer) for composer in range(LADDER)]


def _left_over(counts: list[int], taken: list[int]) -> list[int]:
    return [counts[composer] - taken.count(composer) for composer in range(LADDER)]


def _read_pieces(pieces: Reader) -> list[int]:
    return [piece.word(COMPOSERS) for piece in pieces.items()]


def _composer(word: str) -> int:
    for number, name in enumerate(COMPOSERS):
        if name == word:
            return number
    raise Malformed("cards", "malformed-unknown-word", {"value": word[:40], "known": ", ".join(COMPOSERS)})

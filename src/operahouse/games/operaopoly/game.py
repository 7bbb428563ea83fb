"""Operaopoly, as it is offered to people, bots and records."""

from typing import Final, cast

from operahouse.games.operaopoly import imagine as worlds
from operahouse.games.operaopoly import notation, position, setup, text_board, wire, wire_box, wire_events
from operahouse.games.operaopoly import preview as previews
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.by_hand import OperaopolyByHand
from operahouse.games.operaopoly.card_words import with_ids
from operahouse.games.operaopoly.closing import ranking
from operahouse.games.operaopoly.codes import OperaopolyCodes
from operahouse.games.operaopoly.components import components
from operahouse.games.operaopoly.encoding import operaopoly_shape
from operahouse.games.operaopoly.feature_extractor import OperaopolyFeatures
from operahouse.games.operaopoly.flow import FLOW, spellings
from operahouse.games.operaopoly.forecast import forecast
from operahouse.games.operaopoly.question import Question
from operahouse.games.operaopoly.reasons import FINE, NO_CARD_FOR_IT, NO_PATRON_FOR_IT, RULES
from operahouse.games.operaopoly.rulebook_blanks import rulebook_blanks
from operahouse.games.operaopoly.shuffle import spell_any_order
from operahouse.games.operaopoly.standing_orders import standing_orders
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.state_encoder import OperaopolyStateEncoder
from operahouse.games.operaopoly.view import view as view_of
from operahouse.games.operaopoly.words import DECKS, SHUFFLE
from operahouse.kernel.by_hand import ByHand
from operahouse.kernel.chance import Chance
from operahouse.kernel.codes import CodeEncoder
from operahouse.kernel.encoding import Shape
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.float_chunks import StateEncoder
from operahouse.kernel.game import Game, Json, Reference, Say, State

NO_CARD_DOES = [NO_CARD_FOR_IT, NO_PATRON_FOR_IT]
PERFORMANCE_SCENE: Final = 15_000
"""How long a last performance is looked at, in milliseconds."""


class Operaopoly(Game):
    """The game of Stephen L. Schwartz, by the figures of one box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.spellings = spellings(box)
        self.name = "operaopoly"
        self.edition = box.edition
        self.player_counts = box.player_counts

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game; there is nothing to agree on before it. [S]"""
        return setup.deal(self.box, players, chance)

    def seats(self, state: State) -> list[str]:
        """The seats in turn order from the first player."""
        return [*_operaopoly(state).agreed.seats]

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _operaopoly(state).points[:]

    def ranking(self, state: State) -> list[list[int]]:
        """From first to last; a win may be shared. [C3]"""
        return ranking(_operaopoly(state))

    def refusal(self, state: State, seat: int, option: int) -> Refusal | None:
        """The rule that refuses an option, and the figures of this moment."""
        now = _operaopoly(state)
        reason = _question(now).against(now, seat, option)
        if reason == FINE:
            return None
        rule, name = RULES[reason]
        blanks: Json = {"move": self.spellings[option], **FLOW.move_of[option].blanks(now, seat, option)}
        return Refusal(rule, f"operaopoly-refusal-{name}", blanks)

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a move is about and what it surely changes; a new deck stands for all orders of it."""
        now = _operaopoly(state)
        if now.question == SHUFFLE:
            return {}
        steps = self.expand(state, seat, move)
        return cast(Json, FLOW.move_of[steps[0]].about(now, seat, steps))

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole move surely leads to; cards drawn and bonus cards of others are left out."""
        return cast(Json, previews.preview(_operaopoly(state), seat, steps))

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """The steps of a whole move, or those left of one that is begun; ids may be typed in small letters."""
        now = _operaopoly(state)
        words = [with_ids(self.box, word) for word in text.split()]
        steps = _question(now).expand(now, words) or notation.read_stack(self.box, self.option_numbers, words)
        if not steps:
            return [self._single_step(" ".join(words))]
        begun = _question(now).begun_steps(now)
        if steps[: len(begun)] != begun:
            raise Refusal("T2", "operaopoly-refusal-move-unfinished", {"move": text[:80]})
        if not begun and now.turn == seat:
            self._explain_cards(now, seat, steps)
        return steps[len(begun) :]

    def _explain_cards(self, state: OperaopolyState, seat: int, steps: list[int]) -> None:
        """Where no card of the seat would do, say what is wrong with the one it named."""
        if FLOW.move_of[steps[0]].begins_stack and _question(state).against(state, seat, steps[0]) in NO_CARD_DOES:
            attempt = state.clone()
            attempt.step(seat, steps[0])
            refusal = self.refusal(attempt, seat, steps[1])
            if refusal is not None:
                raise refusal

    def _single_step(self, text: str) -> int:
        """A move of one step; what needs cards is not complete without them."""
        option = self.option(text)
        if FLOW.move_of[option].begins_stack:
            raise Refusal("", "operaopoly-refusal-cards-missing", {"move": text})
        return option

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make, or finish."""
        state = _operaopoly(before)
        return self._spell(_question(state).begun_steps(state) + steps)

    def _spell(self, steps: list[int]) -> str:
        return FLOW.move_of[steps[0]].spell(self.box, self.spellings[steps[0]], steps)

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every whole move of the seat; a new deck stands for all orders of it."""
        now = _operaopoly(state)
        if not now.options(seat):
            return []
        if now.question == SHUFFLE:
            return [spell_any_order(now)]
        return [self._spell(steps) for steps in notation.whole_moves(now, seat)]

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(self.box, data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_operaopoly(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know. [H1]"""
        return cast(Json, view_of(_operaopoly(state), seat, memory))

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return worlds.imagine_worlds(self.box, view, 1, chance)[0]

    def imagine_worlds(self, view: Json, count: int, chance: Chance) -> list[State]:
        """Random states that agree with a view, which is read once."""
        return worlds.imagine_worlds(self.box, view, count, chance)

    def reference(self) -> Reference:
        """The figures of the box, and the questions that may be answered beforehand."""
        orders = standing_orders(self.box, self.spellings)
        return Reference(cast(Json, components(self.box)), rulebook_blanks(self.box), orders)

    def wire_types(self) -> dict[str, object]:
        """The types of what is sent about a game."""
        return {
            **wire.WORDS,
            "View": wire.View,
            "Terms": wire.Terms,
            "Event": wire_events.Event,
            "Forecast": wire.Forecast,
            "Own": wire.Own,
            "Components": wire_box.Components,
        }

    def undrawn(self, state: State) -> list[list[int]]:
        """What is left of each deck that isn't being made anew. [H1, T5]"""
        table = _operaopoly(state)
        return [table.decks[deck][table.drawn[deck] :] for deck in _unshuffled(table)]

    def with_undrawn(self, state: State, piles: list[list[int]]) -> State:
        """The decks in another order."""
        table = _operaopoly(state).clone()
        for deck, pile in zip(_unshuffled(table), piles, strict=True):
            table.decks[deck] = [*table.decks[deck][: table.drawn[deck]], *pile]
        return table

    def by_hand(self) -> ByHand:
        """How a game on a real table is entered."""
        return OperaopolyByHand(self, self.box)

    def codes(self) -> CodeEncoder:
        """What a network looks at."""
        return OperaopolyCodes()

    def features(self) -> FeatureExtractor:
        """What a good player looks at."""
        return OperaopolyFeatures()

    def encoding(self, seats: list[str]) -> Shape:
        """A view part by part."""
        return operaopoly_shape(self.box, seats)

    def state_encoder(self, players: int) -> StateEncoder:
        """The same numbers straight from a state."""
        return OperaopolyStateEncoder(self.box, players)

    def forecast(self, view: Json) -> Json:
        """Ratings, take-overs and what each house would pay as things stand; the own bonus cards."""
        return cast(Json, forecast(self.box, view))

    def scene_time(self, events: list[Event]) -> int:
        """Every last performance."""
        return PERFORMANCE_SCENE * sum(event.kind == "performance" for event in events)

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self.box, view, say)


def _unshuffled(state: OperaopolyState) -> list[int]:
    """The decks that lie in an order; one being shuffled has none yet."""
    return [deck for deck in range(len(DECKS)) if state.question != SHUFFLE or deck != state.shuffling]


def _question(state: OperaopolyState) -> Question:
    return FLOW.questions[state.question]


def _operaopoly(state: State) -> OperaopolyState:
    if not isinstance(state, OperaopolyState):
        raise TypeError(f"not a state of Operaopoly: {type(state).__name__}")
    return state

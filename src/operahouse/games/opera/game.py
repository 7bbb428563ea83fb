"""Opera, as the house offers it to people, bots and records."""

from typing import ClassVar, Final, cast

from operahouse.games.opera import imagine as worlds
from operahouse.games.opera import position, setup, text_board, wire, wire_box, wire_events
from operahouse.games.opera.agreement import OPTIONS
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.by_hand import OperaByHand
from operahouse.games.opera.codes import OperaCodes
from operahouse.games.opera.components import components
from operahouse.games.opera.counting import ranking
from operahouse.games.opera.encoding import opera_shape
from operahouse.games.opera.feature_extractor import OperaFeatures
from operahouse.games.opera.flow import VOCABULARY, Flow, part_of
from operahouse.games.opera.forecast import forecast_from
from operahouse.games.opera.forecast import preview as preview_of
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION, RULES
from operahouse.games.opera.rulebook_blanks import rulebook_blanks
from operahouse.games.opera.shuffle import SHUFFLE
from operahouse.games.opera.standing_orders import standing_orders
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.state_encoder import OperaStateEncoder
from operahouse.games.opera.view import view as view_of
from operahouse.kernel.by_hand import ByHand
from operahouse.kernel.chance import Chance
from operahouse.kernel.codes import CodeEncoder
from operahouse.kernel.encoding import Shape
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.float_chunks import StateEncoder
from operahouse.kernel.game import Game, Json, Reference, Say, State

ROUND_SCENE: Final = 10_000
COUNTING_SCENE: Final = 20_000
"""How long the end of a round is looked at, in milliseconds."""


class Opera(Game):
    """The game of Hans van Tol, by the figures of one box."""

    table_options: ClassVar[list[str]] = [*OPTIONS]

    def __init__(self, box: Box) -> None:
        self._flow: Flow = Flow(box)
        self.spellings = self._flow.spellings
        self.name = "opera"
        self.edition = box.edition
        self.player_counts = PLAYER_COUNTS

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game. [S]"""
        return setup.deal(self._flow, players, options, chance)

    def seats(self, state: State) -> list[str]:
        """The seats clockwise from the starting seat."""
        return [*_opera(state).agreed.seats]

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _opera(state).points[:]

    def ranking(self, state: State) -> list[list[int]]:
        """From first to last; there is always one winner. [W1]"""
        return ranking(_opera(state))

    # Moves.

    def unknown_move(self, text: str) -> Refusal:
        """Why this text spells no option: house pieces are neither sold nor judged. [AS2, AC2]"""
        reasons = [part.unknown_move(text) for part in VOCABULARY]
        return next((reason for reason in reasons if reason is not None), super().unknown_move(text))

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """A whole programme or new deck in steps; any other move is a step by itself."""
        opera = _opera(state)
        words = text.split()
        long_move = _long_move(opera)
        if long_move and words and words[0] == long_move:
            return opera.question.expand(opera, seat, words[1:])
        return [self.option(" ".join(words))]

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make."""
        opera = _opera(before)
        return opera.question.spell(opera, seat, steps) if _long_move(opera) else self.spellings[steps[0]]

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of the seat; a programme stands for all programmes."""
        opera = _opera(state)
        options = opera.options(seat)
        long_move = _long_move(opera)
        return [long_move] if options and long_move else [self.spellings[option] for option in options]

    def refusal(self, state: State, seat: int, option: int) -> Refusal | None:
        """The rule that refuses an option, and the figures of this moment."""
        opera = _opera(state)
        reason = opera.question.against(opera, seat, option)
        if reason == FINE:
            return None
        rule, name = RULES[reason]
        if reason == NOT_THE_QUESTION:
            rule = opera.question.rule
        details: Json = {"move": self.spellings[option], **part_of(option).blanks(opera, option)}
        if seat >= 0:
            details |= {"level": opera.level[seat], "ducats": opera.ducats[seat]}
        return Refusal(rule, f"opera-refusal-{name}", details)

    # What people are told.

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a move is about and what it surely changes; a programme stands for all programmes."""
        opera = _opera(state)
        if _long_move(opera):
            return {}
        return cast(Json, opera.question.about(opera, seat, self.option(move)))

    def forecast(self, view: Json) -> Json:
        """Income, counting and fame as things stand, for everybody to see."""
        return cast(Json, forecast_from(self._flow, view))

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole move surely leads to before anybody else acts."""
        return cast(Json, preview_of(_opera(state), seat, steps))

    def scene_time(self, events: list[Event]) -> int:
        """The end of a round, longer with a counting round."""
        kinds = [event.kind for event in events]
        if "round" not in kinds:
            return 0
        return COUNTING_SCENE if "counting" in kinds else ROUND_SCENE

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self._flow.box, cast(wire.View, view), say)

    def reference(self) -> Reference:
        """The figures of the box, and the questions that may be answered beforehand."""
        box = self._flow.box
        return Reference(cast(Json, components(box)), rulebook_blanks(box), standing_orders(box))

    def wire_types(self) -> dict[str, object]:
        """The types of all that is sent."""
        return {
            **wire.WORDS,
            "View": wire.View,
            "Terms": wire.Terms,
            "Event": wire_events.Event,
            "Forecast": wire.Forecast,
            "Own": wire.Own,
            "Components": wire_box.Components,
        }

    # Positions, views and worlds.

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(self._flow, data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_opera(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know. [H1]"""
        return cast(Json, view_of(_opera(state), seat, memory))

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return worlds.imagine_worlds(self._flow, view, 1, chance)[0]

    def imagine_worlds(self, view: Json, count: int, chance: Chance) -> list[State]:
        """Random states that agree with a view, which is read once."""
        return worlds.imagine_worlds(self._flow, view, count, chance)

    def undrawn(self, state: State) -> list[list[int]]:
        """What is left of the deck, unless it is being made anew. [H1, E2]"""
        opera = _opera(state)
        return [] if opera.question is SHUFFLE else [opera.deck[opera.drawn :]]

    def with_undrawn(self, state: State, piles: list[list[int]]) -> State:
        """The deck in another order."""
        opera = _opera(state).clone()
        for pile in piles:
            opera.deck = [*opera.deck[: opera.drawn], *pile]
        return opera

    def by_hand(self) -> ByHand:
        """How a game on a real table is entered."""
        return OperaByHand(self, self._flow)

    def codes(self) -> CodeEncoder:
        """What a network looks at."""
        return OperaCodes()

    def features(self) -> FeatureExtractor:
        """What a good player looks at."""
        return OperaFeatures()

    def encoding(self, seats: list[str]) -> Shape:
        """A view part by part."""
        return opera_shape(self._flow.box, seats)

    def state_encoder(self, players: int) -> StateEncoder:
        """The same numbers straight from a state."""
        return OperaStateEncoder(self._flow.box, players)


def _long_move(state: OperaState) -> str:
    """The first word of a move of many steps that isn't begun; empty where a step is a whole move."""
    return "" if state.question.begun(state) else state.question.long_move


def _opera(state: State) -> OperaState:
    if not isinstance(state, OperaState):
        raise TypeError(f"not a state of Opera: {type(state).__name__}")
    return state

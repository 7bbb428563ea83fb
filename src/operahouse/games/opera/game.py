"""Opera, as the house offers it to people, bots and records."""

from operahouse.games.opera import imagine as worlds
from operahouse.games.opera import notation, position, setup, text_board
from operahouse.games.opera.agreement import OPTIONS
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.circumstances import words_of
from operahouse.games.opera.components import components
from operahouse.games.opera.counting import ranking
from operahouse.games.opera.encoding import opera_shape
from operahouse.games.opera.feature_extractor import OperaFeatures
from operahouse.games.opera.flow import OperaState, against
from operahouse.games.opera.forecast import forecast as forecast_of
from operahouse.games.opera.foreseeable import foreseeable
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION, QUESTION_RULES, RULES
from operahouse.games.opera.rulebook_figures import figures
from operahouse.games.opera.terms import preview as preview_of
from operahouse.games.opera.terms import terms
from operahouse.games.opera.view import view as view_of
from operahouse.games.opera.words import FIRST_QUESTION
from operahouse.kernel.chance import Chance
from operahouse.kernel.encoding import Shape
from operahouse.kernel.errors import Refusal
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import Game, Json, Reference, Say, State


class Opera(Game):
    """The game of Hans van Tol, by the figures of one box."""

    table_options = OPTIONS

    def __init__(self, box: Box) -> None:
        self._box: Box = box
        self.spellings = notation.spellings(box)
        self.name = "opera"
        self.edition = box.edition
        self.player_counts = PLAYER_COUNTS

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game. [S]"""
        return setup.deal(self._box, players, options, chance)

    def seats(self, state: State) -> list[str]:
        """The seats clockwise from the starting seat."""
        return _opera(state).agreed.seats

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _opera(state).points[:]

    def ranking(self, state: State) -> list[list[int]]:
        """From first to last; there is always one winner. [W1]"""
        return ranking(_opera(state))

    def refusal(self, state: State, seat: int, option: int) -> Exception | None:
        """The rule that refuses an option, and the figures of this moment."""
        opera = _opera(state)
        reason = against(opera, seat, option)
        if reason == FINE:
            return None
        rule, name = RULES[reason]
        if reason == NOT_THE_QUESTION:
            rule = QUESTION_RULES[opera.stage - FIRST_QUESTION]
        return Refusal(rule, f"opera-refusal-{name}", self._circumstances(state, seat, option))

    def _circumstances(self, state: State, seat: int, option: int) -> Json:
        """What an option speaks of, and what the seat has for it."""
        opera = _opera(state)
        details: Json = {"move": self.spellings[option], **words_of(opera, option)}
        if seat >= 0:
            details["level"] = opera.level[seat]
            details["ducats"] = opera.ducats[seat]
        return details

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a move is about and what it surely changes; a programme stands for all programmes."""
        opera = _opera(state)
        if notation.is_whole_programme(opera) or notation.is_whole_shuffle(opera):
            return {}
        return terms(opera, seat, self.option(move), self.spellings)

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole move surely leads to before anybody else acts."""
        return preview_of(_opera(state), seat, steps)

    def option(self, text: str) -> int:
        """The option so spelled; a house piece has none for being sold or judged. [AS2, AC2]"""
        notation.check_house_piece(text)
        return super().option(text)

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """A whole programme or new deck in steps; any other move is a step by itself."""
        opera = _opera(state)
        words = text.split()
        if words and words[0] == "programme" and notation.is_whole_programme(opera):
            return notation.programme_steps(opera, seat, words[1:])
        if words and words[0] == "reshuffle" and notation.is_whole_shuffle(opera):
            steps = notation.shuffle_steps(words[1:])
            if len(steps) != sum(opera.discard):
                raise Refusal(
                    "E2", "opera-refusal-shuffle-count", {"expected": sum(opera.discard), "count": len(steps)}
                )
            return steps
        return [self.option(" ".join(words))]

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make."""
        opera = _opera(before)
        if notation.is_whole_programme(opera):
            return notation.spell_programme(opera, seat, steps)
        if notation.is_whole_shuffle(opera):
            return notation.spell_shuffle(steps)
        return self.spellings[steps[0]]

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of the seat; a programme stands for all programmes."""
        opera = _opera(state)
        options = opera.options(seat)
        if options and notation.is_whole_programme(opera):
            return ["programme"]
        if options and notation.is_whole_shuffle(opera):
            return ["reshuffle"]
        return [self.spellings[option] for option in options]

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(self._box, data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_opera(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know. [H1]"""
        return view_of(_opera(state), seat, memory)

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return worlds.imagine(self._box, view, chance)

    def reference(self) -> Reference:
        """The figures of the box, and the questions that may be answered beforehand."""
        return Reference(components(self._box), figures(self._box), foreseeable(self._box))

    def features(self) -> FeatureExtractor:
        """What a good player looks at."""
        return OperaFeatures()

    def encoding(self, seats: list[str]) -> Shape:
        """A view part by part."""
        return opera_shape(self._box, seats)

    def forecast(self, view: Json) -> Json:
        """Income, counting and fame as things stand, for everybody to see."""
        return forecast_of(self._box, view)

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self._box, view, say)


def _opera(state: State) -> OperaState:
    if not isinstance(state, OperaState):
        raise TypeError(f"not a state of Opera: {type(state).__name__}")
    return state

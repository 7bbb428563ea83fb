"""Operaopoly, as the house offers it to people, bots and records."""

from operahouse.games.operaopoly import circumstances, notation, position, setup, text_board
from operahouse.games.operaopoly import imagine as worlds
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.closing import ranking
from operahouse.games.operaopoly.components import components
from operahouse.games.operaopoly.encoding import operaopoly_shape
from operahouse.games.operaopoly.feature_extractor import OperaopolyFeatures
from operahouse.games.operaopoly.flow import OperaopolyState, against
from operahouse.games.operaopoly.forecast import forecast
from operahouse.games.operaopoly.foreseeable import foreseeable
from operahouse.games.operaopoly.reasons import FINE, NO_CARD_FOR_IT, NO_PATRON_FOR_IT, RULES
from operahouse.games.operaopoly.rulebook_figures import figures
from operahouse.games.operaopoly.terms import consequences, terms
from operahouse.games.operaopoly.view import view as view_of
from operahouse.games.operaopoly.words import DECKS, SHUFFLE
from operahouse.kernel.chance import Chance
from operahouse.kernel.encoding import Shape
from operahouse.kernel.errors import Refusal
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import Game, Json, Reference, Say, State

NO_CARD_DOES = [NO_CARD_FOR_IT, NO_PATRON_FOR_IT]


class Operaopoly(Game):
    """The game of Stephen L. Schwartz, by the figures of one box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.spellings = notation.spellings(box)
        self.name = "operaopoly"
        self.edition = box.edition
        self.player_counts = box.player_counts

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game; there is nothing to agree on before it. [S]"""
        return setup.deal(self.box, players, chance)

    def seats(self, state: State) -> list[str]:
        """The seats in turn order from the first player."""
        return _operaopoly(state).agreed.seats

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _operaopoly(state).points[:]

    def ranking(self, state: State) -> list[list[int]]:
        """From first to last; a win may be shared. [C3]"""
        return ranking(_operaopoly(state))

    def refusal(self, state: State, seat: int, option: int) -> Exception | None:
        """The rule that refuses an option, and the figures of this moment."""
        table = _operaopoly(state)
        reason = against(table, seat, option)
        if reason == FINE:
            return None
        rule, name = RULES[reason]
        return Refusal(rule, f"operaopoly-refusal-{name}", self._circumstances(state, seat, option))

    def _circumstances(self, state: State, seat: int, option: int) -> Json:
        """What an option speaks of, and what the seat has for it."""
        return {"move": self.spellings[option], **circumstances.of(_operaopoly(state), seat, option)}

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a move is about and what it surely changes; a new deck stands for all orders of it."""
        table = _operaopoly(state)
        return {} if table.stage == SHUFFLE else terms(table, seat, self.expand(state, seat, move))

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole move surely leads to; cards drawn and bonus cards of others are left out."""
        return consequences(_operaopoly(state), seat, steps)

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """The steps of a whole move, or those left of one that is begun; ids may be typed in small letters."""
        table = _operaopoly(state)
        words = [notation.with_ids(self.box, word) for word in text.split()]
        if words and words[0] == "reshuffle" and table.stage == SHUFFLE:
            steps = notation.read_shuffle(self.box, table, words[1:])
        else:
            steps = notation.read_stack(self.box, self._numbers(), words)
        if not steps:
            return [self._single_step(" ".join(words))]
        begun = notation.begun_steps(table)
        if steps[: len(begun)] != begun:
            raise Refusal("T2", "operaopoly-refusal-move-unfinished", {"move": text[:80]})
        if not begun and table.turn == seat:
            self._explain_cards(table, seat, steps)
        return steps[len(begun) :]

    def _explain_cards(self, table: OperaopolyState, seat: int, steps: list[int]) -> None:
        """Where no card of the seat would do, say what is wrong with the one it named."""
        if notation.begins_stack(steps[0]) and against(table, seat, steps[0]) in NO_CARD_DOES:
            attempt = table.clone()
            attempt.step(seat, steps[0])
            refusal = self.refusal(attempt, seat, steps[1])
            if refusal is not None:
                raise refusal

    def _single_step(self, text: str) -> int:
        """A move of one step; what needs cards is not complete without them."""
        option = self.option(text)
        if notation.begins_stack(option):
            raise Refusal("", "operaopoly-refusal-cards-missing", {"move": text})
        return option

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make, or finish."""
        table = _operaopoly(before)
        whole = notation.begun_steps(table) + steps
        if table.stage == SHUFFLE:
            return notation.spell_shuffle(self.box, table, whole)
        return notation.spell_steps(self.box, self.spellings, whole)

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every whole move of the seat; a new deck stands for all orders of it."""
        table = _operaopoly(state)
        if not table.options(seat):
            return []
        if table.stage == SHUFFLE:
            return [f"reshuffle {DECKS[table.shuffling]}"]
        moves = notation.whole_moves(table, seat)
        return [notation.spell_steps(self.box, self.spellings, steps) for steps in moves]

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(self.box, data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_operaopoly(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know. [H1]"""
        return view_of(_operaopoly(state), seat, memory)

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return worlds.imagine(self.box, view, chance)

    def reference(self) -> Reference:
        """The figures of the box, and the questions that may be answered beforehand."""
        return Reference(components(self.box), figures(self.box), foreseeable(self.box, self.spellings))

    def features(self) -> FeatureExtractor:
        """What a good player looks at."""
        return OperaopolyFeatures()

    def encoding(self, seats: list[str]) -> Shape:
        """A view part by part."""
        return operaopoly_shape(self.box, seats)

    def forecast(self, view: Json) -> Json:
        """Ratings, take-overs and what each house would pay as things stand; the own bonus cards."""
        return forecast(self.box, view)

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self.box, view, say)


def _operaopoly(state: State) -> OperaopolyState:
    if not isinstance(state, OperaopolyState):
        raise TypeError(f"not a state of Operaopoly: {type(state).__name__}")
    return state

"""Opera, as the house offers it to people, bots and records."""

from operahouse.games.opera import imagine as worlds
from operahouse.games.opera import notation, position, setup, text_board, view
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.circumstances import words_of
from operahouse.games.opera.components import components
from operahouse.games.opera.counting import ranking
from operahouse.games.opera.flow import OperaState, against
from operahouse.games.opera.foreseeable import foreseeable
from operahouse.games.opera.prospects import prospects
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION, QUESTION_RULES, RULES
from operahouse.games.opera.rule_figures import figures
from operahouse.games.opera.setting import OPTIONS
from operahouse.games.opera.terms import consequences, terms
from operahouse.games.opera.words import FIRST_QUESTION
from operahouse.kernel.chance import Chance
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json, Say, State


class Opera:
    """The game of Hans van Tol, by the figures of one box."""

    def __init__(self, box: Box) -> None:
        self._box: Box = box
        self._spellings: list[str] = notation.spellings(box)
        self._numbers: dict[str, int] = {text: option for option, text in enumerate(self._spellings)}
        self.name: str = "opera"
        self.rules_version: str = "1.0"
        self.edition: str = box.edition
        self.player_counts: list[int] = PLAYER_COUNTS
        self.table_options: list[str] = OPTIONS

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game. [S]"""
        return setup.deal(self._box, players, options, chance)

    def seats(self, state: State) -> list[str]:
        """The seats clockwise from the starting seat."""
        return _opera(state).setting.seats

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _opera(state).points[:]

    def ranking(self, state: State) -> list[list[int]]:
        """From first to last; there is always one winner. [W1]"""
        return ranking(_opera(state))

    def refusal(self, state: State, seat: int, option: int) -> Exception | None:
        """The rule that refuses an option, and the figures of this moment."""
        table = _opera(state)
        reason = against(table, seat, option)
        if reason == FINE:
            return None
        rule, name = RULES[reason]
        if reason == NOT_THE_QUESTION:
            rule = QUESTION_RULES[table.stage - FIRST_QUESTION]
        return Refusal(rule, f"opera-refusal-{name}", self.circumstances(state, seat, option))

    def circumstances(self, state: State, seat: int, option: int) -> Json:
        """What an option speaks of, and what the seat has for it."""
        table = _opera(state)
        details: Json = {"move": self._spellings[option], **words_of(table, option)}
        if seat >= 0:
            details["level"] = table.level[seat]
            details["ducats"] = table.ducats[seat]
        return details

    def terms(self, state: State, seat: int, text: str) -> Json:
        """What a move is about and what it surely changes; a programme stands for all programmes."""
        table = _opera(state)
        if notation.is_whole_programme(table) or notation.is_whole_shuffle(table):
            return {}
        return terms(table, seat, self.read_option(text), self._spellings)

    def foretell(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole move surely leads to before anybody else acts."""
        return consequences(_opera(state), seat, steps)

    def vocabulary(self) -> int:
        """How many options there are in all."""
        return self._box.vocabulary

    def spell_option(self, option: int) -> str:
        """The one spelling of an option."""
        return self._spellings[option]

    def read_option(self, text: str) -> int:
        """The option so spelled."""
        if text not in self._numbers:
            notation.check_house_piece(text)
            raise Refusal("", "refusal-unknown-move", {"move": text[:80]})
        return self._numbers[text]

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """A whole programme or new deck in steps; any other move is a step by itself."""
        table = _opera(state)
        words = text.split()
        if words and words[0] == "programme" and notation.is_whole_programme(table):
            return notation.programme_steps(table, seat, words[1:])
        if words and words[0] == "reshuffle" and notation.is_whole_shuffle(table):
            steps = notation.shuffle_steps(words[1:])
            if len(steps) != sum(table.discard):
                raise Refusal(
                    "E2", "opera-refusal-shuffle-count", {"expected": sum(table.discard), "count": len(steps)}
                )
            return steps
        return [self.read_option(" ".join(words))]

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make."""
        table = _opera(before)
        if notation.is_whole_programme(table):
            return notation.spell_programme(table, seat, steps)
        if notation.is_whole_shuffle(table):
            return notation.spell_shuffle(steps)
        return self._spellings[steps[0]]

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of the seat; a programme stands for all programmes."""
        table = _opera(state)
        options = table.options(seat)
        if options and notation.is_whole_programme(table):
            return ["programme"]
        if options and notation.is_whole_shuffle(table):
            return ["reshuffle"]
        return [self._spellings[option] for option in options]

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(self._box, data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_opera(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know. [H1]"""
        return view.view(_opera(state), seat, memory)

    def imagine(self, seen: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return worlds.imagine(self._box, seen, chance)

    def components(self) -> Json:
        """What lies in the box."""
        return components(self._box)

    def figures(self) -> Json:
        """What fills the blanks of the rulebook."""
        return figures(self._box)

    def foreseeable(self) -> Json:
        """Every question of the game but those of luck, and what an answer may depend on."""
        return foreseeable(self._box)

    def prospects(self, seen: Json) -> Json:
        """Income, counting and fame as things stand, for everybody to see."""
        return prospects(self._box, seen)

    def text_board(self, seen: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self._box, seen, say)


def _opera(state: State) -> OperaState:
    if not isinstance(state, OperaState):
        raise TypeError(f"not a state of Opera: {type(state).__name__}")
    return state

"""Opera, as the house offers it to people, bots and records."""

from operahouse.games.opera import imagine as worlds
from operahouse.games.opera import notation, position, setup, text_board, view
from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.counting import ranking
from operahouse.games.opera.flow import OperaState, against, fame_composer, sale_composer
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION, QUESTION_RULES, RULES
from operahouse.games.opera.setting import OPTIONS
from operahouse.games.opera.state import hall_name
from operahouse.games.opera.words import (
    BID_OPTION,
    BUILD_OPTION,
    BUY_OPTION,
    CITIES,
    CLAIM_OPTION,
    COMPOSERS,
    DECK_OPTION,
    END_OPTION,
    FAME_OPTION,
    FIRST_QUESTION,
    HIRE_OPTION,
    KINDS,
    MOVE_OPTION,
    PARTS,
    PIECES,
    PLACE_OPTION,
    REARRANGE_OPTION,
    ROLES,
    SELL_OPTION,
)  # fmt: skip
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
        details: Json = {"move": self._spellings[option], **_words_of(table, option)}
        if seat >= 0:
            details["level"] = table.level[seat]
            details["ducats"] = table.ducats[seat]
        return details

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

    def text_board(self, seen: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it."""
        return text_board.text_board(self._box, seen, say)


def _opera(state: State) -> OperaState:
    if not isinstance(state, OperaState):
        raise TypeError(f"not a state of Opera: {type(state).__name__}")
    return state


def _words_of(table: OperaState, option: int) -> dict[str, object]:
    """What an option speaks of: a bid, a role and its fee, a composer and its fame, a part and its cost."""
    box = table.setting.box
    if option < HIRE_OPTION:
        return {"bid": option - BID_OPTION, "top": box.max_level}
    if option < END_OPTION:
        return {"role": ROLES[option - HIRE_OPTION], "fee": box.fees[option - HIRE_OPTION]}
    if BUY_OPTION <= option < REARRANGE_OPTION:
        return {"composer": COMPOSERS[option - BUY_OPTION], "price": table.fame[option - BUY_OPTION]}
    if PLACE_OPTION <= option < PLACE_OPTION + KINDS:
        return {"composer": PIECES[option - PLACE_OPTION], "hall": hall_name(table.setting, table.cursor)}
    if BUILD_OPTION <= option < MOVE_OPTION:
        kind = option - BUILD_OPTION
        cost = box.part_halls[kind] * box.ducats_per_hall
        city = kind // 2
        return {"city": CITIES[city], "part": PARTS[kind % 2], "cost": cost, "opens": table.setting.opens[city]}
    if MOVE_OPTION <= option < FAME_OPTION:
        return {"city": CITIES[option - MOVE_OPTION]}
    if FAME_OPTION <= option < CLAIM_OPTION:
        return {"composer": COMPOSERS[fame_composer(option)]}
    if DECK_OPTION <= option < SELL_OPTION:
        return {"composer": COMPOSERS[option - DECK_OPTION]}
    if option >= SELL_OPTION:
        return {"composer": COMPOSERS[sale_composer(option)], "size": table.setting.palazzo_size}
    return {}

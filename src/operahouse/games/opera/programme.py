"""The Impresario's programme: which piece plays in which hall. [AI2, AI3]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import at
from operahouse.games.opera.playing_along import may_act
from operahouse.games.opera.reasons import COMPOSER_TWICE, FINE, NO_SUCH_PIECE, NOT_THE_QUESTION
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Changes, ProgrammeTerms, RoleAsks, Terms
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    EMPTY,
    HOUSE,
    IMPRESARIO,
    KINDS,
    OTHERS_PLAY_ALONG,
    PIECES,
    UNBUILT,
    number_of,
    piece_name,
)  # fmt: skip
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

CONTENTS: Final = KINDS + 1
"""What a hall can hold: a piece, or nothing."""


class Programme(RoleQuestion):
    """What to put into each hall, one after another in board order. Its options are the pieces, and nothing. [AI2]"""

    word = "programme"
    rule = "AI2"
    size = CONTENTS
    fewest = 1
    long_move = "programme"

    def spellings(self, box: Box) -> list[str]:
        """For the next hall."""
        return [f"place {piece}" for piece in [*PIECES, "-"]]

    def answers(self, box: Box) -> list[str]:
        """Leave everything as it is."""
        return [self.long_move]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every piece that may go into the next hall, and leaving it empty. [AI2]"""
        at_hand = pieces_at_hand(state, seat) & ~state.programmed
        choices = [self.first + piece for piece in range(KINDS) if at_hand >> piece & 1]
        choices.append(self.first + EMPTY)
        return choices

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """A piece the seat still has at hand, and never two of one composer in a house. [AI2]"""
        if not self.owns(option):
            return NOT_THE_QUESTION
        piece = option - self.first
        if piece == EMPTY:
            return FINE
        if state.programmed >> piece & 1:
            return COMPOSER_TWICE
        return FINE if pieces_at_hand(state, seat) >> piece & 1 else NO_SUCH_PIECE

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """Set the next hall. With the first one all pieces come out; what is left over is stock. [AI2]"""
        piece = option - self.first
        if state.cursor == 0:
            _clear_halls(state, seat)
        if piece != EMPTY:
            state.take_from_stock(seat, piece)
            state.programmed |= 1 << piece
        state.set_hall(seat, state.cursor, piece)
        self._go_to_next_hall(state, seat)

    def _go_to_next_hall(self, state: OperaState, seat: int) -> None:
        box = state.agreed.box
        first = seat * box.slots
        slot = state.cursor + 1
        while slot < box.slots and state.halls[first + slot] == UNBUILT:
            slot += 1
        if slot == box.slots:
            _finish(state, seat)
            return
        if box.slot_city[slot] != box.slot_city[state.cursor]:
            state.programmed = 0
        state.cursor = slot
        state.choices = self.choices(state, seat)

    def about(self, state: OperaState, seat: int, option: int) -> Terms:
        """The piece and the hall; an empty hall has no terms."""
        if option == self.first + EMPTY:
            none: Changes = {}
            return none
        return self._words(state, option)

    def blanks(self, state: OperaState, option: int) -> Json:
        """The piece and the hall."""
        return {} if option == self.first + EMPTY else {**self._words(state, option)}

    def _words(self, state: OperaState, option: int) -> ProgrammeTerms:
        return {"composer": PIECES[option - self.first], "hall": state.agreed.box.hall_name(state.cursor)}

    # The whole programme as one move.

    def begun(self, state: OperaState) -> bool:
        """Whether a hall is set."""
        return state.cursor > 0

    def expand(self, state: OperaState, seat: int, words: list[str]) -> list[int]:
        """One step for each hall; houses not named keep what they have. [AI2]"""
        first = seat * state.agreed.box.slots
        plan = state.halls[first : first + state.agreed.box.slots]
        named: list[int] = []
        for word in words:
            city, pieces = _read_house(state, seat, word)
            if city in named:
                raise Refusal("AI2", "opera-refusal-city-twice", {"city": CITIES[city]})
            named.append(city)
            for index, piece in enumerate(pieces):
                plan[state.agreed.box.first_slot[city] + index] = piece
        return [self.first + piece for piece in plan if piece != UNBUILT]

    def spell(self, state: OperaState, seat: int, steps: list[int]) -> str:
        """The houses that change, in board order: programme wien=verdi,- ."""
        words = [self.long_move]
        done = 0
        for city in range(CITY_COUNT):
            before = state.house(seat, city)
            after = [step - self.first for step in steps[done : done + len(before)]]
            done += len(before)
            if after != before:
                words.append(f"{CITIES[city]}=" + ",".join(piece_name(piece) or "-" for piece in after))
        return " ".join(words)

    # In positions.

    def role_asks(self, state: OperaState, role: int) -> bool:
        """The Impresario alone."""
        return role == IMPRESARIO

    def may_be_asked(self, state: OperaState, seat: int) -> bool:
        """The hirer, and whoever may play along. [A3]"""
        return may_act(state, seat)

    def written(self, state: OperaState) -> RoleAsks:
        """With the hall that is next."""
        asks = super().written(state)
        if state.cursor:
            asks["cursor"] = state.cursor
        return asks

    def read_cursor(self, state: OperaState, cursor: Reader) -> None:
        """The pieces already put into the house at hand follow from its halls."""
        box = state.agreed.box
        state.cursor = cursor.integer(1, box.slots - 1)
        if state.hall(state.turn, state.cursor) == UNBUILT:
            raise cursor.wrong("opera-malformed-pending", {})
        for slot in range(box.first_slot[box.slot_city[state.cursor]], state.cursor):
            piece = state.hall(state.turn, slot)
            if piece <= HOUSE:
                state.programmed |= 1 << piece


PROGRAMME: Final = Programme()


def ask_to_programme(state: OperaState, seat: int) -> None:
    """The seat may put its pieces into its halls as it likes. [AI2, AI3]"""
    state.cursor = 0
    state.programmed = 0
    state.ask(seat, PROGRAMME, PROGRAMME.choices(state, seat))


def pieces_at_hand(state: OperaState, seat: int) -> int:
    """Pieces (as bits) in stock and, until the first hall is set and all come out, in the halls. [AI2]"""
    pieces = 0
    for piece in range(KINDS):
        if state.stock[seat * KINDS + piece] > 0:
            pieces |= 1 << piece
    if state.cursor == 0:
        first = seat * state.agreed.box.slots
        for hall in range(first, first + state.agreed.box.slots):
            pieces |= 1 << state.halls[hall]
    return pieces


def _clear_halls(state: OperaState, seat: int) -> None:
    first = seat * state.agreed.box.slots
    for place in range(first, first + state.agreed.box.slots):
        piece = state.halls[place]
        if piece < EMPTY:
            state.put_in_stock(seat, piece)
            state.halls[place] = EMPTY


def _finish(state: OperaState, seat: int) -> None:
    state.cursor = 0
    state.programmed = 0
    if state.log is not None:
        houses: dict[str, object] = {}
        for city in range(CITY_COUNT):
            halls = state.house(seat, city)
            if halls:
                houses[CITIES[city]] = [piece_name(piece) for piece in halls]
        state.tell("programmed", seat, "AI2", {"houses": houses}, at(state.place("houses", seat)))
    state.phase = OTHERS_PLAY_ALONG


def _read_house(state: OperaState, seat: int, word: str) -> tuple[int, list[int]]:
    """The city and the new content of one house: wien=verdi,- ."""
    name, equals, content = word.partition("=")
    if not equals or name not in CITIES:
        raise Refusal("AI2", "opera-refusal-programme-word", {"word": word})
    city = number_of(name, CITIES)
    halls = state.built[seat * CITY_COUNT + city]
    if halls == 0:
        raise Refusal("AI2", "opera-refusal-no-house", {"city": name})
    pieces = [_read_piece(text) for text in content.split(",")]
    if len(pieces) != halls:
        details: dict[str, object] = {"city": name, "halls": halls, "count": len(pieces)}
        raise Refusal("AI2", "opera-refusal-hall-count", details)
    return city, pieces


def _read_piece(text: str) -> int:
    if text == "-":
        return EMPTY
    if text not in PIECES:
        raise Refusal("AI2", "opera-refusal-unknown-piece", {"piece": text})
    return number_of(text, PIECES)

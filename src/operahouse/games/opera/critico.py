"""The Critico: move a composer on the fame ladder. [AC]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import at
from operahouse.games.opera.playing_along import STOP
from operahouse.games.opera.question import changes, tried
from operahouse.games.opera.reasons import FINE, NOT_PERFORMED, NOT_THE_QUESTION, OFF_THE_LADDER
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Terms
from operahouse.games.opera.words import CITY_COUNT, COMPOSERS, CRITICO, INITIATIVE, LADDER, MAESTRO, NOWHERE
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json

LONGEST_REACH: Final = 2
"""The vocabulary has room for as many levels."""
CHANGES: Final = 2 * LONGEST_REACH
"""Of each composer: up by one, by two, down by one, by two."""
CRITIQUES: Final = LADDER * CHANGES


class Critique(RoleQuestion):
    """Whose fame to change, and by how much. Options run over composers, then over changes. [AC1]"""

    word = "critique"
    rule = "AC1"
    size = CRITIQUES

    def spellings(self, box: Box) -> list[str]:
        """Raise or lower each composer."""
        levels = range(1, LONGEST_REACH + 1)
        return [f"{verb} {name} {by}" for name in COMPOSERS for verb in ("raise", "lower") for by in levels]

    def unknown_move(self, text: str) -> Refusal | None:
        """A house composer stands on no ladder. [AC2]"""
        judged = text.startswith(("raise house", "lower house"))
        return Refusal("AC2", "opera-refusal-house-composer-judged", {}) if judged else None

    def answers(self, box: Box) -> list[str]:
        """As far as the Critico reaches in this box."""
        levels = range(1, box.critico_reach + 1)
        return ["stop", *[f"{verb} {name} {by}" for name in COMPOSERS for verb in ("raise", "lower") for by in levels]]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every change of fame, and changing nothing. [AC1]"""
        performed = composers_performed(state, state.figures[CRITICO - MAESTRO])
        choices: list[int] = []
        for number in range(CRITIQUES):
            composer = number // CHANGES
            if performed >> composer & 1 and _against_change(state, composer, _change(number)) == FINE:
                choices.append(self.first + number)
        choices.append(STOP.first)
        return choices

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """Only a composer performed in the city of the Critico can be chosen. [AC1]"""
        if not self.owns(option):
            return FINE if option == STOP.first else NOT_THE_QUESTION
        composer = (option - self.first) // CHANGES
        if not composers_performed(state, state.figures[CRITICO - MAESTRO]) >> composer & 1:
            return NOT_PERFORMED
        return _against_change(state, composer, _change(option - self.first))

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """Change a composer's fame, or nothing. [AC1]"""
        if option != STOP.first:
            change_fame(state, (option - self.first) // CHANGES, _change(option - self.first))
        state.phase = INITIATIVE

    def about(self, state: OperaState, seat: int, option: int) -> Terms:
        """The composer's level before and after."""
        if option == STOP.first:
            return super().about(state, seat, option)
        composer = (option - self.first) // CHANGES
        after = tried(state, seat, option)
        changed = changes(state, after, seat)
        return {"composer": COMPOSERS[composer], "fame": after.fame[composer], "from": state.fame[composer], **changed}

    def blanks(self, state: OperaState, option: int) -> Json:
        """The composer."""
        return {"composer": COMPOSERS[(option - self.first) // CHANGES]}

    def role_asks(self, state: OperaState, role: int) -> bool:
        """The Critico, once its figure stands in a city."""
        return role == CRITICO and state.figures[CRITICO - MAESTRO] != NOWHERE


CRITIQUE: Final = Critique()


def ask_for_critique(state: OperaState, seat: int) -> None:
    """The hirer is asked if a composer can be moved. [AC1]"""
    choices = CRITIQUE.choices(state, seat)
    if len(choices) > 1:
        state.ask(seat, CRITIQUE, choices)


def composers_performed(state: OperaState, city: int) -> int:
    """The ladder composers (as bits) performed in any seat's house in a city. [AC1, AC2]"""
    performed = 0
    for seat in range(state.agreed.players):
        if state.built[seat * CITY_COUNT + city]:
            for piece in state.house(seat, city):
                if piece < LADDER:
                    performed |= 1 << piece
    return performed


def _change(number: int) -> int:
    """By how many levels, below 0 for down."""
    change = number % CHANGES
    return change + 1 if change < LONGEST_REACH else LONGEST_REACH - 1 - change


def _against_change(state: OperaState, composer: int, change: int) -> int:
    """By one or two levels, within the ladder. [AC1]"""
    if abs(change) > state.agreed.box.critico_reach:
        return OFF_THE_LADDER
    return FINE if 1 <= state.fame[composer] + change <= LADDER else OFF_THE_LADDER


def change_fame(state: OperaState, composer: int, change: int) -> None:
    """The composer moves; each composer it passes moves one level the other way. [AC1]"""
    before = state.fame[composer]
    after = before + change
    for other in range(LADDER):
        if before < state.fame[other] <= after:
            set_fame(state, other, state.fame[other] - 1, "AC1")
        elif after <= state.fame[other] < before:
            set_fame(state, other, state.fame[other] + 1, "AC1")
    set_fame(state, composer, after, "AC1")


def set_fame(state: OperaState, composer: int, level: int, rule: str) -> None:
    """Put a composer onto a level of the ladder. [S1]"""
    if state.log is not None:
        name = COMPOSERS[composer]
        change: dict[str, object] = {"composer": name, "fame": level, "from": state.fame[composer]}
        state.tell("fame", -1, rule, change, at(f"ladder.{name}"))
    state.fame[composer] = level

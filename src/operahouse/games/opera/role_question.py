"""What the questions of all roles have in common: who is asked in a role, written and read in positions. [A7]"""

from operahouse.games.opera.question import Question
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Asks, RoleAsks
from operahouse.games.opera.words import MAESTRO, ROLES, UNHIRED, RoleQuestionWord
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

FIELDS = ["question", "seat", "role", "done", "asked", "cursor"]


class RoleQuestion(Question):
    """A question of a role that was hired."""

    word: RoleQuestionWord = "buy"
    fewest = 2

    def role_asks(self, state: OperaState, role: int) -> bool:
        """Whether this role asks the question, with its figure where it stands."""
        return False

    def may_be_asked(self, state: OperaState, seat: int) -> bool:
        """Whether the seat can be asked: the hirer, unless the role says otherwise. [A6]"""
        return state.hired[state.role] == seat

    def asks(self, state: OperaState, seat: int) -> Asks:
        """Everybody sees who is asked, in which role, and who had their say."""
        return self.written(state)

    def written(self, state: OperaState) -> RoleAsks:
        """The question, and how far its answer has come."""
        names = state.agreed.seats
        return {
            "question": self.word,
            "seat": names[state.turn],
            "role": ROLES[state.role],
            "done": state.done,
            "asked": [name for seat, name in enumerate(names) if state.been_asked >> seat & 1],
        }

    def pending(self, state: OperaState) -> Json:
        """Just what everybody sees."""
        return {**self.written(state)}

    def read(self, state: OperaState, pending: Reader) -> None:
        """Role, seat and all are checked: nobody is asked whom the rules wouldn't ask."""
        pending.only(FIELDS)
        self._read_role(state, pending.at("role"))
        actions = state.agreed.box.actions[state.role] if state.role < MAESTRO else 0
        state.done = pending.at("done").integer(0, actions)
        seat = pending.at("seat").word(state.agreed.seats)
        _read_asked(state, seat, pending.at("asked"))
        if not self.may_be_asked(state, seat):
            raise pending.at("seat").wrong("opera-malformed-pending", {})
        state.ask(seat, self, [])
        cursor = pending.get("cursor")
        if cursor is not None:
            self.read_cursor(state, cursor)

    def _read_role(self, state: OperaState, role: Reader) -> None:
        """A role that was hired and asks this question."""
        state.role = role.word(ROLES)
        if state.hired[state.role] == UNHIRED or not self.role_asks(state, state.role):
            raise role.wrong("opera-malformed-pending", {})

    def read_cursor(self, state: OperaState, cursor: Reader) -> None:
        """Only a programme has one."""
        cursor.integer(1, state.agreed.box.slots - 1)
        raise cursor.wrong("opera-malformed-pending", {})


def _read_asked(state: OperaState, seat: int, asked: Reader) -> None:
    """The seats that had their say in this role, the one asked now and the hirer among them. [A7]"""
    for item in asked.items():
        bit = 1 << item.word(state.agreed.seats)
        if state.been_asked & bit:
            raise item.wrong("malformed-twice", {"value": item.text()})
        state.been_asked |= bit
    if not state.been_asked >> seat & 1 or not state.been_asked >> state.hired[state.role] & 1:
        raise asked.wrong("opera-malformed-pending", {})

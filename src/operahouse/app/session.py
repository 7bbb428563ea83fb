"""A game of people and bots at one table, without any input or output."""

from operahouse.bots.bot import Bot
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import choose_at_random, play
from operahouse.kernel.record import Recorder


class Moment:
    """One whole move: who made it from which state, its steps, and what happened."""

    __slots__ = ("before", "events", "seat", "steps")

    def __init__(self, before: State, seat: int, steps: list[int], events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.steps = steps
        self.events = events

    def reveals(self) -> bool:
        """Whether it showed something that was hidden."""
        return any(event.reveals for event in self.events)


class Session:
    """The state of the game and the moments that led to it. Seats without a bot belong to people."""

    def __init__(self, game: Game, state: State, options: list[str], bots: dict[int, Bot], chance: Chance) -> None:
        self.game = game
        self.state = state
        self.moments: list[Moment] = []
        self._start = state
        self._options = options
        self._bots = bots
        self._chance = chance

    def people_to_act(self) -> list[int]:
        """The people who owe an answer now."""
        return [seat for seat in self.state.to_act() if not self._moves_by_itself(seat)]

    def let_others_move(self) -> None:
        """Bots and luck move until only people are asked, or the game is over."""
        while movers := [seat for seat in self.state.to_act() if self._moves_by_itself(seat)]:
            self._move(movers[0])

    def play(self, seat: int, text: str) -> None:
        """Make a person's move; a Refusal leaves everything as it was."""
        before = self.state
        played = play(self.game, before, seat, text)
        self.state = played.state
        self.moments.append(Moment(before, seat, played.steps, played.events))

    def undo(self, seat: int) -> None:
        """Take back the last move, if that seat made it and it revealed nothing."""
        if not any(moment.seat == seat for moment in self.moments):
            raise OperahouseError("app-undo-nothing", {})
        last = self.moments[-1]
        if last.seat != seat:
            raise OperahouseError("app-undo-others", {})
        if last.reveals():
            raise OperahouseError("app-undo-revealed", {})
        self.state = self.moments.pop().before

    def events(self) -> list[Event]:
        """Everything that happened since the deal."""
        return [event for moment in self.moments for event in moment.events]

    def record(self, names: dict[str, str], started: str) -> Json:
        """The game so far as a record."""
        recorder = Recorder(self.game, self._start, self._options)
        for moment in self.moments:
            recorder.note(moment.before, moment.seat, moment.steps)
        return recorder.record(self.state, names, started)

    def _moves_by_itself(self, seat: int) -> bool:
        return seat == CHANCE or seat in self._bots

    def _move(self, seat: int) -> None:
        """One whole move of a bot or of luck, step by step."""
        before = self.state
        after = before.clone()
        events: list[Event] = []
        after.log = events
        steps: list[int] = []
        while not steps or after.within_move():
            steps.append(self._choose(after, seat))
            after.step(seat, steps[-1])
        after.log = None
        self.state = after
        self.moments.append(Moment(before, seat, steps, events))

    def _choose(self, state: State, seat: int) -> int:
        """A bot chooses by its own view and nothing else."""
        if seat == CHANCE:
            return choose_at_random(state, seat, self._chance)
        return self._bots[seat].choose(decision_of(self.game, state, seat), self._chance)

"""The clocks of a match: whose clock runs, and how much time a decision adds."""

from typing import TYPE_CHECKING

from operahouse.kernel.chance import Generator
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, SPECTATOR, Game, State
from operahouse.table.time_control import DAY, LONGEST_SCENE, DecisionSizes, TimeControl

if TYPE_CHECKING:
    from operahouse.table.match import Match


class Clock:
    """The time each seat has left, and since when its clock runs. Several clocks may run at once."""

    def __init__(self, time_control: TimeControl, left: dict[str, int], running_since: dict[str, int]) -> None:
        """Takes copies, so that the clock of another match can be given."""
        self.time_control = time_control
        self.left = left.copy()
        self.running_since = running_since.copy()

    def start(self, seat: str, at: int) -> None:
        """The seat has to decide, from now on or, while something is shown, from a moment to come."""
        if self.time_control.kind != "none":
            self.running_since[seat] = at

    def stop(self, seat: str, at: int) -> None:
        """The seat has decided, or no longer has to."""
        if seat in self.running_since:
            self.left[seat] = self.remaining(seat, at)
            del self.running_since[seat]

    def add_time(self, seat: str, size: int) -> int:
        """Time for a decision between so many options. Returns how much more there is now."""
        before = self.left[seat]
        if self.time_control.kind == "slow":
            self.left[seat] = self.time_control.days * DAY
        else:
            self.left[seat] += self.time_control.increment + self.time_control.per_option * (size - 1)
        return self.left[seat] - before

    def ensure_one_decision(self, seat: str) -> None:
        """Somebody who comes back has time for one decision, but gains nothing by going and coming."""
        before = self.left[seat]
        self.left[seat] = 0
        self.add_time(seat, 1)
        self.left[seat] = max(before, self.left[seat])

    def remaining(self, seat: str, at: int) -> int:
        """The time a seat has left then, never less than 0."""
        return max(0, self.left[seat] - max(0, at - self.running_since.get(seat, at)))

    def still_for(self, seat: str, at: int) -> int:
        """How long the seat's clock still stands because something is shown first."""
        return max(0, self.running_since.get(seat, at) - at)

    def has_run_out(self, seat: str, at: int) -> bool:
        """Whether the seat's clock runs and has no time left."""
        return seat in self.running_since and self.remaining(seat, at) == 0


def update_clocks(
    match: "Match", at: int, sizes: DecisionSizes | None = None, decided: str = "", scene: int = 0
) -> dict[str, int]:
    """Stop the clocks of seats that have decided or no longer have to, and start those of seats that now do.

    With `sizes` there are new decisions, and each adds time. Clocks start when the `scene` is over, so many
    milliseconds later, for everybody at the same moment. Returns how much time each seat was given.
    """
    granted: dict[str, int] = {}
    clock = match.clock
    if clock.time_control.kind == "none":
        return granted
    deciding = [seat for seat in match.awaited if seat in match.present]
    for seat in list(clock.running_since):
        if seat not in deciding or seat == decided:
            clock.stop(seat, at)
    for seat in deciding:
        if seat not in clock.running_since:
            if sizes is not None:
                granted[seat] = clock.add_time(seat, sizes.get(seat, 1))
            clock.start(seat, at + scene)
    return granted


def scene_time(game: Game, events: list[Event]) -> int:
    """How long the clocks stand still for what these events show.

    It goes into the log too, because a later version might show something else.
    """
    return min(LONGEST_SCENE, game.scene_time(events))


def decision_sizes(match: "Match", state: State, decided: str = "") -> DecisionSizes:
    """How big the decisions are that this state newly asks of people, that seat among them. Live clocks need it.

    The sizes go into the log, because a later version might imagine another world to count them in.
    """
    names = match.game.seats(state)
    still_waiting = [seat for seat in match.awaited if seat != decided]
    return {
        names[number]: decision_size(match.game, state, number)
        for number in state.to_act()
        if number != CHANCE and names[number] in match.present and names[number] not in still_waiting
    }


def decision_size(game: Game, state: State, seat: int) -> int:
    """How many options a spectator would expect the seat to have.

    Counted in a world imagined from what everybody sees. The true number may depend on a hidden hand, and everybody
    sees the clocks.
    """
    world = game.imagine(game.view(state, SPECTATOR), Generator(0))
    return max(1, len(world.options(seat)))

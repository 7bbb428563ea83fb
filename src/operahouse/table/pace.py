"""How long anybody may think: agreed before the match, counted by running clocks."""

from dataclasses import dataclass

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, Game, Json, State
from operahouse.kernel.reading import Reader

SECOND = 1000
"""Time is counted in whole milliseconds."""
DAY = 24 * 60 * 60 * SECOND
PACES = ["none", "live", "slow"]
LONGEST_DAYS = 60
Sizes = dict[str, int]
"""How many options each seat that is asked has, as everybody may guess."""


@dataclass(frozen=True, slots=True)
class Pace:
    """No clock; a bank of time and a grant for each decision; or days for each decision."""

    kind: str = "none"
    bank: int = 0
    """Live: what everybody has at the start."""
    grant: int = 0
    """Live: what every decision adds."""
    each: int = 0
    """Live: what it adds for every option beyond the first."""
    days: int = 0
    """Slow: for each decision; what is left of them is not saved up."""

    def to_json(self) -> Json:
        """The pace with what belongs to its kind."""
        if self.kind == "live":
            return {"kind": "live", "bank": self.bank, "grant": self.grant, "each": self.each}
        return {"kind": "slow", "days": self.days} if self.kind == "slow" else {"kind": "none"}


def read_pace(reader: Reader) -> Pace:
    """A pace that makes sense."""
    kind = PACES[reader.at("kind").word(PACES)]
    if kind == "live":
        reader.only(["kind", "bank", "grant", "each"])
        bank, grant, each = [reader.at(name).integer(0, DAY) for name in ("bank", "grant", "each")]
        return Pace("live", bank, grant, each)
    if kind == "slow":
        reader.only(["kind", "days"])
        return Pace("slow", days=reader.at("days").integer(1, LONGEST_DAYS))
    reader.only(["kind"])
    return Pace()


class Clock:
    """What each seat has left, and since when it is being asked. Seats asked at the same time run side by side."""

    def __init__(self, pace: Pace, seats: list[str]) -> None:
        self.pace = pace
        self.left = dict.fromkeys(seats, pace.bank)
        self.since: dict[str, int] = {}

    def clone(self) -> "Clock":
        """An independent copy."""
        twin = Clock(self.pace, [])
        twin.left = self.left.copy()
        twin.since = self.since.copy()
        return twin

    def start(self, seat: str, at: int) -> None:
        """The seat is asked."""
        if self.pace.kind != "none":
            self.since[seat] = at

    def stop(self, seat: str, at: int) -> None:
        """The seat has answered, or is no longer asked."""
        if seat in self.since:
            self.left[seat] = self.remaining(seat, at)
            del self.since[seat]

    def give(self, seat: str, size: int) -> int:
        """Time for a decision of that size; returns how much more there is now."""
        before = self.left[seat]
        if self.pace.kind == "slow":
            self.left[seat] = self.pace.days * DAY
        else:
            self.left[seat] += self.pace.grant + self.pace.each * (size - 1)
        return self.left[seat] - before

    def remaining(self, seat: str, at: int) -> int:
        """What the seat has left at that time, never less than nothing."""
        return max(0, self.left[seat] - max(0, at - self.since.get(seat, at)))

    def has_run_out(self, seat: str, at: int) -> bool:
        """Whether the seat is being asked and has no time left."""
        return seat in self.since and self.remaining(seat, at) == 0

    def next_deadline(self) -> int | None:
        """When the first of the clocks runs out."""
        if not self.since:
            return None
        return min([at + self.left[seat] for seat, at in self.since.items()])


def size_of_decision(game: Game, state: State, seat: int) -> int:
    """How many options a spectator would expect that seat to have.

    Counted in a world imagined from what everybody sees: the true number may depend on a hidden hand, and clocks
    are open to all.
    """
    world = game.imagine(game.view(state, SPECTATOR), Generator(0))
    return max(1, len(world.options(seat)))

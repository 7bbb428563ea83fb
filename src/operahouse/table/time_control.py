"""How much time players have: agreed before the match starts."""

from dataclasses import dataclass

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

SECOND = 1000
"""Time is counted in whole milliseconds."""
DAY = 24 * 60 * 60 * SECOND
KINDS = ["none", "live", "slow"]
LONGEST_DAYS = 60
LONGEST_SCENE = 20 * SECOND
"""Clocks never stand still longer for what is shown."""
DecisionSizes = dict[str, int]
"""For each seat that has to decide, how many options everybody can tell it has."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """`none`: no clock. `live`: a time bank and an increment for each decision. `slow`: days for each decision."""

    kind: str = "none"
    bank: int = 0
    """Live: what everybody starts with."""
    increment: int = 0
    """Live: what every decision adds."""
    per_option: int = 0
    """Live: what a decision adds for every option beyond the first."""
    days: int = 0
    """Slow: for each decision. Time left over is not saved up."""

    def to_json(self) -> Json:
        """The time control as stored and sent, with the fields of its kind."""
        if self.kind == "live":
            return {"kind": "live", "bank": self.bank, "grant": self.increment, "each": self.per_option}
        return {"kind": "slow", "days": self.days} if self.kind == "slow" else {"kind": "none"}


def read_time_control(reader: Reader) -> TimeControl:
    """A time control from JSON. Raises Malformed if it makes no sense."""
    kind = KINDS[reader.at("kind").word(KINDS)]
    if kind == "live":
        reader.only(["kind", "bank", "grant", "each"])
        bank, increment, per_option = [reader.at(name).integer(0, DAY) for name in ("bank", "grant", "each")]
        return TimeControl("live", bank, increment, per_option)
    if kind == "slow":
        reader.only(["kind", "days"])
        return TimeControl("slow", days=reader.at("days").integer(1, LONGEST_DAYS))
    reader.only(["kind"])
    return TimeControl()

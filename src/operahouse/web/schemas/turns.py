"""Games that wait for me."""

from pydantic import Field

from operahouse.web.schemas.base import Schema
from operahouse.web.schemas.tables import TableSummary


class Turn(Schema):
    """A game that waits for my answer."""

    table: TableSummary
    until: int | None = Field(description="When time runs out there; null without a clock")


class Turns(Schema):
    """The games that wait for me: where time runs out first, then those without a clock, the longest waiting first."""

    turns: list[Turn]

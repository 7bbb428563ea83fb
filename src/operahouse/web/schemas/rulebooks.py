"""Rulebooks and their drawings."""

from pydantic import Field

from operahouse.kernel.game import Json
from operahouse.web.schemas.base import Schema


class RuleNote(Schema):
    """A remark on a rule: our ruling, an option, where figures come from, or how editions differ."""

    kind: str
    text: str


class RuleDrawing(Schema):
    """A position that illustrates a rule. The client fetches it by name and draws it with the game's table."""

    name: str
    part: str = Field(description="Which part of the table is drawn")
    caption: str
    alt: str = Field(description="A text alternative for the drawing")


class RuleInfo(Schema):
    """One rule. Its number is its anchor everywhere."""

    number: str
    text: str
    notes: list[RuleNote]
    drawings: list[RuleDrawing]


class RulebookSection(Schema):
    """The rules whose numbers begin with the same letters."""

    letters: str
    title: str
    rules: list[RuleInfo]


class RulebookPage(Schema):
    """A rulebook in one language, in order."""

    game: str
    language: str
    title: str
    introduction: str
    sections: list[RulebookSection]
    synonyms: dict[str, list[str]] = Field(description="Words that readers also look for, and how the book says it")


class Picture(Schema):
    """What a drawing of a rulebook shows: who looks, their view, and what follows from it."""

    part: str
    focus: str = Field(description="The seat, house or composer drawn, where not all are")
    seat: str = Field(description="Who looks; empty for a spectator")
    view: Json
    forecast: Json

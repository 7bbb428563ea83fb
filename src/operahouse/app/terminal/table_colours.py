"""The colours of the full-screen table: seats in their own colour, headings and figures set off."""

import re

from rich.text import Text
from textual.theme import Theme

from operahouse.app.terminal.table_session import TableState
from operahouse.app.texts import Texts

THEME = Theme(
    name="operahouse",
    primary="#c9a227",
    secondary="#8c2f39",
    accent="#e0bb4d",
    foreground="#efe6d5",
    background="#17110f",
    surface="#1e1714",
    panel="#2a201b",
    success="#7fa650",
    warning="#d98e32",
    error="#d9534f",
)
SEAT_COLOURS = {
    "red": "#f2545b",
    "blue": "#62a8ea",
    "yellow": "#f0d048",
    "green": "#7cc36a",
    "purple": "#bb86e0",
    "orange": "#f29a4a",
}
OTHER_SEATS = ["#f2545b", "#62a8ea", "#f0d048", "#7cc36a", "#bb86e0", "#f29a4a"]
FIGURE = re.compile(r"(?<![\w.])[+-]?\d+(?:[.,]\d+)?(?![\w])")
GAIN, LOSS = re.compile(r"(?<!\S)\+\d\S*"), re.compile(r"(?<!\S)-\d\S*")
LABEL = re.compile(r"^[^\s:][^:\n]*:", re.MULTILINE)
GOLD = "#e0bb4d"


def seat_colour(seat: str, number: int) -> str:
    """The colour of a seat by its name; of a seat with another name, by its place."""
    return SEAT_COLOURS.get(seat, OTHER_SEATS[number % len(OTHER_SEATS)])


def heading(texts: Texts, game: str, state: TableState) -> Text:
    """The game, and who sits at the table; who has to decide is marked."""
    line = Text(f" {texts.say(f'client-game-{game}', {})} ", style=f"bold {GOLD}")
    for number, seat in enumerate(state.seats):
        mark = "▶ " if seat.asked else "  "
        line.append(f"  {mark}{seat.label}", style=("bold " if seat.asked else "") + seat_colour(seat.seat, number))
    return line


def coloured(texts: Texts, state: TableState, lines: list[str]) -> Text:
    """Lines with seats, labels and figures in colour."""
    text = Text("\n".join(lines))
    text.highlight_regex(LABEL, style=f"bold {GOLD}")
    text.highlight_regex(FIGURE, style="bold")
    text.highlight_regex(GAIN, style="#7fa650")
    text.highlight_regex(LOSS, style="#f2545b")
    for number, seat in enumerate(state.seats):
        name = texts.find(f"seat-{seat.seat}", {}) or seat.seat
        text.highlight_regex(rf"\b{re.escape(name)}\b", style=f"bold {seat_colour(seat.seat, number)}")
    return text

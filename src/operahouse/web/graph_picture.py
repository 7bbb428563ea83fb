"""The picture that messengers show beside a link to a game: everybody's chances from the deal to the result.

A PNG of 256 colours, drawn column by column and written by hand, so that no library is needed.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 54
FRAME: Final = 6
TALL: Final = HEIGHT - 2 * (MARGIN + FRAME)
RESULT: Final = 48
"""The width of the result, at the right of the graph."""
LINE_WIDTH: Final = 3
SMOOTH: Final = 8
"""Shades between two neighbouring colours, where an edge lies within a pixel."""
Colour = tuple[int, int, int]
HOUSE: Final[Colour] = (0x3D, 0x0C, 0x16)
FRAME_COLOUR: Final[Colour] = (0xD4, 0xAB, 0x52)
EMPTY: Final[Colour] = (0x2A, 0x1A, 0x1F)
LINE: Final[Colour] = (0xF2, 0xD4, 0x8A)
SEATS: Final[dict[str, Colour]] = {
    "red": (0xD9, 0x50, 0x4A),
    "blue": (0x5B, 0x93, 0xE0),
    "yellow": (0xED, 0xC6, 0x3D),
    "green": (0x58, 0xB4, 0x6C),
    "purple": (0xA5, 0x7B, 0xD0),
    "orange": (0xEE, 0x9A, 0x4A),
}
"""As in the client's tokens, in evening light."""
OTHER_SEATS: Final[list[Colour]] = list(SEATS.values())


def draw_graph(seats: Sequence[str], course: Sequence[Sequence[float]], lines: Sequence[int]) -> bytes:
    """Shares of winning, stacked, one step a moment, with the result at the right; gold lines at some moments.

    The first seat lies at the bottom.
    """
    palette = Palette()
    colours = [SEATS.get(seat, OTHER_SEATS[at % len(OTHER_SEATS)]) for at, seat in enumerate(seats)]
    left = MARGIN + FRAME
    right = WIDTH - left - RESULT - FRAME
    gold = {_column_of(moment, len(course), left, right) + wide for moment in lines for wide in range(LINE_WIDTH)}
    columns = [_edge(palette, x) for x in range(left)]
    for x in range(left, right):
        bands = _bands(palette, colours, _shares_at(course, x, left, right))
        columns.append(_framed(palette, _flat(palette, LINE, TALL) if x in gold else bands))
    columns += [_edge(palette, MARGIN)] * FRAME
    columns += [_framed(palette, _bands(palette, colours, course[-1]))] * RESULT
    columns += [_edge(palette, x) for x in reversed(range(left))]
    return _write_png(b"".join(columns), palette.colours)


class Palette:
    """The colours of a picture, each once."""

    def __init__(self) -> None:
        self.colours: list[Colour] = []
        self._numbers: dict[Colour, int] = {}

    def number(self, colour: Colour) -> int:
        """Its place among the colours."""
        if colour not in self._numbers:
            self._numbers[colour] = len(self.colours)
            self.colours.append(colour)
        return self._numbers[colour]

    def between(self, one: Colour, other: Colour, part: float) -> int:
        """A colour of which so large a part is the other one."""
        step = round(part * SMOOTH) / SMOOTH
        red, green, blue = (round(own + step * (more - own)) for own, more in zip(one, other, strict=True))
        return self.number((red, green, blue))


def _column_of(moment: int, count: int, left: int, right: int) -> int:
    return left + round(moment / max(1, count - 1) * (right - 1 - left))


def _shares_at(course: Sequence[Sequence[float]], x: int, left: int, right: int) -> list[float]:
    """The shares at a column, on the line between two moments."""
    at = (x - left) / max(1, right - 1 - left) * (len(course) - 1)
    first = min(int(at), len(course) - 1)
    second = min(first + 1, len(course) - 1)
    part = at - first
    return [one + part * (other - one) for one, other in zip(course[first], course[second], strict=True)]


def _bands(palette: Palette, colours: Sequence[Colour], shares: Sequence[float]) -> bytes:
    """One column from top to bottom: the last seat first. Where two bands meet in a pixel, their colours mix."""
    column, reached, above = bytearray(), 0.0, EMPTY
    for colour, share in zip(reversed(colours), reversed(shares), strict=True):
        start = reached
        reached += share * TALL
        if start > len(column) and len(column) < TALL:
            column.append(palette.between(colour, above, start - len(column)))
        whole = min(TALL, int(reached)) - len(column)
        if whole > 0:
            column += bytes([palette.number(colour)]) * whole
        above = colour
    return bytes(column) + bytes([palette.number(above)]) * (TALL - len(column))


def _flat(palette: Palette, colour: Colour, tall: int) -> bytes:
    return bytes([palette.number(colour)]) * tall


def _framed(palette: Palette, inside: bytes) -> bytes:
    """A column within the frame."""
    edge, frame = _flat(palette, HOUSE, MARGIN), _flat(palette, FRAME_COLOUR, FRAME)
    return edge + frame + inside + frame + edge


def _edge(palette: Palette, distance: int) -> bytes:
    """A column of the border, so far from the side of the picture."""
    if distance < MARGIN:
        return _flat(palette, HOUSE, HEIGHT)
    return _framed(palette, _flat(palette, FRAME_COLOUR, TALL))


def _write_png(columns: bytes, colours: Sequence[Colour]) -> bytes:
    """Pixels come by column and are written by row, each after the number of its filter: none."""
    rows = b"".join(b"\0" + columns[row::HEIGHT] for row in range(HEIGHT))
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    palette = b"".join(bytes(colour) for colour in colours)
    parts = [(b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in parts)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

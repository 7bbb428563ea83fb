"""A small network that judges positions, in whole numbers alone: the same answer on every machine, without libraries.

The first layer adds up one row of weights for each code of a position. All weights of a row are packed into one large
integer, 32 bits for each, so that Python adds a whole row at once. Every seat gets its own sum: the table, the seat
itself, and all the other seats together. So one network serves every number of players.
"""

import struct
import zlib
from typing import Final

LANE: Final = 32
OFFSET: Final = 1 << (LANE - 1)
"""Added to every weight of a packed row before it's read, so that none is negative."""
WEIGHT_BITS: Final = 10
"""Weights of the first and of the last layer are multiples of 1/1024."""
MIDDLE_BITS: Final = 8
UNIT_BITS: Final = 6
"""What a unit passes on is a multiple of 1/64, from 0 up to 8."""
MOST: Final = (8 << UNIT_BITS) - 1
OUTPUT: Final = float(1 << (WEIGHT_BITS + UNIT_BITS))
HEADS: Final = 2
"""What the network says of a seat: how likely it wins, and how many more points it will have than expected."""
HEADER: Final = "<4sHHHHHH"
MAGIC: Final = b"OHN1"


class Weights:
    """The weights of a network as rows of whole numbers, as they are stored."""

    def __init__(
        self,
        table: list[list[int]],
        seat: list[list[int]],
        others: list[list[int]],
        secret: list[list[int]],
        first_bias: list[int],
        middle: list[list[int]],
        middle_bias: list[int],
        heads: list[list[int]],
        temperature: list[float],
    ) -> None:
        self.table: list[list[int]] = table
        self.seat: list[list[int]] = seat
        """By code, for the seat itself."""
        self.others: list[list[int]] = others
        """By code, for every other seat."""
        self.secret: list[list[int]] = secret
        self.first_bias: list[int] = first_bias
        self.middle: list[list[int]] = middle
        """By unit of the first layer."""
        self.middle_bias: list[int] = middle_bias
        self.heads: list[list[int]] = heads
        self.temperature: list[float] = temperature
        """By stage: how much a point that the linear judge expects adds to the score of a seat."""

    def rows(self) -> list[list[int]]:
        """Every row in the order in which they are stored."""
        return [
            *self.table,
            *self.seat,
            *self.others,
            *self.secret,
            self.first_bias,
            *self.middle,
            self.middle_bias,
            *self.heads,
        ]


class Network:
    """The network at work."""

    def __init__(self, weights: Weights) -> None:
        self._units: int = len(weights.first_bias)
        self._middle_units: int = len(weights.middle_bias)
        self._table: list[int] = [pack(row) for row in weights.table]
        self._others: list[int] = [pack(row) for row in weights.others]
        self._own: list[int] = [pack(row) - other for row, other in zip(weights.seat, self._others, strict=True)]
        """What a seat's own codes add to its sum, over what they add to the sums of all."""
        self._secret: list[int] = [pack(row) for row in weights.secret]
        self._first_bias: int = pack(weights.first_bias) + pack([OFFSET] * self._units)
        self._middle: list[int] = [pack(row) for row in weights.middle]
        bias = [value << UNIT_BITS for value in weights.middle_bias]
        self._middle_bias: int = pack(bias) + pack([OFFSET] * self._middle_units)
        self._win: list[int] = weights.heads[0]
        self._points: list[int] = weights.heads[1]
        self.temperature: list[float] = weights.temperature
        self._first_reader: struct.Struct = struct.Struct(f"<{self._units}I")
        self._middle_reader: struct.Struct = struct.Struct(f"<{self._middle_units}I")

    def judge(self, table: list[int], seats: list[list[int]], secrets: list[list[int]]) -> list[tuple[float, float]]:
        """For each seat what speaks for its winning, and the points to add, from the codes of a position."""
        shared = self._first_bias
        for code in table:
            shared += self._table[code]
        others = self._others
        for codes in seats:
            for code in codes:
                shared += others[code]
        return [self._judge_seat(shared, seats[seat], secrets[seat]) for seat in range(len(seats))]

    def _judge_seat(self, shared: int, codes: list[int], secret: list[int]) -> tuple[float, float]:
        total = shared
        own = self._own
        for code in codes:
            total += own[code]
        for code in secret:
            total += self._secret[code]
        units: tuple[int, ...] = self._first_reader.unpack(total.to_bytes(4 * self._units, "little"))
        total = self._middle_bias
        for index, unit in enumerate(units):
            if unit > OFFSET:
                value = (unit - OFFSET) >> (WEIGHT_BITS - UNIT_BITS)
                total += self._middle[index] * (value if value < MOST else MOST)
        units = self._middle_reader.unpack(total.to_bytes(4 * self._middle_units, "little"))
        win = points = 0
        for index, unit in enumerate(units):
            if unit > OFFSET:
                value = (unit - OFFSET) >> MIDDLE_BITS
                value = value if value < MOST else MOST
                win += self._win[index] * value
                points += self._points[index] * value
        return win / OUTPUT, points / OUTPUT


def pack(row: list[int]) -> int:
    """A row of whole numbers as one large integer, the first in its lowest bits. Sums of rows are packed sums."""
    count = len(row)
    raised = struct.pack(f"<{count}I", *[(value + OFFSET) % (1 << LANE) for value in row])
    carried = sum(1 << (LANE * (index + 1)) for index in range(count) if row[index] >= OFFSET)
    return int.from_bytes(raised, "little") + carried - int.from_bytes(struct.pack("<I", OFFSET) * count, "little")


def write_weights(weights: Weights) -> bytes:
    """The weights as a compressed file."""
    sizes = [len(weights.table), len(weights.seat), len(weights.secret)]
    units, middle = len(weights.first_bias), len(weights.middle_bias)
    header = struct.pack(HEADER, MAGIC, *sizes, units, middle, len(weights.temperature))
    body = struct.pack(f"<{len(weights.temperature)}f", *weights.temperature)
    for row in weights.rows():
        body += struct.pack(f"<{len(row)}h", *row)
    return header + zlib.compress(body, 9)


def read_weights(data: bytes) -> Weights:
    """The weights in a file."""
    magic, table, seat, secret, units, middle, stages = struct.unpack_from(HEADER, data)
    if magic != MAGIC:
        raise ValueError("this is no network")
    body = zlib.decompress(data[struct.calcsize(HEADER) :])
    temperature = list(struct.unpack_from(f"<{stages}f", body))
    place = 4 * stages
    widths = [units] * (table + 2 * seat + secret + 1) + [middle] * (units + 1 + HEADS)
    rows: list[list[int]] = []
    for width in widths:
        rows.append(list(struct.unpack_from(f"<{width}h", body, place)))
        place += 2 * width
    second = table + seat
    third = second + seat
    fourth = third + secret
    return Weights(
        rows[:table],
        rows[table:second],
        rows[second:third],
        rows[third:fourth],
        rows[fourth],
        rows[fourth + 1 : fourth + 1 + units],
        rows[fourth + 1 + units],
        rows[fourth + 2 + units :],
        temperature,
    )

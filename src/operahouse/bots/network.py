"""A small network that judges positions, in whole numbers alone: the same answer on every machine, without libraries.

The first layer adds up one row of weights for each code of a position. All weights of a row are packed into one large
integer, so that Python adds a whole row at once. Every seat gets its own sum: the table, the seat itself, and all the
other seats together. So one network serves every number of players.
"""

import struct
import zlib
from typing import Final

FIRST_LANE: Final = 16
"""Bits for each weight of a packed row of the first layer, and of the middle one."""
MIDDLE_LANE: Final = 32
FIRST_BITS: Final = 8
"""Weights of the first and of the middle layer are multiples of 1/256, those of the last one of 1/1024."""
MIDDLE_BITS: Final = 8
LAST_BITS: Final = 10
UNIT_BITS: Final = 6
"""What a unit passes on is a multiple of 1/64, from 0 up to 8."""
MOST: Final = (8 << UNIT_BITS) - 1
OUTPUT: Final = float(1 << (LAST_BITS + UNIT_BITS))
FIRST_ZERO: Final = 1 << (FIRST_LANE - 1)
"""Stands for nothing in a lane that is read: so no lane is negative."""
MIDDLE_ZERO: Final = 1 << (MIDDLE_LANE - 1)
HEADS: Final = 2
"""What the network says of a seat: how likely it wins, and how many more points it will have than expected."""
HEADER: Final = "<4sHHHHHH"
MAGIC: Final = b"OHN3"
MOST_REMEMBERED: Final = 4096
"""Sums of seats that are kept: most options leave most seats as they were."""


class Stages:
    """What is fitted to each stage of the game, so that chances come true and points are right on average."""

    def __init__(self, slope: list[float], trust: list[float], offset: list[float]) -> None:
        self.slope: list[float] = slope
        """How much a point that the linear judge expects adds to the score of a seat."""
        self.trust: list[float] = trust
        """By how much what the network says of winning is multiplied."""
        self.offset: list[float] = offset
        """Points that everybody makes on top of what is expected."""


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
        stages: "Stages",
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
        self.stages: Stages = stages

    def sizes(self) -> list[int]:
        """How many codes there are about the table, about a seat, and about its secrets."""
        return [len(self.table), len(self.seat), len(self.secret)]

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
        self._width: int = FIRST_LANE * self._units
        self._mask: int = (1 << self._width) - 1
        self._zeros: int = pack([FIRST_ZERO] * self._units, FIRST_LANE)
        self._table: list[int] = [pack(row, FIRST_LANE) for row in weights.table]
        self._seat: list[int] = []
        """What a code of a seat adds to its own sum over what it adds to the others', and behind that the latter."""
        for own, others in zip(weights.seat, weights.others, strict=True):
            shared = pack(others, FIRST_LANE)
            self._seat.append(pack(own, FIRST_LANE) - shared + (shared << self._width))
        self._secret: list[int] = [pack(row, FIRST_LANE) for row in weights.secret]
        self._first_bias: int = pack(weights.first_bias, FIRST_LANE)
        self._middle: list[int] = [pack(row, MIDDLE_LANE) for row in weights.middle]
        bias = [(value << UNIT_BITS) + MIDDLE_ZERO for value in weights.middle_bias]
        self._middle_bias: int = pack(bias, MIDDLE_LANE)
        self._win: list[int] = weights.heads[0]
        self._points: list[int] = weights.heads[1]
        self.stages: Stages = weights.stages
        self._first_reader: struct.Struct = struct.Struct(f"<{self._units}H")
        self._middle_reader: struct.Struct = struct.Struct(f"<{self._middle_units}I")
        self._sums: dict[tuple[int, ...], tuple[int, int]] = {}

    def judge(self, table: list[int], seats: list[list[int]], secrets: list[list[int]]) -> list[tuple[float, float]]:
        """For each seat what speaks for its winning, and the points to add, from the codes of a position."""
        shared = self._first_bias
        for code in table:
            shared += self._table[code]
        sums = [self._sum(codes) for codes in seats]
        for _, others in sums:
            shared += others
        return [self._judge_seat(shared + sums[seat][0], secrets[seat]) for seat in range(len(seats))]

    def _sum(self, codes: list[int]) -> tuple[int, int]:
        """What the codes of a seat add for itself over what they add for all, from zero, and the latter."""
        key = tuple(codes)
        known = self._sums.get(key)
        if known is not None:
            return known
        total = self._zeros
        rows = self._seat
        for code in codes:
            total += rows[code]
        found = (total & self._mask, total >> self._width)
        if len(self._sums) >= MOST_REMEMBERED:
            self._sums.clear()
        self._sums[key] = found
        return found

    def _judge_seat(self, total: int, secret: list[int]) -> tuple[float, float]:
        for code in secret:
            total += self._secret[code]
        units: tuple[int, ...] = self._first_reader.unpack((total & self._mask).to_bytes(2 * self._units, "little"))
        total = self._middle_bias
        for index, unit in enumerate(units):
            if unit > FIRST_ZERO:
                value = (unit - FIRST_ZERO) >> (FIRST_BITS - UNIT_BITS)
                total += self._middle[index] * (value if value < MOST else MOST)
        units = self._middle_reader.unpack(total.to_bytes(4 * self._middle_units, "little"))
        win = points = 0
        for index, unit in enumerate(units):
            if unit > MIDDLE_ZERO:
                value = (unit - MIDDLE_ZERO) >> MIDDLE_BITS
                value = value if value < MOST else MOST
                win += self._win[index] * value
                points += self._points[index] * value
        return win / OUTPUT, points / OUTPUT


def pack(row: list[int], lane: int) -> int:
    """A row of whole numbers as one large integer, the first in its lowest bits. Packed rows can be added up."""
    packed = 0
    for value in reversed(row):
        packed = (packed << lane) + value
    return packed


def write_weights(weights: Weights) -> bytes:
    """The weights as a compressed file."""
    units, middle = len(weights.first_bias), len(weights.middle_bias)
    stages = weights.stages
    numbers = [*stages.slope, *stages.trust, *stages.offset]
    header = struct.pack(HEADER, MAGIC, *weights.sizes(), units, middle, len(stages.slope))
    body = struct.pack(f"<{len(numbers)}f", *numbers)
    for row in weights.rows():
        body += struct.pack(f"<{len(row)}h", *row)
    return header + zlib.compress(body, 9)


def read_weights(data: bytes) -> Weights:
    """The weights in a file."""
    magic, table, seat, secret, units, middle, stages = struct.unpack_from(HEADER, data)
    if magic != MAGIC:
        raise ValueError("this is no network")
    body = zlib.decompress(data[struct.calcsize(HEADER) :])
    numbers = list(struct.unpack_from(f"<{3 * stages}f", body))
    place = 12 * stages
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
        Stages(numbers[:stages], numbers[stages : 2 * stages], numbers[2 * stages :]),
    )

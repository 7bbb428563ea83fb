"""Pairing a round: few repeats, opponents of like standing where that is wanted, equal seats. Solved by search.

Every two players have a price for sitting at one table. Players are swapped between tables while that lowers the sum;
then a few are moved at random and it begins again, and the best tables that were found are kept. Among tables of the
same price those are preferred at which everybody can have a seat they have not had too often.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from operahouse.club.seat_order import Assignment, best_seats
from operahouse.club.table_result import BOT, Seating
from operahouse.kernel.chance import Generator

REPEAT: Final = 10_000
"""The price of meeting again, times the square of how often two have met. Bots count as one opponent."""
TWO_BOTS: Final = 10**12
"""The price of two bots at one table, so that they are spread."""
ATTEMPTS: Final = 2000
"""How often a few players are moved at random, divided by how many there are."""
MOVED: Final = 3
SEAT_SWEEPS: Final = 6
SEAT: Final = 12
"""The price of a seat that somebody has had once more than others: as much as a few points of difference."""


def tables_for(players: int, size: int, least: int = 1) -> int:
    """How many tables so many people need. Bots take the seats that are left, and nobody sits with bots alone."""
    return max(-(-players // size), min(least, players))


def pair(
    scores: Mapping[str, int], size: int, past: Sequence[Seating], seed: int, by_score: bool = True, least: int = 1
) -> list[Seating]:
    """The tables of the next round. `past` has the tables of all rounds before; at least so many tables are made."""
    players = sorted(scores, key=lambda player: (-scores[player], player))
    count = tables_for(len(players), size, least)
    bots = count * size - len(players)
    prices = _prices(players, bots, _meetings(past), scores if by_score else {})
    sat = _seat_counts(players, bots, size, past)
    search = _Search(prices, _first_tables(len(players), bots, count, size), sat, Generator(seed))
    search.run()
    return [_seated(table, players, each.seats) for table, each in zip(search.tables, search.assignments, strict=True)]


def seat_evenly(table: Sequence[str], past: Sequence[Seating]) -> Seating:
    """The people and bots of a table in the order of their seats."""
    sat = [[sum(each[seat] == player for each in past if player) for seat in range(len(table))] for player in table]
    seats = best_seats(sat).seats
    return tuple(player for _, player in sorted(zip(seats, table, strict=True)))


def _seated(table: Sequence[int], players: Sequence[str], seats: Sequence[int]) -> Seating:
    by_seat = sorted(zip(seats, table, strict=True))
    return tuple(players[member] if member < len(players) else BOT for _, member in by_seat)


def _first_tables(players: int, bots: int, count: int, size: int) -> list[list[int]]:
    """Players in the order of their standing; bots one for each table, the last tables first."""
    fill = [size - (bots // count) - (number >= count - bots % count) for number in range(count)]
    tables, first, bot = [], 0, players
    for people in fill:
        tables.append([*range(first, first + people), *range(bot, bot + size - people)])
        first, bot = first + people, bot + size - people
    return tables


def _meetings(past: Sequence[Seating]) -> dict[tuple[str, str], int]:
    """How often two have met. With a bot counts once a table, however many there were."""
    met: dict[tuple[str, str], int] = {}
    for table in past:
        for pair_ in combinations(sorted(set(table)), 2):
            met[pair_] = met.get(pair_, 0) + 1
    return met


def _prices(
    players: Sequence[str], bots: int, met: Mapping[tuple[str, str], int], scores: Mapping[str, int]
) -> list[list[int]]:
    """What it costs that two sit at one table. Bots come after the players."""
    names = [*players, *[BOT] * bots]
    prices = [[0] * len(names) for _ in names]
    for one, other in combinations(range(len(names)), 2):
        if not names[one] and not names[other]:
            price = TWO_BOTS
        else:
            a, b = sorted((names[one], names[other]))
            price = REPEAT * met.get((a, b), 0) ** 2
            if a and b and scores:
                price += (scores[a] - scores[b]) ** 2
        prices[one][other] = prices[other][one] = price
    return prices


def _seat_counts(players: Sequence[str], bots: int, size: int, past: Sequence[Seating]) -> list[list[int]]:
    """How often each player has had each seat."""
    index = {player: number for number, player in enumerate(players)}
    counts = [[0] * size for _ in range(len(players) + bots)]
    for table in past:
        for seat, player in enumerate(table[:size]):
            if player in index:
                counts[index[player]][seat] += 1
    return counts


class _Found(NamedTuple):
    """Tables that were found, and their price."""

    price: int
    seat_price: int
    tables: tuple[tuple[int, ...], ...]

    def __lt__(self, other: "_Found") -> bool:  # type: ignore[override]
        return self.price + self.seat_price < other.price + other.seat_price


class _Search:
    """The tables of a round as lists of numbers, and what each player would cost at each table."""

    def __init__(
        self, prices: list[list[int]], tables: list[list[int]], sat: list[list[int]], chance: Generator
    ) -> None:
        self.tables = tables
        self._prices = prices
        self._sat = sat
        self._least = [2 * min(counts) + 1 for counts in sat]
        """What everybody's seat costs at least: one that they have had least often."""
        self._floor = SEAT * sum(self._least)
        """No tables can cost less."""
        self._chance = chance
        self._table_of = [0] * len(prices)
        self._cost_at = [[0] * len(tables) for _ in prices]
        self._set(tables)

    def run(self) -> None:
        """Find cheap tables with even seats."""
        self._settle()
        best = self._kept()
        for _ in range(ATTEMPTS // len(self._prices) if len(self.tables) > 1 else 0):
            if best.price + best.seat_price <= self._floor:
                break
            self._move_some()
            self._settle()
            if (found := self._kept()) < best:
                best = found
            else:
                self._set([list(table) for table in best.tables])
        self._set([list(table) for table in best.tables])

    @property
    def assignments(self) -> list[Assignment]:
        """The seats at each table."""
        return [best_seats([self._sat[member] for member in table]) for table in self.tables]

    def _excess(self, table: Sequence[int]) -> int:
        """How much less even the seats of a table are than everybody there could have them."""
        return best_seats([self._sat[member] for member in table]).cost - sum(self._least[member] for member in table)

    def _kept(self) -> "_Found":
        seats = SEAT * sum(each.cost for each in self.assignments)
        return _Found(self._total(), seats, tuple(tuple(table) for table in self.tables))

    def _settle(self) -> None:
        """Swap players between tables while that lowers the price, then while it makes seats more even."""
        self._descend()
        excess = [self._excess(table) for table in self.tables]
        for _ in range(SEAT_SWEEPS):
            better = False
            for one, other in combinations(range(len(self._prices)), 2):
                here, there = self._table_of[one], self._table_of[other]
                hoped = SEAT * (excess[here] + excess[there])
                if here == there or not hoped or (dearer := self._gain(one, other)) >= hoped:
                    continue
                tables = self._swapped(one, other)
                changed = [self._excess(table) for table in tables]
                if dearer + SEAT * sum(changed) < hoped:
                    self._swap(one, other)
                    excess[here], excess[there] = changed
                    better = True
            if not better:
                return

    def _set(self, tables: list[list[int]]) -> None:
        self.tables = tables
        for number, table in enumerate(tables):
            for member in table:
                self._table_of[member] = number
        for member, prices in enumerate(self._prices):
            self._cost_at[member] = [sum(prices[other] for other in table) for table in tables]

    def _total(self) -> int:
        return sum(self._cost_at[member][number] for member, number in enumerate(self._table_of)) // 2

    def _gain(self, one: int, other: int) -> int:
        """What the sum changes by if these two swap tables; negative is better."""
        here, there = self._table_of[one], self._table_of[other]
        mine, theirs = self._cost_at[one], self._cost_at[other]
        return mine[there] + theirs[here] - mine[here] - theirs[there] - 2 * self._prices[one][other]

    def _descend(self) -> None:
        """Swap while that helps."""
        better = True
        while better:
            better = False
            for one, other in combinations(range(len(self._prices)), 2):
                if self._table_of[one] != self._table_of[other] and self._gain(one, other) < 0:
                    self._swap(one, other)
                    better = True

    def _move_some(self) -> None:
        for _ in range(MOVED):
            one, other = self._chance.below(len(self._prices)), self._chance.below(len(self._prices))
            if self._table_of[one] != self._table_of[other]:
                self._swap(one, other)

    def _swapped(self, one: int, other: int) -> list[list[int]]:
        """The two tables after a swap."""
        here, there = self.tables[self._table_of[one]], self.tables[self._table_of[other]]
        return [
            [other if member == one else member for member in here],
            [one if member == other else member for member in there],
        ]

    def _swap(self, one: int, other: int) -> None:
        here, there = self._table_of[one], self._table_of[other]
        self.tables[here], self.tables[there] = self._swapped(one, other)
        self._table_of[one], self._table_of[other] = there, here
        for member, prices in enumerate(self._prices):
            change = prices[other] - prices[one]
            self._cost_at[member][here] += change
            self._cost_at[member][there] -= change

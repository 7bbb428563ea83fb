"""Knock-out: the best person of each table goes on, until one table is left."""

from collections.abc import Sequence

from operahouse.club.pairing import seat_evenly, tables_for
from operahouse.club.table_result import BOT, Seating, TableResult


def rounds_needed(players: int, size: int) -> int:
    """How many rounds until one is left."""
    rounds = 0
    while players > 1:
        players, rounds = tables_for(players, size), rounds + 1
    return max(rounds, 1)


def draw_tables(seeds: Sequence[str], size: int, past: Sequence[Seating]) -> list[Seating]:
    """The tables of a round. The first seeds sit apart: to and fro over the tables, as a snake goes."""
    count = tables_for(len(seeds), size)
    tables: list[list[str]] = [[] for _ in range(count)]
    for index, player in enumerate(seeds):
        row, place = divmod(index, count)
        tables[place if row % 2 == 0 else count - 1 - place].append(player)
    return [seat_evenly([*table, *[BOT] * (size - len(table))], past) for table in tables]


def go_on(table: TableResult, seeds: Sequence[str], out: Sequence[str]) -> str | None:
    """Who goes on from a table: the best person who hasn't withdrawn; of a tie, the one seeded higher."""
    left = [player for player in table.seating if player not in (BOT, *out)]
    if not left:
        return None
    places = dict(zip(table.seating, table.places, strict=True)) if table.places else {}
    return min(left, key=lambda player: (places.get(player, 0), seeds.index(player)))

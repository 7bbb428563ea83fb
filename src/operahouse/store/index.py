"""The index of matches: cards as rows, and the ways to find them."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, select

from operahouse.kernel.reading import Reader
from operahouse.store.cards import Card, CardSeat
from operahouse.store.tables import CARDS, IS_PUBLIC, SITTERS
from operahouse.table.time_control import read_time_control

Values = dict[str, object]
"""What is handed to a statement, by name."""
SEATS: Final = msgspec.json.Decoder(tuple[CardSeat, ...])
OPTIONS: Final = msgspec.json.Decoder(tuple[str, ...])
LATEST: Final = 2**62


def card_values(card: Card) -> Values:
    """A card as it is stored."""
    values: Values = {name: getattr(card, name) for name in Card.__struct_fields__}
    values["options"] = msgspec.json.encode(card.options).decode()
    values["seats"] = msgspec.json.encode(card.seats).decode()
    del values["time_control"]
    values["pace"] = msgspec.json.encode(card.time_control.to_json()).decode()
    return values


def read_card(row: Row[Any]) -> Card:
    """A card from its row, which has the columns in the order of the card's parts."""
    values = row._asdict()
    values["options"] = OPTIONS.decode(values["options"])
    values["seats"] = SEATS.decode(values["seats"])
    values["time_control"] = read_time_control(Reader(msgspec.json.decode(values.pop("pace")), "pace"))
    return Card(**values)


def cards(connection: Connection, wanted: Select[Any]) -> list[Card]:
    """All cards that a question finds."""
    return [read_card(row) for row in connection.execute(wanted)]


def numbers(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """How far the logs of some matches go."""
    wanted = select(CARDS.c.match, CARDS.c.number).where(CARDS.c.match.in_(matches))
    return {row.match: row.number for row in connection.execute(wanted)}


def by_match(match: str) -> Select[Any]:
    """The card of one match."""
    return select(CARDS).where(CARDS.c.match == match)


def by_code(code: str) -> Select[Any]:
    """The card with that code."""
    return select(CARDS).where(CARDS.c.code == code)


def waiting(game: str, limit: int) -> Select[Any]:
    """Public tables where people still sit down, the newest first."""
    wanted = and_(CARDS.c.status == "seating", IS_PUBLIC, _of_game(game))
    return select(CARDS).where(wanted).order_by(CARDS.c.created.desc(), CARDS.c.match).limit(limit)


def of_person(person: str, limit: int) -> Select[Any]:
    """The tables of a person, the one that changed last first."""
    own = select(SITTERS.c.match).where(SITTERS.c.person == person)
    return select(CARDS).where(CARDS.c.match.in_(own)).order_by(CARDS.c.changed.desc(), CARDS.c.match).limit(limit)


def ended_after(game: str, after: int, limit: int) -> Select[Any]:
    """Public matches in the order of ending. Those that ended at the same time are never torn apart, so that
    whoever asks again with the time of the last one misses none.
    """
    wanted = and_(CARDS.c.status == "ended", IS_PUBLIC, CARDS.c.ended > after, _of_game(game))
    last = select(CARDS.c.ended).where(wanted).order_by(CARDS.c.ended).limit(1).offset(max(limit, 1) - 1)
    until = func.coalesce(last.scalar_subquery(), LATEST)
    return select(CARDS).where(wanted, CARDS.c.ended <= until).order_by(CARDS.c.ended, CARDS.c.match)


def _of_game(game: str) -> ColumnElement[bool]:
    return CARDS.c.game == game if game else CARDS.c.game != ""

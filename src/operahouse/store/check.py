"""Whether everything is as it should be: every stored match is played again and compared with what is kept of it."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, select, union

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game
from operahouse.store.cards import Card, card_of
from operahouse.store.database import snapshot
from operahouse.store.index import by_match, cards
from operahouse.store.log import read_entries
from operahouse.store.migrating import check_revision
from operahouse.store.sitters import sitters_after
from operahouse.store.tables import CARDS, LOG, SITTERS
from operahouse.table.agreement import Opened
from operahouse.table.end import Ended, end_by_absence, end_by_rules
from operahouse.table.fact import Entry
from operahouse.table.log import apply_entries, rebuild
from operahouse.table.match import Match
from operahouse.table.record import record_of, verify

FindGame = Callable[[str], Game]
NOT_KNOWN_HERE: Final = ["table-unknown-rules", "unknown-game"]
"""Matches of other rules are kept for a version that knows them."""


class Finding(NamedTuple):
    """What was found out about a match."""

    match: str
    replayed: bool
    """False where the rules it began with are not known here."""
    faults: list[OperahouseError]


def check(engine: Engine, find_game: FindGame) -> Iterator[Finding]:
    """Look at every match, one after the other; others may play meanwhile."""
    check_revision(engine)
    with snapshot(engine) as connection:
        matches = list(connection.execute(union(select(LOG.c.match), select(CARDS.c.match))).scalars())
    for match in sorted(matches):
        with snapshot(engine) as connection:
            yield _check_match(connection, match, find_game)


def _check_match(connection: Connection, name: str, find_game: FindGame) -> Finding:
    card = next(iter(cards(connection, by_match(name))), None)
    entries: list[Entry] = []
    try:
        for row in connection.execute(select(LOG).where(LOG.c.match == name).order_by(LOG.c.first)):
            entries += _entries(row)
        match = _played_again(find_game, entries)
    except OperahouseError as error:
        if error.key in NOT_KNOWN_HERE:
            return Finding(name, False, _compare(card, _plain_card(card, entries)))
        return Finding(name, True, [error])
    expected = None if card is None else card_of(match, name, card.code, card.public, card.rated, card.created)
    return Finding(name, True, [*_compare(card, expected), *_compare_sitters(connection, name, match)])


def _entries(row: Any) -> list[Entry]:  # noqa: ANN401
    """The entries of a row, which must be those it is filed under."""
    entries = read_entries(row.first, row.entries)
    if [entry.number for entry in entries] != list(range(row.first, row.last + 1)):
        raise OperahouseError("store-check-row", {"first": row.first, "last": row.last})
    return entries


def _played_again(find_game: FindGame, entries: list[Entry]) -> Match:
    """The match as its log tells it. Its end must follow from the rules, and its luck from the seed."""
    ends = [index for index, entry in enumerate(entries) if isinstance(entry.fact, Ended)]
    if not ends:
        return rebuild(find_game, entries)
    match, end = rebuild(find_game, entries[: ends[0]]), entries[ends[0]]
    if (end_by_rules(match) or end_by_absence(match, end.at)) != end.fact:
        raise OperahouseError("store-check-end", {"number": end.number})
    apply_entries(match, entries[ends[0] :])
    if match.outcome == "finished":
        verify(match.game, record_of(match, ""))
    return match


def _plain_card(card: Card | None, entries: list[Entry]) -> Card | None:
    """What can be said of a match without its rules."""
    opened = entries[0].fact
    if card is None or not isinstance(opened, Opened):
        return None
    return replace(
        card, game=opened.game, rules=opened.rules, players=opened.players, options=opened.options,
        host=opened.host, changed=entries[-1].at, number=entries[-1].number, time_control=opened.time_control,
    )  # fmt: skip


def _compare(card: Card | None, expected: Card | None) -> list[OperahouseError]:
    """Every part of a card that the log tells otherwise."""
    if card is None or expected is None:
        return [OperahouseError("store-check-no-card", {})]
    faults = []
    for part in Card.__struct_fields__:
        kept, told = getattr(card, part), getattr(expected, part)
        if kept != told:
            details: dict[str, object] = {"part": part, "kept": repr(kept), "told": repr(told)}
            faults.append(OperahouseError("store-check-card", details))
    return faults


def _compare_sitters(connection: Connection, name: str, match: Match) -> list[OperahouseError]:
    """Everybody at the table finds it, and nobody else does."""
    found = set(connection.execute(select(SITTERS.c.person).where(SITTERS.c.match == name)).scalars())
    told = {person for person, here in sitters_after(match.entries, match.agreement.host).items() if here}
    return [] if found == told else [OperahouseError("store-check-sitters", {})]

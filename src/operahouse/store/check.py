"""Consistency check: replays every stored match and compares it with its summary."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, select, union

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game
from operahouse.store.database import consistent_read
from operahouse.store.log import read_entries
from operahouse.store.match_index import by_match, find_summaries
from operahouse.store.match_summary import MatchSummary, summarize
from operahouse.store.migrate import check_revision
from operahouse.store.participants import participant_changes
from operahouse.store.tables import LOG, MATCHES, PARTICIPANTS
from operahouse.table.agreement import Opened
from operahouse.table.decide import AT_ONCE
from operahouse.table.end import Ended, end_by_absence, end_by_closing, end_by_rules
from operahouse.table.fact import Entry
from operahouse.table.log import apply_entries, rebuild
from operahouse.table.match import Match
from operahouse.table.record import record_of, verify

FindGame = Callable[[str], Game]
NOT_KNOWN_HERE: Final = ["table-unknown-rules", "unknown-game"]
"""Matches with other rules are kept for a version that knows them."""


class Finding(NamedTuple):
    """The result of checking one match."""

    match: str
    replayed: bool
    """False if this version does not know the rules that the match began with."""
    faults: list[OperahouseError]


def stored_matches(engine: Engine) -> list[str]:
    """Every match of which anything is stored."""
    check_revision(engine)
    with consistent_read(engine) as connection:
        return sorted(connection.execute(union(select(LOG.c.match), select(MATCHES.c.match))).scalars())


def check(engine: Engine, find_game: FindGame) -> Iterator[Finding]:
    """Check every match, one after another. Others may play meanwhile."""
    for match in stored_matches(engine):
        with consistent_read(engine) as connection:
            yield _check_match(connection, match, find_game)


def _check_match(connection: Connection, name: str, find_game: FindGame) -> Finding:
    summary = next(iter(find_summaries(connection, by_match(name))), None)
    entries: list[Entry] = []
    try:
        for row in connection.execute(select(LOG).where(LOG.c.match == name).order_by(LOG.c.first)):
            entries += _entries(row)
        match = _rebuild(find_game, entries)
    except OperahouseError as error:
        if error.key in NOT_KNOWN_HERE:
            return Finding(name, False, _compare(summary, _summary_without_rules(summary, entries)))
        return Finding(name, True, [error])
    expected = (
        None
        if summary is None
        else summarize(match, name, summary.code, summary.public, summary.rated, summary.created)
    )
    return Finding(name, True, [*_compare(summary, expected), *_compare_participants(connection, name, match)])


def _entries(row: Any) -> list[Entry]:  # noqa: ANN401
    """The entries of a row, which must have the numbers it is filed under."""
    entries = read_entries(row.first, row.entries)
    if [entry.number for entry in entries] != list(range(row.first, row.last + 1)):
        raise OperahouseError("store-check-row", {"first": row.first, "last": row.last})
    return entries


def _rebuild(find_game: FindGame, entries: list[Entry]) -> Match:
    """The match as its log describes it. The end must follow from the rules, and all chance from the seed."""
    ends = [index for index, entry in enumerate(entries) if isinstance(entry.fact, Ended)]
    if not ends:
        return rebuild(find_game, entries)
    match, end = rebuild(find_game, entries[: ends[0]]), entries[ends[0]]
    if _expected_end(match, end) != end.fact:
        raise OperahouseError("store-check-end", {"number": end.number})
    apply_entries(match, entries[ends[0] :])
    if match.outcome == "finished":
        verify(match.game, record_of(match, ""))
    return match


def _expected_end(match: Match, end: Entry) -> Ended | None:
    """The end that the rules or the clock bring. A match may be closed at any time."""
    if isinstance(end.fact, Ended) and end.fact.outcome == "closed":
        return end_by_closing(match)
    return end_by_rules(match) or end_by_absence(match, end.at)


def _summary_without_rules(summary: MatchSummary | None, entries: list[Entry]) -> MatchSummary | None:
    """What the log says about a match whose rules are not known."""
    agreement = entries[0].fact
    if summary is None or not isinstance(agreement, Opened):
        return None
    return replace(
        summary, game=agreement.game, rules=agreement.rules, players=agreement.players, options=agreement.options,
        host=agreement.host, changed=entries[-1].at, number=entries[-1].number, time_control=agreement.time_control,
    )  # fmt: skip


def _compare(summary: MatchSummary | None, expected: MatchSummary | None) -> list[OperahouseError]:
    """Every field of the summary that differs from the log. Earlier versions wrote “at once” as the last change."""
    if summary is None or expected is None:
        return [OperahouseError("store-check-no-card", {})]
    faults = []
    for part in MatchSummary.__struct_fields__:
        kept, told = getattr(summary, part), getattr(expected, part)
        if kept != told and not (part == "due" and kept in (AT_ONCE, summary.changed)):
            details: dict[str, object] = {"part": part, "kept": repr(kept), "told": repr(told)}
            faults.append(OperahouseError("store-check-card", details))
    return faults


def _compare_participants(connection: Connection, name: str, match: Match) -> list[OperahouseError]:
    """Everybody at the table is listed, and nobody else."""
    found = set(connection.execute(select(PARTICIPANTS.c.person).where(PARTICIPANTS.c.match == name)).scalars())
    told = {person for person, here in participant_changes(match.entries, match.agreement.host).items() if here}
    return [] if found == told else [OperahouseError("store-check-sitters", {})]

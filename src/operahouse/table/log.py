"""Writing the log of a match, and rebuilding a match from its log."""

from collections.abc import Callable, Iterable
from typing import Final

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game
from operahouse.table.agreement import Opened, check_rules
from operahouse.table.fact import Entry, Fact
from operahouse.table.match import Match, new_match
from operahouse.table.moves import CheckedMove

NO_EVENTS: Final[list[Event]] = []


def write_fact(match: Match, decided: Fact | CheckedMove, at: int, by: str = "", id_: str = "") -> None:
    """Apply a fact, and make it the next entry. Time in a log never runs backwards.

    The first entry of a request is its answer.
    """
    last = match.entries[-1].at if match.number else 0
    number, time = match.number + 1, max(at, last)
    if isinstance(decided, CheckedMove):
        entry = Entry(number, time, by, id_, decided.fact)
        decided.fact.apply_played(match, entry, decided.played)
    else:
        entry = Entry(number, time, by, id_, decided)
        decided.apply(match, entry)
    match.entries.append(entry)
    if len(match.events) < number:
        match.events.append(NO_EVENTS)
    if by and match.answered(by, id_) is None:
        match.answers[by, id_] = number
    match.number = number


def rebuild(load_game: Callable[[str], Game], entries: Iterable[Entry]) -> Match:
    """The match that a log describes. Raises an error for rules that this version does not know."""
    rest = iter(entries)
    first = next(rest, None)
    if first is None or not isinstance(first.fact, Opened):
        raise Malformed("entries[0]", "table-malformed-first", {})
    game = load_game(first.fact.game)
    check_rules(game, first.fact)
    match = new_match(game, first.fact)
    write_fact(match, first.fact, first.at, first.by, first.id)
    apply_entries(match, rest)
    return match


def apply_entries(match: Match, entries: Iterable[Entry]) -> None:
    """Add entries that are already stored. Raises Malformed at the first one that cannot have happened."""
    for entry in entries:
        path = f"entries[{match.number}]"
        if entry.number != match.number + 1:
            raise Malformed(path, "table-malformed-number", {"expected": match.number + 1, "number": entry.number})
        try:
            write_fact(match, entry.fact, entry.at, entry.by, entry.id)
        except (OperahouseError, LookupError) as wrong:
            raise Malformed(path, "table-malformed-entry", {"why": wrong}) from wrong

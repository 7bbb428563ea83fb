"""Writing the log, and reading a match from it."""

from collections.abc import Callable, Iterable

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game
from operahouse.table.fact import Entry, Fact
from operahouse.table.match import Match, new_match
from operahouse.table.opening import Opened, check_rules


def write(match: Match, fact: Fact, at: int, by: str = "", id_: str = "") -> None:
    """Make a fact the next entry; the time in a log never runs backwards."""
    last = match.entries.last().at if match.number else 0
    _take(match, Entry(match.number + 1, max(at, last), by, id_, fact))


def _take(match: Match, entry: Entry) -> None:
    entry.fact.happen(match, entry)
    match.entries.append(entry)
    match.note_answer(entry)


def replay(load_game: Callable[[str], Game], entries: Iterable[Entry]) -> Match:
    """The match that a log tells of; a log of rules that are not known here is refused with a sentence."""
    lines = iter(entries)
    first = next(lines, None)
    if first is None or not isinstance(first.fact, Opened):
        raise Malformed("entries[0]", "table-malformed-first", {})
    game = load_game(first.fact.game)
    check_rules(game, first.fact)
    match = new_match(game, first.fact)
    _take(match, first)
    follow(match, lines)
    return match


def follow(match: Match, entries: Iterable[Entry]) -> None:
    """Add entries that another process wrote; a log that cannot have happened is refused by its place."""
    for entry in entries:
        place = f"entries[{match.number}]"
        if entry.number != match.number + 1:
            raise Malformed(place, "table-malformed-number", {"expected": match.number + 1, "number": entry.number})
        try:
            _take(match, entry)
        except (OperahouseError, LookupError) as wrong:
            raise Malformed(place, "table-malformed-entry", {"why": wrong}) from wrong

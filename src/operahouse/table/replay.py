"""Replaying a finished match, step by step, with the hidden information of any one seat shown."""

from operahouse.kernel.decision import decision_for_person
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.fact import Entry
from operahouse.table.fair_copy import fair_copy
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.snapshot import past_snapshot
from operahouse.table.stream import stream_behind_screen


def replay_items(match: Match, person: str, screen: str) -> list[Json]:
    """The whole stream of the match, as it was behind the screen of one seat."""
    copy = fair_copy(match)
    return stream_behind_screen(copy, person, screen).read(copy)


def replay_snapshot(match: Match, person: str, screen: str, number: int, all_open: bool = False) -> Snapshot:
    """The table as that seat saw it right after this item of the stream; or with everybody's screen open."""
    match = fair_copy(match)
    entry = _entry(match, person, screen, number)
    past = _match_after(match, entry.number)
    shown = past_snapshot(past, screen)
    if all_open:
        _open_screens(past, shown)
    return shown


def _open_screens(match: Match, shown: Snapshot) -> None:
    """Every player with what they saw of themselves. A game whose views have no players keeps its screens."""
    players = shown.get("view", {}).get("players")
    if match.state is None or not isinstance(players, dict):
        return
    for name, seat in match.seat_numbers.items():
        own = match.game.view(match.state, seat).get("players")
        if isinstance(own, dict) and name in own:
            players[name] = own[name]


def past_question(match: Match, place: int) -> Snapshot:
    """The table as a seat saw it before it made this move of a match that is over, with everything it could do."""
    if not match.outcome:
        raise Refusal("", "table-screens-closed", {})
    match = fair_copy(match)
    if not 0 <= place < len(match.moves) or match.moves[place][1] not in match.seat_numbers:
        raise Refusal("", "table-nothing-asked", {"number": place})
    entry, seat, _ = match.moves[place]
    before = _match_after(match, entry - 1)
    shown = past_snapshot(before, seat)
    assert before.state is not None
    shown["options"] = decision_for_person(match.game, before.state, match.seat_numbers[seat]).options
    return shown


def _entry(match: Match, person: str, screen: str, number: int) -> Entry:
    """The log entry behind an item of the stream."""
    stream = stream_behind_screen(match, person, screen)
    stream.read(match)
    entry = next((entry for entry in match.entries if stream.numbers.get(entry.number) == number), None)
    if entry is None:
        raise Refusal("", "table-no-such-moment", {"number": number, "last": stream.number})
    return entry


def _match_after(match: Match, number: int) -> Match:
    """The match as it was after that entry."""
    return rebuild(lambda _: match.game, match.entries[:number])

"""Decides what happens next in a match: opens it, answers requests, takes bots' moves, follows the clock.

Nothing here changes the match it is given. Each function returns a Change with a new match that has the new entries.
The caller stores the entries first, and keeps the old match if the store refuses.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game
from operahouse.table.absence import Left, Returned, Understudy, come_back_from_holiday, go_on_holiday
from operahouse.table.agreement import Opened, check_rules
from operahouse.table.by_hand import checked_entry
from operahouse.table.chat import Noted
from operahouse.table.command import Request
from operahouse.table.end import abandoned_at, end_by_absence, end_by_closing, end_by_rules
from operahouse.table.fact import Entry, Fact
from operahouse.table.log import write_fact
from operahouse.table.match import Match, new_match
from operahouse.table.moves import CheckedMove, check_move, make_chance_move
from operahouse.table.request_bounds import UNBOUNDED, check_bounds
from operahouse.table.stand_in import agreed_stand_in
from operahouse.table.standing_orders import standing_order_move
from operahouse.table.start import deal_if_due
from operahouse.table.votes import LONGEST_PAUSE, Continued, Paused, Resumed

NOBODY: Final[Mapping[str, Understudy]] = {}
AT_ONCE: Final = 0
"""A time that has come whatever the clock says, so that a bot moves even if the clock was set back."""


class Change:
    """The match afterwards, its new entries, and the number of the entry that answers the request."""

    __slots__ = ("answer", "entries", "match", "rewritten")

    def __init__(self, match: Match, entries: list[Entry], answer: int) -> None:
        self.match: Match = match
        self.entries: list[Entry] = entries
        self.answer: int = answer
        self.rewritten: list[Entry] = []
        """Earlier entries with less in them than before: see `operahouse.table.chat.Noted`."""


def open_match(game: Game, agreement: Opened, at: int, facts: Iterable[Fact] = ()) -> Change:
    """A new match. The facts seat people and bots from the start, as after a rematch."""
    check_rules(game, agreement)
    match = new_match(game, agreement)
    write_fact(match, agreement, at)
    for fact in facts:
        write_fact(match, fact, at)
    return Change(match, match.entries[:], 1)


def decide(match: Match, request: Request, at: int) -> Change:
    """Carry out a request. Raises Refusal if it is not possible. A repeated request gets its first answer again."""
    known = match.answered(request.person, request.id)
    if known is not None:
        return Change(match, [], known)
    if not request.person or not request.id:
        raise Refusal("", "table-nameless", {})
    if not isinstance(request.command, UNBOUNDED):
        check_bounds(match, request.person, request.command)
    decided = request.command.decide(match, request.person, at)
    return _change(match, [decided], at, request.person, request.id)


def accept_bot_move(match: Match, seat: str, move: str, asked_at: int, at: int) -> Change:
    """The move that a bot chose elsewhere, for the decision that entry asked of it. Raises Refusal if it is late."""
    if asked_at != match.awaited_since.get(seat) or seat not in bots_to_move(match):
        raise Refusal("", "table-bot-late", {})
    if match.sheet is not None:
        return _change(match, [checked_entry(match, seat, move, seat, by_bot=True)], at)
    return _change(match, [check_move(match, seat, move, "bot")], at)


def tick(match: Match, at: int, understudies: Mapping[str, Understudy] = NOBODY) -> Change:
    """What the passing of time brings: see `overdue`."""
    return _change(match, overdue(match, at, understudies), at)


def overdue(match: Match, at: int, understudies: Mapping[str, Understudy] = NOBODY) -> list[Fact]:
    """What has become due by then: clocks that ran out, holidays and pauses that are over, a deal, an abandoned match.

    `understudies` play for people who are on holiday, by person.
    """
    facts: list[Fact] = []
    for seat in match.awaited:
        if match.clock.has_run_out(seat, at):
            usual = Understudy(match.agreement.substitute, 0)
            facts.append(Left(seat, "time", *understudies.get(match.occupants[seat].person, usual)))
    facts += [Returned(seat) for seat, until in match.away_until.items() if until <= at]
    if match.paused_at and at >= match.paused_at + LONGEST_PAUSE:
        facts.append(Resumed())
    if (dealt := deal_if_due(match, at)) is not None:
        facts.append(dealt)
    end = end_by_absence(match, at)
    if end is not None:
        facts.append(end)
    return facts


def carry_out(match: Match, decided: Sequence[Fact | CheckedMove], at: int) -> Change:
    """Facts that were checked elsewhere, and everything that follows from them."""
    return _change(match, decided, at)


def start_holiday(match: Match, person: str, understudy: Understudy, at: int) -> Change:
    """A bot plays for somebody from now on until their holiday ends. Raises Refusal if they don't play."""
    return _change(match, [go_on_holiday(match, person, understudy)], at)


def end_holiday(match: Match, person: str, at: int) -> Change:
    """Somebody is back early. Raises Refusal if they aren't away for a holiday."""
    return _change(match, [come_back_from_holiday(match, person)], at)


def stop_clocks(match: Match, at: int) -> Change:
    """A pause that nobody asked for, if clocks run: the time that is told is about to be set."""
    is_running = match.status == "playing" and match.clock.running_since
    return _change(match, [Paused()] if is_running else [], at)


def restart_clocks(match: Match, at: int) -> Change:
    """The end of such a pause."""
    return _change(match, [Resumed()] if match.status == "paused" else [], at)


def close_match(match: Match, at: int) -> Change:
    """End a match from outside, at any time. Raises Refusal if it is over."""
    if match.outcome:
        raise Refusal("", "table-over", {})
    return _change(match, [end_by_closing(match)], at)


def next_due(match: Match) -> int | None:
    """When the match next needs attention though nobody looks; None for never.

    At once for a bot or a rematch, else when the passing of time next brings something: see `overdue`.
    """
    if match.outcome:
        open_rematch = not match.next_match and match.agreed("rematch")
        return AT_ONCE if open_rematch else None
    if match.bots and bots_to_move(match) and goes_on_unwatched(match):
        return AT_ONCE
    clock = match.clock
    times = [since + clock.left[seat] for seat, since in clock.running_since.items()]
    if match.paused_at:
        times.append(match.paused_at + LONGEST_PAUSE)
    if match.shares.called and match.status == "seating":
        times.append(match.shares.deadline)
    if match.unattended_since:
        times.append(abandoned_at(match))
    times += match.away_until.values()
    return min(times, default=None)


def announce_rematch(match: Match, name: str, at: int) -> Change:
    """Tell everybody which match is the rematch: see `operahouse.table.votes.rematch_terms`."""
    if not match.agreed("rematch") or match.next_match:
        raise Refusal("", "table-not-agreed", {})
    return _change(match, [Continued(name)], at)


def bots_to_move(match: Match) -> list[str]:
    """The seats for which a bot has to decide. Bots wait while everybody is away.

    A single person may let bots play it out: nobody else loses by that.
    """
    if match.unattended_since and len(match.seat_of) > 1:
        return []
    return [seat for seat in match.awaited if seat in match.bots]


def goes_on_unwatched(match: Match) -> bool:
    """Whether bots move though nobody looks at the table.

    Where several people play, the next one waits for the bots' moves. Otherwise nobody does, and so the bots wait.
    """
    return len(match.seat_of) > 1


def _change(match: Match, decided: Sequence[Fact | CheckedMove], at: int, by: str = "", id_: str = "") -> Change:
    """Write the facts, and everything that follows from them by itself, to a copy of the match."""
    after = match.clone()
    for fact in decided:
        write_fact(after, fact, at, by, id_)
    while decided and (consequence := _consequence(after)) is not None:
        write_fact(after, consequence, at)
    change = Change(after, after.entries[match.number :], match.number + 1)
    if decided and isinstance(decided[0], Noted):
        change.rewritten = [new for new, old in zip(after.entries, match.entries, strict=False) if new is not old]
    return change


def _consequence(match: Match) -> Fact | CheckedMove | None:
    """The next thing that happens without anybody asking: the end, a pause, chance, a standing order."""
    if match.outcome:
        return None
    if match.state is None:
        return deal_if_due(match, match.entries[-1].at)
    waiting = match.state.to_act()
    if ((not waiting and match.sheet is None) or match.resigned) and (end := end_by_rules(match)) is not None:
        return end
    if match.votes and match.status == "playing" and match.agreed("pause"):
        return Paused()
    if match.votes and match.status == "paused" and match.agreed("resume"):
        return Resumed()
    if match.status != "playing":
        return None
    if match.stand_in_votes and (stand_in := agreed_stand_in(match)) is not None:
        return stand_in
    if match.sheet is not None:
        return None
    if waiting == [CHANCE]:
        return make_chance_move(match)
    return standing_order_move(match) if match.standing_orders else None

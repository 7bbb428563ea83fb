"""The doors of the room: a match is opened, asked for things, and reminded of the time.

Nothing here changes the match that is given. What comes back is a match that knows the new entries; whoever calls
stores them first, and keeps the old match if the store refuses.
"""

from collections.abc import Iterable

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game
from operahouse.table.agreeing import LONGEST_PAUSE, Continued, Paused, Resumed
from operahouse.table.ending import ABANDONED_AFTER, abandoned, end_of
from operahouse.table.fact import Entry, Fact
from operahouse.table.leaving import Left
from operahouse.table.log import write
from operahouse.table.luck import chance_move
from operahouse.table.match import Match, new_match
from operahouse.table.moving import whole_move
from operahouse.table.opening import Opened, check_rules
from operahouse.table.standing import ordered_move
from operahouse.table.wish import Request


class Outcome:
    """The match afterwards, what is new in its log, and the entry that answers the request."""

    __slots__ = ("answer", "entries", "match")

    def __init__(self, match: Match, entries: list[Entry], answer: int) -> None:
        self.match = match
        self.entries = entries
        self.answer = answer


def open_match(game: Game, opened: Opened, at: int, facts: Iterable[Fact] = ()) -> Outcome:
    """A new match, with people and bots who are seated from the start as after a rematch."""
    check_rules(game, opened)
    match = new_match(game, opened)
    write(match, opened, at)
    for fact in facts:
        write(match, fact, at)
    return Outcome(match, match.entries[:], 1)


def answer(match: Match, request: Request, at: int) -> Outcome:
    """Fulfil a request, or raise the Refusal that says why not. The same request twice gets the first answer."""
    known = match.answered(request.person, request.id)
    if known is not None:
        return Outcome(match, [], known)
    if not request.person or not request.id:
        raise Refusal("", "table-nameless", {})
    fact = request.wish.decide(match, request.person, at)
    return _follow(match, [fact], at, request.person, request.id)


def bot_moves(match: Match, seat: str, move: str, asked_at: int, at: int) -> Outcome:
    """The move of a bot, thought out elsewhere for the question that entry led to; others may have answered since."""
    if asked_at != match.asked_since.get(seat) or seat not in bots_to_move(match):
        raise Refusal("", "table-bot-late", {})
    return _follow(match, [whole_move(match, seat, move, "bot")], at)


def tick(match: Match, at: int) -> Outcome:
    """What the time brings: clocks that ran out, a pause that is over, a table left by everybody."""
    facts: list[Fact] = []
    for seat in match.asked():
        if match.clock.has_run_out(seat, at):
            facts.append(Left(seat, "time", match.opened.substitute))
    if match.paused_at and at >= match.paused_at + LONGEST_PAUSE:
        facts.append(Resumed())
    end = abandoned(match, at)
    if end is not None:
        facts.append(end)
    return _follow(match, facts, at)


def next_tick(match: Match) -> int | None:
    """When the time will next bring something; None for never."""
    times: list[int] = []
    deadline = match.clock.next_deadline()
    if deadline is not None:
        times.append(deadline)
    if match.paused_at:
        times.append(match.paused_at + LONGEST_PAUSE)
    if match.deserted_at and not match.outcome:
        times.append(match.deserted_at + ABANDONED_AFTER)
    return min(times) if times else None


def next_duty(match: Match) -> int | None:
    """When the table next has something to do unasked: a bot to move since the last entry, or `next_tick`."""
    if match.outcome:
        return None
    return match.entries.last().at if bots_to_move(match) else next_tick(match)


def continue_as(match: Match, name: str, at: int) -> Outcome:
    """Tell everybody where the rematch is: see `operahouse.table.agreeing.rematch`."""
    if not match.agreed("rematch") or match.next_match:
        raise Refusal("", "table-not-agreed", {})
    return _follow(match, [Continued(name)], at)


def bots_to_move(match: Match) -> list[str]:
    """The seats a bot owes an answer for. Bots rest while every person is away."""
    if match.deserted_at:
        return []
    return [seat for seat in match.asked() if match.places[seat].bot]


def _follow(match: Match, facts: list[Fact], at: int, by: str = "", id_: str = "") -> Outcome:
    """Write the facts and all that follows from them without anybody being asked, on a copy."""
    after = match.clone()
    for fact in facts:
        write(after, fact, at, by, id_)
    while facts and (consequence := _consequence(after)) is not None:
        write(after, consequence, at)
    return Outcome(after, after.entries.after(match.number), match.number + 1)


def _consequence(match: Match) -> Fact | None:
    """The next thing that happens by itself."""
    end = end_of(match)
    if end is not None:
        return end
    if match.status == "playing" and match.agreed("pause"):
        return Paused()
    if match.status == "paused" and match.agreed("resume"):
        return Resumed()
    if match.state is None or match.status != "playing":
        return None
    if match.state.to_act() == [CHANCE]:
        index = sum(seat == "chance" for _, seat, _ in match.moves)
        return whole_move(match, "chance", chance_move(match.game, match.state, match.seed, index), "luck")
    return ordered_move(match)

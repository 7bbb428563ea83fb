"""Entering by hand what is played on a real table: lines, corrections, and what comes to light."""

from dataclasses import dataclass, replace
from typing import Final

from operahouse.kernel.by_hand import Choices
from operahouse.kernel.by_hand_types import Depth, LineSource
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event, shown_events
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import not_asked, seat_name
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_position_at
from operahouse.table.agreement import Opened
from operahouse.table.chance import deal_chance
from operahouse.table.command import Command
from operahouse.table.end import end_by_rules
from operahouse.table.fact import Entry, Fact, Observer, PublicFact
from operahouse.table.match import Match
from operahouse.table.seats import check_seating
from operahouse.table.shares import BY_HAND_FORMAT
from operahouse.table.sheet import (
    CHANCE_SEAT,
    Bids,
    Course,
    Line,
    Sheet,
    by_hand_of,
    is_hidden,
    play_line,
    play_lines,
    told_hands,
)
from operahouse.table.start import Started

HIGHEST_BID: Final = 99
MOST_LINES: Final = 3000


def agree_by_hand(game: Game, agreement: Opened, depth: Depth, is_public: bool) -> Opened:
    """The same terms for a real table. Raises Refusal for games that can't be entered, and for public or rated ones."""
    by_hand_of(game)
    check_depth(game, depth)
    if is_public or agreement.time_control.kind != "none":
        raise Refusal("", "by-hand-among-friends", {})
    return replace(agreement, deal_format=BY_HAND_FORMAT)


def check_not_by_hand(match: Match) -> None:
    """Raises Refusal for what only makes sense where the match is played here."""
    if match.sheet is not None:
        raise Refusal("", "by-hand-not-here", {})


# What happened.


@dataclass(frozen=True, slots=True)
class DepthChanged(PublicFact):
    """From now on this much is entered."""

    depth: Depth

    def apply(self, match: Match, entry: Entry) -> None:
        """What was entered before stays."""
        match.sheet = sheet_of(match)._replace(depth=self.depth)


@dataclass(frozen=True, slots=True)
class Entered(Fact):
    """A line was entered: a move, or what was told."""

    seat: str
    move: str
    cards: tuple[str, ...] = ()
    """What was told: cards, or pieces."""
    by_bot: bool = False
    secret: bool = False
    ahead_of: int = 0
    """The line before which it was forgotten; 0 for the end of the sheet."""

    def apply(self, match: Match, entry: Entry) -> None:
        """It's played. One that was forgotten is played in its place, and everything after it again."""
        sheet = sheet_of(match)
        line = self.line(sheet.written + 1, entry.number)
        if self.ahead_of:
            place = place_of(sheet, self.ahead_of)
            lines = (*sheet.lines[:place], line, *sheet.lines[place:])
            play_again(match, sheet._replace(lines=lines, written=line.number), entry)
            return
        assert sheet.course is not None
        course = play_lines(match.game, sheet.course, [line], told_hands(match))
        match.sheet = sheet._replace(lines=(*sheet.lines, line), course=course, written=line.number)
        follow(match, course, entry, self.seat)

    def line(self, number: int, entry: int) -> Line:
        """The line of the sheet."""
        source: LineSource = "bot" if self.by_bot else "person"
        return Line(number, entry, self.seat, self.move, self.cards, source, self.secret)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Who entered for which seat, and what everybody at the table sees of it."""
        line = next((line for line in sheet_of(match).lines if line.entry == entry.number), None)
        screen = "" if by_hand_of(match.game).has_hands else observer.screen
        shown: Json = {"seat": self.seat, "events": shown_events(match.events[entry.number - 1], screen)}
        if line is not None:
            shown["line"] = line.number
        if self.by_bot:
            shown["bot"] = True
        if not self.secret or observer.screen == self.seat:
            shown.update({"move": self.move} if self.move else {"cards": [*self.cards]})
        return shown


@dataclass(frozen=True, slots=True)
class Corrected(Fact):
    """A line was replaced."""

    line: int
    move: str
    cards: tuple[str, ...] = ()

    def apply(self, match: Match, entry: Entry) -> None:
        """Everything after it is played again."""
        sheet = sheet_of(match)
        place = place_of(sheet, self.line)
        line = sheet.lines[place]._replace(entry=entry.number, move=self.move, cards=self.cards)
        play_again(match, sheet._replace(lines=(*sheet.lines[:place], line, *sheet.lines[place + 1 :])), entry)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Which line. What it says now is in the snapshot."""
        return {"line": self.line}


@dataclass(frozen=True, slots=True)
class CrossedOut(PublicFact):
    """A line was taken away."""

    line: int

    def apply(self, match: Match, entry: Entry) -> None:
        """Everything after it is played again."""
        sheet = sheet_of(match)
        lines = tuple(line for line in sheet.lines if line.number != self.line)
        play_again(match, sheet._replace(lines=lines), entry)


@dataclass(frozen=True, slots=True)
class BidSealed(Fact):
    """A seat sealed its bid, where only bids are entered."""

    seat: str
    bid: int

    def apply(self, match: Match, entry: Entry) -> None:
        """It's opened with all others."""
        sheet = sheet_of(match)
        sealed = {**sheet.bids.sealed, self.seat: self.bid}
        match.sheet = sheet._replace(bids=sheet.bids._replace(sealed=sealed))

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Its bid to the seat alone."""
        shown: Json = {"seat": self.seat}
        return {**shown, "bid": self.bid} if observer.seat == self.seat else shown


@dataclass(frozen=True, slots=True)
class BidsCleared(PublicFact):
    """The next round of bids begins."""

    def apply(self, match: Match, entry: Entry) -> None:
        """Those of the last round stay known."""
        sheet = sheet_of(match)
        bids = sheet.bids
        match.sheet = sheet._replace(bids=Bids(bids.round + 1, {}, (*bids.before, bids.sealed)))


@dataclass(frozen=True, slots=True)
class Scored(Fact):
    """The sheet with what counts was filled in."""

    score: Json

    def apply(self, match: Match, entry: Entry) -> None:
        """It replaces the last one."""
        match.sheet = sheet_of(match)._replace(score=self.score)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """That it was; what it says is in the snapshot."""
        return {}


# What people ask for.


@dataclass(frozen=True, slots=True)
class LayOut(Command):
    """Tell how the game begins."""

    layout: Json

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """When every seat is taken, by anybody who sits there."""
        sheet = sheet_of(match)
        check_seating(match)
        match.own_seat(person)
        free = match.free_seats()
        if free:
            raise Refusal("", "table-seats-free", {"seats": free})
        if sheet.depth != "record":
            raise Refusal("", "by-hand-not-at-this-depth", {})
        return Started(match.game.write_position(_first_state(match, Reader(self.layout, "layout"))), {})


@dataclass(frozen=True, slots=True)
class Enter(Command):
    """Enter a move of any seat."""

    seat: str
    move: str
    ahead_of: int = 0
    """A line before which it was forgotten."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Everybody at the table may; a secret move only for the own seat."""
        own = match.present_seat(person)
        if self.seat in match.bots:
            raise Refusal("", "by-hand-bot-moves", {})
        return checked_entry(match, self.seat, self.move, own, self.ahead_of)


@dataclass(frozen=True, slots=True)
class Tell(Command):
    """Tell what came to light."""

    cards: tuple[str, ...]

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """When the last move waits for it."""
        match.present_seat(person)
        return _checked(match, Entered(CHANCE_SEAT, "", self.cards))


@dataclass(frozen=True, slots=True)
class Hold(Command):
    """Say which cards are in the own hand."""

    cards: tuple[str, ...]

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Nobody else sees it."""
        return _checked(match, Entered(match.present_seat(person), "", self.cards, secret=True))


@dataclass(frozen=True, slots=True)
class Correct(Command):
    """Replace a line."""

    line: int
    move: str = ""
    cards: tuple[str, ...] = ()

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """It must fit in its place. What comes later may not fit any more, and is shown."""
        own = match.present_seat(person)
        sheet = sheet_of(match)
        before = sheet.lines[place_of(sheet, self.line)]
        check_may_change(match, before, own)
        if bool(self.move) != bool(before.move):
            raise Refusal("", "by-hand-other-kind", {})
        after = match.clone()
        fact = Corrected(self.line, self.move, self.cards)
        fact.apply(after, Entry(match.number + 1, at, "", "", fact))
        _raise_why(after, self.line)
        return fact


@dataclass(frozen=True, slots=True)
class CrossOut(Command):
    """Take a line away."""

    line: int

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """What comes later may not fit any more, and is shown."""
        own = match.present_seat(person)
        sheet = sheet_of(match)
        check_may_change(match, sheet.lines[place_of(sheet, self.line)], own)
        return CrossedOut(self.line)


@dataclass(frozen=True, slots=True)
class ChangeDepth(Command):
    """Enter more or less from now on."""

    depth: Depth

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """At any time, by anybody who sits there."""
        sheet_of(match)
        match.own_seat(person)
        check_depth(match.game, self.depth)
        return DepthChanged(self.depth)


@dataclass(frozen=True, slots=True)
class Seal(Command):
    """Seal a bid, where only bids are entered."""

    bid: int

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """It may be changed until all have sealed theirs."""
        seat = match.own_seat(person)
        _check_bids(match)
        if bids_are_open(match):
            raise Refusal("", "by-hand-bids-are-open", {})
        return BidSealed(seat, Reader(self.bid, "bid").integer(0, HIGHEST_BID))


@dataclass(frozen=True, slots=True)
class ClearBids(Command):
    """Go on to the next round of bids."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Once all bids are open."""
        match.own_seat(person)
        _check_bids(match)
        if not bids_are_open(match):
            raise Refusal("", "by-hand-bids-are-sealed", {})
        return BidsCleared()


@dataclass(frozen=True, slots=True)
class Score(Command):
    """Fill in the sheet with what counts."""

    score: Json

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """It must make sense."""
        sheet_of(match)
        match.own_seat(person)
        by_hand_of(match.game).count(Reader(self.score, "score"))
        return Scored(self.score)


@dataclass(frozen=True, slots=True)
class Finish(Command):
    """End a game that was played to its end. Until then the last lines can still be corrected."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """When the rules say that it's over."""
        match.present_seat(person)
        sheet_of(match)
        end = end_by_rules(match)
        if end is None:
            raise Refusal("", "by-hand-not-over", {})
        return end


# How it's checked and done.


def _first_state(match: Match, layout: Reader) -> State:
    """As the game begins; or a whole position, where a game is taken up in the middle."""
    agreed, position = match.agreement, layout.get("position")
    if position is None:
        options, bots = list(agreed.options), told_hands(match)
        return by_hand_of(match.game).lay_out(agreed.players, options, layout, bots, deal_chance(match.seed))
    state = read_position_at(match.game, position)
    agreed_options = dict.fromkeys(agreed.options, True)
    if sorted(match.game.seats(state)) != sorted(match.occupants):
        raise position.at("seats").wrong("malformed-length", {"expected": str(agreed.players)})
    if position.mapping().get("options", {}) != agreed_options or state.to_act() == [CHANCE]:
        raise position.wrong("by-hand-other-options", {})
    return state


def course_at(match: Match, person: str, line: int) -> Course:
    """The game before that line, or now."""
    match.own_seat(person)
    return _course(match, line)


def entry_choices(match: Match, person: str, seat: str, steps: list[str], line: int = 0) -> Choices:
    """What may come next in a move of that seat, now or in place of a line. Secret moves are for the own seat only.

    Without a seat it's that of the line, or the own.
    """
    own, sheet = match.own_seat(person), sheet_of(match)
    course, by_hand = _course(match, line), by_hand_of(match.game)
    old = sheet.lines[place_of(sheet, line)] if line else None
    seat = seat or (own if old is None else old.seat)
    number = match.seat_numbers.get(seat, CHANCE)
    state = course.guess.state
    if number not in state.to_act() or course.wanted is not None:
        raise Refusal("", "by-hand-tell-first", {}) if course.wanted else not_asked(match.game, state, number)
    if seat != own and by_hand.is_secret(state, number, "") and (old is None or _is_hidden_now(match, old)):
        raise Refusal("", "by-hand-own-secret", {})
    return by_hand.choices(state, number, steps)


def check_depth(game: Game, depth: Depth) -> None:
    """Raises Refusal if that can't be entered for this game."""
    if depth == "bids" and not by_hand_of(game).has_sealed_bids:
        raise Refusal("", "by-hand-no-bids", {})


def bids_are_open(match: Match) -> bool:
    """Whether everybody has sealed a bid, so that all are open."""
    return all(seat in sheet_of(match).bids.sealed for seat, held in match.occupants.items() if held.person)


def _check_bids(match: Match) -> None:
    if sheet_of(match).depth != "bids":
        raise Refusal("", "by-hand-not-at-this-depth", {})


def check_may_change(match: Match, line: Line, own: str) -> None:
    """Raises Refusal for somebody else's secret."""
    if line.seat != own and _is_hidden_now(match, line):
        raise Refusal("", "by-hand-own-secret", {})


def _is_hidden_now(match: Match, line: Line) -> bool:
    """Whether only the line's own seat may know it still."""
    course = sheet_of(match).course
    return course is not None and is_hidden(by_hand_of(match.game), course, line)


def may_take_back(match: Match, own: str) -> bool:
    """Whether the last line may be taken away by this seat."""
    try:
        last_line_crossed_out(match, own)
    except Refusal:
        return False
    return True


def last_line_crossed_out(match: Match, own: str) -> CrossedOut:
    """The last line, taken away. Raises Refusal if there is none, or if it's somebody else's secret."""
    lines = sheet_of(match).lines
    if not lines:
        raise Refusal("", "table-undo-nothing", {})
    check_may_change(match, lines[-1], own)
    return CrossedOut(lines[-1].number)


def place_of(sheet: Sheet, number: int) -> int:
    """Where a line is. Raises Refusal if it isn't there."""
    for place, line in enumerate(sheet.lines):
        if line.number == number:
            return place
    raise Refusal("", "by-hand-no-such-line", {"line": number})


def _raise_why(match: Match, line: int) -> None:
    """Raises the reason why a line doesn't fit."""
    course = sheet_of(match).course
    assert course is not None
    if line in course.whys:
        raise course.whys[line]


def sheet_of(match: Match) -> Sheet:
    """The sheet of the match. Raises Refusal if it isn't entered by hand."""
    if match.sheet is None:
        raise Refusal("", "by-hand-only", {})
    return match.sheet


def checked_entry(match: Match, seat: str, move: str, own: str, ahead_of: int = 0, by_bot: bool = False) -> Entered:
    """A move of that seat. Raises Refusal if the rules don't allow it, or if it's somebody else's secret."""
    course, by_hand = _course(match, ahead_of), by_hand_of(match.game)
    if seat not in match.seat_numbers or seat == CHANCE_SEAT:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:80], "known": ", ".join(match.occupants)})
    secret = by_hand.is_secret(course.guess.state, match.seat_numbers[seat], move)
    if secret and seat != own and not ahead_of:
        raise Refusal("", "by-hand-own-secret", {})
    return _checked(match, Entered(seat, move, (), by_bot, secret, ahead_of))


def _checked(match: Match, fact: Entered) -> Entered:
    """It must fit in its place."""
    sheet = sheet_of(match)
    if len(sheet.lines) >= MOST_LINES:
        raise Refusal("", "table-enough", {})
    line = fact.line(sheet.written + 1, match.number + 1)
    play_line(by_hand_of(match.game), _course(match, fact.ahead_of), line, told_hands(match))
    return fact


def _course(match: Match, ahead_of: int) -> Course:
    """The game up to that line, or up to now."""
    match.state_in_play()
    sheet = sheet_of(match)
    assert sheet.course is not None
    if not ahead_of:
        return sheet.course
    return play_lines(match.game, _begin(match), sheet.lines[: place_of(sheet, ahead_of)], told_hands(match))


def _begin(match: Match) -> Course:
    """The game before the first line, with what is known by now of hidden cards."""
    sheet = sheet_of(match)
    assert sheet.course is not None
    return Course(by_hand_of(match.game).begin(sheet.course.guess.initial, told_hands(match)))


def play_again(match: Match, sheet: Sheet, entry: Entry) -> None:
    """All lines of the sheet, from the beginning. Everybody is asked anew."""
    course = play_lines(match.game, _begin(match), sheet.lines, told_hands(match))
    match.sheet = sheet._replace(course=course)
    match.awaited_since = {}
    match.events = [[] for _ in range(max(len(match.events), entry.number))]
    follow(match, course, entry, "")


def follow(match: Match, course: Course, entry: Entry, decided: str) -> None:
    """The match stands where the lines lead."""
    guess = course.guess
    match.initial_state, match.state = guess.initial, guess.state
    entries = {line.number: line.entry for line in sheet_of(match).lines}
    while len(match.events) < entry.number:
        match.events.append([])
    match.moves = []
    events: dict[int, list[Event]] = {}
    for step in guess.steps:
        number = entries[step.line]
        events[number] = events.get(number, []) + step.events
        match.moves.append((number, seat_name(match.game, guess.initial, step.seat), step.text))
    for number, told in events.items():
        match.events[number - 1] = told
    match.undo_points = ()
    match.update_awaited(entry.number, decided)
    if course.wanted is not None:
        match.awaited, match.awaited_since = [], {}

"""What is told to a reader: events, questions, moves and the score, generic over all games.

A game gives the words: `<game>-event-<kind>`, `<game>-question-<question>`, `<game>-move-<verb>`, `<game>-why-<why>`.
"""

from textwrap import wrap

from operahouse.app.texts import Texts
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.record import result_of

WIDTH = 79
LONGEST_NUMBER = 9
MARGIN = 6
"""Numbers of rules stand in a margin of this width."""
WORD_NAMES = ["one", "two", "three", "four", "five"]
"""How a description calls the words behind the verb of a move."""


def told(texts: Texts, game: Game, events: list[Event], viewer: str) -> list[str]:
    """What the viewer (a seat's name, or the empty name of a spectator) may know of the events, in lines."""
    lines: list[str] = []
    for event in events:
        if event.visible_to(viewer):
            lines += wrapped(tell(texts, game, event))
    return lines


def tell(texts: Texts, game: Game, event: Event) -> str:
    """One event in words; some say nothing, being told by another."""
    details: Json = {**event.details, "seat": event.seat, "rule": event.rule}
    return texts.say(f"{game.name}-event-{event.kind}", details)


def wrapped(text: str) -> list[str]:
    """A text in lines that fit the terminal."""
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def beside(text: str, first: str) -> list[str]:
    """Each line of the text wrapped for itself, all of them beside the margin."""
    margin = " " * len(first)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        indent = margin + "  " if paragraph.startswith("– ") else margin
        wrapped = wrap(paragraph, WIDTH, initial_indent=margin, subsequent_indent=indent, break_on_hyphens=False)
        lines += wrapped or [""]
    return [first + lines[0][len(margin) :], *lines[1:]]


def question(texts: Texts, game: Game, view: Json) -> str:
    """What a seat is asked, in a sentence."""
    asks = view["asks"]
    details = asks if isinstance(asks, dict) else {}
    return texts.say(f"{game.name}-question-{details.get('question')}", {"seat": view["seat"], **details})


def describe_move(texts: Texts, game: Game, move: str) -> str:
    """A few words about a move, the most particular ones there are; none where it speaks for itself."""
    verb, *words = move.split()
    details: Json = dict(zip(WORD_NAMES, words, strict=False))
    particular = texts.find(f"{game.name}-move-{'-'.join([verb, *words])}", details)
    return particular or texts.find(f"{game.name}-move-{verb}", details) or ""


def numbered(texts: Texts, game: Game, moves: list[str]) -> list[str]:
    """The moves with their numbers, in columns where they are short."""
    entries: list[str] = []
    for number, move in enumerate(moves, first_number(moves)):
        about = describe_move(texts, game, move)
        line = texts.say("app-move-about", {"move": move, "about": about}) if about else move
        entries.append(f"{number:>3} {line}")
    width = max(len(entry) for entry in entries) + 2
    columns = max(1, WIDTH // width)
    rows = [entries[start : start + columns] for start in range(0, len(entries), columns)]
    return ["".join(entry.ljust(width) for entry in row).rstrip() for row in rows]


def picked(moves: list[str], text: str) -> str:
    """The move with that number, the first one for an empty line, or else the text as it is."""
    if not text:
        return moves[0]
    index = int(text) - first_number(moves) if text.isdecimal() and len(text) < LONGEST_NUMBER else -1
    return moves[index] if 0 <= index < len(moves) else text


def first_number(moves: list[str]) -> int:
    """Moves are numbered from 1, but from 0 where the first is such as `bid 0`: then 5 picks `bid 5`."""
    return 0 if moves[0].endswith(" 0") else 1


def final_score(texts: Texts, game: Game, state: State, events: list[Event]) -> list[str]:
    """The ranking, then each seat's points by source."""
    lines = [*ranked(texts, result_of(game, state)), "", texts.say("app-ledger", {})]
    for seat in game.seats(state):
        sources = [f"{reason(texts, game, why)} {total}" for why, total in points_by_source(events, seat).items()]
        lines += wrapped(texts.say("app-ledger-seat", {"seat": seat, "sources": sources}))
    return lines


def ranked(texts: Texts, result: Json) -> list[str]:
    """Who came first and so on, from a result as records hold it."""
    points, ranking = result["points"], result["ranking"]
    assert isinstance(points, dict)
    assert isinstance(ranking, list)
    lines = [texts.say("app-ranking", {})]
    for place, sharing in enumerate(ranking, 1):
        seats = sharing if isinstance(sharing, list) else [sharing]
        lines.append(texts.say("app-ranking-place", {"place": place, "seats": seats, "points": points[seats[0]]}))
    return lines


def points_by_source(events: list[Event], seat: str) -> dict[str, int]:
    """The score ledger of a seat: its points by reason."""
    ledger: dict[str, int] = {}
    for event in events:
        points = event.details.get("points")
        if event.kind == "points" and event.seat == seat and isinstance(points, int):
            why = str(event.details.get("why", ""))
            ledger[why] = ledger.get(why, 0) + points
    return ledger


def reason(texts: Texts, game: Game, why: str) -> str:
    """What points were given for."""
    return texts.say(f"{game.name}-why-{why}", {})

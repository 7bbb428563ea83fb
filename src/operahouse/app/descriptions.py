"""Events, questions, moves and scores in words, for any game.

A game brings the texts: `<game>-event-<kind>`, `<game>-question-<question>`, `<game>-move-<verb>`, `<game>-why-<why>`.
Without them people read the words of the game itself. Events are JSON, as a match's stream has them.
"""

from operahouse.app.text_layout import in_columns, wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.game import Game, Json
from operahouse.kernel.ranking import places, read_ranking
from operahouse.kernel.reading import Reader

WORD_NAMES = ["one", "two", "three", "four", "five"]
"""What texts call the words after the verb of a move."""


def bot_name(texts: Texts, bot: str) -> str:
    """What a bot is called that is spelled like `expert@500ms` or `cmd:./mine`; empty for none."""
    return texts.find(f"bot-{bot.partition('@')[0].partition(':')[0]}", {}) or bot


def describe_events(texts: Texts, game: Game, events: list[Json]) -> list[str]:
    """Events in lines that fit the terminal. Some have no text of their own, because another event tells them."""
    return [line for event in events for line in wrapped(describe_event(texts, game, event))]


def describe_event(texts: Texts, game: Game, event: Json) -> str:
    """One event in words."""
    details: Json = {"seat": "", "rule": "", **event}
    text = texts.find(f"{game.name}-event-{event['kind']}", details)
    return _plain_event(texts, event) if text is None else text


def _plain_event(texts: Texts, event: Json) -> str:
    """An event in the words of the game itself: `anna: took roses 2`."""
    parts = [f"{name} {value}" for name, value in event.items() if name not in ("kind", "seat", "rule", "places")]
    what = " ".join([str(event["kind"]), *parts])
    return texts.say("app-plain-event", {"seat": event.get("seat") or "none", "what": what})


def describe_question(texts: Texts, game: Game, view: Json) -> str:
    """What a seat is asked, in a sentence."""
    asks = view.get("asks")
    details = asks if isinstance(asks, dict) else {}
    question = details.get("question")
    text = texts.find(f"{game.name}-question-{question}", {"seat": view["seat"], **details})
    if text is None:
        return texts.say("app-plain-question", {})
    how = texts.find(f"{game.name}-typed-{question}", {})
    return text if how is None else f"{text} {how}"


def describe_move(texts: Texts, game: Game, move: str) -> str:
    """A few words about a move, the most specific there are; empty if it needs none."""
    verb, *words = move.split()
    details: Json = dict(zip(WORD_NAMES, words, strict=False))
    specific = texts.find(f"{game.name}-move-{'-'.join([verb, *words])}", details)
    return specific or texts.find(f"{game.name}-move-{verb}", details) or ""


def list_moves(texts: Texts, game: Game, moves: list[str], first_number: int) -> list[str]:
    """The moves with their numbers, in columns if they are short."""
    entries: list[str] = []
    for number, move in enumerate(moves, first_number):
        about = describe_move(texts, game, move)
        line = texts.say("app-move-about", {"move": move, "about": about}) if about else move
        entries.append(f"{number:>3} {line}")
    return in_columns(entries)


def describe_result(texts: Texts, result: Json) -> list[str]:
    """The ranking, from a result as records have it."""
    points, ranking = result["points"], read_ranking(Reader(result).at("ranking"))
    assert isinstance(points, dict)
    place_of = places(ranking)
    lines = [texts.say("app-ranking", {})]
    for seats in ranking:
        details = {"place": place_of[seats[0]], "seats": seats, "points": points[seats[0]]}
        lines.append(texts.say("app-ranking-place", details))
    return lines


def describe_sources(texts: Texts, game: Game, seats: list[str], events: list[Json]) -> list[str]:
    """Each seat's points by source."""
    lines = [texts.say("app-ledger", {})]
    for seat in seats:
        totals = points_by_source(events, seat)
        sources = [f"{describe_source(texts, game, why)} {total}" for why, total in totals.items()]
        lines += wrapped(texts.say("app-ledger-seat", {"seat": seat, "sources": sources}))
    return lines


def points_by_source(events: list[Json], seat: str) -> dict[str, int]:
    """A seat's points by source."""
    totals: dict[str, int] = {}
    for event in events:
        points = event.get("points")
        if event["kind"] == "points" and event.get("seat") == seat and isinstance(points, int):
            why = str(event.get("why", ""))
            totals[why] = totals.get(why, 0) + points
    return totals


def describe_source(texts: Texts, game: Game, why: str) -> str:
    """What points were given for."""
    return texts.find(f"{game.name}-why-{why}", {}) or why

"""The items of a match's stream in words: the events of moves, and what happens around the game."""

from operahouse.app.descriptions import bot_name, describe_events
from operahouse.app.terminal.player import events_of
from operahouse.app.text_layout import wrapped
from operahouse.app.texts import Texts
from operahouse.kernel.game import Game, Json

WITHOUT_TEXT = ["opened", "called", "revealed", "started", "muted", "noted", "ordered", "revoked"]
"""Kinds of stream items that are not told."""


def describe_item(texts: Texts, game: Game, seat: str, item: Json) -> list[str]:
    """An item as the person on this seat is told of it, in the sentences that the browser has too."""
    if "events" in item:
        return describe_events(texts, game, events_of(item))
    if item["kind"] in WITHOUT_TEXT or item.get("outcome") == "finished":
        return []
    details = {name: None if value == "" else value for name, value in item.items()}
    details["seat-you"] = item.get("seat") == seat
    if item.get("bot"):
        details["bot"] = bot_name(texts, str(item["bot"]))
    return wrapped(texts.say(_key(item), details))


def _key(item: Json) -> str:
    if item["kind"] != "seated":
        return f"table-event-{item['kind']}"
    return "table-event-bot-seated" if item["bot"] else "table-event-sat-down"

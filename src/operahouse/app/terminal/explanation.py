"""Why? The rule behind a refusal, or behind points."""

from operahouse.app.descriptions import describe_source
from operahouse.app.terminal.player import Player
from operahouse.app.texts import Texts
from operahouse.kernel.game import Game


def explain_last(texts: Texts, game: Game, player: Player) -> tuple[str, str]:
    """A sentence about the last refusal, else about the last points that anybody got; and the number of its rule."""
    if player.refused is not None:
        move, refusal = player.refused
        return texts.say("app-why-refused", {"move": move, "rule": refusal.rule or None, "why": refusal}), refusal.rule
    points = [event for event in player.events() if event["kind"] == "points"]
    if not points:
        return texts.say("app-why-nothing", {}), ""
    event = {"seat": "", "rule": "", **points[-1]}
    why = describe_source(texts, game, str(event.get("why", "")))
    return texts.say("app-why-points", {**event, "why": why}), str(event["rule"])

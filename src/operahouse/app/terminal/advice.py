"""What the coach says, in words: the best moves, how good they are, and why."""

from operahouse.app.descriptions import describe_move
from operahouse.app.texts import Texts
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader


def describe_advice(texts: Texts, game: Game, answer: Json) -> list[str]:
    """Each move with its chance to win, the points it should end with, and what distinguishes it."""
    lines: list[str] = []
    for number, advice in enumerate(Reader(answer).at("advice").items(), 1):
        move = advice.at("move").text()
        chance, points = _figure(advice.at("chance")), _figure(advice.at("points"))
        about = describe_move(texts, game, move)
        lines.append(f"{number}. {texts.say('app-move-about', {'move': move, 'about': about}) if about else move}")
        shares = [
            texts.say("coach-chance", {"percent": round(100 * chance)}),
            texts.say("coach-points", {"points": points}),
        ]
        lines.append("   " + ", ".join(shares))
        lines += ["   " + _reason(texts, reason) for reason in advice.at("reasons").items()]
    return lines


def _reason(texts: Texts, reason: Reader) -> str:
    why = texts.say(reason.at("key").text(), {})
    return texts.say("coach-reason", {"points": f"{_figure(reason.at('points')):+.1f}", "why": why})


def _figure(reader: Reader) -> float:
    assert isinstance(reader.value, int | float)
    return float(reader.value)

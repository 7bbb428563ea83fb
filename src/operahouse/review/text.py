"""A review in lines of text: chances as a graph, moves with marks, and the ledger of luck and skill.

It knows no language: `say` finds the words, and writes figures as people of that language do.
"""

from textwrap import wrap
from typing import Final

from operahouse.kernel.game import Json, Say
from operahouse.review.ledger import terms_of
from operahouse.review.report import ReviewDecision, ReviewJson, ReviewMoment
from operahouse.review.rounding import percents, rounded_together

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 64
"""The widest graph."""
SIGNS: Final = {"blunder": "??", "mistake": "?", "slip": "?!", "praise": "!"}
WIDTH: Final = 79
TERMS: Final = ["start", "fortune", "choice", "veil", "others", "drift"]


def review_lines(say: Say, review: ReviewJson, seat: str | None) -> list[str]:
    """The whole review; with a seat only its marks."""
    lines = [*graph_lines(say, review), "", *mark_lines(say, review, seat), "", *ledger_lines(say, review)]
    if not review["over"]:
        lines += ["", *_wrapped(say("review-unfinished", {}))]
    return [*lines, "", *given_lines(say, review)]


def graph_lines(say: Say, review: ReviewJson) -> list[str]:
    """For each seat its chances from the start to the end, and below them the rounds."""
    shares = [review["dealt"], *[moment["shares"] for moment in review["moments"]]]
    columns = _columns(len(shares))
    lines = [say("review-chances", {})]
    first, last = percents(shares[0]), percents(shares[-1])
    for number, seat in enumerate(review["seats"]):
        bars = "".join(BARS[min(7, int(8 * shares[column][number]))] for column in columns)
        details: Json = {"seat": seat, "before": first[number], "after": last[number]}
        lines += [bars + "  " + say("review-chance-line", details)]
    rounds = _rounds(review["moments"], columns)
    return [*lines, rounds] if rounds else lines


def _columns(points: int) -> list[int]:
    """The points that are drawn, the first and the last always among them."""
    count = min(points, COLUMNS)
    return [column * (points - 1) // max(1, count - 1) for column in range(count)]


def _rounds(moments: list[ReviewMoment], columns: list[int]) -> str:
    """The number of each round where it begins."""
    line, known = "", None
    for place, column in enumerate(columns):
        number = moments[min(column, len(moments) - 1)]["round"]
        if number is not None and number != known and len(line) <= place:
            line = line.ljust(place) + str(number)
            known = number
    return line


def mark_lines(say: Say, review: ReviewJson, seat: str | None) -> list[str]:
    """Every move with a mark: what was played, what was better, and why."""
    lines = [say("review-marks", {})]
    for moment in review["moments"]:
        for decision in moment.get("decisions", []):
            if decision["mark"] and seat in (None, decision["seat"]):
                lines += _mark(say, moment, decision)
    return lines if len(lines) > 1 else [*lines, say("review-marks-none", {})]


def _mark(say: Say, moment: ReviewMoment, decision: ReviewDecision) -> list[str]:
    when = "review-when" if moment["round"] is None else "review-when-round"
    details: Json = {"round": moment["round"] or 0, "number": decision["place"] + 1}
    word = say(f"review-mark-{decision['mark']}", {})
    named: Json = {"when": say(when, details), "mark": word, "sign": SIGNS[decision["mark"]]}
    head = say("review-head", named)
    played = say("review-played", {"seat": decision["seat"], "move": decision["move"], "seat-you": "false"})
    said = [f"{played}."]
    if decision["mark"] == "praise":
        said.append(say("review-praised", {}))
    else:
        said.append(say("review-better", _figures(decision)))
    return [head, *[f"  {line}" for line in _wrapped(" ".join([*said, *_why(say, decision)]))]]


def _figures(decision: ReviewDecision) -> Json:
    """The shown cost is the difference of the two shown percentages."""
    played = round(100 * decision["chance"])
    return {"move": decision["best"], "after": round(100 * (decision["chance"] + decision["loss"])), "before": played}


def _why(say: Say, decision: ReviewDecision) -> list[str]:
    """The reasons with their figures, and who gains by it."""
    reasons = [
        say("coach-reason", {"points": _figure(say, one["points"], "+.1f"), "why": say(one["key"], {})})
        for one in decision["reasons"]
    ]
    said = [say("review-why", {"reasons": reasons})] if reasons else []
    rivals: list[Json] = [{"seat": one["seat"], "points": round(one["points"], 1)} for one in decision["rivals"]]
    return said + [say("review-rival", rival) for rival in rivals]


def ledger_lines(say: Say, review: ReviewJson) -> list[str]:
    """A column for each seat. What is shown adds up too: whole points are rounded together."""
    columns: list[list[int]] = []
    for account, result in zip(review["accounts"], percents(_results(review)), strict=True):
        columns.append([*rounded_together([100 * term for term in terms_of(account)], result), result])
    names = [_seat_name(say, seat) for seat in review["seats"]]
    labels = [say(f"review-{term}", {}) for term in [*TERMS, "result"]]
    width, column = max(len(label) for label in labels), max(8, *[len(name) + 2 for name in names])
    lines = [say("review-ledger", {}), *_wrapped(say("review-ledger-measure", {}))]
    lines.append(" " * width + "".join(name.rjust(column) for name in names))
    for row, label in enumerate(labels):
        signed = "{:d}" if row in (0, len(labels) - 1) else "{:+d}"
        figures = [signed.format(own[row]).replace("-", "−").rjust(column) for own in columns]
        lines.append(label.ljust(width) + "".join(figures))
    return lines


def _results(review: ReviewJson) -> list[float]:
    return [account["result"] for account in review["accounts"]]


def given_lines(say: Say, review: ReviewJson) -> list[str]:
    """One number for each seat, and those of our bots beside it."""
    lines = _wrapped(say("review-given", {}))
    for seat, own in zip(review["seats"], review["summary"], strict=True):
        value = _figure(say, 100 * own["per_decision"], ".2f")
        lines.append("  " + say("review-given-seat", {"seat": seat, "value": value, "count": own["decisions"]}))
    levels = [
        say("review-scale-level", {"bot": say(f"bot-{bot}", {}), "value": _figure(say, 100 * value, ".2f")})
        for bot, value in review["scale"].items()
    ]
    return [*lines, *_wrapped(say("review-scale", {"levels": levels}))] if levels else lines


def _seat_name(say: Say, seat: str) -> str:
    """What a seat is called; its own word if there is no other."""
    key = f"seat-{seat}"
    name = say(key, {})
    return seat if name == key else name


def _wrapped(text: str) -> list[str]:
    """A text in lines, with a hanging indent."""
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _figure(say: Say, value: float, form: str) -> str:
    """A number with decimals, as the language writes it."""
    return format(value, form).replace(".", say("review-decimal-sign", {}))

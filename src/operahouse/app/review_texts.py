"""A review in lines of text: chances as a graph, moves with marks, and the ledger of luck and skill."""

from typing import Final

from operahouse.app.text_layout import wrapped
from operahouse.app.texts import ENGLISH, Texts
from operahouse.kernel.game import Json
from operahouse.review.ledger import terms_of
from operahouse.review.report import ReviewDecision, ReviewJson, ReviewMoment
from operahouse.review.rounding import percents, rounded_together

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 64
"""The widest graph."""
SIGNS: Final = {"blunder": "??", "mistake": "?", "slip": "?!", "praise": "!"}
TERMS: Final = ["start", "fortune", "choice", "veil", "others", "drift"]


def review_lines(texts: Texts, review: ReviewJson, seat: str | None) -> list[str]:
    """The whole review; with a seat only its marks."""
    lines = [*graph_lines(texts, review), "", *mark_lines(texts, review, seat), "", *ledger_lines(texts, review)]
    if not review["over"]:
        lines += ["", *wrapped(texts.say("review-unfinished", {}))]
    return [*lines, "", *given_lines(texts, review)]


def graph_lines(texts: Texts, review: ReviewJson) -> list[str]:
    """For each seat its chances from the start to the end, and below them the rounds."""
    shares = [review["dealt"], *[moment["shares"] for moment in review["moments"]]]
    columns = _columns(len(shares))
    lines = [texts.say("review-chances", {})]
    first, last = percents(shares[0]), percents(shares[-1])
    for number, seat in enumerate(review["seats"]):
        bars = "".join(BARS[min(7, int(8 * shares[column][number]))] for column in columns)
        details: Json = {"seat": seat, "before": first[number], "after": last[number]}
        lines += [bars + "  " + texts.say("review-chance-line", details)]
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


def mark_lines(texts: Texts, review: ReviewJson, seat: str | None) -> list[str]:
    """Every move with a mark: what was played, what was better, and why."""
    lines = [texts.say("review-marks", {})]
    for moment in review["moments"]:
        for decision in moment.get("decisions", []):
            if decision["mark"] and seat in (None, decision["seat"]):
                lines += _mark(texts, moment, decision)
    return lines if len(lines) > 1 else [*lines, texts.say("review-marks-none", {})]


def _mark(texts: Texts, moment: ReviewMoment, decision: ReviewDecision) -> list[str]:
    when = "review-when" if moment["round"] is None else "review-when-round"
    details: Json = {"round": moment["round"] or 0, "number": decision["place"] + 1}
    word = texts.say(f"review-mark-{decision['mark']}", {})
    named: Json = {"when": texts.say(when, details), "mark": word, "sign": SIGNS[decision["mark"]]}
    head = texts.say("review-head", named)
    played = texts.say("review-played", {"seat": decision["seat"], "move": decision["move"], "seat-you": "false"})
    said = [f"{played}."]
    if decision["mark"] == "praise":
        said.append(texts.say("review-praised", {}))
    else:
        said.append(texts.say("review-better", _figures(decision)))
    return [head, *[f"  {line}" for line in wrapped(" ".join([*said, *_why(texts, decision)]))]]


def _figures(decision: ReviewDecision) -> Json:
    """The shown cost is the difference of the two shown percentages."""
    played = round(100 * decision["chance"])
    return {"move": decision["best"], "after": round(100 * (decision["chance"] + decision["loss"])), "before": played}


def _why(texts: Texts, decision: ReviewDecision) -> list[str]:
    """The reasons with their figures, and who gains by it."""
    reasons = [
        texts.say("coach-reason", {"points": _figure(texts, one["points"], "+.1f"), "why": texts.say(one["key"], {})})
        for one in decision["reasons"]
    ]
    said = [texts.say("review-why", {"reasons": reasons})] if reasons else []
    rivals: list[Json] = [{"seat": one["seat"], "points": round(one["points"], 1)} for one in decision["rivals"]]
    return said + [texts.say("review-rival", rival) for rival in rivals]


def ledger_lines(texts: Texts, review: ReviewJson) -> list[str]:
    """A column for each seat. What is shown adds up too: whole points are rounded together."""
    columns: list[list[int]] = []
    for account, result in zip(review["accounts"], percents(_results(review)), strict=True):
        columns.append([*rounded_together([100 * term for term in terms_of(account)], result), result])
    names = [texts.find(f"seat-{seat}", {}) or seat for seat in review["seats"]]
    labels = [texts.say(f"review-{term}", {}) for term in [*TERMS, "result"]]
    width, column = max(len(label) for label in labels), max(8, *[len(name) + 2 for name in names])
    lines = [texts.say("review-ledger", {}), *wrapped(texts.say("review-ledger-measure", {}))]
    lines.append(" " * width + "".join(name.rjust(column) for name in names))
    for row, label in enumerate(labels):
        signed = "{:d}" if row in (0, len(labels) - 1) else "{:+d}"
        figures = [signed.format(own[row]).replace("-", "−").rjust(column) for own in columns]
        lines.append(label.ljust(width) + "".join(figures))
    return lines


def _results(review: ReviewJson) -> list[float]:
    return [account["result"] for account in review["accounts"]]


def given_lines(texts: Texts, review: ReviewJson) -> list[str]:
    """One number for each seat, and those of our bots beside it."""
    lines = wrapped(texts.say("review-given", {}))
    for seat, own in zip(review["seats"], review["summary"], strict=True):
        value = _figure(texts, 100 * own["per_decision"], ".2f")
        lines.append("  " + texts.say("review-given-seat", {"seat": seat, "value": value, "count": own["decisions"]}))
    levels = [
        texts.say(
            "review-scale-level", {"bot": texts.say(f"bot-{bot}", {}), "value": _figure(texts, 100 * value, ".2f")}
        )
        for bot, value in review["scale"].items()
    ]
    return [*lines, *wrapped(texts.say("review-scale", {"levels": levels}))] if levels else lines


def _figure(texts: Texts, value: float, form: str) -> str:
    """A number with decimals, as the language writes it."""
    written = format(value, form)
    return written if texts.lang == ENGLISH else written.replace(".", ",")

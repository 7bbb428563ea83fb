"""What a tournament has shown: a table for the terminal, and a page with figures."""

from pathlib import Path

from operahouse.lab.charts import Chart, Panel, Series, course_chart, length_chart, rounds_chart, sources_chart
from operahouse.lab.ledger import watched
from operahouse.lab.page import Page
from operahouse.lab.plan import Plan
from operahouse.lab.results import Results
from operahouse.lab.standings import Standing, grouped, standings
from operahouse.lab.tables import Table
from operahouse.lab.wording import Wording

REPORT = "report.html"


def standings_table(words: Wording, found: list[Standing], first: str = "bot") -> Table:
    """A row for each bot, or for each seat."""
    rated = any(standing.rating is not None for standing in found)
    names = [first, "games", "wins", "points", *(["rating"] if rated else [])]
    rows = []
    for standing in found:
        row = [standing.name, str(standing.games), words.sure_percent(standing.win_rate)]
        row.append(words.sure_number(standing.points))
        rows.append(row + ([words.sure_number(standing.rating)] if standing.rating is not None else []))
    return Table([words.text(f"column-{name}") for name in names], rows)


def win_chart(name: str, found: list[Standing], players: int) -> Chart:
    """Win rates with their intervals, and the rate of equals to compare with."""
    rates = [standing.win_rate for standing in found]
    series = Series("", [rate.value for rate in rates], rates)
    return Chart("dots", name, [standing.name for standing in found], [Panel("", [series])], True, 1 / players)


def thinking_table(words: Wording, results: Results) -> Table:
    """How long bots think."""
    rows = results.ask("SELECT bot, avg(seconds) FROM results GROUP BY bot ORDER BY bot")
    cells = [[bot, words.number(seconds, 3)] for bot, seconds in rows]
    return Table([words.text("column-bot"), words.text("column-seconds")], cells)


def write_report(plan: Plan, results: Results, words: Wording, folder: Path) -> Path:
    """The page of a tournament."""
    found = standings(results)
    bots = [standing.name for standing in found]
    title = words.text("title-tournament", game=words.game(), players=plan.players)
    page = Page(words, title, lead(plan, words))
    page.add_table(words.text("standings"), standings_table(words, found), words.text("standings-note"))
    if len(plan.line_ups) > 1:
        for number, line_up in enumerate(plan.line_ups):
            page.add_table(", ".join(line_up), standings_table(words, standings(results, number)))
    page.add_chart(win_chart("wins", found, plan.players))
    if plan.ledgers:
        kind = watched(plan.game).by_round
        page.add_chart(course_chart(results, bots))
        page.add_chart(sources_chart(results, words, bots))
        page.add_chart(rounds_chart(results, words, bots, kind))
    page.add_chart(win_chart("seats", grouped(results, "seat"), plan.players), players=plan.players)
    page.add_chart(length_chart(results, words))
    if plan.ledgers:
        page.add_table(words.text("thinking"), thinking_table(words, results))
    page.write(folder / REPORT)
    return folder / REPORT


def lead(plan: Plan, words: Wording) -> str:
    """What was played, so that anybody can play it again."""
    blanks = {"games": plan.games, "deals": plan.deals, "seed": str(plan.seed), "bots": ", ".join(plan.bots)}
    options = ", ".join(plan.options) or words.text("no-options")
    return words.text("lead", **blanks, players=plan.players, edition=plan.edition, rules=plan.rules, options=options)

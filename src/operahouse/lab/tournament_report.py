"""The report of a tournament: a table for the terminal, and a page with charts."""

from pathlib import Path

from operahouse.games.catalogue import load_game
from operahouse.lab.charts import Chart, Panel, Series, course_chart, length_chart, rounds_chart, sources_chart
from operahouse.lab.counted_events import counted_events
from operahouse.lab.html_report import HtmlReport
from operahouse.lab.leaderboard import Standing, leaderboard, standings_by
from operahouse.lab.plan import Plan
from operahouse.lab.report_texts import ReportTexts
from operahouse.lab.results import Results
from operahouse.lab.text_table import TextTable

REPORT = "report.html"


def standings_table(texts: ReportTexts, standings: list[Standing], first: str = "bot") -> TextTable:
    """A row for each bot, or for each seat."""
    rated = any(standing.rating is not None for standing in standings)
    names = [first, "games", "wins", "points", *(["rating"] if rated else [])]
    rows = []
    for standing in standings:
        row = [standing.name, str(standing.games), texts.percent_interval(standing.win_rate)]
        row.append(texts.number_interval(standing.points))
        rows.append(row + ([texts.number_interval(standing.rating)] if standing.rating is not None else []))
    return TextTable([texts.text(f"column-{name}") for name in names], rows)


def win_chart(name: str, standings: list[Standing], players: int) -> Chart:
    """Win rates with their intervals, and a guide at the rate of equally strong players."""
    rates = [standing.win_rate for standing in standings]
    series = Series("", [rate.value for rate in rates], rates)
    return Chart("dots", name, [standing.name for standing in standings], [Panel("", [series])], True, 1 / players)


def thinking_table(texts: ReportTexts, results: Results) -> TextTable:
    """How long each bot thinks in a game."""
    rows = results.query("SELECT bot, avg(seconds) FROM results GROUP BY bot ORDER BY bot")
    cells = [[bot, texts.number(seconds, 3)] for bot, seconds in rows]
    return TextTable([texts.text("column-bot"), texts.text("column-seconds")], cells)


def write_tournament_report(plan: Plan, results: Results, texts: ReportTexts, folder: Path) -> Path:
    """Write the page about a tournament."""
    standings = leaderboard(results)
    bots = [standing.name for standing in standings]
    title = texts.text("title-tournament", game=texts.game(), players=plan.players)
    report = HtmlReport(texts, title, lead(plan, texts))
    report.add_table(texts.text("standings"), standings_table(texts, standings), texts.text("standings-note"))
    if len(plan.line_ups) > 1:
        for number, line_up in enumerate(plan.line_ups):
            report.add_table(", ".join(line_up), standings_table(texts, leaderboard(results, number)))
    report.add_chart(win_chart("wins", standings, plan.players))
    if plan.stats:
        report.add_chart(course_chart(results, bots))
        report.add_chart(sources_chart(results, texts, bots))
        report.add_chart(rounds_chart(results, texts, bots, counted_events(load_game(plan.game)).by_round))
    report.add_chart(win_chart("seats", standings_by(results, "seat"), plan.players), players=plan.players)
    report.add_chart(length_chart(results, texts))
    if plan.stats:
        report.add_table(texts.text("thinking"), thinking_table(texts, results))
    report.write(folder / REPORT)
    return folder / REPORT


def lead(plan: Plan, texts: ReportTexts) -> str:
    """What was played, with everything needed to play it again."""
    blanks = {"games": plan.games, "deals": plan.deals, "seed": str(plan.seed), "bots": ", ".join(plan.bots)}
    options = ", ".join(plan.options) or texts.text("no-options")
    return texts.text("lead", **blanks, players=plan.players, edition=plan.edition, rules=plan.rules, options=options)

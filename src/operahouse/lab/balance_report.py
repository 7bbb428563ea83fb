"""How balanced a game is: the same bot plays every seat, so that only seats and components differ."""

from pathlib import Path
from typing import NamedTuple

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Game
from operahouse.lab.charts import Chart, Panel, Series, length_chart, shares_chart
from operahouse.lab.counted_events import counted_events
from operahouse.lab.html_report import HtmlReport
from operahouse.lab.leaderboard import standings_by
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.report_texts import ReportTexts
from operahouse.lab.results import Results
from operahouse.lab.schedule import deals_for
from operahouse.lab.text_table import TextTable
from operahouse.lab.tournament_report import REPORT, standings_table, win_chart


class Usage(NamedTuple):
    """How often something is done in a game, by number of players."""

    kind: str
    what: str
    times: dict[int, float]


def balance_plans(
    game: Game, bots: list[str], counts: list[int], games: int, seed: int, options: list[str]
) -> list[Plan]:
    """A tournament for each number of players, in which one bot takes every seat of a game."""
    plans: list[Plan] = []
    for players in counts:
        line_ups = [(bot,) * players for bot in bots]
        plans.append(make_plan(game, line_ups, deals_for(games, line_ups), seed, options))
    return plans


def usages(results: Results) -> list[Usage]:
    """Everything that was counted, the most frequent of each kind first."""
    rows = results.query("""
        WITH done AS (SELECT players, unnest(done, recursive := true) FROM results),
        games AS (SELECT players, count(DISTINCT (line_up, deal, rotation)) AS games FROM results GROUP BY players)
        SELECT kind, what, players, sum(times) / any_value(games) FROM done JOIN games USING (players)
        GROUP BY kind, what, players ORDER BY kind, sum(sum(times)) OVER (PARTITION BY kind, what) DESC, what
    """)
    found: dict[tuple[str, str], dict[int, float]] = {}
    for kind, what, players, times in rows:
        found.setdefault((kind, what), {})[players] = times
    return [Usage(kind, what, times) for (kind, what), times in found.items()]


def usage_table(texts: ReportTexts, found: list[Usage], counts: list[int]) -> TextTable:
    """How often each thing is done in a game."""
    columns = [texts.text("column-done"), *[texts.text("column-players", players=players) for players in counts]]
    rows = []
    for usage in found:
        name = f"{texts.kind(usage.kind)}: {texts.thing(usage.what)}" if usage.what else texts.kind(usage.kind)
        rows.append([name, *[texts.number(usage.times.get(players, 0.0), 2) for players in counts]])
    return TextTable(columns, rows)


def usage_chart(texts: ReportTexts, found: list[Usage], counts: list[int]) -> Chart:
    """How often each component is used in a game, by number of players."""
    labels = [texts.thing(usage.what) for usage in found]
    series = [
        Series(texts.text("column-players", players=players), [usage.times.get(players, 0.0) for usage in found])
        for players in counts
    ]
    return Chart("dots", "parts", labels, [Panel("", series)])


def seat_tables(texts: ReportTexts, results: Results, counts: list[int]) -> list[tuple[str, TextTable]]:
    """Win rates and points of each seat, by number of players."""
    tables: list[tuple[str, TextTable]] = []
    for players in counts:
        seats = standings_by(results, "seat", f"players = {players}")
        tables.append((texts.text("seats-of", players=players), standings_table(texts, seats, "seat")))
    return tables


def write_balance_report(plans: list[Plan], results: Results, texts: ReportTexts, folder: Path) -> Path:
    """Write the page about the balance of a game."""
    first = plans[0]
    counts = [plan.players for plan in plans]
    lead = texts.text("lead-balance", bots=", ".join(first.bots), games=first.games, edition=first.edition)
    report = HtmlReport(texts, texts.text("title-balance", game=texts.game()), lead)
    for title, table in seat_tables(texts, results, counts):
        report.add_table(title, table)
    for players in counts:
        chart = win_chart("seats", standings_by(results, "seat", f"players = {players}"), players)
        report.add_chart(chart, players=players)
    report.add_chart(shares_chart(results, texts, counts))
    found = usages(results)
    components = [usage for usage in found if usage.kind == counted_events(load_game(first.game)).components]
    if components:
        report.add_chart(usage_chart(texts, components, counts))
    report.add_table(texts.text("done"), usage_table(texts, found, counts))
    report.add_chart(length_chart(results, texts))
    report.write(folder / REPORT)
    return folder / REPORT

"""What the figures of a box do: the same bot on every seat, so that only seats and components differ."""

from pathlib import Path
from typing import NamedTuple

from operahouse.kernel.game import Game
from operahouse.lab.charts import Chart, Panel, Series, length_chart, shares_chart
from operahouse.lab.ledger import watched
from operahouse.lab.page import Page
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.report import REPORT, standings_table, win_chart
from operahouse.lab.results import Results
from operahouse.lab.schedule import deals_for
from operahouse.lab.standings import grouped
from operahouse.lab.tables import Table
from operahouse.lab.wording import Wording


class Part(NamedTuple):
    """A component, or anything else that is done: how often in a game, by number of players."""

    kind: str
    what: str
    times: dict[int, float]


def balance_plans(
    game: Game, bots: list[str], counts: list[int], games: int, seed: int, options: list[str]
) -> list[Plan]:
    """For each number of players a tournament in which every table is taken by one bot."""
    plans: list[Plan] = []
    for players in counts:
        tables = [(bot,) * players for bot in bots]
        plans.append(make_plan(game, tables, deals_for(games, tables), seed, options))
    return plans


def parts(results: Results) -> list[Part]:
    """Everything that was counted, the most frequent of a kind first."""
    rows = results.ask("""
        WITH done AS (SELECT players, unnest(done, recursive := true) FROM results),
        games AS (SELECT players, count(DISTINCT (line_up, deal, rotation)) AS games FROM results GROUP BY players)
        SELECT kind, what, players, sum(times) / any_value(games) FROM done JOIN games USING (players)
        GROUP BY kind, what, players ORDER BY kind, sum(sum(times)) OVER (PARTITION BY kind, what) DESC, what
    """)
    found: dict[tuple[str, str], dict[int, float]] = {}
    for kind, what, players, times in rows:
        found.setdefault((kind, what), {})[players] = times
    return [Part(kind, what, times) for (kind, what), times in found.items()]


def parts_table(words: Wording, found: list[Part], counts: list[int]) -> Table:
    """How often each thing is done in a game."""
    columns = [words.text("column-done"), *[words.text("column-players", players=players) for players in counts]]
    rows = []
    for part in found:
        name = f"{words.kind(part.kind)}: {words.thing(part.what)}" if part.what else words.kind(part.kind)
        rows.append([name, *[words.number(part.times.get(players, 0.0), 2) for players in counts]])
    return Table(columns, rows)


def parts_chart(words: Wording, found: list[Part], counts: list[int]) -> Chart:
    """How often each component is used in a game, by number of players."""
    labels = [words.thing(part.what) for part in found]
    series = [
        Series(words.text("column-players", players=players), [part.times.get(players, 0.0) for part in found])
        for players in counts
    ]
    return Chart("dots", "parts", labels, [Panel("", series)])


def seat_tables(words: Wording, results: Results, counts: list[int]) -> list[tuple[str, Table]]:
    """Win rates and points of each seat, by number of players."""
    tables: list[tuple[str, Table]] = []
    for players in counts:
        seats = grouped(results, "seat", f"players = {players}")
        tables.append((words.text("seats-of", players=players), standings_table(words, seats, "seat")))
    return tables


def write_balance(plans: list[Plan], results: Results, words: Wording, folder: Path) -> Path:
    """The page about the balance of a game."""
    first = plans[0]
    counts = [plan.players for plan in plans]
    lead = words.text("lead-balance", bots=", ".join(first.bots), games=first.games, edition=first.edition)
    page = Page(words, words.text("title-balance", game=words.game()), lead)
    for title, table in seat_tables(words, results, counts):
        page.add_table(title, table)
    for players in counts:
        chart = win_chart("seats", grouped(results, "seat", f"players = {players}"), players)
        page.add_chart(chart, players=players)
    page.add_chart(shares_chart(results, words, counts))
    found = parts(results)
    used = [part for part in found if part.kind == watched(first.game).parts]
    if used:
        page.add_chart(parts_chart(words, used, counts))
    page.add_table(words.text("done"), parts_table(words, found, counts))
    page.add_chart(length_chart(results, words))
    page.write(folder / REPORT)
    return folder / REPORT

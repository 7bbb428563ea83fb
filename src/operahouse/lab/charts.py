"""The charts of a report as data. `svg_charts` draws them."""

from typing import Literal, NamedTuple

from operahouse.lab.intervals import Interval
from operahouse.lab.report_texts import ReportTexts
from operahouse.lab.results import Results
from operahouse.lab.text_table import TextTable

BINS = 24
"""The number of bars of a histogram, about."""


class Series(NamedTuple):
    """One value for each label of the chart, None where there is none; with intervals if there are any."""

    name: str
    values: list[float | None]
    intervals: list[Interval] | None = None


class Panel(NamedTuple):
    """One of several plots that share a scale."""

    title: str
    series: list[Series]


class Chart(NamedTuple):
    """A chart: its texts, the labels of its x axis, and its panels."""

    form: Literal["lines", "stack", "dots", "bars"]
    name: str
    """The key of its texts: `lab-chart-<name>`, with `-caption`, `-x` and `-y` appended."""
    labels: list[str]
    panels: list[Panel]
    shares: bool = False
    """Whether the values are shares of 1."""
    guide: float | None = None
    """The height of a horizontal line to compare with."""

    def table(self, texts: ReportTexts) -> TextTable:
        """The numbers behind the chart."""
        write = texts.percent if self.shares else texts.number
        write_interval = texts.percent_interval if self.shares else texts.number_interval
        rows: list[list[str]] = []
        for panel in self.panels:
            for series in panel.series:
                parts = [part for part in (panel.title, series.name) if part]
                name = " – ".join(parts) or texts.text(f"chart-{self.name}-y")
                if series.intervals is not None:
                    rows.append([name, *[write_interval(interval) for interval in series.intervals]])
                else:
                    rows.append([name, *["–" if value is None else write(value) for value in series.values]])
        return TextTable([texts.text(f"chart-{self.name}-x"), *self.labels], rows)


def course_chart(results: Results, bots: list[str]) -> Chart:
    """Mean points after each round, for each bot."""
    rows = results.query("""
        SELECT bot, round, avg(points) FROM (
            SELECT bot, unnest(range(1, len(course) + 1)) AS round, unnest(course) AS points FROM results
        ) GROUP BY bot, round ORDER BY round
    """)
    labels = list(dict.fromkeys(row[1] for row in rows))
    means = {(bot, number): mean for bot, number, mean in rows}
    series = [Series(bot, [means.get((bot, number)) for number in labels]) for bot in bots]
    return Chart("lines", "course", [str(label) for label in labels], [Panel("", series)])


def sources_chart(results: Results, texts: ReportTexts, bots: list[str]) -> Chart:
    """Mean points from each source, for each bot."""
    series = _by_source(results, texts, "bot", "count(*)", bots)
    return Chart("stack", "sources", bots, [Panel("", series)])


def shares_chart(results: Results, texts: ReportTexts, counts: list[int]) -> Chart:
    """The share of each source in all points, for each number of players."""
    labels = [str(players) for players in counts]
    series = _by_source(results, texts, "players", "sum(points)", labels)
    return Chart("stack", "shares", labels, [Panel("", series)], shares=True)


def _by_source(results: Results, texts: ReportTexts, by: str, whole: str, labels: list[str]) -> list[Series]:
    """The points from each source as a share of a whole, for each value of a column."""
    rows = results.query(f"""
        WITH scored AS (
            SELECT {by}::VARCHAR AS label, unnest(map_keys(sources)) AS source, unnest(map_values(sources)) AS points
            FROM results
        ),
        wholes AS (SELECT {by}::VARCHAR AS label, {whole} AS whole FROM results GROUP BY label)
        SELECT source, label, sum(points) / any_value(whole) FROM scored JOIN wholes USING (label)
        GROUP BY source, label ORDER BY sum(sum(points)) OVER (PARTITION BY source) DESC, source
    """)
    sources = list(dict.fromkeys(row[0] for row in rows))
    parts = {(source, label): part for source, label, part in rows}
    return [Series(texts.source(source), [parts.get((source, label), 0.0) for label in labels]) for source in sources]


def rounds_chart(results: Results, texts: ReportTexts, bots: list[str], kind: str) -> Chart:
    """How often each thing of a kind was done in each round, for each bot. Without a kind: how often each kind."""
    what, where = ("what", "kind = ?") if kind else ("kind", "kind != ?")
    rows = results.query(
        f"""
        WITH done AS (SELECT bot, unnest(done, recursive := true) FROM results),
        seats AS (SELECT bot, count(*) AS seats FROM results GROUP BY bot)
        SELECT {what}, round, sum(times) / any_value(seats), bot FROM done JOIN seats USING (bot) WHERE {where}
        GROUP BY {what}, round, bot ORDER BY sum(sum(times)) OVER (PARTITION BY {what}) DESC, {what}
        """,
        kind,
    )
    labels = [str(number) for number in range(1, max((row[1] for row in rows), default=0) + 1)]
    name = texts.thing if kind else texts.kind
    things = list(dict.fromkeys(row[0] for row in rows))
    panels = []
    for bot in bots:
        counted = {(thing, str(number)): times for thing, number, times, own in rows if own == bot}
        series = [Series(name(thing), [counted.get((thing, label), 0.0) for label in labels]) for thing in things]
        panels.append(Panel(bot, series))
    return Chart("stack", f"rounds-{kind or 'all'}", labels, panels)


def length_chart(results: Results, texts: ReportTexts) -> Chart:
    """How many games took how many decisions, for each number of players."""
    lowest, highest = results.query("SELECT min(decisions), max(decisions) FROM results")[0]
    step = max(1, -(-(highest - lowest + 1) // BINS))
    query = "SELECT players, (decisions - ?) // ?, count(*) FROM results WHERE seat = 1 GROUP BY ALL ORDER BY players"
    rows = results.query(query, lowest, step)
    bins = range((highest - lowest) // step + 1)
    counts = list(dict.fromkeys(row[0] for row in rows))
    panels = []
    for players in counts:
        games = {place: float(times) for own, place, times in rows if own == players}
        title = texts.text("column-players", players=players) if len(counts) > 1 else ""
        panels.append(Panel(title, [Series("", [games.get(place, 0.0) for place in bins])]))
    return Chart("bars", "length", [str(lowest + place * step) for place in bins], panels)

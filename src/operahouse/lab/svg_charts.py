"""Draws charts as SVG with matplotlib. The SVG needs no fonts or files from elsewhere."""

import re
from collections.abc import Callable, Iterator
from io import StringIO
from typing import Any, Final

from operahouse.lab.charts import Chart, Panel
from operahouse.lab.optional_libraries import require
from operahouse.lab.report_texts import ReportTexts

Drawn = Any
"""A matplotlib object. matplotlib is imported late, so its types are not known here."""
COLOURS: Final = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#7A6A00", "#5B5B5B", "#A0A0A0"]
"""The palette of Okabe and Ito, which colour-blind readers can tell apart, and two greys."""
MARKS: Final = ["o", "s", "^", "D", "v", "P", "X", "*", "h"]
GREY: Final = "#6b6459"
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "operahouse",
    "font.family": ["sans-serif"],
    "font.size": 10.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "grid.color": "#e4ddd0",
    "xtick.color": GREY,
    "ytick.color": GREY,
    "axes.labelcolor": "#3b352c",
}
WIDTH: Final = 8.4
PANEL_HEIGHT: Final = 3.3
MOST_LABELS: Final = 16
MOST_LETTERS: Final = 90
"""If the labels of an axis have more letters together, they are slanted."""


def draw_svg(chart: Chart, texts: ReportTexts, name: str) -> str:
    """The chart as an `<svg>` element. Its ids start with the name, because a page has several charts."""
    with require("matplotlib").rc_context(STYLE):
        across = _across(chart)
        down = -(-len(chart.panels) // across)
        figure = require("matplotlib.figure").Figure((WIDTH, PANEL_HEIGHT * down), layout="constrained")
        grid = figure.subplots(down, across, sharex=True, sharey=True, squeeze=False)
        for axes, panel in zip(grid.flat, chart.panels, strict=False):
            _draw_panel(axes, chart, panel)
        for axes in grid.flat[len(chart.panels) :]:
            axes.set_axis_off()
        _label(figure, grid, chart, texts)
        text = StringIO()
        no_metadata = dict.fromkeys(["Creator", "Date", "Format", "Type"])
        figure.savefig(text, format="svg", metadata=no_metadata, transparent=True)
    return _embeddable(text.getvalue(), name)


def _across(chart: Chart) -> int:
    """How many panels stand side by side: one if they have many labels."""
    if chart.form == "stack" and len(chart.labels) > MOST_LABELS:
        return 1
    return 2 if len(chart.panels) == 4 else min(3, len(chart.panels))


def _draw_panel(axes: Drawn, chart: Chart, panel: Panel) -> None:
    places = list(range(len(chart.labels)))
    FORMS[chart.form](axes, places, panel)
    if chart.guide is not None:
        axes.axhline(chart.guide, color=GREY, linewidth=1, linestyle=(0, (4, 3)))
    if panel.title:
        axes.set_title(panel.title, fontsize=11)
    axes.tick_params(labelbottom=True)
    shown = range(0, len(places), -(-len(places) * _across(chart) // MOST_LABELS) or 1)
    crowded = sum(len(chart.labels[place]) for place in shown) * _across(chart) > MOST_LETTERS
    slanted = {"rotation": 35, "ha": "right"} if crowded else {}
    axes.set_xticks(list(shown), [chart.labels[place] for place in shown], **slanted)


def _draw_lines(axes: Drawn, places: list[int], panel: Panel) -> None:
    for series, (colour, mark) in zip(panel.series, _looks(), strict=False):
        values = [float("nan") if value is None else value for value in series.values]
        axes.plot(places, values, color=colour, marker=mark, markersize=5, label=series.name)


def _draw_stack(axes: Drawn, places: list[int], panel: Panel) -> None:
    """Stacked bars: positive values upwards, negative values downwards."""
    above, below = [0.0] * len(places), [0.0] * len(places)
    for series, (colour, _) in zip(panel.series, _looks(), strict=False):
        values = [value or 0.0 for value in series.values]
        bottoms = [above[place] if value >= 0 else below[place] for place, value in enumerate(values)]
        axes.bar(
            places,
            values,
            min(0.7, len(places) / 9),
            bottoms,
            color=colour,
            edgecolor="white",
            linewidth=min(0.6, 9 / len(places)),
            label=series.name,
        )
        for place, value in enumerate(values):
            (above if value >= 0 else below)[place] += value


def _draw_dots(axes: Drawn, places: list[int], panel: Panel) -> None:
    """Dots with intervals, side by side at each label so that they don't overlap."""
    for number, (series, (colour, mark)) in enumerate(zip(panel.series, _looks(), strict=False)):
        shift = 0.16 * (number - (len(panel.series) - 1) / 2)
        around = series.intervals or []
        reach = [[own.value - own.low for own in around], [own.high - own.value for own in around]]
        shifted = [place + shift for place in places]
        axes.errorbar(
            shifted,
            series.values,
            reach if around else None,
            fmt=mark,
            color=colour,
            capsize=4,
            clip_on=False,
            label=series.name,
        )
    axes.set_xlim(-0.6, len(places) - 0.4)
    axes.set_ylim(bottom=0)


def _draw_bars(axes: Drawn, places: list[int], panel: Panel) -> None:
    axes.bar(places, panel.series[0].values, 0.9, color=COLOURS[0])
    axes.yaxis.get_major_locator().set_params(integer=True)


def _looks() -> Iterator[tuple[str, str]]:
    """A colour and a marker for each series, repeating for ever."""
    while True:
        yield from zip(COLOURS, MARKS, strict=True)


def _label(figure: Drawn, grid: Drawn, chart: Chart, texts: ReportTexts) -> None:
    figure.supxlabel(texts.text(f"chart-{chart.name}-x"), fontsize=10.5)
    figure.supylabel(texts.text(f"chart-{chart.name}-y"), fontsize=10.5)
    write = texts.percent if chart.shares else texts.number
    grid.flat[0].yaxis.set_major_formatter(lambda value, _: write(value, 0 if chart.shares else _decimals(value)))
    handles, names = grid.flat[0].get_legend_handles_labels()
    if len(names) > 1:
        columns = max(1, min(4, MOST_LETTERS // (max(len(name) for name in names) + 6)))
        figure.legend(handles, names, loc="outside upper center", ncols=columns, frameon=False)


def _decimals(value: float) -> int:
    return 0 if value == round(value) else 1


def _embeddable(svg: str, name: str) -> str:
    """Only the element itself, with unique ids, as wide as the page allows."""
    element = svg[svg.index("<svg") :]
    element = re.sub(r' xmlns(:\w+)?="[^"]*"', "", element)
    element = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', element)
    element = re.sub(r"url\(#", f"url(#{name}-", element)
    element = re.sub(r'xlink:href="#', f'href="#{name}-', element)
    element = re.sub(r'<svg width="[^"]*" height="[^"]*"|<svg height="[^"]*"', "<svg", element)
    return element.replace("<svg", '<svg aria-hidden="true" focusable="false"', 1)


FORMS: Final[dict[str, Callable[[Drawn, list[int], Panel], None]]] = {
    "lines": _draw_lines,
    "stack": _draw_stack,
    "dots": _draw_dots,
    "bars": _draw_bars,
}

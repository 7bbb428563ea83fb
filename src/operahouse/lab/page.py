"""A report as one page that needs nothing from elsewhere."""

from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from operahouse.lab.charts import Chart
from operahouse.lab.drawing import draw
from operahouse.lab.tables import Table
from operahouse.lab.wording import Wording


class Page:
    """Tables and figures one below the other."""

    def __init__(self, words: Wording, title: str, lead: str) -> None:
        self._words = words
        self._title = title
        self._lead = lead
        self._parts: list[str] = []

    def add_table(self, title: str, table: Table, note: str = "") -> None:
        """A table under a heading."""
        self._parts.append(f'<h2>{escape(title)}</h2>\n<div class="wide">{table.html(note)}</div>')

    def add_chart(self, chart: Chart, **blanks: object) -> None:
        """A figure with its caption, and the numbers behind it for those who cannot see it or want to know."""
        words = self._words
        title = escape(words.text(f"chart-{chart.name}", **blanks))
        caption = escape(words.text(f"chart-{chart.name}-caption", **blanks))
        numbers = chart.table(words).html()
        drawn = draw(chart, words, f"figure-{len(self._parts)}")
        self._parts.append(
            f"<figure>\n<h2>{title}</h2>\n<figcaption>{caption}</figcaption>\n"
            f'<div role="img" aria-label="{title}. {caption}">{drawn}</div>\n'
            f"<details><summary>{escape(words.text('numbers'))}</summary>\n"
            f'<div class="wide">{numbers}</div></details>\n</figure>'
        )

    def write(self, path: Path) -> None:
        """The whole page into a file."""
        template = Template((files("operahouse.lab") / "page.html").read_text(encoding="utf-8"))
        words = {"lang": self._words.text("lang"), "title": escape(self._title), "lead": escape(self._lead)}
        footer = escape(self._words.text("footer"))
        path.write_text(template.substitute(words, body="\n".join(self._parts), footer=footer), encoding="utf-8")

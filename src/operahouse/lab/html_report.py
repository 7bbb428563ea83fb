"""A report as one self-contained HTML page."""

from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from operahouse.lab.charts import Chart
from operahouse.lab.report_texts import ReportTexts
from operahouse.lab.svg_charts import draw_svg
from operahouse.lab.text_table import TextTable


class HtmlReport:
    """Tables and charts, one below the other."""

    def __init__(self, texts: ReportTexts, title: str, lead: str) -> None:
        self._texts = texts
        self._title = title
        self._lead = lead
        self._parts: list[str] = []

    def add_table(self, title: str, table: TextTable, note: str = "") -> None:
        """Add a table under a heading."""
        self._parts.append(f'<h2>{escape(title)}</h2>\n<div class="wide">{table.html(note)}</div>')

    def add_chart(self, chart: Chart, **blanks: object) -> None:
        """Add a chart with its caption, and with its numbers for readers who can't see it or want details."""
        texts = self._texts
        title = escape(texts.text(f"chart-{chart.name}", **blanks))
        caption = escape(texts.text(f"chart-{chart.name}-caption", **blanks))
        numbers = chart.table(texts).html()
        svg = draw_svg(chart, texts, f"figure-{len(self._parts)}")
        self._parts.append(
            f"<figure>\n<h2>{title}</h2>\n<figcaption>{caption}</figcaption>\n"
            f'<div role="img" aria-label="{title}. {caption}">{svg}</div>\n'
            f"<details><summary>{escape(texts.text('numbers'))}</summary>\n"
            f'<div class="wide">{numbers}</div></details>\n</figure>'
        )

    def write(self, path: Path) -> None:
        """Write the whole page into a file."""
        template = Template((files("operahouse.lab") / "html_report.html").read_text(encoding="utf-8"))
        head = {"lang": self._texts.text("lang"), "title": escape(self._title), "lead": escape(self._lead)}
        footer = escape(self._texts.text("footer"))
        path.write_text(template.substitute(head, body="\n".join(self._parts), footer=footer), encoding="utf-8")

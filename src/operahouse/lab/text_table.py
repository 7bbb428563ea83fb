"""A table of text, printed in a terminal or put into a report."""

from html import escape
from typing import NamedTuple


class TextTable(NamedTuple):
    """A heading for each column, and rows of text. The first column has names, the others have numbers."""

    columns: list[str]
    rows: list[list[str]]

    def lines(self) -> list[str]:
        """The table as lines of text."""
        widths = [max(len(cell) for cell in column) for column in zip(self.columns, *self.rows, strict=True)]
        return [_line(row, widths) for row in [self.columns, *self.rows]]

    def html(self, caption: str = "") -> str:
        """The table as an HTML element."""
        title = f"<caption>{escape(caption)}</caption>" if caption else ""
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.columns)
        body = "".join(f"<tr>{_cells(row)}</tr>" for row in self.rows)
        return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _line(row: list[str], widths: list[int]) -> str:
    first, *others = zip(row, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *[cell.rjust(width) for cell, width in others]]).rstrip()


def _cells(row: list[str]) -> str:
    first, *others = (escape(cell) for cell in row)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others)

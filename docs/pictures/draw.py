"""Draws docs/pictures/terminal-game.svg from the text of a terminal game: `python docs/pictures/draw.py`."""

from html import escape
from pathlib import Path

HERE = Path(__file__).parent
LINE, MARGIN, CHARACTER = 19, 24, 8.43
GROUND, INK, PROMPT, GOLD = "#1c1014", "#f0e2c8", "#4f9d8f", "#d4ab52"


def colour(line: str) -> str:
    """What was typed stands out, and so does the round."""
    if "> " in line[:12]:
        return PROMPT
    return GOLD if line.startswith("Round ") else INK


def solid(line: str) -> str:
    """A line whose spaces keep their width: browsers fold plain ones."""
    return escape(line).replace(" ", "\N{NO-BREAK SPACE}")


def draw(text: str) -> str:
    """The text as a picture in the colours of the house."""
    lines = text.splitlines()
    width = int(max(len(line) for line in lines) * CHARACTER) + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number + 14}" fill="{colour(line)}">{solid(line)}</text>'
        for number, line in enumerate(lines)
    ]
    style = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
    ground = f'<rect width="{width}" height="{height}" rx="6" fill="{GROUND}"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" {style}>'
    return "\n".join([opening, ground, *rows, "</svg>", ""])


if __name__ == "__main__":
    source = (HERE / "terminal-game.txt").read_text(encoding="utf-8")
    (HERE / "terminal-game.svg").write_text(draw(source), encoding="utf-8")

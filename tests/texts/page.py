"""Write every text of all languages side by side, with sample values: `python -m tests.texts.page FILE`."""

import sys
from html import escape
from pathlib import Path

from operahouse.app.texts import LANGUAGES
from tests.app.test_texts import FILES
from tests.texts.samples import cached_entries, rendered

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem; color: #222; background: #fdfcf9; }
nav { position: sticky; top: 0; padding: .6rem 0; background: #fdfcf9; }
nav a { margin-right: .8rem; }
input { font: inherit; width: 24rem; padding: .3rem .5rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-top: 1px solid #ddd; }
td { white-space: pre-wrap; }
th:first-child, td:first-child { width: 15rem; }
td:first-child { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; color: #666; }
td p { margin: 0 0 .25rem; }
"""
SEARCH = """
const rows = [...document.querySelectorAll("tr[id]")];
document.querySelector("input").addEventListener("input", (event) => {
  const sought = event.target.value.toLowerCase();
  for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(sought);
  for (const part of document.querySelectorAll("section")) part.hidden = !part.querySelector("tr[id]:not([hidden])");
});
"""


def page() -> str:
    """One table for each file, one row for each text, one column for each language."""
    links = " ".join(f'<a href="#{file}">{file}</a>' for file in FILES)
    tables = "\n".join(_table(file) for file in FILES)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts</title><style>{STYLE}</style>'
        f'<h1>Every text, with sample values</h1><nav><input type="search" placeholder="Search keys and texts" '
        f'aria-label="Search keys and texts"><p>{links}</p></nav>{tables}<script>{SEARCH}</script></html>\n'
    )


def _table(file: str) -> str:
    heads = "".join(f"<th>{lang}</th>" for lang in LANGUAGES)
    rows = "\n".join(_row(key) for key in cached_entries("en", file))
    return f'<section><h2 id="{file}">{file}</h2><table><tr><th>key</th>{heads}</tr>{rows}</table></section>'


def _row(key: str) -> str:
    cells = "".join(f'<td lang="{lang}">{_cell(key, lang)}</td>' for lang in LANGUAGES)
    return f'<tr id="{escape(key)}"><td>{escape(key)}</td>{cells}</tr>'


def _cell(key: str, lang: str) -> str:
    """Every wording that the sample values lead to, each once."""
    return "".join(f"<p>{escape(text)}</p>" for text in dict.fromkeys(text for _, text in rendered(lang)[key]))


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(), encoding="utf-8")
    print(target)

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from operahouse.app.texts import LANGUAGES
from operahouse.games.catalogue import load_game
from tests.app.running import complaint, operahouse

TOURNAMENT = ["lab", "tournament", "--bots", "novice,random", "--players", "2", "--games", "3", "--workers", "2"]
BALANCE = ["lab", "balance", "--bots", "random", "--games", "4", "--workers", "2"]


class Outline(HTMLParser):
    """Checks that every element is closed where it should be, and notes what a page holds."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.found: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.found.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """An element ends; one that closes itself begins and ends."""
        assert self.open.pop() == tag


def check_page(path: Path, lang: str) -> Outline:
    """A page that parses, needs nothing from elsewhere, and says everything in words."""
    page = path.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert "://" not in page
    assert "lab-" not in page
    outline = Outline(page)
    assert outline.open == []
    assert len(set(outline.ids)) == len(outline.ids)
    assert all(link.startswith("#") and link[1:] in outline.ids for link in outline.links)
    figures = outline.found.count("figure")
    assert figures == outline.found.count("figcaption") == outline.found.count("svg") == page.count('role="img"')
    assert figures == outline.found.count("details")
    return outline


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a tournament is played by the first test that needs it, and only told again by the others."""
    return tmp_path_factory.mktemp("tournament")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tournament_is_told_in_every_language(folder: Path, lang: str) -> None:
    result = operahouse(*TOURNAMENT, "--out", str(folder), lang=lang)
    assert result.exit_code == 0, result.stderr
    assert re.search(r"\b4\b", result.stderr)
    assert re.search(r"^novice +4 ", result.stdout, re.MULTILINE)
    assert str(folder / "report.html") in result.stdout
    assert check_page(folder / "report.html", lang).found.count("figure") == 6
    assert (folder / "results.parquet").stat().st_size > 0


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_balance_of_every_game(tmp_path: Path, game: str) -> None:
    result = operahouse(*BALANCE, "--game", game, "--out", str(tmp_path))
    assert result.exit_code == 0, result.stderr
    check_page(tmp_path / "report.html", "en")
    tables = [f"players-{players}" for players in load_game(game).player_counts]
    assert sorted(path.parent.name for path in tmp_path.glob("players-*/results.parquet")) == tables


def test_random_games_keep_results_and_lengths_only(tmp_path: Path) -> None:
    result = operahouse("lab", "tournament", "--bots", "random", "--games", "40", "--out", str(tmp_path))
    assert (result.exit_code, result.stderr) == (0, "")
    assert check_page(tmp_path / "report.html", "en").found.count("figure") == 3


@pytest.mark.parametrize("command", ["lab", "tournament", "balance"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(command: str, lang: str) -> None:
    words = ["lab", "--help"] if command == "lab" else ["lab", command, "--help"]
    result = operahouse(*words, lang=lang)
    assert result.exit_code == 0
    assert max(len(line) for line in result.stdout.splitlines()) < 80
    assert f"operahouse lab{'' if command == 'lab' else ' ' + command}" in result.stdout


def test_complaints(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path)]
    assert complaint("lab", "quiz").startswith("There’s no command “quiz”")
    assert complaint("lab", "tournament", "--bots", "wizard", *out).startswith("There’s no bot “wizard”")
    assert complaint("lab", "tournament", "--bots", ",", *out).startswith("There’s no bot")
    assert complaint("lab", "tournament", "--bots", "random", "--players", "9", *out).startswith(
        "This game is for 2 to"
    )
    assert "out" in complaint("lab", "tournament", "--bots", "random").lower()
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in complaint("lab", "tournament", "--bots", "random", "--out", str(tmp_path / "file"))


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    out = ["--bots", "random", "--games", "1", "--out", str(tmp_path)]
    assert operahouse("lab", "tournament", *out).exit_code == 0
    assert "another tournament" in complaint("lab", "tournament", *out, "--seed", "2")


def test_a_missing_library_is_named_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    said = complaint("lab", "tournament", "--bots", "random", "--out", str(tmp_path))
    assert said == "The lab needs the library duckdb: pip install operahouse[lab]"


def test_only_the_lab_loads_the_lab() -> None:
    """And loads its heavy libraries only when they are used."""
    code = "import sys, operahouse.app.cli, {}; print([name for name in sys.modules if name in {}])"
    heavy = ["duckdb", "matplotlib", "rich", "openskill", "distributed", "numpy"]
    for module, unwanted in [("play", [*heavy, "operahouse.lab"]), ("lab", heavy)]:
        program = code.format(f"operahouse.app.commands.{module}", unwanted)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert done.stdout == "[]\n"

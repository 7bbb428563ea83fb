"""Pages for people who take part: links lead somewhere, and forms can be read."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")])
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
LINK = re.compile(r"\]\(([^)\s]+)\)")
INPUTS = {"textarea", "input", "dropdown", "checkboxes", "markdown"}


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", link):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


def test_what_a_newcomer_looks_for_is_there() -> None:
    for name in ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "LICENSE", ".github/pull_request_template.md"):
        assert (ROOT / name).stat().st_size > 0
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert all(page in contributing for page in ("CODE_OF_CONDUCT.md", "SECURITY.md", "docs/first-ideas.md"))


@pytest.mark.parametrize("form", [form for form in FORMS if form.stem != "config"], ids=lambda form: form.stem)
def test_forms_ask_for_something(form: Path) -> None:
    read = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert read["name"]
    assert read["description"]
    questions = [part for part in read["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in read["body"]} <= INPUTS
    assert len({part["id"] for part in questions}) == len(questions) >= 2
    assert any(part.get("validations", {}).get("required") for part in questions)


def places() -> list[str]:
    """The files and folders that the first ideas name."""
    page = (ROOT / "docs" / "first-ideas.md").read_text(encoding="utf-8")
    return re.findall(r"`((?:src|tests|texts|client)/[\w/.-]+)`", page)


@pytest.mark.parametrize("place", places())
def test_first_ideas_start_at_places_that_exist(place: str) -> None:
    assert (ROOT / place).exists()

"""One word for one thing: the glossary page, the glossary in the documents, and what the interface says agree."""

import re
from pathlib import Path

import pytest

from operahouse.app.texts import LANGUAGES, Texts, keys_in_order
from operahouse.games.opera import words as opera
from operahouse.games.operaopoly import words as operaopoly
from tests.app.glossary import OPERA, OPERAOPOLY
from tests.app.test_texts import entries, nodes

DOCUMENT = Path(__file__).parents[2] / "docs" / "glossary.md"
PATTERNS = {"opera": OPERA, "operaopoly": OPERAOPOLY}
NAMED: dict[str, list[str]] = {
    "opera": [*opera.CITIES, *opera.ROLES, "handel"],
    "operaopoly": [*operaopoly.CATEGORIES, *operaopoly.SLOTS],
}
"""Terms that are names of identifiers."""


def written() -> dict[str, list[str]]:
    """The rows of the document, by key."""
    rows: dict[str, list[str]] = {}
    game = ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line[3:].lower()
        elif line.startswith("| ") and not line.startswith("| id "):
            name, *words = [cell.strip() for cell in line.strip("|").split("|")]
            rows[f"glossary-{game}-{name}"] = words
    return rows


def said(key: str) -> list[str]:
    return [Texts(lang).say(key, {}) for lang in LANGUAGES]


def test_the_page_says_what_the_document_says() -> None:
    keys = keys_in_order("glossary")
    assert {key: said(key) for key in keys} == written()
    assert len(keys) > 60


@pytest.mark.parametrize("game", NAMED)
def test_things_are_called_by_their_word(game: str) -> None:
    for name in NAMED[game]:
        assert said(f"{game}-name-{name}") == said(f"glossary-{game}-{name}")
    if game == "opera":
        assert said("opera-name-house") == said("glossary-opera-house-composer")


@pytest.mark.parametrize("game", PATTERNS)
def test_what_the_texts_are_checked_for_is_in_the_glossary(game: str) -> None:
    """Each pattern by which rulebooks are compared finds a term of the glossary, the same one in every language."""
    terms = [said(key) for key in keys_in_order("glossary")]
    for patterns in PATTERNS[game]:
        found = [
            term
            for term in terms
            if all(re.search(pattern, word, re.IGNORECASE) for pattern, word in zip(patterns, term, strict=True))
        ]
        assert found, patterns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used_by_the_texts(lang: str) -> None:
    """By the beginning of each of its words, for words are bent."""
    texts = " ".join(
        node.value
        for name in ("opera", "operarules", "operatable", "operaopoly", "operaopolyrules", "operaopolytable")
        for message in entries(lang, name).values()
        for node in nodes(message)
        if hasattr(node, "value") and isinstance(node.value, str)
    ).lower()
    for key in keys_in_order("glossary"):
        for word in Texts(lang).say(key, {}).lower().replace("’", " ").split():
            stem = word[: max(3, len(word) - 3)]
            assert stem in texts, (key, word)

"""Quotes, spaces, dashes and signs of each language, in every text and used the same way everywhere."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from operahouse.app.texts import LANGUAGES, texts_folder
from tests.app.test_texts import FILES, nodes
from tests.texts.samples import cached_entries, rendered
from tests.texts.test_rendered import CODE

NARROW, WIDE = "\u202f", "\u00a0"
QUOTES = {"en": "“”", "nl": "‘’", "fr": "«»", "it": "«»"}
ALL_QUOTES = set('“”„‘«»‹›"')
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every text with sample values; help pages aside, which are set in columns and quote commands."""
    for key, cases in rendered(lang).items():
        if "-help" not in key and key not in CODE:
            for _, text in cases:
                yield key, text


def written(lang: str) -> Iterator[tuple[str, str]]:
    """What stands in the files themselves, help pages included."""
    for file in FILES:
        for key, message in cached_entries(lang, file).items():
            for node in nodes([message.value, message.attributes]):
                if isinstance(node, ftl.TextElement):
                    yield key, node.value


def found(lang: str, pattern: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in texts(lang) if re.search(pattern, text)]


@every_language
def test_quotes_are_those_of_the_language(lang: str) -> None:
    foreign = ALL_QUOTES - set(QUOTES[lang])
    assert not [(key, text) for key, text in texts(lang) if foreign & set(text)]


@every_language
def test_every_quote_that_opens_closes(lang: str) -> None:
    opening, closing = QUOTES[lang][0], QUOTES[lang][1]
    if closing != "’":
        assert not [(key, text) for key, text in texts(lang) if text.count(opening) != text.count(closing)]
    assert not [(key, text) for key, text in texts(lang) if text.count(opening) > text.count(closing)]


@every_language
def test_apostrophes_dashes_minus_signs_and_ellipses_are_true_ones(lang: str) -> None:
    """No typewriter's `'`, `--`, `...`, nor a hyphen before a figure; no space before an ellipsis that ends a text."""
    assert not found(lang, r"'|\w--\w| -- |\.\.\.|(?<![\w/-])-\d")
    assert not [(key, text) for key, text in written(lang) if re.search(r"\w[ \u00a0\u202f]…$", text)]


@every_language
def test_no_space_is_doubled_or_left_over(lang: str) -> None:
    """A text that is a part of another may begin or end with a space; inside, one is enough."""
    assert not found(lang, r"\S  +\S|[ \u00a0\u202f][,.)](?!\w)|\( ")


def test_french_spaces_are_the_same_everywhere() -> None:
    """Narrow before `;!?%`, wide before a colon and inside guillemets; figures in links and times aside."""
    wrong = [
        rf"(?<!{NARROW})[;!?](?![^ ]*\w=)",
        rf"(?<!{NARROW})%",
        rf"(?<!{WIDE}):(?!//|\d|\w)",
        rf"«(?!{WIDE})|(?<!{WIDE})»",
    ]
    for pattern in wrong:
        assert not found("fr", pattern), pattern
    assert not [(key, text) for key, text in written("fr") if re.search(rf"[ {WIDE}][;!?%]|[ {NARROW}]:", text)]


def test_italian_articles_stand_before_no_percentage_that_could_need_another_one() -> None:
    """`nel 58%`, but `nell’8%` and `nell’11%`."""
    wrong = re.compile(r"\b(?:il|del|nel|al|dal|sul) \{ \$[\w-]+ \}%")
    assert not [path.name for path in (texts_folder() / "it").glob("*.ftl") if wrong.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_other_languages_put_no_space_before_a_mark(lang: str) -> None:
    assert not found(lang, r"\w[ \u00a0\u202f]+[;!?:%](?!\w)")


@every_language
def test_a_sign_stays_with_its_number(lang: str) -> None:
    """No line breaks between a number and the sign of ducats or points."""
    assert not [(key, text) for key, text in written(lang) if re.search(r"(?:^|\d) [♦★]", text)]

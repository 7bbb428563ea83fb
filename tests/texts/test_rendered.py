"""Every text of every language, filled with sample values, reads as a native writes it."""

import re
from functools import cache

import pytest

from operahouse.app.texts import LANGUAGES
from tests.texts.samples import COUNTS, rendered

every_language = pytest.mark.parametrize("lang", LANGUAGES)
CODE = ["app-help-completion", "bot-outside-nonsense"]
"""Texts that quote code with braces or dollars."""
UNCOUNTED = {
    "en": "of by against there on each before for to more left done where",
    "nl": "van uit door tegen ervan meer keer uur in daar per toe aan elk ervoor extra voor klaar afbreken wint nodig",
    "fr": "sur contre de en fois par avant partout chacune là au à",
    "it": "di su contro bot round account qualcosa in lì a per prima ciascuna dove al",
}
"""What may follow a number without counting it, and nouns that have one form."""
ELISIONS = {
    "en": r"\ba (?:Impresario|Architetto|Esperto|Opera|Operaopoly|Orange|Anna|Orchestra)\b|’s’s",
    "fr": r"(?<!-)\b(?:[dD]e|[lL]e|[lL]a|[qQ]ue|[jJ]e|[nN]e|[sS]e|[dD]u|[aA]u) "
    r"(?:Opera\b|Operaopoly|Orange|Anna|Opéra|Expert|Architecte|Impresario|Orchestre|un\b|une\b|il\b|elle\b)"
    r"|\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)|’ ",
    "it": r"\b(?:di|a|da|in|su) (?:lo|gli|i) |\b(?:di|a|da|in) il |\b[ae] (?:Anna|Arancione)\b"
    r"|\b(?:l|d|un|all|dell|nell|sull|dall|c|s|m|t|v|quell)’ ",
}
"""Words that would have to change before the name that follows. Dutch has none."""


def texts(lang: str) -> list[tuple[str, str]]:
    return [(key, text) for key, cases in rendered(lang).items() for _, text in cases]


@every_language
def test_every_blank_is_filled(lang: str) -> None:
    left = [(key, text) for key, text in texts(lang) if re.search(r"[{}$]", text) and key not in CODE]
    assert not left
    assert len(rendered(lang)) > 1500


def words_after(number: object, text: str) -> list[list[str]]:
    """For each time a number stands in a text: up to three words right after it."""
    found = re.findall(rf"(?<![\w.,–-]){number}((?:[ \u00a0\u202f][^\W\d_]+){{1,3}})", text)
    return [words.split() for words in found]


def nouns_after(number: object, text: str) -> set[str]:
    return {words[0] for words in words_after(number, text)}


@cache
def counted(lang: str) -> tuple[list[tuple[str, str]], set[str], set[str]]:
    """Texts in which 1 and 5 are followed by the same word; and the nouns that change, after 1 and after 5."""
    same: list[tuple[str, str]] = []
    singular: set[str] = set()
    plural: set[str] = set()
    for key, cases in rendered(lang).items():
        by_details = {_frozen(details): text for details, text in cases}
        for details, text in cases:
            for blank, value in details.items():
                if value == COUNTS[-1]:
                    one = by_details.get(_frozen(details | {blank: 1}), "")
                    for after_one, after in zip(words_after(1, one), words_after(value, text), strict=False):
                        if after_one[0] != after[0] and after_one[0][:2] == after[0][:2]:
                            singular.add(after_one[0])
                            plural.add(after[0])
                        elif after_one == after and after[0] not in UNCOUNTED[lang].split():
                            same.append((key, one))
    return same, singular - plural, plural - singular


def _frozen(details: dict[str, object]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((blank, str(value)) for blank, value in details.items()))


@every_language
def test_a_number_and_its_noun_agree_wherever_a_text_counts(lang: str) -> None:
    assert not counted(lang)[0]
    assert len(counted(lang)[2]) > 10


@every_language
def test_no_noun_is_in_the_wrong_number(lang: str) -> None:
    """Rulebooks and lessons too, with their own figures."""
    _, singular, plural = counted(lang)
    few = [1] if lang != "fr" else [0, 1]
    wrong: list[tuple[str, str]] = []
    for key, text in texts(lang):
        if any(nouns_after(number, text) & plural for number in few):
            wrong.append((key, text))
        if any(nouns_after(number, text) & singular for number in (2, 3, 4, 5, 6, 10)):
            wrong.append((key, text))
    assert not wrong


@pytest.mark.parametrize("lang", ELISIONS)
def test_no_word_has_to_change_before_a_name(lang: str) -> None:
    wrong = [(key, found.group(), text) for key, text in texts(lang) if (found := re.search(ELISIONS[lang], text))]
    assert not wrong


@every_language
def test_no_word_stands_twice(lang: str) -> None:
    """Written twice by mistake, that is; `je je` and `giusto giusto` are right."""
    right = {"en": [], "nl": ["je"], "fr": ["nous", "vous"], "it": ["via", "giusto", "preciso"]}[lang]
    found = [(key, re.findall(r"\b([a-zà-ÿ]{2,}) \1\b", text)) for key, text in texts(lang)]
    assert not [(key, words) for key, words in found if set(words) - set(right)]

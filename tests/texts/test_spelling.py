import pytest

from operahouse.app.texts import LANGUAGES
from tests.texts.spelling import PACKAGES, can_check, main, mistakes, unknown, words_of

every_language = pytest.mark.parametrize("lang", LANGUAGES)
WRONG = {"en": "hous", "nl": "muziekstukk", "fr": "piéce", "it": "teattro"}
RIGHT = {"en": "don’t", "nl": "muziekstuk", "fr": "pièce", "it": "teatro"}


def needs(lang: str) -> None:
    if not can_check(lang):
        pytest.skip(f"needs the packages hunspell and {PACKAGES[lang]}")


@every_language
def test_every_word_is_spelled_right(lang: str) -> None:
    needs(lang)
    assert not mistakes(lang)


@every_language
def test_a_misspelled_word_is_found(lang: str) -> None:
    needs(lang)
    assert unknown([RIGHT[lang], WRONG[lang]], lang) == [WRONG[lang]]


@every_language
def test_what_is_typed_is_no_word(lang: str) -> None:
    assert not [word for word in words_of(lang) if word in ("GAME", "OPERAHOUSE_DB", "sqlite")]
    assert len(words_of(lang)) > 1500


def test_without_dictionaries_the_command_says_so_and_does_not_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main() == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(LANGUAGES)
    assert all("not checked; it needs the packages hunspell and" in line for line in said)

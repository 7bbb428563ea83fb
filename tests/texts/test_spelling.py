import pytest
from tools.hunspell import PACKAGES, can_check

from operahouse.app.texts import LANGUAGES
from tests.texts.spelling import WORDS, main, mistakes, needless, unknown, words_of

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
def test_a_mistake_in_a_part_of_a_word_is_found_and_our_own_words_are_known(lang: str) -> None:
    needs(lang)
    joined = f"{RIGHT[lang]}-{WRONG[lang]}".replace("don’t", "opera")
    assert unknown([joined], lang) == [joined]
    assert not unknown([joined], lang, [joined, WRONG[lang]])


@pytest.mark.parametrize("name", sorted(file.stem for file in WORDS.glob("*.txt")))
def test_our_lists_hold_only_words_that_are_written_and_that_dictionaries_lack(name: str) -> None:
    for lang in [name] if name in LANGUAGES else LANGUAGES:
        needs(lang)
    assert not needless(name)


def test_pages_are_read_without_their_code() -> None:
    words = words_of("en")
    assert words["TypeScript"] == "README.md"
    assert "github" not in words
    assert "lesson_stage" not in words


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

"""Check the spelling of every text: `python -m tests.texts.spelling`.

It asks the command `hunspell` and its dictionaries, without any network. A language whose dictionary isn't installed is
not checked, and the command says so. Names, and words that dictionaries lack, are in `words/`.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl

from operahouse.app.texts import LANGUAGES
from tests.app.test_texts import FILES, nodes
from tests.texts.samples import cached_entries

DICTIONARIES = {"en": "en_GB", "nl": "nl", "fr": "fr", "it": "it_IT"}
PACKAGES = {"en": "hunspell-en-gb", "nl": "hunspell-nl", "fr": "hunspell-fr", "it": "hunspell-it"}
WORDS = Path(__file__).parent / "words"
CODE = re.compile(r"\S*[/_=@~.$]\S+|-?-\w[\w-]*|\b[A-Z]{2,}\b…?|[“‘«][^”’»]*[”’»]|\b[a-z]+:\S+", re.UNICODE)
"""Options, files, addresses, the names of arguments, and what is quoted to be typed."""
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")


def can_check(lang: str) -> bool:
    """Whether hunspell is here with a dictionary of this language."""
    if shutil.which("hunspell") is None:
        return False
    command = ["hunspell", "-d", DICTIONARIES[lang], "-l"]
    return subprocess.run(command, input="", capture_output=True, text=True, check=False).returncode == 0


def words_of(lang: str) -> dict[str, str]:
    """Every word that is written in a language, each with the key of a text that has it."""
    found: dict[str, str] = {}
    for key, text in _written(lang):
        for word in WORD.findall(CODE.sub(" ", text)):
            for part in _parts(word, lang):
                found.setdefault(part, key)
    return found


def _written(lang: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        for key, message in cached_entries(lang, file).items():
            for node in nodes([message.value, message.attributes]):
                if isinstance(node, ftl.TextElement):
                    yield key, node.value


def _parts(word: str, lang: str) -> list[str]:
    """French and Italian words without what is elided before them: `l’opéra`, `nell’aria`."""
    if lang in ("fr", "it"):
        return [part for part in re.split("’", word) if len(part) > 1]
    return [word]


def own_words(lang: str) -> set[str]:
    """Names, words that are typed, and words of this language that its dictionary lacks."""
    files = [WORDS / "names.txt", WORDS / "commands.txt", WORDS / f"{lang}.txt"]
    return {word for file in files for word in file.read_text(encoding="utf-8").split()}


def unknown(words: list[str], lang: str) -> list[str]:
    """Those of these words that the dictionary doesn't know."""
    lines = "\n".join(word.replace("’", "'") for word in words)
    command = ["hunspell", "-d", DICTIONARIES[lang], "-l", "-i", "utf-8"]
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=True)
    wrong = set(done.stdout.split())
    return [word for word in words if word.replace("’", "'") in wrong]


def mistakes(lang: str) -> dict[str, str]:
    """Every word that is neither in the dictionary nor one of our own, with the key of a text."""
    words = words_of(lang)
    own = own_words(lang)
    return {word: words[word] for word in unknown(sorted(words), lang) if word not in own}


def main() -> int:
    failed = False
    for lang in LANGUAGES:
        if not can_check(lang):
            print(f"Spelling ({lang}): not checked; it needs the packages hunspell and {PACKAGES[lang]}.")
            continue
        wrong = mistakes(lang)
        failed = failed or bool(wrong)
        print(f"Spelling ({lang}): {len(words_of(lang))} words, {len(wrong)} unknown.")
        for word, key in wrong.items():
            print(f"  {word}  ({key})")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

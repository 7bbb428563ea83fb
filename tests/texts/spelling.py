"""Check the spelling of every text, and of the pages in English: `python -m tests.texts.spelling`.

It asks the command `hunspell` and its dictionaries, without any network. A language whose dictionary isn't installed is
not checked, and the command says so. Names, and words that dictionaries lack, are in `words/`.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from tools.hunspell import DICTIONARIES, PACKAGES, can_check

from operahouse.app.texts import LANGUAGES
from tests.app.test_texts import FILES, nodes
from tests.texts.samples import cached_entries

ROOT = Path(__file__).parents[2]
WORDS = Path(__file__).parent / "words"
CODE = re.compile(r"\S*[/_=@~.$]\S+|-?-\w[\w-]*|\b[A-Z]{2,}\b…?|[“‘«][^”’»]*[”’»]|\b[a-z]+:\S+", re.UNICODE)
"""Options, files, addresses, the names of arguments, and what is quoted to be typed."""
MARKUP = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL)
"""Code, addresses of links and tags of a Markdown page."""
PROPER_NAMES = "operaopolytable-brief-"
"""Patrons are called in their own languages, with abbreviations."""
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")


@cache
def words_of(lang: str) -> dict[str, str]:
    """Every word that is written in a language, each with the key of a text or the page that has it."""
    found: dict[str, str] = {}
    for key, text in [*_written(lang), *(_pages() if lang == "en" else [])]:
        for word in WORD.findall(CODE.sub(" ", text)):
            for part in _parts(word, lang):
                found.setdefault(part, key)
    return found


def _written(lang: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        for key, message in cached_entries(lang, file).items():
            if key.startswith(PROPER_NAMES):
                continue
            for node in nodes([message.value, message.attributes]):
                if isinstance(node, ftl.TextElement):
                    yield key, node.value


def _pages() -> Iterator[tuple[str, str]]:
    """The pages in English, without code and addresses; the glossary has words of four languages."""
    pages = [*ROOT.glob("*.md"), ROOT / "client" / "README.md", *ROOT.glob("docs/**/*.md")]
    for page in sorted(page for page in pages if page.name != "glossary.md"):
        text = page.read_text(encoding="utf-8")
        yield page.relative_to(ROOT).as_posix(), MARKUP.sub(" ", text).replace("'", "’")


def _parts(word: str, lang: str) -> list[str]:
    """French and Italian words without what is elided before them: `l’opéra`, `nell’aria`."""
    if lang in ("fr", "it"):
        return [part for part in re.split("’", word) if len(part) > 1]
    return [word]


def own_words(lang: str) -> set[str]:
    """Names, words that are typed, and words of this language that its dictionary lacks."""
    return listed("names") | listed("commands") | listed(lang) | (listed("pages") if lang == "en" else set())


def listed(name: str) -> set[str]:
    """The words of one of our lists."""
    return set((WORDS / f"{name}.txt").read_text(encoding="utf-8").split())


def unknown(words: list[str], lang: str, own: Iterable[str] = ()) -> list[str]:
    """Those of these words that neither the dictionary nor our own lists know."""
    lines = "\n".join(word.replace("’", "'") for word in words)
    command = ["hunspell", "-d", DICTIONARIES[lang], "-l", "-i", "utf-8"]
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=True)
    wrong = {word.replace("'", "’") for word in done.stdout.split()} - {*own}
    return [word for word in words if wrong & {word, *word.split("-")}]


def mistakes(lang: str) -> dict[str, str]:
    """Every word that is neither in the dictionary nor one of our own, with the key of a text."""
    words = words_of(lang)
    return {word: words[word] for word in unknown(sorted(words), lang, own_words(lang))}


def needless(name: str) -> set[str]:
    """Words of a list that nobody writes, or that the dictionaries know anyway."""
    langs = [name] if name in LANGUAGES else ["en"] if name == "pages" else LANGUAGES
    others = {lang: own_words(lang) - listed(name) for lang in langs}
    needed = {part for lang in langs for word in unknown(sorted(words_of(lang)), lang, others[lang])
              for part in (word, *word.split("-"))}  # fmt: skip
    return listed(name) - needed


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

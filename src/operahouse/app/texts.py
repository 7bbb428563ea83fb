"""Texts in the reader's language. Only this module knows Fluent."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Resource

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Json

ENGLISH = "en"
LANGUAGES = ["en", "nl", "fr", "it"]
COMMON = "kernel"
"""The file with the texts that all games share."""
NOTHING = "none"
"""What a text's selector gets for nothing, an empty list or an empty bag."""
EMPTY_ITEM = "–"
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
LONGEST = 1000
"""The longest detail in letters. No sentence needs more, and Fluent refuses very long ones."""


class Texts:
    """The texts of one language. A missing text is replaced by the English one, or by its key."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._languages = [lang] if lang == ENGLISH else [lang, ENGLISH]

    def say(self, key: str, details: Json) -> str:
        """The text for a key with its blanks filled. A missing text never stops a game."""
        text = self.find(key, details)
        return key if text is None else text

    def find(self, key: str, details: Json) -> str | None:
        """Like `say`, but None if there is no such text."""
        for lang in self._languages:
            bundle = _bundle(lang, _file_of(key))
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text = str(bundle.format_pattern(pattern, self._arguments(key, details))[0])
                    return HYPHEN_FOR_MINUS.sub("−", text)
        return None

    def explain(self, error: OperahouseError) -> str:
        """An error in a sentence, with the path to what is wrong."""
        text = self.say(error.key, error.details)
        if isinstance(error, Malformed) and error.path:
            return self.say("malformed-at", {"path": error.path, "text": text})
        return text

    def _arguments(self, key: str, details: Json) -> dict[str, object]:
        """The blanks of a text. Forms of a name (its attributes) come along as `$role-the` beside `$role`."""
        game = key.partition("-")[0]
        arguments: dict[str, object] = {}
        for blank, value in details.items():
            arguments[blank] = self._value(game, blank, value)
            if isinstance(value, str):
                for form, text in self._forms(game, value).items():
                    arguments[f"{blank}-{form}"] = text
        return arguments

    def _value(self, game: str, blank: str, value: object) -> object:
        """A detail as a text can use it: numbers for plurals, names for identifiers, lists and bags in words."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, float):
            return fluent_number(value, useGrouping=False, minimumFractionDigits=1, maximumFractionDigits=1)
        if value is None or value == [] or value == {}:
            return NOTHING
        words = self._words(game, blank, value)
        return words if len(words) <= LONGEST else words[:LONGEST] + "…"

    def _words(self, game: str, blank: str, value: object) -> str:
        if isinstance(value, str):
            return self._name(game, blank, value)
        if isinstance(value, OperahouseError):
            return self.explain(value)
        if isinstance(value, list):
            return ", ".join(self._words(game, blank, item) for item in value)
        if isinstance(value, dict):
            return self._bag(game, blank, value)
        return EMPTY_ITEM if value is None else str(value)

    def _bag(self, game: str, blank: str, bag: dict[str, object]) -> str:
        """How many of each, "2 Verdi, 1 Wagner", or what belongs to each, "Wien: Verdi, –; Paris: Mozart"."""
        if all(isinstance(value, int) for value in bag.values()):
            return ", ".join(f"{count} {self._name(game, blank, word)}" for word, count in bag.items())
        parts = [
            self.say("join-owner", {"name": self._name(game, blank, word), "items": self._words(game, blank, value)})
            for word, value in bag.items()
        ]
        return self.say("join-parts", {}).join(parts)

    def _name(self, game: str, blank: str, word: str) -> str:
        """The name of an identifier (verdi, red, great-halls, wien.1); any other word stays as it is."""
        for key in (f"{game}-{blank}-{word}", f"{game}-name-{word}", f"seat-{word}"):
            name = self.find(key, {})
            if name is not None:
                return name
        place, dot, number = word.partition(".")
        if dot and number.isdecimal() and not place.isdecimal():
            return self.find(f"{game}-place", {"name": self._name(game, blank, place), "number": number}) or word
        return word

    def _forms(self, game: str, word: str) -> dict[str, str]:
        """The forms of a name that a sentence may need, as the name's attributes give them: "the Impresario".

        A seat has its colour: where people are known, its name is theirs.
        """
        colour = self.find(f"seat-{word}", {})
        if colour is not None:
            return {"colour": colour}
        key = f"{game}-name-{word}"
        for lang in self._languages:
            bundle = _bundle(lang, _file_of(key))
            if bundle.has_message(key):
                attributes = bundle.get_message(key).attributes
                return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}
        return {}


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise OperahouseError("app-unknown-language", {"language": wanted, "known": ", ".join(LANGUAGES)})
        return wanted
    for name in ("OPERAHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2].lower()
            return lang if lang in LANGUAGES else ENGLISH
    return ENGLISH


@cache
def texts_folder() -> Path:
    """The folder with the texts: inside the installed package, else at the root of the repository."""
    package = Path(__file__).parents[1]
    installed = package / "texts"
    return installed if installed.is_dir() else package.parents[1] / "texts"


def _file_of(key: str) -> str:
    """The file of a key: its first word, or the common file."""
    name = key.partition("-")[0]
    return name if name in _file_names() else COMMON


@cache
def _file_names() -> list[str]:
    return [file.stem for file in (texts_folder() / ENGLISH).glob("*.ftl")]


@cache
def keys_in_order(name: str) -> list[str]:
    """The keys of a file in order, which is the same in every language."""
    return [entry.id.name for entry in _resource(ENGLISH, name).body if isinstance(entry, Message)]


@cache
def _bundle(lang: str, name: str) -> FluentBundle:
    """One file, read on first use because reading takes long."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(lang, name))
    return bundle


@cache
def _resource(lang: str, name: str) -> Resource:
    """The contents of a file; empty if there is no such file."""
    file = texts_folder() / lang / f"{name}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def plain(text: str) -> str:
    """The text without capitals and accents, and with straight apostrophes."""
    letters = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))

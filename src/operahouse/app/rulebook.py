"""The rulebook of a game in the reader's language, as data for the terminal and the browser.

The texts are in `<game>rules.ftl` in the order of the book: `section-S` starts a section, `S1` is a rule, and notes
such as `ruling-S1` follow the rule they belong to. The figures in their blanks come from the box of the game. Captions
of drawings are in `rulespage.ftl`.
"""

import re
from typing import TypedDict

from operahouse.app.rulebook_drawings import drawings_of
from operahouse.app.texts import Texts, keys_in_order, plain
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json

RULE_NUMBER = re.compile(r"([A-Z]+)([0-9]+)")
NO_BREAK = "\u00a0"
NOTES = ["ruling", "option", "source", "edition"]
"""Rulings on what the printed rules leave open, table options, sources of figures, and differences between editions."""


class RuleNote(TypedDict):
    """A note to a rule. Its kind is one of `NOTES`."""

    kind: str
    text: str


class RuleDrawing(TypedDict):
    """A drawing that illustrates a rule: its name, the part of the table it shows, and its texts."""

    name: str
    part: str
    caption: str
    alt: str


class Rule(TypedDict):
    """One rule, identified by its number."""

    number: str
    text: str
    notes: list[RuleNote]
    drawings: list[RuleDrawing]


class Section(TypedDict):
    """The rules whose numbers start with the same letters."""

    letters: str
    title: str
    rules: list[Rule]


class Rulebook(TypedDict):
    """The whole book in order, ready to be sent as JSON."""

    game: str
    title: str
    introduction: str
    sections: list[Section]
    synonyms: dict[str, list[str]]
    """Words that readers also look for, and how the book says it; without capitals and accents."""


def rulebook(game: Game, texts: Texts) -> Rulebook:
    """The whole book, with the figures of the game's box filled in."""
    book = f"{game.name}rules"
    blanks = fill_blanks(game, texts)
    sections: list[Section] = []
    for key in keys_in_order(book):
        name = key.removeprefix(f"{book}-")
        kind, _, rest = name.partition("-")
        text = texts.say(key, blanks)
        if kind == "section":
            sections.append({"letters": rest, "title": text, "rules": []})
        elif RULE_NUMBER.fullmatch(name):
            sections[-1]["rules"].append(
                {"number": name, "text": text, "notes": [], "drawings": _drawings(game, texts, name)}
            )
        elif kind in NOTES:
            sections[-1]["rules"][-1]["notes"].append({"kind": kind, "text": text})
    title, introduction = (texts.say(f"{book}-{part}", blanks) for part in ("title", "introduction"))
    return {
        "game": game.name, "title": title, "introduction": introduction, "sections": sections,
        "synonyms": _synonyms(texts),
    }  # fmt: skip


def _synonyms(texts: Texts) -> dict[str, list[str]]:
    """Each line of the text has the words that are looked for, a sign, and the words of the book."""
    lines = [plain(line).split(" = ") for line in texts.say("rulebook-synonyms", {}).splitlines()]
    return {word: said.split(", ") for sought, said in lines for word in sought.split(", ")}


def rule_text(game: Game, texts: Texts, number: str) -> str:
    """One rule by itself, with its figures; empty if there is no such rule."""
    return texts.find(f"{game.name}rules-{number}", fill_blanks(game, texts)) or ""


def _drawings(game: Game, texts: Texts, number: str) -> list[RuleDrawing]:
    """The drawings of a rule, with their texts."""
    found: list[RuleDrawing] = []
    for drawing in drawings_of(game.name):
        if drawing["rule"] == number:
            key = f"rulespage-{game.name}-{drawing['name']}"
            caption, alt = (texts.say(each, {}) for each in (key, f"{key}-alt"))
            found.append({"name": drawing["name"], "part": drawing["part"], "caption": caption, "alt": alt})
    return found


def fill_blanks(game: Game, texts: Texts) -> Json:
    """The figures of a game as texts need them: numbers stay numbers, everything else is put into words."""
    return {
        blank: figure if isinstance(figure, int) else _words(game, texts, figure)
        for blank, figure in game.reference().blanks.items()
    }


def _words(game: Game, texts: Texts, figure: object) -> str:
    """A figure in words: London and Paris; Wien 2, Berlin 1; Verdi (Publicity), Wagner (Education)."""
    if isinstance(figure, list):
        *items, last = [_words(game, texts, item) for item in figure]
        return texts.say("rulebook-and", {"items": ", ".join(items), "last": last}) if items else last
    if isinstance(figure, dict):
        return ", ".join(_pair(game, texts, name, value) for name, value in figure.items())
    return texts.find(f"{game.name}-name-{figure}", {}) or str(figure)


def _pair(game: Game, texts: Texts, name: str, value: object) -> str:
    """A name with its number, joined by a no-break space, or with what belongs to it in brackets."""
    label, words = _words(game, texts, name), _words(game, texts, value)
    return f"{label}{NO_BREAK}{words}" if isinstance(value, int) else f"{label} ({words})"


def select_rules(book: Rulebook, names: list[str]) -> Rulebook:
    """Only the rules with these numbers, and the whole sections with these letters."""
    wanted = [name.upper() for name in names]
    known = [name for section in book["sections"] for name in (section["letters"], *_numbers(section))]
    for name, number in zip(names, wanted, strict=True):
        if number not in known:
            raise OperahouseError("rulebook-unknown-rule", {"rule": name, "known": _all_numbers(book)})
    return _with_rules(book, [rule for rule in _rules(book) if rule["number"] in wanted or _letters(rule) in wanted])


def search_rules(book: Rulebook, sought: str) -> Rulebook:
    """Only the rules whose text, notes or section contain all these words or what the book says for them, ignoring
    case and accents.
    """
    words = [[word, *book["synonyms"].get(word, [])] for word in plain(sought).split()]
    titles = {section["letters"]: section["title"] for section in book["sections"]}
    found: list[Rule] = []
    for rule in _rules(book):
        notes = [note["text"] for note in rule["notes"]]
        page = plain(" ".join([rule["number"], titles[_letters(rule)], rule["text"], *notes]))
        if all(any(word in page for word in same) for same in words):
            found.append(rule)
    if not found:
        raise OperahouseError("rulebook-not-found", {"sought": sought})
    return _with_rules(book, found)


def _with_rules(book: Rulebook, rules: list[Rule]) -> Rulebook:
    """The book with these rules only, without introduction and empty sections."""
    sections: list[Section] = []
    for section in book["sections"]:
        kept = [rule for rule in section["rules"] if rule in rules]
        if kept:
            sections.append({**section, "rules": kept})
    return {**book, "introduction": "", "sections": sections}


def _rules(book: Rulebook) -> list[Rule]:
    return [rule for section in book["sections"] for rule in section["rules"]]


def _letters(rule: Rule) -> str:
    return rule["number"].rstrip("0123456789")


def _numbers(section: Section) -> list[str]:
    return [rule["number"] for rule in section["rules"]]


def _all_numbers(book: Rulebook) -> str:
    """All rule numbers, in short: S1–S10, B1–B4, …, AM1."""
    numbers = [_numbers(section) for section in book["sections"]]
    return ", ".join(own[0] if len(own) == 1 else f"{own[0]}–{own[-1]}" for own in numbers)

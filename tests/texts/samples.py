"""Every text of every language, rendered with sample values as the product would fill them in."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as ftl

from operahouse.app.rulebook import fill_blanks
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import game_names, load_game
from operahouse.lessons.course import lesson, lesson_names
from operahouse.lessons.progress import LessonProgress
from tests.app.test_texts import FILES, entries, nodes
from tests.lessons.answers import answers_of

COUNTS: list[object] = [0, 1, 2, 5]
COMPARED = "lessons-compare-"
"""What the keys have that tell a figure of a move."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
IN_WORDS = ["opera", "operaopoly"]
"""The files whose texts get identifiers and put them into words themselves."""
NAMES = ["orange", "Anna", "red"]
MANY = {
    "players": [2, 4],
    "games": [2, 300],
    "most": [2, 500],
    "size": [3, 4],
    "limit": [2, 3],
    "expected": [3, 14],
    "turns": [30, 59],
    "minutes": [2, 25],
    "seconds": [2, 30],
    "low": [2],
    "high": [4, 6],
    "cost": [2],
    "percent": [0, 1, 55],
    "least": [8],
    "reach": [2],
}
"""Numbers that are never 1, or need no plural: limits, ranges, percents."""
STANDING_ALONE = (
    "fame bid top last first hires main_halls wing_halls before after per_second decisions against out "
    "hand per palazzo bonus gain pays"
)
"""Blanks for numbers that no noun follows."""
NUMBERS = (
    "accounts actions all board century count counting days deals digits done ducats empty finished found free guests "
    "hall income judged line opens playing plus points port present rows score table today tokens week won"
)
"""Blanks for numbers that a noun may follow."""
OF_KEY: dict[tuple[str, str], list[object]] = {
    ("opera-event-fame", "from"): ["2", "5"],
    ("opera-event-moved", "from"): ["none", "wien", "venezia"],
    ("opera-order-if-figure-is", "value"): ["wien", "venezia"],
    ("opera-order-if-top-is", "value"): ["verdi", "handel"],
    ("operatable-parts", "wing"): ["2"],
    ("operatable-reach", "levels"): ["2, 4"],
    ("rulebook-and", "last"): ["Verdi"],
    ("table-no-such-moment", "last"): ["9"],
    ("operaopolytable-adds", "plus"): ["2"],
    ("operaopolytable-niche", "plus"): ["2"],
    ("coach-reason", "points"): ["+2"],
    ("table-event-renamed", "before"): ["Cleo", "Anna"],
    ("admin-statistics-tables", "waiting"): ["2"],
    ("admin-statistics-tables", "playing"): ["3"],
    ("admin-statistics-tables", "ended"): ["40"],
    ("app-mean-points", "points"): ["41.5"],
    ("club-evening-starts", "when"): ["20 November 2026, 20:30"],
    ("lab-generation", "rows"): [200000],
    ("learn-all-moves", "count"): [9, 24],
    ("malformed-too-long", "count"): [501],
    ("operahelp-about-income-1", "income"): ["1, 3, 5, 8"],
    ("table-malformed-share", "digits"): [64],
    ("table-moves-many", "count"): [501],
    ("table-text-long", "count"): [501],
    ("web-holiday-long", "days"): [60],
}
"""Where a blank means something else than elsewhere."""
SOME: dict[str, list[str]] = {
    "game": ["Opera", "Operaopoly"],
    "composer": ["verdi", "handel", "house"],
    "composers": ["verdi, wagner", "verdi"],
    "house": ["La Scala", "Palais Garnier", "Opéra-Comique"],
    "opera": ["La traviata", "Carmen"],
    "city": ["wien", "venezia"],
    "role": ["impresario", "esperto", "signora", "architetto"],
    "figure": ["maestro", "esperto"],
    "part": ["main", "wing"],
    "category": ["education", "funding"],
    "slot": ["orchestra", "female", "male"],
    "deck": ["opera", "patron"],
    "one": ["opera", "verdi", "wien"],
    "two": ["main", "2", "wien"],
    "of": ["verdi", "impresario"],
    "move": ["hire esperto"],
    "file": ["opera.json"],
    "card": ["C01"],
    "cards": ["C01, RC1"],
    "returned": ["PE2, PE5"],
    "lost": ["PE3, PE5"],
    "rule": ["AE3"],
    "language": ["fr"],
    "address": ["localhost:8080"],
    "at": ["La Scala", "verdi"],
    "to": ["La Scala", "orange"],
    "row": ["La Scala", "verdi", "Palais Garnier"],
    "column": ["education", "orchestra"],
    "name": ["Anna", "Palais Garnier"],
    "number": ["3"],
    "level": ["0", "1", "5"],
    "fee": ["2"],
    "from": ["orange", "red"],
    "influence": ["education", "community"],
    "ability": ["orchestra", "female"],
    "last": ["9"],
    "round": ["6"],
    "code": ["ABC123"],
    "since": ["2026-11-17"],
    "until": ["2026-12-24"],
    "changed": ["2026-11-17"],
    "bot": ["Expert"],
    "error": ["0.4"],
    "folder": ["build/site"],
    "host": ["Anna", "Orsina"],
    "known": ["opera, operaopoly"],
    "letter": ["B"],
    "link": ["https://opera.example/t/ABC123"],
    "mail": ["anna@opera.example"],
    "margin": ["41"],
    "mean": ["12.5"],
    "names": ["Anna", "Anna, Orsina"],
    "organiser": ["Anna", "Orsina"],
    "share": ["0.55"],
    "seed": ["5eed"],
    "stop": ["https://opera.example/stop/ABC123"],
    "winners": ["Anna", "Anna, Orsina"],
    "zone": ["Mars/Olympus"],
}
LOCAL: dict[str, dict[str, list[object]]] = {
    "date": {
        "en": ["17 November 2026"],
        "nl": ["17 november 2026"],
        "fr": ["17 novembre 2026", "1 août 2026"],
        "it": ["17 novembre 2026", "8 agosto 2026"],
    },
    "time": {"en": ["8:30 PM"], "nl": ["20:30"], "fr": ["20:30"], "it": ["20:30"]},
    "when": {"en": ["in 5 min."], "nl": ["over 5 min"], "fr": ["dans 5 min"], "it": ["tra 5 min"]},
}
"""What browsers write in the way of each language."""
FORMS = ["the", "a", "no", "deck", "deck-of", "colour"]


def samples(key: str, file: str, lang: str) -> Iterator[dict[str, object]]:
    """Details for a text: each blank in all its values while the others keep their first, then all together."""
    blanks = values_of(key, file, lang)
    first = {blank: values[0] for blank, values in blanks.items()}
    yield first
    for blank, values in blanks.items():
        for value in values[1:]:
            yield first | {blank: value}
    for step in range(1, max((len(values) for values in blanks.values()), default=1)):
        yield {blank: values[step % len(values)] for blank, values in blanks.items()}


def values_of(key: str, file: str, lang: str) -> dict[str, list[object]]:
    """The sample values of every blank of a text. Rulebooks and lessons have figures of their own."""
    if COMPARED in key:
        return {"value": COUNTS}
    own = figures(lang).get(file) or lesson_figures(lang).get(key)
    if own is not None:
        return {blank: [own.get(blank, 0)] for blank in blanks_of(key, file)}
    return {
        blank: OF_KEY.get((key, blank)) or _values(blank, variants(key, file, blank), file, lang)
        for blank in blanks_of(key, file)
    }


def _values(blank: str, chosen: set[str], file: str, lang: str) -> list[object]:
    """Numbers where a text counts, the words it chooses by, or names in the reader's language."""
    if blank in MANY:
        return list(MANY[blank])
    if "one" in chosen or any(word.isdecimal() for word in chosen):
        return COUNTS
    if blank in STANDING_ALONE.split() and not chosen:
        return ["2", "5"]
    if blank in NUMBERS.split() and not chosen:
        return COUNTS
    if blank in LOCAL and not chosen:
        return list(LOCAL[blank][lang])
    words: list[object] = [word for word in sorted(chosen) if word != "other"]
    if "other" in chosen or not words:
        words += [word if file in IN_WORDS else localized(word, lang) for word in SOME.get(blank, NAMES)]
    return words


def localized(words: str, lang: str) -> str:
    """The names of identifiers, as the browser gets them; other words stay as they are."""
    texts = Texts(lang)
    return ", ".join(
        next((found for key in _name_keys(word) if (found := texts.find(key, {}))), word) for word in words.split(", ")
    )


def _name_keys(word: str) -> list[str]:
    return [f"opera-name-{word}", f"operaopoly-name-{word}", f"seat-{word}"]


@cache
def figures(lang: str) -> dict[str, dict[str, object]]:
    """By file: the figures that fill a rulebook."""
    return {f"{name}rules": fill_blanks(load_game(name), Texts(lang)) for name in game_names()}


@cache
def lesson_figures(lang: str) -> dict[str, dict[str, object]]:
    """By key: the figures at that step of the lesson."""
    found: dict[str, dict[str, object]] = {}
    for game in game_names():
        box = fill_blanks(load_game(game), Texts(lang))
        for name in lesson_names(game):
            steps = _figures_by_step(game, name)
            for key in cached_entries(lang, f"{game}lessons"):
                step = key.removeprefix(f"{game}lessons-{name}-").partition("-")[0]
                if key.startswith(f"{game}lessons-{name}-"):
                    found[key] = {**box, **steps.get(step, {})}
    return found


@cache
def _figures_by_step(game: str, name: str) -> dict[str, dict[str, object]]:
    """The figures that each step of a lesson reads from the position."""
    each = lesson(game, name)
    at = LessonProgress(each)
    found: dict[str, dict[str, object]] = {}
    for number, step in enumerate(each.steps, 1):
        found[str(number)] = {**dict(each.given), **{blank: at.figures[blank] for blank, _ in step.figures}}
        for answer in answers_of(step):
            at.answer(answer)
    return found


@cache
def blanks_of(key: str, file: str) -> list[str]:
    """The blanks of a text in any language. The form of a name is filled with the name."""
    found: dict[str, None] = {}
    for lang in LANGUAGES:
        for node in _nodes(key, file, lang):
            if isinstance(node, ftl.VariableReference):
                found[_without_form(node.id.name)] = None
    return list(found)


def _without_form(blank: str) -> str:
    return next((blank.removesuffix(f"-{form}") for form in FORMS[::-1] if blank.endswith(f"-{form}")), blank)


@cache
def variants(key: str, file: str, blank: str) -> set[str]:
    """What the texts of all languages choose by, where they choose by this blank."""
    found: set[str] = set()
    for lang in LANGUAGES:
        for node in _nodes(key, file, lang):
            if isinstance(node, ftl.SelectExpression) and _selects(node, blank):
                found |= {
                    variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                    for variant in node.variants
                }
    return found


def _selects(node: ftl.SelectExpression, blank: str) -> bool:
    return isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == blank


def _nodes(key: str, file: str, lang: str) -> Iterator[ftl.BaseNode]:
    """All nodes of a text, and of the texts it uses."""
    messages = cached_entries(lang, file)
    for node in nodes(messages[key].value):
        yield node
        if isinstance(node, ftl.MessageReference):
            yield from _nodes(node.id.name, file, lang)


@cache
def cached_entries(lang: str, file: str) -> dict[str, ftl.Message]:
    return entries(lang, file)


@cache
def rendered(lang: str) -> dict[str, list[tuple[dict[str, object], str]]]:
    """By key: the details a text was given, and what came out."""
    texts = Texts(lang)
    return {
        key: [(details, texts.say(key, details)) for details in samples(key, file, lang)]
        for file in FILES
        for key in cached_entries(lang, file)
    }

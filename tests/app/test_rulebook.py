import ast
import json
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import operahouse
from operahouse.app.rulebook import NOTES, RULE_NUMBER, Rulebook, rule_text, rulebook, search_rules
from operahouse.app.rulebook_drawings import drawings_of
from operahouse.app.texts import LANGUAGES, Texts, keys_in_order
from operahouse.games.catalogue import game_names, load_game
from operahouse.games.opera import reasons as opera_reasons
from operahouse.games.opera.box import Box as OperaBox
from operahouse.games.opera.flow import QUESTIONS as OPERA_QUESTIONS
from operahouse.games.opera.game import Opera
from operahouse.games.operaopoly import reasons as operaopoly_reasons
from operahouse.games.operaopoly.box import Box as OperaopolyBox
from operahouse.games.operaopoly.game import Operaopoly
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game
from operahouse.kernel.play import play_out
from tests.app.glossary import NUMBER_WORDS, OPERA, OPERAOPOLY
from tests.app.running import complaint
from tests.app.running import operahouse as run
from tests.app.test_texts import entries, nodes, variables
from tests.games_under_test import TABLES, Table, every_game

SOURCES = Path(operahouse.__file__).parent
CASES = Path(__file__).parents[2] / "conformance"
CITED = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
every_book = pytest.mark.parametrize("name", game_names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def numbers(name: str, lang: str) -> list[str]:
    book = rulebook(load_game(name), Texts(lang))
    return [rule["number"] for section in book["sections"] for rule in section["rules"]]


def sayings(name: str, lang: str) -> dict[str, str]:
    """Every rule and note with its figures, by what follows the name of the book in its key."""
    book = rulebook(load_game(name), Texts(lang))
    said: dict[str, str] = {}
    for section in book["sections"]:
        said[section["letters"]] = section["title"]
        for rule in section["rules"]:
            said[rule["number"]] = rule["text"]
            said |= {f"{note['kind']}-{rule['number']}": note["text"] for note in rule["notes"]}
    return said


def written(name: str, lang: str) -> Iterator[tuple[str, str]]:
    """All that stands in a book outside its blanks."""
    for key, message in entries(lang, f"{name}rules").items():
        for node in nodes(message.value):
            if isinstance(node, ftl.TextElement):
                yield key, node.value


@every_book
@every_language
def test_every_rule_number_stands_in_the_book_once_and_in_order(name: str, lang: str) -> None:
    lines = (CASES / name / "rules.txt").read_text(encoding="utf-8").splitlines()
    known = [number for line in lines if not line.startswith("#") for number in line.split()]
    assert numbers(name, lang) == known


@every_book
@every_language
def test_every_language_has_the_texts_in_the_same_order(name: str, lang: str) -> None:
    assert list(entries(lang, f"{name}rules")) == keys_in_order(f"{name}rules")


@every_book
def test_a_section_precedes_its_rules_and_a_note_follows_its_rule(name: str) -> None:
    section = rule = ""
    for key in keys_in_order(f"{name}rules"):
        part = key.removeprefix(f"{name}rules-")
        kind, _, of = part.partition("-")
        match = RULE_NUMBER.fullmatch(part)
        if kind == "section":
            section = of
        elif match:
            rule = part
            assert match.group(1) == section
        elif kind in NOTES:
            assert of == rule
        else:
            assert kind in ("title", "introduction", "amount")


def cited_in_calls(file: Path) -> Iterator[str]:
    """Rule numbers handed to what tells events, gives points and refuses."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
            for part in ast.walk(node) if called in ("tell", "score", "Refusal") else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and CITED.fullmatch(part.value):
                    yield part.value


def cited(name: str) -> set[str]:
    """Every rule number that the engine of a game names to players or in its docstrings."""
    found: set[str] = set()
    for file in (SOURCES / "games" / name).glob("*.py"):
        found |= set(cited_in_calls(file))
        for brackets in re.findall(r"\[([A-Z]{1,2}[0-9]+(?:, [A-Z]{1,2}[0-9]+)*)\]", file.read_text(encoding="utf-8")):
            found |= set(brackets.split(", "))
    rules = {"opera": opera_reasons.RULES, "operaopoly": operaopoly_reasons.RULES}[name]
    return found | {rule for rule, _ in rules if rule}


@every_book
def test_whatever_rule_the_engine_cites_can_be_read(name: str) -> None:
    assert len(cited(name)) > 20
    assert cited(name) <= set(numbers(name, "en"))
    assert {question.rule for question in OPERA_QUESTIONS} <= set(numbers("opera", "en"))


@every_book
def test_every_event_names_a_rule_of_the_book(name: str) -> None:
    """Whole games at every table: whatever happens, “why?” has an answer."""
    told: dict[str, set[str]] = {}
    for table in TABLES:
        if table.game.name == name:
            for event in story_of(table):
                told.setdefault(event.kind, set()).add(event.rule)
    assert len(told) > 20
    wrong = {kind: rules for kind, rules in told.items() if not rules <= set(numbers(name, "en"))}
    assert not wrong


def story_of(table: Table) -> list[Event]:
    """All that is told in a game played by lot."""
    told: list[Event] = []
    state = table.deal(1)
    state.log = told
    play_out(state, Generator(1))
    return told


@every_book
def test_every_event_told_and_every_refusal_carries_a_rule(name: str) -> None:
    """In the sources: only what is no move at all, or can't have come to light, is refused without a rule."""
    reasons = {"opera": opera_reasons.RULES, "operaopoly": operaopoly_reasons.RULES}[name]
    assert all(rule for rule, _ in reasons[1:])
    without: set[str] = set()
    for file in (SOURCES / "games" / name).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                rule, key = node.args[:2]
                if isinstance(rule, ast.Constant) and not rule.value and isinstance(key, ast.Constant):
                    without.add(str(key.value))
    spelling = {"refusal-unknown-move", f"{name}-refusal-unknown-card", f"{name}-refusal-cards-missing"}
    by_hand = {"by-hand-not-that-card", "by-hand-wrong-count", "by-hand-nothing-to-tell"}
    assert without <= spelling | by_hand


@every_book
@every_language
def test_every_note_says_in_every_language_what_kind_it_is(name: str, lang: str) -> None:
    english, other = rulebook(load_game(name), Texts("en")), rulebook(load_game(name), Texts(lang))
    kinds = [[note["kind"] for section in book["sections"] for rule in section["rules"] for note in rule["notes"]]
             for book in (english, other)]  # fmt: skip
    assert kinds[0] == kinds[1]
    assert {"ruling", "source"} <= set(kinds[0]) <= set(NOTES)
    assert all(Texts(lang).find(f"rulebook-{kind}", {}) for kind in NOTES)


def notes(name: str, lang: str, kind: str) -> set[str]:
    """The numbers of the rules that carry a note of this kind."""
    return {part.removeprefix(f"{kind}-") for part in sayings(name, lang) if part.startswith(f"{kind}-")}


@every_book
@every_language
def test_every_ruling_and_every_difference_has_its_note(name: str, lang: str) -> None:
    """And there is no note of a ruling that nobody made."""
    beyond = tomllib.loads((CASES / name / "rulings.toml").read_text(encoding="utf-8"))
    assert beyond["rulings"].keys() <= set(numbers(name, lang))
    assert notes(name, lang, "ruling") == beyond["rulings"].keys()
    assert notes(name, lang, "edition") == beyond["differences"].keys()


@pytest.mark.parametrize(
    ("name", "sources", "options"), [("opera", "AA1 F1", "S10 AE3"), ("operaopoly", "S1 S2 P2 O5 R1 L3", "")]
)
def test_what_is_reconstructed_and_what_can_be_chosen_is_told(name: str, sources: str, options: str) -> None:
    assert notes(name, "en", "source") == set(sources.split())
    assert notes(name, "en", "option") == set(options.split())


@every_book
@every_language
def test_every_drawing_illustrates_a_rule_and_is_told_in_words(name: str, lang: str) -> None:
    book = rulebook(load_game(name), Texts(lang))
    shown = [picture for section in book["sections"] for rule in section["rules"] for picture in rule["drawings"]]
    assert [picture["name"] for picture in shown] == [drawing["name"] for drawing in drawings_of(name)]
    assert len(shown) >= 6
    for picture in shown:
        assert not picture["caption"].startswith("rulespage"), picture
        assert not picture["alt"].startswith("rulespage"), picture


@every_book
@every_language
def test_a_rule_by_itself_is_what_the_book_says(name: str, lang: str) -> None:
    said = sayings(name, lang)
    for number in numbers(name, lang):
        assert rule_text(load_game(name), Texts(lang), number) == said[number]
    assert rule_text(load_game(name), Texts(lang), "Z9") == ""


@every_book
@every_language
def test_every_blank_is_a_figure_of_the_box(name: str, lang: str) -> None:
    messages = entries(lang, f"{name}rules")
    blanks = {blank for key in messages for blank in variables(messages, key)}
    assert len(blanks) > 20
    assert blanks <= load_game(name).reference().blanks.keys()


@every_book
@every_language
def test_no_figure_is_written_into_a_rule(name: str, lang: str) -> None:
    words = re.compile(rf"\b({'|'.join(NUMBER_WORDS[lang].split())})\b", re.IGNORECASE)
    for key, text in written(name, lang):
        for number in CITED.findall(text):
            assert number in numbers(name, lang), key
        assert not re.search(r"\d", CITED.sub("", text)), key
        assert not words.search(text), key


@every_book
@every_language
def test_every_rule_is_said_with_its_figures(name: str, lang: str) -> None:
    for part, text in sayings(name, lang).items():
        assert text, part
        assert "$" not in text, part
        assert "{" not in text, part
        assert f"{name}rules" not in text, part


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        (("money", "per_hall"), 17, "AA1"),
        (("roles", "fees", "esperto"), 9, "AE"),
        (("offer", "size", "3"), 18, "S3"),
        (("cities", "milano", "places"), 3, "F1"),
        (("cities", "london", "opens"), 7, "S9"),
        (("century", "bonus"), [4, 5, 19], "C2"),
        (("money", "level_zero_bonus"), 8, "E5"),
        (("rounds", "shorter_counting_after"), [2, 4, 6], "option-S10"),
    ],
)
def test_another_box_gives_other_figures(path: tuple[str, ...], value: object, rule: str) -> None:
    data = tomllib.loads((files("operahouse.games.opera") / "opera-2009.toml").read_text(encoding="utf-8"))
    part = data
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    assert changed("opera", Opera(OperaBox(data)), rule)


@pytest.mark.parametrize(
    ("rule", "value", "number"),
    [("hand_limit", 5, "T3"), ("composer_plus", 4, "R1"), ("marker_vp", [0, 1, 3], "C2"), ("stall_turns", 80, "C4")],
)
def test_another_box_of_operaopoly_too(rule: str, value: object, number: str) -> None:
    data = tomllib.loads((files("operahouse.games.operaopoly") / "operaopoly-3.3.toml").read_text(encoding="utf-8"))
    data["rules"][rule] = value
    assert changed("operaopoly", Operaopoly(OperaopolyBox(data)), number)


def changed(name: str, game: Game, part: str) -> bool:
    """Whether a rule, a note or a title is said otherwise with another box."""
    pages = [json.dumps(rulebook(each, Texts("en"))) for each in (load_game(name), game)]
    before = sayings(name, "en")[part]
    return json.dumps(before) in pages[0] and json.dumps(before) not in pages[1]


@every_game
def test_every_game_gives_figures_that_can_be_sent(game: Game) -> None:
    assert json.loads(json.dumps(game.reference().blanks)) == game.reference().blanks


@every_book
@every_language
def test_where_one_language_speaks_of_a_thing_all_do(name: str, lang: str) -> None:
    glossary = {"opera": OPERA, "operaopoly": OPERAOPOLY}[name]
    english, other = sayings(name, "en"), sayings(name, lang)
    for terms in glossary:
        parts = [part for part, text in english.items() if re.search(terms[0], text, re.IGNORECASE)]
        assert parts, terms
        for part in parts:
            assert re.search(terms[LANGUAGES.index(lang)], other[part], re.IGNORECASE), (part, terms)


@every_book
def test_french_has_its_spaces(name: str) -> None:
    for part, text in sayings(name, "fr").items():
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?]|[ '\"]\s*[:;!?]|'", text), part


@every_book
@every_language
def test_the_printed_book_fits_the_terminal(name: str, lang: str) -> None:
    lines = run("rules", name, lang=lang).stdout.splitlines()
    assert max(len(line) for line in lines) < 80
    text = " ".join(" ".join(lines).split())
    for part, saying in sayings(name, lang).items():
        assert " ".join(saying.split()) in text, part


def test_some_rules_by_number_and_a_whole_section_by_its_letters() -> None:
    assert run("rules", "opera", "i2", "B4").stdout.split("\n\n")[0].startswith("B. Budget phase\nB4    ")
    section = run("rules", "opera", "AE", lang="it").stdout
    assert [line[:4].strip() for line in section.splitlines() if line[0] != " "] == ["AE.", "AE1", "AE2", "AE3", "AE4"]


def test_words_are_found_without_their_accents_and_capitals() -> None:
    assert found_in_french("defausse PALAZZO") == ["E4", "C4", "H1"]
    assert found_in_french("l'impresario vides") == ["AA3"]


@every_language
def test_words_that_readers_use_find_what_the_book_says(lang: str) -> None:
    books = [rulebook(load_game(name), Texts(lang)) for name in game_names()]
    bare: list[Rulebook] = [{**book, "synonyms": {}} for book in books]
    for word, said in books[0]["synonyms"].items():
        for own in said:
            assert any(found_in(book, own) for book in bare), own
        assert any(found_in(book, word) > found_in(without, word) for book, without in zip(books, bare, strict=True))
    assert found_in_french("argent banque") == found_in_french("ducat banque")


def found_in(book: Rulebook, sought: str) -> set[str]:
    """The numbers of the rules that are found."""
    try:
        found = search_rules(book, sought)
    except OperahouseError:
        return set()
    return {rule["number"] for section in found["sections"] for rule in section["rules"]}


def found_in_french(sought: str) -> list[str]:
    lines = run("rules", "opera", "--search", sought, "--lang", "fr").stdout.splitlines()
    return [line.split()[0] for line in lines if RULE_NUMBER.match(line)]


def test_a_search_among_some_rules() -> None:
    assert run("rules", "opera", "B", "--search", "bank").stdout.splitlines()[1].startswith("B2")


def test_what_is_not_in_the_book_is_said_helpfully() -> None:
    said = complaint("rules", "opera", "B1", "z7")
    assert "“z7”" in said
    assert "S1–S10, B1–B4, A1–A9" in said
    assert "AM1," in said
    assert "‘zeppelin’" in complaint("rules", "operaopoly", "--search", "zeppelin", lang="nl")
    assert "monopoly" in complaint("rules", "monopoly")

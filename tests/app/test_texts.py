import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import operahouse
from operahouse.app.cli import COMMANDS, main
from operahouse.app.texts import LANGUAGES, Texts, choose_language, texts_folder
from operahouse.games.catalogue import game_names, load_game
from operahouse.games.opera import reasons, words
from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from tests.app.running import operahouse as run

SOURCES = Path(operahouse.__file__).parent
FILES = sorted(file.stem for file in (texts_folder() / "en").glob("*.ftl"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def entries(lang: str, name: str) -> dict[str, ftl.Message]:
    """All messages of a file, and nothing in it that Fluent cannot read."""
    body = parse((texts_folder() / lang / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def variables(messages: dict[str, ftl.Message], key: str) -> set[str]:
    """The blanks of a message, those of messages it uses included."""
    found: set[str] = set()
    for node in nodes(messages[key].value):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(messages, node.id.name)
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_texts_with_the_same_blanks_and_forms(lang: str, name: str) -> None:
    english, other = entries("en", name), entries(lang, name)
    assert other.keys() == english.keys()
    for key in english:
        assert variables(other, key) == variables(english, key), key
        forms = [{attribute.id.name for attribute in messages[key].attributes} for messages in (english, other)]
        assert forms[0] == forms[1], key


def calls(function_names: list[str]) -> Iterator[str]:
    """The keys that stand as plain strings in calls of these functions anywhere in the sources."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
                if name in function_names:
                    yield from _strings(node.args)


def _strings(args: list[ast.expr], pattern: str = r"[a-z]+(-[a-z]+)+") -> Iterator[str]:
    for arg in args[:2]:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and re.fullmatch(pattern, arg.value):
            yield arg.value


def events_told() -> Iterator[tuple[str, str]]:
    """Game and kind of every event told, and of every reason for points."""
    for game in game_names():
        for file in (SOURCES / "games" / game).glob("*.py"):
            source = file.read_text(encoding="utf-8")
            for kind in re.findall(r'\.tell\(\s*"([a-z-]+)"', source):
                yield f"{game}-event-{kind}", file.name
            for why in reasons_for_points(source):
                yield f"{game}-why-{why}", file.name


def reasons_for_points(source: str) -> Iterator[str]:
    """What points are given for: the fourth argument wherever a seat scores."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "score":
            yield from _strings(node.args[3:4], r"[a-z]+(-[a-z]+)*")


def needed() -> set[str]:
    keys = set(calls(["Refusal", "Malformed", "OperahouseError", "RequestError", "wrong", "say", "_say", "find"]))
    keys |= {key for key, _ in events_told()}
    keys |= {f"opera-refusal-{name}" for _, name in reasons.RULES if name}
    keys |= {f"opera-question-{question}" for question in words.QUESTION_WORDS}
    keys |= {f"app-help-{command}" for command in ["operahouse", *COMMANDS]}
    opera = [*words.PIECES, *words.CITIES, *words.PARTS, *words.ROLES]
    keys |= {f"opera-name-{word}" for word in opera} | {f"seat-{seat}" for seat in words.SEATS}
    unready = [folder.name for folder in (SOURCES / "games").iterdir() if folder.name not in game_names()]
    return {key for key in keys if key.partition("-")[0] not in unready}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_a_text(lang: str) -> None:
    known = {key for name in FILES for key in entries(lang, name)}
    assert len(needed()) > 150
    assert needed() <= known


def test_the_scan_finds_refusals_events_and_reasons() -> None:
    found = needed()
    assert {"opera-refusal-no-house", "malformed-refused", "opera-event-gave-up", "opera-why-century"} <= found
    assert {"opera-why-great-halls", "operaopoly-why-closing"} <= found


@pytest.mark.parametrize("name", FILES)
def test_french_has_its_own_spaces_and_apostrophes(name: str) -> None:
    for key, message in entries("fr", name).items():
        for node in nodes(message.value):
            if isinstance(node, ftl.TextElement):
                assert not re.search(r"[ \w][;!?]|[ \w]:(?!\w|//)|\w'\w", node.value), key


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
@pytest.mark.parametrize("name", FILES)
def test_apostrophes_are_typographic(lang: str, name: str) -> None:
    for key, message in entries(lang, name).items():
        assert not [node for node in nodes(message.value) if isinstance(node, ftl.TextElement) and "'" in node.value], (
            key
        )


def test_a_missing_text_is_said_by_its_key() -> None:
    assert Texts("fr").say("opera-event-nobody-knows", {"seat": "red"}) == "opera-event-nobody-knows"


def test_details_are_put_into_words() -> None:
    say = Texts("fr").say
    assert say("opera-event-offer", {"offer": {"verdi": 2, "handel": 1}, "aside": {}}) == (
        "Nouvelle offre\u00a0: 2 Verdi, 1 Handel."
    )
    assert say("opera-event-moved", {"seat": "red", "figure": "critico", "from": None, "city": "wien"}) == (
        "Rouge place le Critique à Vienne."
    )
    houses = {"wien": ["verdi", None], "paris": ["house"]}
    assert say("opera-event-programmed", {"seat": "blue", "houses": houses}) == (
        "Bleu programme Vienne\u00a0: Verdi, –\u202f; Paris\u00a0: compositeur de la Cour."
    )
    assert "(Vienne, hall 1)" in say("opera-event-sold", {"seat": "red", "composer": "verdi", "where": "wien.1"})


@pytest.mark.parametrize(("ducats", "said"), [(1, "1 ducato"), (2, "2 ducati"), (1200, "1200 ducati")])
def test_plurals(ducats: int, said: str) -> None:
    details: dict[str, object] = {"seat": "red", "composer": "verdi", "ducats": ducats}
    assert Texts("it").say("opera-event-bought", details).endswith(f"per {said}.")


def test_an_error_within_an_error_is_said_too() -> None:
    refusal = Refusal("F1", "opera-refusal-city-occupied", {"city": "wien"})
    error = Malformed("moves[3]", "malformed-refused", {"seat": "red", "move": "move wien", "why": refusal})
    said = Texts("nl").explain(error)
    assert said.startswith("moves[3]: De zet ‘move wien’ van Rood")
    assert said.endswith("Wien heeft geen vrije plaats voor een figuur.")


@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        ("it", {"OPERAHOUSE_LANG": "nl"}, "it"),
        (None, {"OPERAHOUSE_LANG": "nl", "LANG": "fr_FR.UTF-8"}, "nl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "fr_FR.UTF-8"}, "it"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], lang: str
) -> None:
    assert choose_language(wanted, environment) == lang


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(OperahouseError, match="app-unknown-language"):
        choose_language("de", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_option(lang: str) -> None:
    context = main.make_context("operahouse", [], obj=Texts(lang))
    for name in COMMANDS:
        page = run(name, "--help", lang=lang).stdout
        command = main.get_command(context, name)
        assert command is not None
        for parameter in command.params:
            if parameter.param_type_name == "option":
                assert f"  {parameter.opts[0]} " in page
        for inner in command.list_commands(context) if isinstance(command, click.Group) else []:
            assert f"  {inner} " in page
        assert max(len(line) for line in page.splitlines()) < 80
        assert name in run("--help", lang=lang).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_below_zero_has_a_minus_sign(lang: str) -> None:
    told = Texts(lang).say("opera-points", {"points": -2})
    assert "−2" in told
    assert "-" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_patron_has_a_short_name(lang: str) -> None:
    cards = load_game("operaopoly").reference().components["cards"]
    assert isinstance(cards, dict)
    patrons = {f"operaopolytable-brief-{name}" for name, card in cards.items() if card["kind"] == "patron"}
    assert patrons == {key for key in entries(lang, "operaopolytable") if key.startswith("operaopolytable-brief-")}

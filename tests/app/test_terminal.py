import json
import re
import signal
from pathlib import Path

import pytest

from operahouse.app.terminal.table_words import WORDS, TableWords
from operahouse.app.texts import Texts
from operahouse.games.catalogue import game_names, load_game
from tests.app.running import LANGUAGES, at_random, operahouse, start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_ends_with_a_ranking_and_the_points_by_source(lang: str) -> None:
    result = operahouse("play", "opera", "--seed", "5", "--lang", lang, typed=at_random(5))
    assert result.exit_code == 0
    texts = Texts(lang)
    for key in ("app-ranking", "app-ledger"):
        assert texts.say(key, {}) in result.stdout
    assert texts.say("app-seed", {"seed": "5"}) in result.stdout
    assert not re.search(r"opera-[a-z]|app-[a-z]|\{|\bnone\b", result.stdout)
    # What is typed is not echoed, so that a prompt and the complaint after it share a line.
    assert max(len(line) for line in result.stdout.splitlines() if "> " not in line) < 80


@pytest.mark.parametrize("seats", ["you,random", "random,you,random,random", "random,random,random"])
def test_any_number_of_people_and_bots_can_play(seats: str) -> None:
    result = operahouse("play", "opera", "--seats", seats, "--seed", "1", typed=at_random(1))
    assert result.exit_code == 0
    assert "Ranking:" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_game_of_the_house_can_be_played(game: str, lang: str) -> None:
    result = operahouse("play", game, "--seed", "2", "--seats", "you,random", lang=lang, typed=at_random(2))
    assert result.exit_code == 0
    assert Texts(lang).say("app-ranking", {}) in result.stdout
    assert not re.search(rf"{game}-[a-z]|app-[a-z]|\{{", result.stdout)


def test_a_person_never_sees_behind_the_screen_of_a_bot() -> None:
    output = operahouse("play", "opera", "--seed", "5", typed=at_random(5)).stdout
    shown = [line for line in output.splitlines() if "personal stock" in line and not line.startswith(" ")]
    boards = [line for line in shown if "victory point" in line]
    assert boards
    assert {line.partition(":")[0] for line in boards} == {"Yellow (you)"}


def test_pass_and_play_shows_to_each_only_the_own_screen() -> None:
    output = operahouse("play", "opera", "--seats", "you,you,you", "--seed", "2", typed=at_random(2, 9000)).stdout
    assert "Ranking:" in output
    turns = re.split(r"Hand the device to (\w+), who presses Enter\.", output.partition("Ranking:")[0])
    for seat, shown in zip(turns[1::2], turns[2::2], strict=True):
        owners = re.findall(r"^(\w+)(?: \(you\))?: .* ducats?, personal stock", shown, re.MULTILINE)
        assert set(owners) <= {seat}
    assert len(turns) > 100


def test_open_screens_show_all() -> None:
    output = operahouse("play", "opera", "--seed", "3", "--option", "open_screens", typed="quit\n").stdout
    assert output.count("personal stock") == 3


def two_people(*lines: str) -> str:
    """A game of two on one device: the first to play bids 9, the other 0; then the first has the initiative."""
    typed = "\n".join(["", "bid 9", "", "0", "", *lines, ""])
    output = operahouse("play", "opera", "--seats", "you,you", "--seed", "1", typed=typed).stdout
    return output[output.rindex("You have the initiative") if not lines else output.index("You have the initiative") :]


def test_moves_are_typed_in_any_case_or_picked_by_number() -> None:
    assert "hires the Maestro" in two_people("  HIRE   Maestro ")
    assert "hires the Impresario" in two_people("1")


def test_undo_takes_back_moves_that_revealed_nothing() -> None:
    output = two_people("hire maestro", "move paris", "undo", "undo", "undo")
    assert output.count("You take a move back.") == 2
    assert output.count("You have the initiative") == 3
    assert "Somebody has moved after you: your move stands." in output


def test_undo_stops_where_something_was_revealed() -> None:
    typed = "\n".join(["", "undo", "bid 0", "", "bid 9", "undo", "quit", ""])
    output = operahouse("play", "opera", "--seats", "you,you", "--seed", "1", typed=typed).stdout
    assert "You haven’t made a move yet." in output
    assert "Somebody has learned something since: your move stands." in output


def test_why_explains_the_last_refusal_or_the_last_points() -> None:
    output = two_people("why", "fly", "why", "bid 3", "why", "hire architetto", "build wien main", "why")
    assert "nobody has scored yet" in output
    assert "“fly” was refused. “fly” isn’t a move of this game." in output
    assert "“bid 3” was refused by rule A1. That isn’t what you’re asked now." in output
    assert "got 4 points by rule AA1: new halls." in output
    assert "\n\nA1    The first player in budget" in output
    assert "\n\nAA1   Build up to 2 parts in open cities" in output


def test_bad_input_is_refused_in_a_sentence_and_changes_nothing() -> None:
    output = two_people(
        "fly me", "99", "hire nobody", "build wien main", "save", "save /nowhere/at/all.json", "\x00", "²"
    )
    for sentence in (
        "“fly me” isn’t a move of this game.",
        "“99” isn’t a move of this game.",
        "“hire nobody” isn’t a move of this game.",
        "That isn’t what you’re asked now.",
        "Tell me where: save FILE",
        "There’s no file or folder /nowhere/at.",
    ):
        assert sentence in output
    assert output.count("You have the initiative") == 1


def test_a_programme_is_typed_whole_or_kept_with_enter() -> None:
    bought = two_people("hire impresario", "1", "stop", "programme venezia=wagner,wagner", "", "quit")
    assert "Your opera house in Venezia has 1 hall; you’ve named 2 music pieces." in bought
    assert "programmes Venezia: house composer." in bought
    changed = two_people("hire impresario", "1", "stop", "Programme venezia=-", "")
    assert "programmes Venezia: –." in changed


def test_board_log_and_help_are_shown_when_asked_for() -> None:
    output = two_people("board", "log", "help")
    assert output.count("Fame ladder with the offer") == 1
    assert output.count("bids 9.") == 1
    assert "save FILE         write the game so far as a record" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_own_language_are_understood(lang: str) -> None:
    say = Texts(lang).say
    words = [say(f"terminal-word-{name}", {}) for name in ("help", "why", "coach", "quit")]
    output = operahouse(
        "play", "opera", "--seats", "you,random", "--seed", "1", lang=lang, typed="\n".join(words)
    ).stdout
    assert say("terminal-help", {}) in output
    assert say("app-why-nothing", {}) in output
    assert "1. bid" in output
    assert say("app-left", {}) in output


def test_words_are_understood_without_accents() -> None:
    words = TableWords(Texts("fr"), WORDS)
    assert words.read("entraineur") == words.read("Entraîneur") == words.read("coach") == ("coach", "")


def test_no_word_of_any_language_is_a_move() -> None:
    verbs = {spelling.split()[0] for game in game_names() for spelling in load_game(game).spellings}
    for lang in LANGUAGES:
        words = [Texts(lang).say(f"terminal-word-{name}", {}).casefold() for name in WORDS]
        assert len(set(words)) == len(words)
        assert not verbs & set(words)


def test_a_saved_game_replays(tmp_path: Path) -> None:
    saved, other = tmp_path / "game.json", tmp_path / "other.json"
    other.write_text("mine", encoding="utf-8")
    output = two_people("hire maestro", f"save {saved}", "move paris", f"save {saved}", f"save {other}")
    assert f"The game so far is in {saved}." in output
    assert "already exists; choose another name." in " ".join(output.split())
    assert other.read_text(encoding="utf-8") == "mine"
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert [move for _, move in record["moves"]] == ["bid 9", "bid 0", "hire maestro", "move paris"]
    assert set(record["names"].values()) == {"you"}
    assert "moves the Maestro to Paris." in operahouse("replay", str(saved)).stdout


def test_the_end_of_input_leaves_the_game() -> None:
    result = operahouse("play", "opera", typed="")
    assert result.exit_code == 0
    assert "You’ve left the game." in result.stdout


def test_the_seed_is_told_only_at_the_end_and_deals_the_same_game_again() -> None:
    first = operahouse("play", "opera", typed="log\nquit\n").stdout
    *play, last = first.splitlines()
    seed = re.findall(r"The seed of this game was (\d+)\.", last)[0]
    assert seed not in "\n".join(play)
    assert operahouse("play", "opera", "--seed", seed, typed="log\nquit\n").stdout == first


def test_interrupting_ends_with_a_sentence() -> None:
    with start("play", "opera", "--seed", "1") as process:
        assert process.stdout is not None
        while not process.stdout.readline().lstrip().startswith("0 bid 0"):
            pass
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert errors.split() == ["Stopped."]


def test_a_whole_game_through_a_pipe() -> None:
    with start("play", "opera", "--seed", "8") as process:
        output, errors = process.communicate(at_random(8), timeout=180)
    assert (process.returncode, errors) == (0, "")
    assert "Ranking:" in output

"""The full-screen table, used by Textual's pilot as a person would."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from operahouse.app.descriptions import describe_move
from operahouse.app.terminal import table
from operahouse.app.terminal.local_match import LocalMatch
from operahouse.app.terminal.play_local import SaveCommand, match_seed
from operahouse.app.terminal.table_app import HandOver, TableApp
from operahouse.app.terminal.table_session import TableSession
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import game_names, load_game

SMALL, LARGE = (80, 24), (140, 45)
Visit = Callable[["Person"], Coroutine[None, None, None]]


class Person:
    """Somebody at the table."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def until(self, condition: Callable[[], bool]) -> None:
        """Look at the screen until something is so."""
        async with asyncio.timeout(60):
            while not condition():
                await self.pilot.pause()

    async def until_asked(self) -> None:
        """Wait until it is this person's turn."""
        await self.until(lambda: bool(self.app.query_one("#moves", OptionList).option_count))

    async def type(self, text: str) -> None:
        """Type a line."""
        self.app.query_one("#line", Input).value = text
        await self.pilot.press("enter")

    def reads(self, pane: str) -> str:
        """What stands in a pane."""
        widget = self.app.query_one(f"#{pane}")
        if isinstance(widget, RichLog):
            return "\n".join(line.text for line in widget.lines)
        assert isinstance(widget, Static)
        return str(widget.content)


def session_of(game: str, seats: str, lang: str) -> tuple[TableSession, LocalMatch]:
    """A new match, and what a table makes of it."""
    chosen, names = load_game(game), seats.split(",")
    bots = [None if name == "you" else make_bot(chosen, name) for name in names]
    match = LocalMatch(chosen, names, bots, [], match_seed(1))
    return TableSession(chosen, match.connections, Texts(lang), None), match


def visit(do: Visit, game: str = "opera", seats: str = "you,random", lang: str = "en", size: tuple[int, int] = SMALL,
          folder: Path | None = None) -> TableApp:  # fmt: skip
    """Let somebody do something at a table."""
    session, match = session_of(game, seats, lang)
    if folder:
        session.save = SaveCommand(match, Texts(lang))
    app = TableApp(session, ["save"] if folder else [])

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await do(Person(app, pilot))

    asyncio.run(run())
    return app


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_board_question_moves_and_words_are_there(game: str, lang: str, size: tuple[int, int]) -> None:
    async def look(person: Person) -> None:
        await person.until_asked()
        board = load_game(game).text_board(person.app._session._current.view, Texts(lang).say)
        assert person.reads("board") == "\n".join(board)
        assert person.reads("question")
        assert Texts(lang).say("terminal-help", {}) in person.reads("coach")
        assert person.app.query_one("#moves", OptionList).size.height > 0

    visit(look, game, lang=lang, size=size)


def test_a_move_is_typed_by_number_or_in_words_or_clicked() -> None:
    async def play(person: Person) -> None:
        await person.until_asked()
        await person.type("2")
        await person.until(lambda: "bids 2." in person.reads("news"))
        await person.until_asked()
        before = person.reads("news")
        await person.pilot.click("#moves", offset=(3, 0))
        await person.until(lambda: person.reads("news") != before)

    visit(play)


def test_arrows_mark_a_move_and_enter_plays_it() -> None:
    async def play(person: Person) -> None:
        await person.until_asked()
        await person.pilot.press("enter")
        await person.pilot.press("down", "down", "enter")
        await person.until(lambda: "bids 1." in person.reads("news"))

    visit(play)


def test_a_refusal_is_explained_with_its_rule() -> None:
    async def ask(person: Person) -> None:
        await person.until_asked()
        await person.type("hire maestro")
        await person.until(lambda: "asked now" in person.reads("coach"))
        await person.pilot.press("f3")
        await person.until(lambda: "was refused by rule" in person.reads("coach"))

    visit(ask)


def test_the_coach_advises_against_bots_and_not_against_people() -> None:
    async def ask(person: Person) -> None:
        await person.until_asked()
        await person.pilot.press("f2")
        await person.until(lambda: "chance to win" in person.reads("coach"))

    async def ask_among_people(person: Person) -> None:
        await person.until(lambda: isinstance(person.app.screen, HandOver))
        await person.pilot.press("enter")
        await person.until_asked()
        await person.type("coach")
        await person.until(lambda: Texts("en").say("web-no-hints", {}) in person.reads("coach"))

    visit(ask)
    visit(ask_among_people, seats="you,you")


def test_nobody_sees_the_screen_of_the_one_before() -> None:
    async def play(person: Person) -> None:
        await person.until(lambda: isinstance(person.app.screen, HandOver))
        await person.pilot.press("enter")
        await person.until_asked()
        first = person.reads("heading")
        await person.type("3")
        await person.until(lambda: isinstance(person.app.screen, HandOver))
        await person.pilot.press("enter")
        await person.until_asked()
        assert person.reads("heading") != first

    visit(play, seats="you,you")


def test_undo_save_and_quit(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"

    async def play(person: Person) -> None:
        await person.until_asked()
        await person.pilot.press("f4")
        await person.until(lambda: Texts("en").say("table-undo-nothing", {}) in person.reads("coach"))
        await person.type(f"save {saved}")
        await person.until(saved.exists)
        await person.pilot.press("f10")

    visit(play, folder=tmp_path)


def play_through(session: TableSession) -> list[str]:
    """Choose the first move until the game is over. Returns the news."""
    news: list[str] = []
    while not session.is_over:
        state = session.state()
        news += state.news
        if state.moves:
            session.play("" if len(state.moves) == 1 else state.moves[-1].move)
        else:
            session.wait()
    return news


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_ends_with_the_ranking(game: str, lang: str) -> None:
    session = session_of(game, "you,random", lang)[0]
    news = play_through(session)
    state = session.state()
    assert state.over
    assert state.moves == []
    assert state.board[0] == Texts(lang).say("app-ranking", {})
    assert len(news) > 30
    assert not [line for line in [*news, *state.board] if "-event-" in line or "{" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_is_typed_in_the_words_of_the_list(lang: str) -> None:
    session = session_of("opera", "you,you", lang)[0]
    for move in ("bid 9", "bid 0", "hire architetto", "build wien main"):
        session.wait()
        session.play(move)
    assert "stop" in [line.move for line in session.state().moves]
    session.play(describe_move(Texts(lang), session.game, "stop").upper())
    assert "stop" not in [line.move for line in session.state().moves]


def test_pipes_and_screen_readers_get_lines_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert table.is_full_terminal()
    monkeypatch.setenv("TERM", "dumb")
    assert not table.is_full_terminal()

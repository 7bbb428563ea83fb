"""The full-screen table: board, news, moves and coach in fixed panes, by keyboard and mouse."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.worker import get_current_worker

from operahouse.app.terminal.table_colours import THEME, coloured, heading
from operahouse.app.terminal.table_session import TableSession, TableState
from operahouse.app.terminal.table_words import TableWords
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError

WIDE = 110
"""From so many columns on, board and news stand side by side."""
KEYS = {"help": "f1", "coach": "f2", "why": "f3", "undo": "f4", "board": "f5", "log": "f6", "quit": "f10"}
Action = Callable[[], list[str]]
"""Something for the match to do, away from the screen. Returns lines for the coach's pane."""


class HandOver(ModalScreen[None]):
    """Covers the table while the device goes to another person."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """Nothing but a sentence."""
        yield Static(self._text, id="hand-over")


class TableApp(App[None]):
    """Shows what a session says, and passes on what people do. The match runs in a thread of its own."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: TableSession, extra_words: list[str]) -> None:
        super().__init__()
        self._session = session
        self._texts: Texts = session.texts
        self._words = TableWords(self._texts, [*KEYS, *extra_words])
        self._actions: SimpleQueue[Action] = SimpleQueue()
        self._state: TableState | None = None
        self.failure: OperahouseError | None = None
        """Why the match could not go on."""

    # The screen.

    def compose(self) -> ComposeResult:
        """The heading, the panes, the line to type in, the keys."""
        yield Static(id="heading")
        with Container(id="panes"):
            with VerticalScroll(id="board-pane"):
                yield Static(id="board")
            with Vertical(id="moves-pane"):
                yield Static(id="question")
                yield OptionList(id="moves")
            with VerticalScroll(id="coach-pane"):
                yield Static(id="coach")
            yield RichLog(id="news", wrap=True, min_width=10)
        yield Input(id="line", placeholder=self._say("placeholder"))
        yield Footer()

    def on_mount(self) -> None:
        """Name the panes, and let the match begin."""
        self.register_theme(THEME)
        self.theme = THEME.name
        for pane in ("board-pane", "news", "moves-pane", "coach-pane"):
            self._table.query_one(f"#{pane}").border_title = self._say(f"pane-{pane.removesuffix('-pane')}")
        for name, key in KEYS.items():
            self.bind(key, f"command('{name}')", description=self._words.word(name))
        self.title = self._texts.say(f"client-game-{self._session.game.name}", {})
        self._tell(self._words.help_lines())
        self._table.query_one("#line", Input).focus()
        self._run_match()

    def on_resize(self, event: Resize) -> None:
        """See `table_app.tcss` for what is where in a wide and in a narrow terminal."""
        self._table.set_class(event.size.width >= WIDE, "wide")

    @property
    def _table(self) -> Screen[object]:
        """The table itself, also while something covers it."""
        return self.screen_stack[0]

    # The match, in its own thread.

    @work(thread=True)
    def _run_match(self) -> None:
        worker = get_current_worker()
        changed = True
        try:
            while not worker.is_cancelled:
                if changed:
                    self.call_from_thread(self._show, self._session.state())
                changed = self._do_next_action() if self._actions_wait else self._session.wait()
        except OperahouseError as error:
            self.failure = error
            self.call_from_thread(self.exit)

    @property
    def _actions_wait(self) -> bool:
        return self._session.is_asked or self._session.is_over or not self._actions.empty()

    def _do_next_action(self) -> bool:
        """Do what the person wants, and let others go on meanwhile. A refusal is told and changes nothing."""
        try:
            action = self._actions.get(timeout=0.1)
        except Empty:
            return self._session.wait()
        try:
            lines = action()
        except OperahouseError as error:
            lines = [self._texts.explain(error)]
        if lines:
            self.call_from_thread(self._tell, lines)
        return True

    # What is shown.

    def _show(self, state: TableState) -> None:
        before, self._state = self._state, state
        if self._session.is_shared and state.seat and (before is None or before.seat != state.seat):
            self._table.query_one("#news", RichLog).clear()
            self._table.remove_class("telling")
            self._tell([])
            self.push_screen(HandOver(self._texts.say("app-hand-over", {"seat": state.seat})))
        self._table.query_one("#heading", Static).update(heading(self._texts, self._session.game.name, state))
        self._table.query_one("#board", Static).update(coloured(self._texts, state, state.board))
        if before is None or (before.question, before.moves) != (state.question, state.moves):
            self._show_moves(state)
        if state.news:
            self._table.remove_class("telling")
        news = self._table.query_one("#news", RichLog)
        for line in state.news:
            news.write(coloured(self._texts, state, [line]))

    def _show_moves(self, state: TableState) -> None:
        self._table.query_one("#question", Static).update(state.question)
        moves = self._table.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options([coloured(self._texts, state, [line.label]) for line in state.moves])

    def _tell(self, lines: list[str]) -> None:
        """Show something in the coach's pane, from its beginning."""
        state = self._state
        self._table.query_one("#coach", Static).update(
            coloured(self._texts, state, lines) if state else "\n".join(lines)
        )
        self._table.query_one("#coach-pane", VerticalScroll).scroll_home(animate=False)
        self._table.add_class("telling")

    # What people do.

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A command, a move, or with an empty line the move that is marked in the list."""
        typed, event.input.value = event.value.strip(), ""
        command = self._words.read(typed)
        if command is not None:
            self._run_command(*command)
        elif typed or (self._state and len(self._state.moves) == 1):
            self._play(typed)
        elif self._state and (marked := self._table.query_one("#moves", OptionList).highlighted) is not None:
            self._play(self._state.moves[marked].move)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move is clicked, or chosen with Enter."""
        if self._state:
            self._play(self._state.moves[event.option_index].move)
        self._table.query_one("#line", Input).focus()

    def on_key(self, event: object) -> None:
        """The arrows move the mark in the list of moves while somebody types."""
        key = getattr(event, "key", "")
        moves = self._table.query_one("#moves", OptionList) if not isinstance(self.screen, HandOver) else None
        if moves is not None and not moves.has_focus and key in ("up", "down"):
            moves.action_cursor_up() if key == "up" else moves.action_cursor_down()

    def action_command(self, name: str) -> None:
        """A key or a click in the footer."""
        self._run_command(name, "")

    def _run_command(self, name: str, rest: str) -> None:
        if name == "quit":
            self.exit()
        elif name == "board":
            pane = self._table.query_one("#board-pane")
            self.screen.minimize() if pane.is_maximized else self.screen.maximize(pane)
        elif name == "help":
            self._tell(self._words.help_lines())
        else:
            self._actions.put(lambda: self._carry_out(name, rest))

    def _carry_out(self, name: str, rest: str) -> list[str]:
        """A command that the match answers."""
        session = self._session
        if name in ("undo", "say"):
            session.send({"kind": "undo"} if name == "undo" else {"kind": "say", "text": rest})
            return []
        if name == "save":
            return [session.save(rest)] if session.save else []
        return {"coach": session.advise, "why": session.explain, "log": session.log}[name]()

    def _play(self, typed: str) -> None:
        def play() -> list[str]:
            self._session.play(typed)
            return []

        self._actions.put(play)

    def _say(self, key: str) -> str:
        return self._texts.say(f"terminal-{key}", {})

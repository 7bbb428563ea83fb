"""Records: a whole game that replays to the same result for ever, with no random generator."""

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import Played, play, seat_name, seat_names
from operahouse.kernel.ranking import write_ranking
from operahouse.kernel.reading import Reader

FORMAT = "operahouse-record/1"
FIELDS = ["format", "game", "edition", "rules", "names", "options", "started", "setup", "moves", "result", "deal"]


class Recorder:
    """Follows a game step by step and writes down its whole moves."""

    __slots__ = ("_before", "_game", "_steps", "moves", "options", "setup")

    def __init__(self, game: Game, state: State, options: list[str]) -> None:
        self._game: Game = game
        self._before: State = state.clone()
        self._steps: list[int] = []
        self.setup: Json = game.write_position(state)
        self.options: list[str] = options
        self.moves: list[tuple[str, str]] = []

    def take(self, state: State, seat: int, option: int) -> None:
        """Take a step on the state and note it; a move is written when its last step is taken."""
        if not self._steps:
            self._before = state.clone()
        self._steps.append(option)
        state.step(seat, option)
        if not state.within_move():
            self._write(seat)

    def note(self, before: State, seat: int, steps: list[int]) -> None:
        """Note a whole move that was made elsewhere."""
        self._before = before
        self._steps = steps[:]
        self._write(seat)

    def _write(self, seat: int) -> None:
        text = self._game.spell_move(self._before, seat, self._steps)
        self.moves.append((seat_name(self._game, self._before, seat), text))
        self._steps = []

    def record(self, state: State, names: dict[str, str], started: str) -> Json:
        """The record as it stands; the result is there once the game is over."""
        game = self._game
        written: Json = {
            "format": FORMAT,
            "game": game.name,
            "edition": game.edition,
            "rules": game.rules_version,
            "names": names,
            "options": dict.fromkeys(self.options, True),
            "started": started,
            "setup": self.setup,
            "moves": [[seat, move] for seat, move in self.moves],
        }
        if not state.to_act():
            written["result"] = result_of(game, state)
        return written


class Replay:
    """A record being read: its first state and its moves, each checked as it is made."""

    __slots__ = ("_expected", "game", "made", "moves", "names", "start", "state")

    def __init__(
        self, game: Game, start: State, moves: list[tuple[str, str]], names: dict[str, str], expected: Json | None
    ) -> None:
        self.game: Game = game
        self.start: State = start
        self.state: State = start
        self.moves: list[tuple[str, str]] = moves
        self.names: dict[str, str] = names
        self.made: int = 0
        self._expected: Json | None = expected

    def advance(self) -> list[Event]:
        """Make the next move; a refused one raises Malformed with its place in the record."""
        name, text = self.moves[self.made]
        path = f"moves[{self.made}]"
        played = play_named(self.game, self.state, name, text, path)
        self.made += 1
        self.state = played.state
        return played.events

    def finish(self) -> State:
        """Make all moves left and compare the result with the one recorded."""
        while self.made < len(self.moves):
            self.advance()
        if self._expected is not None:
            result = result_of(self.game, self.state) if not self.state.to_act() else None
            if result != self._expected:
                raise Malformed("result", "malformed-result", {"value": str(self._expected), "actual": str(result)})
        return self.state


def play_named(game: Game, state: State, name: str, text: str, path: str) -> Played:
    """Make a move of the seat with that name; whatever is wrong is told with the path to it."""
    seats = game.seats(state)
    if name != "chance" and name not in seats:
        raise Malformed(path, "malformed-unknown-word", {"value": name, "known": ", ".join([*seats, "chance"])})
    seat = CHANCE if name == "chance" else seats.index(name)
    try:
        return play(game, state, seat, text)
    except Refusal as refusal:
        raise Malformed(path, "malformed-refused", {"seat": name, "move": text, "why": refusal}) from refusal


def result_of(game: Game, state: State) -> Json:
    """Points and ranking of a game that is over; seats sharing a place stand in one inner list."""
    names = game.seats(state)
    return {"points": dict(zip(names, game.points(state), strict=True)), "ranking": ranking_of(game, state)}


def ranking_of(game: Game, state: State) -> list[object]:
    """The names of the seats from first to last, as results have them."""
    return write_ranking([seat_names(game, state, together) for together in game.ranking(state)])


def read_record(game: Game, data: object) -> Replay:
    """Open a record of this game. Its moves are checked as they are replayed."""
    reader = Reader(data)
    _expect(reader.at("format"), FORMAT)
    reader.only(FIELDS)
    _expect(reader.at("game"), game.name)
    _expect(reader.at("edition"), game.edition)
    _expect(reader.at("rules"), game.rules_version)
    _check_agreed(game, reader)
    start = read_position_at(game, reader.at("setup"))
    moves = read_moves(reader.at("moves"))
    names = _read_names(game.seats(start), reader.get("names"))
    result = reader.get("result")
    return Replay(game, start, moves, names, None if result is None else result.mapping())


def read_position_at(game: Game, place: Reader) -> State:
    """A position inside other data; what is wrong with it is named by the whole path."""
    try:
        return game.read_position(place.value)
    except Malformed as wrong:
        path = f"{place.path}.{wrong.path}" if wrong.path else place.path
        raise Malformed(path, wrong.key, wrong.details) from wrong


def _check_agreed(game: Game, record: Reader) -> None:
    """What was agreed and when it began, where a record says so; the rules find the options in the setup."""
    options = record.get("options")
    if options is not None:
        options.only(game.table_options)
        for _, value in options.entries():
            value.flag()
    started = record.get("started")
    if started is not None:
        started.text()


def _read_names(seats: list[str], names: Reader | None) -> dict[str, str]:
    if names is None:
        return {}
    names.only(seats)
    return {seat: name.text() for seat, name in names.entries()}


def read_moves(reader: Reader) -> list[tuple[str, str]]:
    """Moves as pairs of a seat and what it did."""
    moves: list[tuple[str, str]] = []
    for item in reader.items():
        pair = item.items()
        if len(pair) != 2:
            raise item.wrong("malformed-not-pair", {"value": str(item.value)})
        moves.append((pair[0].text(), pair[1].text()))
    return moves


def _expect(reader: Reader, word: str) -> None:
    reader.word([word])

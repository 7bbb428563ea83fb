"""Games and positions out of files: records, rule examples and positions all open as a replay."""

from pathlib import Path

from operahouse.app.files import read_json
from operahouse.app.terminal.play_local import match_seed
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel import conformance, record
from operahouse.kernel.conformance import read_case
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Replay, read_record
from operahouse.table.start import deal_alone


def open_replay(path: Path) -> Replay:
    """The game in a file. A position is a game without moves."""
    data = read_json(path)
    reader = Reader(data)
    game = load_game(reader.at("game").text())
    kind = reader.get("format")
    if kind is not None and kind.value == record.FORMAT:
        return read_record(game, data)
    if kind is not None and kind.value == conformance.FORMAT:
        return read_case(game, data)
    return Replay(game, game.read_position(data), [], {}, None)


def deal_replay(name: str, players: int, options: list[str], seed: int) -> Replay:
    """A game that was just dealt, as `operahouse play --seed` deals it."""
    game = load_game(name)
    return Replay(game, deal_alone(game, players, options, match_seed(seed)), [], {}, None)


def is_game(source: str) -> bool:
    """Whether a word on the command line names a game, rather than a file."""
    return source in game_names() and not Path(source).is_file()


def advance_to(replay: Replay, last: int | None) -> list[Event]:
    """Make so many moves; without a number all of them, and check the result. Returns what happened."""
    moves = len(replay.moves)
    if last is not None and last > moves:
        raise OperahouseError("app-no-such-move", {"move": str(last), "moves": moves})
    events: list[Event] = []
    while replay.made < (moves if last is None else last):
        events += replay.advance()
    if last is None:
        replay.finish()
    return events

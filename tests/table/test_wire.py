"""What a match sends has the types it says: snapshots and streams of whole matches, for everybody who looks."""

from typing import Literal, get_args, get_origin, get_type_hints

from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.codec import COMMAND_FORMAT
from operahouse.table.snapshot import past_snapshot, snapshot
from operahouse.table.time_control import TimeControl
from operahouse.table.wire import Item
from operahouse.table.wire_commands import CommandJson, StandingOrderJson
from tests.games_under_test import every_game
from tests.table.logged_match import PEOPLE, START, LoggedMatch
from tests.wire_types import check

LIVE = TimeControl("live", 600_000, 5_000, 1_000)


@every_game
def test_snapshots_and_streams_have_their_types(game: Game) -> None:
    table = LoggedMatch(game, game.player_counts[0], time_control=LIVE).sit_down()
    for index in range(40):
        if table.match.outcome:
            break
        for person in [*PEOPLE, "nobody"]:
            check(snapshot(table.match, person, START), Snapshot)
            check(table.stream(person), list[Item])
        table.play_at_random(1, index)


@every_game
def test_a_match_that_is_over_has_its_types(game: Game) -> None:
    table = LoggedMatch(game, game.player_counts[0]).sit_down()
    table.play_at_random(20_000)
    assert table.match.outcome == "finished"
    for seat in table.match.occupants:
        check(past_snapshot(table.match, seat), Snapshot)
    for person in [*PEOPLE, "nobody"]:
        check(table.stream(person), list[Item])


BY_SERVER = {"guest"}
"""Fields that the server fills in, whatever a client says."""


def sample(expected: object) -> object:
    """A value of the type of a field."""
    if get_origin(expected) is Literal:
        return get_args(expected)[0]
    if expected is StandingOrderJson:
        return {"when": [["round", "at-least", 6]], "unless": [], "move": "end"}
    if get_origin(expected) is list:
        return ["Anna"]
    if get_origin(expected) is dict:
        return {}
    return {str: "Anna", bool: True, int: 1}[expected]  # type: ignore[index]


def test_every_command_is_read_as_its_type_says() -> None:
    described: dict[str, tuple[set[str], set[str]]] = {}
    for wanted in get_args(CommandJson):
        types = get_type_hints(wanted)
        for kind in get_args(types.pop("kind")):
            command: Json = {"kind": kind, **{field: sample(expected) for field, expected in types.items()}}
            assert type(COMMAND_FORMAT.read(Reader(command))) is COMMAND_FORMAT.classes[kind]
            described[kind] = set(types), set(wanted.__optional_keys__)
    read = {kind: (set(COMMAND_FORMAT.fields[kind]), set(COMMAND_FORMAT.optional[kind])) for kind in described}
    assert described == {kind: (fields - BY_SERVER, optional - BY_SERVER) for kind, (fields, optional) in read.items()}
    assert set(described) == set(COMMAND_FORMAT.kinds)

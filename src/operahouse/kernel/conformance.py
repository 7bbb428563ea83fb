"""Rule examples as data: set up a position, make moves, compare."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import play, seat_names
from operahouse.kernel.ranking import read_ranking
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Replay, ranking_of, read_moves, read_position_at

FORMAT = "operahouse-case/1"
FIELDS = [
    "format", "name", "rules", "game", "given", "setup", "moves",
    "to_act", "legal", "refused", "expect", "ranking", "invalid",
]  # fmt: skip
UNORDERED = ["legal", "to_act", "hand", "bonus", "paid", "discards"]
"""Lists whose order means nothing, by the last word of their path."""


class Mismatch:
    """One thing a case expected and did not get."""

    __slots__ = ("actual", "expected", "what")

    def __init__(self, what: str, expected: object, actual: object) -> None:
        self.what: str = what
        self.expected: object = expected
        self.actual: object = actual

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected!r}, got {self.actual!r}"


def run_case(game: Game, data: object) -> list[Mismatch]:
    """Everything in which the game differs from the case; raises Malformed if the case cannot be read or played."""
    case = Reader(data)
    case.only(FIELDS)
    case.at("format").word([FORMAT])
    invalid = case.get("invalid")
    if invalid is not None and invalid.flag():
        return _expect_refused_position(game, case)
    return _compare(game, read_case(game, data).finish(), case)


def read_case(game: Game, data: object) -> Replay:
    """The moves of a case, from its first state on."""
    case = Reader(data)
    moves = case.get("moves")
    return Replay(game, _first_state(game, case), [] if moves is None else read_moves(moves), {}, None)


def _first_state(game: Game, case: Reader) -> State:
    setup = case.get("setup")
    if setup is None:
        return read_position_at(game, case.at("given"))
    setup.only(["players", "seed", "options"])
    counts = game.player_counts
    players = setup.at("players").integer(counts[0], counts[-1])
    options = setup.get("options")
    chosen = [] if options is None else [game.table_options[item.word(game.table_options)] for item in options.items()]
    return game.deal(players, chosen, Generator(setup.at("seed").integer(0, 2**63 - 1)))


def _expect_refused_position(game: Game, case: Reader) -> list[Mismatch]:
    try:
        game.read_position(case.at("given").value)
    except Malformed:
        return []
    return [Mismatch("invalid", "a position that is refused", "a position that is accepted")]


def _compare(game: Game, state: State, case: Reader) -> list[Mismatch]:
    found: list[Mismatch] = []
    to_act = case.get("to_act")
    if to_act is not None:
        _note(found, "to_act", to_act.value, seat_names(game, state, state.to_act()))
    legal = case.get("legal")
    if legal is not None:
        _note(found, "legal", legal.value, game.legal_moves(state, state.turn))
    refused = case.get("refused")
    if refused is not None:
        found.extend(_compare_refusal(game, state, refused))
    expect = case.get("expect")
    if expect is not None:
        found.extend(_compare_position(game.write_position(state), expect))
    ranking = case.get("ranking")
    if ranking is not None:
        wanted, actual = read_ranking(ranking), read_ranking(Reader(ranking_of(game, state)))
        _note(found, "ranking", [sorted(place) for place in wanted], [sorted(place) for place in actual])
    return found


def _compare_refusal(game: Game, state: State, refused: Reader) -> list[Mismatch]:
    pair = refused.items()
    if len(pair) != 2:
        raise refused.wrong("malformed-not-pair", {"value": str(refused.value)})
    seats = game.seats(state)
    name = pair[0].word([*seats, "chance"])
    seat = CHANCE if name == len(seats) else name
    before = game.write_position(state)
    try:
        play(game, state, seat, pair[1].text())
    except Refusal:
        if game.write_position(state) != before:
            return [Mismatch("refused", "nothing changed", "the position changed")]
        return []
    return [Mismatch("refused", f"{pair[1].text()} is refused", "it was accepted")]


def _compare_position(position: Json, expect: Reader) -> list[Mismatch]:
    found: list[Mismatch] = []
    for path, wanted in expect.entries():
        value: object = position
        for part in path.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if not _same(path, wanted.value, value):
            found.append(Mismatch(path, wanted.value, value))
    return found


def _note(found: list[Mismatch], what: str, wanted: object, actual: object) -> None:
    if not _same(what, wanted, actual):
        found.append(Mismatch(what, wanted, actual))


def _same(path: str, wanted: object, actual: object) -> bool:
    """Equal, lists whose order means nothing compared without it, at any depth; none of a thing is 0 of it."""
    if actual is None:
        return wanted is None or wanted == 0
    if isinstance(wanted, dict) and isinstance(actual, dict):
        if wanted.keys() != actual.keys():
            return False
        return all(_same(f"{path}.{name}", value, actual[name]) for name, value in wanted.items())
    if isinstance(wanted, list) and isinstance(actual, list) and _order_means_nothing(path):
        return sorted(wanted, key=repr) == sorted(actual, key=repr)
    return wanted == actual


def _order_means_nothing(path: str) -> bool:
    parts = path.split(".")
    return parts[-1] in UNORDERED or (len(parts) > 1 and parts[-2] == "discards")

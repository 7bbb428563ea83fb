"""The game of a match as a record, and the proof that it was dealt by the seed published before it."""

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Recorder, Replay, read_record
from operahouse.table.luck import chance_move, dealing, published, read_seed
from operahouse.table.match import Match


def record_of(match: Match, started: str) -> Json:
    """The moves that stand, and under `deal` what is published of the luck: the seed once the match is over."""
    if match.start is None or match.state is None:
        raise Malformed("", "table-not-begun", {})
    recorder = Recorder(match.game, match.start, list(match.opened.options))
    recorder.moves = [(seat, move) for _, seat, move in match.moves]
    names = {seat: place.name or place.bot for seat, place in match.places.items()}
    deal: Json = {"published": published(match.seed)}
    if match.outcome:
        deal["seed"] = match.opened.seed
    return {**recorder.record(match.state, names, started), "deal": deal}


def verify(game: Game, data: object) -> int:
    """Deal and shuffle the whole record again from its seed; returns how often luck was asked.

    Raises Malformed at the first thing that is not as the seed says, or as the rules allow.
    """
    reader = Reader(data)
    deal = reader.at("deal")
    deal.only(["published", "seed"])
    seed = read_seed(deal.at("seed").text(), "deal.seed")
    if deal.at("published").text() != published(seed):
        raise deal.at("seed").wrong("table-verify-seed", {})
    record = {name: value for name, value in reader.mapping().items() if name != "deal"}
    replay = read_record(game, record)
    _check_deal(game, Reader(record), len(game.seats(replay.start)), seed)
    return _check_luck(replay, seed)


def _check_deal(game: Game, record: Reader, players: int, seed: bytes) -> None:
    """The first position is the one the seed deals."""
    options = record.get("options")
    chosen = [] if options is None else [name for name, on in options.entries() if on.flag()]
    dealt = game.write_position(game.deal(players, chosen, dealing(seed)))
    for name, value in record.at("setup").entries():
        if dealt.get(name) != value.value:
            raise value.wrong("table-verify-deal", {})
    for name in dealt:
        record.at("setup").at(name)


def _check_luck(replay: Replay, seed: bytes) -> int:
    """Everything luck did in the game is what the seed does; the moves and the result are checked by the way."""
    asked = 0
    for index, (seat, move) in enumerate(replay.moves):
        if seat == "chance":
            drawn = chance_move(replay.game, replay.state, seed, asked)
            if move != drawn:
                raise Malformed(f"moves[{index}]", "table-verify-luck", {"move": move[:200], "drawn": drawn})
            asked += 1
        replay.advance()
    replay.finish()
    return asked

"""The record of a match, and the proof that its published seed dealt it."""

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Recorder, Replay, read_record
from operahouse.table.chance import chance_move, deal_chance, read_seed, seed_hash
from operahouse.table.match import Match


def record_of(match: Match, started: str) -> Json:
    """The moves that were not undone, and under `deal` the hash of the seed; the seed too once the match is over."""
    if match.initial_state is None or match.state is None:
        raise Malformed("", "table-not-begun", {})
    recorder = Recorder(match.game, match.initial_state, list(match.agreement.options))
    recorder.moves = [(seat, move) for _, seat, move in match.moves]
    names = {seat: occupant.name or occupant.bot for seat, occupant in match.occupants.items()}
    deal: Json = {"published": match.seed_hash}
    if match.outcome:
        deal["seed"] = match.agreement.seed
    return {**recorder.record(match.state, names, started), "deal": deal}


def verify(game: Game, data: object) -> int:
    """Deal a record again from its seed and compare. Returns how often chance had to move.

    Raises Malformed at the first difference, or at the first move that the rules don't allow.
    """
    reader = Reader(data)
    deal = reader.at("deal")
    deal.only(["published", "seed"])
    seed = read_seed(deal.at("seed").text(), "deal.seed")
    if deal.at("published").text() != seed_hash(seed):
        raise deal.at("seed").wrong("table-verify-seed", {})
    record = {name: value for name, value in reader.mapping().items() if name != "deal"}
    replay = read_record(game, record)
    _check_deal(game, Reader(record), len(game.seats(replay.start)), seed)
    return _check_chance(replay, seed)


def _check_deal(game: Game, record: Reader, players: int, seed: bytes) -> None:
    """The first position is the one that the seed deals."""
    options = record.get("options")
    chosen = [] if options is None else [name for name, on in options.entries() if on.flag()]
    dealt = game.write_position(game.deal(players, chosen, deal_chance(seed)))
    for name, value in record.at("setup").entries():
        if dealt.get(name) != value.value:
            raise value.wrong("table-verify-deal", {})
    for name in dealt:
        record.at("setup").at(name)


def _check_chance(replay: Replay, seed: bytes) -> int:
    """Every move of chance is the one that the seed makes. Replaying also checks all moves and the result."""
    drawn_so_far = 0
    for index, (seat, move) in enumerate(replay.moves):
        if seat == "chance":
            drawn = chance_move(replay.game, replay.state, seed, drawn_so_far)
            if move != drawn:
                raise Malformed(f"moves[{index}]", "table-verify-luck", {"move": move[:200], "drawn": drawn})
            drawn_so_far += 1
        replay.advance()
    replay.finish()
    return drawn_so_far

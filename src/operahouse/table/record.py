"""The record of a match, and the proof that nobody chose its deal."""

from typing import Final, NamedTuple

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import CHANCE, Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Recorder, Replay, read_record
from operahouse.table.chance import ChanceHistory, chance_steps, deal_chance, read_seed, seed_hash
from operahouse.table.match import Match
from operahouse.table.shares import FIXED_FORMAT, Share, check_commitment, check_digits, commitment_to, mixed_seed

BY_HAND: Final = "by-hand"


def record_of(match: Match, started: str) -> Json:
    """The moves that were not undone, and under `deal` what it was made from; the seed only once the match is over.

    A branch of another match proves nothing about a deal, so it has no such part. A game that was entered by hand had
    none.
    """
    if match.initial_state is None or match.state is None:
        raise Malformed("", "table-not-begun", {})
    recorder = Recorder(match.game, match.initial_state, list(match.agreement.options))
    recorder.moves = [(seat, move) for _, seat, move in match.moves]
    names = {seat: occupant.name or occupant.bot for seat, occupant in match.occupants.items()}
    written = recorder.record(match.state, names, started)
    if match.branched_at:
        return written
    if match.sheet is not None:
        return {**written, "deal": {"entered": BY_HAND}}
    deal: Json = {"published": match.seed_hash}
    if match.agreement.deal_format > 1:
        deal.update(format=match.agreement.deal_format, shares=match.shares.to_json())
    if match.outcome:
        deal["seed"] = match.agreement.seed
    return {**written, "deal": deal}


def is_entered_by_hand(record: Reader) -> bool:
    """Whether a record says that the game was played on a real table."""
    deal = record.get("deal")
    return deal is not None and deal.get("entered") is not None


class Verified(NamedTuple):
    """What was proven about a record."""

    shares: int
    """How many seats had a share in the deal."""
    drawn: int
    """How often chance had to move."""


class _Deal(NamedTuple):
    """What a deal is made from."""

    format: int
    seed: bytes
    shares: dict[str, Share]

    @property
    def mixed_seed(self) -> bytes:
        return mixed_seed(self.format, self.seed, self.shares)


def verify(game: Game, data: object) -> Verified:
    """Deal a record again from its seed and everybody's share, and compare.

    Raises Malformed at the first difference, or at the first move that the rules don't allow.
    """
    reader = Reader(data)
    deal = _read_deal(reader.at("deal"))
    record = {name: value for name, value in reader.mapping().items() if name != "deal"}
    replay = read_record(game, record)
    seats = game.seats(replay.start)
    if deal.shares:
        reader.at("deal").at("shares").only(seats)
    _check_setup(game, Reader(record), len(seats), deal)
    return Verified(sum(bool(share.nonce) for share in deal.shares.values()), _check_chance(replay, deal))


def _read_deal(deal: Reader) -> _Deal:
    """The seed, whose hash was published before, and the shares, each of which fits its commitment."""
    if deal.get("entered") is not None:
        raise deal.wrong("by-hand-nothing-to-verify", {})
    written = deal.get("format")
    format_ = 1 if written is None else written.integer(1, FIXED_FORMAT)
    deal.only(["published", "seed"] if format_ == 1 else ["published", "seed", "format", "shares"])
    seed = read_seed(deal.at("seed").text(), "deal.seed")
    if deal.at("published").text() != seed_hash(seed):
        raise deal.at("seed").wrong("table-verify-seed", {})
    shares = {} if format_ == 1 else {seat: _read_share(share) for seat, share in deal.at("shares").entries()}
    return _Deal(format_, seed, shares)


def _read_share(share: Reader) -> Share:
    share.only(["commitment", "nonce"])
    commitment, nonce = share.at("commitment").text(), share.at("nonce").text()
    check_commitment(commitment, share.at("commitment").path)
    if nonce and commitment_to(check_digits(nonce, share.at("nonce").path)) != commitment:
        raise share.at("nonce").wrong("table-share-wrong", {})
    return Share(commitment, nonce)


def _check_setup(game: Game, record: Reader, players: int, deal: _Deal) -> None:
    """The first position is the one that was dealt."""
    options = record.get("options")
    chosen = [] if options is None else [name for name, on in options.entries() if on.flag()]
    dealt = game.write_position(game.deal(players, chosen, deal_chance(deal.mixed_seed)))
    for name, value in record.at("setup").entries():
        if dealt.get(name) != value.value:
            raise value.wrong("table-verify-deal", {})
    for name in dealt:
        record.at("setup").at(name)


def _check_chance(replay: Replay, deal: _Deal) -> int:
    """Every move of chance is the one that the seed makes. Replaying also checks all moves and the result."""
    history = ChanceHistory()
    for index, (seat, move) in enumerate(replay.moves):
        if seat == "chance":
            steps = chance_steps(deal.format, replay.game, replay.state, deal.mixed_seed, history)
            drawn = replay.game.spell_move(replay.state, CHANCE, steps)
            if move != drawn:
                raise Malformed(f"moves[{index}]", "table-verify-luck", {"move": move[:200], "drawn": drawn})
            history = history.after(steps)
        replay.advance()
    replay.finish()
    return history.moves

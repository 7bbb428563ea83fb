"""Games that were played on somebody's device, without a server, and are handed over to one afterwards.

Handed over is only what people and bots decided: the terms, the seed, the seats and their moves. The server deals again
from the seed, works out everything else that chance does, and checks every move against the rules. So a file can claim
nothing that can't have happened.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Game, Json
from operahouse.kernel.play import play
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_position_at
from operahouse.table.absence import Resign
from operahouse.table.agreement import agree, check_bot, check_rules
from operahouse.table.branch import Branched
from operahouse.table.chance import read_seed
from operahouse.table.command import Request
from operahouse.table.decide import Change, carry_out, decide, open_match
from operahouse.table.fact import Entry, PublicFact
from operahouse.table.match import Match
from operahouse.table.moves import check_move
from operahouse.table.players import seated_at_start
from operahouse.table.seats import Seated
from operahouse.table.shares import Share, check_commitment, check_digits, commitment_to
from operahouse.table.start import Revealed, Started, deal

FORMAT: Final = "operahouse-handover"
VERSION: Final = 1
MOST_MOVES: Final = 5000
MOST_PLAYERS: Final = 20
RESIGNED: Final = "resigned offline"
"""The id of the request with which a person resigns once more."""


@dataclass(frozen=True, slots=True)
class HandedOver(PublicFact):
    """Everything before was played without the server, on the device of the person at the table."""

    def apply(self, match: Match, entry: Entry) -> None:
        """It goes on like any other match."""
        match.handed_over_at = entry.number


class Handover(NamedTuple):
    """What is handed over."""

    id: str
    """Of the match on the device."""
    game: str
    edition: str
    rules: str
    options: list[str]
    seed: str
    seats: dict[str, str]
    """The bot at each seat; empty for the person's own."""
    shares: dict[str, Share]
    parent: str
    """The match of the server that it goes on from, as the person's seat imagines it; empty for a game of its own."""
    position: Json
    """Where it began, if it goes on from another one; else empty, because the deal follows from the seed."""
    moves: list[tuple[str, str]]
    """Of the seats, not of chance."""
    resigned: bool

    @property
    def own_seat(self) -> str:
        """The person's."""
        return next(seat for seat, bot in self.seats.items() if not bot)


def write_handover(match: Match, id_: str, person: str) -> Json:
    """A match that this person has played against bots. Raises Refusal if anybody else took part."""
    seats, initial = seated_at_start(match), match.initial_state
    if initial is None:
        raise Refusal("", "table-not-begun", {})
    if [seated.person for seated in seats.values() if seated.person] != [person]:
        raise Refusal("", "table-handover-people", {})
    branched = _branched(match)
    agreed = match.agreement
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": id_,
        "game": agreed.game,
        "edition": agreed.edition,
        "rules": agreed.rules,
        "options": list(agreed.options),
        "seed": agreed.seed,
        "seats": {seat: seated.bot for seat, seated in seats.items()},
        "shares": match.shares.to_json(),
        "parent": branched.match if branched else "",
        "position": match.game.write_position(initial) if branched else {},
        "moves": [[seat, move] for _, seat, move in match.moves if seat != "chance"],
        "resigned": bool(match.resigned),
    }


def _branched(match: Match) -> Branched | None:
    return next((entry.fact for entry in match.entries if isinstance(entry.fact, Branched)), None)


def read_handover(data: object) -> Handover:
    """Raises Malformed with the first thing wrong."""
    file = Reader(data)
    file.at("format").word([FORMAT])
    file.at("version").integer(VERSION, VERSION)
    seats = {seat: bot.text() for seat, bot in file.at("seats").entries()}
    moves = file.at("moves").items()
    if list(seats.values()).count("") != 1 or len(seats) > MOST_PLAYERS:
        raise file.at("seats").wrong("table-handover-people", {})
    if len(moves) > MOST_MOVES:
        raise file.at("moves").wrong("table-handover-long", {"most": MOST_MOVES})
    return Handover(
        file.at("id").text(),
        file.at("game").text(),
        file.at("edition").text(),
        file.at("rules").text(),
        [option.text() for option in file.at("options").items()],
        file.at("seed").text(),
        seats,
        {seat: _read_share(share) for seat, share in file.at("shares").entries()},
        file.at("parent").text(),
        file.at("position").mapping(),
        [_read_move(move) for move in moves],
        file.at("resigned").flag(),
    )


def _read_share(share: Reader) -> Share:
    commitment = check_commitment(share.at("commitment").text(), share.at("commitment").path)
    nonce = share.at("nonce").text()
    if nonce and commitment_to(check_digits(nonce, share.at("nonce").path)) != commitment:
        raise share.at("nonce").wrong("table-share-wrong", {})
    return Share(commitment, nonce)


def _read_move(move: Reader) -> tuple[str, str]:
    parts = [part.text() for part in move.items()]
    if len(parts) != len(("seat", "move")):
        raise move.wrong("malformed-length", {"expected": "2"})
    return parts[0], parts[1]


def play_again(game: Game, given: Handover, host: Seated, place: int, at: int) -> Change:
    """The match that was handed over, played again. Raises Malformed at the first move that the rules don't allow.

    `place` is how many moves its parent had, if it has one.
    """
    match = _dealt(game, given, host, place, at)
    for index, (seat, move) in enumerate(given.moves):
        try:
            checked = check_move(match, seat, move, "person" if seat == host.seat else "bot")
        except (OperahouseError, LookupError) as wrong:
            raise Malformed(f"moves[{index}]", "table-malformed-entry", {"why": wrong}) from wrong
        match = carry_out(match, [checked], at).match
    match = carry_out(match, [HandedOver()], at).match
    if given.resigned and not match.outcome:
        match = decide(match, Request(host.person, RESIGNED, Resign()), at).match
    return Change(match, match.entries[:], 1)


def _dealt(game: Game, given: Handover, host: Seated, place: int, at: int) -> Match:
    """The same deal; or the position from which it goes on."""
    agreement = agree(game, len(given.seats), given.options, host.person, read_seed(given.seed))
    check_rules(game, replace(agreement, edition=given.edition, rules=given.rules))
    match = open_match(game, agreement, at).match
    _check_seats(given, list(match.occupants))
    seated = [_seated(given, seat, host) for seat in match.occupants]
    revealed = [Revealed(seat, share.nonce) for seat, share in given.shares.items() if share.nonce]
    match = carry_out(match, [*seated, *revealed], at).match
    if not given.parent:
        return carry_out(match, [deal(match)], at).match
    state = read_position_at(game, Reader(given.position, "position"))
    if set(game.seats(state)) != set(match.occupants):
        raise Malformed("position", "table-handover-seats", {})
    began = Started(game.write_position(state), {})
    return carry_out(match, [began, Branched(given.parent, place, True)], at).match


def _check_seats(given: Handover, seats: list[str]) -> None:
    if set(given.seats) != set(seats):
        raise Malformed("seats", "table-handover-seats", {})
    for bot in given.seats.values():
        if bot:
            check_bot(bot)
    if not set(given.shares) <= set(seats):
        raise Malformed("shares", "table-handover-seats", {})


def _seated(given: Handover, seat: str, host: Seated) -> Seated:
    who = host if seat == host.seat else Seated(seat, "", "", given.seats[seat])
    return replace(who, commitment=given.shares.get(seat, Share()).commitment)


def place_in(parent: Match, given: Handover) -> int:
    """After how many moves of its parent it went on: then the person's seat saw just what it saw at the beginning.

    Raises Malformed if there is no such moment.
    """
    game, state = parent.game, parent.initial_state
    assert state is not None
    begun = read_position_at(game, Reader(given.position, "position"))
    if given.own_seat not in parent.seat_numbers or game.seats(begun) != game.seats(state):
        raise Malformed("position", "table-handover-seats", {})
    number = parent.seat_numbers[given.own_seat]
    seen = game.view(begun, number)
    states = [state]
    for _, seat, move in parent.moves:
        states.append(play(game, states[-1], parent.seat_numbers[seat], move).state)
    for place in range(len(parent.moves), -1, -1):
        if game.view(states[place], number) == seen:
            return place
    raise Malformed("position", "table-handover-parent", {})

"""What the code of today makes of old data. All imports of `operahouse` that these tests need are here."""

from pathlib import Path

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, SPECTATOR, Game, Json, State
from operahouse.kernel.play import choose_at_random, seat_names
from operahouse.kernel.record import ranking_of, read_record
from operahouse.store.connect import open_store
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.store.store import Store
from operahouse.table.absence import Return
from operahouse.table.chat import Say
from operahouse.table.codec import FACTS, write_entry
from operahouse.table.command import Command, Request
from operahouse.table.decide import Change, accept_bot_move, decide
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.record import record_of, verify
from operahouse.table.stream import Stream, stream_behind_screen
from operahouse.table.undo import Undo
from operahouse.table.votes import Vote

__all__ = [
    "ENTRY_KINDS",
    "Change",
    "Match",
    "Store",
    "continue_match",
    "keep",
    "legal_continuation",
    "log_of",
    "match_of",
    "observe_match",
    "observe_position",
    "observe_record",
    "open_house",
    "verify_record",
]  # fmt: skip
NEWER_KINDS = ("branched", "called", "handed-over", "renamed", "revealed", "rewound", "stand-in")
ENTRY_KINDS = [kind for kind in FACTS if kind not in NEWER_KINDS]
"""Everything there was in those days."""


def open_house(file: Path) -> Store:
    """A database file, brought up to date."""
    return open_store(f"sqlite:///{file}")


def match_of(store: Store, name: str) -> Match:
    """A stored match, played again."""
    return rebuild(load_game, store.load(name))


def log_of(match: Match) -> list[Json]:
    """The log as it is stored."""
    return [write_entry(entry) for entry in match.entries]


def observe_match(match: Match) -> Json:
    """Everything that follows from the log of a match."""
    last = match.entries[-1].at
    observed: Json = {
        "status": match.status,
        "outcome": match.outcome,
        "places": {seat: [place.person, place.name, place.bot] for seat, place in match.occupants.items()},
        "spectators": match.spectators,
        "barred": sorted(match.banned),
        "asked": match.awaited,
        "votes": sorted([vote, seat] for vote, seat in match.votes),
        "orders": [[seat, name, order.to_json()] for (seat, name), order in match.standing_orders.items()],
        "notes": match.notes,
        "resigned": list(match.resigned),
        "paused_at": match.paused_at,
        "deserted_at": match.unattended_since,
        "next": match.next_match,
        "clocks": {seat: match.clock.remaining(seat, last) for seat in match.occupants},
        "moves": [list(move) for move in match.moves],
        "take_back": {person: _against_taking_back(match, person, last) for person in people_of(match)},
        "streams": {person: Stream(person).read(match) for person in people_of(match)},
    }
    if match.state is not None:
        observed["state"] = observe_state(match.game, match.state)
        observed["record"] = record_of(match, "")
    if match.outcome:
        observed["behind"] = {seat: stream_behind_screen(match, "", seat).read(match) for seat in match.occupants}
    return observed


def people_of(match: Match) -> list[str]:
    """Everybody the log names, in that order, and a stranger as the empty name."""
    named = [str(line[part]) for line in log_of(match) for part in ("by", "host", "person") if line.get(part)]
    return [*dict.fromkeys(named), ""]


def _against_taking_back(match: Match, person: str, at: int) -> str:
    """Why this person may not take a move back; empty if it may."""
    try:
        Undo().decide(match, person, at)
    except Refusal as refusal:
        return refusal.key
    return ""


def observe_state(game: Game, state: State) -> Json:
    """A state as it is written, and what everybody sees of it and may do."""
    numbers = dict(zip([*game.seats(state), "spectator"], [*range(len(game.seats(state))), SPECTATOR], strict=True))
    asked = dict(zip(seat_names(game, state, state.to_act()), state.to_act(), strict=True))
    return {
        "position": game.write_position(state),
        "points": game.points(state),
        "ranking": ranking_of(game, state),
        "options": {name: [game.spellings[each] for each in state.options(seat)] for name, seat in asked.items()},
        "moves": {name: game.legal_moves(state, seat) for name, seat in asked.items() if seat != CHANCE},
        "views": {name: game.view(state, seat) for name, seat in numbers.items()},
        "remembered": {name: game.view(state, seat, memory=True) for name, seat in numbers.items()},
    }


def observe_position(position: Json) -> Json:
    """A position that was read."""
    game = load_game(str(position["game"]))
    return observe_state(game, game.read_position(position))


def observe_record(record: Json) -> list[Json]:
    """The states of a record, at the start and after every move; its result must be the one recorded."""
    game = load_game(str(record["game"]))
    reading = read_record(game, record)
    states = [observe_state(game, reading.state)]
    for _ in reading.moves:
        reading.advance()
        states.append(observe_state(game, reading.state))
    reading.finish()
    return states


def verify_record(record: Json) -> int:
    """How often chance was asked in a game that its seed dealt."""
    return verify(load_game(str(record["game"])), record).drawn


def continue_match(match: Match, moves: int) -> Change:
    """The match after so many legal moves more, where anybody can move; a pause is ended, and somebody talks, first."""
    first = match.number
    for number, (person, command) in enumerate(_before_moving(match)):
        match = _later(match, person, command, f"before-{number}")
    for number in range(moves):
        for seat in match.awaited[:1]:
            match = _move(match, seat, number)
    return Change(match, match.entries[first:], first + 1)


def _before_moving(match: Match) -> list[tuple[str, Command]]:
    """What people ask for before anybody moves."""
    seated = [place.person for place in match.occupants.values() if place.person]
    asked: list[tuple[str, Command]] = [(seated[0], Say("Once more."))]
    if match.status == "paused":
        voters = [seat for seat in match.present if ("resume", seat) not in match.votes]
        asked += [(match.occupants[seat].person, Vote("resume", True)) for seat in voters]
    elif match.status == "playing" and match.unattended_since:
        asked += [(person, Return()) for person in seated]
    return asked


def _move(match: Match, seat: str, seed: int) -> Match:
    """A legal move of the seat, by its person or its bot."""
    place, move = match.occupants[seat], legal_continuation(match, seat, seed)
    if place.bot:
        return accept_bot_move(match, seat, move, match.awaited_since[seat], match.entries[-1].at + 1).match
    return _later(match, place.person, Play(move), f"move-{seed}")


def _later(match: Match, person: str, command: Command, id_: str) -> Match:
    return decide(match, Request(person, id_, command), match.entries[-1].at + 1).match


def legal_continuation(match: Match, seat: str, seed: int) -> str:
    """A whole legal move, every step by lot."""
    before, number, chance = match.state_in_play(), match.seat_numbers[seat], Generator(seed)
    after: State = before.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, number, chance))
        after.step(number, steps[-1])
    return match.game.spell_move(before, number, steps)


def keep(store: Store, name: str, outcome: Change) -> None:
    """Store what is new."""
    before = store.summary(name)
    assert before is not None
    after = summarize(outcome.match, name, before.code, before.public, before.rated, before.created)
    store.submit(Append(name, outcome.answer, outcome.entries, after)).result()

"""Games as files: the log of a match and who sits there, to be kept, carried to another device, or given to a server.

Whoever reads a file plays its game again: a log that the rules don't allow is refused, whatever it claims.
"""

from typing import Final

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.offline.server import OfflineServer
from operahouse.store.match_summary import summarize
from operahouse.store.person import Person
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.web.live_match import LiveMatch
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.wall_clock import now

FORMAT: Final = "operahouse-game"
VERSION: Final = 1


def write_game_file(server: OfflineServer, live: LiveMatch) -> Json:
    """The log of a match, and the people who play it at this device."""
    store = server.store
    people: list[Json] = [
        {"id": person.id, "name": person.name, "own": person is store.own}
        for id_ in {live.match.agreement.host, *live.match.seat_of}
        if (person := store.person(id_)) is not None
    ]
    entries = [write_entry(entry) for entry in live.match.entries]
    return {"format": FORMAT, "version": VERSION, "people": people, "entries": entries}


async def read_game_file(server: OfflineServer, file: Reader, me: Person) -> tuple[LiveMatch, list[Json]]:
    """Keep the game of a file as a table of this device. Also returns the seats of its other players, with tokens.

    Whoever the other device belonged to is now the owner of this one.
    """
    file.at("format").word([FORMAT])
    file.at("version").integer(VERSION, VERSION)
    known, guests = {}, {}
    for each in file.at("people").items():
        id_, own = each.at("id").text(), each.at("own").flag()
        guests[id_] = me if own else Person(new_id(), each.at("name").text(), "", me.language, now())
        known[id_] = guests[id_].id
    match = rebuild_with(file, known)
    id_, code = new_id(), await free_code(server.as_server.store)
    summary = summarize(match, id_, code, False, False, match.entries[0].at)
    tokens = [
        (seat, person, new_id())
        for person in guests.values()
        if person is not me and (seat := match.seat_of.get(person.id)) is not None
    ]
    for _, person, token in tokens:
        await server.store.keep_person(person, token, own=False)
    await server.store.write(id_, 1, match.entries, summary)
    return server.add(LiveMatch(server.as_server, match, summary)), [
        {"seat": seat, "token": token} for seat, _, token in tokens
    ]


def rebuild_with(file: Reader, people: dict[str, str]) -> Match:
    """The match of a file, with these people in place of its own. Raises Malformed if it can't have happened."""
    lines = [_with_people(line.value, people) for line in file.at("entries").items()]
    return rebuild(load_game, [read_entry(line, f"entries[{index}]") for index, line in enumerate(lines)])


def _with_people(value: object, people: dict[str, str]) -> object:
    """The same with other ids of people. Nothing else looks like an id."""
    if isinstance(value, str):
        return people.get(value, value)
    if isinstance(value, list):
        return [_with_people(item, people) for item in value]
    if isinstance(value, dict):
        return {name: _with_people(item, people) for name, item in value.items()}
    return value

"""Things that exist on a server, for requests that are about something: tables, tournaments, people, moments."""

from functools import cache
from typing import Any

from hypothesis import strategies as st
from schemathesis import Case

from operahouse.store.hosts import add_host, set_registration
from tests.table.test_handover import opened, played
from tests.web.catalogue import load_game
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.test_handovers import hand_over, handed
from tests.web.visitor import Visitor

PASSWORD = "con brio, ma non troppo"
TOURNAMENT = {"name": "Winter", "format": "swiss", "game": "toy", "players": 2, "rounds": 2, "level": "random"}
WORDS = {
    "game": ["opera", "operaopoly", "toy"], "name": ["opera", "toy", "Anna", "budget"], "level": ["novice", "random"],
    "seat": ["north", "east", "red"], "screen": ["north", "east", "red"], "place": [0, 1, 2, 5], "number": [1, 2],
    "players": [2, 3], "format": ["operahouse-handover"],
}  # fmt: skip
"""What is often meant by a name of a path, a query or a body, whatever the request."""
Known = dict[str, list[Any]]


def known_things(served: Served, come: Come) -> tuple[Visitor, Known]:
    """A host with a table in every state, a tournament that is played, a comment; and all of it by its name."""
    me, bob = come("Anna", False), come("Bob")
    store = served.server.store
    store.change(lambda connection: set_registration(connection, "open"))
    name = f"Anna {len(served.server.live_matches)}"
    me.take(me.http.post("/api/accounts", json={"name": name, "password": PASSWORD}))
    store.change(lambda connection: add_host(connection, me.id))
    mine, theirs = (hand_over(each, _whole_game()) for each in (me, bob))
    waiting, playing = me.open(public=False), me.open(seats=["you", "random"])
    branch = me.http.post(f"/api/tables/{mine['id']}/branches", json={"place": 0, "seat": mine["you"]}).json()
    comment = me.http.post(f"/api/tables/{mine['id']}/comments", json={"place": 1, "text": "Bold!"}).json()
    tournaments = [me.http.post("/api/tournaments", json=TOURNAMENT).json()["id"] for _ in range(2)]
    for visitor in (me, bob):
        visitor.http.post(f"/api/tournaments/{tournaments[0]}/entries", json={})
    me.http.post(f"/api/tournaments/{tournaments[0]}/rounds", json={})
    tables = [table["id"] for table in (mine, theirs, waiting, playing, branch)]
    return me, {
        **WORDS, "id": tables, "table": tables, "parent": ["", *tables], "tournament": tournaments,
        "comment": [comment["id"]], "person": [me.id, bob.id], "code": [waiting["code"]],
        "password": [PASSWORD], "old": [PASSWORD], "seed": ["00" * 32], "edition": [""], "moves": [[]],
    }  # fmt: skip


@cache
def _whole_game() -> dict[str, Any]:
    return handed(played(opened(load_game("opera")), 5000))


def use_known(case: Case[Any], known: Known, draw: st.DrawFn) -> None:
    """Put known things in the place of some that were made up."""
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            _replace_some(part, known, draw, case.path.startswith("/api/tournaments"))


def _replace_some(part: dict[str, Any], known: Known, draw: st.DrawFn, in_tournaments: bool) -> None:
    for name, value in part.items():
        found = known.get("tournament" if in_tournaments and name == "id" else name)
        if isinstance(value, dict):
            _replace_some(value, known, draw, in_tournaments)
        elif found and draw(st.booleans()):
            part[name] = draw(st.sampled_from(found))

"""Things that exist on a server, for requests that are about something: tables, tournaments, people, moments."""

from itertools import count
from typing import Any

from hypothesis import strategies as st
from schemathesis import Case

from operahouse.store.hosts import add_host, set_registration
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.test_reviews import finished
from tests.web.visitor import Visitor

PASSWORD = "con brio, ma non troppo"
TOURNAMENT = {"name": "Winter", "format": "swiss", "game": "toy", "players": 2, "rounds": 2, "level": "random"}
Known = dict[str, list[Any]]
WORDS: Known = {
    "game": ["opera", "operaopoly", "toy"], "name": ["opera", "toy", "Anna", "budget"], "level": ["novice", "random"],
    "seat": ["north", "east", "red"], "screen": ["north", "east", "red"], "place": [0, 1, 2, 5], "number": [1, 2],
    "players": [2, 3], "format": ["operahouse-handover"],
}  # fmt: skip
"""What is often meant by a name of a path, a query or a body, whatever the request."""
NUMBERS = count()


def a_host(served: Served, come: Come) -> Visitor:
    """Somebody with an account, who may do everything."""
    me = come("Anna", False)
    me.get("/healthz")
    store = served.server.store
    store.change(lambda connection: set_registration(connection, "open"))
    me.take(me.http.post("/api/accounts", json={"name": f"Anna {next(NUMBERS)}", "password": PASSWORD}))
    store.change(lambda connection: add_host(connection, me.id))
    return me


def known_things(me: Visitor, bob: Visitor) -> Known:
    """A table in every state, a tournament that is played, a comment; and all of it by its name."""
    mine, theirs = finished(me, public=True), finished(bob)
    waiting, playing = me.open(public=False), me.open(seats=["you", "random"])
    branch = me.http.post(f"/api/tables/{mine}/branches", json={"place": 0, "seat": "north"}).json()
    comment = me.http.post(f"/api/tables/{mine}/comments", json={"place": 1, "text": "Bold!"}).json()
    tournaments = [me.http.post("/api/tournaments", json=TOURNAMENT).json()["id"] for _ in range(2)]
    for visitor in (me, bob):
        visitor.http.post(f"/api/tournaments/{tournaments[0]}/entries", json={})
    me.http.post(f"/api/tournaments/{tournaments[0]}/rounds", json={})
    tables = [mine, theirs, waiting["id"], playing["id"], branch["id"]]
    return {
        **WORDS, "id": tables, "table": tables, "parent": ["", *tables], "tournament": tournaments,
        "comment": [comment["id"]], "person": [me.id, bob.id], "code": [waiting["code"]],
        "password": [PASSWORD], "old": [PASSWORD], "seed": ["00" * 32], "edition": [""], "moves": [[]],
    }  # fmt: skip


def use_known(case: Case[Any], known: Known, data: st.DataObject) -> None:
    """Put known things in the place of some that were made up."""
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            _replace_some(part, known, data, case.path.startswith("/api/tournaments"))


def _replace_some(part: dict[str, Any], known: Known, data: st.DataObject, in_tournaments: bool) -> None:
    for name, value in part.items():
        found = known.get("tournament" if in_tournaments and name == "id" else name)
        if isinstance(value, dict):
            _replace_some(value, known, data, in_tournaments)
        elif found and data.draw(st.booleans()):
            part[name] = data.draw(st.sampled_from(found))

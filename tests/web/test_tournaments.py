"""Tournaments and duplicate evenings over HTTP."""

from contextlib import ExitStack

import pytest

from operahouse.store.connect import open_store
from operahouse.store.people import Person
from operahouse.store.tournaments import Tournament, add_round, add_tournament, enter
from tests.store.conftest import NewUrl
from tests.web.conftest import Come
from tests.web.playing import play_on as play_together
from tests.web.serving import serving
from tests.web.test_daily import play_on
from tests.web.test_people import key
from tests.web.visitor import Message, Visitor

TERMS = {"name": "Winter", "format": "swiss", "game": "toy", "players": 2, "rounds": 2, "level": "random"}


def ask(visitor: Visitor, method: str, path: str, body: Message | None = None) -> Message:
    """The page of a tournament after a request that works."""
    answer = visitor.http.request(method, f"/api/tournaments{path}", json={} if body is None else body)
    assert answer.status_code in (200, 201), answer.text
    page: Message = answer.json()
    return page


def refused(visitor: Visitor, method: str, path: str, body: Message | None = None) -> tuple[int, str]:
    answer = visitor.http.request(method, f"/api/tournaments{path}", json={} if body is None else body)
    return answer.status_code, key(answer)


def opened(organiser: Visitor, *people: Visitor, **terms: object) -> str:
    """The id of a tournament that these people have entered."""
    id_: str = ask(organiser, "POST", "", {**TERMS, **terms})["id"]
    for person in people:
        ask(person, "POST", f"/{id_}/entries")
    return id_


def own_table(visitor: Visitor, id_: str) -> str:
    """The id of the table at which somebody plays now."""
    tables = visitor.get(f"/api/tournaments/{id_}")["played"][-1]["tables"]
    link: str = next(table["link"] for table in tables if table["you"])
    return link.removeprefix("/t/")


def finish(visitor: Visitor, id_: str, seed: int = 1) -> None:
    """Play one's table to the end, as the only person there."""
    play_on(visitor.watch(own_table(visitor, id_), snapshot="yes"), seed)


def play_round(people: list[Visitor], id_: str) -> None:
    """Play every table of the round to its end."""
    tables = people[0].get(f"/api/tournaments/{id_}")["played"][-1]["tables"]
    for table in tables:
        seated = {seat["name"] for seat in table["seats"]}
        there = [person for person in people if person.name in seated]
        lines = [person.watch(own_table(person, id_), snapshot="yes") for person in there]
        play_together(lines, table["number"])


def results(page: Message) -> list[object]:
    """Everything of the last round that tells how a table ended."""
    seats = [seat for table in page["played"][-1]["tables"] for seat in table["seats"]]
    return [seat[name] for seat in seats for name in ("place", "points", "score", "difference")]


def test_a_board_is_hidden_until_one_has_finished_it(new_url: NewUrl) -> None:
    with (
        serving(new_url("sqlite")) as served,
        Visitor(served.address, "Anna") as anna,
        Visitor(served.address, "Bob") as bob,
        Visitor(served.address, "Cleo") as cleo,
    ):
        id_ = opened(anna, anna, bob, format="duplicate", rounds=1)
        page = ask(anna, "POST", f"/{id_}/rounds")
        assert [len(page["played"]), len(page["played"][0]["tables"])] == [1, 2]
        tables = [own_table(anna, id_), own_table(bob, id_)]
        lines = [anna.watch(tables[0], snapshot="yes"), bob.watch(tables[1], snapshot="yes")]
        published = {line.snapshot["published"] for line in lines if line.snapshot}
        assert len(published) == 1, "both tables have the same deal"
        play_on(lines[0], 1)
        served.wait_for(lambda: anna.get(f"/api/tournaments/{id_}")["played"][0]["shown"])
        assert any(value is not None for value in results(anna.get(f"/api/tournaments/{id_}")))
        for other in (bob, cleo):
            hidden = other.get(f"/api/tournaments/{id_}")
            assert set(results(hidden)) == {None}
            assert {line["score"] for line in hidden["standings"]} == {0}
            links = [table["link"] for table in hidden["played"][0]["tables"] if not table["you"]]
            assert set(links) == {None}
            for path in ("record", "review", "branches"):
                assert other.http.get(f"/api/tables/{tables[0]}/{path}").status_code == 404, path
        for path in ("replay?screen=north", "board", "moments"):
            assert bob.http.get(f"/api/tables/{tables[0]}/{path}").status_code == 404, path
        assert tables[0] not in str(cleo.get("/api/records"))
        assert tables[0] not in str(cleo.get("/api/foyer"))
        play_on(lines[1], 2)
        served.wait_for(lambda: bob.get(f"/api/tournaments/{id_}")["status"] == "ended")
        after = cleo.get(f"/api/tournaments/{id_}")
        assert None not in results(after)
        assert len(after["standings"]) == 2
        assert cleo.http.get(f"/api/tables/{tables[0]}/record").status_code == 200


def test_an_evening_that_was_ended_early_hides_nothing_for_ever(new_url: NewUrl) -> None:
    with (
        serving(new_url("sqlite")) as served,
        Visitor(served.address, "Anna") as anna,
        Visitor(served.address, "Bob") as bob,
    ):
        id_ = opened(anna, anna, bob, format="duplicate", rounds=2)
        ask(anna, "POST", f"/{id_}/rounds")
        other = own_table(bob, id_)
        line = bob.watch(other, snapshot="yes")
        finish(anna, id_)
        served.wait_for(lambda: anna.get(f"/api/tournaments/{id_}")["played"][0]["shown"])
        page = ask(anna, "POST", f"/{id_}/end")
        assert page["status"] == "ended"
        played = [game["id"] for game in anna.get("/api/me/profile")["recent"]["games"]]
        assert len(played) == 1, "what was finished counts in the profile"
        assert bob.http.get(f"/api/tables/{played[0]}/record").status_code == 200
        play_on(line, 2)
        served.wait_for(lambda: bool(bob.get("/api/me/profile")["recent"]["games"]))
        after = bob.get(f"/api/tournaments/{id_}")
        assert {standing["score"] for standing in after["standings"]} == {0}, "it no longer counts for the evening"


def test_a_knock_out_ends_with_one_winner(new_url: NewUrl) -> None:
    with serving(new_url("sqlite")) as served, ExitStack() as visits:
        people = [visits.enter_context(Visitor(served.address, f"Person {number}")) for number in range(3)]
        id_ = opened(people[0], *people, format="knockout", automatic=True)
        page = ask(people[0], "POST", f"/{id_}/rounds")
        assert (page["rounds"], page["round"]) == (2, 1)
        late = visits.enter_context(Visitor(served.address, "Late"))
        assert refused(late, "POST", f"/{id_}/entries") == (409, "web-tournament-entries-closed")
        play_round(people, id_)
        served.wait_for(lambda: people[0].get(f"/api/tournaments/{id_}")["round"] == 2)
        final = people[0].get(f"/api/tournaments/{id_}")["played"][1]["tables"]
        assert len(final) == 1
        play_round(people, id_)
        served.wait_for(lambda: people[0].get(f"/api/tournaments/{id_}")["status"] == "ended")
        standings = people[0].get(f"/api/tournaments/{id_}")["standings"]
        assert [line["score"] for line in standings] == [3, 2, 1]
        assert standings[0]["name"] in [seat["name"] for seat in final[0]["seats"]]


def test_a_tournament_goes_on_without_an_organiser_who_has_left(come: Come) -> None:
    anna, bob, cleo = come("Anna"), come("Bob"), come("Cleo")
    waiting, running = opened(anna, bob), opened(anna, bob, cleo)
    ask(anna, "POST", f"/{running}/rounds")
    assert not bob.get(f"/api/tournaments/{running}")["automatic"]
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert bob.get(f"/api/tournaments/{waiting}")["status"] == "ended"
    page = bob.get(f"/api/tournaments/{running}")
    assert (page["status"], page["automatic"], page["organiser"]) == ("running", True, "—")


def test_a_league_takes_in_latecomers_and_ends_by_itself(new_url: NewUrl) -> None:
    with serving(new_url("sqlite")) as served, ExitStack() as visits:
        people = [visits.enter_context(Visitor(served.address, f"Person {number}")) for number in range(3)]
        pace = {"kind": "slow", "days": 2}
        id_ = opened(people[0], *people[:2], format="league", pace=pace)
        ask(people[0], "POST", f"/{id_}/rounds")
        late = ask(people[2], "POST", f"/{id_}/entries")
        assert [one["since"] for one in late["entries"]] == [1, 1, 2]
        play_round(people[:2], id_)
        served.wait_for(lambda: people[0].get(f"/api/tournaments/{id_}")["round"] == 2)
        seats = [
            seat for table in people[0].get(f"/api/tournaments/{id_}")["played"][1]["tables"] for seat in table["seats"]
        ]
        assert sorted(seat["name"] for seat in seats) == ["", "Person 0", "Person 1", "Person 2"]
        play_round(people, id_)
        served.wait_for(lambda: people[0].get(f"/api/tournaments/{id_}")["status"] == "ended")
        page = people[0].get(f"/api/tournaments/{id_}")
        assert sum(line["score"] for line in page["standings"]) <= 2 * len(page["played"][0]["tables"]) + 4
        assert [line["rounds"][0] for line in page["standings"] if line["name"] == "Person 2"] == [None]


def test_a_swiss_goes_through_its_rounds(new_url: NewUrl) -> None:
    with (
        serving(new_url("sqlite")) as served,
        Visitor(served.address, "Anna") as anna,
        Visitor(served.address, "Bob") as bob,
        Visitor(served.address, "Cleo") as cleo,
    ):
        id_ = opened(anna, anna, bob, cleo, automatic=True)
        assert refused(bob, "POST", f"/{id_}/rounds") == (403, "web-tournament-not-organiser")
        page = ask(anna, "POST", f"/{id_}/rounds")
        seats = [seat["name"] for table in page["played"][0]["tables"] for seat in table["seats"]]
        assert sorted(seats) == ["", "Anna", "Bob", "Cleo"]
        assert refused(anna, "POST", f"/{id_}/rounds") == (409, "web-tournament-still-playing")
        for table in page["played"][0]["tables"]:
            ask(anna, "POST", f"/{id_}/tables/{table['number']}/close")
        served.wait_for(lambda: anna.get(f"/api/tournaments/{id_}")["round"] == 2)
        second = anna.get(f"/api/tournaments/{id_}")
        assert {line["score"] for line in second["standings"]} == {1}
        alone = [[seat["name"] for seat in table["seats"] if seat["name"]] for table in page["played"][0]["tables"]]
        again = [[seat["name"] for seat in table["seats"] if seat["name"]] for table in second["played"][1]["tables"]]
        assert min(alone, key=len) != min(again, key=len), "somebody else plays against the bot"


def test_withdrawing_and_removing_let_bots_play_on(come: Come) -> None:
    anna, bob, cleo = come("Anna"), come("Bob"), come("Cleo")
    id_ = opened(anna, anna, bob, cleo, players=3)
    ask(anna, "POST", f"/{id_}/rounds")
    line = anna.watch(own_table(anna, id_), snapshot="yes")
    ask(bob, "DELETE", f"/{id_}/entries/me")
    assert line.until_item("left")["bot"] == "random"
    assert refused(bob, "DELETE", f"/{id_}/entries/me") == (409, "web-tournament-not-entered")
    ask(anna, "DELETE", f"/{id_}/entries/3")
    assert line.until_item("left")["seat"]
    assert refused(cleo, "POST", f"/{id_}/entries") == (409, "web-tournament-removed")
    ask(bob, "POST", f"/{id_}/entries")
    statuses = [one["status"] for one in anna.get(f"/api/tournaments/{id_}")["entries"]]
    assert statuses == ["in", "in", "removed"]
    ask(anna, "POST", f"/{id_}/end")
    assert refused(bob, "POST", f"/{id_}/entries") == (409, "web-tournament-entries-closed")


def test_the_organiser_replaces_somebody_until_they_come_back(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    id_ = opened(anna, anna, bob)
    page = ask(anna, "POST", f"/{id_}/rounds")
    seat = next(seat["seat"] for seat in page["played"][0]["tables"][0]["seats"] if seat["name"] == "Bob")
    line = anna.watch(own_table(anna, id_), snapshot="yes")
    assert refused(bob, "POST", f"/{id_}/tables/1/replace", {"seat": seat}) == (403, "web-tournament-not-organiser")
    ask(anna, "POST", f"/{id_}/tables/1/replace", {"seat": seat})
    assert line.until_item("left")["seat"] == seat
    assert refused(anna, "POST", f"/{id_}/tables/1/replace", {"seat": "nowhere"})[0] == 404


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ({"name": ""}, "table-text-empty"),
        ({"name": "a\u202eb"}, "table-text-unprintable"),
        ({"name": "x" * 41}, "table-text-long"),
        ({"game": "chess"}, "unknown-game"),
        ({"players": 9}, "table-wrong-players"),
        ({"level": "cmd:rm"}, "unknown-bot"),
        ({"format": "league"}, "web-tournament-league-pace"),
        ({"rounds": 0}, "web-malformed"),
        ({"name": "a\x00b"}, "web-malformed"),
    ],
)
def test_bad_terms_are_refused_with_a_sentence(come: Come, terms: Message, expected: str) -> None:
    assert refused(come("Anna"), "POST", "", {**TERMS, **terms})[1] == expected


def test_nobody_fills_the_house_with_tournaments(come: Come) -> None:
    anna = come("Anna")
    ids = [opened(anna) for _ in range(3)]
    assert refused(anna, "POST", "", TERMS) == (409, "web-tournament-too-many")
    ask(anna, "POST", f"/{ids[0]}/end")
    opened(anna)


def test_strangers_find_nothing_by_guessing(come: Come) -> None:
    anna, stranger = come("Anna"), come("X", False)
    id_ = opened(anna, public=False)
    assert id_ not in str(stranger.get("/api/tournaments"))
    assert stranger.get(f"/api/tournaments/{id_}")["name"] == "Winter"
    for wrong, status in (("nothing", 404), ("%00", 422), ("a" * 81, 422)):
        assert stranger.http.get(f"/api/tournaments/{wrong}").status_code == status
    assert stranger.http.post(f"/api/tournaments/{id_}/entries", json={}).status_code == 401


def test_two_who_look_alike_cannot_both_enter(come: Come) -> None:
    anna, other = come("Anna"), come("Аnna")
    id_ = opened(anna, anna)
    assert refused(other, "POST", f"/{id_}/entries") == (409, "table-name-taken")


def test_what_a_killed_server_left_undone_is_done_by_the_next(new_url: NewUrl) -> None:
    """Killed after a round was paired and before its matches were open: just these are opened, once."""
    url = new_url("sqlite")
    store = open_store(url)
    for person in ("anna", "bob"):
        store.add_person(Person(person, person.title(), "", "en", 1))
    terms = Tournament("t1", "Winter", "duplicate", "toy", 2, 1, '{"kind":"none"}', "random", True, False, True, "anna")
    store.change(lambda connection: add_tournament(connection, terms, 3))
    for person in ("anna", "bob"):
        store.change(lambda connection, person=person: enter(connection, "t1", person))  # type: ignore[misc]
    store.change(lambda found: add_round(found, terms, 1, [("m1", ("anna", "")), ("m2", ("", "bob"))]))
    store.close()
    with serving(url) as served, Visitor(served.address, "Cleo") as cleo:
        served.wait_for(lambda: cleo.http.get("/api/tables/m2").status_code == 200)
        tables = [cleo.get(f"/api/tables/{match}") for match in ("m1", "m2")]
        assert [table["status"] for table in tables] == ["playing", "playing"]
        assert [[seat["name"] for seat in table["seats"]] for table in tables] == [["Anna", ""], ["", "Bob"]]
        assert refused(cleo, "POST", "/t1/rounds") == (403, "web-tournament-not-organiser")

"""The page of a person: what it says, and to whom."""

from operahouse.store.connect import open_store
from operahouse.store.people import Person
from operahouse.web.rating_scale import shown_rating
from operahouse.web.results import file_missing, results_of
from tests.store.conftest import NewUrl
from tests.store.matches import StoredMatch
from tests.table.logged_match import find_game
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.serving import serving
from tests.web.test_people import PASSWORD, key
from tests.web.test_sign_in import account
from tests.web.visitor import Message, Visitor


def play(anna: Visitor, bob: Visitor, **terms: object) -> Message:
    """A game of two people, played to its end. Returns the item that says how it ended."""
    table = anna.open(**terms)["id"]
    lines = [anna.watch(table, snapshot="yes"), bob.watch(table, snapshot="yes")]
    lines[1].sit("east")
    lines[0].until_item("seated")
    lines[0].do("start")
    return {**play_on(lines), "table": table}


def of_toy(profile: Message) -> Message:
    """The part about the toy."""
    found: Message = next(each for each in profile["games"] if each["game"] == "toy")
    return found


def test_a_page_tells_how_games_ended_with_points_by_source(come: Come) -> None:
    anna, bob = account(come, "Violetta"), account(come, "Alfredo")
    end = play(anna, bob, public=True, rated=True)
    profile = anna.get("/api/me/profile")
    toy = of_toy(profile)
    points = end["result"]["points"]
    won = int(end["result"]["ranking"][0] in ("north", ["north", "east"], ["east", "north"]))
    assert (profile["name"], profile["you"], profile["guest"], profile["private"]) == ("Violetta", True, False, False)
    assert (toy["games"], toy["won"]) == (1, won)
    assert toy["by_players"] == [{"players": 2, "games": 1, "won": won}]
    assert toy["by_opponents"] == [{"opponents": "people", "games": 1, "won": won}]
    assert sum(source["own"] for source in toy["sources"]) == points["north"]
    assert sum(source["others"] for source in toy["sources"]) == points["east"]
    (played,) = profile["recent"]["games"]
    assert (played["id"], played["points"], played["place"]) == (end["table"], points["north"], toy["form"][0])
    assert [(seat["name"], seat["points"], seat["you"]) for seat in played["seats"]] == [
        ("Violetta", points["north"], True), ("Alfredo", points["east"], False),
    ]  # fmt: skip


def test_a_rated_game_moves_the_rating_and_its_course(come: Come) -> None:
    anna, bob = account(come, "Musetta"), account(come, "Marcello")
    play(anna, bob, public=True, rated=True)
    while (toy := of_toy(anna.get("/api/me/profile")))["rating"] is None:
        pass
    assert toy["rating"]["games"] == 1
    assert [(step["value"], step["margin"]) for step in toy["course"]] == [
        (toy["rating"]["value"], toy["rating"]["margin"])
    ]
    assert toy["rating"]["margin"] < shown_rating(25, 25 / 3).margin


def test_others_see_public_games_only(come: Come) -> None:
    anna, bob, carl = account(come, "Tosca"), account(come, "Cavaradossi"), come("Carl")
    public, hidden = play(anna, bob, public=True)["table"], play(anna, bob)["table"]
    assert [game["id"] for game in anna.get("/api/me/profile")["recent"]["games"]] == [hidden, public]
    seen = carl.get("/api/people/tosca")
    assert seen["you"] is False
    assert [game["id"] for game in seen["recent"]["games"]] == [public]
    assert carl.get("/api/people/Tosca/results") == seen["recent"]
    assert of_toy(seen)["games"] == 2
    assert carl.get(f"/api/people/Tosca/results?before={seen['recent']['games'][0]['ended']}")["games"] == []


def test_a_private_page_is_for_oneself(come: Come) -> None:
    anna, bob = account(come, "Turandot"), come("Calaf")
    assert anna.http.put("/api/me/profile", json={"private": True}).status_code == 204
    for path in ("/api/people/Turandot", "/api/people/Turandot/results"):
        answer = bob.http.get(path)
        assert (answer.status_code, key(answer)) == (403, "web-profile-private")
        assert anna.http.get(path).status_code == 200
    assert anna.http.put("/api/me/profile", json={"private": False}).status_code == 204
    assert bob.get("/api/people/Turandot")["private"] is False


def test_guests_have_a_page_that_nobody_else_finds(come: Come) -> None:
    anna = come("Mimì")
    assert anna.get("/api/me/profile")["guest"] is True
    answer = come("Rodolfo").http.get("/api/people/Mimì")
    assert (answer.status_code, key(answer)) == (404, "web-unknown-person")


def test_a_closed_table_does_not_count(come: Come) -> None:
    anna = come("Gilda")
    table = anna.open()["id"]
    anna.watch(table).do("close")
    profile = anna.get("/api/me/profile")
    assert (of_toy(profile)["games"], profile["recent"]["games"]) == (0, [])


def test_games_of_earlier_versions_are_filed_when_somebody_looks(new_url: NewUrl) -> None:
    for kind in ("sqlite", "postgresql"):
        url = new_url(kind)
        store = open_store(url)
        store.add_person(Person("anna", "Anna", "x", "en", 1))
        match = StoredMatch(store).sit_down()
        match.play_at_random(1000)
        file_missing(store, find_game, "anna")
        file_missing(store, find_game, "anna")
        store.close()
        with serving(url) as served, Visitor(served.address) as bob:
            profile = bob.get("/api/people/anna")
        expected = next(result for result in results_of(match.match, match.summary()) if result.person == "anna")
        assert of_toy(profile)["games"] == 1
        assert profile["recent"]["games"][0]["points"] == expected.points


def test_lessons_count(come: Come) -> None:
    anna = come("Rosina")
    lessons = anna.get("/api/lessons")["courses"]
    game, course = next(iter(lessons.items()))
    assert anna.http.put(f"/api/me/lessons/{game}/{course[0]['name']}", json={}).status_code == 204
    found = next(each for each in anna.get("/api/me/profile")["games"] if each["game"] == game)
    assert (found["lessons"], found["lessons_in_all"]) == (1, len(course))


def test_a_recovery_code_sets_a_new_password_once(come: Come) -> None:
    anna = come("X", False)
    answer = anna.http.post("/api/accounts", json={"name": "Leonora", "password": PASSWORD})
    anna.take(answer)
    codes = answer.json()["recovery_codes"]
    assert len(set(codes)) == 8
    other = come("Y", False)

    def recover(code: str, password: str = "un altro segreto") -> tuple[int, str]:
        reply = other.http.post("/api/recovery", json={"name": "leonora", "code": code, "password": password})
        return reply.status_code, "" if reply.status_code == 201 else key(reply)

    assert recover("AAAA-AAAA-AAAA-AAAA") == (401, "web-wrong-code")
    assert recover(codes[0], "short") == (422, "web-password-short")
    assert recover(codes[0].lower().replace("-", " ")) == (201, "")
    assert recover(codes[0]) == (401, "web-wrong-code")
    assert anna.http.get("/api/me", headers={"Authorization": f"Bearer {anna.token}"}).status_code == 401
    assert other.get("/api/me")["name"] == "Leonora"
    signed = [
        come("Z", False).http.post("/api/sessions", json={"name": "Leonora", "password": password}).status_code
        for password in (PASSWORD, "un altro segreto")
    ]
    assert signed == [401, 201]


def test_new_recovery_codes_need_the_password_and_replace_the_old(come: Come) -> None:
    anna = come("X", False)
    answer = anna.http.post("/api/accounts", json={"name": "Amneris", "password": PASSWORD})
    anna.take(answer)
    old = answer.json()["recovery_codes"]
    assert anna.http.post("/api/me/recovery-codes", json={"password": "wrong one"}).status_code == 401
    renewed = anna.http.post("/api/me/recovery-codes", json={"password": PASSWORD})
    assert renewed.status_code == 201
    body = {"name": "Amneris", "password": "un altro segreto"}
    other = come("Y", False)
    assert other.http.post("/api/recovery", json={**body, "code": old[0]}).status_code == 401
    assert other.http.post("/api/recovery", json={**body, "code": renewed.json()["codes"][0]}).status_code == 201


def test_guests_have_no_recovery_codes(come: Come) -> None:
    anna = come("Carmen")
    answer = anna.http.post("/api/me/recovery-codes", json={"password": PASSWORD})
    assert (answer.status_code, key(answer)) == (409, "web-no-account")


def test_guessing_codes_has_to_wait_like_guessing_passwords(come: Come) -> None:
    account(come, "Azucena")
    stranger = come("X", False)
    body = {"name": "Azucena", "code": "AAAA-AAAA-AAAA-AAAA", "password": "un altro segreto"}
    statuses = [stranger.http.post("/api/recovery", json=body).status_code for _ in range(7)]
    assert statuses[:5] == [401] * 5
    assert 429 in statuses

"""Live pictures of public tables, for those who walk by."""

from operahouse.kernel.game import SPECTATOR
from tests.table.logged_match import TOY
from tests.web.conftest import Come
from tests.web.test_people import key


def test_a_picture_follows_a_public_table_with_all_screens_closed(come: Come) -> None:
    anna, stranger = come("Anna"), come("", guest=False)
    table = anna.open(seats=["you", "random"], public=True)["id"]
    line = anna.watch(table, snapshot="yes")
    line.until("news")
    first = stranger.get(f"/api/tables/{table}/picture")
    assert first["view"]["seat"] is None
    assert first == {**anna.get(f"/api/tables/{table}/picture"), "number": first["number"]}
    state = TOY.deal(2, [], _Lowest())
    assert first["view"].keys() == TOY.view(state, SPECTATOR).keys()
    assert line.snapshot is not None
    line.do("play", move=line.snapshot["options"][0]["move"])
    later = stranger.get(f"/api/tables/{table}/picture")
    assert later["number"] > first["number"]
    assert later["view"] != first["view"]


def test_other_tables_have_no_picture(come: Come) -> None:
    anna, stranger = come("Anna"), come("", guest=False)
    tables = [
        anna.open(seats=["you", "random"], public=False)["id"],
        anna.open(players=2, public=True)["id"],
        anna.open(seats=["you", "random"], public=True, spectators=False)["id"],
        "no-such-table",
    ]
    answers = [stranger.http.get(f"/api/tables/{table}/picture") for table in tables]
    unknown = (404, "web-unknown-table")
    expected = [unknown, unknown, (403, "table-no-spectators"), unknown]
    assert [(answer.status_code, key(answer)) for answer in answers] == expected


class _Lowest:
    """Chance that always takes the first."""

    def below(self, _limit: int) -> int:
        return 0

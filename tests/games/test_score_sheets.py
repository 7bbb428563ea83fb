"""What the events of a round's end and of a last performance tell adds up, in whole recorded games."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.record import read_record
from operahouse.table.time_control import LONGEST_SCENE, SECOND
from tests.compatibility.notes import RECORDS, read_json

Move = list[dict[str, Any]]
"""The events of a move."""
GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.json"))


def files_of(game: str) -> pytest.MarkDecorator:
    """Every recorded game of that name."""
    files = [file for file in [*RECORDS, *GOLDEN] if read_json(file)["game"] == game]
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


def moves_of(file: Path) -> list[Move]:
    """The events of every move."""
    data = read_json(file)
    replay = read_record(load_game(str(data["game"])), data)
    return [[event.json for event in replay.advance()] for _ in replay.moves]


def scene_times(file: Path) -> set[int]:
    """How long people look at what each move leads to."""
    data = read_json(file)
    game = load_game(str(data["game"]))
    replay = read_record(game, data)
    return {game.scene_time(replay.advance()) for _ in replay.moves}


def points_by_seat(events: Move) -> Counter[str]:
    """What everybody gained, less what everybody lost."""
    gained: Counter[str] = Counter()
    for event in events:
        if event["kind"] == "points":
            gained[event["seat"]] += event["points"]
    return gained


@files_of("opera")
def test_every_round_ends_with_a_sheet_that_follows_from_the_events(file: Path) -> None:
    """The points of the sheet are those of all events so far, and its ladder is the one that the changes led to."""
    total: Counter[str] = Counter()
    fame: dict[str, int] = {}
    sheets = []
    for events in moves_of(file):
        total.update(points_by_seat(events))
        fame |= {event["composer"]: event["fame"] for event in events if event["kind"] == "fame"}
        for sheet in [event["sheet"] for event in events if event["kind"] in ("round", "over")]:
            sheets.append(sheet)
            assert {seat: total[seat] for seat in sheet["seats"]} == {
                seat: told["points"] for seat, told in sheet["seats"].items()
            }
            assert all(sheet["ladder"][level - 1] == composer for composer, level in fame.items())
    assert [sheet["round"] for sheet in sheets] == list(range(1, len(sheets) + 1))


@files_of("opera")
def test_points_of_a_counting_round_name_the_halls_they_come_from(file: Path) -> None:
    """Great halls by the piece in them, empty halls because they are empty; each hall for an equal part."""
    counted = 0
    for events in moves_of(file):
        sheet = next((event["sheet"] for event in events if event["kind"] in ("round", "over")), None)
        for event in [event for event in events if "sources" in event]:
            assert sheet is not None
            counted += 1
            halls = [place.split(".") for place in event["sources"]]
            pieces = [sheet["seats"][seat]["houses"][city]["halls"][int(hall) - 1] for _, seat, city, hall in halls]
            assert {seat for _, seat, _, _ in halls} == {event["seat"]}
            assert event["points"] % len(halls) == 0
            if event["why"] == "empty-halls":
                assert set(pieces) == {None}
            elif event["why"] == "century":
                assert (pieces, event["points"]) == ([sheet["counting"]["composer"]], sheet["counting"]["bonus"])
            else:
                assert event["points"] == sheet["ladder"].index(pieces[0]) + 1
    assert counted > 0


@files_of("operaopoly")
def test_a_last_performance_begins_with_a_sheet_and_ends_where_the_points_lead(file: Path) -> None:
    """What the slots and categories hold is what is paid for them; markers and points are those of the end."""
    total: Counter[str] = Counter()
    for events in moves_of(file):
        for event in events:
            if event["kind"] == "performance":
                assert {seat: told["points"] for seat, told in event["sheet"]["seats"].items()} == {
                    seat: total[seat] for seat in event["sheet"]["seats"]
                }
                assert_slots_are_paid(event, events)
            elif event["kind"] == "points":
                total[event["seat"]] += event["points"]
            elif event["kind"] == "over":
                seats = event["sheet"]["seats"]
                assert {seat: told["points"] for seat, told in seats.items()} == {seat: total[seat] for seat in seats}
                assert sorted(seat for place in event["sheet"]["ranking"] for seat in place) == sorted(seats)


def assert_slots_are_paid(performance: dict[str, Any], events: Move) -> None:
    """Cards and visitors, to whom the sheet says holds the slot."""
    paid = {
        (event["places"]["from"], event["why"], event["seat"]): event["points"]
        for event in events
        if event["kind"] == "points"
    }
    for slot, stack in performance["sheet"]["slots"].items():
        place = f"slot.{performance['house']}.{slot}"
        assert paid.get((place, "cards", stack["owner"]), 0) == stack["value"]
        assert paid.get((place, "plus", stack["owner"]), 0) == stack["plus"]


@files_of("opera")
def test_the_end_of_a_round_is_looked_at_for_ten_seconds_and_a_counting_for_twenty(file: Path) -> None:
    assert scene_times(file) == {0, 10 * SECOND, 20 * SECOND}


@files_of("operaopoly")
def test_every_last_performance_is_looked_at_for_fifteen_seconds(file: Path) -> None:
    performed = any(event["kind"] == "performance" for events in moves_of(file) for event in events)
    assert scene_times(file) - {2 * 15 * SECOND} == ({0, 15 * SECOND} if performed else {0})


def test_no_clock_stands_still_for_longer_than_twenty_seconds() -> None:
    assert LONGEST_SCENE == 20 * SECOND

"""The comparison itself: it finds every difference, and lets events tell more."""

import pytest

from tests.compatibility.notes import differences

NOTED = {"status": "playing", "streams": {"anna": [{"number": 1, "events": [{"kind": "sold", "ducats": 3}]}]}}


def with_event(**event: object) -> dict[str, object]:
    return {"status": "playing", "streams": {"anna": [{"number": 1, "events": [event]}]}}


@pytest.mark.parametrize(
    ("found", "lines"),
    [
        (NOTED, []),
        (with_event(kind="sold", ducats=3, place="wien.1"), []),
        (with_event(kind="sold"), [".streams.anna[0].events[0].ducats: is gone"]),
        (with_event(kind="sold", ducats=4), [".streams.anna[0].events[0].ducats: 3 is now 4"]),
        (with_event(kind="sold", ducats=3.0), [".streams.anna[0].events[0].ducats: 3 is now 3.0"]),
        ({**NOTED, "status": "ended"}, ['.status: "playing" is now "ended"']),
        ({**NOTED, "more": 1}, [".more: is new"]),
        ({"status": "playing", "streams": {"anna": []}},
         ['.streams.anna: [{"number": 1, "events": [{"kind": "sold", "ducats": 3}]}] is now []']),
    ],
)  # fmt: skip
def test_differences_are_found_and_named(found: object, lines: list[str]) -> None:
    assert differences(NOTED, found) == lines

from collections.abc import Callable

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.reading import Reader

DATA = {"a": {"b": [1, True, "x", None]}, "n": 5}


def b(index: int) -> Reader:
    return Reader(DATA).at("a").at("b").items()[index]


def test_what_is_right_is_read() -> None:
    assert b(0).integer(0, 1) == 1
    assert b(1).flag() is True
    assert b(2).text() == "x"
    assert b(2).word(["w", "x"]) == 1
    assert b(3).word_or_null(["x"], -1) == -1
    assert b(2).word_or_null(["x"], -1) == 0
    assert Reader(DATA).get("z") is None
    assert [(name, part.path) for name, part in Reader(DATA).entries()] == [("a", "a"), ("n", "n")]


@pytest.mark.parametrize(
    ("read", "path", "key"),
    [
        (lambda: Reader(DATA).at("z"), "z", "malformed-missing"),
        (lambda: Reader(DATA).at("a").at("z"), "a.z", "malformed-missing"),
        (lambda: Reader(DATA).at("n").at("z"), "n", "malformed-not-object"),
        (lambda: Reader(DATA).at("n").items(), "n", "malformed-not-list"),
        (lambda: Reader({1: 2}).mapping(), "", "malformed-not-object"),
        (lambda: Reader(DATA).only(["a"]), "n", "malformed-unknown-field"),
        (lambda: Reader(DATA).at("a").only([]), "a.b", "malformed-unknown-field"),
        (lambda: b(0).integer(2, 3), "a.b[0]", "malformed-out-of-range"),
        (lambda: b(0).text(), "a.b[0]", "malformed-not-text"),
        (lambda: b(0).flag(), "a.b[0]", "malformed-not-flag"),
        (lambda: b(1).integer(0, 1), "a.b[1]", "malformed-not-integer"),
        (lambda: b(2).integer(0, 1), "a.b[2]", "malformed-not-integer"),
        (lambda: b(2).word(["y"]), "a.b[2]", "malformed-unknown-word"),
        (lambda: b(3).word(["y"]), "a.b[3]", "malformed-not-text"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(read: Callable[[], object], path: str, key: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read()
    assert (wrong.value.path, wrong.value.key) == (path, key)


def test_a_long_value_is_shown_short() -> None:
    with pytest.raises(Malformed) as wrong:
        Reader("x" * 1000).word(["y"])
    assert len(str(wrong.value)) < 100

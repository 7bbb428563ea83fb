import pytest
from hypothesis import given
from hypothesis import strategies as st

from operahouse.table.copy_on_write import CopyOnWriteList


def grown(*items: str) -> CopyOnWriteList[str]:
    growing: CopyOnWriteList[str] = CopyOnWriteList()
    for item in items:
        growing.append(item)
    return growing


def test_a_copy_goes_its_own_way() -> None:
    first = grown("a", "b")
    second = CopyOnWriteList(first)
    second.append("c")
    first.append("d")
    assert (list(first), list(second)) == (["a", "b", "d"], ["a", "b", "c"])


def test_what_is_forgotten_stays_with_the_others() -> None:
    first = grown("a", "b")
    second = CopyOnWriteList(first)
    assert second.pop() == "b"
    second.append("c")
    assert (first[-1], second[-1], len(first), len(second)) == ("b", "c", 2, 2)


def test_nothing_of_others_is_seen_beyond_the_own_end() -> None:
    first = grown("a")
    CopyOnWriteList(first).append("b")
    assert first == ["a"]
    with pytest.raises(IndexError):
        first[1]
    with pytest.raises(IndexError):
        grown()[-1]


Step = tuple[int, str]


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(["append", "pop", "copy"])), max_size=60))
def test_it_is_a_list_whose_copies_are_independent(steps: list[Step]) -> None:
    pairs: list[tuple[CopyOnWriteList[int], list[int]]] = [(CopyOnWriteList(), [])]
    for number, (which, what) in enumerate(steps):
        growing, plain = pairs[which % len(pairs)]
        if what == "append":
            growing.append(number)
            plain.append(number)
        elif what == "copy":
            pairs.append((CopyOnWriteList(growing), plain.copy()))
        elif plain:
            assert growing.pop() == plain.pop()
    for growing, plain in pairs:
        assert growing == plain
        for cut in (slice(None), slice(1, None), slice(-2, None), slice(None, None, -1), slice(0, -1, 2)):
            assert growing[cut] == plain[cut]

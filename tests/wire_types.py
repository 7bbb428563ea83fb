"""Checks values against the types in which they are sent.

Strictly: unknown keys are refused, and so is a bool in the place of an int. Nothing is converted.
"""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict


def check(value: object, expected: object) -> None:
    """Assert that a value has exactly this type."""
    wrong = next(complaints(value, expected, ""), None)
    assert wrong is None, wrong


def complaints(value: object, expected: object, path: str) -> Iterator[str]:
    """Everything about a value that its type doesn't allow."""
    if expected is object:
        return
    origin = get_origin(expected)
    if origin in (Union, UnionType):
        yield from _of_union(value, expected, path)
    elif origin is Literal:
        if not any(value == word and type(value) is type(word) for word in get_args(expected)):
            yield f"{path}: {value!r} is none of {get_args(expected)}"
    elif origin is list:
        yield from _of_list(value, get_args(expected)[0], path)
    elif origin is dict:
        key, item = get_args(expected)
        yield from _of_dict(value, key, item, path)
    elif origin is Annotated:
        yield from _of_complete(value, get_args(expected)[0], path)
    elif isinstance(expected, type) and is_typeddict(expected):
        yield from _of_typed_dict(value, expected, path)
    elif expected is None:
        yield from complaints(value, NoneType, path)
    elif type(value) is not expected:
        yield f"{path}: {value!r} is no {expected}"


def _of_union(value: object, expected: object, path: str) -> Iterator[str]:
    """The complaints of the alternative that fits best."""
    tries = [list(complaints(value, one, path)) for one in get_args(expected)]
    yield from min(tries, key=len)


def _of_list(value: object, item: object, path: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{path}: {value!r} is no list"
        return
    for index, one in enumerate(value):
        yield from complaints(one, item, f"{path}[{index}]")


def _of_dict(value: object, key: object, item: object, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no dict"
        return
    for name, one in value.items():
        yield from complaints(name, key, f"{path}.{name}, the key")
        yield from complaints(one, item, f"{path}.{name}")


def _of_complete(value: object, expected: object, path: str) -> Iterator[str]:
    yield from complaints(value, expected, path)
    for word in get_args(get_args(expected)[0]):
        if isinstance(value, dict) and word not in value:
            yield f"{path}.{word}: missing"


def _of_typed_dict(value: object, expected: type, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no dict"
        return
    types = _keys(expected)
    for name in value.keys() - types.keys():
        yield f"{path}.{name}: {expected.__name__} has no such key"
    required: frozenset[str] = vars(expected)["__required_keys__"]
    for name in required - value.keys():
        yield f"{path}.{name}: missing in {expected.__name__}"
    for name in types.keys() & value.keys():
        yield from complaints(value[name], types[name], f"{path}.{name}")


@cache
def _keys(expected: type) -> dict[str, object]:
    """The keys of a TypedDict with their types, whether they must be there or not."""
    return {name: _bare(one) for name, one in get_type_hints(expected, include_extras=True).items()}


def _bare(expected: object) -> object:
    return get_args(expected)[0] if get_origin(expected) in (NotRequired, Required) else expected

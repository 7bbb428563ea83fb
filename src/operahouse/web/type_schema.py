"""JSON Schema of Python's own types: TypedDicts, unions, literals, lists and dicts of them.

Pydantic makes the schemas of its models; it takes TypedDicts of the standard library only from Python 3.12 on.
"""

from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from operahouse.kernel.game import Json
from operahouse.kernel.wire_types import EVERY_KEY

PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


class TypeSchema:
    """Collects the definitions of types, each under its name; TypedDicts inside them come along."""

    def __init__(self) -> None:
        self.definitions: Json = {}
        self._words: dict[object, str] = {}

    def define(self, name: str, wanted: object) -> None:
        """Add a type under this name. A TypedDict of that name is its definition itself.

        Types that are added after a literal refer to it by its name.
        """
        schema = self.schema(wanted)
        if schema != _reference(name):
            self.definitions[name] = schema
        if get_origin(wanted) is Literal:
            self._words[wanted] = name

    def schema(self, wanted: Any) -> Json:  # noqa: ANN401
        """The schema of a type."""
        if wanted in PLAIN or wanted is None:
            return {"type": PLAIN[NoneType if wanted is None else wanted]}
        if is_typeddict(wanted):
            return self._typed_dict(wanted)
        origin, parts = get_origin(wanted), get_args(wanted)
        if origin is Literal:
            return _reference(self._words[wanted]) if wanted in self._words else {"enum": list(parts)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(part) for part in parts]}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is dict:
            return self._dict(*parts)
        if origin is Annotated and EVERY_KEY in wanted.__metadata__:
            return self._complete_dict(parts[0])
        return {}

    def _dict(self, key: object, value: object) -> Json:
        """Words with few values are keys that may be absent; other keys are any text."""
        if get_origin(key) is Literal:
            properties = {word: self.schema(value) for word in get_args(key)}
            return {"type": "object", "properties": properties, "additionalProperties": False}
        return {"type": "object", "additionalProperties": self.schema(value)}

    def _complete_dict(self, wanted: object) -> Json:
        key, value = get_args(wanted)
        return {**self._dict(key, value), "required": sorted(get_args(key))}

    def _typed_dict(self, wanted: Any) -> Json:  # noqa: ANN401
        name = wanted.__name__
        if name not in self.definitions:
            self.definitions[name] = {}
            hints = get_type_hints(wanted, include_extras=True)
            self.definitions[name] = {
                "type": "object",
                "description": cleandoc(wanted.__doc__ or ""),
                "properties": {field: self.schema(_bare(hint)) for field, hint in hints.items()},
                "required": sorted(wanted.__required_keys__),
                "additionalProperties": False,
            }
        return _reference(name)


def _bare(hint: object) -> object:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def _reference(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}

"""Stands in for msgspec where the house runs in a browser: no wheel of it is made for one.

Only what the modules need that run there (`operahouse.offline.bundle` lists them): records with named fields, which
dataclasses are too, and JSON without types.
"""

import dataclasses
import json as _json
from typing import Any, dataclass_transform

DecodeError = _json.JSONDecodeError


def field(*, name: str = "", default: Any = dataclasses.MISSING) -> Any:  # noqa: ANN401
    """A field. Its other name counts only where records are written as JSON, which none are here."""
    return dataclasses.field() if default is dataclasses.MISSING else dataclasses.field(default=default)


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """A record. Lists as defaults are copied for each, as msgspec does."""

    def __init_subclass__(cls, frozen: bool = False, omit_defaults: bool = False) -> None:
        for name, value in list(vars(cls).items()):
            if name in cls.__annotations__ and isinstance(value, list | dict):
                setattr(cls, name, dataclasses.field(default_factory=value.copy))
        dataclasses.dataclass(frozen=frozen)(cls)

"""Stands in for `msgspec.json`."""

import json


class Encoder:
    """Writes JSON."""

    def encode(self, value: object) -> bytes:
        """As compact as msgspec writes it."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class Decoder:
    """Reads JSON."""

    def __class_getitem__(cls, _: object) -> type["Decoder"]:
        return cls

    def decode(self, text: str | bytes) -> object:
        """Whatever it says."""
        return json.loads(text)

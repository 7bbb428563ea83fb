"""Messages as JSON text."""

from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from operahouse.kernel.errors import Malformed

encode: Final = Encoder().encode
"""A message as bytes of JSON."""
_decoder: Decoder[object] = Decoder()


def decode(text: str | bytes) -> object:
    """A message from JSON. Raises Malformed if it is none."""
    try:
        return _decoder.decode(text)
    except (DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise Malformed("", "web-not-json", {}) from wrong

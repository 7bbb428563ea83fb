"""Messages as text, quickly."""

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from operahouse.kernel.errors import Malformed

_encoder = Encoder()
_decoder: Decoder[object] = Decoder()


def encode(message: object) -> bytes:
    """A message as it goes over the socket."""
    return _encoder.encode(message)


def decode(text: str | bytes) -> object:
    """A message as it came over the socket."""
    try:
        return _decoder.decode(text)
    except (DecodeError, RecursionError) as wrong:
        raise Malformed("", "web-not-json", {}) from wrong

"""Tokens in links that we mail: who and what they are for, signed by the server, so that nothing is stored."""

from hashlib import sha256
from hmac import compare_digest, digest
from typing import Final

import msgspec

from operahouse.web.errors import RequestError
from operahouse.web.push_message import decode_base64, encode_base64

FOR_EVER: Final = 2**53
LONGEST_TOKEN: Final = 1000


def make_token(secret: bytes, purpose: str, words: list[str], until: int = FOR_EVER) -> str:
    """A token for that purpose, valid until then."""
    content = msgspec.json.encode([purpose, until, *words])
    return f"{encode_base64(content)}.{encode_base64(_sign(secret, content))}"


def read_token(secret: bytes, purpose: str, token: str, now: int) -> list[str]:
    """The words of a token. Raises RequestError if it isn't ours, is for something else, or has expired."""
    try:
        content, signed = (decode_base64(part) for part in token.split("."))
        if not compare_digest(signed, _sign(secret, content)):
            raise ValueError
        found, until, *words = msgspec.json.decode(content)
        if found != purpose or until < now:
            raise ValueError
    except ValueError:
        raise RequestError(410, "web-link-expired") from None
    return [str(word) for word in words]


def fingerprint(text: str) -> str:
    """Something by which to see whether a text has changed."""
    return sha256(text.encode()).hexdigest()[:32]


def _sign(secret: bytes, content: bytes) -> bytes:
    return digest(secret, content, "sha256")

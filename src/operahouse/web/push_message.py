"""Messages to a browser: encrypted for it alone (RFC 8291, RFC 8188), and signed by this server (RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import lru_cache
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4096
LONGEST: Final = 3000
"""Bytes of a message: push services take 4096 encrypted ones."""
LAST_RECORD: Final = b"\x02"
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65
"""Of an uncompressed point on the curve P-256."""
NUMBER_BYTES: Final = 32
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has."""
VALID_SECONDS: Final = 12 * 60 * 60
"""How long a signature is valid. Push services take 24 hours at most."""


class BrowserKeys(NamedTuple):
    """What a browser gives us so that only it can read what we send."""

    public: bytes
    auth: bytes


def read_keys(p256dh: str, auth: str) -> BrowserKeys | None:
    """The keys of a browser; None if they are none."""
    try:
        keys = BrowserKeys(decode_base64(p256dh), decode_base64(auth))
        if len(keys.auth) != AUTH_BYTES or len(keys.public) != POINT_BYTES:
            return None
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.public)
    except (ValueError, NotBase64):
        return None
    return keys


def encrypt(message: bytes, keys: BrowserKeys) -> bytes:
    """The body of a request to a push service."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.public)
    own = ec.generate_private_key(ec.SECP256R1())
    public = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    secret = _derive(shared, keys.auth, b"WebPush: info\0" + keys.public + public, 32)
    salt = os.urandom(SALT_BYTES)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def public_key(secret: bytes) -> str:
    """The public half of the server's key, as browsers take it."""
    return encode_base64(_point(_signing_key(secret).public_key()))


def signature(secret: bytes, origin: str, contact: str, seconds: int) -> str:
    """The header that says which server sends, to a push service of that origin, from that second on."""
    claims = {"aud": origin, "exp": seconds + VALID_SECONDS, **({"sub": contact} if contact else {})}
    signed = ".".join(_json(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(_signing_key(secret).sign(signed.encode(), ec.ECDSA(SHA256())))
    raw = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={signed}.{encode_base64(raw)}, k={public_key(secret)}"


@lru_cache(maxsize=4)
def _signing_key(secret: bytes) -> "ec.EllipticCurvePrivateKey":
    """The key that a random secret stands for."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def _point(key: "ec.EllipticCurvePublicKey") -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _json(value: object) -> str:
    return encode_base64(json.dumps(value, separators=(",", ":")).encode())


def encode_base64(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    """The same backwards. Raises an error if it's not base64."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))

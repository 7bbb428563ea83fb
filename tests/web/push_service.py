"""A push service and a browser for the tests: takes what the server sends, and decrypts it as a browser would."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.web import patient


def encode(data: bytes) -> str:
    """Base64 for addresses."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The same backwards."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser, and how it reads a message (RFC 8291, section 3.4)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = urandom(16)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> dict[str, str]:
        """As the browser tells them."""
        return {"p256dh": encode(self.public), "auth": encode(self._auth)}

    def read(self, body: bytes) -> Any:  # noqa: ANN401
        """The message inside a body."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derive(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def check_signature(header: str) -> tuple[dict[str, Any], str]:
    """The claims of a request and the public key it names. Raises an error if they weren't signed with that key."""
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    head, claims, signature = parts["t"].split(".")
    raw = decode(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(decode(claims)), parts["k"]


@dataclass
class Delivery:
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers every request with a status of the test's choice."""

    address: str = ""
    status: int = 201
    received: "Queue[Delivery]" = field(default_factory=Queue)
    slow_path: str = ""
    """Requests to it are answered only once `may_answer` is set."""
    may_answer: threading.Event = field(default_factory=threading.Event)

    def next(self) -> Delivery:
        """The next request, once it's there."""
        return self.received.get(timeout=patient.PATIENCE)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.received.put(Delivery(self.path, dict(self.headers), body))
            if self.path == service.slow_path:
                service.may_answer.wait()
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.may_answer.set()
        server.shutdown()
        server.server_close()
        thread.join()

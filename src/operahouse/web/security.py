"""What every request passes before anything else: its origin, kind, size and number; and what every answer carries."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.web.answers import wrong
from operahouse.web.denial import Denial
from operahouse.web.limits import household
from operahouse.web.settings import Settings

READING: Final = ["GET", "HEAD", "OPTIONS"]
METHODS: Final = [*READING, "POST", "PUT", "PATCH", "DELETE"]
log = get_logger()
POLICY: Final = "; ".join(
    [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "media-src 'self'",
        "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; one household counts as one."""
    return household(connection.client.host) if connection.client else "nowhere"


def check_origin(headers: Headers, settings: Settings) -> None:
    """A page of another site may not speak for whoever looks at it."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Denial(403, "web-foreign-origin")


class Guard:
    """Stands between the server and the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = dict(HEADERS)
        if settings.behind_tls:
            self._headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Turn away what must not come in; sockets are looked at where they are opened."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                self._count(request, message["status"])
            await send(message)

        try:
            body = await self._admit(request, receive)
        except OperahouseError as error:
            await (await wrong(request, error))(scope, receive, dressed)
            return
        await self._app(scope, body, dressed)

    async def _admit(self, request: Request, receive: Receive) -> Receive:
        """The body of a request that may come in."""
        house = request.app.state.house
        if request.url.path.startswith("/api"):
            house.limits.check("requests", address_of(request))
        if request.method in READING:
            return receive
        check_origin(request.headers, self._settings)
        body = await _read(request, self._settings.largest_body)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (body or request.method != "DELETE"):
            raise Denial(415, "web-json-only")
        return _given(body, receive)

    def _count(self, request: Request, status: int) -> None:
        """By the pattern of the path: the path itself may hold an id that opens a door."""
        house = request.app.state.house
        method = request.method if request.method in METHODS else "other"
        house.metrics.requests.labels(method, str(status)).inc()
        route = getattr(request.scope.get("route"), "path", "")
        log.info("request", method=method, route=route, status=status)


async def _read(request: Request, most: int) -> bytes:
    """The whole body, unless it is too large."""
    parts: list[bytes] = []
    length = 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise Denial(413, "web-too-large", {"most": most})
        parts.append(part)
    return b"".join(parts)


def _given(body: bytes, receive: Receive) -> Receive:
    """What the application gets in place of the body that was read."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again

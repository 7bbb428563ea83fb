"""Checks every request before anything else (origin, type, size, rate) and adds headers to every response."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.web.error_responses import error_response
from operahouse.web.errors import RequestError
from operahouse.web.limits import network_of
from operahouse.web.settings import Settings

SAFE_METHODS: Final = ["GET", "HEAD", "OPTIONS"]
KNOWN_METHODS: Final = [*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]
log = get_logger()
CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "media-src 'self'",
        "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from. One household counts as one."""
    return network_of(connection.client.host) if connection.client else "nowhere"


def check_origin(headers: Headers, settings: Settings) -> None:
    """Pages of other sites must not act for their visitors."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise RequestError(403, "web-foreign-origin")


class SecurityMiddleware:
    """Runs between the web server and the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = dict(HEADERS)
        if settings.behind_tls:
            self._headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reject what is not allowed. Sockets are checked where they are opened."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)

        async def send_with_headers(message: Message) -> None:
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
            await (await error_response(request, error))(scope, receive, send_with_headers)
            return
        await self._app(scope, body, send_with_headers)

    async def _admit(self, request: Request, receive: Receive) -> Receive:
        """The body of a request that is allowed."""
        server = request.app.state.server
        if request.url.path.startswith("/api"):
            server.banned_networks.check(request)
            await server.limits.check("requests", client_address(request))
        if request.method in SAFE_METHODS:
            return receive
        check_origin(request.headers, self._settings)
        body = await _read(request, self._settings.largest_body)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (body or request.method != "DELETE"):
            raise RequestError(415, "web-json-only")
        return _replay_body(body, receive)

    def _count(self, request: Request, status: int) -> None:
        """Counts and logs the route's pattern, because the path itself may contain a secret id."""
        server = request.app.state.server
        method = request.method if request.method in KNOWN_METHODS else "other"
        server.metrics.requests.labels(method, str(status)).inc()
        route = getattr(request.scope.get("route"), "path", "")
        log.info("request", method=method, route=route, status=status)


async def _read(request: Request, most: int) -> bytes:
    """The whole body, unless it is too large."""
    parts: list[bytes] = []
    length = 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise RequestError(413, "web-too-large", {"most": most})
        parts.append(part)
    return b"".join(parts)


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """Hands the body, which was already read, to the application."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again

"""Checks every request before anything else (origin, type, size, rate) and adds headers to every response."""

import asyncio
from typing import Annotated, Final
from urllib.parse import unquote, urlsplit

from fastapi import Depends
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.web.addresses import network_of
from operahouse.web.allowed_methods import AllowedMethods
from operahouse.web.error_responses import error_response
from operahouse.web.errors import MethodNotAllowed, RequestError
from operahouse.web.settings import Settings

SAFE_METHODS: Final = ["GET", "HEAD"]
KNOWN_METHODS: Final = [*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]
FORMS: Final = ["application/x-www-form-urlencoded", "multipart/form-data"]
NUL: Final = "\0"
"""No text of ours contains it, and PostgreSQL can't even be asked for one that does."""
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


Address = Annotated[str, Depends(client_address)]
"""The parameter of an endpoint that wants to know it."""


def check_origin(headers: Headers, settings: Settings) -> None:
    """Pages of other sites must not act for their visitors."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if _host_of(origin) != headers.get("host", "").lower():
        raise RequestError(403, "web-foreign-origin")


def _check_nul(request: Request) -> None:
    if NUL in request.url.path or NUL in unquote(request.url.query):
        raise Malformed("", "web-malformed", {})


def _host_of(origin: str) -> str:
    """Host and port of an origin; empty if it is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


class SecurityMiddleware:
    """Runs between the web server and the application."""

    def __init__(self, app: ASGIApp, settings: Settings, methods: AllowedMethods) -> None:
        self._app = app
        self._methods = methods
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
        except ClientDisconnect:
            return
        await self._app(scope, body, send_with_headers)

    async def _admit(self, request: Request, receive: Receive) -> Receive:
        """The body of a request that is allowed."""
        server = request.app.state.server
        if request.url.path.startswith("/api"):
            server.banned_networks.check(request)
            await server.limits.check("requests", client_address(request))
            _check_nul(request)
        if request.method in SAFE_METHODS:
            return receive
        self._check_method(request)
        check_origin(request.headers, self._settings)
        body = await self._read(request)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (body or request.method != "DELETE") and not _is_one_click(request, kind):
            raise RequestError(415, "web-json-only")
        return _replay_body(body, receive)

    async def _read(self, request: Request) -> bytes:
        """The whole body, if it arrives in time."""
        try:
            async with asyncio.timeout(self._settings.body_seconds):
                return await _read(request, self._settings.largest_body)
        except TimeoutError:
            raise RequestError(408, "web-too-slow") from None

    def _check_method(self, request: Request) -> None:
        """Pages and files can only be read."""
        path = request.url.path
        allowed = self._methods.of(path) if path.startswith("/api") else SAFE_METHODS[:1]
        if allowed and request.method not in allowed:
            raise MethodNotAllowed(allowed)

    def _count(self, request: Request, status: int) -> None:
        """Counts and logs the route's pattern, because the path itself may contain a secret id."""
        server = request.app.state.server
        method = request.method if request.method in KNOWN_METHODS else "other"
        server.metrics.requests.labels(method, str(status)).inc()
        route = getattr(request.scope.get("route"), "path", "")
        log.info("request", method=method, route=route, status=status)


def _is_one_click(request: Request, kind: str) -> bool:
    """Mail programs that unsubscribe by themselves send a form (RFC 8058). The link's token says who and what."""
    return request.url.path.startswith("/api/stop/") and kind in FORMS


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

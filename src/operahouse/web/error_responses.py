"""Errors as HTTP responses."""

from typing import Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from structlog import get_logger

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.store.database import StoreError
from operahouse.web.errors import MethodNotAllowed, RequestError, public_error, status_of, write_error
from operahouse.web.languages import language_of
from operahouse.web.schemas.base import ErrorResponse
from operahouse.web.sessions import current_server, find_person

STATUSES: Final = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 503]
ERROR_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {status: {"model": ErrorResponse} for status in STATUSES}
KEYS: Final = {404: "web-not-here", 405: "web-not-so"}
PROBLEMS: Final = {
    "missing": "malformed-missing", "extra_forbidden": "malformed-unknown-field", "json_invalid": "web-not-json",
    "string_type": "malformed-not-text", "int_type": "malformed-not-integer", "bool_type": "malformed-not-flag",
    "list_type": "malformed-not-list", "dict_type": "malformed-not-object", "model_type": "malformed-not-object",
    "model_attributes_type": "malformed-not-object", "string_too_long": "web-too-long", "too_long": "web-too-long",
}  # fmt: skip
"""Our keys for what pydantic complains about."""
LONGEST_SHOWN: Final = 40
log = get_logger()


async def handle_error(request: Request, error: Exception) -> JSONResponse:
    """One of our own errors, in the reader's language."""
    assert isinstance(error, OperahouseError)
    if isinstance(error, StoreError):
        log.error("store", error=str(error))
    return await error_response(request, public_error(error))


async def handle_invalid_request(request: Request, error: Exception) -> JSONResponse:
    """A request of the wrong shape: the first mistake, by its place."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"][1:]]
    key = PROBLEMS.get(str(first["type"]), "web-malformed")
    details: dict[str, object] = {"value": repr(first.get("input"))[:LONGEST_SHOWN], "name": place[-1] if place else ""}
    needed = {"malformed-missing": [], "malformed-unknown-field": ["name"]}.get(
        key, ["value"] if key.startswith("malformed") else []
    )
    return await error_response(request, Malformed(".".join(place), key, {name: details[name] for name in needed}))


async def handle_http_error(request: Request, error: Exception) -> JSONResponse:
    """An error of the framework itself."""
    assert isinstance(error, HTTPException)
    answer = await error_response(
        request, RequestError(error.status_code, KEYS.get(error.status_code, "web-malformed"))
    )
    answer.headers.update(error.headers or {})
    return answer


async def handle_unexpected_error(request: Request, error: Exception) -> JSONResponse:
    """A bug: logged, and answered without any internals."""
    log.error("accident", kind=type(error).__name__, exc_info=error)
    return await error_response(request, RequestError(500, "web-broken"))


async def error_response(request: HTTPConnection, error: OperahouseError) -> JSONResponse:
    """The response to a request that failed."""
    try:
        person = await find_person(request)
    except OperahouseError:
        person = None
    written = write_error(error, language_of(request, person), current_server(request).localize)
    seconds = error.details.get("seconds")
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    if isinstance(error, MethodNotAllowed):
        headers["allow"] = ", ".join(error.allowed)
    return JSONResponse({"error": written}, status_of(error), headers)

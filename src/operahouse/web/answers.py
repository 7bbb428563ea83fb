"""Errors as answers to requests."""

from typing import Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from structlog import get_logger

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.store.database import StoreError
from operahouse.web.denial import Denial, for_others, status_of, write_error
from operahouse.web.languages import language_of
from operahouse.web.sessions import the_house, whoever
from operahouse.web.shapes import Wrong

STATUSES: Final = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]
WRONG: Final[dict[int | str, dict[str, Any]]] = {status: {"model": Wrong} for status in STATUSES}
KEYS: Final = {404: "web-not-here", 405: "web-not-so"}
PROBLEMS: Final = {
    "missing": "malformed-missing", "extra_forbidden": "malformed-unknown-field", "json_invalid": "web-not-json",
    "string_type": "malformed-not-text", "int_type": "malformed-not-integer", "bool_type": "malformed-not-flag",
    "list_type": "malformed-not-list", "dict_type": "malformed-not-object", "model_type": "malformed-not-object",
    "model_attributes_type": "malformed-not-object", "string_too_long": "web-too-long", "too_long": "web-too-long",
}  # fmt: skip
"""What pydantic complains about, in our words."""
LONGEST_SHOWN: Final = 40
log = get_logger()


async def answer_error(request: Request, error: Exception) -> JSONResponse:
    """Any error of ours, in the reader's language."""
    assert isinstance(error, OperahouseError)
    if isinstance(error, StoreError):
        log.error("store", trouble=str(error))
    return await wrong(request, for_others(error))


async def answer_nonsense(request: Request, error: Exception) -> JSONResponse:
    """What was sent has not the shape it should have: the first thing wrong, by its place."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"][1:]]
    key = PROBLEMS.get(str(first["type"]), "web-malformed")
    details: dict[str, object] = {"value": repr(first.get("input"))[:LONGEST_SHOWN], "name": place[-1] if place else ""}
    needed = {"malformed-missing": [], "malformed-unknown-field": ["name"]}.get(
        key, ["value"] if key.startswith("malformed") else []
    )
    return await wrong(request, Malformed(".".join(place), key, {name: details[name] for name in needed}))


async def answer_http(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself turns away."""
    assert isinstance(error, HTTPException)
    answer = await wrong(request, Denial(error.status_code, KEYS.get(error.status_code, "web-malformed")))
    answer.headers.update(error.headers or {})
    return answer


async def answer_accident(request: Request, error: Exception) -> JSONResponse:
    """What should never happen: written down, and told without a word about the inside."""
    log.error("accident", kind=type(error).__name__, exc_info=error)
    return await wrong(request, Denial(500, "web-broken"))


async def wrong(request: HTTPConnection, error: OperahouseError) -> JSONResponse:
    """The answer to a request that is not fulfilled."""
    try:
        person = await whoever(request)
    except OperahouseError:
        person = None
    written = write_error(error, language_of(request, person), the_house(request).say)
    return JSONResponse({"error": written}, status_of(error))

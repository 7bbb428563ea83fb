"""Errors of requests, and how errors are written as JSON."""

from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.store.errors import StoreError, StoreSilent
from operahouse.store.person import NameTaken
from operahouse.web.ports import Localize

CONFLICT = 409
UNPROCESSABLE = 422


class RequestError(OperahouseError):
    """A request that the server refuses, with its HTTP status."""

    def __init__(self, status: int, key: str, details: Json | None = None) -> None:
        super().__init__(key, details or {})
        self.status = status


class MethodNotAllowed(RequestError):
    """A method that a path does not have, and those that it has."""

    def __init__(self, allowed: list[str]) -> None:
        super().__init__(405, "web-not-so")
        self.allowed = allowed


def public_error(error: OperahouseError) -> OperahouseError:
    """The error as others may see it. Of database errors only that there was one."""
    if isinstance(error, StoreSilent):
        return RequestError(503, "web-database-silent")
    return RequestError(503, "web-unsure") if isinstance(error, StoreError) else error


def status_of(error: OperahouseError) -> int:
    """The HTTP status of an error: a conflict with the current state, or an invalid request."""
    if isinstance(error, RequestError):
        return error.status
    return CONFLICT if isinstance(error, Refusal | NameTaken) else UNPROCESSABLE


def write_error(error: OperahouseError, language: str, localize: Localize) -> Json:
    """An error as JSON: key and details for programs, a sentence for people."""
    return {
        "key": error.key,
        "details": {name: plain_json(value) for name, value in error.details.items()},
        "rule": error.rule if isinstance(error, Refusal) else "",
        "path": error.path if isinstance(error, Malformed) else "",
        "text": localize(language, error),
    }


def write_preview(preview: Json, language: str, localize: Localize) -> Json:
    """A preview as JSON, with a refusal written like any other error."""
    refused = preview["error"]
    if not isinstance(refused, dict):
        return preview
    refusal = Refusal(refused["rule"], refused["key"], refused["details"])
    return {**preview, "error": write_error(refusal, language, localize)}


def plain_json(value: object) -> object:
    """A detail of an error as JSON. An error within an error becomes its key and details."""
    if isinstance(value, OperahouseError):
        return {"key": value.key, "details": {name: plain_json(inner) for name, inner in value.details.items()}}
    if isinstance(value, list | tuple):
        return [plain_json(item) for item in value]
    if isinstance(value, dict):
        return {str(name): plain_json(inner) for name, inner in value.items()}
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)

"""What the house does not do for whoever asks, and how errors are written."""

from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.store.database import StoreError
from operahouse.store.people import NameTaken
from operahouse.web.settings import Say

CONFLICT = 409
UNPROCESSABLE = 422


class Denial(OperahouseError):
    """A request that is turned away; `status` is what HTTP calls it."""

    def __init__(self, status: int, key: str, details: Json | None = None) -> None:
        super().__init__(key, details or {})
        self.status = status


def for_others(error: OperahouseError) -> OperahouseError:
    """What of an error is told to people: of trouble with the database only that there is some."""
    return Denial(503, "web-unsure") if isinstance(error, StoreError) else error


def status_of(error: OperahouseError) -> int:
    """What HTTP calls an error: the present does not allow it, or what was sent is nonsense."""
    if isinstance(error, Denial):
        return error.status
    return CONFLICT if isinstance(error, Refusal | NameTaken) else UNPROCESSABLE


def write_error(error: OperahouseError, language: str, say: Say) -> Json:
    """An error as it is sent: for programs by key and details, for people in a sentence."""
    return {
        "key": error.key,
        "details": {name: plain(value) for name, value in error.details.items()},
        "rule": error.rule if isinstance(error, Refusal) else "",
        "path": error.path if isinstance(error, Malformed) else "",
        "text": say(language, error),
    }


def write_outcome(outcome: Json, language: str, say: Say) -> Json:
    """What a move that was tried out would bring; its refusal is written like any other error."""
    refused = outcome["error"]
    if not isinstance(refused, dict):
        return outcome
    refusal = Refusal(refused["rule"], refused["key"], refused["details"])
    return {**outcome, "error": write_error(refusal, language, say)}


def plain(value: object) -> object:
    """A detail of an error as data; an error within an error by its key."""
    if isinstance(value, OperahouseError):
        return {"key": value.key, "details": {name: plain(inner) for name, inner in value.details.items()}}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(name): plain(inner) for name, inner in value.items()}
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)

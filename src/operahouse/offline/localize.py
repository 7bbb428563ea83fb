"""Errors in sentences. The page's own texts are used, which follow the same rules as Python's."""

import json
from collections.abc import Callable

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.web.errors import plain_json
from operahouse.web.ports import Localize

Say = Callable[[str, str, str], str]
"""The text of a language for a key and its details, which are JSON."""


def localizer(say: Say) -> Localize:
    """Turns errors into sentences with the texts of the page."""

    def localize(language: str, error: OperahouseError) -> str:
        details = {
            blank: localize(language, value) if isinstance(value, OperahouseError) else plain_json(value)
            for blank, value in error.details.items()
        }
        text = say(language, error.key, json.dumps(details))
        if isinstance(error, Malformed) and error.path:
            return say(language, "malformed-at", json.dumps({"path": error.path, "text": text}))
        return text

    return localize

"""The language of an answer."""

from starlette.requests import HTTPConnection

from operahouse.store.people import Person


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The person's language, else the first supported one that the browser asks for, else English."""
    if person is not None and person.language:
        return person.language
    spoken: tuple[str, ...] = connection.app.state.server.settings.languages
    for wanted in connection.headers.get("accept-language", "").split(","):
        word = wanted.strip()[:2].lower()
        if word in spoken:
            return word
    return spoken[0]

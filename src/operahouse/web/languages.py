"""Which language somebody is answered in."""

from starlette.requests import HTTPConnection

from operahouse.store.people import Person


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The person's own, else the first of those the browser asks for that is spoken here, else English."""
    if person is not None and person.language:
        return person.language
    spoken: tuple[str, ...] = connection.app.state.house.settings.languages
    for wanted in connection.headers.get("accept-language", "").split(","):
        word = wanted.strip()[:2].lower()
        if word in spoken:
            return word
    return spoken[0]

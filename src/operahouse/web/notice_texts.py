"""What notices and mails say, in the language of whoever gets them."""

from typing import TYPE_CHECKING, Final

import msgspec

from operahouse.kernel.errors import OperahouseError
from operahouse.store.people import Person
from operahouse.web.calls import Call
from operahouse.web.mail import Letter
from operahouse.web.push_message import LONGEST
from operahouse.web.signed_links import make_token
from operahouse.web.wall_clock import SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

LINKS: Final = "links"
"""The secret that signs links."""
STOP: Final = "stop"
CONFIRM: Final = "confirm"
PASSWORD: Final = "password"
MINUTES: Final = 30
"""How long the link to a new password is valid, and the one that confirms an address."""


def language_for(server: "Server", person: Person) -> str:
    """The language of somebody who isn't asking just now."""
    languages = server.settings.languages
    return person.language if person.language in languages else languages[0]


def push_body(server: "Server", person: Person, call: Call) -> bytes:
    """What a browser gets: two lines, a link, and what the notice is about, so that a later one replaces it."""
    shown = {
        "title": _say(server, person, f"notice-{call.kind}", call.details),
        "body": _say(server, person, f"notice-{call.kind}-body", call.details),
        "link": call.link,
        "tag": f"{call.kind} {call.about}",
    }
    return msgspec.json.encode(shown)[:LONGEST]


def notice_letter(server: "Server", person: Person, to: str, call: Call) -> Letter:
    """The same as a mail, with a link that unsubscribes from this kind."""
    token = make_token(server.secret(LINKS), STOP, [person.id, call.kind])
    address = server.settings.address
    body: dict[str, object] = {
        "what": _say(server, person, f"notice-{call.kind}-body", call.details),
        "link": f"{address}{call.link}",
        "stop": f"{address}/stop/{token}",
        "name": person.name,
    }
    return Letter(
        to,
        _say(server, person, f"notice-{call.kind}", call.details),
        _say(server, person, "notice-mail", body),
        f"{address}/api/stop/{token}",
    )


def confirm_letter(server: "Server", person: Person, to: str) -> Letter:
    """Asks whether an address belongs to whoever has given it."""
    token = make_token(server.secret(LINKS), CONFIRM, [person.id, to], _soon())
    return _letter(server, person, to, "notice-confirm", f"/mail/{token}")


def password_letter(server: "Server", person: Person, to: str, seen: str) -> Letter:
    """A link to a new password. It works once: `seen` stands for the password that it replaces."""
    token = make_token(server.secret(LINKS), PASSWORD, [person.id, seen], _soon())
    return _letter(server, person, to, "notice-password", f"/password/{token}")


def _letter(server: "Server", person: Person, to: str, key: str, path: str) -> Letter:
    details: dict[str, object] = {"name": person.name, "link": f"{server.settings.address}{path}", "minutes": MINUTES}
    return Letter(to, _say(server, person, key, {}), _say(server, person, f"{key}-mail", details))


def _soon() -> int:
    return now() + MINUTES * 60 * SECOND


def _say(server: "Server", person: Person, key: str, details: dict[str, object]) -> str:
    return server.localize(language_for(server, person), OperahouseError(key, details))

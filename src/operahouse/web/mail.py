"""Mail, where the host has set up a mail server."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from operahouse.web.settings import Settings

LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Letter(NamedTuple):
    """A mail."""

    to: str
    subject: str
    text: str
    stop_link: str = ""
    """Where mail programs unsubscribe by themselves (RFC 8058); empty where there is nothing to unsubscribe from."""


def can_mail(settings: Settings) -> bool:
    """Whether there is a mail server, and an address that links in mails can begin with."""
    return bool(settings.mail_server and settings.mail_from and settings.address)


def is_mail_address(text: str) -> bool:
    """Whether it has the form of a mail address. Whether it exists shows when it's confirmed."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def send(settings: Settings, letter: Letter) -> None:
    """Hand a mail to the mail server. Blocks; raises OSError or SMTPException if it isn't taken."""
    context = ssl.create_default_context()
    if settings.mail_security == "none" or not settings.mail_verify:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if settings.mail_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.mail_server, settings.mail_port, timeout=settings.mail_seconds, context=context
        )
    else:
        server = smtplib.SMTP(settings.mail_server, settings.mail_port, timeout=settings.mail_seconds)
    with server:
        if settings.mail_security == "starttls":
            server.starttls(context=context)
        if settings.mail_user:
            server.login(settings.mail_user, settings.mail_password)
        server.send_message(write_letter(settings, letter))


def write_letter(settings: Settings, letter: Letter) -> EmailMessage:
    """The mail as it's sent."""
    message = EmailMessage()
    message["From"] = f"Operahouse <{settings.mail_from}>"
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.address).hostname or "operahouse")
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop_link:
        message["List-Unsubscribe"] = f"<{letter.stop_link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message

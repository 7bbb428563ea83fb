"""A mail server for the tests: speaks SMTP with STARTTLS, and keeps what it's given."""

import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.web import patient


@dataclass
class MailServer:
    """What was received."""

    port: int = 0
    letters: "Queue[EmailMessage]" = field(default_factory=Queue)
    signed_in: list[str] = field(default_factory=list)

    def next(self) -> EmailMessage:
        """The next mail, once it's there."""
        return self.letters.get(timeout=patient.PATIENCE)


def certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    day = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(day - timedelta(days=1))
        .not_valid_after(day + timedelta(days=1)).sign(key, SHA256())
    )  # fmt: skip
    file = folder / "mail.pem"
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(plain + made.public_bytes(Encoding.PEM))
    return file


@contextmanager
def mail_server(folder: Path) -> Iterator[MailServer]:
    """A mail server on this machine that takes mail only over TLS."""
    mails = MailServer()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(folder))

    class Handler(socketserver.StreamRequestHandler):
        secure = False

        def handle(self) -> None:
            self.reply("220 test")
            while line := self.rfile.readline().decode().strip():
                word = line.split()[0].upper()
                if word == "QUIT":
                    self.reply("221 bye")
                    return
                self.take(word, line)

        def take(self, word: str, line: str) -> None:
            if word == "EHLO":
                self.reply("250-test", "250 AUTH PLAIN" if self.secure else "250 STARTTLS")
            elif word == "STARTTLS":
                self.reply("220 go on")
                self.connection = context.wrap_socket(self.connection, server_side=True)
                self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
                self.secure = True
            elif not self.secure:
                self.reply("530 STARTTLS first")
            elif word == "AUTH":
                mails.signed_in.append(line)
                self.reply("235 welcome")
            elif word == "DATA":
                self.reply("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                mails.letters.put(message_from_bytes(b"".join(lines), policy=policy.default))
                self.reply("250 taken")
            else:
                self.reply("250 fine")

        def finish(self) -> None:
            super().finish()
            self.connection.close()

        def reply(self, *lines: str) -> None:
            self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    mails.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield mails
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

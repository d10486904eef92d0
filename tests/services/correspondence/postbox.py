"""A server of mail on this computer, that keeps what it gets and does wrong what it is told to."""

import base64
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from clubadmin.model.correspondence.letters import MailServer, Security

PASSWORD = "geheim-éénmalig"


@dataclass
class Postbox:
    """What came in, and what is to go wrong.

    Attributes:
        port: where it listens, on 127.0.0.1.
        got: the messages, each with the address it was handed in for.
        refuses: addresses, and what is said of each: "550 onbekend".
        breaks: addresses at which the line breaks after the message was heard.
        hangs_up_before: addresses at which the line breaks before the message, once.
        refuses_data: addresses of which the message is not taken.
        agreed: for whom it said that it took the message.
        meanwhile: called at each moment that matters with its name and the address: "asked" before
            the message, "heard" before it is agreed to, "agreed" after.
        sender: what is said of whoever sends; "" takes him.
        logged_in: how often somebody did.
    """

    port: int = 0
    got: list[tuple[str, EmailMessage]] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    refuses: dict[str, str] = field(default_factory=dict)
    breaks: set[str] = field(default_factory=set)
    hangs_up_before: set[str] = field(default_factory=set)
    refuses_data: set[str] = field(default_factory=set)
    agreed: list[str] = field(default_factory=list)
    meanwhile: Callable[[str, str], None] = lambda _moment, _address: None
    sender: str = ""
    login: bool = True
    logged_in: int = 0
    secure: list[bool] = field(default_factory=list)

    @property
    def to(self) -> list[str]:
        """For whom messages came."""
        return [address for address, _ in self.got]

    def server(self, **wanted: Any) -> MailServer:
        """As a club keeps it."""
        values = {
            "host": "127.0.0.1",
            "port": self.port,
            "security": Security.NONE,
            "address": "secretaris@azen.example",
        }
        return MailServer(**{**values, **wanted})


class _Talk(socketserver.StreamRequestHandler):
    timeout = 20
    box: Postbox
    context: ssl.SSLContext | None
    at_once: bool

    def handle(self) -> None:
        if self.at_once:
            self._secure()
        self._say("220 hier")
        self._to = ""
        while True:
            line = self.rfile.readline(4096).decode("utf-8", "replace").rstrip("\r\n")
            if not line or not self._answer(line):
                return

    def finish(self) -> None:
        """A line that was kept from others is another than the one that was taken."""
        with suppress(OSError):
            super().finish()
        self.connection.close()

    def _secure(self) -> None:
        assert self.context is not None
        self.request = self.context.wrap_socket(self.request, server_side=True)
        self.connection = self.request
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)

    def _say(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def _answer(self, line: str) -> bool:
        word = line.split(" ", maxsplit=1)[0].upper()
        done = getattr(self, f"_{word.lower()}", None)
        if done is None:
            self._say("500 dat ken ik niet")
            return True
        return bool(done(line))

    def _ehlo(self, _line: str) -> bool:
        upgrade = ["250-STARTTLS"] if self.context and not self.at_once else []
        self._say("250-hier", *upgrade, "250 AUTH PLAIN LOGIN")
        return True

    _helo = _ehlo

    def _starttls(self, _line: str) -> bool:
        self._say("220 kom maar")
        self._secure()
        return True

    def _auth(self, line: str) -> bool:
        given = base64.b64decode(line.rsplit(" ", maxsplit=1)[-1]).decode().split("\0")
        good = self.box.login and given[-1] == PASSWORD
        self.box.logged_in += good
        self._say("235 goed" if good else f"535 niet goed: {given[-1]}")
        return True

    def _mail(self, _line: str) -> bool:
        self._say(self.box.sender or "250 goed")
        return True

    def _rcpt(self, line: str) -> bool:
        self._to = line.partition("<")[2].partition(">")[0]
        if self._to in self.box.hangs_up_before:
            self.box.hangs_up_before.discard(self._to)
            return False
        self.box.meanwhile("asked", self._to)
        self._say(self.box.refuses.get(self._to, "250 goed"))
        return True

    def _data(self, _line: str) -> bool:
        self._say("354 zeg het maar")
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line[1:] if line.startswith(b"..") else line)
        if self._to in self.box.refuses_data:
            self._say("554 dit neem ik niet")
            return True
        data = b"".join(lines)
        self.box.raw.append(data)
        read: Any = BytesParser(policy=policy.default).parsebytes(data)
        self.box.got.append((self._to, read))
        self.box.secure.append(isinstance(self.connection, ssl.SSLSocket))
        if self._to in self.box.breaks:
            return False
        self.box.meanwhile("heard", self._to)
        self._say("250 aangenomen")
        self.box.agreed.append(self._to)
        self.box.meanwhile("agreed", self._to)
        return True

    def _rset(self, _line: str) -> bool:
        self._say("250 goed")
        return True

    _noop = _rset

    def _quit(self, _line: str) -> bool:
        self._say("221 dag")
        return False


class _Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Who hangs up on us is part of a test."""


@contextmanager
def postbox(*, context: ssl.SSLContext | None = None, at_once: bool = False) -> Iterator[Postbox]:
    """A server that listens until the end of the block."""
    box = Postbox()
    talk = type("Talk", (_Talk,), {"box": box, "context": context, "at_once": at_once})
    with _Server(("127.0.0.1", 0), talk) as server:
        box.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield box
        finally:
            server.shutdown()
            thread.join()


def proved(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server shows to prove that it is 127.0.0.1, and what believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    shown = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "bewijs.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + shown.public_bytes(serialization.Encoding.PEM)
    )
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(file)
    return serving, ssl.create_default_context(cafile=str(file))

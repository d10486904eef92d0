"""The mail server as the club keeps it, and handing messages in to it, one by one.

Every step of the conversation is done apart: until the server has been told of the message it
certainly did not go out; from then until the server answers nobody can know.
"""

import base64
import re
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from typing import Any, Self

from sqlalchemy import Connection, text

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused, Trouble
from clubadmin.i18n import Message
from clubadmin.model.correspondence.letters import MailServer, Outcome, Security, Sent
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.input.checks import between, named
from clubadmin.services.input.passwords import is_here
from clubadmin.storage.schema.tablenames import MailServerRow

_ROW = text("SELECT host, port, security, user, address, version FROM mail_server")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?")


def keep_mail_server(club: OpenClub, wanted: MailServer) -> MailServer:
    """Keep where mail is handed in."""
    values = _checked(wanted)
    with club.store.change(Message("Mailserver gewijzigd")) as change:
        if wanted.version:
            change.update(MailServerRow, 1, version=wanted.version, **values)
        else:
            change.insert(MailServerRow, id=1, **values)
        return _load(change.conn)


def _checked(wanted: MailServer) -> dict[str, Any]:
    host = named(wanted.host, Message("De mailserver"), longest=253)
    if not _HOST.fullmatch(host):
        raise Refused(
            "{host} is geen naam van een mailserver. Uw provider noemt hem, zoals"
            " smtp.voorbeeld.nl.",
            host=host,
        )
    if wanted.security is Security.NONE and not is_here(host):
        raise Refused(
            "Zonder beveiliging kan iedereen onderweg de mail en het wachtwoord lezen. Kies"
            " STARTTLS of TLS."
        )
    address = named(wanted.address, Message("Het adres van de afzender"), longest=120)
    if not mailable(address):
        raise Refused(
            "{address} is geen e-mailadres. Schrijf het als naam@voorbeeld.nl.", address=address
        )
    return {
        "host": host,
        "port": between(wanted.port, 1, 65535, Message("De poort")),
        "security": wanted.security.value,
        "user": named(wanted.user, Message("De gebruikersnaam"), needed=False, longest=120),
        "address": address,
    }


def _load(conn: Connection) -> MailServer:
    """Load the mail server; one without a name where none is kept."""
    row = conn.execute(_ROW).mappings().first()
    if row is None:
        return MailServer()
    return MailServer(**{**row, "security": Security(row["security"])})


mail_server = reads(_load)


PATIENCE = 30.0  # seconds without a word of the server
_LONGEST = 200  # signs of what a server said
_BROKEN = (smtplib.SMTPServerDisconnected, OSError)


class MailTrouble(Trouble):
    """Mail cannot be handed in at all; what was not handed in is still waiting."""


class Post:
    """The line to a server, opened when the first message goes.

    Args:
        password: of its user; never told to anybody else.
        context: what the line is proved with; None: as the system does.
        patience: seconds without a word of the server.
    """

    def __init__(
        self,
        server: MailServer,
        password: str = "",
        *,
        context: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._server, self._password = server, password
        self._context, self._patience = context, patience
        self._line: smtplib.SMTP | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        line, self._line = self._line, None
        if line is not None:
            with suppress(smtplib.SMTPException, OSError):
                line.quit()

    def send(self, message: EmailMessage) -> Outcome:
        """Hand in one message, to the one it is for.

        Raises:
            MailTrouble: the server cannot be reached, or takes nothing from this sender.
        """
        sender = message["From"].addresses[0].addr_spec
        to = message["To"].addresses[0].addr_spec
        data = message.as_bytes()
        try:
            refused = self._envelope(self._open(), sender, to)
        except _BROKEN:  # servers hang up on who waits; once more, nothing went out yet
            self._hang_up()
            refused = self._envelope_anew(sender, to)
        if refused is not None:
            return refused
        return self._hand_over(data)

    def _envelope_anew(self, sender: str, to: str) -> Outcome | None:
        try:
            return self._envelope(self._open(), sender, to)
        except _BROKEN as error:
            self._hang_up()
            raise self._unreachable(error) from error

    def _envelope(self, line: smtplib.SMTP, sender: str, to: str) -> Outcome | None:
        """Hand in sender and recipient; gives the outcome where the server refuses."""
        code, said = line.mail(sender)
        if not _agreed(code):
            self.close()
            raise MailTrouble(
                "De mailserver neemt niets aan van {address}: {said}. Kijk bij Mailserver of"
                " het adres van de afzender klopt.",
                address=sender,
                said=self._told(said),
            )
        code, said = line.rcpt(to)
        if _agreed(code):
            return None
        line.rset()
        return Outcome(Sent.REFUSED, Message.verbatim(self._told(said)))

    def _hand_over(self, data: bytes) -> Outcome:
        """The message itself; when the line breaks from here on, nobody knows."""
        line = self._line
        if line is None:
            raise RuntimeError("a message without a line")
        try:
            code, said = line.data(data)
        except smtplib.SMTPDataError as error:  # it would not even hear it
            return Outcome(Sent.REFUSED, Message.verbatim(self._told(error.smtp_error)))
        except _BROKEN:
            self._hang_up()
            return Outcome(
                Sent.UNKNOWN, Message("de verbinding brak af terwijl dit bericht onderweg was")
            )
        if _agreed(code):
            return Outcome(Sent.SENT)
        return Outcome(Sent.REFUSED, Message.verbatim(self._told(said)))

    def _open(self) -> smtplib.SMTP:
        """The line, opened where it was not."""
        if self._line is not None:
            return self._line
        server = self._server
        if server.security is Security.NONE and not is_here(server.host):
            raise MailTrouble(
                "Zonder beveiliging kan iedereen onderweg de mail en het wachtwoord lezen. Kies"
                " STARTTLS of TLS."
            )
        try:
            self._line = self._connected()
            self._log_in(self._line)
        except smtplib.SMTPAuthenticationError as error:
            self._hang_up()
            raise MailTrouble(
                "De mailserver {host} neemt de gebruikersnaam of het wachtwoord niet aan:"
                " {said}. Er is niets verstuurd.",
                host=server.host,
                said=self._told(error.smtp_error),
            ) from None  # what went before holds the password
        except ssl.SSLCertVerificationError as error:
            self._hang_up()
            raise MailTrouble(
                "De mailserver {host} kan niet bewijzen dat hij het is: {said}. Er is niets"
                " verstuurd. Kijk of de naam goed getypt is.",
                host=server.host,
                said=self._told(error.verify_message),
            ) from error
        except (smtplib.SMTPException, OSError) as error:
            self._hang_up()
            raise self._unreachable(error) from None
        return self._line

    def _connected(self) -> smtplib.SMTP:
        server, patience = self._server, self._patience
        context = self._context or ssl.create_default_context()
        if server.security is Security.TLS:
            return smtplib.SMTP_SSL(server.host, server.port, timeout=patience, context=context)
        line = smtplib.SMTP(server.host, server.port, timeout=patience)
        if server.security is Security.STARTTLS:
            try:
                line.starttls(context=context)
            except (smtplib.SMTPException, OSError):
                line.close()
                raise
        return line

    def _log_in(self, line: smtplib.SMTP) -> None:
        user, password = self._server.user, self._password
        line.ehlo_or_helo_if_needed()
        if not user:
            return
        if user.isascii() and password.isascii():
            line.login(user, password)
            return
        told = base64.b64encode(f"\0{user}\0{password}".encode()).decode()  # RFC 4616
        code, said = line.docmd("AUTH", f"PLAIN {told}")
        if not _agreed(code):
            raise smtplib.SMTPAuthenticationError(code, said)

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _unreachable(self, error: Exception) -> MailTrouble:
        if isinstance(error, MailTrouble):
            return error
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return MailTrouble(
            "De mailserver {host} is niet te bereiken: {said}. Wat nog niet verstuurd was,"
            " wacht. Kijk of er internet is en of poort {port} klopt.",
            host=self._server.host,
            said=self._told(said),
            port=self._server.port,
        )

    def _told(self, said: bytes | str) -> str:
        """Put a server's answer on one line, without the password should it repeat that."""
        text = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
        if self._password:
            text = text.replace(self._password, "…")
        return tidy(text)[:_LONGEST].rstrip(".") or "?"


def _agreed(code: int) -> bool:
    return 200 <= code < 300

"""The mail server as the club keeps it; never its password."""

import re
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.correspondence.outbox import MailServer, Security
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.input.checks import between, named
from clubadmin.storage.schema.tablenames import MailServerRow

_ROW = text("SELECT host, port, security, user, address, version FROM mail_server")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?")
_HERE = re.compile(r"localhost|127\.\d+\.\d+\.\d+|::1")


def keep_mail_server(club: OpenClub, wanted: MailServer) -> MailServer:
    """Keep where mail is handed in."""
    values = _checked(wanted)
    with club.store.change(Message("Mailserver gewijzigd")) as change:
        if wanted.version:
            change.update(MailServerRow, 1, version=wanted.version, **values)
        else:
            change.insert(MailServerRow, id=1, **values)
        return _load(change.conn)


def is_here(host: str) -> bool:
    """Whether a server is on this computer, so that nobody can listen in."""
    return _HERE.fullmatch(host.strip().lower()) is not None


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

"""A letter as a message of mail, to one person only.

What people are called and what they wrote goes into a header as text: a line break in it begins
no other header, and letters that a header cannot hold are encoded. The library does that; what
it cannot make of an address is told before, by `mailable`.
"""

import re
from collections.abc import Callable
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

from clubadmin.domain.names import tidy
from clubadmin.model.correspondence.letters import Letter

_LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?P<local>{_LOCAL})@(?P<domain>(?:{_LABEL}\.)*{_LABEL})")
_LONGEST = 254
_LONGEST_NAME = 60  # letters of the name of a file
Enclosed = tuple[str, bytes]
"""A PDF that goes along: its name, without an ending, and what is in it."""
Maker = Callable[[Letter], EmailMessage]
"""Makes the message of a letter."""


def mailable(address: str) -> bool:
    """Whether mail can go to an address as any server takes it."""
    return _plain(address) is not None


def message(
    *,
    sender: tuple[str, str],
    to: tuple[str, str],
    subject: str,
    body: str,
    enclosed: Enclosed | None = None,
    at: datetime | None = None,
) -> EmailMessage:
    """The message.

    Args:
        sender: name and address; without an address it is a draft that names no sender.
        to: the one to whom it goes: name and address, of which `mailable` holds.
        subject: on one line.
        body: its lines.
        enclosed: a PDF that goes along.
        at: when it is sent; None for a draft, which the mail program opens to be sent.
    """
    made = EmailMessage(policy=SMTP)
    if sender[1]:
        made["From"] = _named(*sender)
    made["To"] = _named(*to)
    made["Subject"] = _told(subject)
    if at is None:
        made["X-Unsent"] = "1"
    else:
        made["Date"] = format_datetime(at.astimezone())
        made["Message-ID"] = make_msgid(domain=(_plain(sender[1]) or "").rpartition("@")[2])
    text = body.encode("utf-8", "replace").decode()  # half a sign that a crafted file may hold
    made.set_content(text + "\n", cte="quoted-printable")
    if enclosed is not None:
        name, data = enclosed
        made.add_attachment(
            data, maintype="application", subtype="pdf", filename=f"{file_name(name)}.pdf"
        )
    return made


def maker(
    club: str,
    address: str,
    enclosed: Callable[[Letter], Enclosed | None],
    clock: Callable[[], datetime] | None = None,
) -> Maker:
    """Makes the message of each letter.

    Args:
        club: in whose name it is sent.
        address: from which; "" for drafts of who keeps none.
        enclosed: the PDF that goes along with a letter.
        clock: when each is sent; None: they are drafts.
    """

    def make(one: Letter) -> EmailMessage:
        return message(
            sender=(club, address),
            to=(one.to.member.name, one.to.member.email),
            subject=one.subject,
            body=one.body,
            enclosed=enclosed(one),
            at=clock() if clock else None,
        )

    return make


def _named(name: str, address: str) -> Address:
    plain = _plain(address)
    if plain is None:
        raise ValueError("an address that mail cannot go to was let through")
    return Address(display_name=_told(name), addr_spec=plain)


def file_name(text: str) -> str:
    """Letters and figures that every system takes in the name of a file."""
    kept = "".join(sign if sign.isalnum() or sign in " -_'," else " " for sign in text)
    return " ".join(kept.split())[:_LONGEST_NAME].rstrip(" ,")


def _told(text: str) -> str:
    """Put text on one line; what looks encoded already would be read as what it hides."""
    return tidy(text).replace("=?", "= ?")


def _plain(address: str) -> str | None:
    """The address in plain letters, its domain as the network knows it; None for no address."""
    local, _, domain = address.rpartition("@")
    try:
        found = f"{local}@{domain if domain.isascii() else domain.encode('idna').decode()}"
    except UnicodeError:
        return None
    return found if len(found) <= _LONGEST and _ADDRESS.fullmatch(found) else None

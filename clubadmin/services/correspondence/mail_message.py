"""A letter as a message of mail, to one person only, and as a file that a mail program opens.

What people are called and what they wrote goes into a header as text: a line break in it begins
no other header, and letters that a header cannot hold are encoded. The library does that; what
it cannot make of an address is told before, by `mailable`.
"""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from pathlib import Path

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.model.correspondence.letters import Letter
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.troubles import write_trouble

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


_MOST = 1000  # folders of one name
Going = Callable[[int, int], None]
"""Told how many are written, and of how many; may raise to stop."""


def write_drafts(
    within: Path, name: str, drafts: Iterable[tuple[str, EmailMessage]], going: Going
) -> Path:
    """Write each message as a file; whatever is there already stays as it is.

    Answers the new folder.

    Args:
        within: the folder in which the new one comes; made when it is not there.
        name: of the new folder; with a number behind it where that is taken.
        drafts: to whom, for the name of the file, and the message.
        going: told of each.

    Raises:
        NoRoom, NoAccess: it cannot be written; what was begun of it is away again.
    """
    made = list(drafts)
    folder = _new_folder(within, name)
    written: list[Path] = []
    try:
        for number, (who, message) in enumerate(made, 1):
            file = folder / f"{number:03d} {file_name(who)}".rstrip()
            file = file.with_name(f"{file.name}.eml")
            written.append(file)
            save_bytes(file, message.as_bytes(), private=True)
            going(number, len(made))
    except BaseException:  # also where it is stopped: half a folder would be sent as a whole one
        for file in written:
            file.unlink(missing_ok=True)
        with suppress(OSError):
            folder.rmdir()
        raise
    return folder


def _new_folder(within: Path, name: str) -> Path:
    plain = file_name(name) or "mail"
    for number in range(1, _MOST + 1):
        folder = within / (plain if number == 1 else f"{plain} {number}")
        try:
            within.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700)
        except FileExistsError:
            if not within.is_dir():
                raise Refused(
                    "{place} is geen map. Kies een andere plaats.", place=str(within)
                ) from None
            continue
        except OSError as error:
            raise write_trouble(error, folder) from error
        return folder
    raise Refused(
        "In {place} staan te veel mappen {name}. Kies een andere plaats.",
        place=str(within),
        name=plain,
    )

"""The server that mail is handed in at, and a record of the letters that were sent."""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.i18n import Message, marked
from clubadmin.model.correspondence.letters import About, Way
from clubadmin.model.members.member import Member


class Security(StrEnum):
    """How the line to a server of mail is kept from others."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"  # on this computer only


PORTS = {Security.STARTTLS: 587, Security.TLS: 465, Security.NONE: 25}


@dataclass(frozen=True)
class MailServer:
    """The server that mail is handed in at; its password is never here."""

    host: str = ""
    port: int = PORTS[Security.STARTTLS]
    security: Security = Security.STARTTLS
    user: str = ""  # "": the server asks for none
    address: str = ""  # from which it is sent
    version: int = 0  # 0: not kept yet


class Sent(StrEnum):
    """The state of a letter that was sent."""

    WAITING = "waiting"  # not sent yet
    SENDING = "sending"  # handed to the server just now
    SENT = "sent"
    REFUSED = "refused"
    UNKNOWN = "unknown"  # the line or the program broke off while it was handed over
    MADE = "made"  # a paper or a draft


SENT = {
    Sent.WAITING: marked("nog niet verstuurd"),
    Sent.SENDING: marked("wordt verstuurd"),
    Sent.SENT: marked("verstuurd"),
    Sent.REFUSED: marked("geweigerd"),
    Sent.UNKNOWN: marked("onbekend of het aankwam"),
    Sent.MADE: marked("gemaakt"),
}
WAYS = {
    Way.MAIL: marked("per mail"),
    Way.DRAFT: marked("als concept"),
    Way.PAPER: marked("op papier"),
    Way.NONE: marked("niet"),
}


@dataclass(frozen=True)
class Outcome:
    """The outcome of sending one letter, with its reason."""

    sent: Sent
    reason: Message | None = None


@dataclass(frozen=True)
class Posted:
    """A letter in the log; `reason` is what the server or the program said."""

    id: int
    mailing_id: int
    member: Member
    way: Way
    address: str
    subject: str
    sent: Sent
    reason: Message | None
    at: str  # "2026-11-12 21:14:03"


@dataclass(frozen=True)
class Mailing:
    """A text that went out, and how far it came.

    Attributes:
        id: of it.
        at: when it was begun.
        about: what its figures are of.
        subject: with its gaps.
        body: with its gaps.
        letters: to whom.
    """

    id: int
    at: str
    about: About
    subject: str
    body: str
    letters: tuple[Posted, ...] = ()

    def count(self, *sent: Sent) -> int:
        """How many letters came to this."""
        return sum(one.sent in sent for one in self.letters)

    @property
    def unsent(self) -> tuple[Posted, ...]:
        """The letters that can be sent again: these certainly did not go out."""
        again = (Sent.WAITING, Sent.REFUSED)
        return tuple(one for one in self.letters if one.way is Way.MAIL and one.sent in again)

    @property
    def purpose(self) -> Purpose:
        """The purpose of the text."""
        return self.about.purpose


def told_reason(kept: str) -> Message | None:
    """Why a letter did not go, as the log keeps it; what is no message is told as it stands."""
    try:
        return Message.from_json(kept) if kept else None
    except ValueError:
        return Message.verbatim(kept)

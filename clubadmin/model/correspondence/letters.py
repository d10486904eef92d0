"""Texts, who gets them and by which way, the server of mail, and a record of what was sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum

from clubadmin.domain.correspondence.gaps import Purpose, gaps
from clubadmin.i18n import Message, marked
from clubadmin.model.administration.dues import DuesLetters
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars


@dataclass(frozen=True)
class Template:
    """A text with gaps; `id` is 0 for one that comes with the program."""

    name: str
    purpose: Purpose
    subject: str
    body: str
    id: int = 0
    version: int = 0

    def changed(self, **values: object) -> "Template":
        """A copy with some fields changed."""
        return replace(self, **values)  # type: ignore[arg-type]


class Everybody(StrEnum):
    """The groups of recipients of a text, where nobody is named."""

    MEMBERS = "members"
    EVENING = "evening"  # who played it
    COMPETITION = "competition"  # who played in it
    OWING = "owing"  # who owes something for a season


@dataclass(frozen=True)
class About:
    """The evening, competition or season a text is about; 0 where its purpose asks for none."""

    purpose: Purpose
    id: int = 0


class Way(StrEnum):
    """How a letter goes."""

    MAIL = "mail"
    DRAFT = "draft"  # a file that the mail program opens
    PAPER = "paper"
    NONE = "none"  # it does not


@dataclass(frozen=True)
class Recipient:
    """Somebody to whom a text may go."""

    person: Particulars  # with his address
    way: Way  # mail, paper or none
    why: Message | None = None  # why it is not mail
    no_mail: bool = False  # whether he said that he wants none

    @property
    def member(self) -> Member:
        """The member that the letter goes to."""
        return self.person.member


@dataclass(frozen=True)
class Letter:
    """A letter to one recipient."""

    to: Recipient  # whom
    subject: str  # on one line
    body: str  # its lines; without an address or a name below it
    empty: tuple[str, ...] = ()  # the gaps for which nothing is known of him


@dataclass(frozen=True)
class Letters:
    """A text as it goes out."""

    text: Template  # with its gaps
    about: About  # what its figures are of
    day: date  # on which it is written
    letters: tuple[Letter, ...]  # of everybody to whom it goes, in the order of the list
    left_out: tuple[Recipient, ...] = ()  # to whom it does not go, and why
    # what stands below each letter on paper, and goes along with mail
    dues: DuesLetters | None = field(default=None, repr=False)

    def by(self, way: Way) -> tuple[Letter, ...]:
        """The letters that go by one way."""
        return tuple(one for one in self.letters if one.to.way is way)

    @property
    def empty(self) -> Mapping[str, tuple[Letter, ...]]:
        """Map each gap to the letters in which nothing is known for it."""
        words = gaps(self.text.subject, self.text.body)
        found = {word: tuple(one for one in self.letters if word in one.empty) for word in words}
        return {word: those for word, those in found.items() if those}

    def only(self, wanted: tuple[Letter, ...]) -> "Letters":
        """The letters reduced to some of them."""
        return replace(self, letters=wanted)


@dataclass(frozen=True)
class Offered:
    """Subjects that a text can be about, the newest first: numbers with their names."""

    evenings: tuple[tuple[int, str], ...] = ()
    competitions: tuple[tuple[int, str], ...] = ()
    seasons: tuple[tuple[int, str], ...] = ()

    def of(self, purpose: Purpose) -> tuple[tuple[int, str], ...]:
        """The subjects that a text of this purpose can have."""
        if purpose in (Purpose.RESULT, Purpose.INVITATION):
            return self.evenings
        if purpose is Purpose.STANDING:
            return self.competitions
        return self.seasons if purpose in (Purpose.DUES, Purpose.REMINDER) else ()


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
    """A text that went out, and how far it came."""

    id: int  # of it
    at: str  # when it was begun
    about: About  # what its figures are of
    subject: str  # with its gaps
    body: str  # with its gaps
    letters: tuple[Posted, ...] = ()  # to whom

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

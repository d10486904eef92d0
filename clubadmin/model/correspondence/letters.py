"""Texts, who gets them and by which way, and what stands in the letter of each."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum

from clubadmin.domain.correspondence.gaps import Purpose, gaps
from clubadmin.i18n import Message
from clubadmin.model.administration.letters import DuesLetters
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
    """Somebody to whom a text may go.

    Attributes:
        person: with his address.
        way: mail, paper or none.
        why: why it is not mail.
        no_mail: whether he said that he wants none.
    """

    person: Particulars
    way: Way
    why: Message | None = None
    no_mail: bool = False

    @property
    def member(self) -> Member:
        """The member that the letter goes to."""
        return self.person.member


@dataclass(frozen=True)
class Letter:
    """A letter to one recipient.

    Attributes:
        to: whom.
        subject: on one line.
        body: its lines; without an address or a name below it.
        empty: the gaps for which nothing is known of him.
    """

    to: Recipient
    subject: str
    body: str
    empty: tuple[str, ...] = ()


@dataclass(frozen=True)
class Letters:
    """A text as it goes out.

    Attributes:
        text: with its gaps.
        about: what its figures are of.
        day: on which it is written.
        letters: of everybody to whom it goes, in the order of the list.
        left_out: to whom it does not go, and why.
        dues: what stands below each letter on paper, and goes along with mail.
    """

    text: Template
    about: About
    day: date
    letters: tuple[Letter, ...]
    left_out: tuple[Recipient, ...] = ()
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

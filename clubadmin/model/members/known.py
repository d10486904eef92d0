"""All that a club knows of somebody, what was agreed to, and what follows when somebody leaves.

Nobody agrees to anything by default. Of each answer the day and the words that were agreed to are
kept, so that the club can show them; who takes an answer back keeps both days.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from clubadmin.i18n import Message, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import OwnField, Particulars


class Why(StrEnum):
    """The reason of leaving; a mistake was never in the club and leaves no trace."""

    DIED = "died"
    RESIGNED = "resigned"
    MOVED = "moved"
    MISTAKE = "mistake"


class Follows(StrEnum):
    """A thing that ends with the membership, as far as that is chosen."""

    MAIL = "mail"
    DUES = "dues"
    EVENINGS = "evenings"
    WISHES = "wishes"
    OFFICES = "offices"


REASONS: Mapping[Why, str] = {
    Why.DIED: marked("overleden"),
    Why.RESIGNED: marked("opgezegd"),
    Why.MOVED: marked("verhuisd"),
}
"""The words that are kept as the reason."""

AT_FIRST: Mapping[Why, frozenset[Follows]] = {
    Why.DIED: frozenset(Follows),
    Why.RESIGNED: frozenset(Follows) - {Follows.MAIL, Follows.DUES},
    Why.MOVED: frozenset(Follows) - {Follows.MAIL, Follows.DUES},
    Why.MISTAKE: frozenset(),
}
"""The consequences unless others are chosen: after a death there is no mail and no debt."""


@dataclass(frozen=True)
class Departing:
    """The consequences of leaving on a day."""

    member: Member  # who leaves
    used: bool  # whether anything in the club is about him, so that he stays in results
    follows: Mapping[Follows, Message]  # a sentence for each thing that can be ended with it
    told: Message | None = None  # what stays as it is, and where he still plays


class Purpose(StrEnum):
    """The purposes that the club asks consent for."""

    NAMING = "naming"  # where the whole world can read it
    PHOTO = "photo"
    MAIL = "mail"  # news of the club, not what a membership needs
    PHONES = "phones"  # the telephone list that the others get


PURPOSES = {
    Purpose.NAMING: marked("naam in krant en op website"),
    Purpose.PHOTO: marked("foto's"),
    Purpose.MAIL: marked("nieuws per e-mail"),
    Purpose.PHONES: marked("telefoonlijst"),
}
"""The name of each purpose, for within a sentence."""


@dataclass(frozen=True)
class Wording:
    """The wording put to people now, for one purpose."""

    purpose: Purpose
    text: Message
    own: bool = False  # the club worded it itself


@dataclass(frozen=True)
class Answer:
    """An answer to one purpose."""

    given_on: date | None = None  # when it was agreed to; None: it never was
    withdrawn_on: date | None = None  # when it was refused or taken back; None: it holds
    remark: str = ""  # how it was said: "op papier"
    # what was agreed to; None: from before that was kept, or nothing was
    wording: Message | None = None

    @property
    def holds(self) -> bool:
        """Whether it may be done."""
        return self.given_on is not None and self.withdrawn_on is None


@dataclass(frozen=True)
class Consents:
    """All answers of one person; a purpose that is not in it was never answered."""

    member: Member
    answers: dict[Purpose, Answer] = field(default_factory=dict)

    def to(self, purpose: Purpose) -> Answer:
        """The answer to a purpose; one without a day where none was given."""
        return self.answers.get(purpose, Answer())


def shown_wording(purpose: Purpose, kept: str) -> Message:
    """Words as they were kept; those that come with the program in the language of the reader."""
    return Message(kept) if kept == sentences("consent")[purpose] else Message.verbatim(kept)


@dataclass(frozen=True)
class Card:
    """Everything of one person, or of somebody new."""

    kept: Particulars  # his name and particulars
    fields: tuple[OwnField, ...] = ()  # that the club named itself
    # his answer to each purpose that he was asked about
    agreed: Mapping[Purpose, bool] = field(default_factory=dict)
    # cents that are still open over all seasons; below nothing where he paid too much
    owed: int = 0
    evenings: int = 0  # on how many he was
    last: date | None = None  # the last of these; None: never
    free: str = ""  # the first number that no member has; "" where nobody is numbered
    kinds: tuple[str, ...] = ()  # of membership, in the newest season that has any


@dataclass(frozen=True)
class Billed:
    """The kind of membership of somebody, and the cents that are open over all seasons."""

    kind: str = ""
    owed: int = 0


Value = str | int | date | Message


class Alikeness(StrEnum):
    """Why two may be one; the surest first."""

    BORN = "born"  # names that are alike, and the same birth date
    SAME = "same"  # the same name
    SPELLED = "spelled"  # a letter is another, or the parts of the name stand otherwise
    SHORTENED = "shortened"  # an initial, or half of a double name


@dataclass(frozen=True)
class Twice:
    """Two who may be the same person; `one` was there first."""

    one: Particulars
    other: Particulars
    why: Alikeness
    evenings: tuple[int, int] = (0, 0)  # on which each was


@dataclass(frozen=True)
class Difference:
    """A thing that two rows of one person say otherwise; "" where one of them says nothing.

    `theirs` tells that merging takes it over from the row that goes, unless it is chosen otherwise.
    """

    key: str
    title: Message | str
    kept: Value
    gone: Value
    theirs: bool = False


@dataclass(frozen=True)
class Processing:
    """A purpose of processing, and all that belongs to it."""

    purpose: Message  # what it is for (AVG, art. 30(1)(b))
    people: Message  # whose it is (art. 30(1)(c))
    data: Message  # what is kept of them (art. 30(1)(c))
    ground: Message  # why that may be (art. 6(1))
    seen_by: Message  # who gets to see it (art. 30(1)(d))
    kept: Message  # for how long (art. 30(1)(f))


@dataclass(frozen=True)
class MemberChange:
    """A step of the journal in which something of one member was written."""

    at: str  # when: "2026-11-12 21:14:03"
    label: Message  # what the step was called
    details: tuple[Message, ...] = ()  # what was otherwise before it, a sentence for each thing


@dataclass(frozen=True)
class KnownColumn:
    """A column: how it is called in a file for programs, and on paper."""

    key: str
    head: Message
    right: bool = False


@dataclass(frozen=True)
class KnownPart:
    """The facts of one kind that are known; `key` is their name in a file for programs."""

    key: str
    title: Message
    columns: tuple[KnownColumn, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True)
class Known:
    """The kinds of facts that are known of one member."""

    name: str
    parts: tuple[KnownPart, ...]

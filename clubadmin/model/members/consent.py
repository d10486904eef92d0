"""Consents of people, each purpose by itself (AVG, art. 6 and 7).

Nobody agrees to anything by default. Of each answer the day and the words that were agreed to are
kept, so that the club can show them; who takes an answer back keeps both days.
"""

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from clubadmin.i18n import Message, marked
from clubadmin.model.members.member import Member


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
"""What each is called, in a sentence."""

WORDINGS = {
    Purpose.NAMING: marked(
        "Mijn naam mag met uitslagen en standen in de krant en op de website van de club staan."
    ),
    Purpose.PHOTO: marked(
        "Foto's waar ik op sta mogen in de krant, op de website en in de appgroep van de club"
        " staan."
    ),
    Purpose.MAIL: marked("De club mag mij nieuws en uitnodigingen per e-mail sturen."),
    Purpose.PHONES: marked(
        "Mijn naam en telefoonnummers mogen op de telefoonlijst staan die leden van de club"
        " krijgen."
    ),
}
"""What each asks, until a club words it itself."""


@dataclass(frozen=True)
class Wording:
    """The wording put to people now, for one purpose."""

    purpose: Purpose
    text: Message
    own: bool = False  # the club worded it itself


@dataclass(frozen=True)
class Answer:
    """An answer to one purpose.

    Attributes:
        given_on: when it was agreed to; None: it never was.
        withdrawn_on: when it was refused or taken back; None: it holds.
        remark: how it was said: "op papier".
        wording: what was agreed to; None: from before that was kept, or nothing was.
    """

    given_on: date | None = None
    withdrawn_on: date | None = None
    remark: str = ""
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
    return Message(kept) if kept == WORDINGS[purpose] else Message.verbatim(kept)

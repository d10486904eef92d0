"""Texts for letters and mail, where mail is handed in, and what went to whom.

The password of the server is never in a club; what stood in the letter of one person is not
kept, the text with its gaps is.
"""

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from clubadmin.model.kit.kept_columns import FreeText, Merging, Personal, PersonalText, Plain
from clubadmin.storage.rows.keys import child_of, requires
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow

_PURPOSES = "('free', 'invitation', 'result', 'standing', 'dues', 'reminder', 'consent')"


class LetterTemplateRow(VersionedRow, table=True):
    """A text of the club's own."""

    __table_args__ = (CheckConstraint(f"purpose IN {_PURPOSES}"),)
    name: FreeText = Field(unique=True)
    purpose: Plain
    subject: FreeText
    body: FreeText


class MailServerRow(Row, table=True):
    """The mail server: one row, once there is one."""

    __table_args__ = (
        CheckConstraint("id = 1"),
        CheckConstraint("port BETWEEN 1 AND 65535"),
        CheckConstraint("security IN ('starttls', 'tls', 'none')"),
    )
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    host: Personal
    port: int
    security: Plain
    user: Personal = ""
    address: Personal  # from which mail is sent


class MailingRow(NumberedRow, table=True):
    """A text that went out to people."""

    __table_args__ = (CheckConstraint(f"purpose IN {_PURPOSES}"),)
    at: Plain  # when it was begun: "2026-11-12 21:14:03"
    purpose: Plain
    about: int = 0  # of which evening, competition or season its figures are; 0: of none
    subject: FreeText
    body: FreeText


class MailingLetterRow(NumberedRow, table=True):
    """A letter of a mailing, and its outcome."""

    __table_args__ = (
        CheckConstraint("way IN ('mail', 'draft', 'paper')"),
        CheckConstraint("sent IN ('waiting', 'sending', 'sent', 'refused', 'unknown', 'made')"),
    )
    mailing_id: int = child_of("mailing.id")
    member_id: int = requires("member.id", Merging.MOVES)
    way: Plain
    address: Personal = ""  # of mail
    subject: PersonalText = ""
    sent: Plain
    reason: PersonalText = ""  # what the server said
    at: Plain = ""  # when that was

"""The year of the board: how long a function is held, and who was at a meeting."""

from datetime import date

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.model.kit.kept_columns import FreeText, Merging, Plain
from clubadmin.storage.rows.keys import key_of, refers_to


class BoardRow(SQLModel, table=True):
    """The articles of the club: one row, once they were filled in."""

    __tablename__ = "board"
    __table_args__ = (
        CheckConstraint("id = 1"),
        CheckConstraint("term BETWEEN 0 AND 20"),
        CheckConstraint("most_terms BETWEEN 0 AND 20"),
        CheckConstraint("quorum BETWEEN 0 AND 100"),
    )
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    term: int  # years; 0: nobody has to resign
    most_terms: int = 0  # one after the other; 0: as many as one likes
    offices: Plain = ""  # those that it holds for, with commas; empty: all
    quorum: int = 0  # of the members, in percents; 0: there is none


class MeetingRow(SQLModel, table=True):
    """A meeting of members."""

    __tablename__ = "meeting"
    __table_args__ = (CheckConstraint("quorum BETWEEN 0 AND 100"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    held_on: date
    name: FreeText
    quorum: int = 0  # as it was then


class AttendeeRow(SQLModel, table=True):
    """A member's answer to a meeting: present, absent with notice, or with a proxy."""

    __tablename__ = "attendee"
    __table_args__ = (
        CheckConstraint("how IN ('present', 'notice', 'proxy')"),
        CheckConstraint("(how = 'proxy') = (proxy_id IS NOT NULL)"),
        CheckConstraint("proxy_id <> member_id"),
    )
    meeting_id: int = key_of("meeting.id")
    member_id: int = key_of("member.id", Merging.JOINS, played=True)
    how: Plain
    proxy_id: int | None = refers_to("member.id", Merging.JOINS)  # who votes

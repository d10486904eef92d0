"""Consents of people, and the words in which each was asked."""

from datetime import date

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.model.kit.kept_columns import FreeText, Merging, Plain
from clubadmin.storage.rows.keys import key_of, refers_to

_PURPOSES = "purpose IN ('naming', 'photo', 'mail', 'phones')"


class ConsentWordingRow(SQLModel, table=True):
    """How a purpose is or was asked for; the last of a purpose is asked now."""

    __tablename__ = "consent_wording"
    __table_args__ = (CheckConstraint(_PURPOSES),)
    id: int | None = Field(default=None, primary_key=True)
    purpose: Plain
    wording: FreeText


class ConsentRow(SQLModel, table=True):
    """An answer to one purpose, and its day.

    Until schema 13 the key was the member alone and naming the only purpose: what the journal has
    of then is read so.
    """

    __tablename__ = "consent"
    __table_args__ = (
        CheckConstraint(_PURPOSES),
        CheckConstraint("coalesce(given_on, withdrawn_on) IS NOT NULL"),
    )
    member_id: int = key_of("member.id", Merging.JOINS)
    purpose: Plain = Field(default="naming", primary_key=True)
    given_on: date | None = None
    remark: FreeText = ""  # how: "op papier", "per e-mail"
    wording_id: int | None = refers_to("consent_wording.id")
    withdrawn_on: date | None = None

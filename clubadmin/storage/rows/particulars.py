"""What a secretary keeps of members beside their names: particulars, functions, fields of her own.

A telephone number and an address of mail are in `member`, joining and leaving in `membership`.
"""

from datetime import date

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import child_of, key_of


class ParticularsRow(SQLModel, table=True):
    """Of one member; who has no row has never been filled in."""

    __tablename__ = "particulars"
    member_id: int = key_of("member.id")
    version: int = 1
    number: str | None = Field(default=None, unique=True)  # as the club numbers its members
    street: str = ""  # with the number of the house
    postcode: str = ""
    town: str = ""
    other_phone: str = ""
    born: date | None = None
    reason: str = ""  # why he left
    emergency: str = ""  # who is called then
    emergency_phone: str = ""
    note: str = ""


class OfficeRow(SQLModel, table=True):
    """A function that a member has, or had, in the club."""

    __tablename__ = "office"
    __table_args__ = (CheckConstraint("last_year >= first_year"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    member_id: int = child_of("member.id")
    name: str
    first_year: int
    last_year: int | None = None  # None: still


class OwnFieldRow(SQLModel, table=True):
    """A field that the club named itself."""

    __tablename__ = "own_field"
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    name: str = Field(unique=True)
    place: int = 0  # the order in which they are asked


class OwnValueRow(SQLModel, table=True):
    """What such a field says of a member."""

    __tablename__ = "own_value"
    member_id: int = key_of("member.id")
    field_id: int = key_of("own_field.id")
    value: str

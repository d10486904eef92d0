"""Particulars of members beside their names, their functions and meetings, and the own fields.

A telephone number and an address of mail are in `member`, joining and leaving in `membership`.
"""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from clubadmin.i18n import Message
from clubadmin.model.kit.kept_columns import (
    Erasing,
    FreeText,
    Merging,
    Personal,
    PersonalText,
    Plain,
    Told,
)
from clubadmin.storage.rows.keys import child_of, key_of, refers_to
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow


class BoardRow(Row, table=True):
    """The articles of the club: one row, once they were filled in."""

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


class MeetingRow(VersionedRow, table=True):
    """A meeting of members."""

    __table_args__ = (CheckConstraint("quorum BETWEEN 0 AND 100"),)
    held_on: date
    name: FreeText
    quorum: int = 0  # as it was then


class AttendeeRow(Row, table=True):
    """A member's answer to a meeting: present, absent with notice, or with a proxy."""

    __table_args__ = (
        CheckConstraint("how IN ('present', 'notice', 'proxy')"),
        CheckConstraint("(how = 'proxy') = (proxy_id IS NOT NULL)"),
        CheckConstraint("proxy_id <> member_id"),
    )
    meeting_id: int = key_of("meeting.id")
    member_id: int = key_of("member.id", Merging.JOINS, played=True)
    how: Plain
    proxy_id: int | None = refers_to("member.id", Merging.JOINS)  # who votes


_PURPOSES = "purpose IN ('naming', 'photo', 'mail', 'phones')"


class ConsentWordingRow(NumberedRow, table=True):
    """How a purpose is or was asked for; the last of a purpose is asked now."""

    __table_args__ = (CheckConstraint(_PURPOSES),)
    purpose: Plain
    wording: FreeText


class ConsentRow(Row, table=True):
    """An answer to one purpose, and its day.

    Until schema 13 the key was the member alone and naming the only purpose: what the journal has
    of then is read so.
    """

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


class ParticularsRow(Row, table=True):
    """The particulars of one member; without a row none were ever filled in."""

    member_id: int = key_of("member.id", Merging.JOINS)
    version: int = 1
    number: Annotated[  # as the club numbers its members
        str | None,
        Told(
            Message("Lidnummer"),
            Message("Het lidnummer"),
            heading="lidnummer",
            others=(
                "lidnr, lidnr., lid nr, lid nr., member number, nr, no, nummer, lid nummer, "
                "lidmaatschapsnummer, ledennummer"
            ),
            longest=20,
        ),
    ] = Field(default=None, unique=True)
    street: Annotated[  # with the number of the house
        str,
        Told(
            Message("Straat en nummer"),
            Message("De straat"),
            heading="straat",
            others=(
                "straat en nummer, adres, street, address, home street, home address, "
                "straatnaam, straat en huisnummer, straat nr, straat/nr, adres en nummer, "
                "adresregel"
            ),
        ),
    ] = ""
    postcode: Annotated[
        str,
        Told(
            Message("Postcode"),
            Message("De postcode"),
            heading="postcode",
            others=("pc, postal code, home postal code, zip, zip code, post code, postkode, pcode"),
            longest=12,
        ),
    ] = ""
    town: Annotated[
        str,
        Told(
            Message("Woonplaats"),
            Message("De woonplaats"),
            heading="woonplaats",
            others=("plaats, town, city, home city, woonpl, plaatsnaam, stad, dorp, gemeente, wpl"),
        ),
    ] = ""
    other_phone: Annotated[
        str,
        Told(
            Message("Tweede telefoon"),
            Message("Het telefoonnummer"),
            heading="tweede telefoon",
            others=(
                "telefoon 2, telefoon2, vaste telefoon, telefoon vast, tel. vast, "
                "second telephone, home phone"
            ),
            longest=40,
        ),
    ] = ""
    born: Annotated[
        date | None,
        Told(
            Message("Geboortedatum"),
            heading="geboortedatum",
            others=(
                "geboren, geb.datum, geb. datum, geb.dat., birth date, date of birth, "
                "birthday, geb, geboorte, geboortedag, geb dat, gebdat, gebdatum, verjaardag, "
                "jarig, born, dob"
            ),
        ),
    ] = None
    reason: Annotated[  # why he left
        str,
        Told(
            Message("Reden van vertrek"),
            Message("De reden van vertrek"),
            heading="reden van vertrek",
            others="reason for leaving",
            erasing=Erasing.WRITTEN | Erasing.EMPTIED,
        ),
    ] = ""
    emergency: Annotated[  # who is called then
        str,
        Told(
            Message("Bij nood bellen"),
            Message("De naam bij nood"),
            heading="bij nood bellen",
            others="noodcontact, emergency contact",
            erasing=Erasing.WRITTEN | Erasing.EMPTIED,
        ),
    ] = ""
    emergency_phone: Annotated[
        str,
        Told(
            Message("Telefoon bij nood"),
            Message("Het telefoonnummer"),
            heading="telefoon bij nood",
            others="telefoon noodcontact, emergency telephone",
            longest=40,
        ),
    ] = ""
    note: Annotated[
        str,
        Told(
            Message("Notitie"),
            heading="notitie",
            others=(
                "notities, note, opm, bijzonderheden, bijzonderheid, toelichting, memo, "
                "aantekening, aantekeningen, overig, notes, info"
            ),
            erasing=Erasing.WRITTEN | Erasing.EMPTIED,
        ),
    ] = ""


class OfficeRow(VersionedRow, table=True):
    """A function that a member has, or had, in the club."""

    __table_args__ = (CheckConstraint("last_year >= first_year"),)
    member_id: int = child_of("member.id", Merging.JOINS)
    name: Personal
    first_year: Annotated[int, Erasing.EMPTIED]
    last_year: Annotated[int | None, Erasing.EMPTIED] = None  # None: still


class OwnFieldRow(VersionedRow, table=True):
    """A field that the club named itself."""

    name: Plain = Field(unique=True)
    place: int = 0  # the order in which they are asked


class OwnValueRow(Row, table=True):
    """The value of an own field for a member."""

    member_id: int = key_of("member.id", Merging.JOINS)
    field_id: int = key_of("own_field.id")
    value: PersonalText

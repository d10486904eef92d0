"""The club itself, its rules and its people."""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field

from clubadmin.i18n import Message
from clubadmin.model.kit.kept_columns import Erasing, FreeText, Merging, Plain, Told
from clubadmin.storage.rows.keys import key_of, requires
from clubadmin.storage.rows.row import Row, VersionedRow


class ClubRow(Row, table=True):
    """The club itself: one row."""

    __table_args__ = (CheckConstraint("id = 1"),)
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    uid: Plain
    name: Annotated[
        str, Told(Message("Naam"), Message("De naam van de club"), erasing=Erasing.STAYS)
    ]
    place: Annotated[str, Told(Message("Plaats"), Message("De plaats"), erasing=Erasing.STAYS)] = ""
    rule_set: Plain
    games: int
    rounds: int
    odd_players: Plain = "sits-out"  # or "three": who is left over plays at tables of three
    sit_out_points: Plain = "average"  # or "none", "half", "lowest", "own-average", "fixed:1600"
    accent: Plain = "#1f6b4a"
    created: Plain
    logo: Plain = ""  # a PNG or JPEG in base64


class RuleSetRow(VersionedRow, table=True):
    """A version of a rule set as TOML; a version that was played under never changes."""

    __table_args__ = (UniqueConstraint("name", "valid_from"),)
    name: Plain
    title: Plain
    valid_from: date
    own: bool = False
    toml: Plain


class MemberRow(VersionedRow, table=True):
    """A member or guest. Two members may have the same name: the id tells them apart."""

    first_name: Annotated[
        str,
        Told(
            Message("Voornaam"),
            Message("De voornaam"),
            heading="voornaam",
            others=("first_name, first name, given name, roepnaam, voornamen, doopnaam"),
        ),
    ] = ""
    infix: Annotated[
        str,
        Told(
            Message("Tussenvoegsel"),
            Message("Het tussenvoegsel"),
            heading="tussenvoegsel",
            others=(
                "infix, tussenvoegsels, tussenv., tussenv, tv, voorvoegsel, tvgsl, voorv, prefix, "
                "tussen"
            ),
            longest=20,
        ),
    ] = ""
    last_name: Annotated[
        str,
        Told(
            Message("Achternaam"),
            Message("De achternaam"),
            heading="achternaam",
            others=(
                "last_name, last name, family name, surname, familienaam, achternamen, "
                "geslachtsnaam, familie naam, anaam"
            ),
        ),
    ]
    remark: Annotated[  # what tells namesakes apart: "de oude", "Kerkstraat"
        str,
        Told(
            Message("Onderscheid"),
            Message("Het onderscheid"),
            heading="opmerking",
            others="remark, opmerkingen, onderscheid",
            identifies=True,
        ),
    ] = ""
    phone: Annotated[
        str,
        Told(
            Message("Telefoon"),
            Message("Het telefoonnummer"),
            heading="telefoon",
            others=(
                "mobiel, tel. mobiel, mobiele telefoon, mobiel nummer, mobile phone, mobile, "
                "gsm, telefoonnummer, telefoonnr, telefoonnr., tel, tel., phone, tel nr, "
                "tel nummer, mob, mobielnr, 06, 06 nummer, telefoon mobiel, telephone"
            ),
            longest=40,
            identifies=True,
        ),
    ] = ""
    email: Annotated[
        str,
        Told(
            Message("E-mail"),
            Message("Het e-mailadres"),
            heading="e-mail",
            others=(
                "email, e-mailadres, emailadres, mail, mailadres, e-mail adres, "
                "e-mail address, email address, mail adres, emailadressen, mailadres 1, "
                "e mail"
            ),
            longest=120,
            identifies=True,
        ),
    ] = ""
    guest: bool = False
    active: bool = True
    search: Plain = Field(default="", index=True)  # folded name, for LIKE
    digest: Plain = ""  # of what stands above; what comes later stands below, see `schema.digest`


class PairRow(VersionedRow, table=True):
    """Two members who play together."""

    __table_args__ = (CheckConstraint("member_a <> member_b"),)
    member_a: int = requires("member.id", Merging.JOINS)
    member_b: int = requires("member.id", Merging.JOINS)
    active: bool = True


class TeamRow(VersionedRow, table=True):
    """Two or more pairs that play as one (NKF 1976, word list: viertallen)."""

    name: FreeText = Field(unique=True)
    active: bool = True


class TeamMemberRow(Row, table=True):
    """A player of a team: places 1 and 2 are its first pair, 3 and 4 its second."""

    __table_args__ = (CheckConstraint("place >= 1"),)
    team_id: int = key_of("team.id", Merging.NEVER)
    place: int = Field(primary_key=True)
    member_id: int = requires("member.id", Merging.MOVES)

"""The club itself, its rules and its people."""

from datetime import date

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import key_of, requires


class ClubRow(SQLModel, table=True):
    """The club itself: one row."""

    __tablename__ = "club"
    __table_args__ = (CheckConstraint("id = 1"),)
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    uid: str
    name: str
    place: str = ""
    rule_set: str
    games: int
    rounds: int
    odd_players: str = "sits-out"  # or "three": who is left over plays at tables of three
    sit_out_points: str = "average"  # or "none", "half", "lowest", "own-average", "fixed:1600"
    accent: str = "#1f6b4a"
    created: str
    logo: str = ""  # a PNG or JPEG in base64


class RuleSetRow(SQLModel, table=True):
    """A version of a rule set as TOML; a version that was played under never changes."""

    __tablename__ = "rule_set"
    __table_args__ = (UniqueConstraint("name", "valid_from"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    name: str
    title: str
    valid_from: date
    own: bool = False
    toml: str


class MemberRow(SQLModel, table=True):
    """A member or guest. Two members may have the same name: the id tells them apart."""

    __tablename__ = "member"
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    first_name: str = ""
    infix: str = ""
    last_name: str
    remark: str = ""  # what tells namesakes apart: "de oude", "Kerkstraat"
    phone: str = ""
    email: str = ""
    guest: bool = False
    active: bool = True
    search: str = Field(default="", index=True)  # folded name, for LIKE
    digest: str = ""


class PairRow(SQLModel, table=True):
    """Two members who play together."""

    __tablename__ = "pair"
    __table_args__ = (CheckConstraint("member_a <> member_b"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    member_a: int = requires("member.id")
    member_b: int = requires("member.id")
    active: bool = True


class TeamRow(SQLModel, table=True):
    """Two or more pairs that play as one (NKF 1976, word list: viertallen)."""

    __tablename__ = "team"
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    name: str = Field(unique=True)
    active: bool = True


class TeamMemberRow(SQLModel, table=True):
    """Who plays in a team: places 1 and 2 are its first pair, 3 and 4 its second."""

    __tablename__ = "team_member"
    __table_args__ = (CheckConstraint("place >= 1"),)
    team_id: int = key_of("team.id")
    place: int = Field(primary_key=True)
    member_id: int = requires("member.id")

"""Facts of standings beside evenings: absence, groups, adopted rules, frozen standings."""

from datetime import date

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field

from clubadmin.model.kit.kept_columns import FreeText, Merging, Personal, Plain
from clubadmin.storage.rows.keys import child_of, key_of, refers_to
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow

_ONE_ENTRANT = "(member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1"


class AbsenceRow(VersionedRow, table=True):
    """An absence on an evening, and whether the club was told in time."""

    __table_args__ = (
        CheckConstraint(_ONE_ENTRANT),
        UniqueConstraint("evening_id", "member_id"),
        UniqueConstraint("evening_id", "pair_id"),
        UniqueConstraint("evening_id", "team_id"),
    )
    evening_id: int = child_of("evening.id")
    member_id: int | None = refers_to("member.id", Merging.JOINS, played=False)
    pair_id: int | None = refers_to("pair.id", Merging.JOINS, played=False)
    team_id: int | None = refers_to("team.id", Merging.NEVER, played=False)
    notice: bool = True
    remark: FreeText = ""


class AlsoCountsRow(Row, table=True):
    """An evening of another competition that counts in this one as well, under a number here."""

    __table_args__ = (UniqueConstraint("competition_id", "number"),)
    competition_id: int = key_of("competition.id")
    evening_id: int = key_of("evening.id")
    number: int


class OpeningRow(NumberedRow, table=True):
    """The points of an entrant on the first evenings together, of which none is kept apart."""

    __table_args__ = (
        CheckConstraint(_ONE_ENTRANT),
        CheckConstraint("evenings >= 1"),
        UniqueConstraint("competition_id", "member_id"),
        UniqueConstraint("competition_id", "pair_id"),
        UniqueConstraint("competition_id", "team_id"),
    )
    competition_id: int = child_of("competition.id")
    member_id: int | None = refers_to("member.id", Merging.JOINS)
    pair_id: int | None = refers_to("pair.id", Merging.JOINS)
    team_id: int | None = refers_to("team.id", Merging.NEVER)
    evenings: int
    points: int


class GroupPlaceRow(VersionedRow, table=True):
    """The group of a competition in which somebody plays this season."""

    __table_args__ = (
        CheckConstraint(_ONE_ENTRANT),
        UniqueConstraint("competition_id", "member_id"),
        UniqueConstraint("competition_id", "pair_id"),
        UniqueConstraint("competition_id", "team_id"),
    )
    competition_id: int = child_of("competition.id")
    member_id: int | None = refers_to("member.id", Merging.JOINS, played=False)
    pair_id: int | None = refers_to("pair.id", Merging.JOINS, played=False)
    team_id: int | None = refers_to("team.id", Merging.NEVER, played=False)
    name: Plain  # "A", "B"; by name from the highest to the lowest


class AdoptedRuleRow(VersionedRow, table=True):
    """A ranking rule that the club went over to: it holds for standings from a date on."""

    __table_args__ = (UniqueConstraint("competition_id", "valid_from"),)
    competition_id: int = child_of("competition.id")
    valid_from: date
    ranking: Plain
    tie_breaks: Plain
    reason: FreeText = ""  # who decided it, and why


class AdoptedRuleSetRow(VersionedRow, table=True):
    """A rule set that the club went over to: evenings from a date on are played by it."""

    __table_args__ = (UniqueConstraint("competition_id", "valid_from"),)
    competition_id: int = child_of("competition.id")
    valid_from: date
    rule_set: Plain  # name; the version follows from an evening's date
    reason: FreeText = ""  # who decided it, and why


class SeasonStandingRow(NumberedRow, table=True):
    """The standings of a competition as they were each time its season was closed."""

    __table_args__ = (UniqueConstraint("competition_id", "number"),)
    competition_id: int = child_of("competition.id")
    number: int  # 1 = first closing
    closed_at: Plain
    reason: FreeText = ""  # why the season had been reopened; empty for the first
    rectification: int | None = None  # running number within the club
    figures: Plain  # JSON: the standings, and the rules by which they came about


class AliasRow(NumberedRow, table=True):
    """A name as older lists have it, and whom it means; a next import asks no second time."""

    name: Personal = Field(unique=True)  # folded
    member_id: int = child_of("member.id", Merging.MOVES)

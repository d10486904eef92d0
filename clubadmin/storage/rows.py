"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in the first
group, sums that are kept for speed stand in the second and can always be rebuilt.
"""

from datetime import date
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    UniqueConstraint,
    text,
)
from sqlmodel import Field, SQLModel


def _child_of(target: str, **kwargs: Any) -> Any:
    """A required foreign key whose row goes with its parent."""
    return Field(
        sa_column=Column(
            Integer, ForeignKey(target, ondelete="CASCADE"), nullable=False, index=True, **kwargs
        )
    )


def _refers_to(target: str) -> Any:
    """An optional foreign key; a row that is still referred to cannot be deleted."""
    return Field(
        default=None, sa_column=Column(Integer, ForeignKey(target), nullable=True, index=True)
    )


def _requires(target: str) -> Any:
    """A required foreign key; a row that is still referred to cannot be deleted."""
    return Field(sa_column=Column(Integer, ForeignKey(target), nullable=False, index=True))


# --- raw: the club and its people -------------------------------------------------------


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
    sit_out_points: str = "average"  # or "none", or "fixed:1600"
    accent: str = "#1f6b4a"
    created: str


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
    member_a: int = _requires("member.id")
    member_b: int = _requires("member.id")
    active: bool = True


# --- raw: seasons and evenings ----------------------------------------------------------


class SeasonRow(SQLModel, table=True):
    """A season, such as 2026-2027."""

    __tablename__ = "season"
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    name: str = Field(unique=True)
    starts: date
    ends: date


class CompetitionRow(SQLModel, table=True):
    """A competition within a season, with its ranking rule and how its evenings are played."""

    __tablename__ = "competition"
    __table_args__ = (
        UniqueConstraint("season_id", "name"),
        CheckConstraint("format IN ('individual', 'pairs')"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    season_id: int = _child_of("season.id")
    name: str
    format: str  # individual | pairs
    rule_set: str  # name; the version follows from an evening's date
    games: int
    rounds: int
    evenings: int = 0  # how many are planned; 0 = not known
    ranking: str = "sum"  # as `ranking_rule.parse_rule` reads it
    tie_breaks: str = "pits"  # comma list, in order
    prizes: str = ""  # "1-4, 8, 12, 16 ..."
    odd_players: str = "sits-out"
    sit_out_points: str = "average"
    pair_draw: str = "move"  # pairs only: "move" (even stay, odd move up) or "drawn"


class EveningRow(SQLModel, table=True):
    """One evening of a competition. Closed evenings are read-only until reopened."""

    __tablename__ = "evening"
    __table_args__ = (
        UniqueConstraint("competition_id", "number"),
        CheckConstraint("status IN ('open', 'closed')"),
        CheckConstraint("depth IN ('game', 'round', 'evening')"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    competition_id: int = _child_of("competition.id")
    number: int
    date: date
    rule_set_id: int = _requires("rule_set.id")
    games: int
    rounds: int
    status: str = "open"
    reopen_reason: str = ""  # why it was opened again; kept with the next closing
    depth: str = "game"
    seed: int = 0


class EveningVersionRow(SQLModel, table=True):
    """What an evening's result was each time it was closed; later ones are rectifications."""

    __tablename__ = "evening_version"
    __table_args__ = (UniqueConstraint("evening_id", "number"),)
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = _child_of("evening.id")
    number: int  # 1 = first closing
    closed_at: str
    reason: str = ""  # why it had been reopened; empty for the first
    rectification: int | None = None  # running number within the club
    figures: str = "{}"  # JSON: the frozen result


class ParticipantRow(SQLModel, table=True):
    """A member (individual) or pair (pairs) that plays an evening, under a number."""

    __tablename__ = "participant"
    __table_args__ = (
        UniqueConstraint("evening_id", "number"),
        CheckConstraint("(member_id IS NULL) <> (pair_id IS NULL)"),
        CheckConstraint("from_round >= 1"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    evening_id: int = _child_of("evening.id")
    number: int
    member_id: int | None = _refers_to("member.id")
    pair_id: int | None = _refers_to("pair.id")
    substitute_a: int | None = _refers_to("member.id")  # plays in place of the pair's first
    substitute_b: int | None = _refers_to("member.id")
    from_round: int = 1
    last_round: int | None = None  # None: stays to the end


class PlayingTableRow(SQLModel, table=True):
    """A table in a round. A table of three has no seat W: a blind hand is there."""

    __tablename__ = "playing_table"
    __table_args__ = (UniqueConstraint("evening_id", "round", "number"),)
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = _child_of("evening.id")
    round: int
    number: int


class SeatRow(SQLModel, table=True):
    """Who sits where: the person, and the participant for whom the result counts."""

    __tablename__ = "seat"
    __table_args__ = (CheckConstraint("position IN ('n', 's', 'e', 'w')"),)
    playing_table_id: int = Field(
        sa_column=Column(
            Integer, ForeignKey("playing_table.id", ondelete="CASCADE"), primary_key=True
        )
    )
    position: str = Field(primary_key=True)
    participant_id: int = _requires("participant.id")
    member_id: int = _requires("member.id")


class SittingOutRow(SQLModel, table=True):
    """A participant who is present but does not play a round."""

    __tablename__ = "sitting_out"
    evening_id: int = Field(
        sa_column=Column(Integer, ForeignKey("evening.id", ondelete="CASCADE"), primary_key=True)
    )
    round: int = Field(primary_key=True)
    participant_id: int = Field(
        sa_column=Column(Integer, ForeignKey("participant.id"), primary_key=True)
    )


class ScoresheetRow(SQLModel, table=True):
    """The sheet of a table: state, the players' own totals, and sums of its games."""

    __tablename__ = "scoresheet"
    __table_args__ = (CheckConstraint("status IN ('draft', 'signed')"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    playing_table_id: int = _child_of("playing_table.id", unique=True)
    status: str = "draft"
    paper_ns_points: int | None = None
    paper_ns_roem: int | None = None
    paper_ew_points: int | None = None
    paper_ew_roem: int | None = None
    # of three players each writes a total of his own, in the order of their seats
    paper_first: int | None = None
    paper_second: int | None = None
    paper_third: int | None = None
    # derived from the games, written with them
    ns_points: int = 0
    ns_roem: int = 0
    ew_points: int = 0
    ew_roem: int = 0
    ns_pits: int = 0
    ew_pits: int = 0
    ns_nat: int = 0
    ew_nat: int = 0
    played: int = 0  # games typed
    counted: int = 0  # games that count: read, played and not cancelled
    errors: int = 0  # findings of severity error
    over_after: int | None = None  # the game that ended a match to a target; None: all count
    digest: str = ""


class GameRow(SQLModel, table=True):
    """One row of a sheet: what the paper says, and what was settled from it."""

    __tablename__ = "game"
    __table_args__ = (
        # so that sums need not ask of each game whether it counts
        CheckConstraint(
            "(outcome IS NOT NULL AND outcome NOT IN ('not-played', 'cancelled')) OR"
            " (ns_points = 0 AND ns_roem = 0 AND ew_points = 0 AND ew_roem = 0)"
        ),
    )
    scoresheet_id: int = Field(
        sa_column=Column(Integer, ForeignKey("scoresheet.id", ondelete="CASCADE"), primary_key=True)
    )
    game: int = Field(primary_key=True)
    typed: str  # the quick-entry line, as typed
    outcome: str | None = None  # None: cannot be read yet
    side: str | None = None
    ns_points: int = 0
    ns_roem: int = 0
    ew_points: int = 0
    ew_roem: int = 0


class GameSeatRow(SQLModel, table=True):
    """What a player gets of a game otherwise than his side: figures of his own, a fine."""

    __tablename__ = "game_seat"
    __table_args__ = (
        CheckConstraint("position IN ('n', 's', 'e', 'w')"),
        CheckConstraint("side IN ('ns', 'ew')"),
        CheckConstraint("(points IS NULL) = (roem IS NULL)"),
        CheckConstraint("fine >= 0"),
    )
    scoresheet_id: int = Field(
        sa_column=Column(Integer, ForeignKey("scoresheet.id", ondelete="CASCADE"), primary_key=True)
    )
    game: int = Field(primary_key=True)
    position: str = Field(primary_key=True)
    side: str | None = None  # on which he plays this game; None: that of his seat
    points: int | None = None  # his own in place of his side's; None: his side's
    roem: int | None = None
    fine: int = 0  # comes off at the end of the round
    floored: bool = False  # fines never bring a round below 0


class OtherGameRow(SQLModel, table=True):
    """A row of the other side's own sheet of the same table."""

    __tablename__ = "other_game"
    scoresheet_id: int = Field(
        sa_column=Column(Integer, ForeignKey("scoresheet.id", ondelete="CASCADE"), primary_key=True)
    )
    game: int = Field(primary_key=True)
    typed: str


class DecisionRow(SQLModel, table=True):
    """What a director decided about a game, and the row before and after it."""

    __tablename__ = "decision"
    __table_args__ = (CheckConstraint("seat IN ('n', 's', 'e', 'w')"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    scoresheet_id: int = _child_of("scoresheet.id")
    game: int
    kind: str
    seat: str | None = None  # of whom it is about
    text: str
    article: str = ""
    decided_by: str
    decided_at: str
    line_before: str = ""
    line_after: str = ""
    play: str = ""  # the cards it was judged by
    digest: str = ""


class PaperResultRow(SQLModel, table=True):
    """A published total without sheets: an evening's (round is None) or a round's."""

    __tablename__ = "paper_result"
    __table_args__ = (
        UniqueConstraint("participant_id", "round"),
        # SQLite takes two NULLs for different, and a second evening total would count twice
        Index(
            "one_evening_total", "participant_id", unique=True, sqlite_where=text("round IS NULL")
        ),
    )
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = _child_of("evening.id")
    participant_id: int = _child_of("participant.id")
    round: int | None = None
    points: int
    roem: int | None = None
    pits: int | None = None
    digest: str = ""


# --- derived: sums kept for speed, rebuilt and compared by `check` ------------------------


class RoundResultRow(SQLModel, table=True):
    """What a participant made in a round."""

    __tablename__ = "round_result"
    evening_id: int = _child_of("evening.id")
    participant_id: int = Field(
        sa_column=Column(
            Integer, ForeignKey("participant.id", ondelete="CASCADE"), primary_key=True
        )
    )
    round: int = Field(primary_key=True)
    points: int = 0
    roem: int = 0
    fines: int = 0  # what came off
    pits: int = 0
    nat: int = 0
    games: int = 0
    credit: bool = False  # points given for sitting out


class EveningResultRow(SQLModel, table=True):
    """What a participant made in an evening."""

    __tablename__ = "evening_result"
    evening_id: int = _child_of("evening.id")
    participant_id: int = Field(
        sa_column=Column(
            Integer, ForeignKey("participant.id", ondelete="CASCADE"), primary_key=True
        )
    )
    competition_id: int = _child_of("competition.id")
    points: int = 0
    roem: int = 0
    fines: int = 0
    total: int = 0  # points + roem - fines
    pits: int = 0
    nat: int = 0
    games: int = 0
    rounds: int = 0


# --- journal ----------------------------------------------------------------------------


class ChangeRow(SQLModel, table=True):
    """One transaction: its label, and whether and by which change it was undone."""

    __tablename__ = "change"
    id: int | None = Field(default=None, primary_key=True)
    label: str
    at: str
    kind: str  # do | fixed (cannot be undone) | undo | redo | program (nobody did it)
    of: int | None = None  # the change that this one undoes or redoes
    undone_by: int | None = None
    # "sheet:12" groups what Ctrl+Z on that sheet steps through
    scope: str = Field(default="", index=True)


class ChangedRow(SQLModel, table=True):
    """Before and after of a row that a change touched, as JSON."""

    __tablename__ = "changed_row"
    change_id: int = Field(
        sa_column=Column(Integer, ForeignKey("change.id", ondelete="CASCADE"), primary_key=True)
    )
    seq: int = Field(primary_key=True)
    row_table: str
    row_key: str
    before: str | None = None
    after: str | None = None

"""Seasons, evenings, who plays them and where they sit."""

from datetime import date

from sqlalchemy import CheckConstraint, Column, ForeignKey, Integer, UniqueConstraint
from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import child_of, key_of, refers_to, requires


class SeasonRow(SQLModel, table=True):
    """A season, such as 2026-2027."""

    __tablename__ = "season"
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    name: str = Field(unique=True)
    starts: date
    ends: date
    closed_at: str = ""  # when its standings were frozen, local time; empty: it is going on
    reopen_reason: str = ""  # why it was opened again; kept with the next closing


class CompetitionRow(SQLModel, table=True):
    """A competition within a season, with its ranking rule and how its evenings are played."""

    __tablename__ = "competition"
    __table_args__ = (
        UniqueConstraint("season_id", "name"),
        CheckConstraint(
            "format IN ('individual', 'boompje', 'pairs', 'schevenings', 'howell-pairs',"
            " 'howell-players', 'teams', 'knockout')"
        ),
        CheckConstraint("draw_by IN ('chance', 'standing', 'strength')"),
        CheckConstraint("fill_in IN ('none', 'better')"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    season_id: int = child_of("season.id")
    name: str
    format: str  # as in `domain.competition.formats`
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
    draw_by: str = "chance"  # or by the standing of the contest, or by strength
    team_pairs: int = 2  # teams only: how many pairs one has
    round_minutes: int = 0  # what the clock of a round starts at; 0 = no clock
    protest_minutes: int = 15  # how long a result is provisional after the end
    fill_in: str = "better"  # whether a round of who filled in may replace a lower own one


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
    competition_id: int = child_of("competition.id")
    number: int
    date: date
    rule_set_id: int = requires("rule_set.id")
    games: int
    rounds: int
    status: str = "open"
    reopen_reason: str = ""  # why it was opened again; kept with the next closing
    depth: str = "game"
    seed: int = 0
    hidden_from: int | None = None  # the round from which the screen shows no standings


class EveningVersionRow(SQLModel, table=True):
    """What an evening's result was each time it was closed; later ones are rectifications."""

    __tablename__ = "evening_version"
    __table_args__ = (UniqueConstraint("evening_id", "number"),)
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = child_of("evening.id")
    number: int  # 1 = first closing
    closed_at: str
    reason: str = ""  # why it had been reopened; empty for the first
    rectification: int | None = None  # running number within the club
    figures: str = "{}"  # JSON: the frozen result


class ParticipantRow(SQLModel, table=True):
    """A member, pair or team that plays an evening, under a number."""

    __tablename__ = "participant"
    __table_args__ = (
        UniqueConstraint("evening_id", "number"),
        CheckConstraint(
            "(member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1"
        ),
        CheckConstraint("from_round >= 1"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    evening_id: int = child_of("evening.id")
    number: int
    member_id: int | None = refers_to("member.id")
    pair_id: int | None = refers_to("pair.id")
    substitute_a: int | None = refers_to("member.id")  # plays in place of the pair's first
    substitute_b: int | None = refers_to("member.id")
    from_round: int = 1
    last_round: int | None = None  # None: stays to the end
    team_id: int | None = refers_to("team.id")
    line: str = ""  # the group in which it plays, drawn on its own; empty: there is one
    district: str = ""  # or club: for whom it plays (NKF 1976, 2, art. 10)


class PlayingTableRow(SQLModel, table=True):
    """A table in a round. A table of three has no seat W: a blind hand is there."""

    __tablename__ = "playing_table"
    __table_args__ = (UniqueConstraint("evening_id", "round", "number"),)
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = child_of("evening.id")
    round: int
    number: int
    wallets: str = ""  # "5,6,7,8": row n of its sheet is the n-th of these games


class SeatRow(SQLModel, table=True):
    """Who sits where: the person, and the participant for whom the result counts."""

    __tablename__ = "seat"
    __table_args__ = (CheckConstraint("position IN ('n', 's', 'e', 'w')"),)
    playing_table_id: int = key_of("playing_table.id")
    position: str = Field(primary_key=True)
    participant_id: int = requires("participant.id")
    member_id: int = requires("member.id")
    fill_in: bool = False  # lent: besides a table of his own in this round


class SittingOutRow(SQLModel, table=True):
    """A participant who is present but does not play a round."""

    __tablename__ = "sitting_out"
    evening_id: int = key_of("evening.id")
    round: int = Field(primary_key=True)
    participant_id: int = Field(
        sa_column=Column(Integer, ForeignKey("participant.id"), primary_key=True)
    )

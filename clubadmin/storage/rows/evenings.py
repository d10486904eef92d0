"""Seasons, evenings, who plays them and where; wallets, protests and wishes of contests."""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint, Column, ForeignKey, Integer, UniqueConstraint
from sqlmodel import Field

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.i18n import Message
from clubadmin.model.kit.kept_columns import Erasing, FreeText, Merging, Plain, Told
from clubadmin.storage.rows.keys import child_of, key_of, refers_to, requires
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow


class SeasonRow(VersionedRow, table=True):
    """A season, such as 2026-2027."""

    name: Annotated[
        str,
        Told(
            Message("Naam"), Message("De naam van het seizoen"), longest=40, erasing=Erasing.STAYS
        ),
    ] = Field(unique=True)
    starts: date
    ends: date
    closed_at: Plain = ""  # when its standings were frozen, local time; empty: it is going on
    reopen_reason: FreeText = ""  # why it was opened again; kept with the next closing


class CompetitionRow(VersionedRow, table=True):
    """A competition within a season, with its ranking rule and how its evenings are played."""

    __table_args__ = (
        UniqueConstraint("season_id", "name"),
        CheckConstraint(f"format IN ({', '.join(map(repr, FORMATS))})"),
        CheckConstraint("draw_by IN ('chance', 'standing', 'strength')"),
        CheckConstraint("fill_in IN ('none', 'better')"),
    )
    season_id: int = child_of("season.id", Merging.NEVER)
    name: Annotated[
        str, Told(Message("Naam"), Message("De naam van de competitie"), erasing=Erasing.STAYS)
    ]
    format: Plain  # as in `domain.competition.formats`
    rule_set: Plain  # name; the version follows from an evening's date
    games: int
    rounds: int
    evenings: int = 0  # how many are planned; 0 = not known
    ranking: Plain = "sum"  # as `ranking_rule.parse_rule` reads it
    tie_breaks: Plain = "pits"  # comma list, in order
    prizes: Annotated[  # "1-4, 8, 12, 16 ..."
        str, Told(Message("Prijzen"), Message("De prijzen"), longest=400, erasing=Erasing.STAYS)
    ] = ""
    odd_players: Plain = "sits-out"
    sit_out_points: Plain = "average"
    pair_draw: Plain = "move"  # pairs only: "move" (even stay, odd move up) or "drawn"
    draw_by: Plain = "chance"  # or by the standing of the contest, or by strength
    kin_apart: bool = False  # whether a draw keeps those of one club or one home apart
    team_pairs: int = 2  # teams only: how many pairs one has
    round_minutes: int = 0  # what the clock of a round starts at; 0 = no clock
    protest_minutes: int = 15  # how long a result is provisional after the end
    fill_in: Plain = "better"  # whether a round of who filled in may replace a lower own one


class EveningRow(VersionedRow, table=True):
    """An evening of a competition. Closed evenings are read-only until reopened."""

    __table_args__ = (
        UniqueConstraint("competition_id", "number"),
        CheckConstraint("status IN ('open', 'closed')"),
        CheckConstraint("depth IN ('game', 'round', 'evening')"),
    )
    competition_id: int = child_of("competition.id")
    number: int
    date: date
    rule_set_id: int = requires("rule_set.id")
    games: int
    rounds: int
    status: Plain = "open"
    reopen_reason: FreeText = ""  # why it was opened again; kept with the next closing
    depth: Plain = "game"
    seed: int = 0
    hidden_from: int | None = None  # from which round no standings are shown; 0: early
    totals_first: bool = False  # whether a sheet counts by its totals until its games are typed


class EveningVersionRow(NumberedRow, table=True):
    """The result of an evening at each closing; later ones are rectifications."""

    __table_args__ = (UniqueConstraint("evening_id", "number"),)
    evening_id: int = child_of("evening.id")
    number: int  # 1 = first closing
    closed_at: Plain
    reason: FreeText = ""  # why it had been reopened; empty for the first
    rectification: int | None = None  # running number within the club
    figures: Plain = "{}"  # JSON: the frozen result


class ParticipantRow(VersionedRow, table=True):
    """A member, pair or team that plays an evening, under a number."""

    __table_args__ = (
        UniqueConstraint("evening_id", "number"),
        CheckConstraint(
            "(member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1"
        ),
        CheckConstraint("from_round >= 1"),
    )
    evening_id: int = child_of("evening.id")
    number: int
    member_id: int | None = refers_to("member.id", Merging.MOVES)
    pair_id: int | None = refers_to("pair.id", Merging.MOVES)
    substitute_a: int | None = refers_to("member.id", Merging.MOVES)  # plays for the pair's first
    substitute_b: int | None = refers_to("member.id", Merging.MOVES)
    from_round: int = 1
    last_round: int | None = None  # None: stays to the end
    team_id: int | None = refers_to("team.id", Merging.NEVER)
    line: Plain = ""  # the group in which it plays, drawn on its own; empty: there is one
    district: Plain = ""  # or club: for whom it plays (NKF 1976, 2, art. 10)
    label: Plain = ""  # "dames", "jeugd": by which there are prizes


class PlayingTableRow(NumberedRow, table=True):
    """A table in a round. A table of three has no seat W: a blind hand is there."""

    __table_args__ = (UniqueConstraint("evening_id", "round", "number"),)
    evening_id: int = child_of("evening.id")
    round: int
    number: int
    wallets: Plain = ""  # "5,6,7,8": row n of its sheet is the n-th of these games


class SeatRow(Row, table=True):
    """A seat: its person, and the participant for whom the result counts."""

    __table_args__ = (CheckConstraint("position IN ('n', 's', 'e', 'w')"),)
    playing_table_id: int = key_of("playing_table.id")
    position: Plain = Field(primary_key=True)
    participant_id: int = requires("participant.id")
    member_id: int = requires("member.id", Merging.MOVES)
    fill_in: bool = False  # lent: besides a table of his own in this round


class SittingOutRow(Row, table=True):
    """A participant who is present but does not play a round."""

    evening_id: int = key_of("evening.id")
    round: int = Field(primary_key=True)
    participant_id: int = Field(
        sa_column=Column(Integer, ForeignKey("participant.id"), primary_key=True)
    )


class WalletRow(Row, table=True):
    """A game as it was dealt for its wallet (NKF 1976, 2, art. 3 to 8)."""

    __table_args__ = (CheckConstraint("source IN ('seed', 'system', 'noted')"),)
    evening_id: int = key_of("evening.id")
    game: int = Field(primary_key=True)
    hands: Plain  # N, E, S and W, with | between them: "SA S10 ...|...|...|..."
    seed: int | None = None  # gives the same hands again
    source: Plain = "system"  # a seed that was given, one by chance, or noted by the players


class ProtestRow(VersionedRow, table=True):
    """A protest against a result (NKF 1976, 1, art. 24), and what was decided about it."""

    __table_args__ = (CheckConstraint("status IN ('open', 'upheld', 'rejected', 'withdrawn')"),)
    evening_id: int = child_of("evening.id")
    participant_id: int | None = refers_to("participant.id")  # who protests
    playing_table_id: int | None = refers_to("playing_table.id")
    game: int | None = None
    text: FreeText
    made_at: Plain
    status: Plain = "open"
    ruling: FreeText = ""
    article: Plain = ""
    decided_by: FreeText = ""
    decided_at: Plain = ""


class SanctionRow(VersionedRow, table=True):
    """A warning, a penalty or an exclusion of a person or a pair (NKF 1976, 1, art. 5)."""

    __table_args__ = (
        CheckConstraint("kind IN ('warning', 'penalty', 'exclusion')"),
        CheckConstraint("span IN ('evening', 'competition', 'season', 'club')"),
        CheckConstraint("member_a <> member_b"),
        CheckConstraint("from_round >= 1"),
    )
    evening_id: int = child_of("evening.id")  # on which it was given
    kind: Plain
    member_a: int = requires("member.id", Merging.MOVES)
    member_b: int | None = refers_to("member.id", Merging.MOVES)  # the other of a pair
    span: Plain  # from what, or how long it is held against them
    from_round: int = 1  # of the evening on which it was given
    until: date | None = None  # the last day; None: as long as the span lasts
    text: FreeText
    article: Plain = ""
    decided_by: FreeText
    decided_at: Plain


class HandedInRow(Row, table=True):
    """The things handed in at the control desk with the sheet of a table."""

    playing_table_id: int = key_of("playing_table.id")
    pen: bool = False
    cards: bool = False


class WishRow(VersionedRow, table=True):
    """Two who sit together, as partners or apart, or one who has a table of his own."""

    __table_args__ = (
        CheckConstraint("kind IN ('together', 'partners', 'apart', 'table')"),
        CheckConstraint("(kind = 'table') = (member_b IS NULL)"),
        CheckConstraint("(kind = 'table') = (table_number IS NOT NULL)"),
        CheckConstraint("member_a <> member_b"),
    )
    kind: Plain
    member_a: int = requires("member.id", Merging.MOVES)
    member_b: int | None = refers_to("member.id", Merging.MOVES)
    table_number: int | None = None
    reason: FreeText = ""


class AdvanceRow(Row, table=True):
    """The two who go on from a table of a knock-out that is level."""

    playing_table_id: int = key_of("playing_table.id")
    first: Plain  # the seat of the first who goes on, and of the second
    second: Plain = ""
    reason: FreeText = ""

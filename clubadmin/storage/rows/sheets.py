"""Typing and decisions: sheets, games, decisions, published totals, and sums kept for speed."""

from sqlalchemy import CheckConstraint, Index, UniqueConstraint, text
from sqlmodel import Field

from clubadmin.model.kit.kept_columns import FreeText, Plain
from clubadmin.storage.rows.keys import child_of, key_of
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow


class RoundResultRow(Row, table=True):
    """The sums of a participant in a round."""

    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    round: int = Field(primary_key=True)
    points: int = 0
    roem: int = 0
    fines: int = 0  # what came off
    pits: int = 0
    nat: int = 0
    games: int = 0
    credit: bool = False  # points given for sitting out


class EveningResultRow(Row, table=True):
    """The sums of a participant in an evening."""

    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    competition_id: int = child_of("competition.id")
    points: int = 0
    roem: int = 0
    fines: int = 0
    total: int = 0  # points + roem - fines
    pits: int = 0
    nat: int = 0
    games: int = 0
    rounds: int = 0


class RoundWinsRow(Row, table=True):
    """How many rounds a participant won, was level in and lost at the table on an evening."""

    participant_id: int = key_of("participant.id")
    won: int = 0
    level: int = 0
    lost: int = 0


class ContestResultRow(Row, table=True):
    """The result of a participant in a closed session that points added up do not decide.

    Of a knock-out `matchpoints` are the rounds that were come through, `tops` the pits.
    """

    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    matchpoints: int = 0
    tops: int = 0
    points: int = 0
    attainable: int = 0  # the most matchpoints it could have had
    games: int = 0


class CareerRow(Row, table=True):
    """The sums of a person over all closed evenings of a competition that have points.

    Who played in a pair or a team has what it made, and so has who stood in for one of a pair.
    """

    competition_id: int = key_of("competition.id")
    member_id: int = key_of("member.id")
    evenings: int = 0
    points: int = 0
    roem: int = 0
    total: int = 0  # points + roem - fines
    pits: int = 0
    nat: int = 0
    games: int = 0
    wins: int = 0  # evenings with the highest figure, shared ones as well
    best: int = 0  # the highest evening
    best_evening: int = 0  # its id; of equal ones the earliest


class EveningPeakRow(Row, table=True):
    """The highest of single games on a closed evening of which games are known.

    A list of all times asks these which evenings to look into, in place of every game.
    """

    evening_id: int = key_of("evening.id")
    games: int = 0  # typed
    best_game: int = 0  # points and roem of a side
    most_roem: int = 0  # of a side, with what a pit or a fine adds to its box


class ScoresheetRow(VersionedRow, table=True):
    """The sheet of a table: state, the players' own totals, and sums of its games."""

    __table_args__ = (
        CheckConstraint("status IN ('draft', 'signed')"),
        CheckConstraint(
            "totals_of = 0 OR"
            " (totals_of > 0 AND paper_ns_points IS NOT NULL AND paper_ew_points IS NOT NULL)"
        ),
    )
    playing_table_id: int = child_of("playing_table.id", unique=True)
    status: Plain = "draft"
    signed_at: Plain = ""  # when it was signed off, local time; empty: it is not, or not known
    paper_ns_points: int | None = None
    paper_ns_roem: int | None = None
    paper_ew_points: int | None = None
    paper_ew_roem: int | None = None
    # of three players each writes a total of his own, in the order of their seats
    paper_first: int | None = None
    paper_second: int | None = None
    paper_third: int | None = None
    totals_of: int = 0  # games for which the sides' totals count in place of the rows; 0: the rows
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
    digest: Plain = ""


class GameRow(Row, table=True):
    """A row of a sheet as the paper has it, and its settled figures."""

    __table_args__ = (
        # so that sums need not ask of each game whether it counts
        CheckConstraint(
            "(outcome IS NOT NULL AND outcome NOT IN ('not-played', 'cancelled')) OR"
            " (ns_points = 0 AND ns_roem = 0 AND ew_points = 0 AND ew_roem = 0)"
        ),
    )
    scoresheet_id: int = key_of("scoresheet.id")
    game: int = Field(primary_key=True)
    typed: Plain  # the quick-entry line, as typed
    outcome: Plain | None = None  # None: cannot be read yet
    side: Plain | None = None
    ns_points: int = 0
    ns_roem: int = 0
    ew_points: int = 0
    ew_roem: int = 0


class GameSeatRow(Row, table=True):
    """A player's share of a game where it differs from his side's: his own figures, a fine."""

    __table_args__ = (
        CheckConstraint("position IN ('n', 's', 'e', 'w')"),
        CheckConstraint("side IN ('ns', 'ew')"),
        CheckConstraint("(points IS NULL) = (roem IS NULL)"),
        CheckConstraint("fine >= 0"),
    )
    scoresheet_id: int = key_of("scoresheet.id")
    game: int = Field(primary_key=True)
    position: Plain = Field(primary_key=True)
    side: Plain | None = None  # on which he plays this game; None: that of his seat
    points: int | None = None  # his own in place of his side's; None: his side's
    roem: int | None = None
    fine: int = 0  # comes off at the end of the round
    floored: bool = False  # fines never bring a round below 0


class OtherGameRow(Row, table=True):
    """A row of the other side's own sheet of the same table."""

    scoresheet_id: int = key_of("scoresheet.id")
    game: int = Field(primary_key=True)
    typed: Plain


class DecisionRow(VersionedRow, table=True):
    """A director's decision about a game, and the row before and after it."""

    __table_args__ = (CheckConstraint("seat IN ('n', 's', 'e', 'w')"),)
    scoresheet_id: int = child_of("scoresheet.id")
    game: int
    kind: Plain
    seat: Plain | None = None  # of whom it is about
    text: FreeText
    article: Plain = ""
    decided_by: FreeText
    decided_at: Plain
    line_before: Plain = ""
    line_after: Plain = ""
    play: Plain = ""  # the cards it was judged by
    matchpoints: Plain = ""  # in comparison play, as `comparison.decisions` reads it
    digest: Plain = ""


class PaperResultRow(NumberedRow, table=True):
    """A published total without sheets: an evening's (round is None) or a round's."""

    __table_args__ = (
        UniqueConstraint("participant_id", "round"),
        # SQLite takes two NULLs for different, and a second evening total would count twice
        Index(
            "one_evening_total", "participant_id", unique=True, sqlite_where=text("round IS NULL")
        ),
    )
    evening_id: int = child_of("evening.id")
    participant_id: int = child_of("participant.id")
    round: int | None = None
    points: int
    roem: int | None = None
    pits: int | None = None
    digest: Plain = ""

"""What contests have beside their evenings: wallets, protests, sanctions, wishes, who goes on."""

from datetime import date

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import child_of, key_of, refers_to, requires


class WalletRow(SQLModel, table=True):
    """A game as it was dealt for its wallet (NKF 1976, 2, art. 3 to 8)."""

    __tablename__ = "wallet"
    __table_args__ = (CheckConstraint("source IN ('seed', 'system', 'noted')"),)
    evening_id: int = key_of("evening.id")
    game: int = Field(primary_key=True)
    hands: str  # N, E, S and W, with | between them: "SA S10 ...|...|...|..."
    seed: int | None = None  # gives the same hands again
    source: str = "system"  # a seed that was given, one by chance, or noted by the players


class ProtestRow(SQLModel, table=True):
    """A protest against a result (NKF 1976, 1, art. 24), and what was decided about it."""

    __tablename__ = "protest"
    __table_args__ = (CheckConstraint("status IN ('open', 'upheld', 'rejected', 'withdrawn')"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    evening_id: int = child_of("evening.id")
    participant_id: int | None = refers_to("participant.id")  # who protests
    playing_table_id: int | None = refers_to("playing_table.id")
    game: int | None = None
    text: str
    made_at: str
    status: str = "open"
    ruling: str = ""
    article: str = ""
    decided_by: str = ""
    decided_at: str = ""


class SanctionRow(SQLModel, table=True):
    """A warning, a penalty or an exclusion of a person or a pair (NKF 1976, 1, art. 5)."""

    __tablename__ = "sanction"
    __table_args__ = (
        CheckConstraint("kind IN ('warning', 'penalty', 'exclusion')"),
        CheckConstraint("span IN ('evening', 'competition', 'season', 'club')"),
        CheckConstraint("member_a <> member_b"),
        CheckConstraint("from_round >= 1"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    evening_id: int = child_of("evening.id")  # on which it was given
    kind: str
    member_a: int = requires("member.id")
    member_b: int | None = refers_to("member.id")  # the other of a pair
    span: str  # from what, or how long it is held against them
    from_round: int = 1  # of the evening on which it was given
    until: date | None = None  # the last day; None: as long as the span lasts
    text: str
    article: str = ""
    decided_by: str
    decided_at: str


class HandedInRow(SQLModel, table=True):
    """What came to the control desk with the sheet of a table."""

    __tablename__ = "handed_in"
    playing_table_id: int = key_of("playing_table.id")
    pen: bool = False
    cards: bool = False


class WishRow(SQLModel, table=True):
    """Two who sit together or apart, or one who has a table of his own."""

    __tablename__ = "wish"
    __table_args__ = (
        CheckConstraint("kind IN ('together', 'apart', 'table')"),
        CheckConstraint("(kind = 'table') = (member_b IS NULL)"),
        CheckConstraint("(kind = 'table') = (table_number IS NOT NULL)"),
        CheckConstraint("member_a <> member_b"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    kind: str
    member_a: int = requires("member.id")
    member_b: int | None = refers_to("member.id")
    table_number: int | None = None
    reason: str = ""


class AdvanceRow(SQLModel, table=True):
    """Who go on from a table of a knock-out that is level."""

    __tablename__ = "advance"
    playing_table_id: int = key_of("playing_table.id")
    first: str  # the seat of the first who goes on, and of the second
    second: str = ""
    reason: str = ""

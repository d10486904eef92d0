"""A sheet as it stands in the club file: whose table, which rules, what is typed so far."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.hands import game_in
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.model.sheets.undo_scope import sheet_scope
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import as_date, evening_title, refuse_closed
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.storage.sums.reckoning import EACH_HALF

_HEAD = text(
    "SELECT t.evening_id, t.round, t.number, t.wallets, e.games, e.status AS evening_status,"
    " e.number AS evening_number, e.date, c.name AS competition, c.format, r.toml,"
    " f.id AS sheet_id, f.version, f.status, f.errors, f.paper_ns_points, f.paper_ns_roem,"
    " f.paper_ew_points, f.paper_ew_roem, f.paper_first, f.paper_second, f.paper_third,"
    f" f.over_after, f.totals_of, e.totals_first, {EACH_HALF} AS each_half"
    " FROM playing_table t JOIN evening e ON e.id = t.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN rule_set r ON r.id = e.rule_set_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.id = :table"
)
_LINES = text("SELECT game, typed FROM game WHERE scoresheet_id = :sheet")
_DECIDED = text(
    "SELECT game, line_before, line_after FROM decision WHERE scoresheet_id = :sheet ORDER BY id"
)
_OTHER = text("SELECT game, typed FROM other_game WHERE scoresheet_id = :sheet")


@dataclass(frozen=True)
class SheetHead:
    """A sheet with its lines by game; `sheet_id` is None while nothing is stored."""

    table_id: int
    evening_id: int
    evening: Message
    evening_status: str
    round: int
    number: int
    games: int
    rules: RuleSet
    sheet_id: int | None
    version: int
    signed: bool
    errors: int
    over_after: int | None
    paper: PaperTotals
    lines: Mapping[int, str]
    other: Mapping[int, str]
    decided: Mapping[int, tuple[tuple[str, str], ...]]  # the rows before and after decisions
    wallets: tuple[int, ...] = ()  # in comparison play: the game of each row
    sitting: int = 1  # how many sheets of the table make up a round
    each_half: bool = False  # halves of three players are rounded in each game, as of before
    totals_first: bool = False  # its totals count until its games are typed
    totals_of: int = 0  # for how many games they do now; 0: its rows count

    @property
    def title(self) -> Message:
        """The title as the secretary says it: "Formulier tafel 4, ronde 2"."""
        return Message(
            "Formulier tafel {number}, ronde {round}", number=self.number, round=self.round
        )

    @property
    def scope(self) -> str:
        """The scope of undo for typing on this sheet."""
        return sheet_scope(self.table_id)

    def game(self, row: int) -> int:
        """The number of the game in a row: that of its wallet, where there are wallets."""
        return game_in(self.wallets, row)

    def typed(self, lines: Mapping[int, str]) -> tuple[str, ...]:
        """Arrange lines as the sheet has them: one a game, "" where nothing is typed."""
        return tuple(lines.get(game, "") for game in range(1, self.games + 1))


def sheet_head(conn: Connection, table_id: int) -> SheetHead:
    """The sheet of a table, with what is typed on it."""
    row = conn.execute(_HEAD, {"table": table_id}).mappings().first()
    if row is None:
        raise Refused(
            "Deze tafel bestaat niet (meer): de ronde is opnieuw geloot of de avond is"
            " weg. Kies de tafel opnieuw op het bord."
        )
    return _from_row(conn, table_id, row)


def open_sheet(conn: Connection, table_id: int) -> SheetHead:
    """The sheet of a table, to be typed on."""
    head = draft_or_signed(conn, table_id)
    if head.signed:
        raise Refused(
            "{title} is afgetekend. Haal eerst de aftekening weg om er iets aan te veranderen.",
            title=head.title,
        )
    return head


def open_rows(conn: Connection, table_id: int) -> SheetHead:
    """The sheet of a table, of which the games are typed: also signed, where only totals count."""
    head = draft_or_signed(conn, table_id)
    return head if head.signed and head.totals_of else open_sheet(conn, table_id)


def draft_or_signed(conn: Connection, table_id: int) -> SheetHead:
    """The sheet of a table of an open evening, signed off or not."""
    head = sheet_head(conn, table_id)
    refuse_closed(head.evening_status, head.evening)
    return head


def _from_row(conn: Connection, table_id: int, row: Mapping[Any, Any]) -> SheetHead:
    sheet_id = row["sheet_id"]
    title = evening_title(row["evening_number"], row["competition"], as_date(row["date"]))
    return SheetHead(
        table_id=table_id,
        evening_id=row["evening_id"],
        evening=title,
        evening_status=row["evening_status"],
        round=row["round"],
        number=row["number"],
        games=row["games"],
        rules=parsed(row["toml"]),
        sheet_id=sheet_id,
        version=row["version"] or 0,
        signed=row["status"] == "signed",
        errors=row["errors"] or 0,
        over_after=row["over_after"],
        paper=PaperTotals(
            row["paper_ns_points"],
            row["paper_ns_roem"],
            row["paper_ew_points"],
            row["paper_ew_roem"],
            row["paper_first"],
            row["paper_second"],
            row["paper_third"],
        ),
        lines=_by_game(conn, _LINES, sheet_id),
        other=_by_game(conn, _OTHER, sheet_id),
        decided=_decided(conn, sheet_id),
        wallets=wallets_of(row["wallets"]),
        sitting=FORMATS[row["format"]].sitting,
        each_half=bool(row["each_half"]),
        totals_first=bool(row["totals_first"]),
        totals_of=row["totals_of"] or 0,
    )


def _decided(conn: Connection, sheet_id: int | None) -> dict[int, tuple[tuple[str, str], ...]]:
    found: dict[int, tuple[tuple[str, str], ...]] = {}
    for row in conn.execute(_DECIDED, {"sheet": sheet_id}) if sheet_id is not None else ():
        found[row.game] = (*found.get(row.game, ()), (row.line_before, row.line_after))
    return found


def _by_game(conn: Connection, query: Any, sheet_id: int | None) -> dict[int, str]:
    if sheet_id is None:
        return {}
    return {row.game: row.typed for row in conn.execute(query, {"sheet": sheet_id})}

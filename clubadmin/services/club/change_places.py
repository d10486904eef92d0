"""Places in the club where a change is seen: its evening and step, its sheet, its person."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.i18n import Message, marked
from clubadmin.model.club.club import ChangedPlace
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.storage.schema.block import rows_in
from clubadmin.storage.schema.packed import ENTRIES

Row = tuple[str, dict[str, Any]]  # a table, and the values of a row in it

_ROWS = text(
    f"SELECT row_table, row_key, before, after FROM {ENTRIES} WHERE change_id = :id ORDER BY seq"
)
_SCOPE = text("SELECT scope FROM change WHERE id = :id")
_EVENING = text(
    "SELECT e.number, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE e.id = :id"
)
_COMPETITION = text("SELECT id, name FROM competition WHERE id = :id")
_COMPETITION_OF = text(
    "SELECT c.id, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE e.id = :id"
)
_TABLE = text("SELECT evening_id, round, number FROM playing_table WHERE id = :id")
_TABLE_OF = text("SELECT playing_table_id FROM scoresheet WHERE id = :id")
_MEMBER = text("SELECT 1 FROM member WHERE id = :id")

_SHEETS = frozenset(
    (
        *("scoresheet", "game", "game_seat", "other_game", "decision", "protest", "sanction"),
        *("tableside", "tableside_key", "confirmation", "referee_call"),
    )
)
_PEOPLE = frozenset(("participant", "evening_stake", "evening_card"))
_DRAW = frozenset(("playing_table", "seat", "sitting_out", "wallet", "wish", "advance"))
_RESULT = frozenset(("paper_result",))
_PERSON = ("member", "consent", "alias", "team_member", "particulars", "office", "own_value")
_MEMBERS = frozenset(
    (*_PERSON, "pair", "team", "own_field", "consent_wording", "board", "meeting", "attendee")
)
_DUES = frozenset(
    (
        *("membership", "dues_kind", "due", "payment", "bank_statement", "bank_line", "treasury"),
        *("creditor", "mandate", "announcement", "collection", "debit", "debit_outcome"),
    )
)
_LETTERS = frozenset(("letter_template", "mail_server", "mailing", "mailing_letter"))
_RULES = frozenset(("rule_set", "adopted_rule_set"))
_SEASONS = frozenset(
    (
        *("season", "competition", "also_counts", "group_place", "opening"),
        *("adopted_rule", "season_standing", "absence"),
    )
)
_COUNTED = frozenset(("absence", "group_place"))
_WHOLE = marked("avond {number} van {competition}")
_STEPS = (("people", _PEOPLE), ("sheets", _SHEETS), ("draw", _DRAW), ("result", _RESULT))
_STEP_WORDS = {
    "people": marked("Aanwezig, avond {number} van {competition}"),
    "draw": marked("Indeling, avond {number} van {competition}"),
    "sheets": marked("Formulieren, avond {number} van {competition}"),
    "result": marked("Uitslag, avond {number} van {competition}"),
    "": _WHOLE,
}


def place_of(conn: Connection, change_id: int) -> ChangedPlace:
    """Find where a change is seen as the club is now, the nearest place there is."""
    rows = list(_rows(conn, change_id))
    scope = str(conn.execute(_SCOPE, {"id": change_id}).scalar() or "")
    table_id = sheet_table(scope)
    if table_id is not None:
        found = _sheet(conn, table_id, rows)
        if found is not None:
            return found
    return place_of_rows(conn, rows)


def place_of_rows(conn: Connection, rows: list[Row]) -> ChangedPlace:
    """Find where rows are seen, by their tables and values: the nearest place there is."""
    held_at = {_held_at(row) for row in rows}  # a whole evening hangs on few tables
    evenings = {number for at in held_at if (number := _evening_of(conn, at)) is not None}
    tables = {table for table, _ in rows}
    if evenings and "absence" not in tables:
        return _evening(conn, evenings, tables)
    return _elsewhere(conn, rows, tables)


def evening_words(conn: Connection, evening_id: int) -> Message:
    """An evening that is there, as a secretary calls it."""
    there = conn.execute(_EVENING, {"id": evening_id}).one()
    return Message(_WHOLE, number=there.number, competition=there.name)


def _sheet(conn: Connection, table_id: int, rows: list[Row]) -> ChangedPlace | None:
    table = conn.execute(_TABLE, {"id": table_id}).first()
    if table is None:
        return None
    evening = conn.execute(_EVENING, {"id": table.evening_id}).one()
    words = Message(
        "tafel {table}, ronde {round}, avond {number} van {competition}",
        table=table.number,
        round=table.round,
        number=evening.number,
        competition=evening.name,
    )
    games = [values["game"] for name, values in rows if name in ("game", "other_game")]
    game, around = min(games, default=None), evening_words(conn, table.evening_id)
    return ChangedPlace("sheet", words, table.evening_id, "sheets", table_id, game, around)


def _evening(conn: Connection, evenings: set[int], tables: set[str]) -> ChangedPlace:
    there = conn.execute(_EVENING, {"id": min(evenings)}).first()
    if there is None or len(evenings) > 1:
        return ChangedPlace("evenings", Message("de lijst van avonden"))
    step = next((name for name, theirs in _STEPS if tables & theirs), "")
    words = Message(_STEP_WORDS[step], number=there.number, competition=there.name)
    return ChangedPlace("evening", words, min(evenings), step)


def _elsewhere(conn: Connection, rows: list[Row], tables: set[str]) -> ChangedPlace:
    if tables & _MEMBERS:
        return _member(conn, rows)
    if tables & _LETTERS:
        return ChangedPlace("members", Message("Brieven en mail, bij Leden"))
    if "stakes" in tables:
        return ChangedPlace("evenings", Message("Wat er gevraagd wordt, bij de kas van een avond"))
    if tables & _DUES:
        return ChangedPlace("members", Message("Contributie, bij Leden"))
    if tables <= _COUNTED:
        return _counted(conn, rows)
    if tables & _SEASONS:
        return ChangedPlace("club-part", Message("Seizoenen en competities"), 1)
    if tables & _RULES:
        return ChangedPlace("club-part", Message("Spelregels, bij Club"), 2)
    return ChangedPlace("club-part", Message("Gegevens van de club"), 0)


def _counted(conn: Connection, rows: list[Row]) -> ChangedPlace:
    """The standings for which somebody stayed away or is in a group."""
    values = rows[0][1]
    if "evening_id" in values:
        found = conn.execute(_COMPETITION_OF, {"id": values["evening_id"]}).first()
    else:
        found = conn.execute(_COMPETITION, {"id": values["competition_id"]}).first()
    if found is None:
        return ChangedPlace("club-part", Message("Seizoenen en competities"), 1)
    return ChangedPlace("competition", Message("Stand van {name}", name=found.name), found.id)


def _member(conn: Connection, rows: list[Row]) -> ChangedPlace:
    """The person, or the list where it is more than one or a person who is no longer there."""
    changed = {
        values["id" if table == "member" else "member_id"]
        for table, values in rows
        if table in _PERSON
    }
    if len(changed) == 1 and conn.execute(_MEMBER, {"id": min(changed)}).first():
        return ChangedPlace("member-edit", Message("Leden"), min(changed))
    return ChangedPlace("members", Message("Leden"))


def _held_at(row: Row) -> tuple[str, int] | None:
    """Find the ancestor of a row that tells its evening: the evening, a table or a sheet."""
    table, values = row
    if table == "evening":
        return "evening", int(values["id"])
    for name in ("evening", "playing_table", "scoresheet"):
        if (number := values.get(f"{name}_id")) is not None:
            return name, int(number)
    return None


def _evening_of(conn: Connection, held_at: tuple[str, int] | None) -> int | None:
    """The evening of what a row hangs on, as far as it is still known."""
    if held_at is None:
        return None
    kind, at = held_at
    if kind == "evening":
        return at
    table = conn.execute(_TABLE_OF, {"id": at}).scalar() if kind == "scoresheet" else at
    found = None if table is None else conn.execute(_TABLE, {"id": table}).first()
    return None if found is None else int(found.evening_id)


def _rows(conn: Connection, change_id: int) -> Iterator[Row]:
    for table, key, *images in conn.execute(_ROWS, {"id": change_id}):
        for image in images:
            yield from ((table, values) for values in rows_in(key, image))

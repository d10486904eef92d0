"""A game of a sheet, or what a side made of all of it."""

from dataclasses import replace

from sqlalchemy import Connection, text

from clubadmin.domain.row.columns import columns
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.terms import Side
from clubadmin.errors import Gone
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, that_counts
from clubadmin.model.explain.figure_asked import SheetAsked
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.evenings.games import Telling, game, games
from clubadmin.services.explain.evenings.reading import tables

_SEATED = text(
    "SELECT t.evening_id, s.participant_id FROM playing_table t"
    " JOIN seat s ON s.playing_table_id = t.id WHERE t.id = :table"
    " AND s.position IN (SELECT value FROM json_each(:seats)) LIMIT 1"
)
_POSITIONS = {"ns": '["n", "s"]', "ew": '["e", "w"]'}


def explain_sheet(conn: Connection, asked: SheetAsked, words: Words) -> Explained:
    """Explain the score of a side on a sheet, or in one game of it; or of both sides."""
    if asked.side:
        return _of_side(conn, asked, words)
    both = tuple(_of_side(conn, replace(asked, side=side), words) for side in Side)
    one = both[0]
    place = one.title.partition(": ")[0]
    return Explained(
        title=f"{place}, {one.title.rpartition(', ')[2]}" if asked.game is not None else place,
        figure=" – ".join(side.figure for side in both),
        note=one.note if asked.game is not None else "",
        article=one.article,
        parts=tuple(replace(side, title=side.title.partition(": ")[2]) for side in both),
        evening_id=one.evening_id,
        table_id=one.table_id,
        game=one.game,
    )


def _of_side(conn: Connection, asked: SheetAsked, words: Words) -> Explained:
    which = {"table": asked.table_id, "seats": _POSITIONS[asked.side]}
    seated = conn.execute(_SEATED, which).first()
    if seated is None:
        raise Gone("Deze tafel bestaat niet (meer). Kies de tafel opnieuw.")
    head = evening_head(conn, seated.evening_id)
    found = tables(conn, head.id, seated.participant_id)
    table = replace(next(one for one in found if one.id == asked.table_id), own={})
    telling = Telling(head.rules, words)
    side = side_names(columns(head.rules).sides, words.language)[Side(asked.side)]
    title = words(
        "Ronde {round}, tafel {table}: {side}", round=table.round, table=table.number, side=side
    )
    if asked.game is not None:
        row = next((one for one in table.games if one.game == asked.game), None)
        if row is None:
            raise Gone("Van dit spel is nog niets getypt.")
        made = game(table, row, telling)
        return replace(made, title=f"{title}, {made.title}")
    parts = tuple(games(table, telling))
    value = sum(int(one.value or 0) for one in parts)
    return that_counts(
        words,
        title,
        value,
        note=words("Nog niets getypt.") if not parts else "",
        article=head.rule_set_title,
        parts=parts,
        evening_id=head.id,
        table_id=table.id,
        joins="sum",
    )

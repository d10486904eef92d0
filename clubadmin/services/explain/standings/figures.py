"""Figures that stand beside the total: pits or tops, fines, win points; an evening each."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.standings.ranked import Cell
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    ContestFigure,
    EveningAsked,
    EveningFigure,
)
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.evenings.evening import explain_evening
from clubadmin.services.explain.standings.cells import member_of
from clubadmin.services.explain.standings.row import SeasonRow

_POINTS = text("SELECT pits, fines, points FROM evening_result WHERE participant_id = :who")
_KEPT = text("SELECT tops, points FROM contest_result WHERE participant_id = :who")


class _Made(NamedTuple):
    """What somebody has of an evening, and the question that opens it."""

    value: int
    asked: Asked | None
    counts: bool = True


def summed(conn: Connection, row: SeasonRow, title: str) -> Explained:
    """The sum over the evenings.

    Pits and fines are those of all evenings played, win points of those that count.
    """
    words, figure = row.words, row.asked.figure
    cells = [one for one in row.row.evenings if one.points is not None and not one.substitute]
    made = {one.evening: _made(conn, row, one) for one in cells}
    parts = tuple(_part(row, one, made) for one in cells if made[one.evening].value)
    value = sum(one.value for one in made.values() if one.counts)
    return Explained(
        title=title,
        figure=words.number(value),
        note=_note(row),
        article=row.article if figure == "won" else "",
        weight="counts",
        parts=parts,
        value=value,
        joins="sum",
    )


def _note(row: SeasonRow) -> str:
    words, win = row.words, row.rule.win
    if row.asked.figure == "won" and win is not None:
        return words("figure-won", won=win.won, level=win.level, lost=win.lost)
    tops = row.asked.figure == "pits" and row.standings.matchpoints
    return words("figure-tops" if tops else f"figure-{row.asked.figure}")


def _made(conn: Connection, row: SeasonRow, one: Cell) -> _Made:
    held, person = row.held(one), row.participant(one)
    if held is None or person is None:
        return _Made(one.won if row.asked.figure == "won" else 0, None, one.counts)
    if row.asked.figure == "won":
        win = tuple(row.rule.win) if row.rule.win else (0, 0, 0)
        asked = EveningAsked(held.id, person, "won", win=win)
        return _Made(one.won, asked, one.counts)
    if not held.form.by_points:
        if row.asked.figure == "fines":  # they come off points, which decide nothing there
            return _Made(0, None)
        of_contest: ContestFigure = "points" if row.asked.figure == "points" else "tops"
        value = _of_contest(conn, held.id, person, of_contest)
        return _Made(value, ContestAsked(held.id, person, figure=of_contest))
    if (member := member_of(row, one)) is not None and row.asked.figure == "fines":
        his = EveningAsked(held.id, person, "fines", member_id=member)
        return _Made(int(explain_evening(conn, his, row.words).value or 0), his)
    kept = conn.execute(_POINTS, {"who": person}).mappings().first()
    figure: EveningFigure = "pits"
    if row.asked.figure in ("points", "fines"):
        figure = row.asked.figure
    value = int(kept[figure]) if kept else 0
    return _Made(value, EveningAsked(held.id, person, figure))


def _of_contest(conn: Connection, evening_id: int, person: int, figure: ContestFigure) -> int:
    """Tops or points that were kept at closing, or of an open session those so far."""
    kept = conn.execute(_KEPT, {"who": person}).mappings().first()
    if kept is not None:
        return int(kept[figure])
    from clubadmin.services.comparison.keeping import figures  # late: most clubs do without

    found = figures(conn, evening_head(conn, evening_id))
    own = next((one for one in found if one.participant_id == person), None)
    return int(getattr(own, figure)) if own is not None else 0


def _part(row: SeasonRow, one: Cell, made: Mapping[int, _Made]) -> Explained:
    held, own = row.held(one), made[one.evening]
    return Explained(
        title=row.evening_name(one),
        figure=row.words.number(own.value),
        note="" if own.counts else row.words("dropped"),
        weight="counts" if own.counts else "dropped",
        evening_id=held.id if held else None,
        value=own.value,
        deeper=own.asked,
    )

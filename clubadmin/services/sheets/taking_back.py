"""Undo and redo on one sheet on which others type as well: row by row.

What the journal has is taken back whole where that can be. Where somebody else typed other rows
since, the rows of that step alone go back, and the sheet is judged anew. What was done at a table
or at another desk is passed by.
"""

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets.head import sheet_head
from clubadmin.services.sheets.rows import judged, scored_sheet, stored_sheet, write_lines
from clubadmin.storage.club import undo as journal
from clubadmin.storage.file.errors import RowMovedOn


def undo(club: OpenClub, scope: str = "") -> Saved:
    """Take back the last change in a scope, as `history.undo`."""
    try:
        return history.undo(club, scope, here=True)
    except RowMovedOn as moved:
        said = moved
    try:
        return history.undone(club, _row_by_row(club, scope, said, back=True))
    except RowMovedOn:
        steps = history.undo_state(club, scope, here=True)
        if steps.undo is None or steps.passed is None:
            raise
        raise Refused(
            "Dit kan niet ongedaan gemaakt worden: {change}. Daar hangt aan wat later elders werd"
            " gedaan: {later}.",
            change=steps.undo,
            later=steps.passed,
        ) from None


def redo(club: OpenClub, scope: str = "") -> Saved:
    """Do again what was taken back last in a scope, as `history.redo`."""
    try:
        return history.redo(club, scope, here=True)
    except RowMovedOn as moved:
        return history.redone(club, _row_by_row(club, scope, moved, back=False))


def _row_by_row(club: OpenClub, scope: str, moved: RowMovedOn, *, back: bool) -> Message:
    """The label of the step, once its rows stand there; `moved` where they may not be written."""
    table_id = sheet_table(scope)
    step = None if table_id is None else journal.row_step(club.store, scope, back=back)
    if table_id is None or step is None:
        raise moved
    head = club.read(sheet_head, table_id)
    there = all(head.lines.get(row, "") == now for row, (now, _) in step.lines.items())
    if head.signed or not there:
        raise moved
    wanted = {row: line for row, (_, line) in step.lines.items()}
    scored = scored_sheet(head, lines={**head.lines, **wanted})
    with journal.taking(club.store, step) as change:
        write_lines(change, head, stored_sheet(change, head, **judged(scored)), wanted)
    return step.label

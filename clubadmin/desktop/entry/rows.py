"""Looks of the grid's rows, as small comparable values.

The grid paints a row again only when its look differs from the one on the screen.
"""

from dataclasses import dataclass, replace
from typing import TypeVar

from clubadmin.desktop.entry.model import EntryModel
from clubadmin.domain.scoring.boxes import BoxLook, looked_at


@dataclass(frozen=True)
class RowLook:
    """A row: what stands before the boxes, in them (Wij, then Zij), and after them.

    `beside` are the signs beside the number: § for a decision of the director, r for a game
    that was passed round. `over` says that the match had ended before this game, `waiting` that
    its line is not in the file yet, and `unsaved` that it could not be kept so far.
    """

    game: int  # counted from 1, whatever number the game has
    boxes: tuple[BoxLook, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    beside: str = ""
    over: bool = False
    typing: str | None = None
    caret: int = 0
    box: int | None = None  # one types in; `cell` is what was typed in it
    cell: str = ""
    whole: bool = False  # what stands where one types is selected
    here: bool = False
    marked: bool = False
    words: str = ""  # across the row: not played, or a line that cannot be read
    fault: str = ""
    waiting: bool = False
    unsaved: bool = False
    number: str = ""  # of the game


Look = TypeVar("Look", bound=RowLook)


def as_typed_in(look: Look, model: EntryModel) -> Look:
    """How the row one is in looks while one types in its boxes, or selected its line."""
    row = model.row_in_boxes
    if row is None or model.box is None:
        return replace(look, whole=model.whole)
    return replace(
        look,
        boxes=looked_at(look.boxes, row),
        typing=None,
        words="",
        caret=model.caret,
        box=model.box,
        cell=row.boxes[model.box],
        whole=model.whole,
    )

"""The journal: every change, with its rows before and after."""

from sqlmodel import Field

from clubadmin.storage.rows.row import NumberedRow


class ChangeRow(NumberedRow, table=True):
    """A transaction: what was done, and whether and by which change it was undone."""

    entry: str  # label, message and rows; see `schema.packed`
    at: int  # seconds since 1970, as if local time were that of Greenwich
    kind: str  # do | fixed (cannot be undone) | undo | redo | program (nobody did it)
    of: int | None = None  # the change that this one undoes or redoes
    undone_by: int | None = None
    # "sheet:12" groups what Ctrl+Z on that sheet steps through
    scope: str = Field(default="", index=True)
    digest: bytes = b""  # over this change and the one before it, see `schema.chain`

"""The journal: every change, with its rows before and after."""

from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import key_of


class ChangeRow(SQLModel, table=True):
    """A transaction: its label, and whether and by which change it was undone."""

    __tablename__ = "change"
    id: int | None = Field(default=None, primary_key=True)
    label: str  # in Dutch
    message: str | None = None  # the same as a message (JSON), to be told in other languages
    at: str
    kind: str  # do | fixed (cannot be undone) | undo | redo | program (nobody did it)
    of: int | None = None  # the change that this one undoes or redoes
    undone_by: int | None = None
    # "sheet:12" groups what Ctrl+Z on that sheet steps through
    scope: str = Field(default="", index=True)
    digest: str = ""  # over this change and the one before it, see `schema.chain`


class ChangedRow(SQLModel, table=True):
    """The images of a row before and after a change, as JSON; see `schema.packed`."""

    __tablename__ = "changed_row"
    change_id: int = key_of("change.id")
    seq: int = Field(primary_key=True)
    row_table: str
    row_key: str
    before: str | None = None
    after: str | None = None

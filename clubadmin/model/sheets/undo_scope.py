"""The scope of a sheet: what groups the typing on it for undo, in the journal and the window."""

SHEET = "sheet:"


def sheet_scope(table_id: int) -> str:
    """The scope of the sheet of a table."""
    return f"{SHEET}{table_id}"


def sheet_table(scope: str) -> int | None:
    """The table whose sheet a scope is; None where it is that of no sheet.

    Raises:
        ValueError: what stands for the table is no number.
    """
    return int(scope.removeprefix(SHEET)) if scope.startswith(SHEET) else None

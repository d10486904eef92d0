"""What the sheet asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from typing import TYPE_CHECKING

from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


def load(club: "OpenClub", table_id: int) -> Scoresheet:
    """The sheet of a table as it is in the file."""
    from clubadmin.services.sheets import sheets

    return sheets.sheet(club, table_id)


def keep_lines(club: "OpenClub", table_id: int, lines: dict[int, str]) -> object:
    """Store lines by game; one change, so one step of undo."""
    from clubadmin.services.sheets import sheets

    if len(lines) == 1:
        ((game, typed),) = lines.items()
        return sheets.save_line(club, table_id, game, typed)
    return sheets.save_lines(club, table_id, lines)


def keep_second(club: "OpenClub", table_id: int, lines: dict[int, str]) -> object:
    """Store lines of the other side's own sheet."""
    from clubadmin.services.sheets import sheets

    return sheets.save_other(club, table_id, lines)


def keep_paper(club: "OpenClub", table_id: int, paper: PaperTotals) -> object:
    """Store what the players wrote under the columns."""
    from clubadmin.services.sheets import sheets

    return sheets.save_paper(club, table_id, paper)


def sign(club: "OpenClub", table_id: int) -> Scoresheet | None:
    """Sign the sheet off; answers the next sheet that is missing, None when it was the last."""
    from clubadmin.services.sheets import sheets

    following: TablePlace | None = sheets.sign(club, table_id)
    return sheets.sheet(club, following.table_id) if following else None


def unsign(club: "OpenClub", table_id: int) -> Scoresheet:
    """Take the signature back, so that the sheet can be corrected."""
    from clubadmin.services.sheets import sheets

    sheets.unsign(club, table_id)
    return sheets.sheet(club, table_id)

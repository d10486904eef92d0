"""Contests that points alone do not tell: in a file of results or games they are marked.

Their wallets, teams and brackets are not in such a file, so that it cannot be taken back;
a whole club, which is a file of its own, has them.
"""

from clubadmin.domain.competition.formats import FORMATS, Decides
from clubadmin.services.errors import Refused
from clubadmin.services.exchange_read import Grid
from clubadmin.services.playable import FORMAT_NAMES

CONTEST = "contest"
"""The column with the format, there only where a file has such contests."""


def contest_of(form: str) -> str:
    """The cell of an evening of this format: empty where points tell all."""
    return "" if FORMATS[form].decides is Decides.POINTS else form


def refuse_contests(grid: Grid, name: str) -> None:
    """Refuse a file with contests that it does not hold whole.

    Raises:
        Refused: a row is marked as one of such a contest.
    """
    if CONTEST not in grid.header:
        return
    at = grid.header.index(CONTEST)
    for row, cells in enumerate(grid.rows):
        form = cells[at].strip() if at < len(cells) else ""
        if form and (form not in FORMATS or contest_of(form)):
            raise Refused(
                f"{name}, rij {row + 2}: dit is een avond met {FORMAT_NAMES.get(form, form)}."
                " De mapjes, teams of het schema daarvan staan niet in dit bestand. Neem de hele"
                " club over, als clubbestand; dan gaat alles mee."
            )

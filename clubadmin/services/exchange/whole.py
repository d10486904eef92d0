"""A sheet from a file as a whole: who played alone in it, and where its match ended."""

from collections.abc import Sequence

from clubadmin.domain.scoring.sheet import ScoredSheet, score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.services.sheets.game_rows import LineFigures, Lines
from clubadmin.storage.journal.sheets import NewSheet


def new_sheet(table_id: int, lines: Sequence[LineFigures], known: Lines) -> NewSheet:
    """A sheet to be inserted, with what its players get and where its match ended.

    Args:
        table_id: whose it is.
        lines: its games, in order.
        known: the lines of its rule set.
    """
    if not known.rules.target and not known.seats:
        return NewSheet(table_id, lines)
    seats = {
        game: known.seats[line.typed]
        for game, line in enumerate(lines, start=1)
        if line.typed in known.seats
    }
    match = _scored(lines, known).match if known.rules.target else None
    return NewSheet(table_id, lines, seats, match.over_after if match else None)


def trouble_of_whole(lines: Sequence[LineFigures], known: Lines) -> tuple[int, str] | None:
    """What only the whole sheet shows, with the place of the line it is about; None if nothing."""
    if not known.rules.target and known.rules.system != "solo":
        return None
    for one in _scored(lines, known).errors:
        at = (one.game or 1) - 1
        if at < len(lines) and lines[at].typed not in known.wrong:
            return at, sentence(one)
    return None


def _scored(lines: Sequence[LineFigures], known: Lines) -> ScoredSheet:
    return score_sheet([line.typed for line in lines], known.rules, complete=True)

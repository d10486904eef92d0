"""What a row of a result or of standings has, in words, whatever decides there."""

from collections.abc import Sequence
from itertools import groupby

from clubadmin.domain.draw.plan.formats import FORMATS, Decides
from clubadmin.model.results.result import EveningResult, ResultRow, StandingRow, Standings
from clubadmin.reports.press.dutch import counted, figure


def made(result: EveningResult, row: ResultRow) -> str:
    """As "5.304 punten", or matchpoints where games are compared; of a knock-out nothing."""
    if FORMATS[result.format].decides is Decides.KNOCKOUT:
        return ""
    if row.matchpoints is None:
        return f"{figure(row.total)} punten"
    return counted(row.matchpoints, "matchpunt", "matchpunten")


def has(found: Standings, row: StandingRow) -> str:
    """As "36.201 punten", "gemiddeld 5.068,2", matchpoints, rounds won, win points."""
    if found.rule.startswith("average"):
        return f"gemiddeld {figure(row.average)} punten"
    if found.wins:
        return counted(int(row.total), "gewonnen ronde", "gewonnen ronden")
    if found.matchpoints:
        return counted(int(row.total), "matchpunt", "matchpunten")
    return f"{figure(row.total)} punten"


def lead(found: Standings, behind: float) -> str:
    """How much somebody is ahead: "120 punten"."""
    if found.wins:
        return counted(int(behind), "ronde", "ronden")
    if found.matchpoints:
        return counted(int(behind), "matchpunt", "matchpunten")
    return "één punt" if behind == 1 else f"{figure(behind)} punten"


def fields_of(result: EveningResult) -> list[tuple[str, list[ResultRow]]]:
    """The rows by group and field, which have a winner each."""
    parts = groupby(result.rows, key=lambda row: (row.line, row.field))
    return [(_field(*key), list(rows)) for key, rows in parts]


def at(rows: Sequence[ResultRow], place: int) -> list[ResultRow]:
    """Who share a place."""
    return [row for row in rows if row.place == place]


def _field(line: str, field: str) -> str:
    said = [f"groep {line}"] if line else []
    return ", ".join([*said, *([field] if field else [])])

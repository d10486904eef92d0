"""`clubadmin standings`: the standings of a season."""

from math import floor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.database import Database, looked_into
from clubadmin.cli.naming import find_competition
from clubadmin.cli.output import DONE, answer, answer_json, say, table, write_file

if TYPE_CHECKING:
    from clubadmin.services.views.result import StandingCell, Standings


@app.command(cls=Command, help="De stand van een competitie.")
def standings(
    *,
    database: Database = None,
    season: Annotated[
        str | None, typer.Option("--season", metavar="S", help="Seizoen; anders het laatste.")
    ] = None,
    competition: Annotated[
        str | None, typer.Option("--competition", metavar="C", help="Competitie.")
    ] = None,
    after: Annotated[
        int | None, typer.Option("--after", metavar="N", help="Tot en met avond N.")
    ] = None,
    rule: Annotated[
        str | None, typer.Option("--rule", metavar="REGEL", help="sum, average, best:5, ...")
    ] = None,
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="BESTAND", help="Ook als PDF.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Als één JSON-document.")] = False,
) -> int:
    """Show the standings."""
    with looked_into(database) as club:
        from clubadmin.services.club import settings
        from clubadmin.services.standings import standings as standings_of

        result = standings_of(club, find_competition(club, season, competition), after, rule)
        about_club = settings(club)
    if pdf is not None:
        from clubadmin.reports import standings as standings_pdf

        write_file(pdf, standings_pdf(result, about_club))
        say(f"De stand staat in {pdf}.")
    if json:
        answer_json(standings_json(result))
    else:
        answer(_in_words(result))
    return DONE


def standings_json(result: "Standings") -> dict[str, Any]:
    """The document of `standings --json`; averages have one decimal."""
    return {
        "season": result.season,
        "competition": result.competition,
        "rule": result.rule,
        "depth": result.depth,
        "rows": [
            {
                "place": row.place,
                "name": row.name,
                "total": row.total,
                "average": _tenths(row.average),
                "evenings": [
                    {"evening": cell.evening, "points": cell.points, "counts": cell.counts}
                    for cell in row.evenings
                    if cell.points is not None
                ],
            }
            for row in result.rows
        ],
    }


def _tenths(average: float) -> float:
    """One decimal, a half upwards."""
    return floor(average * 10 + 0.5) / 10


_DEPTHS = {
    "evening": "Uit uitslagen van hele avonden.",
    "round": "Uit uitslagen van ronden.",
    "game": "Uit de formulieren, spel voor spel.",
}


def _in_words(result: "Standings") -> str:
    head = f"{result.competition} {result.season}, na avond {result.after}: {result.rule_text}"
    rows = [
        (
            row.place or "–",
            row.name,
            row.total,
            f"{_tenths(row.average):.1f}".replace(".", ","),
            *(_cell(cell) for cell in row.evenings),
        )
        for row in result.rows
    ]
    total = "matchpunten" if result.matchpoints else "totaal"
    total = "gewonnen ronden" if result.wins else total
    header = ("plaats", "naam", total, "gemiddeld", *(str(one) for one in result.evenings))
    foot = _DEPTHS[result.depth] + (" Voorlopig." if result.provisional else "")
    return f"{head}\n\n{table(header, rows)}\n\n{foot} Tussen haakjes: telt niet mee."


def _cell(cell: "StandingCell") -> str:
    if cell.points is None:
        return ""
    return str(cell.points) if cell.counts else f"({cell.points})"

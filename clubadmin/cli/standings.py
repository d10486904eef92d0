"""`clubadmin standings`: the standings of a season."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clubadmin.cli.app import Command, Json, about, app, option
from clubadmin.cli.database import (
    Database,
    OfCompetition,
    OfSeason,
    find_competition,
    looked_into,
    printing,
)
from clubadmin.cli.output import DONE, answer, answer_json, say, table, words, write_file
from clubadmin.domain.standings.ranked import shortened
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.i18n import Language, Message

if TYPE_CHECKING:
    from clubadmin.model.results.result import StandingRow, Standings


@app.command(cls=Command, help=about("standings"))
def standings(
    *,
    database: Database = None,
    season: OfSeason = None,
    competition: OfCompetition = None,
    after: Annotated[int | None, option("--after", "Tot en met avond N.", "N")] = None,
    rule: Annotated[
        str | None, option("--rule", "Een andere regel, zoals hierboven.", "REGEL")
    ] = None,
    pdf: Annotated[
        Path | None, option("--pdf", "Ook als PDF, of als webpagina (.html).", "BESTAND")
    ] = None,
    json: Json = False,
) -> int:
    """Show the standings."""
    with looked_into(database) as club:
        from clubadmin.services.standings.standings import standings as standings_of

        result = standings_of(club, find_competition(club, season, competition), after, rule)
        on_paper = printing(club)
    if pdf is not None:
        from clubadmin.reports import standings as standings_pdf

        write_file(pdf, standings_pdf(result, on_paper.kept_as(pdf)))
        say("De stand staat in {pdf}.", pdf=pdf)
    if json:
        answer_json(standings_json(result))
    else:
        answer(_in_words(result))
    return DONE


def standings_json(result: "Standings") -> dict[str, Any]:
    """The document of `standings --json`; averages have one decimal, or two."""
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
                "average": shortened(row.average, result.decimals),
                "evenings": [
                    {"evening": cell.evening, "points": cell.points, "counts": cell.counts}
                    for cell in row.evenings
                    if cell.points is not None and not result.is_opening(cell.evening)
                ],
                **_more(result, row),
            }
            for row in result.rows
        ],
    }


def _more(result: "Standings", row: "StandingRow") -> dict[str, Any]:
    """The parts that only some have: an opening stand, a group or field, fines, periods."""
    found: dict[str, Any] = {}
    for cell in row.evenings:
        if cell.points is not None and result.is_opening(cell.evening):
            made = {"points": cell.points, "counts": cell.counts}
            found["opening"] = {"evenings": result.opening, **made}
    if row.field:
        found["group" if result.grouped else "field"] = row.field
    if row.moves:
        found["moves"] = row.moves
    if result.win_points:
        found["won"] = row.won
    if row.fines:
        found["fines"] = row.fines
    if result.periods:
        found["periods"] = [
            {"period": period.number, "points": one.points, "counts": one.counts}
            for period, one in zip(result.periods, row.periods, strict=True)
        ]
    return found


_DEPTHS = {
    "evening": Message("Uit uitslagen van hele avonden."),
    "round": Message("Uit uitslagen van ronden."),
    "game": Message("Uit de formulieren, spel voor spel."),
}


def _in_words(result: "Standings") -> str:
    head = words(
        "{competition} {season}, na avond {number}: {rule}",
        competition=result.competition,
        season=result.season,
        number=result.after,
        rule=rule_text(parse_rule(result.rule), result.planned, words.language),
    )
    rows = [list(_boxes(result, row)) for row in result.rows]
    so_far = words("Voorlopig.") if result.provisional else ""
    foot = words.text(
        Message.joined(_DEPTHS[result.depth], so_far, Message("Tussen haakjes: telt niet mee."))
    )
    return f"{head}\n\n{table(list(_heads(result)), rows)}\n\n{foot}"


def _heads(result: "Standings") -> Iterator[str]:
    if any(row.field for row in result.rows):
        yield words("groep") if result.grouped else words("richting")
    yield from (words("plaats"), words("naam"))
    won = words("gewonnen ronden") if result.wins else words("totaal")
    yield words("matchpunten") if result.matchpoints else won
    yield words("gemiddeld")
    if result.win_points:
        yield words("winstpunten")
    yield from (words("periode {number}", number=period.number) for period in result.periods)
    yield from map(result.head, result.evenings)


def _boxes(result: "Standings", row: "StandingRow") -> Iterator[object]:
    if any(one.field for one in result.rows):
        yield row.field
    yield from (row.place or "–", row.name, row.total)
    average = f"{shortened(row.average, result.decimals):.{result.decimals}f}"
    yield average.replace(".", ",") if words.language is Language.NL else average
    if result.win_points:
        yield row.won
    for one in row.periods:  # of a period that counts for nothing there may be nothing
        yield _made(one.points if one.counts else one.points or None, counts=one.counts)
    for cell in row.evenings:
        yield "?" if cell.unknown else _made(cell.points, counts=cell.counts)


def _made(points: int | None, *, counts: bool) -> str:
    if points is None:
        return ""
    return str(points) if counts else f"({points})"

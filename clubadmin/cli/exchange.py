"""`clubadmin import` and `clubadmin export`: members, published totals, games, a whole club."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.database import Database, opened
from clubadmin.cli.output import DONE, NOT_DONE, Stop, answer, answer_json, say, write_file

_KINDS = ("members", "results", "games", "club")
_Json = Annotated[bool, typer.Option("--json", help="Als één JSON-document.")]


@app.command("import", cls=Command, help="Neemt leden, uitslagen of spellen over uit een bestand.")
def import_(
    file: Annotated[Path, typer.Argument(metavar="BESTAND", help="CSV of XLSX.")],
    database: Database = None,
    try_out: Annotated[
        bool, typer.Option("--try", help="Kijkt alleen na; verandert niets.")
    ] = False,
    json: _Json = False,
) -> int:
    """Take a file into the club; all or nothing."""
    with opened(database) as club:
        from clubadmin.services.exchange import ImportRefused, import_file, preview_import

        try:
            preview = preview_import(club, file) if try_out else import_file(club, file)
        except ImportRefused as refused:
            preview = refused.preview
    for problem in preview.problems:
        say(str(problem))
    if json:
        answer_json({**asdict(preview), "imported": preview.ok and not try_out})
    if not preview.ok:
        say(f"{file.name} is niet overgenomen: {len(preview.problems)} keer iets mis.")
        return NOT_DONE
    if not json:
        done = "kan worden overgenomen" if try_out else "is overgenomen"
        answer(
            f"{file.name} {done}: {preview.rows} rijen, {preview.new_members} nieuwe leden,"
            f" {preview.evenings} avonden, {preview.games} spellen."
        )
    return DONE


@app.command(cls=Command, help="Schrijft leden, uitslagen of spellen als CSV, of een hele club.")
def export(
    kind: Annotated[str, typer.Argument(metavar="SOORT", help=", ".join(_KINDS) + ".")],
    database: Database = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="BESTAND", help="Waarheen; anders de uitvoer.")
    ] = None,
) -> int:
    """Write something of the club."""
    if kind not in _KINDS:
        raise Stop(f"De soort '{kind}' is er niet. Wel: {', '.join(_KINDS)}.")
    if kind == "club":
        return _copy(database, to)
    with opened(database) as club:
        from clubadmin.services import exchange

        made = {
            "members": exchange.export_members_csv,
            "results": exchange.export_results_csv,
            "games": exchange.export_games_csv,
        }[kind](club)
    if to is None:
        answer(made.decode())
    else:
        write_file(to, made)
        say(f"Geschreven: {to}")
    return DONE


def _copy(database: str | None, to: Path | None) -> int:
    if to is None:
        raise Stop("Noem met --to het bestand waarin de hele club komt.")
    with opened(database) as club:
        from clubadmin.services.exchange import export_club

        export_club(club, to)
    say(f"De hele club staat in {to}, nagekeken.")
    return DONE

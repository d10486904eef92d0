"""`clubadmin demo`: a made-up club with real-looking seasons."""

from typing import Annotated

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.output import DONE, Stop, answer, answer_json, told_on


@app.command(cls=Command, help="Maakt een verzonnen club met seizoenen die echt lijken.")
def demo(
    database: Annotated[
        str, typer.Option("--database", metavar="DB", help="Waar de club komt; nog geen bestand.")
    ],
    seasons: Annotated[int, typer.Option("--seasons", metavar="N", help="Seizoenen.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Zelfde S, zelfde club.")] = 1,
    half_typed: Annotated[
        bool, typer.Option("--half-typed", help="Met een avond die nog getypt wordt.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Als één JSON-document.")] = False,
) -> int:
    """Make a demo club."""
    if not database.strip():
        raise Stop("--database is leeg; noem het bestand dat gemaakt moet worden.")
    from clubadmin.services.demo import make_demo

    make_demo(database, seasons, seed, half_typed=half_typed, progress=told_on).close()
    if json:
        answer_json({"file": database, "seasons": seasons, "seed": seed})
    else:
        answer(f"De club is gemaakt: {database}")
    return DONE

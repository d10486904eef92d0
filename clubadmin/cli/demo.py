"""`clubadmin demo`: a made-up club with real-looking seasons."""

from typing import Annotated

from clubadmin.cli.app import Command, Json, app, option
from clubadmin.cli.output import DONE, Stop, answer, answer_json, told_on


@app.command(cls=Command, help="Maakt een verzonnen club met seizoenen die echt lijken.")
def demo(
    database: Annotated[str, option("--database", "Waar de club komt; nog geen bestand.", "DB")],
    seasons: Annotated[int, option("--seasons", "Seizoenen.", "N")] = 1,
    seed: Annotated[int, option("--seed", "Zelfde S, zelfde club.", "S")] = 1,
    half_typed: Annotated[
        bool, option("--half-typed", "Met een avond die nog getypt wordt.")
    ] = False,
    json: Json = False,
) -> int:
    """Make a demo club."""
    if not database.strip():
        raise Stop("--database is leeg; noem het bestand dat gemaakt moet worden.")
    from clubadmin.services.demo.club import make_demo

    make_demo(database, seasons, seed, half_typed=half_typed, progress=told_on).close()
    if json:
        answer_json({"file": database, "seasons": seasons, "seed": seed})
    else:
        answer("De club is gemaakt: {database}", database=database)
    return DONE

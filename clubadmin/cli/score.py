"""`clubadmin score`: settles and checks quick-entry lines, one a game."""

from typing import Annotated, Any

import typer

from clubadmin.cli import rulesets
from clubadmin.cli.app import Command, app
from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    answer,
    answer_json,
    say,
    table,
)
from clubadmin.cli.textfile import text_of
from clubadmin.domain.scoring.scorefile import score_text, sheet_json

_MOST_KILOBYTES = 10_000


@app.command(cls=Command, help="Rekent regels in snelle invoer uit en controleert ze.")
def score(
    file: Annotated[str, typer.Argument(metavar="[BESTAND|-]", help="- is de invoer.")] = "-",
    rules: Annotated[str, typer.Option("--rules", metavar="NAAM", help="Reglement.")] = "nku",
    json: Annotated[bool, typer.Option("--json", help="Als één JSON-document.")] = False,
) -> int:
    """Settle and check a sheet."""
    rule_set = rulesets.rule_set(rules)
    scored = sheet_json(score_text(text_of(file, "een formulier", _MOST_KILOBYTES), rule_set))
    for finding in scored["findings"]:
        say(finding["message"])
    if json:
        answer_json(scored)
    else:
        answer(_in_words(scored))
    wrong = any(finding["severity"] == "error" for finding in scored["findings"])
    return ERRORS_IN_INPUT if wrong else DONE


def _in_words(scored: dict[str, Any]) -> str:
    rows = [
        (game["game"], game["typed"], _outcome(game), *_figures(game)) for game in scored["games"]
    ]
    rows.append(("totaal", "", "", *_figures(scored["totals"])))
    header = ("spel", "getypt", "uitkomst", "Wij", "roem", "totaal", "Zij", "roem", "totaal")
    return table(header, rows)


_OUTCOMES = {
    "made": "gespeeld",
    "revoke": "verzaakt",
    "not-played": "niet gespeeld",
    "cancelled": "vervallen",
    "arbitral": "arbitraal",
}
_SIDES = {"ns": " Wij", "ew": " Zij"}


def _outcome(game: dict[str, Any]) -> str:
    """What became of it, and for whom: "nat Wij"."""
    if game["outcome"] is None:
        return "?"
    outcome = str(game["outcome"])
    return _OUTCOMES.get(outcome, outcome) + _SIDES.get(str(game["side"]), "")


def _figures(sides: dict[str, Any]) -> tuple[object, ...]:
    return tuple(
        sides[side][what] if sides.get(side) else ""
        for side in ("ns", "ew")
        for what in ("points", "roem", "total")
    )

"""`clubadmin score`: settles and checks quick-entry lines, one a game."""

from typing import Annotated

import typer

from clubadmin.cli import rulesets
from clubadmin.cli.app import Command, app
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, answer, answer_json, say
from clubadmin.cli.score_table import in_words
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
    sheet = score_text(text_of(file, "een formulier", _MOST_KILOBYTES), rule_set)
    scored = sheet_json(sheet)
    for finding in scored["findings"]:
        say(finding["message"])
    if json:
        answer_json(scored)
    else:
        answer(in_words(sheet))
    wrong = any(finding["severity"] == "error" for finding in scored["findings"])
    return ERRORS_IN_INPUT if wrong else DONE

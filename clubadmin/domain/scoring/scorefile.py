"""The file of `clubadmin score`: lines in, findings and figures out."""

import re
from typing import Any

from clubadmin.domain.scoring.findings import Finding, finding
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.settle import Amounts
from clubadmin.domain.scoring.sheet import ScoredGame, ScoredSheet, score_line, scored
from clubadmin.domain.scoring.signs import MAX_DIGITS
from clubadmin.domain.scoring.totals import Paper
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language

_COMMENT = "#"
_TOTAL = "total"
_NUMBER = re.compile(rf"-?[0-9]{{1,{MAX_DIGITS}}}")


def score_text(text: str, rules: RuleSet) -> ScoredSheet:
    """Settles and checks a file of quick-entry lines. Any text gives a result; never raises.

    Blank lines and lines that start with # are passed over; the n-th line left is game n.
    A line may end in "= TEXT", a remark. The last line may be
    "total NS_POINTS NS_ROEM EW_POINTS EW_ROEM", the totals that the players wrote.
    """
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith(_COMMENT)]
    paper: Paper | None = None
    found: tuple[Finding, ...] = ()
    if lines and lines[-1].lower().startswith(_TOTAL):
        paper = _paper(lines.pop())
        if paper is None:
            found = (finding("unreadable", None, "total", "", None, reason="total"),)
    rows = tuple(_row(line, rules, number) for number, line in enumerate(lines, 1))
    return scored(rows, rules, paper=paper, found=found)


def _row(line: str, rules: RuleSet, number: int) -> ScoredGame:
    typed, _, remark = line.partition("=")
    row = score_line(typed.strip(), rules, number, blank=False)
    return row.with_remark(remark.strip())


def _paper(line: str) -> Paper | None:
    numbers = line[len(_TOTAL) :].partition("=")[0].split()
    if len(numbers) != 4 or not all(_NUMBER.fullmatch(number) for number in numbers):
        return None
    ns_points, ns_roem, ew_points, ew_roem = map(int, numbers)
    return (ns_points, ns_roem, ew_points, ew_roem)


def sheet_json(sheet: ScoredSheet, language: Language = Language.NL) -> dict[str, Any]:
    """A scored sheet as `clubadmin score --json` prints it."""
    return {
        "rules": sheet.rules.name,
        "games": [_game(row) for row in sheet.games],
        "totals": {"ns": _amounts(sheet.ns), "ew": _amounts(sheet.ew)},
        "findings": [_finding(one, language) for one in sheet.findings],
    }


def _game(row: ScoredGame) -> dict[str, Any]:
    settled = row.settled
    game: dict[str, Any] = {
        "game": row.game,
        "typed": row.typed,
        "outcome": settled.outcome.value if settled else None,
        "side": settled.side.value if settled and settled.side else None,
        "ns": _amounts(settled.ns) if settled else None,
        "ew": _amounts(settled.ew) if settled else None,
    }
    if row.remark:
        game["remark"] = row.remark
    return game


def _amounts(amounts: Amounts) -> dict[str, int]:
    return {"points": amounts.points, "roem": amounts.roem, "total": amounts.total}


def _finding(one: Finding, language: Language) -> dict[str, Any]:
    return {
        "game": one.game,
        "side": one.side.value if one.side else None,
        "field": one.field,
        "severity": one.severity.value,
        "code": one.code,
        "message": sentence(one, language),
        "article": one.article,
    }

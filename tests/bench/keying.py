"""How a secretary types a sheet, and how many keys a spreadsheet would take for the same."""

import re

from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_line

_MARKS = {"n": "*", "p": "**", "v": "***"}  # letters have no place on a numeric keypad


def keys_for(line: str) -> str:
    """The keys of the numeric keypad for a line of quick entry, as the help beside the sheet
    says: a stroke for roem 20, one digit for other tens. No Enter yet."""
    keys = "".join(_MARKS.get(sign, sign) for sign in line)
    keys = re.sub(r"([+-])20(?!\d)", r"\1", keys)
    return re.sub(r"([+-])([1-9])0(?!\d)", r"\1\2", keys)


def keys_for_sheet(lines: list[str]) -> str:
    """A whole sheet: Enter after each game, and one more to sign off and open the next."""
    return "".join(keys_for(line) + "\n" for line in lines) + "\n"


def spreadsheet_keys(lines: list[str], rules: RuleSet) -> int:
    """Keys for the same four columns in a spreadsheet: each figure, and Tab or Enter after it."""
    strokes = 0
    for game, line in enumerate(lines, 1):
        settled = score_line(line, rules, game).settled
        assert settled is not None
        strokes += _cells(settled.ns) + _cells(settled.ew)
    return strokes


def _cells(amounts: Amounts) -> int:
    roem = str(amounts.roem) if amounts.roem else ""
    return len(str(amounts.points)) + 1 + len(roem) + 1

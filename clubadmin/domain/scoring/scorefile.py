"""The file of `clubadmin score`: lines in, findings and figures out."""

import re
from typing import Any

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.findings import Finding, finding, sheet_article
from clubadmin.domain.row.settle import Amounts, Share
from clubadmin.domain.row.signs import MAX_DIGITS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame, ScoredSheet, score_line, score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language

_COMMENT = "#"
_TOTAL = "total"
_BOXES = ("ns_points", "ns_roem", "ew_points", "ew_roem")
_NUMBER = re.compile(rf"-?[0-9]{{1,{MAX_DIGITS}}}")


def score_text(text: str, rules: RuleSet) -> ScoredSheet:
    """Settles and checks a file of quick-entry lines. Any text gives a result; never raises.

    Blank lines and lines that start with # are passed over; the n-th line left is game n.
    A line may end in "= TEXT", a remark. The last line may be
    "total NS_POINTS NS_ROEM EW_POINTS EW_ROEM", the totals that the players wrote; without roem
    it is "total NS_POINTS EW_POINTS", and three players write "total FIRST SECOND THIRD".
    """
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith(_COMMENT)]
    written: dict[str, int] = {}
    found: tuple[Finding, ...] = ()
    if lines and lines[-1].lower().startswith(_TOTAL):
        names = columns(rules).paper
        written = _totals(lines.pop(), names)
        if not written:
            reason = f"total-{len(names)}" if names != _BOXES else "total"
            article = sheet_article(rules)
            found = (finding("unreadable", None, "total", article, None, reason=reason),)
    rows = tuple(_row(line, rules, number) for number, line in enumerate(lines, 1))
    first, second, third = map(written.get, ("first", "second", "third"))
    ns_points, ns_roem, ew_points, ew_roem = map(written.get, _BOXES)
    return score_sheet(
        rows,
        rules,
        paper=(ns_points, ns_roem, ew_points, ew_roem),
        own=(first, second, third),
        found=found,
    )


def _row(line: str, rules: RuleSet, number: int) -> ScoredGame:
    typed, _, remark = line.partition("=")
    row = score_line(typed.strip(), rules, number, blank=False)
    return row.with_remark(remark.strip())


def _totals(line: str, names: tuple[str, ...]) -> dict[str, int]:
    """The totals that the line gives, by the sheet's names for them; none if it cannot be read."""
    numbers = line[len(_TOTAL) :].partition("=")[0].split()
    names = _BOXES if len(numbers) == len(_BOXES) else names
    if len(numbers) != len(names) or not all(_NUMBER.fullmatch(number) for number in numbers):
        return {}
    return dict(zip(names, map(int, numbers), strict=True))


def sheet_json(sheet: ScoredSheet, language: Language = Language.NL) -> dict[str, Any]:
    """A scored sheet as `clubadmin score --json` prints it."""
    return {
        "rules": sheet.rules.name,
        "games": [_game(row) for row in sheet.games],
        "totals": {"ns": amounts_json(sheet.ns), "ew": amounts_json(sheet.ew)},
        **_beside(sheet),
        "findings": [_finding(one, language) for one in sheet.findings],
    }


def _beside(sheet: ScoredSheet) -> dict[str, Any]:
    """The parts that only some systems have: players' own totals, and the state of a match."""
    beside: dict[str, Any] = {}
    if sheet.seats:
        beside["seats"] = [
            {
                "seat": one.seat.value,
                "points": one.points,
                "roem": one.roem,
                "fines": one.fines,
                "total": one.total,
            }
            for one in sheet.seats
        ]
    if sheet.match:
        winner = sheet.match.winner
        beside["match"] = {
            "target": sheet.match.target,
            "over_after": sheet.match.over_after,
            "winner": winner.value if winner else None,
        }
    return beside


def _game(row: ScoredGame) -> dict[str, Any]:
    settled = row.settled
    game: dict[str, Any] = {
        "game": row.game,
        "typed": row.typed,
        "outcome": settled.outcome.value if settled else None,
        "side": settled.side.value if settled and settled.side else None,
        "ns": amounts_json(settled.ns) if settled else None,
        "ew": amounts_json(settled.ew) if settled else None,
    }
    if settled and settled.shares:
        game["shares"] = [share_json(share) for share in settled.shares]
    if row.remark:
        game["remark"] = row.remark
    return game


def share_json(share: Share) -> dict[str, Any]:
    """Give a player's share; points and roem are null where he gets what his side gets."""
    own = share.amounts
    return {
        "seat": share.seat.value,
        "points": own.points if own else None,
        "roem": own.roem if own else None,
        "fine": share.fine,
    }


def amounts_json(amounts: Amounts) -> dict[str, int]:
    """Points and roem, and both together."""
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

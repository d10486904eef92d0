"""The fewest keys that say a row: for people who want to learn them, and for counting keys."""

from clubadmin.domain.scoring.entry import Unreadable, parse_line, write_line
from clubadmin.domain.scoring.findings import check_game
from clubadmin.domain.scoring.raw import RawGame, State
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.settle import SettledGame, Shown, settle
from clubadmin.domain.terms import Outcome, Side

_MARKS = {
    Outcome.NAT: ("*", "n"),
    Outcome.PIT: ("**", "p"),
    Outcome.REVOKE: ("***", "v"),
}
_STROKES = {20: "i", 50: "v"}


def shortest_line(raw: RawGame, rules: RuleSet, *, keypad: bool = True) -> str:
    """The shortest quick entry that settles as `raw` does, with nothing more to be found in it.

    Args:
        raw: the row.
        rules: the rule set it is settled under.
        keypad: only keys of the numeric keypad; else letters for marks and strokes too.
    """
    whole = write_line(raw)
    if raw.state is not State.PLAYED:
        return whole
    settled = settle(raw, rules)
    roem = _roem(settled, rules, keypad)
    tries = [start + roem for start in _starts(settled, keypad)]
    good = [trial for trial in tries if _same(trial, raw, settled, rules)]
    return min([*good, whole], key=len) if not keypad else min(good, key=len, default=whole)


def _starts(settled: SettledGame, keypad: bool) -> list[str]:
    if settled.outcome in _MARKS:
        stars, letter = _MARKS[settled.outcome]
        dot = "." if settled.side is Side.EW else ""
        return [dot + (stars if keypad else letter)]
    return [str(settled.ns.points), f".{settled.ew.points}"]


def _roem(settled: SettledGame, rules: RuleSet, keypad: bool) -> str:
    blank = Shown.BLANK in (settled.ns_box, settled.ew_box)
    parts = []
    for side, sign in ((Side.NS, "+"), (Side.EW, "-")):
        amount = settled.of(side).roem
        bare_pit = settled.outcome is Outcome.PIT and settled.side is side and not blank
        if settled.box(side) is Shown.AMOUNT and not (bare_pit and amount == rules.sweep_bonus):
            parts.append(sign + (str(amount) if keypad else _STROKES.get(amount, str(amount))))
        elif blank and settled.box(side) is Shown.STRIPE:
            parts.append(f"{sign}0")
    return "".join(parts) + ("?" if blank else "")


def _same(trial: str, raw: RawGame, settled: SettledGame, rules: RuleSet) -> bool:
    again = parse_line(trial, rules)
    if isinstance(again, Unreadable) or settle(again, rules) != settled:
        return False
    found = {one.code for one in check_game(None, again, settled, rules)}
    return found <= {one.code for one in check_game(None, raw, settled, rules)}

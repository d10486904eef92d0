"""The fewest keys that say a row: for people who want to learn them, and for counting keys."""

from clubadmin.domain.row.raw import RawGame, State
from clubadmin.domain.row.settle import SettledGame, Shown
from clubadmin.domain.row.stakes import sweep_bonus
from clubadmin.domain.row.writing import write_double, write_fine, write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.systems import system_of
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
    settled = system_of(rules).settle(raw, rules)
    roem = _roem(raw, settled, rules, keypad)
    tries = [
        start + roem + end for start in _starts(settled, keypad) for end in _ends(raw, settled)
    ]
    good = [trial for trial in tries if _same(trial, raw, settled, rules)]
    return min([*good, whole], key=len) if not keypad else min(good, key=len, default=whole)


def _starts(settled: SettledGame, keypad: bool) -> list[str]:
    if settled.outcome in _MARKS:
        stars, letter = _MARKS[settled.outcome]
        dot = "." if settled.side is Side.EW else ""
        return [dot + (stars if keypad else letter)]
    decided = "a" if settled.outcome is Outcome.ARBITRAL else ""
    return [f"{decided}{settled.ns.points}", f"{decided}.{settled.ew.points}"]


def _ends(raw: RawGame, settled: SettledGame) -> list[str]:
    """Trump and doubling only where they make a difference, and whoever pays himself."""
    trump = f"@{raw.trump}" if raw.trump else ""
    double = write_double(raw)
    fines = "".join(map(write_fine, raw.fines)) if settled.shares else ""
    return [end + fines for end in dict.fromkeys(("", double, trump, trump + double))]


def _roem(raw: RawGame, settled: SettledGame, rules: RuleSet, keypad: bool) -> str:
    blank = Shown.BLANK in (settled.ns_box, settled.ew_box)
    bonus = sweep_bonus(raw, rules)
    parts = []
    for side, sign in ((Side.NS, "+"), (Side.EW, "-")):
        amount = settled.of(side).roem
        bare_pit = settled.outcome is Outcome.PIT and settled.side is side and not blank
        if settled.box(side) is Shown.AMOUNT and not (bare_pit and amount == bonus):
            parts.append(sign + (str(amount) if keypad else _STROKES.get(amount, str(amount))))
        elif blank and settled.box(side) is Shown.STRIPE:
            parts.append(f"{sign}0")
    return "".join(parts) + ("?" if blank else "")


def _same(trial: str, raw: RawGame, settled: SettledGame, rules: RuleSet) -> bool:
    again = parse_line(trial, rules)
    system = system_of(rules)
    if isinstance(again, Unreadable) or system.settle(again, rules) != settled:
        return False
    found = {one.code for one in system.check(again, settled, rules)}
    return found <= {one.code for one in system.check(raw, settled, rules)}

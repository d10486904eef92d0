"""Points that hang after a drawn game are lost nowhere, and count once."""

import random

import pytest

from clubadmin.domain.row.settle import compared, hanging
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import Judged, judge, score_sheet
from tests.domain.scoring.own import built_in, own
from tests.turns import tries

LINES = (
    *("w81", "z.81", "w!81", "w71+20", "z.91+20", "92", "w100", "w70", "z.100", "z60", "92?"),
    *("w92+20-50", "w82-20", "w162", "p", "**+140", ".p", "n", ".n+20", "v", ".v+20", "v-120"),
    *("-", "x", "a100.62"),
)
OF_A_RULE_SET = {"kraken": ("w81k", "w61+40k"), "schoppen-dubbel": ("w81@s", "w101+20@s")}


def points(line: Judged, rules: RuleSet) -> int:
    """The points of a game, those included that hang after it."""
    assert line.raw is not None
    assert line.settled is not None
    if hanging(line.raw, rules) is None:
        return line.settled.ns.points + line.settled.ew.points
    return sum(one.points for one in compared(line.raw, rules))


@pytest.mark.parametrize("tie", ["next", "next-own"])
@pytest.mark.parametrize("system", ["nku", "kraken", "schoppen-dubbel"])
def test_who_takes_what_is_meant_has_no_finding_left_and_every_point(tie: str, system: str) -> None:
    rules = own(built_in(system), tie=tie)
    chance = random.Random(system + tie)
    for _ in range(tries(30, 1000)):
        lines = chance.choices((*LINES, *OF_A_RULE_SET.get(system, ())), k=chance.randint(2, 8))
        before = [judge(line, rules) for line in lines]
        while found := [one for one in score_sheet(lines, rules).findings if one.code == "hung"]:
            at = (found[0].game or 0) - 1
            (lines[at],) = found[0].values.get("meant") or (
                "a162.162" if "@s" in lines[at] else "a81.81",  # the last: each keeps its own
            )
            was = {one.code for one in before[at].findings}
            now = {one.code for one in judge(lines[at], rules).findings}
            assert now <= {*was, "roem-limit"}
        sheet = score_sheet(lines, rules)
        assert sheet.ns.points + sheet.ew.points == sum(points(one, rules) for one in before)

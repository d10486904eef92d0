"""Where the penalty of verzaken stands on paper: in the points (262), or in the roem box."""

import pytest

from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.rulings import RulingKind, rule_on
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position, Severity
from tests.domain.scoring.own import built_in, own

POINTS = built_in("nku")
BOX = own(POINTS, revoke_written="roem")


def figures(line: str, rules: RuleSet) -> tuple[int, int, int, int]:
    """Points and roem of Wij, and of Zij."""
    settled = score_line(line, rules, 7).settled
    assert isinstance(settled, SettledGame)
    return settled.ns.points, settled.ns.roem, settled.ew.points, settled.ew.roem


@pytest.mark.parametrize(
    ("line", "in_points", "in_box"),
    [
        ("v", (0, 0, 262, 0), (0, 0, 162, 100)),  # nothing was made
        (".v", (262, 0, 0, 0), (162, 100, 0, 0)),
        ("wv+20", (0, 0, 262, 20), (0, 0, 162, 120)),  # as counted Wij's 20 goes over
    ],
)
def test_a_revoke_comes_to_as_much_wherever_its_penalty_stands(
    line: str, in_points: tuple[int, ...], in_box: tuple[int, ...]
) -> None:
    assert figures(line, POINTS) == in_points
    assert figures(line, BOX) == in_box
    assert sum(in_points) == sum(in_box)
    assert score_line(line, BOX, 7).findings == ()


def test_in_the_roem_box_the_amount_is_typed_as_it_stands_there() -> None:
    """20 roem and the 100: the paper shows 162 and 120."""
    assert figures("v-120", BOX) == (0, 0, 162, 120)
    assert figures("v-100", BOX) == (0, 0, 162, 100)
    assert score_line("v-120", BOX, 7).findings == ()
    assert figures("v-20", POINTS) == (0, 0, 262, 20)


@pytest.mark.parametrize(("line", "meant"), [("v-20", "v-120"), ("v/", "v-100")])
def test_a_box_without_the_penalty_is_told_what_belongs_there(line: str, meant: str) -> None:
    (one,) = score_line(line, BOX, 7).findings
    assert (one.code, one.severity, one.values["meant"]) == (
        "revoke-points",
        Severity.ERROR,
        (meant,),
    )
    amount = one.values["amount"]
    assert sentence(one).startswith(
        "Spel 7, roem Zij: in het roemhokje van Zij staan bij verzaken 100 strafpunten, met de roem"
        f" erbij; hier staat {amount}. Bedoeld {meant}?"
    )


@pytest.mark.parametrize(
    ("line", "meant"),
    [("v-100", "v"), (".v+100", ".v"), ("v-140", "v-40"), ("wv+20-100", "wv+20")],
)
def test_the_100_in_the_box_beside_262_is_asked_about(line: str, meant: str) -> None:
    """162 and 100 on paper is 262 in all; typed as it stands it would be 362."""
    (one,) = score_line(line, POINTS, 7).findings
    assert (one.code, one.severity, one.values["meant"]) == (
        "revoke-twice",
        Severity.WARNING,
        (meant,),
    )
    assert sum(figures(meant, POINTS)) == sum(figures(line, POINTS)) - 100


def test_the_question_about_162_and_100_says_why() -> None:
    (one,) = score_line("v-100", POINTS, 7).findings
    assert sentence(one) == (
        "Spel 7, roem Zij: in de 262 voor verzaken zitten de 100 strafpunten al; 100 roem komt er"
        " nog bij. Anders kan het zo blijven. Bedoeld v? (NKU, Verzaken)"
    )


@pytest.mark.parametrize("change", [{"revoke": "162"}, {"revoke_penalty": 0}])
def test_roem_of_100_is_roem_where_a_revoke_has_no_penalty(change: dict[str, object]) -> None:
    assert score_line("v-100", own(POINTS, **change), 7).findings == ()


def test_the_penalty_is_doubled_in_the_box_where_it_is_doubled_in_the_points() -> None:
    """With kraak 324 and 200 where bonuses are doubled, 324 and 100 where they are not."""
    kraken = own(built_in("kraken"), revoke_written="roem")
    assert figures("wvk", kraken) == (0, 0, 324, 100)
    assert figures("wvk", own(kraken, doubled_bonus=True)) == (0, 0, 324, 200)


def test_a_ruling_makes_the_row_as_the_club_writes_it() -> None:
    """Wij (80 and 20) revoked, Zij had 40: 262 and 60, or 162 and 160; without roem v alone."""
    for rules, line in ((POINTS, "v-60"), (BOX, "v-160")):
        made = rule_on(RulingKind.REVOKE, Position.N, "80+20-40", rules)
        assert made.line == line
        assert rule_on(RulingKind.REVOKE, Position.N, "80", rules).line == "v"
        assert score_line(line, rules, 7).findings == ()


def test_without_roem_there_is_no_box_for_the_penalty() -> None:
    tricks = own(built_in("troefcall"), revoke="262", revoke_penalty=10, revoke_written="roem")
    assert not tricks.revoke_in_box

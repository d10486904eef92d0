import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Position, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def troefcall() -> RuleSet:
    return built_in("troefcall")


def gives(line: str, rules: RuleSet) -> tuple[int, int]:
    settled = judge(line, rules).settled
    assert settled is not None
    return settled.ns.total, settled.ew.total


def codes(line: str, rules: RuleSet) -> list[str]:
    return [one.code for one in judge(line, rules).findings]


def test_a_game_has_thirteen_tricks_and_each_counts_one(troefcall: RuleSet) -> None:
    assert (troefcall.total, troefcall.tricks) == (13, 13)
    assert gives("7", troefcall) == (7, 6)
    assert gives(".13", troefcall) == (0, 13)
    assert gives("0", troefcall) == (0, 13)
    assert codes("0", troefcall) == codes(".0", troefcall) == []


def test_nobody_is_nat_however_few_tricks_he_took(troefcall: RuleSet) -> None:
    assert gives("w1", troefcall) == (1, 12)
    assert codes("w1", troefcall) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("14", "points-range"),
        ("7.7", "points-split"),
        ("7+20", "roem-none"),
        ("n", "mark-unknown"),
        (".p", "mark-unknown"),
        ("v3.10", "revoke-points"),
    ],
)
def test_what_troefcall_does_not_know_is_a_finding(
    line: str, code: str, troefcall: RuleSet
) -> None:
    assert codes(line, troefcall) == [code]


def test_too_many_tricks_are_called_tricks(troefcall: RuleSet) -> None:
    (found,) = judge("14", troefcall).findings
    assert "er zijn 13 slagen in een spel" in sentence(found)


def test_a_revoke_loses_all_tricks(troefcall: RuleSet) -> None:
    settled = judge("v", troefcall).settled
    assert settled is not None
    assert (settled.outcome, settled.side) == (Outcome.REVOKE, Side.NS)
    assert gives("v", troefcall) == (0, 13)
    assert gives(".v", troefcall) == (13, 0)
    assert codes("v.13", troefcall) == codes(".v13", troefcall) == []
    assert codes("v3.9", troefcall) == ["revoke-points"]  # whatever was typed, it is no count
    assert codes("v13", troefcall) == codes(".v.13", troefcall) == ["revoke-points"]


def test_after_a_revoke_a_club_may_deal_again(troefcall: RuleSet) -> None:
    again = own(troefcall, revoke="redeal")
    assert gives("v", again) == (0, 0)
    assert codes("v", again) == ["revoke-points"]


def test_a_personal_fine_leaves_the_tricks_as_they_are(troefcall: RuleSet) -> None:
    personal = own(troefcall, revoke="personal", revoke_penalty=10)
    settled = judge("8!3v", personal).settled
    assert settled is not None
    assert gives("8!3v", personal) == (8, 5)
    assert [(share.seat, share.fine) for share in settled.shares] == [(Position.S, 10)]


def test_the_directors_score_stands(troefcall: RuleSet) -> None:
    assert gives("a6.6", troefcall) == (6, 6)
    assert codes("a6.6", troefcall) == []


def test_a_game_not_played_counts_nothing(troefcall: RuleSet) -> None:
    assert gives("-", troefcall) == (0, 0)


def test_where_who_revoked_is_fined_the_tricks_of_the_game_are_still_asked(
    troefcall: RuleSet,
) -> None:
    personal = own(troefcall, revoke="personal", revoke_penalty=10)
    assert codes("v", personal) == ["revoke-points"]
    assert codes("v8.5", personal) == []
    assert codes("v8.6", personal) == ["points-split"]

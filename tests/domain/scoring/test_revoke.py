"""Revoke as clubs practise it, who pays himself, and what the director decided."""

import pytest

from clubadmin.domain.row.raw import Fine, FineKind, RawGame
from clubadmin.domain.row.seat_totals import fine_shares
from clubadmin.domain.row.settle import SettledGame, Share
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Position, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def personal(nku: RuleSet) -> RuleSet:
    return own(nku, revoke="personal")


def settled(line: str, rules: RuleSet) -> SettledGame:
    game = judge(line, rules).settled
    assert game is not None
    return game


def figures(line: str, rules: RuleSet) -> tuple[int, int, int, int]:
    game = settled(line, rules)
    return (game.ns.points, game.ns.roem, game.ew.points, game.ew.roem)


def codes(line: str, rules: RuleSet) -> list[tuple[str, str | None, str]]:
    return [(one.code, one.side, one.field) for one in judge(line, rules).findings]


def test_a_revoke_is_262_and_the_roem_of_both(rules: RuleSet) -> None:
    assert figures("wv+20-50", rules) == (0, 0, 262, 70)
    assert figures(".v+70", rules) == (262, 70, 0, 0)
    assert codes("wv+20-50", rules) == codes(".v+70", rules) == []


def test_without_a_penalty_a_revoke_is_162(nku: RuleSet) -> None:
    mild = own(nku, revoke="162")
    assert figures("v-20", mild) == (0, 0, 162, 20)
    assert codes("v-20", mild) == []


@pytest.mark.parametrize("practice", ["redeal", "redeal-fine"])
def test_where_the_game_is_dealt_again_only_the_new_game_is_typed(
    practice: str, nku: RuleSet
) -> None:
    again = own(nku, revoke=practice)
    assert figures("v-20", again) == (0, 0, 0, 0)
    assert codes("v", again) == [("revoke-points", "ns", "row")]
    assert codes("92+20", again) == []


def test_where_the_player_pays_all_else_counts(personal: RuleSet) -> None:
    game = settled("92+20!3v", personal)
    assert figures("92+20!3v", personal) == (92, 20, 70, 0)
    assert game.shares == (Share(Position.S, None, 100),)
    assert codes("92+20!3v", personal) == []


def test_the_row_may_be_marked_as_well(personal: RuleSet) -> None:
    game = settled("v92+20!3v", personal)
    assert (game.outcome, game.side, game.ns.points) == (Outcome.REVOKE, Side.NS, 92)
    assert game.shares == (Share(Position.S, None, 100),)
    assert codes("v92+20!3v", personal) == []


def test_a_revoke_without_the_player_who_pays_is_named(personal: RuleSet) -> None:
    assert codes("v92+20", personal) == [("fine-player", "ns", "fines")]
    assert codes(".v92+20!1v", personal) == [("fine-player", "ew", "fines")]
    assert sentence(judge(".v92+20", personal).findings[0]) == (
        "Straf Zij: Zij heeft verzaakt en de speler zelf betaalt, maar er staat niet bij wie. "
        "Typ de speler erachter. Bedoeld .v92+20!2v, of .v92+20!4v? (Eigen, eigen regel)"
    )


def test_the_penalty_is_the_rule_sets_unless_the_director_said_another(
    personal: RuleSet,
) -> None:
    assert settled("92!1v", own(personal, revoke_penalty=50)).shares[0].fine == 50
    assert settled("92!1v30", personal).shares == (Share(Position.N, None, 30),)


def test_a_player_who_revokes_twice_pays_twice(personal: RuleSet) -> None:
    assert settled("92!4v!4v!1v", personal).shares == (
        Share(Position.N, None, 100),
        Share(Position.W, None, 200),
    )


def test_two_who_play_for_two_cannot_fine_a_third(personal: RuleSet) -> None:
    small = own(personal, players="2")
    assert [one[0] for one in codes("92!3v", small)] == ["fine-seat"]


def test_the_first_misdeal_costs_nothing_and_each_in_a_row_after_it_fifteen() -> None:
    rules = built_in("manille")
    for times, fine in ((None, 0), (1, 0), (2, 15), (3, 30), (-4, 0)):
        raw = RawGame(ns_points=37, fines=(Fine(Position.E, FineKind.MISDEAL, times),))
        shares = fine_shares(raw, rules, 30)
        assert [share.fine for share in shares] == ([fine] if fine else [])


def test_a_revoke_costs_what_the_game_could_give_where_the_rules_say_so() -> None:
    raw = RawGame(ns_points=37, fines=(Fine(Position.E, FineKind.REVOKE),))
    assert fine_shares(raw, built_in("manille"), 120) == (Share(Position.E, None, 120),)


def test_a_game_that_was_not_played_can_still_have_cost_a_player(personal: RuleSet) -> None:
    game = settled("-!2v", personal)
    assert (game.outcome, game.shares) == (
        Outcome.NOT_PLAYED,
        (Share(Position.E, None, 100),),
    )
    assert codes("-!2v", personal) == []


@pytest.mark.parametrize("line", ["a92.92", "a1+30", "wa70+20-40", "a0.0", "a.n", "av", "a999-25"])
def test_an_arbitral_score_stands_as_it_was_decided(line: str, nku: RuleSet) -> None:
    game = settled(line, nku)
    assert (game.outcome, game.side) == (Outcome.ARBITRAL, None)
    assert codes(line, nku) == []


def test_an_arbitral_score_of_one_side_leaves_the_other_the_rest(nku: RuleSet) -> None:
    assert figures("a92+20", nku) == (92, 20, 70, 0)
    assert figures("a.92", nku) == (70, 0, 92, 0)
    assert figures("wa70+20-40", nku) == (70, 20, 92, 40)
    assert figures("a81.82", nku) == (81, 0, 82, 0)


def test_a_box_left_blank_is_asked_after_in_an_arbitral_score_too(nku: RuleSet) -> None:
    assert codes("a92?", nku) == [("roem-blank", "ns", "roem"), ("roem-blank", "ew", "roem")]


def test_that_all_passed_is_recorded_and_changes_no_figure(nku: RuleSet) -> None:
    judged = judge("w92+20r", nku)
    assert judged.raw is not None
    assert judged.raw.passed
    assert judged.settled == settled("w92+20", nku)
    assert judged.findings == ()

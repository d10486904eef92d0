from datetime import date

import pytest

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import SettledGame, settle
from clubadmin.domain.rules.rules import RuleSet, changed
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Side
from tests.domain.scoring.own import built_in


def settled(line: str, rules: RuleSet) -> SettledGame:
    raw = parse_line(line, rules)
    assert isinstance(raw, RawGame), raw
    return settle(raw, rules)


def totals(line: str, rules: RuleSet) -> tuple[int, int, int, int]:
    game = settled(line, rules)
    return game.ns.points, game.ns.roem, game.ew.points, game.ew.roem


def own(rules: RuleSet, **fields: object) -> RuleSet:
    return changed(rules, "Eigen", date(2027, 1, 1), **fields)


def test_all_about_cards_90_against_72_and_20_roem_is_nat(rules: RuleSet) -> None:
    assert totals("w90-20", rules) == (0, 0, 162, 20)


@pytest.mark.parametrize(
    ("line", "nat", "made"),
    [
        ("w81", (0, 0, 162, 0), (81, 0, 81, 0)),
        ("z.81", (162, 0, 0, 0), (81, 0, 81, 0)),
        ("w71+20", (0, 0, 162, 20), (71, 20, 91, 0)),  # 91 against 91
        ("w91-20", (0, 0, 162, 20), (91, 0, 71, 20)),  # 91 against 91
        ("w80", (0, 0, 162, 0), (0, 0, 162, 0)),
    ],
)
def test_as_much_as_the_other_is_nat_or_made_as_the_rules_say(
    nku: RuleSet, line: str, nat: tuple[int, ...], made: tuple[int, ...]
) -> None:
    assert totals(line, nku) == nat
    assert totals(line, own(nku, tie="made")) == made


def test_who_doubles_last_needs_more_also_where_as_much_is_made(nku: RuleSet) -> None:
    kraken = own(nku, doubling="kraken", tie="made")
    assert totals("w81", kraken) == (81, 0, 81, 0)
    assert totals("w81k", kraken) == (324, 0, 0, 0)  # they doubled, and have no more
    assert totals("w81kk", kraken) == (0, 0, 648, 0)  # we doubled last, and have no more


def test_the_side_that_did_not_play_need_not_win(rules: RuleSet) -> None:
    assert totals("z92", rules) == (162, 0, 0, 0)
    assert settled("z92", rules).side is Side.EW


def test_a_revoke_gives_262_and_the_roem_of_both_sides(rules: RuleSet) -> None:
    assert totals("wv+20-50", rules) == (0, 0, 262, 70)


def test_a_revoke_without_penalty(nku: RuleSet) -> None:
    mild = own(nku, revoke="162")
    assert totals("v-20", mild) == (0, 0, 162, 20)
    assert totals("wv+20-50", mild) == (0, 0, 162, 70)


def test_after_a_revoke_that_is_dealt_again_the_row_counts_nothing(nku: RuleSet) -> None:
    assert totals("v-20", own(nku, revoke="redeal")) == (0, 0, 0, 0)


def test_where_only_the_player_pays_for_a_revoke_all_else_counts(nku: RuleSet) -> None:
    personal = own(nku, revoke="personal")
    assert totals("v92+20", personal) == (92, 20, 70, 0)
    assert totals("wv70+20-40", personal) == (0, 0, 162, 60)
    assert totals("v.70", personal) == (92, 0, 70, 0)
    assert totals("v", personal) == (0, 0, 0, 0)
    game = settled("wv70+20-40", personal)
    assert (game.outcome, game.side) == (Outcome.REVOKE, Side.NS)


def test_the_penalty_for_a_revoke_is_the_rule_sets(nku: RuleSet) -> None:
    assert totals(".v", own(nku, revoke_penalty=50)) == (212, 0, 0, 0)


def test_a_pit_alone_is_worth_what_the_rule_set_says(nku: RuleSet) -> None:
    assert totals(".p", own(nku, sweep_bonus=150)) == (0, 0, 162, 150)


def test_a_club_where_the_roem_of_a_side_that_is_nat_is_lost(nku: RuleSet) -> None:
    assert totals("w70+20-40", own(nku, nat_roem="lost")) == (0, 0, 162, 40)


def test_all_points_without_all_tricks_is_no_pit(rules: RuleSet) -> None:
    assert totals("w162", rules) == (162, 0, 0, 0)
    assert settled("w162", rules).outcome is Outcome.MADE


def test_a_pit_by_the_defenders_counts_where_the_rule_set_has_one(nkf1976: RuleSet) -> None:
    assert totals("z**+120", nkf1976) == (162, 120, 0, 0)


def test_a_game_that_was_not_played_counts_nothing(rules: RuleSet) -> None:
    assert totals("-", rules) == totals("x", rules) == (0, 0, 0, 0)


def test_a_blank_box_counts_nothing(rules: RuleSet) -> None:
    assert totals("92+20?", rules) == (92, 20, 70, 0)


def test_as_written_the_paper_is_followed_even_where_it_is_wrong(nku: RuleSet) -> None:
    assert totals("n+20", nku) == (0, 20, 162, 0)
    assert totals("92.71", nku) == (92, 0, 71, 0)


@pytest.mark.parametrize(("points", "total"), [("82", "w"), ("81", "n")])
def test_82_is_needed_without_roem(points: str, total: str, rules: RuleSet) -> None:
    made = settled(f"w{points}", rules).outcome is Outcome.MADE
    assert made == (total == "w")


def test_points_that_cannot_be_leave_the_other_side_nothing_rather_than_less(nku: RuleSet) -> None:
    assert totals("922", nku) == (922, 0, 0, 0)
    assert totals(".922", nku) == (0, 0, 922, 0)


def test_a_game_of_as_much_for_both_hangs_for_the_winner_of_the_next(nku: RuleSet) -> None:
    """Points that hang are typed in the game that wins them, with what that game gives.

    81-81, then 100-62 for Wij: all of it is 81 + 81, so 100 + 162 = 262; of Zij that played
    only its 81: 181. Wij nat in the next: Zij has 162 + 162 = 324. With 20 roem 71 + 20 = 91
    against 91: 162 points and 20 roem hang.
    """
    rules = own(nku, tie="next")

    def sheet(*lines: str, of: RuleSet = rules) -> tuple[tuple[int, ...], list[str]]:
        scored = score_sheet(lines, of, games=16)
        figures = (scored.ns.points, scored.ns.roem, scored.ew.points, scored.ew.roem)
        return figures, [sentence(one) for one in scored.findings]

    for tied in ("w81", "z.81", "81", "w!81"):
        assert totals(tied, rules) == (0, 0, 0, 0)
        assert sheet(tied, "262.62") == ((262, 0, 62, 0), [])
    _, (told,) = sheet("92", "w81", "w100")
    assert "spel 2 bleef hangen: 162 hoort bij Wij" in told
    assert "Bedoeld 262 voor Wij en 62 voor Zij?" in told
    assert sheet("92", "w81", "-", "262.62") == ((354, 0, 132, 0), [])
    assert sheet("w81", "n0.324") == ((0, 0, 324, 0), [])
    assert "Bedoeld n0.324?" in sheet("w81", "w70")[1][0]
    assert sheet("w71+20", "262.62+20") == ((262, 20, 62, 0), [])
    assert "Bedoeld 262.62+20?" in sheet("w71+20", "w100")[1][0]
    assert sheet("w81", "z.81", "424.62") == ((424, 0, 62, 0), [])  # 100 + 4 x 81
    assert sheet("w81", "p324.0+100") == ((324, 100, 0, 0), [])
    assert sheet("w81", "v0.424") == ((0, 0, 424, 0), [])
    assert "Wij heeft 100 te veel" in sheet("92", "200.62")[1][0]
    assert "Bedoeld 262 voor Wij en 62 voor Zij?" in sheet("w81", "200.62")[1][0]
    assert "spel 1 bleef hangen: 324 hoort bij Wij" in sheet("w81", "z.81", "w100")[1][0]
    assert sheet("162.162")[1]  # it hung, and something hung before it: nobody won that
    assert sheet("w81", "wa262.62") == ((262, 0, 62, 0), [])
    assert sheet("w81") == ((0, 0, 0, 0), [])  # the next game is still to be typed
    assert sheet("w81", "", "262.62")[1] == sheet("w81", "", "w81", "262.62")[1] == []
    assert "blijft hangen" in sheet(*["92"] * 15, "w81")[1][0]
    assert sheet(*["92"] * 15, "a81.81") == ((15 * 92 + 81, 0, 15 * 70 + 81, 0), [])

    half = own(nku, tie="next-own")
    assert totals("w81", half) == (0, 0, 81, 0)
    assert totals("z.81", half) == (81, 0, 0, 0)
    assert sheet("z.81", "181.62", of=half) == ((262, 0, 62, 0), [])
    assert "81 hoort bij Zij" in sheet("w81", "62", of=half)[1][0]
    assert "typ w (Wij) of z (Zij)" in sheet("81", of=half)[1][0]
    assert totals("w81#2", own(built_in("leidsch"), tie="next")) == (0, 0, 162, 0)  # asks 92
    alone = judge("1/!100.100#80", own(built_in("drie-spelers"), tie="next"))
    assert [one.code for one in alone.findings] == ["points-split"]
    for other in ("nat", "made"):  # nobody else can type what is too much
        assert sheet("92", "262.62", of=own(nku, tie=other))[1]

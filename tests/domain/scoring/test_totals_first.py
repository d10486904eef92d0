"""Four totals that count until the games are typed: which can be, and what they come to."""

from random import Random

import pytest

from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredSheet, judge, score_sheet
from clubadmin.domain.scoring.totals_first import check_possible, may_count
from clubadmin.domain.scoring.wording import sentence
from tests.domain.scoring.marked_rows import sound
from tests.domain.scoring.own import all_built_in, built_in, own

Four = tuple[int | None, int | None, int | None, int | None]


def scored(paper: Four, rules: RuleSet, *lines: str, games: int = 16) -> ScoredSheet:
    typed = [*lines, *[""] * (games - len(lines))]
    return score_sheet(typed, rules, games=games, complete=True, paper=paper, totals_first=True)


def told(paper: Four, rules: RuleSet, *lines: str, games: int = 16) -> list[str]:
    return [sentence(one) for one in scored(paper, rules, *lines, games=games).errors]


def test_totals_count_for_all_games_and_nothing_is_missing(nku: RuleSet) -> None:
    # 16 x 162 = 2,592 = 1,284 + 1,308; a nat moves points, and a pit's 100 stands in the roem
    sheet = scored((1284, 140, 1308, 60), nku)
    assert (sheet.errors, sheet.totals_of) == ((), 16)
    assert sheet.counts == (Amounts(1284, 140), Amounts(1308, 60))
    assert sheet.counts[0].total - sheet.counts[1].total == 56  # Wij win the sheet
    # verzaakt twice: 2,592 + 2 x 100
    assert not scored((1284, 0, 1508, 0), nku).errors
    # all nat: 2,592 against nothing, and all roem with it
    assert not scored((0, 0, 2592, 480), nku).errors


def test_three_of_four_totals_are_no_totals(nku: RuleSet) -> None:
    sheet = scored((1284, 140, 1308, None), nku)
    assert (sheet.totals_of, len(sheet.errors)) == (0, 16)  # every game is missing


@pytest.mark.parametrize(
    ("paper", "said"),
    [
        (
            (1284, 140, 1300, 60),
            "Punten: 1.284 en 1.300 zijn samen 2.584; 16 spellen zijn samen 2.592, of 100 meer"
            " voor elk spel dat verzaakt is. Kijk welk van de twee niet klopt.",
        ),
        (
            (1200, 0, 1230, 0),
            "Punten: 1.200 en 1.230 zijn samen 2.430: dat zijn 15 spellen en geen 16. Is er een"
            " niet gespeeld, typ dan een - bij dat spel.",
        ),
        (
            (1, 0, 2591, 0),
            "Punten Wij: 1 kan niet: zoveel kaartpunten komen er uit 16 spellen nooit voor een"
            " kant. Kijk op het formulier.",
        ),
        (
            (1284, 0, 1308, 65),
            "Roem Zij: 65 kan niet in 16 spellen: het dichtst erbij is 60 of 70. Kijk op het"
            " formulier.",
        ),
        (
            (1284, 10, 1308, 0),
            "Roem Wij: 10 kan niet in 16 spellen: het dichtst erbij is 0 of 20. Kijk op het"
            " formulier.",
        ),
    ],
)
def test_what_no_games_can_come_to_is_refused_in_a_sentence(
    nku: RuleSet, paper: Four, said: str
) -> None:
    assert told(paper, nku)[0] == said
    assert scored(paper, nku).totals_of == 0


def test_what_can_be_goes_by_the_rules() -> None:
    # kraken: 162 x 2, 4 or 8 in any game; 324 + 15 x 162 = 2,754
    assert not told((1446, 0, 1308, 0), built_in("kraken"))
    assert "ook niet verdubbeld" in told((1446, 0, 1307, 0), built_in("kraken"))[0]
    # spades double, and a revoke is 162 as any game: two come to 324, 486 or 648
    spades = own(built_in("schoppen-dubbel"), revoke="162")
    assert not told((286, 0, 200, 0), spades, games=2)
    assert "ook niet verdubbeld" in told((200, 0, 100, 0), spades, games=2)[0]
    # belote knows no roem but stuk: twenties
    assert "120 of 140" in told((1284, 130, 1308, 0), built_in("belote"))[0]
    for name in ("drie-spelers", "manille", "troefcall", "tot-1001"):
        assert not may_count(built_in(name)), name


def test_one_game_of_a_sheet_is_as_strict_as_a_row(nku: RuleSet) -> None:
    assert told((161, 0, 1, 0), nku, games=1)
    assert told((92, 820, 70, 100), nku, games=1)  # 920 is more than the tricks of one game hold
    assert not told((92, 20, 70, 0), nku, games=1)


def test_a_game_that_was_not_played_is_left_out_of_the_sum(nku: RuleSet) -> None:
    sheet = scored((1200, 0, 1230, 0), nku, "-")
    assert (sheet.errors, sheet.totals_of) == ((), 15)


def test_games_win_once_they_are_all_typed_and_right(nku: RuleSet) -> None:
    paper = (246, 20, 240, 0)  # of three games: 92 + 92 + 62 and 70 + 70 + 100
    half = scored(paper, nku, "92+20", "92", games=3)
    assert (half.totals_of, half.counts[0], half.ns) == (
        3,
        Amounts(246, 20),
        Amounts(184, 20),
    )
    wrong = scored(paper, nku, "92+20", "92", "161", games=3)
    assert (wrong.totals_of, [one.game for one in wrong.errors][:1]) == (3, [3])
    whole = scored(paper, nku, "92+20", "92", "62", games=3)
    assert (whole.errors, whole.totals_of, whole.counts) == ((), 0, (whole.ns, whole.ew))


def test_games_that_come_to_something_else_win_and_both_are_told(nku: RuleSet) -> None:
    sheet = scored((246, 20, 240, 0), nku, "92+20", "92", "72", games=3)
    assert (sheet.totals_of, sheet.counts[0]) == (0, Amounts(256, 20))
    assert next(sentence(one).split(":")[0:2] for one in sheet.errors) == [
        "Totaal punten Wij",
        " op papier 246, de rijen geven 256",
    ]


def test_without_the_setting_totals_are_only_held_against_the_rows(nku: RuleSet) -> None:
    sheet = score_sheet([""] * 16, nku, complete=True, paper=(1284, 140, 1308, 60))
    assert (sheet.totals_of, len(sheet.errors)) == (0, 16)


@pytest.mark.parametrize("name", all_built_in())
def test_no_sheet_without_a_fault_has_totals_that_are_refused(name: str) -> None:
    rules, chance = built_in(name), Random(name)
    for games in (1, 2, 4, 16) * (5 if may_count(rules) else 0):
        lines = [sound(chance, rules) for _ in range(games)]
        read = [judge(one, rules).raw for one in lines]
        lines = ["-" if raw and raw.arbitral else one for one, raw in zip(lines, read, strict=True)]
        sheet = score_sheet(lines, rules)
        unplayed = sum(one in ("-", "x") for one in lines)
        assert [*check_possible((sheet.ns, sheet.ew), games - unplayed, rules)] == [], lines

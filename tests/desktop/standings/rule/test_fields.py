"""The rule of the standings by questions: all of it can be asked, none of it is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.standings.rule.fields import RuleFields
from clubadmin.desktop.standings.rule.tie_order import TieOrder
from clubadmin.domain.standings.ranking_rule import parse_rule


@pytest.fixture
def fields(qtbot: QtBot, theme: Theme) -> RuleFields:
    made = RuleFields(theme)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def ties(qtbot: QtBot, theme: Theme) -> TieOrder:
    made = TieOrder(theme)
    qtbot.addWidget(made)
    return made


def test_the_effect_of_a_ranking_is_said_in_words(fields: RuleFields) -> None:
    fields.show_rule("best:5,min:3", 16)
    assert "beste 5 van 16" in fields.effect.text()
    fields.kind.choose("sum")
    assert "beste" not in fields.effect.text()


@pytest.mark.parametrize(
    "rule",
    [
        "sum",
        "average",
        "best:5",
        "average-best:6,min:6,decimals:2",
        "best:5,min:5,absent:5000",
        "sum,absent:lowest",
        "average,absent:own-average",
        "sum,absent:own-average/1450,unnotified:none,absent-most:3",
        "sum,unnotified:half",
        "best:20,absent:lowest-100,unnotified:own-average/1450-50",
        "sum,absent:average,unnotified:0",
        "best:4,periods:6,best-periods:5",
        "best:4,periods:1+7+13",
        "sum,substitutes:self",
        "sum,substitutes:none,win:3/1/0,by:wins,promote:2",
    ],
)
def test_a_ranking_rule_comes_back_as_it_was(fields: RuleFields, rule: str) -> None:
    fields.show_rule(rule, 10)
    assert parse_rule(fields.rule) == parse_rule(rule)
    assert not fields.wrong


def test_a_part_that_was_left_goes_with_what_it_belonged_to(fields: RuleFields) -> None:
    fields.show_rule("best:4,periods:6,best-periods:5,win:2/1/0,by:wins", 42)
    fields.periods.kind.choose("")
    fields.win.kind.choose("")
    assert fields.rule == "best:4"


def test_first_evenings_that_cannot_be_are_told_where_they_are_typed(fields: RuleFields) -> None:
    fields.periods.kind.choose("starts")
    assert fields.wrong, "which evenings is not said yet"
    fields.periods.starts.setText("7, 3")
    assert fields.periods.starts_field.note.text().startswith("! ")
    assert fields.wrong, "and is no guess"
    fields.periods.starts.setText("1 7, 13")
    assert not fields.periods.starts_field.note.text()
    assert fields.rule == "sum,periods:1+7+13"
    assert not fields.wrong


def test_losing_that_is_worth_as_much_as_winning_is_no_rule(fields: RuleFields) -> None:
    fields.win.kind.choose("decides")
    fields.win.numbers[2].setValue(2)
    assert fields.wrong
    assert fields.effect.text().startswith("! ")


def test_the_best_of_no_more_than_there_are_is_pointed_out(fields: RuleFields) -> None:
    fields.show_rule("best:6,periods:6", 42)
    assert "zo telt alles" in fields.best_field.note.text()
    fields.best.setValue(4)
    assert not fields.best_field.note.text()


def test_substitutes_are_asked_about_where_pairs_play(fields: RuleFields) -> None:
    fields.follow_format("pairs")
    assert fields.substitutes.isVisibleTo(fields)
    fields.follow_format("individual")
    assert not fields.substitutes.isVisibleTo(fields)


def test_ties_stand_ticked_on_top_in_their_order(ties: TieOrder) -> None:
    ties.show_ties(("wins", "nat"))
    assert ties.ties == ("wins", "nat")
    assert ties.list.item(0).text() == "1.  De meeste avonden gewonnen"


def test_the_space_bar_ticks_and_alt_with_an_arrow_moves(ties: TieOrder) -> None:
    ties.show_ties(("wins", "nat"))
    ties.list.setCurrentRow(1)
    QTest.keyClick(ties.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert ties.ties == ("nat", "wins")
    assert ties.list.currentRow() == 0
    QTest.keyClick(ties.list, Qt.Key.Key_Space)
    assert ties.ties == ("wins",)


def test_contests_part_equals_by_tops_and_not_by_pits(ties: TieOrder) -> None:
    ties.show_ties(())
    assert "De meeste tops" not in _offered(ties)
    ties.follow_format("howell-pairs")
    assert _offered(ties)[:2] == ["1.  De meeste tops", "2.  De meeste punten"]
    assert "De meeste pits" not in _offered(ties)


def _offered(ties: TieOrder) -> list[str]:
    return [ties.list.item(at).text() for at in range(ties.list.count())]

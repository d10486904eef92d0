"""Regel van de stand: the real standings under the rule that is tried, and adopting it."""

from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.explain.window import ExplanationWindow
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.standings.rule.window import RuleWindow, moved
from clubadmin.model.seasons.season import Season
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from tests.desktop.made_window import made_window, settle


def _pairs(club: OpenClub) -> int:
    return next(one.id for one in seasons.competitions(club) if one.name == "Parencompetitie")


def _ask(qtbot: QtBot, ops: Operations, work):  # type: ignore[no-untyped-def]
    found: list[object] = []
    ops.run(work, found.append)
    settle(qtbot, ops)
    return found[0]


def _season_of(club: OpenClub, competition: int) -> Season:
    return seasons.season(club, seasons.competition(club, competition).season_id)


@pytest.fixture
def competition(qtbot: QtBot, demo_ops: Operations) -> int:
    return _ask(qtbot, demo_ops, _pairs)


@pytest.fixture
def window(
    qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path, competition: int
) -> RuleWindow:
    main = made_window(qtbot, demo_ops, theme, tmp_path)
    made = RuleWindow(main, demo_ops, theme, competition)
    made.show()
    settle(qtbot, demo_ops)
    return made


def test_who_moves_is_shown_at_once_and_nothing_is_kept(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, competition: int
) -> None:
    assert "geen enkele plaats" in window.preview.summary.text()
    window.fields.kind.choose("best")
    window.fields.best.setValue(2)
    settle(qtbot, demo_ops)
    now = _ask(qtbot, demo_ops, lambda club: standings(club, competition))
    then = _ask(qtbot, demo_ops, lambda club: standings(club, competition, rule="best:2"))
    assert [one.name for one in window.preview.model.rows] == [row.name for row in then.rows]
    expected = {row.name: row.place for row in now.rows}
    assert {one.name: one.before for one in window.preview.model.rows} == expected
    assert "een andere plaats" in window.preview.summary.text()
    assert now.rule == "sum"


def test_a_rule_that_is_adopted_holds_and_can_be_taken_back(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, competition: int
) -> None:
    window.fields.kind.choose("best")
    window.fields.best.setValue(2)
    window.ties.show_ties(("wins", "lot"))
    window.adopt()
    settle(qtbot, demo_ops)
    stored = _ask(qtbot, demo_ops, lambda club: seasons.competition(club, competition))
    assert (stored.ranking, stored.tie_breaks) == ("best:2", ("wins", "lot"))
    _ask(qtbot, demo_ops, history.undo)
    stored = _ask(qtbot, demo_ops, lambda club: seasons.competition(club, competition))
    assert stored.ranking == "sum"
    _ask(qtbot, demo_ops, history.redo)
    stored = _ask(qtbot, demo_ops, lambda club: seasons.competition(club, competition))
    assert stored.ranking == "best:2"


def test_from_a_date_earlier_standings_stay_as_they_were_and_it_can_be_withdrawn(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, theme: Theme, competition: int
) -> None:
    main = window.parentWidget()
    assert main is not None
    evenings = _ask(qtbot, demo_ops, lambda club: seasons.evenings(club, competition))
    last = max(evenings, key=lambda one: one.number)
    window.fields.kind.choose("best")
    window.fields.best.setValue(2)
    window.holds.kind.choose("from")
    window.holds.day.setDate(QDate(last.date.year, last.date.month, last.date.day))
    window.adopt()
    settle(qtbot, demo_ops)
    now = _ask(qtbot, demo_ops, lambda club: standings(club, competition))
    before = _ask(qtbot, demo_ops, lambda club: standings(club, competition, after=last.number - 1))
    assert (now.rule, now.adopted) == ("best:2", last.date)
    assert before.rule == "sum"
    again = RuleWindow(main, demo_ops, theme, competition)
    again.show()
    settle(qtbot, demo_ops)
    assert again.fields.rule == "best:2"
    assert again.adopted.isVisible()
    again.adopted.findChildren(QPushButton)[0].click()
    settle(qtbot, demo_ops)
    assert not again.adopted.isVisible()
    assert again.fields.rule == "sum"
    now = _ask(qtbot, demo_ops, lambda club: standings(club, competition))
    assert (now.rule, now.adopted) == ("sum", None)


def test_a_date_outside_the_season_is_refused_in_a_sentence(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.fields.kind.choose("average")
    window.holds.kind.choose("from")
    window.holds.day.setDate(QDate(1998, 1, 1))
    window.adopt()
    settle(qtbot, demo_ops)
    assert "valt buiten seizoen" in window.said.text()
    assert window.isVisible()


def test_a_rule_that_holds_already_is_not_adopted_again(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    assert not window.adopt_button.isEnabled()
    window.holds.kind.choose("from")
    assert window.adopt_button.isEnabled()
    window.holds.kind.choose("whole")
    assert not window.adopt_button.isEnabled()
    window.fields.kind.choose("average")
    assert window.adopt_button.isEnabled()


def test_a_letter_with_alt_shows_the_field_it_leads_to(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.resize(900, 500)
    settle(qtbot, demo_ops)
    QTest.keyClick(window, "e", Qt.KeyboardModifier.AltModifier)
    settle(qtbot, demo_ops)
    assert window.ties.list.hasFocus()
    assert not window.ties.list.visibleRegion().isEmpty()


def test_enter_after_a_number_does_not_adopt_the_rule(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, competition: int
) -> None:
    window.fields.kind.choose("best")
    window.fields.best.setFocus()
    QTest.keyClick(window.fields.best, Qt.Key.Key_Return)
    settle(qtbot, demo_ops)
    assert window.isVisible()
    stored = _ask(qtbot, demo_ops, lambda club: seasons.competition(club, competition))
    assert stored.ranking == "sum"


def test_what_does_not_hold_yet_is_not_lost_at_the_first_escape(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.fields.kind.choose("average")
    window.fields.kind.setFocus()
    window.reject()
    assert window.isVisible()
    assert "geldt nog niet" in window.said.text()
    assert not window.adopt_button.hasFocus()  # Enter at this warning is no vote
    window.reject()
    assert not window.isVisible()


def test_back_to_how_it_was_leaves_at_once(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.fields.kind.choose("average")
    assert window.back_button.isVisible()
    window.back_button.click()
    settle(qtbot, demo_ops)
    assert not window.back_button.isVisible()
    window.reject()
    assert not window.isVisible()


def test_who_comes_and_goes_between_rules_is_said(
    qtbot: QtBot, demo_ops: Operations, competition: int
) -> None:
    plain = _ask(qtbot, demo_ops, lambda club: standings(club, competition))
    strict = _ask(qtbot, demo_ops, lambda club: standings(club, competition, rule="sum,min:99"))
    found = moved(plain, strict)
    assert all(one.moves and one.place is None for one in found)
    assert {one.places for one in found} == {0}


def test_the_date_that_is_proposed_is_within_the_season(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, competition: int
) -> None:
    season = _ask(qtbot, demo_ops, lambda club: _season_of(club, competition))
    chosen = window.holds.day.date()
    assert season.starts <= date(chosen.year(), chosen.month(), chosen.day()) <= season.ends


def test_a_total_under_the_rule_that_is_tried_opens_into_its_evenings(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.fields.kind.choose("best")
    window.fields.best.setValue(2)
    settle(qtbot, demo_ops)
    table = window.preview.table
    table.setFocus()
    table.setCurrentIndex(window.preview.model.index(0, len(window.preview.model.columns) - 1))
    QTest.keyClick(table, "e", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, demo_ops)
    assert window.findChild(ExplanationWindow) is not None


def test_what_is_asked_about_a_trial_goes_by_the_order_of_tie_breaks_that_is_tried(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations
) -> None:
    window.ties.show_ties(("best-evening", "lot"))
    window.ties.changed.emit()
    settle(qtbot, demo_ops)
    model = window.preview.model
    becomes, was = (one.asks for one in model.columns[:2])
    assert becomes is not None
    assert was is not None
    assert becomes(model.rows[0]).ties == ("best-evening", "lot")
    assert was(model.rows[0]).ties is None


def test_a_rule_about_notice_that_moves_nobody_says_that_none_was_noted(
    qtbot: QtBot, window: RuleWindow, demo_ops: Operations, competition: int
) -> None:
    assert "afmelding" not in window.preview.summary.text()
    window.fields.show_rule("sum,absent:4000,unnotified:none", 0)
    window.fields.changed.emit()
    settle(qtbot, demo_ops)
    summary = window.preview.summary.text()
    assert "geen enkele plaats" in summary
    assert "Van niemand is nog een afmelding genoteerd" in summary


def test_moves_of_two_figures_are_read_whole(window: RuleWindow) -> None:
    at = next(at for at, one in enumerate(window.preview.model.columns) if not one.title)
    letters = window.preview.table.fontMetrics()
    room = window.preview.table.columnWidth(at) - window.theme.grid(2)
    assert letters.horizontalAdvance("▼ 24") <= room

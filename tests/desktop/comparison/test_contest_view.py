"""The result of a contest by matchpoints on the screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from clubadmin.desktop.comparison.contest_view import ContestView
from clubadmin.desktop.comparison.traveller import TravellerDialog
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.services.comparison import contests
from tests.desktop.contests import another_session, contest_evening, type_scores
from tests.desktop.driving import settle


@pytest.fixture
def view(qtbot, ops, theme):
    made = ContestView(ops, theme)
    qtbot.addWidget(made)
    made.resize(1200, 600)
    made.show()
    return made


def a_row(place, number, name, line="", sessions=()):
    return ContestRow(
        place, number, number, name, "", line, 40 - place, 2, 900, 8, 64, 60.5, 0, sessions
    )


def a_contest(*fields, combined=(), sessions=()):
    return Contest((1,), "Beker", tuple(fields), combined, 16, 48, 48, sessions)


def names(shown):
    return [one.name for one in shown.model.rows]


def test_both_fields_stand_beside_each_other(view, club):
    evening = contest_evening(club, 8)
    type_scores(club, evening)
    view.show_contest(contests.contest(club, evening.id))
    first, second = view.lists
    assert first.title.text()
    assert second.isVisible()
    places = [one.place for one in first.model.rows]
    assert places == sorted(places)
    assert len(places) == 4


def test_groups_are_chosen_and_all_together_stands_first(view):
    a = ContestField("N/Z", "A", (a_row(1, 1, "Aal", "A"),))
    b = ContestField("N/Z", "B", (a_row(1, 1, "Bos", "B"),))
    both = ContestField("N/Z", "", (*a.rows, *b.rows))
    view.show_contest(a_contest(a, b, combined=(both,)))
    assert names(view.lists[0]) == ["Aal", "Bos"]
    view.group.choose("B")
    assert names(view.lists[0]) == ["Bos"]
    assert view.lists[0].title.text() == "Groep B · N/Z"


def test_sessions_are_columns_of_their_own(view):
    field = ContestField("", "", (a_row(1, 1, "Aal", sessions=(20, None)),))
    view.show_contest(a_contest(field, sessions=(3, 4)))
    titles = [one.title for one in view.lists[0].model.columns]
    assert "Zitting 3" in titles
    assert "Zitting 4" in titles
    assert any("20\t–" in "\t".join(row) for row in view.lists[0].as_rows())


def test_searching_shows_who_is_searched_for(view):
    rows = (a_row(1, 1, "Çelik – Smit"), a_row(2, 12, "Bos – Dam"))
    view.show_contest(a_contest(ContestField("", "", rows)))
    view.search.setText("celik")
    assert names(view.lists[0]) == ["Çelik – Smit"]
    view.search.setText("12")
    assert names(view.lists[0]) == ["Bos – Dam"]
    view.search.clear()
    assert len(names(view.lists[0])) == 2


def test_the_result_is_copied_as_columns(view):
    view.show_contest(a_contest(ContestField("N/Z", "", (a_row(1, 1, "Aal"),))))
    view.copy()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("N/Z\nPl.\tNr\tNaam\tMp\t%\tTops\tPunten\tSpellen\n")
    assert "\n1\t1\tAal\t39\t60,5\t" in text


def test_enter_opens_the_score_card(view, club, ops, qtbot):
    evening = contest_evening(club, 8)
    type_scores(club, evening)
    view.show_contest(contests.contest(club, evening.id))
    table = view.lists[0].table
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    settle(qtbot, ops)
    settle(qtbot, ops)
    dialog = view.window().findChild(TravellerDialog)
    assert dialog is not None
    assert len(dialog.model.rows) == 12
    made = sum(one.matchpoints for one in dialog.model.rows)
    assert made == view.lists[0].model.rows[0].matchpoints
    assert dialog.total.text().startswith(f"{made} van ")
    dialog.close()


def test_all_sessions_together_are_a_choice_away(view, club, ops, qtbot):
    first = contest_evening(club, 8)
    type_scores(club, first)
    view.show_contest(contests.contest(club, first.id))
    settle(qtbot, ops)
    assert not view.sessions.isVisible()
    second = another_session(club, first)
    type_scores(club, second, seed=50)
    view.show_contest(contests.contest(club, second.id))
    settle(qtbot, ops)
    assert view.sessions.isVisible()
    here = view.lists[0].model.rows[0].matchpoints
    view.sessions.choose("*")
    row = view.lists[0].model.rows[0]
    assert len(row.sessions) == 2
    assert row.matchpoints == sum(one or 0 for one in row.sessions)
    view.sessions.choose("1")
    assert view.lists[0].model.rows[0].matchpoints == here

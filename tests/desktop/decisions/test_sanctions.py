"""A warning and an exclusion by keys alone; who is excluded and present is said."""

import pytest

from clubadmin.desktop.decisions.evening_list import EveningDecisions
from clubadmin.desktop.evening.page import DRAW, PRESENT
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.view import lasting
from tests.desktop.decisions.test_decisions import Desk
from tests.desktop.driving import settle
from tests.desktop.looking import read
from tests.desktop.made_window import made_window
from tests.services.evening_club import pairs_evening


@pytest.fixture
def evening(club):
    return drawing.draw(club, pairs_evening(club, 4).id, seed=1)[0]


@pytest.fixture
def desk(qtbot, ops, theme, tmp_path, evening):
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    return Desk(qtbot, ops, window)


def test_a_pair_is_excluded_by_keys_and_told_of_where_it_is_present_and_drawn(desk, club, evening):
    pair = evening.participants[0]
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    desk.keys("Alt+W", "Tab", "Down")  # the first pair; the second thing that may have happened
    form = shown.form
    assert form.kind.value == "exclusion"
    assert form.text.toPlainText() == (
        "Gebruikte bij herhaling een verboden uitdrukking bij het bieden."
    )
    assert form.article.text() == "NKF 1976, deel 1, art. 5"
    desk.keys("Ctrl+Return")
    assert "Wie heeft dit beslist?" in read(form)
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    (made,) = club.read(lasting, evening.id)
    assert (made.who, made.decided_by) == (pair.name, "Gerda Vis")
    row = [shown.model.data(shown.model.index(0, at)) for at in range(7)]
    assert row[:5] == ["1", "", "", "Uitsluiting, deze avond", pair.name]
    names = " en ".join(f"{one.label} (deze avond)" for one in pair.members)
    shown.close()
    assert f"Uitgesloten en toch op de lijst: {names}." in read(desk.window)
    people = desk.window.page.desk.people
    assert "uitgesloten" in [
        people.model.data(people.model.index(0, at)) for at in range(people.model.columnCount())
    ]
    desk.window.page.desk.show_step(DRAW)
    settle(desk.qtbot, desk.ops)
    assert "Uitgesloten en toch ingedeeld: " in read(desk.window)
    assert "Geen paar treft vanavond twee keer hetzelfde paar." in read(desk.window)
    desk.ops.undo()
    settle(desk.qtbot, desk.ops)
    assert "Uitgesloten" not in read(desk.window)
    assert evenings.evening(club, evening.id).sanctions == ()


def test_where_nobody_is_warned_nothing_of_it_is_seen(desk):
    assert "itgesloten" not in read(desk.window)
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    desk.keys("Alt+W", "Alt+N")
    assert "Nog niets beslist" in read(shown)
    desk.keys("Alt+W", "Escape")  # leaves the form, and not the window
    assert shown.isVisible()
    assert "Nog niets beslist" in read(shown)
    shown.close()


def test_of_a_penalty_it_is_said_that_it_takes_no_points_and_where_they_are_taken(desk):
    desk.keys("F9")
    form = desk.wait_for(EveningDecisions).form
    desk.keys("Alt+W")
    assert "kost geen punten" not in read(form)
    form.kind.choose("penalty")
    assert "kost geen punten. Moeten er punten af, typ dat dan bij het spel zelf: F8" in read(form)


def test_one_is_taken_back_in_the_list(desk, club, evening):
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    desk.keys("Alt+W", "Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert [one.what.text() for one in club.read(lasting, evening.id)] == [
        "Waarschuwing, deze avond"
    ]
    desk.keys("Delete", "Alt+J")
    assert club.read(lasting, evening.id) == ()
    shown.close()

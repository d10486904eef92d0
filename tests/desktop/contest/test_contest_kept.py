"""A contest that is kept from the result: its games as a table that gives the same matchpoints."""

import csv

from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit import files
from clubadmin.domain.comparison.contestfile import read_contest
from tests.desktop.driving import settle
from tests.desktop.made_window import with_doors
from tests.services.comparison.contests import HOWELL, contest_evening, type_all
from tests.services.evening_club import evening_with

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


def page_at(qtbot, theme, ops, evening):
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.show()
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    return page


def offered(page):
    """The entries for games, as they are when the menu of the button opens."""
    menu = page.desk.result.share.menu()
    menu.aboutToShow.emit()
    entry = next(one for one in menu.actions() if one.menu() is not None)
    return menu, entry.isVisible(), entry.menu().actions()


def test_its_games_are_kept_and_come_to_the_same(qtbot, theme, ops, club, tmp_path, monkeypatch):
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    page = page_at(qtbot, theme, ops, evening)
    target = tmp_path / "spellen.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_asked: target)
    _menu, visible, (games,) = offered(page)
    assert visible
    games.trigger()
    settle(qtbot, ops)
    settle(qtbot, ops)
    header, *rows = csv.reader(target.read_text(encoding="utf-8").splitlines())
    total = read_contest(header, rows).total
    assert [(one.entrant, one.matchpoints) for one in total] == [
        ("1", 19),
        ("4", 19),
        ("3", 17),
        ("2", 17),
    ]


def test_an_evening_by_points_does_not_offer_it(qtbot, theme, ops, club):
    page = page_at(qtbot, theme, ops, evening_with(club, 4))
    _menu, visible, games = offered(page)
    assert not visible
    assert games == []

"""A name in the archive leads to the page of whose it is: a person, a pair or a team."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.page import ArchivePage
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.evening import EveningView
from clubadmin.desktop.archive.views.record_columns import champion
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.archive.people import Title
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.results.closing import close
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import contest_evening
from tests.services.test_contest_stories import play

WHOSE = {
    "pairs": "pair",
    "schevenings": "pair",
    "howell-pairs": "pair",
    "knockout-pairs": "pair",
    "teams": "team",
}


@pytest.mark.parametrize(("kind", "whose"), WHOSE.items())
def test_a_title_leads_to_the_page_of_the_pair_or_team_that_won_it(kind: str, whose: str) -> None:
    title = Title(1, "2026-2027", 1, "Maandavond", kind, 7, "Aal en Bos", (3, 4), 100)
    assert champion(title) == Spot(whose, (7,))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["pairs", "howell-pairs"])
def test_a_pair_that_was_not_there_leads_to_its_own_page_and_to_nobody_elses(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path, kind: str
) -> None:
    first = contest_evening(club, kind, 5, rounds=1, games=2, evenings=2)
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    *there, away = [one.pair_id for one in first.participants]
    for pair_id in there:
        second = attendance.add_participant(club, second.id, pair_id=pair_id)
    for evening in (first, second):
        drawn, _ = draw(club, evening.id, seed=1)  # who stays away later plays in the first
        play(club, drawn, 1)
        close(club, evening.id)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("archive")
    settle(qtbot, ops)
    page = window.page
    assert isinstance(page, ArchivePage)
    page.go(Spot("evening", (second.id,)))
    settle(qtbot, ops)
    view = page.view
    assert isinstance(view, EveningView)
    view.choose_tab(2)
    settle(qtbot, ops)

    def rows_of(pair: int) -> list[int]:
        rows = enumerate(view.standing_model.rows)
        return [at for at, one in rows if one.row.entrant_id == pair]

    qtbot.waitUntil(lambda: bool(rows_of(away)), timeout=30_000)
    view.standing.setFocus()
    view.standing.selectRow(rows_of(away)[0])
    QTest.keyClick(view.standing, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert page.trail.now.spot == Spot("pair", (away,))

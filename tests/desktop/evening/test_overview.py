"""All evenings: a contest of this morning is found beside whatever was played last."""

from datetime import date
from pathlib import Path

from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.overview import Overview
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.seasons import seasons
from tests.desktop.looking import read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_competition

DAY = date(2026, 11, 12)


def _contest(club: OpenClub, name: str) -> int:
    wanted = Competition(0, 0, name, "knockout", "nku", 2, 3, evenings=1)
    return seasons.add_contest(club, wanted, DAY).competition_id


def _two(club: OpenClub) -> tuple[Competition, Competition]:
    """Two competitions of one season."""
    winter = add_competition(club)
    wanted = Competition(0, winter.season_id, "Zomer", "individual", "nku", 4, 2, evenings=8)
    return winter, seasons.add_competition(club, wanted)


def _listed(shown: Overview) -> list[str]:
    return [one.competition for one in shown.model.rows]


def test_all_evenings_of_a_season_are_in_the_list_whichever_competition_is_chosen(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub
) -> None:
    winter, summer = _two(club)
    for one in (winter, summer):
        evenings.add_evening(club, one.id, date(2026, 11, 5))
    _contest(club, "Ochtend")
    afternoon = _contest(club, "Middag")
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    shown = window.page.overview  # type: ignore[union-attr]
    shown.competition.choose(str(winter.id))
    assert sorted(_listed(shown)) == ["Maandavond", "Middag", "Ochtend", "Zomer"]
    assert shown.new.text() == "&Nieuwe avond 2"  # of the competition that is chosen
    shown.competition.choose(str(afternoon))
    assert sorted(_listed(shown)) == ["Maandavond", "Middag", "Ochtend", "Zomer"]
    heads = [
        shown.model.headerData(at, shown.table.horizontalHeader().orientation())
        for at in range(shown.model.columnCount())
    ]
    assert "Competitie of wedstrijd" in heads
    assert not shown.new.isEnabled()  # it had its one evening
    assert "Deze wedstrijd is van één avond." in read(shown)
    shown.competition.choose(str(winter.id))
    assert shown.new.isEnabled()


def test_what_an_evening_is_made_with_is_whole_in_larger_letters_too(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub
) -> None:
    add_competition(club)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    shown = window.page.overview  # type: ignore[union-attr]
    theme.choose(large=True)
    settle(qtbot, ops)
    fields = (shown.competition, shown.day, shown.new)
    assert all(one.height() >= one.sizeHint().height() for one in fields)
    theme.choose(large=False)

"""What stands above a result: what is in the way, and what to do first."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.results.result import heading
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with, type_sheet


def _words(club: OpenClub, evening: Evening) -> Sequence[str]:
    now = evenings.evening(club, evening.id)
    final = protests.finality(club, evening.id)
    return heading(closing.result(club, evening.id), now, final)


@pytest.mark.usefixtures("qapp", "ops")
def test_without_a_draw_no_sheets_are_said_to_be_in(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    assert _words(club, evening) == ("Nog geen uitslag", "Deel eerst de tafels in (Ctrl+I).")


@pytest.mark.usefixtures("ops")
def test_a_level_table_is_told_as_soon_as_it_is_in_until_it_is_chosen(
    club: OpenClub, qapp: QApplication
) -> None:
    evening = evening_with(club, 8, kind="knockout", games=2, rounds=2)
    drawn, _ = drawing.draw(club, evening.id)
    first, second = (table.table_id for table in drawn.plan[0].tables)
    sheets.save_lines(club, first, {1: "100", 2: "62"})
    sheets.sign(club, first)
    headline, detail = _words(club, evening)
    assert headline == "Voorlopig"
    assert "Ronde 1, tafel 1 staat gelijk" in detail
    sheets.save_lines(club, second, {1: "100", 2: "100"})
    sheets.sign(club, second)
    assert _words(club, evening)[0] == "Er staat een tafel gelijk"
    knockout.go_on(club, first, (Position.N, Position.S), "geloot")
    told = " ".join(_words(club, evening))
    assert "kies in het schema" not in told
    assert "gelijk op 162; beslist voor" in told


@pytest.mark.usefixtures("qapp", "ops")
def test_after_a_rectification_it_is_told_at_once_who_got_another_place_or_prize(
    club: OpenClub,
) -> None:
    evening = evening_with(club, 8, rounds=1, games=1, prizes="1: € 50")
    drawn, _ = drawing.draw(club, evening.id)
    first, second = drawn.plan[0].tables
    type_sheet(club, first.table_id, "100")
    type_sheet(club, second.table_id, "92")
    closing.close(club, evening.id)
    assert "Andere" not in _words(club, evening)[1]
    closing.reopen(club, evening.id, "tafel 2 verkeerd om")
    sheets.unsign(club, second.table_id)
    sheets.save_lines(club, second.table_id, {1: "130"})
    sheets.sign(club, second.table_id)
    closing.close(club, evening.id)
    found, made = closing.with_rectifications(club, evening.id)
    now, final = evenings.evening(club, evening.id), protests.finality(club, evening.id)
    line, told = heading(found, now, final, made[-1])[1].splitlines()
    assert line.startswith("Versie 2 · rectificatie 1")
    who = second.n.label if second.n else ""
    assert told.startswith("Andere prijs: ")
    assert f"{who}: € 50 (was geen prijs)" in told
    assert told.endswith(" en nog 1 ander.")
    moved = heading(found, now, final, replace(made[-1], prizes=()))[1].splitlines()[1]
    assert moved.startswith("Andere plaats: ")
    assert f"{who} van 3 naar 1" in moved

"""The tick that keeps one club and one home apart, seen where it is of use."""

from clubadmin.desktop.evening.page import DRAW, EveningPage
from clubadmin.services.attendance import entry_lists
from clubadmin.services.evenings import evenings
from tests.desktop.driving import press, settle
from tests.desktop.made_window import with_doors
from tests.services.evening_club import pairs_evening


def test_the_tick_is_there_with_two_of_a_club_and_the_next_draw_minds_it(qtbot, theme, ops, club):
    evening = pairs_evening(club, 4, rounds=2, pair_draw="drawn")
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    said: list[str] = []
    page.offered.connect(lambda sentence, *_button: said.append(sentence))
    page.resize(1200, 760)
    page.show()
    page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    step = page.desk.draw
    assert not step.kin.isVisible()
    for one in evening.participants[:2]:
        entry_lists.set_entry(club, evening.id, one.id, district="Troef")
    page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    assert step.kin.isVisible()
    assert not step.kin.isChecked()
    step.kin.setFocus()
    press(step.kin, " ")
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).kin_apart
    step.draw()
    settle(qtbot, ops)
    assert "Niemand treft iemand van de eigen club" in step.report.text()
    press(step.kin, " ")
    settle(qtbot, ops)
    assert not step.kin.isChecked()
    assert said == ["Dit geldt als u opnieuw indeelt."]

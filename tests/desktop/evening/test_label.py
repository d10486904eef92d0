"""A label at an entrant: asked where there are prizes by it."""

import pytest

from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.steps.step import PRESENT
from clubadmin.services.evenings import evenings
from tests.desktop.driving import press, settle
from tests.desktop.made_window import with_doors
from tests.services.evening_club import evening_with


@pytest.mark.parametrize(("prizes", "asked"), [("1: taart", False), ("beste dames: taart", True)])
def test_a_label_is_asked_where_it_wins_something(qtbot, theme, ops, club, prizes, asked):
    evening = evening_with(club, 4, prizes=prizes, evenings=1)
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1200, 760)
    page.show()
    page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    step = page.desk.people
    step.present.select_key(evening.participants[0].id)
    entry = step.bar.entry
    assert entry.label.isVisible() is asked
    if asked:
        entry.label.setFocus()
        press(entry.label, "dames\n")
        settle(qtbot, ops)
        now = evenings.evening(club, evening.id)
        assert now.participants[0].label == "dames"
        assert "Kenmerk" in [column.title for column in step.model.columns]

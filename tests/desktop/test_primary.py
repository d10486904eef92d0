"""In each place one button stands out: that of the next step."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.shell.place_names import PLACES
from tests.desktop.made_window import made_window, settle


def _primary(window) -> list[str]:
    return [
        one.text()
        for one in window.findChildren(QAbstractButton)
        if one.isVisible() and one.isEnabled() and one.property("kind") == "primary"
    ]


@pytest.mark.parametrize("kind", ["ops", "demo_ops"])
def test_no_place_has_two_buttons_that_stand_out(request, qtbot, theme, tmp_path, kind):
    ops = request.getfixturevalue(kind)
    window = made_window(qtbot, ops, theme, tmp_path)
    found = {}
    for key in PLACES:
        window.go(key)
        settle(qtbot, ops)
        found[key] = _primary(window)
        page = window.page
        if isinstance(page, EveningPage) and kind == "demo_ops":
            page.open_evening(1, 0)
            settle(qtbot, ops)
            for step in range(4):
                page.desk.show_step(step)
                settle(qtbot, ops)
                found[f"{key} {step}"] = _primary(window)
        if isinstance(page, MembersPage):
            for at in range(3):
                page.tabs.choose(at)
                settle(qtbot, ops)
                found[f"{key} tab {at}"] = _primary(window)
    assert {key: names for key, names in found.items() if len(names) > 1} == {}

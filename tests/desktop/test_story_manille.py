"""A manille tournament from its card to the prizes, by keyboard alone.

Three boompjes of twelve games: the writer stays and the others move one seat clockwise, so
that each has the three others as partner. Every figure below was worked out by hand.
"""

import re

import pytest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.contest.new_contest import NewContest
from clubadmin.desktop.fairness.control_desk import ControlDeskWindow
from clubadmin.desktop.fairness.fill_in import FillInWindow
from clubadmin.desktop.sheet.grid import SheetGrid
from tests.desktop.secretary import FIRST_NAMES, PEOPLE, Secretary

FINED = (
    *("37", ".41", "60", "---"),  # 7, against 11; 30; nobody
    *("37@zk", "45k", ".50kk", "31"),  # 28; 30; against 80; 1
    *(".33@z", "38!ev", ".35!sm2", "42k!wv"),  # against 6; 8, E 30; against 5, S 15; 24, W 60
)
"""Wij 7 + 30 + 28 + 30 + 1 + 8 + 24 = 128, Zij 11 + 80 + 6 + 5 = 102; S 113, E 72, W 42."""

FLOORED = (*["37"] * 11, "37!ev")
"""Wij 12 x 7 = 84. East has nothing here to pay his 30 with: they come off his other boompjes."""

SHEETS = (
    *(FINED, FLOORED),
    *((".40",) * 12, ("50",) * 12),  # Zij 120; Wij 240
    *(("60@zk",) * 12, ("---",) * 12),  # Wij 1440; nobody
)
"""By round, table 1 before table 2."""

CREDITS = (65, 86, 360)
"""The average of eight: 523, 720 - 30 and 2880 over them."""

TABLE_1 = {"n": 128 + 0 + 1440, "e": 72 + 0 + 0, "s": 113 + 120 + 0, "w": 42 + 120 + 1440}
TABLE_2 = {"n": 84 + 240 + 0, "e": 0 + 240 + 0 - 30, "s": 84 + 0 + 0, "w": 0 + 0 + 0}
"""By the seat of the first boompje: East comes to S and W, S to W and E, West to E and S."""


@pytest.fixture
def tournament(secretary: Secretary) -> Secretary:
    """Nine people on the list of a manille tournament."""
    secretary.type("De Roem")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return", "Ctrl+Shift+N")
    secretary.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    secretary.rest()
    while not _chosen():
        secretary.press("Down")
    secretary.press("Return", "Return")
    secretary.reads("Wie is er?")
    secretary.enter(*FIRST_NAMES)
    return secretary


def _chosen() -> bool:
    """Whether the card of the manille tournament is marked."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewContest)
    return dialog.name.text() == "Manilletoernooi"


def seats(secretary: Secretary, number: int) -> list[list[str]]:
    """The cells of a round of the draw: the table, then N, S, E and W; who rests is last."""
    secretary.press("Ctrl+2", *["PgUp"] * 5, *["PgDown"] * (number - 1))
    return secretary.table(f"Indeling ronde {number}")


def sign(secretary: Secretary, lines: tuple[str, ...]) -> None:
    """Type a whole sheet and sign it off."""
    assert isinstance(secretary.focus, SheetGrid)
    secretary.enter(*lines)
    secretary.press("End", "Return")


def totals(secretary: Secretary) -> dict[str, int]:
    """The total of each, by the name in the result."""
    secretary.press("Ctrl+4")
    rows = secretary.table("Uitslag")
    return {row[2]: int(row[-2].replace(".", "")) for row in rows}


def name(cell: str) -> str:
    """The name in a cell of the draw, without the number before it."""
    return re.sub(r"^\d+\s+", "", cell)


def test_a_manille_tournament(tournament: Secretary) -> None:
    desk = tournament
    desk.press("Ctrl+I")
    first, second, third = (seats(desk, number) for number in (1, 2, 3))
    for at in range(2):
        writer, *moving = first[at][1:5]
        s, e, w = moving
        assert second[at][1:5] == [writer, e, w, s], "the writer stays, the others move up"
        assert third[at][1:5] == [writer, w, s, e]
    resting = name(first[2][1])

    desk.press("Ctrl+3")
    for count, lines in enumerate(SHEETS, 1):
        sign(desk, lines)
        if count == 3:
            control_desk_says(desk)
            desk.press("Ctrl+3")

    made = totals(desk)
    expected = {resting: sum(CREDITS)}
    for line, by_seat in zip(first, (TABLE_1, TABLE_2), strict=False):
        for cell, seat in zip(line[1:5], "nsew", strict=True):
            expected[name(cell)] = by_seat[seat]
    assert made == expected
    assert sorted(made.values(), reverse=True) == [1602, 1568, 511, 324, 233, 210, 84, 72, 0]
    fines = {name(first[0][at]): fine for at, fine in ((2, "15"), (3, "30"), (4, "60"))}
    fines[name(first[1][3])] = "30"  # paid out of the second boompje
    listed = {row[2]: row for row in desk.table("Uitslag")}
    assert all(fine in listed[one] for one, fine in fines.items())

    fill_in(desk, resting, made)
    announced = totals(desk)
    desk.press("Ctrl+Return")
    desk.reads("protesteren kan tot")
    desk.press("Ctrl+Return")
    desk.reads("✓ Afgesloten")
    assert totals(desk) == announced


def control_desk_says(desk: Secretary) -> None:
    """After three sheets: three signed off, three to come, and whose."""
    desk.press("Ctrl+Shift+F")
    desk.wait(lambda: isinstance(QApplication.activeWindow(), ControlDeskWindow))
    desk.rest()
    desk.reads("3 afgetekend · 0 binnen, nog niet afgetekend · 3 nog te komen")
    desk.reads("Nog te komen: ronde 2: tafel 2; ronde 3: tafel 1, 2")
    rows = desk.table("Formulieren")
    assert [row[:2] for row in rows if row[3] == "ontbreekt"] == [
        ["2", "2"],
        ["3", "1"],
        ["3", "2"],
    ]
    desk.press("Escape")


def fill_in(desk: Secretary, resting: str, before: dict[str, int]) -> None:
    """Who sat out plays the third boompje after all: 84 in place of 360."""
    desk.press("Ctrl+3", "Ctrl+Shift+I")
    desk.wait(lambda: isinstance(QApplication.activeWindow(), FillInWindow))
    desk.rest()
    desk.reads("Voor tafel 3: 3 van 3 invallers aangevinkt.")
    desk.press("Return")
    row = next(one for one in seats(desk, 3) if one[0].startswith("3"))
    assert name(row[1]) == resting
    desk.press("Ctrl+Shift+F")
    desk.wait(lambda: isinstance(QApplication.activeWindow(), ControlDeskWindow))
    desk.rest()
    desk.type(resting)  # of whom the control desk has one sheet
    desk.press("Return")
    desk.reads("Tafel 3 · ronde 3")
    sign(desk, ("37",) * 12)  # N and S 84, E and W nothing
    after = totals(desk)
    assert after[resting] == CREDITS[0] + CREDITS[1] + 84
    partner = name(row[2])
    changed = {one for one in after if after[one] != before[one]}
    assert changed <= {resting, partner}
    listed = {one[2]: one for one in desk.table("Uitslag")}
    if partner in changed:  # his own third boompje gave him nothing
        assert after[partner] == before[partner] + 84
        assert "*84" in listed[partner]
    desk.press("Ctrl+Shift+R")
    desk.rest()
    desk.reads("Wie zat stil")
    desk.press("Escape")

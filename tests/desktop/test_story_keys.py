"""The keys of a whole evening: 8 tables, 3 rounds of 16 games, from opened to printed and copied.

Both ways are still there: over pages, menus and windows as before, and by the cards "Klaar om te
beginnen" and "Klaar". The keys of the sheets are the same; they are counted, not pressed.
"""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView

from clubadmin.desktop.kit import files
from clubadmin.domain.names import fold
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from tests.bench.keying import keys_for_sheet
from tests.desktop.secretary import Secretary

TABLES, ROUNDS, GAMES = 8, 3, 16
SHEET = ["92"] * GAMES
SURNAMES = ("Bakker", "Vos", "Dekker", "Hoek", "Smit", "Jansen", "Mulder", "Visser", "Kok", "Prins")
FIRSTS = ("Anna", "Bart", "Cor", "Dirk")
PEOPLE = [f"{first} {last}" for last in SURNAMES for first in FIRSTS][:34]
AWAY = ("Cor Dekker", "Bart Visser")  # there last time, not now


def first_evening(club: OpenClub) -> None:
    """An evening before, at which the first 32 were."""
    competition = seasons.competitions(club)[0]
    season = seasons.seasons(club)[0]
    day = max(season.starts, date.today() - timedelta(days=21))
    evening = evenings.add_evening(club, competition.id, day)
    for one in sorted(members.members(club), key=lambda one: PEOPLE.index(one.label))[:32]:
        attendance.add_participant(club, evening.id, member_id=one.id)
    play(club, drawing.draw(club, evening.id, seed=1)[0].id)
    closing.close(club, evening.id)


def play(club: OpenClub, evening_id: int) -> None:
    """Every sheet comes in, as if it was typed."""
    plan = evenings.evening(club, evening_id).plan
    tables = [one.table_id for drawn in plan for one in drawn.tables]
    for table in tables:
        sheets.save_lines(club, table, dict(enumerate(SHEET, 1)))
    sheets.sign_all(club, tables)


class Counted:
    """Presses keys and notes how many each step took."""

    def __init__(self, secretary: Secretary, folder: Path) -> None:
        self.secretary, self.folder = secretary, folder
        self.steps: dict[str, int] = {}
        self._papers = 0

    def step(self, name: str, *acts: Callable[[], object]) -> None:
        before = self.secretary.keys
        for act in acts:
            act()
        self.steps[name] = self.steps.get(name, 0) + self.secretary.keys - before

    def keep(self) -> None:
        """The paper in view, as to a printer; and away with it."""
        self._papers += 1
        self.secretary.paper()
        self.secretary.press_then_save("Alt+B", self.folder / f"{self._papers}.pdf")
        self.secretary.press("Escape")

    def do(self, work: Callable[[OpenClub], object]) -> None:
        done: list[object] = []
        self.secretary.ops.change(work, done.append, done.append)
        self.secretary.wait(lambda: bool(done))
        assert not isinstance(done[0], Exception), done[0]


def walk_to(secretary: Secretary, name: str) -> None:
    """Arrows in the list of who is there, and off it."""
    while not isinstance(secretary.focus, QTableView):
        secretary.press("Tab")
    names = [" ".join(row) for row in secretary.table("Aanwezig")]
    at = next(number for number, row in enumerate(names) if name in row)
    table = secretary.focus
    while table.currentIndex().row() != at:  # type: ignore[attr-defined]
        secretary.press("Down" if table.currentIndex().row() < at else "Up")  # type: ignore[attr-defined]
    secretary.press("Delete")


def letters(name: str) -> str:
    """Enough of a name: three letters of the first and one of the last."""
    first, last = fold(name).split()
    return f"{first[:3]} {last[:2]}"


def newcomers(secretary: Secretary) -> None:
    for name in PEOPLE[32:]:
        secretary.enter(letters(name))


def the_way_before(keys: Counted, day: date) -> None:
    hand = keys.secretary
    keys.step("new evening", lambda: hand.press("Alt+1", "Ctrl+0", "Alt+D"))
    keys.step("new evening", lambda: hand.type(f"{day:%d%m%Y}"), lambda: hand.press("Return"))
    keys.step("attendance", lambda: hand.press("Alt+V"))
    keys.step("attendance", *(lambda name=name: walk_to(hand, name) for name in AWAY))
    keys.step("attendance", lambda: newcomers(hand))
    keys.step("draw", lambda: hand.press("Ctrl+I"))
    current = hand.window.page.evening_in_view()  # type: ignore[union-attr]
    keys.do(lambda club: play(club, current))
    keys.step("sheets", lambda: hand.press("Ctrl+3"))
    keys.step("close", lambda: hand.press("Ctrl+4", "Ctrl+Return"))
    keys.step("print", lambda: hand.press("Ctrl+P"), keys.keep)
    keys.step("print", lambda: hand.press("Alt+2", "Ctrl+P"), keys.keep)
    keys.step("text", lambda: hand.press("Alt+1"), lambda: hand.open_menu("Alt+D", "K"))
    keys.step("text", lambda: hand.press("Ctrl+Tab", "Ctrl+Shift+C", "Escape"))
    keys.step("copy", lambda: hand.press("Ctrl+Shift+K", "Alt+1"))


def the_way_now(keys: Counted) -> None:
    hand = keys.secretary
    keys.step("new evening", lambda: hand.press("Alt+V"))
    keys.step("attendance", lambda: hand.press("Alt+V"))
    keys.step(
        "attendance",
        *(lambda name=name: (hand.type(letters(name)), hand.press("F2")) for name in AWAY),
    )
    keys.step("attendance", lambda: newcomers(hand))
    keys.step("draw", lambda: hand.press("Ctrl+I"))
    current = hand.window.page.evening_in_view()  # type: ignore[union-attr]
    keys.do(lambda club: play(club, current))
    keys.step("sheets", lambda: hand.press("Ctrl+3"))
    keys.step("close", lambda: hand.press("Ctrl+Return"))
    keys.step("print", lambda: hand.press("Return"), keys.keep)
    keys.step("print", lambda: hand.press("Return"), keys.keep)
    keys.step("text", lambda: hand.press("Return"))
    keys.step("copy", lambda: hand.press("Return"))


def test_the_keys_of_a_whole_evening(
    secretary: Secretary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr(files, "ask_folder", lambda *_: stick)
    hand = secretary
    hand.type("De Roem")
    hand.press("Tab", "Tab", "Tab")
    hand.type(str(GAMES))
    hand.press("Tab")
    hand.type(str(ROUNDS))
    hand.press("Alt+M")
    hand.copy_elsewhere("\n".join(PEOPLE))
    hand.press("Ctrl+V", "Return")
    before, now = Counted(hand, tmp_path / "before"), Counted(hand, tmp_path / "now")
    for one in (before, now):
        one.folder.mkdir()
    before.do(first_evening)
    the_way_before(before, date.today() - timedelta(days=7))
    hand.press("Ctrl+4")
    the_way_now(now)
    assert "*Stand" in QGuiApplication.clipboard().text()
    assert list(stick.iterdir())
    typed = TABLES * ROUNDS * len(keys_for_sheet(SHEET))
    print()
    for name, old in before.steps.items():
        print(f"{name:12} before {old:4}  now {now.steps[name]:4}")
        assert now.steps[name] <= old, name
    for name, steps in (("before", before.steps), ("now", now.steps)):
        print(f"{name:7} {sum(steps.values()):4} keys and {typed} for the sheets")
    assert now.steps["attendance"] < before.steps["attendance"]
    assert now.steps["close"] < before.steps["close"]
    assert now.steps["print"] < before.steps["print"]
    assert sum(now.steps.values()) < sum(before.steps.values())

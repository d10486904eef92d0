"""Safety 22 in the window: NUL, control signs and half letters pasted into its fields.

Qt keeps what is pasted as it is; what comes into the file is tidy, and is read and copied again.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QWidget

from clubadmin.desktop.club.competition import Clause
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.schema.packed import ENTRIES, teach
from tests.safety.test_16_crafted_in_the_window import PARTS, STEPS, Driven, _open, driven
from tests.storage.full_club import EVENING, full_club

__all__ = ["driven"]

PASTED = "Piet\0Bos\x1b\u0085 92"
Field = QLineEdit | QPlainTextEdit


def fields(window: QWidget) -> Iterator[Field]:
    """Those that can be typed in, in view."""
    for kind in (QLineEdit, QPlainTextEdit):
        for one in window.findChildren(kind):
            if one.isVisible() and one.isEnabled() and not one.isReadOnly():
                yield one


def done_with(field: QWidget) -> QAbstractButton | None:
    """The button that keeps what stands in the form of a field."""
    around = field.parentWidget()
    while around is not None:
        for one in around.findChildren(QAbstractButton):
            if one.property("kind") == "primary" and one.isVisible() and one.isEnabled():
                return one
        around = around.parentWidget()
    return None


def unfold(window: QWidget) -> None:
    """Have the fields in view that stand behind a sentence, or behind a card."""
    for one in window.findChildren(Clause):
        if one.isVisible():
            one.unfold()
    for one in window.findChildren(QAbstractButton):
        if one.isVisible() and one.text() in ("Wi&jzigen", "Meer gegevens …"):
            one.click()


def paste_everywhere(driven: Driven) -> int:
    """Paste into each field and keep it; answers in how many fields that was."""
    pasted = 0
    unfold(driven.window)
    for field in list(fields(driven.window)):
        unfold(driven.window)  # what was kept is told in sentences again
        if not field.isVisible():
            continue
        field.setFocus()
        field.selectAll()
        field.paste()
        pasted += "\0" in (field.text() if isinstance(field, QLineEdit) else field.toPlainText())
        if (button := done_with(field)) is not None:
            button.click()
        driven.settle()
    return pasted


def test_what_is_pasted_with_signs_that_no_file_can_hold_is_kept_tidy_and_read_again(
    driven: Driven, memory_folder: Path
) -> None:
    club = full_club(memory_folder)
    assert _open(driven, club)
    window = driven.window
    QGuiApplication.clipboard().setText(PASTED)
    pasted = 0
    spots = [
        *((key, lambda key=key: window.go(key)) for key in PLACES),
        *((f"part {n}", lambda n=n: window.show_item("club-part", n)) for n in range(PARTS)),
        ("member", lambda: window.show_item("member-edit", 1)),
        *((f"step {n}", lambda n=n: window.page.open_evening(EVENING, n)) for n in range(STEPS)),
    ]
    for what, go in spots:
        if what.startswith("step"):
            window.go("evening")
        go()
        driven.settle()
        pasted += paste_everywhere(driven)
    faults = [one.getMessage() for one in driven.log.records if one.levelname == "ERROR"]
    assert not faults
    assert pasted > 15, "Qt keeps the NUL"
    driven.window.ops.stop()
    with closing(sqlite3.connect(club)) as connection:
        teach(connection)
        rows = connection.execute(f"SELECT group_concat(after) FROM {ENTRIES}").fetchone()
    assert rows[0].count("Piet Bos") > 3, "it is kept, and tidy"
    assert check_file(club, journal=True) == ()
    with closing(Store.open(club)) as store:
        copied = backup(store, memory_folder / "kopie")
    restore(copied, memory_folder / "terug.klaverjas")
    assert check_file(memory_folder / "terug.klaverjas", journal=True) == ()

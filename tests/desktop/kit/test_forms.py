"""Fields with a label above and a line below."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.forms import Field, Text, line, tall
from clubadmin.desktop.kit.theme import Theme

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
ALT_GR = Qt.KeyboardModifier.ControlModifier | ALT
SENTENCE = (
    "Het mandaat van Anna de Boer heeft geen datum. Vul de dag in waarop het getekend is."
    " Zonder die dag neemt de bank het niet aan."
)


def test_what_is_wrong_is_read_whole_however_narrow_the_form(qtbot: QtBot, theme: Theme) -> None:
    fields = [Field(f"Veld {at}", QLineEdit()) for at in range(6)]
    form = tall(theme, *fields)
    qtbot.addWidget(form)
    form.resize(240, 300)
    form.show()
    fields[4].complain(SENTENCE)
    qtbot.waitUntil(lambda: fields[4].note.height() > 0)
    note = fields[4].note
    assert note.height() >= note.heightForWidth(note.width()) > 3 * note.fontMetrics().height()
    fields[4].calm()
    assert not note.isVisible()


def test_the_keyboard_in_a_field_brings_the_line_below_it_into_view(qtbot: QtBot) -> None:
    fields = [Field(f"Veld {at}", QLineEdit(), SENTENCE) for at in range(6)]
    form = tall(Theme(), *fields)
    qtbot.addWidget(form)
    form.resize(240, 300)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(lambda: fields[5].y() > form.viewport().height())
    fields[3].widget.setFocus()
    qtbot.waitUntil(fields[3].widget.hasFocus)
    low = fields[3].note.mapTo(form.viewport(), fields[3].note.rect().bottomLeft()).y()
    assert low <= form.viewport().height()


@pytest.mark.parametrize("make", [line, Text])
def test_a_letter_with_alt_that_no_button_has_is_not_typed(qtbot: QtBot, make: type) -> None:
    field = make()
    qtbot.addWidget(field)
    for held in (ALT, ALT | SHIFT):
        QTest.keyClick(field, "i", held)
    QTest.keyClick(field, "n")
    QTest.keyClick(field, "n", SHIFT)
    QTest.keyClick(field, "@", ALT_GR)  # as a keyboard of Windows writes it
    assert isinstance(field, (QLineEdit, QPlainTextEdit))
    typed = field.text() if isinstance(field, QLineEdit) else field.toPlainText()
    assert typed == "nn@"

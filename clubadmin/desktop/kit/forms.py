"""Forms: a label above each field, and below it one line that says what it does."""

import re
import sys

from PySide6.QtCore import (
    QDate,
    QElapsedTimer,
    QEvent,
    QMetaMethod,
    QObject,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QValidator,
)
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QComboBox,
    QDateEdit,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from clubadmin.desktop.kit.copying import rows_copied
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, label, restyle
from clubadmin.desktop.spoken.saying import describe, in_a_row, say

# a date as it is typed, the year in full, and as it is understood once typing stops
WHOLE_DATE = re.compile(r"\d{8}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}")
MONTH_AND_YEAR = re.compile(r"(\d{1,2})[-/. ]((?:19|20)\d{2})")  # no month is 19 or 20
ANY_DATE = re.compile(r"(\d{1,2})[-/. ]?(?:(\d{1,2})[-/. ]?(\d{4}|\d{2})?)?")
MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr}
NARROW = 72  # pixels; a choice or a number can be read in that
TYPING = 1_500  # ms between two letters of one word that is typed in a list
LONGEST = 48  # letters of a choice that a field makes room for
_OWN = Qt.FindChildOption.FindDirectChildrenOnly
_COMBO = QStyle.ComplexControl.CC_ComboBox
MARGIN = 6  # the style leaves no room before what is typed in a number or a date


class Field(Plain):
    """A labelled field; the mnemonic of the label leads to it.

    `needs` is the sentence of a field that may not stay empty. Qt tells no screen reader of a state
    for that, nor of one for what is wrong: both are said in words.
    """

    def __init__(self, title: str, widget: QWidget, hint: str = "", *, needs: str = "") -> None:
        super().__init__()
        self.widget = widget
        self._hint = hint
        self._needs = needs
        self._title = label(kind="small", wrap=True)
        self._title.setText(title)
        self._title.setBuddy(widget)
        widget.setAccessibleName(title.replace("&", ""))
        self.note = label(hint, "small", wrap=True)
        layout = column(self._title, widget, self.note, gap=3)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        self._describe(hint)
        self.note.setVisible(bool(hint))  # only now: without a parent it would be a window

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A title that takes two lines here has room for both, beside another field as well."""
        super().resizeEvent(event)
        self._make_room()

    @property
    def title(self) -> str:
        """The text of its label, with & before the letter that leads to it."""
        return self._title.text()

    def rename(self, title: str) -> None:
        """Call the field otherwise, where what is asked depends on something else."""
        self._title.setText(title)
        self.widget.setAccessibleName(title.replace("&", ""))

    def complain(self, sentence: str) -> None:
        """Say what is wrong here, in place of the hint."""
        if not self._say(
            f"! {sentence}", "error", self.tr("Niet goed: %1").replace("%1", sentence)
        ):
            say(self, sentence, urgent=True)
        restyle(self.widget, "wrong", "true")

    def explain(self, hint: str) -> None:
        """Say what the choice means now."""
        self._hint = hint
        self.calm()

    def calm(self) -> None:
        """Take back what was told to be wrong."""
        self._say(self._hint, "small", self._hint)
        restyle(self.widget, "wrong", "false")

    def filled_in(self) -> bool:
        """Whether something stands in it; empty it says what it needs, and gets the keyboard."""
        if content(self.widget).strip():
            self.calm()
            return True
        self.complain(self._needs)
        said = self.note.text()
        self.widget.setFocus()

        def look() -> None:
            if self.note.text() == said and content(self.widget).strip():
                self.calm()

        names = ("textChanged", "currentIndexChanged", "chosen")
        changed = next(name for name in names if hasattr(self.widget, name))
        getattr(self.widget, changed).connect(look)
        return False

    def _say(self, text: str, kind: str, spoken: str) -> bool:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        restyle(self.note, "kind", kind)
        self._make_room()
        return self._describe(spoken)

    def _describe(self, spoken: str) -> bool:
        needed = self.tr("Verplicht") if self._needs else ""
        return describe(self.widget.focusProxy() or self.widget, in_a_row(needed, spoken))

    def _make_room(self) -> None:
        for text in (self._title, self.note):
            text.setMinimumHeight(max(0, text.heightForWidth(self.width())))


def content(field: QWidget) -> str:
    """The text of a field of one line or more; the value of a choice."""
    if isinstance(field, Choice):
        return field.value
    return field.toPlainText() if isinstance(field, QPlainTextEdit) else field.text()  # type: ignore[attr-defined]


def _rank(wanted: str, text: str) -> int | None:
    """How well typed letters find a text, less is better; None where no word begins so.

    The text itself comes first, then a name behind its number or behind a partner, then any other
    word; of each a whole word before the beginning of one.
    """
    if text.startswith(wanted):
        return 0
    letters = re.escape(wanted)
    for rank, before in ((1, r"[·–]\s"), (3, r"\W")):
        if re.search(rf"{before}{letters}(?!\w)", text):
            return rank
        if re.search(rf"{before}{letters}", text):
            return rank + 1
    return None


class Choice(QComboBox):
    """A list to choose from; each text stands for a value.

    `name` is told where no label is; it has room for so many `letters` at the least.
    """

    def __init__(
        self, choices: dict[str, str] | None = None, name: str = "", letters: int = 6
    ) -> None:
        super().__init__()
        if name:
            self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(letters)
        self._typed, self._since = "", QElapsedTimer()
        self._searched: QWidget | None = None  # the list that was opened, once it was
        if choices:
            self.offer(choices)
            self.setCurrentIndex(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Give a field without a visible label one to hear: on Linux its own name is not told."""
        super().showEvent(event)
        parent, name = self.parentWidget(), self.accessibleName()
        labels = parent.findChildren(QLabel, options=_OWN) if parent is not None else []
        if name and not any(one.buddy() is self for one in labels):
            heard = label(name)
            heard.setParent(parent)
            heard.setBuddy(self)
            heard.hide()

    def offer(self, choices: dict[str, str]) -> None:
        """Offer these {value: text}; the value that was chosen stays chosen if it is there."""
        before = self.value
        blocked = self.blockSignals(True)
        self.clear()
        for value, text in choices.items():
            self.addItem(text, value)
        self.choose(before)
        self.blockSignals(blocked)

    @property
    def value(self) -> str:
        """The value that is chosen; "" for none."""
        return str(self.currentData() or "")

    def choose(self, value: str) -> None:
        """Choose a value; the first if it is not there."""
        at = self.findData(value)
        self.setCurrentIndex(max(at, 0) if self.count() else -1)

    def sizeHint(self) -> QSize:
        """The width of the longest choice, so that none is cut while there is room."""
        hint = super().sizeHint()
        most = self.fontMetrics().averageCharWidth() * LONGEST
        return QSize(min(hint.width(), most), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Gives way when the window is narrow."""
        return QSize(NARROW, super().minimumSizeHint().height())

    @property
    def shown_text(self) -> str:
        """The choice as it is read: without what stands behind its colon where that is cut."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(_COMBO, option, part, self).width()
        text, metrics = self.currentText(), self.fontMetrics()
        if metrics.horizontalAdvance(text) > room:
            text = text.partition(": ")[0]
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the choice as any list does, but never with half a letter."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(_COMBO, option)
        option.currentText = self.shown_text
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:
        """Each choice is read whole in the list, however narrow the field is."""
        view = self.view()
        bar = view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar)
        if self._searched is not view:
            self._searched = view
            view.installEventFilter(self)
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing chooses by the beginning of any word: a name behind a number as well."""
        at = None if self.isEditable() else self._sought(event, self.currentIndex())
        if at is None:
            super().keyPressEvent(event)
        elif at >= 0 and at != self.currentIndex():
            self.setCurrentIndex(at)
            self.activated.emit(at)  # somebody chose, as with an arrow

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys of the open list as those of the field; headings cannot be chosen."""
        if watched is self._searched and isinstance(event, QKeyEvent) and self._to_end(event):
            return True
        if watched is self._searched and not self.isEditable() and isinstance(event, QKeyEvent):
            view = self.view()
            if event.type() == QEvent.Type.KeyPress:
                at = self._sought(event, view.currentIndex().row())
                if at is not None:
                    if at >= 0:
                        view.setCurrentIndex(self.model().index(at, 0))
                    return True
        return super().eventFilter(watched, event)

    def _to_end(self, event: QKeyEvent) -> bool:
        """Home and End go to the first and the last that can be chosen."""
        ends = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: -1}
        if event.type() != QEvent.Type.KeyPress or event.key() not in ends:
            return False
        model, step = self.model(), ends[Qt.Key(event.key())]
        for at in range(self.count())[::step]:
            if model.flags(model.index(at, 0)) & Qt.ItemFlag.ItemIsSelectable:
                self.view().setCurrentIndex(model.index(at, 0))
                break
        return True

    def _sought(self, event: QKeyEvent, now: int) -> int | None:
        """Find the text meant by the letters so far; -1 for none, None where nothing was typed."""
        letters = event.text()
        typing = self._since.isValid() and self._since.elapsed() < TYPING
        commanded = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if commanded or not letters.isprintable() or not (letters.strip() or (letters and typing)):
            return None
        self._typed = self._typed + letters if typing and self._typed else letters
        self._since.start()
        texts = [self.itemText(at).casefold() for at in range(self.count())]
        wanted = self._typed.casefold()
        if len(set(wanted)) == 1 and all(_rank(wanted, one) is None for one in texts):
            wanted = wanted[0]  # the same letter again: the next one with it
        first = now + (len(wanted) == 1)
        order = [(first + at) % len(texts) for at in range(len(texts))]
        ranks = {at: rank for at in order if (rank := _rank(wanted, texts[at])) is not None}
        return min(ranks, key=lambda at: ranks[at], default=-1)

    def wheelEvent(self, event: object) -> None:
        """The wheel scrolls the page and never changes a choice by accident."""
        event.ignore()  # type: ignore[attr-defined]


class Number(QSpinBox):
    """A whole number; a click selects all of it, so that what is typed then replaces it."""

    def __init__(self, least: int, most: int, value: int, zero: str = "") -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.lineEdit().setTextMargins(MARGIN, 0, 0, 0)
        self.lineEdit().installEventFilter(self)
        if zero:
            self.setSpecialValueText(zero)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click in the figures or in the word for zero; a part drawn over stays selected."""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        if clicked and not self.lineEdit().hasSelectedText():
            self.selectAll()
            return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z as in a line of text."""
        return left_to_club(event, self.lineEdit()) or super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Gives way when the window is narrow."""
        return QSize(NARROW, super().minimumSizeHint().height())

    def wheelEvent(self, event: object) -> None:
        """The wheel scrolls the page and never changes a number by accident."""
        event.ignore()  # type: ignore[attr-defined]


class Line(QLineEdit):
    """A line of text; Ctrl+Z takes back what was typed in it, and then what the club kept.

    A hint in it is slanted, so that an example is never taken for what was filled in.
    """

    list_pasted = Signal()  # rows of a list, that are for another place; else they become one line

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._described = ""
        self.textChanged.connect(self._slant)
        self._slant(text)

    def setAccessibleDescription(self, said: str) -> None:
        """Describe the field; its hint comes after that, and never as what is typed."""
        self._described = said
        hint = self.placeholderText()
        if hint and hint != self.accessibleName():
            said = in_a_row(said, self.tr("Hint: %1").replace("%1", hint))
        super().setAccessibleDescription(said or " " * bool(hint))  # for "" Qt says the hint

    def setPlaceholderText(self, hint: str) -> None:
        """Show a hint while nothing is typed."""
        super().setPlaceholderText(hint)
        self.setAccessibleDescription(self._described)

    def _slant(self, text: str) -> None:
        font = self.font()
        if font.italic() == bool(text):
            font.setItalic(not text)
            self.setFont(font)

    def event(self, event: QEvent) -> bool:
        """Without typing of its own to take back, the key is the club's."""
        return left_to_club(event, self) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter with Alt is for a button, also where there is none with it."""
        if event.matches(QKeySequence.StandardKey.Paste) and self._gives_lists_away():
            self.list_pasted.emit()
        elif not is_for_button(event):
            super().keyPressEvent(event)

    def _gives_lists_away(self) -> bool:
        heard = self.isSignalConnected(QMetaMethod.fromSignal(self.list_pasted))
        return heard and rows_copied()


class Text(QPlainTextEdit):
    """A text of more lines; Tab goes to the next field."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter with Alt is for a button, also where there is none with it."""
        if not is_for_button(event):
            super().keyPressEvent(event)


def line(text: str = "", *, hint: str = "", most: int = 100) -> Line:
    """A line of text.

    It is made unheard: Orca does not name a field of which it heard before that its caret moves.
    """
    heard = QAccessible.isActive()
    QAccessible.setActive(False)
    made = Line(text)
    made.setPlaceholderText(hint)
    made.setMaxLength(most)
    QAccessible.setActive(heard)
    return made


class Day(QDateEdit):
    """A date that is one stop for Tab; the arrow keys and typing go from day to month to year.

    From the day on, or over all of it, a whole date can be typed or pasted: "10092027" or
    "10-9-2027"; what is left out stays as it was. With its dashes it can be typed in any part.
    """

    def __init__(self, value: QDate) -> None:
        super().__init__(value)
        self._typed: str | None = None  # of a whole date that is being typed
        self._checks: QValidator | None = None  # Qt's own, meanwhile
        self._elsewhere = ""  # figures typed in the month or the year
        self._was = value  # the date before those

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z is the club's; whatever else, as Qt has it."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and takes_back(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A whole date over the one that is there, or Qt's typing in the day, month and year."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self._take(QGuiApplication.clipboard().text().strip())
            return
        plain = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        sign = "" if plain != Qt.KeyboardModifier.NoModifier else event.text()
        if sign and (sign.isdecimal() or (self._typed and sign in "-/. ")):
            if self._begins():
                self._typed = ""
            if self._typed is not None:
                self._show_typed(self._typed + sign)
                return
            self._follow(sign)
        elif sign and sign in "-/. " and 0 < len(self._elsewhere) <= 2:
            self._begin_again(sign)
            return
        elif event.key() not in MODIFIERS:
            self._elsewhere = ""
        if self._typed is not None and event.key() == Qt.Key.Key_Backspace:
            self._show_typed(self._typed[:-1])
            return
        if event.key() not in MODIFIERS:
            self._finish()
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Home:
            self.lineEdit().setCursorPosition(0)

    def date(self) -> QDate:
        """The date, with what is typed of it so far."""
        self._finish()
        return super().date()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the typing as the date, if it is one."""
        self._finish()
        super().focusOutEvent(event)

    def _follow(self, sign: str) -> None:
        """Figures in the month or the year are Qt's, until a dash tells that a date begins."""
        if not self._elsewhere:
            self._was = super().date()
        self._elsewhere += sign

    def _begin_again(self, sign: str) -> None:
        """Take typing in another part as the day of a whole date, or a month with its year."""
        begun, self._elsewhere = self._elsewhere, ""
        self.setDate(self._was)
        self._typed = ""
        self._show_typed(begun + sign)

    def sizeHint(self) -> QSize:
        """The width with room beside the letters, so that the year is whole."""
        hint = super().sizeHint()
        return QSize(hint.width() + 2 * MARGIN, hint.height())

    def _begins(self) -> bool:
        """Whether a figure typed now is the first of a whole date."""
        field = self.lineEdit()
        if self._typed is not None:
            return False
        if field.hasSelectedText():
            return field.selectionStart() == 0
        return field.cursorPosition() == 0

    def _show_typed(self, text: str) -> None:
        field = self.lineEdit()
        if self._typed == "":
            self._checks = field.validator()
        self._typed = text
        field.setValidator(None)  # type: ignore[arg-type]  # it would write half a date anew
        blocked = field.blockSignals(True)  # Qt would make another date of half of one
        field.setText(text)
        field.blockSignals(blocked)
        field.update()
        if WHOLE_DATE.fullmatch(text) or MONTH_AND_YEAR.fullmatch(text):
            self._finish()

    def _finish(self) -> None:
        if self._typed is not None:
            self._take(self._typed)

    def _take(self, text: str) -> None:
        """Become the date that was typed; what is none leaves the date as it was."""
        self._typed = None
        self.lineEdit().setText(self.textFromDateTime(self.dateTime()))
        if self._checks is not None:
            self.lineEdit().setValidator(self._checks)
        before = self.date()
        if (found := MONTH_AND_YEAR.fullmatch(text)) is not None:
            month, year = (int(part) for part in found.groups())
            typed = QDate(year, month, before.day())
            if typed.isValid():
                self.setDate(typed)
        elif (found := ANY_DATE.fullmatch(text)) is not None:
            day, month, year = (int(part or 0) for part in found.groups())
            year = year + 2000 if 0 < year < 100 else year or before.year()
            typed = QDate(year, month or before.month(), day)
            if typed.isValid():
                self.setDate(typed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the calendar, of which Saturday and Sunday are as the other days."""
        plain_weekend(self.calendarWidget())
        super().mousePressEvent(event)

    def wheelEvent(self, event: object) -> None:
        """Scroll the page, and never change a date by accident."""
        event.ignore()  # type: ignore[attr-defined]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move to the next field at once, and not by way of the month and the year."""
        return QWidget.focusNextPrevChild(self, forward)


def is_for_button(event: QKeyEvent) -> bool:
    """Whether a letter comes with Alt: where no button has that letter Qt would type it.

    AltGr and the Option key of a Mac write letters, and come otherwise.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    alone = held == Qt.KeyboardModifier.AltModifier and sys.platform != "darwin"
    return alone and bool(event.text()) and event.text().isprintable()


def takes_back(event: QKeyEvent) -> bool:
    """Ctrl+Z and Ctrl+Y: taking back what the club kept, as the bar below promises."""
    standard = QKeySequence.StandardKey
    redo = event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return event.matches(standard.Undo) or event.matches(standard.Redo) or redo


def left_to_club(event: QEvent, field: QLineEdit) -> bool:
    """Whether this asks for Ctrl+Z or Ctrl+Y while the field has nothing of its own to give."""
    override = event.type() == QEvent.Type.ShortcutOverride
    if not (override and isinstance(event, QKeyEvent) and takes_back(event)):
        return False
    back = event.matches(QKeySequence.StandardKey.Undo)
    own = field.isUndoAvailable() if back else field.isRedoAvailable()
    if own:
        return False
    event.ignore()
    return True


def day(value: QDate) -> QDateEdit:
    """A date, as written in the Netherlands."""
    made = Day(value)
    made.setDisplayFormat("dd-MM-yyyy")
    made.setCalendarPopup(True)
    made.lineEdit().setTextMargins(MARGIN, 0, 0, 0)
    return made


def plain_weekend(calendar: QCalendarWidget) -> None:
    """Show Saturday and Sunday as the other days: red is for what is wrong."""
    for one in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
        calendar.setWeekdayTextFormat(one, QTextCharFormat())


class _Scrolling(QScrollArea):
    """Scrolls to the field that has the keyboard, also where its letter with Alt led there."""

    def __init__(self) -> None:
        super().__init__()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(lambda: self._follow(None, QApplication.focusWidget()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Something is said below the form, or no longer: the field stays in view."""
        super().resizeEvent(event)
        self._settled.start()  # once its fields have their places

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the current field in view where something is told at a field above it."""
        if watched is self.widget() and event.type() == QEvent.Type.Resize:
            self._settled.start()
        return super().eventFilter(watched, event)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        inner = self.widget()
        if now is not None and inner is not None and inner.isAncestorOf(now):
            field = now.parent()
            if isinstance(field, Field):
                self.ensureWidgetVisible(field)  # with its label, and what is said below it
            self.ensureWidgetVisible(now)


def tall(theme: Theme, *items: QWidget | QLayout | int | None, width: float = 72) -> QScrollArea:
    """Fields below each other, no wider than reads well, scrolling when they are many."""
    inner = Plain()
    layout: QVBoxLayout = column(*items, gap=theme.grid(1.5))
    layout.setContentsMargins(0, 0, theme.grid(1), theme.grid(2))
    inner.setLayout(layout)
    inner.setMaximumWidth(theme.grid(width))
    area = _Scrolling()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has the focus
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area

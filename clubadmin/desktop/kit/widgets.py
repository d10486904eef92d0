"""Small pieces that every place uses. All text is plain: a name is never read as markup."""

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcutEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.spoken.items import TAB
from clubadmin.desktop.spoken.saying import say

_KEY = re.compile(r" \(((?:Ctrl|Alt|Shift|Enter|Esc|F\d)[^)]*)\)$")
"""The name of a key behind the text of a button."""


def label(text: str = "", kind: str = "", *, wrap: bool = False) -> QLabel:
    """Plain text; `kind` is title, heading, strong, muted, small, error, warning or good."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    if kind:
        made.setProperty("kind", kind)
    if wrap:
        made.setWordWrap(True)
        made.setSizePolicy(_wrapping())
    else:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made


class Said(QLabel):
    """A sentence that comes and goes; without one it takes no room."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(_wrapping())
        self.hide()

    def say(self, sentence: str, kind: str = "error") -> None:
        """Show a sentence, and say it: error, warning, good or muted; "" takes it away."""
        another = kind == "error" or sentence != self.text()
        self.setText(sentence)
        restyle(self, "kind", kind)
        self.setVisible(bool(sentence))
        if another and self.isVisible():
            say(self, sentence, urgent=kind == "error")


class PagesLayout(QStackedLayout):
    """A layout of pages, each filling the room there is, whatever its texts would like.

    Asked how high it is at a width, Qt's own asks all that are not in view as well, and each of
    them lays out all its texts for it, time and again: half of what a window costs.
    """

    def hasHeightForWidth(self) -> bool:
        """Never: it gets the height that is left."""
        return False


class Pages(QStackedWidget):
    """Pages that fill the room; where the height must follow from the texts, use Qt's own."""

    def __init__(self, *pages: QWidget) -> None:
        super().__init__()
        for page in pages:
            self.addWidget(page)

    def hasHeightForWidth(self) -> bool:
        """Never: it gets the height that is left."""
        return False


def _wrapping() -> QSizePolicy:
    """Asks for its height by its width."""
    return QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)


class ToolButton(QToolButton):
    """A place of the rail or a tab, that Enter presses as well as the space bar."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first press did it."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it; by itself Qt does so on some desktops only."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class TabButton(ToolButton):
    """A button of a row of which one is chosen."""

    spoken_role = TAB

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab came to a row of tabs."""
        super().focusInEvent(event)
        go_to_chosen(self, event.reason())


def go_to_chosen(tab: QAbstractButton, reason: Qt.FocusReason) -> None:
    """Bring Tab to the chosen one of a row of tabs; the arrow keys go to the others."""
    row_of_tabs = tab.parentWidget()
    beside = row_of_tabs.findChildren(type(tab)) if row_of_tabs is not None else []
    chosen = next((one for one in beside if one.isChecked()), tab)
    if chosen is not tab and reason.name in ("TabFocusReason", "BacktabFocusReason"):
        chosen.setFocus(reason)


class Button(QPushButton):
    """A push button that Enter presses as well as the space bar, in a dialog or not.

    The second press of a double click does nothing: it would answer what the first one asked.
    Its letter with Alt presses it at once: Qt waits a tenth of a second to show it pressed,
    and what is typed in that time would go to the field that one comes from. The name of its key,
    which stands behind its text in brackets, is read when the mouse rests on it.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)

    def setText(self, text: str) -> None:
        """The text, without the name of its key."""
        if found := _KEY.search(text):
            tip(self, found[1])
            text = text[: found.start()]
        super().setText(text)

    def event(self, event: QEvent) -> bool:
        """Alt and the letter press it, unless something else has the same letter."""
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.click()
            return True
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first press did it."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class RiskyButton(Button):
    """A button that takes something away: the keyboard comes to it only when one goes there.

    Qt hands the keyboard on when a field is hidden or can no longer be used, and when a window
    opens; the next Enter must then not press this.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.risky = True
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keep_off)

    def _keep_off(self, old: QWidget | None, new: QWidget | None) -> None:
        """Pass the keyboard on where nobody brought it here."""
        if new is not self or not self.risky or _left_by_choice(old, self.window()):
            return
        here: QWidget | None = self
        while isinstance(here, RiskyButton) and here.risky:
            if not self.window().focusNextChild() or (here := QApplication.focusWidget()) is self:
                self.clearFocus()
                return


def _left_by_choice(old: QWidget | None, window: QWidget) -> bool:
    """Whether the keyboard could have stayed where it was."""
    if old is None or not isValid(old):
        return False
    return old.window() is window and old.isVisible() and old.isEnabled()


def button(
    text: str, clicked: Callable[[], object], kind: str = "", *, risky: bool = False
) -> QPushButton:
    """A push button; `kind` is primary, quiet or danger.

    What is `risky`, as danger is, never gets the keyboard by itself.
    """
    made = RiskyButton(text) if risky or kind == "danger" else Button(text)
    made.setAutoDefault(kind == "primary")
    if kind:
        made.setProperty("kind", kind)
    made.clicked.connect(lambda _checked=False: clicked())
    return made


def action(
    owner: QWidget, text: str, run: Callable[[], object], keys: str | QKeySequence = ""
) -> QAction:
    """A command with an optional shortcut that works while `owner` is in view."""
    made = QAction(text, owner)
    if keys:
        made.setShortcut(QKeySequence(keys) if isinstance(keys, str) else keys)
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.triggered.connect(lambda _checked=False: run())
    return made


def literal(text: str) -> str:
    """A text for a place that reads markup, such that it shows as it is."""
    if "<" not in text:
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<span>{escaped}</span>"


def tip(widget: QWidget, text: str) -> None:
    """A tooltip that shows markup literally."""
    widget.setToolTip(literal(text))


class Plain(QWidget):
    """A widget without a ground of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")


class CardBox(QFrame):
    """A card that has more to do than to hold a layout."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")


def card(*items: "Item", gap: int = 0, margin: int = 0, kind: str = "card") -> QFrame:
    """A quiet box around a layout, or items below each other; "paper" is the warm one."""
    made = QFrame()
    made.setProperty("kind", kind)
    if items:
        made.setLayout(_inside(items, gap, margin))
    return made


def hairline() -> QFrame:
    """A thin line across."""
    return card(kind="line")


Item = QWidget | QLayout | int | None | tuple[QWidget | QLayout, int]
"""An item of a layout: a number is a gap, None the room that is left; with a share of that room."""


def column(*items: Item, gap: int = 0, margin: int = 0) -> QVBoxLayout:
    """Items below each other."""
    layout = QVBoxLayout()
    _fill(layout, items, gap, margin)
    return layout


def row(*items: Item, gap: int = 0, margin: int = 0) -> QHBoxLayout:
    """Items beside each other."""
    layout = QHBoxLayout()
    _fill(layout, items, gap, margin)
    return layout


def holder(*items: Item, gap: int = 0, margin: int = 0) -> QWidget:
    """A plain widget around a layout, or items below each other."""
    made = Plain()
    made.setLayout(_inside(items, gap, margin))
    return made


def _inside(items: tuple[Item, ...], gap: int, margin: int) -> QLayout:
    whole = items[0] if len(items) == 1 else None
    if isinstance(whole, QLayout) and not (gap or margin):
        return whole
    return column(*items, gap=gap, margin=margin)


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the stylesheet looks at, and have it looked at."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _fill(layout: QBoxLayout, items: tuple[Item, ...], gap: int, margin: int) -> None:
    layout.setSpacing(gap)
    layout.setContentsMargins(margin, margin, margin, margin)
    for each in items:
        item, share = each if isinstance(each, tuple) else (each, 0)
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item, share)
        else:
            layout.addWidget(item, share)


class Elided(QWidget):
    """The whole text is there for a screen reader."""

    def __init__(self, theme: Theme, *, strong: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        self._role = "ink" if strong else "muted"
        self._text = ""
        self._shorter: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def setText(self, text: str, *shorter: str) -> None:
        """Show this text; less and less of it where there is less room."""
        if (text, shorter) != (self._text, self._shorter):
            self._text, self._shorter = text, shorter
            self.setAccessibleName(text)
            tip(self, text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """The whole text on one line."""
        metrics = QFontMetricsF(self._theme.font(weight=self._weight))
        return QSize(int(metrics.horizontalAdvance(self._text)) + 2, int(metrics.height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """The least width, which is none."""
        return QSize(0, self.sizeHint().height())

    def shown_text(self) -> str:
        """The visible text, shortened to fit."""
        metrics = QFontMetricsF(self._theme.font(weight=self._weight))
        forms = (self._text, *self._shorter)
        fitting = (one for one in forms if metrics.horizontalAdvance(one) <= self.width())
        cut = Qt.TextElideMode.ElideRight
        return next(fitting, metrics.elidedText(forms[-1], cut, self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, shortened to fit."""
        painter = QPainter(self)
        painter.setFont(self._theme.font(weight=self._weight))
        painter.setPen(self._theme.colour(self._role))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.shown_text())
        painter.end()


_CORNER = 4  # radius in pixels
_WIDE = 100_000  # pixels; any sentence is one line in that


class SentenceLine(QAbstractButton):
    """Enter, space or a click chooses it; a ring says where the keyboard is."""

    def __init__(self, theme: Theme, margin: float) -> None:
        """A line without words yet; `margin` is in steps of the grid."""
        super().__init__()
        self._theme = theme
        self._sign = label("", "error")
        self._text = label("", wrap=True)
        for part in (self._sign, self._text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = row(self._sign, (self._text, 1), gap=theme.grid(1), margin=theme.grid(margin))
        layout.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def sentence(self) -> str:
        """The sentence."""
        return self._text.text()

    def say(self, sentence: str, sign: str, kind: str) -> None:
        """Fill the line; `kind` is that of a label: error, warning, good or muted."""
        self._sign.setText(sign)
        restyle(self._sign, "kind", kind)
        self._text.setText(sentence)
        self.setAccessibleName(sentence)

    def sizeHint(self) -> QSize:
        """The size of the sentence."""
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The size of one line: more lines are asked for by `heightForWidth`."""
        return QSize(0, self.heightForWidth(_WIDE))

    def hasHeightForWidth(self) -> bool:
        """A narrow panel needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the sentence at this width."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout else super().heightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint only the ring of the keyboard."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.colour("accent"), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), _CORNER, _CORNER)
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

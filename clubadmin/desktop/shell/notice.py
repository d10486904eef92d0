"""The calm bar at the top of the window: a trouble or a remark, never a box in the way."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QStackedWidget,
    QWidget,
)
from shiboken6 import isValid

from clubadmin.desktop.club.copy_words import copy_sentence
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations, log_failure, nothing
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, row
from clubadmin.desktop.steps.step import StepsBar
from clubadmin.model.club.club import CopyElsewhere

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

KEYS = "Ctrl+Shift+K"


class NoticeBar(QFrame):
    """Shows one sentence until it is put away or replaced.

    It lies over the heads of the pages, so that nothing moves when it comes or goes; the line
    that has the keyboard is never under it, and tabs, the steps of an evening and what is chosen
    from, which it may speak of, are not where it can be at the foot. Where a sheet has its totals
    at the foot, it lies right below the steps.
    """

    def __init__(self, theme: Theme, over: QStackedWidget) -> None:
        """Lay the bar within `over`, at the top, or elsewhere where the keyboard is at the top."""
        super().__init__(over)
        self._theme = theme
        self._over = over
        self._typing: QWidget | None = None  # what had the keyboard before a button here
        self._moves: Any = None  # the signal that tells of another line there
        self.setProperty("kind", "notice")
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._away = button(self.tr("Gelezen (Esc)"), self.hide, "quiet")
        self.step_button = button("", self._take_step, "quiet")
        self._then: Callable[[], object] = lambda: None
        layout = row(self._text, self.step_button, self._away, gap=theme.grid(0.5))
        layout.setContentsMargins(theme.grid(3), theme.grid(1), theme.grid(2), theme.grid(1))
        self.setLayout(layout)
        for one in (self.step_button, self._away):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        self.hide()
        over.installEventFilter(self)
        over.currentChanged.connect(self._look_over)
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._place)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    def say(self, sentence: str) -> None:
        """Show a sentence, with a sign so that colour is not alone."""
        self._show(f"!  {sentence}", sentence)

    def tell(self, sentence: str) -> None:
        """Show a remark; nothing is wrong, and nothing is to be done."""
        self._show(sentence, sentence)

    def offer(self, sentence: str, step: str, then: Callable[[], object]) -> None:
        """Show a remark with a button for what can be done about it; nothing is wrong."""
        self._show(sentence, sentence, step, then)

    def take_back(self, sentence: str) -> None:
        """Put a sentence away that no longer holds; anything else stays."""
        if sentence == self.accessibleName():
            self.hide()

    def withdraw(self) -> None:
        """Put an offer away that was taken up elsewhere; anything else stays."""
        if self.step_button.text():
            self.hide()

    def hide(self) -> None:
        """Put it away; a keyboard that was on a button here goes back to where it was."""
        focus, typing = QApplication.focusWidget(), self._typing
        here = focus is not None and self.isAncestorOf(focus)
        if here and typing is not None and isValid(typing) and typing.isVisible():
            typing.setFocus()
        super().hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the size of what it lies over, and parts that came with an answer."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        elif event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._laid_out.start()
        return False

    def _look_over(self) -> None:
        """Follow the page that is in view now."""
        if (page := self._over.currentWidget()) is not None:
            page.installEventFilter(self)
        self._place()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or self.isAncestorOf(now):
            return
        if self._moves is not None and self._typing is not None and isValid(self._typing):
            self._moves.disconnect(self._place)
        self._typing = now
        self._moves = getattr(now, "moved" if hasattr(now, "cursor_rect") else "looked_at", None)
        if self._moves is not None:
            self._moves.connect(self._place)
        self._place()

    def _place(self, _row: int = 0) -> None:
        """Over the head of the page; over its foot where keyboard or tabs are in the head.

        Not over totals: then below what is in the head.
        """
        if self.isHidden():
            return
        room = self._over.rect()
        height = self._height(room.width())
        top = QRect(0, 0, room.width(), height)
        foot = QRect(0, room.height() - height, room.width(), height)
        typing, totals = _within(self._over), _totals(self._over)
        tabs = [
            _place_in(self._over, one)
            for kind in (Tabs, StepsBar, QComboBox)
            for one in self._over.findChildren(kind)
            if one.isVisible()
        ]
        below = QRect(top)
        while under := [one for one in tabs if one.intersects(below)]:
            below.moveTop(max(one.bottom() for one in under) + 1)
        for strip in (top, below):
            strip.setBottom(_end_of_lines(self._over, strip, self._theme.grid(3)))
        needs = ((top, (typing, *tabs)), (foot, (typing, totals)), (below, (typing, totals)))
        free = (
            strip
            for strip, kept in needs
            if room.contains(strip) and not any(strip.intersects(one) for one in kept)
        )
        self.setGeometry(next(free, top if foot.intersects(typing) else foot))
        self.raise_()

    def _height(self, width: int) -> int:
        """The height of the sentence beside its buttons."""
        buttons = [one for one in (self.step_button, self._away) if not one.isHidden()]
        layout = self.layout()
        assert layout is not None
        edge = layout.contentsMargins()
        taken = sum(one.sizeHint().width() + layout.spacing() for one in buttons)
        text = self._text.heightForWidth(width - taken - edge.left() - edge.right())
        tallest = max(text, *(one.sizeHint().height() for one in buttons))
        return tallest + edge.top() + edge.bottom() + 2 * self.frameWidth()

    @property
    def offers(self) -> bool:
        """Whether what stands there is an offer, and nothing that is wrong."""
        return bool(self.step_button.text())

    def _show(
        self,
        text: str,
        spoken: str,
        step: str = "",
        then: Callable[[], object] = lambda: None,
    ) -> None:
        self._text.setText(text)
        self.step_button.setText(step)
        self.step_button.setVisible(bool(step))
        self._then = then
        self.setAccessibleName(spoken)
        self.show()
        self._place()

    def _take_step(self) -> None:
        self.hide()
        self._then()


def _within(over: QWidget) -> QRect:
    """The place of the keyboard within a widget; else an empty rectangle.

    In a list or on a sheet that is the line one is at: else it would be the whole page.
    """
    focus = QApplication.focusWidget()
    if focus is None or not over.isAncestorOf(focus):
        return QRect()
    if isinstance(focus, ListTable):
        line = focus.visualRect(focus.currentIndex()).translated(focus.viewport().pos())
    elif hasattr(focus, "cursor_rect"):
        line = focus.cursor_rect()
    else:
        return _place_in(over, focus)
    if line.isEmpty():
        return QRect()
    return QRect(focus.mapTo(over, line.topLeft()), line.size())


def _totals(over: QWidget) -> QRect:
    """The place of the totals of the sheet with the keyboard; else an empty rectangle."""
    focus = QApplication.focusWidget()
    if focus is None or not over.isAncestorOf(focus) or not hasattr(focus, "totals_rect"):
        return QRect()
    there = focus.totals_rect()
    return QRect(focus.mapTo(over, there.topLeft()), there.size())


def _place_in(over: QWidget, one: QWidget) -> QRect:
    return QRect(one.mapTo(over, one.rect().topLeft()), one.size())


def _end_of_lines(over: QWidget, strip: QRect, most: int) -> int:
    """The end of a strip that cuts no line of text through; `most` pixels lower at most."""
    ends = [strip.bottom()]
    for kind in (QLabel, QAbstractButton):
        for one in over.findChildren(kind):
            if one.isVisible():
                at = _place_in(over, one)
                if at.top() < strip.bottom() < at.bottom() <= strip.bottom() + most:
                    ends.append(at.bottom())
    return max(ends)


class CopyReminder(QObject):
    """A line in the bar at the top, when that is free; what is said there goes before."""

    def __init__(self, ops: Operations, notice: NoticeBar, make_copy: Callable[[], object]) -> None:
        super().__init__(notice)
        self._ops = ops
        self._notice = notice
        self._make_copy = make_copy

    def look(self) -> None:
        """The club was opened, or an evening closed: is it time for a copy?"""
        if not self._ops.holds(files.demo_file()):  # there is nothing to lose in the example
            self._ops.run(_reminder, self._remind, log_failure, gives_way=True)

    def _remind(self, found: CopyElsewhere | None) -> None:
        if found is None or self._notice.isVisible():
            return  # not told, so it comes back next time
        step = self.tr("Kopie maken (%1)").replace("%1", KEYS)
        self._notice.offer(copy_sentence(found), step, self._make_copy)
        self._ops.run(_told, nothing, log_failure, gives_way=True)


def _reminder(club: "OpenClub") -> CopyElsewhere | None:
    from clubadmin.services.club import last_copies as elsewhere

    return elsewhere.reminder(club)


def _told(club: "OpenClub") -> None:
    from clubadmin.services.club import last_copies as elsewhere

    elsewhere.note_told(club)

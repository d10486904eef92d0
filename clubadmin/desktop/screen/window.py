"""The window on the second screen: it shows, and takes no key from the secretary."""

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen import content
from clubadmin.desktop.screen.content import ClockFace, Page, Scene, Show
from clubadmin.desktop.screen.layout import Area
from clubadmin.desktop.screen.painting import (
    FOOT,
    HEAD,
    MARGIN,
    Brush,
    Ruler,
    clock_name,
    clock_words,
    paint_clock,
    paint_foot,
    paint_head,
    painted_code,
    turn_words,
)
from clubadmin.desktop.screen.ticker import RoundTicker
from clubadmin.model.hall.screen import ScreenFacts

NARROWEST = 130.0  # the width that goes with the height, at least
SECONDS = 10  # for a page
TURN = 88  # for all pages of a show, at most: they turn sooner where there are many


class BigScreen(QWidget):
    """The screen of the hall. Everything is done to it from the secretary's own window."""

    shut = Signal()  # it was closed
    turned = Signal()  # on, full, or a window again
    pressed = Signal(int, bool)  # a key that came here all the same, and whether with Ctrl

    def __init__(self, theme: Theme, ticker: RoundTicker) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(self.tr("Groot scherm"))
        self.setMinimumSize(320, 200)
        self._theme = theme
        self.ticker = ticker
        self.facts: ScreenFacts | None = None
        self.show_ = Show.TABLES
        self.round = 0  # whose draw and board; 0: the one that is played
        self.revealed = 0
        self.others: list[BigScreen] = []  # on screens of their own
        self.scene = Scene("", ())
        self.home: tuple[str, QImage | None] = ("", None)  # where it is followed, and its code
        self.page = 0
        self._picture: QPixmap | None = None  # of the page in view
        self._turn = 0  # which of the shows that come in turn
        self.seconds, self.best = SECONDS, 0
        self._pages = QTimer(self)
        self._pages.timeout.connect(self.turn_page)
        ticker.changed.connect(self._tick)
        theme.changed.connect(self._make)

    def follow(self, ticker: RoundTicker) -> None:
        """The clock of another evening."""
        self.ticker = ticker
        ticker.changed.connect(self._tick)
        self.revealed = 0
        self.page = self.round = 0
        self.update()

    def show_facts(self, facts: ScreenFacts, home: str = "") -> None:
        """Show the present facts, and where these are followed; the page in view stays."""
        self.facts = facts
        if home != self.home[0]:
            self.home = (home, painted_code(home) if home else None)
        self._make()

    def choose(self, show: Show) -> None:
        """Choose another show, from its first page."""
        self.show_ = show
        self.page = self._turn = 0
        self._make()
        self._pages.start()

    def choose_round(self, number: int) -> None:
        """The round whose draw and board are shown; 0: the one that is played."""
        self.round = number
        self.page = 0
        self._make()

    def reveal(self, count: int) -> None:
        """Reveal so many places of the prize-giving."""
        self.revealed = count
        self._make()

    def set_seconds(self, seconds: int) -> None:
        """How long a page stays, where there are few."""
        self.seconds = seconds
        self._keep_pace()

    def set_best(self, best: int) -> None:
        """How many places of the standing are shown; 0 for all."""
        self.best, self.page = best, 0
        self._make()

    def _keep_pace(self) -> None:
        pace = min(self.seconds * 1000, TURN * 1000 // max(len(self.scene.pages), 1))
        if pace != self._pages.interval():
            self._pages.setInterval(pace)

    def turn_page(self) -> None:
        """The next page; after the last the first, or the next show that comes in turn."""
        self.page += 1
        if self.page >= len(self.scene.pages):
            self.page = 0
            if self.show_ is Show.TURNS:
                self._turn += 1
                self._make()
        self._redraw()

    @property
    def current(self) -> Page | None:
        """The page in view."""
        return self.scene.pages[self.page] if self.page < len(self.scene.pages) else None

    def texts(self) -> list[str]:
        """Everything that is read now, from the top."""
        facts = self.facts
        if facts is None:
            return []
        inside = content.texts(self.current) if self.current else ()
        shown = [*self._titles(), *inside, self.scene.note]
        if self._has_clock:
            name = clock_name(self.ticker, facts.evening.rounds)
            shown += [name, clock_words(self.ticker), self.ticker.text()]
        return [text for text in shown if text]

    def appear(self, beside: QWidget) -> None:
        """Full on the second screen; with one screen as a window that can be moved."""
        typing = QApplication.activeWindow()
        other = second_screen(beside, *self.others)
        if other is not None:
            self._fill(other)
        elif not self.isVisible():
            self.resize(960, 540)
            self.show()
        _give_back(typing)
        self._pages.start()
        self.turned.emit()

    def switch_full(self, beside: QWidget) -> None:
        """Full screen, on the second one where there is one; and back. Off, it is turned on."""
        typing = QApplication.activeWindow()
        if self.isFullScreen() and self.isVisible():
            self._unfill()
        else:
            self._fill(second_screen(beside, *self.others))
        _give_back(typing)
        self._pages.start()
        self.turned.emit()

    def is_over(self, beside: QWidget) -> bool:
        """Whether it covers the screen that a window is on."""
        return self.isVisible() and self.isFullScreen() and second_screen(beside) is None

    def take_front(self) -> None:
        """Over every other window; with one screen the keys are its own then."""
        handle = self.windowHandle()
        if handle is not None:
            handle.setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, False)
        self.raise_()
        self.activateWindow()

    def uncover(self) -> None:
        """A window that can be moved again, so that what lies below it is seen."""
        self._unfill()
        self.turned.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Switch the full screen by the mouse."""
        self.switch_full(self)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Some desktops give it the keyboard all the same; then it may not end here."""
        self.pressed.emit(
            event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        )
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is as large as the screen allows."""
        super().resizeEvent(event)
        self._make()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by whoever sits there."""
        self._pages.stop()
        super().closeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Off; only now it is not in view any more."""
        super().hideEvent(event)
        self.shut.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole screen."""
        with QPainter(self) as painter:
            self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        """The head, the page, the foot; also by whoever shows them small."""
        brush = Brush(painter, self._theme, self._unit)
        rounds = self.facts.evening.rounds if self.facts else 0
        if self._has_face:
            painter.fillRect(self.rect(), self._theme.colour("paper"))
            paint_clock(brush, self._body, self.ticker, rounds)
        else:
            painter.drawPixmap(0, 0, self._drawn())
        if self.facts is not None:
            small = self.ticker if self._has_clock and not self._has_face else None
            paint_head(brush, self._size[0], self._titles(), small, self.home[1])
            pages = (self.page + 1, len(self.scene.pages))
            paint_foot(brush, self._size, self.scene.note, pages, small)

    def _drawn(self) -> QPixmap:
        """The page without head and foot: drawn once, for the clock ticks over it."""
        if self._picture is None:
            self._picture = QPixmap(self.size() * self.devicePixelRatio())
            self._picture.setDevicePixelRatio(self.devicePixelRatio())
            self._picture.fill(self._theme.colour("paper"))
            if (page := self.current) is not None:
                with QPainter(self._picture) as painter:
                    Brush(painter, self._theme, self._unit).page(page, self._body)
        return self._picture

    def _redraw(self) -> None:
        self._picture = None
        self.setAccessibleDescription("\n".join(self.texts()))
        self.update()

    def _tick(self) -> None:
        """A second later: the whole clock, or what stands of it above and below a page."""
        if not self.isVisible():
            return
        if (self._shows() is Show.CLOCK and self.ticker.in_use) != self._has_face:
            self._make()
        elif self._has_face:
            self.update()
        else:
            self._update_around()

    def _update_around(self) -> None:
        head, foot = round(HEAD * self._unit), round(FOOT * self._unit)
        self.update(0, 0, self.width(), head)
        self.update(0, self.height() - foot, self.width(), foot)

    @property
    def _unit(self) -> float:
        return min(self.height() / 100, self.width() / NARROWEST)

    @property
    def _size(self) -> tuple[float, float]:
        return self.width() / self._unit, self.height() / self._unit

    @property
    def _body(self) -> QRectF:
        wide, high = self._size
        return QRectF(MARGIN, HEAD + 2, wide - 2 * MARGIN, high - HEAD - FOOT - 3)

    @property
    def _has_face(self) -> bool:
        return isinstance(self.current, ClockFace)

    @property
    def _has_clock(self) -> bool:
        shows = self._shows()
        if shows is Show.PRIZES:
            return False
        return self.ticker.in_use and (self.ticker.begun or shows is Show.CLOCK)

    def _shows(self) -> Show:
        """The present show: one of those that come in turn, or the chosen one.

        With no round to come a clock that does not run gives way to the result.
        """
        ended = self.facts is not None and self.facts.played and not self.ticker.begun
        if self.show_ is Show.CLOCK and ended:
            return Show.STANDING
        if self.show_ is not Show.TURNS or self.facts is None:
            return self.show_
        shows = content.in_turn(self.facts, clock=self.ticker.in_use and not ended)
        return shows[self._turn % len(shows)]

    def _make(self) -> None:
        if self.facts is None:
            return
        body = self._body
        area = Area(body.width(), body.height())
        shown = self._shows()
        if shown is Show.PRIZES:
            self.scene = content.prizes(self.facts, self.revealed)
        elif shown is Show.CLOCK and not self.ticker.in_use:
            self.scene = content.no_clock(self.facts)
        else:
            number = self.round or self.facts.in_play
            ruler = Ruler(self._theme)
            self.scene = content.scene(shown, self.facts, number, area, ruler, best=self.best)
        self.page = min(self.page, max(len(self.scene.pages) - 1, 0))
        self._keep_pace()
        self._redraw()

    def _titles(self) -> tuple[str, str]:
        """The titles in the head: the show, and the evening."""
        assert self.facts is not None
        evening = self.facts.evening
        parts = (content.under_name(evening), turn_words(evening.rules.turn_seconds))
        under = " · ".join(part for part in parts if part)
        if not self.scene.heading:
            return self.facts.club, under
        return self.scene.heading, f"{self.facts.club} · {under}"

    def _unfill(self) -> None:
        self.setWindowState(Qt.WindowState.WindowNoState)
        if (handle := self.windowHandle()) is not None:
            handle.setFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.resize(960, 540)

    def _fill(self, screen: QScreen | None) -> None:
        """Full on a screen, without asking for the keyboard as `showFullScreen` does."""
        if screen is not None:
            self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()


def _give_back(typing: QWidget | None) -> None:
    """The keyboard, where a desktop gave it to the screen all the same."""
    if typing is not None:
        typing.activateWindow()


def second_screen(beside: QWidget, *others: QWidget) -> QScreen | None:
    """A screen that no window in view is on; None where there is none."""
    taken = [one.window().screen() for one in (beside, *others) if one is beside or one.isVisible()]
    return next((one for one in QGuiApplication.screens() if one not in taken), None)

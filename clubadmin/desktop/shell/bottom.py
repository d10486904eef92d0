"""The bar at the foot: what is saved, what is being worked on, what Ctrl+Z would do."""

from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QFrame,
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QWidget,
)

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Job
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, restyle, row, tip
from clubadmin.desktop.kit.wording import spoken_time
from clubadmin.desktop.spoken.saying import in_a_row, say
from clubadmin.model.club.club import Saved, UndoState


class BottomBar(QFrame):
    """Says "opgeslagen" only for what `Operations.changed` reported."""

    cancel_wanted = Signal(object)  # the Job

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "bottom")
        self._theme = theme
        self._job: Job | None = None
        self.left = label(kind="muted")
        self.right = label(kind="muted")
        self.right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.left.setMinimumWidth(1)  # a long text is cut off and does not widen the window
        self._left: tuple[str, ...] = ("",)  # what is said, and in less words
        self._kind = "muted"
        self._claims = False  # whether it is said that everything is saved
        self._typing = False  # whether something is typed that is not saved yet
        self._kept: str | None = None  # what stood in the field when a change was saved
        self._undo: tuple[str, ...] = ("",)
        self.last: Saved | str = ""  # what was saved last, or the name of what was opened
        self._field: QWidget | None = None  # that has the keyboard, and can be typed in
        self.half_done: Callable[[], bool] = lambda: False  # whether a form waits to be stored
        self.waits: Callable[[], bool] = lambda: False  # whether keys are kept for what is to come
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]
        self._clock = label(kind="muted")
        self._clock.hide()
        self._what = label(kind="muted")
        self._progress = QProgressBar(textVisible=False)
        self._progress.setFixedWidth(theme.grid(20))
        self._stop = button(self.tr("Stoppen"), self._cancel, "quiet")
        shown = (self.left, self._clock, self._what, self._progress, self._stop, (self.right, 1))
        self.setLayout(row(*shown, gap=12))
        self._fit()
        theme.changed.connect(self._fit)
        self.show_work(None)

    def show_saved(self, saved: Saved, *, heard: str = "") -> None:
        """A change is in the file; of an undo or a redo, what it did and where, unless `heard`."""
        self.last = saved
        if saved.place is not None:
            undone = undone_text(saved)
            self._say(f"✓ {undone}", "good", f"✓ {language.told(saved.label)}")
            say(self, "" if heard.startswith(undone) else undone)
            return
        if not hasattr(QApplication.focusWidget(), "cursor_rect"):  # rows are read as one types
            say(self, in_a_row(language.told(saved.label), self.tr("Opgeslagen")))
        self._say(
            self.tr("✓ Alles opgeslagen om %1").replace("%1", spoken_time(saved.at, seconds=True)),
            "good",
        )
        self._claims, self._typing = True, False
        self._kept = _text_of(self._field)
        self._look_at_typing()

    def show_opened(self, name: str, *, look_only: bool = False) -> None:
        """A club is open and nothing was changed yet, or nothing can be."""
        self.last = self.tr("Alleen bekijken: %1").replace("%1", name) if look_only else name
        self._say(self.last, "warning" if look_only else "muted")

    def take_over(self, other: "BottomBar") -> None:
        """Take over the texts of the window before, in the language of now."""
        if isinstance(other.last, Saved):
            self.show_saved(other.last)
        else:
            self.show_opened(other.last)

    def show_trouble(self) -> None:
        """Something was not saved; the bar at the foot says what."""
        self._say(self.tr("! Niet opgeslagen"), "error")

    def show_clock(self, text: str, kind: str) -> None:
        """The clock of the round, "" for none; kind is muted, warning or error."""
        self._clock.setText(text)
        restyle(self._clock, "kind", kind)
        self._clock.setVisible(bool(text))
        self.fit_texts()

    def show_undo(self, state: UndoState) -> None:
        """Show what Ctrl+Z would take back, or else what Ctrl+Y would do again.

        What was just saved is said already.
        """
        before = self._undo
        if state.undo and state.passed:
            text = self.tr("Ctrl+Z hier: %1")
            self._undo = (text.replace("%1", language.told(state.undo)), *self._in_short("Ctrl+Z"))
        elif state.undo:
            text = self.tr("Ctrl+Z: %1").replace("%1", language.told(state.undo))
            self._undo = (text, *self._in_short("Ctrl+Z"))
        elif state.redo:
            text = self.tr("Ctrl+Y: %1").replace("%1", language.told(state.redo))
            self._undo = (text, *self._in_short("Ctrl+Y"))
        else:
            self._undo = ("",)
        self.fit_texts()
        if self._undo != before and not (
            isinstance(self.last, Saved)
            and self.last.place is None
            and self.last.label == state.undo
        ):
            say(self, self._undo[0])

    def _in_short(self, key: str) -> tuple[str, ...]:
        """Tell that a key does something, where there is no room for what; the menu has that."""
        back = key == "Ctrl+Z"
        text = self.tr("Ctrl+Z: ongedaan maken") if back else self.tr("Ctrl+Y: opnieuw doen")
        return text, key, ""

    def show_work(self, job: Job | None) -> None:
        """Work that takes long, until None says that it ended."""
        self._job = job
        for widget in (self._what, self._progress):
            widget.setVisible(job is not None)
        self._stop.setVisible(job is not None and job.announce is not None)
        if job is not None:
            self._what.setText(job.title or self.tr("Bezig"))
            self._progress.setRange(0, 0)

    def show_progress(self, done: int, total: int) -> None:
        """How far the work is."""
        self._progress.setRange(0, total)
        self._progress.setValue(done)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the texts that do not fit."""
        super().resizeEvent(event)
        self.fit_texts()

    def fit_texts(self) -> None:
        """Say in less words what has no room, and promise what Ctrl+Z does now."""
        elide = Qt.TextElideMode.ElideRight
        left = self._not_yet() if self._typing and self._claims else self._left
        half = max(self.width() * 6 // 10, self._theme.grid(40))
        clock = 0 if self._clock.isHidden() else self._clock.sizeHint().width()
        measure = self.left.fontMetrics().horizontalAdvance
        said = next((one for one in left if measure(one) <= half), left[-1])
        most = max(half, self.width() - clock - self._theme.grid(10))
        self.left.setText(self.left.fontMetrics().elidedText(said, elide, most))
        tip(self.left, left[0])
        taken = self.left.sizeHint().width() + clock + self._theme.grid(10)
        room = max(0, self.width() - taken)
        undo = self._promise()
        self.right.setText(next((one for one in undo if measure(one) <= room), ""))
        tip(self.right, undo[0])

    def _not_yet(self) -> tuple[str, ...]:
        """The words for unsaved typing, in place of those that everything is saved."""
        return (
            self.tr("Wat u nu typt is nog niet opgeslagen; al het andere wel"),
            self.tr("Nog niet opgeslagen: wat u typt"),
        )

    def _look_at_typing(self) -> None:
        """Say that everything is saved only as long as nothing is half typed."""
        field = self._field
        searches = isinstance(field, QLineEdit) and field.isClearButtonEnabled()
        kept = self._kept is not None and _text_of(field) == self._kept
        typing = field is not None and self._owns_typing() and not searches and not kept
        typing = typing or self.half_done()
        if typing == self._typing:
            return
        self._typing = typing
        restyle(self.left, "kind", "muted" if typing and self._claims else self._kind)
        self.fit_texts()

    def _promise(self) -> tuple[str, ...]:
        """Tell what Ctrl+Z would do now: a field takes back its own typing before the club's."""
        own = self._owns_typing()
        return (self.tr("Ctrl+Z: wat u hier typte"), "Ctrl+Z", "") if own else self._undo

    def _owns_typing(self) -> bool:
        """Whether what has the keyboard would take back by Ctrl+Z what was typed there."""
        focus = self.window().focusWidget()
        if focus is None:
            return False
        if self.waits():
            return self._typing
        asked = QKeyEvent(
            QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
        )
        asked.ignore()
        QApplication.sendEvent(focus, asked)
        return asked.isAccepted()

    def look_again(self) -> None:
        """Look again at the widget with the keyboard."""
        self._look_at_typing()
        self.fit_texts()

    def _typed(self) -> None:
        """Something was typed, or that was kept: what Ctrl+Z does may be another now."""
        self._look_at_typing()
        if isinstance(self._field, QLineEdit):
            self.fit_texts()

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """The keyboard went elsewhere, and with it what Ctrl+Z does."""
        if self._field is not None and shiboken6.isValid(self._field):
            _told_of_typing(self._field).disconnect(self._typed)
        if isinstance(new, QAbstractSpinBox):
            new = new.lineEdit()
        here = new is not None and new.window() is self.window()
        self._field = new if here and _told_of_typing(new) is not None else None
        self._kept = None
        if self._field is not None:
            _told_of_typing(self._field).connect(self._typed)
        self.look_again()

    def _say(self, text: str, kind: str, *shorter: str) -> None:
        self._left, self._kind, self._claims = (text, *shorter), kind, False
        restyle(self.left, "kind", kind)
        self.fit_texts()

    def _cancel(self) -> None:
        if self._job is not None:
            self.cancel_wanted.emit(self._job)

    def _fit(self) -> None:
        theme = self._theme
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(theme.grid(3.5), theme.grid(0.5), theme.grid(3.5), theme.grid(1))
        self.setMinimumHeight(theme.grid(4 if theme.large else 5))  # large letters are for rows


def _told_of_typing(widget: QWidget | None) -> Any:
    """The signal that tells of typing there: of a line of text, or of rows; None of neither."""
    return getattr(widget, "textChanged" if isinstance(widget, QLineEdit) else "moved", None)


def _text_of(widget: QWidget | None) -> str | None:
    return widget.text() if isinstance(widget, QLineEdit) else None


def undone_text(saved: Saved) -> str:
    """Tell on one line what was taken back or done again, and where."""
    said = language.told(saved.label)
    if saved.place is None:
        return said
    return f"{said} · {language.told(saved.place.around or saved.place.words)}"

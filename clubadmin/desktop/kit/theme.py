"""The look of the whole window: colours, sizes that follow the system font, and type.

`Theme` is made once and handed to every page. Pages ask it for tokens (colours by role),
for lengths on the grid (`grid(1)` is 8 pixels at 11 points) and for fonts.
"""

from functools import cache
from string import Template
from typing import TYPE_CHECKING
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette

from clubadmin import assets
from clubadmin.model.club import colours
from clubadmin.model.club.colours import Tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


SMALLEST = 11.0  # points
LEAST = 8.25  # points, which are 11 pixels; nothing is smaller
ROOM = (1000, 600)  # pixels in which a window is whole
LARGE = 1.25  # the switch "groot"
LARGER = 1.12  # times that room, for large letters
_TABULAR = QFont.Tag("tnum")
MIDDLE = 128  # between dark and light


class Theme(QObject):
    """The look in use; `changed` says that colours or sizes are others now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.mode = "system"  # or "light", "dark"
        self.large = False
        self.accent = "#1f6b4a"
        self._system_font = QGuiApplication.font()
        screen = QGuiApplication.primaryScreen()
        self.screen = (*screen.availableSize().toTuple(), screen.devicePixelRatio())
        # asking for the scheme itself loads the namespace Qt, a tenth of the time to first paint
        self._system_dark = QGuiApplication.palette().window().color().lightness() < MIDDLE
        self._sharp = False  # high contrast, as the system wants it
        self._family = _load_face("Regular") or self._system_font.family()
        self.tokens: Tokens = colours.tokens(self._system_dark)
        self._step = 8.0
        self._sheet = ""
        self._dressed: WeakSet[QWidget] = WeakSet()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(lambda _now: self.apply())

    @property
    def dark(self) -> bool:
        """Whether the window is dark now."""
        return self._system_dark if self.mode == "system" else self.mode == "dark"

    def sketch(self) -> QGuiApplication:
        """Give the application its colours and font only: enough for the frame to paint."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        self.tokens = colours.tokens(self.dark, self.accent)
        if self._sharp:
            self.tokens = self.tokens.sharper()
        font = self._letters()  # the stylesheet makes some of it heavy
        self._step = QFontMetricsF(font).height() * 8 / 18  # 18 px: the line of 11 points
        app.setFont(font)
        app.setPalette(_palette(self.tokens))
        return app

    def apply(self) -> None:
        """Give the application the colours, font and stylesheet that belong to the choices."""
        self._tell_toolkit()
        self._read_system()
        self.sketch()
        self._sheet = stylesheet(self.tokens, self.grid(1), self.points, _icons(self.tokens))
        for window in [*self._dressed]:
            if shiboken6.isValid(window):
                self._put_on(window)
        self.changed.emit()

    def dress(self, window: "QWidget") -> None:
        """Give a window that has no other above it the stylesheet, and each one that follows.

        A window of a window has it from there. The application has none: with one, whatever is
        put in something else is styled again with all that is in it, and a page that is built
        from the inside out takes twice the time.
        """
        self._dressed.add(window)
        if self._sheet:
            self._put_on(window)

    def _put_on(self, window: "QWidget") -> None:
        if window.property("styleSheet") != self._sheet:
            window.setProperty("styleSheet", self._sheet)

    def choose(
        self, *, mode: str | None = None, large: bool | None = None, accent: str | None = None
    ) -> None:
        """Change what is named and apply it."""
        wanted = (
            self.mode if mode is None else mode,
            self.large if large is None else large,
            self.accent if accent is None else accent,
        )
        if wanted == (self.mode, self.large, self.accent):
            return
        self.mode, self.large, self.accent = wanted
        self.apply()

    @property
    def shrunk(self) -> float:
        """How much smaller than asked all is, where what is enlarged would not be whole.

        Never smaller than on a screen that enlarges nothing.
        """
        wide, high, ratio = self.screen
        room = LARGER if self.large else 1
        return max(1 / ratio, min(1.0, wide / ROOM[0] / room, high / ROOM[1] / room))

    @property
    def points(self) -> float:
        """The base size: that of the system, at least 11 points; a quarter more when large."""
        size = max(SMALLEST, self._system_font.pointSizeF())
        return self.shrunk * size * (LARGE if self.large else 1)

    def grid(self, steps: float) -> int:
        """A length in pixels; a step is 8 pixels at 11 points and grows with the font."""
        return round(steps * self._step)

    def font(
        self,
        scale: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        figures: bool = False,
    ) -> QFont:
        """The window's font, `scale` times the base size.

        With `figures` these are equally wide, to stand below one another. So is the hyphen then,
        which would set the parts of a name apart.
        """
        font = self._letters(scale)
        font.setWeight(weight)
        if figures:
            font.setFeature(_TABULAR, 1)
        return font

    def colour(self, role: str) -> QColor:
        """A token as a colour to paint with."""
        return QColor(getattr(self.tokens, role))

    def _letters(self, scale: float = 1.0) -> QFont:
        font = QFont(self._family)
        font.setPointSizeF(max(self.points * scale, self.shrunk * LEAST))
        return font

    def _tell_toolkit(self) -> None:
        """Have dialogs of the system and borders of windows follow the choice."""
        from PySide6.QtCore import Qt

        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        wanted = schemes.get(self.mode, Qt.ColorScheme.Unknown)
        QGuiApplication.styleHints().setColorScheme(wanted)

    def _read_system(self) -> None:
        """The system's light or dark as it says itself, and the other weights of the type."""
        for face in ("Medium", "SemiBold", "Bold"):
            _load_face(face)
        hints = QGuiApplication.styleHints()
        self._sharp = hints.accessibility().contrastPreference().name == "HighContrast"
        scheme = hints.colorScheme().name
        if scheme != "Unknown":
            self._system_dark = scheme == "Dark"

    def _system_changed(self) -> None:
        if self.mode == "system":
            self.apply()


@cache
def _load_face(weight: str) -> str:
    """Load a weight of the typeface that comes with the program; its family, "" without it.

    Once, for with every face that is loaded Qt forgets all letters that it had drawn.
    """
    file = assets.path(f"fonts/Inter-{weight}.ttf")
    number = QFontDatabase.addApplicationFont(str(file))
    families = QFontDatabase.applicationFontFamilies(number)
    return families[0] if families else ""


def _icons(tokens: Tokens) -> dict[str, str]:
    """The few pictures of the stylesheet, as file paths."""
    tick = "tick-light" if tokens.on_accent == "#ffffff" else "tick-dark"
    files = {
        "arrow_up": "arrow-up",
        "arrow_down": "arrow-down",
        "tick": tick,
        "tick_ink": "tick-grey",
    }
    return {name: assets.path(f"icons/ui/{file}.png").as_posix() for name, file in files.items()}


def _palette(tokens: Tokens) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, tokens.paper),
        (role.WindowText, tokens.ink),
        (role.Base, tokens.surface),
        (role.AlternateBase, tokens.paper),
        (role.Text, tokens.ink),
        (role.PlaceholderText, tokens.muted),
        (role.Button, tokens.surface),
        (role.ButtonText, tokens.ink),
        (role.Highlight, tokens.accent_soft),
        (role.HighlightedText, tokens.ink),
        (role.Accent, tokens.accent),
        (role.Link, tokens.accent),
        (role.ToolTipBase, tokens.surface),
        (role.ToolTipText, tokens.ink),
        (role.Mid, tokens.line),
        (role.Midlight, tokens.line),
        (role.Light, tokens.surface),
        (role.Dark, tokens.field_line),
        (role.BrightText, tokens.red),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(tokens.muted))
    return palette


def stylesheet(tokens: Tokens, step: int, points: float, icons: dict[str, str]) -> str:
    """The whole stylesheet; `step` is 8 pixels at 11 points, `icons` names to file paths."""
    sheet = Template(assets.path("window.qss").read_text(encoding="utf-8"))
    return sheet.substitute(
        tokens._asdict(),
        **icons,
        half=step // 2,
        half_less=max(1, step // 2 - 1),
        three_quarters=step * 3 // 4,
        one=step,
        one_less=step - 1,
        one_half=step * 3 // 2,
        one_radius=step + 1,
        two=step * 2,
        two_less=step * 2 - 1,
        three=step * 3,
        four=step * 4,
        title=round(points * 1.45, 1),
        heading=round(points * 1.15, 1),
        small=round(points * 0.9, 1),
    )

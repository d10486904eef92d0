"""Voorkeuren: what only suits who sits here, on one page; each choice holds at once."""

from functools import partial

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.shell.notice import COPIES_OFF, NEWS_OFF

LARGE = "large"


class Preferences(Window):
    """Language, size of the letters, colours, and what the program may remind of."""

    language_chosen = Signal(str)
    mode_chosen = Signal(str)
    large_chosen = Signal(bool)

    def __init__(self, parent: QWidget, settings: QSettings, theme: Theme) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Voorkeuren"))
        self._settings = settings
        # each language calls itself by its own name
        self.language = Choice({"nl": "Nederlands", "en": "English"})
        self.language.choose(str(settings.value("look/language", "nl")))
        self.letters = Choice({"": self.tr("Gewoon"), LARGE: self.tr("Groot")})
        self.letters.choose(LARGE if theme.large else "")
        modes = {
            "system": self.tr("Zoals het systeem"),
            "light": self.tr("Licht"),
            "dark": self.tr("Donker"),
        }
        self.mode = Choice(modes)
        self.mode.choose(theme.mode)
        self.copies = self._reminder(self.tr("Aan een &kopie op een stick"), COPIES_OFF)
        self.news = self._reminder(self.tr("Eens per jaar aan een nieuwere &versie"), NEWS_OFF)
        self.letters.currentIndexChanged.connect(
            lambda _at: self.large_chosen.emit(self.letters.value == LARGE)
        )
        self.mode.currentIndexChanged.connect(lambda _at: self.mode_chosen.emit(self.mode.value))
        self.language.currentIndexChanged.connect(self._speak)
        grid = theme.grid
        self.setLayout(
            column(
                Field(self.tr("&Taal · Language"), self.language),
                Field(self.tr("&Letters"), self.letters),
                Field(self.tr("&Kleuren"), self.mode),
                label(self.tr("Herinneren"), "muted"),
                self.copies,
                self.news,
                label(
                    self.tr("Dit geldt op deze computer. Wat de club wil, staat bij Club."),
                    "small",
                    wrap=True,
                ),
                row(None, button(self.tr("Slui&ten"), self.close, "primary")),
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        self.setMinimumWidth(grid(52))

    def _reminder(self, text: str, off: str) -> QCheckBox:
        made = QCheckBox(text)
        made.setChecked(not self._settings.value(off))
        made.toggled.connect(partial(self._keep, off))
        return made

    def _keep(self, off: str, wanted: bool) -> None:
        self._settings.setValue(off, "" if wanted else "yes")

    def _speak(self, _at: int) -> None:
        self.close()  # the window is built again
        self.language_chosen.emit(self.language.value)

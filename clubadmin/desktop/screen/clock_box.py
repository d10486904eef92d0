"""The clock of the round on the secretary's screen, with what can be done to it."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.forms import Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, restyle, row, tip
from clubadmin.desktop.screen.sound import END, Bell
from clubadmin.desktop.screen.ticker import RoundTicker

MOST = 600  # minutes


class ClockBox(QWidget):
    """Start, stand still, a minute more or less, the next round."""

    def __init__(self, theme: Theme, bell: Bell) -> None:
        super().__init__()
        self.ticker: RoundTicker | None = None
        self.heading = label("", "strong")
        self.time = label("")
        self._theme = theme
        theme.changed.connect(self._fit)
        self._fit()
        self.words = label("", "muted", wrap=True)
        self.go = button(self.tr("&Starten"), self.toggle, "primary")
        self.more = button(self.tr("+&1 minuut"), lambda: self._move(1))
        self.less = button(self.tr("–1 minuu&t"), lambda: self._move(-1))
        self.next = button(self.tr("Volgende &ronde"), self._next)
        tip(self.go, "F12")
        self.minutes = Number(0, MOST, 0, zero=self.tr("geen klok"))
        self.minutes.valueChanged.connect(self._set_minutes)
        self.mute = QCheckBox(self.tr("&Geluid uit"))
        self.mute.setChecked(bell.muted)
        self.mute.toggled.connect(bell.mute)
        self.trial = button(self.tr("&Proef"), lambda: bell.ring(END), "quiet")
        grid = theme.grid
        keys = row(self.go, self.less, self.more, self.next, None, gap=grid(1))
        field = Field(self.tr("&Minuten voor een ronde"), self.minutes)
        sound = holder(row(self.mute, self.trial, None, gap=grid(1)))
        below = row(field, sound, None, gap=grid(2))
        self.setLayout(column(self.heading, self.time, self.words, keys, below, gap=grid(1)))

    def follow(self, ticker: RoundTicker) -> None:
        """The clock that is governed."""
        self.ticker = ticker
        ticker.changed.connect(self.show_time)
        blocked = self.minutes.blockSignals(True)
        self.minutes.setValue(ticker.minutes)
        self.minutes.blockSignals(blocked)
        self.show_time()

    def show_time(self) -> None:
        """What is on the clock now."""
        ticker = self.ticker
        if ticker is None:
            return
        self.heading.setText(self.tr("Klok van ronde %1").replace("%1", str(ticker.round)))
        self.time.setText(ticker.text() if ticker.in_use else "–")
        kind = "error" if ticker.over else "warning" if ticker.late else "muted"
        restyle(self.words, "kind", kind)
        self.words.setText(self._said(ticker))
        self.go.setText(self.tr("&Stilzetten") if ticker.running else self.tr("&Starten"))
        self.go.setEnabled(ticker.in_use and (ticker.running or not ticker.over))
        for one in (self.more, self.less):
            one.setEnabled(ticker.in_use)

    def _fit(self) -> None:
        """The digits are read from where the sheets are typed."""
        self.time.setFont(self._theme.font(4, QFont.Weight.Bold, figures=True))

    def _said(self, ticker: RoundTicker) -> str:
        if not ticker.in_use:
            return self.tr("Vul in hoeveel minuten een ronde duurt; dan loopt er een klok mee.")
        if ticker.over:
            return self.tr("! De tijd is om.")
        if ticker.late:
            return self.tr("! Nog minder dan vijf minuten.")
        if ticker.running:
            return self.tr("Loopt. Bij vijf minuten en aan het eind gaat de bel.")
        return self.tr("Staat stil.")

    def toggle(self) -> None:
        """Start, or stand still."""
        if self.ticker is not None:
            self.ticker.toggle()

    def _move(self, minutes: int) -> None:
        if self.ticker is not None:
            self.ticker.move(minutes)

    def _next(self) -> None:
        if self.ticker is not None:
            self.ticker.next_round()

    def _set_minutes(self, minutes: int) -> None:
        """For the rounds to come; the one that has begun keeps its time."""
        remembered.keep_text("screen/minutes", str(minutes))
        ticker = self.ticker
        if ticker is None:
            return
        ticker.minutes = minutes
        if not ticker.begun:
            ticker.set_round(ticker.round, minutes)

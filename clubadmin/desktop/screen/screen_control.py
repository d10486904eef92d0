"""Controls of the screen in the hall, on the secretary's own screen."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QCheckBox, QMainWindow, QSizePolicy, QStackedWidget, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.guide import show_guide
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    RiskyButton,
    Said,
    button,
    card,
    column,
    hairline,
    holder,
    label,
    restyle,
    row,
    tip,
)
from clubadmin.desktop.screen.content import Show, show_names
from clubadmin.desktop.screen.prizes_box import PrizesBox
from clubadmin.desktop.screen.sound import END, Bell
from clubadmin.desktop.screen.ticker import RoundTicker, no_round
from clubadmin.desktop.screen.window import SECONDS, BigScreen
from clubadmin.desktop.steps.checklist import Wrapping
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Decides
from clubadmin.model.hall.screen import ScreenFacts

PLACE = "screen/geometry"
OPEN = ""  # no round is kept secret
MOST = 600  # minutes
_BEST = (10, 20, 40, 100)  # places of the standing that may be shown alone


class ScreenDesk(Window):
    """Left what the hall sees, small; right the clock, or at the end the announcer's sheet."""

    full_wanted = Signal()  # the screen full, and back
    screen_wanted = Signal()  # on
    own_windows_wanted = Signal()  # from below a screen that lies over them
    which_wanted = Signal(int)  # the first screen or the second
    hidden_from = Signal(object)  # int | None: the round from which the standings are secret
    paper_wanted = Signal()  # the announcer's sheet
    left = Signal()

    def __init__(self, main: QMainWindow, bell: Bell, theme: Theme) -> None:
        super().__init__(main)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.setWindowTitle(self.tr("Groot scherm"))
        self._bell = bell
        self._theme = theme
        self._screen: BigScreen | None = None
        self._known: list[BigScreen] = []  # that were governed before
        self.small = Small()
        self.which = Choice({"1": self.tr("het eerste"), "2": self.tr("het tweede")})
        self.shows = Choice({show.value: name for show, name in show_names().items()})
        self.rounds = Choice()
        self.secret = Choice()
        self.seconds = Number(3, 120, remembered.number("screen/seconds") or SECONDS)
        best = self.tr("de beste %1")
        self.best = Choice(
            {"": self.tr("alle plaatsen")}
            | {str(one): best.replace("%1", str(one)) for one in _BEST}
        )
        self.clock = ClockBox(theme, bell)
        self.clock.go.setAutoDefault(False)  # Enter elsewhere must not stop it
        self.prizes = PrizesBox(theme)
        self.said = Said()
        self.switch = RiskyButton("")
        self.switch.clicked.connect(lambda _checked=False: self._switch())
        self.full = button(self.tr("&Volledig (F11)"), self.full_wanted.emit)
        self.turn = button(self.tr("&Bladzijde verder"), self._turn)
        self._heading = label("", "heading", wrap=True)
        self._lay_out()
        self._wire()
        self._mark()
        if not remembered.restore_place(PLACE, self):
            self.resize(QSize(theme.grid(128), theme.grid(78)).boundedTo(main.size()))

    def follow(self, ticker: RoundTicker) -> None:
        """The clock of another evening."""
        self.clock.follow(ticker)

    def show_screen(self, screen: BigScreen | None) -> None:
        """The screen that is governed from now on; None: it was never on."""
        if screen is not self._screen:
            known = screen in self._known
            self._screen = screen
            self.small.show_screen(screen)
            if screen is not None and known:
                self.shows.choose(screen.show_.value)
                self.rounds.choose(str(screen.round))
                self.best.choose(str(screen.best or ""))
                self.seconds.setValue(screen.seconds)
            elif screen is not None:
                self._known.append(screen)
                screen.choose(Show(self.shows.value))
                self._choose_round()
                self._choose_best()
                screen.reveal(self.prizes.revealed)
        self._mark()

    def screen_turned(self) -> None:
        """The screen is on, or off, by whatever key."""
        self._mark()
        if self._screen is not None:
            self.small.update()

    def show_facts(self, facts: ScreenFacts) -> None:
        """Show the facts of the evening."""
        evening = facts.evening
        self._heading.setText(f"{evening.competition} · {facts.club}")
        names = show_names(over=facts.standing.over)
        self.shows.offer({show.value: name for show, name in names.items()})
        playing = self.tr("nu: ronde %1").replace("%1", str(facts.in_play))
        rounds = {plan.round: self.tr("ronde %1") for plan in evening.plan}
        named = {str(one): text.replace("%1", str(one)) for one, text in rounds.items()}
        self.rounds.offer({"0": playing, **named})
        until = self.tr("tot en met ronde %1, daarna geheim")
        secrets = {
            str(first): until.replace("%1", str(first - 1))
            for first in range(2, evening.rounds + 1)
        }
        blocked = self.secret.blockSignals(True)
        never = {"1": self.tr("nooit: ze is geheim")}
        early = {"0": self.tr("ook voor het laatste formulier van een ronde (voorlopig)")}
        if facts.evening.form.decides is Decides.KNOCKOUT or facts.evening.depth != "game":
            early = {}
        self.secret.offer({OPEN: self.tr("na elke ronde"), **early, **never, **secrets})
        self.secret.choose("" if evening.hidden_from is None else str(evening.hidden_from))
        self.secret.blockSignals(blocked)
        self.prizes.show_facts(facts)
        self.clock.show_time()
        self.clock.allow(evening.rules.turn_seconds)
        self.small.update()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The screen stays; where this stood is remembered."""
        remembered.keep_place(PLACE, self)
        super().closeEvent(event)
        self.left.emit()

    def done(self, result: int) -> None:
        """Leave by Escape as by the button."""
        remembered.keep_place(PLACE, self)
        super().done(result)
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter must not stop a clock that runs: the keyboard is at what the hall sees."""
        super().showEvent(event)
        if self._prizes_in_view:
            self.prizes.forth.setFocus()
        else:
            self.shows.setFocus()
        if not self._bell.can_ring:
            self.warn(no_bell())

    def refuse(self, error: Exception) -> None:
        """Say why something did not happen."""
        self.said.say(troubles.sentence(error))

    def warn(self, sentence: str) -> None:
        """Say what the secretary should know."""
        self.said.say(sentence, "warning")

    def _lay_out(self) -> None:
        grid = self._theme.grid
        shown = row(
            (Field(self.tr("&Wat de zaal ziet"), self.shows), 1),
            Field(self.tr("Op welk s&cherm"), self.which),
            gap=grid(1.5),
        )
        fields = row(
            (Field(self.tr("Welke r&onde"), self.rounds), 1),
            (Field(self.tr("&Hoeveel van de stand"), self.best), 1),
            Field(self.tr("Secon&den per bladzijde"), self.seconds),
            gap=grid(1.5),
        )
        keys = Wrapping(self.switch, self.full, self.turn, gap=grid(1))
        parts = (self._heading, self.small, keys, shown, fields, self.said, None)
        inside = column(*parts, gap=grid(1.5))
        inside.setContentsMargins(*[grid(2)] * 4)
        left = card(inside)
        self.right = QStackedWidget()
        why = self.tr("Bij de prijsuitreiking komt ze plaats voor plaats, met de spatiebalk.")
        secret = Field(self.tr("De stand is voor de zaal te zie&n"), self.secret, why)
        for inner in (
            column(self.clock, hairline(), secret, None, gap=grid(2), margin=grid(2)),
            column(self.prizes, margin=grid(2)),
        ):
            box = card(inner)
            self.right.addWidget(box)
        self.setLayout(row((left, 1), (self.right, 1), gap=grid(2), margin=grid(2)))

    def _wire(self) -> None:
        self.which.currentIndexChanged.connect(lambda _at: self._choose_screen())
        self.shows.currentIndexChanged.connect(lambda _at: self._choose())
        self.rounds.currentIndexChanged.connect(lambda _at: self._choose_round())
        self.secret.currentIndexChanged.connect(lambda _at: self._hide())
        self.best.currentIndexChanged.connect(lambda _at: self._choose_best())
        self.seconds.valueChanged.connect(self._set_seconds)
        self.prizes.told.connect(self._tell)
        self.prizes.paper_asked.connect(self.paper_wanted)
        tip(self.turn, "Ctrl+PgDown")
        QShortcut(QKeySequence("Ctrl+PgDown"), self, self._turn)
        QShortcut(QKeySequence("F11"), self, self.full_wanted.emit)
        QShortcut(QKeySequence("Ctrl+F11"), self, self.own_windows_wanted.emit)
        QShortcut(QKeySequence("F12"), self, self.clock.toggle)
        QShortcut(QKeySequence("F1"), self, self._help)

    @property
    def _prizes_in_view(self) -> bool:
        return Show(self.shows.value) is Show.PRIZES

    def _choose(self) -> None:
        show = Show(self.shows.value)
        prizes = self._prizes_in_view
        self.right.setCurrentIndex(1 if prizes else 0)
        self.prizes.listen(prizes)
        if prizes:
            self.prizes.forth.setFocus()
        if self._screen is not None:
            self._screen.choose(show)

    def _choose_screen(self) -> None:
        self.which_wanted.emit(int(self.which.value or 1))

    def _choose_round(self) -> None:
        if self._screen is not None:
            self._screen.choose_round(int(self.rounds.value or 0))

    def _choose_best(self) -> None:
        if self._screen is not None:
            self._screen.set_best(int(self.best.value or 0))

    def _hide(self) -> None:
        value = self.secret.value
        self.hidden_from.emit(int(value) if value else None)

    def _tell(self, count: int) -> None:
        if count and self.clock.ticker is not None:
            self.clock.ticker.put_away()  # all rounds are played
        if self._screen is not None:
            self._screen.reveal(count)
        if count == self.prizes.model.rowCount() and self.secret.value not in (OPEN, "0"):
            self.hidden_from.emit(None)  # everybody heard it

    def _set_seconds(self, seconds: int) -> None:
        remembered.keep_text("screen/seconds", str(seconds))
        if self._screen is not None:
            self._screen.set_seconds(seconds)

    def _turn(self) -> None:
        if self._screen is not None:
            self._screen.turn_page()

    def _switch(self) -> None:
        if self._screen is not None and self._screen.isVisible():
            self._screen.close()
        else:
            self.screen_wanted.emit()

    def _mark(self) -> None:
        on = self._screen is not None and self._screen.isVisible()
        self.switch.setText(self.tr("Scherm &uit") if on else self.tr("Scherm &aan"))
        self.switch.risky = on
        self.switch.setAutoDefault(not on)  # Enter in a field never makes the hall's screen dark
        restyle(self.switch, "kind", "" if on else "primary")
        self.turn.setEnabled(on)

    def _help(self) -> None:
        show_guide(self.parentWidget() or self, self._theme, "scherm")


def no_bell() -> str:
    """Say that nothing rings at the end of a round."""
    return translate(
        "screen",
        "Van deze computer komt geen geluid, dus de bel gaat niet als een ronde om is. Op het "
        "scherm ziet u het wel: in kleur en in woorden.",
    )


class Small(QWidget):
    """A small copy of the hall's screen, which is behind the secretary's back."""

    def __init__(self) -> None:
        super().__init__()
        self._screen: BigScreen | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(120)
        self.setAccessibleName(self.tr("Wat de zaal ziet"))
        self._again = QTimer(self, interval=500)
        self._again.timeout.connect(self.update)

    def show_screen(self, screen: BigScreen | None) -> None:
        """The screen to show."""
        self._screen = screen
        self._again.start()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Keep the shape of a screen."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of a wide screen."""
        return width * 9 // 16

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The screen drawn in the room there is."""
        screen = self._screen
        with QPainter(self) as painter:
            if screen is None or not screen.isVisible():
                painter.setPen(self.palette().placeholderText().color())
                middle = int(Qt.AlignmentFlag.AlignCenter)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
                painter.drawText(QRectF(self.rect()), middle, self.tr("Het scherm is uit"))
                return
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            scale = min(self.width() / screen.width(), self.height() / screen.height())
            painter.scale(scale, scale)
            screen.paint(painter)


class ClockBox(QWidget):
    """Start, stand still, a minute more or less, the next round."""

    def __init__(self, theme: Theme, bell: Bell) -> None:
        super().__init__()
        self.ticker: RoundTicker | None = None
        self.heading = label("", "strong")
        self.time = label("")
        self._theme = theme
        self._bell = bell
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
        keys = Wrapping(self.go, self.less, self.more, self.next, gap=grid(1))
        self.turn = button("", self.begin_turn)
        self.turn_left = label("", "strong")
        self._turn = holder(row(self.turn, self.turn_left, None, gap=grid(1)))
        self._turn.hide()
        self._seconds, self._left = 0, 0  # that a turn may take, and of the one that goes on
        self._turning = QTimer(self, interval=1000)
        self._turning.timeout.connect(self._count_down)
        field = Field(self.tr("&Minuten voor een ronde"), self.minutes)
        sound = holder(row(self.mute, self.trial, None, gap=grid(1)))
        below = row(field, sound, None, gap=grid(2))
        self.setLayout(
            column(self.heading, self.time, self.words, keys, self._turn, below, gap=grid(1))
        )

    def allow(self, seconds: int) -> None:
        """Set the length of a turn by the rules; 0: as long as it takes."""
        self._seconds = seconds
        self._turn.setVisible(seconds > 0)
        text = self.tr("&Beurt van %1 seconden").replace("%1", str(seconds))
        self.turn.setText(text)
        if not seconds:
            self._turning.stop()

    def begin_turn(self) -> None:
        """Count down from the time for a turn, anew for each."""
        self._left = self._seconds
        self._turning.start()
        self._show_turn()

    def _count_down(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._turning.stop()
        self._show_turn()

    def _show_turn(self) -> None:
        over = self._left <= 0
        restyle(self.turn_left, "kind", "error" if over else "strong")
        self.turn_left.setText(self.tr("! De beurt is om.") if over else f"0:{self._left:02}")

    def follow(self, ticker: RoundTicker) -> None:
        """The clock that is governed."""
        self.ticker = ticker
        ticker.changed.connect(self.show_time)
        blocked = self.minutes.blockSignals(True)
        self.minutes.setValue(ticker.minutes)
        self.minutes.blockSignals(blocked)
        self.show_time()

    def show_time(self) -> None:
        """Show the time of the clock."""
        ticker = self.ticker
        if ticker is None:
            return
        self.heading.setText(self.tr("Klok van ronde %1").replace("%1", str(ticker.round)))
        self.time.setText(ticker.text() if ticker.in_use else "–")
        kind = "error" if ticker.over else "warning" if ticker.late else "muted"
        restyle(self.words, "kind", kind)
        self.words.setText(self._said(ticker))
        self.go.setText(self.tr("&Stilzetten") if ticker.running else self.tr("&Starten"))
        may_start = not (ticker.over or ticker.held)
        self.go.setEnabled(ticker.in_use and (ticker.running or may_start))
        for one in (self.more, self.less):
            one.setEnabled(ticker.in_use)
        self.next.setEnabled(not ticker.held)

    def _fit(self) -> None:
        """The digits are read from where the sheets are typed."""
        self.time.setFont(self._theme.font(4, QFont.Weight.Bold, figures=True))

    def _said(self, ticker: RoundTicker) -> str:
        if ticker.held and not ticker.running:
            return no_round()
        if not ticker.in_use:
            return self.tr("Vul in hoeveel minuten een ronde duurt; dan loopt er een klok mee.")
        if ticker.over:
            return self.tr("! De tijd is om.")
        if ticker.late:
            return self.tr("! Nog minder dan vijf minuten.")
        if ticker.running and (self._bell.muted or not self._bell.can_ring):
            return self.tr("Loopt.")
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
        """Set the minutes of rounds to come; the one that has begun keeps its time."""
        remembered.keep_text("screen/minutes", str(minutes))
        ticker = self.ticker
        if ticker is None:
            return
        ticker.minutes = minutes
        if not ticker.begun:
            ticker.set_round(ticker.round, minutes)

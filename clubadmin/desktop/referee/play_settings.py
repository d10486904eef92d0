"""Settings of a play: the rules, trumps, declarer, leader, and the hand being entered."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from clubadmin.desktop.kit.forms import Choice, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, row
from clubadmin.desktop.referee.appearance import letter, seat_name
from clubadmin.desktop.referee.entered_play import Entry
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.suits import draw_suit, suit_colour
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

_HIGH = 4.0  # steps of the grid
_ROUND = 6  # pixels
NO_TRUMPS = "z"
TRICKS = "t"  # what is entered: the tricks, or else a seat's hand
MOST_BID = 500


@dataclass(frozen=True)
class Segment:
    """A choice of the segments.

    `key` is the letter that chooses it; `said` is how it is spoken; with a suit its sign is
    drawn in place of the text.
    """

    value: str
    text: str
    said: str = ""
    key: str = ""
    suit: Suit | None = None


class Segments(QWidget):
    """A row of choices, one stop of the Tab key; arrows and each choice's own letter choose."""

    chosen = Signal(str)  # by the user: a value, "" for none

    def __init__(self, theme: Theme, name: str, *, may_be_none: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._segments: tuple[Segment, ...] = ()
        self.value = ""  # the chosen value; "" for nothing
        self._may_be_none = may_be_none
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def offer(self, segments: tuple[Segment, ...]) -> None:
        """Offer these choices."""
        if segments != self._segments:
            self._segments = segments
            self.updateGeometry()
            self.update()

    def show_value(self, value: str) -> None:
        """Show the chosen value."""
        if value == self.value and self.accessibleDescription():
            return
        self.value = value
        said = next((one.said or one.text for one in self._segments if one.value == value), "")
        self.setAccessibleDescription(said)
        self.update()

    def spoken_items(self) -> list[SpokenItem]:
        """Every choice."""
        return [
            SpokenItem(one.said or one.text, self._box(at).toAlignedRect(), one.value == self.value)
            for at, one in enumerate(self._segments)
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Side by side in one frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        whole.setRight(min(whole.right(), self._box(len(self._segments) - 1).right()))
        painter.setPen(QPen(theme.colour("field_line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(whole, _ROUND, _ROUND)
        for at, segment in enumerate(self._segments):
            self._paint(painter, self._box(at), segment)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(whole, _ROUND, _ROUND)
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF, segment: Segment) -> None:
        theme = self._theme
        here = segment.value == self.value
        if here:
            painter.setPen(QPen(theme.colour("accent"), 1.5))
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _ROUND - 2, _ROUND - 2)
        if segment.suit is not None:
            side = theme.grid(1.9)
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(box.center())
            draw_suit(painter, sign, segment.suit, suit_colour(theme, segment.suit))
            return
        weight = theme.font().Weight.DemiBold if here else theme.font().Weight.Normal
        painter.setFont(theme.font(1.0, weight))
        painter.setPen(theme.colour("accent" if here else "ink"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, segment.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose the one beside; a letter its own; Delete none."""
        values = [one.value for one in self._segments]
        at = values.index(self.value) if self.value in values else -1
        if event.key() == Qt.Key.Key_Right:
            self._choose(values[min(at + 1, len(values) - 1)])
        elif event.key() == Qt.Key.Key_Left:
            self._choose(values[max(at - 1, 0)])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._may_be_none:
            self._choose("")
        elif letter := self._by_letter(event.text().lower()):
            self._choose(letter)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The one under the pointer; once more takes it away where none may be chosen."""
        for at, segment in enumerate(self._segments):
            if self._box(at).contains(event.position()):
                again = segment.value == self.value and self._may_be_none
                self._choose("" if again else segment.value)

    def sizeHint(self) -> QSize:
        """Every text with room on both sides."""
        return QSize(round(sum(self._widths())) + 2, self._theme.grid(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """The least size, no narrower than usual."""
        return self.sizeHint()

    def _choose(self, value: str) -> None:
        if value != self.value:
            self.show_value(value)
            self.chosen.emit(value)

    def _by_letter(self, letter: str) -> str:
        return next((one.value for one in self._segments if letter and one.key == letter), "")

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(self._theme.font(1.0, self._theme.font().Weight.DemiBold))
        least = float(self._theme.grid(4.5))
        room = self._theme.grid(2)
        return [
            max(least, metrics.horizontalAdvance(one.text) + room if not one.suit else 0)
            for one in self._segments
        ]

    def _box(self, at: int) -> QRectF:
        widths = self._widths()
        left = sum(widths[:at])
        return QRectF(left + 1, 1, widths[at] if widths else 0, self.height() - 2)


class Header(Plain):
    """A label before each choice; its letter with Alt leads there."""

    rules_chosen = Signal(object)  # RuleSet
    trump_chosen = Signal(object, bool)  # Suit or None, and whether there are none
    declarer_chosen = Signal(object)  # Position or None
    lead_chosen = Signal(object)  # Position
    hand_chosen = Signal(object)  # Position, or None for the tricks
    bid_chosen = Signal(object)  # int or None
    double_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._offered: dict[str, RuleSet] = {}
        self.rules = Choice()
        self.trump = Segments(theme, self.tr("Troef"), may_be_none=True)
        self.declarer = Segments(theme, self.tr("Wie speelt"), may_be_none=True)
        self.lead = Segments(theme, self.tr("Wie komt uit"))
        self.target = Segments(theme, self.tr("Wat u invoert"))
        self.bid = Number(0, MOST_BID, 0, self.tr("geen"))
        self.double = Choice()
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.grid(1.5))
        self._grid.setVerticalSpacing(theme.grid(0.75))
        self._line(0, self.tr("&Reglement"), self.rules, wide=True)
        self._line(1, self.tr("&Troef"), self.trump)
        self._line(2, self.tr("&Speelt"), self.declarer)
        self._line(3, self.tr("&Uitkomst"), self.lead)
        self._bid_label = self._line(4, self.tr("&Bod"), self.bid)
        self._double_label = self._line(5, self.tr("&Dubbel"), self.double)
        self._line(6, self.tr("&Invoer"), self.target)
        self._grid.setColumnStretch(1, 1)
        self.setLayout(self._grid)
        self._wire()

    def offer_rules(self, rule_sets: Mapping[str, RuleSet]) -> None:
        """Offer these rule sets, by title."""
        self._offered = {f"{rules.name} {rules.version}": rules for rules in rule_sets.values()}
        self.rules.offer(dict(zip(self._offered, rule_sets, strict=True)))

    def show_entering(self, entering: Entering, names: Mapping[Position, str]) -> None:
        """Show the present settings."""
        rules, entry = entering.rules, entering.entry
        key = next((one for one, offered in self._offered.items() if offered == rules), "")
        blocked = self.rules.blockSignals(True)
        self.rules.choose(key)
        self.rules.blockSignals(blocked)
        self._show_trump(rules, entry)
        seats = seats_of(rules)
        people = tuple(_seat_segment(seat, names.get(seat, ""), rules) for seat in seats)
        for segments in (self.declarer, self.lead):
            segments.offer(people)
        self.declarer.show_value(entry.declarer.value if entry.declarer else "")
        self.lead.show_value(entry.lead.value)
        self.target.offer((Segment(TRICKS, self.tr("Slagen"), key="t"), *_hands(entering)))
        self.target.show_value(entering.hand.value if entering.hand else TRICKS)
        self._show_auction(entering)

    def _show_trump(self, rules: RuleSet, entry: Entry) -> None:
        suits = tuple(
            Segment(suit.value, "", said, suit.value, suit)
            for suit, said in zip(
                Suit,
                (self.tr("schoppen"), self.tr("harten"), self.tr("ruiten"), self.tr("klaveren")),
                strict=True,
            )
        )
        none = (Segment(NO_TRUMPS, self.tr("zonder"), key="z"),) if rules.no_trumps else ()
        self.trump.offer((*suits, *none))
        without = NO_TRUMPS if entry.no_trump else ""
        self.trump.show_value(entry.trump.value if entry.trump is not None else without)

    def _show_auction(self, entering: Entering) -> None:
        rules, entry = entering.rules, entering.entry
        for part in (self.bid, self._bid_label):
            part.setVisible(rules.bidding != "none")
        for widget in (self.double, self._double_label):
            widget.setVisible(rules.doubling != "none")
        blocked = self.bid.blockSignals(True), self.double.blockSignals(True)
        self.bid.setValue(entry.bid or 0)
        self.double.offer(self._doubles(rules.doubling))
        self.double.choose(str(entry.double))
        self.bid.blockSignals(blocked[0])
        self.double.blockSignals(blocked[1])

    def _doubles(self, doubling: str) -> dict[str, str]:
        words = [self.tr("niet"), self.tr("kraak"), self.tr("rekraak"), self.tr("superkraak")]
        if doubling == "kloppen":
            words = [self.tr("niet"), self.tr("geklopt"), self.tr("tegengeklopt")]
        return {str(times): word for times, word in enumerate(words)}

    def _line(self, at: int, title: str, widget: QWidget, *, wide: bool = False) -> QLabel:
        made = QLabel()
        made.setTextFormat(Qt.TextFormat.PlainText)
        made.setText(title)
        made.setBuddy(widget)
        self._grid.addWidget(made, at, 0)
        self._grid.addLayout(row(widget) if wide else row(widget, None), at, 1)
        return made

    def _wire(self) -> None:
        self.rules.currentIndexChanged.connect(lambda _at: self._choose_rules())
        self.trump.chosen.connect(
            lambda value: self.trump_chosen.emit(_suit(value), value == NO_TRUMPS)
        )
        self.declarer.chosen.connect(lambda value: self.declarer_chosen.emit(_position(value)))
        self.lead.chosen.connect(lambda value: self.lead_chosen.emit(_position(value)))
        self.target.chosen.connect(lambda value: self.hand_chosen.emit(_position(value)))
        self.bid.valueChanged.connect(lambda value: self.bid_chosen.emit(value or None))
        self.double.currentIndexChanged.connect(
            lambda _at: self.double_chosen.emit(int(self.double.value or 0))
        )

    def _choose_rules(self) -> None:
        rules = self._offered.get(self.rules.value)
        if rules is not None:
            self.rules_chosen.emit(rules)


def _seat_segment(seat: Position, name: str, rules: RuleSet) -> Segment:
    said = f"{seat_name(seat, rules)} {name}".strip()
    sign = letter(seat, rules)
    return Segment(seat.value, sign, said, sign.lower())


def _hands(entering: Entering) -> tuple[Segment, ...]:
    """A hand each, with how many cards it has so far."""
    found = []
    for seat in seats_of(entering.rules):
        cards = len(entering.entry.hands.get(seat, ()))
        sign = letter(seat, entering.rules)
        # beside a number as name the number of cards would read as one figure
        text = f"{sign} ({cards})" if cards and sign.isdigit() else f"{sign} {cards or ''}".strip()
        name = seat_name(seat, entering.rules)
        found.append(Segment(seat.value, text, name, sign.lower()))
    return tuple(found)


def _suit(value: str) -> Suit | None:
    return Suit(value) if value in set(Suit) else None


def _position(value: str) -> Position | None:
    return Position(value) if value in set(Position) else None

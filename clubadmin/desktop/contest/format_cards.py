"""The cards of "Nieuwe wedstrijd": a format each, or a well-known contest of that format."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from clubadmin.desktop.contest.contest_kinds import kinds
from clubadmin.desktop.kit.language import told, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.draw.formats import BOOMPJE, KNOCKOUT, Format

ABOUT = Qt.ItemDataRole.UserRole + 1
NEEDS = Qt.ItemDataRole.UserRole + 2
TOURNAMENT = "tot-1001"
"""Amsterdam style to 1001, as the online toernooireglement asks of both knock-outs."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Card:
    """A contest to begin with; all of it can be put otherwise."""

    key: str
    form: Format
    title: str
    about: str
    entrants: int  # so many are expected, until somebody says how many
    rounds: int  # 0: as many as the club plays
    rule_set: str = ""  # empty: those that the club plays by
    exactly: str = ""  # for how many it is meant, in a sentence

    @property
    def needs(self) -> str:
        """How many it takes."""
        return self.exactly or told(self.form.needs)


def cards() -> tuple[Card, ...]:
    """Every card, in the order of the list: what clubs play most comes first."""
    manille = translate(
        "contest", "Boompjes met manille; de schrijver blijft zitten, drie schuiven op."
    )
    classic = translate(
        "contest", "16 spelers, drie ronden, Amsterdams tot 1001: van 16 naar 8 naar 4, de finale."
    )
    quick = translate(
        "contest",
        "8 spelers, drie ronden, Amsterdams tot 1001: van 8 naar 4 naar 2, die de finale spelen.",
    )
    of_knockout = (
        Card(
            "classic",
            KNOCKOUT,
            translate("contest", "Afvaltoernooi Klassiek"),
            classic,
            entrants=16,
            rounds=3,
            rule_set=TOURNAMENT,
            exactly=translate(
                "contest", "Voor 16 spelers zonder vaste maat; meer of minder kan ook."
            ),
        ),
        Card(
            "quick",
            KNOCKOUT,
            translate("contest", "Afvaltoernooi Snel"),
            quick,
            entrants=8,
            rounds=3,
            rule_set=TOURNAMENT,
            exactly=translate(
                "contest", "Voor 8 spelers zonder vaste maat; meer of minder kan ook."
            ),
        ),
    )
    plain = [_plain(form) for form in kinds()]
    at = next(at for at, card in enumerate(plain) if card.form is KNOCKOUT)
    return (
        *plain[:at],
        *of_knockout,
        *plain[at:],
        Card(
            "manille",
            BOOMPJE,
            translate("contest", "Manilletoernooi"),
            manille,
            entrants=24,
            rounds=3,
            rule_set="manille",
        ),
    )


def _plain(form: Format) -> Card:
    entrants, rounds = form.usual
    return Card(form.name, form, told(form.title), told(form.about), entrants, rounds)


class CardList(QListWidget):
    """Arrows choose a card, Enter goes on with it."""

    chosen = Signal(object)  # Card
    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Soort wedstrijd"))
        self.cards = cards()
        for one in self.cards:
            item = QListWidgetItem(one.title)
            item.setData(ABOUT, one.about)
            item.setData(NEEDS, one.needs)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, f"{one.about} {one.needs}")
            self.addItem(item)
        self.setItemDelegate(_ThreeLines(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # sentences wrap by the width
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentRowChanged.connect(lambda at: self.chosen.emit(self.cards[at]))
        self.itemDoubleClicked.connect(lambda _item: self.entered.emit())

    @property
    def card(self) -> Card:
        """The card that is chosen."""
        return self.cards[max(self.currentRow(), 0)]

    def choose(self, key: str) -> None:
        """Choose a card."""
        at = next((at for at, one in enumerate(self.cards) if one.key == key), 0)
        self.setCurrentRow(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class _ThreeLines(QStyledItemDelegate):
    """Title, what it is, and smaller what it needs; as high as the words at this width."""

    def __init__(self, theme: Theme, parent: CardList) -> None:
        super().__init__(parent)
        self._theme = theme
        self._list = parent

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height that the sentence needs at the width of the list."""
        width = self._list.viewport().width() - 2 * self._theme.grid(1.5)
        return QSize(0, self._lay_out(QRect(0, 0, width, 0), index)[-1][0].bottom() + self._pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The three texts, on the ground of the list."""
        theme, rect = self._theme, QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.colour("accent_soft"))
            painter.fillRect(
                rect.adjusted(0, 0, theme.grid(0.5) - rect.width(), 0), theme.colour("accent")
            )
        inside = rect.adjusted(theme.grid(1.5), 0, -theme.grid(1.5), 0)
        for box, text, font, colour in self._lay_out(inside, index):
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            painter.drawText(box, _WRAPPED, text)
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    @property
    def _pad(self) -> int:
        return self._theme.grid(1)

    def _lay_out(self, room: QRect, index: Index) -> list[tuple[QRect, str, QFont, str]]:
        theme = self._theme
        texts = (
            (str(index.data()), theme.font(weight=QFont.Weight.DemiBold), "ink"),
            (str(index.data(ABOUT)), theme.font(), "ink"),
            (str(index.data(NEEDS)), theme.font(0.9), "muted"),
        )
        made, top = [], room.top() + self._pad
        for text, font, colour in texts:
            bounds = QFontMetrics(font).boundingRect(
                QRect(room.left(), 0, room.width(), 10_000), _WRAPPED, text
            )
            box = QRect(room.left(), top, room.width(), bounds.height())
            made.append((box, text, font, colour))
            top = box.bottom() + 2
        return made


_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)

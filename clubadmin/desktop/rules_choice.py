"""Choosing a rule set among many: by kind, each with a line of what it is, found by typing."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from clubadmin.desktop import language
from clubadmin.desktop.forms import Choice
from clubadmin.desktop.table_model import folded
from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.domain.scoring.rules import RuleSet
    from clubadmin.services.views.club import RuleSetVersion

ABOUT = Qt.ItemDataRole.UserRole + 1  # the line below the title
SOUGHT = Qt.ItemDataRole.UserRole + 2  # what typed letters are looked for in

Index = QModelIndex | QPersistentModelIndex


class Offer(NamedTuple):
    """A rule set to choose: its value, its title, a line about it, the heading of its kind."""

    value: str
    title: str
    about: str
    kind: str
    games: int = 16  # in a boompje


def heading(rules: "RuleSet", *, own: bool) -> tuple[int, str]:
    """The heading of a rule set with its place among the others: the club's own come first."""
    from clubadmin.domain.scoring.families import FAMILIES, family, family_title

    if own:
        return -1, QCoreApplication.translate("RulesChoice", "Van de club")
    return list(FAMILIES).index(family(rules)), family_title(rules, language.current())


def offers_of(sets: "Iterable[tuple[RuleSet, bool]]") -> list[Offer]:
    """Rule sets to choose from, each with whether it is the club's own; sorted by kind."""
    from clubadmin.domain.scoring.families import one_line

    spoken = language.current()
    found = [
        (
            heading(rules, own=own),
            Offer(rules.name, rules.title, one_line(rules, spoken), "", rules.games),
        )
        for rules, own in sets
    ]
    found.sort(key=lambda pair: (pair[0][0], folded(pair[1].title)))
    return [offer._replace(kind=kind) for (_, kind), offer in found]


def newest_of(versions: "Iterable[RuleSetVersion]") -> "list[tuple[RuleSet, bool]]":
    """The newest version of each rule set, and whether it is the club's own."""
    from clubadmin.domain.scoring.rules import read_rules

    newest = {one.name: one for one in sorted(versions, key=lambda one: one.valid_from)}
    return [(read_rules(one.toml), one.own) for one in newest.values()]


class RulesChoice(Choice):
    """A list with headings; letters typed in it narrow it down to what has them."""

    picked = Signal()  # somebody chose, and not the program

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._edit = QLineEdit()
        self.setLineEdit(self._edit)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(12)
        self._offers: tuple[Offer, ...] = ()
        self._lines = TwoLines(theme, self)
        self.setItemDelegate(self._lines)
        completer = Titles(self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionRole(SOUGHT)
        completer.setMaxVisibleItems(8)
        self.setCompleter(completer)
        self._sets = OnlySets(self)
        self._sets.setSourceModel(self.model())
        completer.setModel(self._sets)
        popup = QListView()
        completer.setPopup(popup)
        popup.setItemDelegate(self._lines)  # only now: the completer sets one of its own
        completer.activated.connect(self._take)
        self._edit.editingFinished.connect(self._show_chosen)
        self.activated.connect(lambda _at: self.picked.emit())

    def offer_rules(self, offers: Sequence[Offer]) -> None:
        """Offer these, those of a kind together; what was chosen stays if it is there."""
        before = self.value
        blocked = self.blockSignals(True)
        self._offers = tuple(offers)
        self.clear()
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        kind = ""
        for one in offers:
            if one.kind != kind:
                kind = one.kind
                heading = QStandardItem(kind)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                model.appendRow(heading)
            item = QStandardItem(one.title)
            item.setData(one.value, Qt.ItemDataRole.UserRole)
            item.setData(one.about, ABOUT)
            item.setData(folded(f"{one.title} {one.about} {one.kind}"), SOUGHT)
            item.setToolTip(one.about)
            model.appendRow(item)
        self.choose(before)
        self.blockSignals(blocked)

    def choose(self, value: str) -> None:
        """Choose a value; the first that can be chosen if it is not there."""
        at = self.findData(value)
        if at < 0 and self._offers:
            at = self.findData(self._offers[0].value)
        self.setCurrentIndex(at)
        self._show_chosen()

    @property
    def chosen(self) -> Offer | None:
        """What is chosen, with what is known of it."""
        return next((one for one in self._offers if one.value == self.value), None)

    @property
    def about(self) -> str:
        """The line about what is chosen."""
        return self.chosen.about if self.chosen else ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Typing replaces what stands there, also after a click."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self._edit.selectAll)

    def showPopup(self) -> None:
        """As wide as the lines need."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), self._theme.grid(56)))
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        super().showPopup()

    def _take(self, title: str) -> None:
        """Take what was picked among what the letters found."""
        for one in self._offers:
            if one.title == title:
                self._pick(one)
        self._show_chosen()

    def _pick(self, one: Offer) -> None:
        if one.value != self.value:
            self.setCurrentIndex(self.findData(one.value))
            self.picked.emit()

    def _show_chosen(self) -> None:
        """Letters that lead nowhere go; one rule set that they lead to is taken."""
        typed = self._edit.text()
        if typed != self.currentText() or typed != self.itemText(self.currentIndex()):
            self._settle(typed)
        self._edit.setText(self.itemText(self.currentIndex()))
        self._edit.setCursorPosition(0)

    def _settle(self, typed: str) -> None:
        sought = folded(typed).strip()
        fitting = [
            one for one in self._offers if sought and sought in folded(f"{one.title} {one.about}")
        ]
        same = [one for one in fitting if folded(one.title) == sought]
        for one in (same or fitting)[:1] if same or len(fitting) == 1 else ():
            self._pick(one)


class Titles(QCompleter):
    """What letters find is sought in all that is known of a rule set and named by its title."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The title."""
        return str(index.data())


class OnlySets(QSortFilterProxyModel):
    """The rule sets without the headings, for what letters find."""

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether it is a rule set."""
        source: QAbstractItemModel = self.sourceModel()
        return source.index(row, 0, parent).data(Qt.ItemDataRole.UserRole) is not None


class TwoLines(QStyledItemDelegate):
    """A title with a line below it; a heading is one bold line."""

    def __init__(self, theme: Theme, parent: QComboBox) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of room for a rule set."""
        return QSize(0, self._theme.grid(6 if index.data(ABOUT) is not None else 4.5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Title and line, on the ground of the list."""
        theme, rect = self._theme, QRect(option.rect)
        chosen = option.state & QStyle.StateFlag.State_Selected
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accent_soft"))
        about = index.data(ABOUT)
        rect.adjust(theme.grid(1 if about is None else 2), 0, -theme.grid(1), 0)
        if about is None:
            painter.setFont(theme.font(0.9))
            painter.setPen(theme.colour("muted"))
            painter.drawText(rect, _MIDDLE, str(index.data()))
        else:
            half = rect.height() // 2
            upper, lower = rect.adjusted(0, 2, 0, -half), rect.adjusted(0, half, 0, -4)
            painter.setFont(theme.font())
            painter.setPen(theme.colour("ink"))
            painter.drawText(upper, _MIDDLE, str(index.data()))
            painter.setFont(theme.font(0.9))
            painter.setPen(theme.colour("muted"))
            text = painter.fontMetrics().elidedText(
                str(about), Qt.TextElideMode.ElideRight, lower.width()
            )
            painter.drawText(lower, _MIDDLE, text)
        painter.restore()


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

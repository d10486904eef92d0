"""Choosing a rule set: a button, and below it what letters find, the nearest first."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from clubadmin.desktop.kit.forms import Choice, Number, line
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.table_model import folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.domain.rules.families import FAMILIES, family, family_title, one_line
from clubadmin.domain.rules.rules import RuleSet, read_rules
from clubadmin.model.club.club import RuleSetVersion

ABOUT = Qt.ItemDataRole.UserRole + 1  # the line below the title
SOUGHT = Qt.ItemDataRole.UserRole + 2  # what typed letters are looked for in
Index = QModelIndex | QPersistentModelIndex
MOST_NAMED = 4  # titles in the sentence about letters that fit several


def nearness(title: str, letters: str) -> int:
    """How near typed letters are to a title: 0 all of it, 1 its beginning, 2 within, 3 not."""
    name, sought = folded(title), folded(letters).strip()
    if name == sought:
        return 0
    return 1 if name.startswith(sought) else 2 if sought in name else 3


class Titles(QCompleter):
    """A completer that searches all that is known of a rule set and names it by its title."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The title."""
        return str(index.data())


class OnlySets(QSortFilterProxyModel):
    """The rule sets without the headings, those whose title has the letters first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._letters = ""
        self.sort(0)

    def seek(self, letters: str) -> None:
        """Put what these letters name before what only has them in its description."""
        self._letters = letters
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether it is a rule set."""
        source: QAbstractItemModel = self.sourceModel()
        return source.index(row, 0, parent).data(Qt.ItemDataRole.UserRole) is not None

    def lessThan(self, left: Index, right: Index) -> bool:
        """The nearest first, the others in the order of the list."""
        near = [nearness(str(one.data()), self._letters) for one in (left, right)]
        return (near[0], left.row()) < (near[1], right.row())


class Found(QListView):
    """The list of what letters find; Alt and a letter are not for it."""

    passed_by = Signal()  # a letter with Alt was pressed: it is for the form

    def event(self, event: QEvent) -> bool:
        """Close before the form gets its letter, and leave none of it to the next field."""
        if isinstance(event, QKeyEvent) and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.hide()
            self.passed_by.emit()
        return super().event(event)


class TwoLines(QStyledItemDelegate):
    """A title with a line below it; a heading is one bold line."""

    def __init__(self, theme: Theme, parent: QComboBox) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of two lines for a rule set."""
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


class Offer(NamedTuple):
    """A rule set to choose: its value, its title, a line about it, the heading of its kind."""

    value: str
    title: str
    about: str
    kind: str
    games: int = 16  # in a boompje
    target: int = 0  # of a match; 0: none is played to
    longest: int = 0  # games that a match to it may take, level scores left aside

    @property
    def sought(self) -> str:
        """The text searched by typed letters."""
        return folded(f"{self.title} {self.about} {self.kind}")


def heading(rules: RuleSet, *, own: bool) -> tuple[int, str]:
    """The heading of a rule set with its place among the others: the club's own come first."""
    if own:
        return -1, translate("RulesChoice", "Van de club")
    return list(FAMILIES).index(family(rules)), family_title(rules, current())


def offers_of(sets: Iterable[tuple[RuleSet, bool]]) -> list[Offer]:
    """Rule sets to choose from, each with whether it is the club's own; sorted by kind."""
    spoken = current()
    found = [
        (
            heading(rules, own=own),
            Offer(
                rules.name,
                rules.title,
                one_line(rules, spoken),
                "",
                rules.games,
                rules.target,
                rules.longest_match,
            ),
        )
        for rules, own in sets
    ]
    found.sort(key=lambda pair: (pair[0][0], folded(pair[1].title)))
    return [offer._replace(kind=kind) for (_, kind), offer in found]


def newest_of(versions: Iterable[RuleSetVersion]) -> list[tuple[RuleSet, bool]]:
    """The newest version of each rule set, and whether it is the club's own."""
    newest = {one.name: one for one in sorted(versions, key=lambda one: one.valid_from)}
    return [(read_rules(one.toml), one.own) for one in newest.values()]


class RulesChoice(Choice):
    """A list with headings; letters typed in it narrow it down to what has them."""

    picked = Signal()  # somebody chose, and not the program
    told = Signal(str)  # what is wrong with the letters that were typed; "" when nothing is

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._edit = line()
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
        popup = Found()
        theme.dress(popup)
        completer.setPopup(popup)
        popup.setItemDelegate(self._lines)  # only now: the completer sets one of its own
        popup.passed_by.connect(self.settle)
        completer.activated.connect(self._take)
        self._edit.textEdited.connect(self._sets.seek)
        self._edit.installEventFilter(self)
        self._edit.editingFinished.connect(self.settle)
        self.activated.connect(lambda _at: self.picked.emit())

    def offer_rules(self, offers: Sequence[Offer]) -> None:
        """Offer these, those of a kind together; what was chosen stays if it is there."""
        if tuple(offers) == self._offers:
            return  # what is being typed stays
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
            item.setData(one.sought, SOUGHT)
            item.setToolTip(literal(one.about))
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
        """The chosen offer, with what is known of it."""
        return next((one for one in self._offers if one.value == self.value), None)

    @property
    def about(self) -> str:
        """The line about what is chosen."""
        return self.chosen.about if self.chosen else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the list by a click anywhere in the field, as in any other."""
        if watched is not self._edit:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.MouseButtonRelease:  # of a press it would close again
            self.showPopup()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            return super().eventFilter(watched, event)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Typing replaces what stands there, also after a click."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self._edit.selectAll)

    def showPopup(self) -> None:
        """Show the list as wide as its lines need."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), self._theme.grid(56)))
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        super().showPopup()

    def settle(self) -> str:
        """Take the rule set that the letters lead to; what is wrong when they lead to none."""
        typed = self._edit.text().strip()
        trouble = "" if typed == self._shown() else self._take_nearest(typed)
        if not trouble:
            self._show_chosen()
        self.told.emit(trouble)
        return trouble

    def settled(self) -> bool:
        """Take the rules whose name is half typed; False, and the keyboard here, if none are."""
        if wrong := self.settle():
            self.setFocus()
        return not wrong

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

    def _shown(self) -> str:
        return self.chosen.title if self.chosen else ""

    def _show_chosen(self) -> None:
        """The title of what is chosen, from its beginning."""
        self._edit.setText(self._shown())
        self._edit.setCursorPosition(0)

    def _take_nearest(self, typed: str) -> str:
        """The one with this title, or the only one that has these letters in it."""
        if not typed:
            return ""
        fitting = [one for one in self._offers if folded(typed) in one.sought]
        if not fitting:
            none = self.tr("Er zijn geen spelregels met “%1”. Kies ze uit de lijst.")
            return none.replace("%1", typed)
        named = [one for one in fitting if nearness(one.title, typed) < 3]
        same = [one for one in named if nearness(one.title, typed) == 0]
        meant = same or named or fitting
        if len(meant) > 1:
            several = self.tr("Bij “%1” horen meer spelregels: %2. Kies er een uit de lijst.")
            titles = ", ".join(one.title for one in meant[:MOST_NAMED])
            more = " …" if len(meant) > MOST_NAMED else ""
            return several.replace("%2", titles + more).replace("%1", typed)
        self._pick(meant[0])
        return ""


def match_told(offer: Offer | None, rows: int) -> str:
    """Explain rows of a sheet where a match goes to a target; "" where none does."""
    if offer is None or not offer.target:
        return ""
    text = translate(
        "RulesChoice", "Een tafel speelt door tot %1 punten. Zo veel rijen heeft een formulier."
    )
    if rows < offer.longest:
        text = translate(
            "RulesChoice",
            "! Een tafel speelt door tot %1 punten, en dat kan %2 spellen duren. Een formulier"
            " heeft dan te weinig rijen: kies er liever %3.",
        )
    text = text.replace("%3", str(offer.games)).replace("%2", str(offer.longest))
    return text.replace("%1", str(offer.target))


class Boompje(Number):
    """Takes over what is usual under other rules, but never in place of what was typed."""

    def __init__(self) -> None:
        super().__init__(1, 64, 16)
        self._usual = 16
        self._by_hand = False
        self.lineEdit().textEdited.connect(self._touched)

    def show_games(self, games: int, usual: int) -> None:
        """Fill in; games that are not the usual ones of the rules were once chosen."""
        self._usual = usual
        self._by_hand = games != usual
        self.setValue(games)

    def follow(self, usual: int) -> None:
        """Other rules are chosen, under which these games are usual."""
        self._usual = usual
        if not self._by_hand:
            self.setValue(usual)

    def stepBy(self, steps: int) -> None:
        """The arrow keys are a hand as well."""
        self._touched()
        super().stepBy(steps)

    def _touched(self) -> None:
        self._by_hand = True

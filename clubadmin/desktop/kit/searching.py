"""A search field above a list: what is typed is asked of the file, the newest question wins."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from clubadmin.desktop.kit.copying import rows_copied
from clubadmin.desktop.kit.forms import Line
from clubadmin.desktop.kit.language import told, translate
from clubadmin.desktop.kit.operations import Job, Operations
from clubadmin.desktop.kit.tables import ListTable, folded
from clubadmin.domain.names import best_found
from clubadmin.model.members.member import Member

if TYPE_CHECKING:
    from clubadmin.model.archive.archive import Hit
    from clubadmin.services.club.club import OpenClub


BESIDE = 8  # pixels that a line of text leaves free beside what stands in it


class HasMember(Protocol):
    """A row about somebody."""

    @property
    def member(self) -> Member:
        """The member."""


OfMember = TypeVar("OfMember", bound=HasMember)


class Asker(QObject):
    """Asks the file one thing after another; an answer that is overtaken is not shown."""

    def __init__(self, ops: Operations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ops = ops
        self._last: Job | None = None
        self._asked = object()  # stands for what was asked last

    def ask(
        self,
        work: "Callable[[OpenClub], Any]",
        done: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Ask; a question that still waits is dropped. `failed` gets what went wrong."""
        self.drop()
        refused = self._if_wanted(failed) if failed is not None else None
        self._last = self._ops.run(work, self._if_wanted(done), refused)

    def ask_long(
        self,
        work: "Callable[[OpenClub, Callable[[int, int], None]], Any]",
        done: Callable[[Any], None],
        title: str,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Ask by work that reports its progress, under a title, and can be cancelled."""
        self.drop()
        refused = self._if_wanted(failed) if failed is not None else None
        self._last = self._ops.run_long(work, self._if_wanted(done), refused, title=title)

    def awaits(self, job: Job | None) -> bool:
        """Whether this is the work whose answer is waited for."""
        return job is not None and job is self._last

    def drop(self) -> None:
        """Drop what was asked last."""
        if self._last is not None:
            self._ops.cancel(self._last)
            self._last = None
        self._asked = object()

    def _if_wanted(self, done: Callable[[Any], None]) -> Callable[[Any], None]:
        """Pass an answer on, unless something else was asked meanwhile."""
        asked = self._asked

        def delivered(answer: Any) -> None:
            if asked is self._asked:
                done(answer)

        return delivered


def show_found(table: ListTable, text: str, rows: Sequence[OfMember]) -> list[OfMember]:
    """Have a list show the members whose name a search finds, the best first; answers them."""
    words = folded(text).split()
    found = [one for one in rows if all(word in folded(one.member.label) for word in words)]
    if words:
        found.sort(key=lambda one: best_found(words, one.member.searched))
    table.best_first(bool(words))
    table.show_rows(found)
    return found


class _Search(Line):
    """A search line that shows as many parts of its hint as there is room for."""

    def __init__(self, hint: str) -> None:
        super().__init__()
        self._parts = hint.split(", ")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower, or in larger letters, what the hint says last is left out."""
        super().resizeEvent(event)
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        hints = [", ".join(self._parts[:most]) for most in range(len(self._parts), 0, -1)]
        width = self.fontMetrics().horizontalAdvance
        wipes = self.height() // 2  # the sign that wipes it, which need not be there yet
        fits = (one for one in hints if width(one) <= inside.width() - BESIDE - wipes)
        self.setPlaceholderText(next(fits, hints[-1]))


def search_field(hint: str, name: str = "") -> QLineEdit:
    """The field above a list, cleared with a click; `name` is what it is called, else its hint."""
    made = _Search(hint)
    made.setAccessibleName(name or hint)
    made.setClearButtonEnabled(True)
    return made


class SearchKeys(QObject):
    """Arrow keys in the field move through the list; letters in the list go to the field.

    Rows of a spreadsheet that are pasted in the field are for the list, if it takes rows.
    """

    def __init__(self, field: QLineEdit, table: ListTable) -> None:
        super().__init__(field)
        self._field = field
        self._table = table
        field.installEventFilter(self)
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send a key to the other of the two where it belongs there."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self._field:
            return self._in_field(event)
        return self._in_table(event)

    def _in_field(self, event: QKeyEvent) -> bool:
        table = self._table
        if event.matches(QKeySequence.StandardKey.Paste) and table.takes_rows and rows_copied():
            table.pasted.emit()
            return True
        if not table.isVisible():
            return False
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            if not table.currentIndex().isValid():
                table.selectRow(0)
            else:
                table.keyPressEvent(event)
            return True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not table.currentIndex().isValid():
                table.selectRow(0)
            table.keyPressEvent(event)
            return True
        if event.key() == Qt.Key.Key_Escape and self._field.text():
            self._field.clear()
            return True
        return False

    def _in_table(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        }
        if plain and event.text().strip() and event.text().isprintable():
            self._field.setFocus()
            self._field.setText(event.text())  # a new search; going on with one is done there
            return True
        if event.key() == Qt.Key.Key_Escape:
            self._field.setFocus()
            self._field.selectAll()
            return True
        return False


def hit_words(hit: "Hit") -> tuple[str, str]:
    """Tell a hit and its details; an evening has a number, all else a name."""
    if hit.kind == "games":
        from clubadmin.model.archive.archive import OUTCOMES

        return outcome_list(OUTCOMES[hit.id]), ""
    return told(hit.title), told(hit.detail)


def outcome_list(outcome: str) -> str:
    """All games that ended in one way."""
    return {
        "pit": translate("Search", "Alle pits"),
        "nat": translate("Search", "Alle spellen die nat gingen"),
        "revoke": translate("Search", "Alle spellen waarin verzaakt is"),
        "arbitral": translate("Search", "Alle spellen met een arbitrale uitslag"),
        "not-played": translate("Search", "Alle spellen die niet gespeeld zijn"),
        "cancelled": translate("Search", "Alle spellen die vervallen zijn"),
    }[outcome]


def hit_kind(hit: "Hit") -> str:
    """Name the kind of a hit."""
    return {
        "member": translate("Search", "persoon"),
        "pair": translate("Search", "paar"),
        "team": translate("Search", "team"),
        "evening": translate("Search", "avond"),
        "competition": translate("Search", "competitie"),
        "season": translate("Search", "seizoen"),
        "decision": translate("Search", "beslissing"),
        "protest": translate("Search", "protest"),
        "rectification": translate("Search", "rectificatie"),
        "remark": translate("Search", "opmerking"),
        "games": translate("Search", "spellen"),
    }.get(hit.kind, hit.kind)


def hit_target(hit: "Hit") -> tuple[str, int]:
    """The destination of a hit: a decision or a protest leads to its evening."""
    if hit.kind == "remark":
        return "member", hit.id
    if hit.evening_id is not None:
        return "evening-past", hit.evening_id
    return hit.kind, hit.id

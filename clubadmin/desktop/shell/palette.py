"""Ctrl+K: a few letters find a person, an evening or a command; a paper's code compares it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker, SearchKeys, hit_kind, hit_target, hit_words
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label
from clubadmin.desktop.shell.commands import MEANT, Command, Commands, rank, words_of
from clubadmin.desktop.shell.commands import pages as sought_pages
from clubadmin.desktop.spoken.saying import SaysChosen, say
from clubadmin.model.archive.archive import Hit

if TYPE_CHECKING:
    from clubadmin.model.club.journal_step import Compared
    from clubadmin.services.club.club import OpenClub

MOST = 40
HELP = "help"


@dataclass(frozen=True)
class Entry:
    """Something to choose: a command, or what the archive found."""

    text: str
    detail: str
    kind: str
    number: int  # of the command in the list, or the id of what was found
    target: tuple[str, int] = ("", 0)  # where the window goes for what was found


class Palette(QFrame):
    """A field over the window with what matches below it; Escape puts it away."""

    item_chosen = Signal(str, int)

    def __init__(self, ops: Operations, theme: Theme, commands: Commands) -> None:
        super().__init__(None, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("kind", "card")
        self._ops = ops
        self._theme = theme
        self._commands = commands
        self._listed: list[Command] = []  # those that match now
        self._found: list[Entry] = []  # by the archive
        self._told = ""  # of how a paper compares
        self._waits = False  # for what the archive finds
        self._pages: list[tuple[str, str, bool]] = []  # of the help, where nothing else is found
        self._making = QTimer(self)  # between one key and the next
        self._making.timeout.connect(self._make_more)
        self._asker = Asker(ops, self)
        self.field = line(hint=self.tr("Zoek een persoon, een avond of een opdracht"))
        self.field.setAccessibleName(self.tr("Zoeken"))
        self.field.textChanged.connect(self._search)
        self.model: RowsModel[Entry] = RowsModel(
            theme, self._columns(), lambda one: (one.kind, one.number)
        )
        self.table = ListTable(theme, self.model, self.tr("Gevonden"))
        self.table.horizontalHeader().hide()
        self.table.entered.connect(self._choose)
        self.table.clicked.connect(lambda index: self._choose(index.row()))
        SearchKeys(self.field, self.table)
        SaysChosen(self.table)
        self.said = label(wrap=True)
        self.keys_said = label(kind="small")
        inside = column(self.field, self.said, self.table, self.keys_said, gap=theme.grid(1))
        inside.setContentsMargins(*[theme.grid(1.5)] * 4)
        self.setLayout(inside)
        theme.dress(self)
        self._show([])

    def open_over(self, window: QWidget) -> None:
        """Open at the top of a window."""
        grid = self._theme.grid
        width = min(window.width() - grid(8), grid(80))
        self.setFixedSize(width, min(grid(56), window.height() - grid(12)))
        corner = QPoint((window.width() - width) // 2, grid(8))
        self.move(window.mapToGlobal(corner))
        self._search("")
        self.show()
        self.field.setFocus()
        self._making.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        super().keyPressEvent(event)

    def _columns(self) -> list[Column[Entry]]:
        return [
            Column(self.tr("Gevonden"), lambda one: one.text, least=30),
            Column(self.tr("Toelichting"), lambda one: one.detail, look="muted", least=20),
        ]

    def _search(self, text: str) -> None:
        self.keys_said.setText(
            self.tr("Esc wist wat u typte; nog eens Esc sluit.") if text else self.tr("Esc sluit.")
        )
        self._asker.drop()  # what was asked before is not about this
        self._found, self._told = [], ""
        self._waits = bool(text.strip()) and self._ops.has_club
        self._show(self._matching(text))
        if not self._waits:
            return

        def work(club: "OpenClub") -> "tuple[list[Entry], str]":
            from clubadmin.services.archive import search
            from clubadmin.services.club import journal_steps

            if step := journal_steps.read_code(text):
                compared = journal_steps.compare(club, step)
                return list(_changed(compared)), told(compared.told)
            return [_entry(hit) for hit in search.find(club, text, MOST)], ""

        def found(answer: "tuple[list[Entry], str]") -> None:
            self._found, self._told = answer
            self._waits = False
            there = self._in_order(text)
            self._show(there if there or self._told else self._help(text), self._told)

        self._asker.ask(work, found)

    def _help(self, text: str) -> list[Entry]:
        """The pages of the help, where there is nothing of that name to do."""
        self._pages = list(sought_pages(text))
        titles = enumerate(title for _topic, title, _there in self._pages)
        return [Entry(title, self.tr("Hulp"), HELP, at) for at, title in titles]

    def _in_order(self, text: str) -> list[Entry]:
        """Order entries: names that begin so, then commands, then names with it inside a word."""
        return sorted(
            [*self._found, *self._matching(text)],
            key=lambda one: (not _begins(one.text, text), one.kind == "command"),
        )

    def _matching(self, text: str) -> list[Entry]:
        """Find the commands for now; once something is typed, those of elsewhere too."""
        words = words_of(text)
        all_there_is = [*self._commands.here(), *(self._commands.elsewhere() if words else ())]
        ranked = [(at, one) for one in all_there_is if (at := rank(one.name, words)) is not None]
        # what is called so and can be done now goes before what people call so as well
        ranked.sort(key=lambda one: one[0] if one[0] or not one[1].place else MEANT)
        self._listed = [one for _at, one in ranked]
        return [
            Entry(one.name, self._where(one), "command", number)
            for number, one in enumerate(self._listed)
        ]

    def _where(self, command: Command) -> str:
        keys = command.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return command.place_name or keys or self.tr("opdracht")

    def _make_more(self) -> None:
        """Commands of places that were never opened join what is found, unless one chooses."""
        if not self._commands.make_more():
            self._making.stop()
            text = self.field.text()
            found = self._in_order(text)
            if (
                text.strip()
                and self.table.currentIndex().row() <= 0
                and (found or not self.model.rows)
            ):
                self._show(found, self._told)

    def _show(self, entries: Sequence[Entry], said: str = "") -> None:
        """Show the entries below a sentence: how a paper compares, or that nothing was found.

        That is said once nothing can come any more.
        """
        self.model.replace(entries)
        more = bool(entries) or self._waits or self._making.isActive()
        said = said or ("" if more else self.tr("Niets gevonden"))
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.field.setAccessibleDescription(said)
        say(self, said if self.field.text() else "")
        if entries:
            self.table.selectRow(0)

    def _choose(self, at: int) -> None:
        rows = self.model.rows
        if not 0 <= at < len(rows):
            return
        entry = rows[at]
        text = self.field.text()
        self.close()
        if entry.kind == HELP:
            topic, _title, there = self._pages[entry.number]
            self._commands.look_up(topic, text if there else "")
        elif entry.kind == "command":
            self._commands.give(self._listed[entry.number])
        else:
            self.item_chosen.emit(*entry.target)


def _begins(name: str, text: str) -> bool:
    """Whether each word that was typed begins a word of a name."""
    words = folded(name).split()
    return all(any(one.startswith(word) for one in words) for word in folded(text).split())


def _entry(hit: Hit) -> Entry:
    """Make the entry of a hit: its name, kind and destination; of a person the kind is known."""
    title, detail = hit_words(hit)
    told = detail if hit.kind == "member" else " · ".join(filter(None, (hit_kind(hit), detail)))
    return Entry(title, told, hit.kind, hit.id, hit_target(hit))


def _changed(found: "Compared") -> Iterator[Entry]:
    """Give the changes since a paper was made, each with its place."""
    for at, one in enumerate(found.places):
        kind = "evening" if one.place.kind == "sheet" else one.place.kind
        target = (kind, one.place.id)
        yield Entry(told(one.told), told(one.detail), "changed", at, target)

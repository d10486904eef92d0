"""The second step: every doubt in a list, and the one in view beside it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QStackedWidget

from clubadmin.desktop.importing.doubt_card import DoubtCard
from clubadmin.desktop.importing.words import Words
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, row
from clubadmin.model.importing.importing import Answer, Doubt, Draft, Look

_OWN = frozenset(("new", "correct", "date"))  # each has a value of its own
_ANYWHERE = frozenset(("season", "competition"))  # what is typed can hold for all
_PROPOSED = frozenset(("member", "same", "day", "evening"))  # only where it is sure
_TYPING = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


def same_answer(doubt: Doubt, answer: Answer, other: Doubt) -> Answer | None:
    """The answer for the other doubt; None where it cannot be the same.

    What is proposed differs from doubt to doubt, such as the member that a name is nearest to
    or the figure that a slip was meant to be: then each gets its own proposal.
    """
    code = answer.choice.partition(":")[0]
    chosen = next((one for one in doubt.choices if one.key == answer.choice), None)
    found = [one for one in other.choices if one.code == code]
    if chosen is None or not found:
        return None
    own = found[0]
    if chosen.typed:
        if code in _ANYWHERE:
            value = own.value if answer.value == chosen.value else answer.value
        else:
            value = own.value if code in _OWN else ""
        return Answer(own.key, value) if value else None
    if code not in _PROPOSED:
        return Answer(own.key)
    proposed = other.choices[other.proposed] if other.proposed >= 0 else None
    return Answer(proposed.key) if proposed is not None and proposed.code == code else None


class DoubtTable(ListTable):
    """A digit marks beside it, Enter decides what is marked, Backspace asks again."""

    digit = Signal(int)
    again = Signal()
    box = Signal(str)  # into the box of what is marked, with a first letter

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, letters and Backspace are for the doubt in view."""
        if event.isAutoRepeat() and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return  # held down: the next question was not read yet
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain == Qt.KeyboardModifier.NoModifier and event.text() in tuple("123456789"):
            self.digit.emit(int(event.text()) - 1)
        elif event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.again.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.box.emit("")
        elif plain in _TYPING and event.text().isalpha():
            self.box.emit(event.text())
        else:
            super().keyPressEvent(event)


class DecidingStep(HandsOn):
    """Emits what was decided; the window looks at the draft again."""

    answered = Signal(object)  # Mapping of keys to answers
    onward = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._words = Words()
        self._draft: Draft | None = None
        self._doubts: tuple[Doubt, ...] = ()
        self._wanted: str | None = None  # the doubt to show once the answer is worked out
        self.model: RowsModel[Doubt] = RowsModel(theme, self._columns(), lambda one: one.key)
        self.table = DoubtTable(theme, self.model, self.tr("Wat er te beslissen is"))
        self.only_open = QCheckBox(self.tr("Alleen wat nog &open is"))
        self.count = label(kind="strong")
        self.card = DoubtCard(theme, self._words)
        self.next_button = button(self.tr("&Verder"), self.onward.emit, "primary")
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        grid = self._theme.grid
        top = row(self.count, None, self.only_open, gap=grid(1))
        splitter = Splitter(
            "importing", (holder(column(top, self.table, gap=grid(1))), 1), (self.card, 1)
        )
        nothing = EmptyPlace(
            self._theme,
            self.tr("Er is niets te beslissen"),
            self.tr("Alle namen, datums en punten in deze lijst zijn duidelijk."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(splitter)
        self.stack.addWidget(nothing)
        keys = label(
            self.tr(
                "Cijfer: aanwijzen · F2: invullen · Enter: besluiten · Ctrl+Enter: ook alle "
                "andere · Backspace: opnieuw"
            ),
            "small",
            wrap=True,
        )
        self.next_button.setAutoDefault(False)
        foot = row((keys, 1), self.next_button, gap=grid(1))
        self.setLayout(column((self.stack, 1), foot, gap=grid(1.5)))
        self.hand_on(self.table)

    def _wire(self) -> None:
        self.table.looked_at.connect(lambda _row: self._show_card())
        self.table.entered.connect(lambda _row: self.card.decide())
        self.table.digit.connect(self.card.choose)
        self.table.box.connect(self.card.fill_in)
        self.table.again.connect(self._ask_again)
        self.only_open.toggled.connect(lambda _on: self._show_list())
        self.card.answered.connect(self._answer)
        self.card.for_all.connect(self._answer_all)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.card.decide_all)

    def _columns(self) -> list[Column[Doubt]]:
        head = self.tr("Open of besloten")
        return [
            Column("", self._sign, lambda one: one.open, look=self._look, width=4.5, hint=head),
            Column(self.tr("Vraag"), self._words.question, look=self._strong, least=17),
            Column(self.tr("Besluit"), self._words.decided, look=self._look, least=11),
        ]

    def _sign(self, one: Doubt) -> str:
        return "!" if one.wrong else "?" if one.open else "✓"

    def _look(self, one: Doubt) -> str:
        return "error" if one.wrong else "warning" if one.open else "good"

    def _strong(self, one: Doubt) -> str:
        return "" if one.open else "muted"

    def know_names(self, names: Sequence[str]) -> None:
        """The names of the members, for who is filled in."""
        self.card.know_names(names)

    def show_look(self, draft: Draft, look: Look) -> None:
        """Show the doubts as they are now; after an answer the next open one."""
        self._draft = draft
        self._doubts = look.doubts
        open_ones = look.open
        text = self.tr("Nog %1 van %2").replace("%1", str(open_ones))
        text = text.replace("%2", str(len(look.doubts)))
        self.count.setText(text if open_ones else self.tr("✓ Alles beslist"))
        self.next_button.setEnabled(look.ready)
        self.hand_on(self.table if open_ones else self.next_button)
        had_focus = self.table.hasFocus() or self.card.isAncestorOf(self.focusWidget() or self)
        self.stack.setCurrentIndex(0 if look.doubts else 1)
        self._show_list()
        if self._wanted is not None:
            self._wanted = None
            self._go_on()
            if had_focus:
                (self.table if open_ones else self.next_button).setFocus()

    def _show_list(self) -> None:
        shown = [one for one in self._doubts if one.open or not self.only_open.isChecked()]
        self.table.show_rows(shown)
        if not self.table.currentIndex().isValid() and shown:
            first = next((one for one in shown if one.open), shown[0])
            self.table.select_key(first.key)
        self._show_card()

    def _show_card(self) -> None:
        if self._draft is None:
            return
        doubt = self._current()
        alike = len(self._alike(doubt)) if doubt else 0
        self.card.show_doubt(doubt, self._draft.book, self._draft.layout, alike)

    def _current(self) -> Doubt | None:
        at = self.table.currentIndex().row()
        return self.model.row_at(at)

    def _alike(self, doubt: Doubt) -> list[Doubt]:
        return [
            one
            for one in self._doubts
            if one.open and one.kind == doubt.kind and one.key != doubt.key
        ]

    def _go_on(self) -> None:
        """Go to the next open doubt, from the current one; then from the top."""
        rows = self.model.rows
        at = max(self.table.currentIndex().row(), 0)
        order = [*rows[at:], *rows[:at]]
        following = next((one for one in order if one.open), None)
        if following is not None:
            self.table.select_key(following.key)

    def _answer(self, key: str, answer: Answer | None) -> None:
        if self._wanted is not None:
            return  # the answer before is being worked out, and the next question not shown yet
        self._wanted = key if answer is not None else None
        self._emit({key: answer})

    def _answer_all(self, key: str, answer: Answer) -> None:
        if self._wanted is not None:
            return
        doubt = next(one for one in self._doubts if one.key == key)
        answers: dict[str, Answer | None] = {key: answer}
        for one in self._alike(doubt):
            if (same := same_answer(doubt, answer, one)) is not None:
                answers[one.key] = same
        self._wanted = key
        self._emit(answers)

    def _ask_again(self) -> None:
        if (doubt := self._current()) is not None and doubt.answer is not None:
            self._answer(doubt.key, None)

    def _emit(self, answers: Mapping[str, Answer | None]) -> None:
        self.answered.emit(answers)

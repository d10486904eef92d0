"""A card of one doubt: its question, the rows of the file around it, and the choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QRadioButton, QVBoxLayout, QWidget

from clubadmin.desktop.importing.words import Words, letter, role_title, where, wrong
from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, holder, label, row
from clubadmin.model.importing.importing import NAMES, Answer, Book, Choice, Doubt, Layout, Spot

_ROWS = 5
_COLUMNS = 8
_LEFT_OUT = ("", "season", "competition")  # not used, or the same in every row
_HINTS = {"correct": "5381", "date": "12-11-1998"}


@dataclass(frozen=True)
class FileRow:
    """A row of the file."""

    sheet: int
    number: int
    cells: tuple[str, ...]
    marked: tuple[int, ...]  # the columns in question; -1 for the whole row


class Around(ListTable):
    """A few rows, in the columns that are used."""

    def __init__(self, theme: Theme) -> None:
        self._model: RowsModel[FileRow] = RowsModel(theme, [], lambda one: (one.sheet, one.number))
        super().__init__(theme, self._model, "")
        self.setAccessibleName(self.tr("De rijen in het bestand"))
        self._grid = theme.grid

    def show_spots(self, book: Book, layout: Layout, spots: Sequence[Spot]) -> None:
        """Show the rows around the first place; of more places, those rows."""
        self.setVisible(bool(spots))
        if not spots:
            return
        marked: dict[tuple[int, int], list[int]] = {}
        for spot in spots:
            marked.setdefault((spot.sheet, spot.row), []).append(spot.column)
        first = spots[0]
        if len(marked) == 1:
            total = len(book.sheets[first.sheet].rows)
            start = max(0, min(first.row - _ROWS // 2, total - _ROWS))
            places = [(first.sheet, row) for row in range(start, min(start + _ROWS, total))]
        else:
            places = list(marked)[:200]
        rows = [
            FileRow(sheet, row, book.sheets[sheet].rows[row], tuple(marked.get((sheet, row), ())))
            for sheet, row in places
        ]
        wanted = {one.column for one in spots if one.column >= 0}
        told = [
            at
            for at, one in enumerate(layout.roles)
            if one.kind not in _LEFT_OUT
            and any(at < len(row.cells) and row.cells[at] for row in rows)
        ]
        shown = sorted({*told[:_COLUMNS], *list(wanted)[:_COLUMNS]})[: _COLUMNS + 2]
        self.show_rows(rows, self._columns_of(shown, layout))
        self.select_key((first.sheet, first.row))
        high = self._grid(4.5) * min(len(rows), _ROWS)
        self.setFixedHeight(high + self._grid(5.5))

    def _columns_of(self, shown: Sequence[int], layout: Layout) -> list[Column[FileRow]]:
        number: Column[FileRow] = right_column(self.tr("Rij"), lambda one: str(one.number + 1), 6)
        return [number, *(self._column(at, layout) for at in shown)]

    def _column(self, at: int, layout: Layout) -> Column[FileRow]:
        role = layout.roles[at] if at < len(layout.roles) else None
        title = role_title(role) if role and role.kind else ""

        def text(one: FileRow) -> str:
            return one.cells[at] if at < len(one.cells) else ""

        def look(one: FileRow) -> str:
            if at in one.marked:
                return "accent"
            if -1 in one.marked:
                return "strong"
            return "" if one.marked else "muted"

        kind = role.kind if role else ""
        width = 0 if kind in NAMES else 13 if kind == "date" else 12
        return Column(f"{letter(at)} {title}".strip(), text, look=look, least=18, width=width)


def complete_names(theme: Theme, field: QLineEdit, names: Sequence[str]) -> None:
    """Propose names that hold what is typed; the first of them is marked."""
    completer = QCompleter(list(names), field)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    popup = QListView()
    theme.dress(popup)
    completer.setPopup(popup)
    field.setCompleter(completer)
    # the list opens only after the text has changed
    field.textEdited.connect(lambda _text: QTimer.singleShot(0, completer, lambda: _mark(field)))


def meant(field: QLineEdit) -> str:
    """The typed name; in a box for members the marked match, or else the first."""
    typed = field.text().strip()
    completer = field.completer()
    if completer is None or not typed:
        return typed
    popup = completer.popup()
    if popup is not None and popup.isVisible() and popup.currentIndex().isValid():
        return str(popup.currentIndex().data())
    completer.setCompletionPrefix(typed)
    names = [
        str(completer.completionModel().index(at, 0).data())
        for at in range(completer.completionCount())
    ]
    exact = [one for one in names if one.casefold() == typed.casefold()]
    return next(iter([*exact, *names]), typed)


def _mark(field: QLineEdit) -> None:
    completer = field.completer()
    popup = completer.popup() if completer is not None else None
    if completer is not None and popup is not None and popup.isVisible():
        popup.setCurrentIndex(completer.completionModel().index(0, 0))


class DoubtCard(CardBox):
    """A digit marks, F2 goes into the box, Enter decides; Ctrl+Enter does so for all alike."""

    answered = Signal(str, object)  # key of the doubt, Answer or None to ask again
    for_all = Signal(str, object)  # the same, for every open doubt of its kind

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self._theme = theme
        self._words = words
        self._doubt: Doubt | None = None
        self._names: Sequence[str] = ()
        self._radios: list[QRadioButton] = []
        self._fields: list[QLineEdit | None] = []
        self._heading = label(kind="heading", wrap=True)
        self._where = label(kind="muted", wrap=True)
        self.around = Around(theme)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(theme.grid(0.75))
        self._trouble = Said()
        self.all_button = button("", self._decide_all, "quiet")
        self.back_button = button(self.tr("&Opnieuw vragen"), self._ask_again, "quiet", risky=True)
        self.decide_button = button(self.tr("B&eslissen"), self.decide, "primary")
        self.decide_button.setAutoDefault(False)  # Enter in a field decides by itself
        self._none = label(self.tr("Kies links een vraag."), "muted", wrap=True)
        inside = column(
            self._heading,
            self._where,
            self._choices,
            self._trouble,
            self.around,
            None,
            gap=theme.grid(1.5),
        )
        inside.setContentsMargins(0, 0, theme.grid(1.5), 0)  # beside what scrolls
        keys = row(self.back_button, None, self.all_button, self.decide_button, gap=theme.grid(1))
        self._body = holder(column(scrolling(holder(inside)), keys, gap=theme.grid(1)))
        self.setLayout(column(self._none, self._body, margin=theme.grid(2.5)))
        self._body.hide()

    def know_names(self, names: Sequence[str]) -> None:
        """The names that can be filled in for a member."""
        self._names = names

    def show_doubt(self, doubt: Doubt | None, book: Book, layout: Layout, alike: int) -> None:
        """Show a doubt; `alike` is how many others of its kind are open."""
        self._doubt = doubt
        shown, hidden = (self._body, self._none) if doubt else (self._none, self._body)
        hidden.hide()
        shown.show()
        if doubt is None:
            return
        self._heading.setText(self._words.question(doubt))
        spot = doubt.spots[0] if doubt.spots else None
        several = len(book.sheets) > 1
        said = where(spot, book.sheets[spot.sheet].name if several else "") if spot else ""
        if len(doubt.spots) > 1:
            more = self.tr("%1, en nog %2 keer").replace("%1", said)
            said = more.replace("%2", str(len(doubt.spots) - 1))
        self._where.setText(said)
        self.around.show_spots(book, layout, doubt.spots)
        self._offer(doubt)
        self._trouble.say(f"! {wrong(doubt.wrong)}" if doubt.wrong else "", "error")
        self.back_button.setVisible(doubt.answer is not None)
        self.all_button.setVisible(alike > 0)
        one, more = self.tr("Ook voor de andere"), self.tr("Ook voor de andere %1")
        text = one if alike == 1 else more.replace("%1", str(alike))
        self.all_button.setText(self.tr("%1 (Ctrl+Enter)").replace("%1", text))

    def choose(self, number: int) -> None:
        """Mark the choice with this digit; nothing is decided yet."""
        if self._doubt is None or not 0 <= number < len(self._radios):
            return
        self._trouble.say("")
        self._radios[number].setChecked(True)

    def fill_in(self, letter: str = "") -> bool:
        """Go into the box of what is marked, with a first letter; whether it has one."""
        at = self._chosen()
        field = self._fields[at] if at >= 0 else None
        if field is None:
            return False
        field.setFocus()
        field.selectAll()
        if letter:
            field.insert(letter)
        return True

    def decide(self) -> None:
        """Decide what is marked; an empty box is gone into, and nothing marked is told."""
        at = self._chosen()
        field = self._fields[at] if at >= 0 else None
        if field is None or field.text().strip():
            self._decide()
        elif field.hasFocus():
            self._trouble.say(self.tr("! Vul hier eerst iets in."), "error")
        else:
            self.fill_in()

    def _offer(self, doubt: Doubt) -> None:
        while self._choices.count():
            item = self._choices.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._radios, self._fields = [], []
        at_answer = next(
            (n for n, one in enumerate(doubt.choices) if one is doubt.chosen), doubt.proposed
        )
        for number, one in enumerate(doubt.choices):
            self._choices.addWidget(self._line(doubt, number, one))
        if at_answer >= 0:
            self._radios[at_answer].setChecked(True)

    def _line(self, doubt: Doubt, number: int, one: Choice) -> QWidget:
        radio = QRadioButton(f"{number + 1}  {self._words.choice(doubt, one)}".replace("&", "&&"))
        radio.setAutoExclusive(False)  # each stands in a box of its own
        radio.toggled.connect(partial(self._only, number))
        radio.installEventFilter(self)
        self._radios.append(radio)
        if not one.typed:
            self._fields.append(None)
            return holder(row(radio, None))
        answer = doubt.answer if doubt.chosen is one else None
        field = line(answer.value if answer else one.value, hint=_HINTS.get(one.code, ""))
        field.setAccessibleName(self._words.choice(doubt, one))
        field.textEdited.connect(partial(_check, radio))
        field.returnPressed.connect(self.decide)
        field.installEventFilter(self)
        if one.typed == "member":
            complete_names(self._theme, field, self._names)
        self._fields.append(field)
        made = row(radio, (field, 1), gap=self._theme.grid(1))
        return holder(made)

    def _only(self, number: int, on: bool) -> None:
        if on:
            self._trouble.say("")
            for at, radio in enumerate(self._radios):
                if at != number:
                    radio.setChecked(False)

    def _chosen(self) -> int:
        return next((at for at, one in enumerate(self._radios) if one.isChecked()), -1)

    def _answer(self) -> Answer | None:
        at = self._chosen()
        if self._doubt is None or at < 0:
            return None
        field = self._fields[at]
        return Answer(self._doubt.choices[at].key, meant(field) if field else "")

    def _decide(self) -> None:
        answer = self._answer()
        if answer is not None and self._doubt is not None:
            self.answered.emit(self._doubt.key, answer)
        else:
            self._say_choose()

    def _decide_all(self) -> None:
        answer = self._answer()
        if answer is not None and self._doubt is not None:
            self.for_all.emit(self._doubt.key, answer)
        else:
            self._say_choose()

    def _say_choose(self) -> None:
        text = self.tr("! Hier moet u zelf kiezen, met een cijfer: 1 tot %1.")
        self._trouble.say(text.replace("%1", str(len(self._radios))), "error")

    def _ask_again(self) -> None:
        if self._doubt is not None:
            self.answered.emit(self._doubt.key, None)  # no choice at all

    def decide_all(self) -> None:
        """Settle this doubt and all like it, when there are others."""
        if self.all_button.isVisible():
            self._decide_all()
        else:
            self.decide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Digits mark on a radio button; arrows walk from line to line."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = event.key()
        enter = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.isAutoRepeat():
            return True  # held down: the next question was not read yet
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            return self._walk(watched, 1 if key == Qt.Key.Key_Down else -1)
        if not isinstance(watched, QRadioButton):
            return False
        if enter:
            if watched.isChecked():
                self.decide()
            watched.setChecked(True)  # one more Enter decides it
            return True
        if key == Qt.Key.Key_F2:
            return self.fill_in()
        if event.text().isdecimal() and event.text() != "0":
            self.choose(int(event.text()) - 1)
            return True
        return False

    def _walk(self, watched: QObject, step: int) -> bool:
        places = [*self._radios]
        at = next(
            (n for n, one in enumerate(self._radios) if watched in (one, self._fields[n])), -1
        )
        if at < 0 or (isinstance(watched, QLineEdit) and watched.completer() is not None):
            return False
        to = min(max(at + step, 0), len(places) - 1)
        self._radios[to].setFocus()
        self._radios[to].setChecked(True)
        return True


def _check(radio: QRadioButton, _text: str) -> None:
    radio.setChecked(True)

"""A question about a person of a list, with a button for each answer and a line for another."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, column, holder, label, row
from clubadmin.model.importing.people import LEFT_OUT, ListedPerson, ListQuestion, PeopleLook

_MOST_LETTERS = 40  # on a button


class QuestionBar(CardBox):
    """A question about the chosen row; without one, a button that leaves the row out."""

    answered = Signal(object)  # dict[str, str]: answers by key

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._question: ListQuestion | None = None
        self._alike: tuple[ListQuestion, ...] = ()
        self._buttons: QWidget | None = None
        self.asked = label(wrap=True)
        self.typed = line(hint=self.tr("of typ wat het moet zijn"), most=200)
        self.typed.returnPressed.connect(lambda: self._answer(self.typed.text().strip()))
        self.typed.setMinimumWidth(theme.grid(28))
        self.all = QCheckBox()
        self._row = row(self.typed, self.all, None, gap=theme.grid(1))
        self.setLayout(column(self.asked, self._row, gap=theme.grid(1), margin=theme.grid(1.5)))
        self.setMinimumHeight(theme.grid(12))

    def show_person(self, one: ListedPerson | None, found: PeopleLook) -> None:
        """Ask what is open about somebody."""
        row_of = one.row if one is not None else -2
        every = [question for question in found.questions if question.row in (row_of, -1)]
        self._question = next(iter(every), None)
        self._alike = tuple(
            other
            for other in found.questions
            if self._question is not None and _same_kind(other, self._question)
        )
        self._show(one)

    def _show(self, one: ListedPerson | None) -> None:
        if self._buttons is not None:
            self._row.removeWidget(self._buttons)
            self._buttons.deleteLater()
        question = self._question
        made = []
        if question is not None:
            for key, said in question.choices:
                text = language.told(said) if not isinstance(said, str) else said
                shown = f"{text[:_MOST_LETTERS]}…" if len(text) > _MOST_LETTERS else text
                made.append(button(shown.replace("&", "&&"), partial(self._answer, key)))
        elif one is not None:
            out = one.state == LEFT_OUT
            text = self.tr("Toch &meenemen") if out else self.tr("&Weglaten")
            answer = {f"row:{one.row}": "person" if out else LEFT_OUT}
            made.append(button(text, lambda: self.answered.emit(answer)))
        self._buttons = holder(row(*made, gap=self._theme.grid(1)))
        self._row.insertWidget(0, self._buttons)
        self._say(one, question)
        self.typed.clear()
        self.typed.setVisible(question is not None and question.row >= 0)
        self.all.setChecked(False)
        self.all.setVisible(len(self._alike) > 1)
        text = self.tr("Ook bij de andere %1").replace("%1", str(len(self._alike) - 1))
        self.all.setText(text)

    def _say(self, one: ListedPerson | None, question: ListQuestion | None) -> None:
        if question is not None:
            wrong = self.tr("Dat kan niet. ") if question.wrong else ""
            self.asked.setText(wrong + language.told(question.message))
        elif one is not None and one.why is not None:
            self.asked.setText(f"{one.name}: {language.told(one.why)}")
        else:
            self.asked.setText(self.tr("Dubbelklik op een vak om het te verbeteren."))

    def _answer(self, said: str) -> None:
        if self._question is None or not said:
            return
        answers = {self._question.key: said}
        if self.all.isChecked():
            answers |= {other.key: said for other in self._alike}
        self.answered.emit(answers)


def _same_kind(one: ListQuestion, other: ListQuestion) -> bool:
    """Whether the same answer can be meant for both."""
    keys = tuple(key for key, _said in other.choices)
    here = tuple(key for key, _said in one.choices)
    return (one.code, one.column) == (other.code, other.column) and here == keys

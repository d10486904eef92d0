"""A list of people in three steps: the sheet, the people, and taking them into the club."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QMenu, QPushButton, QWidget

from clubadmin.desktop.importing.columns import RawModel, RawTable
from clubadmin.desktop.importing.list_steps import ListSteps
from clubadmin.desktop.importing.people_table import PeopleTable, state_words
from clubadmin.desktop.importing.words import letter, without
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Choice, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Layout, Role
from clubadmin.model.importing.people import (
    LEAVE,
    LEFT_OUT,
    PARTLY,
    ListedPerson,
    ListQuestion,
    PeopleDraft,
    PeopleLook,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.lists import people
from clubadmin.services.lists.columns import roles
from clubadmin.services.lists.workbook import PASTED

SHEET, PEOPLE, TAKING = range(3)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the Enter of an answer from the button that goes on to the next step."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

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


class PeopleWindow(ListSteps[PeopleDraft]):
    """The window of a list of people."""

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, draft: PeopleDraft) -> None:
        super().__init__(parent, ops, theme, draft)
        self._look: PeopleLook | None = None
        self.next_button = button(self.tr("&Verder"), self._go_on, "primary")
        names = (self.tr("Het blad"), self._rows_title(), self.tr("Overnemen"))
        pages = (self._sheet_step(), self._people_step(), self._taking_step())
        self._lay_out(dict(zip(names, pages, strict=True)), self.next_button)
        self.refresh()

    def _roles(self) -> Mapping[str, Message]:
        """The fields that a column can hold, with their titles."""
        return roles()

    def _looked(self, club: OpenClub, draft: PeopleDraft) -> PeopleLook:
        """The list as it is understood now."""
        return people.look(club, draft)

    def _rows_title(self) -> str:
        """The name of the step with the rows."""
        return self.tr("De mensen")

    def _needed(self) -> str:
        """The question of what must be pointed at before anything is known."""
        return self.tr("! Klik boven de kolom waarin de namen staan.")

    def _take_in(
        self,
        club: OpenClub,
        draft: PeopleDraft,
        *,
        leave_rest: bool,
        progress: Callable[[int, int], None],
    ) -> PeopleLook:
        """Take it into the club."""
        return people.take(club, draft, leave_rest=leave_rest, progress=progress)

    def _sheet_step(self) -> QWidget:
        self.model = RawModel(self.theme)
        self.table = RawTable(self.theme, self.model)
        self.table.entered.connect(lambda: self._choose_role(self.table.currentIndex().column()))
        self.table.horizontalHeader().sectionClicked.connect(self._choose_role)
        self.table.verticalHeader().setSectionsClickable(True)
        self.table.verticalHeader().sectionClicked.connect(self._choose_head)
        self.sheet = Choice()
        self.sheet.currentIndexChanged.connect(lambda _at: self._choose_sheet())
        self._about = label(kind="muted", wrap=True)
        page = HandsOn()
        top = row((self._about, 1), self.sheet, gap=self.theme.grid(2))
        page.setLayout(column(top, self.table, gap=self.theme.grid(1)))
        page.hand_on(self.table)
        return page

    def _people_step(self) -> QWidget:
        self.people = PeopleTable(self.theme)
        self.people.corrected.connect(
            lambda at, number, text: self._answer({f"cell:{at}:{number}": text})
        )
        self.people.looked_at.connect(lambda _row: self._show_question())
        self.bar = QuestionBar(self.theme)
        self.bar.answered.connect(self._answer)
        self._filters: dict[str, QPushButton] = {}
        self._shown = ""
        self._filter_row = row(gap=self.theme.grid(1))
        page = HandsOn()
        page.setLayout(column(self._filter_row, (self.people, 1), self.bar, gap=self.theme.grid(1)))
        page.hand_on(self.people)
        return page

    def _taking_step(self) -> QWidget:
        self.summary = label(wrap=True)
        self.more = QCheckBox(self.tr("Ook adressen, geboortedatums en lid &sinds bewaren"))
        self.more.setChecked(True)
        self.more.toggled.connect(lambda on: self._answer({"more": "" if on else LEAVE}))
        self.partly = QCheckBox()
        self.partly.toggled.connect(lambda on: self._answer({PARTLY: "" if on else "note"}))
        self.without = QCheckBox()
        self.without.toggled.connect(lambda _on: self._show_way_on())
        page = QWidget()
        gap = self.theme.grid(2)
        page.setLayout(column(self.summary, self.more, self.partly, self.without, None, gap=gap))
        return page

    def refresh(self) -> None:
        """Look at the list again, against the club as it is now."""
        draft = self._draft
        if self._taking is None:
            self._asker.ask(
                lambda club: self._looked(club, draft),
                lambda found: self._show(draft, found),
                self._not_looked,
            )

    def _not_looked(self, error: Exception) -> None:
        self.said.say(f"! {troubles.sentence(error)}")

    def _show(self, draft: PeopleDraft, found: PeopleLook) -> None:
        first, self._look = self._look is None, found
        titles = {role: language.told(title) for role, title in self._roles().items()}
        sheet = draft.book.sheets[found.sheet]
        kinds = tuple(Role(one.role) if one.role != LEFT_OUT else Role() for one in found.columns)
        said = [titles.get(one.role, one.head) for one in found.columns]
        self.model.show_sheet(sheet, Layout(found.head, kinds), said)
        self._show_sheets(draft, found)
        self.people.show_look(draft, found, titles)
        self._show_filters(found)
        self._show_people()
        self._show_taking(draft, found)
        self.back_button.setEnabled(bool(self._before))
        if not found.named:
            self.said.say(self._needed(), "warning")
        used = sum(one.role != LEFT_OUT for one in found.columns)
        self.tabs[SHEET].show_count(self.tr("%1 in gebruik").replace("%1", str(used)))
        open_ones = len(found.questions)
        asked = counted(open_ones, self.tr("vraag"), self.tr("vragen"))
        ready = self.tr("✓ klaar") if found.named else ""
        self.tabs[PEOPLE].show_count(asked if open_ones else ready)
        self.tabs[TAKING].show_count(str(len(found.coming)))
        self._show_way_on()
        if first:
            sure = found.named and not (found.questions or found.more)
            self.go(PEOPLE if sure and draft.book.file == PASTED else SHEET)

    def _show_sheets(self, draft: PeopleDraft, found: PeopleLook) -> None:
        names = [one.name for one in draft.book.sheets]
        self.sheet.blockSignals(True)
        self.sheet.offer(dict(zip(names, names, strict=True)))
        self.sheet.choose(names[found.sheet])
        self.sheet.blockSignals(False)
        self.sheet.setVisible(len(names) > 1)
        left = [
            f"{letter(at)} ({language.told(one.why)})"
            for at, one in enumerate(found.columns)
            if one.role == LEFT_OUT and one.why is not None
        ]
        text = self.tr("Koppen op rij %1; een klik op een rijnummer kiest een andere. ")
        text = text.replace("%1", str(found.head + 1)) if found.head >= 0 else ""
        text += self.tr("Klik boven een kolom om te zeggen wat erin staat.")
        if left:
            text += " " + self.tr("Niet overgenomen: %1.").replace("%1", ", ".join(left))
        self._about.setText(text)

    def _show_filters(self, found: PeopleLook) -> None:
        every = state_words(found)
        self._shown = self._shown if every[self._shown][1] else ""  # the last was answered
        for key, (words, count) in every.items():
            if key not in self._filters:
                made = button(words, partial(self._filter, key), "quiet")
                made.setCheckable(True)
                self._filters[key] = made
                self._filter_row.addWidget(made)
            self._filters[key].setText(words)
            self._filters[key].setChecked(key == self._shown)
            self._filters[key].setVisible(bool(count) or not key)

    def _filter(self, key: str) -> None:
        self._shown = "" if key == self._shown else key
        if self._look is not None:
            self._show_filters(self._look)
        self._show_people()

    def _show_people(self) -> None:
        self.people.show_only(self._shown)
        self._show_question()

    def _show_question(self) -> None:
        if self._look is not None:
            self.bar.show_person(self.people.current, self._look)

    def _show_taking(self, draft: PeopleDraft, found: PeopleLook) -> None:
        lines = [words for key, (words, count) in state_words(found).items() if key and count]
        left = [
            self.tr("Rij %1, %2: %3")
            .replace("%1", str(one.row + 1))
            .replace("%2", one.name)
            .replace("%3", language.told(one.why) if one.why else "")
            for one in found.people
            if one.state == LEFT_OUT
        ]
        self.summary.setText("\n".join((*lines, *([""] if left else []), *left[:12])))
        self.more.setVisible(found.more)
        self._show_box(self.more, on=draft.answers.get("more") != LEAVE)
        noted = bool(draft.answers.get(PARTLY))
        self.partly.setVisible(self.more.isChecked() and (noted or found.partly > 0))
        self._show_box(self.partly, on=not noted)
        if not noted:
            text = self.tr(
                "Van %1 staat bij lid sinds alleen een jaar of maand: bewaar de &eerste dag"
                " (anders komt het bij de notitie)"
            )
            self.partly.setText(text.replace("%1", str(found.partly)))
        rest = self._rest_count(found)
        self.without.setVisible(bool(rest))
        self.without.setText(without(rest))

    def _show_box(self, box: QCheckBox, *, on: bool) -> None:
        box.blockSignals(True)
        box.setChecked(on)
        box.blockSignals(False)

    def _rest_count(self, found: PeopleLook) -> int:
        return len({one.row for one in found.questions if one.row >= 0})

    def _show_way_on(self) -> None:
        found = self._look
        ready = found is not None and bool(found.coming)
        if found is not None and self._takes(found):
            text = self.tr("&Overnemen (%1)").replace("%1", str(len(found.coming)))
            rest = self._rest_count(found)
            ready = ready and (not found.questions or bool(rest and self.without.isChecked()))
        else:
            text, ready = self.tr("&Verder"), found is not None and found.named
        self.next_button.setText(text)
        self.next_button.setEnabled(ready and self._taking is None)

    def go(self, step: int) -> None:
        """Show a step."""
        super().go(step)
        if step == PEOPLE and self._look is not None and self._look.questions and not self._shown:
            self._filter("question")
        self._show_way_on()
        self.next_button.setFocus()

    def _takes(self, found: PeopleLook) -> bool:
        """Whether the button takes them: also where they are looked at, if nothing is asked."""
        step = self.stack.currentIndex()
        return step == TAKING or (step == PEOPLE and not (found.questions or found.more))

    def _go_on(self) -> None:
        if self._look is None or not self._takes(self._look):
            self.go(self.stack.currentIndex() + 1)
        else:
            self.take()

    def _choose_role(self, at: int) -> None:
        """A list of what the column can be, below its head."""
        if self._look is None or not 0 <= at < len(self._look.columns):
            return
        header = self.table.horizontalHeader()
        menu = QMenu(self)
        menu.setAccessibleName(self.tr("In deze kolom staat"))
        now = self._look.columns[at].role
        every = sorted(self._roles().items(), key=lambda one: one[0] != LEFT_OUT)
        for role, title in every:
            chosen = menu.addAction(language.told(title))
            chosen.setCheckable(True)
            chosen.setChecked(role == now)
            chosen.triggered.connect(
                lambda _on=False, what=role: self._answer({f"column:{at}": what})
            )
        menu.popup(header.mapToGlobal(QPoint(header.sectionViewportPosition(at), header.height())))

    def _choose_head(self, at: int) -> None:
        self._answer({"head": str(at + 1)})

    def _choose_sheet(self) -> None:
        chosen = self.sheet.value
        if self._look is not None and self._draft.book.sheets[self._look.sheet].name != chosen:
            self._answer({"sheet": chosen})

    def _answer(self, answers: dict[str, str]) -> None:
        self._change(self._draft.answered(answers))

    def take(self) -> None:
        """Take them into the club."""
        draft, found = self._draft, self._look
        if self._taking is not None or found is None:
            return
        rest = people.rest_of(draft, found)

        def work(club: OpenClub, progress: Callable[[int, int], None]) -> PeopleLook:
            return self._take_in(club, draft, leave_rest=rest is not None, progress=progress)

        if self._take(work, rest):
            self._show_way_on()

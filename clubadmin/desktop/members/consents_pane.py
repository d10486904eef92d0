"""Consents, ticked one by one or for all at once, with the words that are asked."""

from collections.abc import Callable, Collection
from datetime import date
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.forms import Choice, Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row, tip
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import Saved
from clubadmin.model.members.known import Consents, Purpose, Wording
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import consents
from clubadmin.services.members.consents import give_consent, withdraw_consent

_KEYS = dict(zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4), Purpose, strict=True))


class _Read(NamedTuple):
    people: tuple[Consents, ...]
    wordings: tuple[Wording, ...]


class ConsentsPane(TabPane):
    """A row a person, a column a purpose; the space bar ticks the purpose that is chosen."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops, self._theme = ops, theme
        self._asker = Asker(ops, self)
        self._read = _Read((), ())
        names = (
            self.tr("naam in krant en op website"),
            self.tr("foto's"),
            self.tr("nieuws per e-mail"),
            self.tr("telefoonlijst"),
        )
        self.purpose = Choice(
            {
                one.value: f"{number} · {name}"
                for number, (one, name) in enumerate(zip(Purpose, names, strict=True), 1)
            }
        )
        self.purpose.currentIndexChanged.connect(lambda _at: self._choose())
        self.search = search_field(self.tr("Zoeken op naam"))
        self.search.textChanged.connect(lambda _text: self._show())
        self.how = line(hint=self.tr("op papier, per e-mail"), most=consents.LONGEST_REMARK)
        self.wording = line(most=consents.LONGEST_WORDING)
        self.wording.returnPressed.connect(self._word)
        self.model: RowsModel[Consents] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Toestemming"), sort=0)
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        self.table.clicked.connect(lambda cell: self._choose_column(cell.column()))
        self.table.entered.connect(lambda _row: self.toggle())
        self.count = label(kind="muted")
        self.said = Said()
        self._just_said = False
        self.all_button = button("", self.give_all)
        self.no_button = button(self.tr("&Nee (-)"), self.refuse)
        self.tick_button = button(self.tr("&Wel of niet (spatie)"), self.toggle, "primary")
        SearchKeys(self.search, self.table)
        on_list(self.table, Qt.Key.Key_Space, self.toggle)
        on_list(self.table, Qt.Key.Key_Minus, self.refuse)
        for key, purpose in _KEYS.items():
            on_list(self.table, key, partial(self.toggle, purpose))
        self._lay_out()

    def _columns(self) -> list[Column[Consents]]:
        heads = (
            self.tr("1 Krant, web"),
            self.tr("2 Foto's"),
            self.tr("3 E-mail"),
            self.tr("4 Tel.lijst"),
        )
        answers = [
            Column(
                head,
                partial(_mark, purpose=purpose),
                partial(_order, purpose=purpose),
                look=partial(_look, purpose=purpose),
                width=13,
            )
            for purpose, head in zip(Purpose, heads, strict=True)
        ]
        return [
            Column(
                self.tr("Naam"),
                lambda one: one.member.label,
                lambda one: folded(one.member.sorted_name),
                least=34,
            ),
            *answers,
            Column(self.tr("Sinds"), self._since, self._day, width=24, spare=True),
            Column(
                self.tr("Hoe"),
                lambda one: one.to(self.chosen).remark,
                look="muted",
                width=17,
                spare=True,
            ),
        ]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        told = self.tr(
            "Vraag ieder lid wat mag (AVG); zonder vinkje mag het niet. Kies iemand en druk op 1,"
            " 2, 3 of 4: dat zet een vinkje. Dezelfde toets nog eens: nee. Intrekken kan altijd."
        )
        self.empty = EmptyPlace(
            self._theme,
            self.tr("Nog geen leden"),
            self.tr("Voer eerst leden in; dan kunt u hier aanvinken wie wat goed vindt."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.wording_field = Field(self.tr("Wat er &gevraagd wordt"), self.wording)
        top = row(
            Field(self.tr("&Zoeken"), self.search),
            Field(self.tr("Waar&voor"), self.purpose),
            Field(self.tr("&Hoe is het gezegd"), self.how),
            gap=grid(1.5),
        )
        foot = row(self.count, None, self.no_button, self.all_button, self.tick_button, gap=grid(1))
        tip(self.tick_button, self.tr("Spatie"))
        layout = column(
            label(told, "muted", wrap=True),
            top,
            self.wording_field,
            (self.stack, 1),
            self.said,
            foot,
        )
        layout.setSpacing(grid(1.25))
        self.setLayout(layout)

    @property
    def chosen(self) -> Purpose:
        """The purpose that the space bar and the buttons are about."""
        return Purpose(self.purpose.value)

    @property
    def current(self) -> Consents | None:
        """The row that is marked."""
        return self.model.row_at(self.table.currentIndex().row())

    @property
    def held(self) -> bool:
        """Whether other words are typed that are not stored."""
        return bool(self._read.wordings) and self.wording.text() != self._asked

    def start(self) -> None:
        """Begin in the search field."""
        self.search.setFocus()

    def toggle(self, purpose: Purpose | None = None) -> None:
        """Tick the row that is marked, or take its tick away.

        Args:
            purpose: of which; None for the one that is chosen.
        """
        one, of = self.current, purpose or self.chosen
        if one is None:
            return
        self._answer([one.member.id], of, yes=not one.to(of).holds)

    def refuse(self) -> None:
        """The row that is marked says no."""
        if (one := self.current) is not None:
            self._answer([one.member.id], self.chosen, yes=False)

    @property
    def unasked(self) -> list[int]:
        """The people in the search without an answer to the present wording; no is an answer."""
        answers = ((one.member.id, one.to(self.chosen)) for one in self.model.rows)
        return [
            number
            for number, said in answers
            if said.withdrawn_on is None
            and not (said.wording and language.told(said.wording) == self._asked)
        ]

    def give_all(self) -> None:
        """Everybody that the search leaves but who said no; it tells how many and the way back."""

        def told(saved: Saved) -> None:
            text = self.tr("✓ %1. Wie nee zei, blijft nee. Ctrl+Z neemt het terug.")
            self._say(text.replace("%1", language.told(saved.label)))

        self._answer(self.unasked, self.chosen, yes=True, told=told)

    def _answer(
        self,
        members: Collection[int],
        purpose: Purpose,
        *,
        yes: bool,
        told: Callable[[Saved], None] | None = None,
    ) -> None:
        act = give_consent if yes else withdraw_consent
        how, today = self.how.text(), date.today()

        def work(club: OpenClub) -> Saved:
            return act(club, members, today, how, purpose=purpose)

        done = told or (lambda _saved: self.said.say(""))
        self._ops.change(work, done, self._refuse)

    def _word(self) -> None:
        purpose, text = self.chosen, self.wording.text()
        if text == self._asked:
            return  # stored in the language of the program it would be the club's own

        def done(_wording: Wording) -> None:
            said = self.tr(
                "✓ Voortaan wordt dit gevraagd; wie al ja zei, deed dat op de oude tekst."
            )
            self._say(said)

        self._ops.change(lambda club: consents.word(club, purpose, text), done, self._refuse)

    def _say(self, sentence: str) -> None:
        self.said.say(sentence, "good")
        self._just_said = True  # the change itself has everything read again

    def refresh(self) -> None:
        """Read who agreed to what; what was said of a change before the last one goes."""
        if not self._just_said:
            self.said.say("")
        self._just_said = False

        def read(club: OpenClub) -> _Read:
            return _Read(consents.consents(club), consents.wordings(club))

        def take(read: _Read) -> None:
            held = self.held
            self._read = read
            self.stack.show_list(bool(read.people))
            if not held:
                self.wording.setText(self._asked)
                self.wording.setCursorPosition(0)
            self._show()

        self._asker.ask(read, take)

    def _choose_column(self, at: int) -> None:
        """Have a click be about the cell clicked, never about another purpose."""
        if 0 < at <= len(Purpose):  # the name comes first
            self.purpose.choose(list(Purpose)[at - 1].value)

    def _choose(self) -> None:
        self.wording.setText(self._asked)
        self.wording.setCursorPosition(0)
        self._show()

    @property
    def _asked(self) -> str:
        """The present wording for the chosen purpose."""
        found = (one for one in self._read.wordings if one.purpose is self.chosen)
        return next((language.told(one.text) for one in found), "")

    def _show(self) -> None:
        words = folded(self.search.text()).split()
        found = [
            one for one in self._read.people if all(w in folded(one.member.label) for w in words)
        ]
        self.table.show_rows(found)
        if found and self.current is None:
            self.table.selectRow(0)
        agreed = sum(one.to(self.chosen).holds for one in self._read.people)
        text = self.tr("%1 van de %2 vinden dit goed")
        self.count.setText(
            text.replace("%1", whole(agreed)).replace("%2", whole(len(self._read.people)))
        )
        count = len(self.unasked)
        self.all_button.setText(self.tr("&Allen in de lijst: %1").replace("%1", whole(count)))
        self.all_button.setEnabled(count > 0)

    def _since(self, one: Consents) -> str:
        answer = one.to(self.chosen)
        if answer.withdrawn_on is not None:
            return self.tr("nee, %1").replace("%1", plain_date(answer.withdrawn_on))
        return plain_date(answer.given_on) if answer.given_on else ""

    def _day(self, one: Consents) -> date:
        answer = one.to(self.chosen)
        return answer.withdrawn_on or answer.given_on or date.max

    def _refuse(self, error: Exception) -> None:
        self.said.say(f"! {troubles.sentence(error)}")


def _mark(one: Consents, purpose: Purpose) -> str:
    answer = one.to(purpose)
    if answer.holds:
        return "✓"
    return "–" if answer.withdrawn_on is not None else ""


def _order(one: Consents, purpose: Purpose) -> tuple[int, str]:
    """The order of a row: those who agreed first, those without an answer last."""
    return ("✓", "–", "").index(_mark(one, purpose)), folded(one.member.sorted_name)


def _look(one: Consents, purpose: Purpose) -> str:
    return "good" if one.to(purpose).holds else "muted"

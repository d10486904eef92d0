"""The tab of what is collected: the next file, telling members of it, and what came of the others.

A club that has no contract for it with its bank never sees this tab.
"""

from dataclasses import dataclass
from datetime import date, datetime

from PySide6.QtWidgets import QFrame

from clubadmin.desktop.administration.bank_ledger import at_bank
from clubadmin.desktop.administration.collecting_forms import Returned
from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Pane, euros, told_reason
from clubadmin.desktop.administration.statement import StatementPane
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.days import typed_day, with_calendar
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import member_column, right_column
from clubadmin.desktop.kit.forms import Choice, Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel, panel
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.administration.debits import (
    Collection,
    CollectionPlan,
    Debit,
    DebitState,
    LeftOut,
)
from clubadmin.model.administration.dues import DuesLetters
from clubadmin.model.members.member import Member
from clubadmin.services.administration import collecting, debit_outcomes
from clubadmin.services.administration.iban import masked
from clubadmin.services.club.club import OpenClub

_NEXT = "0"  # the file that is not written yet


@dataclass(frozen=True)
class Row:
    """Somebody in a file, or with a mandate and why not."""

    debit: Debit | None = None
    out: LeftOut | None = None

    @property
    def member(self) -> Member:
        """The member of the row."""
        one = self.debit or self.out
        assert one is not None
        return one.member


class CollectingPane(Pane):
    """The choice of a file, its lines, and beside them what can be done with each."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.title = self.tr("Incasso")
        self._asker = Asker(ops, self)
        self._plan: CollectionPlan | None = None
        self._written = ""  # the file that was made last, until it is in the list
        self.which = Choice({_NEXT: self.tr("Volgende incasso")}, name=self.tr("Welke incasso"))
        self.which.currentIndexChanged.connect(self._show)
        self.model: RowsModel[Row] = RowsModel(theme, self._columns(), lambda one: one.member.id)
        self.table = ListTable(theme, self.model, self.tr("Incasso"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        self.told = Said()
        self.count = label(kind="muted", wrap=True)
        parts = (row(self.which, None), self.told, framed(self.table), self.count)
        panel = self._panel()
        self.setLayout(column(ListWithPanel("collecting", parts, panel, theme.grid(1.5))))
        self._show()

    def _columns(self) -> list[Column[Row]]:
        def of(one: Row, part: str) -> str:
            return str(getattr(one.debit, part)) if one.debit else ""

        return [
            member_column(self.tr("Naam"), least=22),
            right_column(
                self.tr("Bedrag"), lambda one: euros(one.debit.amount) if one.debit else "", 11
            ),
            Column(self.tr("Stand"), self._state, width=16),
            Column(self.tr("Mandaat"), lambda one: of(one, "mandate"), width=12, spare=True),
            Column(
                self.tr("Rekening"),
                lambda one: masked(one.debit.account) if one.debit else "",
                width=26,
                spare=True,
            ),
        ]

    def _state(self, one: Row) -> str:
        if one.debit is None:
            return self.tr("kan niet")
        return {
            DebitState.PLANNED: self.tr("klaar"),
            DebitState.UNDER_WAY: self.tr("onderweg"),
            DebitState.BOOKED: self.tr("binnen"),
            DebitState.RETURNED: self.tr("terug"),
        }[one.debit.state]

    def _panel(self) -> QFrame:
        grid = self.theme.grid
        self._heading = label(kind="heading", wrap=True)
        self._lines = label(wrap=True)
        self.day = with_calendar(line(hint=self.tr("16-11-2026"), most=10))
        self.day_field = Field(
            self.tr("&Afschrijven op"), self.day, self.tr("Een dag waarop banken werken.")
        )
        self.day.editingFinished.connect(self._ask)
        self.letters_button = button(self.tr("&Brieven"), self._announce)
        self.file_button = button(self.tr("B&estand maken"), self._collect, "primary")
        self.in_button = button(self.tr("Staat &op de rekening"), self._came_in, "primary")
        self.again_button = button(self.tr("B&estand nog eens"), self._write_again, "quiet")
        self._ways = holder(
            column(row(None, self.in_button), row(self.again_button, None), gap=grid(1))
        )
        self.returned = Returned(grid(1), self._return_one, self._return_all)
        self.returned.asking.connect(lambda asked: self._ways.setVisible(not asked))
        self.panel = panel(
            self.theme,
            self._heading,
            self._lines,
            self.day_field,
            row(None, self.letters_button),
            row(None, self.file_button),
            self._ways,
            None,
            self.returned,
        )
        return self.panel

    def show_ledger(self, ledger: Ledger) -> None:
        """The next file is reckoned anew; the one that is looked at stays."""
        another = ledger.season != self.ledger.season
        before = day_in_figures(at_bank(self.ledger).collect_on)
        super().show_ledger(ledger)
        there = {
            str(one.id): self.tr("%1: € %2")
            .replace("%1", day_in_figures(one.collect_on))
            .replace("%2", euros(one.sum_of()))
            for one in at_bank(ledger).collections
        }
        self.which.offer({_NEXT: self.tr("Volgende incasso")} | there)
        self._choose_written()
        if another or self.day.text() in ("", before):
            self.day.setText(day_in_figures(at_bank(ledger).collect_on))
        self._ask()
        self._show()

    def _choose_written(self) -> None:
        if self._written and self.which.findData(self._written) >= 0:
            self.which.choose(self._written)
            self._written = ""

    @property
    def is_used(self) -> bool:
        """Whether the club collects, or did."""
        there = at_bank(self.ledger)
        return bool(there.creditor.identifier or there.collections)

    def start(self) -> None:
        """Begin in the list of lines, or at the choice of a file."""
        (self.table if self.model.rows else self.which).setFocus()

    def _ask(self) -> None:
        """Ask for the contents of a file for the day."""
        day, good = typed_day(self.day_field)
        if not at_bank(self.ledger).creditor.identifier or not good or day is None:
            return
        season_id, today = self.season_id, date.today()
        self._asker.ask(
            lambda club: collecting.plan(club, season_id, day, today),
            self._planned,
            self._unplanned,
        )

    def _planned(self, found: CollectionPlan) -> None:
        self._plan = found
        self._show()

    def _unplanned(self, error: Exception) -> None:
        self._plan = None
        self.day_field.complain(troubles.sentence(error))
        self._show()

    @property
    def _file(self) -> Collection | None:
        """The file that is looked at; None for the next."""
        every = at_bank(self.ledger).collections
        return next((one for one in every if str(one.id) == self.which.value), None)

    def _rows(self) -> list[Row]:
        if (file := self._file) is not None:
            return [Row(one) for one in file.debits]
        if self._plan is None:
            return []
        return [*map(Row, self._plan.debits), *(Row(None, one) for one in self._plan.left_out)]

    def _show(self) -> None:
        file, rows = self._file, self._rows()
        self.table.show_rows(rows)
        for one in (self.day_field, self.letters_button, self.file_button):
            one.setVisible(file is None)
        ready = self._plan is not None and bool(self._plan.debits)
        self.letters_button.setEnabled(ready)
        self.file_button.setEnabled(ready)
        under_way = file is not None and file.sum_of(DebitState.UNDER_WAY) > 0
        self.again_button.setVisible(file is not None)
        self.in_button.setVisible(under_way)
        text, amount = self._sums(file)
        self.count.setText(text)
        self._heading.setText(amount)
        self._look_at(self.table.currentIndex().row())

    def _sums(self, file: Collection | None) -> tuple[str, str]:
        if file is None:
            planned = self._plan.debits if self._plan else ()
            amount = f"€ {euros(self._plan.total if self._plan else 0)}"
            who = counted(len(planned), self.tr("lid"), self.tr("leden"))
            text = self.tr("%1 in deze incasso").replace("%1", who)
            if self._plan is not None and not planned:
                text = self.tr(
                    "Niemand met een mandaat is dan iets schuldig. Een mandaat vult u in op de"
                    " kaart bij Leden."
                )
            return text, amount
        parts = (
            (self.tr("onderweg € %1"), DebitState.UNDER_WAY),
            (self.tr("binnen € %1"), DebitState.BOOKED),
            (self.tr("terug € %1"), DebitState.RETURNED),
        )
        who = counted(len(file.debits), self.tr("lid"), self.tr("leden"))
        sums = [
            text.replace("%1", euros(file.sum_of(state)))
            for text, state in parts
            if file.sum_of(state)
        ]
        return ", ".join((who, *sums)), f"€ {euros(file.sum_of())}"

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        file = self._file
        if file is None:
            self._lines.setText("\n".join(self._told_of_plan(one)))
            self.returned.hide()
            return
        lines = [self.tr("Gemaakt op %1").replace("%1", day_in_figures(file.made_at.date()))]
        lines.append(self.tr("Kenmerk bij de bank: %1").replace("%1", file.message))
        debit = one.debit if one else None
        if debit is not None:
            lines.append(f"{debit.member.label}: € {euros(debit.amount)}, {debit.end_to_end}")
            if debit.reason:
                lines.append(told_reason(debit.reason))
        self._lines.setText("\n".join(lines))
        self.returned.show_line(debit, under_way=file.sum_of(DebitState.UNDER_WAY) > 0)

    def _told_of_plan(self, one: Row | None) -> list[str]:
        planned = self._plan
        if planned is None:
            return []
        if one is not None and one.out is not None:
            return [language.told(one.out.why)]
        if planned.told_on is not None:
            told = self.tr("Aangekondigd op %1.").replace("%1", day_in_figures(planned.told_on))
        else:
            told = self.tr("Nog niet aangekondigd met brieven.")
        if planned.told_in_time:
            return [told]
        last = self.tr("Uiterlijk op %1 moeten de leden het weten.")
        return [told, last.replace("%1", day_in_figures(planned.told_by))]

    def _announce(self) -> None:
        """Letters to whom it is collected of; that they were made is kept."""
        planned, today = self._plan, date.today()
        if planned is None:
            return
        title = self.tr("Brieven")

        def work(club: OpenClub) -> DuesLetters:
            found = collecting.letters_about(club, planned.season_id, today, planned.collect_on)
            collecting.announce(club, planned.season_id, planned.collect_on, today)
            return found

        def show(found: DuesLetters) -> None:
            made = paper_of("administration.letters.dues_letters", found)
            preview_paper(self, title, made, files.titled_file(title, planned.collect_on))

        self.ops.change(work, show, self._refused_by)

    def _collect(self) -> None:
        planned = self._plan
        if planned is None:
            return
        file = files.ask_target(
            self,
            self.tr("Bestand voor de bank"),
            files.titled_file(self.tr("Incasso"), planned.collect_on, ending="xml"),
            self.tr("Incasso (*.xml)"),
        )
        if file is None:
            return
        now = datetime.now().replace(microsecond=0)

        def written(made: Collection) -> None:
            self._written = str(made.id)
            self._choose_written()
            text = self.tr("%1 staat klaar voor de bank: %2, samen € %3.")
            who = counted(len(made.debits), self.tr("lid"), self.tr("leden"))
            for sign, value in (("%1", file.name), ("%2", who), ("%3", euros(made.sum_of()))):
                text = text.replace(sign, value)
            self.told.say(text, "good")

        self.ops.change(
            lambda club: collecting.collect(club, planned, file, now), written, self._refused_by
        )

    def _write_again(self) -> None:
        there, season_id = self._file, self.season_id
        if there is None:
            return
        file = files.ask_target(
            self,
            self.tr("Bestand voor de bank"),
            files.titled_file(self.tr("Incasso"), there.collect_on, ending="xml"),
            self.tr("Incasso (*.xml)"),
        )
        if file is not None:
            self.ops.run(
                lambda club: collecting.write_again(club, season_id, there.id, file),
                lambda _answer: self.told.say(file.name, "good"),
                self._refused_by,
            )

    def _came_in(self) -> None:
        if (file := self._file) is not None:
            today = date.today()
            self.change(
                lambda club: debit_outcomes.came_in(club, file.id, today), self._done, self._refused
            )

    def _return_one(self, debit: Debit, reason: str) -> None:
        today = date.today()
        self.change(
            lambda club: debit_outcomes.came_back(club, debit.id, reason, today),
            self._done,
            self._refused,
        )

    def _return_all(self, reason: str) -> None:
        file, today = self._file, date.today()
        if file is not None:
            self.change(
                lambda club: debit_outcomes.fell_through(club, file.id, reason, today),
                self._done,
                self._refused,
            )

    def _done(self) -> None:
        self.told.say("")
        self.table.setFocus()

    def _refused(self, sentence: str) -> None:
        self.told.say(sentence, "error")

    def _refused_by(self, error: Exception) -> None:
        self._refused(troubles.sentence(error))


TABS = (StatementPane, CollectingPane)  # the tabs that come with the bank

"""A fill-in game: who sits out, and who is lent to make up the table."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowParticipant
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import figured, worded
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import counted, spoken_time
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.sheet.states import state_word
from clubadmin.desktop.work import troubles
from clubadmin.model.draw.ledger import FillIn, Lendable
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState, TablePlace
from clubadmin.services.draw import ledger
from clubadmin.services.evenings import evenings


class FillInWindow(SideWindow):
    """The space bar ticks who is lent; the first tables signed off are ticked already.

    `at` is the evening, and the round that is shown first.
    """

    seated = Signal(object)  # the Evening with the extra table, or without it

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, at: tuple[Evening, int]
    ) -> None:
        super().__init__(parent, ops, theme, "fill-in", (92, 76))
        self.setWindowTitle(self.tr("Invaltafel"))
        evening, number = at
        self._evening = evening
        self._proposal: FillIn | None = None
        self.lent: list[int] = []  # participants' ids, in the order in which they were ticked
        self.rounds = Choice(name=self.tr("Ronde"))
        self.rounds.offer(
            {
                str(plan.round): self.tr("Ronde %1").replace("%1", str(plan.round))
                for plan in evening.plan
            }
        )
        self.rounds.choose(str(number))
        self.rounds.currentIndexChanged.connect(self._other_round)
        self.about = label(wrap=True)
        self.model: RowsModel[Lendable] = RowsModel(
            theme, self._columns(), lambda one: one.participant.id
        )
        self.table = ListTable(theme, self.model, self.tr("Wie er in kan vallen"), sort=-1)
        self.table.lead(lambda one: ShowParticipant(one.participant.id))
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self.make_button = button(self.tr("Invaltafel &maken"), self.make, "primary")
        self.print_button = button(self.tr("Formulier af&drukken"), self.print_sheet)
        self.away_button = button(self.tr("Invaltafel &wegnemen"), self.take_away, "danger")
        self._lay_out()
        self.refresh()

    @property
    def round(self) -> int:
        """The round that is chosen."""
        return int(self.rounds.value or 1)

    def refresh(self) -> None:
        """Read the evening as it is now."""
        self.ops.run(
            partial(evenings.evening, evening_id=self._evening.id), self._read, self._refused
        )

    def make(self) -> None:
        """Make the extra table of who is ticked."""
        number, lent = self.round, tuple(self.lent)
        self.ops.change(
            partial(ledger.seat, evening_id=self._evening.id, round_number=number, lent=lent),
            self._made,
            self._refused,
        )

    def take_away(self) -> None:
        """Take the extra table away again."""
        self.ops.change(
            partial(ledger.take_away, evening_id=self._evening.id, round_number=self.round),
            self._made,
            self._refused,
        )

    def print_sheet(self) -> None:
        """The blank sheet of the extra table, and no other."""
        extra = [one for one in self._plan.tables if one.fill_ins]
        alone = replace(self._evening, plan=(replace(self._plan, tables=tuple(extra)),))
        blank = paper_of("blanks.blanks.blank_sheets", alone)
        preview_paper(self, self.tr("Formulier"), blank, failed=self._refused)

    def toggle(self) -> None:
        """Tick who is marked, or take the tick away."""
        at = self.table.currentIndex().row()
        if self._proposal is None or not 0 <= at < len(self.model.rows):
            return
        one = self.model.rows[at].participant.id
        if one in self.lent:
            self.lent.remove(one)
        else:
            self.lent.append(one)
        self._show_ticks()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the list ticks as well; the window is not closed by it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        box = framed(self.table)
        self.box = box
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        head = row((self.about, 1), self.rounds, gap=grid(1.5))
        foot = row(away, None, self.away_button, self.print_button, self.make_button, gap=grid(1))
        self.setLayout(column(head, (box, 1), self.said, foot, gap=grid(1.5), margin=grid(2)))
        self.table.entered.connect(lambda _row: self.toggle())
        on_list(self.table, Qt.Key.Key_Space, self.toggle)

    def _columns(self) -> list[Column[Lendable]]:
        def chosen(one: Lendable) -> str:
            return "✓" if one.participant.id in self.lent else ""

        return [
            Column("", chosen, width=4, hint=self.tr("Gekozen")),
            figured(self.tr("Nr"), lambda one: one.participant.number, width=6),
            worded(
                self.tr("Naam"),
                lambda one: one.participant.name,
                look=lambda one: "strong" if one.participant.id in self.lent else "",
                least=24,
            ),
            Column(
                self.tr("Tafel"),
                lambda one: str(one.table) if one.table else self.tr("stil"),
                lambda one: one.table,
                right=True,
                width=8,
            ),
            Column(
                self.tr("Formulier"),
                self._state,
                lambda one: (not one.signed_at, one.signed_at, one.table),
                look=lambda one: "" if one.done else "muted",
                width=24,
            ),
        ]

    def _state(self, one: Lendable) -> str:
        if not one.table:
            return ""
        if one.state is not SheetState.SIGNED:
            return state_word(one.state)
        return self.tr("afgetekend %1").replace("%1", spoken_time(one.signed_at)).strip()

    def _read(self, evening: Evening) -> None:
        self._evening = evening
        self._ask()

    def _other_round(self) -> None:
        self.lent = []
        self._proposal = None
        self._ask()

    def _ask(self) -> None:
        extra = next((one for one in self._plan.tables if one.fill_ins), None)
        self.away_button.setVisible(extra is not None)
        self.make_button.setVisible(extra is None)
        self.print_button.setVisible(extra is not None)
        self.rounds.setVisible(len(self._evening.plan) > 1)
        if extra is not None:
            self._show_extra(extra)
            return
        self.ops.run(
            partial(ledger.propose, evening_id=self._evening.id, round_number=self.round),
            self._proposed,
            self._not_possible,
        )

    @property
    def _plan(self) -> RoundPlan:
        return next(one for one in self._evening.plan if one.round == self.round)

    def _show_extra(self, extra: TablePlace) -> None:
        """Show the players of the fill-in game; one who sat out has no table of his own."""
        self._proposal, self.lent = None, []
        self.said.say("")
        text = self.tr("In ronde %1 is tafel %2 de invaltafel. Het formulier staat bij 3.")
        self.about.setText(text.replace("%1", str(self.round)).replace("%2", str(extra.number)))
        people = {one.number: one for one in self._evening.participants}
        own = {number: one for one in self._plan.drawn for number in one.numbers}
        self.table.show_rows(
            [
                Lendable(people[number], at.number if at else 0, at.state if at else extra.state)
                for number in dict.fromkeys(extra.numbers)
                for at in (own.get(number),)
            ]
        )
        self.box.setEnabled(True)
        self.print_button.setFocus()

    def _proposed(self, proposal: FillIn) -> None:
        if proposal.round != self.round:
            return
        self.said.say("")
        self.box.setEnabled(True)
        fresh = self._proposal is None
        self._proposal = proposal
        there = {one.participant.id for one in proposal.lendable}
        self.lent = list(proposal.proposed) if fresh else [x for x in self.lent if x in there]
        self.table.show_rows(proposal.lendable)
        self._show_ticks()
        if fresh:
            first = self.lent[0] if self.lent else proposal.lendable[0].participant.id
            self.table.select_key(first)
            (self.make_button if self._ready else self.table).setFocus()

    @property
    def _ready(self) -> bool:
        return self._proposal is not None and len(self.lent) == self._proposal.needed

    def _show_ticks(self) -> None:
        proposal = self._proposal
        if proposal is None:
            return
        self.table.viewport().update()
        out = ", ".join(f"{one.number} {one.name}" for one in proposal.resting)
        if not self.lent:
            text = self.tr("Stil zit: %1. Vink %3 aan voor tafel %2.")
        else:
            text = self.tr("Stil zit: %1. Voor tafel %2: %4 van %3 aangevinkt.")
        needed = counted(proposal.needed, self.tr("invaller"), self.tr("invallers"))
        for sign, value in enumerate((proposal.table, needed, len(self.lent)), 2):
            text = text.replace(f"%{sign}", str(value))
        self.about.setText(text.replace("%1", out))
        self.make_button.setEnabled(self._ready)
        if not proposal.proposed and not self.lent:
            self.said.say(
                self.tr(
                    "Nog geen tafel is afgetekend. Wie al klaar is, vinkt u aan met de spatiebalk."
                ),
                "muted",
            )
        else:
            self.said.say("")

    def _made(self, evening: Evening) -> None:
        self.seated.emit(evening)
        self.close()

    def _not_possible(self, error: Exception) -> None:
        """Tell in place of the list why there is no such game in this round."""
        self._proposal = None
        self.box.setEnabled(False)
        self.table.show_rows([])
        self.make_button.setEnabled(False)
        self.about.setText(troubles.sentence(error))

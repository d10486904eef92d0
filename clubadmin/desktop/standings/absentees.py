"""Wie was er niet: with notice or without, of an evening that is still to come or long closed."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowRanked
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import worded
from clubadmin.desktop.kit.figures import plain_date, short_date
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.standings.ranking_rule import RankingRule, parse_rule
from clubadmin.domain.standings.ranking_words import worth_text
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Absentee, Absentees
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings import absences
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting


@dataclass(frozen=True)
class Asked:
    """The absentees, and the rule that values their absence."""

    found: Absentees
    rule: RankingRule  # in force at the end
    since: date | None  # since when, where another one held on the evening


class AbsenteesWindow(SideWindow):
    """Everybody who is looked for; what is noted is kept at once, and can be undone."""

    help_topic = "stand-regel"

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, evening_id: int, of: int | None
    ) -> None:
        super().__init__(parent, ops, theme, "absentees", (92, 72))
        self.setWindowTitle(self.tr("Wie was er niet"))
        self._evening_id, self._competition_id = evening_id, of
        self._asker = Asker(ops, self)
        self._rows: tuple[Absentee, ...] = ()
        self._ranked_in = 0  # the competition of which these are entrants
        self._typed_of = 0  # whose remark is in view
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken wie er niet was"))
        self.search.textChanged.connect(self._fill)
        self.model: RowsModel[Absentee] = RowsModel(
            theme, self._columns(), lambda one: one.entrant_id
        )
        self.table = ListTable(theme, self.model, self.tr("Wie er niet was"), sort=0)
        self.table.lead(lambda one: ShowRanked(self._ranked_in, one.entrant_id))
        self.told_button = button(self.tr("&Afgemeld"), lambda: self._note(notice=True))
        self.silent_button = button(self.tr("Zonder &bericht"), lambda: self._note(notice=False))
        self.unknown_button = button(self.tr("&Niet bekend"), lambda: self._note(notice=None))
        self.remark = line(hint=self.tr("Bijvoorbeeld: belde dinsdag, ziek"), most=200)
        self.remark.returnPressed.connect(self._note_remark)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read who is away."""
        number, competition = self._evening_id, self._competition_id

        def work(club: OpenClub) -> Asked:
            found = absences.absentees(club, number, competition)
            adopted = club.read(adopting.adopted_rules, found.competition_id)
            if adopted and adopted[-1].valid_from > found.date:
                return Asked(found, parse_rule(adopted[-1].ranking), adopted[-1].valid_from)
            rule = standings(club, found.competition_id, after=found.number).rule
            return Asked(found, parse_rule(rule), None)

        self._asker.ask(work, self._show)

    def reject(self) -> None:
        """Escape: a remark that was typed is kept as by Enter."""
        if not self._keep_typed():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The cross: likewise."""
        if self._keep_typed():
            event.ignore()
        else:
            super().closeEvent(event)

    def _club_opened(self) -> None:
        self.remark.setModified(False)  # it was about somebody of the other club
        super()._club_opened()

    def _keep_typed(self) -> bool:
        """Whether a remark is being kept, after which the window goes."""
        one = self._marked
        if one is None or not self.remark.isModified() or self.remark.text() == one.remark:
            return False
        self._note(notice=one.notice is not False, then=self.close)
        return True

    def _columns(self) -> list[Column[Absentee]]:
        return [
            worded(self.tr("Naam"), lambda one: one.name, least=22),
            Column(self.tr("Bericht"), self._said_of, self._order, width=18, look=_look),
            worded(self.tr("Opmerking"), lambda one: one.remark, look="muted", least=18),
        ]

    def _said_of(self, one: Absentee) -> str:
        if one.notice is None:
            return "–"
        return self.tr("✓ afgemeld") if one.notice else self.tr("! zonder bericht")

    def _order(self, one: Absentee) -> int:
        return (True, False, None).index(one.notice)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Niemand wordt gemist"),
            self.tr(
                "Hier komt te staan wie eerder in deze competitie speelde of in een groep "
                "zit, en op deze avond niet aanwezig is. Meldt iemand anders zich af, typ dan "
                "bij Aanwezig de naam en druk op F2."
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        noting = (self.told_button, self.silent_button, self.unknown_button)
        self._noting = holder(row(*noting, None, gap=grid(1)))
        self._remark_field = Field(self.tr("&Opmerking"), self.remark)
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        parts = (
            self.heading,
            self.about,
            self.search,
            (self.stack, 1),
            self._noting,
            self._remark_field,
            self.said,
            row(None, away),
        )
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))

    def _wire(self) -> None:
        SearchKeys(self.search, self.table)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._turn)
        on_list(self.table, Qt.Key.Key_Space, self._turn)
        on_list(self.table, Qt.Key.Key_Delete, lambda: self._note(notice=None))
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        QShortcut(QKeySequence("Ctrl+Z"), self, lambda: self._step_back(again=False))
        QShortcut(QKeySequence("Ctrl+Y"), self, lambda: self._step_back(again=True))

    def _show(self, asked: Asked) -> None:
        found = asked.found
        first = not self.heading.text()
        title = self.tr("%1 · avond %2 · %3").replace("%2", str(found.number))
        title = title.replace("%3", short_date(found.date))
        self.heading.setText(title.replace("%1", found.competition))
        self._rows = found.rows
        self._ranked_in = found.competition_id
        self.about.setText(self._worth(asked))
        self.stack.show_list(bool(found.rows))
        for widget in (self.search, self._remark_field, self._noting):
            widget.setVisible(bool(found.rows))
        self._fill()
        if first and found.rows:
            self.table.selectRow(0)
            self.table.setFocus()

    def _worth(self, asked: Asked) -> str:
        """Tell the worth of an absence by the rule, so that nobody notes for nothing."""
        spoken, rule = current(), asked.rule
        if asked.since is not None:
            return _worth_since(rule, asked.since)
        if not rule.gives:
            return self.tr("De regel van de stand geeft niets voor een gemiste avond.")
        told = worth_text(rule.absent, spoken) if rule.absent else self.tr("niets")
        if rule.unnotified is None:
            text = self.tr("Wie er niet is, krijgt volgens de regel: %1, met of zonder bericht.")
            return text.replace("%1", told)
        text = self.tr(
            "Afgemeld: %1. Zonder bericht, of niet bekend: %2. Zo staat het in de regel van de "
            "stand."
        )
        return text.replace("%2", worth_text(rule.unnotified, spoken)).replace("%1", told)

    def _fill(self) -> None:
        words = folded(self.search.text()).split()
        shown = [one for one in self._rows if all(word in folded(one.name) for word in words)]
        self.table.show_rows(shown)
        self._look_at(self.table.currentIndex().row())

    @property
    def _marked(self) -> Absentee | None:
        return self.model.row_at(self.table.currentIndex().row())

    def _look_at(self, _at: int) -> None:
        one, typed = self._marked, self.remark.isModified()
        same = one is not None and one.entrant_id == self._typed_of
        self._typed_of = one.entrant_id if one is not None else 0
        for widget in (self.told_button, self.silent_button, self.unknown_button, self.remark):
            widget.setEnabled(one is not None)
        if not (same and typed):
            self.remark.setText(one.remark if one else "")
        self.said.say("")

    def _turn(self) -> None:
        """Turn a note: with notice, without, not known, and round again."""
        one = self._marked
        if one is not None:
            following = {None: True, True: False, False: None}
            self._note(notice=following[one.notice])

    def _note_remark(self) -> None:
        """A remark is of somebody who gave notice, unless it was noted that he did not."""
        one = self._marked
        if one is not None:
            self._note(notice=one.notice is not False)
            self.table.setFocus()

    def _note(self, *, notice: bool | None, then: Callable[[], object] = bool) -> None:
        """Keep what is known of who is marked, with the remark as it stands there."""
        one = self._marked
        if one is None:
            return
        number, competition = self._evening_id, self._competition_id
        said = self.remark.text()
        self.remark.setModified(False)

        def work(club: OpenClub) -> Absentees:
            return absences.set_absence(
                club, number, one.entrant_id, notice, said, competition_id=competition
            )

        def done(found: Absentees) -> None:
            self._rows = found.rows
            self._fill()
            then()

        self.ops.change(work, done, self._refused)

    def _step_back(self, *, again: bool) -> None:
        """Take back the last thing that was noted of this evening, or do it again."""
        number = self._evening_id

        def work(club: OpenClub) -> Saved:
            step = history.redo if again else history.undo
            return step(club, absences.undo_scope(number))

        self.ops.change(work, lambda _saved: None, self._refused)


def _look(one: Absentee) -> str:
    return {True: "good", False: "warning", None: "muted"}[one.notice]


def _worth_since(rule: RankingRule, since: date) -> str:
    """Tell the worth by a rule adopted after the evening: earlier absences count so."""
    spoken, nothing = current(), translate("AbsenteesWindow", "niets")
    if not rule.gives:
        text = translate(
            "AbsenteesWindow", "Voor de stand vanaf %1 levert een gemiste avond niets op."
        )
        return text.replace("%1", plain_date(since))
    text = translate(
        "AbsenteesWindow",
        "Voor de stand vanaf %1 telt een gemiste avond voor %2, met of zonder bericht.",
    )
    if rule.unnotified is not None:
        text = translate(
            "AbsenteesWindow",
            "Voor de stand vanaf %1 telt een gemiste avond, ook deze: afgemeld voor %2; zonder"
            " bericht, of niet bekend, voor %3.",
        ).replace("%3", worth_text(rule.unnotified, spoken))
    told = worth_text(rule.absent, spoken) if rule.absent else nothing
    return text.replace("%1", plain_date(since)).replace("%2", told)

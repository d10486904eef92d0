"""The third step: what would come into the club, to be held beside the paper."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.importing.words import left, without
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.model.importing.importing import Coming, Draft, Look
from clubadmin.services.importing import unsure_rows


class ComingStep(QWidget):
    """The evenings, the new members, what is left out; one button takes it all."""

    taken = Signal()
    without_chosen = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.model: RowsModel[Coming] = RowsModel(
            theme, self._columns(), lambda one: (one.season, one.competition, one.number)
        )
        self.table = ListTable(theme, self.model, self.tr("De avonden die erbij komen"), sort=-1)
        self.table.entered.connect(lambda _row: self._take())
        self.people = label(wrap=True)
        self.rows = label(kind="muted", wrap=True)
        self.former = QCheckBox(
            self.tr("Wie nieuw is speelt nu &niet meer: oud-leden, niet bij Aanwezig")
        )
        self.without = QCheckBox()
        self.without.clicked.connect(self.without_chosen)
        self.told = Said()
        self.take_button = button(self.tr("&Inlezen"), self.taken.emit, "primary")
        grid = theme.grid
        self.take_button.setAutoDefault(False)
        foot = row((self.told, 100), None, self.take_button, gap=grid(1))
        self.setLayout(
            column(
                (self.table, 1),
                *(self.people, self.former, self.rows, self.without, foot),
                gap=grid(1.5),
            )
        )
        self.setFocusProxy(self.table)

    def _columns(self) -> list[Column[Coming]]:
        return [
            Column(self.tr("Seizoen"), lambda one: one.season, width=12),
            Column(self.tr("Competitie"), lambda one: one.competition, least=14),
            figured(self.tr("Avond"), lambda one: one.number, width=10),
            Column(self.tr("Datum"), self._day, lambda one: str(one.date or ""), width=14),
            figured(self.tr("Deelnemers"), lambda one: one.entrants, width=13, spare=True),
            Column(self.tr("Eerste"), lambda one: one.best[0], least=16, spare=True),
            figured(self.tr("Hoogste"), lambda one: one.best[1], whole, width=11),
            figured(self.tr("Laagste"), lambda one: one.lowest, whole, width=11, spare=True),
            figured(
                self.tr("Alles samen"),
                lambda one: one.total,
                whole,
                width=14,
                hint=self.tr("De som van alle punten, om naast het papier te leggen"),
            ),
            Column(self.tr("Wat ermee is"), self._fate, look=self._look, width=17),
        ]

    def _day(self, one: Coming) -> str:
        if one.depth == "opening":
            return "–"
        return short_date(one.date) if one.date else "?"

    def _fate(self, one: Coming) -> str:
        if one.depth == "opening":
            return self.tr("beginstand")
        if one.replaces:
            return self.tr("vervangt wat er is")
        if one.joins:
            return self.tr("komt bij wat er is")
        return self.tr("per ronde") if one.depth == "round" else self.tr("hele avond")

    def _look(self, one: Coming) -> str:
        return "warning" if one.replaces else "muted"

    def show_look(self, draft: Draft, look: Look) -> None:
        """Show what would come now."""
        self.former.setChecked(draft.former)
        unsure = look.rest or unsure_rows(draft, look)
        self.without.setChecked(draft.without)
        self.without.setText(without(len(unsure)))
        self.without.setVisible(bool(unsure))
        self.former.setVisible(bool(look.new_members))
        self.table.show_rows((*look.openings, *look.evenings))
        self.people.setText(self._people(look))
        self.rows.setText(self._left(look))
        self.take_button.setEnabled(look.ready)
        if look.ready:
            text = self.tr("%1 uitslagen op %2 avonden. Daarna brengt Ctrl+Z alles terug.")
            text = text.replace("%1", whole(look.results))
            self.told.say(text.replace("%2", whole(len(look.evenings))), "muted")
        elif look.open:
            text = self.tr("! Beslis eerst nog %1 keer; zo lang komt er niets bij.")
            self.told.say(text.replace("%1", str(look.open)), "warning")
        else:
            self.told.say(self.tr("! Er blijft niets over om in te lezen."), "warning")

    def _take(self) -> None:
        """Enter on the evenings is for the button, where that can be pressed."""
        if self.take_button.isEnabled():
            self.taken.emit()

    def show_progress(self, done: int, total: int) -> None:
        """How many evenings are in."""
        text = self.tr("Bezig: avond %1 van %2. Esc stopt, en dan komt er niets bij.")
        text = text.replace("%1", str(done + 1)).replace("%2", str(total))
        self.told.say(text, "muted")

    def _people(self, look: Look) -> str:
        one, more = self.tr("1 bekend lid"), self.tr("%1 bekende leden")
        known = one if look.known_members == 1 else more.replace("%1", str(look.known_members))
        if look.open and not look.new_members:
            return self.tr("%1 tot nu toe.").replace("%1", known)
        if not look.new_members:
            return self.tr("%1; niemand nieuw.").replace("%1", known)
        names = ", ".join(look.new_members[:40])
        if len(look.new_members) > 40:
            names += " …"
        text = self.tr("%1; %2 nieuw: %3").replace("%1", known)
        return text.replace("%2", str(len(look.new_members))).replace("%3", names)

    def _left(self, look: Look) -> str:
        parts = [left(reason, count) for reason, count in look.left]
        said = [self.tr("Niet gebruikt: %1.").replace("%1", ", ".join(parts))] if parts else []
        if look.seasons:
            text = self.tr("Nieuw of langer seizoen: %1.")
            said.append(text.replace("%1", ", ".join(look.seasons)))
        return " ".join(said)

"""Ook meetellen: evenings of other competitions that count in this one as well."""

from datetime import date

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowPastEvening
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured, worded
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.language import told, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.standings.habit import LEAST, Kind, kind_of
from clubadmin.model.evenings.also_counting import AlsoCounting, OtherEvening
from clubadmin.services.evenings import also_counts

NONE = "none"
_ALL = "all:"


def quick_texts(found: AlsoCounting) -> dict[str, str]:
    """The quick choices among these evenings; "" stands for no choice yet."""
    texts = {"": translate("QuickChoices", "kies hier, of zet zelf vinkjes")}
    possible = [one for one in found.evenings if not one.refused]
    nth = (
        translate("QuickChoices", "elke eerste %1"),
        translate("QuickChoices", "elke tweede %1"),
        translate("QuickChoices", "elke derde %1"),
        translate("QuickChoices", "elke vierde %1"),
        translate("QuickChoices", "elke vijfde %1"),
    )
    for kind in sorted({kind_of(one.date) for one in possible}):
        if sum(kind_of(one.date) == kind for one in possible) >= LEAST:
            day_name = QLocale().dayName(kind.weekday + 1)
            texts[_value(kind)] = nth[kind.nth].replace("%1", day_name)
    for name in dict.fromkeys(one.competition for one in possible):
        text = translate("QuickChoices", "alle avonden van %1")
        texts[f"{_ALL}{name}"] = text.replace("%1", name)
    texts[NONE] = translate("QuickChoices", "geen enkele")
    return texts


def picked(found: AlsoCounting, value: str) -> set[int]:
    """The evenings that a choice of `quick_texts` stands for."""
    return {one.evening_id for one in found.evenings if not one.refused and _is(one, value)}


def short_day(day: date) -> str:
    """The day of the week in a few letters."""
    return QLocale().dayName(day.weekday() + 1, QLocale.FormatType.ShortFormat).rstrip(".")


def _value(kind: Kind) -> str:
    return f"day:{kind.nth}:{kind.weekday}"


def _is(one: OtherEvening, value: str) -> bool:
    if value.startswith(_ALL):
        return one.competition == value.removeprefix(_ALL)
    return value == _value(kind_of(one.date))


class AlsoCountingWindow(SideWindow):
    """A list to tick, with quick choices such as every first Thursday."""

    help_topic = "stand-regel"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, competition_id: int) -> None:
        super().__init__(parent, ops, theme, "also-counting", (96, 72))
        self.setWindowTitle(self.tr("Ook meetellen"))
        self._competition_id = competition_id
        self._asker = Asker(ops, self)
        self._found: AlsoCounting | None = None
        self._ticked: set[int] = set()
        self.heading = label(kind="heading", wrap=True)
        self.about = label(
            self.tr(
                "Zet een vinkje bij avonden van andere competities die hier ook meetellen. Van een "
                "avond met paren krijgt elk van de twee wat het paar maakte."
            )
            + " "
            + self.tr("De nummers hier gaan naar datum; wat al begonnen is, houdt zijn nummer."),
            "muted",
            wrap=True,
        )
        self.quick = Choice()
        self.quick.activated.connect(lambda _at: self._tick_quick())
        self.model: RowsModel[OtherEvening] = RowsModel(
            theme, self._columns(), lambda one: one.evening_id
        )
        self.table = ListTable(theme, self.model, self.tr("Avonden van andere competities"), sort=1)
        self.table.entered.connect(self._turn)
        self.table.lead(lambda one: ShowPastEvening(one.evening_id))
        self.table.clicked.connect(self._clicked)
        on_list(self.table, Qt.Key.Key_Space, lambda: self._turn(self.table.currentIndex().row()))
        self.said = Said()
        self.keep_button = button(self.tr("&Opslaan"), self.keep, "primary")
        self.keep_button.setAutoDefault(False)  # Enter ticks, and in a choice chooses
        self._lay_out()
        self.refresh()

    @property
    def dirty(self) -> bool:
        """Whether a tick was changed and that is not kept."""
        return self._found is not None and self._ticked != _counting(self._found)

    def refresh(self) -> None:
        """Read what counts; ticks that were changed here stay."""
        number = self._competition_id
        self._asker.ask(lambda club: also_counts.also_counting(club, number), self._show)

    def keep(self) -> None:
        """Have these evenings count."""
        number, chosen = self._competition_id, frozenset(self._ticked)

        def done(found: AlsoCounting) -> None:
            self._found = found
            self.close()

        self.ops.change(
            lambda club: also_counts.count_also(club, number, chosen),
            done,
            troubles.told_in(self.said),
        )

    def warn_of_loss(self) -> None:
        """Say so, and have the keyboard where it is kept."""
        self.said.say(
            self.tr("Dit is nog niet opgeslagen. Nog eens sluiten laat alles zoals het was."),
            "warning",
        )
        self.keep_button.setFocus()

    def _columns(self) -> list[Column[OtherEvening]]:
        return [
            Column(
                self.tr("Telt mee"),
                self._tick,
                lambda one: one.evening_id not in self._ticked,
                width=11,
                look=lambda one: "muted" if one.refused else "accent",
            ),
            Column(
                self.tr("Datum"),
                lambda one: f"{short_day(one.date)} {short_date(one.date)}",
                lambda one: one.date,
                width=18,
                look=_look,
            ),
            worded(self.tr("Competitie"), lambda one: one.competition, look=_look),
            figured(self.tr("Avond daar"), lambda one: one.number, width=13, look=_look),
            Column(
                self.tr("Hier avond"),
                lambda one: str(one.counts_as or ""),
                lambda one: one.counts_as or 0,
                right=True,
                width=12,
                look="muted",
            ),
        ]

    def _tick(self, one: OtherEvening) -> str:
        if one.refused:
            return self.tr("kan niet")
        return "✓" if one.evening_id in self._ticked else "–"

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Geen andere avonden"),
            self.tr(
                "Hier komen de avonden van de andere competities van dit seizoen. Er zijn er "
                "nog geen."
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self._quick_field = Field(self.tr("Snel &kiezen"), self.quick)
        foot = row(
            None, button(self.tr("&Sluiten"), self.close, "quiet"), self.keep_button, gap=grid(1)
        )
        parts = (self.heading, self.about, self._quick_field, (self.stack, 1), self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))

    def _show(self, found: AlsoCounting) -> None:
        untouched, first = not self.dirty, self._found is None
        self._found = found
        if untouched:
            self._ticked = _counting(found)
        self.heading.setText(self.tr("Ook meetellen in %1").replace("%1", found.competition))
        self.stack.show_list(bool(found.evenings))
        self._quick_field.setVisible(bool(found.evenings))
        self.quick.offer(quick_texts(found))
        self._fill()
        if first and found.evenings:
            self.table.selectRow(0)
            self.table.setFocus()

    def _fill(self) -> None:
        assert self._found is not None
        self.table.show_rows(self._found.evenings)
        if self.model.rows:
            last = self.model.index(len(self.model.rows) - 1, 0)
            self.model.dataChanged.emit(self.model.index(0, 0), last)
        self.keep_button.setEnabled(self.dirty)
        self._warned = False
        self._say_count()

    def _say_count(self) -> None:
        count = len(self._ticked)
        text = self.tr("Er tellen geen andere avonden mee.")
        if count:
            text = (
                self.tr("1 avond telt ook mee.")
                if count == 1
                else self.tr("%1 avonden tellen ook mee.")
            )
        text = text.replace("%1", str(count))
        if self.dirty:
            self.said.say(self.tr("%1 Nog niet opgeslagen.").replace("%1", text), "warning")
        else:
            self.said.say(text, "muted")

    def _clicked(self, index: object) -> None:
        """A click in the first column ticks, as one expects of a tick."""
        if index.column() == 0:  # type: ignore[attr-defined]
            self._turn(index.row())  # type: ignore[attr-defined]

    def _turn(self, at: int) -> None:
        if not 0 <= at < len(self.model.rows):
            return
        one = self.model.rows[at]
        if one.refused:
            self.said.say(told(one.refused))
            return
        self._ticked ^= {one.evening_id}
        self._fill()

    def _tick_quick(self) -> None:
        assert self._found is not None
        value = self.quick.value
        if value == NONE:
            self._ticked = set()
        elif value:
            self._ticked |= picked(self._found, value)
        self.quick.choose("")
        self._fill()


def _counting(found: AlsoCounting) -> set[int]:
    return {one.evening_id for one in found.evenings if one.counts_as is not None}


def _look(one: OtherEvening) -> str:
    return "muted" if one.refused else ""

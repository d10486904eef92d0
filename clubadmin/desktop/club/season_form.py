"""The form of a season: its name, its first and its last day."""

from datetime import date

from PySide6.QtCore import Signal

from clubadmin.desktop.club.part import FormCard
from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.figures import pydate, qdate
from clubadmin.desktop.kit.forms import Field, day, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, row
from clubadmin.model.seasons.season import Season
from clubadmin.services.input.unlikely import unlikely


class SeasonForm(FormCard):
    """The name and the days of a season; id 0 is a new one."""

    stored = Signal(object)
    removed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._shown: Season | None = None
        self._unlikely = Unlikely()
        self._name = line(most=40)
        today = qdate(date.today())
        self._starts, self._ends = day(today), day(today)
        self.name = Field(self.tr("&Naam"), self._name, self.tr("Zoals 2026-2027."))
        self._remove_button = button(
            self.tr("&Verwijderen"), self._ask_removal, "quiet", risky=True
        )
        store = button(self.tr("&Opslaan"), self.store, "primary")
        grid = theme.grid
        self.setLayout(
            column(
                self._heading,
                self.name,
                row(
                    Field(self.tr("&Eerste dag"), self._starts),
                    Field(self.tr("&Laatste dag"), self._ends),
                    gap=grid(2),
                ),
                self._say,
                row(self._remove_button, None, store),
                None,
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        self._name.returnPressed.connect(self.store)
        self.setFocusProxy(self._name)

    def show_season(self, one: Season) -> None:
        """Fill in the fields of a season."""
        self._shown = one
        self._unlikely.begin(*((one.starts, one.ends) if one.id else ()))
        self._heading.setText(one.name if one.id else self.tr("Nieuw seizoen"))
        self._name.setText(one.name)
        self._starts.setDate(qdate(one.starts))
        self._ends.setDate(qdate(one.ends))
        self._remove_button.setVisible(bool(one.id))
        self._say.say("")

    @property
    def edited(self) -> Season:
        """The season as filled in."""
        shown = self._shown
        assert shown is not None
        return Season(
            shown.id,
            self._name.text().strip(),
            pydate(self._starts.date()),
            pydate(self._ends.date()),
            shown.version,
        )

    def store(self) -> None:
        """Ask to store what is filled in."""
        wanted = self.edited
        days = unlikely((wanted.starts, wanted.ends), date.today())
        asked = self._unlikely.question(days)
        self._say.say(asked, "warning")
        if not asked:
            self.stored.emit(wanted)

    def _ask_removal(self) -> None:
        self.removed.emit(self._shown)

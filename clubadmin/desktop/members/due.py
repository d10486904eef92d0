"""The yearly notice of data kept longer than need be, and one key to erase these people."""

from datetime import date

from PySide6.QtCore import Signal

from clubadmin.desktop.kit import language, remembered
from clubadmin.desktop.kit.forms import Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.members.member import Former
from clubadmin.services.members import erasing

LONGEST = 20  # years that can be chosen
NAMED = 6  # that are named before it is done
YEARS, _TOLD = "members/years-kept", "members/erasing-told"


class DueLine(Plain):
    """A line that shows while data are due and nobody put it off this year, or on request."""

    said = Signal(str, str)  # a sentence and its look

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._due: tuple[Former, ...] = ()
        self._asked = False
        self._always = False
        self._text = label(wrap=True)
        self.years = Number(1, LONGEST, remembered.number(YEARS) or erasing.YEARS)
        self.years.setAccessibleName(self.tr("Jaren dat gegevens bewaard blijven"))
        self.years.setSuffix(" " + self.tr("jaar"))
        self.years.valueChanged.connect(self._choose_years)
        self._erase = button(self.tr("A&llen wissen"), self._ask, "quiet", risky=True)
        self._later = button(self.tr("Dit &jaar niet"), self._put_off, "quiet")
        line = row(self.years, self._erase, self._later, None, gap=theme.grid(1))
        self.setLayout(column(self._text, line, gap=theme.grid(0.5)))
        self.hide()

    def look(self, *, always: bool) -> None:
        """Ask who are due; `always` also where it was put off."""
        self._always = always
        years = self.years.value()
        self._ops.run(lambda club: erasing.former(club, years=years), self._show)

    def _show(self, found: tuple[Former, ...]) -> None:
        self._due = tuple(one for one in found if one.due)
        self._asked = False
        self._tell()
        put_off = remembered.number(_TOLD) == date.today().year and not self._always
        self.setVisible(bool(self._due) and not put_off)

    def _tell(self) -> None:
        count = len(self._due)
        text = self.tr("Te lang geleden voor het laatst gespeeld om gegevens te bewaren: %1.")
        names = [one.member.name for one in self._due[:NAMED]]
        more = self.tr("en nog %1").replace("%1", str(count - NAMED)) if count > NAMED else ""
        self._text.setText(text.replace("%1", ", ".join([*names, *filter(None, [more])])))
        self._erase.setText(self.tr("A&llen wissen"))

    def _choose_years(self, years: int) -> None:
        remembered.keep_text(YEARS, str(years))
        self.look(always=True)

    def _put_off(self) -> None:
        remembered.keep_text(_TOLD, str(date.today().year))
        self.hide()

    def _ask(self) -> None:
        """Told first what it does: nothing brings it back."""
        if self._asked:
            self._erase_all()
            return
        self._asked = True
        self._text.setText(
            f"{self._text.text()} "
            + self.tr(
                "Wie het zijn is dan nergens meer te vinden; hun uitslagen blijven, met een "
                "nummer. Dit kan niet ongedaan gemaakt worden."
            )
        )
        self._erase.setText(self.tr("A&llen voorgoed wissen"))

    def _erase_all(self) -> None:
        due = self._due

        def done(made: list[erasing.Erased]) -> None:
            left = next((one for one in reversed(made) if not one.whole), None)
            text = self.tr("Van %1 oud-leden zijn de gegevens gewist.")
            said = text.replace("%1", str(len(made)))
            if left is not None:
                said = language.told(left.told)
            self.said.emit(said, "warning" if left else "muted")
            self.hide()

        self._ops.change(
            lambda club: [erasing.erase(club, one.member.id) for one in due],
            done,
            lambda error: self.said.emit(troubles.sentence(error), "warning"),
            title=self.tr("Gegevens wissen"),
        )

"""The worth of a missed evening, as a choice with a number where it needs one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column
from clubadmin.domain.standings.absence import Worth

MOST_POINTS = 99_999
USUAL = 4000  # points; what a club may begin with
NOTHING = "none"


class WorthField(QWidget):
    """A worth, or the first choice, which stands for none given.

    Args:
        theme: the look.
        title: what is asked.
        first: the text of the choice that gives no worth.
        nothing: whether "nothing" is a choice beside the first.
    """

    changed = Signal()

    def __init__(self, theme: Theme, title: str, first: str, *, nothing: bool) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        offered = {"": first, NOTHING: self.tr("Niets")}
        offered |= {
            "points": self.tr("Een vast aantal punten"),
            "lowest": self.tr("De laagste score van die avond"),
            "average": self.tr("Het gemiddelde van die avond"),
            "half": self.tr("De helft van het gemiddelde van die avond"),
            "own-average": self.tr("Het eigen gemiddelde"),
        }
        if not nothing:
            del offered[NOTHING]
        self.choice = Choice(offered)
        self.points = Number(0, MOST_POINTS, USUAL)
        self.most = Number(0, MOST_POINTS, 0, self.tr("geen grens"))
        self.field = Field(title, self.choice)
        self._points_field = Field(self.tr("Hoeveel punten"), self.points)
        self._most_field = Field(self.tr("Maar hoogstens"), self.most)
        fields = (self.field, self._points_field, self._most_field)
        self.setLayout(column(*fields, gap=theme.grid(1.5)))
        self.choice.currentIndexChanged.connect(self._follow)
        self.points.valueChanged.connect(self.changed)
        self.most.valueChanged.connect(self.changed)
        self._follow()

    @property
    def worth(self) -> Worth | None:
        """The chosen worth; None for the first choice."""
        kind = self.choice.value
        if not kind:
            return None
        points = {"points": self.points.value(), "own-average": self.most.value()}
        return Worth(kind, points.get(kind, 0))  # type: ignore[arg-type]  # only kinds are offered

    def show_worth(self, worth: Worth | None) -> None:
        """Fill in the worth."""
        self.choice.choose(worth.kind if worth else "")
        if worth is not None and worth.kind == "points":
            self.points.setValue(worth.points)
        self.most.setValue(worth.points if worth and worth.kind == "own-average" else 0)
        self._follow()

    def _follow(self) -> None:
        fields = {"points": self._points_field, "own-average": self._most_field}
        for kind, field in fields.items():
            if kind != self.choice.value:
                field.hide()
        if self.choice.value in fields:
            fields[self.choice.value].show()
        self.changed.emit()

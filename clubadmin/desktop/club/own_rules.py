"""The form in which a club changes a copy of a rule set, field by field."""

from collections.abc import Callable
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from clubadmin.desktop import language
from clubadmin.desktop.club import card_letters
from clubadmin.desktop.club.form_card import FormCard
from clubadmin.desktop.figures import pydate, qdate
from clubadmin.desktop.forms import Choice, Field, Number, day, line, tall
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, column, label, row
from clubadmin.domain.scoring.fields import FIELDS, MOST_ROEM, MOST_TARGET, SPECS, FieldSpec
from clubadmin.domain.scoring.rules import RuleSet, read_rules
from clubadmin.domain.terms import Language
from clubadmin.services.views.club import RuleSetVersion

Editor = tuple[QWidget, Callable[[], object]]


class OwnRulesForm(FormCard):
    """Emits title, first day and only the fields that were changed."""

    stored = Signal(str, object, object)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._source: RuleSet | None = None
        self._editors: dict[str, Callable[[], object]] = {}
        self._title = line(most=80)
        self.title_field = Field(
            self.tr("&Naam van de regels"),
            self._title,
            self.tr("Een naam die al bestaat, geeft een nieuwe versie van die regels."),
        )
        self._day = day(qdate(date.today()))
        day_field = Field(
            self.tr("&Geldig vanaf"),
            self._day,
            self.tr("Avonden van eerder houden de regels waaronder ze gespeeld zijn."),
        )
        self._fields = QWidget()
        self._fields.setProperty("kind", "plain")
        self._fields.setLayout(column(gap=theme.grid(1.5)))
        form = tall(
            theme,
            row(self.title_field, day_field, gap=theme.grid(2)),
            label(self.tr("De regels"), "heading"),
            self._fields,
            None,
            width=84,
        )
        leave = button(self.tr("&Toch niet"), self.left.emit, "quiet")
        store = button(self.tr("&Opslaan"), self.store, "primary")
        self._frame(theme, form, row(leave, None, store))
        self.setFocusProxy(self._title)

    def start(self, source: RuleSetVersion, today: date) -> None:
        """Fill in the rules to start from."""
        rules = read_rules(source.toml)
        self._source = rules
        self._heading.setText(self.tr("Eigen versie van %1").replace("%1", source.title))
        own = self.tr("%1, eigen regels").replace("%1", source.title)
        self._title.setText(source.title if source.own else own)
        self._title.selectAll()  # typing replaces the name that is proposed
        self._day.setDate(qdate(today))
        self._say.say("")
        layout = self._fields.layout()
        assert isinstance(layout, QVBoxLayout)
        while (item := layout.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self._editors = {}
        for spec in FIELDS:
            layout.addWidget(self._field(spec, rules))

    @property
    def changes(self) -> dict[str, object]:
        """The fields that are other than in the source."""
        given = {name: read() for name, read in self._editors.items()}
        return {name: value for name, value in given.items() if value != self._plain(name)}

    def store(self) -> None:
        """Ask to store."""
        if not self._title.text().strip():
            self.title_field.complain(self.tr("Geef de regels een naam."))
            self._title.setFocus()
            return
        self._say.say("")
        self.stored.emit(self._title.text().strip(), pydate(self._day.date()), self.changes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the form."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def editor(self, name: str) -> QWidget:
        """The widget in which a field is changed."""
        found = self._fields.findChild(QWidget, name)
        assert isinstance(found, QWidget)
        return found

    def _field(self, spec: FieldSpec, rules: RuleSet) -> QWidget:
        english = language.current() is Language.EN
        title = spec.label_en if english else spec.label_nl
        value = getattr(rules, spec.name)
        article = rules.articles[spec.name]
        widget, read = _editor(spec, value, english)
        widget.setObjectName(spec.name)
        self._editors[spec.name] = read
        if isinstance(widget, QCheckBox):
            widget.setText(title)
            return column_of(widget, label(article, "small", wrap=True))
        return Field(title, widget, article)

    def _plain(self, name: str) -> object:
        value = getattr(self._source, name)
        return dict(value) if SPECS[name].kind == "card-points" else value


def column_of(*widgets: QWidget) -> QWidget:
    """Widgets below each other."""
    made = QWidget()
    made.setProperty("kind", "plain")
    made.setLayout(column(*widgets, gap=2))
    return made


def _editor(spec: FieldSpec, value: Any, english: bool) -> Editor:
    """The widget for a kind of field, and how its value is read."""
    if spec.kind == "flag":
        box = QCheckBox()
        box.setChecked(value)
        return box, box.isChecked
    if spec.kind == "choice":
        choice = Choice(
            {one.value: one.label_en if english else one.label_nl for one in spec.choices}
        )
        choice.choose(value)
        return choice, lambda: choice.value
    if spec.kind in ("ranks", "order"):
        ranks = line(card_letters.shown(" ".join(value)))
        return ranks, lambda: tuple(card_letters.read(ranks.text()).split())
    if spec.kind == "card-points":
        points = line(card_letters.shown(", ".join(f"{rank} {worth}" for rank, worth in value)))
        return points, lambda: _card_points(card_letters.read(points.text()))
    most = MOST_TARGET if spec.kind == "target" else MOST_ROEM
    number = Number(0, most, value)
    number.setSingleStep(10 if spec.kind == "roem" else 1)
    return number, number.value


def _card_points(text: str) -> dict[str, object]:
    """The worth of each card from "J 20, 9 14"; the rules refuse what is no number."""
    found: dict[str, object] = {}
    for part in text.split(","):
        rank, _space, worth = part.strip().partition(" ")
        found[rank] = int(worth) if worth.strip().isdigit() else worth.strip()
    return found

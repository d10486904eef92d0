"""The form in which a club changes a copy of a rule set, field by field."""

from collections.abc import Callable
from datetime import date
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from clubadmin.desktop.club.part import FormCard
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import pydate, qdate
from clubadmin.desktop.kit.forms import Choice, Field, Number, day, line, tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, holder, label, restyle, row
from clubadmin.domain.rules.field_use import Use, unused
from clubadmin.domain.rules.fields import (
    MOST_ROEM,
    MOST_TARGET,
    FieldSpec,
    field_groups,
    field_specs,
    frozen_value,
)
from clubadmin.domain.rules.rules import RulesError, RuleSet, changed, read_rules
from clubadmin.domain.terms import Language
from clubadmin.i18n import Message
from clubadmin.model.club.club import RuleSetVersion

_DUTCH = str.maketrans("KQJ", "HVB")
_IN_THE_FILE = str.maketrans("HVB", "KQJ")
Read = Callable[[], object]
FilledIn = tuple[str, dict[str, object]]


def shown_cards(cards: str) -> str:
    """Cards as rule sets have them, for the screen."""
    return cards if language.current() is Language.EN else cards.translate(_DUTCH)


def read_cards(cards: str) -> str:
    """Read typed cards, in either language, as rule sets have them."""
    return cards.upper().translate(_IN_THE_FILE)


class FieldEditor(Plain):
    """A field with its article below it; greyed while it does nothing."""

    changed = Signal()
    entered = Signal(str)  # the name of the field that has the keyboard

    def __init__(self, spec: FieldSpec, value: Any, article: str) -> None:
        super().__init__()
        self.spec = spec
        self._article = article
        title = spec.label.text(language.current())
        self.editor, self._read = self._made(value)
        self.editor.setObjectName(spec.name)
        self.editor.installEventFilter(self)
        self._field: Field | None = None
        self._note = label(article, "small", wrap=True)
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(title)
            self.setLayout(column(self.editor, self._note, gap=2))
        else:
            self._field = Field(title, self.editor, article)
            self.setLayout(column(self._field))
            self._note.deleteLater()
        self.changed.connect(lambda: self._explain(article))

    @property
    def value(self) -> object:
        """The value as a rule set is changed with."""
        return self._read()

    @property
    def frozen(self) -> Any:
        """The value as a rule set keeps it."""
        return frozen_value(self.spec, self.value)

    def check(self) -> Message | None:
        """Tell at the field what is wrong with it; None when it is good or does nothing."""
        trouble = self.spec.trouble(self.frozen)
        if trouble:
            self.complain(language.told(trouble))
        elif self.editor.isEnabled():
            self._explain(self._article)
        return trouble

    def complain(self, sentence: str) -> None:
        """Say what is wrong here."""
        if self._field is not None:
            self._field.complain(sentence)
        else:
            self._note.setText(f"! {sentence}")
            restyle(self._note, "kind", "error")

    def idle(self, use: Use | None) -> None:
        """Grey it and say why it does nothing; None: it counts."""
        if self.editor.isEnabled() != (use is None):
            self.editor.setEnabled(use is None)
            self._explain(self._article if use is None else use.message.text(language.current()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the field that gets the keyboard; check the one that loses it."""
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit(self.spec.name)
        elif event.type() == QEvent.Type.FocusOut:
            self.check()
        return super().eventFilter(watched, event)

    def _explain(self, text: str) -> None:
        if self._field is not None:
            self._field.explain(text)
        else:
            self._note.setText(text)
            restyle(self._note, "kind", "small")

    def _made(self, value: Any) -> tuple[QWidget, Read]:
        """The widget for the kind of field, and how its value is read."""
        spec = self.spec
        if spec.kind == "flag":
            box = QCheckBox()
            box.setChecked(value)
            box.toggled.connect(self.changed)
            return box, box.isChecked
        if spec.kind == "choice":
            choice = Choice({one.value: one.label.text(language.current()) for one in spec.choices})
            choice.choose(value)
            choice.currentIndexChanged.connect(self.changed)
            return choice, lambda: choice.value
        if spec.kind in ("ranks", "order"):
            ranks = self._line(" ".join(value))
            return ranks, lambda: tuple(read_cards(ranks.text()).split())
        if spec.kind == "card-points":
            points = self._line(", ".join(f"{rank} {worth}" for rank, worth in value))
            return points, lambda: _card_points(read_cards(points.text()))
        most = MOST_TARGET if spec.kind == "target" else MOST_ROEM
        number = Number(0, most, value)
        number.setSingleStep(10 if spec.kind == "roem" else 1)
        number.valueChanged.connect(self.changed)
        return number, number.value

    def _line(self, text: str) -> QLineEdit:
        made = line(shown_cards(text))
        made.textChanged.connect(self.changed)
        return made


def _card_points(text: str) -> dict[str, object]:
    """The worth of each card from "J 20, 9 14"; the rules refuse what is no number."""
    found: dict[str, object] = {}
    for part in text.split(","):
        rank, _space, worth = part.strip().partition(" ")
        found[rank] = int(worth) if worth.strip().isdigit() else worth.strip()
    return found


class OwnRulesForm(FormCard):
    """Emits title, first day and only the fields that were changed."""

    stored = Signal(str, object, object)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._source: RuleSet | None = None
        self._editors: dict[str, FieldEditor] = {}
        # title and changes as proposed, and when Escape was pressed before
        self._proposed: FilledIn = ("", {})
        self._asked: FilledIn = ("", {})
        self._title = line(most=80)
        self.title_field = Field(
            self.tr("&Naam van de regels"),
            self._title,
            self.tr("Een naam die al bestaat, geeft een nieuwe versie van die regels."),
            needs=self.tr("Geef de regels een naam."),
        )
        self._day = day(qdate(date.today()))
        day_field = Field(
            self.tr("&Geldig vanaf"),
            self._day,
            self.tr("Avonden van eerder houden de regels waaronder ze gespeeld zijn."),
        )
        self._fields = holder(column(gap=theme.grid(1.5)))
        self._form: QScrollArea = tall(
            theme, row(self.title_field, day_field, gap=theme.grid(2)), self._fields, None, width=84
        )
        self._form.viewport().installEventFilter(self)
        self.help = label(kind="small", wrap=True)
        self.help.setMinimumHeight(theme.grid(6))
        self.help.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        leave = button(self.tr("&Toch niet"), self.left.emit, "quiet")
        store = button(self.tr("&Opslaan"), self.store, "primary")
        foot = row(leave, (self.help, 1), store, gap=theme.grid(2))
        self._frame(theme, self._form, foot)
        self.setFocusProxy(self._title)

    def start(self, source: RuleSetVersion, today: date) -> None:
        """Fill in the rules to start from."""
        rules = read_rules(source.toml)
        self._source = rules
        self._heading.setText(self.tr("Eigen versie van %1").replace("%1", source.title))
        own = self.tr("%1, eigen regels").replace("%1", source.title)
        self._title.setText(source.title if source.own else own)
        self._proposed = (self._title.text(), {})
        self._asked = self._proposed
        self._title.selectAll()  # typing replaces the name that is proposed
        self._day.setDate(qdate(today))
        self._say.say("")
        self.help.setText("")
        self._clear()
        for group in field_groups():
            self._layout.addWidget(label(group.title.text(language.current()), "heading"))
            for name in group.fields:
                self._layout.addWidget(self._made(name, rules))
        self._follow()
        self._form.verticalScrollBar().setValue(0)

    @property
    def changes(self) -> dict[str, object]:
        """The fields that are other than in the source."""
        given = {name: one.value for name, one in self._editors.items()}
        return {name: value for name, value in given.items() if value != self._plain(name)}

    def store(self) -> None:
        """Ask to store; what is wrong is told at its field."""
        title = self._title.text().strip()
        if not self.title_field.filled_in():
            return
        self._say.say("")
        wrong = [name for name, one in self._editors.items() if one.check()]
        wrong = wrong or self._wrong_together(title)
        if wrong:
            self._show_wrong(wrong)
            return
        self.stored.emit(title, pydate(self._day.date()), self.changes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the form."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
            return
        super().keyPressEvent(event)

    def _leave(self) -> None:
        """Back to the list; what was changed goes only when Escape is pressed once more."""
        filled_in = (self._title.text(), self.changes)
        if filled_in not in (self._proposed, self._asked):
            self._asked = filled_in
            asked = self.tr(
                "Deze regels zijn nog niet opgeslagen. Nog eens Esc gooit de eigen versie weg."
            )
            self._say.say(asked, "warning")
            return
        self.left.emit()

    def field(self, name: str) -> FieldEditor:
        """A field with what is said below it."""
        return self._editors[name]

    def editor(self, name: str) -> QWidget:
        """The widget in which a field is changed."""
        return self._editors[name].editor

    @property
    def _layout(self) -> QVBoxLayout:
        layout = self._fields.layout()
        assert isinstance(layout, QVBoxLayout)
        return layout

    def _clear(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self._editors = {}

    def _made(self, name: str, rules: RuleSet) -> FieldEditor:
        made = FieldEditor(field_specs()[name], getattr(rules, name), rules.articles[name])
        made.changed.connect(self._follow)
        made.entered.connect(self._explain)
        self._editors[name] = made
        return made

    def _follow(self) -> None:
        """Grey what does nothing beside the values that are filled in now."""
        values = {name: one.frozen for name, one in self._editors.items()}
        if len(values) == len(field_specs()):
            for name, one in self._editors.items():
                one.idle(unused(name, values))

    def _explain(self, name: str) -> None:
        self.help.setText(field_specs()[name].help.text(language.current()))
        QTimer.singleShot(0, self._keep_in_view)

    def _keep_in_view(self) -> None:
        """The whole field that has the keyboard, however much room its explanation takes."""
        for one in self._editors.values():
            if one.editor.hasFocus():
                self._form.ensureWidgetVisible(one, 0, self._theme.grid(1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the fields less room when the explanation takes more."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self._keep_in_view)
        return super().eventFilter(watched, event)

    def _wrong_together(self, title: str) -> list[str]:
        """The field that cannot be beside the others, told there."""
        assert self._source is not None
        try:
            changed(self._source, title, pydate(self._day.date()), **self.changes)
        except RulesError as error:
            if error.field in self._editors:
                self._editors[error.field].complain(language.told(error.message))
                return [error.field]
            self._say.say(f"! {language.told(error.message)}")
            return [""]
        return []

    def _show_wrong(self, names: list[str]) -> None:
        """Bring the first wrong field into view, with the keyboard on it."""
        if names[0] in self._editors:
            self._form.ensureWidgetVisible(self._editors[names[0]])
            self.editor(names[0]).setFocus()

    def _plain(self, name: str) -> object:
        value = getattr(self._source, name)
        return dict(value) if field_specs()[name].kind == "card-points" else value

"""One field of a rule set in a form: where it is changed, what is wrong, when it does nothing."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from clubadmin.desktop.club import card_letters
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.widgets import column, label, restyle
from clubadmin.domain.rules.field_use import Use
from clubadmin.domain.rules.fields import MOST_ROEM, MOST_TARGET, FieldSpec, frozen_value

Read = Callable[[], object]


class FieldEditor(QWidget):
    """A field with its article below it; greyed while it does nothing."""

    changed = Signal()
    entered = Signal(str)  # the name of the field that has the keyboard

    def __init__(self, spec: FieldSpec, value: Any, article: str) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
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
        """What is filled in, as a rule set is changed with."""
        return self._read()

    @property
    def frozen(self) -> Any:
        """What is filled in, as a rule set keeps it."""
        return frozen_value(self.spec, self.value)

    def check(self) -> str:
        """Tell at the field what is wrong with it; "" when it is good or does nothing."""
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
        """Who has the keyboard is explained; who loses it is checked."""
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
            return ranks, lambda: tuple(card_letters.read(ranks.text()).split())
        if spec.kind == "card-points":
            points = self._line(", ".join(f"{rank} {worth}" for rank, worth in value))
            return points, lambda: _card_points(card_letters.read(points.text()))
        most = MOST_TARGET if spec.kind == "target" else MOST_ROEM
        number = Number(0, most, value)
        number.setSingleStep(10 if spec.kind == "roem" else 1)
        number.valueChanged.connect(self.changed)
        return number, number.value

    def _line(self, text: str) -> QLineEdit:
        made = line(card_letters.shown(text))
        made.textChanged.connect(self.changed)
        return made


def _card_points(text: str) -> dict[str, object]:
    """The worth of each card from "J 20, 9 14"; the rules refuse what is no number."""
    found: dict[str, object] = {}
    for part in text.split(","):
        rank, _space, worth = part.strip().partition(" ")
        found[rank] = int(worth) if worth.strip().isdigit() else worth.strip()
    return found

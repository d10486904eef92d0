"""The fields of a warning, a penalty or an exclusion of a person or a pair."""

from datetime import date

from PySide6.QtCore import QDate, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.kit.forms import Choice, Field, Number, Text, day, line, tall
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, label, row
from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.scoring.sanctions import CAUSES, KINDS, SPANS, SanctionKind, Span
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.evenings.sanction import SanctionDraft


class SanctionForm(Plain):
    """The form of a sanction: the cause fills in the rest; all of it can be changed by hand."""

    wanted = Signal(object)  # SanctionDraft: keep it
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._own: set[QWidget] = set()  # fields that the director filled in himself
        self._make_fields()
        self._lay_out(theme)
        self._wire()

    def begin(self, evening: Evening, director: str) -> None:
        """Empty fields about the people of an evening."""
        self._own.clear()
        self.who.offer(_people(evening))
        self.from_round.setRange(1, evening.rounds)
        drawn = [plan for plan in evening.plan if plan.signed < len(plan.tables)]
        self.from_round.setValue(drawn[0].round if drawn else 1)
        self.until.setDate(QDate(evening.date.year, evening.date.month, evening.date.day))
        self.limited.setChecked(False)
        self.by.setText(director)
        self.said.say("")
        self.keep.setEnabled(True)
        self.cause.setCurrentIndex(0)
        self._propose()
        self.who.setFocus()

    @property
    def draft(self) -> SanctionDraft:
        """The draft as filled in."""
        last = self.until.date() if self.limited.isChecked() else None
        return SanctionDraft(
            kind=self.kind.value,
            members=tuple(map(int, self.who.value.split(","))) if self.who.value else (),
            span=self.span.value,
            text=self.text.toPlainText().strip(),
            decided_by=self.by.text().strip(),
            article=self.article.text().strip(),
            from_round=self.from_round.value(),
            until=date(last.year(), last.month(), last.day()) if last else None,
        )

    def store(self) -> None:
        """Ask for it to be kept, or say what is missing."""
        if self._text_field.filled_in() and self._by_field.filled_in():
            self.keep.setEnabled(False)
            self.wanted.emit(self.draft)

    def refuse(self, sentence: str) -> None:
        """Say why it was not kept."""
        self.keep.setEnabled(True)
        self.said.say(sentence)

    def _make_fields(self) -> None:
        self.who = Choice()
        self.cause = Choice({key: told(one.name) for key, one in CAUSES.items()})
        self.kind = Choice({one.value: told(name) for one, name in KINDS.items()})
        self.span = Choice({one.value: told(name) for one, name in SPANS.items()})
        self.from_round = Number(1, 1, 1)
        self.limited = QCheckBox(self.tr("&tot en met"))
        self.until = day(QDate.currentDate())
        self.text = Text()
        self.article = line(most=200)
        self.by = line(hint=self.tr("naam van de wedstrijdleider"))
        told_of = self.tr(
            "Een straf wordt opgeschreven en kost geen punten. Moeten er punten af, typ dat dan "
            "bij het spel zelf: F8 op het formulier."
        )
        self._points = label(told_of, "small", wrap=True)
        self.said = Said()
        self.keep = button(self.tr("&Vastleggen"), self.store, "primary")
        self._text_field = Field(self.tr("&Reden"), self.text, needs=self.tr("Schrijf op waarom."))
        self._by_field = Field(self.tr("&Door"), self.by, needs=self.tr("Wie heeft dit beslist?"))

    def _lay_out(self, theme: Theme) -> None:
        grid = theme.grid
        self.text.setFixedHeight(grid(9))
        first = row(
            (Field(self.tr("&Wie"), self.who), 1),
            (Field(self.tr("Wat er is &gebeurd"), self.cause), 1),
            gap=grid(1.5),
        )
        second = row(
            (Field(self.tr("&Beslissing"), self.kind), 3),
            (Field(self.tr("&Hoe lang of waarvan"), self.span), 3),
            (Field(self.tr("Vanaf r&onde"), self.from_round), 2),
            gap=grid(1.5),
        )
        last = row(Field(self.tr("&Artikel"), self.article), self._by_field, gap=grid(1.5))
        fields = tall(
            theme,
            label(self.tr("Waarschuwing, straf of uitsluiting"), "heading"),
            first,
            second,
            self._points,
            row(self.limited, self.until, None, gap=grid(1)),
            self._text_field,
            last,
            None,
            width=116,
        )
        away = button(self.tr("&Niet vastleggen"), self.left.emit, "quiet")
        self.setLayout(
            column((fields, 1), self.said, row(None, away, self.keep, gap=grid(1)), gap=grid(1))
        )

    def _wire(self) -> None:
        self.cause.currentIndexChanged.connect(lambda _at: self._propose())
        for one in (self.kind, self.span):
            one.currentIndexChanged.connect(lambda _at: self._limit())
        self.limited.toggled.connect(self.until.setEnabled)
        self.until.setEnabled(False)
        self.text.textChanged.connect(lambda: self._own.add(self.text))
        self.article.textEdited.connect(lambda _text: self._own.add(self.article))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)

    def _propose(self) -> None:
        cause = CAUSES[self.cause.value]
        self.kind.choose(cause.kind.value)
        self.span.choose(cause.span.value)
        if self.article not in self._own:
            self.article.setText(told(cause.article))
        if self.text not in self._own:
            self.text.blockSignals(True)
            self.text.setPlainText(told(cause.text) if cause.text else "")
            self.text.blockSignals(False)
        self._limit()

    def _limit(self) -> None:
        """An evening has no other last day than its own; a penalty by itself takes no points."""
        self._points.setVisible(self.kind.value == SanctionKind.PENALTY)
        longer = self.span.value != Span.EVENING
        if not longer:
            self.limited.setChecked(False)
        self.limited.setVisible(longer)
        self.until.setVisible(longer)


def _people(evening: Evening) -> dict[str, str]:
    """The people it can be about: pairs as such, and everybody by himself, by member ids."""
    found: dict[str, str] = {}
    for person in sorted(evening.participants, key=lambda one: one.number):
        if evening.form.entrant is Entrant.PAIR:
            ids = ",".join(str(one.id) for one in person.members)
            found[ids] = f"{person.number}  {person.name}"
        for one in person.members:
            found[str(one.id)] = f"{person.number}  {one.label}"
    return found

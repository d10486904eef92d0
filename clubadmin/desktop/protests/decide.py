"""Deciding on a protest, with the reason and what it rests on."""

from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Text, filled_in, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.results.protest import Protest, ProtestState
from clubadmin.services.hall import protests

DIRECTOR = "decisions/by"  # as with decisions about games: the same person


class Decide(Window):
    """Uphold or reject; what was decided before stands in the fields."""

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, protest: Protest, where: str
    ) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Uitspraak"))
        self._ops = ops
        self._protest = protest
        self.verdict = Choice(
            {
                ProtestState.REJECTED.value: self.tr("afgewezen: de uitslag blijft"),
                ProtestState.UPHELD.value: self.tr("toegewezen: de uitslag wordt verbeterd"),
            }
        )
        self.verdict.choose(protest.state.value)
        self.text = Text(protest.ruling)
        self.text.setMinimumHeight(theme.grid(10))
        self.article = line(protest.article, most=200)
        self.by = line(
            protest.decided_by or remembered.text(DIRECTOR),
            hint=self.tr("naam van de wedstrijdleider"),
        )
        self.said = Said()
        self.keep = button(self.tr("&Vastleggen"), self.store, "primary")
        self._text_field = Field(self.tr("&Reden"), self.text)
        self._by_field = Field(
            self.tr("&Door"), self.by, self.tr("Datum en tijd komen er vanzelf bij.")
        )
        grid = theme.grid
        away = button(self.tr("&Niet vastleggen"), self.reject, "quiet")
        self.setLayout(
            column(
                label(where, "heading", wrap=True),
                label(protest.text, "muted", wrap=True),
                Field(self.tr("&Uitspraak"), self.verdict),
                self._text_field,
                Field(self.tr("&Artikel"), self.article),
                self._by_field,
                self.said,
                None,
                row(None, away, self.keep, gap=grid(1)),
                gap=grid(1.25),
                margin=grid(2.5),
            )
        )
        self.resize(grid(72), grid(60))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)

    def store(self) -> None:
        """Keep it, or say what is missing."""
        if not filled_in(
            (self._text_field, self.tr("Schrijf op waarom.")),
            (self._by_field, self.tr("Wie heeft dit beslist?")),
        ):
            return
        by = self.by.text().strip()
        work = partial(
            protests.decide,
            protest_id=self._protest.id,
            upheld=self.verdict.value == ProtestState.UPHELD,
            ruling=self.text.toPlainText(),
            article=self.article.text(),
            decided_by=by,
        )
        self.keep.setEnabled(False)
        self._ops.run(
            work,
            lambda _saved: self._stored(by),
            self._refused,
            changes=True,
        )

    def _stored(self, by: str) -> None:
        remembered.keep_text(DIRECTOR, by)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))

"""Handing in a protest, and deciding on one."""

from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Text, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.results.protest import Finality, Protest, ProtestDraft, ProtestState, Stage
from clubadmin.services.hall import protests

DIRECTOR = "decisions/by"  # as with decisions about games: the same person


NOBODY = GENERAL = WHOLE = "-"


class HandIn(Window):
    """The round and table follow from who protests; each can be chosen otherwise."""

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, evening: Evening, finality: Finality
    ) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Protest indienen"))
        self._ops = ops
        self._evening = evening
        people = sorted(evening.participants, key=lambda one: one.number)
        self.who = Choice(
            {
                "": self.tr("Typ een naam of nummer"),
                NOBODY: self.tr("niemand in het bijzonder"),
                **{str(one.id): f"{one.number} · {one.name}" for one in people},
            }
        )
        self.round = Choice(
            {
                GENERAL: self.tr("in het algemeen"),
                **{str(one.round): self.tr("ronde %1") for one in evening.plan},
            }
        )
        for at in range(1, self.round.count()):
            self.round.setItemText(at, self.round.itemText(at).replace("%1", self._value(at)))
        self.table = Choice()
        self.game = Choice()
        self.text = Text()
        self.text.setMinimumHeight(theme.grid(12))
        self.said = Said()
        self.keep = button(self.tr("&Indienen"), self.store, "primary")
        self._who_field = Field(
            self.tr("&Wie protesteert"),
            self.who,
            needs=self.tr("Kies wie protesteert, of “niemand in het bijzonder”."),
        )
        self._text_field = Field(
            self.tr("Waar &gaat het over"),
            self.text,
            needs=self.tr("Schrijf op waartegen het protest gaat."),
        )
        self._table_field = Field(self.tr("&Tafel"), self.table)
        self._game_field = Field(self.tr("&Spel"), self.game)
        self._lay_out(theme)
        self.who.currentIndexChanged.connect(lambda _at: self._offer_tables())
        self.round.currentIndexChanged.connect(lambda _at: self._offer_tables())
        self.table.currentIndexChanged.connect(lambda _at: self._offer_games())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)
        self._offer_tables()
        if finality.stage in {Stage.READY, Stage.PROTESTED} and finality.ended_at:
            late = self.tr(
                "De tijd voor protesten is voorbij. Het wordt wel bewaard; de wedstrijdleider "
                "beslist of het nog telt."
            )
            self.said.say(late, "warning")

    @property
    def draft(self) -> ProtestDraft:
        """The draft as filled in."""
        table = self._table()
        game = self.game.value
        return ProtestDraft(
            self.text.toPlainText(),
            int(self.who.value) if self.who.value.isdecimal() else None,
            table.table_id if table else None,
            int(game) if table and game not in {WHOLE, ""} else None,
        )

    def store(self) -> None:
        """Keep it, or say what is missing."""
        if not (self._who_field.filled_in() and self._text_field.filled_in()):
            return
        draft, evening_id = self.draft, self._evening.id
        self.keep.setEnabled(False)
        self._ops.change(
            lambda club: protests.hand_in(club, evening_id, draft),
            lambda _saved: self.accept(),
            self._refused,
        )

    def _lay_out(self, theme: Theme) -> None:
        grid = theme.grid
        away = button(self.tr("&Niet indienen"), self.reject, "quiet")
        which = Field(self.tr("&Ronde"), self.round)
        first = row((self._who_field, 3), (which, 2), gap=grid(1.5))
        place = row((self._table_field, 4), (self._game_field, 1), gap=grid(1.5))
        hint = self.tr("Datum en tijd komen er vanzelf bij.")
        self.setLayout(
            column(
                first,
                place,
                self._text_field,
                label(hint, "small"),
                self.said,
                None,
                row(None, away, self.keep, gap=grid(1)),
                gap=grid(1.25),
                margin=grid(2.5),
            )
        )
        self.resize(grid(100), grid(52))

    def _value(self, at: int) -> str:
        return str(self.round.itemData(at))

    def _tables(self) -> tuple[TablePlace, ...]:
        plans = (one for one in self._evening.plan if str(one.round) == self.round.value)
        return next((one.tables for one in plans), ())

    def _table(self) -> TablePlace | None:
        wanted = self.table.value
        return next((one for one in self._tables() if str(one.table_id) == wanted), None)

    def _offer_tables(self) -> None:
        """The tables of the round; the one where who protests sat is chosen."""
        tables = self._tables()
        self.table.offer({str(one.table_id): self._who_sit(one) for one in tables})
        number = next(
            (one.number for one in self._evening.participants if str(one.id) == self.who.value), 0
        )
        own = next((one for one in tables if number in (*one.ns, *one.ew)), None)
        if own is not None:
            self.table.choose(str(own.table_id))
        self._table_field.setVisible(bool(tables))
        self._offer_games()

    def _who_sit(self, table: TablePlace) -> str:
        """The table as it is known by who sit there: "3 · A – B tegen C – D"."""
        if table.players != 4 or not (table.wij and table.zij):
            return f"{table.number} · {table.names}"
        text = self.tr("%1 · %2 tegen %3").replace("%1", str(table.number), 1)
        return text.replace("%2", table.wij, 1).replace("%3", table.zij, 1)

    def _offer_games(self) -> None:
        table = self._table()
        games = () if table is None else table.wallets or range(1, self._evening.games + 1)
        whole = {WHOLE: self.tr("alle spellen")}
        self.game.offer({**whole, **{str(game): str(game) for game in games}})
        self._game_field.setVisible(table is not None)

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))


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
        self._text_field = Field(self.tr("&Reden"), self.text, needs=self.tr("Schrijf op waarom."))
        self._by_field = Field(
            self.tr("&Door"),
            self.by,
            self.tr("Datum en tijd komen er vanzelf bij."),
            needs=self.tr("Wie heeft dit beslist?"),
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
        if not (self._text_field.filled_in() and self._by_field.filled_in()):
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
        self._ops.change(work, lambda _saved: self._stored(by), self._refused)

    def _stored(self, by: str) -> None:
        remembered.keep_text(DIRECTOR, by)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))

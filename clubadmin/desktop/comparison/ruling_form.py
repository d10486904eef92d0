"""The fields of a decision about matchpoints, below each other."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QPlainTextEdit, QWidget

from clubadmin.desktop.comparison.row import side_name
from clubadmin.desktop.comparison.ruling_cases import Fined, Instead, Outcome, cases
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.domain.comparison.decisions import SEATS
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position, Side
from clubadmin.model.comparison.comparison import BoardLine

BOTH = "both"
_FINES = 3


class RulingForm(QDialog):
    """What happened and who did it fill in the rest; all of it can be put otherwise by hand."""

    def __init__(self, parent: QWidget, theme: Theme, here: BoardLine, title: str, by: str) -> None:
        super().__init__(parent.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Beslissing"))
        self._theme = theme
        self._here = here
        self._make_fields(by)
        self.said = Said()
        self.preview = label("", "strong", wrap=True)
        self.average = label("", "muted", wrap=True)
        self.keep = button(self.tr("&Vastleggen"), self.store, "primary")
        self._lay_out(title)

    def store(self) -> None:
        """Keep what is filled in."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome:
        """What the fields say."""
        return Outcome(
            Instead(self.instead[Side.NS].value),
            Instead(self.instead[Side.EW].value),
            tuple((whose, int(fine.value)) for whose, fine in self.fine.items()),
            self.cancelled.isChecked(),
        )

    @property
    def whose(self) -> frozenset[Side]:
        """Who did it."""
        return frozenset(one if isinstance(one, Side) else one.side for one in self.fined)

    @property
    def fined(self) -> tuple[Fined, ...]:
        """The same, as penalty points are given: to pairs, or to who play for themselves."""
        value = self.who.value
        if not self.players:
            return tuple(side for side in Side if value in (side, BOTH))
        return tuple(seat for seat in Position if value in (seat, seat.side, BOTH))

    @property
    def players(self) -> bool:
        """Whether each plays for himself."""
        return len(self._here.ns.participants) > 1

    # inside

    def _make_fields(self, by: str) -> None:
        people = {side.value: self._people(side) for side in Side}
        if self.players:
            people = {seat.value: self._player(seat) for seat in Position} | people
        self.case = Choice({one.key: self._in_words(one.words, one.article) for one in cases()})
        self.who = Choice({**people, BOTH: self.tr("beide")})
        self.instead = {side: Choice(self._instead()) for side in Side}
        whom: tuple[Fined, ...] = tuple(Position) if self.players else tuple(Side)
        self.fine = {one: Choice(self._fines()) for one in whom}
        self.cancelled = QCheckBox(self.tr("de scores van deze tafel tellen niet mee"))
        self.games = line(hint="1, 2", most=60)
        self.reason = QPlainTextEdit()
        self.reason.setTabChangesFocus(True)
        self.article = line(most=200)
        self.by = line(by, hint=self.tr("naam van de wedstrijdleider"))
        self.who_field = Field(self.tr("Wi&e"), self.who)
        self.games_field = Field(self.tr("S&pellen"), self.games)
        self.reason_field = Field(self.tr("&Reden"), self.reason)
        self.by_field = Field(
            self.tr("&Door"), self.by, self.tr("Datum en tijd komen er vanzelf bij.")
        )

    def _lay_out(self, title: str) -> None:
        grid = self._theme.grid
        self.reason.setFixedHeight(grid(8))
        sides = row(*(self._side_fields(side) for side in Side), gap=grid(3))
        self.sides = holder(column(holder(sides), self.cancelled, gap=grid(0.75)))
        self.decided = column(gap=grid(0.5))
        who = row(Field(self.tr("&Artikel"), self.article), self.by_field, gap=grid(1.5))
        away = button(self.tr("&Niet vastleggen"), self.reject, "quiet")
        fields = tall(
            self._theme,
            label(title, "heading"),
            self.decided,
            Field(self.tr("&Wat is er gebeurd"), self.case),
            self.who_field,
            self.games_field,
            self.sides,
            self.preview,
            self.average,
            self.reason_field,
            who,
            None,
            width=96,
        )
        whole = column(
            fields, self.said, row(None, away, self.keep, gap=grid(1)), gap=grid(1), margin=grid(2)
        )
        whole.setStretch(0, 1)
        self.setLayout(whole)
        room = self._room()
        self.resize(min(grid(88), room.width()), min(grid(82), room.height()))

    def _room(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _side_fields(self, side: Side) -> QWidget:
        name = side_name(side)
        gets = Field(self.tr("%1 krijgt").replace("%1", name), self.instead[side])
        if self.players:
            apart = row(*(self._seat_fine(seat) for seat in SEATS[side]), gap=self._theme.grid(1))
            return holder(column(gets, holder(apart), gap=self._theme.grid(0.75)))
        fine = Field(self.tr("strafpunten"), self.fine[side])
        fields = row(gets, fine, gap=self._theme.grid(1))
        fields.setStretch(0, 3)
        fields.setStretch(1, 2)
        return holder(fields)

    def _seat_fine(self, seat: Position) -> Field:
        name = seat_names(current())[seat]
        return Field(self.tr("strafpunten %1").replace("%1", name), self.fine[seat])

    def _player(self, seat: Position) -> str:
        """Who sat there: "Noord  3  Jan Bos"."""
        sitting = self._here.sitting(seat.side)
        at = SEATS[seat.side].index(seat)
        return f"{seat_names(current())[seat]} {sitting.numbers[at]}  {sitting.people[at]}"

    def _people(self, side: Side) -> str:
        sitting = self._here.sitting(side)
        return f"{side_name(side)} {sitting.number}  {sitting.name}"

    def _in_words(self, words: str, article: str) -> str:
        number = article.rpartition("art. ")[2]
        return f"{words} (art. {number})" if number else words

    def _instead(self) -> dict[str, str]:
        return {
            Instead.OWN.value: self.tr("de eigen score"),
            Instead.AVERAGE.value: self.tr("het gemiddelde"),
            Instead.LOWEST.value: self.tr("de laagste score"),
            Instead.HALF.value: self.tr("de helft, niet gespeeld"),
        }

    def _fines(self) -> dict[str, str]:
        return {str(points): f"−{points}" if points else "–" for points in range(_FINES)}

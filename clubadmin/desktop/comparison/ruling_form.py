"""Incidents at a table, their consequences by the rules, and the fields of a decision.

The rules are those of NKF 1976, part 2.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.comparison.row import side_name
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Number, Text, line, tall
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.domain.comparison.decisions import (
    PART,
    SEATS,
    Code,
    Decision,
    in_order,
    read_code,
    ruling_for,
)
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position, Side
from clubadmin.model.comparison.comparison import BoardLine

BOTH = "both"
MOST_FINE, MOST_GIVEN = 99, 999


class Scope(StrEnum):
    """About which games a decision is."""

    HERE = "here"  # this game at this table
    SEATS = "seats"  # all games of this table that were played on wrong seats
    GAME = "game"  # this game at every table
    REST = "rest"  # this game at every table where it was not played yet


class Instead(StrEnum):
    """The result that a side gets."""

    OWN = "own"
    AVERAGE = "average"
    LOWEST = "lowest"
    HALF = "half"
    GIVEN = "given"


Fined = Side | Position  # whom penalty points come off of: a pair, or one who plays for himself


@dataclass(frozen=True)
class Outcome:
    """An outcome: for N/Z, for O/W, fines, and whether the game is cancelled at the table."""

    ns: Instead = Instead.OWN
    ew: Instead = Instead.OWN
    fines: tuple[tuple[Fined, int], ...] = ()
    cancelled: bool = False
    given: tuple[int, int] = (0, 0)  # matchpoints of N/Z and O/W, where the director gives them

    @classmethod
    def of(cls, codes: frozenset[Code]) -> "Outcome":
        """Make the outcome of kept codes."""
        ns, ew = (ruling_for(side, codes) for side in Side)
        fines = tuple(fine for one in in_order(codes) if (fine := _fine(one)))
        return cls(
            Instead(ns.instead.value) if ns.instead else Instead.OWN,
            Instead(ew.instead.value) if ew.instead else Instead.OWN,
            fines,
            Decision.CANCELLED in codes,
            (ns.given, ew.given),
        )

    @property
    def codes(self) -> frozenset[Code]:
        """The codes of the outcome, as they are kept."""
        found: set[Code] = set()
        if Instead.HALF in (self.ns, self.ew):
            found.add(Decision.HALF_BOTH)
        elif self.ns is self.ew is Instead.AVERAGE:
            found.add(Decision.AVERAGE_BOTH)
        else:
            sides = zip(Side, (self.ns, self.ew), self.given, strict=True)
            words = [_word(side, instead, given) for side, instead, given in sides]
            found |= {code for word in words if (code := read_code(word))}
        fines = (read_code(f"{whose}-{fine}") for whose, fine in self.fines)
        found |= {fine for fine in fines if fine}
        if self.cancelled:
            found.add(Decision.CANCELLED)
        return frozenset(found)


def _word(side: Side, instead: Instead, given: int) -> str:
    """The code of a side's result, as `read_code` reads it; "" for its own score."""
    if instead is Instead.GIVEN:
        return f"{side}={given}"
    return "" if instead is Instead.OWN else f"{instead}-{side}"


def _fine(code: Code) -> tuple[Fined, int] | None:
    """The fined side or player and the points; None for a code that is no penalty."""
    whose, sign, number = code.partition("-")
    if not sign or not number.isdigit():
        return None
    return (Side(whose) if whose in set(Side) else Position(whose)), int(number)


@dataclass(frozen=True)
class Case:
    """An incident in words; its consequences for the offenders and for the others."""

    key: str
    words: str
    article: str
    offender: Instead = Instead.OWN
    other: Instead = Instead.OWN
    fine: int = 0
    cancelled: bool = False
    scope: Scope = Scope.HERE
    blames: bool = True  # whether somebody did it

    @property
    def gives(self) -> bool:
        """Whether the director gives a number of matchpoints."""
        return Instead.GIVEN in (self.offender, self.other)

    def outcome(self, whose: frozenset[Side], fined: Sequence[Fined]) -> Outcome:
        """Work out the outcome when these sides offended, and of them these are fined."""
        ns, ew = (
            self.offender if side in whose or not self.blames else self.other for side in Side
        )
        fines = tuple((one, self.fine) for one in fined) if self.fine else ()
        return Outcome(ns, ew, fines, self.cancelled)


def cases() -> tuple[Case, ...]:
    """List the incidents, in the order of the articles."""
    average, lowest = Instead.AVERAGE, Instead.LOWEST
    return (
        Case(
            "stored",
            translate("rulings", "kaarten verkeerd opgeborgen, verkeerd aantal"),
            PART + "13",
            fine=1,
        ),
        Case(
            "spoiled",
            translate("rulings", "spel bedorven, niet meer te gebruiken"),
            PART + "14",
            offender=lowest,
            other=average,
            fine=1,
            cancelled=True,
        ),
        Case(
            "game",
            translate("rulings", "spel vervalt aan alle tafels"),
            PART + "14",
            scope=Scope.GAME,
            blames=False,
        ),
        Case(
            "rest",
            translate("rulings", "spel vervalt waar het nog niet gespeeld is"),
            PART + "14",
            scope=Scope.REST,
            blames=False,
        ),
        Case("hand", translate("rulings", "verkeerde hand ingezien"), PART + "15", lowest, average),
        Case(
            "unplayable",
            translate("rulings", "kaarten niet vergeleken, niet te spelen"),
            PART + "16",
            offender=Instead.HALF,
            blames=False,
        ),
        Case(
            "seats",
            translate("rulings", "verkeerd gezeten"),
            PART + "17",
            lowest,
            average,
            0,
            True,
            Scope.SEATS,
        ),
        Case("fine", translate("rulings", "overtreding: strafpunten"), PART + "20", fine=1),
        Case(
            "doubt",
            translate("rulings", "twijfel: de helft voor wie niets deed"),
            PART + "21",
            other=average,
        ),
        Case(
            "arbitral",
            translate("rulings", "arbitrale score: de wedstrijdleider geeft de matchpunten"),
            PART + "20",
            offender=Instead.GIVEN,
            blames=False,
        ),
        Case(
            "withheld",
            translate("rulings", "door de tegenpartij van een hogere score afgehouden"),
            PART + "21",
            other=Instead.GIVEN,
        ),
        Case("other", translate("rulings", "anders"), "", blames=False),
    )


class RulingForm(Window):
    """The incident and the offender fill in the rest; all of it can be changed by hand."""

    def __init__(self, parent: QWidget, theme: Theme, here: BoardLine, title: str, by: str) -> None:
        super().__init__(parent.window())
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
        """The outcome in the fields."""
        return Outcome(
            Instead(self.instead[Side.NS].value),
            Instead(self.instead[Side.EW].value),
            tuple((whose, fine.value()) for whose, fine in self.fine.items()),
            self.cancelled.isChecked(),
            (self.given[Side.NS].value(), self.given[Side.EW].value()),
        )

    def show_outcome(self, outcome: Outcome) -> None:
        """Fill in what each side gets."""
        fines = dict(outcome.fines)
        chosen = zip(Side, (outcome.ns, outcome.ew), outcome.given, strict=True)
        for side, instead, given in chosen:
            self.instead[side].choose(instead.value)
            self.given[side].setValue(given)
        for whose, fine in self.fine.items():
            fine.setValue(fines.get(whose, 0))
        self.cancelled.setChecked(outcome.cancelled)
        self.show_given()

    def show_given(self) -> None:
        """A number is asked for where the director gives one."""
        for side, field in self.given_field.items():
            field.setVisible(self.instead[side].value == Instead.GIVEN)

    @property
    def whose(self) -> frozenset[Side]:
        """The offending sides."""
        return frozenset(one if isinstance(one, Side) else one.side for one in self.fined)

    @property
    def fined(self) -> tuple[Fined, ...]:
        """The offenders that penalty points can be given to: pairs, or single players."""
        value = self.who.value
        if not self.players:
            return tuple(side for side in Side if value in (side, BOTH))
        return tuple(seat for seat in Position if value in (seat, seat.side, BOTH))

    @property
    def players(self) -> bool:
        """Whether each plays for himself."""
        return len(self._here.ns.participants) > 1

    def _make_fields(self, by: str) -> None:
        people = {side.value: self._people(side) for side in Side}
        if self.players:
            people = {seat.value: self._player(seat) for seat in Position} | people
        self.case = Choice({one.key: self._in_words(one.words, one.article) for one in cases()})
        self.who = Choice({**people, BOTH: self.tr("beide")})
        self.instead = {side: Choice(self._instead()) for side in Side}
        whom: tuple[Fined, ...] = tuple(Position) if self.players else tuple(Side)
        self.fine = {one: Number(0, MOST_FINE, 0, "–") for one in whom}
        for fine in self.fine.values():
            fine.setPrefix("−")
        self.given = {side: Number(0, MOST_GIVEN, 0) for side in Side}
        self.given_field = {
            side: Field(self.tr("matchpunten"), number) for side, number in self.given.items()
        }
        self.cancelled = QCheckBox(self.tr("de scores van deze tafel tellen niet mee"))
        self.games = line(hint="1, 2", most=60)
        self.reason = Text()
        self.article = line(most=200)
        self.by = line(by, hint=self.tr("naam van de wedstrijdleider"))
        self.who_field = Field(self.tr("Wi&e"), self.who)
        self.games_field = Field(self.tr("S&pellen"), self.games)
        self.reason_field = Field(
            self.tr("&Reden"), self.reason, needs=self.tr("Schrijf op waarom.")
        )
        self.by_field = Field(
            self.tr("&Door"),
            self.by,
            self.tr("Datum en tijd komen er vanzelf bij."),
            needs=self.tr("Wie heeft dit beslist?"),
        )

    def _lay_out(self, title: str) -> None:
        grid = self._theme.grid
        self.reason.setFixedHeight(grid(8))
        sides = row(*(self._side_fields(side) for side in Side), gap=grid(3))
        self.sides = holder(holder(sides), self.cancelled, gap=grid(0.75))
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
        self.setLayout(
            column(
                (fields, 1),
                self.said,
                row(None, away, self.keep, gap=grid(1)),
                gap=grid(1),
                margin=grid(2),
            )
        )
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
            first = row((gets, 3), (self.given_field[side], 2), gap=self._theme.grid(1))
            return holder(holder(first), holder(apart), gap=self._theme.grid(0.75))
        fine = Field(self.tr("strafpunten"), self.fine[side])
        fields = row((gets, 3), (self.given_field[side], 2), (fine, 2), gap=self._theme.grid(1))
        return holder(fields)

    def _seat_fine(self, seat: Position) -> Field:
        name = seat_names(current())[seat]
        return Field(self.tr("strafpunten %1").replace("%1", name), self.fine[seat])

    def _player(self, seat: Position) -> str:
        """Name the player of a seat: "Noord  3  Jan Bos"."""
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
            Instead.AVERAGE.value: self.tr("het gemiddelde: de helft"),
            Instead.LOWEST.value: self.tr("de laagste score"),
            Instead.HALF.value: self.tr("de helft, niet gespeeld"),
            Instead.GIVEN.value: self.tr("een getal"),
        }

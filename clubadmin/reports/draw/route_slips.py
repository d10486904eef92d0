"""Seat slips with the whole route as a table: table, direction, games and opponents each round.

For comparison play, where one must know which wallets are played and in which direction, and
for evenings of many rounds (NKF 1976, 2, art. 11).
"""

from typing import NamedTuple

from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.model.evenings.evening import Evening, RoundPlan
from clubadmin.reports.draw.seats import Seat, Unit, seat_of_unit, units
from clubadmin.reports.kit import fonts, occasion
from clubadmin.reports.kit.cut_cards import BELOW, EDGE, Box, Grid, lay_out
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name

_PAD = 12.0
_HEAD = 62.0  # from the top to the heads of the columns
_NAME = 15.0  # every name after the first
_HEADS = 14.0
_LINE, _LEAST = 16.5, 9.5
_SMALL = 7.0  # letters that can still be read
_MANY = 8  # rounds, from here on every slip is a table


class _Column(NamedTuple):
    left: float
    width: float


def suit(evening: Evening) -> bool:
    """Whether a table tells the route better than a few lines a round."""
    return evening.form.compared or len(evening.plan) > _MANY


def later(paper: Paper, evening: Evening) -> str:
    """Tell of rounds still to be drawn, of a knock-out where; empty when all are."""
    words, drawn = paper.words, len(evening.plan)
    if not drawn or drawn >= evening.rounds:
        return ""
    last = drawn + 1 == evening.rounds
    which = (
        words("Ronde {round}", round=drawn + 1)
        if last
        else words("Ronde {round} en verder", round=drawn + 1)
    )
    if evening.form.decides is Decides.KNOCKOUT:
        return f"{which}: " + words("wie doorgaat staat op het afvalschema")
    return f"{which}: " + words("wordt later ingedeeld")


def draw(paper: Paper, evening: Evening) -> None:
    """The slips of everybody, with marks to cut by."""
    slips = _Slips(paper, evening)
    lay_out(paper, slips.grid, units(evening), slips.draw)


class _Slips:
    """How the slips of one evening look."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.later = later(paper, evening)
        self.single = evening.form.entrant is Entrant.MEMBER
        self.games = any(place.wallets for plan in evening.plan for place in plan.tables)
        names = 1 if self.single else 2
        self.head = _HEAD + (names - 1) * _NAME
        lines = max(len(evening.plan) + bool(self.later), 1)
        fixed = self.head + _HEADS + 2 * _PAD
        room = PORTRAIT[1] - EDGE - BELOW
        down = max(1, min(6, int(room / (fixed + lines * _LINE))))
        if down == 1 and room / 2 >= fixed + lines * _LEAST:
            down = 2
        self.by_number = {one.number: one for one in evening.participants}
        across = 2 if not self.single and self._fits_half() else 1
        self.grid = Grid(across, down)
        self.line = min(_LINE + 4, (self.grid.height - fixed) / lines)
        self.columns = self._columns(self.grid.width - 2 * _PAD)

    def _columns(self, width: float) -> list[_Column]:
        """Round, table, direction, games, partner and opponents."""
        games = 46.0 if self.games else 0.0
        fixed = [22.0, 26.0, 30.0, games]
        rest = width - sum(fixed)
        partner = rest / 3 if self.single else 0.0
        columns, x = [], 0.0
        for one in (*fixed, partner, rest - partner):
            columns.append(_Column(x, one))
            x += one
        return columns

    def _fits_half(self) -> bool:
        """Whether all opponents can be read on a slip that is half as wide as the paper."""
        room = self._columns(Grid(2, 1).width - 2 * _PAD)[-1].width - 4
        return all(
            fonts.width(fonts.legible(self._who(numbers, names)), fonts.NARROW, _SMALL) <= room
            for plan in self.evening.plan
            for place in plan.tables
            for numbers, names in ((place.ns, place.wij), (place.ew, place.zij))
        )

    def draw(self, sheet: Sheet, box: Box, unit: Unit) -> None:
        """A slip."""
        inner = box.inner(_PAD)
        y = self._top(sheet, inner, unit)
        self._heads(sheet, inner.x, y)
        y -= _HEADS
        sheet.line(inner.x, y, inner.right, y, firm(self.paper))
        for plan in self.evening.plan:
            self._round(sheet, inner.x, y, plan, unit)
            y -= self.line
            sheet.line(inner.x, y, inner.right, y, hairline(self.paper))
        if self.later:
            base = y - self.line / 2 - 3
            sheet.fitted(inner.x, base, self.later, self.paper.kind(8.5), inner.width)

    def _top(self, sheet: Sheet, box: Box, unit: Unit) -> float:
        """Name and number, what is played; gives y below it."""
        paper, one = self.paper, unit.participant
        number = Type(fonts.BOLD, 24, paper.ink.accent)
        sheet.right(box.right, box.y - 20, str(one.number), number)
        room = box.width - fonts.width(str(one.number), number.face, number.size) - 10
        y = box.y - 13
        for line, member in enumerate(unit.members):
            sheet.fitted(box.x, y - line * _NAME, member.label, paper.kind(13, bold=True), room)
        y = box.y - 27 - (self.head - _HEAD)
        group = self.words("groep {group}", group=one.line) if one.line else ""
        who = " · ".join(part for part in (one.team, one.district, group) if part)
        sheet.fitted(box.x, y, who, paper.kind(8.5, bold=True), room)
        sheet.fitted(box.x, y - 11, occasion.line(paper, self.evening),
                     paper.kind(7.5, muted=True), box.width)  # fmt: skip
        most = max((len(p.wallets) for plan in self.evening.plan for p in plan.tables), default=0)
        how = self.words(
            "{rounds} ronden · {games} spellen per ronde",
            rounds=self.evening.rounds,
            games=most or self.evening.games,
        )
        sheet.fitted(box.x, y - 21, how, paper.kind(7.5, muted=True), box.width)
        return box.y - self.head + 6

    def _heads(self, sheet: Sheet, x: float, y: float) -> None:
        words, kind = self.words, self.paper.kind(7, muted=True)
        heads = (
            *(words("rnd"), words("tfl"), words("richting")),
            *(words("spel"), words("maat"), words("tegen")),
        )
        for column, head in zip(self.columns, heads, strict=True):
            if column.width:
                sheet.fitted(x + column.left, y - 10, head, kind, column.width - 4)

    def _round(self, sheet: Sheet, x: float, y: float, plan: RoundPlan, unit: Unit) -> None:
        size = min(9.5, self.line * 0.72)
        base = y - self.line / 2 - size * 0.36
        plain, bold = self.paper.kind(size), self.paper.kind(size, bold=True)
        places = [column.left + x for column in self.columns]
        sheet.text(places[0], base, str(plan.round), plain)
        seat = seat_of_unit(plan, unit)
        if seat is None:
            resting = unit.participant in plan.sitting_out
            sheet.text(places[1], base, self.words("zit stil") if resting else "–", plain)
            return
        texts = (
            (1, str(seat.place.number), bold),
            (2, self._direction(seat), plain),
            (3, occasion.spelled(seat.place.wallets), plain),
            (4, seat.partner if self.single else "", plain),
            (5, self._opponents(seat), plain),
        )
        for at, text, kind in texts:
            sheet.fitted(places[at], base, text, kind, self.columns[at].width - 4, high=self.line)

    def _direction(self, seat: Seat) -> str:
        if self.single:
            return seat_name(self.words, seat.seats[0]).lower()
        return self.words("N/Z") if seat.wij else self.words("O/W")

    def _opponents(self, seat: Seat) -> str:
        numbers = seat.place.ew if seat.wij else seat.place.ns
        return self._who(numbers, seat.opponents)

    def _who(self, numbers: tuple[int, ...], names: str) -> str:
        """Numbers with names; of a team its own."""
        one = self.by_number.get(numbers[0])
        team = one.team if one is not None else ""
        return f"{'+'.join(map(str, numbers))}  {team or names}"

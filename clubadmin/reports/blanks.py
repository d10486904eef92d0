"""Blank scoresheets, two on an A4: names, rows and dealers are on them already."""

from collections.abc import Collection, Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import cutting, fonts
from clubadmin.reports.page import LANDSCAPE, MARGIN, Paper, Rule, Sheet, Type
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.evening import Evening, TablePlace
from clubadmin.services.views.member import Member

_SIDE = 30.0  # margin within a half page
_TOP = 30.0
_NUMBER, _DEALER = 24.0, 84.0  # widths of the first two columns
_ROEM = 0.42  # of a side's width: the roem box is the narrower one
_NAMES = 106.0  # from the top to the first row
_BELOW = 146.0  # from the last row to the bottom: totals, signatures, reminder, foot
_HIGHEST = 25.0  # of a row, in points


def blank_sheets(
    evening: Evening,
    club: ClubSettings,
    rules_title: str = "",
    *,
    rounds: Collection[int] | None = None,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """A sheet for every table of the chosen `rounds` (None: all that are drawn).

    `rules_title` stands on the sheet, or else the evening's own. `stamp` is the moment of
    printing, for the foot.
    """
    paper = Paper(club, language, stamp)
    words = paper.words
    paper.title = words("sheets")
    places = [
        place
        for plan in evening.plan
        if rounds is None or plan.round in rounds
        for place in plan.tables
    ]
    if not places:
        sheet = paper.sheet(LANDSCAPE)
        sheet.text(MARGIN, sheet.height - MARGIN - 16, words("no-draw"), paper.kind(11))
    blank = _Blank(paper, evening, rules_title or evening.rule_set_title)
    for number, place in enumerate(places):
        if number % 2 == 0:
            sheet = paper.sheet(LANDSCAPE)
            sheet.margin = _SIDE
            cutting.fold(paper, sheet, sheet.width / 2)
        blank.draw(sheet, (number % 2) * sheet.width / 2, place)
    return paper.pdf(
        words("sheets"), words("evening", number=evening.number), words.day(evening.date)
    )


class _Blank:
    """One kind of sheet: its rows are as high as the number of games lets them be."""

    def __init__(self, paper: Paper, evening: Evening, rules: str) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.rules = rules
        self.row = min(_HIGHEST, (LANDSCAPE[1] - _NAMES - _BELOW) / max(evening.games, 1))
        self.thin = Rule(0.45, paper.ink.muted)
        self.thick = Rule(1.1, paper.ink.text)
        self.wide = LANDSCAPE[0] / 2 - 2 * _SIDE
        side = (self.wide - _NUMBER - _DEALER) / 2
        roem = side * _ROEM
        self.stops = [0.0, _NUMBER, _NUMBER + _DEALER]
        for start in (self.stops[-1], self.stops[-1] + side):
            self.stops += [start + side - roem, start + side]

    def draw(self, sheet: Sheet, left: float, place: TablePlace) -> None:
        """The sheet of a table, on the half page that starts at `left`."""
        x = left + _SIDE
        self._title(sheet, x, place)
        top = sheet.height - _NAMES
        self._sides(sheet, x, top, place)
        bottom = self._rows(sheet, x, top, place)
        self._totals(sheet, x, bottom)
        self._below(sheet, x, bottom - 2 * self._total_height())

    def _title(self, sheet: Sheet, x: float, place: TablePlace) -> None:
        paper, words = self.paper, self.words
        y = sheet.height - _TOP
        table, round_ = words("Table", table=place.number), words("round", round=place.round)
        sheet.mark(x, y - 18, 24)
        sheet.text(x + 33, y - 7, f"{table} · {round_}", paper.kind(15, bold=True))
        day = words.day(self.evening.date)
        number = words("evening", number=self.evening.number)
        about = " · ".join(part for part in (paper.club.name, number, day, self.rules) if part)
        sheet.fitted(x + 33, y - 18, about, paper.kind(8, muted=True), self.wide - 33)

    def _sides(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        words, paper = self.words, self.paper
        wij = ((place.n, "n"), (place.s, "s"))
        zij = ((place.e, "e"), (place.w, "w"))
        for key, people, numbers, start, end in (
            ("wij", wij, place.ns, self.stops[2], self.stops[4]),
            ("zij", zij, place.ew, self.stops[4], self.stops[6]),
        ):
            sheet.text(x + start + 6, top + 38, words(key).upper(), paper.kind(11, bold=True))
            if self.evening.format == "pairs":
                pair = f"{words('pair')} {numbers[0]}"
                sheet.right(x + end - 8, top + 38, pair, paper.kind(9, bold=True))
            for line, (member, seat) in enumerate(people):
                at = (x + start + 6, top + 27 - line * 10.5)
                sheet.text(*at, words.seat(seat), paper.kind(7.5, muted=True))
                self._name(sheet, at, member, end - start - 20)
        heads = paper.kind(7.5, muted=True)
        sheet.centre(x + _NUMBER / 2, top + 4.5, words("game"), heads)
        sheet.text(x + _NUMBER + 6, top + 4.5, words("dealer"), heads)
        for number in (3, 5):
            sheet.right(x + self.stops[number] - 6, top + 4.5, words("points"), heads)
            sheet.right(x + self.stops[number + 1] - 6, top + 4.5, words("roem"), heads)

    def _name(
        self, sheet: Sheet, at: tuple[float, float], member: Member | None, room: float
    ) -> None:
        name = member.label if member else self.words("blind")
        kind = self.paper.kind(9.5, muted=member is None)
        sheet.fitted(at[0] + 11, at[1], name, kind, room)

    def _rows(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> float:
        paper = self.paper
        size = min(9.5, self.row * 0.58)
        sheet.line(x, top, x + self.wide, top, self.thick)
        y = top
        dealers = place.dealers(self.evening.games)
        kind = _alike(dealers, paper.kind(size - 0.5), _DEALER - 9)
        for number, dealer in enumerate(dealers, start=1):
            base = y - self.row / 2 - size * 0.36
            sheet.centre(x + _NUMBER / 2, base, str(number), paper.kind(size, bold=True))
            sheet.fitted(x + _NUMBER + 6, base, dealer, kind, _DEALER - 9)
            y -= self.row
            if number < self.evening.games:
                firm = number % 4 == 0  # all four have dealt
                rule = Rule(0.9, paper.ink.muted) if firm else self.thin
                sheet.line(x, y, x + self.wide, y, rule)
        sheet.line(x, y, x + self.wide, y, self.thick)
        return y

    def _total_height(self) -> float:
        return max(20.0, min(24.0, self.row))

    def _totals(self, sheet: Sheet, x: float, bottom: float) -> None:
        words, paper = self.words, self.paper
        high = self._total_height()
        end = bottom - 2 * high
        sheet.text(x + 4, bottom - high / 2 - 4, words("Total"), paper.kind(11, bold=True))
        label = f"{words('points')} + {words('roem')}"
        sheet.text(x + 4, bottom - high * 1.5 - 3, label, paper.kind(8.5, muted=True))
        sheet.line(x, bottom - high, x + self.wide, bottom - high, self.thin)
        sheet.line(x, end, x + self.wide, end, self.thick)
        top = sheet.height - _NAMES
        for number in (1, 3, 5):
            low = bottom if number == 1 else bottom - high
            sheet.line(x + self.stops[number], top, x + self.stops[number], low, self.thin)
        for number in (2, 4):
            above = top + (46 if number == 4 else 0)
            sheet.line(x + self.stops[number], above, x + self.stops[number], end, self.thick)

    def _below(self, sheet: Sheet, x: float, y: float) -> None:
        words, paper = self.words, self.paper
        kind = Type(fonts.REGULAR, 8, paper.ink.muted)
        half = self.wide / 2
        for number, key in enumerate(("wij", "zij")):
            start = x + number * half + (8 if number else 0)
            sheet.line(start, y - 46, start + half - 8, y - 46, self.thin)
            sheet.text(start, y - 55, words("signed", side=words(key)), kind)
        sheet.fitted(x + 4, y - 14, words("stripe"), paper.kind(8.5), self.wide)


def _alike(names: Sequence[str], kind: Type, room: float) -> Type:
    """The first type in which all names fit, so that one long name does not stand out."""
    kinds = (kind, kind._replace(size=kind.size * 0.92), kind._replace(face=fonts.NARROW))
    for one in kinds:
        if all(fonts.width(fonts.legible(name), one.face, one.size) <= room for name in names):
            return one
    return kinds[-1]

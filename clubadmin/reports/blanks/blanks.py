"""Blank scoresheets, two on an A4: names, rows and dealers are on them already.

Columns, headings and the reminder at the foot follow from the rule set.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.row.columns import columns, has_fines
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Words, marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.reports.blanks.columns import Layout, layout
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter

_LINE = 10.5  # a name
_PAD = 6.0
_ABOVE = 46.0  # how far lines between the sides go up from the first row
_HEADINGS = {
    "wij-zij": (marked("Wij"), marked("Zij")),
    "alone-together": (marked("Alleen"), marked("Samen")),
}
_LABELS = {
    "total": marked("Totaal"),
    "sum": marked("punten + roem"),
    "after-fines": marked("na straf"),
    "fines": marked("straf"),
}
HIGH = 24.0  # of a line, in points


_SIDE = 30.0  # margin within a half page
_TOP = 30.0
_NAMES = 106.0  # from the top to the first row
_BELOW = 101.0  # from the totals to the bottom: reminder, signatures, two lines of foot
_HIGHEST = 25.0  # of a row, in points
_REMINDING = 2  # lines of reminders
_MOST = 24  # games on one part; more make a second one
_DOUBLING = {
    "kraken": marked("Kraak k, rekraak kk, superkraak kkk."),
    "kloppen": marked("Geklopt k, tegengeklopt kk."),
}
_REJECTING = {
    "most": marked("Van roem in de hand telt alleen die van wie de meeste heeft."),
    "highest": marked("Roem in de hand: die met de hoogste enkele telt, die van de ander niet."),
    "bidders": marked("Roem in de hand keurt alleen af wie hogere heeft en zelf meebood."),
}


class _Part(NamedTuple):
    """A half page: the sheet of a table, or the part of it that holds some of the games."""

    place: TablePlace
    games: range
    number: int
    parts: int


def blank_sheets(
    evening: Evening,
    printing: Printing,
    rules_title: str = "",
    *,
    rounds: Collection[int] | None = None,
) -> bytes:
    """A sheet for every table of the chosen `rounds` (None: all that are drawn).

    `rules_title` stands on the sheet, or else the evening's own. `stamp` is the moment of
    printing, for the foot.
    """
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Scoreformulieren")
    places = [
        place
        for plan in evening.plan
        if rounds is None or plan.round in rounds
        for place in plan.tables
    ]
    if not places:
        sheet = paper.sheet(LANDSCAPE)
        sheet.text(
            MARGIN, sheet.height - MARGIN - 16, words("Er is nog geen indeling."), paper.kind(11)
        )
    about = (occasion.line(paper, evening), rules_title or evening.rule_set_title)
    add_sheets(paper, evening, places, about)
    return paper.document(words("Scoreformulieren"), *occasion.parts(paper, evening))


def add_sheets(
    paper: Paper, evening: Evening, places: Sequence[TablePlace], about: Sequence[str]
) -> None:
    """Put the sheets of some tables on pages of a paper.

    Args:
        paper: of which they are the next pages.
        evening: for its rules, its games and who enter.
        about: what stands below the number of the table.
    """
    blank = _Blank(paper, evening, about)
    for number, part in enumerate(_parts(places, evening.games)):
        if number % 2 == 0:
            sheet = paper.sheet(LANDSCAPE)
            sheet.margin = _SIDE
            cut_cards.fold(paper, sheet, sheet.width / 2)
        blank.draw(sheet, (number % 2) * sheet.width / 2, part)


def _parts(places: Sequence[TablePlace], games: int) -> Iterator[_Part]:
    """Divide games over half pages, about as many on each."""
    parts = max(1, -(-games // _MOST))
    each = -(-games // parts)
    for place in places:
        for number in range(parts):
            some = range(number * each + 1, min((number + 1) * each, games) + 1)
            yield _Part(place, some, number + 1, parts)


class _Blank:
    """A kind of sheet: its rows are as high as the number of games lets them be."""

    def __init__(self, paper: Paper, evening: Evening, about: Sequence[str]) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.about = about
        self.thin = Rule(0.45, paper.ink.muted)
        self.thick = Rule(1.1, paper.ink.text)
        self.wide = LANDSCAPE[0] / 2 - 2 * _SIDE
        self.layout = layout(evening.rules, self.wide, paper.words)
        self.head = Head(
            paper,
            self.layout,
            pairs=evening.form.entrant is not Entrant.MEMBER,
            everybody=has_fines(evening.rules),  # who pays by himself signs for himself
        )
        self.totals = Totals(paper, self.layout, evening.rules, evening.form.sitting)
        self.reminders = reminders(evening.rules, paper.words)

    def draw(self, sheet: Sheet, left: float, part: _Part) -> None:
        """A part, on the half page that starts at `left`."""
        x = left + _SIDE
        self._title(sheet, x, part)
        top = sheet.height - _NAMES
        self.head.draw(sheet, x, top, part.place)
        bottom = self._rows(sheet, x, top, part)
        self._stops(sheet, x, top, bottom)
        if part.number < part.parts:
            end = self.totals.carried(sheet, x, bottom, part.number + 1)
        else:
            end = self.totals.draw(sheet, x, bottom, part.place)
        self._below(sheet, x, end)

    def _title(self, sheet: Sheet, x: float, part: _Part) -> None:
        paper, words = self.paper, self.words
        y = sheet.height - _TOP
        where = [
            words("Tafel {table}", table=part.place.number),
            words("ronde {round}", round=part.place.round),
        ]
        if part.place.fill_ins:
            where.append(words("inval"))
        if part.parts > 1:
            where.append(words("blad {part} van {parts}", part=part.number, parts=part.parts))
        after = sheet.mark(x, y - 18, 24) + 9
        room = self.wide - after
        sheet.fitted(x + after, y - 7, " · ".join(where), paper.kind(15, bold=True), room)
        about = " · ".join(one for one in (*self.about, self._dealing()) if one)
        sheet.fitted(x + after, y - 18, about, paper.kind(8, muted=True), room)

    def _dealing(self) -> str:
        """How many cards at a time are dealt, where the rules say."""
        packets = self.evening.rules.dealing
        return "" if packets == "free" else self.words("geven {packets}", packets=packets)

    def _rows(self, sheet: Sheet, x: float, top: float, part: _Part) -> float:
        """The games with their dealers; gives y below the last."""
        paper, height = self.paper, self._row_height(part)
        size = min(9.5, height * 0.58)
        sheet.line(x, top, x + self.wide, top, self.thick)
        y = top
        if part.number > 1:
            self.totals.brought(sheet, x, y, height, part.number - 1)
            y -= height
            sheet.line(x, y, x + self.wide, y, Rule(0.9, paper.ink.muted))
        number, dealer = self.layout.columns[:2]
        room = dealer.right - dealer.left - 9
        dealers = self._dealers(part.place)
        kind = _alike(dealers, paper.kind(size - 0.5), room)
        for game in part.games:
            base = y - height / 2 - size * 0.36
            which = part.place.game_at(game)
            sheet.centre(x + number.right / 2, base, str(which), paper.kind(size, bold=True))
            name = dealers[game - 1]
            sheet.fitted(x + dealer.left + 6, base, name, kind, room, high=height)
            y -= height
            if game < part.games[-1]:
                firm = game % len(part.place.seats) == 0  # everybody has dealt
                rule = Rule(0.9, paper.ink.muted) if firm else self.thin
                sheet.line(x, y, x + self.wide, y, rule)
        sheet.line(x, y, x + self.wide, y, self.thick)
        return y

    def _dealers(self, place: TablePlace) -> tuple[str, ...]:
        """The dealer of each game; where nobody has a name yet, the letter of the seat."""
        games, drawn = self.evening.games, is_drawn(self.evening.rules)
        names = place.dealers(games, drawn=drawn)
        if any(names) or drawn or len(place.seats) < len(Position):
            return names
        return tuple(seat_letter(self.words, seat) for seat in place.dealing(games))

    def _row_height(self, part: _Part) -> float:
        """The height of a row, the same on all parts, so that they look alike side by side."""
        rows = -(-self.evening.games // part.parts) + (part.parts > 1)
        room = LANDSCAPE[1] - _NAMES - _BELOW - HIGH * len(self.totals.lines)
        return min(_HIGHEST, room / max(rows, 1))

    def _stops(self, sheet: Sheet, x: float, top: float, bottom: float) -> None:
        """The lines between columns; the one between the sides goes up beside their names."""
        firm = self.layout.firm
        for column in self.layout.columns[1:]:
            if column.left not in firm:
                sheet.line(x + column.left, top, x + column.left, bottom, self.thin)
        for left, above in zip(firm, self.head.above(top), strict=False):
            sheet.line(x + left, above, x + left, bottom, self.thick)

    def _below(self, sheet: Sheet, x: float, y: float) -> None:
        words, paper = self.words, self.paper
        for line, text in enumerate(self._reminding()):
            sheet.fitted(x + 4, y - 14 - line * 10.5, text, paper.kind(8.5), self.wide - 4)
        kind = Type(fonts.REGULAR, 8, paper.ink.muted)
        signers = self.head.signers()
        each = self.wide / len(signers)
        for number, who in enumerate(signers):
            start = x + number * each + (8 if number else 0)
            sheet.line(start, y - 46, x + (number + 1) * each - 8, y - 46, self.thin)
            sheet.fitted(start, y - 55, words("handtekening {side}", side=who), kind, each - 16)

    def _reminding(self) -> list[str]:
        """The reminders that fit on two lines."""
        kind, lines = self.paper.kind(8.5), list[str]()
        for count in range(1, len(self.reminders) + 1):
            text = " ".join(self.reminders[:count])
            longer = fonts.wrap(text, self.wide - 4, kind.face, kind.size)
            if len(longer) > _REMINDING:
                break
            lines = longer
        return lines


def _alike(names: Sequence[str], kind: Type, room: float) -> Type:
    """The first type in which all names fit, so that one long name does not stand out."""
    kinds = (kind, kind._replace(size=kind.size * 0.92), kind._replace(face=fonts.NARROW))
    for one in kinds:
        if all(fonts.width(fonts.legible(name), one.face, one.size) <= room for name in names):
            return one
    return kinds[-1]


def reminders(rules: RuleSet, words: Words) -> tuple[str, ...]:
    """Sentences for the foot of the sheet, the most needed first."""
    return tuple(_reminders(rules, words))


def _reminders(rules: RuleSet, words: Words) -> Iterator[str]:
    roem = columns(rules).roem
    if roem and rules.stripe_required:
        yield words("Geen roem? Streep door het roemvakje.")
    yield from _of_system(rules, words)
    if rules.target:
        yield words(
            "Wie na een spel {target} haalt, wint; staat het dan gelijk, dan beslist nog één spel.",
            target=rules.target,
        )
    if rules.turn_seconds:
        yield words("Hoogstens {seconds} seconden per beurt.", seconds=rules.turn_seconds)
    if rules.doubling != "none":
        yield words(_DOUBLING[rules.doubling])
    if rules.spades_double:
        yield words("Is schoppen troef, dan tellen de punten dubbel.")
    if roem and rules.roem_where in ("hand", "both"):
        yield words(_REJECTING[rules.hand_reject])
    if roem and rules.roem_where == "stuk":
        yield words("Roem is alleen stuk: {stuk}.", stuk=rules.stuk)


def _of_system(rules: RuleSet, words: Words) -> Iterator[str]:
    """Give reminders of the system: how a game is counted, and who deals first."""
    if rules.system == "solo":
        yield words("Zet bij elk spel het nummer van wie alleen speelt, en zijn bod.")
    if rules.system == "manille":
        yield words(
            "Alleen wat boven {half} komt telt; {half}–{half} is ---.", half=rules.total // 2
        )
    if is_drawn(rules):
        yield words("Wie de hoogste kaart trekt, geeft spel 1; daarna de klok rond.")
    if rules.system == "tricks":
        yield words("Schrijf de slagen op: samen {tricks}.", tricks=rules.total)


class Head:
    """Draws the names of a table and the heads of its columns."""

    def __init__(
        self, paper: Paper, layout: Layout, *, pairs: bool, everybody: bool = False
    ) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._pairs = pairs
        self._everybody = everybody  # each player signs, and not one for a side

    def draw(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        """Everything above `top`, where the rows begin; `x` is the sheet's left edge."""
        if self._layout.sides == "players":
            self._opponents(sheet, x, top, place)
        elif self._layout.sides == "wij-zij" and place.players == 4:
            self._partners(sheet, x, top, place)
        else:
            self._numbered(sheet, x, top, place)
        self._heads(sheet, x, top)

    def above(self, top: float) -> tuple[float, ...]:
        """The upper ends of the layout's thick lines."""
        first = top if self._layout.sides == "wij-zij" else top + _ABOVE
        return (first, top + _ABOVE, top + _ABOVE)

    def signers(self) -> tuple[str, ...]:
        """The signers: the two sides, or each player by his number."""
        words, sides = self.words, self._layout.sides
        if sides == "wij-zij" and self._everybody:
            return tuple(seat_letter(words, seat) for seat in Position)
        if sides == "wij-zij":
            return words("Wij"), words("Zij")
        count = 2 if sides == "players" else len(self._layout.players)
        return tuple(words("speler {number}", number=one + 1) for one in range(count))

    def _title(self, sheet: Sheet, x: float, top: float, side: Side) -> None:
        start, end = self._layout.span(side)
        text = self.words(_HEADINGS[self._layout.sides][side is Side.EW]).upper()
        bold = self._paper.kind(11, bold=True)
        sheet.fitted(x + start + _PAD, top + 38, text, bold, end - start - _PAD - 2)

    def _opponents(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        bold, muted = self._paper.kind(10.5, bold=True), self._paper.kind(8, muted=True)
        for number, (side, (seat, member)) in enumerate(zip(Side, place.seats, strict=False), 1):
            start, end = self._layout.span(side)
            text = self.words("speler {number}", number=number)
            sheet.text(x + start + _PAD, top + 38, text, muted)
            room = end - start - 10
            first, *rest = fonts.wrap(self._label(place, seat, member), room, bold.face, bold.size)
            for line, name in enumerate([first, " ".join(rest)]):
                sheet.fitted(x + start + _PAD, top + 27 - line * 11, name, bold, room)

    def _partners(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        words, paper = self.words, self._paper
        people = dict(place.seats)
        wij, zij = (Position.N, Position.S), (Position.E, Position.W)
        for side, seats, numbers in ((Side.NS, wij, place.ns), (Side.EW, zij, place.ew)):
            start, end = self._layout.span(side)
            self._title(sheet, x, top, side)
            if self._pairs:
                number = str(numbers[0]) if numbers else "……"
                pair = words("paar {number}", number=number)
                sheet.right(x + end - 8, top + 38, pair, paper.kind(9, bold=True))
            for line, seat in enumerate(seats):
                at = (x + start + _PAD, top + 27 - line * _LINE)
                sheet.text(*at, seat_letter(words, seat), paper.kind(7.5, muted=True))
                member = people.get(seat)
                name = self._label(place, seat, member) if member else words("blinde hand")
                kind = paper.kind(9.5, muted=member is None)
                sheet.fitted(at[0] + 11, at[1], name, kind, end - start - 20)

    def _numbered(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        words, room = self.words, self._layout.span(Side.NS)[0] - 18
        for line, (seat, member) in enumerate(place.seats):
            y = top + 38 - line * _LINE
            sheet.text(x + 3, y, str(line + 1), self._paper.kind(9.5, bold=True))
            sheet.fitted(x + 13, y, self._label(place, seat, member), self._paper.kind(9.5), room)
        for side in Side:
            self._title(sheet, x, top, side)
        if self._layout.players:
            start = x + self._layout.players[0].left + _PAD
            sheet.text(start, top + 38, words("ieder").upper(), self._paper.kind(11, bold=True))

    def _label(self, place: TablePlace, seat: Position, member: Member) -> str:
        """Somebody's name; behind it that he is lent to a fill-in game."""
        lent = seat in place.fill_ins
        return self.words("{name} (geleend)", name=member.label) if lent else member.label

    def _heads(self, sheet: Sheet, x: float, top: float) -> None:
        y, kind = top + 4.5, self._paper.kind(7.5, muted=True)
        for column in self._layout.columns:
            room = column.right - column.left
            if column.key == "dealer":
                sheet.text(x + column.left + _PAD, y, column.head, kind)
            elif column.side:
                sheet.fitted_right(x + column.right - _PAD, y, column.head, kind, room - _PAD)
            elif column.total:
                middle = x + column.left + room / 2
                sheet.centre(middle, y, column.head, self._paper.kind(9.5, bold=True))
            else:
                sheet.centre(x + column.left + room / 2, y, column.head, kind)


class _Box(NamedTuple):
    """A box to write in, `letter` small in its corner."""

    left: float
    right: float
    letter: str = ""


class Totals:
    """The lines below a sheet by its rules: columns, sides, and players after fines."""

    def __init__(self, paper: Paper, layout: Layout, rules: RuleSet, sitting: int = 1) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._thin = Rule(0.45, paper.ink.muted)
        self._thick = Rule(1.1, paper.ink.text)
        self._end = layout.columns[-1].right
        self.lines = tuple(_lines(layout, rules, sitting))

    def draw(self, sheet: Sheet, x: float, y: float, place: TablePlace) -> float:
        """All lines from `y` down; gives y below the last."""
        for number, line in enumerate(self.lines):
            label = self._label(line)
            kind = self._paper.kind(8.5, muted=True) if number else self._paper.kind(11, bold=True)
            sheet.fitted(x + 4, y - HIGH / 2 - 3.5, label, kind, self._room - 6)
            self._boxes(sheet, x, y, HIGH, self._of(line, place))
            y -= HIGH
            last = number == len(self.lines) - 1
            sheet.line(x, y, x + self._end, y, self._thick if last else self._thin)
        return y

    def carried(self, sheet: Sheet, x: float, y: float, part: int) -> float:
        """The line of a part that is not the last: what goes to `part`."""
        label = self.words("over naar blad {part}", part=part)
        kind = self._paper.kind(9, bold=True)
        sheet.fitted(x + 4, y - HIGH / 2 - 3, label, kind, self._room - 6)
        self._boxes(sheet, x, y, HIGH, list(self._columns()))
        sheet.line(x, y - HIGH, x + self._end, y - HIGH, self._thick)
        return y - HIGH

    def brought(self, sheet: Sheet, x: float, y: float, high: float, part: int) -> None:
        """The first row of a part that is not the first: what comes from `part`."""
        label = self.words("van blad {part}", part=part)
        kind = self._paper.kind(8.5, muted=True)
        left = self._layout.dealer.left + 6
        sheet.fitted(x + left, y - high / 2 - 3, label, kind, self._room - left)

    @property
    def _room(self) -> float:
        """The room for a label: up to the first box that is added up."""
        return next(column.left for column in self._layout.columns if column.total)

    def _label(self, line: str) -> str:
        return self.words(_LABELS[line])

    def _of(self, line: str, place: TablePlace) -> list[_Box]:
        if line == "total":
            return list(self._columns())
        if line == "sum":
            return [_Box(*self._layout.span(side)) for side in Side]
        return list(self._players(place))

    def _columns(self) -> Iterator[_Box]:
        for column in self._layout.columns:
            if column.total:
                yield _Box(column.left, column.right)

    def _players(self, place: TablePlace) -> Iterator[_Box]:
        """A box for each who plays: his own column, or his part of his side's boxes."""
        if self._layout.players:
            yield from (_Box(column.left, column.right) for column in self._layout.players)
            return
        for side in Side:
            own = [position for position, _ in place.seats if position.side is side]
            left, right = self._layout.span(side)
            each = (right - left) / len(own)
            for number, position in enumerate(own):
                letter = seat_letter(self.words, position) if len(place.seats) > 2 else ""
                yield _Box(left + number * each, left + (number + 1) * each, letter)

    def _boxes(self, sheet: Sheet, x: float, y: float, high: float, boxes: list[_Box]) -> None:
        stops = {box.left for box in boxes} | {box.right for box in boxes} - {self._end}
        for stop in sorted(stops):
            firm = any(abs(stop - left) < 0.01 for left in self._layout.firm)
            sheet.line(x + stop, y, x + stop, y - high, self._thick if firm else self._thin)
        for box in boxes:
            sheet.text(x + box.left + 4, y - 9, box.letter, self._paper.kind(7.5, muted=True))


def _lines(layout: Layout, rules: RuleSet, sitting: int) -> Iterator[str]:
    yield "total"
    if layout.roem and layout.sides != "alone-together":
        yield "sum"
    if has_fines(rules):
        yield "after-fines" if sitting == 1 else "fines"  # they come off after the last sheet

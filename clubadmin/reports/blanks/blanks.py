"""Blank scoresheets, two on an A4: names, rows and dealers are on them already.

Columns, headings and the reminder at the foot follow from the rule set.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.row.columns import columns, has_fines
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.terms import Position
from clubadmin.i18n import Words, marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.reports.blanks import head as blank_head
from clubadmin.reports.blanks.columns import layout
from clubadmin.reports.blanks.head import HIGH, Totals
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter

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
        places: the tables.
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
        self.head = blank_head.Head(
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

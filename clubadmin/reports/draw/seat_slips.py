"""Seat slips: where each sits each round, with whom, against whom; or the route as a table."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.terms import Side
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.cut_cards import BELOW, EDGE, Box, Grid, lay_out
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name


class Seat(NamedTuple):
    """A participant's place in a round."""

    place: TablePlace
    wij: bool
    seats: str  # "n", or "ns" for a pair
    partner: str  # empty for a pair, and for whoever plays with the blind hand
    opponents: str
    player: int = 0  # where each is for himself: his number at the table, from 1
    others: tuple[str, ...] = ()  # and the one or two who sit with him


class Unit(NamedTuple):
    """A unit at one table that walks together: a person, a pair, a pair of a team."""

    participant: Participant
    members: tuple[Member, ...]


def units(evening: Evening) -> tuple[Unit, ...]:
    """Everybody who needs a slip of his own, in the order of the numbers."""
    if evening.form.entrant is not Entrant.TEAM:
        return tuple(Unit(one, one.members) for one in evening.participants)
    return tuple(
        Unit(one, one.members[2 * pair : 2 * pair + 2])
        for one in evening.participants
        for pair in range(evening.team_pairs)
        if one.members[2 * pair : 2 * pair + 2]
    )


def seat_of_unit(plan: RoundPlan, unit: Unit) -> Seat | None:
    """Find the seat of a unit; None when it is not in this round."""
    if unit.participant.team_id is None:
        return seat_of(plan, unit.participant)
    ids = {member.id for member in unit.members}
    for place in plan.tables:
        for wij, side in ((True, (place.n, place.s)), (False, (place.e, place.w))):
            if any(one is not None and one.id in ids for one in side):
                return _seat(place, unit.participant, wij=wij)
    return None


def seat_of(plan: RoundPlan, participant: Participant) -> Seat | None:
    """The participant's place, or None when he does not play this round."""
    number = participant.number
    for place in plan.tables:
        if place.players < 4:
            if number in place.numbers:
                return _for_himself(place, number)
            continue
        if number in place.ns:
            return _seat(place, participant, wij=True)
        if number in place.ew:
            return _seat(place, participant, wij=False)
    return None


def _for_himself(place: TablePlace, number: int) -> Seat:
    mine = place.numbers.index(number)
    position, _ = place.seats[mine]
    others = tuple(one.label for at, (_, one) in enumerate(place.seats) if at != mine)
    wij = position.side is Side.NS
    return Seat(place, wij, position.value, "", " – ".join(others), mine + 1, others)


def _seat(place: TablePlace, participant: Participant, *, wij: bool) -> Seat:
    numbers = place.ns if wij else place.ew
    letters = "ns" if wij else "ew"
    opponents = place.zij if wij else place.wij
    if participant.pair_id is not None or len(participant.members) > 1:
        return Seat(place, wij, letters, "", opponents)
    if len(numbers) == 1:  # at a table of three, beside the blind hand
        return Seat(place, wij, letters[0], "", opponents)
    mine = numbers.index(participant.number)
    people = (place.n, place.s) if wij else (place.e, place.w)
    partner = people[1 - mine]
    return Seat(place, wij, letters[mine], partner.label if partner else "", opponents)


_ROUTE_PAD = 12.0
_ROUTE_HEAD = 62.0  # from the top to the heads of the columns
_NAME = 15.0  # every name after the first
_HEADS = 14.0
_ROUTE_LINE, _LEAST = 16.5, 9.5
_SMALL = 7.0  # letters that can still be read
_MANY = 8  # rounds, from here on every slip is a table

_EDGE = 30.0  # of the paper to the first cut
_BELOW = 46.0  # room for the foot
_PAD = 12.0  # within a slip
_HEAD = 50.0
_SECOND = 15.0  # a second name in the head
_LINE = 29.0  # a round on a slip
_LEAST_LINE = 22.0


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
    slips = _RouteSlips(paper, evening)
    lay_out(paper, slips.grid, units(evening), slips.draw)


class _RouteSlips:
    """How the slips of one evening look."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.later = later(paper, evening)
        self.single = evening.form.entrant is Entrant.MEMBER
        self.games = any(place.wallets for plan in evening.plan for place in plan.tables)
        names = 1 if self.single else 2
        self.head = _ROUTE_HEAD + (names - 1) * _NAME
        lines = max(len(evening.plan) + bool(self.later), 1)
        fixed = self.head + _HEADS + 2 * _ROUTE_PAD
        room = PORTRAIT[1] - EDGE - BELOW
        down = max(1, min(6, int(room / (fixed + lines * _ROUTE_LINE))))
        if down == 1 and room / 2 >= fixed + lines * _LEAST:
            down = 2
        self.by_number = {one.number: one for one in evening.participants}
        across = 2 if not self.single and self._fits_half() else 1
        self.grid = Grid(across, down)
        self.line = min(_ROUTE_LINE + 4, (self.grid.height - fixed) / lines)
        self.columns = self._columns(self.grid.width - 2 * _ROUTE_PAD)

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
        room = self._columns(Grid(2, 1).width - 2 * _ROUTE_PAD)[-1].width - 4
        return all(
            fonts.width(fonts.legible(self._who(numbers, names)), fonts.NARROW, _SMALL) <= room
            for plan in self.evening.plan
            for place in plan.tables
            for numbers, names in ((place.ns, place.wij), (place.ew, place.zij))
        )

    def draw(self, sheet: Sheet, box: Box, unit: Unit) -> None:
        """A slip."""
        inner = box.inner(_ROUTE_PAD)
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
        y = box.y - 27 - (self.head - _ROUTE_HEAD)
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


def seat_slips(evening: Evening, printing: Printing) -> bytes:
    """A slip for each participant, to be cut out. `stamp` is the moment of printing."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Plaatsbriefjes")
    people = evening.participants
    if not people:
        paper.only(words("Nog niemand aangemeld."))
    elif suit(evening):
        draw(paper, evening)
        return paper.document(words("Plaatsbriefjes"), *occasion.parts(paper, evening))
    slips = _Slips(paper, evening)
    for start in range(0, len(people), slips.each_page):
        slips.page(people[start : start + slips.each_page])
    return paper.document(words("Plaatsbriefjes"), *occasion.parts(paper, evening))


class _Slips:
    """How the slips of one evening lie on a page."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.evening = evening
        self.later = later(paper, evening)
        rounds = max(len(evening.plan) + bool(self.later), 1)
        pairs = evening.form.entrant is Entrant.PAIR
        self.head = _HEAD + (_SECOND if pairs else 0)
        room = PORTRAIT[1] - _EDGE - _BELOW
        self.down = max(1, min(6, int(room / (self.head + 2 * _PAD + rounds * _LINE - 8))))
        if self.down == 1 and room / 2 >= self.head + 2 * _PAD + rounds * _LEAST_LINE:
            self.down = 2
        self.width = (PORTRAIT[0] - 2 * _EDGE) / 2
        self.height = room / self.down
        free = self.height - self.head - 2 * _PAD + 8
        self.line = min(_LINE + 5, free / rounds)
        self.each_page = 2 * self.down

    def page(self, people: Sequence[Participant]) -> None:
        """A page of slips with the marks to cut them by."""
        sheet = self.paper.sheet(PORTRAIT)
        top = sheet.height - _EDGE
        used = (len(people) + 1) // 2
        xs = [_EDGE, _EDGE + self.width, _EDGE + 2 * self.width]
        cut_cards.grid(self.paper, sheet, xs, [top - n * self.height for n in range(used + 1)])
        for number, participant in enumerate(people):
            x = _EDGE + (number % 2) * self.width
            self._slip(sheet, x + _PAD, top - (number // 2) * self.height - _PAD, participant)

    def _slip(self, sheet: Sheet, x: float, y: float, participant: Participant) -> None:
        paper, evening = self.paper, self.evening
        right = x + self.width - 2 * _PAD
        number = Type(fonts.BOLD, 21, paper.ink.accent)
        wide = fonts.width(str(participant.number), number.face, number.size)
        sheet.right(right, y - 19, str(participant.number), number)
        room = right - x - wide - 10
        for line, member in enumerate(participant.members):
            low = y - 14 - line * _SECOND
            sheet.fitted(x, low, member.label, paper.kind(14, bold=True), room)
        about = occasion.line(paper, evening)
        y -= self.head - _HEAD
        sheet.fitted(x, y - 27, about, paper.kind(8, muted=True), room)
        y -= _HEAD - 15
        sheet.line(x, y, right, y, firm(paper))
        for plan in evening.plan:
            self._round(sheet, (x, y, right), plan, participant)
            y -= self.line
            if plan is not evening.plan[-1] or self.later:
                sheet.line(x, y, right, y, hairline(paper))
        sheet.fitted(x, y - self.line / 2 - 4, self.later, paper.kind(9.5), right - x)

    def _round(
        self, sheet: Sheet, at: tuple[float, float, float], plan: RoundPlan, who: Participant
    ) -> None:
        x, y, right = at
        paper, words = self.paper, self.paper.words
        high, low = y - self.line / 2 + 2, y - self.line / 2 - 9
        muted = paper.kind(8, muted=True)
        sheet.text(x, high, words("ronde {round}", round=plan.round), muted)
        seat = seat_of(plan, who)
        if seat is None:
            text = words("zit deze ronde stil") if who in plan.sitting_out else "–"
            sheet.text(x, low, text, paper.kind(9.5))
            return
        sheet.text(
            x, low, words("Tafel {table}", table=seat.place.number), paper.kind(11, bold=True)
        )
        x += 54
        if seat.player:
            self._for_himself(sheet, (x, high, low, right), seat)
            return
        side = words("Wij") if seat.wij else words("Zij")
        side = f"{side} · {_direction(paper, seat)}"
        against = words("tegen {name}", name=seat.opponents)
        room = self.line / 2
        if self.line >= _LINE and fonts.is_tiny(against, right - x, fonts.REGULAR, 9):
            high, low, room = high + 4, low + 1, 19.0  # two long names, each on a line
        if len(who.members) > 1:
            sheet.text(x, high, side, muted)
        else:
            sheet.right(right, high, side, muted)
            beside = right - x - fonts.width(side, muted.face, muted.size) - 6
            partner = words("met {name}", name=seat.partner or words("de blinde hand"))
            sheet.fitted(x, high, partner, paper.kind(9), beside)
        sheet.fitted(x, low, against, paper.kind(9), right - x, high=room)

    def _for_himself(self, sheet: Sheet, at: tuple[float, float, float, float], seat: Seat) -> None:
        """The others at the table, each on a line of his own."""
        x, high, low, right = at
        paper, words = self.paper, self.paper.words
        muted = paper.kind(8, muted=True)
        player = words("speler {number}", number=seat.player)
        if len(seat.others) > 1:
            sheet.right(right, high, player, muted)
        else:
            sheet.text(x, high, player, muted)
        lines = [words("tegen {name}", name=seat.others[0])]
        lines += [words("en {name}", name=other) for other in seat.others[1:]]
        if len(lines) > 1:
            room = right - x - fonts.width(player, muted.face, muted.size) - 6
            sheet.fitted(x, high, lines[0], paper.kind(9), room)
        sheet.fitted(x, low, lines[-1], paper.kind(9), right - x)


def _direction(paper: Paper, seat: Seat) -> str:
    return "–".join(seat_name(paper.words, letter).lower() for letter in seat.seats)

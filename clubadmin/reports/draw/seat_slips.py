"""Seat slips: for each participant where he sits each round, with whom, against whom."""

from collections.abc import Sequence

from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan
from clubadmin.reports.draw import route_slips
from clubadmin.reports.draw.seats import Seat, seat_of
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name

_EDGE = 30.0  # of the paper to the first cut
_BELOW = 46.0  # room for the foot
_PAD = 12.0  # within a slip
_HEAD = 50.0
_SECOND = 15.0  # a second name in the head
_LINE = 29.0  # a round on a slip
_LEAST_LINE = 22.0


def seat_slips(evening: Evening, printing: Printing) -> bytes:
    """A slip for each participant, to be cut out. `stamp` is the moment of printing."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Plaatsbriefjes")
    people = evening.participants
    if not people:
        paper.only(words("Nog niemand aangemeld."))
    elif route_slips.suit(evening):
        route_slips.draw(paper, evening)
        return paper.pdf(words("Plaatsbriefjes"), *occasion.parts(paper, evening))
    slips = _Slips(paper, evening)
    for start in range(0, len(people), slips.each_page):
        slips.page(people[start : start + slips.each_page])
    return paper.pdf(words("Plaatsbriefjes"), *occasion.parts(paper, evening))


class _Slips:
    """How the slips of one evening lie on a page."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.evening = evening
        self.later = route_slips.later(paper, evening)
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

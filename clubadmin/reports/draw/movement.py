"""Movement cards: for each table who sit there each round, and where all and the wallets go."""

from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, RoundPlan, TablePlace
from clubadmin.reports.draw.seat_slips import Seat, Unit, seat_of_unit, units
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name

_PAD = 14.0
_HEAD = 50.0
_HEADS = 16.0
_LINE, _LEAST = 27.0, 20.0
_GOES = 13.0  # of a line, for where they go
_LONG_LINE, _LONG_LEAST = 36.0, 26.5  # where names stand on two lines
_ROUND = 24.0
_WALLETS = 58.0


class _Stop(NamedTuple):
    """A stop of a unit: a side or seat of a table in a round."""

    where: str
    unit: Unit
    seat: Seat


def movement_cards(evening: Evening, printing: Printing) -> bytes:
    """A card for every table. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    paper.title = paper.words("Wisselkaarten")
    tables = sorted({place.number for plan in evening.plan for place in plan.tables})
    if not tables:
        paper.only(paper.words("Er is nog geen indeling."))
    else:
        cards = _Cards(paper, evening)
        lay_out(paper, cards.grid, tables, cards.draw)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _who(stop: _Stop) -> str:
    names = stop.unit.participant.team or " – ".join(one.label for one in stop.unit.members)
    return f"{stop.unit.participant.number}  {names}"


class _Cards:
    """The cards of one evening."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.single = evening.form.entrant is Entrant.MEMBER
        self.wallets = bool(occasion.wallets(evening))
        rounds = len(evening.plan)
        fixed = _HEAD + _HEADS + 2 * _PAD
        choices = (Grid(1, 4), Grid(1, 3), Grid(1, 2))
        self.stops = self._all_stops()
        self.long = self._has_long_names()
        most, least = (_LONG_LINE, _LONG_LEAST) if self.long else (_LINE, _LEAST)
        self.grid = next(
            (one for one in choices if one.height >= fixed + rounds * least), Grid(1, 1)
        )
        self.line = min(most, (self.grid.height - fixed) / rounds)

    def _has_long_names(self) -> bool:
        """Whether anybody's name is read better on two lines."""
        across = max(map(len, self.stops.values()), default=1)
        inner = Grid(1, 4).width - 2 * _PAD - _ROUND - 2 * _WALLETS * self.wallets
        room = inner / across - 6
        told = {_who(stop) for stops in self.stops.values() for stop in stops}
        return any(fonts.is_tiny(one, room, fonts.REGULAR, 9) for one in told)

    def _all_stops(self) -> dict[tuple[int, int], list[_Stop]]:
        """Map each round and table to its stops, in the order of the seats."""
        found: dict[tuple[int, int], list[_Stop]] = {}
        for plan in self.evening.plan:
            for unit in units(self.evening):
                seat = seat_of_unit(plan, unit)
                if seat is not None:
                    stop = _Stop(self._where(seat), unit, seat)
                    found.setdefault((plan.round, seat.place.number), []).append(stop)
        for stops in found.values():
            stops.sort(key=lambda stop: "nesw".index(stop.seat.seats[0]))
        return found

    def _where(self, seat: Seat) -> str:
        """The side, or the seat of somebody who sits by himself."""
        if len(seat.seats) > 1:
            return self.words("N/Z") if seat.wij else self.words("O/W")
        return seat_name(self.words, seat.seats).lower()

    def draw(self, sheet: Sheet, box: Box, table: int) -> None:
        """The card of a table."""
        paper, words = self.paper, self.words
        x, y, width, _ = inner = box.inner(_PAD)
        places = {
            plan.round: place
            for plan in self.evening.plan
            for place in plan.tables
            if place.number == table
        }
        group = occasion.group_of(self.evening, next(iter(places.values())))
        name = paper.words("Tafel {table}", table=table)
        title = " · ".join((name, words("groep {group}", group=group))) if group else name
        about = occasion.line(paper, self.evening)
        sheet.fitted(x, y - 18, title, Type(fonts.BOLD, 20, paper.ink.accent), width * 0.6)
        sheet.fitted_right(inner.right, y - 16, about, paper.kind(8, muted=True), width * 0.38)
        edges = self._heads(sheet, inner, y - _HEAD + 18, places)
        y -= _HEAD - 18 + _HEADS
        for plan in self.evening.plan:
            if place := places.get(plan.round):
                self._round(sheet, (edges, y), plan, place)
            else:
                sheet.text(x, y - self.line / 2 - 3, str(plan.round), paper.kind(10, bold=True))
                sheet.text(x + _ROUND, y - self.line / 2 - 3, "–", paper.kind(9))
            y -= self.line
            sheet.line(x, y, inner.right, y, hairline(paper))

    def _heads(
        self, sheet: Sheet, box: Box, y: float, places: dict[int, TablePlace]
    ) -> list[float]:
        """Heads of the columns; gives where each begins, and the end of the last."""
        words, kind = self.words, self.paper.kind(8, muted=True)
        most = max((len(self.stops.get((at, p.number), ())) for at, p in places.items()), default=1)
        wallets = _WALLETS if self.wallets else 0.0
        each = (box.width - _ROUND - 2 * wallets) / max(most, 1)
        start = box.x + _ROUND + wallets
        edges = [box.x, box.x + _ROUND, *(start + at * each for at in range(most))]
        edges += [box.right - wallets, box.right]
        sheet.text(box.x, y - 10, words("rnd"), kind)
        if self.wallets:
            sheet.fitted(edges[1], y - 10, words("mapjes"), kind, _WALLETS - 4)
            sheet.fitted(edges[-2], y - 10, words("mapjes gaan naar"), kind, _WALLETS)
        first = next((s for at, p in places.items() if (s := self.stops.get((at, p.number)))), [])
        for at, stop in enumerate(first[:most]):
            head = words("{who} gaat naar", who=stop.where)
            sheet.fitted(edges[2 + at], y - 10, head, kind, each - 6)
        sheet.line(box.x, y - _HEADS + 2, box.right, y - _HEADS + 2, firm(self.paper))
        return edges

    def _round(
        self, sheet: Sheet, at: tuple[list[float], float], plan: RoundPlan, place: TablePlace
    ) -> None:
        edges, y = at
        paper = self.paper
        middle = y - self.line / 2 - 3
        high, low = middle + 4.5, middle - 5
        if self.long:  # the names have all but the last line
            high, low = y - (self.line - _GOES) / 2 - 3, y - self.line + 5
        sheet.text(edges[0], middle, str(plan.round), paper.kind(10, bold=True))
        later = next((one for one in self.evening.plan if one.round == plan.round + 1), None)
        if self.wallets:
            mine = occasion.spelled(place.wallets)
            sheet.fitted(edges[1], middle, mine, paper.kind(9.5), _WALLETS - 6)
            goes = self._wallets_go(place, later)
            sheet.fitted(edges[-2], middle, goes, paper.kind(9, bold=True), _WALLETS)
        for number, stop in enumerate(self.stops.get((plan.round, place.number), ())):
            x = edges[2 + number]
            room = edges[3 + number] - x - 6
            sheet.fitted(x, high, _who(stop), paper.kind(9), room, high=self.line - _GOES)
            cut_cards.arrow(paper, sheet, x + 1, low + 3)
            goes = self._goes(stop, later)
            sheet.fitted(x + 11, low, goes, paper.kind(8.5, bold=True), room - 11)

    def _goes(self, stop: _Stop, later: RoundPlan | None) -> str:
        """Tell the place of a unit in the next round."""
        words = self.words
        if later is None:
            last = stop.seat.place.round >= self.evening.rounds
            return words("klaar") if last else words("wordt later ingedeeld")
        seat = seat_of_unit(later, stop.unit)
        if seat is None:
            resting = stop.unit.participant in later.sitting_out
            return words("zit stil") if resting else words("klaar")  # lost, or gone home
        where = self._where(seat)
        if seat.place.number == stop.seat.place.number:
            stays = words("blijft")
            return stays if where == stop.where else f"{stays}, {where}"
        return words("tafel {table}", table=seat.place.number) + f" {where}"

    def _wallets_go(self, place: TablePlace, later: RoundPlan | None) -> str:
        """Tell where the wallets of a table are played next within its group."""
        group = occasion.group_of(self.evening, place)
        tables = [
            one.number
            for one in (later.tables if later is not None else ())
            if one.wallets == place.wallets and occasion.group_of(self.evening, one) == group
        ]
        if place.number in tables:
            return self.words("blijft")
        if not tables:
            return self._wallets_rest(place, group)
        return self.words("tafel {table}", table=", ".join(map(str, tables)))

    def _wallets_rest(self, place: TablePlace, group: str) -> str:
        """Between two tables, where they are played at the other one after a round; or put away."""
        back = next(
            (
                one.number
                for plan in self.evening.plan
                if plan.round == place.round + 2
                for one in plan.tables
                if one.wallets == place.wallets and occasion.group_of(self.evening, one) == group
            ),
            None,
        )
        if back is None or abs(back - place.number) != 1:
            return self.words("leiding")
        low, high = sorted((back, place.number))
        return self.words("tussen {low} en {high}", low=low, high=high)

"""Holds the rows of a wide list against their totals, averages and places, and asks what differs.

The rule of the totals and the order of the list are found first, from all rows together; then
each row that does not agree is one question that says what would put it right.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil, floor

from clubadmin.i18n import Value
from clubadmin.model.importing.importing import Choice, Draft
from clubadmin.services.importing.guessing import foot_of
from clubadmin.services.importing.held_rows import Evenings, Held
from clubadmin.services.importing.list_rows import Line
from clubadmin.services.importing.order import is_slip, likely, misplaced
from clubadmin.services.importing.questions import LEAVE, TAKE, UNKNOWN, Asked
from clubadmin.services.importing.row_figures import Figures
from clubadmin.services.importing.rule import SUM, CountingRule, rule_of
from clubadmin.services.importing.running import ask_opening, begins_late
from clubadmin.services.importing.scores import Fact, Row, evenings_named
from clubadmin.services.importing.values import is_points, read_amount, read_figure

_MOST_SHOWN = 6  # evenings of a row that can be the wrong one
_A_RULE = 4  # so many rows of which most differ: the list counts in another way
_PLACED = 0.8  # of the rows have a place: the list tells its order
_BEYOND = 0.3  # of the lowest and the highest: what somebody else can have made

_Way = tuple[tuple[bool, bool], int, int]  # how unlikely, which evening, its figure


class Agreeing:
    """Compares what the rows of a list say with each other."""

    def __init__(self, draft: Draft, figures: Figures, asked: Asked) -> None:
        self._roles = draft.layout.roles
        self._dated = begins_late(draft)
        self._own = any(foot_of(draft.book.sheets[at]) is not None for at in draft.sheets)
        self._figures = figures
        self._asked = asked
        self._sums = self._columns("sum")
        self._average = next(iter(self._columns("average")), None)
        self._place = next(iter(self._columns("place")), None)
        self._evenings = Evenings(())
        self._reach: list[tuple[int, int]] = []  # of each evening, the lowest and the highest
        self._stands: list[Fact] = []  # of before the first evening
        self.rule: CountingRule | None = None

    def _columns(self, kind: str) -> list[int]:
        return [at for at, role in enumerate(self._roles) if role.kind == kind]

    def settled(self, rows: Sequence[Row]) -> list[Fact]:
        """The facts of all rows, with what was decided about those that do not agree."""
        stands = [fact for _, facts in rows for fact in facts if fact.opening]
        rows = [(line, [one for one in facts if not one.opening]) for line, facts in rows]
        self._evenings = Evenings(fact for _, facts in rows for fact in facts)
        wide = any(role.evening for role in self._roles)
        kept = dict(rows)
        if wide and self._evenings.in_order:
            self._ask_unknown([line for line, _ in rows])
            for sheet in dict.fromkeys(line.sheet for line, _ in rows):
                held = [self._held(*row) for row in rows if row[0].sheet == sheet and row[1]]
                self._hold([one for one in held if self._is_settled(one)], kept)
        return [*stands, *self._stands, *(fact for line, _ in rows for fact in kept[line])]

    def _is_settled(self, one: Held) -> bool:
        """Whether all its figures can be read, and none is asked about already."""
        running = [one.line.spot(column) for column in self._columns("running")]
        asked = any(self._asked.names(spot) for spot in (*one.spots, *running))
        return not asked and not self._figures.is_open(one.line)

    def _held(self, line: Line, facts: list[Fact]) -> Held:
        made: dict[int, int] = {}
        for fact in facts:
            if fact.evening is not None and not fact.unknown:
                made[fact.evening] = made.get(fact.evening, 0) + self._points(fact)
        full = [made.get(evening) for evening in self._evenings.in_order]
        made |= self._given_points(line)
        for evening in evenings_named(line, self._columns("dropped")):
            made.pop(evening, None)
        one = Held(line, facts, [made.get(evening) for evening in self._evenings.in_order], full)
        for column in self._sums:
            text = line.cells[column] if column < len(line.cells) else ""
            total = read_amount(text)
            if total is None and (figure := read_figure(text)).how == "text":
                total = self._meant(line, column, text, figure.guess)
            if total is not None and total == int(total):
                one.totals[column] = int(total)
        if self._average is not None and self._average < len(line.cells):
            one.average = read_amount(line.cells[self._average])
        if self._place is not None and self._place < len(line.cells):
            found = read_amount(line.cells[self._place].rstrip(".)e"))
            one.place = int(found) if found is not None and found == int(found) else None
        return one

    def _meant(self, line: Line, column: int, text: str, guess: str) -> int | None:
        """The total in a cell with other signs in it, if it is said to be one."""
        spot = line.spot(column)
        choices = (*((Choice("figure", guess, guess),) if guess else ()), TAKE)
        key = f"sumtext:{spot.sheet}:{spot.row}:{column}"
        answer = self._asked.ask(key, [text, line.name], [spot], choices, 0)
        return int(guess) if answer is not None and answer.choice.startswith("figure") else None

    def _given_points(self, line: Line) -> dict[int, int]:
        """Read the points given for missed evenings: they count, and nobody made them."""
        named = evenings_named(line, self._columns("given"))
        found = {}
        for at, role in enumerate(self._roles):
            if role.evening in named and at < len(line.cells):
                worth = read_amount(line.cells[at])
                if role.evening is not None and worth is not None:
                    found[role.evening] = int(worth)
        return found

    def _points(self, fact: Fact) -> int:
        """The points of a fact; corrected where its figure stood out."""
        said = self._asked.corrected(fact.spot)
        value = None if said is None else read_amount(said.strip())
        return (fact.points if value is None else int(value)) + (fact.roem or 0)

    def _hold(self, rows: list[Held], kept: dict[Line, list[Fact]]) -> None:
        self._reach = [
            _range(one.made[at] for one in rows) for at in range(len(self._evenings.in_order))
        ]
        self._hold_steps(rows, kept)
        if not rows:
            return
        fitting = self._hold_totals(rows, kept)
        if self._average is not None:
            self._hold_averages(rows, fitting, kept)
        if self._place is not None:
            self._hold_places(rows)

    def _hold_totals(self, rows: list[Held], kept: dict[Line, list[Fact]]) -> list[Held]:
        """Every column of totals by its own rule; the rows that agree with all of them."""
        asked: set[int] = set()
        alone = [] if len(self._evenings.in_order) < 2 else [-1]  # one evening is in its own order
        for column in self._sums or alone:
            told = [one for one in rows if column in one.totals]
            rule = rule_of([(one.made, one.totals[column]) for one in told])
            if self._own:  # it says itself what does not count
                self.rule = self.rule or rule_of([(one.full, one.totals[column]) for one in told])
                rule = SUM
            if rule is None and len(told) >= _A_RULE:
                self._ask_rule(told, column)
                continue
            rule = rule or SUM
            if told and self.rule is None:
                self.rule = rule
            for one in rows:
                one.total = one.totals.get(column)
                one.computed = round(rule.of(one.made))
                one.odd = None
            self._place_rows(rows, rule)
            for at, one in enumerate(rows):
                differs = one.total is not None and not rule.gives(one.made, one.total)
                if (differs or one.odd) and at not in asked:
                    asked.add(at)
                    kept[one.line] = self._ask(one, rule, column)
        return [one for at, one in enumerate(rows) if at not in asked]

    def _place_rows(self, rows: list[Held], rule: CountingRule) -> None:
        """Find the rows that stand where their total does not belong."""
        if self._own or (self._average is not None and not self._sums) or _falling(rows):
            return
        order = list(rows)
        placed = [one for one in rows if one.place is not None]
        if len(placed) >= _PLACED * len(rows):
            order = sorted(placed, key=lambda one: one.place or 0)
        totals = [one.computed if one.total is None else one.total for one in order]
        doubted = {
            at
            for at, one in enumerate(order)
            if one.total is not None and not rule.gives(one.made, one.total)
        }
        for found in misplaced([one or 0 for one in totals], doubted):
            order[found.at].odd = found

    def _ask(self, one: Held, rule: CountingRule, column: int) -> list[Fact]:
        """Ask one question about a row, with each way to put it right."""
        assert one.computed is not None
        spot = one.line.spot(column) if column in one.totals else one.spots[0]
        told = one.computed if one.total is None else one.total
        ways = list(self._ways(one, rule, told))
        total_wrong = one.odd is not None and told != one.computed and one.odd.takes(one.computed)
        if total_wrong:
            ways = []
        first = [] if one.odd is None else [Choice("asis", str(told), str(told))]
        agrees = told == one.computed and one.odd is not None
        take = [] if agrees else [Choice("take", label=str(one.computed))]
        kind, values = self._said(one, rule, told, ways, total_wrong=total_wrong)
        choices = [*first, *take, *ways, UNKNOWN, LEAVE]
        key = f"{kind}:{spot.sheet}:{spot.row}" + ("" if column in self._sums[:1] else f":{column}")
        answer = self._asked.ask(key, values, [spot, *one.spots], choices)
        return self._evenings.followed(one, answer, ways)

    def _said(
        self, one: Held, rule: CountingRule, told: int, ways: Sequence[Choice], *, total_wrong: bool
    ) -> tuple[str, list[object]]:
        """The kind of the question and what goes into its sentence."""
        if one.odd is not None:
            right: Value = str(one.computed) if total_wrong else ways[0].label if ways else ""
            above, below = one.odd.above, one.odd.below
            between = " ".join(str(near) for near in (above, below) if near is not None)
            return "misplaced", [one.line.name, told, between, right, one.computed]
        if rule == SUM:
            return "rowsum", [one.line.name, one.computed, told]
        return "rowbest", [one.line.name, one.computed, told, rule.name]

    def _ways(self, one: Held, rule: CountingRule, told: float) -> Iterator[Choice]:
        """Each evening as it would be if it alone were wrong, the likeliest first."""
        found: list[_Way] = []
        for at, was in enumerate(one.made):
            if told == one.computed and one.odd is not None:
                found += self._by_order(one, rule, at)
            elif slipped := rule.slips(one.made, at, told, self._possible(at)):
                found += [((False, False), at, value) for value in slipped]
            elif (value := rule.meant(one.made, at, told)) is not None and is_points(value):
                slip = was is not None and is_slip(was, value)
                found.append(((not self._can_be(at, value), not slip), at, value))
        found.sort(key=lambda way: way[0])
        for _, at, value in found[:_MOST_SHOWN]:
            if (choice := self._evenings.choice(one, at, value)) is not None:
                yield choice

    def _by_order(self, one: Held, rule: CountingRule, at: int) -> list[_Way]:
        """Slips in an evening by which the row, which adds up, would stand in its place."""
        was, odd = one.made[at], one.odd
        if was is None or odd is None or rule != SUM or one.computed is None:
            return []
        low = (odd.below or 0) - one.computed + was
        high = (one.computed if odd.above is None else odd.above) - one.computed + was
        return [((False, False), at, value) for value in likely(was, low, high, few=False)[:2]]

    def _can_be(self, at: int, value: int) -> bool:
        """Whether somebody can have made this on an evening, as far as the others tell."""
        low, high = self._possible(at)
        return low <= value <= high

    def _possible(self, at: int) -> tuple[int, int]:
        low, high = self._reach[at]
        return ceil(low * (1 - _BEYOND)), floor(high * (1 + _BEYOND))

    def _hold_steps(self, rows: list[Held], kept: dict[Line, list[Fact]]) -> None:
        """Each running total is the one before it and what was made since."""
        columns = {
            role.evening: at
            for at, role in enumerate(self._roles)
            if role.kind == "running" and role.evening and role.evening in self._evenings.in_order
        }
        beside = {role.evening for role in self._roles if role.kind in ("points", "total")}
        columns = {evening: at for evening, at in columns.items() if evening in beside}
        if columns and (first := self._evenings.in_order[0]) > 1:
            stands = [(one, *self._opening(one, columns)) for one in rows]
            told = [(one.line, at, stand) for one, at, stand in stands if stand > 0]
            if of := ask_opening(self._asked, first - 1, told, dated=self._dated):
                self._stands += [_stand(*one, of) for one in stands if one[2] > 0]
        for one in list(rows):
            if columns and (odd := self._step(one, columns)) is not None:
                kept[one.line] = odd
                rows.remove(one)

    def _opening(self, one: Held, columns: Mapping[int, int]) -> tuple[int, int]:
        """The column and the stand of a row before the first evening of the list; 0 for none."""
        first = self._evenings.in_order[0]
        if first == 1:
            return -1, 0
        before = [
            (role.evening, at)
            for at, role in enumerate(self._roles)
            if role.kind == "running" and role.evening and role.evening < first
        ]
        if before:
            at = max(before)[1]
            return at, self._figures.number(one.line, at) or 0
        run = 0
        for at, evening in enumerate(self._evenings.in_order):
            run += one.made[at] or 0
            if evening in columns and (told := self._figures.number(one.line, columns[evening])):
                return columns[evening], told - run
        return -1, 0

    def _step(self, one: Held, columns: Mapping[int, int]) -> list[Fact] | None:
        """Settle a row whose running totals differ from its evenings; None: they agree."""
        told = {at: self._figures.number(one.line, at) for at in columns.values()}
        wrong: list[tuple[int, int, int]] = []  # evening as its place, column, difference
        run, lasting = self._opening(one, columns)[1], 0
        for at, evening in enumerate(self._evenings.in_order):
            run += one.made[at] or 0
            column = columns.get(evening)
            if column is None or told[column] is None:
                continue
            more = (told[column] or 0) - run
            if more != lasting:
                wrong.append((at, column, more - lasting))
                lasting = more
        if not wrong:
            return None
        at, column, more = wrong[0]
        returns = len(wrong) > 1 and wrong[1][2] == -more
        shown = told[column] or 0
        spot = one.line.spot(column)
        right = shown - more
        made = one.made[at]
        other = (made or 0) + more
        ways = []
        if not returns and other > 0 and (way := self._evenings.choice(one, at, other)):
            ways = [way]
        choices = (Choice("take", label=str(right)), *ways, UNKNOWN, LEAVE)
        values = [one.line.name, self._evenings.in_order[at], shown, right]
        own = self._evenings.fact(one, at).spot
        answer = self._asked.ask(f"stepped:{spot.sheet}:{spot.row}", values, [spot, own], choices)
        likely_way = ways or [Choice("evening", f"{own.column}=0")]
        return self._evenings.followed(one, answer, likely_way)

    def _hold_averages(
        self, rows: Sequence[Held], fitting: Sequence[Held], kept: dict[Line, list[Fact]]
    ) -> None:
        told = [(one.made, one.average) for one in rows if one.average is not None]
        rule = rule_of([(made, average) for made, average in told], average=True)
        if rule is None:
            return
        self.rule = self.rule or rule
        for one in fitting:
            if one.average is not None and not rule.gives(one.made, one.average):
                kept[one.line] = self._ask_average(one, rule, one.average)

    def _ask_average(self, one: Held, rule: CountingRule, told: float) -> list[Fact]:
        spot = one.line.spot(self._average or 0)
        ways = [] if one.totals else list(self._ways(one, rule, told))
        right = _rounded(rule.of(one.made))
        values = [one.line.name, one.line.cells[spot.column], right]
        choices = (Choice("take", label=right), *ways, UNKNOWN)
        key = f"average:{spot.sheet}:{spot.row}"
        answer = self._asked.ask(key, values, [spot, *one.spots], choices)
        return self._evenings.followed(one, answer, ways)

    def _hold_places(self, rows: Sequence[Held]) -> None:
        """A place that the totals contradict, where they themselves run from high to low."""
        told = [(one, one.place) for one in rows if one.place is not None]
        if self._own or any(one.odd is not None for one in rows):
            return
        if len(told) < _PLACED * len(rows) or not _falling([one for one, _ in told]):
            return
        for found in misplaced([-place for _, place in told]):
            one, place = told[found.at]
            spot = one.line.spot(self._place or 0)
            values = [one.line.name, place, _summed(one)]
            self._asked.ask(f"place:{spot.sheet}:{spot.row}", values, [spot], (TAKE,), 0)

    def _ask_unknown(self, lines: Sequence[Line]) -> None:
        """Totals that the spreadsheet works out and of which it keeps no outcome."""
        spots = [
            line.spot(column)
            for line in lines
            for column in self._sums
            if self._figures.is_formula(line, column)
            and not (column < len(line.cells) and line.cells[column])
        ]
        if spots:
            self._asked.ask("nosums:all", [len(spots)], spots, (TAKE,), 0)

    def _ask_rule(self, told: Sequence[Held], column: int) -> None:
        """Most totals are no sums: the list left evenings out, or gave points for absence."""
        differing = [one for one in told if not SUM.gives(one.made, one.totals[column])]
        spots = [one.line.spot(column) for one in differing]
        first = differing[0]
        values = [len(differing), len(told), first.line.name, first.totals[column]]
        self._asked.ask("sumrule:all", values, spots, (TAKE,), 0)


def _stand(one: Held, column: int, stand: int, of: int) -> Fact:
    """The fact of all evenings before the first of a row: so many points, of so many evenings."""
    fact = replace(one.facts[0], evening=of, round=None, day=None, points=stand, roem=None)
    return replace(fact, pits=None, spot=one.line.spot(column), opening=True)


def _range(made: Iterable[int | None]) -> tuple[int, int]:
    known = [one for one in made if one is not None]
    return (min(known), max(known)) if known else (0, 0)


def _falling(rows: Sequence[Held]) -> bool:
    """Whether the list itself runs from high to low: then no total stands where it does not."""
    totals = [_summed(one) for one in rows]
    return totals == sorted(totals, reverse=True)


def _summed(one: Held) -> int:
    return sum(made or 0 for made in one.made) if one.total is None else one.total


def _rounded(number: float) -> str:
    return f"{number:.1f}".replace(".", ",")

"""Planned rounds after somebody came or left: mended, so that what was told to others stays.

Where tables are drawn anew each round, the free place is taken, a table of three is made or
somebody sits out, by the club's rule and in fair turns; all else stays as it was planned. A
movement mends itself: there the draw from here on is the mended plan, if it leaves the rest.
Who stays at a table keeps his seat.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from clubadmin.domain.draw.drawing import by_line, draw, form_of
from clubadmin.domain.draw.draws.boompje import next_boompje
from clubadmin.domain.draw.formats import DRAWN
from clubadmin.domain.draw.groups.mended import Broken, mended_groups
from clubadmin.domain.draw.plan.schedule import (
    Couple,
    PairTable,
    RoundDraw,
    Schedule,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
    count_repeats,
    couple,
    games_at,
    groups_of,
    partners_of,
)
from clubadmin.domain.draw.plan.task import Meetings, Sizes, people_at_tables, small_tables
from clubadmin.domain.draw.request import DrawError, DrawRequest
from clubadmin.domain.draw.search.local_search import Weights
from clubadmin.domain.draw.verify.verifier import verify


def mend(request: DrawRequest, planned: Sequence[RoundDraw]) -> tuple[RoundDraw, ...] | None:
    """The planned rounds with those who are there now, changed as little as can be.

    Answers as many rounds, a table that nobody's coming or going touches being the very same; None
    where they cannot be mended honestly and have to be drawn anew.

    Args:
        request: what a draw from the first of these rounds on would be asked: rounds before
            them in `earlier`, who misses which in `absences`.
        planned: the rounds as they were planned, each after the other.
    """
    if not planned or DRAWN[request.format].knockout:
        return None
    mender = _Mender(request, planned)
    if not mender.at_random:
        rounds = _drawn_on(request, planned)
        if rounds is None and mender.shares_games and not mender.too_few():
            rounds = mender.rounds()
    elif mender.too_few():
        return None
    else:
        rounds = mender.rounds()
    return rounds if rounds and not _faults(request, planned, rounds) else None


def _drawn_on(request: DrawRequest, planned: Sequence[RoundDraw]) -> tuple[RoundDraw, ...] | None:
    """The movement from here on, if each table of those who are there stays what it was."""
    numbers = [one.round for one in planned]
    try:
        whole = draw(replace(request, rounds=numbers[-1]))
    except DrawError:
        return None
    rounds = tuple(one for one in whole.rounds if one.round in numbers)
    for old, new in zip(planned, rounds, strict=True):
        there = set(new.entrants)
        if {one for one in old.tables if there.issuperset(one.people)}.difference(new.tables):
            return None
    return rounds


def _faults(
    request: DrawRequest, planned: Sequence[RoundDraw], rounds: Sequence[RoundDraw]
) -> set[str]:
    """Find the faults of a draw, apart from rounds before these as they were played."""
    gone = {one for draw in planned for one in draw.entrants} - set(request.entrants)
    everybody = (*request.entrants, *sorted(gone))
    away = {**request.absences, **dict.fromkeys(gone, frozenset(one.round for one in rounds))}

    def found(evening: Sequence[RoundDraw]) -> set[str]:
        schedule = Schedule(
            form_of(request).name,
            len(everybody),
            tuple(evening),
            count_repeats(evening),
            "best-found",
            request.seed,
        )
        return set(
            verify(schedule, everybody, away, request.ledger, lines=request.lines, mended=True)
        )

    return found((*request.earlier, *rounds)) - found(request.earlier)


@dataclass(frozen=True)
class _Part:
    """A line in a round: who of it are there."""

    there: tuple[int, ...]
    taken: frozenset[int]  # numbers of tables of other lines


class _Mender:
    """Mends rounds one after the other, each knowing those before it and those planned after."""

    def __init__(self, request: DrawRequest, planned: Sequence[RoundDraw]) -> None:
        self.request = request
        self.planned = planned
        self.form = form_of(request)
        drawn = self.form.moves and request.method == "drawn"
        self.at_random = drawn or DRAWN[request.format].threes
        games = {(one.round, games_at(table)) for one in planned for table in one.seatings}
        mixed = self.form.compared and not self.form.of_two
        self.shares_games = mixed and len(games) == len(planned)
        self.full = 2 if drawn else self.form.players
        kept = tuple(one for one in request.earlier if self._drawn(one))
        self.task = replace(request.task(self.full, self._sizes), kept=kept)
        self.turns = self.task.turns()
        self.weights = Weights(
            request.entrants, request.history, self.task.sit_together, self.task.sit_apart
        )
        ahead = [one for one in planned if self._drawn(one)]
        for one in (*kept, *ahead):
            self.weights.add_groups(groups_of(one))
        self.seater = Reseater(
            (*request.earlier, *planned), request.history, self.form.table, self.task.partners
        )

    def too_few(self) -> bool:
        """Whether in one of the rounds there is no table for those who are there."""
        least = min(self.full, 3) if self.request.odd == "three" else self.full
        return any(
            len(members) < least
            for one in self.planned
            for members in self._lines(one.round).values()
        )

    def rounds(self) -> tuple[RoundDraw, ...]:
        """All planned rounds, mended."""
        done, told = [*self.request.earlier], [*self.request.earlier]
        for plan in self.planned:
            there = [one for members in self._lines(plan.round).values() for one in members]
            same = set(there) == set(plan.entrants)
            if self._drawn(plan):
                now = self._round(plan, same)
            elif same and done == told:
                now = plan
            else:
                now = next_boompje(done[-1], (plan.round - 1) % self.form.sitting, there)
            done.append(now)
            told.append(plan)
        return tuple(done[len(self.request.earlier) :])

    def _drawn(self, one: RoundDraw) -> bool:
        """Whether tables are drawn in a round; for boompjes only in the first of three."""
        return (one.round - 1) % self.form.sitting == 0

    def _sizes(self, count: int) -> Sizes:
        if self.full < 4 or self.shares_games:
            return small_tables(count, self.full)
        return people_at_tables(count, self.request.odd)

    def _special(self, one: RoundDraw) -> list[int]:
        return self.task.special(groups_of(one))

    def _lines(self, number: int) -> Mapping[str, tuple[int, ...]]:
        away = self.request.absences
        there = [one for one in self.request.entrants if number not in away.get(one, ())]
        return by_line(there, self.request.lines)

    def _round(self, plan: RoundDraw, same: bool) -> RoundDraw:
        lines = self._lines(plan.round)
        there = [one for members in lines.values() for one in members]
        if same and self.turns.fair([(set(self._special(plan)), there)]):
            self.turns.note(self._special(plan))
            return plan
        self.weights.add_groups(groups_of(plan), -1)
        self.seater.note(plan, -1)
        tables: list[Seating] = []
        out: list[int] = []
        taken = {at.table for at in plan.seatings if set(at.people) & set(there)}
        for members in lines.values():
            mine = {at.table for at in plan.seatings if set(at.people) & set(members)}
            found, rest = self._part(plan, _Part(members, frozenset(taken - mine)))
            tables += found
            out += rest
            taken |= {at.table for at in found}
        now = _round_of(plan.round, tables, out)
        self.weights.add_groups(groups_of(now))
        self.seater.note(now)
        self.turns.note(self._special(now))
        return now

    def _part(self, plan: RoundDraw, part: _Part) -> tuple[list[Seating], list[int]]:
        index = {one: at for at, one in enumerate(part.there)}
        old = {at.table: at for at in plan.seatings}
        left = {
            at.table: tuple(index[one] for one in at.people if one in index) for at in plan.seatings
        }
        mended = mended_groups(
            Broken(
                tables={at: group for at, group in left.items() if group},
                out=frozenset(index[one] for one in plan.sits_out if one in index),
                sizes=self._sizes(len(part.there)),
                full=self.full,
                burdens=[self.turns.burden(one) for one in part.there],
                cost=self.weights.among(part.there),
                again=self.weights.again,
                fixed={index[x]: at for x, at in self.request.fixed.items() if x in index},
                taken=part.taken,
            )
        )
        tables = [
            self.seater.seat(number, [part.there[at] for at in group], old.get(number))
            for number, group in mended.tables.items()
        ]
        if self.shares_games:
            (games,) = {games_at(one) for one in plan.tables}
            tables = [
                replace(one, games=games) if isinstance(one, TableSeats) else one for one in tables
            ]
        return tables, [part.there[at] for at in mended.out]


def _round_of(number: int, tables: Sequence[Seating], out: Sequence[int]) -> RoundDraw:
    ordered = sorted(tables, key=lambda at: at.table)
    return RoundDraw(
        number,
        tuple(at for at in ordered if not isinstance(at, ThreeTable)),
        tuple(sorted(out)),
        tuple(at for at in ordered if isinstance(at, ThreeTable)),
    )


Seats = tuple[int, ...]


class Reseater:
    """Seats people at mended tables, so that nobody has a partner of tonight again but by wish."""

    def __init__(
        self,
        rounds: Iterable[RoundDraw],
        history: Meetings,
        table: type[Seating],
        wished: Iterable[Couple] = (),
    ) -> None:
        self._wished = frozenset(wished)
        self._partners: Counter[tuple[int, int]] = Counter()
        self._alone: Counter[int] = Counter()
        self._history = history
        self._table = table
        for played in rounds:
            self.note(played)

    def note(self, draw: RoundDraw, times: int = 1) -> None:
        """Count the partners of a round, and who is alone at three; -1 takes that back."""
        for two in partners_of(draw):
            self._partners[two] += times
        for three in draw.three:
            self._alone[three.alone] += times

    def seat(self, number: int, people: Sequence[int], before: Seating | None) -> Seating:
        """The table with these people; the very table where they are those of before."""
        if before is not None and set(before.people) == set(people):
            return before
        old = before.people if before is not None else ()
        if self._table is not TableSeats:
            found = min(permutations(people), key=lambda seats: _changed(seats, old))
            return (
                PairTable(number, *found) if self._table is PairTable else SmallTable(number, found)
            )
        if len(people) == 3:
            n, s, e = min(permutations(people), key=lambda seats: self._cost_of_three(seats, old))
            return ThreeTable(number, (n, s, e))
        n, s, e, w = min(permutations(people), key=lambda seats: self._cost(seats, old))
        return TableSeats(number, n, s, e, w)

    def _cost(self, seats: Seats, old: Seats) -> tuple[int, ...]:
        sides = couple(*seats[:2]), couple(*seats[2:])
        again = sum(self._partners[side] for side in sides if side not in self._wished)
        season = sum(self._history.partners[side] for side in sides)
        return (-len(self._wished.intersection(sides)), again, _changed(seats, old), season)

    def _cost_of_three(self, seats: Seats, old: Seats) -> tuple[int, ...]:
        """Work out the cost of three seats, so that the one who was alone least often is so now."""
        side, alone = couple(*seats[:2]), seats[2]
        return (
            side not in self._wished,
            self._partners[side],
            self._alone[alone],
            self._history.alone[alone],
            _changed(seats, old),
            self._history.partners[side],
        )


def _changed(seats: Seats, old: Seats) -> int:
    """How many who were here before have another seat."""
    return sum(one in old and (at >= len(old) or old[at] != one) for at, one in enumerate(seats))

"""Winners at the tables of a knock-out, from their signed sheets and choices.

Who played the next round stays through, also where a sheet is put right afterwards: the rounds
cannot be played again, and every place follows them as they were played.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.terms import Position
from clubadmin.i18n import Figure, Listed, Message, Value
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState, TablePlace
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.sheets.head import sheet_head

_TOTALS = text(
    "SELECT s.playing_table_id, s.position, r.points + r.roem - r.fines"
    " FROM playing_table t JOIN seat s ON s.playing_table_id = t.id"
    " JOIN round_result r ON r.participant_id = s.participant_id AND r.round = t.round"
    " WHERE t.evening_id = :evening AND NOT r.credit"
)
_CHOSEN = text(
    "SELECT a.playing_table_id, a.first, a.second, a.reason FROM advance a"
    " JOIN playing_table t ON t.id = a.playing_table_id WHERE t.evening_id = :evening"
)


@dataclass(frozen=True)
class Outcome:
    """How a table ended, or stands."""

    table: TablePlace  # the table
    totals: Mapping[Position, int]  # points and roem by seat; empty while nothing is typed
    # the seats of who go on; empty while the sheet is not signed or it is level
    winners: tuple[Position, ...] = ()
    level: bool = False  # signed, and it has to be chosen who go on
    reason: str = ""  # why these, where that was chosen
    # the seats of who have won by the sheet as it is now, where others played the next round
    overruled: tuple[Position, ...] = ()
    # the winners are those who played the next round; the sheet says otherwise
    played_on: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of who go on."""
        seats = dict(zip((at for at, _ in self.table.seats), self.table.numbers, strict=True))
        return tuple(seats[one] for one in self.winners)


def outcomes(conn: Connection, evening: Evening) -> dict[tuple[int, int], Outcome]:
    """How each table that is drawn stands, by round and table number."""
    which = {"evening": evening.id}
    totals: dict[int, dict[Position, int]] = defaultdict(dict)
    for table_id, position, total in conn.execute(_TOTALS, which):
        totals[table_id][Position(position)] = total
    chosen = {
        table_id: (tuple(Position(seat) for seat in (first, second) if seat), reason)
        for table_id, first, second, reason in conn.execute(_CHOSEN, which)
    }
    found = {
        (plan.round, table.number): _outcome(
            table, totals[table.table_id], *chosen.get(table.table_id, ((), ""))
        )
        for plan in evening.plan
        for table in plan.tables
        if not table.fill_ins
    }
    kept = kept_rounds(conn, evening.id)
    following = {plan.round - 1: plan for plan in evening.plan if plan.round <= kept}
    left = {one.number for one in evening.participants if one.last_round is not None}
    for at, one in found.items():
        if at[0] in following and (one.level or one.winners):
            reason = chosen.get(one.table.table_id, ((), ""))[1]
            found[at] = _played_on(one, following[at[0]], left, reason)
    return found


def _played_on(outcome: Outcome, following: RoundPlan, left: set[int], reason: str) -> Outcome:
    """The outcome with those who played the next round, where the sheet now has others."""
    there = {number for table in following.tables for number in table.numbers}
    there |= {person.number for person in following.sitting_out}
    seats = dict(zip((at for at, _ in outcome.table.seats), outcome.table.numbers, strict=True))
    on = _in_seats(seat for seat, number in seats.items() if number in there)
    gone = {seat for seat in outcome.winners if seats[seat] in left} - set(on)
    if len(on) != going_on(outcome.table) or set(on) == set(outcome.winners) or gone:
        return outcome
    return Outcome(
        outcome.table, outcome.totals, on, reason=reason, overruled=outcome.winners, played_on=True
    )


def remark(club: OpenClub, table_id: int) -> Message | None:
    """Give the remark on a table of a knock-out whose sheet was just signed.

    That it is level, with the way to decide, or that others played on than win by it; None
    where there is nothing to say, also of an evening that is no knock-out.
    """
    with club.store.read() as conn:
        evening_id = sheet_head(conn, table_id).evening_id
        if evening_head(conn, evening_id).form.decides is not Decides.KNOCKOUT:
            return None
        ended = outcomes(conn, load_evening(conn, evening_id))
    for one in ended.values():
        if one.table.table_id == table_id:
            return told(one)
    return None


def told(outcome: Outcome) -> Message | None:
    """Tell how a table ended; None where the sheet says it all."""
    where: dict[str, Value] = {"round": outcome.table.round, "table": outcome.table.number}
    if outcome.level:
        return Message(
            "Ronde {round}, tafel {table} staat gelijk op {total}. Kies in het schema (bij"
            " Indeling of Uitslag) wie er doorgaan: na nog een spel, of door te loten.",
            total=Figure(_total_of(outcome, may_go_on(outcome)[1])),
            **where,
        )
    if not outcome.played_on:
        return None
    there = {**where, "names": _names(outcome, outcome.winners), "next": outcome.table.round + 1}
    before = Message("Eerder stond het gelijk; beslist: {reason}.", reason=outcome.reason)
    earlier = before if outcome.reason else ""
    if not outcome.overruled:
        said = Message(
            "Ronde {round}, tafel {table} staat nu gelijk, maar ronde {next} is al gespeeld. Door"
            " blijft wie daar speelde: {names}. Schema, plaatsen en prijzen volgen dat.",
            **there,
        )
    else:
        said = Message(
            "Ronde {round}, tafel {table}: volgens het formulier wint {others}, maar ronde {next}"
            " is al gespeeld. Door blijft wie daar speelde: {names}. Schema, plaatsen en prijzen"
            " volgen dat.",
            others=_names(outcome, outcome.overruled),
            **there,
        )
    return Message.joined(said, earlier)


def _total_of(outcome: Outcome, seats: Iterable[Position]) -> int:
    return next((outcome.totals.get(seat, 0) for seat in seats), 0)


def _names(outcome: Outcome, seats: Iterable[Position]) -> Listed:
    labels = dict(outcome.table.seats)
    return Listed(tuple(labels[seat].label for seat in seats), "en")


@dataclass(frozen=True)
class Reached:
    """How far somebody came; who leaves goes no further than the round he played."""

    won: int = 0  # the rounds that were come through: won, or free
    # the last round that was played: lost, or won by who then left; 0: none at all. None: still in,
    # or the winner
    out_in: int | None = None

    @property
    def merit(self) -> tuple[float, int]:
        """The merit that decides places, more is better: the last round, and whether it was won."""
        return (inf if self.out_in is None else self.out_in, self.won)


def reached(evening: Evening, ended: Mapping[tuple[int, int], Outcome]) -> dict[int, Reached]:
    """How far everybody came who was in a draw, by number, as it stands."""
    found: dict[int, Reached] = {}
    sat: dict[int, int] = {}
    for plan in evening.plan:
        free = {person.number for person in plan.sitting_out}
        tables = [ended[one] for one in sorted(ended) if one[0] == plan.round]
        seated = set[int]().union(*(outcome.table.numbers for outcome in tables))
        for number in found.keys() - free - seated:
            found[number] = _left(found[number], sat.get(number, 0))
        sat |= dict.fromkeys(seated, plan.round)
        on = free.union(*(outcome.numbers for outcome in tables))
        settled = free.union(*(one.table.numbers for one in tables if one.winners))
        for number in free | seated:  # also who lost and was taken in again
            found[number] = Reached(plan.round if number in on else plan.round - 1)
        for number in settled - on:
            found[number] = Reached(plan.round - 1, plan.round)
    for person in evening.participants:
        came = found.get(person.number)
        if came and person.last_round is not None and came.won >= person.last_round:
            found[person.number] = _left(came, sat.get(person.number, 0))
    return found


def _left(came: Reached, last: int) -> Reached:
    """Take out somebody who is gone after the `last` round in which he sat at a table."""
    return came if came.out_in is not None else Reached(last, last)


def going_on(table: TablePlace) -> int:
    """How many go on from a table: two, or of two players one."""
    return 1 if len(table.seats) == 2 else 2


def may_go_on(outcome: Outcome) -> tuple[tuple[Position, ...], tuple[Position, ...]]:
    """The seats of who go on for certain, and of those between whom it is level."""
    places = going_on(outcome.table)
    ranked = _ranked(outcome)
    last = outcome.totals.get(ranked[places - 1], 0)
    above = tuple(seat for seat in ranked if outcome.totals.get(seat, 0) > last)
    level = tuple(seat for seat in ranked if outcome.totals.get(seat, 0) == last)
    return (above + level, ()) if len(above) + len(level) == places else (above, level)


def _outcome(
    table: TablePlace, totals: Mapping[Position, int], chosen: tuple[Position, ...], reason: str
) -> Outcome:
    stands = Outcome(table, totals if table.typed else {})
    if table.state is not SheetState.SIGNED:
        return stands
    sure, level = may_go_on(stands)
    if not level:
        return Outcome(table, totals, sure)
    if chosen and _fits(chosen, sure, level):
        return Outcome(table, totals, _in_seats(chosen), reason=reason)
    return Outcome(table, totals, level=True)


def _fits(chosen: Iterable[Position], sure: Iterable[Position], level: Iterable[Position]) -> bool:
    """Whether what was chosen still goes with the figures, which may have been put right."""
    return set(sure) <= set(chosen) <= {*sure, *level}


def _ranked(outcome: Outcome) -> list[Position]:
    seats = _in_seats(seat for seat, _ in outcome.table.seats)
    return sorted(seats, key=lambda seat: -outcome.totals.get(seat, 0))


def _in_seats(seats: Iterable[Position]) -> tuple[Position, ...]:
    """Partners beside each other: N, S, E, W."""
    there = set(seats)
    return tuple(seat for seat in (Position.N, Position.S, Position.E, Position.W) if seat in there)

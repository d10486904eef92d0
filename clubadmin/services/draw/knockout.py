"""A knock-out evening: its bracket, and who go on where a table is level."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection

from clubadmin.domain.draw import drawing as door
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.draw.plan.schedule import KnockoutTable, Place, RoundDraw, Seating
from clubadmin.domain.draw.request import DrawError
from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.draw.knockout import Bracket, BracketRound, BracketSeat, BracketTable
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.request import draw_order, draw_request
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.input.checks import named
from clubadmin.services.sheets.head import sheet_head
from clubadmin.services.sheets.knockout_outcome import Outcome, may_go_on, outcomes, told
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AdvanceRow

LONGEST_REASON = 200

_Outcomes = Mapping[tuple[int, int], Outcome]


def bracket(club: OpenClub, evening_id: int) -> Bracket:
    """The bracket of a knock-out: rounds as drawn and played, and those to come."""
    with club.store.read() as conn:
        head = _knockout(evening_head(conn, evening_id))
        evening = load_evening(conn, evening_id)
        ended = outcomes(conn, evening)
    people = {person.number: person for person in evening.participants}
    rounds = [_drawn_round(plan, ended, people) for plan in evening.plan]
    for one in _to_come(club, head, evening):
        rounds.append(_round_to_come(one, people, rounds[-1]))
    noted = (told(one) for one in ended.values() if one.played_on)
    return Bracket(
        evening_id,
        tuple(rounds),
        _winners(rounds),
        tuple(_todo(evening, ended)),
        tuple(one for one in noted if one),
    )


def go_on(club: OpenClub, table_id: int, winners: Sequence[Position], reason: str) -> Bracket:
    """Choose who go on from a table that is level.

    A next round that was drawn already goes off the plan, when nothing was typed of it.

    Args:
        winners: the seats of the two who go on; of a table of two, the one.
        reason: how it was decided: by lot, one more game.
    """
    why = named(reason, Message("De reden"), longest=LONGEST_REASON)
    with club.store.read() as conn:
        head = _knockout(open_evening(conn, sheet_head(conn, table_id).evening_id))
        evening = load_evening(conn, head.id)
        outcome = _level(conn, evening, table_id)
        kept = kept_rounds(conn, head.id)
    chosen = tuple(Position(one) for one in winners)
    _refuse_winners(outcome, chosen)
    number = outcome.table.round
    if kept > number:
        raise Refused(
            "Van ronde {kept} is al getypt. Wie er uit ronde {number} doorgaan kan niet"
            " meer veranderen.",
            kept=kept,
            number=number,
        )
    with club.store.change(_label(outcome, chosen)) as change:
        remove_rounds(change, head.id, number + 1)
        _keep(change, table_id, chosen, why)
    return bracket(club, head.id)


def _label(outcome: Outcome, chosen: Sequence[Position]) -> Message:
    number, table = outcome.table.round, outcome.table.number
    first, *second = (_name(outcome, one) for one in chosen)
    if not second:
        return Message(
            "Ronde {number}, tafel {table}: {first} door", number=number, table=table, first=first
        )
    return Message(
        "Ronde {number}, tafel {table}: {first} en {second} door",
        number=number,
        table=table,
        first=first,
        second=second[0],
    )


def _knockout(head: EveningHead) -> EveningHead:
    if head.form.decides is not Decides.KNOCKOUT:
        raise Refused(
            "{competition} is geen afvaltoernooi; er is geen schema van.",
            competition=head.competition,
        )
    return head


def _level(conn: Connection, evening: Evening, table_id: int) -> Outcome:
    outcome = next(
        one for one in outcomes(conn, evening).values() if one.table.table_id == table_id
    )
    number, table = outcome.table.round, outcome.table.number
    if outcome.table.state is not SheetState.SIGNED:
        raise Refused(
            "Ronde {number}, tafel {table}: teken eerst het formulier af; dan blijkt"
            " wie er doorgaan.",
            number=number,
            table=table,
        )
    if not may_go_on(outcome)[1]:
        first, *second = (_name(outcome, one) for one in outcome.winners)
        raise Refused(
            Message(
                "Ronde {number}, tafel {table} staat niet gelijk: {first} en {second}"
                " hebben de meeste punten en gaan door.",
                number=number,
                table=table,
                first=first,
                second=second[0],
            )
            if second
            else Message(
                "Ronde {number}, tafel {table} staat niet gelijk: {first} heeft de meeste"
                " punten en gaat door.",
                number=number,
                table=table,
                first=first,
            )
        )
    return outcome


def _refuse_winners(outcome: Outcome, chosen: Sequence[Position]) -> None:
    sure, level = may_go_on(outcome)
    pairs = len(set(outcome.table.numbers)) < len(outcome.table.numbers)
    if pairs and len({one.side for one in chosen}) > 1:
        raise Refused("Van deze tafel gaat één paar door. Kies welk.")
    places = 1 if len(outcome.table.seats) == 2 else 2
    seated = {seat for seat, _ in outcome.table.seats}
    if len(set(chosen)) != places or not set(chosen) <= seated:
        raise Refused(
            Message("Van deze tafel gaat er een door. Kies wie.")
            if places == 1
            else Message("Van deze tafel gaan er twee door. Kies wie.")
        )
    if not set(sure) <= set(chosen) <= {*sure, *level}:
        names = ", ".join(_name(outcome, one) for one in level)
        raise Refused(
            "Het staat alleen gelijk tussen {names}. Kies wie van hen er doorgaan.", names=names
        )


def _name(outcome: Outcome, position: Position) -> str:
    return next(one.label for seat, one in outcome.table.seats if seat is position)


def _keep(change: Change, table_id: int, chosen: Sequence[Position], reason: str) -> None:
    first, second = (*map(str, chosen), "")[:2]
    now = change.delete_where(AdvanceRow, playing_table_id=table_id)
    assert now in (0, 1)
    change.insert(AdvanceRow, playing_table_id=table_id, first=first, second=second, reason=reason)


def _winners(rounds: Sequence[BracketRound]) -> tuple[BracketSeat, ...]:
    """Find the winners of the last tables, when those of each group are played."""
    last = rounds[-1] if rounds else None
    if last is None or not last.drawn or last.free:
        return ()
    lines = [table.line for table in last.tables]
    if len(set(lines)) < len(lines):  # more than one table of a group: there is a round to come
        return ()
    won = [[seat for seat in table.seats if seat.goes_on] for table in last.tables]
    return tuple(seat for seats in won for seat in seats) if all(won) else ()


def _drawn_round(
    plan: RoundPlan, ended: _Outcomes, people: Mapping[int, Participant]
) -> BracketRound:
    tables = tuple(
        _drawn_table(ended[plan.round, table.number], people[table.ns[0]].line)
        for table in plan.tables
        if (plan.round, table.number) in ended
    )
    free = tuple(
        BracketSeat(person.name, person.number, goes_on=True) for person in plan.sitting_out
    )
    return BracketRound(plan.round, tables, free)


def _drawn_table(outcome: Outcome, line: str) -> BracketTable:
    table = outcome.table
    numbers = dict(zip((seat for seat, _ in table.seats), table.numbers, strict=True))
    names = dict(table.seats)
    seats = tuple(
        BracketSeat(
            names[seat].label,
            numbers[seat],
            seat,
            outcome.totals.get(seat),
            goes_on=seat in outcome.winners,
        )
        for seat in (Position.N, Position.S, Position.E, Position.W)
        if seat in names
    )
    return BracketTable(
        table.round,
        table.number,
        seats,
        table.table_id,
        table.state,
        level=outcome.level,
        reason=outcome.reason,
        line=line,
        played_on=outcome.played_on,
    )


def _to_come(club: OpenClub, head: EveningHead, evening: Evening) -> tuple[RoundDraw, ...]:
    """The rounds after the last that is drawn, as far as they are known."""
    if not evening.plan or evening.status == "closed":
        return ()
    first = evening.plan[-1].round + 1
    if first > head.rounds:
        return ()
    try:
        with club.store.read() as conn:
            order = draw_order(conn, head, evening.participants)
            rounds = (first, head.rounds)
            request = draw_request(conn, head, evening, rounds, seed=head.seed, order=order)
        drawn = door.draw(request)
    except DrawError:
        return ()
    return tuple(one for one in drawn.rounds if one.round >= first and one.seatings)


def _round_to_come(
    one: RoundDraw, people: Mapping[int, Participant], before: BracketRound
) -> BracketRound:
    lines = {table.number: table.line for table in before.tables}
    tables = [
        BracketTable(
            one.round,
            table.table,
            tuple(_seat_to_come(at, people) for at in _places(table)),
            line=_line(_places(table), people, lines),
        )
        for table in one.seatings
    ]
    free: list[int | Place] = [*one.sits_out, *one.free]
    going_on = tuple(_seat_to_come(at, people) for at in free)
    return BracketRound(one.round, tuple(tables), going_on, drawn=False)


def _line(
    places: Iterable[int | Place], people: Mapping[int, Participant], lines: Mapping[int, str]
) -> str:
    """The group of a table: that of who sits there, or of the tables they come from."""
    for place in places:
        if isinstance(place, int):
            return people[place].line
        if place.table in lines:
            return lines[place.table]
    return ""


def _places(table: Seating) -> tuple[int | Place, ...]:
    if isinstance(table, KnockoutTable):
        return table.places
    return tuple(table.people)


def _seat_to_come(place: int | Place, people: Mapping[int, Participant]) -> BracketSeat:
    if isinstance(place, int):
        return BracketSeat(people[place].name, place)
    return BracketSeat("", place=(place.round, place.table))


def _todo(evening: Evening, ended: _Outcomes) -> list[Message]:
    """Tell what stands in the way of the next round, and where others sit than won."""
    todo = []
    for (number, table), one in ended.items():
        if one.level:
            todo.append(
                Message(
                    "Ronde {number}, tafel {table}: het staat gelijk. Kies wie er doorgaan.",
                    number=number,
                    table=table,
                )
            )
    for plan in evening.plan[1:]:
        todo += _strangers(plan, ended)
    return todo


def _strangers(plan: RoundPlan, ended: _Outcomes) -> list[Message]:
    """A sentence where others won, by sheets that were put right, than sit in the next round."""
    there = {number for table in plan.tables for number in table.numbers}
    there |= {person.number for person in plan.sitting_out}
    return [
        Message(
            "Ronde {round} is geloot met anderen dan er aan tafel {table} van ronde"
            " {number} wonnen. Loot ronde {plan_round} opnieuw, of laat het zoals het"
            " gespeeld is.",
            round=plan.round,
            table=table,
            number=number,
            plan_round=plan.round,
        )
        for (number, table), one in ended.items()
        if number == plan.round - 1 and one.winners and not set(one.numbers) <= there
    ]

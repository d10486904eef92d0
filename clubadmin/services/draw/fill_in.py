"""A fill-in game: who sits out a round plays it after all, late, with people who are lent.

The first tables to finish lend their lowest number (Laarderwegkwartier). The game is an
extra table of the round with a sheet of its own. Who sat out gets what he makes there in
place of a credit; who is lent keeps his own round, or the better of both where the
competition says so (`competition.fill_in`).
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.draw.fill_in import FillIn, Lendable
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState, TablePlace
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.attendance_rows import with_games
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.plan_rows import typed_tables
from clubadmin.services.evenings.view import load_evening
from clubadmin.storage.schema.tablenames import PlayingTableRow, SeatRow

_SIGNED_AT = text(
    "SELECT t.id, f.signed_at FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND t.round = :round AND f.status = 'signed'"
)


def propose(club: OpenClub, evening_id: int, round_number: int) -> FillIn:
    """Propose the players of a round's fill-in game.

    Proposed are the lowest number of the first table that was signed off, that of the second,
    and so on; then the next lowest of each. Tables that are not signed off lend nobody unless
    the secretary says so.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        evening = load_evening(conn, evening_id)
        plan = _round(evening, round_number)
        _refuse_format(head)
        _refuse_round(evening, plan)
        lendable = _lendable(conn, evening, plan)
    needed = evening.entrants - len(plan.sitting_out)
    return FillIn(
        evening_id=evening_id,
        round=round_number,
        table=_next_number(plan),
        seats=evening.entrants,
        resting=plan.sitting_out,
        lendable=lendable,
        proposed=_first_done(lendable)[:needed],
    )


def seat(club: OpenClub, evening_id: int, round_number: int, lent: Sequence[int]) -> Evening:
    """Make the extra table, of who sits out and these participants.

    Around the table sit first who sat out, then who are lent, in the order given.
    """
    proposal = propose(club, evening_id, round_number)
    people = {one.participant.id: one.participant for one in proposal.lendable}
    names = {one.id: one.name for one in proposal.resting}
    for one in lent:
        if one in names:
            raise Refused(
                "{names} zit stil en speelt dus al mee; kies wie invalt.", names=names[one]
            )
        if one not in people:
            raise Refused(
                "Wie invalt, moet in ronde {round} aan een tafel zitten. Kies uit de lijst.",
                round=round_number,
            )
    if len(set(lent)) != proposal.needed:
        raise Refused(
            "Voor tafel {table} zijn er {needed} nodig die invallen; gekozen zijn er {count}.",
            table=proposal.table,
            needed=proposal.needed,
            count=len(set(lent)),
        )
    borrowed = [people[one] for one in lent]
    who = ", ".join(one.name for one in proposal.resting)
    with club.store.change(
        Message("Invaltafel ronde {round} voor {who}", round=round_number, who=who)
    ) as change:
        table_id = change.insert(
            PlayingTableRow, evening_id=evening_id, round=round_number, number=proposal.table
        )
        change.insert_many(
            SeatRow,
            [
                {
                    "playing_table_id": table_id,
                    "position": position,
                    "participant_id": person.id,
                    "member_id": member_id,
                    "fill_in": person in borrowed,
                }
                for position, person, member_id in _around((*proposal.resting, *borrowed))
            ],
        )
        return load_evening(change.conn, evening_id)


def take_away(club: OpenClub, evening_id: int, round_number: int) -> Evening:
    """Take the extra table of a round away again; who sat out gets his credit after all."""
    with club.store.read() as conn:
        open_evening(conn, evening_id)
        plan = _round(load_evening(conn, evening_id), round_number)
        extra = next((table for table in plan.tables if table.fill_ins), None)
        typed = {table.table_id for table in typed_tables(conn, evening_id)}
    if extra is None:
        raise Refused("In ronde {round} is geen invaltafel.", round=round_number)
    if extra.table_id in typed:
        raise Refused(
            "Van de invaltafel in ronde {round} (tafel {extra}) is al getypt. Maak dat"
            " formulier eerst leeg.",
            round=round_number,
            extra=extra.number,
        )
    with club.store.change(Message("Invaltafel ronde {round} weg", round=round_number)) as change:
        change.delete(PlayingTableRow, extra.table_id)  # its seats go with it
        return load_evening(change.conn, evening_id)


def _round(evening: Evening, round_number: int) -> RoundPlan:
    for plan in evening.plan:
        if plan.round == round_number:
            return plan
    raise Refused("Ronde {round} is nog niet geloot. Loot die ronde eerst.", round=round_number)


def _refuse_format(head: EveningHead) -> None:
    if head.form.decides is not Decides.POINTS or head.form.entrant is Entrant.TEAM:
        raise Refused(
            "Een invaltafel kan alleen waar ieder voor zijn eigen punten speelt; in"
            " deze spelvorm worden spellen of partijen vergeleken."
        )


def _refuse_round(evening: Evening, plan: RoundPlan) -> None:
    number = plan.round
    for table in plan.tables:
        if table.fill_ins:
            raise Refused(
                "Ronde {number} heeft al een invaltafel: tafel {table}.",
                number=number,
                table=table.number,
            )
    if not plan.sitting_out:
        raise Refused(
            "In ronde {number} zit niemand stil; een invaltafel is niet nodig.", number=number
        )
    if len(plan.sitting_out) >= evening.entrants:
        raise Refused(
            "In ronde {number} zitten er {count} stil, genoeg voor een gewone tafel."
            " Deel de ronde opnieuw in.",
            number=number,
            count=len(plan.sitting_out),
        )
    seated = sum(len(_people(table)) for table in plan.tables)
    if seated < evening.entrants - len(plan.sitting_out):
        raise Refused(
            "In ronde {number} spelen er te weinig om een invaltafel te vullen.", number=number
        )


def _people(table: TablePlace) -> tuple[int, ...]:
    return tuple(sorted({*table.ns, *table.ew}))


def _next_number(plan: RoundPlan) -> int:
    return max(table.number for table in plan.tables) + 1


def _lendable(conn: Connection, evening: Evening, plan: RoundPlan) -> tuple[Lendable, ...]:
    which = {"evening": evening.id, "round": plan.round}
    signed = {row.id: row.signed_at for row in conn.execute(_SIGNED_AT, which)}
    people = {person.number: person for person in evening.participants}
    return tuple(
        Lendable(people[number], table.number, table.state, signed.get(table.table_id, ""))
        for table in plan.tables
        for number in _people(table)
    )


def _first_done(lendable: Iterable[Lendable]) -> tuple[int, ...]:
    """The lowest of each table in the order of signing off, then the next lowest of each."""
    tables: dict[tuple[str, int], list[int]] = defaultdict(list)
    for one in lendable:
        if one.state is SheetState.SIGNED:
            tables[one.signed_at, one.table].append(one.participant.id)
    in_order = [tables[key] for key in sorted(tables)]
    deepest = max(map(len, in_order), default=0)
    return tuple(ids[at] for at in range(deepest) for ids in in_order if at < len(ids))


def _around(people: Sequence[Participant]) -> list[tuple[str, Participant, int]]:
    """Seats clockwise from N, of a pair N and S or E and W."""
    if len(people[0].members) == 2:
        return [
            (position, pair, member.id)
            for side, pair in zip(("ns", "ew"), people, strict=True)
            for position, member in zip(side, pair.members, strict=True)
        ]
    return [
        (position, person, person.members[0].id)
        for position, person in zip("nesw", people, strict=False)
    ]

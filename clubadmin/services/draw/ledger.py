"""Sitting out: read from the rounds as played, and a game played for it with people lent.

What the draw counts as a turn (`draw_memory`) is counted here as well, so that the list on
the wall and the next draw agree.

The first tables to finish lend their lowest number (Laarderwegkwartier). The game is an
extra table of the round with a sheet of its own. Who sat out gets what he makes there in
place of a credit; who is lent keeps his own round, or the better of both where the
competition says so (`competition.fill_in`).
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.draw.ledger import FillIn, Ledger, LedgerEntry, LedgerRow, Lendable, Turn
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState, TablePlace
from clubadmin.model.members.member import label_of
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import EveningHead, as_date, open_evening
from clubadmin.services.evenings.plan_rows import typed_tables
from clubadmin.services.evenings.view import load_evening, with_games
from clubadmin.services.sheets.statistics import AtTable, at_tables
from clubadmin.storage.schema.reading import apart
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


_COMPETITION = text(
    "SELECT c.id, c.name, c.format, c.sit_out_points, c.fill_in, s.name AS season,"
    " b.name AS club FROM competition c JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE c.id = :competition"
)
_EVENINGS = text(
    "SELECT e.id, e.number, e.date, r.toml FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id"
    " WHERE e.competition_id = :competition AND e.depth = 'game'"
    " AND EXISTS (SELECT 1 FROM playing_table t WHERE t.evening_id = e.id) ORDER BY e.number"
)
_PEOPLE = text(
    "SELECT p.id, p.evening_id, p.member_id, p.pair_id, p.team_id, y.name AS team,"
    f" a.first_name, a.infix, a.last_name, {apart('a')} AS apart,"
    f" b.first_name AS first_b, b.infix AS infix_b, b.last_name AS last_b, {apart('b')} AS apart_b"
    " FROM participant p JOIN evening e ON e.id = p.evening_id"
    " LEFT JOIN pair q ON q.id = p.pair_id LEFT JOIN team y ON y.id = p.team_id"
    " LEFT JOIN member a ON a.id = coalesce(p.member_id, q.member_a)"
    " LEFT JOIN member b ON b.id = q.member_b WHERE e.competition_id = :competition"
)
_OUT = text(
    "SELECT evening_id, round, participant_id FROM sitting_out WHERE evening_id IN"
    " (SELECT id FROM evening WHERE competition_id = :competition)"
)
_ODD = text(  # seats at tables of three, and at those of a fill-in game
    "SELECT t.evening_id, t.round, t.number, t.id, s.participant_id, s.position, s.fill_in"
    " FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN evening e ON e.id = t.evening_id WHERE e.competition_id = :competition"
    " AND (NOT EXISTS (SELECT 1 FROM seat w WHERE w.playing_table_id = t.id AND w.position = 'w')"
    "  OR EXISTS (SELECT 1 FROM seat l WHERE l.playing_table_id = t.id AND l.fill_in))"
)
_ROUNDS = text(
    "SELECT evening_id, round, participant_id, points + roem - fines AS total, credit"
    " FROM round_result WHERE evening_id IN"
    " (SELECT id FROM evening WHERE competition_id = :competition)"
)

_Place = tuple[int, int]  # participant, round
_Entrant = tuple[int | None, int | None, int | None]  # member, pair or team


def ledger(club: OpenClub, competition_id: int) -> Ledger:
    """The ledger of a competition, of everybody who was there on an evening with tables."""
    with club.store.read() as conn:
        which = {"competition": competition_id}
        head = conn.execute(_COMPETITION, which).mappings().first()
        if head is None:
            raise Refused("Deze competitie is er niet meer. Kies een competitie uit de lijst.")
        reading = _Reading(conn, which, str(head["sit_out_points"]))
    dates = [as_date(row["date"]) for row in reading.evenings.values()]
    return Ledger(
        club=head["club"],
        season=head["season"],
        competition=head["name"],
        format=head["format"],
        sit_out_points=head["sit_out_points"],
        fill_in=head["fill_in"],
        evenings=len(reading.evenings),
        last_date=max(dates, default=None),
        rows=reading.rows(),
    )


class _Reading:
    """The turns of a competition's evenings as they are stored."""

    def __init__(self, conn: Connection, which: Mapping[str, int], rule: str) -> None:
        self.rule = rule
        rows = conn.execute(_EVENINGS, which).mappings()
        self.evenings: dict[int, Mapping[Any, Any]] = {row["id"]: row for row in rows}
        self.of_four = {one: parsed(row["toml"]).seats == 4 for one, row in self.evenings.items()}
        people = conn.execute(_PEOPLE, which).mappings()
        self.people = {row["id"]: row for row in people if row["evening_id"] in self.evenings}
        self.totals: dict[_Place, tuple[int, bool]] = {}
        self.played: dict[tuple[int, int], list[int]] = defaultdict(list)  # evening, round
        self.own: dict[int, list[int]] = defaultdict(list)  # participant
        for evening, number, person, total, credit in conn.execute(_ROUNDS, which):
            self.totals[person, number] = (total, bool(credit))
            if not credit:
                self.played[evening, number].append(total)
                self.own[person].append(total)
        self.out = [tuple(row) for row in conn.execute(_OUT, which)]
        self.odd = conn.execute(_ODD, which).all()
        self.extra = {row.id for row in self.odd if row.fill_in}
        lent = {row.evening_id for row in self.odd if row.fill_in}
        self.tables: dict[_Place, tuple[AtTable, ...]] = {}
        for evening in lent:
            self.tables.update(at_tables(conn, evening))

    def rows(self) -> tuple[LedgerRow, ...]:
        """A row for everybody, by name."""
        entries: dict[int, list[LedgerEntry]] = defaultdict(list)
        for person, entry in (*self._resting(), *self._odd()):
            entries[person].append(entry)
        by_entrant: dict[_Entrant, list[int]] = defaultdict(list)
        for person, row in self.people.items():
            by_entrant[row["member_id"], row["pair_id"], row["team_id"]].append(person)
        found = [
            LedgerRow(
                entrant_id=next(one for one in entrant if one is not None),
                name=_name(self.people[persons[0]]),
                evenings=len(persons),
                entries=tuple(
                    sorted(
                        (entry for person in persons for entry in entries[person]),
                        key=lambda one: (one.evening, one.round, one.turn),
                    )
                ),
            )
            for entrant, persons in by_entrant.items()
        ]
        return tuple(sorted(found, key=lambda row: (fold(row.name), row.entrant_id)))

    def _resting(self) -> list[tuple[int, LedgerEntry]]:
        extra = {(r.participant_id, r.round): r.number for r in self.odd if r.id in self.extra}
        found = []
        for evening, number, person in self.out:
            if evening not in self.evenings:
                continue
            table = extra.get((person, number))
            turn = Turn.SAT_OUT if table is None else Turn.FILLED_IN
            found.append((person, self._entry(evening, number, person, turn, table)))
        return found

    def _odd(self) -> list[tuple[int, LedgerEntry]]:
        found = []
        seen: set[tuple[int, int]] = set()  # a pair sits on two seats of a table
        for row in self.odd:
            here = (row.participant_id, row.id)
            three = row.id not in self.extra
            if here in seen or row.evening_id not in self.evenings:
                continue
            if three and not self.of_four[row.evening_id]:
                continue  # under rules for three or two no blind hand is missing anybody
            if not three and not row.fill_in:
                continue  # who sat out is in the list of those
            seen.add(here)
            turn = Turn.THREE if three else Turn.LENT
            entry = self._entry(row.evening_id, row.round, row.participant_id, turn, row.number)
            found.append((row.participant_id, entry))
        return found

    def _entry(
        self, evening: int, number: int, person: int, turn: Turn, table: int | None
    ) -> LedgerEntry:
        head = self.evenings[evening]
        total, credit = self.totals.get((person, number), (None, False))
        basis = self._basis(evening, number, person) if credit else []
        tables = self.tables.get((person, number), ()) if turn is Turn.LENT else ()
        own = next((one for one in tables if not one.lent), None)
        lent = next((one for one in tables if one.lent), None)
        return LedgerEntry(
            evening_id=evening,
            evening=head["number"],
            date=as_date(head["date"]),
            round=number,
            turn=turn,
            table=table,
            total=total,
            credit=credit,
            own_table=own.table if own else None,
            own=own.total if own else None,
            lent=lent.total if lent else None,
            mean_of=len(basis),
            mean_total=sum(basis),
        )

    def _basis(self, evening: int, number: int, person: int) -> list[int]:
        """The totals of which a credit is the mean, its half, or the lowest."""
        if self.rule == "own-average":
            return self.own[person]
        if self.rule == "lowest":
            return [one for at, made in self.played.items() if at[0] == evening for one in made]
        return [] if self.rule.startswith("fixed:") else self.played[evening, number]


def _name(row: Mapping[Any, Any]) -> str:
    if row["team"]:
        return str(row["team"])
    first = label_of(row["first_name"], row["infix"], row["last_name"], row["apart"])
    if row["pair_id"] is None:
        return first
    other = label_of(row["first_b"], row["infix_b"], row["last_b"], row["apart_b"])
    return f"{first} – {other}"

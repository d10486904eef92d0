"""The ledger of sitting out: read from the rounds as they were drawn and played.

What the draw counts as a turn (`draw_memory`) is counted here as well, so that the list on
the wall and the next draw agree.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.model.draw.ledger import Ledger, LedgerEntry, LedgerRow, Turn
from clubadmin.model.members.member import label_of
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import as_date
from clubadmin.services.sheets.table_totals import AtTable, at_tables
from clubadmin.storage.schema.reading import apart

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

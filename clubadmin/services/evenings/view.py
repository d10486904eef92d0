"""Reads an evening whole: who is there and who may not be, its rounds, how far each sheet is.

Lists are read with one statement a table of the database; the board's states come from
the sums beside each sheet, so that no game is read for them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState, TablePlace
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.kit.carried import carried
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.services.members import members
from clubadmin.services.members.members import FIELDS, load_people
from clubadmin.storage.schema.reading import reader

_SANCTION = (
    "SELECT x.id, x.evening_id, e.number, e.date AS day, x.kind, x.member_a, x.member_b, x.span,"
    " x.from_round, x.until, x.text, x.article, x.decided_by, x.decided_at, x.version"
    " FROM sanction x JOIN evening e ON e.id = x.evening_id"
    " JOIN competition c ON c.id = e.competition_id"
)
_sanction = reader(Sanction, given=("members",))
_ONE = text(f"{_SANCTION} WHERE x.id = :id")
_LASTING = text(
    f"{_SANCTION} JOIN evening h ON h.id = :id JOIN competition k ON k.id = h.competition_id"
    " WHERE e.id = h.id OR ((e.date, e.id) < (h.date, h.id)"
    " AND (x.until IS NULL OR x.until >= h.date) AND (x.span = 'club'"
    " OR x.span = 'season' AND c.season_id = k.season_id"
    " OR x.span = 'competition' AND c.id = k.id)) ORDER BY x.id"
)
_SANCTIONED = text(
    f"SELECT {FIELDS} FROM member WHERE id IN "
    " (SELECT member_a FROM sanction UNION SELECT member_b FROM sanction)"
)


def lasting(conn: Connection, evening_id: int) -> tuple[Sanction, ...]:
    """Load the sanctions given on an evening, and earlier ones in force on its day."""
    return _read(conn, _LASTING, evening_id)


def one_sanction(conn: Connection, sanction_id: int) -> Sanction | None:
    """Load a sanction; None when it is not there (any more)."""
    return next(iter(_read(conn, _ONE, sanction_id)), None)


def _read(conn: Connection, query: Any, which: int) -> tuple[Sanction, ...]:
    rows = conn.execute(query, {"id": which}).mappings().all()
    if not rows:
        return ()
    members = load_people(conn, _SANCTIONED)
    both = ((row, (row["member_a"], row["member_b"])) for row in rows)
    return tuple(
        _sanction(row, members=tuple(members[one] for one in two if one is not None))
        for row, two in both
    )


_MEMBERS = text(
    f"SELECT {FIELDS} FROM member WHERE id IN ("
    " SELECT s.member_id FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    "  WHERE t.evening_id = :evening"
    " UNION SELECT member_id FROM participant WHERE evening_id = :evening"
    " UNION SELECT substitute_a FROM participant WHERE evening_id = :evening"
    " UNION SELECT substitute_b FROM participant WHERE evening_id = :evening"
    " UNION SELECT y.member_id FROM team_member y JOIN participant x ON x.team_id = y.team_id"
    "  WHERE x.evening_id = :evening"
    " UNION SELECT p.member_a FROM pair p JOIN participant x ON x.pair_id = p.id"
    "  WHERE x.evening_id = :evening"
    " UNION SELECT p.member_b FROM pair p JOIN participant x ON x.pair_id = p.id"
    "  WHERE x.evening_id = :evening)"
)
_AT_TABLE = text(
    f"SELECT {FIELDS} FROM member WHERE id IN"
    " (SELECT member_id FROM seat WHERE playing_table_id = :table)"
)
_PARTICIPANTS = text(
    "SELECT x.id, x.number, x.member_id, x.pair_id, p.member_a, p.member_b,"
    " x.substitute_a, x.substitute_b, x.from_round, x.last_round, x.team_id, y.name AS team,"
    " x.line, x.district, x.label"
    " FROM participant x LEFT JOIN pair p ON p.id = x.pair_id LEFT JOIN team y ON y.id = x.team_id"
    " WHERE x.evening_id = :evening ORDER BY x.number"
)
_TEAMS = text(
    "SELECT y.team_id, y.member_id FROM team_member y JOIN participant x ON x.team_id = y.team_id"
    " WHERE x.evening_id = :evening ORDER BY y.place"
)
_TABLE = (
    "SELECT t.id, t.round, t.number, t.wallets, f.status, f.played, f.errors, f.over_after,"
    " f.totals_of"
    " FROM playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
)
_TABLES = text(f"{_TABLE} WHERE t.evening_id = :evening ORDER BY t.round, t.number")
_ONE_TABLE = text(f"{_TABLE} WHERE t.id = :table")
_SEAT = (
    "SELECT s.playing_table_id, s.position, s.member_id, x.number, s.fill_in"
    " FROM seat s JOIN participant x ON x.id = s.participant_id"
)
_SEATS = text(
    f"{_SEAT} JOIN playing_table t ON t.id = s.playing_table_id WHERE t.evening_id = :evening"
)
_SEATS_AT = text(f"{_SEAT} WHERE s.playing_table_id = :table")
_SITTING_OUT = text("SELECT round, participant_id FROM sitting_out WHERE evening_id = :evening")

_Seats = dict[str, tuple[Member, int, bool]]


def load_evening(conn: Connection, evening_id: int) -> Evening:
    """The evening `evening_id` with its participants and its rounds as drawn."""
    return evening_of(conn, evening_head(conn, evening_id))


def evening_of(conn: Connection, head: EveningHead) -> Evening:
    """The evening of which the head was read already."""
    members = load_people(conn, _MEMBERS, evening=head.id)
    people = _participants(conn, head.id, members)
    return carried(
        Evening,
        head,
        participants=people,
        plan=_plan(conn, head, members, people),
        sanctions=lasting(conn, head.id),
    )


def load_participants(conn: Connection, evening_id: int) -> tuple[Participant, ...]:
    """Load the participants of the evening, in order of number."""
    return _participants(conn, evening_id, load_people(conn, _MEMBERS, evening=evening_id))


def load_plan(conn: Connection, head: EveningHead) -> tuple[RoundPlan, ...]:
    """The rounds as drawn, each table with the state of its sheet."""
    members = load_people(conn, _MEMBERS, evening=head.id)
    return _plan(conn, head, members, _participants(conn, head.id, members))


def load_place(conn: Connection, table_id: int, games: int, players: int) -> TablePlace:
    """Load a table with its players; for a sheet that must open at once.

    `games` and `players` are those of its evening.
    """
    which = {"table": table_id}
    members = load_people(conn, _AT_TABLE, table=table_id)
    seats = {
        seat: (members[who], number, bool(lent))
        for _, seat, who, number, lent in conn.execute(_SEATS_AT, which)
    }
    return _place(conn.execute(_ONE_TABLE, which).mappings().one(), seats, games, players)


def sheet_state(
    status: str | None, played: int | None, errors: int | None, games: int, totals_of: int | None
) -> SheetState:
    """Tell the state of a sheet from the sums beside it; None where no sheet is stored.

    `games` is how many it should have: all of them, or those up to the end of its match.
    """
    if status == "signed":
        return SheetState.SIGNED
    if errors:
        return SheetState.ERROR
    if not played and not totals_of:
        return SheetState.MISSING
    return SheetState.COMPLETE if totals_of or (played or 0) >= games else SheetState.HALF


def _participants(
    conn: Connection, evening_id: int, members: Mapping[int, Member]
) -> tuple[Participant, ...]:
    which = {"evening": evening_id}
    teams: dict[int, list[Member]] = defaultdict(list)
    for team_id, member_id in conn.execute(_TEAMS, which):
        teams[team_id].append(members[member_id])
    rows = conn.execute(_PARTICIPANTS, which).mappings()
    return tuple(_participant(row, members, teams) for row in rows)


def _participant(
    row: Mapping[Any, Any], members: Mapping[int, Member], teams: Mapping[int, list[Member]]
) -> Participant:
    stand_ins = tuple(
        members[row[key]] if row[key] is not None else None
        for key in ("substitute_a", "substitute_b")
    )
    if row["team_id"] is not None:
        playing = tuple(teams[row["team_id"]])
    elif row["pair_id"] is None:
        playing = (members[row["member_id"]],)
    else:
        playing = (
            stand_ins[0] or members[row["member_a"]],
            stand_ins[1] or members[row["member_b"]],
        )
    return Participant(
        id=row["id"],
        number=row["number"],
        members=playing,
        pair_id=row["pair_id"],
        substitutes=(stand_ins[0], stand_ins[1]),
        from_round=row["from_round"],
        last_round=row["last_round"],
        team_id=row["team_id"],
        team=row["team"] or "",
        line=row["line"],
        district=row["district"],
        label=row["label"],
    )


def _plan(
    conn: Connection,
    head: EveningHead,
    members: Mapping[int, Member],
    people: Iterable[Participant],
) -> tuple[RoundPlan, ...]:
    which = {"evening": head.id}
    seats: dict[int, _Seats] = defaultdict(dict)
    for table_id, position, member_id, number, lent in conn.execute(_SEATS, which):
        seats[table_id][position] = (members[member_id], number, bool(lent))
    rounds: dict[int, list[TablePlace]] = defaultdict(list)
    for row in conn.execute(_TABLES, which).mappings():
        rounds[row["round"]].append(_place(row, seats[row["id"]], head.games, head.players))
    by_id = {person.id: person for person in people}
    out: dict[int, list[Participant]] = defaultdict(list)
    for number, participant_id in conn.execute(_SITTING_OUT, which):
        out[number].append(by_id[participant_id])
    return tuple(
        RoundPlan(number, tuple(rounds[number]), _in_order(out[number]))
        for number in sorted(rounds.keys() | out.keys())
    )


def _in_order(people: Iterable[Participant]) -> tuple[Participant, ...]:
    return tuple(sorted(people, key=lambda person: person.number))


def _place(row: Mapping[Any, Any], seats: _Seats, games: int, players: int) -> TablePlace:
    south, west = seats.get("s"), seats.get("w")
    return TablePlace(
        table_id=row["id"],
        round=row["round"],
        number=row["number"],
        n=seats["n"][0],
        s=south[0] if south else None,
        e=seats["e"][0],
        w=west[0] if west else None,
        ns=_numbers(seats, "n", "s"),
        ew=_numbers(seats, "e", "w"),
        state=sheet_state(
            row["status"],
            row["played"],
            row["errors"],
            row["over_after"] or games,
            row["totals_of"],
        ),
        totals_only=bool(row["totals_of"]),
        typed=row["played"] or 0,
        players=players,
        wallets=wallets_of(row["wallets"]),
        fill_ins=tuple(seat for seat in Position if seat in seats and seats[seat][2]),
    )


def _numbers(seats: _Seats, *positions: str) -> tuple[int, ...]:
    """The participants of a side; a pair stands there once."""
    return tuple(dict.fromkeys(seats[seat][1] for seat in positions if seat in seats))


_SEATED = text(
    "SELECT t.round, t.number FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person ORDER BY t.round"
)
_PROTESTED = text("SELECT EXISTS (SELECT 1 FROM protest WHERE participant_id = :person)")
_OUT = text("SELECT round FROM sitting_out WHERE participant_id = :person ORDER BY round")


def with_games(head: EveningHead) -> EveningHead:
    """The evening, if it is played at tables here."""
    if head.depth != "game":
        raise Refused(
            "{title} bestaat uit uitslagen van papier; wie er was staat daarmee vast.",
            title=head.title,
        )
    return head


def find_person(conn: Connection, evening_id: int, participant_id: int) -> Participant:
    """Somebody on the list."""
    for person in load_participants(conn, evening_id):
        if person.id == participant_id:
            return person
    raise Refused("Deze deelnemer staat niet (meer) op de lijst van deze avond.")


def who_plays(people: Iterable[Participant]) -> dict[int, int]:
    """The number under which a person plays, by member id."""
    return {member.id: person.number for person in people for member in person.members}


def not_there(club: OpenClub, search: str, there: set[int]) -> tuple[Member, ...]:
    """Active people other than these, by a few letters; guests last."""
    found = [one for one in members.members(club, search) if one.id not in there]
    return tuple(sorted(found, key=lambda one: one.guest))


def refuse_double(people: Iterable[Participant], names: Iterable[Member]) -> None:
    """Refuse that somebody plays twice."""
    there = who_plays(people)
    for one in names:
        if one.id in there:
            raise Refused(
                "{label} staat al op de lijst, onder nummer {there}.",
                label=one.label,
                there=there[one.id],
            )


def seated_in(conn: Connection, participant_id: int) -> list[tuple[int, int]]:
    """Find where somebody sits: rounds and table numbers."""
    rows = conn.execute(_SEATED, {"person": participant_id})
    return [(row.round, row.number) for row in rows]


def refuse_seated(
    person: Participant, seated: Iterable[tuple[int, int]], kept: int, advice: Message
) -> None:
    """Seats in rounds up to `kept` stand; `advice` says what can be done instead."""
    for number, table in seated:
        if number <= kept:
            raise Refused(typed_seat(person, number, table, advice))


def typed_seat(person: Participant, number: int, table: int, advice: Message) -> Message:
    """Somebody sits in a round of which something was typed; what can be done instead."""
    return Message(
        "{person} zit in ronde {number} aan tafel {table}, en van die ronde is al"
        " getypt. Die ronde blijft zoals hij is; {advice}",
        person=person.name,
        number=number,
        table=table,
        advice=advice,
    )


def refuse_protest(conn: Connection, person: Participant) -> None:
    """Refuse to remove a protester: the protest is his."""
    if conn.execute(_PROTESTED, {"person": person.id}).scalar():
        raise Refused(
            "{person} heeft een protest ingediend en blijft daarom op de lijst staan."
            " Laat hen uitvallen na de laatste ronde die zij speelden.",
            person=person.name,
        )


def rounds_out(conn: Connection, participant_id: int) -> list[int]:
    """The rounds in which somebody sits out."""
    return list(conn.execute(_OUT, {"person": participant_id}).scalars())

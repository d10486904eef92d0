"""The result of an evening: places, prizes, the poedelprijs.

The rows come with the figures from the sums; here they get their place, also where something
else than points decides: matchpoints, matches, going on. Comparison play is loaded where it is
played: most evenings do without.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.hands import game_in
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.awards import Award, Contender, awards
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.knockout_places import side_places
from clubadmin.domain.standings.prizes import PrizeError
from clubadmin.domain.standings.ranked import Figure, RankedEvening
from clubadmin.domain.standings.ranking import parted_evening, rank_evening
from clubadmin.domain.standings.ranking_rule import RankingError
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.comparison.comparison import Contest, TeamContest
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.kit.carried import carried
from clubadmin.model.results.result import DecidedTie, EveningResult, ResultRow, RoundFigure, Ruled
from clubadmin.model.results.won import WonFeat
from clubadmin.services.club.journal_steps import newest_step
from clubadmin.services.evenings.head import LAST_DRAWN, EveningHead, evening_head
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.results.protest_time import last_version, protests_until
from clubadmin.services.sheets.knockout_outcome import Outcome, Reached, outcomes, reached, told
from clubadmin.services.sheets.statistics import at_tables, counting

_TOTALS = text(
    "SELECT participant_id, points, roem, fines, total, pits, nat FROM evening_result"
    " WHERE evening_id = :evening"
)
_ROUNDS = text(
    "SELECT participant_id, round, points, roem, fines, pits, nat, credit FROM round_result"
    " WHERE evening_id = :evening ORDER BY participant_id, round"
)
_UNSIGNED = text(
    "SELECT t.id, s.participant_id FROM playing_table t"
    " JOIN seat s ON s.playing_table_id = t.id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND COALESCE(f.status, 'draft') <> 'signed'"
)
_DRAWN = text(f"SELECT {LAST_DRAWN} FROM evening e WHERE e.id = :evening")
_BY_TOTALS = text(
    "SELECT t.round, t.number FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND f.totals_of > 0 ORDER BY t.round, t.number"
)
_CLUB = text("SELECT name FROM club")
_RULINGS = text(
    "SELECT t.round, t.number, d.game, d.kind, d.matchpoints, t.wallets FROM decision d"
    " JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening ORDER BY d.id"
)
_UPHELD = text(
    "SELECT coalesce(t.round, 0), coalesce(t.number, 0), p.game, 'protest' FROM protest p"
    " LEFT JOIN playing_table t ON t.id = p.playing_table_id"
    " WHERE p.evening_id = :evening AND p.status = 'upheld' ORDER BY p.id"
)

Rows = tuple[ResultRow, ...]
Parting = tuple[LookedAt, ...]
"""The tie-breaks that were looked at between two; the last of them parted them."""


def load_result(conn: Connection, evening_id: int) -> EveningResult:
    """The result worked out from the sums; `missing` says how many sheets are to come."""
    head = evening_head(conn, evening_id)
    missing: dict[int, set[int]] = defaultdict(set)
    unsigned = set()
    for table_id, participant_id in conn.execute(_UNSIGNED, {"evening": evening_id}):
        missing[participant_id].add(table_id)
        unsigned.add(table_id)
    version = last_version(conn, evening_id)
    people = {person.id: person for person in load_participants(conn, head.id)}
    totals = conn.execute(_TOTALS, {"evening": head.id}).mappings()
    made = {row["participant_id"]: row for row in totals}
    rows = _rows(conn, head, people, made, {one: len(tables) for one, tables in missing.items()})
    found = placed(conn, head, rows)
    over = not unsigned and not found.level and all_drawn(conn, head)
    there = {one: people[one].stayed for one in made}
    return carried(
        EveningResult,
        head,
        found,
        evening_id=evening_id,
        club=str(conn.execute(_CLUB).scalar_one()),
        rows=_awarded(head, found, people, there, over=over),
        missing=len(unsigned),
        closed=head.status == "closed",
        version=version.number,
        rectification=version.rectification,
        closed_at=version.closed_at,
        protests_until=protests_until(head, version) if head.status == "closed" else "",
        rulings=_rulings(conn, head.id),
        totals_only=by_totals(conn, head),
        step=newest_step(conn),
    )


def by_totals(conn: Connection, head: EveningHead) -> tuple[tuple[int, int], ...]:
    """Load the rounds and tables of which the totals count, and not the games."""
    if not head.totals_first:
        return ()
    return tuple((at, number) for at, number in conn.execute(_BY_TOTALS, {"evening": head.id}))


def _rulings(conn: Connection, evening_id: int) -> tuple[Ruled, ...]:
    """The decisions; a protest only where none followed from it."""
    found = []
    for number, table, row, kind, matchpoints, kept in conn.execute(
        _RULINGS, {"evening": evening_id}
    ):
        game = game_in(wallets_of(kept), row)
        found.append(Ruled(number, table, game, kind, matchpoints))
    decided = {(one.round, one.table, game) for one in found for game in (one.game, None)}
    protests = (Ruled(*row) for row in conn.execute(_UPHELD, {"evening": evening_id}))
    found += [one for one in protests if (one.round, one.table, one.game) not in decided]
    return tuple(sorted(found, key=lambda one: (one.round, one.table, one.game or 0)))


def _awarded(
    head: EveningHead,
    found: "Placed",
    people: Mapping[int, Participant],
    there: Mapping[int, bool],
    *,
    over: bool,
) -> Rows:
    """The rows with what each gets, field by field of each group.

    Args:
        found: everybody with his place.
        people: the same, by id.
        there: by id of who made something: whether he was there in every round.
        over: every round is played, every sheet signed and every tie decided.
    """
    fields: dict[tuple[str, str], list[Contender]] = defaultdict(list)
    for row in found.rows:
        who = row.participant_id
        made = who in there and who not in found.barred
        stayed = there.get(who, False)
        person = people[who]
        one = Contender(
            *(who, row.place, made, stayed, row.total, row.out_in, row.roem),
            max((each.total for each in row.rounds if not each.credit), default=0),
            *(person.district, person.label),
        )
        fields[row.line, row.field].append(one)
    knockout = head.form.decides is Decides.KNOCKOUT and head.depth == "game"
    together = head.form.together if knockout else 0
    contest = head.form.compared or head.planned == 1
    given: dict[int, Award] = {}
    try:
        for field in fields.values():
            given |= awards(head.prizes, field, over=over, together=together, named_only=contest)
    except PrizeError as error:
        raise Refused(error.message) from error
    return tuple(_with(row, given[row.participant_id]) for row in found.rows)


def _with(row: ResultRow, award: Award) -> ResultRow:
    what = award.given
    return replace(
        row,
        prize=award.prize,
        poedelprijs=award.last,
        award=what.what,
        sponsor=what.sponsor,
        feats=tuple(WonFeat(*feat, one.what, one.sponsor) for feat, one in award.feats),
    )


def all_drawn(conn: Connection, head: EveningHead) -> bool:
    """Whether no round is to come; what comes from paper is whole."""
    if head.depth != "game":
        return True
    return int(conn.execute(_DRAWN, {"evening": head.id}).scalar_one()) >= head.rounds


def _rows(
    conn: Connection,
    head: EveningHead,
    people: Mapping[int, Participant],
    made: Mapping[int, Mapping[Any, Any]],
    missing: Mapping[int, int],
) -> tuple[ResultRow, ...]:
    rounds = _rounds(conn, head)
    ranked = _ranked(head, people, made, rounds)
    by_points = head.depth != "game" or head.form.decides is Decides.POINTS
    there = [one for one in ranked if one.figure.entrant in made] if by_points else ()
    parted = dict(_parted(head, there))
    guests = _guests(people.values())
    return tuple(
        ResultRow(
            place=one.place,
            participant_id=one.figure.entrant,
            number=people[one.figure.entrant].number,
            name=people[one.figure.entrant].name,
            points=one.figure.points,
            roem=one.figure.roem,
            total=one.figure.total,
            pits=one.figure.pits,
            nat=one.figure.nat,
            rounds=tuple(rounds.get(one.figure.entrant, ())),
            missing=missing.get(one.figure.entrant, 0),
            guest=one.figure.entrant in guests,
            district=people[one.figure.entrant].district,
            fines=made[one.figure.entrant]["fines"] if one.figure.entrant in made else 0,
            imposed=sum(figure.imposed for figure in rounds.get(one.figure.entrant, ())),
            unknown=head.depth != "game" and one.figure.entrant not in made,
            parted=parted.get(one.figure.entrant, ()),
        )
        for one in ranked
    )


def parted_below(head: EveningHead, level: Sequence[Figure], own: int, other: int) -> Parting:
    """Find what put one of those who ended an evening level below another of them.

    Args:
        level: the figures of all who ended level with them.
        own: who stands below, as a participant.
        other: who stands above.
    """
    return parted_evening(level, read_ties(head.tie_breaks), head.seed, (own, other))


def _parted(head: EveningHead, ranked: Sequence[RankedEvening]) -> Iterator[tuple[int, Parting]]:
    """Find what put each below the one above him with the same total."""
    for _, same in groupby(ranked, key=lambda one: one.figure.total):
        level = list(same)
        figures = [one.figure for one in level]
        for above, below in pairwise(level):
            if above.place != below.place:
                who = below.figure.entrant
                yield who, parted_below(head, figures, who, above.figure.entrant)


def _guests(people: Collection[Participant]) -> set[int]:
    """Find the entrants who are guests; nobody where all are, as that says nothing of anybody."""
    found = {one.id for one in people if all(member.guest for member in one.members)}
    return found if len(found) < len(people) else set()


def _ranked(
    head: EveningHead,
    people: Mapping[int, Participant],
    made: Mapping[int, Mapping[Any, Any]],
    rounds: Mapping[int, Sequence[RoundFigure]],
) -> Sequence[RankedEvening]:
    """Rank those with a score; after them those without one yet."""
    figures = [
        Figure(
            entrant=one,
            evening=head.number,
            total=row["total"],
            pits=row["pits"],
            nat=row["nat"],
            points=row["points"],
            roem=row["roem"],
            unseen=any(figure.totals_only for figure in rounds.get(one, ())),
        )
        for one, row in made.items()
    ]
    try:
        ranked = list(rank_evening(figures, read_ties(head.tie_breaks), seed=head.seed))
    except RankingError as error:
        raise Refused(error.message) from error
    nothing = [Figure(one, head.number, 0) for one in people if one not in made]
    ranked += [RankedEvening(len(made) + 1, figure) for figure in nothing]
    return sorted(ranked, key=lambda one: (one.place, people[one.figure.entrant].number))


def _rounds(conn: Connection, head: EveningHead) -> dict[int, list[RoundFigure]]:
    rounds: dict[int, list[RoundFigure]] = defaultdict(list)
    tables, totals = at_tables(conn, head.id), set(by_totals(conn, head))
    for row in conn.execute(_ROUNDS, {"evening": head.id}).mappings():
        counted = counting(tables.get((row["participant_id"], row["round"]), ()), row)
        rounds[row["participant_id"]].append(
            RoundFigure(
                round=row["round"],
                points=row["points"],
                roem=row["roem"],
                pits=row["pits"],
                nat=row["nat"],
                credit=bool(row["credit"]),
                fines=row["fines"],
                imposed=counted.imposed if counted else 0,
                fill_in=counted.lent if counted else False,
                shared=head.form.sitting > 1 and counted is not None,
                totals_only=counted is not None and (row["round"], counted.table) in totals,
            )
        )
    return rounds


@dataclass(frozen=True)
class Placed:
    """The rows of an evening with their places, and what these follow from."""

    rows: Rows
    contest: Contest | None = None
    teams: TeamContest | None = None
    level: tuple[tuple[int, int], ...] = ()
    ties: tuple[DecidedTie, ...] = ()
    noted: tuple[Message, ...] = ()
    barred: frozenset[int] = frozenset()
    """Ids of who win no prize: they missed rounds, or were in no field."""


@dataclass(frozen=True)
class _Place:
    """Somebody's place within those he is ranked with."""

    who: int
    place: int
    matchpoints: int | None = None
    field: str = ""
    line: str = ""
    out_in: int | None = None
    partial: bool = False  # missed rounds, coming late or leaving early: no prize


def placed(conn: Connection, head: EveningHead, rows: Rows) -> Placed:
    """The rows with the places that the format gives.

    Args:
        rows: everybody, ranked by points.
    """
    decides = head.form.decides
    if head.depth != "game" or decides is Decides.POINTS:
        return Placed(rows)
    if decides is Decides.MATCHPOINTS:
        from clubadmin.services.comparison.contests import load_contest

        contest = load_contest(conn, head)
        fields = _by_matchpoints(contest)
        return Placed(_put(rows, fields), contest=contest, barred=_barred(rows, fields))
    if decides is Decides.MATCHES:
        from clubadmin.services.comparison.matches import load_teams

        teams = load_teams(conn, head)
        fields = _by_matches(teams)
        return Placed(_put(rows, fields), teams=teams, barred=_barred(rows, fields))
    evening = load_evening(conn, head.id)
    ended = outcomes(conn, evening)
    level = tuple(at for at, one in sorted(ended.items()) if one.level)
    ties = tuple(
        _tie(one) for _at, one in sorted(ended.items()) if one.reason and not one.played_on
    )
    corrected = (told(one) for _at, one in sorted(ended.items()) if one.played_on)
    noted = tuple(said for said in corrected if said)
    came = reached(evening, ended)
    places = _put(rows, _by_going_on(came, evening, rows, head.form.together))
    return Placed(places, level=level, ties=ties, noted=noted)


def _tie(outcome: Outcome) -> DecidedTie:
    """How a level table was decided; the total is that of those between whom it was."""
    table, names = outcome.table, dict(outcome.table.seats)
    return DecidedTie(
        table.round,
        table.number,
        min(outcome.totals.get(seat, 0) for seat in outcome.winners),
        tuple(names[seat].label for seat in outcome.winners),
        outcome.reason,
    )


def _by_matchpoints(contest: Contest) -> list[list[_Place]]:
    """A list for each field; who played in two is in the one where he played most."""
    games: dict[int, int] = {}
    for field in contest.fields:
        for row in field.rows:
            games[row.participant_id] = max(row.games, games.get(row.participant_id, 0))
    fields, taken = [], set()
    for field in contest.fields:
        those = []
        for row in field.rows:
            who = row.participant_id
            if row.games == games[who] and who not in taken:
                taken.add(who)
                those.append(
                    _Place(
                        who, row.place, row.matchpoints, field.name, field.line, partial=row.partial
                    )
                )
        fields.append(those)
    return fields


def _by_matches(teams: TeamContest) -> list[list[_Place]]:
    lines = sorted({row.line for row in teams.rows})
    return [
        [
            _Place(row.participant_id, row.place, row.match_points, line=line)
            for row in teams.rows
            if row.line == line
        ]
        for line in lines
    ]


def _by_going_on(
    came: Mapping[int, Reached], evening: Evening, rows: Rows, together: int
) -> list[list[_Place]]:
    """A list for each group: whoever lost in a later round is in front, by sides.

    Who won a round and then left is behind those who lost the next one, and in front of
    those who lost his. Who was in no draw is last, once there is one.
    """
    nowhere = Reached(0, 0) if came else Reached()
    lines = {person.number: person.line for person in evening.participants}
    groups: dict[str, dict[int, Reached]] = defaultdict(dict)
    for row in rows:
        groups[lines[row.number]][row.participant_id] = came.get(row.number, nowhere)
    return [_of_group(line, far, together) for line, far in sorted(groups.items())]


def _of_group(line: str, far: Mapping[int, Reached], together: int) -> list[_Place]:
    places = side_places({who: one.merit for who, one in far.items()}, together)
    return [
        _Place(who, places[who], line=line, out_in=far[who].out_in)
        for who in sorted(far, key=lambda who: far[who].merit, reverse=True)
    ]


def _barred(rows: Rows, fields: Iterable[Sequence[_Place]]) -> frozenset[int]:
    whole = {one.who for field in fields for one in field if not one.partial}
    return frozenset(row.participant_id for row in rows) - whole


def _put(rows: Rows, fields: Iterable[Sequence[_Place]]) -> Rows:
    """The rows field by field with their places; at the end those who are in no field."""
    by_id = {row.participant_id: row for row in rows}
    found: list[ResultRow] = []
    for field in fields:
        found += (_at(by_id[one.who], one) for one in field if one.who in by_id)
    done = {row.participant_id for row in found}
    return (*found, *(row for row in rows if row.participant_id not in done))


def _at(row: ResultRow, one: _Place) -> ResultRow:
    return replace(
        row,
        place=one.place,
        matchpoints=one.matchpoints,
        field=one.field,
        line=one.line,
        out_in=one.out_in,
    )

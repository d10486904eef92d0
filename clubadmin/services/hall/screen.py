"""The screen in the hall: its contents, and the round from which standings are hidden."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking import rank_evening
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.comparison.comparison import Contest, TeamContest
from clubadmin.model.draw.knockout import Bracket, BracketTable
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow, ScreenStanding
from clubadmin.model.kit.carried import carried
from clubadmin.model.results.result import EveningResult, parted, totals_only_note
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.contests import load_contest
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.draw import knockout
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.hall import protests
from clubadmin.services.results.closing import current_result
from clubadmin.services.results.result import by_totals
from clubadmin.storage.schema.tablenames import EveningRow

EARLY = 0
"""The value for the first hidden round that hides none, and shows one before its last sheet."""

_CLUB = text("SELECT name FROM club")
_SIGNED = (
    "(SELECT group_concat(t.id || coalesce(f.status, '') || coalesce(f.version, '')) FROM"
    " playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id AND f.status = 'signed'"
    " WHERE t.evening_id = e.id)"
)
# a round that counts early is seen anew with each tenth of its sheets, and before the last one
_TENTHS = (
    f"iif(e.hidden_from = {EARLY} AND count(f.id) * 2 >= count(*),"
    " '-' || (count(f.id) * 10 / count(*)) || '-' || (count(f.id) + 1 = count(*)), '')"
)
_COMPLETE = (
    "(SELECT group_concat(one) FROM (SELECT CASE count(*) WHEN count(f.id)"
    " THEN group_concat(t.id || ' ' || f.version) ELSE t.round || '-' || count(*) || "
    + _TENTHS
    + " END"
    " AS one FROM"
    " playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id AND f.status = 'signed'"
    " WHERE t.evening_id = e.id GROUP BY t.round))"
)
_MARK = (
    "SELECT e.version, e.status, (SELECT count(*) || ' ' || coalesce(max(id), 0) FROM protest"
    " WHERE evening_id = e.id AND status = 'open'),"
    " {signed},"
    " (SELECT group_concat(s.playing_table_id || s.position || s.member_id) FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id WHERE t.evening_id = e.id),"
    " (SELECT group_concat(id || version) FROM participant WHERE evening_id = e.id),"
    " (SELECT sum(version) FROM member), (SELECT sum(version) FROM team),"
    " (SELECT group_concat(a.playing_table_id || a.first || a.second || a.reason) FROM advance a"
    " JOIN playing_table t ON t.id = a.playing_table_id WHERE t.evening_id = e.id),"
    " (SELECT count(*) FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = e.id)"
    " FROM evening e WHERE e.id = :evening"
)
_MARKS = {
    by_round: text(_MARK.format(signed=_COMPLETE if by_round else _SIGNED))
    for by_round in (False, True)
}
_UNTIL = text(
    "SELECT participant_id, sum(points) AS points, sum(roem) AS roem,"
    " sum(points + roem - fines) AS total, sum(pits) AS pits, sum(nat) AS nat,"
    " EXISTS (SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN scoresheet f ON f.playing_table_id = t.id WHERE f.totals_of > 0"
    " AND s.participant_id = round_result.participant_id AND t.round <= :until) AS unseen"
    " FROM round_result WHERE evening_id = :evening AND round <= :until GROUP BY participant_id"
)


def facts(
    club: OpenClub, evening_id: int, now: datetime | None = None, *, early: bool = True
) -> ScreenFacts:
    """Gather the facts of an evening that the hall may see; figures of signed sheets only.

    Args:
        now: local time; None takes the clock's.
        early: with a round that counts before its last sheet, where the evening has that.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        evening = load_evening(conn, evening_id)
        complete = complete_rounds(evening.plan) if head.depth == "game" else head.rounds
        shown = complete
        if head.hidden_from:
            shown = min(complete, head.hidden_from - 1)
        over = complete >= head.rounds
        going = _going_on(evening, head, complete) if early else None
        ranking = _standing(club, evening, head, head.rounds if over else 0)
        standing = ranking if over and shown == complete else None
        return ScreenFacts(
            club=str(conn.execute(_CLUB).scalar_one()),
            evening=evening,
            complete=complete,
            standing=standing
            or _standing(club, evening, head, going.round if going else shown, going),
            ranking=ranking,
            finality=protests.finality(club, evening_id, now),
            bracket=_seen(club, head) if evening.plan else None,
        )


def _going_on(evening: Evening, head: EveningHead, complete: int) -> RoundPlan | None:
    """The round that counts before its last sheet is in; half of its tables have to be."""
    if head.hidden_from != EARLY or head.depth != "game":
        return None
    plan = next((one for one in evening.plan if one.round == complete + 1), None)
    return plan if plan is not None and plan.signed * 2 >= len(plan.tables) > 0 else None


def mark(club: OpenClub, evening_id: int, *, by_round: bool = False) -> object:
    """Changes with the facts, and not with what is typed on a sheet; takes little to make.

    With `by_round` a signed sheet changes it only once its round is complete, or, where it counts
    early, with each tenth of them.
    """
    with club.store.read() as conn:
        row = conn.execute(_MARKS[by_round], {"evening": evening_id}).first()
        return tuple(row) if row else None


def hide_from(club: OpenClub, evening_id: int, first: int | None) -> Evening:
    """Keep the standings to ourselves from a round on; None shows them all, as rounds are complete.

    With `EARLY` a round counts as well of which half of the sheets are in, marked provisional.

    Nothing of the result changes, so this can be done on a closed evening as well: the prizes
    are often given after it was closed.
    """
    head = club.read(evening_head, evening_id)
    if first == EARLY and head.form.decides is Decides.KNOCKOUT:
        raise Refused("In een afvaltoernooi is er geen stand voor een ronde helemaal binnen is.")
    if first is not None and not EARLY <= first <= head.rounds:
        raise Refused(
            "Ronde {wanted} bestaat niet: deze avond heeft ronde 1 tot en met {rounds}.",
            wanted=first,
            rounds=head.rounds,
        )
    label = Message("Stand weer te zien")
    if first == EARLY:
        label = Message("Stand te zien voor het laatste formulier binnen is")
    elif first is not None:
        label = Message("Stand verborgen vanaf ronde {first}", first=first)
    with club.store.change(label) as change:
        change.update(EveningRow, evening_id, version=head.version, hidden_from=first)
        return load_evening(change.conn, evening_id)


def complete_rounds(plan: Iterable[RoundPlan]) -> int:
    """How many rounds, from the first on, have every sheet signed."""
    done = 0
    for one in plan:
        if one.round != done + 1 or one.signed < len(one.tables):
            break
        done = one.round
    return done


def _standing(
    club: OpenClub, evening: Evening, head: EveningHead, until: int, going: RoundPlan | None = None
) -> ScreenStanding:
    """The standing after rounds, of which `going` is not complete."""
    decides = head.form.decides
    if until < 1:
        return ScreenStanding(0, decides)
    told: tuple[Message, ...] = ()
    with club.store.read() as conn:
        if until >= head.rounds and going is None:
            result = current_result(conn, head.id)
            rows = _of_result(result, evening)
            told = (*(result.contest.scale if result.contest else ()), *result.told)
        elif decides is Decides.MATCHPOINTS:
            contest = load_contest(conn, head, until)
            rows, told = _of_contest(contest), contest.scale
        elif decides is Decides.MATCHES:
            rows = _of_teams(load_teams(conn, head, until))
        elif decides is Decides.KNOCKOUT:
            rows = _still_in(knockout.bracket(club, head.id), evening, until)
        else:
            rows = _by_points(conn, head, evening, until)
            told = totals_only_note([at for at in by_totals(conn, head) if at[0] <= until])
    if going is None:
        return ScreenStanding(until, decides, rows, over=until >= head.rounds, told=told)
    early = Message(
        "Voorlopig: na ronde {round}, {signed} van {tables} tafels",
        round=until,
        signed=going.signed,
        tables=len(going.tables),
    )
    awaited = {
        number
        for table in going.tables
        if table.state is not SheetState.SIGNED
        for number in (*table.ns, *table.ew)
    }
    rows = tuple(replace(row, awaited=row.number in awaited) for row in rows)
    return ScreenStanding(until, decides, rows, told=(early, *told), early=True)


def _seen(club: OpenClub, head: EveningHead) -> Bracket | None:
    """The bracket without what was typed of sheets that are not signed, or is kept secret."""
    if head.form.decides is not Decides.KNOCKOUT:
        return None
    found = knockout.bracket(club, head.id)
    until = head.hidden_from - 1 if head.hidden_from else head.rounds

    def shown(table: BracketTable) -> BracketTable:
        if table.state is SheetState.SIGNED and table.round <= until:
            return table
        seats = tuple(replace(seat, total=None, goes_on=False) for seat in table.seats)
        return replace(table, seats=seats, level=False, reason="")

    rounds = tuple(replace(one, tables=tuple(map(shown, one.tables))) for one in found.rounds)
    return replace(found, rounds=rounds)


def _of_result(result: EveningResult, evening: Evening) -> tuple[ScreenRow, ...]:
    """The result as it is, with its prizes."""
    shares = {row.participant_id: row.share for row in _of_contest(result.contest)}
    parts = {row.participant_id: row for row in _of_teams(result.teams)}
    teams = {one.id: one.players for one in evening.participants if one.team}
    reasons = parted(result)
    return tuple(
        carried(
            ScreenRow,
            row,
            share=shares.get(row.participant_id),
            detail=parts[row.participant_id].detail if row.participant_id in parts else None,
            saldo=parts[row.participant_id].saldo if row.participant_id in parts else None,
            parted=reasons.get(row.participant_id),
            players=teams.get(row.participant_id, ""),
            last=row.poedelprijs,
        )
        for row in result.rows
        if row.rounds or result.depth == "evening"
    )


def _of_contest(contest: Contest | None) -> tuple[ScreenRow, ...]:
    """Each field of each group by matchpoints, with what share of them that is."""
    return tuple(
        carried(
            ScreenRow,
            row,
            score=row.matchpoints,
            field=field.name,
            line=field.line,
            share=row.percentage,
        )
        for field in (contest.fields if contest is not None else ())
        for row in field.rows
    )


def _of_teams(teams: TeamContest | None) -> tuple[ScreenRow, ...]:
    """Teams by match points, with their game points."""
    return tuple(
        carried(ScreenRow, row, score=row.match_points, detail=row.game_points)
        for row in (teams.rows if teams is not None else ())
    )


def _still_in(bracket: Bracket, evening: Evening, until: int) -> tuple[ScreenRow, ...]:
    """List those who go on after a round, as far as that is known; by table."""
    people = {one.number: one for one in evening.participants}
    played = next((one for one in bracket.rounds if one.round == until), None)
    seats = [seat for table in played.tables for seat in table.seats] if played else []
    going = [seat for seat in seats if seat.goes_on]
    free = list(played.free) if played else []
    once = {seat.number: seat for seat in (*going, *free) if seat.number in people}  # of a pair two
    return tuple(
        ScreenRow(0, people[number].id, number, people[number].name, seat.total or 0)
        for number, seat in once.items()
        if number is not None
    )


def _by_points(
    conn: Connection, head: EveningHead, evening: Evening, until: int
) -> tuple[ScreenRow, ...]:
    """Places by what was made up to a round."""
    people = {one.id: one for one in evening.participants}
    rows = conn.execute(_UNTIL, {"evening": head.id, "until": until}).mappings()
    figures = [
        Figure(
            row["participant_id"],
            head.number,
            row["total"],
            row["pits"],
            row["nat"],
            points=row["points"],
            roem=row["roem"],
            unseen=bool(row["unseen"]),
        )
        for row in rows
    ]
    ranked = sorted(
        rank_evening(figures, read_ties(head.tie_breaks), seed=head.seed),
        key=lambda one: (one.place, people[one.figure.entrant].number),
    )
    return tuple(
        ScreenRow(
            one.place,
            one.figure.entrant,
            people[one.figure.entrant].number,
            people[one.figure.entrant].name,
            one.figure.total,
        )
        for one in ranked
    )

"""The order by which a draw goes: the standing of the contest, or how strong everybody is."""

from collections.abc import Iterable
from datetime import date, timedelta

from sqlalchemy import text

from clubadmin.domain.draw.plan.formats import Entrant
from clubadmin.model.evenings.evening import Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.standings.standings import standings

_MEMORY = timedelta(days=550)
"""How far back strength is read: this season and the one before."""

_SAME_GAME = (
    " FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN {results} x ON x.evening_id = e.id JOIN participant p ON p.id = x.participant_id"
    " WHERE e.status = 'closed' AND e.date < :day AND e.date >= :since AND r.name = :rules"
)
_BY_POINTS = text(
    "SELECT coalesce(p.member_id, p.pair_id, p.team_id),"
    " sum(x.total) * 1.0 / sum(x.rounds * e.games)"
    + _SAME_GAME.format(results="evening_result")
    + " AND x.rounds > 0 AND (p.member_id IS NOT NULL) = :single"
    " AND (p.pair_id IS NOT NULL) = :paired GROUP BY 1"
)
_BY_MATCHPOINTS = text(
    "SELECT coalesce(p.member_id, p.pair_id, p.team_id),"
    " sum(x.matchpoints) * 1.0 / sum(x.attainable)"
    + _SAME_GAME.format(results="contest_result")
    + " AND x.attainable > 0 AND (p.member_id IS NOT NULL) = :single"
    " AND (p.pair_id IS NOT NULL) = :paired GROUP BY 1"
)

_SEASONS = (
    "SELECT s.name FROM season s WHERE s.id IN (SELECT c.season_id" + _SAME_GAME + ")"
    " ORDER BY s.starts"
)
_SEASONS_POINTS = text(_SEASONS.format(results="evening_result"))
_SEASONS_MATCHPOINTS = text(_SEASONS.format(results="contest_result"))


def draw_order(club: OpenClub, head: EveningHead, people: Iterable[Participant]) -> tuple[int, ...]:
    """The numbers of who are there, the best first; nobody of whom nothing is known.

    By standing: of the whole contest, tonight's rounds included. By strength: what everybody
    made a game in the last two seasons, under the same rules and in the same kind of contest.
    """
    numbers = {person.entrant_id: person.number for person in people}
    if head.draw_by == "standing":
        ranked = [row.entrant_id for row in standings(club, head.competition_id).rows]
    elif head.draw_by == "strength":
        ranked = _by_strength(club, head)
    else:
        ranked = []
    return tuple(numbers[one] for one in ranked if one in numbers)


def strength_notes(club: OpenClub, head: EveningHead, *, known: bool) -> list[str]:
    """Where the strength of a draw comes from, or that there is none yet.

    Args:
        club: the open club.
        head: of the evening.
        known: whether of anybody who is there something is known.
    """
    if head.draw_by != "strength":
        return []
    if not known:
        return ["Van niemand is al een sterkte bekend; de tafels zijn geloot."]
    query = _SEASONS_MATCHPOINTS if head.form.compared else _SEASONS_POINTS
    which = {"day": head.date, "since": _since(head.date), "rules": head.rules.name}
    with club.store.read() as conn:
        seasons = ", ".join(conn.execute(query, which).scalars())
    return [f"De sterkte komt uit seizoen {seasons}."]


def _by_strength(club: OpenClub, head: EveningHead) -> list[int]:
    kind = head.form.entrant
    query = _BY_MATCHPOINTS if head.form.compared else _BY_POINTS
    which = {
        "day": head.date,
        "since": _since(head.date),
        "rules": head.rules.name,
        "single": kind is Entrant.MEMBER,
        "paired": kind is Entrant.PAIR,
    }
    with club.store.read() as conn:
        made = {row[0]: row[1] for row in conn.execute(query, which)}
    return sorted(made, key=lambda one: (-made[one], one))


def _since(day: date) -> date:
    return day - _MEMORY

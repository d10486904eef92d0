"""Going over to another rule: for the whole season, or from a date that the members voted for."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Format
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
from clubadmin.domain.standings.ties import check_ties
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.supposing.adopted import AdoptedRule
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named
from clubadmin.services.standings.rule import refuse_wins
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AdoptedRuleRow, CompetitionRow

LONGEST_REASON = 500

_COMPETITION = text(
    "SELECT c.id, c.name, c.format, c.version, s.name AS season, s.starts, s.ends"
    " FROM competition c JOIN season s ON s.id = c.season_id WHERE c.id = :competition"
)
_ADOPTED = text(
    "SELECT id, valid_from, ranking, tie_breaks, reason FROM adopted_rule"
    " WHERE competition_id = :competition ORDER BY valid_from"
)


def adopt(
    club: OpenClub,
    competition_id: int,
    rule: str,
    ties: Sequence[str],
    from_date: date | None = None,
    *,
    reason: str = "",
) -> Saved:
    """Rank a competition by another rule from now on.

    Standings after an evening go by the rule that is in force on the day of that evening, so
    those of before the date stay what they were. A rule adopted from the same date before is
    replaced.

    Args:
        club: the open club.
        competition_id: which competition.
        rule: as `parse_rule` reads it.
        ties: the tie-breaks, in the order in which they decide.
        from_date: the first day it holds; None: the whole season, and rules that were adopted
            in its course go.
        reason: who decided it, and why; kept with it.
    """
    why = named(reason, Message("De reden"), needed=False, longest=LONGEST_REASON)
    with club.store.read() as conn:
        about = about_competition(conn, competition_id)
        values = readable(rule, ties, FORMATS[about["format"]])
        refuse_closed_competition(conn, competition_id)
        before = adopted_rules(conn, competition_id)
    if from_date is None:
        with club.store.change(
            Message("Regel van de stand van {name}", name=about["name"])
        ) as change:
            change.update(CompetitionRow, competition_id, version=about["version"], **values)
            for one in before:
                change.delete(AdoptedRuleRow, one.id)
        return club.saved()
    refuse_outside(about, from_date)
    label = Message("Regel van de stand van {name} vanaf {day}", name=about["name"], day=from_date)
    with club.store.change(label) as change:
        keep_from(change, competition_id, from_date, {**values, "reason": why})
    return club.saved()


def take_back(club: OpenClub, adopted_id: int) -> Saved:
    """Away with a rule that was adopted from a date; the one before it goes on."""
    which = text(
        "SELECT a.competition_id, a.valid_from, c.name FROM adopted_rule a"
        " JOIN competition c ON c.id = a.competition_id WHERE a.id = :id"
    )
    with club.store.read() as conn:
        row = conn.execute(which, {"id": adopted_id}).first()
        if row is None:
            raise Refused("Deze regel is er niet meer. Kies een regel uit de lijst.")
        refuse_closed_competition(conn, row.competition_id)
    day = as_date(row.valid_from)
    with club.store.change(
        Message("Regel van de stand van {name} vanaf {day} ingetrokken", name=row.name, day=day)
    ) as change:
        change.delete(AdoptedRuleRow, adopted_id)
    return club.saved()


def adopted_rules(conn: Connection, competition_id: int) -> tuple[AdoptedRule, ...]:
    """The ranking rules that a competition went over to in its course, oldest first."""
    rows = conn.execute(_ADOPTED, {"competition": competition_id})
    return tuple(
        AdoptedRule(
            row.id,
            as_date(row.valid_from),
            row.ranking,
            read_ties(row.tie_breaks),
            row.reason,
        )
        for row in rows
    )


def every_adopted_rule(club: OpenClub) -> dict[int, tuple[AdoptedRule, ...]]:
    """Load the adopted rules of every competition that has any."""
    which = text("SELECT DISTINCT competition_id FROM adopted_rule")
    with club.store.read() as conn:
        found = conn.execute(which).scalars().all()
        return {number: adopted_rules(conn, number) for number in found}


def keep_from(change: Change, competition_id: int, day: date, values: Mapping[str, Any]) -> None:
    """Have a ranking rule hold from a day on, in place of one adopted from that same day.

    Args:
        change: the change that it is part of.
        competition_id: which competition.
        day: the first day it holds.
        values: as `readable` gives them, and the reason.
    """
    before = adopted_rules(change.conn, competition_id)
    same = next((one.id for one in before if one.valid_from == day), None)
    if same is None:
        change.insert(AdoptedRuleRow, competition_id=competition_id, valid_from=day, **values)
    else:
        change.update(AdoptedRuleRow, same, **values)


def readable(rule: str, ties: Sequence[str], form: Format) -> dict[str, str]:
    """The columns of a ranking rule and its tie-breaks."""
    try:
        parsed, order = parse_rule(rule), check_ties(ties)
    except RankingError as error:
        raise Refused(error.message) from None
    refuse_wins(parsed, form)
    return {"ranking": parsed.text, "tie_breaks": ",".join(order)}


def about_competition(conn: Connection, competition_id: int) -> Mapping[Any, Any]:
    """The competition and the days of its season."""
    row = conn.execute(_COMPETITION, {"competition": competition_id}).mappings().first()
    if row is None:
        raise Refused("Deze competitie is er niet meer. Kies een competitie uit de lijst.")
    return row


def refuse_outside(about: Mapping[Any, Any], day: date) -> None:
    """Refuse a day that is not in the season of a competition."""
    first, last = as_date(about["starts"]), as_date(about["ends"])
    if not first <= day <= last:
        raise Refused(
            "{day} valt buiten seizoen {season}, dat van {first} tot en met {last}"
            " loopt. Kies een dag daarbinnen.",
            day=day,
            season=about["season"],
            first=first,
            last=last,
        )

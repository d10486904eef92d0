"""Ranking rules of standings: the competition's, one adopted later, one to try."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Format
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranking_rule import RankingError, RankingRule, parse_rule
from clubadmin.domain.standings.ties import check_ties
from clubadmin.errors import Refused
from clubadmin.services.evenings.head import as_date
from clubadmin.services.standings.figures import ties_of

_ADOPTED = text(
    "SELECT valid_from, ranking, tie_breaks FROM adopted_rule"
    " WHERE competition_id = :competition AND valid_from <= :day"
    " ORDER BY valid_from DESC LIMIT 1"
)


class Asked(NamedTuple):
    """The standings asked for: up to an evening, by a rule and tie-breaks in place of their own."""

    after: int | None = None
    rule: str | None = None
    ties: tuple[str, ...] | None = None


NOTHING_ELSE = Asked()
"""All evenings, by the competition's own rule."""


@dataclass(frozen=True)
class InForce:
    """A ranking rule and tie-breaks, and since when they hold."""

    rule: RankingRule
    ties: tuple[str, ...]
    adopted: date | None = None  # None: from the start


def in_force(
    conn: Connection,
    about: Mapping[Any, Any],
    form: Format,
    day: date | None,
    asked: Asked,
) -> InForce:
    """Find the rule in force.

    Args:
        conn: the club.
        about: the competition: id, ranking, tie_breaks, and whether rules were `adopted`.
        form: its format.
        day: of the last evening that counts; None: there is none.
        asked: a rule and tie-breaks to be tried in place of the competition's own.
    """
    ranking, order, since = about["ranking"], about["tie_breaks"], None
    if about["adopted"] and day is not None:
        which = {"competition": about["id"], "day": day.isoformat()}
        if row := conn.execute(_ADOPTED, which).first():
            ranking, order, since = row.ranking, row.tie_breaks, as_date(row.valid_from)
    if asked.rule is not None:
        ranking, since = asked.rule, None
    chosen = asked.ties
    if chosen is None:
        chosen = read_ties(order)
    try:
        parsed, order = parse_rule(ranking), check_ties(ties_of(form, chosen))
    except RankingError as error:
        raise Refused(error.message) from error
    refuse_wins(parsed, form)
    return InForce(parsed, order, since)


def refuse_wins(rule: RankingRule, form: Format) -> None:
    """Rounds are won at the table only where points decide."""
    if rule.win is not None and not form.by_points:
        raise Refused(
            "Winstpunten per ronde gaan alleen waar punten en roem worden opgeteld; in deze"
            " spelvorm beslist al iets anders. Haal “win:” uit de regel van de stand."
        )

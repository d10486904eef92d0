"""Season standings, from the sums that are kept beside the sheets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from sqlalchemy import text

from clubadmin.domain.competition.formats import FORMATS, Decides
from clubadmin.domain.competition.ranking import (
    Figure,
    RankedSeason,
    RankingError,
    RankingRule,
    parse_rule,
    rank_season,
    rule_text,
)
from clubadmin.services import standing_figures
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import as_date
from clubadmin.services.standing_fields import NAMES, fields_of
from clubadmin.services.views.result import StandingRow, Standings

_DEPTHS = ("evening", "round", "game")  # shallow to deep

_COMPETITION = text(
    "SELECT c.id, c.name, c.format, c.ranking, c.tie_breaks, c.evenings, c.rule_set,"
    " s.name AS season, b.name AS club FROM competition c JOIN season s ON s.id = c.season_id"
    " CROSS JOIN club b WHERE c.id = :competition"
)
_LAST = 2**31  # no evening has a higher number


@dataclass(frozen=True)
class _Held:
    """An evening that counts in the standings."""

    number: int
    date: date
    status: str
    depth: str
    rules: str


def standings(
    club: OpenClub,
    competition_id: int,
    after: int | None = None,
    rule: str | None = None,
    ties: Sequence[str] | None = None,
) -> Standings:
    """The standings of a competition.

    Args:
        club: the open club.
        competition_id: which competition.
        after: leave out evenings with a higher number; None takes all that have results.
        rule: rank by this rule in place of the competition's own.
        ties: tie-breaks in the order in which they decide, in place of the competition's own.

    Raises:
        Refused: there is no such competition, or the rule or a tie-break cannot be read.
    """
    with club.store.read() as conn:
        which = {"competition": competition_id}
        about = conn.execute(_COMPETITION, which).mappings().first()
        if about is None:
            raise Refused("Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.")
        until = {**which, "after": _LAST if after is None else min(max(after, 0), _LAST)}
        form = FORMATS[about["format"]]
        held = [_held(row) for row in standing_figures.held(conn, until)]
        figures = standing_figures.figures(conn, form, until)
        fines = standing_figures.fines(conn, form, until)
        entrants = {figure.entrant for figure in figures}
        names = standing_figures.names(conn, form, entrants)
        fields = fields_of(conn, form.name, until, entrants)
    parsed = _rule(rule if rule is not None else about["ranking"])
    rows: tuple[StandingRow, ...] = ()
    for field in NAMES.values() if fields else ("",):
        of_field = [one for one in figures if fields.get(one.entrant, "") == field]
        ranked = _ranked(about, of_field, parsed, held, ties)
        found = _rows(ranked, parsed, names, fines)
        rows += tuple(replace(row, field=field) for row in found) if field else found
    return _standings(about, held, parsed, rows)


def _held(row: Sequence[Any]) -> _Held:
    number, day, status, depth, rules = row
    return _Held(number, as_date(day), status, depth, rules)


def _rule(text_of_rule: str) -> RankingRule:
    try:
        return parse_rule(text_of_rule)
    except RankingError as error:
        raise Refused(str(error)) from error


def _ranked(
    about: Mapping[Any, Any],
    figures: list[Figure],
    rule: RankingRule,
    held: list[_Held],
    ties: Sequence[str] | None,
) -> tuple[RankedSeason, ...]:
    if ties is None:
        ties = tuple(tie.strip() for tie in about["tie_breaks"].split(",") if tie.strip())
    ties = standing_figures.TIES.get(FORMATS[about["format"]].decides, tuple(ties))
    numbers = [evening.number for evening in held]
    lot = about["id"] * 1_000 + (numbers[-1] if numbers else 0)  # the same list, the same lot
    try:
        return rank_season(figures, rule, ties, lot, numbers)
    except RankingError as error:
        raise Refused(str(error)) from error


def _rows(
    ranked: tuple[RankedSeason, ...],
    rule: RankingRule,
    names: Mapping[int, str],
    fines: Mapping[int, int],
) -> tuple[StandingRow, ...]:
    first = ranked[0] if ranked else None
    return tuple(
        StandingRow(
            place=one.place,
            name=names[one.entrant],
            total=one.total,
            average=one.average,
            evenings=one.cells,
            pits=one.pits,
            behind=_behind(first, one, rule) if first and one.place else 0,
            entrant_id=one.entrant,
            fines=fines.get(one.entrant, 0),
        )
        for one in ranked
    )


def _behind(first: RankedSeason, one: RankedSeason, rule: RankingRule) -> float:
    if rule.averages:
        return round(first.average - one.average, 1)
    return first.total - one.total


def _standings(
    about: Mapping[Any, Any],
    held: list[_Held],
    rule: RankingRule,
    rows: tuple[StandingRow, ...],
) -> Standings:
    last = held[-1] if held else None
    return Standings(
        club=about["club"],
        season=about["season"],
        competition=about["name"],
        format=about["format"],
        rule=rule.text,
        rule_text=rule_text(rule, about["evenings"]),
        rule_set_title=last.rules if last else about["rule_set"],
        depth=min((evening.depth for evening in held), key=_DEPTHS.index, default="game"),
        after=last.number if last else 0,
        last_date=last.date if last else None,
        evenings=tuple(evening.number for evening in held),
        rows=rows,
        provisional=any(evening.status == "open" for evening in held),
        planned=about["evenings"],
        matchpoints=FORMATS[about["format"]].compared,
        wins=FORMATS[about["format"]].decides is Decides.KNOCKOUT,
    )

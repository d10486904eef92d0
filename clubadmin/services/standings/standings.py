"""Season standings, from the sums that are kept beside the sheets."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, pairwise

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.knockout_places import side_places
from clubadmin.domain.standings.ranked import Cell, RankedSeason, shortened
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.domain.standings.season import Season
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.i18n import Listed, Message
from clubadmin.model.results.moves import Moves, moves
from clubadmin.model.results.result import Period, StandingRow, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.journal_steps import newest_step
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.members.entrants import guests_among
from clubadmin.services.standings.divisions import NAMES, in_order, moving
from clubadmin.services.standings.frozen import frozen_standings
from clubadmin.services.standings.material import Material, about, gather, names_of
from clubadmin.services.standings.rule import NOTHING_ELSE, Asked

_DEPTHS = ("evening", "round", "game")  # shallow to deep
_RECTIFIED = text(
    "SELECT MAX(n) FROM (SELECT MAX(v.rectification) AS n FROM evening_version v"
    " JOIN evening e ON e.id = v.evening_id WHERE e.competition_id = :competition"
    " AND e.number <= :after UNION ALL SELECT MAX(rectification) FROM season_standing"
    " WHERE competition_id = :competition AND :frozen)"
)


def standings(
    club: OpenClub,
    competition_id: int,
    after: int | None = None,
    rule: str | None = None,
    ties: tuple[str, ...] | None = None,
) -> Standings:
    """The standings of a competition; of a season that was closed those it was closed with.

    They go by the rule that is in force on the day of the last evening that counts.

    Args:
        club: the open club.
        competition_id: which competition.
        after: leave out evenings with a higher number; None takes all that have results.
        rule: rank by this rule in place of the competition's own.
        ties: part equals by these in place of the competition's own.
    """
    with club.store.read() as conn:
        competition = about(conn, competition_id)
        asked = Asked(after, rule, ties)
        if competition["closed_at"] and asked == NOTHING_ELSE:
            frozen = frozen_standings(conn, competition_id)
            if frozen is not None:
                return _as_read(conn, competition_id, frozen)
        material = gather(conn, competition, asked)
        names = names_of(conn, material)
        guests = guests_among(conn, material.form, names)
        found = standings_of(material, names)
        if material.changed:
            before = standings_of(replace(material, unplayed=True), names)
            found = replace(found, told=_moved(before, found))
        if guests:
            rows = tuple(replace(row, guest=row.entrant_id in guests) for row in found.rows)
            found = replace(found, rows=rows)
        return _as_read(conn, competition_id, found)


def _moved(before: Standings, now: Standings) -> tuple[Message, ...]:
    """Name those whose place changed as the program's own rules did."""
    old = {row.entrant_id: row.place for row in before.rows}
    moved = [row for row in now.rows if row.place != old.get(row.entrant_id, row.place)]
    if not moved:
        return ()
    places = [(row, old[row.entrant_id], row.place) for row in moved]
    who = tuple(
        Message("{name} (was {before}, nu geen)", name=row.name, before=str(was))
        if place is None
        else Message("{name} (was {before}, nu {now})", name=row.name, before=str(was), now=place)
        for row, was, place in places
    )
    return (
        Message(
            "Nieuw in het programma: wie nog nooit speelde heeft geen plaats. Daardoor: {who}.",
            who=Listed(who),
        ),
    )


def _as_read(conn: Connection, competition_id: int, found: Standings) -> Standings:
    """Add the step of the journal at which standings were read, and the last rectification."""
    which = {"competition": competition_id, "after": found.after, "frozen": bool(found.frozen_at)}
    number = conn.execute(_RECTIFIED, which).scalar()
    return replace(found, step=newest_step(conn), rectification=number)


def order_for_draw(club: OpenClub, evening_id: int) -> tuple[int, ...] | None:
    """The entrants of an evening's contest by standing, where its draw goes by that; else None."""
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
    if head.draw_by != "standing":
        return None
    return tuple(row.entrant_id for row in standings(club, head.competition_id).rows)


def standings_of(material: Material, names: Mapping[int, str]) -> Standings:
    """The standings that follow from what was gathered."""
    held, rule, competition = material.held, material.force.rule, material.about
    last = held[-1] if held else None
    return Standings(
        club=competition["club"],
        season=competition["season"],
        competition=competition["name"],
        format=competition["format"],
        rule=rule.text,
        rule_text=rule_text(rule, competition["evenings"]),
        rule_set_title=last.rules
        if last
        else competition["rule_set_title"] or competition["rule_set"],
        depth=min((one.depth for one in held or material.later), key=_DEPTHS.index, default="game"),
        after=last.number if last else 0,
        last_date=max((evening.date for evening in held), default=None),
        evenings=tuple(evening.number for evening in held),
        rows=_rows(material, names),
        provisional=any(evening.status == "open" for evening in held),
        planned=competition["evenings"],
        matchpoints=material.form.compared,
        wins=material.form.decides is Decides.KNOCKOUT,
        evening_ids=tuple(evening.id for evening in held),
        periods=_periods(material),
        grouped=bool(material.groups),
        win_points=rule.win is not None,
        adopted=material.force.adopted,
        days=tuple(evening.date for evening in held),
    )


def _rows(material: Material, names: Mapping[int, str]) -> tuple[StandingRow, ...]:
    """The lists one after another: of groups, of fields, or the one there is."""
    rule = material.force.rule
    lists = {
        field: tuple(_list(material, ranked, names, field)) for field, ranked in _ranked(material)
    }
    if material.groups and rule.promote:
        return moving(lists, rule.promote)
    return tuple(row for rows in lists.values() for row in rows)


def _ranked(material: Material) -> Iterator[tuple[str, Sequence[RankedSeason]]]:
    if material.fields:
        for field in NAMES.values():
            here = _of_field(material, field)
            yield field, _season(material, here).rank(here, material.force.ties, material.seed)
        return
    season = _season(material, None)
    lists: Mapping[str, Collection[int]] = {"": material.entrants}
    if material.groups:
        lists = in_order(material.groups, sorted(material.entrants))
    for field, members in lists.items():
        found = season.rank(members, material.force.ties, material.seed)
        yield field, found if material.places is None else _by_sides(material, found)


def _by_sides(material: Material, ranked: Sequence[RankedSeason]) -> tuple[RankedSeason, ...]:
    """The standings of the one evening of a knock-out, whose places count sides as its result."""
    merits = {one.entrant: (-one.place, 0) for one in ranked if one.place}
    places = {**side_places(merits, material.form.together), **(material.places or {})}
    return tuple(replace(one, place=places.get(one.entrant)) for one in ranked)


def season_of(material: Material, field: str) -> Season:
    """The season in which a list is ranked: of a field of its own only its figures."""
    return _season(material, _of_field(material, field) if material.fields else None)


def _of_field(material: Material, field: str) -> set[int]:
    return {who for who, its in material.fields.items() if its == field}


def _season(material: Material, of: set[int] | None) -> Season:
    figures = material.rows
    if of is not None:
        figures = [row for row in figures if row[0] in of]  # of whom it is
    numbers = [evening.number for evening in material.held]
    rule, notices = material.force.rule, material.notices
    return Season(
        figures,
        rule,
        numbers,
        notices,
        present=material.present,
        sat_out=material.sat_out,
        unplayed=material.unplayed,
    )


def _list(
    material: Material, ranked: Sequence[RankedSeason], names: Mapping[int, str], field: str
) -> Iterator[StandingRow]:
    first = ranked[0] if ranked else None
    parted = dict(_parted(material, ranked, field))
    for one in ranked:
        if not one.played and not _has(one) and one.entrant not in material.groups:
            continue  # known by an absence that is worth nothing
        yield StandingRow(
            place=one.place,
            name=names[one.entrant],
            total=one.total,
            average=one.average,
            evenings=_told(one, material),
            pits=one.pits,
            behind=_behind(first, one, material.force.rule) if first and one.place else 0,
            entrant_id=one.entrant,
            fines=material.fines.get(one.entrant, 0),
            field=field,
            periods=one.periods,
            won=one.won,
            parted=parted.get(one.entrant, ()),
        )


def _parted(
    material: Material, ranked: Sequence[RankedSeason], field: str
) -> Iterator[tuple[int, tuple[LookedAt, ...]]]:
    """Find the tie-breaks that put an entrant below one just above him with an equal score."""
    rule, ties = material.force.rule, material.force.ties
    placed = [one for one in ranked if one.place is not None]
    if not ties or material.places is not None:
        return
    for _, same in groupby(placed, key=lambda one: _worth(one, rule)):
        level = list(same)
        if level[0].place == level[-1].place:
            continue
        season, equals = season_of(material, field), [one.entrant for one in level]
        for above, below in pairwise(level):
            if above.place != below.place:
                pair = (above.entrant, below.entrant)
                yield below.entrant, season.parted(equals, ties, material.seed, pair)


def _worth(one: RankedSeason, rule: RankingRule) -> tuple[int, Fraction]:
    """The worth that decides a place, before tie-breaks."""
    made = [cell.points or 0 for cell in one.cells if cell.counts]
    by = Fraction(sum(made), (len(made) or 1) if rule.averages else 1)
    return one.won if rule.by_wins else 0, by


def _told(one: RankedSeason, material: Material) -> tuple[Cell, ...]:
    """The evenings; who was there with what nobody knows, or sat out, was not absent."""
    unknown, sat_out = material.unknown, material.sat_out
    if not (unknown or sat_out):
        return one.cells
    return tuple(
        cell
        if cell.points is not None
        else cell._replace(
            unknown=(one.entrant, cell.evening) in unknown,
            sat_out=(one.entrant, cell.evening) in sat_out,
        )
        for cell in one.cells
    )


def _has(one: RankedSeason) -> bool:
    return any(cell.counts for cell in one.cells)


def _behind(first: RankedSeason, one: RankedSeason, rule: RankingRule) -> float:
    if rule.by_wins:
        return first.won - one.won
    if rule.averages:
        return shortened(first.average - one.average, rule.decimals)
    return first.total - one.total


def _periods(material: Material) -> tuple[Period, ...]:
    rule = material.force.rule
    if not rule.has_periods:
        return ()
    found = []
    numbers = [evening.number for evening in material.held]
    for number, evenings in groupby(numbers, key=rule.period_of):
        first, last = rule.bounds(number)
        *_, played = evenings
        found.append(Period(number, first, last or max(played, material.about["evenings"])))
    return tuple(found)


def climbing(club: OpenClub, competition_id: int, now: Standings) -> Moves:
    """The moves since the evening before; nobody's where there was none, or one is open."""
    if len(now.evenings) < 2 or now.provisional:
        return {}
    return moves(now, standings(club, competition_id, after=now.evenings[-2]))

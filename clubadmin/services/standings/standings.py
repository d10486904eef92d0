"""Season standings, from the sums that are kept beside the sheets."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from fractions import Fraction
from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.standings.knockout_places import side_places
from clubadmin.domain.standings.ranked import Cell, PeriodSum, RankedSeason, shortened
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.domain.standings.season import Season
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.i18n import Listed, Message
from clubadmin.model.results.moves import Moves, moves
from clubadmin.model.results.result import Period, StandingCell, StandingRow, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.journal_steps import newest_step
from clubadmin.services.evenings.head import as_date, evening_head
from clubadmin.services.members.entrants import entrant_names, guests_among
from clubadmin.services.standings.divisions import NAMES, in_order, moving
from clubadmin.services.standings.material import (
    NOTHING_ELSE,
    Asked,
    Material,
    about,
    gather,
    names_of,
)
from clubadmin.services.standings.pair_evenings import names_of_two

_KEPT = text(
    "SELECT x.figures, x.closed_at, c.format, c.name AS competition, s.name AS season,"
    " b.name AS club FROM season_standing x JOIN competition c ON c.id = x.competition_id"
    " JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE x.competition_id = :competition AND s.closed_at <> ''"
    " ORDER BY x.number DESC LIMIT 1"
)
_RULES = text(
    "SELECT e.id AS evening, r.id, r.name, r.title, r.valid_from FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id WHERE e.competition_id = :competition OR e.id IN"
    " (SELECT evening_id FROM also_counts WHERE competition_id = :competition)"
    " ORDER BY e.date, e.id"
)
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError)
"""The errors of figures that are kept and cannot be read back: their text is damaged."""

_OF_TODAY = ("club", "season", "competition")  # what these are called now

_DEPTHS = ("evening", "round", "game")  # shallow to deep
_BY_TOTALS = text(
    "SELECT count(*) FROM evening e JOIN playing_table t ON t.evening_id = e.id"
    " JOIN scoresheet f ON f.playing_table_id = t.id AND f.totals_of > 0"
    " WHERE e.totals_first AND e.id IN (SELECT value FROM json_each(:ids))"
)
_RECTIFIED = text(
    "SELECT MAX(n) FROM (SELECT MAX(v.rectification) AS n FROM evening_version v"
    " JOIN evening e ON e.id = v.evening_id WHERE e.competition_id = :competition"
    " AND e.number <= :after UNION ALL SELECT MAX(rectification) FROM season_standing"
    " WHERE competition_id = :competition AND :frozen)"
)


def frozen_standings(conn: Connection, competition_id: int) -> Standings | None:
    """The standings with which a season was closed; None while it is going on.

    Names are those of today. What cannot be read is as good as not kept: the standings follow
    from the evenings all the same, and a check says what is wrong.
    """
    row = conn.execute(_KEPT, {"competition": competition_id}).mappings().first()
    if row is None:
        return None
    try:
        return thaw(conn, row)
    except UNREADABLE:
        return None


def kept_rules(conn: Connection, competition_id: int) -> tuple[Mapping[str, Any], ...]:
    """Load the versions of the rules by which evenings were played, in order of their dates.

    A version of a rule set never changes, so its number says all of it.
    """
    rows = conn.execute(_RULES, {"competition": competition_id}).mappings()
    return tuple(dict(row) for row in rows)


_FIRST_FIELDS = StandingCell._fields.index("unknown")


def freeze(standings: Standings, rules: Sequence[Mapping[str, Any]], ties: Sequence[str]) -> str:
    """Standings as they are kept.

    Args:
        standings: as they are now.
        rules: the version of the rules of each evening, as `kept_rules` gives them.
        ties: the tie-breaks by which they came about.
    """
    kept = asdict(standings)
    for name in (*_OF_TODAY, "step", "rectification", "told"):  # what it was read at is of a paper
        del kept[name]
    for one in kept["rows"]:
        del one["name"], one["guest"]
        # what is known is kept as it always was, so that nothing seems to differ
        if not one["parted"]:
            del one["parted"]
        one["evenings"] = [_kept_cell(cell) for cell in one["evenings"]]
    kept["ties"] = list(ties)
    kept["rule_sets"] = list(rules)
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"), default=str)


def _kept_cell(cell: tuple[Any, ...]) -> tuple[Any, ...]:
    """A cell without what came later and is not so."""
    while len(cell) > _FIRST_FIELDS and not cell[-1]:
        cell = cell[:-1]
    return cell


def differ(before: str, after: str) -> bool:
    """Whether kept standings have other rows, as far as both know what is in a row.

    A later version of the program may keep more of a row than an earlier one did.
    """
    old, new = (json.loads(figures)["rows"] for figures in (before, after))
    if len(old) != len(new):
        return True
    return any(
        one[name] != other[name]
        for one, other in zip(old, new, strict=True)
        for name in one.keys() & other.keys()
    )


def kept_order(figures: str) -> tuple[str, tuple[str, ...]]:
    """The ranking rule and the tie-breaks by which kept standings came about."""
    kept = json.loads(figures)
    return kept["rule"], tuple(kept["ties"])


def thaw(conn: Connection, row: Mapping[Any, Any]) -> Standings:
    """Read kept standings back.

    Args:
        conn: the club, for the names.
        row: the JSON `figures`, when it was kept (`closed_at`), the `format` of the competition,
            and what `club`, `season` and `competition` are called.
    """
    kept = json.loads(row["figures"])
    who = {one["entrant_id"] for one in kept["rows"]}
    names = entrant_names(conn, FORMATS[row["format"]], who) | names_of_two(conn, who)
    guests = guests_among(conn, FORMATS[row["format"]], who)
    rows = tuple(_row(one, names, guests) for one in kept["rows"])
    values = {one.name: kept[one.name] for one in fields(Standings) if one.name in kept}
    for name in ("evenings", "evening_ids"):
        values[name] = tuple(values.get(name, ()))
    for name in ("last_date", "adopted"):
        values[name] = as_date(values[name]) if values.get(name) else None
    values["days"] = tuple(as_date(one) for one in values.get("days", ()))
    periods = tuple(Period(**one) for one in values.pop("periods", ()))
    today = {name: row[name] for name in _OF_TODAY}
    read = Standings(**{**values, **today, "rows": rows, "periods": periods})
    return replace(read, frozen_at=row["closed_at"], provisional=False)


def _row(kept: Mapping[str, Any], names: Mapping[int, str], guests: set[int]) -> StandingRow:
    known = {one.name for one in fields(StandingRow)}
    values = {name: value for name, value in kept.items() if name in known}
    values["evenings"] = tuple(StandingCell(*cell) for cell in kept["evenings"])
    values["periods"] = tuple(PeriodSum(*one) for one in kept.get("periods", ()))
    values["parted"] = tuple(LookedAt(*one) for one in kept.get("parted", ()))
    who = kept["entrant_id"]
    return StandingRow(name=names.get(who, "–"), guest=who in guests, **values)


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
    """Add the journal's step at reading, the last rectification, and how many have totals only."""
    which = {"competition": competition_id, "after": found.after, "frozen": bool(found.frozen_at)}
    number = conn.execute(_RECTIFIED, which).scalar()
    sheets = conn.execute(_BY_TOTALS, {"ids": json.dumps(found.evening_ids)}).scalar() or 0
    note = Message.counted(
        "Van {n} formulier zijn alleen de totalen bekend; pits en nat daarvan tellen niet mee.",
        "Van {n} formulieren zijn alleen de totalen bekend; pits en nat daarvan tellen niet mee.",
        sheets,
    )
    told = (*found.told, *([note] if sheets else []))
    return replace(found, step=newest_step(conn), rectification=number, told=told)


def order_for_draw(club: OpenClub, evening_id: int) -> tuple[int, ...] | None:
    """The entrants of an evening's contest by standing, where its draw goes by that; else None."""
    head = club.read(evening_head, evening_id)
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
        if last and last.id
        else competition["rule_set_title"] or competition["rule_set"],
        depth=min((one.depth for one in held or material.later), key=_DEPTHS.index, default="game"),
        after=max(last.number, material.opening) if last else 0,
        last_date=max((evening.date for evening in held if evening.id), default=None),
        opening=material.opening,
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
        opening=material.opening,
        unseen=material.unseen,
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
    ties = material.force.ties
    placed = [one for one in ranked if one.place is not None]
    if not ties or material.places is not None:
        return
    for _, same in groupby(placed, key=lambda one: _worth(one, material)):
        level = list(same)
        if level[0].place == level[-1].place:
            continue
        season, equals = season_of(material, field), [one.entrant for one in level]
        for above, below in pairwise(level):
            if above.place != below.place:
                pair = (above.entrant, below.entrant)
                yield below.entrant, season.parted(equals, ties, material.seed, pair)


def _worth(one: RankedSeason, material: Material) -> tuple[int, Fraction]:
    """The worth that decides a place, before tie-breaks."""
    rule = material.force.rule
    return one.won if rule.by_wins else 0, rule.exactly(one.cells, material.opening)


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
    before = now.evenings[-2] or now.opening
    return moves(now, standings(club, competition_id, after=before))

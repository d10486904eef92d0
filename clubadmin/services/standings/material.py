"""All that the standings of a competition follow from, its ranking rule too, in one reading."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Decides, Format
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranked import OPENING, Figure, FigureRow
from clubadmin.domain.standings.ranking_rule import RankingError, RankingRule, parse_rule
from clubadmin.domain.standings.ties import check_ties
from clubadmin.errors import Refused
from clubadmin.services.evenings.head import PLANNED, as_date
from clubadmin.services.members.entrants import entrant_names
from clubadmin.services.standings.divisions import fields_of, groups_of
from clubadmin.services.standings.figures import (
    Held,
    Until,
    Wanted,
    absences,
    by_totals,
    figures,
    fines,
    held,
    kept_places,
    openings,
    present,
    sat_out,
    ties_of,
    unknown,
)
from clubadmin.services.standings.pair_evenings import names_of_two, of_pairs, stood_in
from clubadmin.storage.sums.reckoning import reckoning_of

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
    conn: Connection, about: Mapping[Any, Any], form: Format, day: date | None, asked: Asked
) -> InForce:
    """Find the rule in force.

    Args:
        about: the competition: id, ranking, tie_breaks, and whether rules were `adopted`.
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


_COMPETITION = text(
    f"SELECT c.id, c.name, c.format, c.ranking, c.tie_breaks, {PLANNED} AS evenings, c.rule_set,"
    " (SELECT r.title FROM rule_set r WHERE r.name = c.rule_set"
    " ORDER BY r.valid_from DESC LIMIT 1) AS rule_set_title,"
    " s.name AS season, s.starts, s.closed_at, b.name AS club,"
    " EXISTS (SELECT 1 FROM adopted_rule WHERE competition_id = c.id) AS adopted,"
    " EXISTS (SELECT 1 FROM also_counts WHERE competition_id = c.id) AS also,"
    " EXISTS (SELECT 1 FROM group_place WHERE competition_id = c.id) AS grouped"
    " FROM competition c JOIN season s ON s.id = c.season_id"
    " CROSS JOIN club b WHERE c.id = :competition"
)
_LAST = 2**31  # no evening has a higher number

About = Mapping[Any, Any]
"""A competition with its season and club."""


@dataclass(frozen=True)
class Material:
    """The material of standings and their rule."""

    about: About
    form: Format
    held: Sequence[Held]
    force: InForce
    rows: Sequence[FigureRow]  # what `figures` are made of
    notices: frozenset[tuple[int, int]]  # entrant and evening of who let the club know
    present: frozenset[tuple[int, int]]  # likewise of who is there and has no figure yet
    entrants: frozenset[int]  # who may have a row, also without having played
    fines: Mapping[int, int]
    fields: Mapping[int, str]  # N/Z or O/W, where these are ranked apart
    groups: Mapping[int, str]  # who is in which group; {}: there are none
    sat_out: frozenset[tuple[int, int]] = frozenset()  # who was there, and played no round
    unplayed: bool = False  # whether who never played may have a place, as by the first rules
    changed: bool = False  # whether that was so on an earlier evening, and no longer is
    unknown: frozenset[tuple[int, int]] = frozenset()  # who was there; nobody knows with what
    places: Mapping[int, int] | None = None  # of a knock-out of one evening; None: it is none
    later: Sequence[Held] = ()  # where no evening counts yet: those that will
    opening: int = 0  # how many evenings the first of `held` is of, where that is an opening stand
    unseen: frozenset[int] = frozenset()  # of whom a sheet counts by its totals

    @property
    def figures(self) -> list[Figure]:
        """The figures of everybody on each evening."""
        return figures_of(self.rows)

    @property
    def seed(self) -> int:
        """The seed of the lot: the same list, the same lot."""
        return int(self.about["id"]) * 1_000 + (self.held[-1].number if self.held else 0)


def about(conn: Connection, competition_id: int) -> About:
    """The competition."""
    found = conn.execute(_COMPETITION, {"competition": competition_id}).mappings().first()
    if found is None:
        raise Refused("Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.")
    return found


def gather(conn: Connection, competition: About, asked: Asked = NOTHING_ELSE) -> Material:
    """Gather the material of standings.

    Args:
        competition: as `about` gives it.
        asked: up to which evening, and what is tried in place of the competition's rule.
    """
    until = {
        "competition": competition["id"],
        "after": _LAST if asked.after is None else min(max(asked.after, 0), _LAST),
    }
    form = FORMATS[competition["format"]]
    evenings = held(conn, until, also=bool(competition["also"]))
    opening, stands = openings(conn, form, until)
    last = max((one.date for one in evenings), default=None)
    force = in_force(conn, competition, form, last, asked)
    made = _Made(conn, form, until, evenings, force)
    made.take_substitutes()
    made.take_pairs()
    made.take_openings(stands)
    groups = groups_of(conn, form, competition["id"]) if competition["grouped"] else {}
    played = frozenset(map(itemgetter(0), made.rows))
    # only where somebody never played does it matter by which of the program's own rules
    unplayed = made.waiting() - played
    rules = [reckoning_of(conn, one.id) for one in evenings] if unplayed else []
    return Material(
        about=competition,
        form=form,
        held=[_opening(competition, form), *evenings] if opening else evenings,
        opening=opening,
        force=force,
        rows=made.rows,
        notices=frozenset(key for key, told in made.noted.items() if told),
        present=made.present() | made.unknown,
        unknown=made.unknown,
        sat_out=frozenset(made.sat_out),
        unplayed=bool(rules) and rules[-1] == 1,
        unseen=by_totals(conn, form, until, evenings),
        changed=bool(rules) and rules[0] < rules[-1],
        entrants=played.union(groups, made.waiting(), map(itemgetter(0), made.sat_out)),
        fines=made.fined(),
        fields={} if groups else fields_of(conn, form.name, until, set(played)),
        groups=groups,
        places=kept_places(conn, evenings[0])
        if form.decides is Decides.KNOCKOUT and len(evenings) == 1
        else None,
        later=()
        if evenings or opening
        else held(conn, {**until, "after": _LAST}, also=bool(competition["also"])),
    )


def _opening(competition: About, form: Format) -> Held:
    """The place of the opening stand among the evenings: no day of its own, nothing to open."""
    day, name = as_date(competition["starts"]), competition["name"]
    return Held(OPENING, 0, day, "closed", "evening", "", form, name, also=False)


def figures_of(rows: Sequence[FigureRow]) -> list[Figure]:
    """Make figures with all their fields; one that was not asked for is 0."""
    return [Figure(*row) for row in rows]


def names_of(conn: Connection, material: Material) -> dict[int, str]:
    """Name everybody who may have a row."""
    found = entrant_names(conn, material.form, material.entrants)
    return found | names_of_two(conn, material.entrants)


class _Made:
    """Figures, fines and absences, as they come together."""

    def __init__(
        self, conn: Connection, form: Format, until: Until, evenings: Sequence[Held], force: InForce
    ) -> None:
        self._of = (conn, form, until, evenings)
        self._rule = force.rule
        wanted = Wanted("points" in force.ties, force.rule.win)
        self.rows = figures(conn, form, until, evenings, wanted)
        self.fines = fines(conn, form, until, evenings)
        self.noted = absences(conn, form, until, evenings) if force.rule.gives else {}
        self.unknown = unknown(conn, form, until, evenings)
        self.sat_out = sat_out(conn, form, until, evenings)
        self._waiting: frozenset[tuple[int, int]] = frozenset()  # for a sheet, in a pair

    def take_substitutes(self) -> None:
        """Evenings on which somebody stood in go to whom they belong."""
        stood = stood_in(*self._of, self._rule)
        if stood is not None:
            self.rows = stood.dealt(self.rows)
            self.fines = stood.dealt_by(self.fines)
            before = {key: rules for key, rules in self.sat_out.items() if rules < 4}
            self.sat_out = before | stood.dealt_by(dict(self.sat_out.items() - before.items()))
            self.noted = dict.fromkeys(stood.by, True) | self.noted

    def take_pairs(self) -> None:
        """Evenings of pairs that count for members come in."""
        pairs = of_pairs(*self._of, self._rule)
        if pairs is not None:
            self.rows = [*figures_of(self.rows), *pairs.figures]
            self.noted = {**pairs.notices, **self.noted}
            self.fines = {**self.fines, **pairs.fines}
            self._waiting = pairs.present

    def take_openings(self, stands: Sequence[FigureRow]) -> None:
        """The stands before the first evening come in, as wide as the other figures."""
        wide = len(self.rows[0]) if self.rows else 0
        self.rows = [*self.rows, *((*one, *(0,) * (wide - len(one))) for one in stands)]

    def present(self) -> frozenset[tuple[int, int]]:
        """The people present without a figure, where absence is worth anything."""
        return present(*self._of) | self._waiting if self._rule.gives else frozenset()

    def fined(self) -> dict[int, int]:
        """The sum of each entrant's fines, over all evenings."""
        sums: dict[int, int] = defaultdict(int)
        for (entrant, _), fine in self.fines.items():
            sums[entrant] += fine
        return sums

    def waiting(self) -> set[int]:
        """The people known by an absence on an evening that was held."""
        numbers = {one.number for one in self._of[3]}
        return {who for who, number in self.noted if number in numbers}

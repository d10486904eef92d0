"""Somebody's row of the standings, with all that is needed to tell how it came about.

What explanations of standings read beside the standings themselves.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant, Format
from clubadmin.domain.standings.ranked import OPENING, Cell
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.domain.standings.season import counting, parts
from clubadmin.i18n import Words
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.services.standings.figures import Held
from clubadmin.services.standings.material import Material

_PARTICIPANTS = text(
    "SELECT p.id, p.evening_id, p.member_id, p.pair_id, p.team_id, q.member_a, q.member_b,"
    " p.substitute_a, p.substitute_b FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
    " WHERE p.evening_id IN (SELECT id FROM evening WHERE competition_id = :competition"
    " UNION SELECT evening_id FROM also_counts WHERE competition_id = :competition)"
)
_TWO = text("SELECT member_a, member_b FROM pair WHERE id = :id")
_REMARKS = text(
    "SELECT a.evening_id, a.remark FROM absence a WHERE a.remark <> '' AND CASE :kind"
    " WHEN 'pair' THEN a.pair_id WHEN 'team' THEN a.team_id ELSE a.member_id END = :who"
)


class Reading(NamedTuple):
    """A competition, and where and as whom somebody played it."""

    competition_id: int
    name: str
    form: Format
    planned: int
    evenings: Mapping[int, Held]  # by number
    played_as: Mapping[int, int]  # participant, by evening id
    told: frozenset[int]  # numbers of the evenings of which the club was told
    remarks: Mapping[int, str]  # what was noted of an absence, by evening id
    sat_out: frozenset[int] = frozenset()  # numbers of the evenings on which he played no round


def read(conn: Connection, material: Material, entrant_id: int) -> Reading:
    """Read all that explaining a row needs of the club."""
    competition = material.about
    kind = material.form.entrant
    which = {"competition": competition["id"]}
    rows = conn.execute(_PARTICIPANTS, which).mappings().all()
    his = _Whose(conn, entrant_id, kind, material.force.rule, rows)
    noted = conn.execute(_REMARKS, {"kind": kind.value, "who": entrant_id})
    return Reading(
        competition["id"],
        competition["name"],
        material.form,
        competition["evenings"],
        {one.number: one for one in material.held},
        {row["evening_id"]: row["id"] for row in rows if his.is_his(row)},
        frozenset(number for who, number in material.notices if who == entrant_id),
        {row[0]: row[1] for row in noted},
        frozenset(number for who, number in material.sat_out if who == entrant_id),
    )


class _Whose:
    """The participants of evenings that belong to a row, by the rule for substitutes."""

    def __init__(
        self, conn: Connection, entrant_id: int, kind: Entrant, rule: RankingRule, rows: Any
    ) -> None:
        self.entrant, self.kind, self.rule = entrant_id, kind, rule
        self.two: frozenset[int] = frozenset()
        if kind is Entrant.PAIR and entrant_id > 0:
            self.two = frozenset(conn.execute(_TWO, {"id": entrant_id}).first() or ())
        elif kind is Entrant.PAIR:  # two who are no pair of the club, by their first evening
            self.two = frozenset(next((_seated(r) for r in rows if r["id"] == -entrant_id), ()))

    def is_his(self, row: Mapping[Any, Any]) -> bool:
        """Whether what this participant made is his in the standings."""
        if self.kind is Entrant.TEAM:
            return bool(row["team_id"] == self.entrant)
        if self.kind is Entrant.PAIR:
            return self._of_pair(row)
        if row["pair_id"] is None:
            return bool(row["member_id"] == self.entrant)
        return self.entrant in self._members(row)

    def _of_pair(self, row: Mapping[Any, Any]) -> bool:
        if row["pair_id"] is None:
            return False
        if self.rule.substitutes == "pair" or not _stood_in(row):
            return bool(row["pair_id"] == self.entrant)
        return self.rule.substitutes == "self" and frozenset(_seated(row)) == self.two

    def _members(self, row: Mapping[Any, Any]) -> Iterator[int]:
        for letter in "ab":
            member, substitute = row[f"member_{letter}"], row[f"substitute_{letter}"]
            if self.rule.substitutes == "pair" or substitute is None:
                yield member
            elif self.rule.substitutes == "self":
                yield substitute


def _stood_in(row: Mapping[Any, Any]) -> bool:
    return row["substitute_a"] is not None or row["substitute_b"] is not None


def _seated(row: Mapping[Any, Any]) -> tuple[int, int]:
    return row["substitute_a"] or row["member_a"], row["substitute_b"] or row["member_b"]


@dataclass(frozen=True)
class SeasonRow:
    """A row, the standings it stands in, and the rule by which these were made."""

    asked: StandingAsked
    standings: Standings
    row: StandingRow
    rule: RankingRule
    reading: Reading
    words: Words
    material: Material

    @property
    def article(self) -> str:
        """The rule of the standings in words, and since when it holds."""
        words, adopted = self.words, self.standings.adopted
        rule = rule_text(self.rule, self.reading.planned, words.language)
        if self.asked.rule is not None:
            return words("op proef: {rule}", rule=rule)
        if adopted is not None:
            return words(
                "regel van de stand sinds {day}: {rule}", day=words.day(adopted), rule=rule
            )
        return words("regel van de stand: {rule}", rule=rule)

    @property
    def average(self) -> Fraction:
        """The average of the evenings that count, exactly."""
        averages = replace(self.rule, kind="average")
        return averages.exactly(self.row.evenings, self.standings.opening)

    def held(self, cell: Cell) -> Held | None:
        """The evening of a cell."""
        return self.reading.evenings.get(cell.evening)

    def is_unknown(self, cell: Cell) -> bool:
        """Whether he was there, on an evening of a list that does not say with what."""
        held = self.held(cell)
        of_paper = held is not None and held.depth != "game" and held.status != "open"
        return of_paper and cell.points is None and self.participant(cell) is not None

    def is_opening(self, cell: Cell) -> bool:
        """Whether it is of the first evenings together."""
        return bool(self.standings.opening) and cell.evening == OPENING

    def participant(self, cell: Cell) -> int | None:
        """The participant he was on an evening; None where he did not play."""
        held = self.held(cell)
        return self.reading.played_as.get(held.id) if held else None

    def evening_name(self, cell: Cell) -> str:
        """An evening by its number here and its day; one of another competition by that as well."""
        held, words = self.held(cell), self.words
        if self.is_opening(cell):
            return words("Beginstand na {count} avonden", count=self.standings.opening)
        if held is None:
            return words("Avond {number}", number=cell.evening)
        day = words.short_day(held.date)
        if held.also:
            return words(
                "Avond {number}, {day} ({other})",
                number=cell.evening,
                day=day,
                other=held.competition,
            )
        return words("Avond {number}, {day}", number=cell.evening, day=day)

    def about(self, entrant_id: int, figure: StandingFigure) -> StandingAsked:
        """The question about a figure of somebody in the same standings."""
        return replace(self.asked, entrant_id=entrant_id, figure=figure, evening=None, period=None)

    @property
    def places(self) -> list[list[int]]:
        """The places of the evenings of each period that has any; one part without periods."""
        return parts(self.rule, [cell.evening for cell in self.row.evenings])

    def period_of(self, at: int) -> int:
        """The number of the period, by its order in `places`, that has an evening."""
        return next(number for number, places in enumerate(self.places) if at in places)

    def chosen(self, places: list[int]) -> set[int]:
        """The evenings of a period that make its sum, whether the period counts or not."""
        cells = self.row.evenings
        points = [cell.points for cell in cells]
        won = [cell.won for cell in cells] if self.rule.win is not None else ()
        of_all = replace(self.rule, best_periods=0)
        if not of_all.has_periods:
            return set()
        return counting(of_all, [places], points, won, self.standings.opening)[0]

    def rank_among(self, at: int, places: list[int]) -> int:
        """The how many best an evening is among these; the earliest of equals is the better."""
        cells = self.row.evenings

        def worth(place: int) -> tuple[int, int, int]:
            won = cells[place].won if self.rule.by_wins else 0
            return (-won, -(cells[place].points or 0), place)

        worths = sorted(worth(place) for place in places if cells[place].points is not None)
        return worths.index(worth(at)) + 1

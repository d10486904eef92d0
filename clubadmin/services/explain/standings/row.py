"""Somebody's row of the standings, with all that is needed to tell how it came about."""

from dataclasses import dataclass, replace
from fractions import Fraction

from clubadmin.domain.standings.counting import counting, parts
from clubadmin.domain.standings.ranked import Cell
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.explain.explanation import Value
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.services.explain.phrases.words import Words
from clubadmin.services.explain.standings.reading import Reading
from clubadmin.services.standings.held import Held


@dataclass(frozen=True)
class SeasonRow:
    """A row, the standings it stands in, and the rule by which these were made."""

    asked: StandingAsked
    standings: Standings
    row: StandingRow
    rule: RankingRule
    reading: Reading
    words: Words
    ties: tuple[str, ...] = ()  # what parts equals, in the order in which it decides

    @property
    def article(self) -> str:
        """The rule of the standings in words, and since when it holds."""
        words, adopted = self.words, self.standings.adopted
        rule = rule_text(self.rule, self.reading.planned, words.language)
        if self.asked.rule is not None:
            return words("what-if-rule", rule=rule)
        if adopted is not None:
            return words("rule-since", day=words.day(adopted), rule=rule)
        return words("rule", rule=rule)

    @property
    def average(self) -> Fraction:
        """The average of the evenings that count, exactly."""
        made = [cell.points or 0 for cell in self.row.evenings if cell.counts]
        return Fraction(sum(made), len(made) or 1)

    @property
    def main(self) -> Value:
        """What the places go by: the total, or the average."""
        return self.average if self.rule.averages else Fraction(self.row.total)

    def held(self, cell: Cell) -> Held | None:
        """The evening of a cell."""
        return self.reading.evenings.get(cell.evening)

    def participant(self, cell: Cell) -> int | None:
        """As whom he played an evening; None where he did not."""
        held = self.held(cell)
        return self.reading.played_as.get(held.id) if held else None

    def evening_name(self, cell: Cell) -> str:
        """An evening by its number here and its day; one of another competition by that as well."""
        held, words = self.held(cell), self.words
        if held is None:
            return words("evening-bare", number=cell.evening)
        day = words.day(held.date)
        if held.also:
            return words("evening-also", number=cell.evening, day=day, other=held.competition)
        return words("evening", number=cell.evening, day=day)

    def about(self, entrant_id: int, figure: StandingFigure) -> StandingAsked:
        """The question about a figure of somebody in the same standings."""
        return replace(self.asked, entrant_id=entrant_id, figure=figure, evening=None, period=None)

    # periods

    @property
    def places(self) -> list[list[int]]:
        """The places of the evenings of each period that has any; one part without periods."""
        return parts(self.rule, [cell.evening for cell in self.row.evenings])

    def period_of(self, at: int) -> int:
        """In which of `places` the evening at a place is."""
        return next(number for number, places in enumerate(self.places) if at in places)

    def chosen(self, places: list[int]) -> set[int]:
        """Which evenings of a period make its sum, whether the period counts or not."""
        cells = self.row.evenings
        points = [cell.points for cell in cells]
        won = [cell.won for cell in cells] if self.rule.win is not None else ()
        of_all = replace(self.rule, best_periods=0)
        return counting(of_all, [places], points, won)[0] if of_all.has_periods else set()

    def rank_among(self, at: int, places: list[int]) -> int:
        """The how many best an evening is among these; the earliest of equals is the better."""
        cells = self.row.evenings

        def worth(place: int) -> tuple[int, int, int]:
            won = cells[place].won if self.rule.by_wins else 0
            return (-won, -(cells[place].points or 0), place)

        worths = sorted(worth(place) for place in places if cells[place].points is not None)
        return worths.index(worth(at)) + 1

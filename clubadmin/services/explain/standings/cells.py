"""An evening in somebody's row: played or given, and whether it counts."""

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.standings.ranked import Cell
from clubadmin.model.explain.explanation import Explained, Weight
from clubadmin.model.explain.figure_asked import Asked, ContestAsked, EveningAsked
from clubadmin.services.explain.standings.absence import absent, given
from clubadmin.services.explain.standings.row import SeasonRow


def cell(row: SeasonRow, at: int) -> Explained:
    """The evening at this place in the row; its parts come when it is opened."""
    one = row.row.evenings[at]
    if one.points is None:
        return absent(row, one)
    if one.substitute:
        return given(row, one, _weight(row, one, at), why(row, at))
    held = row.held(one)
    return Explained(
        title=row.evening_name(one),
        figure=row.words.number(one.points),
        note=why(row, at),
        article="" if one.counts else row.article,
        weight=_weight(row, one, at),
        evening_id=held.id if held else None,
        value=one.points,
        deeper=played(row, one),
    )


def played(row: SeasonRow, one: Cell) -> Asked | None:
    """The question for what an evening is made of; None where nobody knows."""
    held, person = row.held(one), row.participant(one)
    if held is None or person is None:
        return None
    if held.form.decides is Decides.POINTS:
        return EveningAsked(held.id, person, member_id=member_of(row, one))
    return ContestAsked(held.id, person)


def member_of(row: SeasonRow, one: Cell) -> int | None:
    """Who he is among those of the pair with whom he played, where each has a row of his own."""
    held = row.held(one)
    alone = held is not None and held.form.entrant is not row.reading.form.entrant
    return row.row.entrant_id if alone else None


def _weight(row: SeasonRow, one: Cell, at: int) -> Weight:
    counts = one.counts
    if row.rule.has_periods:  # a period that is dropped is made of its best evenings as well
        counts = at in row.chosen(row.places[row.period_of(at)])
    return "dropped" if not counts else "given" if one.substitute else "counts"


def why(row: SeasonRow, at: int) -> str:
    """Why an evening does not count; "" where it does."""
    words, rule, one = row.words, row.rule, row.row.evenings[at]
    if one.counts:
        return ""
    places = row.places[row.period_of(at)]
    if rule.has_periods and at in row.chosen(places):
        return ""  # the period says it
    rank = row.rank_among(at, places)
    if rule.best and rank > rule.best:
        key = "dropped-best-period" if rule.has_periods else "dropped-best"
        return words(key, best=rule.best, rank=rank)
    return words("dropped")

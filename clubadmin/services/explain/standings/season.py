"""Leg uit of the standings: a total, an average, a period, an evening's cell."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.errors import Gone
from clubadmin.i18n import Message, Words
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import StandingAsked
from clubadmin.services.explain.standings import cells as season_figures
from clubadmin.services.explain.standings import places as season_places
from clubadmin.services.explain.standings.cells import cell
from clubadmin.services.explain.standings.row import SeasonRow, read
from clubadmin.services.standings.material import about, gather
from clubadmin.services.standings.rule import Asked as By
from clubadmin.services.standings.standings import standings

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


def explain_standing(club: "OpenClub", asked: StandingAsked, words: Words) -> Explained:
    """A figure of somebody's row.

    Raises:
        Refused: there is no such competition, or the rule cannot be read.
        Gone: he is not in these standings.
    """
    row = _row(club, asked, words)
    if asked.evening is not None:
        return _one_cell(row, asked.evening)
    if asked.period is not None:
        return _one_period(row, asked.period)
    if asked.figure == "place":
        return season_places.place(row, _title(row))
    if asked.figure == "behind":
        return season_places.behind(row, _title(row))
    if asked.figure in ("pits", "points", "fines", "won"):
        with club.store.read() as conn:
            return season_figures.summed(conn, row, _title(row))
    return _standing(row)


def _row(club: "OpenClub", asked: StandingAsked, words: Words) -> SeasonRow:
    found = standings(club, asked.competition_id, asked.after, asked.rule, asked.ties)
    own = next((one for one in found.rows if one.entrant_id == asked.entrant_id), None)
    if own is None:
        raise Gone(
            Message("Deze speler staat niet (meer) in deze stand. Kijk opnieuw naar de stand.")
        )
    with club.store.read() as conn:
        material = gather(
            conn, about(conn, asked.competition_id), By(asked.after, asked.rule, asked.ties)
        )
        reading = read(conn, material, asked.entrant_id)
    return SeasonRow(asked, found, own, parse_rule(found.rule), reading, words, material.force.ties)


def _title(row: SeasonRow) -> str:
    return f"{row.row.name}, {row.standings.competition} {row.standings.season}"


def _standing(row: SeasonRow) -> Explained:
    """The total, or the average, of the evenings that count."""
    mean = row.asked.figure == "average"
    value = row.average if mean else Fraction(row.row.total)
    periods = row.rule.has_periods and not mean
    return Explained(
        title=_title(row),
        figure=row.words.number(value),
        note=" ".join(_notes(row)),
        article=row.article,
        weight="counts",
        parts=tuple(_periods(row) if periods else _cells(row)),
        value=value,
        joins="average" if mean else "sum",
    )


def _notes(row: SeasonRow) -> Iterator[str]:
    words, view, one = row.words, row.standings, row.row
    if row.asked.figure == "average":
        yield words("Gemiddelde van de avonden die tellen.")
    else:
        yield words("Totaal.")
    played = sum(cell.points is not None and not cell.substitute for cell in one.evenings)
    if one.place is not None:
        yield words("Plaats {place} na avond {after}.", place=one.place, after=view.after)
    elif row.rule.minimum > played:
        yield words(
            "Nog geen plaats: {played} gespeeld, minstens {minimum} nodig.",
            played=played,
            minimum=row.rule.minimum,
        )
    else:
        yield words("Nog geen plaats: niets telt.")
    if view.frozen_at:
        yield words("Vastgelegd bij het afsluiten van het seizoen.")
    elif view.provisional:
        yield words("Voorlopig: er zijn nog avonden open.")


def _cells(row: SeasonRow) -> Iterator[Explained]:
    """The evenings; of those in a period that is dropped none counts."""
    for at, one in enumerate(row.row.evenings):
        made = cell(row, at)
        if made.weight in ("counts", "given") and not one.counts:
            made = replace(made, weight="dropped", note=f"{made.note} {_dropped(row, at)}".strip())
        yield made


def _dropped(row: SeasonRow, at: int) -> str:
    number = row.period_of(at)
    return _period_note(row, number, row.places[number])


def _periods(row: SeasonRow) -> Iterator[Explained]:
    for number in range(len(row.places)):
        yield _period(row, number)


def _period(row: SeasonRow, number: int) -> Explained:
    """A period: its best evenings, and whether it is one of the periods that count."""
    words, places = row.words, row.places[number]
    made = row.row.periods[number]
    return Explained(
        title=_period_name(row, places),
        figure=words.number(made.points),
        note=_period_note(row, number, places),
        article="" if made.counts else row.article,
        weight="counts" if made.counts else "dropped",
        parts=tuple(cell(row, at) for at in places),
        value=made.points,
        joins="sum",
    )


def _period_name(row: SeasonRow, places: list[int]) -> str:
    first = row.row.evenings[places[0]].evening
    number = row.rule.period_of(first)
    begin, end = row.rule.bounds(number)
    last = end or row.row.evenings[places[-1]].evening
    return row.words(
        "Periode {number}, avond {first} t/m {last}", number=number, first=begin, last=last
    )


def _period_note(row: SeasonRow, number: int, places: list[int]) -> str:
    words, rule, sums = row.words, row.rule, row.row.periods
    if sums[number].counts:
        return words("De beste {best} van deze periode.", best=rule.best) if rule.best else ""
    if not row.chosen(places):
        return words("Telt niet mee.")
    worth = sorted((-one.points, at) for at, one in enumerate(sums))
    rank = worth.index((-sums[number].points, number)) + 1
    if rank <= rule.best_periods:
        return words("Telt niet mee.")
    return words(
        "De periode valt weg: de beste {best} perioden tellen en dit is nummer {rank}.",
        best=rule.best_periods,
        rank=rank,
    )


def _one_cell(row: SeasonRow, evening: int) -> Explained:
    """An evening's cell, with whose it is."""
    numbers = [one.evening for one in row.row.evenings]
    if evening not in numbers:
        raise Gone(
            Message("Deze avond telt niet (meer) mee in de stand. Kijk opnieuw naar de stand.")
        )
    made = list(_cells(row))[numbers.index(evening)]
    note = made.note or row.words("Telt mee.")
    return replace(made, title=f"{row.row.name}, {made.title}", note=note)


def _one_period(row: SeasonRow, period: int) -> Explained:
    for number, places in enumerate(row.places):
        if row.rule.period_of(row.row.evenings[places[0]].evening) == period:
            made = _period(row, number)
            return replace(made, title=f"{row.row.name}, {made.title}")
    raise Gone(Message("Deze periode is er niet (meer). Kijk opnieuw naar de stand."))

"""Leg uit of the standings: a total, an average, a period, an evening's cell."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from clubadmin.domain.standings.ranked import more_evenings
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import decided_by
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.errors import Gone
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, Value, that_counts
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.result import StandingRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.explain.standings import cells as season_figures
from clubadmin.services.explain.standings.cells import cell
from clubadmin.services.explain.standings.row import SeasonRow, read
from clubadmin.services.standings.material import Asked as By
from clubadmin.services.standings.material import about, gather
from clubadmin.services.standings.standings import season_of, standings


def explain_standing(club: OpenClub, asked: StandingAsked, words: Words) -> Explained:
    """A figure of somebody's row."""
    row = _row(club, asked, words)
    if asked.evening is not None:
        return _one_cell(row, asked.evening)
    if asked.period is not None:
        return _one_period(row, asked.period)
    if asked.figure == "place":
        return place(row, _title(row))
    if asked.figure == "behind":
        return behind(row, _title(row))
    if asked.figure in ("pits", "points", "fines", "won"):
        return club.read(season_figures.summed, row, _title(row))
    return _standing(row)


def _row(club: OpenClub, asked: StandingAsked, words: Words) -> SeasonRow:
    found = standings(club, asked.competition_id, asked.after, asked.rule, asked.ties)
    own = next((one for one in found.rows if one.entrant_id == asked.entrant_id), None)
    if own is None:
        raise Gone("Deze speler staat niet (meer) in deze stand. Kijk opnieuw naar de stand.")
    with club.store.read() as conn:
        material = gather(
            conn, about(conn, asked.competition_id), By(asked.after, asked.rule, asked.ties)
        )
        reading = read(conn, material, asked.entrant_id)
    return SeasonRow(asked, found, own, parse_rule(found.rule), reading, words, material)


def _title(row: SeasonRow) -> str:
    return f"{row.row.name}, {row.standings.competition} {row.standings.season}"


def _standing(row: SeasonRow) -> Explained:
    """The total, or the average, of the evenings that count."""
    mean = row.asked.figure == "average"
    value = row.average if mean else Fraction(row.row.total)
    periods = row.rule.has_periods and not mean
    return Explained(
        title=_title(row),
        figure=row.standings.written(row.words, value),
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
    played += len(row.reading.sat_out) + more_evenings(
        row.standings.opening, [cell.evening for cell in one.evenings if cell.points is not None]
    )
    if one.place is not None:
        yield words("Plaats {place} na avond {after}.", place=one.place, after=view.after)
    elif row.rule.minimum > played:
        yield words(
            "Nog geen plaats: {played} gespeeld, minstens {minimum} nodig.",
            played=played,
            minimum=row.rule.minimum,
        )
    elif not played:
        yield words("Geen plaats: nog niet gespeeld.")
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
    return that_counts(
        words,
        _period_name(row, places),
        made.points,
        note=_period_note(row, number, places),
        article="" if made.counts else row.article,
        weight="counts" if made.counts else "dropped",
        parts=tuple(cell(row, at) for at in places),
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
        raise Gone("Deze avond telt niet (meer) mee in de stand. Kijk opnieuw naar de stand.")
    made = list(_cells(row))[numbers.index(evening)]
    note = made.note or row.words("Telt mee.")
    return replace(made, title=f"{row.row.name}, {made.title}", note=note)


def _one_period(row: SeasonRow, period: int) -> Explained:
    for number, places in enumerate(row.places):
        if row.rule.period_of(row.row.evenings[places[0]].evening) == period:
            made = _period(row, number)
            return replace(made, title=f"{row.row.name}, {made.title}")
    raise Gone("Deze periode is er niet (meer). Kijk opnieuw naar de stand.")


def behind(row: SeasonRow, title: str) -> Explained:
    """Explain the gap to the first of the same field."""
    words = row.words
    first = next((one for one in row.standings.rows if one.field == row.row.field), row.row)
    if row.rule.by_wins:
        return _behind_in_wins(row, title, first)
    theirs, own = _exactly(row, first), _exactly(row, row.row)
    value = theirs - own
    return Explained(
        title=title,
        figure=row.standings.written(words, value),
        note=words("Achterstand op {first}.", first=first.name),
        article=row.article,
        weight="counts",
        parts=(
            _has(row, first, words("{name}, nummer een", name=first.name)),
            _has(row, row.row, row.row.name),
        ),
        value=value,
        joins="less",
    )


def _behind_in_wins(row: SeasonRow, title: str, first: StandingRow) -> Explained:
    words, value = row.words, first.won - row.row.won
    return that_counts(
        words,
        title,
        value,
        note=words("Achterstand in winstpunten op {first}.", first=first.name),
        article=row.article,
        parts=tuple(
            that_counts(words, said, one.won, deeper=row.about(one.entrant_id, "won"))
            for said, one in (
                (words("{name}, nummer een", name=first.name), first),
                (row.row.name, row.row),
            )
        ),
        joins="less",
    )


def place(row: SeasonRow, title: str) -> Explained:
    """Explain who stands higher, and what parted him from those who are level."""
    words, own = row.words, row.row
    field = [one for one in row.standings.rows if one.field == own.field]
    above = [
        one
        for one in field
        if one.place is not None and own.place is not None and one.place < own.place
    ]
    shared = [one.name for one in field if one.place == own.place and one is not own]
    notes = [words("Nog geen plaats: niets telt.")]
    if own.place is not None:
        notes = [words("Plaats {place} van {count}.", place=own.place, count=len(field))]
        notes.append(
            words.counted("{n} staat hoger.", "{n} staan hoger.", len(above))
            if above
            else words("Niemand staat hoger.")
        )
        notes += (
            [words("Gelijk met {names}; de plaats wordt gedeeld.", names=words.listed(shared))]
            if shared
            else []
        )
    notes += _parted(row, field, shared)
    return Explained(
        title=title,
        figure=str(own.place) if own.place is not None else "–",
        note=" ".join(notes),
        article=row.article,
        weight="counts",
        parts=tuple(
            _has(row, one, f"{one.place or '–'}. {one.name}", counts=False) for one in (*above, own)
        ),
        value=own.place,
    )


def _parted(row: SeasonRow, field: list[StandingRow], shared: list[str]) -> Iterator[str]:
    """Tell who is level with another place, and the tie-breaks up to the one that parted them."""
    own, words, material = row.row, row.words, row.material
    level = [
        one
        for one in field
        if own.place is not None and one.place is not None and _worth(row, one) == _worth(row, own)
    ]
    others = [one for one in level if one is not own and one.name not in shared]
    if not others:
        return
    season, ties = season_of(material, own.field), material.force.ties
    equals = [one.entrant_id for one in level]
    by: dict[tuple[LookedAt, ...], list[str]] = {}
    for one in others:
        pair = (own.entrant_id, one.entrant_id)
        by.setdefault(season.parted(equals, ties, material.seed, pair), []).append(one.name)
    for looked, names in by.items() if ties else ():
        yield decided_by(names, looked, words)


def _worth(row: SeasonRow, one: StandingRow) -> tuple[int, Value]:
    return (one.won if row.rule.by_wins else 0, _exactly(row, one))


def _exactly(row: SeasonRow, one: StandingRow) -> Fraction:
    return row.rule.exactly(one.evenings, row.standings.opening)


def _has(row: SeasonRow, one: StandingRow, title: str, *, counts: bool = True) -> Explained:
    """Explain an entrant's figure, to be opened."""
    value = _exactly(row, one)
    figure: StandingFigure = "average" if row.rule.averages else "total"
    asked = row.about(one.entrant_id, figure)
    return Explained(
        title=title,
        figure=row.standings.written(row.words, value),
        weight="counts" if counts else "plain",
        value=value,
        deeper=asked,
    )

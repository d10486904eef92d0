"""Why somebody stands where he stands, and how far behind the first."""

from fractions import Fraction

from clubadmin.model.explain.explanation import Explained, Value
from clubadmin.model.explain.figure_asked import StandingFigure
from clubadmin.model.results.result import StandingRow
from clubadmin.services.explain.standings.row import SeasonRow
from clubadmin.services.explain.words import tie_word


def behind(row: SeasonRow, title: str) -> Explained:
    """What the first of the same field has more."""
    words = row.words
    first = next((one for one in row.standings.rows if one.field == row.row.field), row.row)
    if row.rule.by_wins:
        return _behind_in_wins(row, title, first)
    theirs, own = _main(row, first), _main(row, row.row)
    value = theirs - own
    return Explained(
        title=title,
        figure=words.number(value),
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
    return Explained(
        title=title,
        figure=words.number(value),
        note=words("Achterstand in winstpunten op {first}.", first=first.name),
        article=row.article,
        weight="counts",
        parts=tuple(
            Explained(
                title=said,
                figure=words.number(one.won),
                weight="counts",
                value=one.won,
                deeper=row.about(one.entrant_id, "won"),
            )
            for said, one in (
                (words("{name}, nummer een", name=first.name), first),
                (row.row.name, row.row),
            )
        ),
        value=value,
        joins="less",
    )


def place(row: SeasonRow, title: str) -> Explained:
    """Who stands higher, and what parted him from who has as much."""
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


def _parted(row: SeasonRow, field: list[StandingRow], shared: list[str]) -> list[str]:
    """Who has as much and another place, and the tie-breaks that part them."""
    own, words = row.row, row.words
    if own.place is None:
        return []
    equals = [
        one.name
        for one in field
        if one.place is not None
        and one is not own
        and one.name not in shared
        and _worth(row, one) == _worth(row, own)
    ]
    if not equals:
        return []
    by = words.listed([tie_word(words, tie) for tie in row.ties])
    return [
        words(
            "Gelijk geëindigd met {names}; beslist door: {by}.", names=words.listed(equals), by=by
        )
    ]


def _worth(row: SeasonRow, one: StandingRow) -> tuple[int, Value]:
    return (one.won if row.rule.by_wins else 0, _main(row, one))


def _main(row: SeasonRow, one: StandingRow) -> Fraction:
    made = [cell.points or 0 for cell in one.evenings if cell.counts]
    return Fraction(sum(made), len(made) or 1) if row.rule.averages else Fraction(sum(made))


def _has(row: SeasonRow, one: StandingRow, title: str, *, counts: bool = True) -> Explained:
    """What somebody has, to be opened."""
    value = _main(row, one)
    figure: StandingFigure = "average" if row.rule.averages else "total"
    asked = row.about(one.entrant_id, figure)
    return Explained(
        title=title,
        figure=row.words.number(value),
        weight="counts" if counts else "plain",
        value=value,
        deeper=asked,
    )

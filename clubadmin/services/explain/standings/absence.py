"""An evening that somebody missed: what was noted, what that is worth, and whence that comes."""

from clubadmin.domain.standings.absence import Worth, rounded
from clubadmin.domain.standings.ranked import Cell
from clubadmin.domain.standings.ranking_words import worth_text
from clubadmin.model.explain.explanation import Explained, Joins, Weight
from clubadmin.services.explain.standings.row import SeasonRow

_JOINS: dict[str, Joins] = {"lowest": "lowest", "average": "average", "half": "half"}


def absent(row: SeasonRow, one: Cell) -> Explained:
    """An evening that earns nothing."""
    words, held = row.words, row.held(one)
    notes = [_noted(row, one)]
    times, most = _times(row, one), row.rule.absent_most
    if row.rule.gives and most and times > most:
        key = "absent-too-often" if most > 1 else "absent-too-often-1"
        notes.append(words(key, most=most, times=times))
    elif row.rule.gives:
        notes.append(words("absent-nothing"))
    return Explained(
        title=row.evening_name(one),
        figure="–",
        note=" ".join(notes),
        article=row.article if row.rule.gives else "",
        evening_id=held.id if held else None,
    )


def given(row: SeasonRow, one: Cell, weight: Weight, dropped: str) -> Explained:
    """An evening that earns something for who was not there."""
    words, held, worth = row.words, row.held(one), _worth(row, one)
    assert one.points is not None
    told = worth_text(worth, words.language) if worth else ""
    parts, joins = _parts(row, one, worth) if worth else ((), "")
    notes = [_noted(row, one), words("absent-worth", worth=told) if told else "", dropped]
    return Explained(
        title=row.evening_name(one),
        figure=words.number(one.points),
        note=" ".join(note for note in notes if note),
        article=row.article,
        weight=weight,
        parts=parts,
        evening_id=held.id if held else None,
        value=one.points,
        joins=joins,
    )


def _noted(row: SeasonRow, one: Cell) -> str:
    """What the club was told."""
    words, held = row.words, row.held(one)
    remark = row.reading.remarks.get(held.id, "") if held else ""
    told = "absent-told" if one.evening in row.reading.told else "absent-untold"
    said = words(told if row.rule.parts_notice else "absent")
    return f"{said} {words('absent-remark', remark=remark)}" if remark else said


def _worth(row: SeasonRow, one: Cell) -> Worth | None:
    """What this absence is worth by the rule."""
    if row.rule.parts_notice and one.evening not in row.reading.told:
        return row.rule.unnotified
    return row.rule.absent


def _times(row: SeasonRow, one: Cell) -> int:
    """The how manieth absence it is."""
    missed = [cell.evening for cell in row.row.evenings if cell.points is None or cell.substitute]
    return missed.index(one.evening) + 1


def _parts(row: SeasonRow, one: Cell, worth: Worth) -> tuple[tuple[Explained, ...], Joins]:
    if worth.kind == "own-average":
        return _own_average(row, worth)
    joins = _JOINS.get(worth.kind, "")
    if not joins:
        return (), ""
    for field in (None, row.row.field):  # where fields are ranked apart each has its own lowest
        parts = _that_evening(row, one, field)
        if parts and Explained("", parts=parts, value=one.points, joins=joins).adds_up:
            return parts, joins
    return (), ""


def _that_evening(row: SeasonRow, one: Cell, field: str | None) -> tuple[Explained, ...]:
    """What everybody made who was there, the lowest first."""
    made = [
        (cell.points, other.name)
        for other in row.standings.rows
        if field is None or other.field == field
        for cell in other.evenings
        if cell.evening == one.evening and not cell.substitute and cell.points is not None
    ]
    return tuple(
        Explained(name, row.words.number(points), weight="counts", value=points)
        for points, name in sorted(made)
    )


def _own_average(row: SeasonRow, worth: Worth) -> tuple[tuple[Explained, ...], Joins]:
    own = _played(row)
    if not worth.points or not own:
        return own, "average" if own else ""
    words = row.words
    value = rounded(sum(int(one.value or 0) for one in own), len(own))
    mean = Explained(
        title=words("own-average"),
        figure=words.number(value),
        weight="counts",
        parts=own,
        value=value,
        joins="average",
    )
    cap = Explained(words("cap"), words.number(worth.points), weight="counts", value=worth.points)
    return (mean, cap), "lowest"


def _played(row: SeasonRow) -> tuple[Explained, ...]:
    return tuple(
        Explained(
            row.evening_name(cell),
            row.words.number(cell.points),
            weight="counts",
            value=cell.points,
        )
        for cell in row.row.evenings
        if cell.points is not None and not cell.substitute
    )

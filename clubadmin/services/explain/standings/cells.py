"""An evening in somebody's row, played, missed or given, and the figures beside the total."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.absence import Worth, rounded
from clubadmin.domain.standings.ranked import Cell
from clubadmin.domain.standings.ranking_words import worth_text
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.explain.explanation import Explained, Joins, Weight, that_counts
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    ContestFigure,
    EveningAsked,
    EveningFigure,
)
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.evenings.evening import explain_evening
from clubadmin.services.explain.standings.row import SeasonRow

_JOINS: dict[str, Joins] = {"lowest": "lowest", "average": "average", "half": "half"}
_POINTS = text("SELECT pits, fines, points FROM evening_result WHERE participant_id = :who")
_KEPT = text("SELECT tops, points FROM contest_result WHERE participant_id = :who")


def cell(row: SeasonRow, at: int) -> Explained:
    """The evening at this place in the row; its parts come when it is opened."""
    one = row.row.evenings[at]
    if row.is_opening(one):
        return _opening(row, one)
    if one.points is None:
        return not_known(row, one) if row.is_unknown(one) else absent(row, one)
    if one.substitute:
        return given(row, one, _weight(row, one, at), why(row, at))
    held = row.held(one)
    return that_counts(
        row.words,
        row.evening_name(one),
        one.points,
        note=why(row, at),
        article="" if one.counts else row.article,
        weight=_weight(row, one, at),
        evening_id=held.id if held else None,
        deeper=played(row, one),
    )


def _opening(row: SeasonRow, one: Cell) -> Explained:
    """Explain the opening stand: points of the first evenings together, as a list told them."""
    words, title, count = row.words, row.evening_name(one), row.standings.opening
    if one.points is None:
        return Explained(title, "–", note=words("Stond niet in de lijst."))
    note = words("Zoals de lijst van toen het had; telt als {count} avonden.", count=count)
    figure = words.number(one.points)
    return Explained(title, figure, note, weight="counts", value=one.points, times=count)


def played(row: SeasonRow, one: Cell) -> Asked | None:
    """The question for what an evening is made of; None where nobody knows."""
    held, person = row.held(one), row.participant(one)
    if held is None or person is None:
        return None
    if held.form.decides is Decides.POINTS:
        return EveningAsked(held.id, person, member_id=member_of(row, one))
    return ContestAsked(held.id, person)


def member_of(row: SeasonRow, one: Cell) -> int | None:
    """The member of a pair, where each of the two has a row of his own."""
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
    opening = row.standings.opening if row.row.evenings[0].counts else 0
    if rule.best and rank > rule.best - max(opening - 1, 0):
        if rule.has_periods:
            return words(
                "Valt weg: van deze periode tellen de beste {best} en dit is nummer {rank}.",
                best=rule.best,
                rank=rank,
            )
        return words(
            "Valt weg: de beste {best} tellen en dit is nummer {rank}.", best=rule.best, rank=rank
        )
    return words("Telt niet mee.")


def not_known(row: SeasonRow, one: Cell) -> Explained:
    """An evening on which somebody was, and nobody knows what was made."""
    held = row.held(one)
    return Explained(
        title=row.evening_name(one),
        figure="?",
        note=row.words("Niet bekend; het telt niet, en is geen afwezigheid."),
        evening_id=held.id if held else None,
    )


def absent(row: SeasonRow, one: Cell) -> Explained:
    """An evening that earns nothing."""
    words, held = row.words, row.held(one)
    if held is not None and held.status == "open" and row.participant(one) is not None:
        there = words("Is er; van deze avond is nog niets getypt.")
        return Explained(row.evening_name(one), "–", note=there, evening_id=held.id)
    if held is not None and one.evening in row.reading.sat_out:
        there = words("Was er, en zat elke ronde stil; daar staan geen punten op.")
        return Explained(row.evening_name(one), "–", note=there, evening_id=held.id)
    notes = [_noted(row, one)]
    times, most = _times(row, one), row.rule.absent_most
    if row.rule.gives and most and times > most:
        notes.append(
            words.counted(
                "Alleen de eerste keer levert iets op; dit was keer {times}.",
                "Alleen de eerste {n} keer levert iets op; dit was keer {times}.",
                most,
                times=times,
            )
        )
    elif row.rule.gives:
        notes.append(words("Dat levert volgens de regel niets op."))
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
    notes = [_noted(row, one), words("Dat is waard: {worth}.", worth=told) if told else "", dropped]
    return that_counts(
        words,
        row.evening_name(one),
        one.points,
        note=" ".join(note for note in notes if note),
        article=row.article,
        weight=weight,
        parts=parts,
        evening_id=held.id if held else None,
        joins=joins,
    )


def _noted(row: SeasonRow, one: Cell) -> str:
    words, held = row.words, row.held(one)
    remark = row.reading.remarks.get(held.id, "") if held else ""
    if not row.rule.parts_notice:
        said = words("Afwezig.")
    elif one.evening in row.reading.told:
        said = words("Afwezig, afgemeld.")
    else:
        said = words("Afwezig, niet afgemeld.")
    return f"{said} ({remark})" if remark else said


def _worth(row: SeasonRow, one: Cell) -> Worth | None:
    """The worth of this absence by the rule."""
    if row.rule.parts_notice and one.evening not in row.reading.told:
        return row.rule.unnotified
    return row.rule.absent


def _times(row: SeasonRow, one: Cell) -> int:
    """The how manieth absence it is."""
    missed = [
        cell.evening
        for cell in row.row.evenings
        if (cell.points is None or cell.substitute)
        and cell.evening not in row.reading.sat_out
        and not row.is_opening(cell)
    ]
    return missed.index(one.evening) + 1


def _parts(row: SeasonRow, one: Cell, worth: Worth) -> tuple[tuple[Explained, ...], Joins]:
    if worth.less:
        return _parts_less(row, one, worth)
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


def _parts_less(row: SeasonRow, one: Cell, worth: Worth) -> tuple[tuple[Explained, ...], Joins]:
    """Explain what was made, and what comes off it; nothing where it would be below nothing."""
    words, points = row.words, one.points
    if not points:
        return (), ""
    whole, kind = one._replace(points=points + worth.less), replace(worth, less=0)
    parts, joins = _parts(row, whole, kind)
    made = that_counts(words, words("Zonder aftrek"), points + worth.less, parts=parts, joins=joins)
    off = that_counts(words, words("Aftrek"), worth.less)
    return (made, off), "less"


def _that_evening(row: SeasonRow, one: Cell, field: str | None) -> tuple[Explained, ...]:
    """Explain the scores of an evening, the lowest first."""
    made = [
        (cell.points, other.name)
        for other in row.standings.rows
        if field is None or other.field == field
        for cell in other.evenings
        if cell.evening == one.evening and not cell.substitute and cell.points is not None
    ]
    return tuple(that_counts(row.words, name, points) for points, name in sorted(made))


def _own_average(row: SeasonRow, worth: Worth) -> tuple[tuple[Explained, ...], Joins]:
    own = _played(row)
    if not worth.points or not own:
        return own, "average" if own else ""
    words = row.words
    value = rounded(sum(int(one.value or 0) for one in own), sum(one.times for one in own))
    mean = that_counts(
        words, words("Eigen gemiddelde van de gespeelde avonden"), value, parts=own, joins="average"
    )
    cap = that_counts(words, words("Hoogstens"), worth.points)
    return (mean, cap), "lowest"


def _played(row: SeasonRow) -> tuple[Explained, ...]:
    return tuple(
        that_counts(
            row.words,
            row.evening_name(cell),
            cell.points,
            times=row.standings.opening if row.is_opening(cell) else 1,
        )
        for cell in row.row.evenings
        if cell.points is not None and not cell.substitute
    )


class _Made(NamedTuple):
    """The score of an evening, and the question that opens it."""

    value: int
    asked: Asked | None
    counts: bool = True


def summed(conn: Connection, row: SeasonRow, title: str) -> Explained:
    """The sum over the evenings.

    Pits and fines are those of all evenings played, win points of those that count.
    """
    words, figure = row.words, row.asked.figure
    cells = [one for one in row.row.evenings if one.points is not None and not one.substitute]
    made = {one.evening: _made(conn, row, one) for one in cells}
    parts = tuple(_part(row, one, made) for one in cells if made[one.evening].value)
    value = sum(one.value for one in made.values() if one.counts)
    return that_counts(
        words,
        title,
        value,
        note=_note(row),
        article=row.article if figure == "won" else "",
        parts=parts,
        joins="sum",
    )


def _note(row: SeasonRow) -> str:
    words, win = row.words, row.rule.win
    if row.asked.figure == "won" and win is not None:
        return words(
            "Winstpunten op de avonden die tellen: {won} voor een gewonnen ronde, {level}"
            " voor gelijk, {lost} voor verloren.",
            won=win.won,
            level=win.level,
            lost=win.lost,
        )
    tops = row.asked.figure == "pits" and row.standings.matchpoints
    return (
        words("Tops op alle avonden.")
        if tops
        else words(sentences("season-figure")[row.asked.figure])
    )


def _made(conn: Connection, row: SeasonRow, one: Cell) -> _Made:
    held, person = row.held(one), row.participant(one)
    if held is None or person is None:
        return _Made(one.won if row.asked.figure == "won" else 0, None, one.counts)
    if row.asked.figure == "won":
        win = tuple(row.rule.win) if row.rule.win else (0, 0, 0)
        asked = EveningAsked(held.id, person, "won", win=win)
        return _Made(one.won, asked, one.counts)
    if not held.form.by_points:
        if row.asked.figure == "fines":  # they come off points, which decide nothing there
            return _Made(0, None)
        of_contest: ContestFigure = "points" if row.asked.figure == "points" else "tops"
        value = _of_contest(conn, held.id, person, of_contest)
        return _Made(value, ContestAsked(held.id, person, figure=of_contest))
    if (member := member_of(row, one)) is not None and row.asked.figure == "fines":
        his = EveningAsked(held.id, person, "fines", member_id=member)
        return _Made(int(explain_evening(conn, his, row.words).value or 0), his)
    kept = conn.execute(_POINTS, {"who": person}).mappings().first()
    figure: EveningFigure = "pits"
    if row.asked.figure in ("points", "fines"):
        figure = row.asked.figure
    value = int(kept[figure]) if kept else 0
    return _Made(value, EveningAsked(held.id, person, figure))


def _of_contest(conn: Connection, evening_id: int, person: int, figure: ContestFigure) -> int:
    """Tops or points that were kept at closing, or of an open session those so far."""
    kept = conn.execute(_KEPT, {"who": person}).mappings().first()
    if kept is not None:
        return int(kept[figure])
    from clubadmin.services.comparison.kept_results import figures  # late: most clubs do without

    found = figures(conn, evening_head(conn, evening_id))
    own = next((one for one in found if one.participant_id == person), None)
    return int(getattr(own, figure)) if own is not None else 0


def _part(row: SeasonRow, one: Cell, made: Mapping[int, _Made]) -> Explained:
    held, own = row.held(one), made[one.evening]
    return that_counts(
        row.words,
        row.evening_name(one),
        own.value,
        note="" if own.counts else row.words("Telt niet mee."),
        weight="counts" if own.counts else "dropped",
        evening_id=held.id if held else None,
        deeper=own.asked,
    )

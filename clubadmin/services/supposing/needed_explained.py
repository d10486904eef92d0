"""Why somebody needs so much for a place: his own season with it, and whom he has to pass."""

from collections.abc import Mapping
from dataclasses import replace

from clubadmin.domain.standings.ranked import Cell, RankedSeason
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, Joins, Weight, that_counts
from clubadmin.model.supposing import needed as needed_words
from clubadmin.model.supposing.needed import NeededCell, NeededRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.supposing.needed import Question, Reckoning, expected_of, needed, reckoning


def explain_need(
    club: OpenClub,
    competition_id: int,
    question: Question,
    which: tuple[int, int],
    language: Language = Language.NL,
) -> Explained:
    """Explain a score that somebody needs for a place, with its grounds."""
    entrant, place = which
    found = needed(club, competition_id, replace(question, places=max(question.places, place)))
    row = next((one for one in found.rows if one.entrant_id == entrant), None)
    cell = next((one for one in row.cells if one.place == place), None) if row else None
    if row is None or cell is None:
        raise Refused("Deze deelnemer staat niet in de stand. Kies iemand uit de lijst.")
    words = Words(language)
    known = reckoning(club, competition_id, question)
    return Explained(
        title=words("{name}: nodig voor plaats {place}", name=row.name, place=place),
        figure=needed_words.cell(words, cell),
        note=" ".join(
            (needed_words.place_told(words, found, cell), *needed_words.grounds(words, found))
        ),
        parts=tuple(_parts(words, known, question, row, cell)),
    )


def _parts(
    words: Words, known: Reckoning, question: Question, row: NeededRow, cell: NeededCell
) -> list[Explained]:
    """Explain his season with the likely score, and that of the one on the place then."""
    if cell.likely is None:
        return []
    here, prospects = known.prospects(row.field)
    expected = expected_of(here, known.ahead, question.expected)
    seasons = prospects.season(
        [one.entrant_id for one in here], {**expected, row.entrant_id: cell.likely}
    )
    names = {one.entrant_id: one.name for one in here}
    rule = known.material.force.rule
    own = _season(words, known, names[row.entrant_id], seasons[row.entrant_id])
    rival = _rival(seasons, row.entrant_id, cell.place, rule)
    if rival is None:
        return [own]
    return [own, _season(words, known, names[rival.entrant], rival)]


def _rival(
    seasons: Mapping[int, RankedSeason], entrant: int, place: int, rule: RankingRule
) -> RankedSeason | None:
    """The best of the others who must be passed; None where there are fewer of them."""
    others = [one for one in seasons.values() if one.entrant != entrant and one.place is not None]
    others.sort(key=lambda one: _score(one, rule), reverse=True)
    return others[place - 1] if place <= len(others) else None


def _season(words: Words, known: Reckoning, name: str, one: RankedSeason) -> Explained:
    rule = known.material.force.rule
    joins: Joins = "" if rule.by_wins else "average" if rule.averages else "sum"
    score = _score(one, rule)
    return Explained(
        title=words("{name} zou dan hebben", name=name),
        figure=known.found.written(words, score),
        weight="plain",
        parts=tuple(_evening(words, known, cell) for cell in one.cells if cell.points is not None),
        value=None if rule.averages else int(score),
        joins=joins,
    )


def _score(one: RankedSeason, rule: RankingRule) -> float:
    return rule.score(one.won, one.average, one.total)


def _evening(words: Words, known: Reckoning, cell: Cell) -> Explained:
    ids = dict(zip(known.found.evenings, known.found.evening_ids, strict=False))
    weight: Weight = "given" if cell.substitute else "counts"
    begun = any(one.number == cell.evening and one.begun for one in known.ahead.told)
    rest = words("met wat er nog moet worden gespeeld")
    to_come = rest if begun else words("moet nog worden gespeeld")
    return that_counts(
        words,
        words("Avond {number}", number=known.found.head(cell.evening)),
        cell.points or 0,
        note=to_come if cell.evening in known.ahead.numbers else "",
        weight=weight if cell.counts else "dropped",
        evening_id=ids.get(cell.evening),
    )

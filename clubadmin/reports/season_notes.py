"""What stands below the season standings: what the signs mean, and the season's best."""

from collections.abc import Iterator

from clubadmin.domain.competition.ranking_rule import RankingError, parse_rule
from clubadmin.domain.competition.ranking_words import rule_text
from clubadmin.domain.terms import Language
from clubadmin.reports import fonts
from clubadmin.reports.words import Words
from clubadmin.services.views.result import Standings

_FINED = 4  # who are named with their fines
_LONG = 260.0  # points; a longer name is shortened in a note


def rule_in_words(view: Standings, words: Words) -> str:
    """Which evenings count, in the language of the paper."""
    if words.language is Language.NL:
        return view.rule_text
    try:
        return rule_text(parse_rule(view.rule), view.planned, words.language)
    except RankingError:
        return view.rule_text


def notes(view: Standings, words: Words, earlier: tuple[int, ...]) -> list[str]:
    """The sentences, in the order they are read; `earlier` are evenings without a column."""
    return [*_signs(view, words, earlier), *_best(view, words)]


def _signs(view: Standings, words: Words, earlier: tuple[int, ...]) -> Iterator[str]:
    cells = [cell for row in view.rows for cell in row.evenings]
    if any(cell.points is not None and not cell.counts for cell in cells):
        yield words("struck", rule=rule_in_words(view, words))
    if any(cell.points is None for cell in cells):
        yield words("absent")
    if any(cell.substitute for cell in cells):
        yield words("absent-points")
    if earlier:
        yield words("earlier", first=earlier[0], last=earlier[-1])
    if any(row.place is None for row in view.rows):
        yield words("no-place")
    if any(row.fines for row in view.rows):
        yield words("fines-season", names=_fined(view, words))
    if view.depth in ("evening", "round"):
        yield words(f"depth-{view.depth}")


def _fined(view: Standings, words: Words) -> str:
    """Who lost most by fines, with how much."""
    fined = sorted((row for row in view.rows if row.fines), key=lambda row: -row.fines)
    said = [f"{_short(row.name)} {words.number(row.fines)}" for row in fined[:_FINED]]
    named = "; ".join(said)
    more = len(fined) - _FINED
    return f"{named} {words('and-more', count=more)}" if more > 0 else named


def _best(view: Standings, words: Words) -> Iterator[str]:
    """The highest evening and the most pits, when one person has them."""
    played = [
        (cell.points, cell.evening, row.name)
        for row in view.rows
        for cell in row.evenings
        if cell.points is not None and not cell.substitute
    ]
    if not played:
        return
    points, number, name = max(played, key=lambda one: one[0])
    if sum(one[0] == points for one in played) == 1 and not view.wins:
        evening = words("evening", number=number)
        yield words("highest", name=_short(name), points=words.number(points), evening=evening)
    most = max(view.rows, key=lambda row: row.pits)
    if most.pits and sum(row.pits == most.pits for row in view.rows) == 1:
        yield words("most-pits", name=_short(most.name), pits=most.pits)


def _short(name: str) -> str:
    return fonts.fit(name, _LONG, fonts.NARROW, 8)[0]

"""A competition in charts: places, scores, how many came, pits and nat."""

from collections.abc import Iterator

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.publishing.season_book import BookCompetition, BookEvening
from clubadmin.model.results.result import EveningResult
from clubadmin.reports.charts import draw, on_paper
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper

_LEADERS = 12  # whose places are drawn
_GAP = 16.0
_FEWEST = 2  # evenings; of one there is no course
_EACH = 4  # charts on a page
_PLACES = 1.5  # times as high as the others: the one with many names


def has_course(competition: BookCompetition) -> bool:
    """Whether there is anything to draw."""
    return len(_whole(competition)) >= _FEWEST


def _whole(competition: BookCompetition) -> list[BookEvening]:
    return [one for one in competition.evenings if one.whole]


def draw_course(paper: Paper, competition: BookCompetition) -> None:
    """Draw a page with the charts of a competition."""
    paper.title = paper.words("Verloop in grafieken")
    charts = list(_charts(paper, competition))
    sheet = paper.sheet(PORTRAIT)
    season = f"{competition.about.name} {heading.dashed(_season(competition))}"
    y = heading.first(paper, sheet, [paper.club_line, season])
    wide = PORTRAIT[0] - 2 * MARGIN
    unit = (y - BOTTOM - _GAP * (_EACH - 1)) / (_EACH - 1 + _PLACES)
    look = on_paper(paper.ink)
    for chart in charts:
        high = unit * _PLACES if chart.kind == "places" else unit
        y -= high
        sheet.chart(MARGIN, y, draw(chart, (wide, high), look, paper.words.language).drawing)
        y -= _GAP


def _season(competition: BookCompetition) -> str:
    return competition.evenings[0].result.season


def _charts(paper: Paper, competition: BookCompetition) -> Iterator[Chart]:
    words = paper.words
    results = [one.result for one in _whole(competition)]
    labels = tuple(str(one.number) for one in results)
    leaders = _leaders(competition)
    if leaders:
        title = words("De plaatsen na elke avond, van wie nu bovenaan staan")
        yield Chart(title, "places", labels, leaders, _axis(words, words("plaats")))
    unit = _axis(words, _unit(paper, results))
    yield Chart(
        words("Hoogste, gemiddelde en laagste van elke avond"),
        "line",
        labels,
        _scores(words, results),
        unit,
    )
    counts = tuple(float(len(one.rows)) for one in results)
    entered = (Series(words("aantal"), counts),)
    yield Chart(
        words("Hoeveel er speelden"), "bars", labels, entered, _axis(words, words("aantal"))
    )
    pits = _pits(paper, results)
    if pits:
        yield Chart(
            words("Pits en nat op elke avond"), "bars", labels, pits, _axis(words, words("aantal"))
        )


def _unit(paper: Paper, results: list[EveningResult]) -> str:
    """Name the unit of an evening's figures."""
    if all(row.matchpoints is None for one in results for row in one.rows):
        return paper.words("punten")
    teams = any(one.teams is not None for one in results)
    return paper.words("wedstrijdpunten") if teams else paper.words("matchpunten")


def _axis(words: Words, unit: str) -> str:
    return words("{unit} (naar rechts: avond)", unit=unit)


def _leaders(competition: BookCompetition) -> tuple[Series, ...]:
    """The places of who lead the last standings, over all evenings; of one field each a part."""
    if competition.standings is None:
        return ()
    rows = [row for row in competition.standings.rows if row.place is not None]
    first = rows[0].field if rows else ""
    chosen = [row for row in rows if row.field == first][:_LEADERS]
    places = [
        {row.entrant_id: row.place for row in evening.after} for evening in _whole(competition)
    ]
    return tuple(
        Series(row.name, tuple(after.get(row.entrant_id) for after in places)) for row in chosen
    )


def _scores(words: Words, results: list[EveningResult]) -> tuple[Series, ...]:
    """The series of scores; an evening without figures has none."""
    scores = [[row.score for row in one.rows if row.rounds or row.score] for one in results]
    mean = tuple(round(sum(one) / len(one)) if one else None for one in scores)
    return (
        Series(words("hoogste"), tuple(max(one, default=None) for one in scores)),
        Series(words("gemiddelde"), mean),
        Series(words("laagste"), tuple(min(one, default=None) for one in scores)),
    )


def _pits(paper: Paper, results: list[EveningResult]) -> tuple[Series, ...]:
    found = []
    for key, name in (("pits", paper.words("pits")), ("nat", paper.words("nat"))):
        counts = tuple(float(sum(getattr(row, key) for row in one.rows)) for one in results)
        if any(counts):
            found.append(Series(name, counts))
    return tuple(found)

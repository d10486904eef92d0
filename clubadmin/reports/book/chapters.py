"""The season book as a whole: its chapters in their order, the course in charts, the rules."""

from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from functools import partial

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.publishing.season_book import (
    BOOK_PARTS,
    BookCompetition,
    BookEvening,
    BookPart,
    SeasonBook,
)
from clubadmin.model.results.result import EveningResult
from clubadmin.reports.book.after import draw_after, noted_lines
from clubadmin.reports.book.members import BLOCKS, anchor_of, draw_members
from clubadmin.reports.book.records import InBook, draw_records, draw_titles
from clubadmin.reports.book.writer import CONTENTS, Chapter, Contents, Writer, cover
from clubadmin.reports.charts import draw, on_paper
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, watched
from clubadmin.reports.results.evening import draw_result
from clubadmin.reports.rulings.rules_table import draw_rules
from clubadmin.reports.standings.notes import rule_in_words
from clubadmin.reports.standings.season import draw_standings

_LEADERS = 12  # whose places are drawn
_CHART_GAP = 16.0
_FEWEST = 2  # evenings; of one there is no course
_EACH = 4  # charts on a page
_PLACES = 1.5  # times as high as the others: the one with many names

Going = Callable[[int, int], None]
"""Told how many pages are made, and of about how many; may raise to stop."""

_ROWS = 40  # of a list on a page, about
_WIDE = PORTRAIT[0] - 2 * MARGIN
_LINE, _GAP, _NAME = 14.0, 14.0, 20.0


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
    season = f"{competition.about.name} {heading.dashed(competition.evenings[0].result.season)}"
    y = heading.first(paper, sheet, [paper.club_line, season])
    wide = PORTRAIT[0] - 2 * MARGIN
    unit = (y - BOTTOM - _CHART_GAP * (_EACH - 1)) / (_EACH - 1 + _PLACES)
    look = on_paper(paper.ink)
    for chart in charts:
        high = unit * _PLACES if chart.kind == "places" else unit
        y -= high
        sheet.chart(MARGIN, y, draw(chart, (wide, high), look, paper.words.language).drawing)
        y -= _CHART_GAP


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


def season_book(
    book: SeasonBook,
    parts: Collection[BookPart] = BOOK_PARTS,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
    going: Going | None = None,
) -> bytes:
    """The book as a PDF."""

    def paper() -> Paper:
        made = Paper(Printing(book.club, language, stamp))
        made.title = made.words("Seizoenboek {season}", season=heading.dashed(book.season.name))
        return made

    first = paper()
    chapters = list(_chapters(first, book, parts))
    writer = Writer(paper)
    with _counting(going, writer, chapters):
        writer.cover(cover(first, book))
        listed = paper()
        listed.title = listed.words("Inhoud")
        contents = Contents(listed, chapters)
        contents.draw()
        writer.outline(listed.title, CONTENTS, 0)
        for sheet in contents.sheets:
            writer.sheet(listed, sheet, listed.title)
        for one in chapters:
            writer.chapter(one)
            if one.anchor == _MEMBERS:
                for member in book.members:
                    writer.outline(member.name, anchor_of(member.id), 1)
        return writer.finish(contents.awaited)


_MEMBERS = "members"


def _counting(
    going: Going | None, writer: Writer, chapters: list[Chapter]
) -> AbstractContextManager[None]:
    """Tells how many pages there are; who asks for no more than that hears nothing."""
    if going is None:
        return nullcontext()
    about = 2 + sum(one.pages for one in chapters)
    return watched(lambda: going(min(writer.page, about), about))


def _chapters(paper: Paper, book: SeasonBook, parts: Collection[BookPart]) -> Iterator[Chapter]:
    words = paper.words
    if "titles" in parts:
        yield Chapter(
            words("Titels en ereplaatsen"), "titles", 0, lambda made: draw_titles(made, book)
        )
    for one in book.competitions:
        yield from _of_competition(paper, one, parts)
    if "records" in parts:
        within = _within(book, parts)
        yield Chapter(
            words("Records van het seizoen"),
            "records",
            0,
            lambda made: draw_records(made, book, within),
            2,
        )
    if "members" in parts:
        yield Chapter(
            words("Wie speelden"), _MEMBERS, 0,
            lambda made: draw_members(made, book.members, book.competitions),
            1 + len(book.members) // BLOCKS,
        )  # fmt: skip
    if "rules" in parts:
        yield from _rules(paper, book)


def _within(book: SeasonBook, parts: Collection[BookPart]) -> InBook:
    """The places that a click on a record can lead to."""
    evenings = {
        evening.result.evening_id: _anchor(evening)
        for one in book.competitions
        for evening in one.evenings
        if "evenings" in parts
    }
    return InBook(evenings, {one.id for one in book.members if "members" in parts})


def _rules(paper: Paper, book: SeasonBook) -> Iterator[Chapter]:
    """How places came about, then every rule set; its date tells versions of one apart."""
    words = paper.words
    yield Chapter(words("Regels"), "rules", 0, lambda made: draw_ranking(made, book))
    titles = [rules.title for rules in book.rules]
    for number, rules in enumerate(book.rules):
        title = rules.title
        if titles.count(title) > 1:
            title = words(
                "{title}, versie van {day}", title=title, day=paper.words.day(rules.valid_from)
            )
        yield Chapter(title, f"rules-{number}", 1, partial(draw_rule_set, rules=rules), 3)


def _of_competition(
    paper: Paper, one: BookCompetition, parts: Collection[BookPart]
) -> Iterator[Chapter]:
    """A competition begins with where it ended; a contest of one evening is its result."""
    words, view, anchor = paper.words, one.standings, f"competition-{one.about.id}"
    level = 0
    if view is not None and "standings" in parts:
        title = words("Eindstand {name}", name=one.about.name) if one.over else ""
        yield Chapter(
            one.about.name, anchor, 0, partial(draw_standings, view=view, title=title),
            1 + len(view.rows) // _ROWS,
        )  # fmt: skip
        level = 1
    if "charts" in parts and has_course(one):
        course = words("Verloop in grafieken")
        title = course if level else f"{one.about.name}: {course}"
        yield Chapter(title, f"{anchor}-course", level, partial(draw_course, competition=one))
        level = 1
    for evening in one.evenings:
        if "evenings" in parts:
            yield _evening(paper, one, evening, level)
            level = 1
        if "standings" in parts and evening.after:
            yield _after(paper, one, evening, "evenings" in parts)


def _evening(paper: Paper, one: BookCompetition, evening: BookEvening, level: int) -> Chapter:
    result = evening.result
    title = paper.words(
        "Avond {number} · {day}", number=result.number, day=paper.words.day(result.date)
    )
    if level == 0:
        title = one.about.name
    pages = 1 + len(result.rows) // _ROWS
    draw = partial(draw_result, result=result, more=noted_lines(paper, evening))
    return Chapter(title, _anchor(evening), level, draw, pages)


def _after(paper: Paper, one: BookCompetition, evening: BookEvening, below: bool) -> Chapter:
    number = evening.result.number
    title = paper.words("Stand na avond {number}", number=number)
    draw = partial(draw_after, competition=one, evening=evening)
    pages = 1 + len(evening.after) // _ROWS
    return Chapter(title, f"after-{evening.result.evening_id}", 2 if below else 1, draw, pages)


def _anchor(evening: BookEvening) -> str:
    return f"evening-{evening.result.evening_id}"


def draw_ranking(paper: Paper, book: SeasonBook) -> None:
    """How each competition was played and how its places came about."""
    paper.title = paper.words("Regels")
    sheet = paper.sheet(PORTRAIT)
    y = heading.first(paper, sheet, [paper.club_line, heading.dashed(book.season.name)])
    for one in book.competitions:
        kind = paper.kind(10)
        lines = [
            line for said in _said(paper, one)
            for line in fonts.wrap(said, _WIDE, kind.face, kind.size)
        ]  # fmt: skip
        if y - _NAME - _LINE * len(lines) < BOTTOM:
            sheet = paper.sheet(PORTRAIT)
            y = heading.following(paper, sheet)
        sheet.fitted(MARGIN, y - 14, one.about.name, paper.kind(12.5, bold=True), _WIDE)
        y -= _NAME
        for line in lines:
            y -= _LINE
            sheet.text(MARGIN, y + 2, line, kind)
        y -= _GAP


def _said(paper: Paper, one: BookCompetition) -> Iterator[str]:
    words, about = paper.words, one.about
    titles = dict.fromkeys(evening.result.rule_set_title for evening in one.evenings)
    yield words("Gespeeld volgens {rules}", rules=", ".join(titles)) + "."
    sets = words("{rounds} ronden van {games} spellen", rounds=about.rounds, games=about.games)
    if about.evenings > 1:
        sets = words("{sets}, {planned} avonden gepland", sets=sets, planned=about.evenings)
    yield sets[0].upper() + sets[1:] + "."
    view = one.standings
    if view is None:
        return
    rule = rule_in_words(view, paper.words)
    yield rule[0].upper() + rule[1:] + "."
    if view.adopted is not None:
        yield words("Deze regel geldt sinds {day}.", day=paper.words.day(view.adopted))
    if view.frozen_at:
        frozen = datetime.fromisoformat(view.frozen_at).date()
        yield words("De eindstand is vastgelegd op {day}.", day=paper.words.day(frozen))


def draw_rule_set(paper: Paper, rules: RuleSet) -> None:
    """All fields of a rule set with their articles."""
    draw_rules(paper, [rules])

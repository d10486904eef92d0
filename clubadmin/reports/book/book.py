"""The season book as a whole: which chapters it has, in what order."""

from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from functools import partial

from clubadmin.domain.terms import Language
from clubadmin.model.publishing.season_book import (
    BOOK_PARTS,
    BookCompetition,
    BookEvening,
    BookPart,
    SeasonBook,
)
from clubadmin.reports.book import cover
from clubadmin.reports.book.after import draw_after
from clubadmin.reports.book.course import draw_course, has_course
from clubadmin.reports.book.members import BLOCKS, anchor_of, draw_members
from clubadmin.reports.book.noted import noted_lines
from clubadmin.reports.book.records import InBook, draw_records
from clubadmin.reports.book.rules import draw_ranking, draw_rule_set
from clubadmin.reports.book.titles import draw_titles
from clubadmin.reports.book.writer import CONTENTS, Chapter, Writer
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.watch import watched
from clubadmin.reports.results.evening import draw_result
from clubadmin.reports.standings.season import draw_standings

Going = Callable[[int, int], None]
"""Told how many pages are made, and of about how many; may raise to stop."""

_ROWS = 40  # of a list on a page, about


def season_book(
    book: SeasonBook,
    parts: Collection[BookPart] = BOOK_PARTS,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
    going: Going | None = None,
) -> bytes:
    """The book as a PDF.

    Args:
        book: the season.
        parts: which parts go in.
        language: of the words.
        stamp: the moment of making, for the cover.
        going: told after every page.
    """

    def paper() -> Paper:
        made = Paper(book.club, language, stamp)
        made.title = made.words("Seizoenboek {season}", season=heading.dashed(book.season.name))
        return made

    first = paper()
    chapters = list(_chapters(first, book, parts))
    writer = Writer(paper)
    with _counting(going, writer, chapters):
        writer.cover(cover.cover(first, book))
        listed = paper()
        listed.title = listed.words("Inhoud")
        contents = cover.Contents(listed, chapters)
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
    """Where a click on a record can lead."""
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

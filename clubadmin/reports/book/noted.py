"""What stood out on an evening, as sentences below its result."""

from collections.abc import Iterator, Sequence

from clubadmin.model.archive.evening import Broken, Noted, NoteKind
from clubadmin.model.publishing.season_book import BookEvening
from clubadmin.reports.archive.record_words import record_title
from clubadmin.reports.book.book_words import book_words
from clubadmin.reports.kit.page import Paper

_KINDS: tuple[NoteKind, ...] = (
    *("best-round", "best-game", "most-pits", "most-roem", "closest"),
    *("own-record", "first-time", "jubilee"),
)
_MOST = 4  # who are named together


def noted_lines(paper: Paper, evening: BookEvening) -> list[str]:
    """The sentences: records of the club that went, then the rest."""
    words = book_words(paper)
    said = [_broken(paper, one) for one in evening.broken if one.before is not None]
    for kind in _KINDS:
        some = [one for one in evening.noted if one.kind == kind and one.figure]
        if some:
            said.append(words("noted", what=words(kind), who=_named(paper, some)))
    return said


def _broken(paper: Paper, one: Broken) -> str:
    words = book_words(paper)
    key = "record-equalled" if one.equalled else "record-broken"
    title = record_title(paper.words, one.what)
    named = f"{one.name} {paper.words.number(one.figure)}"
    return words(key, what=title[0].lower() + title[1:], who=named)


def _named(paper: Paper, some: Sequence[Noted]) -> str:
    """Who they are; of very many the rest is counted."""
    named = list(_each(paper, some[:_MOST]))
    if len(some) > _MOST:
        named.append(paper.words("and-more", count=len(some) - _MOST))
    return ", ".join(named)


def _each(paper: Paper, some: Sequence[Noted]) -> Iterator[str]:
    words, number = book_words(paper), paper.words.number
    for one in some:
        if one.kind == "first-time":
            yield one.name
        elif one.kind == "jubilee":
            yield words("nth-evening", name=one.name, count=number(one.figure))
        elif one.before is not None:
            made, before = number(one.figure), number(one.before)
            yield words("made-was", name=one.name, made=made, before=before)
        else:
            yield f"{one.name} {number(one.figure)}{_where(paper, one)}"


def _where(paper: Paper, one: Noted) -> str:
    words, where = book_words(paper), one.where
    if where is None or where.round is None:
        return ""
    parts = [words("in-round", round=where.round)]
    parts += [words("at-table", table=where.table)] if where.table is not None else []
    parts += [words("in-game", game=where.game)] if where.game is not None else []
    return f" ({', '.join(parts)})"

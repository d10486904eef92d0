"""What stood out on an evening, as sentences below its result."""

from collections.abc import Iterator, Sequence

from clubadmin.i18n import marked
from clubadmin.model.archive.evening import Broken, Noted, NoteKind
from clubadmin.model.publishing.season_book import BookEvening
from clubadmin.reports.archive.record_words import record_title
from clubadmin.reports.kit.page import Paper

_KINDS: dict[NoteKind, str] = {
    "best-round": marked("Hoogste ronde"),
    "best-game": marked("Hoogste spel"),
    "most-pits": marked("Meeste pits"),
    "most-roem": marked("Meeste roem"),
    "closest": marked("Nipt"),
    "own-record": marked("Eigen record"),
    "first-time": marked("Voor het eerst"),
    "jubilee": marked("Jubileum"),
}
_MOST = 4  # who are named together


def noted_lines(paper: Paper, evening: BookEvening) -> list[str]:
    """The sentences: records of the club that went, then the rest."""
    words = paper.words
    said = [_broken(paper, one) for one in evening.broken if one.before is not None]
    for kind, what in _KINDS.items():
        some = [one for one in evening.noted if one.kind == kind and one.figure]
        if some:
            said.append(f"{words(what)}: {_named(paper, some)}.")
    return said


def _broken(paper: Paper, one: Broken) -> str:
    words = paper.words
    title = record_title(words, one.what)
    what = title[0].lower() + title[1:]
    named = f"{one.name} {paper.words.number(one.figure)}"
    if one.equalled:
        return words("Clubrecord geëvenaard, {what}: {who}.", what=what, who=named)
    return words("Nieuw clubrecord, {what}: {who}.", what=what, who=named)


def _named(paper: Paper, some: Sequence[Noted]) -> str:
    """Who they are; of very many the rest is counted."""
    named = list(_each(paper, some[:_MOST]))
    if len(some) > _MOST:
        named.append(paper.words("en nog {count}", count=len(some) - _MOST))
    return ", ".join(named)


def _each(paper: Paper, some: Sequence[Noted]) -> Iterator[str]:
    words, number = paper.words, paper.words.number
    for one in some:
        if one.kind == "first-time":
            yield one.name
        elif one.kind == "jubilee":
            yield words("{name} ({count}e avond)", name=one.name, count=number(one.figure))
        elif one.before is not None:
            made, before = number(one.figure), number(one.before)
            yield words("{name} {made} (was {before})", name=one.name, made=made, before=before)
        else:
            yield f"{one.name} {number(one.figure)}{_where(paper, one)}"


def _where(paper: Paper, one: Noted) -> str:
    words, where = paper.words, one.where
    if where is None or where.round is None:
        return ""
    parts = [words("ronde {round}", round=where.round)]
    parts += [words("tafel {table}", table=where.table)] if where.table is not None else []
    parts += [words("spel {game}", game=where.game)] if where.game is not None else []
    return f" ({', '.join(parts)})"

"""A draft of lists of earlier years: what it would bring, what must be decided, and taking it.

Members and games come in as they are and are no lists of earlier years. Of a draft everything is
decided before it comes in: all of it, as one change.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import ImportPreview
from clubadmin.model.importing.importing import (
    FIGURES,
    NAMES,
    Answer,
    Book,
    Coming,
    Draft,
    Look,
    Spot,
)
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.club.rulesets import rule_sets
from clubadmin.services.evenings.evenings import refuse_money
from clubadmin.services.exchange.apply import Applied
from clubadmin.services.exchange.exchange import MOST_GAME_BYTES, preview_import
from clubadmin.services.exchange.members import People
from clubadmin.services.exchange.results import RESULTS_HEADER, PaperEvening, PaperRow
from clubadmin.services.importing.agreeing import Agreeing
from clubadmin.services.importing.answering import settled
from clubadmin.services.importing.assembling import Entry, Evening, assembled, of_more_evenings
from clubadmin.services.importing.dating import calendar_year, dated, of_one_year
from clubadmin.services.importing.existing import Known, most_played, read_known
from clubadmin.services.importing.guessing import first_draft, title_of, titles
from clubadmin.services.importing.halves import parted
from clubadmin.services.importing.improbable import without_slips
from clubadmin.services.importing.list_rows import LONGEST, Lines, read_lines, shortened
from clubadmin.services.importing.naming import Naming
from clubadmin.services.importing.overlaps import not_there_yet, opened, with_names, without_copies
from clubadmin.services.importing.questions import Asked
from clubadmin.services.importing.repeats import settle_twice
from clubadmin.services.importing.running import with_running
from clubadmin.services.importing.scores import read_facts
from clubadmin.services.importing.unsure import row_of, unsure_rows, without_rows
from clubadmin.services.importing.values import Years, read_figure, years_of
from clubadmin.services.input.checks import as_kept
from clubadmin.services.input.text import decode
from clubadmin.services.lists.columns import about_people
from clubadmin.services.lists.read import MOST_BYTES, MOST_ROWS, read_bytes, too_big
from clubadmin.services.lists.vcard import is_cards
from clubadmin.services.lists.workbook import pasted_book, read_book
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.reading import not_collecting
from clubadmin.storage.schema.tablenames import AliasRow, EveningRow, SeasonRow

_SEASON = text("SELECT id, starts, ends FROM season WHERE name = :name")
_ALIAS = text("SELECT id FROM alias WHERE name = :name")
_MOST_OWN = 200_000  # rows that the club itself wrote
_GAMES = {"game", "typed"}
_MOST_NAMES = 2_000  # of a list, and its figures: what is understood within a second or two
_MOST_FIGURES = 20_000
_LONG_AGO = 730  # days since which who is not known now has probably stopped


@dataclass(frozen=True)
class Understood:
    """A draft as it is understood now, with what would be written."""

    look: Look
    evenings: Sequence[Evening]
    naming: Naming | None
    known: Known


def look(club: OpenClub, draft: Draft) -> Look:
    """Look at a draft: its contents and every doubt; nothing changes."""
    return understand(club, draft).look


@not_collecting()
def understand(club: OpenClub, draft: Draft) -> Understood:
    """Understand a draft, with the evenings themselves.

    Rows that are not decided stay out where that is wanted; then others can stand out in turn.
    """
    rest: frozenset[Spot] = frozenset()
    while True:
        found = _understood(club, draft, rest)
        more = unsure_rows(draft, found.look) if draft.without else rest
        if more <= rest:
            return found
        rest |= more
        draft = settled(draft, found.look)


def _understood(club: OpenClub, draft: Draft, rest: frozenset[Spot]) -> Understood:
    known = read_known(club)
    missing = _columns_missing(draft)
    if missing:
        return Understood(Look(missing=missing), (), None, known)
    _refuse_unfit(draft)
    for kind in LONGEST:
        as_kept(kind, "name", getattr(draft.given, kind))
    asked = Asked(draft)
    years = _years(draft, known)
    draft = with_running(shortened(draft, asked), asked)
    lines = read_lines(draft, asked, years)
    rows, figures = read_facts(draft, lines, asked, years)
    lines.left = [one for one in lines.left if one[0] != "empty" or one[1] not in rest]
    agreeing = Agreeing(draft, figures, asked)
    sure = [one for one in agreeing.settled(rows) if row_of(one.spot) not in rest]
    facts = of_one_year(sure, calendar_year(draft), known, asked)
    fixed = draft.layout.fixed
    facts = facts if fixed else of_more_evenings(facts, asked)
    played = {name for _season, name in known.formats}
    naming = Naming(known.alike, asked, facts, played, fixed=fixed)
    evenings, lacking = assembled(facts, naming, known, asked)
    if lacking:
        order = ("season", "competition", "evening")
        told = tuple(one for one in order if one in lacking)
        return Understood(Look(missing=told, left=_left(lines)), (), None, known)
    with_names(evenings, known, asked)
    parted(evenings, naming, asked)
    evenings = settle_twice(evenings, naming, asked)
    stands = opened([one for one in evenings if one.opening], known, asked)
    evenings = [one for one in evenings if not one.opening]
    evenings = not_there_yet(dated(evenings, known, asked, date.today(), fixed=fixed), known, asked)
    wide = {role.evening for role in draft.layout.roles if role.evening}
    ordered = len(wide) < 2  # of more evenings the list is in order of their sum
    for evening in evenings:
        without_slips(evening, asked, ordered=ordered, fixed=fixed)
    evenings = without_copies(club, [one for one in evenings if one.entries], asked)
    evenings.sort(key=lambda one: (one.day or date.min, one.competition, one.number))
    found = replace(
        _told([*stands, *evenings], naming, known, asked, lines),
        rule=agreeing.rule.name if agreeing.rule else "",
        roles=draft.layout.roles,
        doubts=without_rows(asked.doubts, rest),
        rest=rest,
        headings=frozenset(lines.headings),
        rows_left=tuple(sorted(lines.left, key=lambda one: (one[1].sheet, one[1].row))),
    )
    return Understood(found, [*stands, *evenings], naming, known)


def _columns_missing(draft: Draft) -> tuple[str, ...]:
    kinds = {role.kind for role in draft.layout.roles}
    needed = {"name": {*NAMES} - {"partner"}, "points": {"points", "total", "running"}}
    missing = tuple(one for one, of in needed.items() if not kinds & of)
    alone = missing == ("points",) and "average" in kinds and not _figures_beside(draft)
    return ("averages",) if alone else missing


def _figures_beside(draft: Draft) -> bool:
    """Whether a column that is not used holds figures."""
    unused = [at for at, role in enumerate(draft.layout.roles) if not role.kind]
    return any(
        read_figure(draft.book.sheets[sheet].cell(row, at)).value is not None
        for sheet in draft.sheets
        for row in range(draft.layout.header + 1, len(draft.book.sheets[sheet].rows))
        for at in unused
    )


def _refuse_unfit(draft: Draft) -> None:
    """Refuse more people than a club has: every name would be held against all others."""
    rows = [
        row for at in draft.sheets for row in draft.book.sheets[at].rows[draft.layout.header + 1 :]
    ]
    if draft.layout.fixed:
        if not rows:
            raise Refused("{file} heeft alleen een kopregel en geen rijen.", file=draft.book.file)
        return
    roles = tuple(enumerate(draft.layout.roles))
    names = [at for at, role in roles if role.kind in NAMES]
    figures = [at for at, role in roles if role.kind in FIGURES]
    if len({tuple(row[at : at + 1] for at in names) for row in rows}) > _MOST_NAMES:
        raise Refused(
            "{name} heeft meer dan {most} verschillende namen. Deel het bestand in stukken.",
            name=draft.book.file,
            most=_MOST_NAMES,
        )
    if sum(any(row[at : at + 1]) for row in rows for at in figures) > _MOST_FIGURES:
        raise Refused(
            "{name} heeft meer dan {most} uitslagen. Deel het bestand in stukken.",
            name=draft.book.file,
            most=_MOST_FIGURES,
        )


def _years(draft: Draft, known: Known) -> Years | None:
    """The span of the list's season, for dates without a year."""
    name = draft.given.season
    if name in known.seasons:
        return Years(known.seasons[name].starts, known.seasons[name].ends)
    return years_of(name or calendar_year(draft))


def _left(lines: Lines) -> tuple[tuple[str, int], ...]:
    return tuple((why, count) for why, count in Counter(why for why, _spot in lines.left).items())


def _told(
    every: Sequence[Evening], naming: Naming, known: Known, asked: Asked, lines: Lines
) -> Look:
    met = {person for one in every for entry in one.entries for person in entry.everybody}
    new = [one for one in naming.new if one.id in met]
    evenings = [one for one in every if not one.opening]
    seasons = {one.season for one in every if one.season not in known.seasons or one.extends}
    left_out = Answer("leave")
    there = [one for one in asked.doubts if one.kind == "held" and one.answer == left_out]
    beside = (("half", naming.halves), ("there", len(there)))
    return Look(
        asked.doubts,
        (),
        tuple(_coming(one, naming) for one in evenings),
        tuple(one.label for one in new),
        len([one for one in met if one > 0]),
        sum(len(one.entries) for one in evenings),
        (*_left(lines), *((what, count) for what, count in beside if count)),
        tuple(sorted(seasons)),
        rows="pairs" if any(len(e.people) == 2 for one in every for e in one.entries) else "people",
        openings=tuple(_coming(one, naming) for one in every if one.opening),
    )


def _coming(evening: Evening, naming: Naming) -> Coming:
    totals = evening.totals
    best = max(totals, key=lambda one: totals[one])
    return Coming(
        evening.season,
        evening.competition,
        evening.number,
        evening.day,
        len(totals),
        "opening" if evening.opening else depth_of(evening.entries),
        pairs=len(best) == 2,
        best=(" – ".join(map(naming.label, best)), totals[best]),
        lowest=min(totals.values()),
        total=sum(totals.values()),
        replaces=evening.replaces is not None,
        joins=evening.joins is not None,
    )


def depth_of(entries: Sequence[Entry]) -> str:
    """How deep the figures of an evening go."""
    return "evening" if all(one.round is None for one in entries) else "round"


def take(club: OpenClub, draft: Draft, progress: Callable[[int, int], None] | None = None) -> Look:
    """Take the list into the club.

    Args:
        club: into which.
        draft: with an answer to every doubt.
        progress: told how many evenings are done, of how many; may raise to stop it all.
    """
    understood = understand(club, draft)
    if not understood.look.ready or understood.naming is None:
        raise Refused(
            "{file} is nog niet overgenomen: {open} keer moet u nog iets beslissen."
            " Kijk bij Beslissen.",
            file=draft.book.file,
            open=understood.look.open,
        )
    _write(club, understood, understood.naming, draft, progress)
    return understood.look


def _write(
    club: OpenClub,
    understood: Understood,
    naming: Naming,
    draft: Draft,
    progress: Callable[[int, int], None] | None,
) -> None:
    evenings = understood.evenings
    about, rules = settings(club), rule_sets(club)
    count = sum(not one.opening for one in evenings)
    label = Message("Beginstand overgenomen")
    if count:
        label = Message.counted(
            "Uitslagen overgenomen: {n} avond", "Uitslagen overgenomen: {n} avonden", count
        )
    with club.store.change(label) as change:
        for one in evenings:
            if one.replaces is not None:
                refuse_money(change.conn, one.replaces)
                change.delete(EveningRow, one.replaces)
            if one.extends:
                _extend(change, one)
        applied = Applied(change, about, rules)
        people = _people(evenings, naming, active=not draft.former)
        applied.results([_paper(one) for one in evenings], people, progress)
        _learn(change, naming)


def _extend(change: Change, evening: Evening) -> None:
    """Make a season of the club long enough; a new one is made so at once."""
    row = change.conn.execute(_SEASON, {"name": evening.season}).mappings().first()
    day = evening.day
    if row is None or day is None:
        return
    if str(day) < str(row["starts"]):
        change.update(SeasonRow, row["id"], starts=day)
    elif str(day) > str(row["ends"]):
        change.update(SeasonRow, row["id"], ends=day)


def _paper(evening: Evening) -> PaperEvening:
    rows = [
        PaperRow(one.people, one.round, one.points, one.roem, one.pits, one.pair)
        for one in evening.entries
    ]
    made = PaperEvening(
        evening.season,
        evening.competition,
        evening.number,
        evening.day or _begins(evening.season),
        rows,
        [one.people for one in evening.unknown],
        opening=evening.opening,
        joins=evening.joins,
    )
    assert made.depth == depth_of(evening.entries)
    return made


def _begins(season: str) -> date:
    """The first day of a season by its name."""
    years = years_of(season)
    return years.starts if years is not None else date.today()


def _people(evenings: Sequence[Evening], naming: Naming, *, active: bool) -> People:
    """Gather the people in the evenings taken; a new name in none of them stays out."""
    met = {
        person
        for one in evenings
        for entry in (*one.entries, *one.unknown)
        for person in entry.everybody
    }
    people = People(())
    people.used = {one for one in met if one > 0}
    people.new = [one.changed(active=active) for one in naming.new if one.id in met]
    return people


def _learn(change: Change, naming: Naming) -> None:
    """Keep whom a name turned out to mean, so that a next list need not be asked."""
    for name, member in naming.learned.items():
        known = change.conn.execute(_ALIAS, {"name": name}).scalar()
        if known is None:
            change.insert(AliasRow, name=name, member_id=member)
        else:
            change.update(AliasRow, known, member_id=member)


def begin(club: OpenClub, file: Path) -> Draft:
    """Read a list of earlier years and guess how it is to be read; nothing changes."""
    draft = first_draft(_read(read_bytes(file), file), most_played(club))
    _refuse_unfit(draft)
    return draft


def _read(data: bytes, file: Path) -> Book:
    """The cells of a file; what goes out comes in again, however many rows."""
    own = decode(data[:200]).startswith(",".join(RESULTS_HEADER))
    return read_book(file, _MOST_OWN if own else MOST_ROWS)


def sort_out(club: OpenClub, file: Path) -> ImportPreview | Draft | PeopleDraft:
    """Read a file: games at once, any list as a draft to look into."""
    kind, book = _kind_of(file)
    if book is None or not kind:
        return preview_import(club, file)
    if kind == "people":
        return PeopleDraft(book)
    draft = first_draft(book, most_played(club))
    _refuse_unfit(draft)
    return draft


def read_pasted(club: OpenClub, text: str, html: str = "") -> Draft | PeopleDraft:
    """Read cells that were copied elsewhere: people, or what they made."""
    book = pasted_book(text, html)
    draft = first_draft(book, most_played(club))
    if not _about_results(draft):
        return PeopleDraft(book)
    _refuse_unfit(draft)
    return draft


def kind_of(file: Path, *, told: bool = False) -> str:
    """Tell what a file lists: "results", "people", or "" for games.

    Args:
        file: a text, a workbook or an address book.
        told: something was said that only a list of results needs.
    """
    return _kind_of(file, told=told)[0]


def _kind_of(file: Path, *, told: bool = False) -> tuple[str, Book | None]:
    data = read_bytes(file, MOST_GAME_BYTES)
    if "typed" in decode(data[:2_000]).partition("\n")[0].casefold():
        return "", None  # more than is looked into row by row
    if len(data) > MOST_BYTES:
        raise too_big(file.name)
    book = _read(data, file)
    if is_cards(data):
        return "people", book
    draft = first_draft(book)
    if draft.layout.header == 0 and not told and set(titles(draft)) >= _GAMES:
        return "", book
    return ("results" if told or _about_results(draft) else "people"), book


def _about_results(draft: Draft) -> bool:
    """Whether it says what people made, in a heading or else in a column of figures.

    Telephone numbers are figures as well: a list that says where people live needs a heading.
    """
    kinds = {role.kind for role in draft.layout.roles}
    told = {*FIGURES, "running", "evening", "sum", "average"}
    if any(about_people(sheet, {}) for sheet in draft.book.sheets) or "last" in kinds:
        sheet = draft.book.sheets[draft.sheets[0]]
        heads = {
            role.kind
            for at, role in enumerate(draft.layout.roles)
            if title_of(sheet, draft.layout, at)
        }
        return bool(heads & told) or _wide(draft)
    return bool(kinds & set(NAMES)) and bool(kinds & {*told, "place"})


def _wide(draft: Draft) -> bool:
    return any(role.evening for role in draft.layout.roles)


def of_their_time(draft: Draft, found: Look) -> Draft:
    """The draft, its new people former members where they played years ago."""
    if draft.layout.fixed:
        return draft
    days = [one.date for one in found.evenings if one.date]
    return replace(draft, former=bool(days) and (date.today() - max(days)).days > _LONG_AGO)

"""Looks at a draft: what it would bring, and what must be decided before it can."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from clubadmin.model.importing.importing import NAMES, Coming, Draft, Look
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing.assembling import Entry, Evening, assembled
from clubadmin.services.importing.cells import Years, years_of
from clubadmin.services.importing.dating import dated
from clubadmin.services.importing.facts import read_facts
from clubadmin.services.importing.known import Known, read_known
from clubadmin.services.importing.lines import Lines, read_lines
from clubadmin.services.importing.naming import Naming
from clubadmin.services.importing.overlaps import not_there_yet, with_names, without_copies
from clubadmin.services.importing.questions import Asked
from clubadmin.services.importing.strange import RowTotals, without_slips
from clubadmin.services.importing.twice import settle_twice


@dataclass(frozen=True)
class Understood:
    """A draft as it is understood now, with what would be written."""

    look: Look
    evenings: Sequence[Evening]
    naming: Naming | None
    known: Known


def look(club: OpenClub, draft: Draft) -> Look:
    """What the draft would bring, and every doubt; nothing changes."""
    return understand(club, draft).look


def understand(club: OpenClub, draft: Draft) -> Understood:
    """The same with the evenings themselves."""
    known = read_known(club)
    missing = _columns_missing(draft)
    if missing:
        return Understood(Look(missing=missing), (), None, known)
    asked = Asked(draft)
    years = _years(draft, known)
    lines = read_lines(draft, asked, years)
    rows, figures = read_facts(draft, lines, asked, years)
    facts = RowTotals(draft, figures, asked).settled(rows)
    naming = Naming(known.alike, asked, facts)
    evenings, lacking = assembled(facts, naming, known, asked)
    if lacking:
        order = ("season", "competition", "evening")
        told = tuple(one for one in order if one in lacking)
        return Understood(Look(missing=told, left=_left(lines)), (), None, known)
    with_names(evenings, known, asked)
    evenings = settle_twice(evenings, naming, asked)
    evenings = not_there_yet(dated(evenings, known, asked), known, asked)
    for evening in evenings:
        without_slips(evening, asked)
    evenings = without_copies(club, [one for one in evenings if one.entries], asked)
    evenings.sort(key=lambda one: (one.day or date.min, one.competition, one.number))
    return Understood(_told(evenings, naming, known, asked, lines), evenings, naming, known)


def _columns_missing(draft: Draft) -> tuple[str, ...]:
    kinds = {role.kind for role in draft.layout.roles}
    missing = []
    if not kinds & set(NAMES) - {"partner"}:
        missing.append("name")
    if not kinds & {"points", "total"}:
        missing.append("points")
    return tuple(missing)


def _years(draft: Draft, known: Known) -> Years | None:
    """When the season of the list is, for dates without a year."""
    name = draft.given.season
    if name in known.seasons:
        return Years(known.seasons[name].starts, known.seasons[name].ends)
    return years_of(name) if name else None


def _left(lines: Lines) -> tuple[tuple[str, int], ...]:
    return tuple(lines.left.items())


def _told(
    evenings: Sequence[Evening], naming: Naming, known: Known, asked: Asked, lines: Lines
) -> Look:
    met = {person for one in evenings for entry in one.entries for person in entry.people}
    new = [one for one in naming.new if one.id in met]
    seasons = {one.season for one in evenings if one.season not in known.seasons or one.extends}
    return Look(
        asked.doubts,
        (),
        tuple(_coming(one, naming) for one in evenings),
        tuple(one.label for one in new),
        len([one for one in met if one > 0]),
        sum(len(one.entries) for one in evenings),
        _left(lines),
        tuple(sorted(seasons)),
    )


def _coming(evening: Evening, naming: Naming) -> Coming:
    totals: dict[tuple[int, ...], int] = {}
    for entry in evening.entries:
        totals[entry.people] = totals.get(entry.people, 0) + entry.total
    best = max(totals, key=lambda one: totals[one])
    return Coming(
        evening.season,
        evening.competition,
        evening.number,
        evening.day,
        len(totals),
        depth_of(evening.entries),
        pairs=len(best) == 2,
        best=(" – ".join(map(naming.label, best)), totals[best]),
        lowest=min(totals.values()),
        total=sum(totals.values()),
        replaces=evening.replaces is not None,
    )


def depth_of(entries: Sequence[Entry]) -> str:
    """How deep the figures of an evening go."""
    return "evening" if all(one.round is None for one in entries) else "round"

"""A text for the app group: short lines that read well on a telephone.

Asterisks make a line bold there.
"""

from collections.abc import Iterator

from clubadmin.domain.draw.formats import INDIVIDUAL
from clubadmin.model.publishing.publishing import PressFacts
from clubadmin.model.results.result import EveningResult, ResultRow, StandingRow, Standings
from clubadmin.model.results.won import award_of, given
from clubadmin.reports.press.dutch import counted, day, fields_of, has, made, people, sentence

_STANDING = 10  # rows of the standings; the rest is on the paper


def app_text(facts: PressFacts) -> str:
    """The whole result, and who are on top of the standings."""
    one = facts.result
    if not one.rows:
        return ""
    parts = [[_title(facts)], *_lists(one), list(_asides(one))]
    if facts.standings is not None:
        parts += _standings(facts.standings)
    if facts.next_day is not None:
        parts.append([f"Volgende avond: {day(facts.next_day)}"])
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _title(facts: PressFacts) -> str:
    one = facts.result
    which = "" if one.planned == 1 else f", avond {one.number}"
    state = "" if one.closed else "\n(tussenstand)" if one.missing else "\n(voorlopig)"
    if one.closed and one.rectification:
        state = f"\n(na rectificatie {one.rectification})"
    held = f"{sentence(day(one.date)).removesuffix('.')} {one.date.year}"
    return f"*{one.competition}{which}*\n{held}{state}"


def _lists(one: EveningResult) -> Iterator[list[str]]:
    for field, rows in fields_of(one):
        head = [f"*{sentence(field).removesuffix('.')}*"] if field else []
        lines = [f"{row.place}. {_named(row)}{_told(made(one, row))}{_won(row)}" for row in rows]
        yield head + lines


def _named(row: ResultRow | StandingRow) -> str:
    """Mark a guest after the name, as on paper."""
    return f"{row.name} (gast)" if row.guest else row.name


def _told(figure: str) -> str:
    """Tell a score after the name: a list is of points unless it says otherwise."""
    return f": {figure.removesuffix(' punten')}" if figure else ""


def _won(row: ResultRow) -> str:
    """The prize of a place, with who gave it; the poedelprijs has a line of its own."""
    award = "" if row.poedelprijs and not row.prize else row.award
    feats = [one.told() for one in row.feats]
    prize = given(prize=row.prize, last=False, award=award, sponsor=row.sponsor, feats=feats)
    return f" – {prize}" if prize else ""


def _asides(one: EveningResult) -> Iterator[str]:
    most = max(row.pits for row in one.rows)
    if most and not one.totals_only and one.format == INDIVIDUAL.name:
        best = [row.name for row in one.rows if row.pits == most]
        yield f"Meeste pits: {people(best)} ({counted(most, 'pit', 'pits')})"
    last = [row.name for row in one.rows if row.poedelprijs]
    if last:
        what = next((str(award_of(row.award, row.sponsor)) for row in one.rows if _last(row)), "")
        yield f"Poedelprijs: {people(last)}" + (f" ({what})" if what else "")


def _last(row: ResultRow) -> bool:
    """Whether the poedelprijs is something, and he wins nothing else."""
    return row.poedelprijs and not row.prize and bool(row.award)


def _standings(found: Standings) -> Iterator[list[str]]:
    after = counted(found.held, "avond", "avonden")
    for field in found.fields:
        rows = [row for row in found.rows if row.field == field and row.place is not None]
        name = f" ({'groep ' if found.grouped else ''}{field})" if field else ""
        lines = [f"{row.place}. {_named(row)}{_told(has(found, row))}" for row in rows[:_STANDING]]
        if lines:
            yield [f"*Stand na {after}{name}*", *lines]

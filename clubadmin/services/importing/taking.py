"""Takes a draft of which everything is decided into the club: all of it, as one change."""

from collections.abc import Callable, Sequence

from sqlalchemy import text

from clubadmin.model.importing.importing import Draft, Look
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.club.rulesets import rule_sets
from clubadmin.services.errors import Refused
from clubadmin.services.exchange.apply import Applied
from clubadmin.services.exchange.people import People
from clubadmin.services.exchange.results import PaperEvening, PaperRow
from clubadmin.services.importing.assembling import Evening
from clubadmin.services.importing.looking import Understood, depth_of, understand
from clubadmin.services.importing.naming import Naming
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AliasRow, EveningRow, SeasonRow

_SEASON = text("SELECT id, starts, ends FROM season WHERE name = :name")
_ALIAS = text("SELECT id FROM alias WHERE name = :name")


def take(club: OpenClub, draft: Draft, progress: Callable[[int, int], None] | None = None) -> Look:
    """Take the list into the club.

    Args:
        club: into which.
        draft: with an answer to every doubt.
        progress: told how many evenings are done, of how many; may raise to stop it all.

    Raises:
        Refused: something is not decided yet, or became doubtful since; nothing is changed.
    """
    understood = understand(club, draft)
    if not understood.look.ready or understood.naming is None:
        raise Refused(
            f"{draft.book.file} is nog niet overgenomen: {understood.look.open} keer moet u nog"
            " iets beslissen. Kijk bij Beslissen."
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
    label = f"Uitslagen overgenomen: {len(evenings)} avonden"
    with club.store.change(label) as change:
        for one in evenings:
            if one.replaces is not None:
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
    assert evening.day is not None
    rows = [
        PaperRow(one.spot.row, one.people, one.round, one.points, one.roem, one.pits)
        for one in evening.entries
    ]
    made = PaperEvening(
        evening.season, evening.competition, evening.number, evening.day, rows[0].row, rows
    )
    assert made.depth == depth_of(evening.entries)
    return made


def _people(evenings: Sequence[Evening], naming: Naming, *, active: bool) -> People:
    """Who is in the evenings that are taken; who is new and in none of them stays out."""
    met = {person for one in evenings for entry in one.entries for person in entry.people}
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

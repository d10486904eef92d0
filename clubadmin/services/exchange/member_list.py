"""A list of members with whatever else it says of them, taken into the club as one change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from clubadmin.i18n import Message
from clubadmin.model.club.exchange import ImportPreview, ImportProblem
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import rule_sets
from clubadmin.services.exchange.apply import Applied
from clubadmin.services.exchange.members import (
    MembersRead,
    read_members,
    titles,
    with_known_titles,
)
from clubadmin.services.exchange.read import Grid
from clubadmin.services.exchange.register import (
    Reader,
    add_particulars,
    change_particulars,
)
from clubadmin.services.members.particulars import register
from clubadmin.storage.schema.tablenames import MemberRow


def member_list(club: OpenClub, grid: Grid) -> tuple[ImportPreview, Callable[[], None]]:
    """The preview, and what would take it into the club."""
    people, grid = register(club, inactive=True), with_known_titles(grid)
    read = read_members(grid, [one.member for one in people.people])
    wanted: dict[int, Particulars] = {}
    reader = Reader(grid, people, titles())
    for row, member in read.rows.items() if reader.there else ():
        one = reader.known(member if member.id else member.changed(id=-row - 1))
        if (read_of := reader.read(grid.rows[row], row, one)) != one:
            wanted[row] = read_of
    columns = reader.columns
    preview = replace(
        read.preview,
        problems=_by_row(read.preview.problems, columns.problems),
        remarks=_by_row(read.preview.remarks, columns.remarks),
        asks=columns.asks,
    )
    return preview, lambda: _apply_members(club, read, wanted)


def _by_row(*problems: Sequence[ImportProblem]) -> tuple[ImportProblem, ...]:
    return tuple(sorted((one for some in problems for one in some), key=lambda one: one.row))


def _apply_members(club: OpenClub, read: MembersRead, wanted: Mapping[int, Particulars]) -> None:
    settings, rules = clubs.settings(club), rule_sets(club)
    new, changed = read.new, read.changed
    with club.store.change(
        Message("Ledenlijst overgenomen: {count} nieuw", count=len(new))
    ) as change:
        applied = Applied(change, settings, rules)
        made = {id(member): applied.member(member) for member in new}
        filled = [
            one.changed(member=one.member.changed(id=made[id(read.rows[row])]))
            for row, one in wanted.items()
            if one.member.id < 0
        ]
        add_particulars(change, filled)
        for one in wanted.values():
            if one.member.id > 0:
                change_particulars(change, one)
        for member in changed:
            change.update(
                MemberRow,
                member.id,
                version=member.version,
                phone=member.phone,
                email=member.email,
                guest=member.guest,
                active=member.active,
            )

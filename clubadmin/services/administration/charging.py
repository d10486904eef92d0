"""Laying the dues of a season: shown first, for everybody at once, taken back one by one."""

from collections.abc import Iterator

from sqlalchemy import Connection, text

from clubadmin.domain.administration.dues import Span, charges
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Charging, Due
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.memberships import kinds
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named
from clubadmin.services.members.members import load_member
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import season
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import DueRow

LONGEST_REASON = 200

_CHARGED = text("SELECT DISTINCT member_id FROM due WHERE season_id = :season")
_ONE = text("SELECT * FROM due WHERE id = :id")
_TAKEN_BACK = text("SELECT EXISTS (SELECT 1 FROM due WHERE reverses = :id)")


def charging(club: OpenClub, season_id: int) -> Charging:
    """Propose the dues of a season; nothing is changed.

    Who has dues of this season already gets none again: so who joined later can be charged
    by doing it once more.
    """
    there = season(club, season_id)
    by_name = {one.kind.name: one.kind for one in kinds(club, season_id)}
    if not by_name:
        raise Refused(
            "Seizoen {name} heeft nog geen soorten leden met hun contributie. Voeg er eerst"
            " een toe.",
            name=there.name,
        )
    with club.store.read() as conn:
        charged = set(conn.execute(_CHARGED, {"season": season_id}).scalars())
    span, dues, without = Span(there.starts, there.ends), [], []
    homes: set[str] = set()
    for one in _in_order(register(club, inactive=True).people):
        kind = by_name.get(one.kind)
        later = bool(one.household) and one.household in homes
        if kind is None:
            if one.member.active and not one.member.guest:
                without.append(one.member)
            continue
        found = charges(kind, span, one.joined, one.ended, later=later)
        if found and one.household:
            homes.add(one.household)
        if one.member.id in charged or not (one.member.active or one.ended):
            continue
        dues += [
            Due(0, one.member.id, kind.name, each.part, each.amount, each.due_on) for each in found
        ]
    return Charging(season_id, tuple(dues), tuple(without))


def charge(club: OpenClub, planned: Charging) -> int:
    """Lay them, as one change; answers how many."""
    now = charging(club, planned.season_id)
    if now.dues != planned.dues:
        raise Refused("Er is intussen iets gewijzigd. Bekijk opnieuw wat er vastgesteld wordt.")
    if not now.dues:
        raise Refused("Er is niets vast te stellen: iedereen heeft zijn contributie al.")
    label = Message.counted(
        "Contributie vastgesteld: {n} bedrag van {total}",
        "Contributie vastgesteld: {n} bedragen, samen {total}",
        len(now.dues),
        total=euros(now.total),
    )
    with club.store.change(label) as change:
        for one in now.dues:
            change.insert(
                DueRow,
                season_id=planned.season_id,
                member_id=one.member_id,
                kind=one.kind,
                part=one.part,
                amount=one.amount,
                due_on=one.due_on,
                reverses=None,
                reason="",
            )
    return len(now.dues)


def take_back(club: OpenClub, due_id: int, reason: str) -> None:
    """Take one amount back, with the reason; what was asked stays to be seen."""
    told = named(reason, Message("De reden"), longest=LONGEST_REASON)
    with club.store.read() as conn:
        row = conn.execute(_ONE, {"id": due_id}).mappings().first()
        _refuse_gone(conn, due_id, there=row is not None and row["reverses"] is None)
        assert row is not None
        who = load_member(conn, row["member_id"]).name
    label = Message("{amount} van {name} teruggenomen", amount=euros(row["amount"]), name=who)
    with club.store.change(label) as change:
        lay_back(change, due_id, told)


def lay_back(change: Change, due_id: int, reason: str, paid: int = 0) -> None:
    """Take an amount back within a change; what was paid of it stays asked."""
    row = change.conn.execute(_ONE, {"id": due_id}).mappings().one()
    values = {**row, "id": None, "due_on": as_date(row["due_on"])}
    taken = {"amount": -row["amount"], "reverses": due_id, "reason": reason}
    change.insert(DueRow, **values | taken)
    if paid:
        change.insert(DueRow, **values | {"amount": paid})


def _refuse_gone(conn: Connection, due_id: int, *, there: bool) -> None:
    if not there or conn.execute(_TAKEN_BACK, {"id": due_id}).scalar():
        raise Refused("Dit bedrag is er niet (meer) of is al teruggenomen. Bekijk het opnieuw.")


def _in_order(everybody: tuple[Particulars, ...]) -> Iterator[Particulars]:
    """The longest member of a household first: who came later pays less."""
    yield from sorted(
        everybody, key=lambda one: (one.joined is not None, one.joined, one.member.id)
    )

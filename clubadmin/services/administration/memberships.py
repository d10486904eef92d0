"""Kinds of membership of a season and their dues, and making members of a kind."""

from collections.abc import Collection
from dataclasses import asdict, replace

from sqlalchemy import Connection, text

from clubadmin.domain.administration.dues import DuesKind, ProRata
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import KeptKind
from clubadmin.services.administration.amounts import not_negative
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import between, named
from clubadmin.services.members.members import load_member
from clubadmin.storage.schema.reading import reader
from clubadmin.storage.schema.tablenames import DuesKindRow, MembershipRow

MOST_INSTALMENTS = 12

_kept = reader(KeptKind, flat="kind")
_OF_SEASON = text("SELECT * FROM dues_kind WHERE season_id = :season ORDER BY amount DESC, name")
_ONE = text("SELECT * FROM dues_kind WHERE id = :id")
_LATEST = text(
    "SELECT k.* FROM dues_kind k JOIN season s ON s.id = k.season_id WHERE s.starts = ("
    "SELECT max(b.starts) FROM season b JOIN dues_kind d ON d.season_id = b.id"
    " WHERE b.starts < (SELECT starts FROM season WHERE id = :season)) ORDER BY k.id"
)

_OF_A_KIND = text("SELECT member_id, kind FROM membership")


def kinds_of(conn: Connection, season_id: int) -> tuple[KeptKind, ...]:
    """The kinds of a season, the dearest first."""
    return tuple(_kept(row) for row in conn.execute(_OF_SEASON, {"season": season_id}).mappings())


kinds = reads(kinds_of)


def add_kind(club: OpenClub, season_id: int, kind: DuesKind) -> KeptKind:
    """Keep a kind of membership."""
    kind = _checked(kind)
    _refuse_twice(club, season_id, kind.name, own=0)
    with club.store.change(Message("Soort lid {name} toegevoegd", name=kind.name)) as change:
        made = change.insert(DuesKindRow, season_id=season_id, **asdict(kind))
        return _load(change.conn, made or 0)


def change_kind(club: OpenClub, wanted: KeptKind) -> KeptKind:
    """Keep what was changed of a kind; dues that were laid stay as they are."""
    kind = _checked(wanted.kind)
    _refuse_twice(club, wanted.season_id, kind.name, own=wanted.id)
    with club.store.change(Message("Soort lid {name} gewijzigd", name=kind.name)) as change:
        change.update(DuesKindRow, wanted.id, version=wanted.version, **asdict(kind))
        return _load(change.conn, wanted.id)


def remove_kind(club: OpenClub, kind_id: int) -> None:
    """Remove a kind; who is of it owes nothing from then on, what was laid stays."""
    gone = club.read(_load, kind_id)
    with club.store.change(Message("Soort lid {name} verwijderd", name=gone.kind.name)) as change:
        change.delete(DuesKindRow, kind_id)


def take_over(club: OpenClub, season_id: int) -> tuple[KeptKind, ...]:
    """Give a season without kinds those of the newest season before it that has any."""
    with club.store.read() as conn:
        before = [_kept(row) for row in conn.execute(_LATEST, {"season": season_id}).mappings()]
        if kinds_of(conn, season_id) or not before:
            raise Refused(
                Message("Er is geen eerder seizoen met soorten leden. Voeg een soort toe.")
                if not before
                else Message("Dit seizoen heeft al soorten leden. Wijzig die in de lijst.")
            )
    with club.store.change(Message("Soorten leden van het vorige seizoen overgenomen")) as change:
        for one in before:
            change.insert(DuesKindRow, season_id=season_id, **asdict(one.kind))
        return kinds_of(change.conn, season_id)


def _checked(kind: DuesKind) -> DuesKind:
    return replace(
        kind,
        name=named(kind.name, Message("De naam van de soort")),
        amount=not_negative(kind.amount, Message("De contributie")),
        entry=not_negative(kind.entry, Message("Het inschrijfgeld")),
        household_less=not_negative(kind.household_less, Message("De korting")),
        pro_rata=ProRata(kind.pro_rata),
        instalments=between(kind.instalments, 1, MOST_INSTALMENTS, Message("Termijnen")),
    )


def _refuse_twice(club: OpenClub, season_id: int, name: str, *, own: int) -> None:
    if any(one.kind.name == name and one.id != own for one in kinds(club, season_id)):
        raise Refused("Er is al een soort lid {name}. Kies een andere naam.", name=name)


def _load(conn: Connection, kind_id: int) -> KeptKind:
    row = conn.execute(_ONE, {"id": kind_id}).mappings().first()
    if row is None:
        raise Refused("Deze soort lid is er niet (meer). Bekijk de lijst opnieuw.")
    return _kept(row)


def give_kind(club: OpenClub, member_ids: Collection[int], kind: str) -> int:
    """Make members of one kind, as one change; answers how many were of another."""
    if not member_ids:
        raise Refused("Er is niemand gekozen. Kies eerst een of meer namen in de lijst.")
    with club.store.read() as conn:
        kept = {row.member_id: row.kind for row in conn.execute(_OF_A_KIND)}
        there = [load_member(conn, one).id for one in sorted(set(member_ids))]
    wanted = [one for one in there if kept.get(one, "") != kind]
    label = Message.counted(
        "{n} lid is nu {kind}", "{n} leden zijn nu {kind}", len(wanted), kind=kind
    )
    with club.store.change(label) as change:
        for one in wanted:
            if one in kept:
                change.update(MembershipRow, one, kind=kind)
            else:
                change.insert(MembershipRow, member_id=one, kind=kind)
    return len(wanted)

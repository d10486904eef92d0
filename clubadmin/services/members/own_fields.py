"""Fields that a club names itself: asked of every member, below the others."""

from sqlalchemy import Connection, text

from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.particulars import OwnField
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import named
from clubadmin.storage.schema.tablenames import OwnFieldRow

MOST = 12  # more is a spreadsheet
_ALL = text("SELECT id, name, version FROM own_field ORDER BY place, id")
_FILLED = text("SELECT count(*) FROM own_value WHERE field_id = :id")


def load_fields(conn: Connection) -> tuple[OwnField, ...]:
    """Load the own fields, in the order in which they are asked."""
    return tuple(OwnField(*row) for row in conn.execute(_ALL))


own_fields = reads(load_fields)


def add_field(club: OpenClub, name: str) -> OwnField:
    """Name one more field, the last."""
    there = own_fields(club)
    if len(there) >= MOST:
        raise Refused("Er zijn al {most} eigen velden. Verwijder er eerst een.", most=MOST)
    clean = _free_name(there, name, own=0)
    with club.store.change(Message("Eigen veld {name} toegevoegd", name=clean)) as change:
        made = change.insert(OwnFieldRow, name=clean, place=len(there))
        assert made is not None
        return OwnField(made, clean)


def rename_field(club: OpenClub, wanted: OwnField) -> OwnField:
    """Call a field otherwise; what it says of everybody stays."""
    clean = _free_name(own_fields(club), wanted.name, own=wanted.id)
    with club.store.change(Message("Eigen veld heet nu {name}", name=clean)) as change:
        change.update(OwnFieldRow, wanted.id, version=wanted.version, name=clean)
        return next(one for one in load_fields(change.conn) if one.id == wanted.id)


def filled(club: OpenClub, field_id: int) -> int:
    """Count the members with a value in a field: these values go with it."""
    with club.store.read() as conn:
        return int(conn.execute(_FILLED, {"id": field_id}).scalar() or 0)


def remove_field(club: OpenClub, field: OwnField) -> None:
    """Remove a field with all that it says."""
    with club.store.change(Message("Eigen veld {name} verwijderd", name=field.name)) as change:
        change.delete(OwnFieldRow, field.id)


def _free_name(there: tuple[OwnField, ...], name: str, *, own: int) -> str:
    clean = named(name, Message("De naam van het veld"), longest=40)
    if any(fold(one.name) == fold(clean) for one in there if one.id != own):
        raise Refused("Er is al een eigen veld {name}. Kies een andere naam.", name=clean)
    return clean

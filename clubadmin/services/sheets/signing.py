"""Signing a sheet off, and taking that back."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.sheets.board import next_missing
from clubadmin.services.sheets.errors import scored_sheet
from clubadmin.services.sheets.head import SheetHead, draft_or_signed
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ScoresheetRow


class NotSignable(Refused):
    """A sheet that cannot be signed off yet.

    Attributes:
        findings: the errors that stand in the way.
    """

    def __init__(self, title: str, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        more = f" (en nog {len(findings) - 1})" if len(findings) > 1 else ""
        super().__init__(f"{title} kan nog niet worden afgetekend: {sentence(findings[0])}{more}")


def sign(club: OpenClub, table_id: int) -> TablePlace | None:
    """Sign a sheet off; answers the next table whose sheet is not, None when all are.

    Raises:
        NotSignable: findings of severity error, or games that are missing.
        Refused: no such table, signed off already, or the evening is closed.
    """
    with club.store.read() as conn:
        head, sheet_id = _ready(conn, table_id)
    with club.store.change(f"{head.title} afgetekend", scope=head.scope) as change:
        _put_signature(change, head, sheet_id)
    return next_missing(club, head.evening_id, table_id)


def sign_all(
    club: OpenClub, table_ids: Sequence[int], tell: Callable[[int, int], None] = lambda *_: None
) -> str:
    """Sign off every sheet that can be, as one change that one undo takes back.

    Args:
        club: the open club.
        table_ids: whose sheets; those that cannot be signed off are left as they are.
        tell: told how many were looked at, and of how many.

    Returns:
        Why the first that stayed behind could not be; "" where none did.
    """
    refused, ready = "", []
    with club.store.read() as conn:
        for done, table_id in enumerate(table_ids):
            tell(done, len(table_ids))
            try:
                ready.append(_ready(conn, table_id))
            except Refused as error:
                refused = refused or str(error)
    if ready:
        with club.store.change(f"Afgetekend: {len(ready)} formulieren") as change:
            for head, sheet_id in ready:
                _put_signature(change, head, sheet_id)
    return refused


def unsign(club: OpenClub, table_id: int) -> Saved:
    """Take the signing off back, so that the sheet can be typed on again.

    Raises:
        Refused: no such table, not signed off, or the evening is closed.
    """
    with club.store.read() as conn:
        head = draft_or_signed(conn, table_id)
    if not head.signed or head.sheet_id is None:
        raise Refused(f"{head.title} is niet afgetekend; er kan gewoon op getypt worden.")
    label = f"{head.title}, aftekening weg"
    with club.store.change(label, scope=head.scope) as change:
        draft = {"status": "draft", "signed_at": ""}
        change.update(ScoresheetRow, head.sheet_id, version=head.version, **draft)
    return club.saved()


def _ready(conn: Connection, table_id: int) -> tuple[SheetHead, int]:
    """A sheet that can be signed off, and its id; refused where it cannot."""
    head = draft_or_signed(conn, table_id)
    if head.signed:
        raise Refused(f"{head.title} is al afgetekend.")
    errors = scored_sheet(head, complete=True).errors
    if errors or head.sheet_id is None:
        raise NotSignable(head.title, errors)
    return head, head.sheet_id


def _put_signature(change: Change, head: SheetHead, sheet_id: int) -> None:
    signed = {"status": "signed", "signed_at": change.at, "errors": 0}
    change.update(ScoresheetRow, sheet_id, version=head.version, **signed)

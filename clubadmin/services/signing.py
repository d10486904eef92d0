"""Signing a sheet off, and taking that back."""

from clubadmin.domain.scoring.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.sheet_board import next_missing
from clubadmin.services.sheet_errors import scored_sheet
from clubadmin.services.sheet_head import draft_or_signed
from clubadmin.services.views.club import Saved
from clubadmin.services.views.evening import TablePlace
from clubadmin.storage.tablenames import ScoresheetRow


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
        head = draft_or_signed(conn, table_id)
    if head.signed:
        raise Refused(f"{head.title} is al afgetekend.")
    errors = scored_sheet(head, complete=True).errors
    if errors or head.sheet_id is None:
        raise NotSignable(head.title, errors)
    with club.store.change(f"{head.title} afgetekend", scope=head.scope) as change:
        signed = {"status": "signed", "signed_at": change.at, "errors": 0}
        change.update(ScoresheetRow, head.sheet_id, version=head.version, **signed)
    return next_missing(club, head.evening_id, table_id)


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

"""The account of the club that members pay to."""

from sqlalchemy import Connection, text

from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Treasury
from clubadmin.services.administration.iban import checked_iban
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import named
from clubadmin.storage.schema.tablenames import TreasuryRow

_TREASURY = text("SELECT account, holder, version FROM treasury")


def keep_treasury(club: OpenClub, wanted: Treasury) -> Treasury:
    """Keep the number of the account and whose it is; no number takes it away."""
    account = checked_iban(wanted.account) if wanted.account.strip() else ""
    holder = named(
        wanted.holder, Message("De naam bij de rekening"), needed=False, longest=LONGEST_NAME
    )
    with club.store.change(Message("Rekening van de club gewijzigd")) as change:
        if wanted.version:
            change.update(TreasuryRow, 1, version=wanted.version, account=account, holder=holder)
        else:
            change.insert(TreasuryRow, id=1, account=account, holder=holder)
        return _load(change.conn)


def _load(conn: Connection) -> Treasury:
    """The account as it is kept; one without a number where none is."""
    row = conn.execute(_TREASURY).mappings().first()
    return Treasury(**row) if row else Treasury()


treasury = reads(_load)

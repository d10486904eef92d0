"""The bank's side of a ledger: what is left of statements, mandates and collections."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.model.administration.debits import Collection, Creditor, Mandate, Proposed
from clubadmin.services.administration import collecting, collections, mandates, statements
from clubadmin.services.administration.creditor import creditor
from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class BankLedger:
    """The lines, mandates and files of a season."""

    left: tuple[Proposed, ...] = ()  # of statements that were read, and nobody's dues yet
    creditor: Creditor = field(default_factory=Creditor)
    mandates: Mapping[int, Mandate] = field(default_factory=dict)  # of members
    collections: tuple[Collection, ...] = ()
    collect_on: date | None = None  # that members were told, or the first that can be told


def load(club: OpenClub, season_id: int, today: date) -> BankLedger:
    """Load what the bank has of a season."""
    own = creditor(club)
    return BankLedger(
        statements.left_over(club, season_id),
        own,
        mandates.mandates(club),
        collections.collections(club, season_id),
        collecting.proposed_day(club, season_id, today) if own.identifier else None,
    )


def at_bank(ledger: Ledger) -> BankLedger:
    """The bank's side of a ledger; empty where there is no season."""
    found = ledger.more.get(BankLedger)
    return found if isinstance(found, BankLedger) else BankLedger()

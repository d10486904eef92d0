"""The dues of a season as their window shows them, read in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from clubadmin.errors import Refused
from clubadmin.model.administration.debits import Collection, Creditor, Mandate
from clubadmin.model.administration.dues import Account, Charging, KeptKind, Membership, Treasury
from clubadmin.model.administration.statement import Proposed
from clubadmin.model.seasons.season import Season
from clubadmin.services.administration import (
    accounts,
    charging,
    collecting,
    collections,
    mandates,
    memberships,
    statements,
)
from clubadmin.services.administration import creditor as creditors
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons.seasons import seasons


@dataclass(frozen=True)
class Ledger:
    """A season as the treasurer sees it; `planned` is None while nothing can be laid."""

    seasons: tuple[Season, ...]
    season: Season | None = None
    kinds: tuple[KeptKind, ...] = ()
    memberships: tuple[Membership, ...] = ()
    accounts: tuple[Account, ...] = ()
    planned: Charging | None = None
    treasury: Treasury = field(default_factory=Treasury)
    left: tuple[Proposed, ...] = ()  # of statements that were read, and nobody's dues yet
    creditor: Creditor = field(default_factory=Creditor)
    mandates: Mapping[int, Mandate] = field(default_factory=dict)  # of members
    collections: tuple[Collection, ...] = ()
    collect_on: date | None = None  # that members were told, or the first that can be told


def load(club: OpenClub, season_id: int, today: date) -> Ledger:
    """Load a season, or the newest that began where that one is not there."""
    every = seasons(club)
    if not every:
        return Ledger(())
    season = next((one for one in every if one.id == season_id), every[0])
    try:
        planned = charging.charging(club, season.id)
    except Refused:  # no kinds of members yet
        planned = None
    creditor = creditors.creditor(club)
    return Ledger(
        every,
        season,
        memberships.kinds(club, season.id),
        memberships.memberships(club),
        accounts.accounts(club, season.id),
        planned,
        creditors.treasury(club),
        statements.left_over(club, season.id),
        creditor,
        mandates.mandates(club),
        collections.collections(club, season.id),
        collecting.proposed_day(club, season.id, today) if creditor.identifier else None,
    )

"""What the window of the dues shows of a season, read in one go."""

from dataclasses import dataclass, field

from clubadmin.errors import Refused
from clubadmin.model.administration.dues import Account, Charging, KeptKind, Membership, Treasury
from clubadmin.model.seasons.season import Season
from clubadmin.services.administration import accounts, charging, kinds, memberships
from clubadmin.services.administration import treasury as own
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


def load(club: OpenClub, season_id: int) -> Ledger:
    """Of a season, or of the newest that began where that one is not there."""
    every = seasons(club)
    if not every:
        return Ledger(())
    season = next((one for one in every if one.id == season_id), every[0])
    try:
        planned = charging.charging(club, season.id)
    except Refused:  # no kinds of members yet
        planned = None
    return Ledger(
        every,
        season,
        kinds.kinds(club, season.id),
        memberships.memberships(club),
        accounts.accounts(club, season.id),
        planned,
        own.treasury(club),
    )

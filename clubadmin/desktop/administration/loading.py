"""The dues of a season as their window shows them, read in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from clubadmin.errors import Refused
from clubadmin.model.administration.dues import Account, Charging, KeptKind, Treasury
from clubadmin.model.seasons.season import Season
from clubadmin.part import fillings
from clubadmin.services.administration import accounts, charging, memberships
from clubadmin.services.administration.treasury import treasury
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons.seasons import seasons


@dataclass(frozen=True)
class Ledger:
    """A season as the treasurer sees it; `planned` is None while nothing can be laid."""

    seasons: tuple[Season, ...]
    season: Season | None = None
    kinds: tuple[KeptKind, ...] = ()
    accounts: tuple[Account, ...] = ()
    planned: Charging | None = None
    treasury: Treasury = field(default_factory=Treasury)
    more: Mapping[type, Any] = field(default_factory=dict)  # what parts read, by its type


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
    more = [read(club, season.id, today) for read in fillings("ledger")]
    return Ledger(
        every,
        season,
        memberships.kinds(club, season.id),
        accounts.accounts(club, season.id),
        planned,
        treasury(club),
        {type(one): one for one in more},
    )

"""Which season, competition and evening somebody at a terminal means."""

from typing import TYPE_CHECKING

from clubadmin.cli.output import Stop

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


def find_competition(club: "OpenClub", season: str | None, competition: str | None) -> int:
    """The id of the competition that is meant: by default of the last season, its only one.

    Raises:
        Stop: there is none, or it has to be said which.
    """
    from clubadmin.services.seasons.seasons import competitions, seasons

    every = sorted(seasons(club), key=lambda one: (one.starts, one.id))
    if not every:
        raise Stop("Deze club heeft nog geen seizoen.")
    names = [one.name for one in every]
    wanted = _one(names, season, "Het seizoen") if season else names[-1]
    within = competitions(club, next(one.id for one in every if one.name == wanted))
    if not within:
        raise Stop(f"Seizoen {wanted} heeft nog geen competitie.")
    if competition is None:
        if len(within) > 1:
            listed = ", ".join(one.name for one in within)
            raise Stop(f"Noem met --competition één van: {listed}.")
        return within[0].id
    name = _one([one.name for one in within], competition, "De competitie")
    return next(one.id for one in within if one.name == name)


def find_evening(
    club: "OpenClub", season: str | None, competition: str | None, number: int | None
) -> int:
    """The id of the evening that is meant: by default the only one.

    Raises:
        Stop: there is none, or it has to be said which.
    """
    from clubadmin.services.seasons.seasons import evenings

    found = evenings(club, find_competition(club, season, competition))
    within = {one.number: one.id for one in found}
    if number is None and len(within) == 1:
        return next(iter(within.values()))
    if number is None or number not in within:
        listed = ", ".join(map(str, sorted(within))) or "geen enkele"
        raise Stop(f"Noem met --evening een avond die er is: {listed}.")
    return within[number]


def _one(names: list[str], wanted: str, what: str) -> str:
    for name in names:
        if name.casefold() == wanted.strip().casefold():
            return name
    raise Stop(f"{what} '{wanted}' is er niet. Wel: {', '.join(names)}.")

"""Opens the club that a command is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clubadmin.cli.app import option
from clubadmin.cli.output import Stop, asked_about, in_doubt, refuse_other, say, words

if TYPE_CHECKING:
    from clubadmin.model.club.printing import Printing
    from clubadmin.model.seasons.season import Season
    from clubadmin.services.club.club import OpenClub

_MAGIC = b"SQLite format 3\0"
Database = Annotated[
    str | None, option("--database", "Clubbestand of URL; anders de laatst geopende club.", "DB")
]
OfSeason = Annotated[str | None, option("--season", "Seizoen; anders het laatste.", "S")]
OfCompetition = Annotated[str | None, option("--competition", "Competitie.", "C")]
OfEvening = Annotated[int | None, option("--evening", "Nummer van de avond.", "N")]


def target_of(database: str | None) -> str:
    """The club that is meant."""
    if database is not None:
        if not database.strip():
            raise Stop("--database is leeg; noem het clubbestand.")
        return database
    from clubadmin.services.club.recent import last_club

    last = last_club()
    if last is None:
        raise Stop("Er is nog geen club geopend. Noem het bestand met --database.")
    return str(last)


def path_of(database: str) -> Path:
    """The file of a database that is named by its path or its URL.

    Raises:
        StorageError: no club can be there.
    """
    from clubadmin.storage.file.places import club_path

    return club_path(database)


def is_club(file: Path) -> bool:
    """Whether the file is a database and not a table of text."""
    try:
        if not file.is_file():  # reading a pipe could wait for ever
            return False
        with file.open("rb") as stream:
            return stream.read(len(_MAGIC)) == _MAGIC
    except (OSError, ValueError):
        return False


@contextmanager
def made(target: str) -> Iterator["OpenClub"]:
    """A new club, called after its file.

    Raises:
        StorageError: it cannot be made there.
    """
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.services.club.club import create_club

    with create_club(target, ClubSettings(path_of(target).stem or "Klaverjasclub")) as club:
        yield club


@contextmanager
def opened(database: str | None) -> Iterator["OpenClub"]:
    """The club, open for as long as the command needs it.

    Raises:
        Stop: no club was named and none was opened before.
        StorageError: it cannot be opened.
    """
    target = target_of(database)
    from clubadmin.services.club.club import open_club
    from clubadmin.services.club.strange import damage_told

    with open_club(target) as club:
        _tell_about(club)
        asked_about.append(club.path)
        with damage_told(club.path):
            yield club


@contextmanager
def looked_into(
    database: str | None, *, one_moment: bool = True, whatever: bool = False
) -> Iterator["OpenClub"]:
    """The club to read and no more, also while a window has it open.

    Args:
        database: the club; None is the one opened last.
        one_moment: all is read as it is at one moment.
        whatever: also one from elsewhere that was not checked yet.

    Raises:
        Stop: no club was named and none was opened before.
        StorageError: it cannot be read.
    """
    target = target_of(database)
    from clubadmin.services.club.club import look_into
    from clubadmin.services.club.strange import damage_told

    with look_into(target, one_moment=one_moment, whatever=whatever) as club:
        _tell_about(club, whatever=whatever)
        asked_about.append(club.path)
        with damage_told(club.path):
            yield club


def _tell_about(club: "OpenClub", *, whatever: bool = False) -> None:
    """Tell of the copy that was kept before an upgrade, and of values that cannot be right."""
    if club.kept:
        say("Het clubbestand is bijgewerkt voor deze versie; hoe het was: {kept}", kept=club.kept)
    if whatever:  # the command itself tells what is wrong
        return
    for finding in club.findings:
        say(finding)
    if club.findings:
        in_doubt.append(club.path)
    if club.look_only:
        say("De club is alleen te bekijken; `clubadmin mend` herstelt wat het logboek bewijst.")


def printing(club: "OpenClub", *, stamped: bool = False) -> "Printing":
    """How papers are printed, in the language of the command; stamped with the moment of now."""
    from clubadmin.model.club.printing import Printing
    from clubadmin.services.club.club import settings

    return Printing(settings(club), words.language, datetime.now() if stamped else None)


def find_season(club: "OpenClub", season: str | None) -> "Season":
    """The season that is meant: by default the last."""
    from clubadmin.services.seasons.seasons import seasons

    every = sorted(seasons(club), key=lambda one: (one.starts, one.id))
    if not every:
        raise Stop("Deze club heeft nog geen seizoen.")
    names = [one.name for one in every]
    wanted = _one(names, season, words("Het seizoen")) if season else names[-1]
    return next(one for one in every if one.name == wanted)


def find_competition(club: "OpenClub", season: str | None, competition: str | None) -> int:
    """The id of the competition that is meant: by default of the last season, its only one."""
    from clubadmin.services.seasons.seasons import competitions

    wanted = find_season(club, season)
    there = competitions(club, wanted.id)
    if not there:
        raise Stop("Seizoen {name} heeft nog geen competitie.", name=wanted.name)
    if competition is None:
        if len(there) > 1:
            listed = ", ".join(one.name for one in there)
            raise Stop("Noem met --competition één van: {listed}.", listed=listed)
        return there[0].id
    name = _one([one.name for one in there], competition, words("De competitie"))
    return next(one.id for one in there if one.name == name)


def find_evening(
    club: "OpenClub", season: str | None, competition: str | None, number: int | None
) -> int:
    """The id of the evening that is meant: by default the only one."""
    from clubadmin.services.seasons.seasons import evenings

    found = evenings(club, find_competition(club, season, competition))
    within = {one.number: one.id for one in found}
    if number is None and len(within) == 1:
        return next(iter(within.values()))
    if number is None or number not in within:
        listed = ", ".join(map(str, sorted(within))) or words("geen enkele")
        raise Stop("Noem met --evening een avond die er is: {listed}.", listed=listed)
    return within[number]


def _one(names: list[str], wanted: str, what: str) -> str:
    for name in names:
        if name.casefold() == wanted.strip().casefold():
            return name
    refuse_other(what, wanted, names)
    return wanted

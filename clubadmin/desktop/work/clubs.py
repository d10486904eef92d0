"""Done on the thread of the file: make a club, open it, put a copy back or away."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from clubadmin.model.club.club import ClubSettings, Mended
from clubadmin.model.kit.carried import carried
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub


class NoClubYet(Exception):
    """The first start: no club was ever opened."""


@dataclass(frozen=True)
class Wish:
    """A club as it was filled in; `first` names a first competition, "" for none."""

    settings: ClubSettings
    file: Path
    first: str = ""
    format: str = "individual"


def new_club(wish: Wish) -> OpenClub:
    """Make the club, with this season and a first competition if wanted."""
    from clubadmin.services.club import club, recent
    from clubadmin.services.seasons import seasons

    wish.file.parent.mkdir(parents=True, exist_ok=True)
    made = club.create_club(wish.file, wish.settings)
    if wish.first:
        season = seasons.add_season(made, *season_of(date.today()))
        seasons.add_competition(made, first_competition(wish, season.id))
    recent.remember_club(wish.file)
    return made


def demo(file: Path) -> OpenClub:
    """The example club; made the first time, as it was left after that."""
    from clubadmin.services.club import recent
    from clubadmin.services.demo.club import make_demo

    if file.exists():
        return existing(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    made = make_demo(file, 2, 7, half_typed=True)
    recent.remember_club(file)
    return made


def recent_clubs() -> tuple[Path, ...]:
    """The clubs opened last that are still there, newest first."""
    from clubadmin.services.club import recent

    return recent.recent_clubs()


def existing(file: Path) -> OpenClub:
    """Open a club, and open it again next time.

    Raises:
        CopyOfClub: it is a copy, to be put back as a club of its own.
    """
    from clubadmin.services.care import locking
    from clubadmin.services.club import club, recent

    locking.refuse_copy(file)
    opened = club.open_club(file)
    recent.remember_club(file)
    return opened


def last() -> OpenClub:
    """The club of last time.

    Raises:
        NoClubYet: there is none.
    """
    from clubadmin.services.club import recent

    file = recent.last_club()
    if file is None:
        raise NoClubYet
    return existing(file)


def restored(backup: Path, target: Path, password: str | None = None) -> OpenClub:
    """Put a copy, or the whole club as one document, back as a file of its own and open it."""
    from clubadmin.services.care import health
    from clubadmin.services.exchange import whole

    if whole.is_document(backup):
        whole.make_club(backup, str(target))
    else:
        health.restore(backup, target, password=password)
    return existing(target)


def mended(file: Path) -> Mended:
    """Put a damaged club right that nobody has open, as far as its journal proves how it was.

    Raises:
        StorageError: nothing was written.
    """
    from clubadmin.services.care import health

    return health.mend(file)


def season_of(today: date) -> tuple[str, date, date]:
    """The season that a day falls in: from September to June, named by both years."""
    first = today.year if today.month >= 7 else today.year - 1
    return f"{first}-{first + 1}", date(first, 9, 1), date(first + 1, 6, 30)


def first_competition(wish: Wish, season_id: int) -> Competition:
    """The first competition, as the club plays."""
    return carried(
        Competition,
        wish.settings,
        id=0,
        season_id=season_id,
        name=wish.first,
        format=wish.format,
        version=1,
    )


def put_copy_away(club: OpenClub) -> None:
    """The copy that is made when the program ends."""
    from clubadmin.services.care import health

    health.keep(club)


def put_back(backup: Path, target: Path) -> OpenClub:
    """Put a copy in the place of the club, which is closed; open what is there afterwards.

    Raises:
        StorageError: the copy is not good; the club is as it was, and still closed.
    """
    from clubadmin.services.care import health

    health.restore(backup, target)
    return existing(target)

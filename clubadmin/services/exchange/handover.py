"""A folder for a successor: the club, a copy of it, and papers that tell about it.

Nothing of the club changes, and nothing that was there already.
"""

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import mkdtemp

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Handover, HeldBy, PlayedBy
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.last_copies import copy_elsewhere, note_copy
from clubadmin.services.club.rulesets import parsed, rules_at
from clubadmin.services.members.lists import current
from clubadmin.services.seasons.seasons import competitions, seasons
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.file.atomic import copy_private, save_bytes, sync_folder
from clubadmin.storage.file.errors import NoRoom, StorageError
from clubadmin.storage.file.retention import default_folder
from clubadmin.storage.file.troubles import write_trouble

Progress = Callable[[int, int], None]


def facts(club: OpenClub, *, today: date | None = None) -> Handover:
    """Gather the places of the club's files, and the rules of the current competitions."""
    day = today or date.today()
    all_seasons = seasons(club)
    going_on = [one for one in all_seasons if not one.closed_at and one.ends >= day]
    played, rules = [], {}
    for season in going_on or all_seasons[:1]:
        for one in competitions(club, season.id):
            with suppress(Refused):  # of rules that are not there there is nothing to hand over
                version = rules_at(club, one.rule_set, day)
                played.append(PlayedBy(one.name, season.name, version.title))
                rules[version.id] = parsed(version.toml)
    path = Path(club.path)
    return Handover(
        club=clubs.settings(club),
        file=path,
        copies=default_folder(path),
        elsewhere=copy_elsewhere(club),
        played=tuple(played),
        rules=tuple(rules.values()),
        offices=tuple(_offices(club, day)),
    )


def _offices(club: OpenClub, day: date) -> Iterator[HeldBy]:
    for one in current(club, day).people:
        for held in one.offices:
            if held.last is None and held.first <= day.year:
                yield HeldBy(held.name, one.member.name, next(iter(one.phones), ""))


def deliver(
    club: OpenClub,
    parent: Path,
    name: str,
    papers: Mapping[str, bytes],
    progress: Progress = lambda _done, _total: None,
) -> Path:
    """Make a new folder with the club, a checked copy and papers, whole or not at all.

    Answers the new folder.

    Args:
        parent: the folder in which it comes.
        name: of the new folder; a number follows where there is one of that name.
        papers: by the names of their files.
        progress: told after each file; it may stop the work.

    Raises:
        NoRoom, NoAccess: there is no new folder.
        DamagedClub: the club does not pass the check.
    """
    place, aside = _free(parent, name), None
    total = len(papers) + 3
    try:
        aside = Path(mkdtemp(dir=parent, prefix=".overdracht-"))
        progress(1, total)
        made = backup(club.store, aside / default_folder(club.path).name)
        progress(2, total)
        copy_private(made, aside / club.path.name)
        for number, (file, paper) in enumerate(papers.items(), start=3):
            progress(number, total)
            save_bytes(aside / file, paper, private=True)
        aside.rename(place)
        sync_folder(parent)
    except (OSError, NoRoom) as error:
        raise _trouble(error, place) from error
    finally:
        if aside is not None:
            shutil.rmtree(aside, ignore_errors=True)
    progress(total, total)
    note_copy(club, place / made.parent.name / made.name)
    return place


def _trouble(error: OSError | NoRoom, place: Path) -> StorageError:
    """Describe a full disk by its room, not by the file that was half written."""
    told = error if isinstance(error, NoRoom) else write_trouble(error, place)
    if not isinstance(told, NoRoom):
        return told
    return NoRoom(
        Message("In {folder} is geen plaats voor de overdracht.", folder=str(place.parent)),
        Message("Er is niets gemaakt, en aan de club is niets veranderd."),
        Message("Maak er ruimte, of kies een andere map of stick."),
    )


def _free(parent: Path, name: str) -> Path:
    """A folder that is not there yet."""
    place, number = parent / name, 2
    while place.exists() or place.is_symlink():
        place = parent / f"{name} ({number})"
        number += 1
    return place

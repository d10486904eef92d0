"""Gathers what goes on the pages that a club uploads, and writes them in a folder.

They name who agreed alone. A list in the folder says which files are of this program, each with
the digest of what was written. What still is so may be written over, and is taken away when it is
not made any more (somebody may have taken back a consent); anything else there is left alone, and
no link is followed.
"""

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath

from clubadmin.errors import Refused
from clubadmin.model.kit.carried import carried
from clubadmin.model.publishing.publishing import (
    Published,
    Site,
    SiteCompetition,
    SiteEvening,
    SitePerson,
    SitePersonEvening,
    SiteRecord,
    SiteSeason,
    Unnamed,
)
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.archive.career import career
from clubadmin.services.archive.lists.records import records
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members.members import members
from clubadmin.services.publishing.public_names import PublicNames, entrants
from clubadmin.services.results.closing import result
from clubadmin.services.seasons.seasons import competitions, evenings, seasons
from clubadmin.services.standings.standings import standings
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.troubles import write_trouble

_NOT_SHOWN = frozenset({"worst-evening", "nat-evening"})  # nobody is put to shame in public

Progress = Callable[[int, int], None]

LIST = "clubadmin-paginas.txt"
LONGEST = 32 << 20
"""No file of ours has so many bytes: one that does is somebody else's, and is not read."""


def site(club: OpenClub, season_ids: Collection[int], unnamed: Unnamed, progress: Progress) -> Site:
    """Gather the pages of these seasons; only evenings that are closed.

    Args:
        unnamed: stands for who did not agree to be named.
        progress: told how many evenings and people are gathered, and of how many.
    """
    chosen = [one for one in seasons(club) if one.id in season_ids]
    gathering = _Gathering(club, chosen, unnamed, progress)
    return Site(
        clubs.settings(club),
        tuple(gathering.season(one) for one in chosen),
        gathering.people(),
        gathering.records(),
    )


class _Gathering:
    """Evening by evening and person by person, saying how far it is."""

    def __init__(
        self, club: OpenClub, chosen: Sequence[Season], unnamed: Unnamed, progress: Progress
    ) -> None:
        self._club = club
        self._progress = progress
        self._seasons = {one.id for one in chosen}
        self._competitions = [one for one in competitions(club) if one.season_id in self._seasons]
        its = {one.id for one in self._competitions}
        self._held = [
            one for one in evenings(club) if one.status == "closed" and one.competition_id in its
        ]
        self._names = club.read(PublicNames, unnamed)
        self._people = [one for one in members(club, inactive=True) if one.id in self._names.public]
        self._done = 0
        self._all = len(self._held) + len(self._people)

    def season(self, season: Season) -> SiteSeason:
        """A season, without competitions of which nothing is closed."""
        its = [one for one in self._competitions if one.season_id == season.id]
        return SiteSeason(season, tuple(made for one in its if (made := self._competition(one))))

    def people(self) -> tuple[SitePerson, ...]:
        """The people who agreed and played in these seasons, by name."""
        return tuple(made for one in self._people if (made := self._person(one.id)))

    def records(self) -> tuple[SiteRecord, ...]:
        """The firsts in the lists of all times."""
        lists = (one for one in records(self._club).lists if one.what not in _NOT_SHOWN)
        return tuple(
            SiteRecord(
                one.what,
                row.figure,
                self._names.of(row.member_ids),
                self._page_of(row.member_ids),
                row.where,
                one.since,
            )
            for one in lists
            for row in one.rows
            if row.place == 1
        )

    def _page_of(self, people: Sequence[int]) -> int | None:
        alone = len(people) == 1 and people[0] in self._names.public
        return people[0] if alone else None

    def _competition(self, one: Competition) -> SiteCompetition | None:
        lines = [line for line in self._held if line.competition_id == one.id]
        if not lines:
            return None
        lines.sort(key=lambda line: line.number)
        found = standings(self._club, one.id, after=lines[-1].number)
        with self._club.store.read() as conn:
            people = self._names.pages(entrants(conn, found))
            shown = self._names.standings(conn, found)
        made = tuple(self._evening(line) for line in lines)
        return SiteCompetition(one.id, one.name, shown, people, made)

    def _evening(self, line: EveningLine) -> SiteEvening:
        found = result(self._club, line.id)
        with self._club.store.read() as conn:
            behind = {
                one.id: () if one.team else tuple(member.id for member in one.members)
                for one in load_participants(conn, line.id)
            }
            made = SiteEvening(self._names.result(conn, found), self._names.pages(behind))
        self._step()
        return made

    def _person(self, member_id: int) -> SitePerson | None:
        evenings_of = {one.id for one in self._held}
        played = [one for one in career(self._club, member_id) if one.evening_id in evenings_of]
        self._step()
        if not played:
            return None
        lines = tuple(
            carried(SitePersonEvening, one)
            for one in sorted(played, key=lambda one: one.date, reverse=True)
        )
        return SitePerson(member_id, self._names.of((member_id,)), lines)

    def _step(self) -> None:
        self._done += 1
        self._progress(self._done, self._all)


def publish(
    folder: Path, pages: Mapping[str, bytes], progress: Progress, *, alone: bool = False
) -> Published:
    """Bring a folder up to date.

    Args:
        folder: where the pages go; made when it is not there.
        pages: contents by name; names have `/` between folders.
        progress: told how many pages are written, and of how many; may stop it, and what is
            there then is taken up the next time.
        alone: no other pages of this program may be there, rather than be taken away.

    Raises:
        NoRoom, NoAccess: it cannot be written.
    """
    ours = _ours(folder)
    if alone and not {name for _, name in ours} <= pages.keys():
        raise Refused(
            "In {folder} staan de webpagina's van de club. Kies voor de stand een eigen map.",
            folder=str(folder),
        )
    _refuse_others(folder, pages, ours)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_trouble(error, folder) from error
    made = {(_digest(data), name) for name, data in pages.items()}
    save_bytes(folder / LIST, _listed(ours | made))  # also of what is written half-way
    written = 0
    for done, (name, data) in enumerate(pages.items(), 1):
        written += _write(folder / name, data) and _is_page(name)
        progress(done, len(pages))
    gone = sorted({name for _, name in ours} - set(pages))
    gone = [name for name in gone if _is_ours(folder, name, ours) and _remove(folder, name)]
    save_bytes(folder / LIST, _listed(made))
    return Published(str(folder), sum(map(_is_page, pages)), written, sum(map(_is_page, gone)))


def _is_page(name: str) -> bool:
    """Tell pages from sheets of styles and lists of names."""
    return name.endswith(".html")


def _ours(folder: Path) -> set[tuple[str, str]]:
    """Read the list of files written here, by digest and name, as far as they are in the folder."""
    if (folder / LIST).is_symlink() or not (folder / LIST).is_file():
        return set()
    lines = (_content(folder / LIST) or b"").decode("utf-8", "replace").splitlines()
    parts = (line.partition("  ") for line in lines)
    return {(digest, name) for digest, _, name in parts if _inside(name)}


def _inside(name: str) -> bool:
    """Whether a name stays in its folder, on every system."""
    path = PurePosixPath(name)
    outside = path.is_absolute() or ".." in path.parts
    return bool(name) and not outside and not any(sign in name for sign in ":\\\0")


def _is_ours(folder: Path, name: str, ours: set[tuple[str, str]]) -> bool:
    """Whether a file is there, through no link, as it was written."""
    found = None if _through_link(folder, name) else _content(folder / name)
    return found is not None and (_digest(found), name) in ours


def _content(file: Path) -> bytes | None:
    """Read a file; None where it cannot be read, or is too long to be ours."""
    with suppress(OSError):
        if file.is_file() and file.stat().st_size <= LONGEST:
            return file.read_bytes()
    return None


def _through_link(folder: Path, name: str) -> bool:
    """Whether the file, or a folder on the way to it, is a link or lies elsewhere."""
    file = folder / name
    steps = [file, *(one for one in file.parents if one.is_relative_to(folder) and one != folder)]
    if any(one.is_symlink() for one in steps):
        return True
    return not file.resolve().is_relative_to(folder.resolve())  # also a junction of Windows


def _refuse_others(folder: Path, pages: Mapping[str, bytes], ours: set[tuple[str, str]]) -> None:
    for name, data in (*pages.items(), (LIST, b"")):
        file = folder / name
        strange = _through_link(folder, name) or (file.exists() and not file.is_file())
        if not strange and file.exists() and not _is_ours(folder, name, ours):
            found = _content(file)
            strange = found is None if name == LIST else found != data
        if strange:
            raise Refused(
                "In {folder} staat al een {name} die niet van dit programma is. Er is niets"
                " veranderd. Kies een lege map, of haal dat bestand daar weg.",
                folder=str(folder),
                name=name,
            )


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _listed(names: set[tuple[str, str]]) -> bytes:
    ordered = sorted(names, key=lambda one: (one[1], one[0]))
    return "".join(f"{digest}  {name}\n" for digest, name in ordered).encode("utf-8")


def _write(file: Path, data: bytes) -> bool:
    """Write what is new or other; answers whether it was."""
    if _content(file) == data:
        return False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_trouble(error, file) from error
    save_bytes(file, data)
    return True


def _remove(folder: Path, name: str) -> bool:
    file = folder / name
    if file.is_symlink() or not file.is_file():
        return False
    try:
        file.unlink()
    except OSError as error:
        raise write_trouble(error, file) from error
    with suppress(OSError):  # another's files may be in it
        file.parent.rmdir() if file.parent != folder else None
    return True

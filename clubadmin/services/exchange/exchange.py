"""Imports and exports of a club: games in and out; members, published totals and all out.

What a file says about seasons and evenings that the club knows otherwise.

An import is all or nothing and one change, so that undo takes it back in one step. What is
wrong or doubtful in a file is named with its row and column before anything is kept.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.names import letters
from clubadmin.errors import Refused
from clubadmin.i18n import Message, Value
from clubadmin.model.club.club import ImportPreview, ImportProblem
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.last_copies import note_copy
from clubadmin.services.evenings.head import as_date
from clubadmin.services.exchange.export import games_rows, results_rows
from clubadmin.services.exchange.games import GamesRead, read_games, read_plain_games
from clubadmin.services.exchange.members import members_rows
from clubadmin.services.exchange.played import import_games
from clubadmin.services.exchange.sheet_rows import plain_rows
from clubadmin.services.exchange.whole import document
from clubadmin.services.exchange.write import named_bytes
from clubadmin.services.lists.read import read_bytes, read_grid
from clubadmin.services.lists.vcard import cards
from clubadmin.services.members.particulars import register
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.reading import not_collecting

MOST_GAME_BYTES = 60_000_000
_MOST_GAMES = 500_000
_SEASONS = text("SELECT name, starts, ends FROM season")
_COMPETITIONS = text(
    "SELECT s.name, c.name, c.format FROM competition c JOIN season s ON s.id = c.season_id"
)
_EVENINGS = text(
    "SELECT s.name, c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id"
)


class ImportRefused(Refused):
    """A file that cannot be taken as it is.

    Attributes:
        preview: what is in it, with each problem.
    """

    def __init__(self, name: str, preview: ImportPreview) -> None:
        self.preview = preview
        first, *others = preview.problems or preview.remarks
        more = len(others)
        about: dict[str, Value] = {"name": name, "first": first.message}
        super().__init__(
            Message(
                "{name} is niet overgenomen, en er is niets veranderd. {first} En nog {more}.",
                **about,
                more=more,
            )
            if more
            else Message("{name} is niet overgenomen, en er is niets veranderd. {first}", **about)
        )


def preview_import(club: OpenClub, file: Path) -> ImportPreview:
    """Preview a file of games and the problems of importing it; nothing changes."""
    return _read(club, file)[0]


def import_file(
    club: OpenClub, file: Path, *, copy: bool = False, sure: bool = False
) -> ImportPreview:
    """Take a file of games into the club; all or nothing.

    Args:
        copy: first make a copy of the club, for what comes in may be a lot, and wrong.
        sure: what is asked about it was said yes to.

    Raises:
        ImportRefused: something in it is wrong or doubtful.
        StorageError: no copy can be made, and nothing was taken.
    """
    with not_collecting():
        preview, apply = _read(club, file)
        if preview.problems or (preview.asks and not sure):
            raise ImportRefused(file.name, preview)
        if copy:
            backup(club.store)
        apply()
    return preview


def export_members(club: OpenClub, name: str = "") -> bytes:
    """All members and guests, in the columns that an import reads.

    This and other tables are a workbook where `name`, of their file, ends on .xlsx; else a CSV.
    """
    return named_bytes(name, "Leden", members_rows(register(club, inactive=True)))


def export_members_cards(club: OpenClub) -> bytes:
    """A card for the address book of everybody who still plays."""
    return cards(register(club).people, club.uid)


def export_document(club: OpenClub) -> bytes:
    """The whole club as one open document."""
    return document(club)


def export_results(club: OpenClub, name: str = "") -> bytes:
    """Export results, a row for each round, or for the evening where that is all there is."""
    with club.store.read() as conn:
        return named_bytes(name, "Uitslagen", results_rows(conn))


def export_games(club: OpenClub, name: str = "") -> bytes:
    """Every game, in the columns that an import reads."""
    with club.store.read() as conn:
        return named_bytes(name, "Spellen", games_rows(conn))


def export_club(club: OpenClub, target: Path) -> Path:
    """The whole club as a file of its own, opened and checked before it is called done.

    Raises:
        StorageError: it cannot be written there.
    """
    if target.exists():
        raise Refused(
            "{target} bestaat al. Kies een andere naam, zodat er niets verloren gaat.",
            target=str(target),
        )
    try:
        with TemporaryDirectory(dir=target.parent, prefix=".club-") as aside:
            made = backup(club.store, Path(aside)).rename(target)
    except OSError as error:
        raise Refused(
            "{target} kan niet worden geschreven. Kies een map waarin geschreven mag worden.",
            target=str(target),
        ) from error
    note_copy(club, made)
    return made


def _read(club: OpenClub, file: Path) -> tuple[ImportPreview, Callable[[], None]]:
    """The preview of a file, and what would take it into the club."""
    data = read_bytes(file, MOST_GAME_BYTES)
    if sheets := plain_rows(data, _MOST_GAMES):
        return _games(club, read_plain_games(club, sheets))
    grid = read_grid(data, file.name, _MOST_GAMES)
    if not grid.rows:
        raise Refused("{file} heeft alleen een kopregel en geen rijen.", file=file.name)
    return _games(club, read_games(club, grid))


def _games(club: OpenClub, read: GamesRead) -> tuple[ImportPreview, Callable[[], None]]:
    return judged(club, read.preview, read.evenings), lambda: import_games(club, read)


class Found(Protocol):
    """An evening as a file tells it."""

    season: str
    competition: str
    number: int
    date: date
    row: int


def judged(club: OpenClub, preview: ImportPreview, evenings: Sequence[Found]) -> ImportPreview:
    """The preview, with what the club itself has against it."""
    with club.store.read() as conn:
        problems = [*preview.problems, *_Club(conn).against(evenings)]
    return replace(preview, problems=tuple(sorted(problems, key=lambda one: one.row)))


class _Club:
    def __init__(self, conn: Connection) -> None:
        self.seasons = {
            name: (as_date(starts), as_date(ends)) for name, starts, ends in conn.execute(_SEASONS)
        }
        self.formats = {(season, name): form for season, name, form in conn.execute(_COMPETITIONS)}
        self.held = {tuple(row) for row in conn.execute(_EVENINGS)}
        # how names are spelled, by their letters; the file's own are added as they come
        self.spelled: dict[tuple[str, ...], str] = {(letters(name),): name for name in self.seasons}
        for season, name in self.formats:
            self.spelled[letters(season), letters(name)] = name

    def against(self, evenings: Iterable[Found]) -> Iterator[ImportProblem]:
        for one in evenings:
            for column, sentence in self._about(one):
                yield ImportProblem(one.row + 2, column, sentence)

    def _about(self, one: Found) -> Iterator[tuple[str, Message]]:
        key = (one.season, one.competition)
        if (*key, one.number) in self.held:
            yield (
                "evening",
                Message(
                    "avond {number} van {competition} staat al in de club.",
                    number=one.number,
                    competition=one.competition,
                ),
            )
        if one.season in self.seasons:
            starts, ends = self.seasons[one.season]
            if not starts <= one.date <= ends:
                yield (
                    "date",
                    Message(
                        "{date} valt buiten seizoen {season} ({starts} – {ends}).",
                        date=one.date,
                        season=one.season,
                        starts=starts,
                        ends=ends,
                    ),
                )
        spelled = tuple(map(letters, key))
        for column, name, place, most in (
            ("season", one.season, spelled[:1], told("season")["name"].longest),
            ("competition", one.competition, spelled, told("competition")["name"].longest),
        ):
            if len(name) > most:
                yield column, Message("meer dan {most} tekens; kort dit in.", most=most)
            first = self.spelled.setdefault(place, name)
            if first != name:
                yield (
                    column,
                    Message(
                        "'{name}' lijkt op '{first}'; schrijf het gelijk.", name=name, first=first
                    ),
                )
        known = FORMATS[self.formats.setdefault(key, "individual")]
        if known.decides is not Decides.POINTS:
            yield (
                "competition",
                Message(
                    "{competition} wordt gespeeld als {format}; avonden daarvan gaan"
                    " alleen met de hele club mee.",
                    competition=one.competition,
                    format=known.called,
                ),
            )

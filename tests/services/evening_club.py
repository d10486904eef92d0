"""A small club to play evenings in, and ways to look at the whole of its file."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import date
from functools import cache, wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast

from sqlalchemy import text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.evenings.evening import DrawReport, Evening
from clubadmin.model.importing.people import PeopleDraft, PeopleLook
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance.entry_lists import come_all
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, create_club, open_club
from clubadmin.services.club.strange import note_own
from clubadmin.services.comparison.kept_results import keep_figures
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.plan_rows import PlannedRound, SeatPlan, write_rounds
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import pasted_book
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.results.closing import close
from clubadmin.services.results.frozen import freeze
from clubadmin.services.results.result import load_result
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import order_for_draw
from clubadmin.storage.club.store import LastChange
from clubadmin.storage.schema.tablenames import EveningVersionRow
from clubadmin.storage.sums.refresh import Touched, refresh
from tests.shared import for_all

# How far undo has come, when a row was written, or what follows from the rest: these
# differ without anything being lost.
_NOT_COMPARED = {"change", "sqlite_sequence"}
Content = dict[str, list[tuple[Any, ...]]]
_SETTINGS = ClubSettings("De Vier Azen", "Lutjebroek")


@cache
def _ready() -> tuple[bytes, str]:
    """The file and the uid of a club in which nothing happened yet."""
    return for_all("a new club", _new)


def _new() -> tuple[bytes, str]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.klj"
        with closing(create_club(path, _SETTINGS)) as club:
            uid = club.uid
        return path.read_bytes(), uid


def new_club(folder: Path) -> OpenClub:
    """A club in which nothing happened yet; copied, which is faster than making it."""
    path = folder / "club.klj"
    content, uid = _ready()
    path.write_bytes(content)
    note_own(path, uid)  # as if made here, so that it is not checked whole first
    return open_club(path)


def copied_club(made: Path, folder: Path) -> OpenClub:
    """A copy of a club that a test made, taken for one that was made here."""
    path = Path(shutil.copy(made, folder))
    with closing(sqlite3.connect(path)) as connection:
        (uid,) = connection.execute("SELECT uid FROM club").fetchone()
    note_own(path, uid)
    return open_club(path)


def another_club(folder: Path, name: str) -> OpenClub:
    """A club that has nothing in common with one of `new_club`, not even where it came from."""
    return create_club(folder / name, _SETTINGS)


def add_people(club: OpenClub, count: int) -> tuple[Member, ...]:
    names = [
        *("Aal", "Bos", "Cas", "Dam", "Eik", "Fok", "Geel", "Hop", "Iep", "Jol"),
        *("Kat", "Lam", "Mol", "Nap", "Oor", "Pot", "Rog", "Sol", "Tak", "Uil"),
    ]
    known = sum(one.first_name[:1] == "P" for one in members.members(club, inactive=True))
    numbers = range(known, known + count)  # nobody is a namesake of who was added before
    people = [Member(0, names[at % len(names)], first_name=f"P{at + 1}") for at in numbers]
    return members.add_members(club, people) if people else ()


def take_list(club: OpenClub, pasted: str, answers: Mapping[str, str] = {}) -> PeopleLook:
    """Take rows as they are pasted, with answers to what is asked."""
    return people.take(club, PeopleDraft(pasted_book(pasted), answers))


def add_pairs(club: OpenClub, people: Sequence[Member]) -> tuple[Pair, ...]:
    """Of the first with the second, the third with the fourth and so on."""
    with club.store.change(f"{len(people) // 2} paren") as change:
        made = [
            pairs.join(change, a.id, b.id) for a, b in zip(people[::2], people[1::2], strict=True)
        ]
        return tuple(pairs.load_pair(change.conn, one) for one in made)


def come(club: OpenClub, evening: Evening, who: Sequence[Member | Pair | Team]) -> Evening:
    """All of these are there, numbered in this order."""
    return come_all(club, evening.id, who, lambda *_: None) if who else evening


def add_competition(club: OpenClub, kind: str = "individual", **values: Any) -> Competition:
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    settings: dict[str, Any] = {"games": 4, "rounds": 2, "rule_set": "nku", **values}
    wanted = Competition(0, season.id, "Maandavond", kind, **settings)
    return seasons.add_competition(club, wanted)


_Made = TypeVar("_Made", bound=Callable[..., Evening])
_kept: dict[object, tuple[bytes, int, LastChange | None]] = {}


def once(make: _Made) -> _Made:
    """Make an evening in a club in which nothing happened yet once a run, and copy it after that.

    The copy goes page by page into the club that is open, which is many times faster than
    doing it all again. A club with a past or a name of its own is left to `make`.
    """

    @wraps(make)
    def evening(club: OpenClub, *given: Any, **values: Any) -> Evening:
        key = (make.__module__, make.__name__, given, tuple(sorted(values.items())))
        with club.store.bare() as bare:
            (changes,) = bare.execute("SELECT count(*) FROM change").fetchone()
        if changes > 1 or club.uid != _ready()[1] or _is_unhashable(key):
            return make(club, *given, **values)
        here: list[Evening] = []

        def kept() -> tuple[bytes, int, LastChange | None]:
            here.append(make(club, *given, **values))
            with club.store.bare() as bare:
                return bare.serialize(), here[0].id, club.store.last

        if key not in _kept:
            _kept[key] = for_all(key, kept)
            if here:
                return here[0]
        content, number, club.store.last = _kept[key]
        with closing(sqlite3.connect(":memory:")) as ready, club.store.bare() as bare:
            ready.deserialize(content)
            ready.backup(bare)
        return evenings.evening(club, number)

    return cast(_Made, evening)


def _is_unhashable(key: object) -> bool:
    try:
        hash(key)
    except TypeError:
        return True
    return False


@once
def evening_with(
    club: OpenClub, people: int, day: date = date(2026, 11, 12), **values: Any
) -> Evening:
    """An individual evening at which so many people are ticked."""
    competition = add_competition(club, **values)
    evening = evenings.add_evening(club, competition.id, day)
    return come(club, evening, add_people(club, people))


@once
def pairs_evening(club: OpenClub, count: int, kind: str = "pairs", **values: Any) -> Evening:
    """A pairs evening at which so many pairs are ticked."""
    competition = add_competition(club, kind, **values)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    return come(club, evening, add_pairs(club, add_people(club, 2 * count)))


@once
def teams_evening(club: OpenClub, count: int, **values: Any) -> Evening:
    """An evening of teams at which so many are ticked, each with as many pairs as it needs."""
    competition = add_competition(club, "teams", **values)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    size = 2 * competition.team_pairs
    ids = [one.id for one in add_people(club, size * count)]
    return come(
        club,
        evening,
        [
            teams.add_team(club, f"Team {at + 1}", ids[size * at : size * (at + 1)])
            for at in range(count)
        ],
    )


def contest_evening(club: OpenClub, kind: str, count: int, **values: Any) -> Evening:
    """An evening of any format at which so many entrants of it are ticked."""
    entrant = FORMATS[kind].entrant
    if entrant is Entrant.PAIR:
        return pairs_evening(club, count, kind, **values)
    if entrant is Entrant.TEAM:
        return teams_evening(club, count, **values)
    return evening_with(club, count, kind=kind, **values)


def seat_by_hand(club: OpenClub, evening: Evening, rounds: Sequence[Mapping[int, str]]) -> Evening:
    """Seat people as written: {1: "1 2 3 4"} is table 1 with numbers on N, S, E and W."""
    people = {one.number: one for one in evening.participants}
    planned = [
        PlannedRound(
            number,
            {
                table: tuple(
                    SeatPlan(seat, people[int(who)].id, people[int(who)].members[0].id)
                    for seat, who in zip("nsew", seats.split(), strict=False)
                )
                for table, seats in tables.items()
            },
        )
        for number, tables in enumerate(rounds, 1)
    ]
    with club.store.change("met de hand ingedeeld") as change:
        write_rounds(change, evening.id, planned)
    return evenings.evening(club, evening.id)


def table_id(evening: Evening, round_number: int, table: int) -> int:
    plan = next(one for one in evening.plan if one.round == round_number)
    return next(one.table_id for one in plan.tables if one.number == table)


def type_sheet(club: OpenClub, table: int, lines: str, *, sign: bool = True) -> None:
    sheets.save_lines(club, table, dict(enumerate(lines.split(), 1)))
    if sign:
        sheets.sign(club, table)


def closed_by_rules(club: OpenClub, evening_id: int, rules: int = 1) -> None:
    """Close an evening as a version of the program did that knew no later rules of its own."""
    close(club, evening_id)
    which = {"id": evening_id}
    people = text("SELECT id FROM participant WHERE evening_id = :id")
    with club.store.change("voorheen") as change:
        number = change.conn.execute(
            text("SELECT id FROM evening_version WHERE evening_id = :id"), which
        ).scalar_one()
        change.update(EveningVersionRow, number, figures=json.dumps({"reckoning": rules}))
        touched = Touched()
        touched.participants.update(change.conn.execute(people, which).scalars())
        refresh(change, touched)
        figures = freeze(change.conn, load_result(change.conn, evening_id))
        change.update(EveningVersionRow, number, figures=figures)
        keep_figures(change, evening_id)


def as_an_earlier_program_left_it(club: OpenClub, total: int) -> Path:
    """The file with an open evening on which who sat out has a total by the first rules."""
    club.close()
    with closing(sqlite3.connect(club.path)) as connection, connection:
        connection.execute("UPDATE round_result SET points = ? WHERE credit", (total,))
        connection.execute(
            "UPDATE evening_result SET points = :total, total = :total WHERE participant_id IN"
            " (SELECT participant_id FROM round_result WHERE credit)",
            {"total": total},
        )
    return club.path


def half_typed(club: OpenClub, **values: Any) -> Evening:
    """The second of two evenings, open, with 2 of 4 games of table 1 typed and none of table 2.

    P1 and P2 have 368 and 200, P3 and P4 280 and 124, P5 and P6 400, P7 and P8 248.
    """
    one_round = [{1: "1 2 3 4", 2: "5 6 7 8"}]
    first = evening_with(club, 8, games=4, rounds=1, evenings=2, tie_breaks=(), **values)
    first = seat_by_hand(club, first, one_round)
    type_sheet(club, table_id(first, 1, 1), "92 92 92 92")
    type_sheet(club, table_id(first, 1, 2), "100 100 100 100")
    close(club, first.id)
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    second = come(club, second, [one.members[0] for one in first.participants])
    second = seat_by_hand(club, second, one_round)
    type_sheet(club, table_id(second, 1, 1), "100 100", sign=False)
    return second


def content(club: OpenClub) -> Content:
    """Every row of every table but the journal's; versions only count up, so they stay out."""
    with club.store.read() as conn:
        tables = conn.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars()
        found = {}
        for table in sorted(set(tables) - _NOT_COMPARED):
            rows = conn.execute(text(f"SELECT * FROM {table}")).mappings()
            found[table] = sorted(
                (tuple((k, v) for k, v in row.items() if k != "version") for row in rows), key=repr
            )
        return found


def undone_and_redone(
    club: OpenClub, act: Callable[[OpenClub], object], *, restart: bool = True
) -> OpenClub:
    """Do something, undo it after a restart, and do it again; the file agrees each time."""
    before = content(club)
    act(club)
    after = content(club)
    assert after != before, "the act changed nothing"
    if restart:
        club.close()
        club.store = open_club(club.path).store  # who closes the club closes this
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == after
    return club


def draw_next(
    club: OpenClub, evening_id: int, seed: int | None = None, from_round: int | None = None
) -> tuple[Evening, DrawReport]:
    """Draw as the window does: with the standing, where the draw goes by it."""
    standing = order_for_draw(club, evening_id)
    return draw(club, evening_id, seed, from_round=from_round, standing=standing)

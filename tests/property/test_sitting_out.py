"""What sitting out and filling in come to, against a plain recount in Python."""

import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from math import floor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.journal.change import Change
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.rows.evenings import (
    CompetitionRow,
    EveningRow,
    ParticipantRow,
    PlayingTableRow,
    SeasonRow,
    SeatRow,
    SittingOutRow,
)
from clubadmin.storage.rows.sheets import GameRow, GameSeatRow, ScoresheetRow
from tests.storage.made_up import fill, inserted
from tests.turns import tries

MEMORY = Path("/dev/shm")  # no test of the disk, so without waiting for it
GAMES = 2
DAY = date(2026, 9, 7)
FILL_INS = ("none", "better")
RULES = ("none", "fixed:1600", "average", "half", "lowest", "own-average")

Game = tuple[int, int, int, int]  # points and roem of both sides
Fine = tuple[int, str, int, bool]  # game, seat, fine, never below 0


@dataclass(frozen=True)
class Table:
    """A table in a round: people on N, S, E and W, and what stands on its sheet."""

    seats: tuple[int, ...]
    games: tuple[Game, ...]
    fines: tuple[Fine, ...]
    lent: frozenset[int] = frozenset()

    @property
    def whole(self) -> bool:
        return len(self.games) == GAMES


@dataclass(frozen=True)
class Round:
    tables: tuple[Table, ...]
    out: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    people: int
    rounds: tuple[Round, ...]
    points: str
    fill_in: str


games = st.tuples(*([st.integers(0, 162), st.sampled_from([0, 20, 50, 100])] * 2))


@st.composite
def tables(draw: st.DrawFn, seats: tuple[int, ...], lent: frozenset[int] = frozenset()) -> Table:
    played = draw(st.lists(games, min_size=draw(st.sampled_from([0, GAMES])), max_size=GAMES))
    fines = []
    floored = draw(st.booleans())
    for game in range(1, len(played) + 1):
        for seat, _ in zip("nsew", seats, strict=False):
            if draw(st.integers(0, 5)) == 0:
                fines.append((game, seat, draw(st.sampled_from([30, 100, 700])), floored))
    return Table(seats, tuple(played), tuple(fines), lent)


@st.composite
def rounds(draw: st.DrawFn, people: int) -> Round:
    order = draw(st.permutations(range(people)))
    full = draw(st.integers(0 if people < 8 else 1, people // 4))
    found = [draw(tables(tuple(order[4 * at : 4 * at + 4]))) for at in range(full)]
    out = tuple(order[4 * full :])
    if full and 0 < len(out) < 4 and draw(st.booleans()):
        lent = tuple(order[: 4 - len(out)])
        found.append(draw(tables((*out, *lent), frozenset(lent))))
    elif len(out) == 3 and draw(st.booleans()):  # a table of three and nobody out
        found.append(draw(tables(out)))
        out = ()
    return Round(tuple(found), out)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    people = draw(st.integers(4, 11))
    evening = tuple(draw(rounds(people)) for _ in range(draw(st.integers(1, 3))))
    return Case(people, evening, draw(st.sampled_from(RULES)), draw(st.sampled_from(FILL_INS)))


def total(table: Table, person: int) -> int:
    """What somebody is left with of a sheet."""
    seat = "nsew"[table.seats.index(person)]
    side = 0 if seat in "ns" else 2
    made = sum(game[side] + game[side + 1] for game in table.games)
    mine = [fine for fine in table.fines if fine[1] == seat]
    fined = sum(fine[2] for fine in mine)
    if any(fine[3] for fine in mine):
        return made - min(fined, max(made, 0))
    return made - fined


def played(case: Case, at: int, person: int) -> int | None:
    """What somebody made in a round; None: nothing yet, or he sat out."""
    here = [one for one in case.rounds[at].tables if person in one.seats and one.games]
    own = next((one for one in here if person not in one.lent), None)
    if own is None:
        return None
    best = total(own, person)
    for other in here:
        if case.fill_in == "better" and person in other.lent and own.whole and other.whole:
            best = max(best, total(other, person))
    return best


def credit(case: Case, at: int, person: int) -> int | None:
    """What sitting out a round earns; None: nothing."""
    if case.points.startswith("fixed:"):
        return int(case.points.removeprefix("fixed:"))
    if case.points == "none":
        return None
    if case.points == "own-average":
        own = [one for each in case.rounds for one in each.tables if person in one.seats]
        every = [played(case, n, person) for n in range(len(case.rounds))]
        mine = [made for made in every if made is not None]
        return rounded(mine, 1) if all(one.whole for one in own) and mine else None
    if case.points == "lowest":
        rows = [played(case, n, one) for n in range(len(case.rounds)) for one in range(case.people)]
        known = all(table.whole for each in case.rounds for table in each.tables)
        return min((row for row in rows if row is not None), default=None) if known else None
    everybody = [played(case, at, one) for one in range(case.people)]
    made = [one for one in everybody if one is not None]
    if not made or not all(one.whole for one in case.rounds[at].tables):
        return None
    return rounded(made, 2 if case.points == "half" else 1)


def rounded(made: list[int], by: int) -> int:
    """The mean in `by` parts, a half up."""
    return floor(Fraction(sum(made), len(made) * by) + Fraction(1, 2))


def recount(case: Case) -> dict[tuple[int, int], tuple[int, bool]]:
    """By person and round: the total, and whether it is a credit."""
    found: dict[tuple[int, int], tuple[int, bool]] = {}
    for at, each in enumerate(case.rounds):
        for person in range(case.people):
            seated = any(person in table.seats for table in each.tables)
            made = played(case, at, person)
            if made is not None:
                found[person, at] = (made, False)
            elif person in each.out and not seated:
                earned = credit(case, at, person)
                if earned is not None:
                    found[person, at] = (earned, True)
    return found


class Club:
    """A club file in which one evening after another is made."""

    def __init__(self, path: Path) -> None:
        self.store = Store.create(path, fill)
        with self.store.change("seizoen") as change:
            self.members = [inserted(change, MemberRow, last_name=f"L{n}") for n in range(11)]

    def evening(self, case: Case) -> list[int]:
        """Store a case in a competition of its own; answers the participants."""
        with self.store.change("avond") as change:
            last = change.next_id(SeasonRow)
            season = inserted(change, SeasonRow, name=f"S{last}", starts=DAY, ends=DAY)
            competition = inserted(
                change,
                CompetitionRow,
                season_id=season,
                name="C",
                format="individual",
                rule_set="nku",
                games=GAMES,
                rounds=3,
                sit_out_points=case.points,
                fill_in=case.fill_in,
            )
            evening = inserted(
                change,
                EveningRow,
                competition_id=competition,
                number=1,
                date=DAY,
                rule_set_id=1,
                games=GAMES,
                rounds=3,
            )
            people = [
                inserted(change, ParticipantRow, evening_id=evening, number=n + 1, member_id=member)
                for n, member in enumerate(self.members[: case.people])
            ]
        sheets = self._seated(case, evening, people)
        for table, sheet in sheets:  # typed one by one, as on an evening
            with self.store.change("formulier") as change:
                self._type(change, table, sheet)
        return people

    def _seated(self, case: Case, evening: int, people: list[int]) -> list[tuple[Table, int]]:
        found = []
        with self.store.change("loting") as change:
            for at, each in enumerate(case.rounds, 1):
                for number, table in enumerate(each.tables, 1):
                    place = inserted(
                        change, PlayingTableRow, evening_id=evening, round=at, number=number
                    )
                    for seat, who in zip("nsew", table.seats, strict=False):
                        change.insert(
                            SeatRow,
                            playing_table_id=place,
                            position=seat,
                            participant_id=people[who],
                            member_id=self.members[who],
                            fill_in=who in table.lent,
                        )
                    found.append((table, place))
                for who in each.out:
                    change.insert(
                        SittingOutRow, evening_id=evening, round=at, participant_id=people[who]
                    )
        return found

    def _type(self, change: Change, table: Table, place: int) -> None:
        if not table.games:
            return
        sheet = inserted(change, ScoresheetRow, playing_table_id=place)
        for number, (a, b, c, d) in enumerate(table.games, 1):
            figures = {"ns_points": a, "ns_roem": b, "ew_points": c, "ew_roem": d}
            change.insert(
                GameRow, scoresheet_id=sheet, game=number, typed="x", outcome="made", **figures
            )
        for game, seat, fine, floored in table.fines:
            change.insert(
                GameSeatRow,
                scoresheet_id=sheet,
                game=game,
                position=seat,
                fine=fine,
                floored=floored,
            )

    def rounds(self, people: list[int]) -> dict[tuple[int, int], tuple[int, bool]]:
        with self.store.read() as conn:
            rows = conn.exec_driver_sql(
                "SELECT participant_id, round, points + roem - fines, credit FROM round_result"
            ).all()
        at = {person: n for n, person in enumerate(people)}
        return {(at[p], n - 1): (made, bool(given)) for p, n, made, given in rows if p in at}

    def totals(self, people: list[int]) -> dict[int, int]:
        with self.store.read() as conn:
            rows = conn.exec_driver_sql("SELECT participant_id, total FROM evening_result").all()
        at = {person: n for n, person in enumerate(people)}
        return {at[p]: made for p, made in rows if p in at}


@pytest.fixture(scope="module")
def club() -> Iterator[Club]:
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    made = Club(folder / "club.klaver")
    yield made
    with made.store.bare() as connection:
        assert rebuilt(connection) == []
    made.store.close()
    shutil.rmtree(folder)


@given(cases())
@settings(max_examples=tries(15, 120), deadline=None)
def test_what_stands_in_the_result_is_what_a_plain_recount_gives(club: Club, case: Case) -> None:
    people = club.evening(case)
    expected = recount(case)
    assert club.rounds(people) == expected
    totals: dict[int, int] = {}
    for (person, _), (made, _) in expected.items():
        totals[person] = totals.get(person, 0) + made
    assert club.totals(people) == totals
    with club.store.bare() as connection:
        assert rebuilt(connection) == []
    while str(journal.undo(club.store)) != "avond":  # and all of it away again
        pass

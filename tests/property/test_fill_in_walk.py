"""Whatever a secretary does around fill-in games: the file stays sound and the figures agree."""

import random
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, ledger, seats
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.file.errors import StorageError
from tests.services.evening_club import evening_with, new_club, pairs_evening
from tests.turns import by_turns, tries

MEMORY = Path("/dev/shm")  # no test of the disk, so without waiting for it
STEPS = tries(30, 50)
LINES = ("92+20", "70-20", "p", ".p", "100", "n", "?", "")
RULES = ("none", "fixed:1600", "average", "half", "lowest", "own-average")


class Walk:
    """One secretary, one evening, one seed."""

    def __init__(self, club: OpenClub, evening: Evening, seed: int) -> None:
        self.club = club
        self.id = evening.id
        self.chance = random.Random(seed)
        self.seated = 0  # fill-in tables made

    @property
    def evening(self) -> Evening:
        return evenings.evening(self.club, self.id)

    def step(self) -> None:
        """Do something; what cannot be done is refused with a sentence."""
        acts: tuple[Callable[[], object], ...] = (
            *(self.draw, self.line, self.whole, self.whole, self.sign, self.unsign),
            *(self.seat, self.seat, self.away, self.swap, self.leave, self.undo, self.redo),
            *(self.close, self.reopen, self.rule),
        )
        act = self.chance.choice(acts)
        with suppress(Refused, StorageError):
            act()

    def draw(self) -> None:
        drawing.draw(self.club, self.id, seed=self.chance.randrange(1, 99))

    def table(self) -> TablePlace:
        tables = [table for plan in self.evening.plan for table in plan.tables]
        if not tables:
            raise Refused("niets geloot")
        return self.chance.choice(tables)

    def line(self) -> None:
        place = self.table()
        game = self.chance.randrange(1, self.evening.games + 1)
        sheets.save_line(self.club, place.table_id, game, self.chance.choice(LINES))

    def whole(self) -> None:
        place = self.table()
        for game in range(1, self.evening.games + 1):
            sheets.save_line(self.club, place.table_id, game, self.chance.choice(LINES[:5]))
        sheets.sign(self.club, place.table_id)

    def sign(self) -> None:
        sheets.sign(self.club, self.table().table_id)

    def unsign(self) -> None:
        sheets.unsign(self.club, self.table().table_id)

    def round(self) -> int:
        return self.chance.randrange(1, self.evening.rounds + 1)

    def seat(self) -> None:
        found = ledger.propose(self.club, self.id, number := self.round())
        anybody = [one.participant.id for one in found.lendable]
        lent = (
            found.proposed
            if self.chance.random() < 0.4
            else self.chance.sample(anybody, found.needed)
        )
        ledger.seat(self.club, self.id, number, lent)
        self.seated += 1

    def away(self) -> None:
        ledger.take_away(self.club, self.id, self.round())

    def person(self) -> int:
        return self.chance.choice(self.evening.participants).id

    def swap(self) -> None:
        seats.swap(self.club, self.id, self.round(), self.person(), self.person())

    def leave(self) -> None:
        attendance.drop_out(self.club, self.id, self.person(), self.round())

    def undo(self) -> None:
        history.undo(self.club)

    def redo(self) -> None:
        history.redo(self.club)

    def close(self) -> None:
        closing.close(self.club, self.id)

    def reopen(self) -> None:
        closing.reopen(self.club, self.id, "vergeten")

    def rule(self) -> None:
        now = seasons.competition(self.club, self.evening.competition_id)
        fill = self.chance.choice(["none", "better"])
        points = self.chance.choice(RULES)
        seasons.change_competition(self.club, replace(now, fill_in=fill, sit_out_points=points))

    def sound(self) -> None:
        """Everything that shows figures can be read, and they are those of the sheets."""
        with self.club.store.bare() as connection:
            assert rebuilt(connection) == []
        result = closing.result(self.club, self.id)
        for row in result.rows:
            assert row.total == sum(figure.total for figure in row.rounds)
            assert len({figure.round for figure in row.rounds}) == len(row.rounds)
        found = ledger.ledger(self.club, self.evening.competition_id)
        turns = sum(len(plan.sitting_out) for plan in self.evening.plan)
        assert sum(row.sat_out for row in found.rows) == turns
        sheets.control_desk(self.club, self.id)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", by_turns(range(6), 3))
@pytest.mark.parametrize("kind", ["individual", "pairs"])
def test_an_evening_with_fill_in_games_stays_sound(seed: int, kind: str) -> None:
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    try:
        with new_club(folder) as club:
            odd = random.Random(seed).choice([5, 7, 9])  # so that somebody sits out
            made = (
                pairs_evening(club, odd, games=2)
                if kind == "pairs"
                else evening_with(club, odd + 4, games=2)
            )
            walk = Walk(club, made, seed)
            walk.draw()
            for _ in range(STEPS):
                walk.step()
                walk.sound()
            assert walk.seated, "no fill-in table was made on this walk"
    finally:
        shutil.rmtree(folder)

"""A secretary who does anything at all, in any order: the evening stays whole.

Whatever is done or refused, everybody who is there has a place in each drawn round of
which nothing was typed, the file passes its check, nothing typed disappears, and undoing
everything gives the evening back as it was.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random

import pytest

from clubadmin.services import (
    attendance,
    draw_next,
    drawing,
    evenings,
    health,
    history,
    presence,
    results,
    sheets,
    swapping,
)
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.plan_rows import kept_rounds
from clubadmin.services.views.evening import Evening, TablePlace
from clubadmin.services.views.member import Member
from clubadmin.services.views.sheet import PaperTotals
from tests.services.evening_club import (
    add_people,
    content,
    evening_with,
    new_club,
    pairs_evening,
)

LINES = ("92", "92+20", "n-40", "p", "161", "wat?", "", "-", "w70+20-40", "1/85#80", "2/70-20#90")
KINDS = ("individual", "pairs", "drie-spelers", "twee-spelers")
STEPS = 40


class Secretary:
    """Does something by chance; being refused is part of the job."""

    def __init__(self, club: OpenClub, evening: Evening, chance: Random) -> None:
        self.club, self.id, self.chance = club, evening.id, chance
        self.acts: tuple[Callable[[], object], ...] = (
            *(self.arrive, self.arrive, self.leave, self.drop_out, self.come_late, self.stand_in),
            *(self.draw, self.draw, self.draw_on, self.swap, self.swap, self.rounds),
            *(self.type, self.whole, self.sign, self.unsign, self.paper, self.other),
        )

    def act(self) -> str:
        act = self.chance.choice(self.acts)
        with suppress(Refused, IndexError):  # IndexError: nobody or no table to choose from
            act()
        return act.__name__

    @property
    def evening(self) -> Evening:
        return evenings.evening(self.club, self.id)

    def person(self) -> int:
        return self.chance.choice(self.evening.participants).id

    def table(self) -> TablePlace:
        """Mostly of the first round, so that there is something left to change."""
        plan = self.evening.plan
        rounds = plan if self.chance.random() < 0.1 else plan[:1]
        return self.chance.choice([one for drawn in rounds for one in drawn.tables])

    def arrive(self) -> None:
        found = self.chance.choice(attendance.candidates(self.club, self.id))
        which = {"member_id" if isinstance(found, Member) else "pair_id": found.id}
        first = self.chance.choice([None, None, 1, 2, 3])
        attendance.add_participant(self.club, self.id, from_round=first, **which)

    def leave(self) -> None:
        attendance.remove_participant(self.club, self.id, self.person())

    def drop_out(self) -> None:
        last = self.chance.choice([None, 0, 1, 2, 3])
        attendance.drop_out(self.club, self.id, self.person(), last)

    def come_late(self) -> None:
        attendance.come_late(self.club, self.id, self.person(), self.chance.randint(0, 4))

    def stand_in(self) -> None:
        free = attendance.substitute_candidates(self.club, self.id)
        who = self.chance.choice([None, *(one.id for one in free)])
        first = self.chance.choice([1, 1, 2])
        half = self.chance.choice([0, 1])
        attendance.substitute(self.club, self.id, self.person(), half, who, from_round=first)

    def draw(self) -> None:
        drawing.draw(self.club, self.id, self.chance.randint(1, 99))

    def draw_on(self) -> None:
        drawing.draw(self.club, self.id, 7, from_round=self.chance.randint(1, 3))

    def swap(self) -> None:
        drawing.swap(self.club, self.id, self.chance.randint(1, 3), self.person(), self.person())

    def rounds(self) -> None:
        evenings.change_evening(self.club, self.id, rounds=self.chance.randint(1, 3))

    def type(self) -> None:
        line = self.chance.choice(LINES)
        sheets.save_line(self.club, self.table().table_id, self.chance.randint(1, 2), line)

    def whole(self) -> None:
        table = self.table()
        lines = {1: "1/85#80", 2: "2/85#80"} if table.players == 3 else {1: "92+20", 2: "n-40"}
        sheets.save_lines(self.club, table.table_id, lines)

    def paper(self) -> None:
        totals = self.chance.choice([PaperTotals(), PaperTotals(92, 20, 232, 40), PaperTotals(1)])
        sheets.save_paper(self.club, self.table().table_id, totals)

    def other(self) -> None:
        line = self.chance.choice(LINES)
        sheets.save_other(self.club, self.table().table_id, {1: line})

    def sign(self) -> None:
        sheets.sign(self.club, self.table().table_id)

    def unsign(self) -> None:
        sheets.unsign(self.club, self.table().table_id)


def everybody_has_a_place(club: OpenClub, evening: Evening) -> None:
    with club.store.read() as conn:
        kept = kept_rounds(conn, evening.id)
    assert [plan.round for plan in evening.plan] == list(range(1, len(evening.plan) + 1))
    for plan in evening.plan:
        placed = [number for table in plan.tables for number in (*table.ns, *table.ew)]
        placed += [one.number for one in plan.sitting_out]
        assert len(placed) == len(set(placed))
        there = {
            one.number
            for one in evening.participants
            if one.from_round <= plan.round <= (one.last_round or plan.round)
        }
        assert set(placed) == there or (plan.round <= kept and set(placed) <= there)


def typed(club: OpenClub, evening: Evening) -> dict[int, tuple[object, ...]]:
    """Each table of which a line was typed: its lines, and for whom they count."""
    found = {}
    for table in (one for plan in evening.plan for one in plan.tables):
        lines = sheets.sheet(club, table.table_id).lines
        if any(lines):
            found[table.table_id] = (lines, table.ns, table.ew)
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_an_evening_stays_whole_whatever_is_done(tmp_path: Path, kind: str, seed: int) -> None:
    walk(tmp_path, kind, seed, STEPS)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(100, 160))
def test_an_evening_stays_whole_over_long_walks(tmp_path: Path, kind: str, seed: int) -> None:
    walk(tmp_path, kind, seed, 5 * STEPS)


BROKEN: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a draw that ignores what was typed": (draw_next, "kept_rounds", lambda *_: 0),
    "late comers who leave the draw as it was": (presence, "remove_rounds", lambda *_: None),
    "a swap that looks away": (swapping, "_refuse_typed", lambda *_: None),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_walk_shows_when_something_is_broken_on_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(*BROKEN[name])
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        try:
            walk(folder, "individual", seed, STEPS)
        except AssertionError:
            return
    pytest.fail("ten walks saw nothing")


def walk(folder: Path, kind: str, seed: int, steps: int) -> None:
    chance = Random(seed)
    with new_club(folder) as club:
        evening = _start(club, kind, chance)
        start = content(club)
        secretary = Secretary(club, evening, chance)
        for _ in range(steps):
            before = typed(club, secretary.evening)
            done = secretary.act()
            after = typed(club, secretary.evening)
            everybody_has_a_place(club, secretary.evening)
            if done not in ("type", "whole"):
                assert after == before, f"{done} lost something typed"
        results.result(club, evening.id)
        found = health.check(club)
        assert found.ok, found.problems
        end = content(club)
        _undo_to(club, start)
        _redo_to(club, end)


def _start(club: OpenClub, kind: str, chance: Random) -> Evening:
    odd = chance.choice(["sits-out", "three"])
    if kind == "pairs":
        evening = pairs_evening(club, 5, rounds=3, games=2)
    else:
        rules = "nku" if kind == "individual" else kind
        evening = evening_with(club, 10, rounds=3, games=2, odd_players=odd, rule_set=rules)
    add_people(club, 3)
    return evenings.change_evening(club, evening.id, day=date(2026, 12, 3))


def _undo_to(club: OpenClub, start: object) -> None:
    for _ in range(500):
        if content(club) == start:
            return
        history.undo(club)
    raise AssertionError("undoing everything does not give the evening back")


def _redo_to(club: OpenClub, end: object) -> None:
    while history.undo_state(club).redo:
        history.redo(club)
    assert content(club) == end

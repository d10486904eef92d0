"""A secretary who does anything at all, in any order, and what must stay true meanwhile."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from clubadmin.domain.draw.formats import FORMATS, Decides, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Language
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.attendance import attendance, entry_lists, substitutes
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.draw import seats as drawing_seats
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import calls, codes, confirming, second_desk, table_rows
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.services.evening_club import (
    add_people,
    content,
    contest_evening,
    draw_next,
    evening_with,
    new_club,
)

WHICH = {Member: "member_id", Pair: "pair_id", Team: "team_id"}
SIZES = {Entrant.MEMBER: 10, Entrant.PAIR: 5, Entrant.TEAM: 3}
LINES = ("92", "92+20", "n-40", "p", "161", "wat?", "", "-", "w70+20-40", "1/85#80", "2/70-20#90")


class Secretary:
    """Does something by chance; being refused is part of the job."""

    def __init__(self, club: OpenClub, evening: Evening, chance: Random) -> None:
        self.club, self.id, self.chance = club, evening.id, chance
        self.requests = 0
        self.acts: tuple[Callable[[], object], ...] = (
            *(self.arrive, self.arrive, self.leave, self.drop_out, self.come_late, self.stand_in),
            *(self.draw, self.draw, self.draw_on, self.swap, self.swap, self.rounds),
            *(self.type, self.whole, self.sign, self.unsign, self.paper, self.other),
            *(self.entry, self.at_table, self.at_table, self.agree, self.call, self.desk),
        )
        if evening.draw_by == "standing":
            self.acts += (self.finish, self.finish)
        if evening.form.decides is Decides.KNOCKOUT:
            self.acts += (self.finish, self.finish, self.go_on, self.draw)

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
        which = {WHICH[type(found)]: found.id}
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
        free = substitutes.substitute_candidates(self.club, self.id)
        who = self.chance.choice([None, *(one.id for one in free)])
        first = self.chance.choice([1, 1, 2])
        half = self.chance.choice(
            [0, 1] if self.evening.form.entrant is not Entrant.TEAM else [0, 3]
        )
        substitutes.substitute(self.club, self.id, self.person(), half, who, from_round=first)

    def draw(self) -> None:
        draw_next(self.club, self.id, self.chance.randint(1, 99))

    def draw_on(self) -> None:
        draw_next(self.club, self.id, 7, self.chance.randint(1, 3))

    def swap(self) -> None:
        drawing_seats.swap(
            self.club, self.id, self.chance.randint(1, 3), self.person(), self.person()
        )

    def rounds(self) -> None:
        evenings.change_evening(self.club, self.id, rounds=self.chance.randint(1, 3))

    def type(self) -> None:
        line = self.chance.choice(LINES)
        sheets.save_line(self.club, self.table().table_id, self.chance.randint(1, 2), line)

    def whole(self) -> None:
        table = self.table()
        lines = {1: "1/85#80", 2: "2/85#80"} if table.players == 3 else {1: "92+20", 2: "n-40"}
        sheets.save_lines(self.club, table.table_id, lines)

    def finish(self) -> None:
        """All sheets of the last round come in."""
        for table in self.evening.plan[-1].tables:
            with suppress(Refused):
                wij = self.chance.choice(["92+20", "62", "100"])
                lines = {1: "1/85#80", 2: "2/85#80"} if table.players == 3 else {1: wij, 2: wij}
                sheets.save_lines(self.club, table.table_id, lines)
                sheets.sign(self.club, table.table_id)

    def go_on(self) -> None:
        table = self.chance.choice(knockout.bracket(self.club, self.id).level)
        seats = [seat.position for seat in table.seats if seat.position]
        chosen = self.chance.sample(seats, table.going_on)
        knockout.go_on(self.club, table.table_id or 0, chosen, "loting")

    def entry(self) -> None:
        number = self.chance.choice([None, 1, 3, 40])
        line = self.chance.choice([None, None, "", "B"])
        entry_lists.set_entry(self.club, self.id, self.person(), number=number, line=line)

    def paper(self) -> None:
        totals = self.chance.choice([PaperTotals(), PaperTotals(92, 20, 232, 40), PaperTotals(1)])
        sheets.save_paper(self.club, self.table().table_id, totals)

    def other(self) -> None:
        line = self.chance.choice(LINES)
        sheets.save_other(self.club, self.table().table_id, {1: line})

    def at_table(self) -> None:
        """A phone types a row, by what it saw there last."""
        codes.turn_on(self.club, self.id)
        sheet = table_sheet(self.club, self.table().table_id)
        row, line = self.chance.choice(sheet.rows), self.chance.choice(LINES)
        old = self.chance.random() < 0.1
        at = sheet.place.table_id
        table_rows.type_row(
            self.club, at, row.game, line, version=row.version - old, key=self.key()
        )

    def agree(self) -> None:
        sheet = table_sheet(self.club, self.table().table_id)
        side, at = self.chance.choice(sheet.sides), sheet.place.table_id
        confirming.confirm(self.club, at, side, dict(sheet.totals), key=self.key())

    def call(self) -> None:
        """The referee is asked for, came, or there is a protest that may be taken back."""
        at, key = self.table().table_id, self.key()
        deeds: list[Callable[[], object]] = [
            lambda: calls.call(self.club, at, key=key),
            lambda: calls.take_back(self.club, at, key=key),
            lambda: calls.answer(self.club, at),
            lambda: calls.protest(self.club, at, "Gemeld aan tafel.", key=key),
            lambda: calls.withdraw(self.club, at),
        ]
        self.chance.choice(deeds)()

    def desk(self) -> None:
        """The second desk signs off, or takes that back."""
        deed = self.chance.choice([second_desk.sign, second_desk.unsign])
        deed(self.club, self.table().table_id, desk=self.chance.choice(["", "Ria"]))

    def key(self) -> str:
        """Of a request; now and then one that came already."""
        self.requests += self.chance.random() > 0.1
        return str(self.requests)

    def sign(self) -> None:
        sheets.sign(self.club, self.table().table_id)

    def unsign(self) -> None:
        sheets.unsign(self.club, self.table().table_id)


def everybody_has_a_place(club: OpenClub, evening: Evening) -> None:
    """One place a round, of a team one a pair; in a knock-out of who are in it still."""
    with club.store.read() as conn:
        kept = kept_rounds(conn, evening.id)
    assert [plan.round for plan in evening.plan] == list(range(1, len(evening.plan) + 1))
    tables = evening.team_pairs if evening.form.entrant is Entrant.TEAM else 1
    for plan in evening.plan:
        placed = Counter(number for table in plan.tables for number in (*table.ns, *table.ew))
        assert set(placed.values()) <= {tables}
        out = [one.number for one in plan.sitting_out]
        assert not set(out) & placed.keys()
        assert len(set(out)) == len(out)
        there = {
            one.number
            for one in evening.participants
            if one.from_round <= plan.round <= (one.last_round or plan.round)
        }
        if evening.form.decides is Decides.KNOCKOUT:
            assert {*placed, *out} <= {one.number for one in evening.participants}
            assert set(placed) <= there
        else:
            assert {*placed, *out} == there or (plan.round <= kept and {*placed, *out} <= there)


def nobody_plays_a_game_twice(evening: Evening) -> None:
    """In comparison play each entrant has a game in one round, and each table as many."""
    seen: dict[int, set[int]] = {}
    for plan in evening.plan:
        now: dict[int, set[int]] = {}
        for table in plan.tables:
            assert len(table.wallets) == (evening.games if evening.form.compared else 0)
            for number in (*table.ns, *table.ew):
                now.setdefault(number, set()).update(table.wallets)
        for number, games in now.items():
            assert not games & seen.get(number, set())
            seen.setdefault(number, set()).update(games)


def typed(club: OpenClub, evening: Evening) -> dict[int, tuple[object, ...]]:
    """Each table of which a line was typed: its lines, and for whom they count."""
    found = {}
    for table in (one for plan in evening.plan for one in plan.tables):
        lines = sheets.sheet(club, table.table_id).lines
        if any(lines):
            found[table.table_id] = (lines, table.ns, table.ew)
    return found


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
            nobody_plays_a_game_twice(secretary.evening)
            if done not in ("type", "whole", "finish", "at_table"):
                assert after == before, f"{done} lost something typed"
        closing.result(club, evening.id)
        found = health.check(club)
        assert found.ok, found.problems
        end = content(club)
        _undo_to(club, start)
        _redo_to(club, end)


def _start(club: OpenClub, kind: str, chance: Random) -> Evening:
    odd = chance.choice(["sits-out", "three"])
    settings: dict[str, Any] = {"rounds": 3, "games": 2, "odd_players": odd}
    if kind in FORMATS:
        evening = contest_evening(club, kind, SIZES[FORMATS[kind].entrant], **settings)
    elif kind == "by standing":
        evening = evening_with(club, 10, **settings, draw_by="standing")
    else:
        evening = evening_with(club, 10, **settings, rule_set=kind)
    add_people(club, 3)
    return evenings.change_evening(club, evening.id, day=date(2026, 12, 3))


def said_in_words(club: OpenClub, saved: Saved) -> None:
    """An undo says what it did and where, in both languages, and that place can be opened."""
    place = saved.place
    assert place is not None
    for message in (saved.label, place.words):
        texts = {language: message.text(language) for language in Language}
        assert all(texts.values())
        assert "{" not in "".join(texts.values())
    assert place.words.text(Language.EN) != place.words.text(Language.NL)
    if place.kind in ("evening", "sheet"):
        evening = evenings.evening(club, place.id)
        tables = [one.table_id for drawn in evening.plan for one in drawn.tables]
        assert not place.table_id or place.table_id in tables


def _undo_to(club: OpenClub, start: object) -> None:
    for _ in range(500):
        if content(club) == start:
            return
        said_in_words(club, history.undo(club))
    raise AssertionError("undoing everything does not give the evening back")


def _redo_to(club: OpenClub, end: object) -> None:
    while history.undo_state(club).redo:
        said_in_words(club, history.redo(club))
    assert content(club) == end

"""What is stored of a sheet is what its lines come to, under any rule set, typed or in bulk."""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.rules.rules import RuleSet, write_rules
from clubadmin.domain.scoring.sheet import ScoredSheet, score_sheet
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.exchange.sheet_rows import new_sheet
from clubadmin.services.sheets import rows as sheet_rows
from clubadmin.services.sheets import sheets
from clubadmin.services.sheets.rows import Lines
from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.journal.sheets import insert_sheets
from clubadmin.storage.schema.tablenames import RuleSetRow
from tests.property.any_system import SHIPPED, any_rules, keyed, typed
from tests.services.evening_club import another_club, evening_with
from tests.turns import tries

MEMORY = Path("/dev/shm")  # no test of the disk, so without waiting for it
GAMES = 4
PLAYED = {4: ("nku", 8), 3: ("drie-spelers", 6), 2: ("twee-spelers", 4)}
SUMS = (
    "ns_points, ns_roem, ew_points, ew_roem, ns_pits, ew_nat, played, counted, over_after, digest"
)
Clubs = dict[int, tuple[OpenClub, int, tuple[int, int]]]
Sheet = tuple[RuleSet, list[str], list[str]]


@contextmanager
def in_clubs() -> Iterator[Clubs]:
    """For each number of players a club, the id of its rule set, and two tables."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    made: Clubs = {}
    for players, (name, people) in PLAYED.items():
        club = another_club(folder, f"{players}.klj")
        begun = evening_with(club, people, games=GAMES, rounds=1, rule_set=name)
        evening, _ = drawing.draw(club, begun.id, seed=1)
        one, two = (table.table_id for table in evening.plan[0].tables)
        made[players] = club, evening.rule_set_id, (one, two)
    yield made
    for club, _, _ in made.values():
        club.close()
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def clubs() -> Iterator[Clubs]:
    with in_clubs() as made:
        yield made


@st.composite
def two_sheets(draw: st.DrawFn) -> Sheet:
    """A rule set, the lines of a sheet, and what is typed over them."""
    rules = draw(any_rules)
    line = st.one_of(typed(rules), typed(rules), keyed, st.sampled_from(["", "-", "x"]))
    lines = st.lists(line, min_size=GAMES, max_size=GAMES)
    return rules, draw(lines), draw(lines)


def stored(club: OpenClub, table: int) -> dict[str, tuple[int, int, int]]:
    """Points, roem and total of each seat."""
    with club.store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT s.position, r.points, r.roem, r.points + r.roem - r.fines FROM seat s"
            " JOIN round_result r ON r.participant_id = s.participant_id"
            " WHERE s.playing_table_id = ?",
            (table,),
        )
        return {row[0]: tuple(row[1:]) for row in rows}


def rows_of(club: OpenClub, table: int) -> list[tuple[object, ...]]:
    """The sheet's sums and digest, and what its players get."""
    with club.store.read() as conn:
        found = conn.exec_driver_sql(
            f"SELECT id, {SUMS} FROM scoresheet WHERE playing_table_id = ?", (table,)
        ).all()
        seats = conn.exec_driver_sql(
            "SELECT game, position, side, points, roem, fine, floored FROM game_seat"
            " WHERE scoresheet_id = ? ORDER BY game, position",
            (found[0][0] if found else 0,),
        ).all()
    return [tuple(row[1:]) for row in found] + [tuple(row) for row in seats]


def expected(scored: ScoredSheet) -> dict[str, tuple[int, int, int]]:
    if scored.seats:
        return {one.seat.value: (one.points, one.roem, one.total) for one in scored.seats}
    if scored.rules.system == "solo":  # nobody is known to have played alone
        return {seat.value: (0, 0, 0) for seat in SEATS[:3]}
    sides = {"ns": scored.ns, "ew": scored.ew}
    return {
        seat.value: (sides[seat.side].points, sides[seat.side].roem, sides[seat.side].total)
        for seat in SEATS[: scored.rules.seats]
    }


@given(two_sheets())
@settings(
    max_examples=tries(8, 25),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_what_is_stored_is_what_the_lines_come_to(clubs: Clubs, given_lines: Sheet) -> None:
    rules, *versions = given_lines
    stands(clubs, rules, versions)


def stands(clubs: Clubs, rules: RuleSet, versions: Sequence[list[str]]) -> None:
    """Types the sheets one over another, and sees each time that all is as it should be."""
    club, rule_set_id, (table, other) = clubs[rules.seats]
    with club.store.change("spelregels") as change:
        change.update(RuleSetRow, rule_set_id, toml=write_rules(rules))
    assert rows_of(club, table) == []
    try:
        _typed_over(club, rules, table, other, versions)
    finally:
        while str(history.undo_state(club).undo) != "spelregels":
            history.undo(club)
        history.undo(club)
    assert rows_of(club, table) == []


def _typed_over(
    club: OpenClub, rules: RuleSet, table: int, other: int, versions: Sequence[list[str]]
) -> None:
    for lines in versions:
        sheets.save_lines(club, table, dict(enumerate(lines, 1)))
        kept = sheets.sheet(club, table).lines
        if any(kept):
            assert stored(club, table) == expected(score_sheet(kept, rules))
    _in_bulk(club, rules, table, other, kept)
    with club.store.bare() as bare:
        assert rebuilt(bare) == []


def _in_bulk(club: OpenClub, rules: RuleSet, table: int, other: int, kept: tuple[str, ...]) -> None:
    """The same lines for another table, as an import writes them."""
    if not all(kept):
        return
    known = Lines(rules)
    lines = [known[line] for line in kept]
    with club.store.change("in bulk") as change:
        insert_sheets(change, "draft", [new_sheet(other, lines, known)])
    assert rows_of(club, other) == rows_of(club, table)


@pytest.mark.parametrize(
    ("name", "line"), [("drie-spelers", "1/95+20#90"), ("manille", "37@z!1v2")]
)
def test_what_single_players_get_is_missed_when_it_is_not_stored(
    monkeypatch: pytest.MonkeyPatch, name: str, line: str
) -> None:
    """Broken on purpose."""
    rules = next(one for one in SHIPPED if one.name == name)
    monkeypatch.setattr(sheet_rows, "seat_figures", lambda *_: ())
    with in_clubs() as made, pytest.raises(AssertionError):
        stands(made, rules, [[line] * GAMES])

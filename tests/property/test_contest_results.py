"""Any scores and decisions: the window's result is that of the rule, and that of the terminal."""

import csv
import io
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.comparison.contestfile import read_contest
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import Contest
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, contests, deciding
from clubadmin.services.exchange.tables import contest_table
from clubadmin.services.sheets import decisions, sheets
from tests.services.comparison.contests import SCHEVENINGS, contest_evening
from tests.services.evening_club import new_club
from tests.turns import tries

LINES = st.sampled_from(["", "-", "x", "100", "90", "90+20", "82", "n", ".p", "162", "what?"])
SHEETS = st.lists(st.tuples(LINES, LINES), min_size=9, max_size=9)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenClub, Evening]]:
    with new_club(tmp_path_factory.mktemp("contest")) as club:
        yield club, contest_evening(club, "schevenings", 6, SCHEVENINGS)


def by_the_rule(scores: dict[int, dict[int, int]]) -> dict[int, int]:
    """Matchpoints by pair: twice who are lower, one for each who is equal, and one (art. 18)."""
    made: dict[int, Fraction] = defaultdict(Fraction)
    for pairs in scores.values():
        for pair, score in pairs.items():
            lower = sum(other < score for other in pairs.values())
            equal = sum(other == score for other in pairs.values())
            made[pair] += 2 * lower + equal + 1
    return {pair: int(points) for pair, points in made.items()}


def scored(club: OpenClub, evening: Evening, side: str) -> dict[int, dict[int, int]]:
    """By game what each pair of a field scored, from the games themselves."""
    found: dict[int, dict[int, int]] = defaultdict(dict)
    for game in range(1, 7):
        for line in boards.board(club, evening.id, game).lines:
            sitting = line.ns if side == "ns" else line.ew
            points = line.ns_points if side == "ns" else line.ew_points
            if points is not None:
                found[game][sitting.numbers[0]] = points
    return found


@settings(deadline=None, max_examples=tries(8, 25))
@given(SHEETS)
def test_whatever_is_typed_the_result_is_that_of_the_rule(
    played: tuple[OpenClub, Evening], lines: list[tuple[str, str]]
) -> None:
    club, evening = played
    tables = [table for plan in evening.plan for table in plan.tables]
    for table, typed in zip(tables, lines, strict=True):
        sheets.save_lines(club, table.table_id, dict(enumerate(typed, 1)))
    found = contests.contest(club, evening.id)
    for field, side in zip(found.fields, ("ns", "ew"), strict=True):
        wanted = by_the_rule(scored(club, evening, side))
        assert {one.number: one.matchpoints for one in field.rows if one.games} == wanted
    assert in_the_terminal(club, evening) == in_the_window(found)


CODES = st.sets(st.sampled_from(Decision), min_size=1, max_size=3)
RULINGS = st.lists(st.tuples(st.integers(0, 8), st.integers(0, 1), CODES), max_size=4)


@settings(deadline=None, max_examples=tries(8, 25))
@given(SHEETS, RULINGS)
def test_whatever_is_decided_the_terminal_comes_to_the_same(
    played: tuple[OpenClub, Evening],
    lines: list[tuple[str, str]],
    rulings: list[tuple[int, int, set[Decision]]],
) -> None:
    club, evening = played
    tables = [table for plan in evening.plan for table in plan.tables]
    for table, typed in zip(tables, lines, strict=True):
        sheets.save_lines(club, table.table_id, dict(enumerate(typed, 1)))
    for at, row, codes in rulings:
        with suppress(Refused):  # what contradicts itself or is decided already
            table = tables[at]
            game = table.wallets[row]
            deciding.decide(club, table.table_id, game, codes, reason="Spel", decided_by="A. Bos")
    try:
        found = contests.contest(club, evening.id)
        assert in_the_terminal(club, evening) == in_the_window(found)
    finally:
        for made in decisions.decisions(club, evening.id):
            deciding.withdraw(club, made.id)
    assert not any(one.decided for one in boards.boards(club, evening.id))


def in_the_window(found: Contest) -> list[tuple[str, int, int, int]]:
    rows = [row for field in found.fields for row in field.rows if row.games]
    return [(str(one.number), one.matchpoints, one.tops, one.points) for one in rows]


def in_the_terminal(club: OpenClub, evening: Evening) -> list[tuple[str, int, int, int]]:
    header, *rows = csv.reader(io.StringIO(contest_table(club, evening.id).decode()))
    read = read_contest(header, rows)
    assert not read.wrong
    both = (*read.contest.ns, *read.contest.ew)
    return [(one.entrant, one.matchpoints, one.tops, one.points) for one in both]

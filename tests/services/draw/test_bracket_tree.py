"""The bracket is drawn as it is played: each table where its players come from."""

from itertools import pairwise, product

import pytest

from clubadmin.domain.terms import Position
from clubadmin.model.draw.knockout import Bracket, BracketNode, BracketTree, bracket_tree
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from tests.services.evening_club import evening_with, type_sheet
from tests.turns import by_turns

N, S, E, W = Position.N, Position.S, Position.E, Position.W
LINES = ("100 100 100 100", "62 62 62 62", "100 62 100 62")


def _after(club: OpenClub, people: int, played: int, rounds: int = 6) -> Bracket:
    """The bracket after some rounds; now and then a table is level, and W goes on with E."""
    evening = evening_with(club, people, kind="knockout", rounds=rounds)
    evening, _ = draw(club, evening.id, 1)
    for _ in range(played):
        for at, table in enumerate(evening.plan[-1].tables):
            type_sheet(club, table.table_id, LINES[at % 3])
        for level in knockout.bracket(club, evening.id).level:
            two = {4: (E, W), 3: (E, N), 2: (E,)}[len(level.seats)]
            knockout.go_on(club, level.table_id or 0, two, "nog een spel")
        if len(knockout.bracket(club, evening.id).rounds) == len(evening.plan):
            break
        evening, _ = draw(club, evening.id)
    return knockout.bracket(club, evenings.evening(club, evening.id).id)


def _who(node: BracketNode) -> set[object]:
    return {seat.number or seat.place for seat in node.seats}


def _orderly(tree: BracketTree) -> None:
    for before, column in pairwise(tree.columns):
        for node in column:
            come = set[object]().union(*(before[row].keys for row in node.sources))
            assert _who(node) <= come, "everybody comes along a line"
        ends = [(node.sources[0], node.sources[-1]) for node in column if node.sources]
        assert all(one[1] < other[0] for one, other in pairwise(ends)), "no line crosses another"


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("people", "played"),
    by_turns(product([7, 16, 22, 26, 32, 64], [0, 1, 2, 6]), 3, several=True),
)
def test_tables_stand_where_their_players_come_from(
    club: OpenClub, people: int, played: int
) -> None:
    bracket = _after(club, people, played)
    tree = bracket_tree(bracket)
    tables = [node.table for column in tree.columns for node in column if node.table]
    assert sorted((one.round, one.number) for one in tables) == sorted(
        (one.round, one.number) for each in bracket.rounds for one in each.tables
    )
    _orderly(tree)
    assert len(tree.tops) == 1


def test_a_table_stands_halfway_those_that_lead_to_it_and_none_over_another(
    club: OpenClub,
) -> None:
    tree = bracket_tree(_after(club, 22, 2))
    tops, high = tree.placed(lambda node: len(node.seats) + 2)
    for column, nodes in enumerate(tree.columns):
        ends = [(tops[column, row], len(one.seats) + 2) for row, one in enumerate(nodes)]
        assert all(top + tall <= after for (top, tall), (after, _) in pairwise(ends))
        assert max(top + tall for top, tall in ends) <= high
        for row, node in enumerate(nodes):
            if len(node.sources) > 1:
                first, last = (
                    tops[column - 1, at] + (len(tree.columns[column - 1][at].seats) + 2) / 2
                    for at in (node.sources[0], node.sources[-1])
                )
                assert tops[column, row] + (len(node.seats) + 2) / 2 == (first + last) / 2


def test_a_part_keeps_what_leads_to_its_tables(club: OpenClub) -> None:
    tree = bracket_tree(_after(club, 64, 6))
    upper, lower = tree.part(0, 3, [0]), tree.part(0, 3, [1])
    assert [len(column) for column in upper.columns] == [8, 4, 2, 1]
    _orderly(upper)
    assert upper.columns[0] + lower.columns[0] == tree.columns[0]
    assert tree.part(3, 4).columns[1][0].sources == (0, 1)


def test_the_winners_of_the_last_table_are_named_and_how_it_was_decided(club: OpenClub) -> None:
    bracket = _after(club, 12, 6, rounds=3)
    last = bracket.rounds[-1].tables[0]
    assert [seat.number for seat in bracket.won(last)] == [one.number for one in bracket.winners]
    assert all(not bracket.won(table) for table in bracket.rounds[0].tables)
    assert bracket.rounds[0].tables[2].reason == "nog een spel"

"""One planned round is mended, of tables that are few enough to see what is best."""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.draw.groups.mended import Broken, mended_groups

REPEAT = 100


def mended(
    sizes: Sequence[int],
    tables: Mapping[int, tuple[int, ...]],
    burdens: Mapping[int, int] | None = None,
    met: Iterable[tuple[int, int]] = (),
    out: Iterable[int] = (),
    fixed: Mapping[int, int] | None = None,
) -> tuple[dict[int, list[int]], list[int]]:
    """The tables and who sit out, of a round of tables of four; `met` is who met tonight."""
    everybody = range(sum(sizes))
    cost = [[0] * len(everybody) for _ in everybody]
    for a, b in met:
        cost[a][b] = cost[b][a] = REPEAT
    had = [(0, (burdens or {}).get(one, 0)) for one in everybody]
    broken = Broken(
        tables, frozenset(out), tuple(sizes), 4, had, cost, REPEAT, fixed or {}, frozenset()
    )
    found = mended_groups(broken)
    return found.tables, found.out


def test_the_table_where_fewest_are_left_is_left_unless_somebody_must_sit_there() -> None:
    tables = {1: (0, 1), 2: (2, 3, 4), 3: (5, 6, 7, 8), 4: (9, 10, 11)}
    assert mended((4, 4, 4), tables)[0] == {2: [2, 3, 4, 0], 3: [5, 6, 7, 8], 4: [9, 10, 11, 1]}
    # 9, 10 and 11 would meet 0 and 1 again
    met = [(x, y) for x in (0, 1) for y in (9, 10, 11)]
    found, _ = mended((4, 4, 4), tables, met=met, fixed={0: 1})
    assert found == {1: [0, 1, 2, 3], 3: [5, 6, 7, 8], 4: [9, 10, 11, 4]}


def test_at_tables_of_three_are_those_whose_turn_it_is_and_who_comes_before_who_must_move() -> None:
    """It is the turn of 0 and 1, and of four of 2, 3, 4, 5 and 9, whether 9 is new or sat out."""
    tables = {1: (0, 1, 2, 3), 2: (4, 5), 3: (6, 7, 8)}
    had = {2: 1, 3: 1, 4: 1, 5: 1, 9: 1, 6: 2, 7: 2, 8: 2}
    for out in ([], [9]):
        found = mended((3, 3, 4), tables, had, out=out)
        assert found == ({1: [0, 1, 2], 2: [4, 5, 9], 3: [6, 7, 8, 3]}, [])


def test_who_must_sit_at_a_table_goes_there_whomever_he_meets_again() -> None:
    tables = {1: (0, 1, 2), 2: (3, 4, 5)}
    met = [(6, 0), (6, 1), (6, 2)]
    assert mended((4, 4), tables, met=met)[0] == {1: [0, 1, 2, 7], 2: [3, 4, 5, 6]}
    fixed = dict.fromkeys((0, 1, 2, 6), 1)
    assert mended((4, 4), tables, met=met, fixed=fixed)[0] == {1: [0, 1, 2, 6], 2: [3, 4, 5, 7]}


def test_a_new_table_has_the_first_number_that_is_free() -> None:
    assert mended((4, 4), {2: (0, 1, 2, 3)})[0] == {1: [4, 5, 6, 7], 2: [0, 1, 2, 3]}


def test_of_many_tables_the_one_with_three_is_played_at_three() -> None:
    tables = {at // 4 + 1: (at, at + 1, at + 2, at + 3) for at in range(0, 28, 4)}
    tables[8] = (28, 29, 30)
    found, _ = mended((3, *[4] * 7), tables)
    assert found == {at: [*people] for at, people in tables.items()}

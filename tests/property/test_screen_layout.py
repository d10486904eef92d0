"""Whatever the names and however many: everybody stands on the screen once, large enough."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.desktop.screen.layout import (
    LARGEST,
    LEAST,
    LONG,
    WORD,
    Area,
    Card,
    Line,
    Tile,
    card_height,
    column_width,
    item_height,
    pages_of_cards,
    pages_of_lines,
    pages_of_tiles,
)

areas = st.builds(Area, st.floats(120, 260, allow_nan=False), st.floats(60, 82, allow_nan=False))
names = st.text(st.characters(categories=["L", "Zs"]), min_size=1, max_size=60)
lines = st.lists(
    st.builds(Line, st.sampled_from(["", "1", "400"]), names, st.sampled_from(["", "26.180"])),
    min_size=1,
    max_size=120,
)
tables = st.lists(
    st.tuples(
        st.integers(1, 100).map(str),
        st.lists(st.lists(names, min_size=1, max_size=2), min_size=2, max_size=2),
    ),
    min_size=1,
    max_size=100,
)


def measure(text: str) -> float:
    """As wide as letters of our type are on average."""
    return 0.55 * len(text)


def fits(used: float, room: float) -> bool:
    return used < room or isclose(used, room, abs_tol=0.01)


@given(lines, areas, st.sampled_from(["", "Groep A · N/Z"]))
def test_every_line_stands_there_once_and_in_order(
    given_lines: list[Line], area: Area, heading: str
) -> None:
    pages = pages_of_lines(given_lines, area, measure, heading)
    shown = [line for page in pages for column in page.columns for line in column]
    assert shown == given_lines
    for page in pages:
        assert LEAST <= page.size <= LARGEST
        room = area.height - (7.0 if heading else 0)
        high = max(len(column) for column in page.columns)
        assert fits(high * item_height(page.size, 1, page.spacing), room)
        assert len(page.columns) <= page.least
        if page.size > LEAST:  # smaller than that is not written; then a name is cut off
            widths = sorted(measure(line.text) for line in given_lines)
            nine_of_ten = widths[-1 - len(widths) // 10]
            longest = max(nine_of_ten * page.size, widths[-1] * LONG)
            tail = max(measure(line.tail) for line in given_lines) * page.size
            parts = (WORD * page.size if page.lead else 0) + (WORD * page.size if tail else 0)
            assert fits(page.lead + longest + tail + parts, column_width(area.width, page.least))


@given(tables, areas)
def test_every_table_stands_there_once_with_all_its_people(
    given_tables: list[tuple[str, list[list[str]]]], area: Area
) -> None:
    pages = pages_of_cards(given_tables, area, measure)
    shown = [card for page in pages for column in page.columns for card in column]
    assert [card.number for card in shown] == [number for number, _ in given_tables]
    for card, (_, sides) in zip(shown, given_tables, strict=True):
        for name in (one for side in sides for one in side):
            assert any(name in line for line in card.lines)
    for page in pages:
        assert LEAST <= page.size <= LARGEST
        high = max(len(column) for column in page.columns)
        assert fits(high * card_height(page.size, page.lines, page.spacing), area.height)


@given(st.integers(1, 120), areas)
def test_every_tile_stands_there_once_and_inside(count: int, area: Area) -> None:
    tiles = [Tile(str(number), number % 2 == 0) for number in range(1, count + 1)]
    pages = pages_of_tiles(tiles, area)
    assert [tile for page in pages for tile in page.tiles] == tiles
    for page in pages:
        rows = -(-len(page.tiles) // page.across)
        assert fits(rows * page.side, area.height)


@pytest.mark.parametrize("count", [1, 4, 12, 24, 77, 100, 400])
def test_no_page_holds_one_line_where_the_others_are_full(count: int) -> None:
    given_lines = [Line(str(at), f"Speler {at}", "1.234") for at in range(count)]
    pages = pages_of_lines(given_lines, Area(170, 78), measure)
    sizes = [sum(len(column) for column in page.columns) for page in pages]
    assert max(sizes) - min(sizes) <= len(pages)
    assert pages[0].size >= (LEAST if count == 400 else 4.2)


def test_nothing_is_no_page() -> None:
    assert pages_of_lines([], Area(170, 78), measure) == []
    assert pages_of_cards([], Area(170, 78), measure) == []
    assert pages_of_tiles([], Area(170, 78)) == []


def test_people_of_one_side_stand_beside_each_other_while_that_can_be_read() -> None:
    sides = [["Anna Bakker", "Bart Bos"], ["Cor Dekker", "Els Smit"]]
    (page,) = pages_of_cards([("1", sides)], Area(170, 78), measure)
    lines = ("Anna Bakker – Bart Bos", "Cor Dekker – Els Smit")
    assert page.columns == ((Card("1", lines),),)
    long = [["A" * 50, "B" * 50], ["C" * 50, "D" * 50]]
    (page,) = pages_of_cards([("1", long)], Area(170, 78), measure)
    assert page.columns[0][0].lines == ("A" * 50, "B" * 50, "C" * 50, "D" * 50)

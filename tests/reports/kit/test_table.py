from hypothesis import given
from hypothesis import strategies as st

from clubadmin.reports.kit.table import paginate

HEIGHT = st.floats(15, 26)


@given(st.integers(0, 500), HEIGHT, st.floats(0, 60))
def test_every_row_stands_on_exactly_one_page(rows: int, height: float, tail: float) -> None:
    pages = paginate([height] * rows, 600, 650, tail)
    assert [row for start, end in pages for row in range(start, end)] == list(range(rows))


@given(st.integers(3, 500), HEIGHT, st.floats(0, 60))
def test_no_page_holds_fewer_than_three_rows(rows: int, height: float, tail: float) -> None:
    assert all(end - start >= 3 for start, end in paginate([height] * rows, 600, 650, tail))


@given(st.integers(0, 500), HEIGHT, st.floats(0, 60))
def test_rows_and_what_stands_below_them_fit_the_page(
    rows: int, height: float, tail: float
) -> None:
    pages = paginate([height] * rows, 600, 650, tail)
    rooms = [600] + [650] * (len(pages) - 1)
    for (start, end), room in zip(pages, rooms, strict=True):
        assert (end - start) * height <= room + 0.1
    assert (pages[-1][1] - pages[-1][0]) * height + tail <= rooms[-1] + 0.1


def test_one_row_too_many_takes_two_more_along_to_the_last_page() -> None:
    assert paginate([20.0] * 31, 600, 600) == [(0, 28), (28, 31)]


def test_no_rows_still_give_a_page() -> None:
    assert paginate([], 600, 650, 20) == [(0, 0)]

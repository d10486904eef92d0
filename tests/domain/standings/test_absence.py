"""What a missed evening is worth, worked out by hand."""

import pytest

from clubadmin.domain.standings.absence import Missing, Worth, read_worth, rounded

MADE = {1: (1400, 1500, 1601), 2: (1000, 1001), 3: ()}
PLAYED = {5: 1401, 6: 1500}  # 1450.5 on average


@pytest.mark.parametrize(
    ("text", "evening_1", "evening_2", "evening_3"),
    [
        ("1200", 1200, 1200, 1200),
        ("0", 0, 0, 0),
        ("lowest", 1400, 1000, None),
        ("average", 1500, 1001, None),  # 4501 / 3 and 2001 / 2, a half upwards
        ("half", 750, 500, None),  # 4501 / 6 = 750.17 and 2001 / 4 = 500.25
        ("own-average", 1451, 1451, 1451),
        ("own-average/1450", 1450, 1450, 1450),
        ("own-average/1500", 1451, 1451, 1451),
        ("none", None, None, None),
        ("lowest-100", 1300, 900, None),
        ("lowest-1200", 200, 0, None),  # never below nothing
        ("half-50", 700, 450, None),
        ("own-average/1450-25", 1425, 1425, 1425),
    ],
)
def test_each_worth_gives_what_the_evening_or_the_own_average_makes_it(
    text: str, evening_1: int | None, evening_2: int | None, evening_3: int | None
) -> None:
    worth = read_worth(text)
    assert worth is not None
    assert worth.text == text
    given = Missing(worth, None, 0, MADE).given((1, 2, 3, 5, 6), PLAYED, {1, 2, 3})
    expected = {1: evening_1, 2: evening_2, 3: evening_3}
    assert given == {at: points for at, points in expected.items() if points is not None}


def test_who_never_played_has_no_average_of_his_own() -> None:
    missing = Missing(Worth("own-average", 1450), None, 0, MADE)
    assert missing.given((1, 2), {}, {1, 2}) == {}


def test_with_notice_and_without_it_are_worth_their_own() -> None:
    missing = Missing(Worth("points", 1200), Worth("points", 800), 0, MADE)
    assert missing.given((1, 2, 5), PLAYED, {2}) == {1: 800, 2: 1200}
    assert Missing(None, None, 0, MADE).given((1, 2), {}, {1}) == {}


def test_only_the_first_so_many_absences_are_worth_anything() -> None:
    missing = Missing(Worth("points", 1200), None, 2, MADE)
    assert missing.given((1, 5, 2, 3), {5: 1401}, {1, 2, 3}) == {1: 1200, 2: 1200}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "own-average/0",
        "12345678",
        "-1",
        "Lowest",
        "half/2",
        "lowest-0",
        "5000-100",
        "none-5",
        "lowest--5",
    ],
)
def test_what_is_no_worth_is_not_read(text: str) -> None:
    assert read_worth(text) is None


@pytest.mark.parametrize(
    ("total", "count", "whole"), [(7, 2, 4), (5, 3, 2), (4, 3, 1), (10, 4, 3), (9, 4, 2)]
)
def test_an_average_is_whole_points_a_half_upwards(total: int, count: int, whole: int) -> None:
    assert rounded(total, count) == whole

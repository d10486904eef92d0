from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from reportlab.graphics.shapes import Circle, PolyLine, Rect, String

from clubadmin.domain.terms import Language
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.reports.charts import draw, on_paper
from clubadmin.reports.charts.chart import picture
from clubadmin.reports.charts.frame import apart, chosen, place_ticks, thinned, ticks
from clubadmin.reports.kit.fonts import width
from clubadmin.reports.kit.ink import ink
from tests.reports.books import LONG
from tests.turns import tries

LOOK = on_paper(ink("#1f6b4a"))
SIZE = (500, 180)


def chart(points: int, lines: int = 1, kind: str = "line", **more: object) -> Chart:
    chance = Random(points * 1000 + lines)
    series = tuple(
        Series(
            LONG if number % 3 == 2 else f"Speler {number}",
            tuple(
                None if chance.random() < 0.1 else float(chance.randint(1, 5500))
                for _ in range(points)
            ),
        )
        for number in range(lines)
    )
    labels = tuple(str(number) for number in range(1, points + 1))
    return Chart("Verloop", kind, labels, series, "punten", **more)


def texts(drawn: object) -> list[String]:
    return [one for one in drawn.drawing.contents if isinstance(one, String)]


def said(drawn: object) -> list[str]:
    return [one.text for one in texts(drawn)]


def box(text: String) -> tuple[float, float, float, float]:
    wide = width(text.text, text.fontName, text.fontSize)
    left = text.x - {"start": 0.0, "end": wide, "middle": wide / 2}[text.textAnchor]
    return left, text.y, left + wide, text.y + text.fontSize * 0.68


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", ["line", "bars", "places"])
@pytest.mark.parametrize("points", [1, 2, 3, 16, 40, 400])
@pytest.mark.parametrize("lines", [1, 3, 40])
@pytest.mark.parametrize("size", [SIZE, (240, 160), (500, 60)])
def test_no_text_of_a_chart_lies_over_another_or_over_the_edge(
    kind: str, points: int, lines: int, size: tuple[int, int]
) -> None:
    if kind == "bars" and lines > 3:
        return
    boxes = [box(one) for one in texts(draw(chart(points, lines, kind), size, LOOK))]
    for number, (left, low, right, high) in enumerate(boxes):
        assert left >= -0.5
        assert right <= size[0] + 0.5
        assert low >= -0.5
        assert high <= size[1] + 0.5
        for other in boxes[:number]:
            across = min(right, other[2]) - max(left, other[0])
            along = min(high, other[3]) - max(low, other[1])
            assert across < 0.3 or along < 0.3


def test_a_line_is_interrupted_where_there_is_no_figure() -> None:
    one = Chart("", "line", tuple("12345"), (Series("A", (1, 2, None, 4, 5)),))
    drawn = draw(one, SIZE, LOOK)
    assert sum(isinstance(shape, PolyLine) for shape in drawn.drawing.contents) == 2


def test_a_figure_between_two_evenings_without_one_is_a_point() -> None:
    one = Chart("", "line", tuple("123"), (Series("A", (None, 2, None)),))
    drawn = draw(one, SIZE, LOOK)
    assert any(isinstance(shape, Circle) for shape in drawn.drawing.contents)


def test_lines_are_told_apart_without_colour() -> None:
    drawn = draw(chart(10, 6), SIZE, LOOK)
    lines = [one for one in drawn.drawing.contents if isinstance(one, PolyLine)]
    ways = {(tuple(one.strokeDashArray or ()), round(one.strokeWidth, 2)) for one in lines}
    assert len(ways) == 6


def test_the_first_place_stands_on_top() -> None:
    one = Chart("", "places", tuple("12"), (Series("A", (1, 1)), Series("B", (9, 9))))
    drawn = draw(one, SIZE, LOOK)
    heights = {text.text: text.y for text in texts(drawn)}
    assert heights["A"] > heights["B"]
    assert {"1"} <= set(said(drawn))


def test_of_four_hundred_lines_the_first_are_drawn_and_the_rest_is_counted() -> None:
    drawn = draw(chart(40, 400, "places"), SIZE, LOOK)
    [more] = [one for one in said(drawn) if one.startswith("en nog")]
    named = [one for one in said(drawn) if one.startswith("Speler") or one == LONG]
    assert int(more.split()[2]) + len(named) == 400


def test_the_average_is_said_with_its_figure_in_both_languages() -> None:
    assert "gemiddeld 4.712,5" in said(draw(chart(9, average=4712.5), SIZE, LOOK))
    english = draw(chart(9, average=4712.5), SIZE, LOOK, Language.EN)
    assert "average 4,712.5" in said(english)


def test_bars_begin_at_nought_and_go_below_it() -> None:
    one = Chart("", "bars", ("a", "b"), (Series("A", (100, -50)),))
    drawn = draw(one, SIZE, LOOK)
    up, down = [shape for shape in drawn.drawing.contents if isinstance(shape, Rect)]
    assert up.height == pytest.approx(2 * down.height)
    assert up.y == pytest.approx(down.y + down.height)
    assert {"100", "−50"} <= set(said(drawn))


def test_bars_with_long_names_lie_down_and_the_names_stand_whole() -> None:
    one = Chart("", "bars", (LONG, "A. Bos", "Nel", "Jan"), (Series("p", (4, 3, 2, 1)),))
    drawn = draw(one, SIZE, LOOK)
    assert not drawn.upright
    assert LONG in said(drawn)
    assert drawn.spots[0].text == f"{LONG}: 4"


def test_counts_have_no_halves_along_the_axis() -> None:
    one = Chart("", "bars", tuple("123"), (Series("A", (1, 2, 1)),))
    assert not any("," in text for text in said(draw(one, SIZE, LOOK)))


@pytest.mark.parametrize("kind", ["line", "bars", "places"])
def test_without_a_figure_it_is_said_that_there_is_none(kind: str) -> None:
    assert said(draw(Chart("Leeg", kind, (), ()), SIZE, LOOK))[-1] == "Nog geen cijfers."
    nothing = Chart("", kind, ("1",), (Series("A", (None,)),))
    assert "Nog geen cijfers." in said(draw(nothing, SIZE, LOOK))


def test_what_cannot_be_a_figure_is_left_out() -> None:
    one = Chart("", "line", tuple("123"), (Series("A", (1.0, float("nan"), float("inf"))),))
    assert draw(one, SIZE, LOOK).spots[0].text == "1: 1"


@pytest.mark.parametrize("kind", ["line", "bars", "places"])
def test_a_name_is_plain_text_in_the_picture(kind: str) -> None:
    name = "<script>&amp;\u202e\x00A"
    made = picture(Chart(name, kind, ("<b>",), (Series(name, (1.0,)),) * 2), (400, 300), LOOK)
    found = [one.text for one in ElementTree.fromstring(made.svg).iter() if one.text]
    assert any(one.startswith("<script>&amp;") for one in found)


def test_the_picture_has_no_fill_that_the_screen_would_draw_black() -> None:
    made = picture(chart(40, 3, average=2000.0), (700, 300), LOOK)
    assert b"None" not in made.svg
    assert b"clipPath" not in made.svg


def test_what_can_be_read_lies_where_it_is_drawn() -> None:
    one = chart(5, 2)
    made = picture(one, (600, 300), LOOK)
    places = [spot.at for spot in made.spots]
    assert places == sorted(places)
    assert 0 < made.low < made.high < 300
    assert made.spots[1].text.startswith("2: ")


def test_ticks_are_round_and_hold_all_figures() -> None:
    assert ticks((4210, 5480), 6) == [4000, 4250, 4500, 4750, 5000, 5250, 5500]
    assert ticks((7,), 4)[0] <= 7 <= ticks((7,), 4)[-1]
    assert place_ticks(12, 8) == [1, 2, 4, 6, 8, 10, 12]
    assert place_ticks(400, 5) == [1, 100, 200, 300, 400]


def test_labels_are_thinned_to_round_numbers() -> None:
    assert thinned([20.0], 8.0, 4.0) == 5
    assert chosen([str(n) for n in range(1, 21)], 5) == [0, 9, 14, 19]
    assert chosen(["a", "b", "c"], 2) == [0, 2]


def test_names_are_kept_apart_within_both_ends() -> None:
    found = apart([10, 10, 10], 5, 0, 12)
    assert found == [10, 5, 0]
    assert apart([3, 2, 1], 5, 0, 20) == [10, 5, 0]


FIGURES = st.one_of(st.none(), st.floats(-1e9, 1e9), st.integers(-99999, 99999))
LABELS = st.text(max_size=45)


@settings(max_examples=tries(20, 60), deadline=None)
@given(
    kind=st.sampled_from(["line", "bars", "places"]),
    rows=st.lists(st.tuples(LABELS, FIGURES, FIGURES), max_size=40),
    average=st.one_of(st.none(), st.floats(-1e6, 1e6)),
    size=st.tuples(st.integers(180, 900), st.integers(40, 500)),
)
@example("bars", [("00000000K.....", None, None), ("", None, -9.0)], 0.0, (180, 46))
@example(
    "bars", [("", None, 10000000.5), ("0000", None, None), ("", 93383468, -1)], None, (120, 140)
)
def test_any_figures_and_any_words_are_drawn_within_the_chart(
    kind: str,
    rows: list[tuple[str, float | None, float | None]],
    average: float | None,
    size: tuple[int, int],
) -> None:
    if kind == "places":
        rows = [(row[0], *(made and abs(int(made)) % 400 + 1 for made in row[1:])) for row in rows]
    series = tuple(Series(f"{at}", tuple(row[at] for row in rows)) for at in (1, 2))
    one = Chart("T", kind, tuple(row[0] for row in rows), series, "u", average)
    drawn = draw(one, size, LOOK)
    for text in texts(drawn):
        left, low, right, high = box(text)
        assert left >= -1
        assert right <= size[0] + 1
        assert low >= -1
        assert high <= size[1] + 1
    ElementTree.fromstring(picture(one, size, LOOK).svg)

import csv
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.standings.ranked import Figure, RankedSeason
from clubadmin.domain.standings.ranking import rank_evening
from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.domain.terms import Language
from tests.domain.standings.seasons import rank_season

PUBLISHED = Path(__file__).parents[2] / "data" / "mei-wille-2023-24.csv"


def published() -> tuple[dict[str, int], list[Figure]]:
    """Numbers by name, and the evening totals that the club published, best and worst ones."""
    numbers: dict[str, int] = {}
    figures = []
    with PUBLISHED.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            number = numbers.setdefault(row["name"], len(numbers) + 1)
            figures.append(Figure(number, int(row["evening"]), int(row["points"])))
    return numbers, figures


def season(rule: str, *results: tuple[int, ...], ties=(), seed=0) -> dict[int, RankedSeason]:
    """Rows by entrant; each entrant's totals by evening, 0 for absent."""
    figures = [
        Figure(entrant, evening, total)
        for entrant, totals in enumerate(results, 1)
        for evening, total in enumerate(totals, 1)
        if total
    ]
    return {row.entrant: row for row in rank_season(figures, parse_rule(rule), ties, seed)}


def places(rows: dict[int, RankedSeason]) -> list[int | None]:
    return [rows[entrant].place for entrant in sorted(rows)]


def test_each_published_evening_ranks_in_the_published_order():
    _, figures = published()
    evenings: dict[int, list[Figure]] = defaultdict(list)
    for figure in figures:
        evenings[figure.evening].append(figure)
    assert len(evenings) == 5
    for listed in evenings.values():
        shuffled = sorted(listed, key=lambda figure: figure.entrant)
        assert [row.figure for row in rank_evening(shuffled)] == listed
        assert [row.place for row in rank_evening(shuffled)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("rule", "name", "place", "total"),
    [
        ("sum", "Fr. V.", 1, 5393 + 5425 + 5491),
        ("sum", "Wi. E.", 2, 5166 + 5241 + 3735),
        ("sum", "Ja. V.", 3, 3599 + 3294 + 5249),
        ("best:2", "Gr. D.", 1, 5871 + 5462),
        ("best:2", "Ma. H.", 2, 5898 + 5381),
        ("best:2", "Jan O.", 3, 5487 + 5452),
        ("best:2", "Fr. V.", 4, 5491 + 5425),
        ("best:2", "Wi. E.", 5, 5241 + 5166),
        ("best:1", "Ma. H.", 1, 5898),
        ("best:1", "Gr. D.", 2, 5871),
        ("best:3,min:3", "Wi. E.", 2, 5166 + 5241 + 3735),
        ("best:2,min:3", "Ja. V.", 3, 5249 + 3599),
        ("best:2,min:3", "Gr. D.", None, 5871 + 5462),
    ],
)
def test_the_published_season_ranks_as_worked_out_by_hand(rule, name, place, total):
    numbers, figures = published()
    rows = {row.entrant: row for row in rank_season(figures, parse_rule(rule))}
    assert (rows[numbers[name]].place, rows[numbers[name]].total) == (place, total)


def test_with_the_best_two_the_others_are_dropped():
    rows = season("best:2", (5000, 5300, 5100))
    assert [cell.counts for cell in rows[1].cells] == [False, True, True]
    assert (rows[1].total, rows[1].average) == (10400, 5200.0)


def test_of_equal_evenings_the_earliest_counts():
    rows = season("best:1", (5000, 5000))
    assert [cell.counts for cell in rows[1].cells] == [True, False]


def test_equals_share_a_place_and_the_next_is_skipped():
    rows = season("sum", (5000,), (5100,), (5000,), (4900,))
    assert places(rows) == [2, 1, 2, 4]


def test_an_average_is_over_the_evenings_that_count():
    rows = season("average", (5000, 5200), (5150, 0))
    assert places(rows) == [2, 1]
    assert (rows[1].average, rows[2].average) == (5100.0, 5150.0)


def test_averages_that_differ_by_a_hair_do_not_share_a_place():
    rows = season("average", (5000, 5000, 5001), (5000, 5000, 5000))
    assert places(rows) == [1, 2]


def test_with_fewer_evenings_than_needed_one_is_listed_last_without_a_place():
    figures = [Figure(1, 1, 9000), Figure(2, 1, 5000), Figure(2, 2, 5000)]
    rows = rank_season(figures, parse_rule("sum,min:2"))
    assert [(row.entrant, row.place) for row in rows] == [(2, 1), (1, None)]


def test_an_evening_missed_may_be_worth_a_fixed_amount():
    rows = season("sum,absent:4000", (5000, 0), (4600, 4600))
    assert (rows[1].total, rows[1].place) == (9000, 2)
    cell = rows[1].cells[1]
    assert (cell.points, cell.counts, cell.substitute) == (4000, True, True)


def test_an_evening_missed_may_be_worth_the_lowest_of_that_evening():
    rows = season("sum,absent:lowest", (5000, 0), (4600, 4700), (4500, 4400))
    assert rows[1].total == 5000 + 4400


def test_an_evening_missed_may_be_worth_ones_own_average():
    rows = season("sum,absent:own-average", (5000, 5001, 0), (1, 1, 1))
    assert rows[1].total == 5000 + 5001 + 5001  # 5000.5, a half upwards


def test_points_for_absence_do_not_make_up_the_evenings_needed():
    rows = season("sum,min:2,absent:5000", (5000, 0), (100, 100))
    assert places(rows) == [None, 1]


def test_pits_part_equals():
    figures = [Figure(1, 1, 5000, pits=1), Figure(2, 1, 5000, pits=3)]
    rows = rank_season(figures, parse_rule("sum"), ("pits",))
    assert [(row.entrant, row.place) for row in rows] == [(2, 1), (1, 2)]


def test_the_fewest_nat_part_equals():
    figures = [Figure(1, 1, 5000, nat=4), Figure(2, 1, 5000, nat=3)]
    rows = rank_season(figures, parse_rule("sum"), ("pits", "nat"))
    assert [row.entrant for row in rows] == [2, 1]


def test_evenings_won_part_equals():
    rows = season("sum", (5000, 5000), (4000, 6000), (4900, 100), ties=("wins",))
    assert places(rows) == [1, 1, 3]  # each won one
    rows = season("sum", (5000, 4000, 4000), (4500, 3500, 5000), (6, 6, 6), ties=("wins",))
    assert places(rows) == [1, 2, 3]  # two evenings against one


def test_the_results_against_each_other_part_equals():
    rows = season("best:1", (5000, 4000, 0), (4900, 5000, 0), (0, 0, 1), ties=("mutual",))
    assert places(rows)[:2] == [1, 1]
    rows = season("best:1", (5000, 4000, 100), (4900, 5000, 90), ties=("mutual",))
    assert places(rows) == [1, 2]


def test_the_best_evening_parts_equals():
    rows = season("sum", (5000, 5000), (4000, 6000), ties=("best-evening",))
    assert places(rows) == [2, 1]


def test_the_lot_parts_everybody_and_falls_alike_for_one_seed():
    one, again = (season("sum", *[(5000,)] * 20, ties=("lot",), seed=4) for _ in range(2))
    assert sorted(places(one)) == list(range(1, 21))
    assert places(one) == places(again)
    assert places(one) != places(season("sum", *[(5000,)] * 20, ties=("lot",), seed=5))


def test_tie_breaks_decide_in_the_order_chosen():
    figures = [Figure(1, 1, 5000, pits=1, nat=1), Figure(2, 1, 5000, pits=2, nat=2)]
    for ties, first in ((("pits", "nat"), 2), (("nat", "pits"), 1)):
        assert rank_season(figures, parse_rule("sum"), ties)[0].entrant == first


def test_equals_on_an_evening_share_a_place():
    figures = [Figure(1, 1, 5000), Figure(2, 1, 5100), Figure(3, 1, 4000), Figure(4, 1, 4000)]
    rows = rank_evening(figures)
    assert [(row.figure.entrant, row.place) for row in rows] == [(2, 1), (1, 2), (3, 3), (4, 3)]
    assert rank_evening([]) == ()


def test_only_the_evenings_asked_for_are_ranked():
    figures = [Figure(1, 1, 10), Figure(1, 2, 20), Figure(2, 3, 99)]
    rows = rank_season(figures, parse_rule("sum"), evenings=(1, 2))
    assert [(row.entrant, row.total) for row in rows] == [(1, 30)]


@given(
    st.lists(st.tuples(st.integers(1, 8), st.integers(1, 6), st.integers(0, 30)), max_size=40),
    st.sampled_from(["sum", "average", "best:2", "average-best:3,min:2", "sum,absent:lowest"]),
)
def test_no_ranking_puts_a_lower_total_above_a_higher_one(results, text):
    rule = parse_rule(text)
    figures = {(one, evening): Figure(one, evening, total) for one, evening, total in results}
    rows = rank_season(figures.values(), rule)
    assert {row.entrant for row in rows} == {entrant for entrant, _ in figures}
    placed = [row for row in rows if row.place is not None]
    for above, below in pairwise(placed):
        better = above.average >= below.average if rule.averages else above.total >= below.total
        assert better
        assert above.place <= below.place
    for row in rows:
        assert row.total == sum(cell.points for cell in row.cells if cell.counts)


@pytest.mark.parametrize(
    ("rule", "planned", "dutch", "english"),
    [
        ("sum", 0, "alle avonden tellen", "all evenings count"),
        ("best:5", 16, "beste 5 van 16 tellen", "best 5 of 16 count"),
        ("best:5", 0, "beste 5 tellen", "best 5 count"),
        ("average", 9, "gemiddelde van alle avonden", "average of all evenings"),
        (
            "average-best:6,min:6",
            8,
            "gemiddelde van de beste 6 van 8, minstens 6 avonden",
            "average of the best 6 of 8, at least 6 evenings",
        ),
        (
            "sum,min:1,absent:lowest",
            0,
            "alle avonden tellen, minstens 1 avond, afwezig: de laagste van de avond",
            "all evenings count, at least 1 evening, absent: the lowest of the evening",
        ),
        (
            "sum,absent:5000",
            0,
            "alle avonden tellen, afwezig: 5.000 punten",
            "all evenings count, absent: 5,000 points",
        ),
    ],
)
def test_a_rule_is_told_in_words(rule, planned, dutch, english):
    assert rule_text(parse_rule(rule), planned) == dutch
    assert rule_text(parse_rule(rule), planned, Language.EN) == english


@pytest.mark.parametrize(
    "rule", ["sum", "best:5,min:5", "average-best:6,min:6,absent:own-average", "sum,absent:0"]
)
def test_a_rule_read_is_written_the_same(rule):
    assert parse_rule(rule).text == rule
    assert parse_rule(f"  {rule.upper().replace(',', ' , ')} ") == parse_rule(rule)


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("", "begint niet met een bekende telwijze"),
        ("beste:5", "begint niet met een bekende telwijze"),
        ("best:0", "heel getal vanaf 1"),
        ("best:vijf", "heel getal vanaf 1"),
        ("best:²", "heel getal vanaf 1"),
        ("sum,min:", "heel getal vanaf 1"),
        ("sum,max:3", "“max:3”"),
        ("sum,min:2,min:3", "“min:3”"),
        ("sum,absent:veel", "hoort na “absent:” een aantal punten"),
    ],
)
def test_a_rule_that_cannot_be_read_says_what_is_wrong(rule, names):
    with pytest.raises(RankingError) as error:
        parse_rule(rule)
    assert names in str(error.value)


def read(text: str) -> str:
    """The rule as it is written again, or the sentence on what is wrong."""
    try:
        return parse_rule(text).text
    except RankingError as error:
        return str(error)


@given(st.text(max_size=30))
def test_any_text_is_a_rule_or_a_sentence(text):
    again = read(text)
    assert again.startswith(("De rangschikkingsregel", "In de rangschikkingsregel")) or (
        read(again) == again
    )


def test_an_unknown_tie_break_is_named():
    with pytest.raises(RankingError, match="“gewicht” is niet bekend; kies uit pits"):
        rank_season([], parse_rule("sum"), ("gewicht",))

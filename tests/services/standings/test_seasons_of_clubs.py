"""A season of each club that is known for its rule, worked out by hand."""

from pathlib import Path

import pytest

from clubadmin.model.results.result import Period
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.services.season_club import (
    away,
    day,
    evening_number,
    listed,
    paper_season,
    ranked,
    row_of,
)


def test_the_best_four_of_each_six_and_the_best_five_periods(
    club: OpenClub, tmp_path: Path
) -> None:
    """'t Harde: seven periods of six evenings."""
    no = None
    made = {
        "Aal": [
            *(5100, 4900, 4300, 4700, 4500, no),  # 5100 + 4900 + 4700 + 4500 = 19200
            *(4000, 4100, 4200, 4300, 4400, 4500),  # 4500 + 4400 + 4300 + 4200 = 17400
            *(5000, no, no, 4800, no, no),  # 9800
            *(5200, 5000, 4600, 4400, 4800, 4200),  # 5200 + 5000 + 4800 + 4600 = 19600
            *(4700, 4700, 4700, 4700, 4700, 4700),  # 18800
            *(no, no, no, no, no, no),
            *(5300, 4100, 4900, 5000, 4600, 4000),  # 5300 + 5000 + 4900 + 4600 = 19800
        ],
        "Bos": [
            *(4600, 4600, 4600, 4600, 4600, 4600),  # 18400
            *(4800, 4800, 4700, 4700, 4600, 4600),  # 19000
            *(4900, 4500, 4500, 4500, no, 4500),  # 18400
            *(4600, 4600, 4600, 4700, 4600, 4600),  # 18500
            *(5000, 5000, 4900, 4900, 4000, 4000),  # 19800
            *(4700, 4700, 4800, 4800, 4600, 4600),  # 19000
            *(no, 4500, 4500, 4600, 4600, no),  # 18200
        ],
        "Cas": [*[no] * 36, 5400, 5300, 5200, 5100, 5000, 4900],  # 21000
    }
    competition = paper_season(club, tmp_path, made)
    found = ranked(club, competition, "best:4,periods:6,best-periods:5")
    # Aal 19200 + 17400 + 19600 + 18800 + 19800; Bos 18400 + 19000 + 18500 + 19800 + 19000
    assert listed(found) == [(1, "Aal", 94800), (2, "Bos", 94700), (3, "Cas", 21000)]
    assert [row.behind for row in found.rows] == [0, 100, 73800]
    assert found.rule_text == (
        "beste 4 van elke periode tellen, perioden van 6 avonden, beste 5 perioden tellen"
    )
    assert found.periods == tuple(Period(n, 6 * n - 5, 6 * n) for n in range(1, 8))
    aal, bos = row_of(found, "Aal"), row_of(found, "Bos")
    assert aal.periods == (
        (19200, True),
        (17400, True),
        (9800, False),
        (19600, True),
        (18800, True),
        (0, False),
        (19800, True),
    )
    assert aal.average == 4740  # over the twenty evenings that count
    # of two periods of 18400 the first counts
    assert [one.counts for one in bos.periods] == [True, True, False, True, True, True, False]
    first = [(cell.points, cell.counts) for cell in aal.evenings[:6]]
    assert first == [
        (5100, True),
        (4900, True),
        (4300, False),
        (4700, True),
        (4500, True),
        (None, False),
    ]
    assert not any(cell.counts for cell in aal.evenings if 13 <= cell.evening <= 18)

    halfway = ranked(club, competition, "best:4,periods:6,best-periods:5", after=18)
    assert listed(halfway) == [(1, "Bos", 55800), (2, "Aal", 46400)]
    assert len(halfway.periods) == 3


def test_of_averages_the_period_with_the_highest_average_is_the_best(
    club: OpenClub, tmp_path: Path
) -> None:
    made = {
        "Aal": (4000, 4100, 4200, None, None, 4900),  # 12300 / 3 = 4100, and 4900 of one evening
        "Bos": (4700, 4600, 4500, 4400, 4800, None),  # 4600, and 9200 / 2 = 4600: the first
    }
    competition = paper_season(club, tmp_path, made)
    found = ranked(club, competition, "average,periods:3,best-periods:1")
    assert [(row.name, row.average) for row in found.rows] == [("Aal", 4900), ("Bos", 4600)]
    assert row_of(found, "Aal").periods == ((12300, False), (4900, True))
    assert row_of(found, "Bos").periods == ((13800, True), (9200, False))


def test_the_best_five_of_seven_and_a_second_title_for_all_evenings(
    club: OpenClub, tmp_path: Path
) -> None:
    """SV Bedum."""
    made = {
        "Aal": (4512, 4380, 4795, 4410, 4602, None, 4333),
        "Bos": (4450, 4451, 4452, 4453, 4454, 4455, 4456),
        "Cas": (5001, 4999, 4600, None, None, 4100, 4000),
    }
    competition = paper_season(club, tmp_path, made)
    # 5001 + 4999 + 4600 + 4100 + 4000; without 4333; without 4450 and 4451
    assert listed(ranked(club, competition, "best:5")) == [
        (1, "Cas", 22700),
        (2, "Aal", 22699),
        (3, "Bos", 22270),
    ]
    assert listed(ranked(club, competition, "sum")) == [
        (1, "Bos", 31171),
        (2, "Aal", 27032),
        (3, "Cas", 22700),
    ]


def test_the_best_five_of_seven_and_at_least_five(club: OpenClub, tmp_path: Path) -> None:
    """Westerwolde."""
    made = {
        "Aal": (5500, 5500, 5500, 5500, None, None, None),
        "Bos": (4400, 4500, None, 4600, None, 4700, 4800),
        "Cas": (4700, 4600, 4500, 4400, 4300, 4200, 4100),
    }
    found = ranked(club, paper_season(club, tmp_path, made), "best:5,min:5")
    assert listed(found) == [(1, "Bos", 23000), (2, "Cas", 22500), (None, "Aal", 22000)]


def test_the_average_of_the_best_six_of_eight_and_at_least_six(
    club: OpenClub, tmp_path: Path
) -> None:
    """Cafe de Lijst; what revoking costs there stands in `test_fines_in_standings`."""
    made = {
        "Aal": (4800, 4700, 4600, 4500, 4400, 4300, 4200, 4100),  # 27300 / 6
        "Bos": (4700, 4700, None, 4700, 4700, None, 4700, 3900),  # 27400 / 6
        "Cas": (5000, 5000, 5000, 5000, 5000, None, None, None),
        "Dam": (4650, None, 4450, 4550, None, 4550, 4550, 4550),  # 27300 / 6
    }
    found = ranked(club, paper_season(club, tmp_path, made), "average-best:6,min:6")
    assert listed(found) == [
        (1, "Bos", 27400),
        (2, "Aal", 27300),
        (2, "Dam", 27300),
        (None, "Cas", 25000),
    ]
    assert [round(row.average, 2) for row in found.rows] == [4566.67, 4550, 4550, 5000]
    assert [row.behind for row in found.rows] == [0, 16.7, 16.7, 0]


@pytest.fixture
def four(club: OpenClub, tmp_path: Path) -> int:
    """Three evenings of four people; two let the club know once."""
    made = {
        "Aal": (5000, 4900, 4600),
        "Bos": (4800, None, 4700),
        "Cas": (4500, None, 4400),
        "Dam": (None, 4300, None),
    }
    competition = paper_season(club, tmp_path, made)
    away(club, competition, {"Bos": (2,), "Dam": (1,)})
    return competition


def test_with_notice_the_lowest_of_the_evening_and_without_it_nothing(
    club: OpenClub, four: int
) -> None:
    """Laarderwegkwartier."""
    found = ranked(club, four, "sum,absent:lowest,unnotified:0")
    assert listed(found) == [
        (1, "Aal", 14500),
        (2, "Bos", 13800),  # 4800 + 4300 + 4700
        (3, "Cas", 8900),  # 4500 + 0 + 4400
        (4, "Dam", 8800),  # 4500 + 4300 + 0
    ]
    assert [(c.points, c.counts, c.substitute) for c in row_of(found, "Cas").evenings] == [
        (4500, True, False),
        (0, True, True),
        (4400, True, False),
    ]
    assert found.rule_text == (
        "alle avonden tellen, afgemeld: de laagste van de avond, niet afgemeld: 0 punten"
    )


def test_who_let_the_club_know_gets_5000(club: OpenClub, four: int) -> None:
    """De Daele."""
    found = ranked(club, four, "sum,absent:5000,unnotified:none")
    assert listed(found) == [
        (1, "Aal", 14500),
        (1, "Bos", 14500),  # 4800 + 5000 + 4700
        (3, "Dam", 9300),  # 5000 + 4300
        (4, "Cas", 8900),
    ]
    assert row_of(found, "Cas").average == 4450  # nothing is no evening, 0 would be one


@pytest.mark.parametrize(
    ("rule", "totals"),
    [
        # averages of the evenings: 14300 / 3 = 4766.67, 9200 / 2 = 4600, 13700 / 3 = 4566.67
        ("sum,absent:average", {"Aal": 14500, "Bos": 14100, "Cas": 13500, "Dam": 13634}),
        ("sum,absent:half", {"Aal": 14500, "Bos": 11800, "Cas": 11200, "Dam": 8966}),
        # own averages: Bos 9500 / 2, Cas 8900 / 2, Dam 4300
        ("sum,absent:own-average", {"Aal": 14500, "Bos": 14250, "Cas": 13350, "Dam": 12900}),
        ("sum,absent:own-average/4400", {"Aal": 14500, "Bos": 13900, "Cas": 13300, "Dam": 12900}),
        ("sum,absent:own-average,unnotified:1000", {"Bos": 14250, "Cas": 9900, "Dam": 9600}),
        ("sum,absent:4000,absent-most:1", {"Bos": 13500, "Cas": 12900, "Dam": 8300}),
        # the lowest of each evening less 100: 4400, 4200 and 4300
        ("sum,absent:lowest-100", {"Aal": 14500, "Bos": 13700, "Cas": 13100, "Dam": 13000}),
        ("sum,absent:none,unnotified:lowest", {"Bos": 9500, "Cas": 13200, "Dam": 8700}),
    ],
)
def test_every_worth_of_an_absence(
    club: OpenClub, four: int, rule: str, totals: dict[str, int]
) -> None:
    found = ranked(club, four, rule)
    assert {name: row_of(found, name).total for name in totals} == totals


def test_who_let_the_club_know_on_the_first_evening_has_a_row_before_playing(
    club: OpenClub, four: int
) -> None:
    found = ranked(club, four, "sum,absent:5000,unnotified:0", after=1)
    row = (None, "Dam", 5000)  # and no place yet
    assert listed(found) == [(1, "Aal", 5000), (2, "Bos", 4800), (3, "Cas", 4500), row]
    assert "Dam" not in {row.name for row in ranked(club, four, "sum", after=1).rows}
    without = ranked(club, four, "sum,absent:5000,min:1", after=1)
    assert listed(without)[-1] == (None, "Dam", 5000)


def test_an_evening_counts_in_two_competitions(club: OpenClub, four: int, tmp_path: Path) -> None:
    """De Daele: a long and a short competition over the same evenings."""
    short = paper_season(club, tmp_path, {"Aal": (4000,), "Eik": (5100,)}, "Kort")
    both = [evening_number(club, four, number) for number in (2, 3)]
    also_counts.count_also(club, short, both)
    found = ranked(club, short, "sum")
    assert listed(found) == [
        (1, "Aal", 13500),  # 4000 + 4900 + 4600
        (2, "Eik", 5100),
        (3, "Bos", 4700),
        (4, "Cas", 4400),
        (5, "Dam", 4300),
    ]
    assert found.evening_ids == (evening_number(club, short, 1), *both)
    told = ranked(club, short, "sum,absent:5000,unnotified:0")
    assert row_of(told, "Bos").total == 9700  # noted at the long one, on the second evening
    assert listed(ranked(club, four, "sum"))[0] == (1, "Aal", 14500)
    assert health.check(club).ok


def test_a_rule_that_was_adopted_holds_from_its_date_on(club: OpenClub, four: int) -> None:
    adopting.adopt(club, four, "best:1", ("best-evening",), day(3), reason="ledenvergadering")
    before, after = standings(club, four, after=2), standings(club, four)
    assert (before.rule, before.adopted, listed(before)[0]) == ("sum", None, (1, "Aal", 9900))
    assert (after.rule, after.adopted, listed(after)[0]) == ("best:1", day(3), (1, "Aal", 5000))
    tried = standings(club, four, rule="average")
    assert (tried.rule, tried.adopted) == ("average", None)
    history.undo(club)
    assert standings(club, four).rule == "sum"


def test_tie_breaks_are_tried_without_being_kept(club: OpenClub, four: int) -> None:
    tied = standings(club, four, rule="sum,absent:5000,unnotified:none")
    assert [row.place for row in tied.rows][:2] == [1, 1]
    parted = standings(
        club, four, rule="sum,absent:5000,unnotified:none", ties=("best-evening", "lot")
    )
    assert [(row.place, row.name) for row in parted.rows][:2] == [(1, "Aal"), (2, "Bos")]

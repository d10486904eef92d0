"""Printed standings under rules with periods, groups, win points and points for absence."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin import reports
from clubadmin.desktop.standings.columns import columns
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import Standings
from clubadmin.reports.kit.page import PORTRAIT
from clubadmin.reports.press.dutch import has
from clubadmin.reports.results.honours import season_announcer_sheet
from clubadmin.services.exchange.tables import standings_csv
from tests.reports import looking, made_up, seasons

SIXES = "best:4,periods:6,best-periods:5"


def made(view: Standings, language: Language = Language.NL) -> bytes:
    return reports.standings(view, Printing(made_up.CLUB, language, made_up.STAMP))


def drawn(view: Standings) -> list[str]:
    """The texts of the first page."""
    sheet = looking.sheets(lambda: made(view))[0]
    return [span.text for span in looking.spans(sheet)]


def test_each_period_has_a_column_and_of_the_last_one_each_evening() -> None:
    view = seasons.standings(24, 42, SIXES)
    texts = drawn(view)
    heads = texts[texts.index("periode 1") : texts.index("totaal")]
    assert heads == [
        "periode 1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "avond 37",
        *map(str, range(38, 43)),
    ]
    first = view.rows[0]
    for one in first.periods:
        assert Words().number(one.points) in texts
    assert sum(one.points for one in first.periods if one.counts) == first.total
    said = looking.text(made(view))
    assert "Kolom periode 1 tot en met 7: wat die perioden opleveren." in said
    assert "beste 4 van elke periode tellen, perioden van 6 avonden, beste 5 perioden" in said


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [("average,decimals:2", "1.571,69", "1.571,63"), ("average", "1.571,7", "1.571,6")],
)
def test_an_average_has_the_decimals_of_its_rule_wherever_it_decides(
    rule: str, first: str, second: str
) -> None:
    """25147 and 25146 over 16 evenings: 1571 and 11/16 (0.6875), 1571 and 10/16 (0.625)."""
    view = seasons.standings(2, 16, rule)
    rows = (
        replace(row, average=total / 16, total=total, behind=(25147 - total) / 16)
        for row, total in zip(view.rows, (25147, 25146), strict=True)
    )
    view = replace(view, rows=tuple(rows))
    assert {first, second} <= set(drawn(view))
    announced = looking.text(season_announcer_sheet(view, Printing(made_up.CLUB)))
    assert f"gemiddeld {first} punten" in announced
    assert f"gemiddeld {second} punten" in announced
    assert has(view, view.rows[0]) == f"gemiddeld {first} punten"
    assert f";{first.replace('.', '')};" in standings_csv(view).decode("utf-8-sig")
    average = next(one for one in columns(view) if one.title == "Gem.")
    assert [average.text(row) for row in view.rows] == [first, second]


def test_a_period_that_does_not_count_is_struck_through() -> None:
    view = seasons.standings(24, 42, SIXES)
    dropped = sum(bool(one.points) and not one.counts for row in view.rows for one in row.periods)
    last = {cell for row in view.rows for cell in row.evenings if cell.evening > 36}
    evenings = sum(
        cell.points is not None and not cell.counts
        for row in view.rows
        for cell in row.evenings
        if cell in last
    )
    sheet = looking.sheets(lambda: made(view))[0]
    strikes = [line for rule, lines in sheet.rules.items() if rule.width == 0.7 for line in lines]
    assert len(strikes) == dropped + evenings > 0


def test_of_very_many_periods_the_oldest_are_taken_together_and_still_add_up() -> None:
    view = seasons.standings(3, 120, "best:1,periods:2,best-periods:40")
    texts = drawn(view)
    head = next(text for text in texts if text.startswith("1–"))
    last = int(head.split("–")[1])
    row = view.rows[0]
    early = sum(one.points for one in row.periods[:last] if one.counts)
    late = sum(one.points for one in row.periods[last:] if one.counts)
    assert f"{early:,}".replace(",", ".") in texts
    assert early + late == row.total
    assert f"Kolom 1–{last}: wat van die perioden meetelt." in looking.text(made(view))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", [3, 24, 400])
@pytest.mark.parametrize(
    "rule",
    [
        SIXES,
        "average-best:5,periods:12",
        "best:9,min:5,absent:lowest,unnotified:0,win:2/1/0",
        "best:9,win:2/1/0,by:wins",
        "sum,periods:42",
    ],
)
def test_nothing_lies_over_anything_else_with_names_of_forty_letters(
    people: int, rule: str
) -> None:
    view = seasons.standings(people, 42 if "periods" in rule else 12, rule, long_names=True)
    pages = looking.sheets(lambda: made(view))
    for sheet in pages[:2]:
        assert looking.faults(sheet) == []
    shown = [span.text for sheet in pages for span in looking.spans(sheet)]
    assert {row.name for row in view.rows} <= set(shown)


def test_groups_stand_below_one_another_on_one_page_with_who_moves() -> None:
    view = seasons.standings(
        20, 9, "best:6,promote:2", groups={n: "ABC"[n % 3] for n in range(1, 19)}
    )
    (sheet,) = looking.sheets(lambda: made(view))
    assert (sheet.width, sheet.height) == PORTRAIT
    assert looking.faults(sheet) == []
    texts = [span.text for span in looking.spans(sheet)]
    named = [text for text in texts if text.startswith("Groep ") or text == "zonder groep"]
    assert named == ["Groep A", "Groep B", "Groep C", "zonder groep"]
    assert [text for text in texts if text.startswith("naar ")] == [
        *("naar B", "naar B"),  # the last two of A
        *("naar A", "naar A", "naar C", "naar C"),
        *("naar B", "naar B"),
    ]


@pytest.mark.parametrize("people", [60, 90, 300])
def test_groups_that_do_not_fit_go_on_with_their_name_and_nobody_is_left_out(people: int) -> None:
    view = seasons.standings(
        people, 9, "best:6,promote:2", groups={n: "ABC"[n % 3] for n in range(1, people)}
    )
    pages = looking.sheets(lambda: made(view))
    assert len(pages) > 1
    names: list[str] = []
    for sheet in pages:
        assert looking.faults(sheet) == []
        texts = [span.text for span in looking.spans(sheet)]
        assert any(text.startswith(("Groep ", "zonder ")) for text in texts)
        names += [text for text in texts if text in {row.name for row in view.rows}]
    assert names == [row.name for row in view.rows]


def test_of_a_very_long_period_the_last_evenings_are_shown() -> None:
    view = seasons.standings(24, 40, "best:25,periods:40")
    texts = drawn(view)
    first = next(int(text[6:]) for text in texts if text.startswith("avond "))
    assert 1 < first <= 37
    assert f"staan de avonden vanaf {first} erbij" in looking.text(made(view))


def test_win_points_stand_beside_the_total_or_before_it() -> None:
    beside = drawn(seasons.standings(14, 12, "best:9,win:2/1/0"))
    assert beside.index("totaal") < beside.index("winst")
    first = drawn(seasons.standings(14, 12, "best:9,win:2/1/0,by:wins"))
    assert first.index("winstpunten") < first.index("totaal")


def test_since_when_a_rule_holds_and_that_a_season_is_closed_is_said_below() -> None:
    view = seasons.standings(8, 6, "sum", adopted=date(2027, 1, 7), frozen_at="2027-06-01T22:10:00")
    said = looking.text(made(view))
    assert "Telling sinds 7 januari 2027: alle avonden tellen." in said
    assert "Vastgesteld bij het afsluiten van het seizoen op 1 juni 2027." in said
    english = looking.text(made(view, Language.EN))
    assert "Counting since 7 January 2027: all evenings count." in english


def test_a_long_rule_stands_below_where_it_is_read_whole() -> None:
    rule = "sum,absent:own-average/4500,unnotified:0,absent-most:3,win:2/1/0"
    said = looking.text(made(seasons.standings(8, 6, rule)))
    assert (
        "Telling: alle avonden tellen, afgemeld: het eigen gemiddelde (hoogstens 4.500), niet"
        " afgemeld: 0 punten, alleen de eerste 3 keer" in said
    )


def test_a_rule_adopted_in_the_season_is_read_whole_with_its_date_and_sign() -> None:
    rule = "best:12,min:5,absent:4000,unnotified:3500"
    said = looking.text(made(seasons.standings(8, 16, rule, adopted=date(2027, 1, 1))))
    assert "beste 12 van 16 tellen (sinds 1 januari 2027)" in said  # in the head
    assert (
        "Telling sinds 1 januari 2027: beste 12 van 16 tellen, minstens 5 avonden, afgemeld:"
        " 4.000 punten, niet afgemeld: 3.500 punten." in said
    )
    assert "° gekregen voor een avond die iemand miste, volgens deze telling." in said

from dataclasses import replace

import pytest

from clubadmin import reports
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import StandingCell, StandingRow, Standings
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import LANDSCAPE, PORTRAIT
from tests.reports import looking, made_up

CLUB = made_up.CLUB


def made(view: Standings, language: Language = Language.NL) -> bytes:
    return reports.standings(view, Printing(CLUB, language, made_up.STAMP))


def test_the_page_says_which_club_which_season_and_which_rule() -> None:
    text = looking.text(made(made_up.standings(24)))
    for words in (
        "Stand na avond 7",
        "Klaverjasclub De Nel, Zuidwolde",
        "Donderdagavond 2026–2027",
        "beste 5 van 16 tellen",
        "NKU",
    ):
        assert words in text


def test_the_foot_has_state_date_moment_of_printing_and_page() -> None:
    text = looking.text(made(made_up.standings(24)))
    assert "Definitief · avond 7 · 12 november 2026" in text
    assert "afgedrukt 12 november 2026, 22.41 uur" in text
    assert "pagina 1 van 1" in text


def test_after_a_rectification_the_foot_says_which_counts_in_it() -> None:
    text = looking.text(made(replace(made_up.standings(24), rectification=2)))
    assert "Definitief na rectificatie 2 · avond 7 · 12 november 2026" in text


def test_every_name_and_total_is_there_in_order_of_place() -> None:
    view = made_up.standings(40)
    text = looking.text(made(view))
    at = -1
    for row in view.rows:
        found = text.index(row.name, at + 1)
        assert f"{row.total:,}".replace(",", ".") in text[found:]
        at = found


def test_the_first_three_are_larger_than_the_rest() -> None:
    view = made_up.standings(24)
    sheet = looking.sheets(lambda: made(view))[0]
    size = {span.text: (span.size, span.face) for span in looking.spans(sheet)}
    first, third, fourth = (size[view.rows[n].name] for n in (0, 2, 3))
    assert first == third
    assert first[0] > fourth[0]
    assert first[1] == fonts.BOLD


def test_twenty_people_on_a_shared_first_place_are_not_all_made_larger() -> None:
    view = made_up.standings(20)
    view = replace(view, rows=tuple(replace(row, place=1) for row in view.rows))
    sheet = looking.sheets(lambda: made(view))[0]
    sizes = {span.size for span in looking.spans(sheet) if span.text == view.rows[0].name}
    assert sizes == {span.size for span in looking.spans(sheet) if span.text == view.rows[-1].name}


def test_a_dropped_evening_is_struck_through_and_explained() -> None:
    view = made_up.standings(24)
    dropped = [
        cell
        for row in view.rows
        for cell in row.evenings
        if cell.points is not None and not cell.counts
    ]
    sheet = looking.sheets(lambda: made(view))[0]
    strikes = [line for rule, lines in sheet.rules.items() if rule.width == 0.7 for line in lines]
    assert len(strikes) == len(dropped) > 0
    assert "Doorgestreept telt niet mee (beste 5 van 16 tellen)" in looking.text(made(view))


def test_an_absence_is_a_dash_and_points_for_it_carry_a_sign() -> None:
    row = StandingRow(
        1,
        "Bos, Jan",
        9500,
        4750,
        (
            StandingCell(1, 5000, True),
            StandingCell(2, 4500, True, substitute=True),
            StandingCell(3, None, False),
        ),
        0,
    )
    view = replace(made_up.standings(1, 3), rows=(row,))
    text = looking.text(made(view))
    assert "4.500 °" in text or "4.500°" in text
    assert "° punten bij afwezigheid" in text
    assert "– afwezig." in text
    going_on = looking.text(made(replace(view, provisional=True)))
    assert "– afwezig, of van een open avond nog niets getypt." in going_on


@pytest.mark.parametrize("evenings", [7, 30])
def test_the_dash_of_an_absence_is_no_minus_sign_of_the_next_figure(evenings: int) -> None:
    for sheet in looking.sheets(lambda: made(made_up.standings(24, evenings))):
        found = looking.spans(sheet)
        dashes = [one for one in found if one.text == "–"]
        assert dashes
        for dash in dashes:
            behind = [
                one.left - dash.right
                for one in found
                if abs(one.low - dash.low) < 3 and one.left > dash.right and one.text != "–"
            ]
            assert min(behind) > 1.5 * fonts.width("0", dash.face, dash.size)


def test_who_was_there_and_sat_out_every_round_is_not_called_away() -> None:
    view = made_up.standings(1, 1)
    cell = StandingCell(1, None, counts=False, sat_out=True)
    view = replace(view, rows=(replace(view.rows[0], evenings=(cell,)),))
    text = looking.text(made(view))
    assert "– was er, en zat elke ronde stil." in text
    assert "afwezig" not in text


def test_whoever_has_too_few_evenings_stands_below_without_a_place() -> None:
    view = made_up.standings(5)
    rows = (*view.rows[:4], replace(view.rows[4], place=None, behind=0))
    assert "nog te weinig avonden gespeeld" in looking.text(made(replace(view, rows=rows)))


def test_a_firmer_line_sets_those_without_a_place_apart() -> None:
    view = made_up.standings(5)
    rows = (*view.rows[:4], replace(view.rows[4], place=None, behind=0))

    def firm_lines(shown: Standings) -> int:
        sheet = looking.sheets(lambda: made(shown))[0]
        return sum(len(lines) for rule, lines in sheet.rules.items() if rule.width == 0.9)

    assert firm_lines(replace(view, rows=rows)) == firm_lines(view) + 1


def test_one_very_long_name_does_not_turn_the_paper_on_its_side() -> None:
    names = [f"Bos, Lid {n:02}" for n in range(23)] + [
        "Oudenbosch-Schimmelpenninck, Willem-Alexander"
    ]
    sheet = looking.sheets(lambda: made(made_up.standings(24, names=names)))[0]
    assert (sheet.width, sheet.height) == PORTRAIT
    assert names[-1] in " ".join(span.text for span in looking.spans(sheet))


def test_the_rule_is_told_in_the_language_of_the_paper() -> None:
    view = replace(made_up.standings(5), planned=16)
    assert "best 5 of 16 count" in looking.text(made(view, Language.EN))


def test_standings_of_an_archive_say_how_deep_they_go() -> None:
    text = looking.text(made(replace(made_up.standings(5), depth="evening")))
    assert "alleen de avondtotalen bekend" in text


def test_an_average_is_what_is_listed_when_the_rule_goes_by_it() -> None:
    view = made_up.standings(5)
    rows = tuple(replace(row, average=5068.25, total=20273) for row in view.rows)
    text = looking.text(made(replace(view, rule="average-best:6", rows=rows)))
    assert "gemiddeld" in text
    assert "5.068,3" in text
    assert "20.273" not in text


def test_provisional_standings_say_so_on_every_page() -> None:
    pages = looking.pages(made(replace(made_up.standings(100), provisional=True)))
    assert len(pages) > 1
    assert all("Voorlopig" in page for page in pages)


def test_every_page_repeats_the_heads_and_counts_itself() -> None:
    pages = looking.pages(made(made_up.standings(400)))
    for number, page in enumerate(pages, start=1):
        assert "speler" in page
        assert "totaal" in page
        assert f"pagina {number} van {len(pages)}" in page


@pytest.mark.parametrize("rows", range(36, 50))
def test_there_is_never_a_last_page_with_a_row_or_two(rows: int) -> None:
    view = made_up.standings(rows, names=[f"Lid {n:03}" for n in range(rows)])
    last = looking.pages(made(view))[-1]
    assert sum(f"Lid {n:03}" in last for n in range(rows)) >= 3


@pytest.mark.sampled(2)
@pytest.mark.parametrize("evenings", [1, 7, 12, 16, 24, 40, 60])
def test_any_number_of_evenings_fits_the_page(evenings: int) -> None:
    view = made_up.standings(24, evenings, 5)
    for sheet in looking.sheets(lambda: made(view)):
        assert looking.faults(sheet) == []
        assert min(span.size for span in looking.spans(sheet)) >= 6.5


def test_a_few_evenings_stand_upright_and_many_on_their_side() -> None:
    few, many = made_up.standings(24, 7), made_up.standings(24, 16)
    upright = looking.sheets(lambda: made(few))[0]
    lying = looking.sheets(lambda: made(many))[0]
    assert (upright.width, upright.height) == PORTRAIT
    assert (lying.width, lying.height) == LANDSCAPE


def test_of_sixty_evenings_the_oldest_are_taken_together_and_still_add_up() -> None:
    view = made_up.standings(3, 60, 40)
    sheet = looking.sheets(lambda: made(view))[0]
    spans = looking.spans(sheet)
    head = next(span for span in spans if span.text.startswith("1–"))
    last = int(head.text.split("–")[1])
    row = view.rows[0]
    early = sum(c.points or 0 for c in row.evenings if c.evening <= last and c.counts)
    late = sum(c.points or 0 for c in row.evenings if c.evening > last and c.counts)
    assert f"{early:,}".replace(",", ".") in [span.text for span in spans]
    assert early + late == row.total
    assert f"Kolom 1–{last}" in looking.text(made(view))


@pytest.mark.parametrize("rows", [1, 3, 24, 40, 100])
def test_nothing_lies_over_anything_else(rows: int) -> None:
    for sheet in looking.sheets(lambda: made(made_up.standings(rows))):
        assert looking.faults(sheet) == []


def test_no_rows_give_a_page_that_says_so() -> None:
    pages = looking.pages(made(made_up.standings(0)))
    assert len(pages) == 1
    assert "Nog geen uitslagen." in pages[0]


def test_the_english_paper_is_english() -> None:
    text = looking.text(made(made_up.standings(24), Language.EN))
    for words in ("Standings after evening 7", "player", "total", "behind", "page 1 of 1"):
        assert words in text
    for words in ("speler", "totaal", "pagina", "avond 7", "Doorgestreept"):
        assert words not in text


def test_fines_of_a_season_are_named_below_the_standings() -> None:
    view = made_up.standings(12)
    rows = tuple(
        replace(row, fines=fines)
        for row, fines in zip(view.rows, (15, 0, 120, 60, 30, 45, *[0] * 6), strict=True)
    )
    most, then = rows[2].name, rows[3].name
    text = looking.text(made(replace(view, rows=rows)))
    assert f"Straf is van de totalen af: {most} 120; {then} 60; " in text
    assert "en nog 1." in text
    assert "Straf" not in looking.text(made(view))


def test_of_a_knock_out_the_total_is_headed_rounds_won() -> None:
    text = looking.text(made(replace(made_up.standings(12), wins=True)))
    assert "Hoogste avond" not in text
    assert "gewonnen ronden" in text


@pytest.mark.parametrize(
    ("kind", "head"),
    [
        ("individual", "speler"),
        ("pairs", "paar"),
        ("schevenings", "paar"),
        ("howell-pairs", "paar"),
        ("knockout-pairs", "paar"),
        ("teams", "team"),
    ],
)
def test_the_column_of_names_is_headed_by_who_plays_whatever_the_format(
    kind: str, head: str
) -> None:
    view = replace(made_up.standings(8), format=kind)
    heads = {span.text for span in looking.spans(looking.sheets(lambda: made(view))[0])}
    assert heads & {"speler", "paar", "team"} == {head}


def test_who_ended_level_is_told_with_what_parted_them_and_the_figures_of_both() -> None:
    view = made_up.standings(3)
    looked = (LookedAt("mutual", 1, 1), LookedAt("pits", 7, 5))
    rows = (view.rows[0], replace(view.rows[1], parted=looked), view.rows[2])
    text = " ".join(looking.text(made(replace(view, rows=rows))).split())
    first, second = view.rows[0].name, view.rows[1].name
    by = "onderling resultaat (1 tegen 1) en meeste pits (7 tegen 5)"
    assert f"Gelijk geëindigd: {second} onder {first}: {by}." in text
    assert "Gelijk geëindigd" not in looking.text(made(view))

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.errors import Refused
from clubadmin.model.results.result import Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.seasons.closing import close_season
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.figures import ties_of
from clubadmin.services.standings.standings import freeze, standings
from tests.services.evening_club import add_competition, evening_with, pairs_evening
from tests.services.lists.taking import import_file

HEADER = "season,competition,evening,date,name,round,points,roem,pits"
SEASON = {
    "Aal": (5000, 4000, 4500),
    "Bos": (4800, 4900, None),
    "Cas": (4500, None, 4600),
    "Dam": (None, 5100, None),
}


@pytest.fixture
def paper(club: OpenClub, tmp_path: Path) -> OpenClub:
    rows = [
        f"2025-2026,Maandavond,{evening},{date(2025, 9, evening)},{name},,{points},,{pits}"
        for name, made in SEASON.items()
        for evening, points in enumerate(made, start=1)
        if points is not None
        for pits in (evening,)
    ]
    file = tmp_path / "s.csv"
    file.write_text("\n".join([HEADER, *rows]))
    import_file(club, file)
    return club


def ranked(found: Standings) -> list[tuple[int | None, str, float]]:
    return [(row.place, row.name, row.total) for row in found.rows]


def test_a_guest_is_known_as_one_while_the_season_goes_on_and_after_it(paper: OpenClub) -> None:
    bos = next(one for one in members.members(paper) if one.last_name == "Bos")
    members.change_member(paper, replace(bos, guest=True))
    assert [row.name for row in standings(paper, 1).rows if row.guest] == ["Bos"]
    close_season(paper, 1)
    found = standings(paper, 1)
    assert found.frozen_at
    assert [row.name for row in found.rows if row.guest] == ["Bos"]


def test_all_evenings_add_up(paper: OpenClub) -> None:
    found = standings(paper, 1)
    assert ranked(found) == [
        (1, "Aal", 13500),
        (2, "Bos", 9700),
        (3, "Cas", 9100),
        (4, "Dam", 5100),
    ]
    assert [row.behind for row in found.rows] == [0, 3800, 4400, 8400]
    assert (found.evenings, found.after, found.last_date) == ((1, 2, 3), 3, date(2025, 9, 3))
    assert (found.rule, found.rule_text, found.provisional) == ("sum", "alle avonden tellen", False)


def test_the_best_count_and_the_dropped_are_marked(paper: OpenClub) -> None:
    found = standings(paper, 1, rule="best:2")
    assert ranked(found)[:2] == [(1, "Bos", 9700), (2, "Aal", 9500)]
    by_name = {row.name: row for row in found.rows}
    assert by_name["Aal"].average == 4750
    assert [cell.counts for cell in by_name["Aal"].evenings] == [True, False, True]
    assert [cell.points for cell in by_name["Dam"].evenings] == [None, 5100, None]


def test_too_few_evenings_come_after_the_others_without_a_place(paper: OpenClub) -> None:
    found = standings(paper, 1, rule="average,min:2")
    assert [(row.place, row.name) for row in found.rows] == [
        (1, "Bos"),
        (2, "Cas"),
        (3, "Aal"),
        (None, "Dam"),
    ]
    assert found.rows[1].behind == pytest.approx(300)


@pytest.mark.parametrize(
    ("absent", "total"), [("3000", 11100), ("lowest", 14100), ("own-average", 15300)]
)
def test_a_missed_evening_is_worth_what_the_rule_says(
    paper: OpenClub, absent: str, total: int
) -> None:
    found = standings(paper, 1, rule=f"sum,absent:{absent}")
    dam = next(row for row in found.rows if row.name == "Dam")
    assert [cell.substitute for cell in dam.evenings] == [True, False, True]
    assert dam.total == total


def test_standings_after_an_earlier_evening_leave_the_later_out(paper: OpenClub) -> None:
    found = standings(paper, 1, after=1)
    assert found.evenings == (1,)
    assert ranked(found) == [(1, "Aal", 5000), (2, "Bos", 4800), (3, "Cas", 4500)]
    assert standings(paper, 1, after=0).rows == ()


def test_equal_totals_are_parted_by_pits_or_share_a_place(club: OpenClub, tmp_path: Path) -> None:
    rows = [
        f"2025-2026,Maandavond,1,2025-09-01,{name},,5000,,{pits}"
        for name, pits in (("Aal", 1), ("Bos", 2), ("Cas", 1), ("Dam", 0))
    ]
    file = tmp_path / "s.csv"
    file.write_text("\n".join([HEADER, *rows]))
    import_file(club, file)
    places = [(row.place, row.name) for row in standings(club, 1).rows]
    assert places == [(1, "Bos"), (2, "Aal"), (2, "Cas"), (4, "Dam")]


def test_the_depth_is_that_of_the_shallowest_evening(paper: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "r.csv"
    file.write_text(f"{HEADER}\n2025-2026,Maandavond,4,2025-10-01,Aal,1,1500,,\n")
    import_file(paper, file)
    assert standings(paper, 1).depth == "evening"
    assert standings(paper, 1, rule="best:1", after=4).depth == "evening"


def test_sheets_count_as_they_come_in_and_make_the_standings_provisional(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    assert standings(club, evening.competition_id).rows == ()
    table = evening.plan[0].tables[0]
    sheets.save_lines(club, table.table_id, {1: "92+20", 2: "p", 3: "70", 4: "100"})
    found = standings(club, evening.competition_id)
    assert found.provisional
    assert found.rows[0].total == 92 + 20 + 262 + 70 + 100
    assert found.rows[0].pits == 1
    assert {row.name for row in found.rows[:2]} == {table.n.label, table.s.label}


@pytest.mark.parametrize("chosen", [("tops",), ("tops", "points"), ("tops", "pits")])
def test_level_people_are_not_parted_by_tops_where_no_games_are_compared(
    club: OpenClub, chosen: tuple[str, ...]
) -> None:
    """Two have 100 and two 62: without matchpoints nobody has tops, and they share their places."""
    evening = evening_with(club, 4, rounds=1, games=1, tie_breaks=chosen)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    sheets.save_lines(club, evening.plan[0].tables[0].table_id, {1: "100"})
    rows = standings(club, evening.competition_id).rows
    assert [(row.place, row.total) for row in rows] == [(1, 100), (1, 100), (3, 62), (3, 62)]


def test_pairs_stand_under_both_names(club: OpenClub) -> None:
    evening = pairs_evening(club, 4)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    for plan in evening.plan:
        for table in plan.tables:
            sheets.save_lines(club, table.table_id, {1: "92+20", 2: "p", 3: "70", 4: "100"})
            sheets.sign(club, table.table_id)
    closing.close(club, evening.id)
    found = standings(club, evening.competition_id)
    assert (found.format, found.provisional) == ("pairs", False)
    assert {row.name for row in found.rows} == {pair.label for pair in pairs.pairs(club)}
    assert sum(row.total for row in found.rows) == sum(
        row.total for row in closing.result(club, evening.id).rows
    )


def test_a_competition_without_evenings_has_empty_standings(club: OpenClub) -> None:
    competition = add_competition(club)
    evenings.add_evening(club, competition.id, date(2026, 11, 12))
    found = standings(club, competition.id)
    assert (found.rows, found.evenings, found.after, found.last_date) == ((), (), 0, None)
    assert found.competition == seasons.competitions(club)[0].name


def test_a_rule_that_cannot_be_read_and_a_competition_that_is_gone_are_told(
    paper: OpenClub,
) -> None:
    with pytest.raises(Refused, match="beste vijf"):
        standings(paper, 1, rule="beste vijf")
    with pytest.raises(Refused, match="competitie"):
        standings(paper, 99)


@pytest.mark.parametrize(
    ("form", "chosen", "order"),
    [
        ("individual", ("pits", "mutual"), ("pits", "mutual")),
        ("schevenings", ("pits",), ("tops", "points")),  # NKF 1976, 2, art. 19
        ("schevenings", ("mutual", "tops"), ("mutual", "tops")),
        ("teams", (), ("tops", "points")),
        ("knockout", ("pits", "tops"), ()),
    ],
)
def test_a_contest_keeps_its_own_order_until_a_club_has_tops_in_its_choice(
    form: str, chosen: tuple[str, ...], order: tuple[str, ...]
) -> None:
    assert ties_of(FORMATS[form], chosen) == order


def test_what_is_not_known_of_an_evening_is_kept_with_the_season(paper: OpenClub) -> None:
    found = standings(paper, 1)
    first, *others = found.rows
    cell = first.evenings[0]._replace(unknown=True)
    marked = replace(first, evenings=(cell, *first.evenings[1:]))
    kept = json.loads(freeze(replace(found, rows=(marked, *others)), [], []))["rows"]
    assert [len(one) for one in kept[0]["evenings"]] == [6, 5, 5]
    assert kept[0]["evenings"][0][5] is True

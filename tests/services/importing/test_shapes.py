"""Lists of every shape are understood as people would read them."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import openpyxl
import pytest

from clubadmin.errors import Refused
from clubadmin.model.importing.importing import Draft, Look
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.draft import understand
from clubadmin.services.members import members
from tests.services.evening_club import new_club
from tests.services.importing.lists import (
    PEOPLE,
    add_members,
    begun,
    kinds,
    text_file,
    with_answer,
    work_book,
)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """A club with members that every test only looks at."""
    club = new_club(tmp_path_factory.mktemp("shapes"))
    add_members(club)
    yield club
    club.close()


def sums(club: OpenClub, file: Path, season: str = "2019-2020") -> list[tuple[object, ...]]:
    look = drafts.look(club, begun(club, file, season))
    assert not look.missing
    return [(one.number, one.date, one.entrants, one.total) for one in look.evenings]


def test_a_wide_list_has_an_evening_in_each_column_dated_in_the_row_below(
    known: OpenClub, tmp_path: Path
) -> None:
    file = work_book(
        tmp_path,
        [
            ["Klaverjasclub De Vier Azen"],
            ["Seizoen 2019-2020"],
            [],
            ["Plaats", "Naam", "Avond 1", "Avond 2", "Totaal"],
            [None, None, date(2019, 9, 5), date(2019, 9, 19), None],
            [1, "Jan Bos", 5414, None, "=SUM(C6:D6)"],
            [2, "Piet Vos", 5263, 5425, "=SUM(C7:D7)"],
            [3, "Greet de Wit", 4431, 5510, "=SUM(C8:D8)"],
        ],
    )
    draft = begun(known, file)
    assert draft.given.season == "2019-2020"
    assert [one.key for one in drafts.look(known, draft).doubts] == ["nosums:all"]
    look = drafts.look(known, with_answer(draft, "nosums:all", "take"))
    assert look.ready
    assert [(one.number, one.date, one.total) for one in look.evenings] == [
        (1, date(2019, 9, 5), 5414 + 5263 + 4431),
        (2, date(2019, 9, 19), 5425 + 5510),
    ]
    assert look.evenings[1].best == ("Greet de Wit", 5510)


def test_dates_as_text_without_a_year_fall_in_the_season(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(
        tmp_path,
        "Datum;Naam;Punten",
        "do 19 sep;Jan Bos;4800",
        "do 19 sep;Piet Vos;4700",
        "9 januari;Jan Bos;5000",
    )
    assert sums(known, file) == [
        (1, date(2019, 9, 19), 2, 9500),
        (2, date(2020, 1, 9), 1, 5000),
    ]


def test_a_list_from_a_newspaper_has_a_heading_above_each_evening(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Uitslagen klaverjassen",
        "",
        "Avond 1, 13 september 2018",
        "1. Jan Bos 5742",
        "2. Klaas van den Berg 5.318",
        "",
        "2e avond (27-9-2018)",
        "1. Piet Vos 5381",
        "2. Greet de Wit 5200",
        name="krant.txt",
    )
    assert sums(known, file, "2018-2019") == [
        (1, date(2018, 9, 13), 2, 11060),
        (2, date(2018, 9, 27), 2, 10581),
    ]


def test_headings_under_each_other_are_one_and_rounds_stay_in_their_evening(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Naam;Punten",
        "Avond 1",
        "12 september",
        "Ronde 1",
        "Jan Bos;1500",
        "Piet Vos;1400",
        "Ronde 2",
        "Jan Bos;1600",
        "Piet Vos;1700",
        "Avond 8, 19 september: vervallen",
        "Avond 2",
        "26 september",
        "Ronde 1",
        "Jan Bos;1550",
    )
    look = drafts.look(known, begun(known, file, "2019-2020"))
    assert look.ready
    assert [(one.number, one.date, one.depth, one.total) for one in look.evenings] == [
        (1, date(2019, 9, 12), "round", 6200),
        (2, date(2019, 9, 26), "round", 1550),
    ]


def test_dates_without_a_year_ask_for_the_season_first(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(tmp_path, "Datum;Naam;Punten", "12 sep;Jan Bos;4500")
    assert drafts.look(known, begun(known, file)).missing == ("season",)


def test_a_sheet_an_evening_is_numbered_by_its_name(known: OpenClub, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    for number in (1, 2):
        sheet = book.create_sheet(f"Avond {number}")
        sheet.append(["Gespeeld op", None, date(2019, 9, 5 + 7 * number)])
        sheet.append(["nr", "speler", "score"])
        for at, name in enumerate(PEOPLE):
            sheet.append([at + 1, name, 5000 - number - at])
    del book["Sheet"]
    book.save(tmp_path / "bladen.xlsx")
    assert [row[:2] for row in sums(known, tmp_path / "bladen.xlsx")] == [
        (1, date(2019, 9, 12)),
        (2, date(2019, 9, 19)),
    ]


def test_small_figures_under_bare_numbers_are_rounds_that_add_up(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Avond,Datum,Naam,1,2,3,Totaal",
        "1,2019-09-05,Jan Bos,1500,1600,1400,4500",
        "1,2019-09-05,Piet Vos,1450,1550,1650,4650",
    )
    look = drafts.look(known, begun(known, file))
    (evening,) = look.evenings
    assert look.ready
    assert (evening.depth, evening.best, evening.total) == ("round", ("Piet Vos", 4650), 9150)
    assert look.results == 6


def test_dates_in_the_header_are_evenings_in_their_order(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(tmp_path, "Naam;5-9-2019;19-9-2019", "1. Jan Bos;4500;", "2) Piet Vos;;4600")
    assert sums(known, file) == [
        (1, date(2019, 9, 5), 1, 4500),
        (2, date(2019, 9, 19), 1, 4600),
    ]


def test_two_rows_of_titles_are_read_together(known: OpenClub, tmp_path: Path) -> None:
    file = work_book(
        tmp_path,
        [
            [None, "Avond 1", None, "Avond 2", None],
            ["Naam", "punten", "roem", "punten", "roem"],
            ["Jan Bos", 4000, 500, 4100, 600],
            ["Piet Vos", 3900, 400, None, None],
        ],
        ["B1:C1", "D1:E1"],
    )
    draft = begun(known, file, "2019-2020")
    look = drafts.look(known, draft)
    assert [(one.number, one.total) for one in look.evenings] == [(1, 8800), (2, 4700)]
    assert [one.kind for one in look.doubts] == ["nodate", "nodate"]


def test_one_answer_dates_all_evenings_that_follow_until_another_is_said_of_one(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path, "Naam;Avond 1;Avond 2;Avond 3;Avond 4", "Jan Bos;4500;4600;4700;4800"
    )
    draft = begun(known, file, "2019-2020")

    def days() -> list[str]:
        return [f"{one.date:%d-%m}" if one.date else "" for one in look().evenings]

    def look() -> Look:
        return drafts.look(known, draft)

    first, second, third, fourth = [one.key for one in look().doubts]
    draft = with_answer(draft, first, "date", "05-09-2019")
    assert look().open == 3
    draft = with_answer(draft, second, "week")
    assert days() == ["05-09", "12-09", "19-09", "26-09"]
    assert look().ready
    draft = with_answer(draft, third, "fortnight")
    assert days() == ["05-09", "12-09", "26-09", "10-10"]
    draft = with_answer(draft, third, "date", "03-10-2019")
    assert days() == ["05-09", "12-09", "03-10", "10-10"]
    draft = with_answer(draft, fourth, "leave")
    assert days() == ["05-09", "12-09", "03-10"]


def test_titles_under_dates_that_reach_over_two_columns_are_read_with_them(
    known: OpenClub, tmp_path: Path
) -> None:
    file = work_book(
        tmp_path,
        [
            ["Uitslagen seizoen 1998/1999"],
            [None, "Spelers", "10-9-98", None, "24-9-98", None, "Totaal"],
            [None, None, "punten", "roem", "punten", "roem", None],
            [1, "Jan Bos", 4000, 500, 4100, 600, 9200],
            [2, "Piet Vos", 3900, 400, None, None, 4300],
        ],
        ["A1:G1", "C2:D2", "E2:F2"],
    )
    assert sums(known, file, "1998-1999") == [
        (1, date(1998, 9, 10), 2, 8800),
        (2, date(1998, 9, 24), 1, 4700),
    ]


def test_points_roem_and_their_total_are_held_against_each_other(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Datum;Naam;Punten;Roem;Totaal",
        "5-9-2019;Jan Bos;4000;500;4500",
        "5-9-2019;Piet Vos;4100;400;4600",
    )
    look = drafts.look(known, begun(known, file))
    assert [(one.kind, one.values) for one in look.doubts] == [("sum", ("4500", "4600"))]


def test_names_in_three_columns_are_one_name(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(
        tmp_path,
        "Achternaam;Voornaam;Tussenvoegsel;Datum;Score",
        "Berg;Klaas;van den;5-9-2019;4500",
        "Bos;Jan;;5-9-2019;4400",
    )
    assert kinds(known, begun(known, file)) == []


def test_a_list_without_titles_is_read_by_what_stands_in_it(
    known: OpenClub, tmp_path: Path
) -> None:
    lines = [f"{day}-9-2019;{name};{4000 + day}" for day in (5, 19) for name in PEOPLE]
    assert sums(known, text_file(tmp_path, *lines)) == [
        (1, date(2019, 9, 5), 8, 8 * 4005),
        (2, date(2019, 9, 19), 8, 8 * 4019),
    ]


def test_what_the_list_does_not_say_is_asked_before_anything_else(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(tmp_path, "Naam;Punten", "Jan Bos;4500", "Piet Vos;4400")
    look = drafts.look(known, drafts.begin(known, file))
    assert look.missing == ("season", "competition", "evening")
    assert not look.ready
    assert not look.doubts


@pytest.mark.parametrize("name", ["leeg.csv", "leeg.xlsx"])
def test_a_file_without_a_row_is_refused(known: OpenClub, tmp_path: Path, name: str) -> None:
    file = work_book(tmp_path, [], name=name) if name.endswith("x") else tmp_path / name
    if not file.exists():
        file.write_text("\n\n")
    with pytest.raises(Refused, match="is leeg"):
        drafts.begin(known, file)


def test_members_and_games_are_told_from_results(known: OpenClub, tmp_path: Path) -> None:
    people = text_file(tmp_path, "Naam;Telefoon", "Jan Bos;0612345678", name="leden.csv")
    wide = text_file(tmp_path, "Naam;Avond 1", "Jan Bos;4500", name="uitslag.csv")
    games = text_file(
        tmp_path,
        "season,competition,evening,date,round,table,n,s,e,w,game,typed",
        "2019-2020,A,1,2019-09-05,1,1,Jan Bos,Piet Vos,Truus Kok,Annie Smit,1,92",
        name="spellen.csv",
    )
    stood_in = text_file(
        tmp_path,
        "season,competition,evening,date,name,points,for",
        "2019-2020,A,1,2019-09-05,Jan Bos – Piet Vos,4500,Jan Bos – Truus Kok",
        name="invallers.csv",
    )
    assert isinstance(drafts.sort_out(known, people), PeopleDraft)
    assert getattr(drafts.sort_out(known, games), "kind", "") == "games"
    assert isinstance(drafts.sort_out(known, wide), Draft)
    draft = drafts.sort_out(known, stood_in)
    assert isinstance(draft, Draft)
    (evening,) = understand(known, draft).evenings
    names = {one.id: one.name for one in members.members(known)}
    labels = [names[one] for one in evening.entries[0].everybody]
    assert labels == ["Jan Bos", "Piet Vos", "Jan Bos", "Truus Kok"]


@pytest.mark.parametrize(
    ("title", "day"),
    [
        ("5 9 2019", date(2019, 9, 5)),
        ("do. 5. 9. 2019", date(2019, 9, 5)),
        ("do 2019-09-05", date(2019, 9, 5)),
        ("5 sept. 2019", date(2019, 9, 5)),
        ("5/9", date(2019, 9, 5)),
        ("donderdag 5 september '19", date(2019, 9, 5)),
    ],
)
def test_a_day_above_a_column_is_read_as_people_write_it(
    known: OpenClub, tmp_path: Path, title: str, day: date
) -> None:
    file = text_file(tmp_path, f"Naam;{title}", "Jan Bos;5414", "Piet Vos;5263")
    assert [one[1] for one in sums(known, file)] == [day]

"""Each file that is a list: how many people it brings, and what of it is left out or asked."""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.model.importing.importing import Given
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services import importing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing.draft import kind_of
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import read_book

DATA = Path("tests/data/lists")
PEOPLE = {
    "apple-1604.vcf": (1, 0, ""),
    "apple-3.vcf": (1, 0, ""),
    "bedrijf.vcf": (0, 0, "name"),
    "leden-29feb.csv": (1, 0, "date"),
    "leden-2digit-year.csv": (2, 0, ""),
    "leden-dubbele-naam.csv": (12, 1, "name"),
    "leden-excel-1904.xlsx": (5, 0, ""),
    "leden-excel-hidden.xlsx": (1, 0, "hidden"),
    "leden-excel-title.xlsx": (2, 1, ""),
    "leden-excel.xlsx": (5, 0, ""),
    "leden-fullname.csv": (4, 0, "name name"),
    "leden-month-name.csv": (2, 0, ""),
    "leden-nfd.csv": (4, 1, ""),
    "leden-time.csv": (2, 0, ""),
    "leden-timezone.csv": (0, 0, "date"),
    "leden-vreemd.csv": (4, 0, "name"),
    "ledenlijst-2025.xlsx": (44, 2, ""),
    "telefoon-21.vcf": (2, 0, ""),
}
"""Lists of people: new members, rows left out, and the questions."""

RESULTS = {
    "avonden-kort.csv": (2, 3, 0, ""),
    "avonden-matrix.csv": (3, 4, 0, "dots text"),
    "l1-enter-top10.csv": (10, 10, 2, "nodate"),
    "l10-den-burg-ronde10.csv": (8, 4, 1, "nopoints nodate"),
    "l12-stand-vanaf-avond-4.csv": (5, 5, 0, "opening nodate"),
    "l15-klopt.csv": (4, 4, 0, "opening nodate"),
    "l4-westerwolde-2025-26-cum.csv": (2, 2, 2, "opening unopened nodate"),
    "l6-dewaal-gemiddelde.csv": (0, 0, 0, "averages"),
    "resultaten-decimaal.csv": (1, 1, 1, "text"),
    "resultaten-kommanul.csv": (2, 2, 0, ""),
    "resultaten-punt.csv": (2, 2, 0, ""),
}
"""Lists of results: new names, results of evenings, rows without one, and what is asked."""


def test_no_file_of_a_list_is_passed_over() -> None:
    assert {one.name for one in DATA.iterdir()} == {*PEOPLE, *RESULTS, "headings.csv"}


@pytest.mark.parametrize("name", PEOPLE)
def test_a_list_of_people_brings_each_of_them_or_asks(club: OpenClub, name: str) -> None:
    assert kind_of(DATA / name) == "people"
    found = people.look(club, PeopleDraft(read_book(DATA / name)), date(2026, 11, 29))
    asked = [one.code for one in found.questions]
    new, left_out, questions = PEOPLE[name]
    assert (found.count("new"), found.count("left_out")) == (new, left_out)
    assert asked == questions.split()


@pytest.mark.parametrize("name", RESULTS)
def test_a_list_of_results_brings_each_figure_or_asks(club: OpenClub, name: str) -> None:
    assert kind_of(DATA / name) in ("results", "own")
    draft = importing.begin(club, DATA / name)
    given = Given(draft.given.season or "2026-2027", draft.given.competition or "Donderdag", 10)
    found = importing.look(club, replace(draft, given=given))
    kinds = Counter(one.kind for one in found.doubts)
    new, results, left_out, questions = RESULTS[name]
    assert (kinds.pop("unknown", 0), found.results) == (new, results)
    assert sum(count for _why, count in found.left) == left_out
    assert [*kinds, *found.missing] == questions.split()
